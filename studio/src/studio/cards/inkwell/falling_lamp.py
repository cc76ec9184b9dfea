"""The Falling Lamp: somebody has opened a hand, and for a moment every step can be counted."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour, ramp
from studio.geometry import Outline, Placing, Points, ellipse, fuse, limb, solid
from studio.landscape import cast_shadow
from studio.materials import cloth, plain
from studio.motifs.things.lights import oil_lamp
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lamplight, Lines, Scene, Veil, Wash, group

EYE = (400.0, 620.0)  # where the well goes down
LAMP = (408.0, 606.0)
BEGIN = 3.66  # the angle of the first step
STEPS = 26  # in one turn
RAIL = 0.70  # where the rail looks to be: it stands higher than its foot at 0.6, so farther out
SHRINK = 0.56  # how much smaller the next storey looks
# Who leans over: after how many turns, how grown, skin, hair, coat.
NEIGHBOURS = (
    (2.05, 1.0, "#e8b48c", "#e9e4da", "#3fb8a8"),
    (1.52, 1.0, "#7a4a30", "#16121a", "#f4f0e4"),
    (0.80, 0.74, "#c98a5c", "#2a1a18", "#e8482c"),
    (0.255, 0.92, "#e8b48c", "#b8502c", "#f0b428"),
)


@card("falling_lamp")
def falling_lamp(chance: Chance, palette: Palette) -> Scene:
    leaning = group(*(neighbour(palette, *one) for one in NEIGHBOURS))
    return Rig(None, Lamplight(LAMP), None, palette.shade).scene(
        well(palette), group(leaning, lamp(palette), name="fall"), focal="fall"
    )


def radius(turns: float) -> float:
    """Of the outer wall after so many turns."""
    return 1120.0 * math.pow(SHRINK, turns)


def at(turns: float, share: float) -> Points:
    """A place on the stair: `share` is 1 at the wall, less towards the well."""
    angle, reach = BEGIN + math.tau * turns, radius(turns) * share
    return np.array([EYE[0] + reach * math.cos(angle), EYE[1] + reach * math.sin(angle)])


def band(turns: Points, outer: float, inner: float) -> Outline:
    """A strip that winds down with the stair."""
    edges = [np.array([at(t, share) for t in turns]) for share in (outer, inner)]
    return solid(np.vstack([edges[0], edges[1][::-1]]))


def well(palette: Palette) -> Group:
    """Treads from the largest to the smallest, and a rail on their inner edge."""
    items: list[Item] = [plain(ellipse(*EYE, 1100), palette.wall, "wall", weight=0.3, form=FLAT, line=0.0)]
    tones = [ramp([near, palette.dusk, palette.dark, palette.dark], 100) for near in (palette.tile, palette.tread)]
    for k in range(4 * STEPS):
        a, b = k / STEPS, (k + 1) / STEPS
        tread = np.array([at(a, 1.0), at(b, 1.0), at(b, 0.62), at(a, 0.62)])
        deep = a / 4
        paint = tones[k % 2][int(99 * deep)]
        items.append(plain(tread, paint, "step", weight=0.5 + 0.6 * deep, form=FLAT, modelling=0.0, line=2.4 - deep))
        under = np.array([at(a, 1.0), at(a + 0.42 / STEPS, 1.0), at(a + 0.3 / STEPS, 0.62), at(a, 0.62)])
        items.append(Wash(solid(under), palette.shade, "riser", 0.5, 1.0))
    turns = np.linspace(0, 4, 12 * STEPS)
    items += [
        Wash(band(turns, 1.02, 0.9), palette.shade, "storey above", 0.7, 12),
        plain(band(turns, 0.625, 0.575), palette.string, "string", weight=0.9, form=FLAT, line=1.6),
    ]
    posts = tuple(np.array([at(t, 0.60), at(t + 0.003, RAIL)]) for t in np.arange(0, 3, 0.5 / STEPS))
    rail = np.array([at(t, RAIL) for t in np.linspace(0, 5, 12 * STEPS)])
    hole = np.array([at(t, 0.57) for t in np.linspace(3, 4, 40)])
    items += [
        plain(hole, palette.dark, "hole", weight=1.3, modelling=0, line=0.0),
        *(Lines(posts[k * STEPS : (k + 1) * STEPS], 5.6 - 0.8 * k, palette.dark, steady=True) for k in range(6)),
        Wash(band(turns, RAIL + 0.055, RAIL + 0.03), palette.shade, "cast shadow", 0.45, 4),
        plain(limb(rail, [26, 17, 11, 7, 4, 2], steps=1), palette.rail, "rail", weight=1.0, form=6, line=1.8),
    ]
    return group(*items)


def lamp(palette: Palette) -> Group:
    """Already storeys down, with a streak of light where it has been."""
    x, y = LAMP
    return group(
        Glow(LAMP, 380, palette.flame, 0.8),
        Glow((x + 20, y - 34), 190, colour("#fff0b0"), 1.0),
        oil_lamp().placed(x - 56, y + 80, 3.3, 0.62),
        Veil(solid(ellipse(x + 24, y - 38, 24, 44, 0.62)), colour("#fffbe0"), "flame", 1.0, 7),
        name="lamp",
    )


def neighbour(palette: Palette, turns: float, grown: float, skin: str, hair: str, coat: str) -> Group:
    """From straight above: crown, shoulders, and two arms over the rail; the middle of the well is to the left."""
    (x, y), size = at(turns, RAIL - 0.04 - 0.05 * (turns < 0.5)), grown * radius(turns) / 900
    here = Placing(x, y, size, BEGIN + math.tau * turns)
    items: list[Item] = [cast_shadow(solid(here("60,-96 60,96 380,130 380,-90")), palette.shade, 0.7, 8 * size)]
    for side in (-1, 1):
        hand, arm = np.array([-150.0, 64.0 * side]), [(70, 84 * side), (-30, 108 * side), (-116, 76 * side)]
        reach = [(-0.9, 0.75 * side), (-1.0, 0.25 * side), (-1.0, -0.1 * side), (-0.95, -0.45 * side)]
        fingers = [limb([hand, hand + 44 * np.array(way)], [13, 9]) for way in reach]
        thumb = limb([(-140, 58 * side), (-162, 24 * side)], [14, 9])
        palm = limb([(-112, 78 * side), (-150, 64 * side)], [30, 36])
        open_hand = fuse(*(here(ring) for ring in (palm, thumb, *fingers)))
        items += [
            plain(open_hand, colour(skin), "skin", weight=0.8, form=5, line=2.0 * size),
            cloth(here(limb(arm, [74, 62, 50])), colour(coat), "sleeve", form=12, line=2.6 * size),
        ]
    for side in (-1, 1):
        step = 20 * side
        shoe = limb([(292 + step, 44 * side), (236 + step, 46 * side)], [36, 44])
        leg = limb([(130, 40 * side), (250 + step, 46 * side)], [86, 62])
        items += [
            plain(here(shoe), colour("#2a2030"), "shoe", form=8),
            cloth(here(leg), palette.shade, "leg", form=16),
        ]
    return group(
        *items,
        cloth(here(limb([(90, 0), (186, 0)], [190, 156])), colour(coat).darker(0.06), "back", form=30, line=2.8 * size),
        cloth(here(ellipse(84, 0, 76, 118)), colour(coat), "coat", form=24, line=2.8 * size),
        plain(here(ellipse(2, 0, 20, 34)), colour(skin), "face", weight=0.8, form=8, line=2.0 * size),
        plain(here(ellipse(44, 0, 58, 56)), colour(hair), "hair", weight=1.0, form=22, line=2.6 * size),
        Lines(tuple(here(limb([(70, 0), (30, k), (-4, 1.3 * k)], [0.1, 0.1])) for k in (-34, -12, 12, 34)), 1.4),
        name="neighbour",
    )
