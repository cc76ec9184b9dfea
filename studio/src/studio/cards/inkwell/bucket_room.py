"""What the Bucket Brought: does one wake her, or let the rope down again?"""

import math
from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.geometry import Placing, Points, curve, difference, ellipse, fuse, limb, outline, rectangle, solid
from studio.landscape import snow as falling
from studio.materials import cloth, lit, metal, plain, skin, stone, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group

SUN = Sunlight((-0.5, -0.6, 0.6))
RIM = (400.0, 500.0)
WIDE, TILT = 318.0, 0.68
FLOOR = (400.0, 640.0)
FOOT, FOOT_WIDE = (400.0, 930.0), 222.0
BED, TURN, LARGE = (404.0, 578.0), 0.36, 1.24


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
        Clip(solid(flat(RIM, WIDE - 24)), room(palette)),
        Glow(FLOOR, 420, palette.lamp, 0.35),
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


def lies(u: float, v: float, high: float = 0.0) -> tuple[float, float]:
    """A place on her bed: so far across it, so far down it, so high above the floor."""
    across, down = u * math.cos(TURN) - v * math.sin(TURN), u * math.sin(TURN) + v * math.cos(TURN)
    return BED[0] + LARGE * across, BED[1] + LARGE * (TILT * down - 0.73 * high)


def room(palette: Palette) -> Group:
    """It came up dry, and lit."""
    floor = solid(flat(FLOOR, WIDE - 36))
    boards = tuple(np.array([(400 + 0.8 * k, 400), (400 + 1.15 * k, 720)]) for k in range(-320, 321, 44))
    top, low = flat((400, 552), WIDE - 26), flat(FLOOR, WIDE - 36)
    stripes = tuple(np.array([top[k], low[k]]) for k in range(61, 120, 3))
    return group(
        wood(flat(RIM, WIDE), palette.oak.darker(0.4), "inside", form=FLAT, line=0.0),
        plain(top, palette.paper, "wall", weight=0.9, form=FLAT, modelling=0.1, line=2.4),
        Lines(stripes, 3.0, palette.rug, strength=0.5),
        wood(floor, palette.floor, "floor", weight=0.7, form=FLAT, modelling=0.2, line=2.6),
        Clip(floor, group(Lines(boards, 1.8, palette.oak.darker(0.3), strength=0.8))),
        cloth(flat((410, 630), 236), palette.rug, "rug", form=8, modelling=0.4, line=2.4),
        bed(palette),
    )


def bed(palette: Palette) -> Group:
    """She has not felt the rope."""

    def board(v: float, high: float) -> Points:
        arch = [lies(u, v, high + 26 * math.cos(u / 66)) for u in np.linspace(-104, 104, 15)]
        return np.array([lies(-104, v), *arch, lies(104, v)])

    side = np.array([lies(98, -140, 56), lies(98, 146, 56), lies(98, 146, 12), lies(98, -140, 12)])
    sheet = np.array([lies(-98, -140, 56), lies(98, -140, 56), lies(98, -30, 56), lies(-98, -30, 56)])
    shade = np.array([lies(100, -150), lies(150, -120), lies(150, 190), lies(-60, 190), lies(-104, 150)])
    pillow = outline([lies(u, v, 70) for u, v in ((-80, -134), (0, -140), (80, -134), (84, -84), (0, -74), (-84, -84))])
    return group(
        Wash(solid(shade), palette.oak.darker(0.5), "shadow", 0.75, 3, hatched=True),
        wood(board(-150, 118), palette.oak, "headboard", form=14, line=3.0),
        cloth(side, palette.snow.darker(0.12), "mattress", weight=0.5, form=FLAT, line=2.2),
        cloth(sheet, palette.snow, "sheet", weight=0.15, form=FLAT, line=2.2),
        plain(pillow, palette.snow, "pillow", weight=0.2, form=16, line=2.4),
        sleeper(palette),
        *quilt(palette),
        wood(board(152, 62), palette.oak, "footboard", form=14, line=3.0),
    )


def sleeper(palette: Palette) -> Group:
    """A cheek in the pillow."""
    x, y = lies(2, -102, 92)
    head, hair = Placing(x, y, LARGE, TURN - 0.25), palette.night.darker(0.2)

    def at(path: str) -> tuple[Points, ...]:
        return tuple(head(ring) for ring in outline(path))

    locks = "-44,10 -52,-16 -34,-42 0,-50 34,-42 50,-16 56,16 84,30 66,40 44,34 30,10 -20,10 -36,34 -64,40 -54,26"
    face = "-29,-8 -20,-28 6,-32 26,-20 31,4 24,28 4,41 -16,32 -27,14"
    fringe = "-33,0! -34,-30 0,-44 34,-28 36,4! 26,-10 8,-22! -8,-10 -24,-8"
    lashes = ("-20,4 -12,9 -4,5", "10,4 18,8 26,2", "4,6 7,15 1,17", "-6,26 2,29 11,25")
    return group(
        plain(at(locks), hair, "hair", weight=1.1, form=10, line=1.8),
        skin(solid(head(limb("0,24 0,62", [34, 40]))), colour("#d0905c"), "neck", line=2.0),
        skin(at(face), colour("#d0905c"), "face", form=14, line=2.2),
        Wash(at("10,14 20,12 26,18 18,24 10,20"), palette.rug, "cheek", 0.4, 5),
        plain(at(fringe), hair, "hair", weight=1.1, form=8, line=1.6),
        Lines(tuple(head(curve(lash)) for lash in lashes), 2.6, hair),
        name="sleeper",
    )


def quilt(palette: Palette) -> list[Item]:
    """Patchwork, and somebody's knees under it."""
    across, down = np.linspace(-104, 108, 7), np.linspace(-52, 148, 7)

    def swell(u: float, v: float) -> tuple[float, float]:
        bent = 26 * math.sin((v + 40) / 62)
        high = 60 + 44 * math.exp(-(((u - bent) / 46) ** 2)) * (1 - 0.3 * (v + 52) / 200)
        return lies(u, v, high)

    paints = (palette.blue, palette.snow, palette.lamp, palette.snow)
    patches: list[Item] = [
        cloth(
            np.array([swell(u, v), swell(w, v), swell(w, z), swell(u, z)]),
            paints[(k + 3 * n) % 4],
            "patch",
            weight=0.9,
            form=FLAT,
            modelling=0.2,
            line=1.6,
        )
        for n, (v, z) in enumerate(pairwise(down))
        for k, (u, w) in enumerate(pairwise(across))
    ]
    hang = np.array(
        [*(swell(108, v) for v in down), *(lies(112, v, 20 + 4 * (n % 2)) for n, v in enumerate(down[::-1]))]
    )
    turned = [*(swell(u, -66) for u in across), *(swell(u, -44) for u in across[::-1])]
    lee = [*(swell(30 + 26 * math.sin((v + 40) / 62), v) for v in down), *(swell(92, v) for v in down[::-1])]
    return [
        cloth(hang, palette.blue.darker(0.15), "quilt", form=10, line=2.2),
        *patches,
        Wash(solid(np.array(lee)), palette.night, "lee", 0.22, 6, hatched=True),
        plain(np.array(turned), palette.snow, "turned sheet", weight=0.2, form=8, line=2.2),
    ]
