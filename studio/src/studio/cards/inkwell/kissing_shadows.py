"""Two Strangers: they have never met, and something behind their backs has."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Actor, Arm, Camera, Dress, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import outline, points, union
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import Group, Scene, Shape, Sunlight, group, silhouette

DRAWN = Sheet("inkwell/kissing_shadows")
LIGHT = Sunlight((-0.25, -0.8, 0.6))
KERB = 1010.0  # where the wall meets the pavement
HE = replace(PEOPLE["clerk"], skin="#8a5a3c", hair=Hair("mop", "#241a1c"))
SHE = replace(PEOPLE["singer"], stout=0.3)
SUIT = Dress(top="#1f9aa8", bottom="#1f5f78", collar="shirt", buttons=True, shoes="#3a2a24", trim="#f6f2e6")
COAT = Dress(
    top="#f05a86", skirt=0.5, skirt_tone="top", flare=1.5, folds=7, collar="round", legs="bare", shoes="#f2c230"
)


@card("kissing_shadows")
def kissing_shadows(chance: Chance, palette: Palette) -> Scene:
    strangers = group(he(), she(), name="strangers")
    return Rig(None, LIGHT, None, palette.shadow).scene(
        DRAWN("street", palette), meeting(palette), strangers, focal="meeting"
    )


def meeting(palette: Palette) -> Group:
    """What their shadows do, larger than they are."""
    left, right = lovers()
    view = Camera((404, KERB), 8.6)
    kiss = union(silhouette(drawn(left, camera=view)), silhouette(drawn(right, camera=view)))
    trails = [
        outline(f"{wall - 20},{KERB - 22}! {wall + 22},{KERB - 22}! {foot + 22},1158! {foot - 20},1158!")
        for wall, foot in ((184, 116), (306, 176), (506, 676))
    ]
    return group(
        Shape(union(kiss, *trails), palette.shadow, "shadow", 1.0, modelling=0.0, texture="plain", line=0.0),
        name="meeting",
    )


def lovers() -> tuple[Actor, Actor]:
    bowed = Pose(
        hips=(0, 1.0, -0.04),
        pelvis=(0, 4, 0),
        bend=(0, 14, 0),
        head=(0, 14, 0),
        left=Arm((0.1, -0.50, 0.66), (0.5, -0.8, -0.4), "flat"),
        right=Arm((0.1, -0.26, 0.70), (0.5, -0.8, -0.4), "flat"),
        left_leg=Leg((0.1, 0, 0.05)),
        right_leg=Leg((0.1, 0.0, -0.28)),
    )
    tiptoe = Pose(
        hips=(0, 1.04, 0.02),
        pelvis=(0, 0, 0),
        bend=(0, -6, 0),
        head=(0, -18, 0),
        left=Arm((0.0, 0.24, 0.74), (0.5, -0.8, 0), "flat"),
        right=Arm((0.0, 0.14, 0.72), (0.5, -0.8, 0), "flat"),
        left_leg=Leg((0.1, 0.05, 0.0), toe=(0, -0.8, 0.8)),
        right_leg=Leg((0.1, 0.34, -0.36), toe=(0, -0.9, -0.5)),
    )
    return (
        person(HE, Head("kiss"), bowed, SUIT, facing=90, at=(-17, 0, 0)),
        person(SHE, Head("kiss"), tiptoe, COAT, facing=-90, at=(10.5, 0, 0)),
    )


def he() -> Group:
    screen = Arm((0.0, -0.30, 0.52), (0.9, -0.6, -0.2), "cup", (-0.2, 0.5, 0.7), (-0.4, 0.6, -0.4))
    actor = person(HE, Head("calm", yaw=-8, pitch=16), replace(POSES["stand"], left=screen), SUIT, facing=-142)
    figure = drawn(actor, camera=Camera((150, 1160), 6.4, pitch=8), light=LIGHT, pen=1.3)
    x, y = figure.anchor("other_hand")
    phone = plain(
        points(x - 16, y - 42, x + 8, y - 48, x + 16, y - 4, x - 8, y + 4), colour("#22242c"), "phone", form=4
    )
    return group(figure, phone, name="he")


def she() -> Group:
    actor = person(SHE, Head("doubt", yaw=16, pitch=-4, gaze=(0.6, 0.2)), POSES["crossed"], COAT, facing=52)
    return drawn(actor, camera=Camera((676, 1160), 6.6, pitch=8), light=LIGHT, pen=1.3, name="she")
