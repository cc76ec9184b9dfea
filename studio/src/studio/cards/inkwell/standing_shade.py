"""Standing Shade: who will tell them that it is gone?"""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Camera, Dress, Head, drawn, person
from studio.geometry import Point, Points, below, limb, points, rectangle, ridge, solid
from studio.materials import cloth, lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Lines, Scene, Sunlight, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/standing_shade")
LIGHT = Sunlight((-0.25, 0.6, 0.75))
STUMP, AXE, HORIZON, FOOT = (252.0, 1064.0), (262.0, 1020.0), 112.0, 1030.0
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
    ("rower", "lie", "#ffffff #ffd23c", (590, 366), 62, 1.4),
    ("grandmother", "hug_knees", "#fff2c8 #ff6a5a", (206, 420), 34, 1.45),
    ("singer", "hug_knees", "#ffffff #ffffff", (372, 442), 28, 1.6),
    ("girl", "kneel", "#ff6a5a #ff6a5a", (462, 436), -50, 1.5),
    ("toddler", "dance", "#ffd23c #ff9ab0", (300, 600), 40, 1.7),
    ("elder", "hug_knees", "#ff9ab0 #fff2c8", (664, 560), -44, 1.65),
)


@card("standing_shade")
def standing_shade(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(graded((palette.glare, palette.ground), weight=0.6), LIGHT, None, palette.shade).scene(
        ground(layout.child("ground"), palette),
        shade(layout.child("tree"), palette),
        group(blanket(palette), *(sitter(*who) for who in COMPANY)),
        group(DRAWN("stump", palette).placed(*STUMP, 0.86), DRAWN("axe", palette).placed(*AXE, 0.8)),
        focal=(60, 220, 780, 720),
    )


def ground(stream: Stream, palette: Palette) -> Group:
    """Not another tree to be seen."""
    tufts, blades = [], []
    for _ in range(420):
        x, share = stream.uniform(0, 800), stream.uniform(0, 1) ** 1.5
        y, size = HORIZON + 10 + 1090 * share, 3 + 17 * share
        tufts += [points((x + k * 0.3 * size, y), (x + k * 0.8 * size, y - size)) for k in (-1, 0, 1)]
        blades.append(limb([(x - 2 * size, y), (x + 2 * size, y)], [1, 0.5 * size, 1]))
    hills = ridge(stream.child("hills"), HORIZON - 16, 18, waves=7)
    return group(
        plain(below(hills, HORIZON + 4), palette.far, "hill", weight=0.7, form=FLAT, line=0),
        lit(rectangle(-20, HORIZON, 820, 1220), palette.glare, "ground", weight=0.6, colour_below=palette.sand),
        Wash(solid(*blades), palette.sand, "dust", 0.4, 4),
        Lines(tuple(tufts), 1.7, palette.ring, "tuft", 0.7),
    )


def lying(ring: Points) -> Points:
    """Laid down on the plain, which runs away from us."""
    return np.stack([ring[:, 0], FOOT - 0.8 * (FOOT - ring[:, 1])], axis=1)


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
    form = (*solid(*map(lying, rings)), *silhouette(DRAWN("swing", palette)))
    near = Wash(form, palette.deep, "near", 0.4, 1.6, (0.0, 1.0))
    return group(Wash(form, palette.shade, "shadow", 1.0, 1.6), near)


def heading(turn: float) -> Points:
    return np.array([math.cos(turn), math.sin(turn)])


def blanket(palette: Palette) -> Group:
    corners = points("286,444 452,394 560,452 394,508")
    stripes = []
    for share in (0.1, 0.45, 0.8):
        near, far = (corners[:2] + (corners[:1:-1] - corners[:2]) * t for t in (share, share + 0.1))
        stripes.append(np.vstack([near, far[::-1]]))
    return group(
        cloth(corners, palette.white, "blanket", weight=0.2, form=4, line=2.2),
        lit(solid(*stripes), palette.red, "stripe", weight=0.9),
    )


def sitter(name: str, pose: str, tones: str, at: Point, facing: float, size: float) -> Group:
    top, bottom = tones.split()
    who = person(PEOPLE[name], Head(pitch=6), POSES[pose], Dress(top=top, bottom=bottom, hat=""), facing=facing)
    return drawn(who, camera=Camera(at, size, pitch=36), light=LIGHT, shadow=0.0, name=name)
