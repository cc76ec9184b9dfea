"""What makes a kind unmistakable beyond its proportions: antlers, horns, manes, wool, spines, stripes, spots.

Each function takes a skeleton and returns items drawn in its coordinates; `Build` says where in the order.
"""

import math

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import (
    Placing,
    Point,
    Points,
    blob,
    curve,
    ellipse,
    fuse,
    intersection,
    limb,
    normals,
    offset,
    place,
    points,
    resample,
    solid,
    union,
)
from studio.materials import bark, fur, straw
from studio.motifs.animals.faces import face_placing
from studio.motifs.animals.looks import Knots, ring
from studio.motifs.animals.skeleton import Skeleton, Trimming
from studio.scene import ROUND, Item, Lines, Shape, Wash

HORN = colour("bleached bone")

# Beam first, then tines, from the pedicle upwards; head units.
_ANTLER: tuple[tuple[Knots, tuple[float, ...]], ...] = (
    (((0, 0), (10, -34), (34, -70), (40, -112), (22, -152), (-6, -176)), (13, 10, 9, 8, 6, 2)),
    (((3, -10), (-18, -22), (-38, -30), (-50, -50)), (9, 7, 5, 1.5)),
    (((18, -50), (0, -64), (-18, -76), (-24, -100)), (8, 7, 5, 1.5)),
    (((38, -100), (58, -122), (64, -150)), (8, 6, 1.5)),
    (((34, -132), (12, -140), (-10, -138)), (6, 5, 1.5)),
)


def _antler_placings(bones: Skeleton) -> tuple[Placing, Placing]:
    scale, lean = bones.head.scale * 1.3, 0.45 * bones.head.rotation
    side = bones.head.flip
    near, far = bones.on_head(-14, -30), bones.on_head(-26, -30)
    return Placing(*near, scale, lean, side), Placing(*far, scale * 0.94, lean + (0.5 if side else -0.5), side)


def antlers(bones: Skeleton) -> list[Item]:
    near, far = _antler_placings(bones)
    grown = [fuse(*(placing(limb(spine, widths)) for spine, widths in _ANTLER), soften=1.0) for placing in (far, near)]
    return [
        Shape(grown[0], HORN.darker(0.4), "antler", 0.95, line=1.2),
        bark(grown[1], HORN.darker(0.2), "antler", weight=0.95, line=1.3),
    ]


def antler_tips(bones: Skeleton) -> dict[str, Point]:
    """Anchors antler_1 … antler_10, near antler first: where a lantern or a bird may go."""
    tips = [placing.point(spine[-1]) for placing in _antler_placings(bones) for spine, _ in _ANTLER]
    return {f"antler_{index}": tip for index, tip in enumerate(tips, 1)}


def horns(near: Knots, widths: tuple[float, ...], rings: int = 0, tint: Colour = HORN) -> Trimming:
    """A pair of horns in head units; the far one stands a little ahead. Grown ones carry rings."""

    def grown(bones: Skeleton) -> list[Item]:
        spine = points(*near)
        far = bones.head(limb((spine - spine[0]) * [0.9, 1.0] + spine[0] + [-12, 2], widths))
        close = bones.head(limb(spine, widths))
        side = len(curve(spine))
        ridges = [
            np.array([close[index], close[2 * side + 4 - index]])
            for index in np.linspace(2, side - 6, rings).astype(int)
        ]
        items: list[Item] = [
            Shape(solid(far), tint.darker(0.35), "horn", 0.8, line=1.1),
            Shape(solid(close), tint, "horn", 0.7, line=1.3),
        ]
        return items + ([Lines(tuple(ridges), 0.8, strength=0.6)] if rings else [])

    return grown


def beard(bones: Skeleton) -> list[Item]:
    hair = bones.head(ring(((-90, 12), (-92, 34), (-80, 58), (-80, 58), (-72, 36), (-66, 16))))
    return [straw(hair, bones.build.coat.belly, "belly", weight=0.5, form=ROUND, line=1.0)]


def mane(depth: float = 13.0, tint: Colour | None = None) -> Trimming:
    """Hair hanging down the near side of the crest, with a forelock."""

    def combed(bones: Skeleton) -> list[Item]:
        crest = resample(bones.neck_edge(1), 3.2)
        throat = resample(bones.neck_edge(-1), path_step(bones.neck_edge(-1), len(crest)))[: len(crest)]
        crest = crest[: len(throat)]
        inward = (throat - crest) / (np.hypot(*(throat - crest).T)[:, None] + 1e-9)
        swell = np.sin(np.linspace(0.25, math.pi - 0.35, len(crest))[::-1]) ** 0.6
        jag = depth * swell * (0.72 + 0.4 * np.abs(np.sin(np.arange(len(crest)) * 1.9)))
        tips = crest + inward * jag[:, None] + [0.0, 0.25 * depth]
        hair = np.vstack([crest - inward * 1.5, tips[::-1]])
        lock = bones.head(ring(((4, -26), (-14, -34), (-30, -24), (-40, -8), (-40, -8), (-24, -14), (-6, -22))))
        dye = tint or bones.build.coat.dark
        combing = tuple(np.array([root, tip]) for root, tip in zip(crest[::2], tips[::2], strict=True))
        return [
            Shape(solid(hair, lock) if depth > 8 else solid(hair), dye, "mane", 1.0, form=6, line=1.2),
            Lines(combing, 0.7, strength=0.6),
        ]

    return combed


def path_step(path: Points, count: int) -> float:
    """The step that resamples a path to about `count` points."""
    return float(np.hypot(*np.diff(path, axis=0).T).sum()) / max(count - 1, 1) * 0.999


def ruff(bones: Skeleton) -> list[Item]:
    """A lion's mane round the face, and the face again upon it."""
    turns = np.linspace(0, math.tau, 54, endpoint=False)
    reach = np.where(np.arange(54) % 2 == 0, 1.0, 0.86) * (1 + 0.05 * np.sin(turns * 5) + 0.04 * np.cos(turns * 11))
    wide, tall = 66 + 24 * np.cos(turns), 78 + 20 * np.clip(np.sin(turns), 0, 1)
    rim = np.stack([10 + wide * reach * np.cos(turns), 4 + tall * reach * np.sin(turns)], axis=1)
    head = bones.build.head
    face = union(solid(ring(head.skull)), solid(ring(head.ear)))
    locks = [
        curve([(4 + a * math.cos(t), 6 + 1.1 * a * math.sin(t)) for a in (44, 54, 64)])
        for t in np.linspace(-1.6, 2.4, 26)
    ]
    return [
        fur(bones.head(rim), bones.build.coat.dark, "mane", form=ROUND, line=1.4),
        Lines(tuple(bones.head(lock) for lock in locks), 0.9, strength=0.6),
        Shape(tuple(bones.head(part) for part in face), bones.build.coat.fur, "fur", 0.95, line=1.2),
    ]


def _frontal_rim(bones: Skeleton, inner: float, outer: float, count: int) -> Points:
    """A jagged rim round a face turned to the viewer."""
    middle = face_placing(bones.head, bones.build.face_spread)
    turns = np.linspace(0, math.tau, count, endpoint=False)
    reach = np.where(np.arange(count) % 2 == 0, outer, inner) * (1 + 0.05 * np.sin(turns * 5))
    return middle(np.stack([reach * np.cos(turns), 4 + 1.06 * reach * np.sin(turns)], axis=1))


def frontal_ruff(bones: Skeleton) -> list[Item]:
    rim = _frontal_rim(bones, 70, 84, 54)
    return [fur(rim, bones.build.coat.dark, "mane", form=ROUND, line=1.4)]


def frontal_spines(bones: Skeleton) -> list[Item]:
    rim = _frontal_rim(bones, 50, 62, 64)
    return [Shape(solid(rim), bones.build.coat.dark, "spines", 0.9, modelling=0.6, line=1.1)]


def tail_tuft(bones: Skeleton) -> list[Item]:
    end, before = bones.tail[-1], bones.tail[-2]
    turn = math.atan2(*(end - before)[::-1])
    if end[1] + 20 * math.sin(turn) > bones.ground:
        turn = math.asin(max(-0.2, min(1.0, (bones.ground - end[1] - 4) / 20)))
    tuft = place(ring(((-4, 0), (0, -5), (10, -6), (20, 0), (20, 0), (10, 6), (0, 5))), end[0], end[1], rotation=turn)
    return [Shape(solid(tuft), bones.build.coat.dark, "mane", 1.0, line=1.1)]


def tail_tip(share: float = 0.3) -> Trimming:
    """A brush dipped in the belly's colour."""

    def dipped(bones: Skeleton) -> list[Item]:
        spine = resample(curve(bones.tail), 2.0)
        widths = np.interp(
            np.linspace(0, 1, len(spine)), np.linspace(0, 1, len(bones.build.tail.widths)), bones.build.tail.widths
        )
        start = int(len(spine) * (1 - share))
        tip = limb(spine[start::3], [float(width) for width in widths[start::3]])
        return [Shape(solid(tip), bones.build.coat.belly, "belly", 0.3, modelling=0.5, line=0.9)]

    return dipped


def brush(bones: Skeleton) -> list[Item]:
    """Hairs along a bushy tail."""
    spine = resample(curve(bones.tail), 5.0)
    step = np.gradient(spine, axis=0)
    across = np.stack([step[:, 1], -step[:, 0]], axis=1)
    hairs = [
        spine[i] + across[i] * side + [[0, 0], 1.2 * step[i] + 0.3 * side * across[i]]
        for i in range(2, len(spine) - 3)
        for side in (-0.9, 0.0, 0.9)
    ]
    return [Lines(tuple(np.asarray(hair) for hair in hairs), 0.7, strength=0.5)]


_TRUNK: Knots = ((-50, -6), (-76, 20), (-86, 62), (-82, 108), (-92, 142), (-112, 150))
_TRUNK_WIDTHS = (52, 38, 30, 24, 18, 12)


def _trunk_spine(bones: Skeleton) -> Points:
    """The trunk hangs from the brow; where the ground is too near it lies upon it."""
    spine = bones.head(points(*_TRUNK))
    spine[:, 1] = np.minimum(spine[:, 1], bones.ground - 9 * bones.head.scale)
    return spine


def trunk(bones: Skeleton) -> list[Item]:
    hose = limb(_trunk_spine(bones), [bones.head.scale * width for width in _TRUNK_WIDTHS])
    return [Shape(solid(hose), bones.build.coat.fur, "fur")]


def trunk_and_tusk(bones: Skeleton) -> list[Item]:
    tusk = bones.head(limb("-52,30 -78,52 -104,46", [10, 8, 2]))
    spine = curve(_trunk_spine(bones))
    half = 0.4 * bones.head.scale * np.interp(np.linspace(0, 5, len(spine)), range(6), _TRUNK_WIDTHS)
    across = normals(spine) * half[:, None]
    folds = [np.vstack([spine[k] - across[k], spine[k] + 0.4 * across[k]]) for k in range(8, len(spine) - 3, 3)]
    return [Shape(solid(tusk), colour("ivory"), "horn", 0.35, line=1.2), Lines(tuple(folds), 0.8, strength=0.6)]


def _top(bones: Skeleton, t: float) -> float:
    knots = bones.build.back
    return float(np.interp(t, [knot[0] for knot in knots], [knot[1] for knot in knots]))


def _bottom(bones: Skeleton, t: float) -> float:
    knots = bones.build.belly[::-1]
    return float(np.interp(t, [knot[0] for knot in knots], [knot[1] for knot in knots]))


def stripes(count: int = 9, broad: float = 5.0, legs: bool = True) -> Trimming:
    """Bands down the flank, round the legs and along the tail."""

    def striped(bones: Skeleton) -> list[Item]:
        bands = []
        for index, t in enumerate(np.linspace(0.0, 1.06, count)):
            top, low = _top(bones, t) - 0.5, _bottom(bones, t)
            reach = top + (low - top) * (0.72 if index % 2 else 0.5)
            knots = [bones.at(t, top), bones.at(t + 0.035, (top + reach) / 2), bones.at(t - 0.01, reach)]
            bands.append(limb(knots, [broad, 0.8 * broad, 0.8]))
        spine = resample(curve(bones.tail), 1.0)
        bands += [_across(spine, share, bones.build.tail.widths[1], broad) for share in (0.3, 0.5, 0.7, 0.88)]
        if legs:
            for which in ("near fore", "near hind"):
                bone = resample(bones.legs[which][1:], 0.5)
                bands += [_across(bone, share, 7.0, 0.6 * broad) for share in (0.2, 0.42, 0.62)]
        nape = resample(bones.neck_edge(1), 0.5)
        bands += [_across(nape, share, 12.0, 0.8 * broad) for share in (0.45, 0.7, 0.92)]
        inside = intersection(fuse(*bands), offset(bones.body, -0.4))
        return [Wash(inside, bones.build.coat.dark, "stripe", 1.1, 0.7)]

    return striped


def _across(spine: Points, share: float, wide: float, broad: float) -> Points:
    at = spine[min(len(spine) - 2, int(share * len(spine)))]
    along = spine[min(len(spine) - 1, int(share * len(spine)) + 1)] - at
    turn = math.atan2(along[1], along[0]) + math.pi / 2
    return place(
        limb([(-0.42 * wide, 0), (0, 0.8), (0.42 * wide, 0)], [0.6, 0.8 * broad, 0.6]), at[0], at[1], rotation=turn
    )


def masked_face(bones: Skeleton) -> list[Item]:
    """A tiger's or tabby's marks: three on the brow, two on the cheek."""
    marks = [((-48, -40), (-44, -32)), ((-34, -46), (-30, -36)), ((-18, -46), (-18, -36)),
             ((-34, 2), (-12, -2)), ((-34, 14), (-10, 14)), ((-62, -2), (-40, -4))]  # fmt: skip
    rings = [bones.head(limb([start, end], [5, 1.5])) for start, end in marks]
    return [Wash(solid(*rings), bones.build.coat.dark, "stripe", 1.0, 0.5)]


def patches(*spots: tuple[float, float, float, float], tint: Colour) -> Trimming:
    """Big piebald patches: (t, n, wide, tall) each, ragged like a coast."""

    def pied(bones: Skeleton) -> list[Item]:
        rings = []
        for t, n, wide, tall in spots:
            turns = np.linspace(0, math.tau, 9, endpoint=False)
            reach = 1 + 0.18 * np.sin(turns * 3 + 7 * t) + 0.1 * np.cos(turns * 2 + n)
            x, y = bones.at(t, n)
            rings.append(
                curve(
                    np.stack([x + wide * reach * np.cos(turns), y + tall * reach * np.sin(turns)], axis=1), closed=True
                )
            )
        return [Wash(intersection(solid(*rings), bones.body), tint, "patch", 1.0, 0.8)]

    return pied


def tiles(bones: Skeleton) -> list[Item]:
    """A giraffe's net: blunt polygons on flank, neck and thighs."""
    spots: list[Points] = []
    for row, share in enumerate((0.82, 0.52, 0.22)):
        for t in np.arange(-0.1 + 0.09 * (row % 2), 1.12, 0.19):
            top, low = _top(bones, t), _bottom(bones, t)
            spots.append(_tile(bones.at(t, low + (top - low) * share), 7.2 - row, t + row))
    crest, throat = bones.neck_edge(1), bones.neck_edge(-1)
    for index, share in enumerate(np.linspace(0.12, 0.94, 12)):
        at = int(share * (len(crest) - 1))
        for k in (0.26, 0.72):
            middle = crest[at] + (throat[at] - crest[at]) * (k + 0.06 * (index % 2))
            spots.append(_tile((middle[0], middle[1]), 5.6 - 2.4 * share, share * 9 + k))
    return [Wash(intersection(solid(*spots), bones.body), bones.build.coat.dark, "patch", 0.95, 0.5)]


def _tile(at: Point, size: float, turn: float) -> Points:
    angles = turn + np.arange(5) * math.tau / 5
    reach = size * (1 + 0.2 * np.sin(angles * 2 + turn))
    return np.stack([at[0] + reach * np.cos(angles), at[1] + reach * np.sin(angles)], axis=1)


def dapples(bones: Skeleton) -> list[Item]:
    """A fawn's white spots."""
    spots = [
        ellipse(*bones.at(t, _top(bones, t) - down), 2.0, 1.6, count=10)
        for down, shift in ((6, 0.0), (13, 0.05), (20, 0.0))
        for t in np.arange(0.12 + shift, 1.1, 0.11)
    ]
    return [Shape(solid(*spots), bones.build.coat.belly, "spot", 0.25, modelling=0, line=0.0)]


def fleece(bones: Skeleton) -> list[Item]:
    """Curls all round the trunk."""
    outline = curve(points(*bones.trunk(bones.build.back + bones.build.belly)), closed=True)
    rim = resample(outline, 9.0, closed=True)
    curls = [ellipse(x, y, 8.0, 7.0, count=16) for x, y in rim]
    return [Shape(union(solid(outline), *(solid(curl) for curl in curls)), bones.build.coat.fur, "fur")]


def curls(bones: Skeleton) -> list[Item]:
    """Pen curls over a fleece, and the bare face with its woollen cap."""
    drawn = []
    for row, share in enumerate((0.9, 0.66, 0.42, 0.18)):
        for t in np.arange(-0.08 + 0.06 * (row % 2), 1.12, 0.13):
            top, low = _top(bones, t), _bottom(bones, t)
            x, y = bones.at(t, low + (top - low) * share)
            drawn.append(ellipse(x, y, 4.6, 4.0, start=0.4 + t * 3, end=4.4 + t * 3, count=12))
    return [Lines(tuple(drawn), 0.9, strength=0.6)]


def woolly_face(bones: Skeleton) -> list[Item]:
    head = bones.build.head
    face = tuple(bones.head(part) for part in solid(ring(head.skull), ring(head.ear)))
    cap = fuse(*(ellipse(x, y, 15, 13, count=18) for x, y in ((10, -20), (-6, -32), (-22, -36), (16, 0))))
    return [
        Shape(face, bones.build.coat.dark, "face", 0.95, line=1.3),
        Shape(tuple(bones.head(part) for part in cap), bones.build.coat.fur, "fur", 0.4, line=1.1),
    ]


def spines(bones: Skeleton) -> list[Item]:
    """A hedgehog's mantle of spines, from brow to rump."""
    spots = [(t, _top(bones, t)) for t in np.linspace(-0.3, 1.2, 12)]
    upper = points(*(bones.at(t, n + 3) for t, n in spots))
    lower = points(*(bones.at(t, n - (n - _bottom(bones, t)) * 0.62) for t, n in spots[1:-1]))
    rim = resample(np.vstack([curve(upper), curve(lower[::-1])]), 2.6, closed=True)
    middle = np.array(bones.at(0.1, 0.0))
    return bristling(rim, middle, 0.7 * _unit(np.array(bones.at(1.0, 0.0)) - middle), bones.build.coat.dark)


def bristling(rim: Points, middle: Points, swept: Points, tint: Colour) -> list[Item]:
    """A ring full of spines that point away from `middle` and lean towards `swept`."""
    outward = np.array([_unit(spot - middle) + swept for spot in rim])
    jagged = rim + outward * np.where(np.arange(len(rim)) % 2 == 0, 5.0, 0.0)[:, None]
    drawn = []
    for share in np.linspace(0.2, 0.96, 11):
        row = resample(middle + (rim - middle) * share, 4.6, closed=True)
        drawn += [np.array([root, root + 6.0 * (_unit(root - middle) + swept)]) for root in row]
    return [
        Shape(solid(jagged), tint, "spines", 0.9, modelling=0.6, line=1.1),
        Lines(tuple(drawn), 0.9, role="spine", strength=0.75),
    ]


def _unit(vector: Points) -> Points:
    return np.asarray(vector / (np.hypot(*vector) + 1e-9), np.float64)


def spades(bones: Skeleton) -> list[Item]:
    """A mole's broad pink hand, palm outwards, and its bare snout."""
    x, y = bones.legs["near fore"][-1]
    palm = blob("-15,4 -19,-4 -15,-13 -2,-17 9,-12 10,0 2,5")
    claws = [limb([(-12 + 1.5 * k, -11 + 4.4 * k), (-27 + 2 * k, -9 + 4.6 * k)], [4.4, 1]) for k in range(4)]
    hand = fuse(*(place(part, x, y) for part in (palm, *claws)))
    nose = bones.head(ring(((-112, -1), (-107, -8), (-92, -8), (-90, 5), (-106, 6))))
    return [Shape(part, bones.build.coat.dark, "skin", 0.75, line=1.1) for part in (hand, solid(nose))]


def udder(bones: Skeleton) -> list[Item]:
    x, y = bones.at(0.8, -20)
    bag = blob(
        (x - 12, y - 2),
        (x - 8, y + 10),
        (x - 5, y + 15),
        (x - 1, y + 10),
        (x + 4, y + 15),
        (x + 8, y + 9),
        (x + 13, y - 4),
    )
    return [Shape(solid(bag), colour("faint rose"), "udder", 0.6, line=1.1)]


def snout(bones: Skeleton) -> list[Item]:
    """The flat disc of a pig's nose."""
    disc = bones.head(ellipse(-97, -3, 5, 15, 0.1, count=20))
    return [Shape(solid(disc), bones.build.coat.fur.darker(0.15), "nose", 0.8, line=1.2)]
