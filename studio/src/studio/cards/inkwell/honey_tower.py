"""Viewing by Appointment: somebody has come to see the flats."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.geometry import Point, Points, closed, ellipse, limb, rectangle, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Sunlight, Veil, group

DRAWN = Sheet("inkwell/honey_tower")
LIGHT = Sunlight((-0.5, -0.5, 0.6))
SIDE = 116.0  # of a cell
MEETS = (300.0, 520.0)  # where the depth of all rooms runs to
# Floor by floor, from the roof; a room is named after what stands in it, and a dash is drawn: honey, or what is broken.
HOUSE = (
    "- shelves lid party dark",
    "kitchen curtains bed - lid",
    "lid piano quarrel - -",
    "cradle - - - -",
    "dark chair packing - -",
    "easel balcony - - -",
    "- bath - - -",
    "lid dark - - -",
)
MIRRORED = ("kitchen", "cradle", "shelves", "bath")
BEFORE = ("bath", "bed", "chair", "balcony", "curtains")  # what stands before those who live there
HATS = {"kitchen": "toque", "easel": "beret", "cradle": "bonnet", "bath": "towel", "balcony": "stare"}
HATS["packing"] = HATS["balcony"]
# Who is in a room: where, how large, how far bent over, and where the hands are; the second looks at the first.
Bee = tuple[float, float, float, float, tuple[Point, ...]]
BEES: dict[str, tuple[Bee, ...]] = {
    "bath": ((-12, 24, 1.0, -0.14, ((14, -12),)),),
    "curtains": ((0, 44, 1.0, 0.1, ((-24, 4), (26, -4))),),
    "piano": ((-36, 20, 0.95, 0.05, ((-2, -2), (-6, 2))),),
    "quarrel": ((-46, 42, 1.0, 0.16, ((-12, -12), (-20, -44))), (46, 42, 1.0, 0.14, ((16, -30), (24, -2)))),
    "chair": ((-8, 22, 1.0, -0.1, ((22, -10), (16, -4))),),
    "bed": (),
    "kitchen": ((-30, 44, 1.0, 0.1, ((18, -26), (-8, 0))),),
    "cradle": ((-34, 44, 1.0, 0.2, ((0, 4), (4, -10))),),
    "easel": ((-34, 44, 1.0, 0.05, ((14, -16), (-22, 6))),),
    "party": ((-10, 44, 0.95, -0.12, ((22, -34), (16, 8))), (34, 44, 0.95, -0.12, ((14, -34), (8, 8)))),
    "packing": ((-30, 44, 1.0, 0.24, ((8, 6), (2, 14))),),
    "shelves": ((-16, 20, 0.85, 0.05, ((14, -44), (-8, -30))),),
    "balcony": ((-2, 42, 1.25, -0.1, ((30, 2), (22, 4))),),
}


@card("honey_tower")
def honey_tower(chance: Chance, palette: Palette) -> Scene:
    front = lit(rectangle(-20, -20, 820, 1220), palette.teal, "wax", weight=1.1)
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(front),
        *cells(chance.layout, palette),
        group(*DRAWN("ruins", palette), *DRAWN("honey", palette)),
        group(*DRAWN("claws", palette), *DRAWN("spill", palette), *DRAWN("paw", palette)),
        group(*DRAWN("bear", palette), *DRAWN("hair", palette), *DRAWN("nose", palette), name="bear"),
        focal="bear",
    )


def cells(stream: Stream, palette: Palette) -> list[Group]:
    found = []
    for row, kinds in enumerate(HOUSE):
        for column, kind in enumerate(kinds.split()):
            at = 10 + math.sqrt(3) * SIDE * (column + 0.5 * (row % 2)), 10 + 1.5 * SIDE * row
            if kind != "-":
                found.append(cell(stream.child(5 * row + column), at, kind, palette))
    return found


def hexagon(x: float, y: float, side: float) -> Points:
    return np.array([(x + side * math.sin(a), y - side * math.cos(a)) for a in np.arange(6) * math.pi / 3])


def cell(stream: Stream, at: Point, kind: str, palette: Palette) -> Group:
    """A box of wax: its six walls run away from us."""
    front, far = hexagon(*at, 0.93 * SIDE), (at[0] + 0.05 * (MEETS[0] - at[0]), at[1] + 0.03 * (MEETS[1] - at[1]))
    edge = Lines((closed(front),), 3.0, palette.ink)
    if kind == "lid":
        return group(plain(front, palette.sea, "lid", weight=1.0, form=40, line=0.0), edge)
    dark, back = kind == "dark", hexagon(*far, 0.72 * SIDE)
    tone = palette.night if dark else stream.choice((palette.amber, palette.gold, palette.pale, palette.gold))
    items: list[Item] = []
    for k, share in enumerate((0.5, 0.3, 0.1, 0.0, 0.25, 0.55)):
        wall = np.array([front[k], front[(k + 1) % 6], back[(k + 1) % 6], back[k]])
        paint = mix(palette.teal, palette.night, share) if dark else mix(palette.honey, palette.umber, share)
        items.append(plain(wall, paint, "wall", weight=1.0, form=FLAT, modelling=0.2, line=1.2))
    items.append(plain(back, tone, "room", weight=0.95, form=FLAT, modelling=0.0, line=1.6))
    if not dark:
        items += room(stream, kind, far, palette)
    return group(Clip(solid(front), group(*items)), edge)


def room(stream: Stream, kind: str, at: Point, palette: Palette) -> list[Item]:
    """A lamp, a floor, and an evening."""
    x, y = at
    boards, slab = rectangle(x - 140, y + 43, x + 140, y + 61), rectangle(x - 140, y + 61, x + 140, y + 150)
    people = [bee(stream, one, turned=k > 0, hat=HATS.get(kind), palette=palette) for k, one in enumerate(BEES[kind])]
    things = DRAWN(kind, palette)
    living = group(*people, *things) if kind in BEFORE else group(*things, *people)
    return [
        Veil(solid(ellipse(x, y - 34, 52, 40)), palette.white, "lamp", 0.7, 24),
        plain(boards, palette.rust, "floor", weight=0.9, form=FLAT, line=1.6),
        plain(slab, palette.honey, "slab", weight=1.0, form=FLAT, line=1.8),
        living.placed(x, y - 2, 1.06, flip=kind in MIRRORED),
    ]


def bee(stream: Stream, one: Bee, turned: bool, hat: str | None, palette: Palette) -> Group:
    x, y, size, lean, hands = one
    side = -1 if turned else 1
    rings = [limb("-6,2 -4,12 -8,20 -2,21", [4, 3.4, 3, 3]), limb("2,0 6,10 4,20 10,21", [4, 3.4, 3, 3])]
    held = [(side * (hx - x) / size, (hy - y) / size + 22) for hx, hy in hands]
    arms = [limb([(4, -40), (0.5 * hx + 5, 0.5 * hy - 13), (hx, hy)], [5, 4, 4]) for hx, hy in held]
    head = group(*DRAWN("head", palette), *(DRAWN(hat, palette) if hat else ()))
    legs, reach = (
        plain(solid(*limbs), palette.ink, "limb", weight=1.2, form=2, modelling=0, line=0.8) for limbs in (rings, arms)
    )
    parts = (legs, *DRAWN("bee", palette), *head.placed(3, -58, 1.05, stream.normal(0, 0.12)), reach)
    return group(*parts).placed(0, -22).placed(x, y, size, lean * side, turned)
