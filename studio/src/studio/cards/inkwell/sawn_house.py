"""The Sawn House: three heirs, three slices, one cat."""

from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Points, points, rectangle, solid
from studio.landscape import along_ground, contact_shadow, graded_sky, grass, ground, hills
from studio.materials import brick, wood
from studio.motifs.buildings import chimney_stack, smoke
from studio.motifs.people import figure, portrait
from studio.motifs.plants import bush, flower
from studio.motifs.rooms import bed, dresser, fireplace, staircase, stove
from studio.motifs.things.tools import ladder, saw
from studio.scene import Clip, Dots, Glaze, Glow, Group, Item, Lines, Scene, Shape, Sunlight, group

DRAWN = Sheet("inkwell/sawn_house")

STREET, CEILING, EAVES = 940.0, 690.0, 440.0
BRICK, PAPER_GREEN = colour("brick"), colour("#9db98a")
BLACK = colour("mourning black")
SHADE = colour("#5a5660")
SLICES = ((52.0, 268.0, 0.0), (310.0, 498.0, -10.0), (542.0, 752.0, 6.0))


@card("sawn_house")
def sawn_house(chance: Chance) -> Scene:
    layout = chance.layout
    street = np.array([(-20.0, STREET), (400.0, STREET - 6), (820.0, STREET)])
    lawn = layout.child("lawn")
    return Scene(
        sky=graded_sky(
            "0 #cfdadc 0.42, 0.4 #f2f0e8 0.16, 0.75 #faf6ec 0.1, 1 #f6f0e0 0.2", lines=0.35, lines_until=0.7
        ),
        layers=(
            *hills(layout.child("hills"), (840, 884), colour("#9aa876"), colour("#d8d8c0"), swell=22),
            ground(street, colour("#a3ac6c"), colour("#6f7c50")),
            DRAWN("sky_between"),
            group(kitchen_slice(), stairs_slice(), chimney_slice(layout.child("chimney")), name="slices"),
            grass(lawn, along_ground(lawn, street, 50, 40), 14),
            sawdust(layout.child("sawdust")),
            heirs(),
            DRAWN("chooser"),
            garden(layout.child("garden")),
        ),
        focal="slices",
        light=Sunlight((-0.4, -0.7, 0.6)),
        glaze=Glaze(colour("#a08a6a"), 0.1, top=0.2, bottom=1.5),
        shadow=colour("#76707e"),
        haze=colour("#f2eee0"),
    )


def roof_line(x: float) -> float:
    """The roof of the house as it was: a gable over the middle."""
    return EAVES - 250 + 250 * abs(x - 402) / 352


def slice_outline(index: int) -> Points:
    left, right, drop = SLICES[index]
    top = [(left, roof_line(left)), (right, roof_line(right))]
    if left < 402 < right:
        top.insert(1, (402.0, roof_line(402)))
    return points(*((x, y + drop) for x, y in (*top, (right, STREET), (left, STREET))))


def shell(index: int, upstairs: Colour, downstairs: Colour) -> list[Item]:
    """Brick outside, wallpaper inside, floors and the raw sawn edge."""
    left, right, drop = SLICES[index]
    outline = slice_outline(index)
    body = solid(outline)
    rooms = group(
        wood(
            rectangle(left - 9, 150, right + 9, EAVES + drop), colour("#94643a"), "attic", weight=1.05, form=30, line=0
        ),
        Shape(
            solid(rectangle(left - 9, EAVES + drop, right + 9, CEILING + drop)),
            upstairs,
            "wallpaper",
            1.0,
            form=26,
            modelling=0.5,
            line=1.4,
        ),
        Shape(
            solid(rectangle(left - 9, CEILING + drop, right + 9, STREET + drop)),
            downstairs,
            "wallpaper",
            1.0,
            form=26,
            modelling=0.5,
            line=1.4,
        ),
        wallpaper(left, right, drop),
        wood(
            solid(*(rectangle(left - 9, y + drop - 9, right + 9, y + drop + 9) for y in (EAVES, CEILING))),
            colour("#8a5c38"),
            "floor",
            form=6,
            line=1.5,
        ),
    )
    sawn = [rectangle(left, 150, left + 11, STREET), rectangle(right - 11, 150, right, STREET)]
    tiles = [np.array(edge) + np.array([0, drop]) for edge in roof_strips(left, right)]
    return [
        Shape(body, BRICK, "wall", 0.9, form=10, line=2.2),
        Clip(body, rooms),
        Clip(body, group(brick(solid(*sawn), BRICK, form=5, line=1.5))),
        brick(solid(*tiles), colour("#8a4436"), "roof"),
    ]


def roof_strips(left: float, right: float) -> list[list[tuple[float, float]]]:
    knots = [left - 8, *([402.0] if left < 402 < right else []), right + 8]
    return [
        [(a, roof_line(a) - 26), (b, roof_line(b) - 26), (b, roof_line(b) + 8), (a, roof_line(a) + 8)]
        for a, b in pairwise(knots)
    ]


def wallpaper(left: float, right: float, drop: float) -> Group:
    stripes = [points((x, EAVES + drop), (x, CEILING + drop)) for x in np.arange(left + 16, right, 22)]
    sprigs = np.array(
        [
            (x + 12 * (row % 2), CEILING + drop + 26 + 34 * row)
            for row in range(7)
            for x in np.arange(left + 20, right - 10, 30)
        ]
    )
    return group(
        Lines(tuple(stripes), 1.2, colour("#5f7f5a"), strength=0.55),
        Dots(sprigs, np.full(len(sprigs), 2.6), colour("#b0604c"), "sprig", strength=0.6),
    )


def kitchen_slice() -> Group:
    """The eldest has the stove, and the warm half of the bed."""
    inside = group(
        Glow((206, 880), 210, colour("stove orange"), 0.55),
        dresser().placed(112, STREET - 2, 1.25),
        stove(pipe=150).placed(214, STREET - 2, 1.25),
        bed(quilt=colour("#b8554a")).placed(262, CEILING - 8, 0.95),
        *half_portrait(),
    )
    return group(
        contact_shadow(160, STREET, 260, SHADE, 0.6),
        *shell(0, PAPER_GREEN, colour("#e6cf9a")),
        Clip(solid(slice_outline(0)), inside),
        name="kitchen",
    )


def stairs_slice() -> Group:
    """The sister's stairs end where the landing was."""
    inside = group(
        staircase(14, 16, 12, wood=colour("#9a6a3e")).placed(326, STREET - 12, 1.0),
        bed(quilt=colour("#b8554a")).placed(276, CEILING - 18, 0.95),
        *half_portrait(),
    )
    return group(
        contact_shadow(404, STREET - 8, 230, SHADE, 0.6),
        *shell(1, PAPER_GREEN, colour("#cfd4b0")),
        Clip(solid(slice_outline(1)), inside),
        name="stairs",
    )


def half_portrait() -> tuple[Item, ...]:
    """The family in oils: in each slice as much of it as the saw left."""
    x, y = 289.0, 516.0
    sitters = [
        portrait(outfit="dress", hair="bun", mood="calm").placed(x - 26, y + 54, 0.56),
        portrait(beard="full").placed(x + 30, y + 54, 0.6, 0, True),
    ]
    return (*DRAWN("half_portrait"), Clip(solid(rectangle(x - 63, y - 51, x + 63, y + 51)), group(*sitters)))


def chimney_slice(stream: Stream) -> Group:
    """The youngest took the chimney, and it has not noticed."""
    inside = group(
        fireplace(lit=True).placed(650, STREET + 4, 1.3),
        brick(rectangle(622, 440, 680, 800), BRICK, "chimney", weight=0.95, form=14, line=1.6),
    )
    top = roof_line(650)
    return group(
        smoke(stream, [(650, 284), (668, 226), (640, 160), (676, 96)], 12, 44),
        group(*chimney_stack(650, top + 20, 58, 96)),
        contact_shadow(648, STREET + 6, 250, SHADE, 0.6),
        *shell(2, colour("#c9a9a0"), PAPER_GREEN),
        Clip(solid(slice_outline(2)), inside),
        name="chimney",
    )


def heirs() -> Group:
    """Each in black, each with back to the others' share."""
    mourning = {"coat": BLACK, "dress": BLACK, "trousers": colour("#2c2a34"), "hat": BLACK, "shoes": colour("#1c1a20")}
    eldest = figure(
        "arms crossed", outfit="long coat", hat="top hat", build="stout", beard="whiskers", mood="stern"
    ).dressed(**mourning)
    sister = figure("hand on hip", outfit="gown", hat="bonnet", mood="stern").dressed(**mourning)
    youngest = figure(
        "standing",
        age="youth",
        outfit="suit",
        hat="bowler",
        mood="wistful",
        holding=saw(74, two_handed=True).placed(0, 0, 1, -1.35),
    ).dressed(**mourning)
    return group(
        *(contact_shadow(x, 1092, 110, SHADE, 0.7) for x in (130, 494, 676)),
        ladder(300).placed(764, 1010, 1.5, -0.16),
        eldest.placed(130, 1094, 3.1),
        sister.placed(494, 1098, 3.0, 0, True),
        youngest.placed(676, 1094, 2.9, 0, True),
        name="heirs",
    )


def sawdust(stream: Stream) -> Group:
    specks = np.stack([stream.uniform(60, 760, count=160), stream.uniform(940, 1150, count=160)], axis=1)
    return group(
        *DRAWN("sawdust"), Dots(specks, 0.8 + 1.8 * stream.fractions(160), colour("sawdust yellow"), "sawdust")
    )


def garden(stream: Stream) -> Group:
    """Roses under sawdust, as every year."""
    roses = [
        flower("rose", 60, colour("#c2485a"), bend).placed(x, y, size)
        for x, y, size, bend in (
            (60, 1190, 1.5, 0.1),
            (190, 1196, 1.2, -0.1),
            (388, 1194, 1.3, 0.2),
            (570, 1196, 1.4, -0.15),
            (756, 1190, 1.6, 0.1),
        )
    ]
    return group(
        *(
            bush(stream.child(i), 120, colour("#5f7a48")).placed(x, 1206, 1.2)
            for i, x in enumerate((40, 200, 400, 580, 770))
        ),
        *roses,
    )
