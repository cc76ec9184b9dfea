"""Peacetime: what else did these hands learn to make?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette, mix
from studio.figures import Camera
from studio.figures.hands import Gesture, Wrist, hand
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.figures.stage import stage
from studio.geometry import Outline, Points, curve, ellipse, limb, points, rectangle, solid
from studio.materials import lit, metal, paper, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Sunlight, Wash, group

LIGHT = Sunlight((-0.45, -0.7, 0.6))
PINCHING = Gesture((34, 40, 46, 54), (36, 42, 50, 58), 2, (20, 8, 8))
TEETH = np.linspace(-70, 70, 9)


@card("folded_sword")
def folded_sword(chance: Chance, palette: Palette) -> Scene:
    held = group(
        *(fist(side, palette, "thumb", False) for side in (-1, 1)),
        crane(palette).placed(404, 948, 1.12),
        *(fist(side, palette, "thumb", True) for side in (-1, 1)),
        name="held",
    )
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(lit(rectangle(-20, -20, 820, 1220), palette.air, weight=0.7)),
        body(palette),
        warrior(palette).placed(396, -6, 0.98, 0.07),
        held,
        focal="held",
    )


def both(path: str) -> Outline:
    """A shape and its mirror image on the other side of the face."""
    ring = curve(path, closed=True)
    return solid(ring, ring * [-1, 1])


def twice(*paths: str) -> tuple[Points, ...]:
    ways = [curve(path) for path in paths]
    return (*ways, *(way * [-1, 1] for way in ways))


def laced(ring: Outline, paint: Colour, palette: Palette, lace: list[Points]) -> list[Item]:
    """A row of lacquered scales with its lacing."""
    return [
        metal(ring, paint, "scales", form=14, line=2.2),
        Clip(
            ring, group(plain(solid(*(limb(way, [5, 5]) for way in lace)), palette.snow, "lace", weight=0.3, line=0.0))
        ),
    ]


def body(palette: Palette) -> Group:
    """Breastplate and shoulder plates, cut by the frame."""
    items: list[Item] = [
        metal(solid(curve("150,700! 400,660 650,700! 720,1230! 80,1230!", closed=True)), palette.deep, "chest", form=30)
    ]
    for side in (-1, 1):
        for row in range(6):
            top = 700 + 92 * row
            quad = np.array([(190 - 10 * row, top), (460, top + 44), (460, top + 150), (200 - 10 * row, top + 98)])
            lace = [
                points((x, top - 10 + (x - 190) * 0.16), (x + 4, top + 46 + (x - 190) * 0.16))
                for x in range(214, 460, 26)
            ]
            shift = np.array([400.0, 0.0])
            items += laced(
                solid(quad * [side, 1] + shift), palette.indigo if row % 2 else palette.blue, palette,
                [way * [side, 1] + shift for way in lace],
            )  # fmt: skip
    return group(*items, name="body")


def warrior(palette: Palette) -> Group:
    """The face nobody has seen: between peak and mask only the eyes are left."""
    return group(*neck_guard(palette), *eyes(palette), *mask(palette), *helmet(palette), name="warrior")


def neck_guard(palette: Palette) -> list[Item]:
    items: list[Item] = []
    for row in range(4, -1, -1):
        low, wide = 400 + 72 * row, 222 + 32 * row
        ring = both(
            f"120,{low - 90}! {wide - 22},{low - 100}! {wide + 14},{low}! {wide - 90},{low + 34} 120,{low + 40}!"
        )
        lace = [points((x, low - 70), (x + 0.1 * x, low - 16)) for x in range(134, 420, 24)]
        items += laced(
            ring, palette.indigo if row % 2 else palette.blue, palette, [*lace, *(way * [-1, 1] for way in lace)]
        )
    return items


def eyes(palette: Palette) -> list[Item]:
    """Lowered, and quite without anger."""
    balls = both("44,454! 84,438 128,443 158,464! 112,481 72,477")
    irises = solid(ellipse(98, 464, 21), ellipse(-92, 464, 21))
    return [
        plain(
            curve("-196,330! 196,330! 188,520! 60,560 -60,560 -188,520!", closed=True),
            palette.skin,
            "skin",
            weight=0.7,
            form=40,
        ),
        plain(balls, palette.snow, "eye", weight=0.15, form=FLAT, modelling=0.3, line=2.2),
        Clip(balls, group(lit(irises, palette.deep, weight=1.2))),
        Wash(both("34,448! 80,406 140,412 172,462! 126,442 82,438"), palette.shade, "lid", 0.7, 4),
        Lines(
            twice("36,456 82,437 130,442 168,468", "48,446 84,420 132,424 166,444", "60,492 98,502 146,488"),
            4.4,
            palette.deep,
        ),
        plain(both("24,384! 84,362 170,392! 168,408 90,388 32,402!"), palette.deep, "brow", weight=1.1, line=0.8),
        Lines(twice("10,388 14,412 8,430", "170,470 184,478"), 2.2, palette.deep),
        plain(limb(curve("150,398 128,440 112,510"), [3, 8, 3]), palette.snow, "scar", weight=0.3, line=1.2),
    ]


def mask(palette: Palette) -> list[Item]:
    """Lacquer: a nose, a snarl, a moustache of white hair."""
    face = curve(
        "0,452! 22,470 44,520 110,500 190,470! 196,560 170,660 110,740 0,772 "
        "-110,740 -170,660 -196,560 -190,470! -110,500 -44,520 -22,470",
        closed=True,
    )
    mouth = curve("-96,634! -60,604 0,612 60,604 96,634! 84,690 0,706 -84,690", closed=True)
    teeth = [rectangle(x - 8, 606, x + 8, 632 - 0.05 * abs(x)) for x in TEETH] + [
        rectangle(x - 8, 676 + 0.04 * abs(x), x + 8, 700) for x in TEETH
    ]
    whisker = [
        limb(curve([(x, 590), (1.5 * x, 600), (1.7 * x + np.sign(x) * 46, 640 + 0.2 * abs(x))]), [9, 8, 2])
        for x in (*np.linspace(-66, -14, 7), *np.linspace(14, 66, 7))
    ]
    return [
        metal(solid(face), palette.indigo, "mask", weight=1.15, form=46, line=3.0),
        plain(mouth, palette.deep, "mouth", weight=1.3, form=FLAT, modelling=0, line=2.6),
        Clip(solid(mouth), group(plain(solid(*teeth), palette.gold, "teeth", weight=0.8, form=4, line=1.4))),
        metal(
            curve("0,450! 20,480 30,540 52,572 30,596 0,588 -30,596 -52,572 -30,540 -20,480", closed=True),
            palette.blue,
            "nose",
            form=22,
        ),
        plain(both("10,578! 24,570 36,580! 24,588"), palette.deep, "nostril", weight=1.2, modelling=0, line=0.8),
        plain(solid(*whisker), palette.snow, "moustache", weight=0.15, form=3, modelling=0.4, line=1.4),
        Lines(
            twice(
                "70,530 120,548 156,600 140,660",
                "64,548 108,572 134,620",
                "186,500 160,560 164,620",
                "40,724 0,732 0,732",
            ),
            3.0,
            palette.deep,
        ),
        *(
            plain(limb(way, [2, 6, 2]), palette.sheen, "sheen", weight=0.5, line=0.0)
            for way in twice("112,512 156,508 178,540")
        ),
    ]


def helmet(palette: Palette) -> list[Item]:
    bowl = curve("-214,352! -222,220 -160,96 -60,40 0,30 60,40 160,96 222,220 214,352!", closed=True)
    ribs = twice(*(f"{8 + 5 * k},40 {40 * k + 20},130 {50 * k + 22},352" for k in range(4)))
    peak = curve("-226,344! -120,300 0,290 120,300 226,344! 196,394 110,366 0,356 -110,366 -196,394", closed=True)
    horns = solid(
        *(limb(curve("30,296 120,250 214,120 236,-20 210,-150") * [s, 1], [34, 58, 66, 52, 30]) for s in (1, -1))
    )
    return [
        metal(solid(bowl), palette.indigo, "bowl", weight=1.15, form=60, line=3.0),
        Lines(ribs, 3.0, palette.deep),
        *(
            plain(limb(way, [2, 8, 3]), palette.sheen, "sheen", weight=0.5, line=0.0)
            for way in (
                curve("-60,66 -122,160 -138,290"),
                curve("-30,64 -64,150 -76,280"),
                curve("96,84 158,180 172,250"),
            )
        ),
        metal(both("196,300! 292,268 318,330 300,402! 226,400 196,380!"), palette.blue, "turnback", form=12, line=2.6),
        *(
            plain(limb(way, [6, 6]), palette.gold, "rim", weight=0.9, line=0.8)
            for way in twice("216,316 288,290 300,332 286,384 222,384")
        ),
        metal(solid(peak), palette.deep, "peak", weight=1.2, form=20, line=3.0),
        plain(
            limb(curve("-194,386 -110,359 0,349 110,359 194,386"), [8, 8]), palette.gold, "rim", weight=0.9, line=1.0
        ),
        metal(horns, palette.gold, "horn", form=16, line=2.8),
        metal(solid(ellipse(0, 300, 44, 40)), palette.gold, "boss", form=20, line=2.6),
        Wash(
            solid(curve("-190,384! -110,362 0,354 110,362 190,384! 186,420 0,388 -186,420", closed=True)),
            palette.shade,
            "peak's shade",
            0.8,
            5,
        ),
    ]


def crane(palette: Palette) -> Group:
    """White paper, all flat facets and sharp folds."""
    pale, dim = palette.snow, mix(palette.snow, palette.shade, 0.35)
    facets = (
        ("10,-10 92,-196 62,24", dim),
        ("24,16 186,-112 52,44", pale),
        ("46,32 186,-112 60,50", dim),
        ("-40,22 -128,-132 -18,-14", pale),
        ("-40,22 -128,-132 -56,40", dim),
        ("-128,-132 -190,-92 -112,-104", pale),
        ("-60,30 0,-34 70,36 4,88", pale),
        ("4,88 70,36 20,20", dim),
        ("-54,26 -46,-206 44,24", pale),
        ("-6,25 -46,-206 44,24", mix(pale, dim, 0.5)),
    )
    return group(
        *(paper(solid(points(ring)), paint, "fold", weight=0.25, modelling=0.1, line=2.4) for ring, paint in facets),
        name="crane",
    )


def fist(side: int, palette: Palette, word: str, chosen: bool) -> Group:
    """A gloved hand without its thumb, which lies behind the paper, or the thumb alone, which lies before it."""
    wrist = Wrist(vec(side * 7.6, -4.6, 0), vec(-side * 0.93, 0.34, 0.1), vec(0, 0.62, -0.78), side > 0, 10.6)
    arm = tube(
        [vec(side * 7.2, -4.8, 0), vec(side * 12, -8.4, 0.4), vec(side * 24, -19, 0)], [1.7, 2.6, 3.9], capped=False
    )
    parts = [
        *hand(wrist, PINCHING, palette.glove, "g", frozenset({"gsleeve"}), slim=1.15, detail=1.6),
        Part("gsleeve", arm.mesh(), palette.indigo, "sleeve", "garment", 1.0, 0.6, 1.6),
    ]
    return stage(
        [part for part in parts if (word in part.name) == chosen], Camera((404, 960), 25.0), LIGHT, "fist", pen=2.0
    )
