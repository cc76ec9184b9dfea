"""The Grand Tour: it had gone round and round for years, and one morning it simply went."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Camera, Dress, Head, drawn, person
from studio.geometry import Outline, Points, ellipse, limb, points, with_holes
from studio.landscape import grass, streaks, tufts
from studio.materials import metal, plain
from studio.rigs import Rig
from studio.scene import Group, Item, Lines, Scene, Sunlight, group
from studio.skies import graded

DRAWN = Sheet("inkwell/grand_tour")
LIGHT = Sunlight((-0.4, -0.8, 0.4))
# The near rim, how far it is to the far one, how the wheel leans into the bend.
HUB, REACH, LEAN, THROUGH = np.array([446.0, 690.0]), np.array([278.0, 378.0]), -0.2, np.array([76.0, -26.0])
SEATS = 12
RIDERS = ("up", "pair", "child", "picker", "reader", "dog", "up", "child", "pair", "reader", "up", "pair")


@card("grand_tour")
def grand_tour(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    sky = graded((palette.sky, palette.sky, palette.haze), (0, 0, 800, 420), 0.9)
    return Rig(sky, LIGHT, None, palette.shade, palette.haze).scene(
        streaks(layout.child("streaks"), (0, 20, 800, 220), palette.white, 14),
        DRAWN("country", palette),
        keeper(),
        DRAWN("shadow", palette),
        wheel(palette),
        DRAWN("dust", palette),
        blooms(layout.child("blooms"), palette),
        grass(
            layout.child("near"),
            tufts(layout.child("near"), 90, (0, 1110, 800, 1210)),
            30,
            weight=1.8,
            paint=palette.grass.darker(0.35),
        ),
        focal="wheel",
    )


def rim(turn: np.ndarray, share: float, far: float = 0.0) -> Points:
    """Places on the wheel: at `share` of its reach, on the near side (0) or the far one (1)."""
    flat = np.stack([np.cos(turn) * REACH[0], np.sin(turn) * REACH[1]], axis=-1) * share
    tilt = np.array([[math.cos(LEAN), math.sin(LEAN)], [-math.sin(LEAN), math.cos(LEAN)]])
    return np.asarray(HUB + flat @ tilt + far * THROUGH)


def hoop(outer: float, inner: float, far: float) -> Outline:
    turn = np.linspace(0, math.tau, 120, endpoint=False)
    return with_holes(rim(turn, outer, far), rim(turn, inner, far))


def wheel(palette: Palette) -> Group:
    turns = np.linspace(0, math.tau, SEATS, endpoint=False) + 0.16
    fine = np.linspace(0, math.tau, 4 * SEATS, endpoint=False)
    ties = tuple(np.stack([rim(fine, 1.0), rim(fine, 1.0, 1)], axis=1))
    seats = zip(
        rim(turns, 0.76, 0.5),
        RIDERS,
        (palette.red, palette.yellow, palette.blue, palette.green, palette.pink) * 3,
        strict=False,
    )
    return group(
        *side(1.0, turns, palette),
        *(plain(limb(tie, [5, 5], steps=2), palette.iron.lighter(0.3), "tie", form=3, line=1.2) for tie in ties),
        metal(limb([HUB + THROUGH, HUB], [50, 50]), palette.iron, "axle", line=2.4),
        *(
            DRAWN(who, Palette(tone=tone, white=palette.white, iron=palette.iron)).placed(at[0], at[1], 1.08, 0.3)
            for at, who, tone in seats
        ),
        *side(0.0, turns, palette),
        name="wheel",
    )


def side(far: float, turns: np.ndarray, palette: Palette) -> list[Item]:
    """One face: rim, inner ring, spokes, hub."""
    items: list[Item] = []
    hub = rim(np.zeros(1), 0.0, far)[0]
    for a, b in zip(rim(turns, 0.98, far), rim(turns + 0.26, 0.78, far), strict=True):
        items.append(plain(limb([hub, a], [7, 5], steps=2), palette.steel, "spoke", weight=0.4, form=3, line=1.4))
        items.append(plain(limb([hub, b], [4, 4], steps=2), palette.steel, "spoke", weight=0.4, form=3, line=1.1))
    zig = np.empty((4 * SEATS + 1, 2))
    fine = np.linspace(0, math.tau, 4 * SEATS + 1)
    zig[::2], zig[1::2] = rim(fine[::2], 0.985, far), rim(fine[1::2], 0.79, far)
    items += [
        Lines((zig,), 2.6, palette.iron, "lattice", 0.9, taper=False, steady=True),
        metal(hoop(0.795, 0.765, far), palette.steel, "ring", weight=0.5, form=5, line=1.6),
        metal(hoop(1.02, 0.965, far), palette.red, "rim", weight=1.05, form=8, line=2.6 - far),
        metal(ellipse(hub[0], hub[1], 34, 42), palette.red, "hub", weight=1.05, form=14, line=2.4),
        metal(ellipse(hub[0], hub[1], 15, 19), palette.yellow, "cap", weight=1.0, form=8, line=1.8),
    ]
    return items


def blooms(stream: Stream, palette: Palette) -> Group:
    """Some within reach of the lowest seat."""
    items: list[Item] = []
    for tone in (palette.red, palette.white, palette.pink, palette.yellow):
        spots = np.stack([stream.uniform(0, 800, count=26), 1100 + 96 * stream.fractions(26) ** 0.8], axis=1)
        items.append(Lines(tuple(points((x, y), (x + 3, y + 18)) for x, y in spots), 1.6, palette.tree, "stalk", 0.9))
        items += [
            plain(ellipse(x, y, 0.006 * y, 0.005 * y), tone, "bloom", weight=0.9, form=3, line=1.1) for x, y in spots
        ]
    return group(*items, name="blooms")


def keeper() -> Group:
    """He had only gone to change a note."""
    man = person(
        replace(PEOPLE["singer"], age=48),
        Head("dread", yaw=20),
        POSES["run"],
        Dress(top="#2a2a44", bottom="#5a6a8c"),
        facing=50,
    )
    return drawn(man, camera=Camera((84, 742), 1.15, pitch=10), light=LIGHT, pen=0.9, shadow=0.5, name="keeper")
