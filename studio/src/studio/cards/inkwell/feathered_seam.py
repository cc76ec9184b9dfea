"""The Feathered Seam: they dig for gold in something that has just opened an eye."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Points, blob, curve, ellipse, fuse, limb, place, points, rectangle, resample, solid
from studio.landscape import graded_sky, stars
from studio.motifs.animals import finch
from studio.motifs.people import figure
from studio.motifs.things.keepsakes import birdcage
from studio.motifs.things.lights import lantern
from studio.motifs.things.tools import ladder
from studio.motifs.vessels import mine_cart
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, Wash, group

EYE = (318.0, 436.0)
GOLD, DEEP = colour("#f0b432"), colour("#a8641c")
COAL = colour("#191820")
LAMP = colour("#ffcf7a")
# Galleries: (from, to, floor).
GALLERIES = ((470, 800, 560), (-20, 330, 712), (420, 800, 846), (-20, 560, 1000), (200, 800, 1146))


@card("feathered_seam")
def feathered_seam(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky((0.0, "#2f4468", 0.95), (0.3, "#7a8fb0", 0.8), lines=0.4),
        layers=(
            group(stars(layout, 30, (40, 40, 760, 220))),
            mountain(layout.child("rock")),
            group(Glow((400, 740), 460, colour("#e89a34"), 0.3)),
            sleeper(layout.child("bird")),
            galleries(),
            open_eye(),
            workings(layout.child("work")),
        ),
        focal="sleeper",
        light=Lamplight((400.0, 640.0)),
        glaze=Glaze(colour("#1c2030"), 0.24),
        shadow=colour("#343a52"),
    )


def mountain(stream: Stream) -> Group:
    """Granite, cut open from the snow down; the crack is new."""
    slope = curve(
        [
            (-40, 420),
            (60, 330),
            (150, 250),
            (250, 190),
            (330, 96),
            (372, 70),
            (420, 104),
            (500, 180),
            (620, 250),
            (720, 330),
            (850, 400),
        ],
        steps=5,
    )
    cap = blob(
        (372, 66),
        (372, 66),
        (424, 106),
        (500, 182),
        (560, 218),
        (520, 226),
        (486, 206),
        (452, 232),
        (420, 196),
        (392, 226),
        (356, 190),
        (316, 214),
        (282, 184),
        (330, 98),
    )
    crack = [
        limb([(330, 350), (352, 300), (334, 262), (366, 214), (352, 160), (374, 96)], [9, 7, 6, 5, 4, 2]),
        limb([(340, 270), (300, 240)], [4, 1]),
    ]
    strata = [
        curve(
            [
                (-20, y),
                (200, y + stream.normal(0, 24)),
                (480, y + stream.normal(0, 24)),
                (820, y + stream.normal(0, 20)),
            ]
        )
        for y in range(330, 1200, 54)
    ]
    body = np.vstack([slope, points((850, 1240), (-40, 1240))])
    return group(
        Shape(solid(body), colour("#52617c"), "rock", 1.05, colour("#2a2a38"), texture="stone", form=30, line=2.2),
        Lines(tuple(path[(path[:, 1] > 300)] for path in strata), 1.4, COAL, strength=0.5),
        Shape(solid(cap), colour("snow white"), "snow", 0.25, form=14, line=1.8),
        Shape(solid(*crack), COAL, "crack", 1.2, form=FLAT, line=0),
        name="mountain",
    )


def quill_feather(x: float, y: float, length: float, heading: float, wide: float = 0.3) -> Points:
    vane = blob((0, 0), (0, 0), (0.3, -wide), (0.75, -0.8 * wide), (1, 0), (1, 0), (0.75, 0.8 * wide), (0.3, wide))
    return place(vane, x, y, length, heading)


def sleeper(stream: Stream) -> Group:
    """Folded like a chick in its egg, beak under wing."""
    body = blob(
        (360, 330),
        (520, 360),
        (650, 500),
        (706, 720),
        (660, 950),
        (520, 1090),
        (340, 1110),
        (180, 1030),
        (100, 860),
        (100, 660),
        (150, 480),
        (240, 366),
    )
    tail = fuse(
        *(
            limb([(600, 960), (480, 1120 + 14 * k), (250, 1150 + 6 * k), (70, 1040 - 40 * k)], [80, 60, 44, 8])
            for k in range(3)
        )
    )
    head = blob(
        (250, 350), (330, 318), (420, 348), (460, 430), (440, 520), (360, 570), (270, 560), (214, 500), (206, 416)
    )
    beak = blob(
        (400, 480), (400, 480), (470, 520), (530, 610), (540, 690), (540, 690), (470, 640), (390, 580), (360, 540)
    )
    plumage = rows_of_feathers(
        stream,
        [(620, 470), (690, 720), (620, 930), (440, 1060), (240, 1030), (130, 860), (120, 660), (170, 500)],
        7,
        92,
    )
    wing = [feather for k in range(9) for feather in wing_row(stream, k)]
    crest = [quill_feather(290 + 26 * k, 336 - 3 * k, 92, -1.9 + 0.24 * k, 0.2) for k in range(4)]
    return group(
        Shape(tail, DEEP, "tail", 1.05, texture="feather", form=20, line=2.0),
        Shape(solid(body), colour("#c9822a"), "body", 1.05, DEEP, texture="feather", form=60, line=2.4),
        *(
            Shape(
                solid(feather),
                GOLD.mixed(DEEP, stream.uniform(0.1, 0.65)),
                "feather",
                1.0,
                texture="feather",
                form=10,
                line=1.4,
            )
            for feather in plumage
        ),
        Shape(solid(*crest), GOLD, "crest", 1.0, texture="feather", form=6, line=1.6),
        Shape(solid(head), GOLD.mixed(DEEP, 0.15), "head", 1.0, texture="feather", form=46, line=2.4),
        Shape(solid(beak), colour("#b8562c"), "beak", 1.1, form=18, line=2.2),
        *(
            Shape(
                solid(feather),
                GOLD.mixed(DEEP, stream.uniform(0.0, 0.45)),
                "feather",
                1.0,
                texture="feather",
                form=10,
                line=1.7,
            )
            for feather in wing
        ),
        name="sleeper",
    )


def rows_of_feathers(stream: Stream, path: list[tuple[float, float]], rows: int, length: float) -> list[Points]:
    """Small plumes along the body's rim, the outer rows first."""
    feathers = []
    for row in range(rows):
        ring = resample(
            curve([(400 + (x - 400) * (1 - 0.11 * row), 720 + (y - 720) * (1 - 0.11 * row)) for x, y in path]), 46
        )
        for x, y in ring:
            heading = math.atan2(y - 560, x - 380) + 0.9 + stream.normal(0, 0.08)
            feathers.append(quill_feather(float(x), float(y), length * stream.uniform(0.8, 1.1), heading))
    return feathers


def wing_row(stream: Stream, k: int) -> list[Points]:
    """Long quills sweeping down over the breast, shorter ones over them."""
    share = k / 8
    return [
        quill_feather(
            600 - 90 * share - 14 * level,
            520 + 10 * level + 36 * share,
            (520 - 150 * level) * (1 - 0.28 * share),
            1.72 + 0.62 * share + stream.normal(0, 0.02),
            0.11 + 0.03 * level,
        )
        for level in range(3)
    ]


def open_eye() -> Group:
    """In the pocket the lamps have not reached."""
    x, y = EYE
    return group(
        Wash(solid(ellipse(x, y, 92, 84)), COAL, "pocket", 0.85, 16),
        Glow(EYE, 130, colour("#fff0b0"), 0.75),
        Shape(solid(ellipse(x, y, 50)), colour("#fff3c0"), "eye", 0.3, modelling=0, line=3.0),
        Shape(solid(ellipse(x, y, 36)), colour("#e8862a"), "iris", 1.0, form=FLAT, modelling=0.3, line=1.6),
        Shape(solid(ellipse(x + 3, y + 2, 20)), COAL, "pupil", 1.3, form=FLAT, modelling=0, line=0),
        Dots(points((x - 8, y - 12), (x + 12, y + 10)), np.array([7.0, 3.0]), colour("white")),
        Lines(
            (
                curve([(x - 66, y - 14), (x - 20, y - 60), (x + 40, y - 52), (x + 68, y - 8)]),
                curve([(x - 56, y + 34), (x, y + 62), (x + 54, y + 34)]),
            ),
            3.2,
            COAL,
        ),
        name="eye",
    )


def galleries() -> Group:
    """Tunnels crossing it like threads."""
    bores = [
        limb([(a, floor - 44), (0.5 * (a + b), floor - 50), (b, floor - 44)], [88, 100, 88])
        for a, b, floor in GALLERIES
    ]
    ways = tuple(points((max(a, 20), floor), (b, floor)) for a, b, floor in GALLERIES)
    props = [
        rectangle(x, floor - 92, x + 7, floor)
        for a, b, floor in GALLERIES
        for x in range(max(a, 40) + 20, min(b, 770), 118)
    ]
    return group(
        Shape(solid(*bores), COAL, "tunnel", 1.25, colour("#3a2a24"), form=16, modelling=0.4, line=2.0),
        Shape(solid(*props), colour("#6a4a34"), "prop", 1.0, line=1.1),
        Lines(ways, 3.0, colour("#7a5a3c"), strength=1.0, taper=False),
        name="galleries",
    )


def workings(stream: Stream) -> Group:
    """They have wives, songs, debts; they do not look at the whole."""
    crew = [
        ("digging", 520, 560, True, "#8a4a34"),
        ("carrying on shoulder", 700, 560, False, "#5a6a8a"),
        ("walking", 120, 712, True, "#7a6a3c"),
        ("pointing", 250, 712, True, "#8a3c34"),
        ("hauling", 600, 846, False, "#6a5a7a"),
        ("digging", 452, 846, False, "#4f6a5a"),
        ("pushing", 150, 1000, False, "#8a5a34"),
        ("holding up a lamp", 400, 1000, True, "#6a3c3c"),
        ("digging", 520, 1000, True, "#4a5a7a"),
        ("standing", 320, 1146, True, "#7a4a3c"),
        ("pushing", 620, 1146, True, "#5a6a4a"),
    ]
    miners = [
        figure(pose, outfit="shirt", hat="helmet", beard="full" if k % 3 == 0 else "", shoes="boots")
        .dressed(shirt=colour(tint))
        .placed(x, floor, 0.82, flip=flip)
        for k, (pose, x, floor, flip, tint) in enumerate(crew)
    ]
    lamps = [(600, 560), (190, 712), (530, 846), (330, 1000), (470, 1146), (740, 846), (70, 1000), (730, 1146)]
    carts = [loaded_cart().placed(x, floor, 0.9) for x, floor in ((700, 846), (90, 1000), (690, 1146))]
    return group(
        ladder(290).placed(742, 850, 1.0),
        ladder(290).placed(70, 1004, 1.0),
        *(Glow((x, floor - 56), 105, LAMP, 0.6) for x, floor in lamps),
        *(lantern().placed(x, floor - 88, 0.75) for x, floor in lamps),
        *carts,
        *miners,
        birdcage(finch("standing").placed(0, 250, 9.0), 120).placed(420, 1058, 0.26),
        name="workings",
    )


def loaded_cart() -> Group:
    load = [quill_feather(-22 + 9 * k, -34, 40, -1.9 + 0.14 * k, 0.16) for k in range(6)]
    return group(Shape(solid(*load), colour("#ffd25a"), "feather", 0.9, form=4, modelling=0.5, line=1.1), mine_cart())
