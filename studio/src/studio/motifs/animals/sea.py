"""What swims beside the fish, and what the tide leaves: whale, jellyfish, octopus, seahorse, turtles, crab, shells."""

import math
from typing import Literal

import numpy as np

from studio.chance import Stream
from studio.colour import colour
from studio.geometry import blob, curve, ellipse, fuse, limb, normals, place, points, resample, solid, union
from studio.motifs.animals.looks import HERE, Knots, closed_eye, eye, ring, smooth
from studio.noise import wander
from studio.scene import Group, Item, Lines, Shape, Veil, Wash, group

_WHALE: Knots = (
    (-205, 6), (-198, -34), (-164, -68), (-100, -86), (-26, -84), (56, -60), (124, -32), (174, -22), (178, -4),
    (132, 16), (60, 44), (-20, 66), (-100, 73), (-162, 60), (-198, 34),
)  # fmt: skip
_FLUKES: Knots = (
    (150, -14), (186, -42), (230, -66), (268, -62), (244, -42), (224, -26), (224, -26), (254, -14), (266, 10),
    (232, 6), (196, -6), (160, 6),
)  # fmt: skip
_WHALE_BELLY: Knots = (
    (-204, 16),
    (-170, 22),
    (-110, 26),
    (-50, 34),
    (10, 42),
    (64, 43),
    (-20, 66),
    (-100, 73),
    (-162, 60),
    (-198, 34),
)
_FLIPPER: Knots = ((-84, 34), (-58, 40), (-28, 70), (-12, 110), (-19, 118), (-48, 98), (-78, 62))


def whale(spouting: bool = False) -> Group:
    """A whale 470 long round its middle, with a mild eye. Anchors: eye, mouth, back, blowhole, tail."""
    blue = colour("whale blue")
    body = fuse(ring(_WHALE, 14), ring(_FLUKES), soften=4)
    grooves = [
        curve(
            [
                (-200 + 2 * k, 18 + 4.3 * k),
                (-150 + 4 * k, 25 + 4.2 * k),
                (-90 + 4 * k, 31 + 4.2 * k),
                (-16 + 3 * k, 43 + 2.4 * k),
            ]
        )
        for k in range(9)
    ]
    folds = [
        ellipse(-118, -20, 11, 9, start=3.3, end=6.1, count=14),
        ellipse(-117, -16, 13, 9, start=0.3, end=2.8, count=14),
    ]
    mouth = curve("-205,8 -172,11 -142,5 -124,-8")
    barnacles = [
        ellipse(x, y, r, 0.8 * r, count=10)
        for x, y, r in ((-170, -34, 4), (-161, -41, 3), (-152, -30, 3), (-176, -24, 2.6), (-60, 52, 3))
    ]
    items: list[Item] = [
        Shape(body, blue, "skin", 0.95, form=80, flow=0.3, line=2.1),
        Shape(solid(ring(_WHALE_BELLY)), colour("cream"), "belly", 0.45, form=40, modelling=0.7, line=0.0),
        Lines(tuple(grooves), 1.1, strength=0.7),
        Lines((mouth,), 1.9, strength=0.9),
        Shape(solid(ring(_FLIPPER)), blue, "skin", 0.95, flow=1.0, line=1.8),
        Shape(solid(*barnacles), colour("bone"), "barnacle", 0.4, modelling=0, line=0.8),
        Lines(tuple(folds), 1.2, strength=0.75),
        *eye((-118, -20), 5.4, HERE),
    ]
    if spouting:
        items.append(_spout())
    anchors = {
        "eye": (-118.0, -20.0),
        "mouth": (-200.0, 8.0),
        "back": (-20.0, -84.0),
        "blowhole": (-120.0, -82.0),
        "tail": (258.0, -24.0),
    }
    return Group(tuple(items), "whale").with_anchors(**anchors)


def _spout() -> Veil:
    jets = [
        limb([(-120, -82), (-122 + 10 * k, -130), (-122 + 34 * k, -160), (-122 + 46 * k, -138)], [6, 9, 12, 4])
        for k in (-1, -0.4, 0.3, 1)
    ]
    return Veil(solid(*jets), colour("foam white"), "spout", 0.85, 1.6)


def jellyfish(stream: Stream, tentacles: int = 11, trail: float = 2.0) -> Group:
    """A jellyfish 60 wide round its bell; `trail` is how many bells long the tentacles are. Anchors: crown, hem."""
    pink = colour("coral rose")
    threads = []
    for across in np.linspace(-0.84, 0.84, tentacles):
        reach = 30 * trail * stream.uniform(0.65, 1.15)
        down = np.linspace(0, reach, 9)
        threads.append(
            curve(np.stack([30 * across + 2.6 * wander(9, 2.5, stream) * np.linspace(0, 1, 9), down + 1], axis=1))
        )
    arms = [
        limb(
            np.stack([x + 3.0 * np.sin(np.linspace(x, x + 9, 13)), np.linspace(0, (20 + x / 2) * trail, 13)], axis=1),
            [5, 6, 3, 5, 2.5, 4, 1],
        )
        for x in (-9.0, -3.0, 4.0, 10.0)
    ]
    dome = ellipse(0, 0, 30, 29, start=math.pi, end=math.tau, count=30)
    hem = [
        np.stack(
            [np.linspace(30 - 60 * k / 8, 30 - 60 * (k + 1) / 8, 7), 4.6 * np.sin(np.linspace(0, math.pi, 7))], axis=1
        )
        for k in range(8)
    ]
    ribs = [curve([(7 * u, -27), (22 * u, -17), (27 * u, 0)]) for u in (-0.9, -0.45, 0.0, 0.45, 0.9)]
    spots = [
        ellipse(x, y, r, 0.7 * r, count=12)
        for x, y, r in ((-12, -17, 2.4), (2, -20, 2.8), (13, -15, 2.2), (-4, -11, 1.8), (19, -8, 1.6))
    ]
    items: list[Item] = [
        Lines(tuple(threads), 1.1, pink.darker(0.35), "tentacle", 0.8),
        Shape(solid(*arms), pink.lighter(0.3), "tentacle", 0.6, line=0.9, cover=0.8),
        Shape(solid(np.vstack([dome, *hem])), pink, "bell", 0.7, form=24, line=1.5, cover=0.85),
        Lines(tuple(ribs), 0.9, strength=0.5),
        Wash(solid(*spots), pink.darker(0.3), "spot", 0.6, 0.6),
    ]
    return Group(tuple(items), "jellyfish").with_anchors(crown=(0.0, -29.0), hem=(0.0, 4.0))


_ARMS: tuple[tuple[Knots, float], ...] = (
    (((-14, -10), (-38, 2), (-60, -8), (-72, -26), (-64, -38), (-56, -30)), 0.75),
    (((14, -10), (38, 4), (62, -4), (76, -22), (70, -38), (60, -32)), 0.75),
    (((-10, -8), (-30, 18), (-56, 22), (-74, 12), (-82, 20)), 0.85),
    (((10, -8), (32, 18), (58, 24), (78, 16), (84, 26)), 0.85),
    (((-7, -6), (-16, 26), (-38, 40), (-54, 34), (-60, 42), (-52, 48)), 1.0),
    (((7, -6), (18, 26), (40, 42), (58, 36), (62, 46), (54, 50)), 1.0),
    (((-3, -4), (-6, 30), (-16, 52), (-30, 54), (-32, 46)), 1.0),
    (((4, -4), (8, 32), (22, 52), (34, 52), (34, 44)), 1.0),
)


def octopus() -> Group:
    """An octopus 80 tall round its mouth: eight arms with their suckers, two knowing eyes. Anchors: eye, head, hand…"""
    red = colour("faded crimson")
    widths = [17, 13, 9.5, 6.5, 4, 2]
    far = [limb(knots, [share * width for width in widths[: len(knots)]]) for knots, share in _ARMS[:4]]
    near = [limb(knots, [share * width for width in widths[: len(knots)]]) for knots, share in _ARMS[4:]]
    mantle = blob("-20,-12 -26,-30 -30,-58 -16,-82 6,-86 26,-70 28,-42 22,-22 20,-8 0,0")
    suckers = [
        ellipse(x, y, 2.6 - 1.4 * share, count=10) for knots, _ in _ARMS[4:] for x, y, share in _sucker_places(knots)
    ]
    spots = [
        ellipse(x, y, r, 0.8 * r, count=12)
        for x, y, r in ((-8, -66, 4), (6, -72, 3), (14, -58, 4.5), (-16, -54, 3), (2, -56, 2.4), (18, -42, 3))
    ]
    items: list[Item] = [
        Shape(fuse(*far), red.darker(0.22), "skin", 0.95, line=1.5),
        Shape(fuse(mantle, *near, soften=3), red, "skin", 0.9, form=22, line=1.8),
        Shape(solid(*suckers), colour("faint rose"), "sucker", 0.5, modelling=0, line=0.7),
        Wash(solid(*spots), red.darker(0.4), "spot", 0.6, 0.8),
        Shape(solid(ellipse(-13, -24, 7.5, 6.5), ellipse(12, -22, 7.5, 6.5)), red.lighter(0.25), "lid", 0.7, line=1.2),
        *eye((-14, -24), 4.2, HERE, "old gold"),
        *eye((11, -22), 4.2, HERE, "old gold"),
    ]
    return Group(tuple(items), "octopus").with_anchors(
        eye=(-14.0, -24.0), head=(0.0, -86.0), hand=(-60.0, 42.0), other_hand=(62.0, 46.0)
    )


def _sucker_places(knots: Knots) -> list[tuple[float, float, float]]:
    spine = resample(curve(points(*knots)), 6.0)[2:-1]
    side = normals(spine) if len(spine) > 2 else spine * 0
    return [
        (float(x), float(y), index / len(spine))
        for index, (x, y) in enumerate(spine + side * np.linspace(2.5, 0.6, len(spine))[:, None])
    ]


def seahorse() -> Group:
    """A seahorse 34 tall, its curled tail at the origin. Anchors: eye, mouth, tail."""
    gold = colour("hay gold")
    spine = [
        (2, -86),
        (8, -72),
        (2, -54),
        (-8, -40),
        (-2, -22),
        (12, -10),
        (14, 4),
        (4, 12),
        (-6, 6),
        (-4, -3),
        (3, -1),
    ]
    body = limb(spine, [15, 17, 24, 27, 20, 13, 9, 7, 5, 4, 2])
    head = blob("10,-96 -4,-100 -12,-94 -22,-88 -38,-84 -41,-78 -36,-75 -20,-78 -8,-80 4,-76 14,-84")
    crown = [limb([(x, -96), (x + dx, -107)], [5, 1.5]) for x, dx in ((-4, -3), (1, 0), (6, 4))]
    rows = curve(points(*spine))
    edge = normals(rows)
    ribs = [
        np.vstack([rows[i] - edge[i] * w, rows[i] + edge[i] * w])
        for i, w in zip(range(12, 72, 4), np.interp(range(12, 72, 4), [0, 24, 40, 76], [7, 12, 8, 2]), strict=True)
    ]
    fin = [(13, -60), (26, -66), (30, -54), (26, -44), (12, -44)]
    rays = [points((12, -56 + 3 * k), (27, -60 + 5 * k)) for k in range(4)]
    items: list[Item] = [
        Shape(solid(blob(*fin)), gold.lighter(0.35), "fin", 0.6, line=1.1), Lines(tuple(rays), 0.7, strength=0.6),
        Shape(fuse(body, head, *crown, soften=2), gold, "skin", 0.9, line=1.6),
        Lines(tuple(ribs), 0.9, strength=0.6), *eye((-7, -90), 3.2, HERE, "amber"),
    ]  # fmt: skip
    return (
        Group(tuple(items), "seahorse")
        .with_anchors(eye=(-7.0, -90.0), mouth=(-40.0, -80.0), tail=(0.0, 8.0))
        .placed(0, -3, 0.3)
    )


TortoisePose = Literal["walking", "hidden", "asleep", "looking up"]
_SHELL: Knots = (
    (-50, -16),
    (-46, -36),
    (-28, -56),
    (2, -64),
    (32, -56),
    (50, -36),
    (54, -16),
    (54, -16),
    (0, -12),
    (-50, -16),
)
_SCUTES: tuple[Knots, ...] = (
    ((-12, -56), (14, -57), (20, -40), (2, -32), (-18, -40)), ((20, -40), (14, -57), (36, -50), (45, -34), (34, -28)),
    ((-18, -40), (-12, -56), (-32, -50), (-42, -34), (-32, -28)), ((2, -32), (20, -40), (34, -28), (26, -16), (4, -14)),
    ((2, -32), (-18, -40), (-32, -28), (-24, -16), (4, -14)),
)  # fmt: skip
_HEADS: dict[TortoisePose, tuple[Knots, tuple[float, float]]] = {
    "walking": (((-40, -22), (-56, -30), (-68, -42)), (-74, -46)),
    "looking up": (((-40, -22), (-56, -36), (-62, -58)), (-66, -66)),
    "asleep": (((-40, -18), (-54, -12), (-66, -9)), (-74, -8)),
    "hidden": ((), (-52, -18)),
}


def tortoise(pose: TortoisePose = "walking") -> Group:
    """A tortoise 30 long on its four feet. Anchors: eye, mouth, head, neck, back."""
    skin, horn = colour("olive"), colour("walnut")
    items: list[Item] = []
    neck, (x, y) = _HEADS[pose]
    if pose != "hidden":
        far = [limb([(-24, -18), (-20, -2)], [14, 11]), limb([(28, -18), (24, -2)], [14, 11])]
        near = [
            limb("-32,-18 -42,-9 -42,-3", [17, 14, 12]),
            limb("36,-18 44,-9 46,-3", [17, 14, 12]),
            limb("50,-14 60,-8 64,-4", [8, 5, 1]),
        ]
        head = place(ring(((-12, 2), (-10, -6), (0, -9), (9, -6), (12, 2), (6, 8), (-6, 7))), x, y)
        items += [
            Shape(fuse(*far), skin.darker(0.3), "far leg", 1.0, line=1.1),
            Shape(fuse(*near, limb(neck, [17, 13, 13]), head, soften=2), skin, "skin", 0.9, line=1.4),
        ]
        claws = [points((a + dx, -0.5), (a + dx - 1.5, 2)) for a in (-44, 44) for dx in (-3, 0, 3)]
        items += [Lines(tuple(claws), 1.0), Lines((place(curve("-12,3 -5,4 0,1"), x, y),), 1.1)]
        spot = (x - 4.0, y - 3.0)
        items += [closed_eye(spot, 2.0, HERE)] if pose == "asleep" else eye(spot, 2.4, HERE)
    rim = limb("-52,-16 -20,-11 20,-11 56,-16", [7, 9, 9, 7])
    plates = [Lines((np.vstack([points(*scute), points(scute[0])]),), 1.2, strength=0.75) for scute in _SCUTES]
    inner = [points(*scute).mean(axis=0) + (points(*scute) - points(*scute).mean(axis=0)) * 0.6 for scute in _SCUTES]
    items += [
        Shape(solid(ring(_SHELL)), horn, "shell", 0.95, form=28, line=1.8),
        Veil(solid(*inner), colour("hay gold"), "scute", 0.5, 0.8), *plates,
        Shape(solid(rim), horn.lighter(0.2), "shell", 0.9, line=1.3),
    ]  # fmt: skip
    drop = 0.6 if pose != "hidden" else 8.0
    anchors = {
        "eye": (x - 4.0, y - 3.0),
        "mouth": (x - 12.0, y + 3.0),
        "head": (x + 2.0, y - 9.0),
        "neck": (x + 14.0, y + 8.0),
        "back": (2.0, -64.0),
    }
    return Group(tuple(items), "tortoise").with_anchors(**anchors).placed(0, -0.3 * 0.6 + 0.3 * (drop - 0.6), 0.3)


def turtle() -> Group:
    """A sea turtle rowing, 60 long round its middle."""
    skin, horn = colour("sea green"), colour("walnut")
    flippers = [
        blob("-26,-12 -40,-34 -30,-62 -18,-70 -16,-44 -8,-20"), blob("30,-10 48,-22 60,-24 52,-8 36,-2"),
    ]  # fmt: skip
    near = [blob("-26,12 -48,26 -54,56 -46,70 -32,48 -6,20"), blob("30,10 50,14 62,24 48,26 32,18")]
    head = blob("-44,-10 -62,-13 -76,-6 -78,3 -66,10 -44,10")
    shell = blob("-50,0 -42,-22 -10,-33 26,-24 52,0 26,24 -10,33 -42,22")
    net = [
        curve("-46,0 0,-1 50,0"),
        *(curve([(x, -29), (x + 5, -10), (x, 0), (x + 5, 10), (x, 29)]) for x in (-28, -6, 16)),
        curve("-38,-13 0,-14 40,-11"),
        curve("-38,13 0,14 40,11"),
    ]
    spots = [
        ellipse(x, y, 3.2, 2.4, count=10)
        for x, y in ((-34, -44), (-28, -54), (-44, 40), (-46, 54), (-36, 36), (-64, -5), (-58, 5))
    ]
    return group(
        Shape(fuse(*flippers), skin.darker(0.2), "skin", 0.95, line=1.4),
        Shape(fuse(head, *near), skin, "skin", 0.9, line=1.5), Wash(solid(*spots), skin.darker(0.5), "spot", 0.6, 0.5),
        Shape(solid(shell), horn, "shell", 0.95, form=26, line=1.7), Lines(tuple(net), 1.1, strength=0.7),
        *eye((-67, -4), 2.8, HERE), name="turtle",
    ).with_anchors(eye=(-67.0, -4.0), head=(-62.0, -13.0), back=(0.0, -30.0)).placed(scale=0.45)  # fmt: skip


def crab() -> Group:
    """A crab 30 wide, seen from the front on its toes. Anchors: eye, hand, other_hand."""
    red = colour("brick red")
    shell = blob("-34,-20 -28,-36 0,-42 28,-36 34,-20 20,-8 0,-5 -20,-8")
    legs = [
        limb([(s * 24, -16 + 2 * k), (s * (44 + 6 * k), -24 + 8 * k), (s * (50 + 3 * k), -2 + k)], [7, 5, 2])
        for s in (-1, 1)
        for k in range(3)
    ]
    arms = [limb([(s * 26, -26), (s * 46, -34), (s * 42, -50)], [9, 8, 9]) for s in (-1, 1)]
    claws = [
        blob(
            (s * 36, -48),
            (s * 34, -64),
            (s * 42, -78),
            (s * 42, -78),
            (s * 44, -62),
            (s * 44, -62),
            (s * 54, -74),
            (s * 54, -74),
            (s * 54, -58),
            (s * 48, -46),
        )
        for s in (-1, 1)
    ]
    stalks = [limb([(s * 9, -38), (s * 11, -50)], [4, 3]) for s in (-1, 1)]
    grins = smooth(
        ((-10, -16), (0, -13), (10, -16)), ((-24, -24), (-18, -28), (-12, -26)), ((24, -24), (18, -28), (12, -26))
    )
    return group(
        Shape(union(*(solid(leg) for leg in legs)), red.darker(0.25), "leg", 0.95, line=1.2),
        Shape(fuse(shell, *arms, *claws, *stalks, soften=1), red, "shell", 0.9, form=14, line=1.6),
        Lines(grins, 1.1, strength=0.7), *eye((-11, -51), 3.4, HERE), *eye((11, -51), 3.4, HERE), name="crab",
    ).with_anchors(eye=(-11.0, -51.0), hand=(-46.0, -76.0), other_hand=(46.0, -76.0)).placed(0, -0.3, 0.3)  # fmt: skip


def scallop() -> Group:
    """A scallop shell 12 wide, its hinge at the origin."""
    turns = np.linspace(-2.72, -0.42, 19)
    ruffle = 1 + 0.035 * np.cos(np.arange(19) * math.pi)
    rim = np.stack([60 * np.cos(turns) * ruffle, 78 * np.sin(turns) * ruffle], axis=1)
    fan = np.vstack([points((-5, 0)), curve(rim), points((5, 0))])
    ribs = [
        np.stack([60 * r * np.cos(t), 78 * r * np.sin(t)]) for t in turns[1:-1:2] for r in [np.linspace(0.1, 0.95, 6)]
    ]
    wings = [points("-22,0 -20,-9 0,-12 0,0"), points("22,0 20,-9 0,-12 0,0")]
    peach = colour("peach")
    return group(
        Shape(fuse(fan, *wings), peach, "shell", 0.7, colour("faded rose"), line=1.5),
        Lines(tuple(rib.T for rib in ribs), 1.0, strength=0.65),
        name="shell",
    ).placed(scale=0.12)


def whelk() -> Group:
    """A spiral shell 16 long lying on the origin."""
    cone = blob(
        "-50,-4 -48,-26 -24,-44 -20,-40 2,-41 8,-35 24,-31 30,-25 42,-19 48,-14 66,-4! 46,-2 40,0 22,1 12,3 -24,5"
    )
    mouth = blob("-50,-4 -44,-20 -28,-20 -10,-6 -26,4")
    coils = smooth(
        ((-20, -41), (-2, -24), (-4, 3)),
        ((8, -36), (20, -20), (16, 2)),
        ((30, -26), (38, -14), (33, 1)),
        ((48, -14), (52, -8), (49, -2)),
    )
    fine = smooth(((-36, -34), (-22, -18), (-16, -4)), ((-4, -38), (9, -20), (6, 2)), ((20, -31), (30, -16), (26, 1)))
    return group(
        Shape(solid(cone), colour("biscuit"), "shell", 0.8, line=1.6),
        Shape(solid(mouth), colour("faded rose"), "shell mouth", 0.7, line=1.2),
        Lines(coils, 1.4, strength=0.8),
        Lines(fine, 0.7, strength=0.5),
        name="shell",
    ).placed(0, -0.7, 0.15)


def starfish() -> Group:
    """A starfish 14 wide round its middle."""
    arms = [
        limb(
            [(0, 0), (24 * math.cos(t), 24 * math.sin(t)), (48 * math.cos(t + 0.12), 48 * math.sin(t + 0.12))],
            [30, 20, 6],
        )
        for t in np.arange(5) * math.tau / 5 - 1.57
    ]
    dots = [
        ellipse(r * math.cos(t), r * math.sin(t), 2.2, count=8)
        for t in np.arange(5) * math.tau / 5 - 1.57
        for r in (10, 20, 30, 40)
    ]
    return group(
        Shape(fuse(*arms, soften=4), colour("pumpkin"), "skin", 0.9, line=1.5),
        Shape(solid(*dots), colour("cream"), "spot", 0.4, modelling=0, line=0.5),
        name="starfish",
    ).placed(scale=0.15)
