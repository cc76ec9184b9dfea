"""One More Minute: how deep does it go, and who down there is hooked on whom?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.geometry import Points, along, closed, curve, ellipse, fuse, limb, offset, outline, place, rectangle, solid
from studio.landscape import cast_shadow
from studio.materials import cloth, lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Glow, Group, Lamplight, Lines, Scene, Veil, group

LIGHT = Lamplight((420.0, 700.0))
TIP, BAIT = (606.0, 690.0), (606.0, 886.0)
SPINE = "486,824 366,762 296,640 330,506 452,438 560,486 590,590"
FINS = (
    "372,800! 316,850 222,884 172,868! 214,830 242,770 300,710!",
    "400,720! 452,716 520,676 548,626! 488,636 420,622 372,650!",
    "578,556! 622,612 668,640 690,700! 636,690 602,660 588,640! 574,670 540,704 486,706! 528,664 556,610 566,560!",
)
BACK = "166,1100! 164,1046 168,990 196,956 232,944! 268,944! 306,958 334,994 338,1050 334,1100!"
HEART = "0,24! -22,0 -24,-16 -12,-24 0,-12! 12,-24 24,-16 22,0"


@card("hole_in_the_phone")
def hole_in_the_phone(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.night).scene(
        floor(chance.layout, palette),
        phone(palette),
        group(pool(palette), line(palette), girl(palette), name="catch"),
        focal="catch",
    )


def seen(x: float, far: float, depth: float = 0.0) -> tuple[float, float]:
    """A place on the floor, or below it: `far` is 0 at the near end of the phone and 1 at its far end."""
    size = 1 / (1 / 330 + far * (1 / 186 - 1 / 330)) * (1 - 0.1 * depth)
    return 400 + size * x, size * (5.4 + depth) - 700


def slab(wide: float, near: float, far: float, corner: float, depth: float = 0.0) -> Points:
    """A rectangle with round corners, lying in the floor."""
    flat = offset(solid(rectangle(corner - wide, 4.2 * near + corner, wide - corner, 4.2 * far - corner)), corner)[0]
    return np.array([seen(x, y / 4.2, depth) for x, y in flat])


def floor(stream: Stream, palette: Palette) -> Group:
    """Boards as wide as streets, lit from the hole."""
    items = [lit(rectangle(-20, -20, 820, 1220), palette.violet, "floor", weight=1.2, colour_below=palette.night)]
    joints = []
    for k, x in enumerate(np.arange(-7.0, 7.1, 0.72)):
        joints.append(np.array([seen(x, 2.4), seen(x, -0.5)]))
        for far in stream.uniform(-0.4, 2.2, count=2):
            joints.append(np.array([seen(x, far), seen(x + 0.72, far)]))
        if k % 3 == 0:
            board = [seen(x, 2.4), seen(x + 0.72, 2.4), seen(x + 0.72, -0.5), seen(x, -0.5)]
            items.append(lit(np.array(board), palette.night, "board", weight=0.5, cover=0.4))
    return group(
        *items,
        Lines(tuple(joints), 2.4, palette.night, "joints", 0.9),
        Glow((400, 640), 700, palette.pink, 0.75, 1.3),
        name="floor",
    )


def phone(palette: Palette) -> Group:
    cable = limb("404,262 400,170 440,96 396,30 420,-40", [22, 20, 17, 14, 12])
    low, top = slab(1.2, -0.10, 1.12, 0.3), place(slab(1.2, -0.10, 1.12, 0.3), 0, -26)
    return group(
        cast_shadow(solid(place(low, 14, 30)), palette.night, 0.9, 8.0),
        plain(cable, palette.light, "cable", weight=0.2, form=8, line=2.0),
        plain(fuse(low, top), palette.case.lighter(0.35), "side", weight=1.0, form=6, line=3.0),
        plain(top, palette.case, "phone", weight=1.2, form=FLAT, modelling=0, line=2.6),
        Lines((closed(place(slab(1.15, -0.085, 1.105, 0.26), 0, -26)),), 2.0, palette.pink, strength=0.7),
        plain(limb("362,268 438,268", [9, 9]), palette.violet, "ear", weight=1.0, modelling=0, line=1.0),
    )


def pool(palette: Palette) -> Group:
    """Four walls of light, water, and what turns in it."""
    mouth = place(slab(1.0, 0.0, 1.0, 0.14), 0, -26)
    water = slab(1.0, -0.3, 1.0, 0.14, 1.0)
    rings = tuple(closed(ellipse(*BAIT, r, 0.62 * r)) for r in (34, 62, 96, 136))
    inside = group(
        lit(mouth, palette.wall, "wall", weight=1.1),
        lit(water, palette.screen, "water", weight=0.8, colour_below=palette.sky),
        Glow((420, 720), 300, colour("#ffffff"), 0.8),
        Clip(
            solid(water), group(beast(palette).placed(-4, -18, 0.97), Lines(rings, 3.0, palette.wall, "ripples", 0.8))
        ),
    )
    return group(
        Clip(solid(mouth), inside), Lines((closed(mouth),), 3.4, palette.light, strength=0.95, taper=False), name="pool"
    )


def beast(palette: Palette) -> Group:
    """Longer than the hole: it has to bend, and it carries lamps along its back."""
    body = limb(SPINE, [96, 172, 186, 158, 112, 62, 22])
    lamps = np.array([along(curve(SPINE), t)[0] for t in np.linspace(0.2, 0.92, 9)])
    eyes = (ellipse(430, 844, 15, 10, 0.5), ellipse(474, 768, 15, 10, 0.5))
    return group(
        *(plain(outline(fin), palette.fin, "fin", weight=1.0, form=10, line=2.0) for fin in FINS),
        plain(body, palette.beast, "beast", weight=1.2, form=40, modelling=0.7, line=2.6),
        Dots(lamps, np.linspace(15, 4, 9), palette.light, "lamps"),
        *(plain(eye, palette.light, "eye", weight=0.2, modelling=0, line=2.6) for eye in eyes),
        Dots(np.array([(436.0, 846.0), (480.0, 770.0)]), np.array([5.0, 5.0]), palette.case, "pupils"),
        Veil(solid(body), palette.screen, "water", 0.12, 4.0),
    )


def line(palette: Palette) -> Group:
    x, y = BAIT
    rod = limb([(300, 1052), (436, 920), (548, 776), TIP], [13, 9, 6, 3])
    return group(
        plain(rod, palette.case, "rod", weight=1.2, form=3, line=1.4),
        Lines((np.array([TIP, (x, y - 18)]),), 3.0, palette.case, "line", 1.0, taper=False, steady=True),
        plain(place(outline(HEART)[0], x, y), palette.heart, "bait", weight=1.1, form=6, line=2.0),
    )


def girl(palette: Palette) -> Group:
    """From behind, on the edge."""
    hair, jumper = palette.case, palette.jumper
    arm = limb("316,986 352,1030 318,1056", [40, 38, 30])
    braids = [limb("226,920 212,960 216,1000", [26, 24, 10]), limb("276,920 292,958 286,1002", [26, 24, 10])]
    return group(
        cast_shadow(outline("160,1092! 344,1092! 372,1204! 132,1204!"), palette.night, 0.8, 8.0),
        cloth(arm, jumper.darker(0.1), "sleeve", form=8, line=2.2),
        cloth(outline(BACK), jumper, "jumper", form=22, line=2.6),
        cloth(
            outline("160,1084! 200,1074 300,1074 344,1084! 350,1112 300,1122 206,1122 154,1112"),
            palette.jeans,
            line=2.4,
        ),
        plain(ellipse(251, 890, 44, 50), hair, "head", weight=1.2, form=14, line=2.2),
        *(plain(braid, hair, "braid", weight=1.2, form=6, line=1.8) for braid in braids),
        Lines((curve("252,836 250,880 252,936"),), 2.6, palette.pink, "parting", 0.9),
        name="girl",
    ).placed(36, 162, 0.86)
