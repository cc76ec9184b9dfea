"""What the Bucket Brought: does one wake her, or let the rope down again?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Points, difference, ellipse, fuse, limb, outline, rectangle, solid
from studio.landscape import snow as falling
from studio.materials import lit, metal, stone, wood
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Lines, Scene, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/bucket_room")
SUN = Sunlight((-0.5, -0.6, 0.6))
RIM = (400.0, 500.0)
WIDE, TILT = 318.0, 0.68
FLOOR = (400.0, 640.0)
FOOT, FOOT_WIDE = (400.0, 930.0), 222.0


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
    came = ((742, 318), (694, 372), (752, 446), (700, 520), (758, 604), (708, 690), (762, 778), (712, 856))
    steps = [
        part
        for x, y in came
        for k in (1.0 + (y - 320) / 1400,)
        for part in (
            limb([(x - 5 * k, y + 26 * k), (x - 2 * k, y + 10 * k), (x, y - 4 * k)], [24 * k, 25 * k, 15 * k]),
            ellipse(x + 2 * k, y - 16 * k, 9 * k, 10 * k),
        )
    ]
    boughs = (
        ("-40,640 90,330 180,120 250,-40", 78), ("110,300 240,230 400,210 560,130", 34), ("60,400 0,280 -40,180", 30),
        ("250,226 330,130 420,70 470,-30", 20), ("190,110 140,40 120,-40", 22), ("400,210 500,230 610,220", 12),
    )  # fmt: skip
    tree = fuse(*(limb(way, [broad, 0.7 * broad, 0.4 * broad]) for way, broad in boughs), soften=3)
    return group(
        Veil(solid(rectangle(-60, -60, 860, 1260)), palette.snow, "snow", 1.0, 2),
        Wash(tree, palette.blue, "shadow of a tree", 0.5, 3, hatched=True),
        Wash(solid(*steps), palette.blue, "footprints", 0.95, 2, hatched=True),
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
        Clip(solid(flat(RIM, WIDE - 24)), DRAWN("room", palette)),
        Glow(FLOOR, 420, palette.lamp, 0.35),
        DRAWN("handle", palette),
        name="bucket",
    )


def front(share: float) -> Points:
    """The near half of its round, this far down its side."""
    arc, wide = np.linspace(0, math.pi, 60), WIDE + share * (FOOT_WIDE - WIDE)
    x, y = np.array(RIM) + share * (np.array(FOOT) - RIM)
    return np.stack([x + wide * np.cos(arc), y + TILT * wide * np.sin(arc)], axis=1)
