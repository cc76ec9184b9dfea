"""Not Now: does it come down to her, or go up from her?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour
from studio.figures import Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.geometry import Point, Points, curve, ellipse, limb, outline, paths, points, rectangle, solid
from studio.materials import lit, plain, stone, wood
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group

LIGHT = Sunlight((0.1, -0.8, 0.5))
ROSE, ROUND = (400.0, 262.0), 214.0
HERS: Point = (424.0, 742.0)
ROWS = ((716.0, 0.56, 20.0), (800.0, 0.76, -30.0), (912.0, 1.04, 14.0), (1062.0, 1.36, -56.0), (1236.0, 1.76, 30.0))
BROAD = "-94,70! -94,-26 -82,-56 -46,-74 -20,-86 20,-86 46,-74 82,-56 94,-26 94,70!"
NARROW = "-74,70! -76,-20 -64,-52 -34,-72 -14,-88 14,-88 34,-72 64,-52 76,-20 74,70!"
SCALP = "-27,-36 -30,-60 -17,-82 0,-87 17,-82 30,-60 27,-36 16,-22 0,-18 -16,-22"
FOLDS = ("-8,-10 -30,26", "10,-10 32,24", "0,-12 2,60")
BALD = "-27,-46 -27,-30 -15,-19 15,-19 27,-30 27,-46 14,-39 0,-37 -14,-39"
BOB = "-31,-60 -17,-84 0,-88 17,-84 31,-60 35,-20! 18,-15 0,-13 -18,-15 -35,-20!"
SHAWL = (
    "-30,-62 -17,-86 0,-90 17,-86 30,-62 30,-40 26,-22! 44,-4 74,16! 34,56 0,92! -34,56 -74,16! -44,-4 -26,-22! -30,-40"
)
CURLS = "-34,-32 -42,-50 -36,-68 -26,-88 -6,-96 14,-94 32,-82 40,-62 38,-42 28,-24 0,-16 -24,-22"
CROWN = "-29,-56! -31,-80 -22,-100 -4,-94 10,-96 24,-98 31,-80 29,-56!"
CLOCHE = "-44,-40! -33,-56 -30,-82 -16,-98 0,-101 16,-98 30,-82 33,-56 44,-40! 20,-34 0,-32 -20,-34"
FEATHER = "20,-52 34,-74 60,-112 66,-122! 64,-96 48,-62 26,-46"
GAPE = (
    "-20,-24 -30,-50 -20,-78 4,-87 24,-77 29,-62! 28,-54! 38,-40! 30,-37! 30,-30! 24,-28! 29,-23! 26,-12 10,-10! 0,-18"
)


@card("giggle_in_the_pew")
def giggle_in_the_pew(chance: Chance, palette: Palette) -> Scene:
    inks = (palette.violet, palette.sky, palette.lime, palette.lemon, palette.tangerine, palette.pink)
    back = [row(chance.layout.child(f"row {k}"), k, palette) for k in range(len(ROWS))]
    return Rig(None, LIGHT, None, palette.shade).scene(
        nave(palette),
        group(*back[:2]),
        rose(inks, palette),
        shaft(inks),
        laughing(),
        group(*back[2:]),
        focal=(250, 560, 600, 940),
    )


def nave(palette: Palette) -> Group:
    """As solemn as stone can be."""
    arch = outline("60,800! 60,330 130,120 400,-20 670,120 740,330 740,800!")
    ribs = tuple(curve([(400 + s * 340, 800), (400 + s * 340, 330), (400 + s * 268, 118), (400, -18)]) for s in (-1, 1))
    pillars = [rectangle(400 + s * 372 - 34, -20, 400 + s * 372 + 34, 800) for s in (-1, 1)]
    return group(
        stone(rectangle(-20, -20, 820, 1220), palette.wood, "vault", weight=0.9, form=FLAT, line=0.0),
        plain(arch, palette.wall, "wall", weight=0.5, form=FLAT, modelling=0, line=2.6),
        Lines(ribs, 6.0, palette.shade, strength=0.7),
        *(plain(pillar, palette.wood.lighter(0.2), "pillar", form=24, line=2.4) for pillar in pillars),
    )


def rose(inks: tuple[Colour, ...], palette: Palette) -> Group:
    x, y = ROSE
    items: list[Item] = [plain(ellipse(x, y, ROUND + 20), palette.dark, "tracery", weight=1.2, form=8, line=3.0)]
    for count, near, far, shift in ((12, 92, ROUND, 0), (6, 34, 86, 3)):
        for k in range(count):
            turn, half = math.tau * k / count, 0.82 * math.pi / count
            c, s = math.cos(turn), math.sin(turn)
            wide = far * math.sin(half)
            petal = [(near, 0), (0.55 * near + 0.45 * far, -0.62 * wide), (far - 0.5 * wide, -wide), (far, 0)]
            ring = curve(petal + [(a, -b) for a, b in petal[2:0:-1]], closed=True)
            turned = np.stack([x + c * ring[:, 0] - s * ring[:, 1], y + s * ring[:, 0] + c * ring[:, 1]], axis=1)
            items.append(lit(solid(turned), inks[(k + shift) % len(inks)], "pane", weight=1.15))
    return group(*items, lit(ellipse(x, y, 26), palette.lemon, "pane", weight=1.1), name="rose")


def shaft(inks: tuple[Colour, ...]) -> Group:
    """From every pane its own colour, all of it for one seat."""
    (x, y), beams = HERS, list[Item]()
    for k in range(7):
        turn = math.tau * k / 12
        right, left = ((ROSE[0] + 196 * math.cos(turn + t), ROSE[1] + 196 * math.sin(turn + t)) for t in (-0.21, 0.21))
        lands = x + 34 * (3 - k)
        beam = solid(points(left, right, (lands + 17, y + 240), (lands - 17, y + 240)))
        ink = inks[k % len(inks)]
        beams += [
            Veil(beam, ink.lighter(0.35), "light", 0.4, 5, fade=(1.0, 0.4)),
            Wash(beam, ink, "colour", 0.6, 3, fade=(0.6, 1.0)),
        ]
    return group(*beams)


def laughing() -> Group:
    body = Body(
        age=44, feminine=1, stout=1.0, skin="#a86a44", iris="#2a1a14", hair=Hair("curly", "#3a1c1c", 1.2),
        face=Face(width=1.08, cheek=1.6, lips=1.3, nose=0.9, lashes=1),
    )  # fmt: skip
    frock = Dress(top="#f0368c", collar="v", pattern="flowers", trim="#ffe24a", sleeve_end=0.3)
    actor = person(
        body, Head("laughter", pitch=-12, roll=4), Pose(bend=(0, -12, 0), head=(0, -12, 0)), frock, facing=62
    )
    return drawn(actor, camera=Camera((HERS[0] - 10, HERS[1] + 640), 7.4), light=LIGHT, pen=1.3)


def row(stream: Stream, which: int, palette: Palette) -> Group:
    """Backs, every one of them straight; only next to her somebody has turned round."""
    y, size, shift = ROWS[which]
    items: list[Item] = []
    for k, x in enumerate(np.arange(400 + shift - 178 * size * 7, 1000, 178 * size)):
        if -90 * size < x < 800 + 90 * size and not (which in (2, 3) and abs(x - HERS[0]) < 112):
            near = which == 2 and abs(x - HERS[0]) < 320
            tone = palette.dark.lighter(stream.uniform(0.08, 0.5) - 0.03 * which)
            figure = sitter(8 if near else (3 * k + 5 * which + 2) % 8, tone, stream.uniform(0.15, 0.75))
            items.append(figure.placed(float(x), y, size, flip=bool(x > HERS[0])))
    bench = rectangle(-20, y - 6 * size, 820, y + 150 * size)
    rail = limb([(-40, y - 6 * size), (840, y - 6 * size)], [22 * size, 22 * size])
    return group(
        *items,
        wood(bench, palette.wood, "pew", form=FLAT, line=2.2),
        wood(rail, palette.wood.lighter(0.3), "pew", form=6, line=2.4),
    )


def sitter(kind: int, tone: Colour, pale: float) -> Group:
    """Somebody from behind: hair, a hat, a shawl, or scandalised."""
    skin, hair = grey(pale), tone.darker(0.45)

    def part(ring: Points | str, paint: Colour, form: float = 12) -> Shape:
        return plain(outline(ring), paint, weight=1.0, form=form, line=2.0)

    head = part(SCALP, skin)
    ears = [part(ellipse(s * 30, -44, 6, 10), skin, 3) for s in (-1, 1)]
    tops: tuple[list[Item], ...] = (
        [*ears, part(SCALP, hair)],
        [part(SCALP, hair), part(ellipse(2, -68, 19, 17), hair), Lines((curve("-14,-70 2,-78 18,-68"),), 1.4)],
        [*ears, head, part(BALD, hair, 6), part(CROWN, hair.lighter(0.2)), part(ellipse(0, -56, 54, 9), hair, 4)],
        [part(SHAWL, tone.lighter(0.25), 20), Lines(paths("-24,-22 0,-14 24,-22", *FOLDS), 1.5)],
        [*ears, head, part(BALD, hair, 6)],
        [part(BOB, hair), Lines(paths("-10,-78 -16,-30", "2,-82 2,-24", "12,-78 18,-30"), 1.3)],
        [part(CURLS, hair, 16)],
        [head, part(BALD, hair), part(CLOCHE, tone.lighter(0.1)), part(FEATHER, tone.lighter(0.6), 4)],
        [part(GAPE, skin), part("-20,-24 -31,-50 -22,-80 4,-90 25,-78 12,-66 2,-44 -4,-22", hair)],
    )  # fmt: skip
    neck = part("-14,-34! 14,-34! 15,-6 24,12! -24,12!", skin, 8)
    shoulders = NARROW if kind in (1, 3, 5, 7) else BROAD
    collar = Lines(paths("-30,-76 -14,-66 0,-64 14,-66 30,-76", "0,-64 0,60"), 1.6, strength=0.6)
    return group(group(neck).placed(0, -86), part(shoulders, tone, 22), collar, group(*tops[kind]).placed(0, -86))


def grey(light: float) -> Colour:
    return colour("#2c2c34").lighter(light)
