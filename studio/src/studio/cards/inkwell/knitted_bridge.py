"""The Knitted Bridge: who casts the last stitch, and is there wool enough?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Body, Camera, Dress, Hair, Head, Leg, Pose, drawn, person, rod_in
from studio.geometry import Point, Points, curve, ellipse, place, points, resample, solid, tangents
from studio.landscape import cast_shadow
from studio.materials import cloth, lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/knitted_bridge")
LIGHT = Sunlight((-0.6, -0.6, 0.4))
EYE = np.array([404.0, 40.0])  # where all that runs away from us meets
# Walls of the gorge from far to near: side, where the inner edge stands, its top, its foot.
WALLS = (
    (-1, 356, 400, 800), (1, 452, 380, 806), (-1, 312, 350, 880), (1, 508, 400, 890),
    (-1, 250, 372, 1260), (1, 566, 330, 1260), (-1, 176, 322, 1260), (1, 640, 276, 1260),
)  # fmt: skip
KNIT = Arm((-0.16, -0.52, 0.46), (0.9, -0.5, -0.2), "hold", (-0.7, -0.1, 0.6), (-0.5, -0.4, -0.3), holds=0.7)
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
        depths(chance.layout, palette),
        group(
            ball((86, 262), 92, palette.red),
            ball((742, 250), 34, palette.blue),
            band(red, palette.red),
            band(blue, palette.blue),
            knitter(PEOPLE["grandmother"], "#e01c2c", "#f4e6c0", 62, (306, 484), palette),
            knitter(OTHER, "#1c50c0", "#f6c23c", -62, (514, 474), palette),
            name="bridge",
        ),
        focal="bridge",
    )


def depths(stream: Stream, palette: Palette) -> Group:
    """A river far below, walls that come nearer, mist between them, and birds that fly under us."""
    glints = tuple(
        curve([(x, y), (x + 0.1 * (y - 760), y + 3), (x + 0.22 * (y - 760), y)])
        for y, x in zip(
            np.linspace(860, 1190, 16),
            404 + stream.uniform(-0.3, 0.3, count=16) * np.linspace(60, 330, 16),
            strict=True,
        )
    )
    items: list[Item] = [*DRAWN("river", palette), Lines(glints, 2.2, palette.white, "glint", 0.85)]
    for k, wall in enumerate(WALLS):
        items += cliff(stream.child(f"wall{k}"), *wall, near=k / 7, palette=palette)
        if k % 2:
            foot = wall[3] - 40
            items.append(Veil(solid(ellipse(404, foot, 420, 70)), palette.white, "mist", 0.55 - 0.05 * k, 44.0))
    return group(*items, *DRAWN("gulls", palette))


def cliff(stream: Stream, side: int, edge: float, top: float, foot: float, near: float, palette: Palette) -> list[Item]:
    """One wall: its front, the flank that the light strikes or leaves, cracks, and turf on top."""
    count = 19
    y = np.linspace(top, foot, count) + np.r_[0, stream.normal(0, 0.012 * (foot - top), count=count - 2), 0]
    jut = (2 + 5 * near) * np.cumsum(stream.normal(0, 1, count=count)) * np.sin(np.linspace(0, 3.1, count))
    inner = edge - side * np.linspace(0, 0.09, count) * (foot - top) - side * jut
    inner[-2:] -= side * np.array([10, 34])
    wide = (30 + 56 * near) * stream.uniform(0.6, 1.3, count=count)
    rim, turn = np.stack([inner, y], 1), np.stack([inner + side * wide, y + 10 * near], 1)
    out, haze = (830.0 if side > 0 else -30.0), 0.62 * (1 - near)
    front, flank = (palette.rock, palette.sunny) if side > 0 else (palette.lilac, palette.shaded)
    cracks = []
    for share in stream.uniform(0, 0.9, count=4 + int(8 * near)):
        x, low = turn[0, 0] * (1 - share) + out * share, top + stream.uniform(0.02, 0.7) * (foot - top)
        long = stream.uniform(60, 200) * (0.4 + near)
        cracks.append(
            curve([(x, low), (x + 9 * side, low + 0.4 * long), (x - 5, low + 0.6 * long), (x + 3, low + long)])
        )
    ledges = [
        points(rim[k], rim[k] + stream.uniform(0.3, 0.8) * (turn[k] - rim[k]), turn[k - 1] * 0.4 + rim[k] * 0.6)
        for k in range(1, count - 1, 2)
    ]
    layers = [
        np.vstack([rim[k], rim[k + 1], turn[k + 1], (out, y[k + 1] + 26), (out, y[k] + 40), turn[k]])
        for k in (3, 6, 8, 12, 15)
    ]
    turf = np.vstack(
        [
            rim[0],
            turn[0] - np.array([0, 14 * near]),
            (out, top - 40 * near),
            (out, top + 16),
            turn[0] + np.array([0, 10]),
        ]
    )

    def rock(ring: Points, paint: Colour) -> Shape:
        pale, paler = (paint.mixed(palette.mist, min(1.0, haze + more)) for more in (0, 0.3))
        return plain(ring, pale, "rock", weight=0.95, colour_below=paler, form=FLAT, modelling=0.3, line=1.0 + near)

    return [
        rock(np.vstack([turn, (out, foot), (out, top)]), front),
        rock(np.vstack([rim, turn[::-1]]), flank),
        *(Wash(solid(layer), palette.shade, "layer", 0.12 + 0.2 * near, 3.0) for layer in layers),
        Lines((*cracks, *ledges), 1.2 + near, palette.shade, strength=0.3 + 0.4 * near),
        lit(turf, palette.turf.mixed(palette.mist, haze), "turf", weight=0.8, line=1.0 + near),
        Veil(solid(ellipse(edge, foot - 4, 210, 58)), palette.white, "mist", 1.0, 30.0),
    ]


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


def ball(at: Point, radius: float, wool: Colour) -> Group:
    """What is left of the wool."""
    disc = ellipse(*at, radius)
    turns = [
        curve(ellipse(*at, radius * 1.02, radius * flat, lean)[half])
        for lean in (0.3, 1.5, 2.5)
        for flat in (0.16, 0.4, 0.64, 0.86)
        for half in (slice(0, 24),)
    ]
    shadow = ellipse(at[0] + 0.5 * radius, at[1] + 0.94 * radius, 1.1 * radius, 0.22 * radius)
    return group(
        cast_shadow(solid(shadow), colour("#4a3a78"), 0.7, 4.0),
        plain(disc, wool, "ball", weight=1.1, line=2.2),
        Clip(solid(disc), group(Lines(tuple(turns), 2.0, wool.darker(0.5), strength=0.8))),
    )


OTHER = Body(age=70, feminine=1, stout=-0.2, skin="#7c5138", hair=Hair("bun", "#efece6"))


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
