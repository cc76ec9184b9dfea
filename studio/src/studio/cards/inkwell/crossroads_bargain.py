"""The Crossroads Bargain: he has not moved, so whose hand is that?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import Arm, Body, Camera, Dress, Face, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import Outline, curve, limb, outline, points, rectangle, solid
from studio.materials import paper, wood
from studio.motifs.animals import goat
from studio.motifs.rooms import stool
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Shape, Sunlight, Veil, group, silhouette

LIGHT = Sunlight((0.5, -0.6, 0.6))
FEET = (624.0, 792.0)
SCROLL = (
    "196,466! 312,452! 306,600 300,740 268,860 262,960 300,1060 352,1112! "
    "130,1164! 78,1080 60,970 96,850 158,740 178,600"
)


@card("crossroads_bargain")
def crossroads_bargain(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        fog(palette), scroll(palette), signing(palette), other_party(palette), farmer(), focal="signing"
    )


def fog(palette: Palette) -> Group:
    """White everywhere; the post that says where the roads go says nothing."""
    arms = [
        limb([(420, 236), (420, 560)], [17, 19]),
        points("436,282 300,270 270,288 298,312 436,322"),
        points("404,352 500,346 532,366 502,388 404,390"),
    ]
    roads = outline("330,566! 470,566! 860,800! 860,1240! -60,1240! -60,860!")
    return group(
        Veil(solid(rectangle(-60, -60, 860, 1260)), palette.fog, "fog", 1.0, 2),
        wood(solid(*arms), palette.haze.darker(0.12), "signpost", weight=0.5, modelling=0.3, line=0.8),
        Veil(solid(rectangle(-60, 420, 860, 640)), palette.fog, "fog", 0.8, 60),
        Veil(outline("-60,560! 400,548 860,560! 860,1260! -60,1260!"), palette.haze, "field", 1.0, 2),
        Veil(roads, palette.fog, "road", 1.0, 2),
        Veil(solid(rectangle(-60, 500, 860, 620)), palette.fog, "fog", 0.85, 50),
    )


def scroll(palette: Palette) -> Group:
    """A long one, unrolled over the road."""
    rows = tuple(curve([(208 - 0.1 * (y - 500), y), (240, y - 5), (284, y - 4)]) for y in range(500, 820, 27))
    return group(
        paper(outline(SCROLL), palette.paper, "contract", weight=0.12, form=20, modelling=0.6, line=2.8),
        Lines(rows, 2.6, palette.ink, strength=0.55),
        Lines(
            (curve("84,1060 104,1030 110,1046 94,1062 118,1040 132,1056 140,1036 152,1050 184,1034"),), 5.0, palette.ink
        ),
    )


def signing(palette: Palette) -> Group:
    """Thrown on the road towards us: it has bent down, and it has the pen."""
    pose = Pose(
        hips=(0, 0.95, 0.0),
        pelvis=(0, 4, 0),
        bend=(0, 6, 0),
        head=(0, 4, 0),
        left=Arm((0.0, 0.20, 0.94), (0.3, -0.9, -0.4), "write", (0, 0.1, 1), (-1, 0, 0)),
        right=Arm((0.1, -0.62, -0.50), (0.3, 0.2, -1)),
        left_leg=Leg((0.1, 0, 0.22)),
        right_leg=Leg((0.1, 0, -0.20)),
    )
    double = drawn(person(Body(), Head(), pose, Dress(), facing=-78), camera=Camera((0, 0), 6.6))
    (x, y), *_ = thrown((points(double.anchor("other_hand")),))[0]
    quill = limb([(x - 22, y + 22), (x - 2, y - 16), (x + 14, y - 66), (x + 46, y - 118)], [2, 8, 34, 22, 3])
    return group(
        Shape(
            (*solid(*thrown(silhouette(double))), *solid(quill)),
            palette.ink,
            "shadow",
            1.2,
            texture="shadow",
            modelling=0,
            line=0.0,
        ),
        name="signing",
    )


def thrown(shape: Outline) -> Outline:
    """Laid down before his feet."""
    return tuple(np.array(FEET) + ring @ np.array([[0.92, 0.06], [0.42, -0.46]]) for ring in shape)


def other_party(palette: Palette) -> Group:
    """Very courteous. He casts no shadow at all."""
    host = goat("seated", attire="coat", reach=((-0.75, 0.2), (-0.6, 0.2))).dressed(
        coat=palette.coat, fur=palette.fur, belly=palette.fur, horn=palette.ink
    )
    return group(stool(24, palette.ink).placed(112, 850, 5.0), host.placed(166, 830, 6.2, flip=True), name="goat")


def farmer() -> Group:
    """His hands are where they were."""
    still = Arm((-0.10, -0.44, 0.34), (0.9, -0.5, -0.2), "fist", (-1, 0.2, 0.1), (0, 0.2, -1))
    body = Body(
        age=46,
        stout=0.2,
        skin="#b07a52",
        hair=Hair("short", "#2a2020"),
        beard="stubble",
        face=Face(nose_out=1.15, jaw=1.1),
    )
    dress = Dress(top="#3c6a64", bottom="#3a3430", collar="shirt", braces="#8a4a30", boots=0.6, shoes="#231d20")
    man = person(
        body,
        Head("dread", yaw=-6, pitch=14, gaze=(-0.5, -0.7)),
        Pose(left=still, right=still, bend=(0, -6, 4)),
        dress,
        facing=-38,
    )
    return drawn(man, camera=Camera(FEET, 6.6, pitch=5), light=LIGHT, pen=1.4, name="farmer")
