"""Not Yet Open: is somebody coming out, or keeping us from looking in?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import Points, closed, difference, limb, normals, place, points, rectangle, resample, solid
from studio.materials import lit, metal, plain
from studio.rigs import Rig
from studio.scene import Clip, Dots, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/zipped_egg")
MIDDLE, WIDE, TALL = (412.0, 566.0), 316.0, 494.0
LIGHT = Sunlight((-0.6, -0.6, 0.55))
SEAM = -0.30  # the zip's place between the left rim (-1) and the right (1)
TOP, SLIDER, FOOT = -0.83, 0.24, 0.94  # of the zip, by height
ENDS = (("stop", TOP + 0.005, -0.1), ("slider", SLIDER, 0.16))
STARS = "280,412 354,400 330,262 300,580 372,520"


@card("zipped_egg")
def zipped_egg(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.ground, palette.dawn), lines=0.0, weight=0.5)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        DRAWN("ground", palette),
        group(shell(chance.layout.child("specks"), palette), inside(chance.layout, palette), zip_(palette), name="egg"),
        DRAWN("hand", palette).named("fingers"),
        witness(),
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


def witness() -> Group:
    """Somebody out for a walk."""
    pose = Pose(bend=(-8, -10, 0), head=(0, -20, 0), left=Arm((0.3, 0.62, 0.2), (1, 0, -0.4), "open"))
    dress = Dress(top="#e8485c", bottom="#2c3a78", skirt=0.5, skirt_tone="top", hat="", wind=(-0.4, 0, 0))
    who = person(PEOPLE["redhead"], Head("awe", pitch=-20), pose, dress, facing=150)
    return drawn(who, camera=Camera((128, 1136), 1.25, pitch=6), light=LIGHT, shadow=0.8, name="witness")


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


def inside(stream: Stream, palette: Palette) -> Group:
    """A night that goes much deeper than the egg."""
    left, right = edges()
    lips = np.vstack([left, right[::-1]])
    band = limb("210,216 300,386 270,560 330,726", [40, 130, 110, 40])
    spread = stream.child("stars")
    places = np.stack([spread.uniform(180, 520, count=420), spread.uniform(140, 720, count=420)], axis=1)
    gathered = places[200:] * (0.42, 1) + (0.58 * 290, 0)
    night = group(
        lit(rectangle(100, 100, 700, 800), palette.night, weight=1.25, colour_below=palette.deep),
        Veil(solid(band), palette.deep.lighter(0.3), "haze", 0.55, 34),
        Veil(solid(limb("230,256 296,400 276,540 316,690", [10, 46, 38, 10])), palette.cloud, "haze", 0.5, 26),
        Dots(np.vstack([places[:200], gathered]), 0.8 + 4.2 * spread.fractions(420) ** 6, palette.star, "star"),
        Dots(points(STARS), np.array([13.0, 13.0, 6.0, 5.0, 6.0]), palette.star, "star", "star"),
        Wash(solid(limb(right, [70, 70], steps=1)), palette.night, weight=1.0, softness=14),
    )
    return group(Clip(solid(lips), night))


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
