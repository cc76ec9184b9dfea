"""Full House: how many of them came to see her fall?"""

import math
from collections.abc import Callable

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, points, solid
from studio.materials import lit, plain
from studio.motifs.eyes import Watcher, eyes
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Lamplight, Lines, Scene, Veil, group
from studio.skies import graded
from studio.stage import Lens

DRAWN = Sheet("inkwell/full_house")
SEEN = Lens((400.0, 470.0), 560.0, eye=4.6, back=5.6)  # metres from her feet
SINGER, LAMP = (400.0, 922.0), (400.0, 96.0)
POOL = ellipse(400, 986, 292, 200)
ROWS = (0.7, 0.54, 0.38, 0.2)  # of the stalls, from the last to the first but one
MOVED = Watcher(258.0, 694.0, 50.0, "round", True, 0.0, 0.9)
KINDS = ("sly", "lidded", "cat", "owl", "almond", "goat")
TIERS = (17.2, 14.0, 10.8, 7.6, 4.4, 1.6)  # how high their rims are


@card("full_house")
def full_house(chance: Chance, palette: Palette) -> Scene:
    seats = chance.layout.child("seats")
    return Rig(graded((palette.night, palette.night), weight=1.3), Lamplight(LAMP), None, palette.night).scene(
        *(tier(seats.child(k), high, k / 5, KINDS[k], palette) for k, high in enumerate(TIERS)),
        stalls(seats.child("stalls"), palette),
        stage(palette),
        group(*DRAWN("beam", palette), *DRAWN("tear", palette).placed(-100, -218, 1.3)),
        singer(palette),
        focal="singer",
    )


def round_the_house(turn: float, height: float, out: float = 0.0) -> tuple[float, float, float]:
    """A place in a balcony: where it is on the card, and how long a metre is there."""
    away = 6.0 + (11.0 + out) * math.sin(turn)
    return *SEEN((8.4 + out) * math.cos(turn), height, away), SEEN.metre(away)


def seated(
    stream: Stream, seat: Callable[[float], tuple[float, float, float]], size: float, kind: str
) -> list[Watcher]:
    """One row, pair beside pair."""
    row: list[Watcher] = []
    for u in np.linspace(0, 1, 600):
        x, y, metre = seat(float(u))
        ahead = seat(float(u) + 0.002)
        slope = float(np.clip(math.atan2(ahead[1] - y, abs(ahead[0] - x) + 1e-6), -0.5, 0.5))
        wide = size * metre * stream.uniform(0.88, 1.1)
        if -80 < x < 880 and (not row or math.hypot(x - row[-1].x, y - row[-1].y) > 2.5 * (wide + row[-1].wide)):
            row.append(Watcher(x, y, wide, kind, True, slope, stream.uniform(0.6, 1.1)))
    return row


def tier(stream: Stream, height: float, light: float, kind: str, palette: Palette) -> Group:
    """Velvet below, eyes above; every tier has its public."""
    turns = np.linspace(math.pi * 1.12, -math.pi * 0.12, 61)
    rim, foot = (points(*(round_the_house(a, y)[:2] for a in turns)) for y in (height, height - 1.1))
    swags = tuple(curve([rim[k], 0.25 * rim[k + 1] + 0.75 * foot[k + 1], rim[k + 2]]) for k in range(0, 58, 2))
    velvet = mix(palette.dark, palette.velvet, 0.15 + 0.85 * light)
    watchers = seated(stream, lambda u: round_the_house(math.pi * (1.1 - 1.2 * u), height + 0.62, 0.8), 0.7, kind)
    return group(
        watching(watchers, 0.6 + 0.4 * light, palette),
        plain(np.vstack([rim, foot[::-1]]), velvet, "velvet", weight=1.1, form=FLAT, modelling=0, line=0.0),
        Lines(swags, 1.8, palette.night, strength=0.8),
        Lines((rim,), 4.0, mix(palette.velvet, palette.rim, light), steady=True, taper=False, strength=1.0),
    )


def stalls(stream: Stream, palette: Palette) -> Group:
    """Row before row; and somebody in front who should not have come."""

    def row(back: float) -> list[Watcher]:
        away = 3.7 + 11.5 * back**1.5
        metre = SEEN.metre(away)
        return seated(
            stream, lambda u: (*SEEN((24.0 - 9.0 * back) * (u - 0.5), 0.1 + 0.6 * back, away), metre), 0.44, "almond"
        )

    rows = [one for back in ROWS for one in row(back) if not one.meets(MOVED)]
    return group(*watching(rows, 1.0, palette), *watching([MOVED], 1.0, palette))


def watching(watchers: list[Watcher], light: float, palette: Palette) -> Group:
    """The upper ones are redder: less of the light comes back to them."""
    white, iris = mix(palette.velvet, palette.white, light), mix(palette.dark, palette.rim, light)
    return eyes(watchers, SINGER, white, iris, mix(palette.dark, palette.velvet, light), palette.hair)


def stage(palette: Palette) -> Group:
    """Bare boards, and a hard white round."""
    edge = points(*(SEEN(x, 0.0, 3.6 - 0.02 * x * x) for x in np.linspace(-9, 9, 41)))
    floor = np.vstack([edge, points((820, 1230), (-20, 1230))])
    boards = tuple(points(SEEN(x, 0.0, 3.4), SEEN(x, 0.0, -3.0)) for x in np.arange(-9, 9.5, 0.75))
    return group(
        plain(floor, palette.dark, "stage", weight=1.1, form=FLAT, modelling=0, line=0.0),
        Clip(solid(floor), group(Lines(boards, 2.0, palette.night, strength=0.9))),
        Lines((edge,), 6.0, palette.rim, steady=True, taper=False, strength=1.0),
        lit(POOL, palette.white, "pool", weight=0.1),
        Veil(solid(POOL), palette.white, "pool", 0.7, 1.5),
        Clip(solid(POOL), group(Lines(boards, 1.4, palette.rim, strength=0.35))),
    )


def singer(palette: Palette) -> Group:
    """Holding her own wrist."""
    shadow = [
        np.stack([400 + part[:, 0] * (1.1 - part[:, 1] / 360), SINGER[1] + 96 - 0.94 * part[:, 1]], axis=1)
        for part in DRAWN.outline("singer", palette)
    ]
    return group(
        Clip(solid(POOL), group(lit(solid(*shadow), palette.dark, "shadow", weight=1.2))),
        *DRAWN("singer", palette).placed(*SINGER),
        *DRAWN("bun", palette).placed(*SINGER),
        name="singer",
    )
