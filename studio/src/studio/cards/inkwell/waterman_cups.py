"""The Waterman's Cups: somebody is asleep, somebody is on tiptoe, and something is getting out."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Point, blob, curve, ellipse, limb, points, rectangle, solid
from studio.landscape import contact_shadow, graded_sky
from studio.motifs.animals import fish
from studio.motifs.people import figure
from studio.motifs.plants import seaweed
from studio.motifs.rooms import table
from studio.motifs.things.keepsakes import boots
from studio.motifs.things.kitchen import cup
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Veil, group

SHELVES = (300.0, 452.0, 604.0)
FLOOR = 1010.0
SOUL = (282.0, 640.0)
GOLD, POND, DEEP = colour("#ffe08a"), colour("#4f8a66"), colour("#12302c")


@card("waterman_cups")
def waterman_cups(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            (0.0, "#a8d08a", 0.8),
            (0.16, "#6aa678", 0.95),
            (0.5, "#37705c", 1.05),
            (1.0, "#1c4640", 1.1),
            lines=0.45,
            unrest=1.2,
        ),
        layers=(
            daylight(),
            dresser(),
            cups(layout.child("cups")),
            floor(),
            sleeper(),
            thief(),
            escaping(),
            weeds(layout.child("weeds")),
        ),
        focal="escaping",
        light=Lamplight(SOUL),
        glaze=Glaze(colour("#124a44"), 0.3, top=0.3),
        shadow=colour("#1c4444"),
    )


def daylight() -> Group:
    """The surface far above, and what of the day comes through."""
    shafts = [
        points((x, -10), (x + w, -10), (x + 3 * w - 60, 900), (x + w - 100, 900))
        for x, w in ((200, 40), (420, 70), (640, 50))
    ]
    ripples = [
        curve([(x, y), (x + 40, y - 7), (x + 80, y), (x + 120, y - 6)])
        for x, y in ((70, 66), (230, 90), (420, 60), (560, 96), (640, 62), (130, 118))
    ]
    return group(
        Veil(solid(*shafts), colour("#d8f0b0"), "light", 0.28, 22, fade=(1.0, 0.0)),
        *(Veil(solid(limb(path, [1, 5, 5, 1])), colour("#f4ffdc"), "ripple", 0.8, 1.5) for path in ripples),
    )


def dresser() -> Group:
    """Built of old boat planks, to the ceiling."""
    wood = colour("#8a6a3c")
    back = rectangle(70, 160, 730, 960)
    sides = [rectangle(56, 150, 84, 980), rectangle(716, 150, 744, 980), rectangle(48, 140, 752, 168)]
    ledges = [rectangle(60, y, 740, y + 18) for y in SHELVES]
    doors = rectangle(60, 760, 740, 986)
    planks = tuple(points((x, 170), (x, 760)) for x in range(130, 720, 60))
    return group(
        Shape(solid(back), colour("#4f7a5c"), "back", 1.0, texture="wood", flow=1.57, form=FLAT, line=1.8),
        Lines(planks, 1.3, strength=0.5),
        Shape(solid(*ledges), wood, "shelf", 1.0, texture="wood", form=6, line=1.7),
        Shape(solid(*sides), wood, "wood", 1.0, texture="wood", form=8, line=1.9),
        Shape(solid(doors), wood.darker(0.1), "door", 1.0, texture="wood", form=FLAT, line=1.8),
        Lines(
            tuple(
                np.vstack([ring, ring[:1]]) for ring in (rectangle(84, 790, 390, 960), rectangle(410, 790, 716, 960))
            ),
            1.6,
        ),
        Shape(solid(rectangle(48, 748, 752, 768)), wood.lighter(0.08), "top", 1.0, texture="wood", form=6, line=1.8),
        name="dresser",
    )


def upturned(at: Point, size: float, lit: float) -> Group:
    """A cup mouth down; light leaks from under its rim."""
    x, y = at
    bowl = cup(20, saucer=False).placed(x, y - 17 * size, size, np.pi)
    return group(
        Glow((x, y - 6), 62 * size / 2.6, GOLD, 0.75 * lit),
        bowl,
        Shape(
            solid(ellipse(x, y - 2, 11 * size, 2.0 * size)),
            colour("#fff2b8"),
            "soul",
            0.6,
            form=FLAT,
            modelling=0,
            line=0.8,
        ),
    )


def cups(stream: Stream) -> Group:
    """Dozens of them, each with somebody under it."""
    items: list[Item] = []
    for row, y in enumerate((*SHELVES, 750.0)):
        for column in range(8):
            x = 126 + 78 * column + stream.uniform(-6, 6)
            if row == 2 and column in (1, 2):
                continue
            items.append(upturned((x, y), 2.5, stream.uniform(0.5, 1.0)))
    return group(*items, name="cups")


def floor() -> Group:
    mud = blob(
        (-20, FLOOR - 30),
        (-20, FLOOR - 30),
        (200, FLOOR - 20),
        (500, FLOOR - 34),
        (820, FLOOR - 20),
        (820, FLOOR - 20),
        (820, 1220),
        (820, 1220),
        (-20, 1220),
        (-20, 1220),
    )
    return group(
        Shape(solid(mud), colour("#4a5638"), "mud", 1.0, colour("#1e2e28"), texture="ground", form=20, line=1.6)
    )


def sleeper() -> Group:
    """Long, green, cheek on his arm; water runs upwards from his coat."""
    man = figure(
        "seated leaning",
        outfit="long coat",
        hair="long",
        beard="long",
        mood="asleep",
        age="old",
        nose="long",
        lean=0.2,
        nod=0.6,
        hand=(-44, -50),
        other_hand=(-36, -52),
    )
    man = man.dressed(
        coat=colour("#7c9c4c"),
        hair=colour("#d0e0b0"),
        beard=colour("#d0e0b0"),
        skin=colour("#d4e0b4"),
        trousers=colour("#2c4438"),
    ).placed(650, 1116, 4.4)
    above = rectangle(300, 500, 800, 926)
    mouth = man.anchor("mouth")
    drops = points((700, 940), (724, 880), (712, 820), (738, 930), (690, 860))
    return group(
        contact_shadow(520, 1122, 380, DEEP, 0.8),
        man,
        table(80, wood=colour("#9a7440")).placed(470, 1124, 4.4),
        Clip(solid(above), man),
        Dots(drops, np.array([6.0, 5, 4, 4, 3]), colour("#e4f8e8"), "drop"),
        snore(mouth),
        fish("pike").placed(250, 1140, 3.2, 0.04, flip=True),
        name="sleeper",
    )


def snore(mouth: Point) -> Shape:
    """His breath, in rings."""
    x, y = mouth
    rings = [
        ellipse(x - 24 + dx, y - up, size)
        for dx, up, size in ((0, 14, 6), (-14, 48, 9), (4, 96, 12), (-10, 160, 10), (8, 226, 15))
    ]
    return Shape(solid(*rings), colour("#d8f0dc"), "bubble", 0.3, form=6, line=1.4, cover=0.5)


def thief() -> Group:
    """On tiptoe on the lower cupboard's edge of courage."""
    girl = figure(
        "tiptoe",
        age="child",
        outfit="short dress",
        hair="short",
        mood="startled",
        hand=(-26, -78),
        other_hand=(-12, -50),
        nod=-0.3,
    )
    girl = girl.dressed(
        dress=colour("#d8432c"), stockings=colour("#e8dcc0"), shoes=colour("#5a2c28"), hair=colour("#7a3c1c")
    ).placed(180, 1016, 5.4, flip=True)
    return group(
        contact_shadow(180, 1020, 120, DEEP, 0.8),
        *braids(girl.anchor("head")),
        girl,
        boots(22, colour("#8a3c34")).placed(446, 748, 1.6),
        name="girl",
    )


def braids(head: Point) -> tuple[Item, ...]:
    """Hair does not hang down here."""
    x, y = head
    paths = (
        [(x - 30, y - 10), (x - 70, y - 46), (x - 96, y - 100), (x - 84, y - 150)],
        [(x - 26, y + 16), (x - 78, y + 6), (x - 118, y - 36), (x - 130, y - 90)],
    )
    return tuple(
        Shape(solid(limb(path, [20, 17, 14, 6])), colour("#7a3c1c"), "hair", 1.0, texture="fur", line=1.5)
        for path in paths
    )


def escaping() -> Group:
    """The lifted cup and the first free soul."""
    x, y = SOUL
    bubble = Shape(
        solid(ellipse(x + 60, y - 140, 34)), colour("#fff0b0"), "soul", 0.5, modelling=0.2, form=20, line=1.6, cover=0.7
    )
    return group(
        Glow((x + 60, y - 140), 230, GOLD, 0.9),
        cup(20, saucer=False).placed(x + 14, y - 50, 3.0, 2.5),
        bubble,
        Dots(
            points((x + 60, y - 140), (x + 30, y - 70), (x + 44, y - 92)),
            np.array([14.0, 5, 7]),
            colour("#fffbe6"),
            "soul",
        ),
        Lines((ellipse(x + 60, y - 140, 25, 25, start=3.5, end=4.6),), 1.6, colour("#ffffff")),
        name="escaping",
    )


def weeds(stream: Stream) -> Group:
    """Curtains of it, left and right."""
    places = ((50, 1190, 2.4), (748, 1190, 2.2), (96, 1196, 1.5), (700, 1200, 1.2))
    return group(
        *(
            seaweed(stream.child(str(i)), 130, 5, colour("#4c7a34")).placed(x, y, size)
            for i, (x, y, size) in enumerate(places)
        )
    )
