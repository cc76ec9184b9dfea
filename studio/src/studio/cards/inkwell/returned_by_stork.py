"""Returned by Stork: who has been waiting for whom?"""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import HEAD, PEOPLE, Arm, Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.figures.people import Actor
from studio.geometry import Placing, closed, curve, ellipse, limb, outline, rectangle
from studio.materials import cloth, lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Group, Lines, Scene, Sunlight, group

LIGHT = Sunlight((-0.4, -0.75, 0.55))
HOLDING = Arm((-0.1, -0.62, 0.5), (0.9, -0.5, -0.2), "scoop", (-0.4, -0.1, 1), (0, 1, 0.2))
LEANING = Pose(pelvis=(0, 8, 0), bend=(0, 18, 0), head=(0, 20, 0), left=HOLDING, right=HOLDING)
ANCIENT = Body(
    age=94,
    skin="#e8b08e",
    hair=Hair("none", "#f6f2ea"),
    beard="long",
    beard_colour="#fbf8f2",
    face=Face(nose_out=1.2, nose_wide=1.2, ear=1.3, cheek=1.4),
)
VIEW = Camera((400, 560), 13.6, (0, 72, 0), pitch=4)


@card("returned_by_stork")
def returned_by_stork(chance: Chance, palette: Palette) -> Scene:
    sky = lit(rectangle(-20, -20, 820, 1220), palette.sky, "sky", weight=0.9, colour_below=palette.blush)
    both = father(), mother()
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(sky, stork()),
        drawn(*both, camera=VIEW, light=LIGHT, pen=1.5, name="parents"),
        bundle(palette),
        arms(*both),
        focal="bundle",
    )


def carrying(x: float, y: float, way: float) -> Arm:
    """The near arm, with its hand spread on the linen at a place of the card."""
    place = ((x - VIEW.at[0]) / VIEW.scale, VIEW.target[1] - (y - VIEW.at[1]) / VIEW.scale, 15.0)
    return Arm(
        pole=(-0.8 * way, -0.8, 0.5),
        hand="scoop",
        aim=(0.9 * way, -0.35, 0.15),
        palm=(0.25 * way, 0.3, -1),
        at=place,
        world=True,
    )


def father() -> Actor:
    return person(
        PEOPLE["clerk"],
        Head("surprise", yaw=-34, pitch=6, roll=-8, gaze=(0.35, -0.7)),
        replace(LEANING, right=carrying(170, 940, 1.0)),
        Dress(top="#2f7fb4", collar="shirt", trim="#fbf5e6", cuff=True),
        facing=58,
        at=(-24, 0, -8),
        name="father",
    )


def mother() -> Actor:
    return person(
        PEOPLE["singer"],
        Head("joy", yaw=26, pitch=6, roll=12, gaze=(-0.35, -0.7)),
        replace(LEANING, left=carrying(628, 985, -1.0)),
        Dress(top="#f0503c", collar="round"),
        facing=-58,
        at=(24, 0, -8),
        name="mother",
    )


def arms(one: Actor, other: Actor) -> Group:
    """What of them is before the bundle: an arm each."""
    near = [
        actor.only(*(f"{part}.{side}" for part in ("upper", "fore", "arm", "cuff")), f".{side}.")
        for actor, side in ((one, "right"), (other, "left"))
    ]
    return drawn(*near, camera=VIEW, light=LIGHT, pen=1.5, name="arms")


def stork() -> Group:
    """On its way already, with the empty sling still in its bill."""
    here = Placing(430, 118, 0.62, -0.12)
    white, black, red = colour("#fbf7ee"), colour("#2c2a34"), colour("#d8502e")
    far = outline("10,-4! 40,-40 96,-84 172,-104! 150,-70 120,-40 70,-6")
    near = outline("-16,0! -34,-52 -20,-108 40,-166! 52,-110 60,-60 44,2")
    tips = (
        outline("96,-84 172,-104! 176,-92! 164,-84! 166,-74! 150,-68! 148,-58! 128,-46 104,-60")[0],
        outline("-20,-108 40,-166! 50,-154! 46,-140! 56,-130! 50,-116! 60,-104! 50,-84 10,-88")[0],
    )
    body = outline("-70,-6 -30,-18 30,-14 88,4! 40,20 -20,22 -60,10")
    neck = limb("-56,2 -100,-8 -140,2", [26, 15, 17])
    bill = outline("-146,-4! -206,10! -146,10!")
    legs = (limb("60,8 120,18 190,16", [6, 5, 4]), limb("60,12 124,28 186,30", [6, 5, 4]))
    sling = limb("-186,8 -196,40 -176,74 -192,112", [5, 12, 14, 2])
    return group(
        plain(here(far[0]), white, "wing", weight=0.4, form=12, line=1.6),
        plain(here(tips[0]), black, "wing", weight=1.1, form=8, line=1.4),
        *(plain(here(leg), red, "leg", form=2, line=1.2) for leg in legs),
        cloth(here(sling), white, "sling", weight=0.3, form=4, line=1.4),
        plain(here(bill[0]), red, "bill", form=3, line=1.4),
        plain(here(neck), white, "neck", weight=0.3, form=6, line=1.6),
        plain(here(body[0]), white, "body", weight=0.3, form=14, line=1.8),
        plain(here(near[0]), white, "wing", weight=0.3, form=14, line=1.8),
        plain(here(tips[1]), black, "wing", weight=1.1, form=8, line=1.6),
        plain(here(ellipse(-143, 0, 3)), black, "eye", weight=1.2, modelling=0, line=0.0),
        name="stork",
    )


def bundle(palette: Palette) -> Group:
    """Linen folded round a face, and a beard that would not stay in."""
    swaddle = outline(
        "400,604 536,626 622,716 660,850 654,980 612,1110 556,1240! 244,1240! 190,1110 146,980 140,850 178,716 264,626"
    )
    hollow = outline("412,650! 500,680 552,752 560,860 530,960 400,1020 270,960 240,860 248,752 300,690")
    wraps = (
        "100,900! 220,940 330,1000 430,1090 520,1260! 60,1260!",
        "700,880! 560,940 430,1030 320,1130 250,1260! 740,1260!",
    )
    knot = outline("372,612 400,594 430,612 436,646 402,660 366,646")
    ears = (outline("384,620 340,560 262,520! 268,580 320,632"), outline("418,620 470,556 548,530! 536,586 484,634"))
    old = person(ANCIENT, Head("amused", yaw=10, pitch=-4, roll=-7, gaze=(0.3, 0.5)), None, None, facing=4)
    face = drawn(old.only(*HEAD), camera=Camera((404, 806), 15.5, (0, 82, 0)), light=LIGHT, pen=1.6)
    folds = tuple(
        curve(way)
        for way in (
            "206,760 180,840 176,920", "230,700 206,760 196,830", "596,760 622,840 626,900", "570,700 596,760 606,820",
            "240,980 330,1050 400,1140", "560,980 470,1040 390,1110", "590,1010 500,1080 430,1160",
        )
    )  # fmt: skip
    return group(
        cloth(swaddle, palette.linen, "linen", weight=0.3, form=60, modelling=0.8, line=2.8),
        plain(hollow, palette.lining, "hollow", weight=0.8, form=20, line=2.2),
        Clip(
            swaddle,
            group(
                *(cloth(outline(wrap), palette.linen, weight=0.3, form=30, modelling=0.9, line=2.2) for wrap in wraps)
            ),
        ),
        Lines((closed(swaddle[0]),), 2.4),
        *(cloth(ear, palette.linen, "linen", weight=0.3, form=20, line=2.4) for ear in ears),
        cloth(knot, palette.linen, "linen", weight=0.3, form=16, line=2.4),
        Lines(folds, 1.8, strength=0.7),
        face,
        name="bundle",
    )
