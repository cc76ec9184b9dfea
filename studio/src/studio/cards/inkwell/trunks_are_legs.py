"""The Trunks Are Legs: a small neat fire, and a forest that has hooves."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import Point, blob, curve, fuse, limb, points, solid
from studio.landscape import contact_shadow, fog, graded_sky, grass, ground, tufts
from studio.motifs.people import figure
from studio.motifs.plants import fir, nest
from studio.motifs.things.keepsakes import backpack, boot
from studio.motifs.things.kitchen import kettle
from studio.motifs.things.lights import campfire, flame
from studio.scene import Dots, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, Wash, group

FIRE = (318.0, 1010.0)
EMBER = colour("#ffb45a")
DARK = colour("#1d2424")
BARK = colour("#7a7468")


@card("trunks_are_legs")
def trunks_are_legs(chance: Chance) -> Scene:
    layout = chance.layout
    moss = curve([(-20, 934), (200, 916), (430, 926), (620, 910), (820, 930)])
    near = layout.child("near")
    return Scene(
        sky=graded_sky((0.0, "#2c3a38", 1.0), (0.4, "#5d7568", 0.9), (0.8, "#93a58a", 0.8), lines=0.5),
        layers=(
            group(*(fir(layout.child(f"fir{x}"), tall).placed(x, 936) for x, tall in FIRS), far=0.8),
            beast(layout.child("far"), FAR_LEGS, FAR_BELLY, colour("#8a9a86"), 0.55),
            fog(layout.child("mist"), 720, 240, colour("#b4c2a6"), 0.4),
            beast(layout.child("middle"), MIDDLE_LEGS, MIDDLE_BELLY, colour("#7f8474"), 0.25),
            bent_head((322, 236), 0.5, 0.2, flip=True),
            ground(moss, colour("#6a7442"), colour("#2c3526"), weight=1.0),
            group(Glow((330, 990), 420, EMBER, 0.75, falloff=1.3)),
            beast(layout.child("near beast"), NEAR_LEGS, NEAR_BELLY, BARK, 0.0),
            nest(layout.child("nest"), 17, 2).placed(700, 566, 1.9),
            bent_head((510, 132), 1.0, 0.0),
            group(breath()),
            camp(layout.child("camp")),
            grass(near, tufts(near, 80, (20, 1130, 780, 1198)), 30, weight=1.6),
        ),
        focal="camp",
        light=Lamplight(FIRE),
        glaze=Glaze(colour("#1c2c30"), 0.54, top=0.95, bottom=0.85),
        shadow=colour("#34424a"),
        haze=colour("#a9b99c"),
    )


FIRS = ((60, 240), (250, 180), (520, 210), (470, 150), (740, 260))
# Legs as (hoof x, hoof y, breadth, lean): the same leg never twice.
FAR_LEGS = ((160, 920, 30, 10), (292, 914, 28, -8), (386, 916, 28, 6), (512, 912, 30, -8))
MIDDLE_LEGS = ((112, 944, 50, -10), (448, 932, 44, 16), (566, 946, 46, -6))
NEAR_LEGS = ((52, 1070, 76, -16), (214, 968, 62, 16), (640, 990, 70, -4), (742, 1074, 84, 14))
FAR_BELLY = ((-40, 250), (140, 300), (330, 270), (520, 306), (700, 270), (840, 250))
MIDDLE_BELLY = ((-40, 160), (120, 214), (330, 170), (520, 226), (680, 196), (840, 150))
NEAR_BELLY = ((-40, 100), (60, 146), (210, 168), (360, 108), (480, 92), (620, 148), (740, 186), (840, 160))


def leg(x: float, foot: float, broad: float, lean: float, top: float) -> list[np.ndarray]:
    """A trunk until one looks: thigh, knee, cannon, fetlock."""
    tall = foot - top
    spine = [
        (x + lean, top),
        (x + lean, foot - 0.78 * tall),
        (x + 0.5 * lean, foot - 0.54 * tall),
        (x, foot - 0.44 * tall),
        (x - 0.2 * lean, foot - 0.34 * tall),
        (x - 0.1 * lean, foot - 0.17 * tall),
        (x, foot - 1.15 * broad),
        (x - 0.14 * broad, foot - 0.72 * broad),
    ]
    return [
        limb(
            spine,
            [
                1.9 * broad,
                1.25 * broad,
                0.86 * broad,
                0.96 * broad,
                0.74 * broad,
                0.62 * broad,
                0.84 * broad,
                0.7 * broad,
            ],
        )
    ]


def hoof(x: float, foot: float, broad: float) -> np.ndarray:
    """Cloven, and standing on its toe."""
    left, right = x - 0.78 * broad, x + 0.42 * broad
    return blob(
        (left, foot),
        (left, foot),
        (left + 0.3 * broad, foot - 0.62 * broad),
        (left + 0.3 * broad, foot - 0.62 * broad),
        (right - 0.08 * broad, foot - 0.6 * broad),
        (right - 0.08 * broad, foot - 0.6 * broad),
        (right, foot),
        (right, foot),
    )


def beast(
    stream: Stream,
    legs: tuple[tuple[float, float, float, float], ...],
    belly: tuple[Point, ...],
    hide: Colour,
    far: float,
) -> Group:
    """Legs like stems under a belly like a canopy."""
    body = np.vstack([curve(belly, steps=10), points((840, -40), (-40, -40))])
    trunks = [ring for x, foot, broad, lean in legs for ring in leg(x, foot, broad, lean, 120)]
    hooves = [hoof(x, foot, broad) for x, foot, broad, _ in legs]
    clefts = [points((x - 0.3 * b, f), (x - 0.22 * b, f - 0.5 * b)) for x, f, b, _ in legs]
    feathers = []
    for x, foot, broad, _ in legs:
        for _ in range(16):
            root = x + stream.uniform(-0.45, 0.4) * broad
            tip = (root + stream.uniform(-0.12, 0.2) * broad, foot - stream.uniform(0.3, 0.5) * broad)
            feathers.append(curve([(root, foot - 0.95 * broad), (root + 0.03 * broad, foot - 0.7 * broad), tip]))
    hair = [curve([(x, y), (x + 3, y + 13), (x - 2, y + 26)]) for x, y in _fringe(stream, belly)]
    return group(
        *(
            Wash(
                solid(
                    points(
                        (x - 0.8 * b, f - 6),
                        (x + 0.5 * b, f - 6),
                        (x + 1.4 * (x - FIRE[0]), f + 150),
                        (x + 1.1 * (x - FIRE[0]) - b, f + 150),
                    )
                ),
                DARK,
                "cast shadow",
                0.45,
                6,
            )
            for x, f, b, _ in legs
            if far == 0
        ),
        Shape(fuse(body, *trunks, soften=7), hide, "hide", 1.05, hide.lighter(0.12), texture="bark", form=40, line=2.0),
        Shape(solid(*hooves), colour("#4c3a30"), "hoof", 1.1, texture="metal", form=18, line=2.4),
        Lines(tuple(feathers), 1.5, colour("#2b2622")),
        Lines(tuple(clefts), 2.0),
        Lines(tuple(hair), 1.3, DARK, strength=0.7),
        name="beast",
        far=far,
    )


def _fringe(stream: Stream, belly: tuple[Point, ...]) -> list[Point]:
    edge = curve(belly, steps=14)
    return [(float(x) + stream.uniform(-6, 6), float(y) - stream.uniform(-4, 20)) for x, y in edge]


def bent_head(neck: Point, size: float, far: float, flip: bool = False) -> Group:
    """A neck hung down from above, both ears turned to the fire."""
    column = limb([(30, -200), (10, -60), (-6, 40), (-14, 100)], [230, 170, 110, 84])
    skull = limb([(-8, 70), (-26, 150), (-52, 232), (-60, 262)], [88, 84, 56, 50])
    ears = [
        blob((20, 62), (20, 62), (84, 70), (136, 112), (136, 112), (80, 122), (24, 98)),
        blob((-40, 60), (-40, 60), (-92, 50), (-142, 84), (-142, 84), (-94, 104), (-48, 96)),
    ]
    insides = [blob((44, 80), (84, 84), (112, 104), (74, 108)), blob((-62, 74), (-92, 66), (-118, 82), (-84, 92))]
    hide = BARK if not far else colour("#7f8474")
    head = group(
        Shape(
            fuse(column, skull, *ears, soften=6),
            hide,
            "hide",
            1.05,
            hide.lighter(0.1),
            texture="bark",
            form=34,
            line=2.2,
        ),
        Shape(solid(*insides), colour("#4a3a36"), "ear", 0.9, line=1.0),
        Shape(
            solid(blob((-92, 246), (-62, 236), (-32, 252), (-40, 282), (-70, 290), (-90, 276))),
            colour("#3b322f"),
            "nose",
            1.0,
            line=1.4,
        ),
        Glow((-52, 150), 34, EMBER, 0.5),
        Dots(points((-54, 150), (8, 140)), np.array([9.0, 7.0]), colour("#14100f")),
        Dots(points((-57, 154), (5, 144)), np.array([3.4, 2.6]), colour("#ffd489")),
        Lines(
            (
                curve([(-72, 140), (-54, 134), (-38, 146)]),
                curve([(-4, 132), (10, 126), (22, 138)]),
                curve([(-78, 268), (-70, 274), (-60, 272)]),
            ),
            2.0,
        ),
        name="head",
        far=far,
    )
    return head.placed(*neck, size, flip=flip)


def breath() -> Wash:
    puffs = [limb([(440, 424), (410, 466), (424, 510), (390, 566)], [14, 30, 36, 8])]
    return Wash(solid(*puffs), colour("#e6ecd6"), "breath", 0.4, 12)


def camp(stream: Stream) -> Group:
    """Kettle on, one boot off; the other must wait."""
    sitter = figure(
        "seated on ground",
        age="adult",
        outfit="coat",
        hat="felt",
        hair="short",
        beard="short",
        mood="listening",
        shoes="bare",
        holding=boot(17, colour("#5a3422")).placed(0, 2),
        hand=(-30, -40),
        nod=-0.35,
        scarf=True,
    )
    x, y = FIRE
    fire = campfire(stream, 44, kettle_hook=True).placed(x, 1076, 2.0)
    return group(
        contact_shadow(520, 1090, 190, DARK, 0.7),
        fire,
        *(group(*flame(34, 3)).placed(x + dx, 1066, size) for dx, size in ((-24, 1.3), (22, 1.2), (0, 1.9))),
        kettle().placed(fire.anchor("hook")[0], fire.anchor("hook")[1] + 58, 1.9),
        backpack().placed(610, 1092, 2.0),
        sitter.placed(506, 1090, 3.4).dressed(
            coat=colour("#a8452c"), hat=colour("#4a3428"), scarf=colour("#e0a040"), trousers=colour("#3c4648")
        ),
        boot(17, colour("#5a3422")).placed(420, 1112, 3.2),
        Glow((x, y), 150, EMBER, 0.3),
        name="camp",
    )
