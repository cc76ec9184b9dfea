"""Swan Lead: what falls from the sharpener does not fall."""

import math
from dataclasses import dataclass

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Placing, Point, Points, moved, offset, solid
from studio.materials import plain, wood
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Sunlight, Wash, group, silhouette

DRAWN = Sheet("inkwell/shavings_ballet")
LIGHT = Sunlight((0.65, -0.4, 0.6))
FALL = np.array([-0.52, -0.4])  # where a shadow falls, by the height of what throws it
# What is drawn of a pose below the skirt, and above it.
POSES = {
    "arabesque": ("arabesque-legs", "arabesque-body"),
    "passe": ("passe-legs", "passe-body"),
    "jete": ("jete-legs", "jete-body"),
    "second": ("second-legs", "second-body"),
}


@dataclass(frozen=True)
class Dancer:
    pose: str
    at: Point
    size: float
    head: tuple[float, float, float]  # where it is held, and how it leans
    waist: Point
    flip: bool = False
    tilt: float = 0.0
    high: float = 0.0  # above the desk


CORPS = (
    Dancer("passe", (474, 322), 0.26, (-6, -520, 0.0), (12, -318), tilt=0.05),
    Dancer("second", (334, 352), 0.3, (8, -520, 0.1), (14, -318), True, -0.16),
    Dancer("passe", (232, 410), 0.36, (-6, -520, -0.1), (12, -318), True, 0.08),
    Dancer("jete", (136, 576), 0.46, (-24, -542, 0.2), (4, -340), True, 0.05, high=50),
    Dancer("arabesque", (446, 1112), 1.14, (-22, -518, 0.22), (14, -322), False, -0.2),
)


@card("shavings_ballet")
def shavings_ballet(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        DRAWN("desk", palette),
        group(*(shadow(who, palette) for who in CORPS)),
        DRAWN("pencil", palette),
        fallen(palette),
        group(*DRAWN("sharpener", palette), newborn(palette), *DRAWN("side", palette)),
        *(group(*parts(who, palette)) for who in CORPS[:-1]),
        group(*parts(CORPS[-1], palette), name="first"),
        focal="first",
    )


def rim(wide: float, high: float = 1.0) -> Points:
    """Round the scalloped edge of a shaving; `high` is how far out from its middle."""
    turns = np.linspace(0.9, 0.9 + math.tau, 181)
    flute = np.abs(np.sin(6.5 * turns))
    out = wide * high * (0.9 + 0.16 * flute)
    lift = 0.05 * wide * np.cos(13 * turns) * high**3 - 0.1 * out + 0.04 * wide * (turns - 4)
    return np.stack([out * np.cos(turns), 0.42 * out * np.sin(turns) - lift], axis=1)


def curl(wide: float, palette: Palette) -> Group:
    """One turn of cedar, painted along its edge."""
    edge, inner = rim(wide), rim(wide, high=0.84)
    spokes = [np.stack([0.14 * edge[k], 0.5 * edge[k] + (0, -1), 0.95 * edge[k]]) for k in range(0, 181, 3)]
    valleys = [np.vstack([0.12 * edge[[k]], edge[k : k + 7], 0.12 * edge[[k + 6]]]) for k in range(8, 172, 14)]
    return group(
        wood(edge, palette.wood, "shaving", weight=0.7, form=10, modelling=0.5, line=2.6),
        Wash(solid(*valleys), palette.cedar, "flute", 0.55, 3),
        Lines(tuple(spokes), 1.2, palette.cedar.darker(0.3), "grain", 0.6),
        plain(np.vstack([edge, inner[::-1]]), palette.paint, "rim", weight=1.0, form=4, modelling=0.5, line=2.0),
        Lines((inner,), 2.6, palette.gold, "gilt", 1.0),
        Lines((np.stack([0.1 * edge[0], edge[0]]),), 2.6, palette.ink, "end", 0.9),
    )


def tutu(wide: float, palette: Palette) -> Group:
    """It comes off in two turns, the second smaller."""
    upper = curl(0.62 * wide, palette).placed(0, -0.1 * wide, 1.0, 0.07, True)
    under = Wash(moved(silhouette(upper), -0.04 * wide, 0.09 * wide), palette.shade, "shadow", 0.7, 5)
    waist = Wash(moved(solid(rim(0.2 * wide)), 0, -0.1 * wide), palette.shade, "waist", 0.7, 6)
    return group(*curl(wide, palette), under, *upper, waist)


def fallen(palette: Palette) -> Group:
    """One that is not one of them yet."""
    lying = curl(150, palette).placed(706, 272, 0.36, 0.5, True)
    shade = Wash(moved(silhouette(lying), -16, -4), palette.shade, "shadow", 0.9, 3)
    return group(shade, *lying, *DRAWN("dust", palette))


def newborn(palette: Palette) -> Group:
    """Of whom there is only the upper half so far."""
    _, skirt, upper = parts(Dancer("passe", (0, 0), 1, (-6, -526, 0.2), (12, -318)), palette)
    return group(skirt, upper).placed(566, 206, 0.24, -0.2)


def parts(who: Dancer, palette: Palette) -> tuple[Group, Group, Group]:
    """Legs, skirt, and what rises from it, where they are on the desk."""
    x, y, lean = who.head
    legs, body = (DRAWN(name, palette) for name in POSES[who.pose])
    upper = group(*body, *DRAWN("head", palette).placed(x, y, 1.0, lean))
    skirt = tutu(150, palette).placed(*who.waist, 1.0, who.tilt)
    stands = Placing(who.at[0], who.at[1] - who.high * who.size, who.size, 0.0, who.flip)
    return legs.under(stands), skirt.under(stands), upper.under(stands)


def shadow(who: Dancer, palette: Palette) -> Wash:
    """Thin limbs fall as they stand; the skirt, lying flat, falls flat."""
    legs, skirt, upper = parts(who, palette)

    def thrown(ring: Points) -> Points:
        tall = who.at[1] - ring[:, 1:]
        return np.asarray(ring * (1, 0) + (0, who.at[1]) + tall * FALL)

    tall = (who.high - who.waist[1]) * who.size
    disc = moved(silhouette(skirt), FALL[0] * tall, tall + FALL[1] * tall)
    figure = offset(solid(*map(thrown, (*silhouette(legs), *silhouette(upper)))), 3.5 * who.size)
    return Wash(solid(*figure, *disc), palette.shade, "cast shadow", 0.85, 2 + 3 * who.size, hatched=True)
