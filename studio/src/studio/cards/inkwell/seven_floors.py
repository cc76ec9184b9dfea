"""One Life, Seven Floors: the same scarf on every landing, and at the top nobody in it."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Point, Points, blob, closed, curve, ellipse, limb, normals, paths, points, rectangle, solid
from studio.landscape import halo, stars
from studio.materials import cloth
from studio.motifs.animals import cat, swallow
from studio.motifs.animals.stances import Pose
from studio.motifs.buildings import roofs
from studio.motifs.forms import pale
from studio.motifs.people import Who, embracing, figure
from studio.motifs.plants import ivy
from studio.motifs.rooms import armchair, bed, cradle, cutaway, rug, table
from studio.motifs.things.keepsakes import ball, spectacles
from studio.motifs.things.lights import hanging_lamp, oil_lamp
from studio.motifs.things.papers import held_book
from studio.motifs.things.tools import brush, paint_pot, step_ladder, walking_stick
from studio.rigs import afterglow
from studio.scene import FLAT, Dots, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Wash, group

X, FOOT, WIDE, STOREY = 252.0, 1148.0, 336.0, 138.0
RED = colour("#c8281f")
LAMP = colour("#ffe0a0")


@card("seven_floors")
def seven_floors(chance: Chance) -> Scene:
    layout = chance.layout
    house = cutaway(
        7,
        1,
        WIDE,
        STOREY,
        colour("#8a5a50"),
        ("wallpaper ochre", "plaster pink", "sage green", "milk blue", "butter", "dusty rose", "mist blue"),
        colour("#4a5070"),
    ).placed(X, FOOT)
    rooms = [house.anchor(f"room_{floor}") for floor in range(1, 8)]
    lamps = [Glow((x, y - 70), 150, LAMP, 0.42) for x, y in rooms[:6]]
    rig = replace(afterglow((660, 200)), light=Sunlight((-0.4, -0.5, 0.7)))
    return rig.scene(
        group(
            stars(layout, 26, (540, 60, 770, 420)),
            halo((690, 96), 60, colour("white"), 0.8),
            Dots(points((690, 96)), np.array([7.0]), colour("white"), "star", "star"),
        ),
        roofs(layout.child("roofs"), 860, 2, 0.3, colour("#5a5478")).placed(420, 1180).at_distance(0.35),
        house,
        group(*lamps),
        furnishings(rooms, layout.child("walls")),
        *lives(rooms),
        plant(layout.child("plant")),
        cats(rooms),
        rolling_marble(rooms),
        empty_room(rooms[6]),
        swallows(),
        long_scarf(),
        focal="scarf",
    )


def wool(path: Points, width: float) -> Group:
    """A length of the scarf, ribbed across."""
    side = normals(path)
    ribs = tuple(
        points(at - 0.4 * width * n, at + 0.4 * width * n) for at, n in zip(path[2:-2:2], side[2:-2:2], strict=True)
    )
    return group(
        Shape(solid(limb(path, [width, width], steps=2)), RED, "scarf", 1.05, form=0.4 * width, line=1.5),
        Lines(ribs, 1.1, RED.darker(0.3)),
    )


def worn(person: Group, size: float = 1.0, trail: float = 1.0) -> Group:
    """Somebody with the scarf round the neck, its end behind."""
    x, y = person.anchor("shoulder")
    loop = curve([(x - 9 * size, y - 1 * size), (x, y + 3 * size), (x + 8 * size, y - 2 * size)])
    end = curve(
        [
            (x + 6 * size, y - 4 * size),
            (x + 14 * size * trail, y + 8 * size),
            (x + 13 * size * trail, y + 24 * size),
            (x + 18 * size * trail, y + 38 * size),
        ]
    )
    return group(person, wool(end, 6.4 * size), wool(loop, 7.6 * size))


def lives(rooms: list[Point]) -> list[Group]:
    """Six of the seven ages, from the street up."""
    (x1, y1), (x2, y2), (x3, y3), (x4, y4), (x5, y5), (x6, y6) = rooms[:6]
    baby = figure("crawling", age="infant", outfit="nightshirt", hair="bald").placed(x1 - 4, y1 - 4, 1.75)
    hopper = (
        figure("dancing", age="child", outfit="short dress", hair="bob")
        .dressed(dress=colour("#3f689c"), skirt=colour("#3f689c"))
        .placed(x2 + 4, y2 - 6, 1.5)
    )
    kiss = embracing(
        Who("youth", hair="parted", colours={"coat": colour("#4f6f58")}),
        Who("youth", outfit="dress", hair="bob", colours={"dress": colour("#3f689c")}),
    ).placed(x3 + 10, y3 - 4, 1.16)
    painter = (
        figure("reaching up", outfit="smock", hair="bob", holding=brush(colour("#4f9a8c")))
        .dressed(smock=colour("#3f689c"))
        .placed(x4 + 26, y4 - 40, 0.64)
    )
    mother = (
        figure("bending", outfit="dress", hair="bun", lean=0.3)
        .dressed(dress=colour("#3f689c"))
        .placed(x5 + 44, y5 - 4, 1.14)
    )
    reader = figure("seated reading", age="adult", outfit="dress", hair="bun", holding=held_book()).dressed(
        dress=colour("#3f689c"), hair=colour("#9a948c")
    )
    return [
        group(
            rug(150, 18).placed(x1, y1 - 2),
            ball(9).placed(x1 + 84, y1 - 6, 1.4),
            baby,
            wool(curve([(x1 - 34, y1 - 30), (x1 - 62, y1 - 8), (x1 - 100, y1 - 14), (x1 - 140, y1 - 8)]), 9),
            lamp_over(x1 + 40, y1),
        ),
        group(hopscotch(x2, y2), worn(hopper, 1.1, 1.2), lamp_over(x2 - 60, y2)),
        group(worn(kiss, 0.95, 0.4), lamp_over(x3 - 84, y3)),
        group(
            step_ladder(60).placed(x4 + 30, y4 - 3, 0.86),
            new_paint(x4, y4),
            worn(painter, 0.64),
            paint_pot(colour("#4f9a8c")).placed(x4 - 60, y4 - 4, 0.9),
        ),
        group(cradle().placed(x5 - 40, y5 - 4, 0.95), worn(mother, 0.95, 0.9), lamp_over(x5 + 90, y5)),
        group(
            armchair(colour("#7a3a3a")).placed(x6 - 44, y6 - 4, 1.05),
            seated(reader, x6 - 44, y6),
            waiting_stick(x6 + 66, y6),
            lamp_over(x6 + 30, y6),
        ),
    ]


def seated(person: Group, x: float, y: float) -> Group:
    placed = person.placed(x, y - 4, 1.14)
    return worn(placed, 0.85, 0.5)


def waiting_stick(x: float, y: float) -> Group:
    """Where the stick waits for its turn."""
    return group(
        table(44).placed(x, y - 4, 0.8),
        oil_lamp().placed(x, y - 38, 0.5),
        walking_stick().placed(x - 34, y - 48, 0.84, rotation=0.1),
        spectacles(size=16).placed(x + 14, y - 42),
    )


def lamp_over(x: float, y: float) -> Group:
    return hanging_lamp(26).placed(x, y - STOREY + 20, 0.7)


def hopscotch(x: float, y: float) -> Group:
    """Chalked on the boards."""
    squares = [rectangle(x - 84 + 26 * k, y - 12, x - 60 + 26 * k, y - 2) for k in range(7)]
    return group(Lines(tuple(closed(square) for square in squares), 1.8, colour("white"), strength=0.9))


def new_paint(x: float, y: float) -> Group:
    """A wall half done."""
    fresh = blob(
        (x - 120, y - 112),
        (x - 120, y - 112),
        (x - 30, y - 116),
        (x - 10, y - 96),
        (x - 22, y - 70),
        (x - 54, y - 62),
        (x - 80, y - 40),
        (x - 122, y - 34),
        (x - 122, y - 34),
    )
    return group(Wash(solid(fresh), colour("#3f9a8c"), "paint", 0.6, 3))


def cats(rooms: list[Point]) -> Group:
    """The same one, nine times."""
    spots: tuple[tuple[int, float, Pose], ...] = (
        (0, -104, "sitting"),
        (1, 92, "walking"),
        (1, -112, "asleep"),
        (2, -94, "sitting"),
        (2, 92, "lying"),
        (3, 96, "sitting"),
        (4, -112, "sitting"),
        (5, 20, "asleep"),
        (6, -108, "sitting"),
    )
    items: list[Item] = []
    for floor, dx, pose in spots:
        x, y = rooms[floor]
        items.append(cat(pose).dressed(fur=colour("#2c2830")).placed(x + dx, y - 4, 0.95, flip=dx < 0))
    return group(*items, name="cats")


def plant(stream: Stream) -> Group:
    """Sown on the ground floor, through every ceiling since."""
    stem = curve(
        [
            (X + 136, FOOT - 8),
            (X + 126, 1000),
            (X + 140, 860),
            (X + 124, 720),
            (X + 138, 560),
            (X + 126, 420),
            (X + 136, 320),
            (X + 122, 276),
        ],
        steps=10,
    )
    return group(ivy(stream, stem, 10, 1.0), name="plant")


def rolling_marble(rooms: list[Point]) -> Group:
    x, y = rooms[0]
    return group(Shape(solid(ellipse(x + 60, y - 8, 6, 6)), colour("#3f9ab0"), "marble", 1.0, form=4, line=1.2))


def empty_room(room: Point) -> Group:
    """A made bed, and in the outer wall a window wide open."""
    x, y = room
    edge = X + WIDE / 2
    return group(
        Shape(
            solid(rectangle(edge - 10, y - 100, edge + 16, y - 32)),
            colour("#3c4a78"),
            "sky",
            1.1,
            modelling=0,
            line=1.6,
        ),
        Shape(solid(rectangle(edge - 14, y - 34, edge + 26, y - 25)), colour("#e8e0d0"), "sill", 0.5, form=3, line=1.6),
        Shape(
            solid(points((edge + 14, y - 102), (edge + 58, y - 114), (edge + 58, y - 26), (edge + 14, y - 34))),
            colour("#e8e0d0"),
            "frame",
            0.5,
            form=4,
            line=1.7,
        ),
        Shape(
            solid(points((edge + 21, y - 96), (edge + 52, y - 105), (edge + 52, y - 37), (edge + 21, y - 42))),
            colour("#9fb8d0"),
            "glass",
            0.7,
            form=FLAT,
            line=1.3,
        ),
        bed(quilt=colour("#ece8e0")).placed(x - 24, y - 4, 1.06),
        name="empty room",
    )


def long_scarf() -> Group:
    """Out of the window, into the wind, towards the first star."""
    path = curve("386,292 412,268 452,300 486,410 556,520 652,512 700,420 652,330 644,258 704,210 728,158", steps=12)
    side = normals(path)
    half = 17 + 9 * np.sin(np.linspace(0.2, 14, len(path))) ** 2 + np.linspace(0, 8, len(path))
    ribbon = np.vstack([path + half[:, None] * side, (path - half[:, None] * side)[::-1]])
    ribs = tuple(
        points(path[k] - 0.9 * half[k] * side[k], path[k] + 0.9 * half[k] * side[k]) for k in range(3, len(path) - 2, 2)
    )
    tip, across = path[-1], side[-1]
    ahead = path[-1] - path[-3]
    fringe = tuple(
        points(tip + 4.4 * k * across, tip + 5.5 * k * across + (3.4 + 0.4 * (k % 2)) * ahead) for k in range(-5, 6)
    )
    return group(
        Glow((600, 380), 300, colour("#f8e0cc"), 0.7),
        Lines(fringe, 3.0, RED),
        cloth(ribbon, RED, "scarf", weight=1.05, form=8, modelling=0.7, line=1.9),
        Lines(ribs, 1.3, RED.darker(0.35)),
        Lines((path[4:-4],), 0.9, RED.darker(0.3), strength=0.5),
        name="scarf",
    )


def swallows() -> Group:
    """Going where the scarf goes."""
    flock = ((520, 760, 1.5, -0.3), (590, 700, 1.2, -0.5), (676, 730, 1.0, -0.4), (640, 840, 1.3, -0.2))
    return group(
        *(swallow("flying").placed(x, y, size, turn, flip=True) for x, y, size, turn in flock), name="swallows"
    )


def furnishings(rooms: list[Point], stream: Stream) -> Group:
    """What gathers on walls: windows onto the dusk, pictures, a shelf, a clock."""
    items: list[Item] = []
    for floor, (x, y) in enumerate(rooms[:6]):
        side = -1 if floor % 2 else 1
        pane = rectangle(x + side * 84 - 24, y - 92, x + side * 84 + 24, y - 42)
        items += [
            Shape(solid(pane), colour("#5f6f9c"), "window", 0.9, form=3, modelling=0.2, line=2.0),
            pale(
                paths(
                    [(x + side * 84, y - 92), (x + side * 84, y - 42)],
                    [(x + side * 84 - 24, y - 68), (x + side * 84 + 24, y - 68)],
                    closed(pane),
                ),
                3.4,
                colour("#f0e4c8"),
                "frame",
            ),
        ]
        for k in range(2):
            px, py, wide = x - side * (70 + 36 * k), y - 84 + stream.uniform(0, 14), stream.uniform(9, 13)
            items += [
                Shape(
                    solid(rectangle(px - wide, py - 13, px + wide, py + 13)),
                    colour("#8a6a34"),
                    "frame",
                    1.0,
                    form=3,
                    line=1.3,
                ),
                Shape(
                    solid(rectangle(px - wide + 4, py - 9, px + wide - 4, py + 9)),
                    (colour("#a8c0a0"), colour("#d8a890"))[k],
                    "picture",
                    0.8,
                    modelling=0.2,
                    line=0.8,
                ),
            ]
    return group(*items, name="furnishings")
