"""The Waterman's Cups: under each of them somebody is kept; one has been lifted."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, limb, outline, rectangle, solid
from studio.materials import lit, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Glow, Group, Item, Lamplight, Lines, Scene, Sky, Stop, Veil, Wash, group

DRAWN = Sheet("inkwell/waterman_cups")
LIGHT = Lamplight((190.0, 400.0))
SHELVES = (196.0, 436.0, 676.0, 916.0, 1156.0)
LEFT = 322.0
BOWLS = {  # upside down, the right half from the foot to the rim
    "bell": "30,-150! 34,-136! 52,-124 68,-92 76,-40 84,0!",
    "bowl": "34,-118! 38,-106! 66,-92 84,-58 90,-22 92,0!",
    "tall": "36,-168! 38,-156! 56,-150 60,-110 62,-50 64,0!",
    "tulip": "26,-146! 32,-132! 62,-116 70,-84 62,-44 72,0!",
}
ROWS = (
    "bell white 1, tall blue -1, bowl rose 1; tulip mint 1, bowl white 1, bell gold -1; "
    "tall gold 1, tulip blue -1, bowl white 1; - - 0, bell white -1, tulip mint 1; "
    "tall rose -1, bowl blue 1, bell white 1"
)


@card("waterman_cups")
def waterman_cups(chance: Chance, palette: Palette) -> Scene:
    water = Sky((Stop(0, palette.water, 0.85), Stop(0.3, palette.water, 1.0), Stop(1, palette.deep, 1.1)), lines=0.0)
    return Rig(water, LIGHT, None, palette.ink).scene(
        shafts(palette),
        cabinet(palette),
        group(escape(chance.layout.child("bubbles"), palette), name="escape"),
        focal="escape",
    )


def shafts(palette: Palette) -> Group:
    """Day, a long way up."""
    beams = (
        "-60,-20! 60,-20! -20,900! -200,900!",
        "120,-20! 250,-20! 260,760! 120,760!",
        "300,-20! 340,-20! 420,600! 360,600!",
    )
    return group(*(Veil(outline(beam), palette.top, "shaft", 0.28, 14.0, (1.0, 0.0)) for beam in beams))


def cabinet(palette: Palette) -> Group:
    """His collection, as tall as the lake is deep."""
    items: list[Item] = [
        wood(rectangle(LEFT, -20, 830, 1220), palette.back, "back", weight=1.1, form=FLAT, modelling=0.2, line=0.0),
        *(
            Wash(solid(rectangle(LEFT, y + 22, 830, y + 74)), palette.ink, "shade", 0.7, 10, (1.0, 0.2))
            for y in (-44.0, *SHELVES)
        ),
    ]
    for y, row in zip(SHELVES, ROWS.split("; "), strict=True):
        items.append(wood(rectangle(LEFT - 14, y, 830, y + 26), palette.wood, "shelf", weight=1.0, form=8, line=2.6))
        for x, kept in zip((428.0, 600.0, 772.0), row.split(", "), strict=True):
            bowl, paint, side = kept.split()
            if side != "0":
                items += [
                    Glow((x, y - 4), 120, palette.glow, 0.9, 1.3),
                    *cup(bowl, paint, int(side), palette).placed(x, y - 6),
                ]
    items.append(wood(rectangle(LEFT - 22, -20, LEFT + 14, 1220), palette.wood, "side", form=10, line=3.0))
    return group(*items)


def cup(bowl: str, paint: str, side: int, palette: Palette) -> Group:
    """Upturned, with a glimmer under its rim; the middle of its mouth is the origin."""
    right = curve(BOWLS[bowl])
    wide, tall = float(right[-1, 0]), -float(right[0, 1])
    ring = np.vstack([right, ellipse(0, 0, wide, 9, start=0, end=np.pi, count=20)[1:-1], (right * (-1, 1))[::-1]])
    at = 0.82 * wide
    handle = limb(
        [
            (side * at, -0.66 * tall),
            (side * (at + 36), -0.62 * tall),
            (side * (at + 38), -0.34 * tall),
            (side * at, -0.24 * tall),
        ],
        [15, 13, 13, 15],
    )
    china = palette[paint]
    bands = [curve([(-w, y), (0, y + 7), (w, y)]) for w, y in ((0.95 * wide, -22), (0.94 * wide, -31))]
    dotted = bowl in ("bowl", "tulip")
    spots = np.array([(0.2 * wide * k, -48 - 0.5 * k * k) for k in range(-4, 5)])
    stripe = Lines(
        (bands[1] * (0.92 if bowl == "bell" else 0.99, 1) - (0, 24),),
        12.0,
        palette.rim,
        strength=0.9,
        taper=False,
        steady=True,
    )
    pattern: Item = Dots(spots, np.full(9, 5.0), palette.rim, "spots", strength=0.9) if dotted else stripe
    return group(
        plain(handle, china, "cup", weight=0.8, form=8, line=2.4),
        plain(ring, china, "cup", weight=0.8, form=44, modelling=0.9, line=2.8),
        Lines((bands[0],), 5.0, palette.rim, strength=0.9, taper=False, steady=True),
        pattern,
        Veil(
            solid(limb([(-0.5 * wide, -0.7 * tall), (-0.62 * wide, -0.4 * tall)], [9, 5])),
            palette.white,
            "shine",
            0.8,
            3,
        ),
        Veil(outline([(-1.1 * wide, 0), (0, 22), (1.1 * wide, 0), (0, -4)]), palette.glow, "glimmer", 1.0, 8),
        Veil(outline([(-wide, 0), (0, 15), (wide, 0), (0, 4)]), palette.soul, "glimmer", 1.0, 2),
    )


def escape(stream: Stream, palette: Palette) -> Group:
    """Somebody lets somebody go."""
    rise = np.sort(stream.uniform(0, 560, count=20))
    bubbles = np.stack([60 + 26 * np.sin(rise / 50) + stream.normal(0, 16, count=20), 800 - rise], axis=1)
    mouth = group(
        *cup("bell", "white", 1, palette),
        lit(ellipse(0, 2, 84, 22), palette.glow, "inside", weight=0.9),
        Veil(solid(ellipse(-8, 4, 70, 15)), palette.soul, "light", 1.0, 5),
        Lines((curve(ellipse(0, 2, 84, 22), closed=True),), 2.6),
    )
    return group(
        Glow((190, 330), 330, palette.soul, 0.45),
        Glow((290, 800), 260, palette.glow, 0.9),
        DRAWN("soul", palette),
        mouth.placed(372, 838, 1.1, 0.62),
        DRAWN("swimmer", palette),
        Dots(bubbles, stream.uniform(3, 10, count=20), colour("#ffffff"), "bubble", strength=0.85),
    )
