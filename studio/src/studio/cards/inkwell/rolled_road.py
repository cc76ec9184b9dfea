"""Rolling Up the Road: it is evening, the road is closing, kindly hurry along."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, blob, curve, limb, normals, paths, points, resample, solid
from studio.landscape import contact_shadow, graded_sky, grass, ground, halo, hills, streaks, tufts
from studio.motifs.animals import BirdPose, goose, tortoise
from studio.motifs.buildings import cottage, milestone, smoke
from studio.motifs.people import figure
from studio.motifs.rooms import wardrobe
from studio.motifs.things.keepsakes import hat
from studio.motifs.vessels import handcart
from studio.scene import Dots, Glaze, Glow, Group, Lines, Scene, Shape, Sunlight, Wash, group

DRAWN = Sheet("inkwell/rolled_road")

DUSK = (216.0, 408.0)
CREAM, DARK = colour("road cream"), colour("#4a2c4c")
WAY = [
    (560, 958),
    (370, 980),
    (190, 944),
    (108, 846),
    (176, 738),
    (330, 668),
    (440, 606),
    (410, 548),
    (300, 508),
    (256, 476),
    (300, 446),
    (322, 430),
]
WIDTHS = [136, 124, 112, 98, 82, 66, 48, 36, 25, 16, 9, 4]


@card("rolled_road")
def rolled_road(chance: Chance) -> Scene:
    layout = chance.layout
    rim = curve("-20,440 160,428 330,432 560,416 820,440")
    heath, near = layout.child("heath"), layout.child("near")
    return Scene(
        sky=graded_sky(
            "0 #8d6a9a 0.8, 0.15 #d9806a 0.8, 0.28 #f5a94e 0.85, 0.37 #fbd27c 0.7, 1 #e8b070 0.5",
            lines=0.5,
            halo=(*DUSK, 190),
            lines_until=0.38,
        ),
        layers=(
            group(
                halo(DUSK, 560, colour("#ffe0a0"), 0.85),
                streaks(layout.child("streaks"), (0, 80, 800, 320), colour("#fbd8a0"), 12),
            ),
            *hills(layout.child("hills"), (400, 422), colour("#8a5a80"), colour("#e8a888"), swell=16),
            ground(rim, colour("#a2688c"), colour("#5c3a66"), weight=0.95),
            heather(heath),
            inn(layout.child("inn")),
            road(),
            latecomers(),
            group(cast_by_roll()),
            roll(),
            group(contact_shadow(716, 1040, 190, DARK, 0.7)),
            roadmender(),
            grass(near, tufts(near, 90, (20, 1090, 780, 1200)), 34, weight=1.5),
            heather(near.child("sprigs"), (20, 1080, 780, 1196), 90, 6.0),
        ),
        focal="roll",
        light=Sunlight((-0.75, -0.35, 0.5)),
        glaze=Glaze(colour("#6a3a5a"), 0.2, top=0.5, bottom=1.5),
        shadow=colour("#6a4a7a"),
        haze=colour("#f2c090"),
    )


def heather(
    stream: Stream, box: tuple[float, float, float, float] = (20, 450, 780, 1090), count: int = 420, size: float = 3.2
) -> Group:
    """Sprigs of bloom, larger towards us."""
    left, top, right, bottom = box
    depth = stream.uniform(0, 1, count=count) ** 0.7
    spots = np.stack([stream.uniform(left, right, count=count), top + depth * (bottom - top)], axis=1)
    sizes = size * (0.4 + 0.9 * depth)
    return group(
        Dots(spots[::2], sizes[::2], colour("#b774a8"), "bloom"),
        Dots(spots[1::2], sizes[1::2], colour("#7a4a86"), "bloom"),
        grass(stream, spots[::3], 9, weight=0.9, paint=colour("#3c2c46")),
    )


def road() -> Group:
    """A carpet after all: selvedge, tassels, ruts worn into the pile."""
    path = resample(curve(WAY), 9)
    half = np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, len(WIDTHS)), WIDTHS)[:, None] / 2
    aside = normals(path)
    ruts = tuple(path + share * half * aside for share in (-0.42, 0.42))
    borders = tuple(path + share * half * aside for share in (-0.86, 0.86))
    tassels: list[Points] = []
    for share in (-1.0, 1.0):
        edge, tips = path + share * half * aside, path + 1.16 * share * half * aside
        tassels += [points(a, b) for a, b in zip(edge[4:100], tips[4:100], strict=False)]
    return group(
        Wash(solid(limb(np.array(WAY) + np.array([6, 10]), WIDTHS)), DARK, "shadow", 0.6, 6),
        Lines(tuple(tassels), 1.6, colour("#c98a4a"), strength=0.9),
        Shape(
            solid(limb(WAY, WIDTHS, steps=12)), CREAM, "road", 0.6, colour("#e2bd84"), form=10, modelling=0.5, line=2.0
        ),
        Lines(ruts, 2.0, colour("#a07a4e"), strength=0.7),
        Lines(borders, 2.6, colour("#b0523c"), strength=0.85, taper=False),
        name="road",
    )


def inn(stream: Stream) -> Group:
    """At the end of the road, its lamps lit: whoever hurries may still get in."""
    return group(
        smoke(stream, [(372, 366), (384, 330), (366, 280), (392, 226)], 4, 18),
        cottage(lit=True).placed(352, 436, 0.36),
        Glow((346, 424), 70, colour("#ffe6a0"), 0.7),
        name="inn",
    )


def cast_by_roll() -> Wash:
    shade = blob("500,1024 640,1010 800,1046 820,1090 660,1084 540,1056")
    return Wash(solid(shade), DARK, "cast shadow", 0.65, 7, hatched=True)


def roll() -> Group:
    """The day's road so far, wound tight."""
    return group(*DRAWN("roll"), caught(), name="roll")


def caught() -> Group:
    """A hat somebody lost running, and a tortoise who has stopped arguing."""
    return group(tortoise().placed(408, 1026, 2.5, 0.2), hat("straw").placed(612, 1072, 1.6, 0.3))


def roadmender() -> Group:
    man = figure(
        "pushing", outfit="leather apron", build="stout", hat="cap", beard="moustache", mood="stern", hair="short"
    )
    return (
        man.dressed(shirt=colour("#e8dcc4"), trousers=colour("#3f4a68"), hat=colour("#6a4030"))
        .placed(722, 1044, 3.9)
        .named("roadmender")
    )


def latecomers() -> Group:
    """In the order in which they will or will not make it."""
    mover = figure("hauling", outfit="waistcoat", hat="cap").placed(196, 742, 1.0)
    load = group(
        handcart().placed(290, 716, 1.0),
        wardrobe().placed(296, 680, 0.74, 0.16),
        Lines(paths([(250, 640), (346, 626)]), 1.4),
    )
    boy = figure("carrying in arms", age="child", outfit="jacket", hat="cap", mood="startled").placed(142, 838, 1.6)
    stone = milestone(34).placed(118, 802, 1.4, -0.12)
    geese: tuple[tuple[BirdPose, int, int, float], ...] = (
        ("walking", 90, 902, 1.2), ("standing", 122, 946, 1.4), ("walking", 194, 972, 1.4),
    )  # fmt: skip
    flock = [goose(pose).placed(x, y, size) for pose, x, y, size in geese]
    nun = figure("running", outfit="dress", hat="veil", mood="startled", shoes="boots").dressed(
        dress=colour("#34304a"), hat=colour("#f2ecdc")
    )
    return group(*DRAWN("latecomers"), mover, load, boy, stone, *flock, nun.placed(282, 1016, 2.4), name="latecomers")
