"""Not Hungry: they have left the cake, and what will they do with so much red?"""

import math
from itertools import product

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Placing, Points, along, curve, ellipse, moved, place, rectangle, solid
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Lines, Scene, Sunlight, Wash, group

DRAWN = Sheet("inkwell/check_thieves")
SUN = Sunlight((-0.6, -0.55, 0.6))
CELL, LEAN = 50.0, 0.16
LAID = Placing(*Placing(400, 600, rotation=LEAN).point((-400, -600)), rotation=LEAN)  # round the card's middle
PLATE = (330.0, 846.0)
PLUCKING = ((30, 420, -1.4), (322, 432, -2.0), (430, 356, -0.9), (752, 420, -1.2))
TEMPTED = (508.0, 772.0)
STEPS = (((6, 3), (17, 17), (30, 21)), ((1, 3), (1, 20), (-3, 32)), ((-4, 3), (-17, 17), (-33, 28)))  # root, knee, toe


@card("check_thieves")
def check_thieves(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, SUN, None, palette.shade).scene(
        DRAWN("lawn", palette),
        picnic(layout.child("cloth"), palette),
        DRAWN("dish", palette),
        ants(layout.child("ants"), palette),
        DRAWN("hat", palette),
        focal="ants",
    )


def left_over(x: float, y: float) -> float:
    """How sure it is that a check is still there: all above, none below, and bays where they began."""
    rim = 210 + 90 * math.sin(x / 118 + 0.9)
    return 1.15 - (y - rim) / 300


def picnic(stream: Stream, palette: Palette) -> Group:
    """Woven white, and what is left of the red."""
    red, pink = list[Points](), list[Points]()
    for i, j in product(range(-14, 32), range(-16, 30)):
        middle = LAID.point(((i + 0.5) * CELL, (j + 0.5) * CELL))
        if (i % 2 or j % 2) and stream.happens(left_over(*middle)):
            square = rectangle(i * CELL, j * CELL, (i + 1) * CELL, (j + 1) * CELL)
            (red if i % 2 and j % 2 else pink).append(LAID(square))
    pattern = group(
        lit(solid(*pink), palette.pink, "pink", weight=0.8),
        lit(solid(*red), palette.red, "red", weight=1.0),
        *DRAWN("weave", palette),
    )
    return group(*DRAWN("sheet", palette), Clip(DRAWN.outline("sheet", palette), pattern), *DRAWN("hem", palette))


def ants(stream: Stream, palette: Palette) -> Group:
    """Each with a check; one has put its own down."""
    items: list[Item] = []
    taken = [TEMPTED, *((x, y) for x, y, _ in PLUCKING)]
    for k, way in enumerate(DRAWN.strokes("ways")):
        here = stream.child(k)
        for _ in range(900):
            (x, y), heading = along(way, here.uniform())
            aside = here.normal(0, 20)
            x, y = x - aside * math.sin(heading), y + aside * math.cos(heading)
            if math.dist((x, y), PLATE) > 206 and all(math.dist((x, y), other) > 68 for other in taken):
                taken.append((x, y))
                load = here.normal(0.2, 0.4) if here.happens(0.8) else None
                items.append(ant(here, Placing(x, y, 1.14, heading + here.normal(0, 0.2)), palette, load))
    for x, y, heading in PLUCKING:
        ahead = Placing(x + 44 * math.cos(heading), y + 44 * math.sin(heading), 1.0, LEAN + 0.22)
        items.append(check(ahead, 9.0, palette))
        items.append(ant(stream.child("pluck"), Placing(x, y, 1.14, heading), palette))
    x, y = TEMPTED
    items.append(check(Placing(x + 52, y + 44, 1.0, 0.5), 3.0, palette))
    items.append(ant(stream.child("tempted"), Placing(x, y, 1.14, 2.9), palette))
    return group(*items, name="ants")


def check(here: Placing, high: float, palette: Palette, tone: str = "red") -> Group:
    """One of them; `high` is how far its shadow falls."""
    shade = moved(tuple(map(here, DRAWN.outline("check", palette))), 0.8 * high, high)
    return group(
        Wash(shade, palette.shade, "shadow", 0.8, 2),
        *DRAWN("check", palette).dressed(check=palette[tone]).under(here),
    )


def ant(stream: Stream, here: Placing, palette: Palette, load: float | None = None) -> Group:
    """Three beads, six legs; a load is held over the back."""
    legs = list[Points]()
    for side, (root, knee, toe) in product((-1, 1), STEPS):
        swing = stream.normal(0, 2.4)
        leg = [root, (knee[0] + swing, knee[1]), (toe[0] + 2 * swing, toe[1])]
        legs.append(curve([(x, side * y) for x, y in leg]))
    walking = Lines(tuple(legs), 2.6, palette.ink, strength=1.0, taper=False)
    shade = place(ellipse(-8, 0, 30, 11), here.x + 6, here.y + 8, 1.0, here.rotation)
    items: list[Item] = [
        Wash(solid(shade), palette.shade, "shadow", 0.7, 2),
        group(walking, *DRAWN("ant", palette)).under(here),
    ]
    if load is not None:
        x, y = place((-27, 0), here.x, here.y, 1.0, here.rotation)[0]
        tone = "red" if stream.happens(0.6) else "pink"
        items.append(check(Placing(x, y, 1.0, here.rotation + load), 16.0, palette, tone))
    return group(*items)
