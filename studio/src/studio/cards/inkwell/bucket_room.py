"""What the Bucket Brought: she looks up; which of them has been found?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Points, curve, difference, ellipse, fuse, limb, outline, rectangle, solid
from studio.landscape import snow as falling
from studio.materials import cloth, lit, metal, plain, stone, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Lines, Scene, Sunlight, Veil, Wash, group

SUN = Sunlight((-0.5, -0.6, 0.6))
RIM = (400.0, 500.0)
WIDE, TILT = 318.0, 0.68
FLOOR = (400.0, 640.0)
FOOT, FOOT_WIDE = (400.0, 930.0), 222.0
DRAWN = Sheet("inkwell/bucket_room")


@card("bucket_room")
def bucket_room(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, SUN, None, palette.blue).scene(
        well(chance.layout.child("well"), palette),
        bucket(palette),
        falling(chance.layout.child("snow"), 60, (0, 0, 800, 1200), 6.0),
        focal="bucket",
    )


def flat(at: tuple[float, float], wide: float) -> Points:
    """A circle lying level, as seen from where we lean."""
    return ellipse(*at, wide, TILT * wide, count=120)


def well(stream: Stream, palette: Palette) -> Group:
    """A black mouth in the snow, and the way somebody came."""
    mouth = (400.0, 1164.0)
    kerb = difference(solid(flat((mouth[0], mouth[1] - 10), 440)), solid(flat(mouth, 330)))
    joints = tuple(
        np.array([(mouth[0] + r * math.cos(t), mouth[1] - 5 + TILT * r * math.sin(t)) for r in (332, 392, 438)])
        for t in np.linspace(0.1, math.tau + 0.1, 22, endpoint=False) + stream.points(22, 0.05)[:, 0]
    )
    came = ((752, 760), (704, 690), (762, 600), (716, 520), (770, 436), (730, 360))
    steps = [limb([(x - 8, y + 22), (x, y - 4), (x + 8, y - 26)], [18, 17, 24]) for x, y in came]
    boughs = (
        ("-40,640 90,330 180,120 250,-40", 78), ("110,300 240,230 400,210 560,130", 34), ("60,400 0,280 -40,180", 30),
        ("250,226 330,130 420,70 470,-30", 20), ("190,110 140,40 120,-40", 22), ("400,210 500,230 610,220", 12),
    )  # fmt: skip
    tree = fuse(*(limb(way, [broad, 0.7 * broad, 0.4 * broad]) for way, broad in boughs), soften=3)
    return group(
        Veil(solid(rectangle(-60, -60, 860, 1260)), palette.snow, "snow", 1.0, 2),
        Wash(tree, palette.blue, "shadow of a tree", 0.5, 3, hatched=True),
        Wash(solid(*steps), palette.blue, "footprints", 0.8, 2, hatched=True),
        Wash(solid(flat((mouth[0] + 60, mouth[1] + 20), 452)), palette.blue, "cast shadow", 0.55, 4, hatched=True),
        stone(kerb, palette.stone, "kerb", weight=0.6, form=26, line=2.6),
        Lines(joints, 2.0),
        Wash(
            outline("600,900! 700,880 800,930 840,1010! 840,1100! 760,1030 700,960"),
            palette.blue,
            "cast shadow",
            0.8,
            3,
        ),
        lit(flat(mouth, 328), palette.night, "hole", weight=1.25),
    )


def bucket(palette: Palette) -> Group:
    sides = np.vstack([front(0.0), front(1.0)[::-1]])
    staves = tuple(np.array([front(0.0)[k], front(1.0)[k]]) for k in range(4, 60, 6))
    hoops = [np.vstack([front(a), front(b)[::-1]]) for a, b in ((0.14, 0.24), (0.70, 0.79))]
    return group(
        wood(sides, palette.oak, "staves", weight=1.1, form=50, modelling=0.85, flow=math.pi / 2, line=3.4),
        Lines(staves, 2.4),
        *(metal(hoop, palette.iron, "hoop", form=8, line=2.4) for hoop in hoops),
        wood(flat(RIM, WIDE), palette.oak.lighter(0.25), "rim", form=8, line=3.2),
        Clip(solid(flat(RIM, WIDE - 24)), room(palette)),
        Glow(FLOOR, 420, palette.lamp, 0.35),
        somebody(palette),
        handle(palette),
        name="bucket",
    )


def front(share: float) -> Points:
    """The near half of its round, this far down its side."""
    arc, wide = np.linspace(0, math.pi, 60), WIDE + share * (FOOT_WIDE - WIDE)
    x, y = np.array(RIM) + share * (np.array(FOOT) - RIM)
    return np.stack([x + wide * np.cos(arc), y + TILT * wide * np.sin(arc)], axis=1)


def handle(palette: Palette) -> Group:
    x, y = RIM
    bail = limb("82,500 100,330 210,150 330,84 400,74 470,84 590,150 700,330 718,500", [15, 15])
    strands = ("400,-20 402,30", "388,30 386,74 398,100 414,76 412,30", "378,46 400,60 424,46", "380,30 402,42 422,26")
    rope = [plain(limb(way, [20, 20]), palette.rope, "rope", form=8, line=2.2) for way in strands]
    turns = tuple(curve([(391, k), (402, k - 6), (410, k - 14)]) for k in range(-8, 32, 12))
    return group(
        rope[0],
        Lines(turns, 1.6),
        metal(bail, palette.iron, "handle", form=6, line=2.4),
        *rope[1:],
        *(metal(ellipse(x + side * WIDE, y, 20, 24), palette.iron, "lug", form=6, line=2.4) for side in (-1, 1)),
    )


def room(palette: Palette) -> Group:
    """It came up dry, and lit."""
    floor = solid(flat(FLOOR, WIDE - 36))
    boards = tuple(np.array([(400 + 0.8 * k, 400), (400 + 1.15 * k, 720)]) for k in range(-320, 321, 44))
    panes = ("528,384! 592,408! 592,484! 528,458! 528,384!", "560,396! 560,470!", "528,421! 592,446!")
    legs = solid(*(limb([(262 + k, 576), (262 + 0.9 * k, 642 - abs(k) / 3)], [12, 8]) for k in (-50, 0, 50)))
    return group(
        wood(flat(RIM, WIDE), palette.oak.darker(0.4), "inside", form=FLAT, line=0.0),
        plain(flat((400, 552), WIDE - 26), palette.paper, "wall", weight=0.9, form=FLAT, modelling=0.1, line=2.4),
        lit(outline(panes[0]), palette.snow, "window", weight=0.3),
        Lines(tuple(curve(pane) for pane in panes), 3.4),
        wood(floor, palette.floor, "floor", weight=0.7, form=FLAT, modelling=0.2, line=2.6),
        Clip(floor, group(Lines(boards, 1.8, palette.oak.darker(0.3), strength=0.8))),
        cloth(flat((420, 640), 150), palette.rug, "rug", form=8, modelling=0.4, line=2.4),
        Wash(solid(flat((286, 634), 72)), palette.oak.darker(0.5), "shadow", 0.6, 3, hatched=True),
        wood(legs, palette.oak, "table", line=2.0),
        wood(flat((262, 574), 74), palette.oak.lighter(0.2), "table", form=6, line=3.4),
        plain(flat((268, 568), 28), palette.rug, "bowl", form=8, line=2.0),
    )


def somebody(palette: Palette) -> Group:
    """She has heard us on the rope."""
    shade = outline("420,656! 500,648 560,652 606,662 596,674 520,676 440,668")
    return group(Wash(shade, palette.oak.darker(0.5), "shadow", 0.7, 2, hatched=True), DRAWN("woman"))
