"""The Blot: it was only a small bottle, and such a good likeness of the valley."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.figures import PEOPLE, POSES, WARDROBE, Camera, Head, drawn, person
from studio.geometry import (
    Point,
    Points,
    curve,
    difference,
    ellipse,
    limb,
    outline,
    place,
    points,
    rectangle,
    resample,
    solid,
)
from studio.materials import paper, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group

LIGHT = Sunlight((-0.6, -0.6, 0.5))
SHEET = "66,-40! 830,-40! 830,1000! 742,1140! 30,1092!"
POOL = (
    "250,-60! 300,60 250,150 160,190 116,270 150,340 110,410 128,490 190,520 250,500 280,560 250,640 290,716 352,724 "
    "392,680 450,690 476,770 530,800 584,770 596,690 660,660 720,690 770,660 860,690! 860,-60!"
)
COASTS = (
    "30,560 110,600 210,620 240,720 340,800 480,850 620,850 700,790 830,790",
    "20,700 130,720 220,800 330,880 470,930 640,930 830,890",
    "10,860 150,870 300,960 470,1010 640,1010 840,980",
)
SHINE = "132,300 150,340 128,400; 142,488 190,504 240,488; 300,690 346,704 380,672; 492,756 530,780 572,752"
RIVER = "60,300 90,460 60,600 140,760 120,900 220,1000 200,1130"
HOMES = ((206, 690, 1.2), (318, 756, 1.3), (652, 712, 1.2), (704, 846, 1.3), (520, 884, 1.4))
VILLAGERS = (
    ("redhead", "run", -64, (262, 890), "#e8402c", "frock"),
    ("boy", "leap", -30, (424, 1010), "#f4c02c", "jersey"),
    ("baker", "run", -78, (146, 836), "#f6f2ea", "shirt"),
    ("plaits", "run", 44, (606, 1000), "#d83c8c", "frock"),
    ("elder", "carry", 8, (520, 1066), "#2c6cc0", "overcoat"),
    ("weaver", "triumph", -10, (404, 868), "#8c3ca8", "tunic"),
)


@card("the_blot")
def the_blot(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        desk(chance.layout, palette), ink(palette), bottle(palette), villagers(), focal="ink"
    )


def desk(stream: Stream, palette: Palette) -> Group:
    """A valley on paper, down to the last roof."""
    sheet = outline(SHEET)
    woods = [
        place(points("-13,0 0,-34 13,0"), x + stream.normal(0, 6), y, stream.uniform(0.8, 1.2))
        for x, y in ((70, 960), (100, 976), (132, 958), (330, 1070), (362, 1052), (392, 1074), (716, 1000), (690, 1020))
    ]
    drawn_map = group(
        plain(rectangle(-40, -60, 860, 1240), palette.field, "land", weight=0.7, form=FLAT, modelling=0, line=0.0),
        Lines(tuple(curve(way) for way in COASTS), 2.2, palette.field.darker(0.45), strength=0.8),
        plain(limb(curve(RIVER), [10, 16, 26]), palette.sky, "river", weight=1.0, form=FLAT, modelling=0, line=1.6),
        *(plain(tree, palette.tree, "wood", weight=1.0, form=4, line=1.6) for tree in woods),
        *(home(at[:2], at[2], palette) for at in HOMES),
    )
    folds = tuple(points(way) for way in ("310,-40 300,1110", "560,-40 556,1122", "50,520 830,540"))
    return group(
        wood(rectangle(-40, -40, 840, 1240), palette.wood, "desk", form=FLAT, flow=0.1, line=0.0),
        Wash(tuple(place(ring, 16, 20) for ring in sheet), palette.ink, "shadow", 0.6, 4),
        paper(sheet, palette.paper, "map", weight=0.2, line=2.8),
        Clip(outline("92,-40! 860,-40! 860,980! 728,1112! 58,1068!"), drawn_map),
        Lines(folds, 2.0, palette.shade, strength=0.6),
        Veil(solid(*(limb(fold + 5, [6, 6]) for fold in folds)), palette.paper, "fold", 0.5, 3),
    )


def home(at: Point, size: float, palette: Palette) -> Group:
    wall, roof = points("-30,0 -30,-30 -12,-54 8,-30 8,0"), points("-12,-54 8,-30 44,-34 24,-58")
    side = points("8,0 8,-30 42,-34 42,-6")
    return group(
        Wash(solid(points("8,0 42,-6 76,4 40,14")), palette.shade, "shadow", 0.8, 2),
        plain(wall, palette.paper, "wall", weight=0.3, form=FLAT, line=2.2),
        plain(side, palette.paper.darker(0.16), "wall", weight=0.5, form=FLAT, line=2.2),
        plain(roof, palette.roof, "roof", weight=1.1, form=FLAT, line=2.2),
    ).placed(*at, size)


def ink(palette: Palette) -> Group:
    """It comes on with a thick lip; a window shines in it, of a room we do not see."""
    pool = outline(POOL)
    lip = difference(pool, tuple(place(ring, -6, -15) for ring in pool))
    cells = [rectangle(10 + 100 * u, 10 + 130 * v, 96 + 100 * u, 124 + 130 * v) for u in (-1, 0) for v in (-1, 0)]
    panes = [mirrored(resample(cell, 8, closed=True)) for cell in cells]
    drops = [ellipse(94, 560, 17, 13), ellipse(64, 330, 11, 9), ellipse(420, 770, 12, 10), ellipse(690, 738, 15, 11)]
    shine = [limb(curve(way), [1, 9, 1]) for way in SHINE.split(";")]
    return group(
        Wash((*(place(ring, 8, 14) for ring in pool),), palette.ink, "shadow", 0.6, 6),
        plain((*pool, *solid(*drops)), palette.ink, "ink", weight=1.4, form=18, modelling=0.2, line=0.0),
        Veil(lip, palette.shade.darker(0.3), "lip", 0.5, 5),
        Veil(solid(*panes), palette.sky.lighter(0.5), "window", 0.95, 3, (1.0, 0.55)),
        Veil(solid(*shine), palette.paper, "shine", 0.95, 1.5),
        name="ink",
    )


def mirrored(path: Points) -> Points:
    """On its back the pool is a dome: what shines in it bends round."""
    far = np.hypot(*path.T)[:, None]
    round_ = path * (1.12 - 0.34 * (far / 165) ** 2)
    return np.asarray(round_ @ np.array([[0.94, 0.20], [-0.34, 0.86]]) + (520, 520))


def bottle(palette: Palette) -> Group:
    """On its side, its mouth to us, and it has not finished."""
    body = outline(
        "-150,-40! -112,-38 -92,-52 -60,-92 -20,-104 130,-104! 168,-60 176,0 168,60 130,104! -20,104 -60,92 -92,52 "
        "-112,38 -150,40!"
    )
    label = outline("6,-104! 96,-104! 122,-60 128,0 122,60 96,104! 6,104! 32,60 38,0 32,-60")
    return group(
        Wash(tuple(place(ring, -8, 30) for ring in body), palette.ink, "shadow", 0.8, 6),
        plain(body, palette.glass, "bottle", weight=1.1, form=60, line=3.4),
        plain(
            outline("-60,16! 130,20! 160,60 130,100! -20,100 -58,88 -92,50"),
            palette.ink,
            "rest",
            weight=0.9,
            modelling=0,
            line=0.0,
        ),
        plain(label, palette.paper, "label", weight=0.3, form=50, line=2.4),
        Lines((curve("18,-92 44,-50 50,0 44,50 18,92"), curve("88,-92 110,-50 116,0 110,50 88,92")), 2.0, palette.roof),
        plain(ellipse(-152, 0, 24, 54), palette.glass.lighter(0.25), "lip", weight=0.9, form=10, line=3.2),
        plain(ellipse(-156, 0, 16, 40), palette.ink, "mouth", weight=1.4, modelling=0, line=2.0),
        Veil(solid(limb("-160,-20 -196,-22 -240,-4", [3, 9, 2])), palette.paper, "shine", 0.9, 2),
        Veil(
            solid(limb("-70,-70 -20,-84 0,-84", [3, 14, 6]), limb("112,-84 132,-84 150,-62", [8, 12, 3])),
            palette.paper,
            "shine",
            0.95,
            2,
        ),
    ).placed(610, 150, 1.15, -0.62)


def villagers() -> Group:
    """Off the paper, as far as it goes; from up here they are caps, plaits and long shadows."""
    runners: list[Item] = []
    for who, pose, facing, at, top, worn in VILLAGERS:
        dress = replace(WARDROBE[worn], top=top)
        runner = person(PEOPLE[who], Head("terror", yaw=14), POSES[pose], dress, facing=facing)
        runners.append(drawn(runner, camera=Camera(at, 1.75, pitch=58), light=LIGHT, shadow=0.9))
    return group(*runners)
