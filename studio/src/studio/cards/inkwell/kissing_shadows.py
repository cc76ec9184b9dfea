"""Two Strangers: they have never met, and something behind their backs has."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Actor, Arm, Camera, Dress, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import Outline, intersection, offset, outline, points, rectangle, solid, union
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import Group, Scene, Shape, Sunlight, group, silhouette

DRAWN = Sheet("inkwell/kissing_shadows")
LIGHT = Sunlight((-0.25, -0.8, 0.6))
KERB = 1010.0  # where the wall meets the pavement
CHINS = 356.0
FEET = ((112.0, 1152.0), (172.0, 1142.0), (688.0, 1154.0))
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
    """What their shadows do, larger than they are: up the wall from the kerb, down the pavement to the feet."""
    view = Camera((404, KERB + 56), 8.6)
    kiss = union(*(silhouette(drawn(one, camera=view)) for one in lovers()))
    wall = intersection(tidied(kiss), solid(rectangle(0, 0, 800, KERB)))
    trails = [
        outline(f"{left},{KERB - 3}! {right},{KERB - 3}! {foot + 24},{low}! {foot - 24},{low}!")
        for (left, right), (foot, low) in zip(shins(wall), FEET, strict=True)
    ]
    return group(
        Shape(union(wall, *trails), palette.shadow, "shadow", 1.0, modelling=0.0, texture="plain", line=0.0),
        name="meeting",
    )


def tidied(kiss: Outline) -> Outline:
    """Below the chins without slits between arms, nor fingers like thorns."""
    faces = intersection(kiss, solid(rectangle(0, 0, 800, CHINS + 12)))
    rest = intersection(kiss, solid(rectangle(0, CHINS, 800, 1300)))
    return union(faces, offset(offset(offset(rest, 7), -17), 10))


def shins(wall: Outline) -> list[tuple[float, float]]:
    """From where to where each leg stands on the kerb, from left to right."""
    strip = intersection(wall, solid(rectangle(0, KERB - 4, 800, KERB)))
    return sorted((float(ring[:, 0].min()), float(ring[:, 0].max())) for ring in strip)


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
