"""The Sawn House: three heirs, three slices, one cat."""

from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import Points, blob, curve, ellipse, fuse, limb, paths, points, rectangle, solid
from studio.landscape import along_ground, contact_shadow, graded_sky, grass, ground, halo, hills
from studio.motifs.buildings import chimney_stack, smoke
from studio.motifs.people import figure, portrait
from studio.motifs.plants import bush, flower
from studio.motifs.rooms import bed, dresser, fireplace, staircase, stove
from studio.motifs.things.tools import ladder, saw
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group

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
            (0.0, "#cfdadc", 0.42),
            (0.4, "#f2f0e8", 0.16),
            (0.75, "#faf6ec", 0.1),
            (1.0, "#f6f0e0", 0.2),
            lines=0.35,
            lines_until=0.7,
        ),
        layers=(
            *hills(layout.child("hills"), (840, 884), colour("#9aa876"), colour("#d8d8c0"), swell=22),
            ground(street, colour("#a3ac6c"), colour("#6f7c50")),
            sky_between(),
            group(kitchen_slice(), stairs_slice(), chimney_slice(layout.child("chimney")), name="slices"),
            grass(lawn, along_ground(lawn, street, 50, 40), 14),
            sawdust(layout.child("sawdust")),
            heirs(),
            chooser(),
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
        Shape(
            solid(rectangle(left - 9, 150, right + 9, EAVES + drop)),
            colour("#94643a"),
            "attic",
            1.05,
            form=30,
            texture="wood",
            line=0,
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
        Shape(
            solid(*(rectangle(left - 9, y + drop - 9, right + 9, y + drop + 9) for y in (EAVES, CEILING))),
            colour("#8a5c38"),
            "floor",
            1.0,
            form=6,
            texture="wood",
            line=1.5,
        ),
    )
    sawn = [rectangle(left, 150, left + 11, STREET), rectangle(right - 11, 150, right, STREET)]
    tiles = [np.array(edge) + np.array([0, drop]) for edge in roof_strips(left, right)]
    return [
        Shape(body, BRICK, "wall", 0.9, form=10, line=2.2),
        Clip(body, rooms),
        Clip(body, group(Shape(solid(*sawn), BRICK, "brick", 1.0, texture="brick", form=5, line=1.5))),
        Shape(solid(*tiles), colour("#8a4436"), "roof", 1.0, form=10, texture="brick", line=2.0),
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


def sky_between() -> Group:
    gaps = [rectangle(268, 260, 310, STREET), rectangle(498, 260, 542, STREET)]
    return group(
        Wash(solid(*(rectangle(x, STREET - 8, x + 40, STREET + 46) for x in (268, 500))), SHADE, "shadow", 0.35, 8),
        Veil(solid(*gaps), colour("#fbf8ee"), "light", 0.95, 3, fade=(0.1, 1.0)),
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
    return (
        Shape(solid(rectangle(x - 76, y - 64, x + 76, y + 64)), colour("old gold"), "frame", 1.0, form=8, line=1.8),
        Shape(
            solid(rectangle(x - 63, y - 51, x + 63, y + 51)),
            colour("#6a4a38"),
            "canvas",
            1.0,
            form=FLAT,
            modelling=0.3,
            line=1.3,
        ),
        Clip(solid(rectangle(x - 63, y - 51, x + 63, y + 51)), group(*sitters)),
    )


def chimney_slice(stream: Stream) -> Group:
    """The youngest took the chimney, and it has not noticed."""
    inside = group(
        fireplace(lit=True).placed(650, STREET + 4, 1.3),
        Shape(solid(rectangle(622, 440, 680, 800)), BRICK, "chimney", 0.95, texture="brick", form=14, line=1.6),
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


def chooser() -> Group:
    """In the gap, in the middle of it all, choosing nobody."""
    return group(
        contact_shadow(0, 0, 118, SHADE, 0.8), halo((0, -80), 120, colour("#fff6d8"), 0.5), sitting_cat(), name="cat"
    ).placed(312, 1070, 1.12)


def sitting_cat() -> Group:
    """A white cat from the front, one ear dark, looking at whoever looks."""
    white, dark = colour("#faf5ea"), colour("#3a3438")
    body = blob((0, -100), (-26, -86), (-40, -42), (-47, -12), (-34, 1), (34, 1), (47, -12), (40, -42), (26, -86))
    face = blob(
        (0, -92), (-22, -96), (-37, -112), (-34, -134), (-18, -144), (18, -144), (34, -134), (37, -112), (22, -96)
    )
    ears = [points((s * 34, -126), (s * 35, -168), (s * 8, -142)) for s in (-1, 1)]
    patch = blob((9, -142), (20, -150), (35, -168), (36, -128), (30, -112), (16, -114), (8, -128))
    tail = limb([(38, -14), (62, -16), (66, 2), (38, 9), (12, 7)], [14, 14, 14, 13, 9])
    eyes = [ellipse(s * 15, -122, 7.5, 6.5) for s in (-1, 1)]
    whiskers = paths(*([(s * 14, -106), (s * 46, -110 + 9 * k)] for s in (-1, 1) for k in range(3)))
    legs = paths(
        curve([(-3, -62), (-4, -30), (-3, -2)]), curve([(3, -62), (4, -30), (3, -2)]),
        curve([(-21, -58), (-22, -24), (-25, -4)]), curve([(21, -58), (22, -24), (25, -4)]),
        *([(x, -1), (x, -9)] for x in (-18, -11, 11, 18)),
    )  # fmt: skip
    return group(
        Shape(fuse(body, face, *ears, soften=3), white, "fur", 0.22, form=26, line=2.0),
        Shape(solid(patch), dark, "patch", 1.0, texture="fur", form=8, line=1.0),
        Shape(solid(tail), dark, "tail", 1.0, texture="fur", form=7, line=1.6),
        Lines(legs, 1.5, strength=0.8),
        Shape(solid(*eyes), colour("lemon"), "eye", 0.9, modelling=0, line=1.4),
        Shape(solid(*(ellipse(s * 15, -122, 2.0, 5.6) for s in (-1, 1))), dark, "pupil", 1.2, modelling=0, line=0),
        Shape(solid(points((-5, -110), (5, -110), (0, -104))), colour("dusty rose"), "nose", 1.0, line=1.0),
        Lines((curve([(-9, -99), (-3, -98), (0, -104)]), curve([(9, -99), (3, -98), (0, -104)])), 1.5),
        Lines(whiskers, 0.9, strength=0.7),
        name="sitting cat",
    )


def sawdust(stream: Stream) -> Group:
    heaps = [
        blob((x - 50, y), (x - 20, y - 24), (x + 8, y - 30), (x + 50, y), (x, y + 9))
        for x, y in ((289, 960), (520, 958), (240, 974), (560, 972))
    ]
    specks = np.stack([stream.uniform(60, 760, count=160), stream.uniform(940, 1150, count=160)], axis=1)
    return group(
        Shape(solid(*heaps), colour("sawdust yellow"), "sawdust", 0.85, form=10, texture="ground", line=1.4),
        Dots(specks, 0.8 + 1.8 * stream.fractions(160), colour("sawdust yellow"), "sawdust"),
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
