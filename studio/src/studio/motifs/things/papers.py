"""Books, letters, maps and everything else of paper. Nothing on them can be read."""

import math
from collections.abc import Sequence

import numpy as np

from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import blob, curve, ellipse, fuse, limb, paths, place, points, rectangle, solid, with_holes
from studio.materials import paper
from studio.motifs.forms import block, pale, when
from studio.scene import FLAT, Group, Item, Lines, Shape, group

PAPER = colour("paper cream")
INK = colour("sepia line")
SEAL = colour("seal red")


def scribble(stream: Stream | None, left: float, top: float, right: float, rows: int, gap: float) -> Lines:
    """Lines that look written and say nothing."""
    strokes = []
    for row in range(rows):
        end = right if row % 4 != 3 else left + 0.55 * (right - left)
        wave = np.arange(left, end, 0.8 * gap)
        tremble = (
            stream.normal(0, 0.14 * gap, count=len(wave))
            if stream
            else 0.14 * gap * np.sin(2.7 * np.arange(len(wave)) + 5 * row)
        )
        strokes.append(np.stack([wave, top + row * gap + tremble], axis=1))
    return Lines(tuple(stroke for stroke in strokes if len(stroke) > 2), 0.8, INK, "writing", 0.55)


def open_book(width: float = 80.0, cover: Colour = colour("oxblood"), written: bool = True) -> Group:
    """Lying open towards us, 80 wide, its near edge at the origin; anchors `gutter`, `left_page`, `right_page`."""
    k = width / 80
    binding = points("-42,2 42,2 38,-27 -38,-27")
    right = np.vstack([curve("0,-3 8,-9 24,-7 39,-1"), curve("35,-26 22,-32 8,-33 0,-28")])
    block_edge = np.vstack([curve("0,-3 8,-9 24,-7 39,-1"), curve("40,1.4 24,-3.4 8,-5 0,1.4")])
    edges = [curve([(0, -3 + d), (8, -9 + d), (24, -7 + d), (39, -1 + 0.6 * d)]) for d in (1.2, 2.4, 3.6)]
    lines = (
        [curve([(6, y - 1), (16, y - 2.4), (31 - 0.06 * (y + 30), y + 1)]) for y in np.arange(-28, -10, 2.8)]
        if written
        else []
    )
    both: list[Item] = [Shape(solid(binding * k), cover, "cover", 1.0, form=2, line=1.4)]
    for flip in (False, True):
        leaf = group(
            Shape(solid(block_edge * k), PAPER.darker(0.12), "paper", 0.5, form=FLAT, line=1.0),
            Lines(tuple(edge * k for edge in edges), 0.7, strength=0.5),
            paper(right * k, PAPER, weight=0.28, form=8 * k, modelling=1.0, shade=0.12 if flip else -0.05, line=1.4),
            *when(written, Lines(tuple(line * k for line in lines), 0.7, INK, "writing", 0.5)),
        ).placed(flip=flip)
        both += leaf.items
    both.append(Lines((points((0, -28), (0, -3)) * k,), 1.4, strength=0.8))
    return Group(tuple(both), "open book").with_anchors(
        gutter=(0.0, -14.0 * k), left_page=(-20.0 * k, -18.0 * k), right_page=(20.0 * k, -18.0 * k)
    )


def closed_book(
    cover: Colour = colour("oxblood"), width: float = 40.0, thick: float = 9.0, clasped: bool = False
) -> Group:
    """Lying flat, spine to the front; anchor `top`."""
    half = width / 2
    deep = (0.34 * width, -0.2 * width)
    items: list[Item] = [
        *block(-half + 2, -thick + 1.6, half - 0.6, -1.6, PAPER, "paper", "plain", (deep[0] - 1, deep[1]), 0.4)
    ]
    items += block(-half, -1.8, half, 0, cover, "cover", "plain", deep)
    items += block(-half, -thick, half, -thick + 1.8, cover, "cover", "cloth", deep)
    spine = blob(
        (-half, -thick),
        (-half, -thick),
        (half, -thick),
        (half, -thick),
        (half + 0.5, -0.5 * thick),
        (half, 0),
        (half, 0),
        (-half, 0),
        (-half, 0),
        (-half - 0.5, -0.5 * thick),
    )
    bands = [points((x * half, -thick), (x * half, 0)) for x in (-0.75, -0.35, 0.35, 0.75)]
    items += [
        Shape(solid(spine), cover, "cover", 1.0, form=4, line=1.4),
        pale(bands, 1.2, colour("antique gold"), "band"),
    ]
    if clasped:
        items.append(
            Shape(solid(rectangle(half + 4, -thick - 1, half + 9, 1)), colour("brass"), "clasp", 1.0, line=1.0)
        )
    return Group(tuple(items), "book").with_anchors(top=(deep[0] / 2, -thick + deep[1] / 2))


def letter(size: float = 34.0, folded: bool = True) -> Group:
    """A written sheet held at its lower edge at the origin."""
    k = size / 34
    sheet = points("-12,0 12,-1 13,-34 -11,-33") * k
    crease = [points((-12, -11), (12, -12)) * k, points((-11.5, -22), (12.5, -23)) * k] if folded else []
    return group(
        paper(sheet, PAPER, weight=0.3, form=4, modelling=1.0, line=1.2),
        Lines(tuple(crease), 0.8, strength=0.4),
        scribble(None, -8 * k, -29 * k, 9 * k, 9, 2.8 * k),
        name="letter",
    )


def envelope(
    width: float = 34.0,
    opened: bool = False,
    sealed: bool = True,
    paint: Colour = colour("envelope white"),
    seal: Colour = SEAL,
) -> Group:
    """Its back towards us round the origin; sealed with wax, or its flap open with the letter looking out."""
    half, tall = width / 2, 0.32 * width
    body = rectangle(-half, -tall, half, tall)
    flap = points((-half, -tall), (0, 0.25 * tall), (half, -tall))
    raised = points((-half, -tall), (0, -2.1 * tall), (half, -tall))
    seams = paths([(-half, tall), (-0.25 * half, 0)], [(half, tall), (0.25 * half, 0)])
    return group(
        *(
            [
                Shape(solid(raised), paint.darker(0.08), "paper", 0.4, form=FLAT, line=1.1),
                Shape(
                    solid(rectangle(-0.86 * half, -1.5 * tall, 0.86 * half, 0)),
                    PAPER,
                    "letter",
                    0.25,
                    form=FLAT,
                    line=1.0,
                ),
            ]
            if opened
            else []
        ),
        paper(body, paint, weight=0.3, form=3, modelling=1.0, line=1.3),
        Lines(seams, 0.9, strength=0.55),
        *([] if opened else [Shape(solid(flap), paint, "paper", 0.3, form=2, shade=-0.05, line=1.2)]),
        *when(
            sealed and not opened,
            Shape(
                solid(
                    blob(
                        *(
                            (0.2 * half * (1 + 0.08 * (i % 3)) * math.cos(a), 0.2 * tall + 0.2 * half * math.sin(a))
                            for i, a in enumerate(np.linspace(0, math.tau, 9, endpoint=False))
                        )
                    )
                ),
                seal,
                "seal",
                1.0,
                line=1.0,
            ),
        ),
        name="envelope",
    )


def winged_letter(width: float = 34.0, beat: float = 0.5, paint: Colour = colour("envelope white")) -> Group:
    """An envelope in flight, its flaps beating like wings; `beat` 1 raised … -1 lowered. Round the origin."""
    half, tall = 0.42 * width, 0.27 * width
    body = points((-half, -0.7 * tall), (half, -tall), (0.94 * half, 0.8 * tall), (-0.94 * half, tall))
    wing = np.vstack(
        [
            points((0.8 * half, -0.85 * tall)),
            curve(
                [
                    (0.8 * half, -0.85 * tall),
                    (1.5 * half, -0.3 * width * beat - tall),
                    (2.6 * half, -0.62 * width * beat - tall),
                ]
            ),
            curve(
                [
                    (2.6 * half, -0.62 * width * beat - tall),
                    (1.7 * half, 0.1 * width - 0.2 * width * beat),
                    (0.9 * half, 0.5 * tall),
                ]
            ),
        ]
    )
    folds = paths(
        [(-half, -0.7 * tall), (0, 0.2 * tall), (half, -tall)],
        [(-0.94 * half, tall), (-0.2 * half, 0.05 * tall)],
        [(0.94 * half, 0.8 * tall), (0.25 * half, 0)],
    )
    return group(
        Shape(solid(wing * [-1, 1]), paint.darker(0.1), "paper", 0.4, form=3, shade=0.1, line=1.2),
        Shape(solid(wing), paint.darker(0.04), "paper", 0.35, form=3, line=1.2),
        Shape(solid(body), paint, "paper", 0.25, form=3, line=1.3),
        Lines(folds, 1.0, strength=0.7),
        Shape(solid(ellipse(0, 0.18 * tall, 0.2 * half)), SEAL, "seal", 1.0, line=0.9),
        name="winged letter",
    )


def scroll(width: float = 50.0, opened: bool = True) -> Group:
    """Parchment between two rolls, hanging from the upper one at the origin; or rolled up and tied."""
    half = width / 2
    if not opened:
        return group(
            *_roll(half, 0), Shape(solid(limb([(0, -5), (0, 5)], [4, 4])), SEAL, "ribbon", 1.0, line=1.0), name="scroll"
        )
    sheet = np.vstack(
        [
            points((-half + 2, 0), (half - 2, 0)),
            curve([(half - 2, 0), (half, 0.6 * width), (half - 3, 1.3 * width)]),
            curve([(-half + 3, 1.3 * width), (-half, 0.6 * width), (-half + 2, 0)]),
        ]
    )
    return group(
        paper(sheet, colour("parchment"), form=5, modelling=1.0, line=1.2),
        scribble(None, -half + 8, 12, half - 8, 12, 0.085 * width),
        *_roll(half, 0),
        *_roll(half, 1.3 * width),
        name="scroll",
    )


def _roll(half: float, y: float) -> tuple[Shape, Shape]:
    """A rod and the parchment wound round it."""
    return (
        Shape(solid(limb([(-half - 6, y), (half + 6, y)], [4, 4])), colour("walnut"), "rod", 1.0, line=1.1),
        Shape(solid(limb([(-half, y), (half, y)], [9, 9])), colour("parchment"), "paper", 0.6, line=1.2),
    )


def kite(
    size: float = 60.0, paints: Sequence[str] = ("cherry red", "lemon", "petrol blue", "cream"), tail: int = 5
) -> Group:
    """Flying, its bridle at the origin; anchors `string`, `tail`."""
    k = size / 60
    corners = points("0,-34 22,-6 0,30 -22,-6") * k
    middle = points((0, -6))[0] * k
    panels = [np.array([middle, corners[i], corners[(i + 1) % 4]]) for i in range(4)]
    string_tail = curve("0,30 8,44 -6,58 6,74 0,88") * k
    bow = fuse(points("0,0 -5,-3 -5,3"), points("0,0 5,-3 5,3"))[0]
    bows = [
        place(bow, string_tail[i, 0], string_tail[i, 1], k, 0.3 * i)
        for i in np.linspace(4, len(string_tail) - 1, tail).astype(int)
    ]
    return group(
        Lines((string_tail,), 1.1),
        *(
            Shape(solid(panel), colour(paint), f"panel {i + 1}", 0.85, form=FLAT, shade=0.1 * (i % 2), line=1.2)
            for i, (panel, paint) in enumerate(zip(panels, paints, strict=False))
        ),
        Shape(solid(*bows), colour(paints[0]), "bow", 0.9, form=FLAT, line=0.9),
        name="kite",
    ).with_anchors(string=(0.0, 0.0), tail=(0.0, 88.0 * k))


def ticket(paint: Colour = colour("parchment")) -> Group:
    """A small stub with a punched hole, held at the origin."""
    return group(
        Shape(
            with_holes(rectangle(-5, -16, 5, 2), ellipse(0, -12, 1.6, count=12)), paint, "paper", 0.5, form=2, line=1.0
        ),
        Lines(paths([(-3, -7), (3, -7)], [(-3, -4), (2, -4)]), 0.7, strength=0.6),
        name="ticket",
    )


def newspaper() -> Group:
    """Held open before a face: its fold at the origin."""
    wing = points("0,16 26,13 26,-20 0,-16")
    columns = [points((x, y), (x + 8, y - 0.6)) for x in (4, 15) for y in np.arange(-9, 13, 2.6)]
    half = group(
        paper(wing, PAPER.darker(0.06), weight=0.35, form=3, modelling=1.0, line=1.2),
        Lines(tuple(columns), 0.7, INK, "writing", 0.5),
        Lines(paths([(4, -13), (22, -15)]), 2.2, INK, "writing", 0.6),
    )
    return group(*half.items, *half.placed(flip=True).items, name="newspaper")
