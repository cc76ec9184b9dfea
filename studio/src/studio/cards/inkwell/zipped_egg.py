"""Not Yet Open: somebody lets himself out, and his mother cannot remember."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Points, closed, difference, limb, normals, place, rectangle, resample, solid
from studio.materials import lit, metal, plain
from studio.rigs import Rig
from studio.scene import Clip, Dots, Group, Item, Lines, Scene, Sunlight, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/zipped_egg")
MIDDLE, WIDE, TALL = (412.0, 566.0), 316.0, 494.0
LIGHT = Sunlight((-0.6, -0.6, 0.55))
SEAM = -0.30  # the zip's place between the left rim (-1) and the right (1)
TOP, SLIDER, FOOT = -0.83, 0.24, 0.94  # of the zip, by height
ENDS = (("stop", TOP + 0.005, -0.1), ("slider", SLIDER, 0.16))


@card("zipped_egg")
def zipped_egg(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.ground, palette.dawn), lines=0.0, weight=0.5)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        DRAWN("ground", palette),
        group(shell(chance.layout.child("specks"), palette), inside(palette), zip_(palette), name="egg"),
        DRAWN("hand", palette).named("fingers"),
        DRAWN("hen", palette).placed(150, 1128, 1.06).named("hen"),
        focal="egg",
    )


def at(across: Points | float, height: Points | float) -> Points:
    """A place on the egg: -1 … 1 from rim to rim and from top to foot."""
    level = np.asarray(height, np.float64)
    half = WIDE * np.sqrt(np.maximum(1 - level**2, 0)) * (1 + 0.15 * level)
    return np.stack([MIDDLE[0] + np.asarray(across) * half, MIDDLE[1] + TALL * level], axis=-1).reshape(-1, 2)


def edges() -> tuple[Points, Points]:
    """Both lips of the opening, from the top to the slider."""
    share = np.linspace(0, 1, 60)
    gape = 0.46 * np.sin(np.pi * share**1.15) ** 0.85
    level = TOP + (SLIDER - TOP) * share
    return at(SEAM - 0.75 * gape, level), at(SEAM + 1.1 * gape, level)


def shell(stream: Stream, palette: Palette) -> Group:
    turn = np.linspace(0, 2 * np.pi, 361, endpoint=False)
    ring = at(np.sign(np.cos(turn)), np.sin(turn))
    places = at(stream.uniform(-0.95, 0.95, count=150), stream.uniform(-0.98, 0.98, count=150))
    radii = 1.5 + 6.0 * stream.fractions(150) ** 3
    return group(
        plain(ring, palette.shell, "shell", weight=0.85, modelling=0.75, form=230, line=0.0),
        Clip(
            solid(ring),
            group(
                Wash(difference(solid(ring), solid(ring * (0.94, 0.96) + (-40, -10))), palette.shade, "shade", 0.7, 46)
            ),
        ),
        Lines((closed(ring),), 4.6, strength=1.0, steady=True, taper=False),
        Dots(places, radii, palette.speck, "speck", strength=0.55),
    )


def inside(palette: Palette) -> Group:
    """Dark, and not empty: the day falls in on an arm, and two eyes have found us."""
    left, right = edges()
    lips = np.vstack([left, right[::-1]])
    room = group(
        lit(rectangle(100, 100, 700, 800), palette.night, weight=1.35, colour_below=palette.deep),
        DRAWN("arm", palette),
        Wash(solid(limb("180,800 262,640 330,500", [190, 150, 30])), palette.night, "dark", 1.3, 40),
        Wash(solid(limb(left, [60, 60], steps=1)), palette.night, "dark", 1.0, 14),
        DRAWN("eyes", palette),
    )
    return group(Clip(solid(lips), room))


def zip_(palette: Palette) -> Group:
    """Its tape, its teeth, apart above and closed below, and the slider between."""
    left, right = edges()
    closed_part = np.linspace(SLIDER, FOOT, 40)
    seam = at(SEAM + 0 * closed_part, closed_part)
    items: list[Item] = []
    for path, side in ((left, 1.0), (right, -1.0)):
        tape = place(path, -14 * side, 0)
        items.append(plain(limb(tape, [12, 30, 30, 24], steps=1), palette.tape, "tape", weight=0.9, form=6, line=2.0))
        items += teeth(path, side, palette)
    items.append(plain(limb(seam, [52, 58, 30], steps=1), palette.tape, "tape", weight=0.9, form=8, line=2.0))
    items += [*teeth(seam, 1.0, palette), *teeth(place(seam, 0, 9), -1.0, palette)]
    for name, level, turn in ENDS:
        x, y = at(SEAM, level)[0]
        items.append(DRAWN(name, palette).placed(float(x), float(y), 1.15, turn))
    return group(*items)


def teeth(path: Points, side: float, palette: Palette) -> list[Item]:
    even = resample(path, 18)
    out = normals(even) * side
    return [
        metal(limb([p - 8 * n, p + 9 * n], [11, 13]), palette.teeth, "tooth", weight=0.7, line=1.6)
        for p, n in zip(even[1:-1], -out[1:-1], strict=True)
    ]
