"""Pigeons Hold the Pose: how long can they keep it up?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import POSES, Arm, Body, Camera, Dress, Hair, Head, drawn, person
from studio.figures.hands import Grip
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.geometry import Placing, ellipse, limb, outline, points, rectangle
from studio.materials import lit, metal, plain
from studio.motifs.animals import pigeon
from studio.motifs.plants import flower
from studio.motifs.plants.blooms import FlowerKind
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, group

DRAWN = Sheet("inkwell/pigeons_hold_pose")
LIGHT = Sunlight((-0.6, -0.7, 0.5))
# A hero with one arm up: x, y of the feet, size, turn, whether it looks right. The farther ones first.
FLOCK = (
    (470, 392, 2.7, -0.5, 1), (532, 336, 2.5, -0.75, 1), (584, 262, 2.3, -0.95, 1),
    (196, 440, 2.6, 0.5, 0), (156, 512, 2.4, 0.15, 0), (214, 572, 2.4, -0.3, 1),
    (270, 410, 2.9, 0.1, 0), (410, 412, 2.9, -0.1, 1), (340, 398, 2.8, 0.0, 0),
    (282, 492, 2.9, 0.0, 1), (404, 494, 2.9, 0.0, 0), (346, 486, 2.8, 0.0, 1),
    (296, 574, 2.8, 0.0, 0), (384, 572, 2.8, 0.0, 1),
    (292, 652, 2.9, 0.05, 1), (386, 650, 2.9, -0.05, 0),
    (276, 724, 2.6, 0.0, 0), (400, 722, 2.6, 0.0, 1),
    (264, 792, 2.6, 0.0, 1), (412, 792, 2.6, 0.0, 0),
    (248, 864, 2.7, 0.0, 0), (428, 864, 2.7, 0.0, 1),
    (336, 336, 3.1, 0.0, 1),
)  # fmt: skip
HERO = Body(age=44, tall=1.04, stout=0.2, skin="#79b39c", hair=Hair("short", "#4f8a74"), beard="moustache")
BRONZE = Dress(
    top="#5fa088", bottom="#5fa088", shoes="#3f7462", trim="#a9d8c4", collar="tall", skirt=0.5, skirt_tone="top",
    flare=0.8, sash="#a9d8c4", boots=0.8,
)  # fmt: skip
# A cocked hat from tip to tip, and the braid along its edge.
HAT = "-186,52! -150,-14 -96,-80 -30,-118 34,-116 98,-76 148,-10 184,56! 120,36 60,30 0,28 -60,30 -120,34"
BRAID = "-160,24 -132,-12 -84,-64 -26,-96 30,-94 86,-60 132,-8 160,26"


@card("pigeons_hold_pose")
def pigeons_hold_pose(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        square(palette), DRAWN("plinth", palette), stand_in(chance.layout), hero(), focal="stand-in"
    )


def square(palette: Palette) -> Group:
    """Noon, nobody about."""
    seams = [points((x, 1010), (400 + 2.8 * (x - 400), 1230)) for x in range(-260, 1080, 84)]
    rows = [points((-20, y), (820, y)) for y in (1022, 1044, 1082, 1146)]
    return group(
        lit(rectangle(-20, -20, 820, 1012), palette.sky, "sky", weight=1.0, colour_below=palette.sky.lighter(0.75)),
        plain(
            rectangle(-20, 1006, 820, 1230), palette.ground, "square", weight=0.4, form=FLAT, modelling=0.2, line=1.4
        ),
        Lines((*seams, *rows), 1.2, palette.shade, strength=0.5),
    )


def stand_in(stream: Stream) -> Group:
    """Twenty-three of them, a hat and a sabre."""
    birds: list[Item] = []
    for x, y, size, turn, right in FLOCK:
        tone = colour(("#f4f2ee", "#20242e", "#8a6a58", "#6f86a8")[stream.integer(0, 4)])
        bird = pigeon("standing").tinted(tone, stream.uniform(0.0, 0.65))
        birds.append(bird.placed(x, y, 1.6 * size, turn, flip=bool(right)))
    blade = outline("552,176! 572,188! 626,118 668,34! 616,104")
    return group(
        metal(blade, colour("#dfe8ec"), "sabre", form=6, line=2.2),
        metal(limb("534,164 560,188 592,198", [12, 12]), colour("#e8b838"), "hilt", form=5, line=1.8),
        *birds,
        cocked_hat(Placing(376, 231, 0.42, 0.1)),
        name="stand-in",
    )


def cocked_hat(here: Placing) -> Group:
    dark, pale = colour("#3f7462"), colour("#b9e0cf")
    return group(
        plain(here(outline(HAT)[0]), dark, "hat", form=26 * here.scale, line=2.4),
        plain(here(limb(BRAID, [12, 12])), pale, "braid", form=3, line=1.2),
        plain(here(ellipse(-4, -28, 22, 24)), pale, "cockade", form=6 * here.scale, line=1.6),
    )


def hero() -> Group:
    """Bronze all over, on tiptoe, flowers in his fist."""
    fist = Arm((0.0, -0.12, 0.86), (0.7, -0.8, 0), "hold", (0, 1, 0.3), (-1, 0, 0), holds=1.4)
    actor = person(HERO, Head("hope", yaw=30), replace(POSES["sneak"], right=fist), BRONZE, facing=112)
    view = Camera((588, 1178), 3.3, pitch=4)
    figure = drawn(actor.holding(*stems(actor.grips["right"])), camera=view, light=LIGHT, pen=1.2, shadow=0.5)
    x, y = figure.anchor("crown")
    return group(figure, blooms(figure.anchor("hand")), cocked_hat(Placing(x, y + 4, 0.3, 0.2)), name="hero")


def stems(grip: Grip) -> list[Part]:
    up = vec(0, 1, 0)
    ways = [[grip.at - 7 * up - k * vec(0.7, 0, 0), grip.at, grip.at + 9 * up + k * vec(2, 0, 0)] for k in (-1, 0, 1)]
    return [
        Part(f"stem{k}", tube(way, [0.5]).mesh(), colour("#3f8b34"), "stem", "garment", 1.0, 0.3, 0.9)
        for k, way in enumerate(ways)
    ]


def blooms(hand: tuple[float, float]) -> Group:
    """The one thing on him that is not bronze."""
    x, y = hand
    kinds: tuple[FlowerKind, ...] = ("rose", "daisy", "rose", "daisy", "rose")
    reds = ("#ff3d6e", "#ffffff", "#ff7a2e", "#ffffff", "#ff3d6e")
    turns = np.array([-0.6, 0.5, 0.2, -0.3, -0.05])
    return group(
        *(
            flower(kind, 20, colour(red)).placed(x, y + 4, 3.6, turn)
            for kind, red, turn in zip(kinds, reds, turns, strict=True)
        ),
        name="flowers",
    )
