"""The View from Up There: it was a long way up, and nobody had said anything about down."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import HEAD, PEOPLE, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import Outline, curve, ellipse, fuse, limb, outline, points, rectangle, solid
from studio.materials import cloth, leaves, plain, skin, wood
from studio.motifs.buildings import cottage
from studio.motifs.things.keepsakes import crown
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Sunlight, Wash, group
from studio.skies import graded

LIGHT = Sunlight((-0.5, -0.75, 0.4))


@card("tall_throne")
def tall_throne(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.zenith, palette.sky), weight=1.0)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        group(drifting(660, 720, 330, palette), drifting(60, 330, 230, palette), drifting(760, 210, 190, palette)),
        country(chance.layout.child("country"), palette),
        throne(palette),
        group(drifting(170, 850, 400, palette)),
        focal="ruler",
    )


def drifting(x: float, y: float, size: float, palette: Palette) -> Group:
    """A fair-weather cloud: one edge above, a level shaded foot."""
    heaps = ((-0.36, 0.1), (-0.2, 0.18), (0.02, 0.25), (0.2, 0.17), (0.36, 0.1))
    puffs = [ellipse(x + at * size, y - 0.8 * tall * size, 1.15 * tall * size, tall * size) for at, tall in heaps]
    base = limb([(x - 0.52 * size, y), (x + 0.5 * size, y)], [0.07 * size, 0.12 * size, 0.05 * size])
    body = fuse(*puffs, base, soften=0.012 * size)
    foot = [(x - 0.42 * size, y), (x, y - 0.06 * size), (x + 0.46 * size, y)]
    belly = limb(foot, [0.05 * size, 0.2 * size, 0.04 * size])
    return group(
        plain(body, palette.white, "cloud", weight=0.05, modelling=0.2, line=1.4),
        Clip(body, group(Wash(solid(belly), palette.shade, "cloud", 0.45, 0.05 * size))),
    )


def leg(
    top: tuple[float, float], foot: tuple[float, float], widths: tuple[float, float], palette: Palette
) -> list[Item]:
    """A post with a lit and a shaded side, broader the nearer it comes to us."""
    (x, y), (u, v), (thin, thick) = top, foot, widths
    lit = points((x - thin, y), (x + 0.3 * thin, y), (u + 0.3 * thick, v), (u - thick, v))
    dark = points((x + 0.3 * thin, y), (x + thin, y), (u + thick, v - 6), (u + 0.3 * thick, v))
    return [
        wood(lit, palette.lacquer, "leg", form=FLAT, modelling=0.4, line=2.8),
        wood(dark, palette.lacquer.darker(0.45), "leg", form=FLAT, modelling=0.4, line=2.8),
    ]


def throne(palette: Palette) -> Group:
    """Whole, from its feet among the roofs to its gilded crest, and its long shadow over the land."""
    dark = palette.lacquer.darker(0.45)
    back = outline("296,424! 304,150! 330,120 356,112 378,84 400,66 422,84 444,112 470,120 496,150! 504,424!")
    cushion = outline("324,424! 330,176! 360,146 400,136 440,146 470,176! 476,424!")
    knobs = ((304, 136, 18), (496, 136, 18), (400, 54, 22))
    seat = outline("272,424! 528,424! 544,462! 256,462!")
    under = outline("256,462! 544,462! 504,500! 296,500!")
    shadow = outline("120,1150! 700,1120! 830,1136! 830,1190! 500,1180 160,1190")
    return group(
        Wash(shadow, palette.shade, "cast shadow", 0.6, 4.0, hatched=True),
        *leg((312, 498), (268, 1104), (9, 17), palette),
        *leg((488, 498), (532, 1104), (9, 17), palette),
        wood(back, palette.lacquer, "back", form=10, line=3.0),
        plain(cushion, palette.cushion, "cushion", form=30, line=2.4),
        *(plain(ellipse(x, y, r), palette.gold, "knob", form=12, line=2.6) for x, y, r in knobs),
        Lines((curve("318,150 356,128 400,92 444,128 482,150"),), 7.0, palette.gold, taper=False, steady=True),
        wood(under, dark.darker(0.3), "under", form=FLAT, line=2.6),
        *leg((270, 462), (138, 1176), (14, 34), palette),
        *leg((530, 462), (662, 1176), (14, 34), palette),
        ladder(palette),
        ruler(seat, palette),
        name="throne",
    )


def ladder(palette: Palette) -> Group:
    """The longest they had."""
    rails = [limb([(x, 1186), (x + 62, 930)], [8, 6]) for x in (566, 600)]
    steps = [(566 + 62 * t, 1186 - 256 * t) for t in np.arange(0.06, 1, 0.1)]
    rungs = [limb([(x, y), (x + 34, y)], [5, 5]) for x, y in steps]
    return group(*(wood(one, palette.wood, "ladder", form=3, line=1.8) for one in (*rungs, *rails)))


def ruler(seat: Outline, palette: Palette) -> Group:
    """Flat on her belly: a crown, two eyes over the edge, fingers round it."""
    look = Head("dread", yaw=8, pitch=26, gaze=(0.1, -0.9))
    actor = person(PEOPLE["plaits"], look, Pose(), Dress()).only(*HEAD)
    x, y, z = (float(v) for v in actor.places["head"])
    head = drawn(actor, camera=Camera((400, 384), 7.4, (x, y, z), pitch=-6), light=LIGHT, pen=1.5)
    u, v = head.anchor("crown")
    ends = ((74, 8, 442), (90, 2, 452), (107, 3, 454), (123, 9, 446))
    fingers = [
        limb([(400 + side * (at + 1), 416 + low), (400 + side * at, 428), (400 + side * (at - 1), end)], [15, 15, 11])
        for side in (-1, 1)
        for at, low, end in ends
    ]
    palms = [limb([(400 + side * 118, 400), (400 + side * 98, 420)], [34, 58]) for side in (-1, 1)]
    cuffs = [limb([(400 + side * 152, 384), (400 + side * 120, 398)], [46, 40]) for side in (-1, 1)]
    return group(
        *(cloth(cuff, palette.white, "cuff", weight=0.2, line=2.2) for cuff in cuffs),
        *(skin(palm, palette.skin, "hand", weight=0.9, form=10, line=2.0) for palm in palms),
        Clip(solid(rectangle(0, 0, 800, 440)), head),
        crown(40, colour("#ffd21e")).placed(u + 6, v + 30, 3.6, 0.12),
        wood(seat, palette.gold, "seat", form=6, line=3.0),
        *(skin(one, palette.skin, "finger", weight=0.9, form=6, line=1.8) for one in fingers),
        name="ruler",
    )


def country(stream: Stream, palette: Palette) -> Group:
    """The whole of the realm: woods and roofs, no higher than the shoes of the legs."""
    land = outline("-20,1096! 200,1070 420,1084 640,1062 820,1088! 820,1230! -20,1230!")
    items: list[Item] = [plain(land, palette.grass, "land", form=FLAT, line=2.0)]
    places = zip(stream.uniform(0, 800, count=60), stream.uniform(1092, 1200, count=60), strict=True)
    for x, y in sorted(places, key=lambda at: at[1]):
        size = 0.1 * (y - 960)
        green = palette.grass.darker(stream.uniform(0.2, 0.5))
        if stream.happens(0.2):
            items += cottage().placed(x, y, 0.012 * size)
        else:
            wide, tall = (0.36, 1.7) if stream.happens(0.4) else (0.85, 0.8)
            tree = ellipse(x, y - tall * size, wide * size, tall * size)
            items.append(leaves(tree, green, "tree", line=1.2))
    return group(*items)
