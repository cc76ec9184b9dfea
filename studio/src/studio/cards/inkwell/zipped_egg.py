"""Not Yet Open: is somebody coming out, or keeping us from looking in?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import (
    Points,
    curve,
    difference,
    ellipse,
    height_at,
    limb,
    normals,
    outline,
    place,
    points,
    rectangle,
    resample,
    solid,
)
from studio.materials import lit, metal, plain, skin
from studio.rigs import Rig
from studio.scene import Clip, Dots, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

MIDDLE, WIDE, TALL = (412.0, 566.0), 316.0, 494.0
LIGHT = Sunlight((-0.6, -0.6, 0.55))
SEAM = -0.30  # the zip's place between the left rim (-1) and the right (1)
TOP, SLIDER, FOOT = -0.83, 0.24, 0.94  # of the zip, by height
STARS = "304,384 372,286 346,580 262,500"
TREES = ((16, 12), (44, 20), (70, 14), (96, 24), (716, 18), (742, 26), (770, 16), (796, 24))


@card("zipped_egg")
def zipped_egg(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.ground, palette.dawn), lines=0.0, weight=0.5)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        ground(palette),
        group(shell(chance.layout.child("specks"), palette), inside(chance.layout, palette), zip_(palette), name="egg"),
        fingers(palette),
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


def ground(palette: Palette) -> Group:
    """A plain with a wood at its end, and a shadow over the fields."""
    thrown = curve("380,1058 520,1000 700,984 860,986 860,1072 700,1086 520,1084", closed=True)
    wood = [ellipse(x, 958 - 0.7 * size, 0.8 * size, size) for x, size in TREES]
    furrows = tuple(points((400 + 90 * k, 962), (400 + 420 * k, 1230)) for k in range(-9, 10))
    return group(
        lit(rectangle(-20, 960, 820, 1220), palette.field, weight=0.8, colour_below=palette.field.lighter(0.35)),
        Lines(furrows, 1.8, palette.field.darker(0.35), strength=0.45),
        plain(solid(*wood), palette.wood, "wood", weight=0.8, form=8, line=1.2),
        Wash(solid(thrown), palette.shade, "shadow", 0.8, 4, hatched=True),
    )


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
        plain(ring, palette.shell, "shell", weight=0.85, modelling=0.9, line=4.0),
        Clip(
            solid(ring),
            group(
                Wash(difference(solid(ring), solid(ring * (0.94, 0.96) + (-40, -10))), palette.shade, "shade", 0.7, 46)
            ),
        ),
        Dots(places, radii, palette.speck, "speck", strength=0.55),
    )


def inside(stream: Stream, palette: Palette) -> Group:
    """A night that goes much deeper than the egg."""
    left, right = edges()
    lips = np.vstack([left, right[::-1]])
    band = limb("190,266 270,436 240,606 300,726", [60, 120, 90, 30])
    spread = stream.child("stars")
    places = np.stack([spread.uniform(100, 520, count=150), spread.uniform(140, 720, count=150)], axis=1)
    radii = 1.2 + 5.0 * spread.fractions(150) ** 3
    night = group(
        lit(rectangle(100, 100, 700, 800), palette.night, weight=1.25, colour_below=palette.deep),
        Veil(solid(band), palette.deep.lighter(0.35), "haze", 0.45, 26),
        Dots(places, radii, palette.star, "star"),
        Dots(points(STARS), np.array([19.0, 12.0, 15.0, 9.0]), palette.star, "star", "star"),
        Wash(solid(limb(right, [46, 46], steps=1)), palette.night, weight=0.8, softness=10),
    )
    return group(Clip(solid(lips), night))


def zip_(palette: Palette) -> Group:
    """Its tape, its teeth, apart above and closed below, and the slider between."""
    left, right = edges()
    level = np.linspace(SLIDER, FOOT, 40)
    seam = at(SEAM + 0 * level, level)
    items: list[Item] = []
    for path, side in ((left, 1.0), (right, -1.0)):
        tape = place(path, -14 * side, 0)
        items.append(plain(limb(tape, [12, 30, 30, 24], steps=1), palette.tape, "tape", weight=0.9, form=6, line=2.0))
        items += teeth(path, side, palette)
    items.append(plain(limb(seam, [52, 58, 30], steps=1), palette.tape, "tape", weight=0.9, form=8, line=2.0))
    items += [*teeth(seam, 1.0, palette), *teeth(place(seam, 0, 9), -1.0, palette)]
    return group(*items, slider(palette))


def teeth(path: Points, side: float, palette: Palette) -> list[Item]:
    even = resample(path, 18)
    out = normals(even) * side
    return [
        metal(limb([p - 8 * n, p + 9 * n], [11, 13]), palette.teeth, "tooth", weight=0.7, line=1.6)
        for p, n in zip(even[1:-1], -out[1:-1], strict=True)
    ]


def slider(palette: Palette) -> Group:
    body = outline("-30,-34! -6,-22 0,-8! 6,-22 30,-34! 34,6 20,44! 0,50 -20,44! -34,6")
    tab = outline("-13,22! 0,16 13,22! 26,122 18,150 0,158 -18,150 -26,122")
    hole = ellipse(0, 128, 9, 14)
    x, y = at(SEAM, SLIDER)[0]
    return group(
        metal(body, palette.teeth, "slider", weight=0.8, line=2.6),
        metal(tab, palette.teeth.lighter(0.1), "pull", weight=0.7, form=6, line=2.4),
        plain(hole, palette.tape, line=2.0),
    ).placed(float(x), float(y), 1.15, 0.16)


def fingers(palette: Palette) -> Group:
    """Four, small, bent round the edge from within."""
    items: list[Item] = []
    lip = edges()[1]
    for y, reach, fan in ((390.0, 64, -9), (434.0, 84, -3), (479.0, 80, 4), (522.0, 58, 10)):
        x = height_at(lip[:, ::-1], y)
        spine = [(x - 17, y - fan), (x + 0.5 * reach, y - 5), (x + reach, y + 7 + fan)]
        knuckle = curve([(x + 0.40 * reach, y - 19), (x + 0.47 * reach, y - 7), (x + 0.43 * reach, y + 6)])
        nail = ellipse(x + reach - 5, y + 5 + 0.9 * fan, 14, 10, 0.2 + 0.02 * fan)
        items += [
            Wash(solid(place(limb(spine, [44, 41, 30]), 7, 13)), palette.shade, "shadow", 0.7, 4),
            skin(limb(spine, [44, 41, 30]), palette.skin, "skin", weight=0.9, form=16, line=3.0),
            Wash(solid(ellipse(x - 24, y - fan, 14, 22)), palette.night, "dark", 1.0, 9),
            plain(nail, palette.skin.lighter(0.45), "nail", weight=0.5, form=4, line=1.6),
            Lines((knuckle, place(knuckle, 6, 1)), 1.8),
        ]
    return group(*items, name="fingers")
