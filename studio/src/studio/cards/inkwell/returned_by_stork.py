"""Returned by Stork: they open the bundle together, and it has been through a good deal already."""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import HEAD, PEOPLE, Arm, Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.geometry import curve, outline
from studio.materials import cloth, plain
from studio.motifs.animals import stork
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Sunlight, group
from studio.skies import mares_tails

LIGHT = Sunlight((-0.4, -0.75, 0.55))
HOLDING = Arm((-0.1, -0.62, 0.5), (0.9, -0.5, -0.2), "scoop", (-0.4, -0.1, 1), (0, 1, 0.2))
LEANING = Pose(pelvis=(0, 8, 0), bend=(0, 18, 0), head=(0, 20, 0), left=HOLDING, right=HOLDING)
ANCIENT = Body(
    age=94,
    skin="#e8b08e",
    hair=Hair("tuft", "#f6f2ea"),
    beard="long",
    beard_colour="#fbf8f2",
    face=Face(nose_out=1.2, nose_wide=1.2, ear=1.3, cheek=1.4),
)


@card("returned_by_stork")
def returned_by_stork(chance: Chance, palette: Palette) -> Scene:
    sky = mares_tails(chance.layout.child("sky"))
    leaving = stork("flying").placed(440, 110, 1.15, -0.25)
    return Rig(None, LIGHT, None, palette.shade).scene(sky, group(leaving), parents(), bundle(palette), focal="bundle")


def parents() -> Group:
    father = person(
        PEOPLE["clerk"],
        Head("surprise", yaw=-14, roll=-8, gaze=(0.35, -0.6)),
        LEANING,
        Dress(top="#e0b23c", collar="shirt", trim="#fbf5e6"),
        facing=58,
        at=(-24, 0, -8),
        name="father",
    )
    mother = person(
        PEOPLE["singer"],
        Head("joy", yaw=14, roll=12, gaze=(-0.35, -0.5)),
        LEANING,
        Dress(top="#c8402f", collar="round"),
        facing=-58,
        at=(24, 0, -8),
        name="mother",
    )
    return drawn(
        father, mother, camera=Camera((400, 560), 13.6, (0, 72, 0), pitch=4), light=LIGHT, pen=1.5, name="parents"
    )


def bundle(palette: Palette) -> Group:
    """Linen folded round a face, and a beard that would not stay in."""
    swaddle = outline(
        "400,604 536,626 622,720 654,850 640,1000 590,1140 510,1240! 290,1240! 210,1140 160,1000 146,850 "
        "178,720 264,626"
    )
    hollow = outline("412,650! 500,680 552,752 560,860 530,960 400,1020 270,960 240,860 248,752 300,690")
    under = outline("146,880 220,930 330,1010 420,1130 470,1240! 290,1240! 210,1140 160,1000")
    over = outline("654,870 590,930 500,1010 400,1090 330,1180 300,1240! 510,1240! 590,1140 640,1000")
    knot = outline("372,612 400,594 430,612 436,646 402,660 366,646")
    ears = (outline("384,620 340,560 262,520! 268,580 320,632"), outline("418,620 470,556 548,530! 536,586 484,634"))
    old = person(ANCIENT, Head("amused", yaw=10, pitch=-4, roll=-7, gaze=(0.3, 0.5)), None, None, facing=4)
    face = drawn(old.only(*HEAD), camera=Camera((404, 806), 15.5, (0, 82, 0)), light=LIGHT, pen=1.6)
    folds = (curve("206,760 182,880 206,1010 280,1150"), curve("596,760 620,880 596,1010 520,1150"))
    return group(
        cloth(swaddle, palette.linen, "linen", weight=0.3, form=60, modelling=0.8, line=2.8),
        *(cloth(ear, palette.linen, "linen", weight=0.3, form=20, line=2.4) for ear in ears),
        cloth(knot, palette.linen, "linen", weight=0.3, form=16, line=2.4),
        plain(hollow, palette.lining, "hollow", weight=0.8, form=20, line=2.2),
        cloth(under, palette.linen, "linen", weight=0.3, form=40, modelling=0.9, line=2.4),
        cloth(over, palette.linen, "linen", weight=0.3, form=40, modelling=0.9, line=2.4),
        Lines(folds, 1.8, strength=0.7),
        face,
        name="bundle",
    )
