"""What the Bucket Brought: does one wake her, or let the rope down again?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Points, difference, ellipse, solid
from studio.landscape import snow as falling
from studio.materials import metal, stone, wood
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Lines, Scene, Sunlight, group

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
    return group(
        *DRAWN("snowfield", palette),
        stone(kerb, palette.stone, "kerb", weight=0.6, form=26, line=2.6),
        Lines(joints, 2.0),
        *DRAWN("hole", palette),
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
