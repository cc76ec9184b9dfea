"""Every Window's Thread: he is leaving, and every window behind him holds an end."""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, Points, along, blob, curve, ellipse, fuse, paths, points, rectangle, solid
from studio.landscape import contact_shadow, fog, graded_sky, halo, still_water
from studio.materials import brick, straw
from studio.motifs.animals import swallow
from studio.motifs.buildings import gravestone
from studio.motifs.people import figure
from studio.motifs.things.keepsakes import bundle
from studio.motifs.things.tools import thread
from studio.scene import FLAT, Glaze, Glow, Group, Item, Lines, Scene, Shape, Sunlight, group

DRAWN = Sheet("inkwell/window_threads")

RED = colour("thread red")
TALLOW = colour("tallow yellow")
UMBER = colour("umber")
GRAVE: Point = (524.0, 948.0)
BOOTS: Point = (262.0, 902.0)


@card("window_threads")
def window_threads(chance: Chance) -> Scene:
    layout = chance.layout
    town, windows = houses(layout.child("town"))
    leaver = leaving_man()
    return Scene(
        sky=graded_sky(
            "0 #5c6a92 0.9, 0.3 #b08a94 0.7, 0.55 #f0b47c 0.7, 0.8 #e6d8c4 0.35", lines=0.4, halo=(560, 620, 240)
        ),
        layers=(
            group(halo((600, 640), 460, colour("#ffd49a"), 0.6)),
            *(
                swallow("flying").placed(x, y, size, turn).tinted(colour("#3a3a58"), 0.5)
                for x, y, size, turn in (
                    (250, 190, 2.6, 0.2),
                    (150, 270, 2.1, -0.1),
                    (330, 300, 1.7, 0.3),
                    (118, 150, 1.4, 0.1),
                )
            ),
            town,
            still_water(
                layout.child("river"),
                solid(rectangle(-20, 1000, 820, 1220)),
                colour("#7f8d98"),
                colour("#4a5666"),
                colour("#f0d8a8"),
            ),
            fog(layout.child("mist"), 1000, 120, colour("mist white"), 0.55),
            humpback(layout.child("bridge")),
            group(contact_shadow(BOOTS[0] + 40, BOOTS[1] + 2, 150, UMBER, 0.7)),
            leaver,
            threads(layout.child("threads"), windows, leaver),
            fog(layout.child("near mist"), 1150, 110, colour("mist white"), 0.6),
        ),
        focal="leaving man",
        light=Sunlight((0.6, -0.45, 0.5)),
        glaze=Glaze(colour("#4a4a68"), 0.14),
        shadow=colour("#565a78"),
    )


def houses(stream: Stream) -> tuple[Group, list[Point]]:
    """The town climbing to the right, and its windows in sight where somebody stands."""
    items: list[Item] = []
    watched: list[Point] = []
    plan = (
        (392, 560, 120, 400, "#7d7478", "pale"),
        (500, 430, 130, 560, "#8f7a68", "ochre"),
        (640, 300, 150, 700, "#6f7484", "slate"),
        (770, 190, 130, 820, "#8a6f66", "rose"),
        (452, 700, 110, 320, "#a08a74", "near"),
        (572, 640, 134, 380, "#7a6660", "near"),
        (708, 560, 150, 460, "#94806e", "near"),
    )
    for x, eaves, wide, tall, wall, name in plan:
        half, foot = wide / 2, eaves + tall
        lean = stream.normal(0, 5)
        watched = [spot for spot in watched if abs(spot[0] - x) > half + 20 or spot[1] < eaves - 0.62 * wide]
        front = points((x - half + lean, eaves), (x + half + lean, eaves), (x + half, foot), (x - half, foot))
        gable = points(
            (x - half - 9 + lean, eaves + 6), (x + lean, eaves - 0.62 * wide), (x + half + 9 + lean, eaves + 6)
        )
        chimney = rectangle(x + 0.2 * wide, eaves - 0.62 * wide, x + 0.2 * wide + 20, eaves - 10)
        items += [
            brick(chimney, colour("brick").darker(0.2), weight=0.9, form=4, line=1.4),
            straw(gable, colour("#55404a"), "roof", form=FLAT, line=1.7),
            Shape(
                solid(front),
                colour(wall),
                "wall",
                0.95,
                colour(wall).darker(0.25),
                form=FLAT,
                texture="stone" if name == "near" else "plain",
                line=1.7,
            ),
        ]
        rows = range(3 if name != "near" else 4)
        spots = [(x + lean * 0.6 + side * 0.24 * wide, eaves + 62 + 92 * row) for row in rows for side in (-1, 1)]
        for spot in [(x + lean, eaves - 0.16 * wide), *spots]:
            somebody = stream.happens(0.75)
            items += lit_window(stream, spot, 0.15 * wide if spot in spots else 0.1 * wide, somebody)
            if somebody:
                watched.append(spot)
    return Group(tuple(items), "town"), watched


def lit_window(stream: Stream, at: Point, half: float, somebody: bool) -> list[Item]:
    """A warm pane, and perhaps somebody who holds the end."""
    x, y = at
    tall = 1.5 * half
    cloth = [
        points(
            (x + side * half, y - tall),
            (x + side * 0.35 * half, y - tall),
            (x + side * 0.75 * half, y + tall),
            (x + side * half, y + tall),
        )
        for side in (-1, 1)
    ]
    watcher = fuse(
        ellipse(x + 0.1 * half, y + 0.1 * tall, 0.3 * half, 0.27 * tall),
        blob(
            (x - 0.5 * half, y + tall),
            (x - 0.3 * half, y + 0.5 * tall),
            (x + 0.5 * half, y + 0.5 * tall),
            (x + 0.6 * half, y + tall),
        ),
    )
    return [
        Glow(at, 4.2 * half, TALLOW, 0.4),
        Shape(
            solid(rectangle(x - half, y - tall, x + half, y + tall)),
            colour("#ffdf8e"),
            "window",
            0.9,
            modelling=0,
            line=1.5,
        ),
        *([Shape(watcher, colour("#6a4436"), "watcher", 0.9, modelling=0.2, line=0.8)] if somebody else []),
        Shape(
            solid(*cloth),
            stream.choice([colour("#d9a05a"), colour("#c98a6a"), colour("#e6c08a")]),
            "curtain",
            0.8,
            modelling=0.3,
            line=1.0,
        ),
        Lines(paths([(x - half - 5, y + tall + 2), (x + half + 5, y + tall + 2)]), 2.4),
    ]


def leaving_man() -> Group:
    """Bent forward further than anybody can stand, one boot in the air."""
    load = bundle(colour("#5f86a0")).placed(0, 0, 0.62, -0.25)
    man = figure(
        "striding",
        outfit="long coat",
        hat="felt",
        lean=0.75,
        nod=-0.2,
        foot=(-40, -16),
        other_foot=(20, 0),
        holding=load,
        hand=(-34, -58),
        grip="fist",
        shoes="boots",
        mood="stern",
    )
    return (
        man.dressed(coat=colour("#6a4632"), trousers=colour("#3a3440"), hat=colour("#3c2c28"), shoes=colour("#2a2024"))
        .placed(*BOOTS, 4.1)
        .named("leaving man")
    )


def threads(stream: Stream, windows: list[Point], man: Group) -> Group:
    """From all at the windows, and from a grave, to hooks in his coat: taut ones, slack ones, and one already cut."""
    spine = curve([man.anchor("shoulder"), man.anchor("back"), man.anchor("seat")])
    ends = sorted(
        [*((x, y + 10) for x, y in windows if x < 770 and y < 880), GRAVE],
        key=lambda window: (window[1] - 760) / (window[0] - 200),
    )
    drawn: list[Points] = []
    hooks: list[Points] = []
    for index, window in enumerate(ends):
        hook, _direction = along(spine, (index + 0.5) / len(ends))
        if index == 9:
            drawn.append(curve([window, (window[0] - 22, window[1] + 26), (window[0] - 16, window[1] + 72)]))
            continue
        sag = stream.uniform(50, 90) if index % 5 == 2 else 0.0
        middle = ((window[0] + hook[0]) / 2, (window[1] + hook[1]) / 2 + sag)
        drawn.append(curve(points(window, middle, hook)))
        hooks.append(ellipse(hook[0], hook[1], 5, start=0.6, end=5.4, count=12))
    return group(*(thread(path, RED, 3.4) for path in drawn), Lines(tuple(hooks), 2.0, colour("soot")), name="threads")


def humpback(stream: Stream) -> Group:
    """The bridge out, its near end in the mist."""
    road = curve("-30,896 120,884 270,896 430,938 560,990 830,1090")
    stones = [curve([(x, y + 18), (x + 26, y + 20 + stream.normal(0, 2)), (x + 50, y + 26)]) for x, y in road[4:-6:4]]
    grave = gravestone().placed(520, 990, 1.1)
    return group(grave, *DRAWN("humpback"), Lines(tuple(stones), 1.1, strength=0.5), name="bridge")
