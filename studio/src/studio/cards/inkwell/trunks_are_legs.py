"""The Trunks Are Legs: a small neat fire, and a forest that has hooves."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Point, blob, curve, fuse, limb, points, solid
from studio.landscape import contact_shadow, fog, graded_sky, grass, ground, tufts
from studio.materials import bark, metal
from studio.motifs.people import figure
from studio.motifs.plants import fir, nest
from studio.motifs.things.keepsakes import backpack, boot
from studio.motifs.things.kitchen import kettle
from studio.motifs.things.lights import campfire, flame
from studio.scene import Glaze, Glow, Group, Lamplight, Lines, Scene, Wash, group

DRAWN = Sheet("inkwell/trunks_are_legs")

FIRE = (318.0, 1010.0)
EMBER = colour("#ffb45a")
DARK = colour("#1d2424")
BARK = colour("#7a7468")


@card("trunks_are_legs")
def trunks_are_legs(chance: Chance) -> Scene:
    layout = chance.layout
    moss = curve("-20,934 200,916 430,926 620,910 820,930")
    near = layout.child("near")
    return Scene(
        sky=graded_sky("0 #2c3a38 1, 0.4 #5d7568 0.9, 0.8 #93a58a 0.8", lines=0.5),
        layers=(
            group(*(fir(layout.child(f"fir{x}"), tall).placed(x, 936) for x, tall in FIRS), far=0.8),
            beast(layout.child("far"), FAR_LEGS, FAR_BELLY, colour("#8a9a86"), 0.55),
            fog(layout.child("mist"), 720, 240, colour("#b4c2a6"), 0.4),
            beast(layout.child("middle"), MIDDLE_LEGS, MIDDLE_BELLY, colour("#7f8474"), 0.25),
            DRAWN("bent_head"),
            ground(moss, colour("#6a7442"), colour("#2c3526"), weight=1.0),
            group(Glow((330, 990), 420, EMBER, 0.75, falloff=1.3)),
            beast(layout.child("near beast"), NEAR_LEGS, NEAR_BELLY, BARK, 0.0),
            nest(layout.child("nest"), 17, 2).placed(700, 566, 1.9),
            DRAWN("bent_head_2"),
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
        bark(fuse(body, *trunks, soften=7), hide, "hide", colour_below=hide.lighter(0.12), form=40),
        metal(solid(*hooves), colour("#4c3a30"), "hoof", weight=1.1, form=18, line=2.4),
        Lines(tuple(feathers), 1.5, colour("#2b2622")),
        Lines(tuple(clefts), 2.0),
        Lines(tuple(hair), 1.3, DARK, strength=0.7),
        name="beast",
        far=far,
    )


def _fringe(stream: Stream, belly: tuple[Point, ...]) -> list[Point]:
    edge = curve(belly, steps=14)
    return [(float(x) + stream.uniform(-6, 6), float(y) - stream.uniform(-4, 20)) for x, y in edge]


def breath() -> Wash:
    puffs = [limb("440,424 410,466 424,510 390,566", [14, 30, 36, 8])]
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
