"""The Returned Hood: out of the green comes somebody who carries it very gently."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Camera, Dress, Head, drawn, person
from studio.geometry import Points, below, curve, ellipse, limb, rectangle, ridge, solid
from studio.landscape import grass
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Dots, Glow, Group, Item, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/wolf_returns_hood")
LIGHT = Sunlight((-0.6, -0.6, 0.45))
GIRL = (108.0, 852.0)
# Far trunks first: where, how broad, how near.
TRUNKS = (
    (30, 20, 0.05), (196, 18, 0.05), (262, 24, 0.12), (352, 18, 0.06), (430, 28, 0.16), (560, 20, 0.08),
    (640, 30, 0.18), (770, 24, 0.1), (318, 46, 0.5), (548, 54, 0.62), (716, 60, 0.7), (-4, 70, 0.85),
)  # fmt: skip


@card("wolf_returns_hood")
def wolf_returns_hood(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    sky = graded((palette.leaf, palette.mist, palette.mist), (0, 0, 800, 900), weight=0.6)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        birches(layout.child("birches"), palette),
        glade(layout.child("glade"), palette),
        girl(palette),
        near_ground(layout.child("near"), palette),
        group(*DRAWN("wolf", palette), *DRAWN("cloak", palette), name="wolf"),
        flowers(layout.child("flowers"), palette),
        focal="wolf",
    )


def birches(stream: Stream, palette: Palette) -> Group:
    """White bark, black marks, and new leaves over it all."""
    items: list[Item] = [Glow((150, 430), 420, palette.sun, 0.7)]
    for k, (x, wide, near) in enumerate(TRUNKS):
        items += birch(stream.child(k), x, wide, near, palette)
        if k in (7, 11):
            items.append(canopy(stream.child(f"leaves {k}"), 0.3 if k == 7 else 1.0, palette))
    return group(*items, name="birches")


def birch(stream: Stream, x: float, wide: float, near: float, palette: Palette) -> list[Item]:
    foot, lean = 740 + 150 * near, stream.normal(0, 16)
    spine = curve([(x + lean, -30), (x + 0.4 * lean, 320), (x, foot)])
    trunk = limb(spine[::4], [0.8 * wide, 0.9 * wide, 1.1 * wide])
    marks = list[Points]()
    for y in np.arange(20, foot - 20, 46) + stream.uniform(-16, 16):
        side, long = (1 if stream.happens(0.5) else -1), wide * stream.uniform(0.25, 0.6)
        at = np.interp(y, spine[:, 1], spine[:, 0]) + 0.47 * side * wide
        marks.append(limb([(at, y), (at - side * long, y + 3)], [0.12 * wide, 0.18 * wide, 1]))
    bark = mix(palette.mist, palette.bark, near)
    return [
        plain(
            trunk, mix(palette.mist, palette.white, near), "trunk", weight=0.4, modelling=near, line=0.6 + 1.6 * near
        ),
        lit(solid(*marks), bark, "mark", weight=1.0),
    ]


def canopy(stream: Stream, near: float, palette: Palette) -> Group:
    """Leaves no larger than a mouse's ear."""
    count = 900
    x = stream.uniform(-20, 820, count=count)
    y = 340 * stream.fractions(count) ** 1.8 * (0.75 + 0.3 * np.sin(x / 90) + 0.2 * np.sin(x / 23)) - 10
    tone = mix(palette.mist, palette.leaf, 0.4 + 0.6 * near)
    sizes = (5 + 6 * near) * stream.uniform(0.6, 1.2, count=count)
    blades = [ellipse(a, b, r, 0.62 * r, 1.2 + 0.6 * np.sin(a), count=14) for a, b, r in zip(x, y, sizes, strict=True)]
    return group(
        plain(solid(*blades[::2]), tone.darker(0.12), "leaf", weight=0.9, form=3, modelling=0.3, line=0.4 * near),
        plain(solid(*blades[1::2]), tone, "leaf", weight=0.8, form=3, modelling=0.3, line=0.5 * near),
    )


def glade(stream: Stream, palette: Palette) -> Group:
    land = below(ridge(stream, 760, 10), 1240)
    return group(
        Veil(solid(rectangle(-20, 560, 820, 800)), palette.mist, "mist", 1.0, 60),
        lit(land, mix(palette.mist, palette.grass, 0.5), "grass", weight=0.7, colour_below=palette.grass),
    )


def near_ground(stream: Stream, palette: Palette) -> Group:
    roots = np.stack([stream.uniform(0, 800, count=150), 860 + 340 * stream.fractions(150) ** 0.8], axis=1)
    roots = roots[np.argsort(roots[:, 1])]
    return group(
        Wash(solid(ellipse(700, 1112, 260, 36)), palette.shade, "shadow", 0.8, 10, hatched=True),
        grass(stream, roots, 26, 0.1, 1.6, 4, palette.shade),
    )


def girl(palette: Palette) -> Group:
    """She has seen it; she holds out a hand."""
    dress = Dress(
        top="#2f62b4", bottom="#f4efe2", skirt=0.6, skirt_tone="top", flare=1.2, collar="round", legs="tights"
    )
    who = person(PEOPLE["plaits"], Head("awe", yaw=10), POSES["give"], replace(dress, shoes="#5a3424"), facing=62)
    return group(*drawn(who, camera=Camera(GIRL, 4.3, pitch=8), light=LIGHT, shadow=0.5), name="girl")


def flowers(stream: Stream, palette: Palette) -> Group:
    spots = np.stack([stream.uniform(0, 800, count=60), 870 + 330 * stream.fractions(60)], axis=1)
    spots = spots[(spots[:, 0] < 150) | (spots[:, 1] > 1130)]
    return group(Dots(spots, 3 + 0.012 * (spots[:, 1] - 860), palette.white, "anemone"))
