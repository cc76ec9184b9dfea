"""The Water Carrier: noon on one side, night on the other, and not a drop to be spilt."""

from collections.abc import Sequence

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import Point, Points, blob, curve, ellipse, limb, paths, points, rectangle, solid, star
from studio.landscape import along_ground, cloud, graded_sky, grass, ground, moon, tufts
from studio.motifs.animals import bat, owl, rooster, swallow
from studio.motifs.buildings import cottage
from studio.motifs.people import figure
from studio.motifs.plants import fir, flowers, sheaf, wheat
from studio.motifs.things.kitchen import bucket
from studio.motifs.things.tools import rake
from studio.scene import (
    FLAT,
    Clip,
    Dots,
    Glow,
    Group,
    Item,
    Lamplight,
    Lines,
    Scene,
    Shape,
    Sky,
    Veil,
    Wash,
    group,
    silhouette,
)

DAY, NIGHT = rectangle(0, 0, 400, 1200), rectangle(400, 0, 800, 1200)
SUN, MOON = (152.0, 806.0), (648.0, 806.0)
GOLD, SILVER, INDIGO = colour("#ffd35c"), colour("#e6eefc"), colour("#1e2850")


@card("water_carrier")
def water_carrier(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=None,
        layers=(
            group(Clip(solid(DAY), noon(layout.child("noon")))),
            group(Clip(solid(NIGHT), midnight(layout.child("midnight")))),
            path(),
            quarrelling_shadows(),
            load(small_sun(), SUN, GOLD, colour("#f4a52c")).named("sun"),
            load(moon(layout.child("moon"), 54), MOON, SILVER, colour("#7fa4d8")).named("moon"),
            carrier(),
            spilt(layout.child("drops")),
            foreground(layout.child("front")),
        ),
        focal=(90, 470, 710, 800),
        light=Lamplight(SUN),
        shadow=colour("#4a4a80"),
    )


def band(*bands: tuple[float, str, float], left: float) -> Sky:
    return graded_sky(*bands, box=(left, 0, left + 400, 520), lines=0.35, unrest=0.5)


def slopes(heights: Sequence[float], paints: Sequence[str], rise: float, left: float) -> list[Group]:
    """Fields one before the other, rising towards the path."""
    lands = []
    for y, paint in zip(heights, paints, strict=True):
        line = curve(
            [(left - 20, y + rise), (left + 130, y + 0.7 * rise), (left + 280, y + 0.2 * rise), (left + 420, y)]
        )
        lands.append(
            ground(
                line if rise > 0 else curve([(left - 20, y), (left + 130, y - 0.2 * rise), (left + 420, y - rise)]),
                colour(paint),
                colour(paint).darker(0.16),
                weight=0.95,
            )
        )
    return lands


def noon(stream: Stream) -> Group:
    """Ripe fields, reapers, larks; the sky empty of its sun."""
    far, middle, near = slopes((400, 520, 800), ("#c9b45a", "#e9be4c", "#d79a34"), 60, 0)
    edge = curve([(-20, 580), (130, 560), (280, 532), (420, 520)])
    ripe = along_ground(stream.child("ripe"), edge, 150, 90)
    reaper = figure("hauling", outfit="shirt", hat="straw", holding=rake(7, 84)).dressed(trousers=colour("#5a6a94"))
    yawner = figure(
        "leaning back",
        view="three_quarter",
        outfit="smock",
        hat="straw",
        mood="shouting",
        hand=(-30, -104),
        other_hand=(26, -104),
    )
    return group(
        band((0.0, "#4f9fd0", 0.8), (0.55, "#a8d4e0", 0.6), (1.0, "#f8ecc0", 0.4), left=0),
        cloud(stream.child("cloud"), 240, 70, colour("#fffaf0"), 7).placed(250, 120),
        *(
            swallow("flying").placed(x, y, size, 0.1)
            for x, y, size in ((120, 210, 3.0), (246, 270, 2.4), (92, 330, 1.8))
        ),
        far,
        *(
            sheaf(stream.child(str(i)), 70).placed(x, y, 0.8)
            for i, (x, y) in enumerate(((80, 484), (150, 470), (216, 452)))
        ),
        middle,
        wheat(stream.child("wheat"), ripe, 44),
        reaper.placed(250, 600, 1.25),
        near,
        yawner.dressed(smock=colour("#b85a3c")).placed(262, 1004, 1.35),
        Lines(
            (curve([(-20, 900), (160, 880), (400, 846)]), curve([(-20, 1040), (180, 1010), (400, 960)])),
            1.6,
            strength=0.5,
        ),
    ).lit_by(Lamplight(SUN))


def midnight(stream: Stream) -> Group:
    """Firs, owls, a farm asleep; the sky empty of its moon."""
    far, middle, near = slopes((400, 520, 800), ("#31456a", "#263a52", "#1d2f3e"), -60, 400)
    firs = ((752, 560, 1.0), (690, 548, 0.8), (560, 520, 0.62), (620, 540, 0.7))
    home = cottage(False, True, wall=colour("#56628a"), roof=colour("#2c3452"))
    return group(
        band((0.0, "#161c3e", 1.1), (0.6, "#2a3a6e", 1.0), (1.0, "#52659a", 0.9), left=400),
        cloud(stream.child("cloud"), 250, 76, colour("#3a4876"), 7, 0.9).placed(590, 190),
        bat().placed(500, 270, 2.6, 0.2),
        bat().placed(610, 296, 1.7, -0.2),
        far,
        home.placed(540, 520, 0.52),
        *(
            fir(stream.child(f"far{i}"), 300, colour("#27466a")).placed(x, y, size)
            for i, (x, y, size) in enumerate(firs)
        ),
        middle,
        near,
        fir(stream.child("great"), 420, colour("#1f4a48")).placed(742, 1010, 1.15),
        fir(stream.child("small"), 260, colour("#20424a")).placed(590, 968, 0.8),
        owl("perched", 0.6).placed(690, 330, 2.2).dressed(feather=colour("#6a6f8c")),
        rooster("singing").placed(560, 1010, 2.0).tinted(INDIGO, 0.2),
    ).lit_by(Lamplight(MOON))


def path() -> Group:
    """Straight up the hill, half of it warm, half of it cold."""
    road = blob(
        (240, 1220),
        (240, 1220),
        (300, 980),
        (350, 700),
        (384, 400),
        (384, 400),
        (416, 400),
        (416, 400),
        (450, 700),
        (500, 980),
        (560, 1220),
        (560, 1220),
    )
    stones = tuple(
        curve([(400 - w, y), (400, y + 5), (400 + w, y)])
        for y, w in ((470, 14), (560, 24), (830, 50), (940, 60), (1060, 90))
    )

    def half(side: Points, paint: str) -> Clip:
        return Clip(
            solid(side), group(Shape(solid(road), colour(paint), "road", 0.85, form=20, texture="ground", line=1.6))
        )

    return group(half(DAY, "#f0dba4"), half(NIGHT, "#59648c"), Lines(stones, 1.2, strength=0.4), name="path")


def small_sun() -> Group:
    """Red-gold enough to show against ripe corn."""
    flames = star(0, 0, 96, 52, 16)
    return group(
        Shape(solid(flames), colour("#e8641c"), "ray", 0.9, form=FLAT, modelling=0, line=1.5),
        Shape(
            solid(ellipse(0, 0, 56)), colour("#ffc832"), "sun", 0.9, colour("#ffe88a"), form=FLAT, modelling=0, line=1.8
        ),
    )


def load(light: Group, at: Point, shine: Colour, water: Colour) -> Group:
    """A bucket with a luminary rocking in its water, half over the rim."""
    x, y = at
    pail = bucket(34, colour("#7a5232"), water).placed(x, y + 130, 4.1)
    front = blob(
        (x - 120, y),
        (x - 120, y),
        (x - 62, y + 6),
        (x, y + 12),
        (x + 62, y + 6),
        (x + 120, y),
        (x + 120, y),
        (x + 120, y + 190),
        (x + 120, y + 190),
        (x - 120, y + 190),
        (x - 120, y + 190),
    )
    return group(
        Glow(at, 300, shine, 0.55),
        pail,
        light.placed(x, y - 20),
        Clip(solid(front), pail),
        Lines((curve([(x - 50, y + 1), (x, y + 9), (x + 50, y + 1)]),), 1.6),
    )


def carrier() -> Group:
    """From behind, her back cut in two by the light."""
    woman = figure(
        "walking",
        view="back",
        outfit="blouse and skirt",
        hat="kerchief",
        hand=(-23, -75),
        other_hand=(23, -75),
        build="broad",
    )
    arch = limb([(-53, -67), (-30, -72), (-9, -76), (9, -76), (30, -72), (53, -67)], [3.4, 4.2, 5.4, 5.4, 4.2, 3.4])
    beam = Shape(solid(arch), colour("#6a4428"), "wood", 1.05, texture="wood", flow=0.0, line=1.5)
    hooks = Lines(paths([(-50.6, -66), (-50.6, -62)], [(50.6, -66), (50.6, -62)]), 3.0, strength=1.0, steady=True)
    whole = group(woman, hooks, beam).placed(400, 1030, 4.9)
    day = whole.dressed(skirt=colour("#d2402c"), shirt=colour("#fdf3d8"), hat=colour("#e8a02c")).lit_by(Lamplight(SUN))
    night = whole.dressed(
        skirt=colour("#4a2c62"),
        shirt=colour("#8296c4"),
        hat=colour("#34508c"),
        skin=colour("#8c8cb0"),
        wood=colour("#4a4660"),
    ).lit_by(Lamplight(MOON))
    return group(Clip(solid(DAY), group(day)), Clip(solid(NIGHT), group(night)), name="carrier")


def quarrelling_shadows() -> Group:
    """Two shadows at her feet, shaking their fists at each other."""
    left = figure("shouting", outfit="dress", hand=(-30, -84)).placed(384, 1040, 1.7, -2.15, True)
    right = figure("pointing", outfit="dress").placed(416, 1040, 1.7, 2.15)
    shades: list[Item] = [Wash(silhouette(person), INDIGO, "shadow", 0.7, 3, hatched=True) for person in (left, right)]
    return group(*shades)


def spilt(stream: Stream) -> Group:
    """What slopped over lies shining on the wrong side."""
    warm = points((640, 990), (498, 1050), (600, 1076), (700, 1120))
    cold = points((120, 990), (196, 1044), (334, 1056), (70, 1060))
    items: list[Item] = []
    for spots, paint in ((warm, GOLD), (cold, SILVER)):
        for x, y in spots:
            size = 7 + 7 * (y - 860) / 300
            items.append(Glow((x, y), 6.5 * size, paint, 0.85))
            items.append(
                Shape(
                    solid(ellipse(x, y, 1.5 * size, 0.75 * size)), paint, "drop", 0.5, form=FLAT, modelling=0, line=1.1
                )
            )
    falling = Dots(points((204, 958), (150, 970), (596, 962), (650, 972)), np.array([4.0, 5, 4, 5]), colour("#fff6da"))
    return group(*items, falling, name="drops")


def foreground(stream: Stream) -> Group:
    day, night = stream.child("day"), stream.child("night")
    meadow = tufts(day, 26, (30, 1110, 260, 1190))
    return group(
        flowers(day, meadow, ("poppy", "daisy"), 56),
        grass(day, tufts(day, 30, (30, 1130, 270, 1196)), 34, weight=1.4),
        grass(night, tufts(night, 60, (540, 1120, 780, 1196)), 38, weight=1.7),
        Veil(solid(rectangle(398, 0, 402, 400)), colour("#fff6e0"), "seam", 0.5, 2),
    )
