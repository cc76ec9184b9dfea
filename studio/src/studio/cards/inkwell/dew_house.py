"""Just Before Noon: what is left of the night hangs by a thread of water, and somebody has found it."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import HEAD, PEOPLE, Camera, Head, drawn, person
from studio.geometry import Points, closed, curve, difference, ellipse, limb, offset, outline, resample, solid
from studio.materials import leaves, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Lines, Painted, Scene, Shape, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/dew_house")
LIGHT = Sunlight((0.4, -0.7, 0.5))
DROP = (508.0, 706.0)
RADIUS = 290.0
SKIN = outline(
    "474,330! 496,394 580,440 694,500 772,592 792,706 764,838 668,948 508,990 348,948 252,838 224,706 "
    "244,592 322,500 436,440"
)


@card("dew_house")
def dew_house(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.light, palette.air, palette.leaf), weight=0.5), LIGHT, None, palette.shade).scene(
        meadow(chance.layout.child("meadow"), palette),
        blade(palette),
        drop(palette),
        DRAWN("ant", palette),
        focal="drop",
    )


def meadow(stream: Stream, palette: Palette) -> Group:
    """Everything beyond the drop is too near to the eye to have an edge."""
    stems = [
        limb(curve(way), [30, 60, 90])
        for way in (
            "90,-20 130,500 60,1230",
            "640,-20 700,420 760,1230",
            "420,1230 380,900 300,560",
            "820,300 600,700 560,1230",
        )
    ]
    spots = [(stream.uniform(0, 800), stream.uniform(0, 1200), stream.uniform(30, 90)) for _ in range(16)]
    return group(
        Wash(solid(*stems), palette.leaf, "blade", 0.35, 34),
        *(Veil(solid(ellipse(*spot)), palette.light, "sun", 0.4, 6) for spot in spots),
        Glow((620, 180), 520, palette.light, 0.8),
    )


def blade(palette: Palette) -> Group:
    """Bent by the weight."""
    way = curve("-60,640 -10,420 90,240 230,150 360,180 440,250 474,352")
    half = np.interp(np.linspace(0, 1, len(way)), (0, 0.4, 0.8, 1), (52, 44, 24, 3))
    lower = way + np.stack([0.5 * half, half], axis=1)
    upper = way - np.stack([0.3 * half, 0.35 * half], axis=1)
    return group(
        leaves(np.vstack([upper, way[::-1]]), palette.leaf.lighter(0.35), "blade", weight=0.8, form=FLAT, line=2.4),
        leaves(np.vstack([way, lower[::-1]]), palette.leaf.darker(0.15), "blade", weight=1.0, form=FLAT, line=2.4),
        Lines((way,), 2.6, palette.leaf.darker(0.5)),
    )


def drop(palette: Palette) -> Group:
    """A lens: the room in it is bent, and stands on its head."""
    rim = difference(offset(SKIN, 40), offset(SKIN, -34))
    inside = group(
        room(palette).placed(-14, 0, 0.86).changed(bent).placed(*DROP, rotation=np.pi),
        Wash(rim, palette.night, "rim", 0.6, 18),
        *DRAWN("gleams", palette),
    )
    return group(
        plain(SKIN, palette.night, "drop", weight=1.1, modelling=0, line=0.0),
        Clip(SKIN, inside),
        Lines(tuple(closed(ring) for ring in SKIN), 2.8, palette.night),
        name="drop",
    )


def bent(item: Painted) -> Painted:
    """As a ball of water shows it."""

    def bulged(path: Points) -> Points:
        far = np.hypot(*path.T)[:, None] + 1e-9
        return np.asarray(path * (RADIUS * np.sin(np.minimum(far / (1.28 * RADIUS), 1.0) * np.pi / 2) / far))

    if isinstance(item, Shape | Wash | Veil):
        return replace(item, outline=tuple(bulged(resample(ring, 6, closed=True)) for ring in item.outline))
    if isinstance(item, Lines):
        return replace(item, paths=tuple(bulged(resample(path, 6)) for path in item.paths))
    return item


def room(palette: Palette) -> Group:
    """Upright, about its own middle."""
    sleeper = person(PEOPLE["redhead"], Head("sleep", yaw=-8, pitch=-16, roll=14))
    view = Camera((-96, 16), 6.9, tuple(sleeper.places["head"]), roll=-62, pitch=10)
    head = drawn(sleeper.only(*HEAD), camera=view, light=LIGHT, pen=1.1)
    return group(*DRAWN("bedroom", palette), head, *DRAWN("bedclothes", palette))
