"""Standing Shade: who will tell them that it is gone?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Camera, Dress, Head, drawn, person
from studio.geometry import Point, Points, below, ellipse, limb, points, rectangle, ridge, solid
from studio.materials import cloth, lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Lines, Scene, Sunlight, Veil, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/standing_shade")
LIGHT = Sunlight((-0.25, 0.6, 0.75))
STUMP, AXE, HORIZON, FOOT = (216.0, 1070.0), (238.0, 1022.0), 236.0, 1036.0
BOUGHS = (  # the trunk first
    ("252,1040 286,940 330,850 372,760 392,660", (118, 84, 74, 66, 56)),
    ("376,770 330,680 262,600 200,520", (54, 44, 32, 18)),
    ("384,720 400,600 380,480 340,360", (60, 48, 34, 18)),
    ("380,750 460,660 540,590 610,500", (56, 46, 34, 18)),
    ("396,660 460,540 500,420 520,320", (46, 38, 28, 14)),
    ("500,626 600,610 680,570", (28, 22, 12)),
    ("290,626 220,620 150,560", (26, 20, 10)),
)
CROWN = points("170,440 300,240 500,190 660,330 430,400 250,510 640,510 120,330 720,450 400,120")
GIRTHS = np.array([118.0, 150, 160, 130, 190, 110, 120, 70, 60, 90])
GAPS = points("330,560 470,610 545,470 200,560 600,290 250,330 110,420 405,250 700,400 690,560 300,430 470,130")
# Who, how, in what, where, turned how far, how large: all as far in as they can get.
COMPANY = (
    ("singer", "hug_knees", "#ffffff #ffffff", (424, 560), 30, 2.1),
    ("girl", "kneel", "#ff6a5a #ff6a5a", (548, 566), -52, 2.0),
    ("rower", "lie", "#ffffff #ffd23c", (170, 540), 66, 2.0),
)


@card("standing_shade")
def standing_shade(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    sky = graded((palette.sky, palette.heat), (0, 0, 800, HORIZON))
    return Rig(sky, LIGHT, None, palette.shade).scene(
        ground(layout.child("ground"), palette),
        shade(layout.child("tree"), palette),
        grass(layout.child("grass"), palette),
        group(blanket(palette), *(sitter(palette, *who) for who in COMPANY)),
        group(DRAWN("stump", palette).placed(*STUMP, 0.86), DRAWN("axe", palette).placed(*AXE, 0.8)),
        focal=(40, 330, 780, 800),
    )


def ground(stream: Stream, palette: Palette) -> Group:
    """Not another tree to be seen."""
    hills = below(ridge(stream, HORIZON - 34, 20, waves=5), HORIZON + 4)
    return group(
        plain(hills, palette.far, "hill", weight=0.7, form=FLAT, modelling=0, line=0),
        lit(rectangle(-20, HORIZON, 820, 1220), palette.glare, "ground", weight=0.85, colour_below=palette.sand),
    )


def grass(stream: Stream, palette: Palette) -> Group:
    """What is left of it, in the sun and out of it."""
    tufts, dust = [], []
    for _ in range(460):
        x, share = stream.uniform(0, 800), stream.uniform(0, 1) ** 1.5
        y, size = HORIZON + 10 + 1090 * share, (3 + 17 * share) * stream.uniform(0.6, 1.5)
        for k in (-2, -1, 0, 1, 2):
            tip = (x + k * 0.5 * size, y - size * stream.uniform(0.4, 1.1))
            tufts.append(points((x + k * 0.14 * size, y), tip))
        dust.append(limb([(x - 2 * size, y), (x + 2 * size, y)], [1, 0.5 * size, 1]))
    return group(
        Wash(solid(*dust), palette.ring, "dust", 0.25, 4), Lines(tuple(tufts), 1.8, palette.bark, "tuft", 0.75)
    )


def lying(ring: Points) -> Points:
    """Laid down on the plain, which runs away from us: the farther, the flatter and the broader."""
    far = (FOOT - ring[:, 1]) / FOOT
    return np.stack([216 + (ring[:, 0] - 252) * (1 + 0.34 * far), FOOT - FOOT * far * (0.9 - 0.25 * far)], axis=1)


def shade(stream: Stream, palette: Palette) -> Group:
    """Every leaf of it."""
    rings = [limb(way, widths) for way, widths in BOUGHS]
    for (x, y), girth in zip(CROWN, GIRTHS, strict=True):
        for _ in range(int(girth * 1.7)):
            spot = np.array([x, y]) + girth * math.sqrt(stream.uniform(0, 1)) * heading(stream.uniform(0, math.tau))
            if np.hypot(*(GAPS - spot).T).min() < 30:
                continue
            way = heading(stream.uniform(0, math.tau))
            rings.append(limb([spot - 18 * way, spot - 6 * way, spot + 8 * way, spot + 19 * way], [2, 18, 16, 1]))
    form = solid(*map(lying, (*rings, *silhouette(DRAWN("swing", palette)))))
    cool = Veil(form, palette.shade, "shade", 0.94, 1.4)
    return group(cool, Wash(form, palette.deep, "near", 0.7, 1.4, (0.1, 1.0), hatched=True))


def heading(turn: float) -> Points:
    return np.array([math.cos(turn), math.sin(turn)])


def blanket(palette: Palette) -> Group:
    corners = points("300,552 500,520 680,576 470,622")
    stripes = []
    for share in (0.1, 0.45, 0.8):
        near, far = (corners[:2] + (corners[:1:-1] - corners[:2]) * t for t in (share, share + 0.1))
        stripes.append(np.vstack([near, far[::-1]]))
    return group(
        cloth(corners, palette.white, "blanket", weight=0.2, form=4, line=2.2),
        lit(solid(*stripes), palette.red, "stripe", weight=0.9),
    )


def sitter(palette: Palette, name: str, pose: str, tones: str, at: Point, facing: float, size: float) -> Group:
    top, bottom = tones.split()
    who = person(PEOPLE[name], Head(pitch=6), POSES[pose], Dress(top=top, bottom=bottom, hat=""), facing=facing)
    under = Wash(solid(ellipse(at[0] + 6, at[1] - 4, 30 * size, 8 * size)), palette.deep, "shadow", 0.9, 5)
    return group(under, drawn(who, camera=Camera(at, size, pitch=32), light=LIGHT, shadow=0.0))
