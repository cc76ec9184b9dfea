"""The Knitted Bridge: who casts the last stitch, and is there wool enough?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Body, Camera, Dress, Hair, Head, Leg, Pose, drawn, person, rod_in
from studio.geometry import Point, Points, curve, ellipse, place, points, resample, solid, tangents
from studio.landscape import cast_shadow
from studio.materials import cloth, plain
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Sunlight, group
from studio.skies import graded

DRAWN = Sheet("inkwell/knitted_bridge")
LIGHT = Sunlight((-0.6, -0.6, 0.4))
EYE = np.array([404.0, 40.0])  # where all that runs away from us meets
KNIT = Arm((-0.16, -0.52, 0.46), (0.9, -0.5, -0.2), "hold", (-0.7, -0.1, 0.6), (-0.5, -0.4, -0.3), holds=0.7)
OTHER = Body(age=70, feminine=1, stout=-0.2, skin="#7c5138", hair=Hair("bun", "#efece6"))
PERCHED: Pose = replace(
    POSES["sit"],
    bend=(0, 18, 0),
    head=(0, 16, 0),
    left=KNIT,
    right=replace(KNIT, to=(-0.12, -0.46, 0.48)),
    left_leg=Leg((0.10, -0.02, 0.46), pole=(0.15, 0.6, 1), toe=(0.1, -0.6, 1)),
    right_leg=Leg((0.13, 0.06, 0.42), pole=(0.2, 0.6, 1), toe=(0.1, -0.7, 1)),
)


@card("knitted_bridge")
def knitted_bridge(chance: Chance, palette: Palette) -> Scene:
    air = graded((palette.high, palette.mist, palette.dawn, palette.dawn), lines=0.0, weight=0.6)
    red = curve("-40,356 60,330 150,326 192,352 206,430 250,506 320,542 388,556")
    blue = curve("840,290 730,276 672,282 642,322 622,410 566,494 500,532 434,548")
    return Rig(air, LIGHT, None, palette.shade, palette.mist).scene(
        DRAWN("depths", palette),
        group(
            DRAWN("red-ball", palette),
            DRAWN("blue-ball", palette),
            band(red, palette.red),
            band(blue, palette.blue),
            knitter(PEOPLE["grandmother"], "#e01c2c", "#f4e6c0", 62, (306, 484), palette),
            knitter(OTHER, "#1c50c0", "#f6c23c", -62, (514, 474), palette),
            name="bridge",
        ),
        focal="bridge",
    )


def across(at: Points) -> Points:
    """From the near edge of the bridge to its far one."""
    return 0.2 * (EYE - at)


def band(way: Points, wool: Colour) -> Group:
    """Stocking stitch as wide as a street, sagging, its edges rolling in."""
    path = resample(way, 11)
    far, ahead = path + across(path), tangents(path)
    stitches = [
        points(knot - 6 * on - arm, knot + 4 * on, knot - 6 * on + arm)
        for at, on in zip(path, ahead, strict=True)
        for share in np.linspace(0.09, 0.91, 9)
        for knot, arm in ((at + share * across(at), 0.045 * across(at)),)
    ]
    near_roll = np.vstack([path, (path + np.array([0, 13]))[::-1]])
    far_roll = np.vstack([far, (far + 0.08 * (path - far))[::-1]])
    end, aside = path[-1], across(path[-1])
    loops = [place(ellipse(3, 0, 7, 5), *(end + share * aside)) for share in np.linspace(0.04, 0.96, 9)]
    return group(
        plain(solid(*loops), wool, "loop", weight=1.1, form=4, line=1.4),
        cloth(np.vstack([path, far[::-1]]), wool, "wool", weight=1.1, form=10, modelling=0.6, line=2.2),
        Lines(tuple(stitches), 1.7, wool.darker(0.5), strength=0.9),
        plain(far_roll, wool.darker(0.1), "edge", weight=1.1, form=4, line=1.2),
        plain(near_roll, wool.darker(0.3), "edge", weight=1.1, form=6, line=2.0),
    )


def knitter(body: Body, wool: str, bottom: str, facing: float, seat: Point, palette: Palette) -> Group:
    """On the last row she has made."""
    dress = Dress(top=wool, bottom=bottom, collar="tall", trim=wool, shoes="#2a2034")
    actor = person(body, Head("concentration", pitch=8), PERCHED, dress, facing=facing)
    rods = [
        rod_in(actor.grips[hand], 12, 10, [0.8, 0.8, 0.4], palette.needle, f"needle {hand}")
        for hand in ("left", "right")
    ]
    view = Camera((0.0, 0.0), 4.0, pitch=12)
    figure = drawn(actor.holding(*rods), camera=view, light=LIGHT, pen=1.0)
    x, y = figure.anchor("lap")
    placed = figure.placed(seat[0] - x, seat[1] - y)
    side = 1 if facing > 0 else -1
    shadow = ellipse(seat[0] - 26 * side, seat[1] + 18, 40, 14)
    return group(cast_shadow(solid(shadow), palette.shade, 0.8, 4.0), placed)
