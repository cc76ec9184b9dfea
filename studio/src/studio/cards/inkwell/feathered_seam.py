"""The Feathered Seam: they dig for gold in something that has just opened an eye."""

import math

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, blob, curve, place, resample, solid
from studio.landscape import graded_sky, stars
from studio.motifs.animals import finch
from studio.motifs.people import figure
from studio.motifs.things.keepsakes import birdcage
from studio.motifs.things.lights import lantern
from studio.motifs.things.tools import ladder
from studio.motifs.vessels import mine_cart
from studio.scene import Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, group

DRAWN = Sheet("inkwell/feathered_seam")

GOLD, DEEP = colour("#f0b432"), colour("#a8641c")
COAL = colour("#191820")
LAMP = colour("#ffcf7a")


@card("feathered_seam")
def feathered_seam(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky("0 #2f4468 0.95, 0.3 #7a8fb0 0.8", lines=0.4),
        layers=(
            group(stars(layout, 30, (40, 40, 760, 220))),
            mountain(layout.child("rock")),
            group(Glow((400, 740), 460, colour("#e89a34"), 0.3)),
            sleeper(layout.child("bird")),
            DRAWN("galleries"),
            DRAWN("open_eye"),
            workings(layout.child("work")),
        ),
        focal="sleeper",
        light=Lamplight((400.0, 640.0)),
        glaze=Glaze(colour("#1c2030"), 0.24),
        shadow=colour("#343a52"),
    )


def mountain(stream: Stream) -> Group:
    """Granite, cut open from the snow down; the crack is new."""
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
    return group(
        *DRAWN("mountain"),
        Lines(tuple(path[(path[:, 1] > 300)] for path in strata), 1.4, COAL, strength=0.5),
        *DRAWN("mountain_snow"),
        name="mountain",
    )


def quill_feather(x: float, y: float, length: float, heading: float, wide: float = 0.3) -> Points:
    vane = blob((0, 0), (0, 0), (0.3, -wide), (0.75, -0.8 * wide), (1, 0), (1, 0), (0.75, 0.8 * wide), (0.3, wide))
    return place(vane, x, y, length, heading)


def sleeper(stream: Stream) -> Group:
    """Folded like a chick in its egg, beak under wing."""
    plumage = rows_of_feathers(
        stream,
        [(620, 470), (690, 720), (620, 930), (440, 1060), (240, 1030), (130, 860), (120, 660), (170, 500)],
        7,
        92,
    )
    wing = [feather for k in range(9) for feather in wing_row(stream, k)]
    return group(
        *DRAWN("sleeper"),
        *(materials.feathers(feather, GOLD.mixed(DEEP, stream.uniform(0.1, 0.65)), line=1.4) for feather in plumage),
        *DRAWN("sleeper_crest"),
        *(materials.feathers(feather, GOLD.mixed(DEEP, stream.uniform(0.0, 0.45)), line=1.7) for feather in wing),
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
