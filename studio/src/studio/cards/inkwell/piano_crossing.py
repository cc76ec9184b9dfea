"""Rush Hour: everybody plays, and only one of them listens?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Actor, Camera, Dress, Hair, Head, drawn, person
from studio.figures.mesh import Part, Stroke, loft
from studio.figures.space import vec
from studio.geometry import Placing, Points, moved, points, rectangle, solid
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Wash, group, silhouette

DRAWN = Sheet("inkwell/piano_crossing")
LIGHT = Sunlight((-0.72, -0.42, 0.55))
BOARD = Placing(64, -150, rotation=-0.11)  # the keys lie across the street, from left to right
KEY = 128.0
LONG = 590.0
BLACK = (0, 1, 3, 4, 5, 7, 8, 10)  # after which white keys a black one lies
HIT = (3, 5, 6, 8)
WALKERS = (  # x, y, facing, dress, hat, umbrella
    (150, 130, 8, "#8d939c", "bowler", ""),
    (330, 60, 172, "#5d646e", "", "#3c4048"),
    (560, 150, 12, "#767c86", "cap", ""),
    (720, 60, 186, "#a2a6ac", "beanie", ""),
    (700, 330, 8, "#4c525c", "", "#6a7078"),
    (190, 370, 184, "#6c727c", "", "#b8bcc2"),
    (90, 610, 4, "#9aa0a8", "cap", ""),
    (690, 610, 176, "#868c96", "bowler", ""),
    (110, 880, 188, "#565c66", "", "#50565f"),
    (300, 1040, 6, "#a6aab0", "straw", ""),
    (690, 900, 10, "#6a707a", "", "#8d939b"),
    (520, 1120, 178, "#7d838d", "bowler", ""),
    (120, 1170, 10, "#8d939c", "beanie", ""),
    (740, 1150, 186, "#5d646e", "cap", ""),
)
PASSERS = ("clerk", "woman", "smith", "scholar", "student", "grandmother", "weaver", "baker", "sailor", "singer")


@card("piano_crossing")
def piano_crossing(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(keyboard(palette), crowd(), girl(palette), focal="girl")


def on_board(left: float, top: float, right: float, bottom: float) -> Points:
    return BOARD(rectangle(left, top, right, bottom))


def keyboard(palette: Palette) -> Group:
    """White keys across the asphalt, black ones between some of them, four pressed down."""
    items: list[Item] = [
        plain(rectangle(-20, -20, 820, 1220), palette.asphalt, "asphalt", weight=0.5, form=FLAT, line=0.0)
    ]
    for k in range(12):
        top, bottom = k * KEY, (k + 1) * KEY - 7
        hit = k in HIT
        items += [
            Wash(solid(on_board(8, top + 12, LONG + 22, bottom + 16)), palette.shade, "thrown", 0.0 if hit else 0.5, 3),
            plain(
                on_board(0, top, LONG, bottom),
                palette.note if hit else palette.ivory,
                "key",
                weight=0.75 if hit else 0.12,
                form=FLAT,
                modelling=0.2,
                line=1.6,
            ),
        ]
        if hit:
            items.append(Wash(solid(on_board(0, top, LONG, top + 22)), palette.shade, "edge", 0.9, 2))
            items.append(Wash(solid(on_board(0, top, 16, bottom)), palette.shade, "edge", 0.7, 2))
    for k in BLACK:
        middle = (k + 1) * KEY - 4
        items += [
            Wash(solid(on_board(10, middle - 22, 374, middle + 52)), palette.shade, "thrown", 0.75, 4),
            plain(on_board(-8, middle - 34, 350, middle + 34), palette.ebony, "sharp", weight=1.2, form=14, line=2.2),
            Lines((BOARD(points((14, middle - 20), (326, middle - 20))),), 4.0, palette.ivory, strength=0.5),
        ]
    return group(*items, name="keyboard")


def canopy(at: tuple[float, float, float], tone: Colour) -> Part:
    """An open umbrella over somebody's head."""
    x, y, z = at
    rings = [(vec(x, y - drop, z), vec(r, 0, 0), vec(0, 0, r)) for r, drop in ((0.3, 0), (9, 1.5), (19, 5.5), (25, 11))]
    dome = loft(rings, 32, 3, wave=lambda t, a: 1 - 0.075 * t * np.abs(np.sin(4 * a)))
    ribs = [Stroke(dome.at(np.linspace(0, 1, 8), np.full(8, k * math.pi / 4)), 1.0, None, 0.8, 1.0) for k in range(8)]
    return Part("canopy", dome.mesh(), tone, "umbrella", "cloth", 0.9, 0.7, 1.4, marks=tuple(ribs))


def walker(index: int, facing: float, tone: str, hat: str, umbrella: str) -> Actor:
    coat = Dress(
        top=tone, bottom="#7b828e", skirt=0.5 + 0.1 * (index % 3), skirt_tone="top", flare=0.7, split=0.1,
        collar="lapels", shoes="#24262c", hat=hat, hat_colour="#3c4048" if index % 2 else "#70757e",
    )  # fmt: skip
    pose = POSES["run" if index % 5 == 3 else "walk"]
    body = PEOPLE[PASSERS[index % len(PASSERS)]]
    if hat or umbrella:
        body = replace(body, hair=Hair("shaved", body.hair.colour))
    actor = person(body, Head(pitch=14), pose, coat, facing=facing)
    return actor.holding(canopy((0, 118, 4), colour(umbrella))) if umbrella else actor


def crowd() -> Group:
    figures = []
    for index, (x, y, facing, *wears) in enumerate(WALKERS):
        view = Camera((x, y), 3.7, (0, 50, 0), pitch=74)
        figures.append(drawn(walker(index, facing, *wears), camera=view, light=LIGHT, pen=0.9, shadow=0.5))
    return group(*figures, name="crowd")


def girl(palette: Palette) -> Group:
    """In the air above her shadow."""
    figure = DRAWN("leaping", palette).placed(416, 650, 1.06, 0.36)
    return group(
        Wash(moved(silhouette(figure), 104, 92), palette.shade, "thrown", 0.95, 3.0, hatched=True), figure.named("girl")
    )
