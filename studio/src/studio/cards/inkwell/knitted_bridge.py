"""The Knitted Bridge: an arm's length short, and the wool is her own sweater."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.figures import PEOPLE, POSES, Arm, Body, Camera, Dress, Face, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import Points, curve, ellipse, limb, normals, outline, points, resample, solid, tangents
from studio.materials import cloth, earth, metal
from studio.rigs import Rig
from studio.scene import Clip, Group, Lines, Scene, Shape, Sunlight, Veil, group
from studio.skies import graded

LIGHT = Sunlight((0.1, -0.5, 0.6))
KNIT = Arm((-0.30, -0.34, 0.52), (0.9, -0.5, -0.2), "hold", (-0.6, 0.2, 0.6), (-0.5, -0.4, -0.3), holds=0.5)
PERCHED: Pose = replace(
    POSES["sit"],
    bend=(0, 20, 0),
    head=(0, 0, 0),
    left=KNIT,
    right=KNIT,
    left_leg=Leg((0.10, -0.02, 0.46), pole=(0.15, 0.6, 1), toe=(0.1, -0.6, 1)),
    right_leg=Leg((0.13, 0.04, 0.42), pole=(0.2, 0.6, 1), toe=(0.1, -0.7, 1)),
)
LEFT_ROCK = "-30,566! 90,556 214,566! 198,640! 216,690! 166,810! 186,880! 120,1010! 142,1090! 90,1230! -30,1230!"
RIGHT_ROCK = "830,520! 720,512 592,524! 610,600! 588,680! 646,790! 622,870! 686,990! 662,1090! 720,1230! 830,1230!"


@card("knitted_bridge")
def knitted_bridge(chance: Chance, palette: Palette) -> Scene:
    air = graded((palette.high, palette.mist, palette.dawn), lines=0.0, weight=0.6)
    red, blue = red_knitter(palette), blue_knitter(palette)
    (a, b), (c, d) = red.anchor("hand"), blue.anchor("hand")
    bridge = group(
        strip(
            curve([(a, b), (a + 44, b + 60), (256, 600), (262, 720), (240, 830), (276, 930), (364, 986)]),
            58,
            palette.red,
            0.4,
        ),
        strip(
            curve([(c, d), (c - 40, d + 70), (560, 600), (548, 710), (574, 810), (544, 916), (458, 970)]),
            54,
            palette.blue,
            2.6,
        ),
        name="bridge",
    )
    return replace(Rig(air, LIGHT), shadow=palette.shade).scene(
        group(Veil(solid(ellipse(410, 1020, 420, 420)), palette.white, strength=1.0, softness=120)),
        rock(chance.layout.child("left"), LEFT_ROCK, palette),
        rock(chance.layout.child("right"), RIGHT_ROCK, palette),
        red,
        blue,
        bridge,
        needles((a, b), palette),
        needles((c, d), palette),
        focal="bridge",
    )


def rock(stream: Stream, ring: str, palette: Palette) -> Group:
    """A cliff that goes down into the mist."""
    face = outline(ring)
    knots = points(ring.replace("!", ""))[2:-2]
    inward = -70 if knots[0, 0] < 400 else 70
    ways = np.array([[(0, 0), (0.5 * inward, 26), (inward, 100)]] * len(knots)) + stream.normal(0, 14, count=3)[:, None]
    clefts = tuple(curve(p + way) for p, way in zip(knots, ways, strict=True))
    return group(
        earth(face, palette.rock, "rock", weight=1.0, form=30, colour_below=palette.mist, line=2.6),
        Lines(clefts, 1.8, strength=0.8),
        Clip(face, group(Veil(solid(ellipse(410, 1260, 700, 240)), palette.white, strength=0.7, softness=120))),
    )


def strip(way: Points, wide: float, wool: Colour, turn: float) -> Group:
    """Stocking stitch that hangs, a little narrower where it turns aside, its edges rolling in."""
    path = resample(way, 9)
    t = np.linspace(0, 1, len(path))
    half = wide * (0.55 + 0.45 * np.minimum(1, 6 * t)) * (0.88 + 0.12 * np.cos(9 * t + turn))
    aside, ahead = normals(path), tangents(path)
    stitches = [
        points(knot - 5 * on - arm, knot + 3 * on, knot - 5 * on + arm)
        for at, side, on, h in zip(path, aside, ahead, half, strict=True)
        for across in np.linspace(-0.8, 0.8, 8) * h
        for knot, arm in ((at + across * side, 0.10 * h * side),)
    ]
    left, right = path + half[:, None] * aside, path - half[:, None] * aside
    rolled = [np.vstack([edge, (edge + s * 0.2 * half[:, None] * aside)[::-1]]) for edge, s in ((left, -1), (right, 1))]
    ends = [path[-1] + s * half[-1] * aside[-1] for s in np.linspace(-0.9, 0.9, 8)]
    fringe = [limb([end - 6 * ahead[-1], end + 20 * ahead[-1] + (0, 6)], [6, 4]) for end in ends]
    return group(
        Shape(solid(*fringe), wool, "fringe", 1.1, line=1.4),
        cloth(np.vstack([left, right[::-1]]), wool, "wool", weight=1.1, form=34, line=2.4),
        Lines(tuple(stitches), 1.5, wool.darker(0.45), strength=0.9),
        Shape(solid(*rolled), wool.darker(0.12), "edge", 1.1, form=8, line=1.4),
        name="strip",
    )


def needles(at: tuple[float, float], palette: Palette) -> Group:
    x, y = at
    sticks = [limb([(x - s * 60, y - 54), (x + s * 34, y + 22)], [7, 5]) for s in (-1, 1)]
    knobs = [ellipse(x - s * 60, y - 54, 9) for s in (-1, 1)]
    return group(metal(solid(*sticks, *knobs), palette.needle, "needle", line=1.8))


def red_knitter(palette: Palette) -> Group:
    """Half of what she is wearing has already gone over the edge."""
    sweater = Dress(top="#d8202c", bottom="#3f4a6a", collar="tall", trim="#d8202c", shoes="#5a3428")
    view = Camera((96, 708), 6.8, pitch=4)

    def woman(dress: Dress) -> Group:
        hoping = Head("hope", yaw=-8, pitch=-2, gaze=(0.7, 0.2))
        return drawn(
            person(PEOPLE["grandmother"], hoping, PERCHED, dress, facing=52), camera=view, light=LIGHT, pen=1.4
        )

    whole = woman(sweater)
    x, y = whole.anchor("back")
    teeth = [(x - 90 + 16 * k, y + 40 + (12 if k % 2 else 0)) for k in range(14)]
    undone = solid(points(*teeth, (x + 118, y + 96), (x - 90, y + 96)))
    thread = curve([teeth[10], (x + 96, y + 90), (x + 140, y + 60), whole.anchor("hand")])
    return group(
        whole,
        Clip(undone, woman(replace(sweater, top="#fbf4e4"))),
        Shape(solid(limb(thread, [5, 5], steps=1)), palette.red, "thread", 1.1, line=0.8),
        anchors=whole,
    )


def blue_knitter(palette: Palette) -> Group:
    other = Body(
        age=70,
        feminine=1,
        stout=-0.3,
        skin="#7c5138",
        iris="#22150f",
        hair=Hair("plait", "#e4e0da"),
        face=Face(nose_wide=1.2, lips=1.5, cheek=1.3, jaw=0.85, lashes=1, brow=0.7),
    )
    shawl = Dress(top="#2458b8", bottom="#22304c", collar="round", cape="#2458b8", cape_length=0.4)
    crying = Head("grief", yaw=10, pitch=2, gaze=(-0.7, 0.0))
    return drawn(
        person(other, crying, PERCHED, shawl, facing=-52), camera=Camera((716, 668), 6.6, pitch=4), light=LIGHT, pen=1.4
    )
