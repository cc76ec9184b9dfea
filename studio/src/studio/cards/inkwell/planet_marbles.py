"""Your Turn: whose playground is it?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.figures import MOODS, PEOPLE, Actor, Arm, Camera, Dress, Head, Leg, Pose, drawn, person
from studio.figures.hands import Gesture
from studio.figures.mesh import Mark, Part, Stroke
from studio.geometry import curve, ellipse, limb, rectangle, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group

LIGHT = Sunlight((0.55, -0.7, 0.5))
COCKED = Gesture((58, 80, 86, 90), (80, 96, 100, 100), 0.5, (62, 4, -6))
PRONE = Pose(
    bend=(0, -24, 0),
    head=(0, -62, 0),
    left=Arm((0.5, -0.6, -0.2)),
    right=Arm(
        at=(-46.5, 9, 53),
        pole=(-0.6, -0.7, -0.2),
        hand=COCKED,
        aim=(-0.66, 0.1, 0.74),
        palm=(0.75, 0, 0.65),
        world=True,
    ),
    left_leg=Leg((0.12, 0.42, -0.5), pole=(0.1, -0.3, 1)),
    right_leg=Leg((0.12, 0.5, -0.35), pole=(0.1, -0.3, 1)),
)


@card("planet_marbles")
def planet_marbles(chance: Chance, palette: Palette) -> Scene:
    stream = chance.layout
    player = child(palette)
    x, y = player.anchor("hand")
    return Rig(None, LIGHT, None, palette.shade).scene(
        space(stream, palette),
        player,
        group(ringed(x - 66, y - 40, 78, palette), *cluster(stream.child("planets"), palette)),
        focal="child",
    )


def space(stream: Stream, palette: Palette) -> Group:
    """Ultramarine, and the milky way for a floor."""
    way = curve("-60,800 160,744 420,716 640,668 860,610")
    dust = stream.child("dust")
    spread = np.column_stack([dust.uniform(0, 1, count=700), dust.normal(count=700)])
    along = np.array([np.interp(spread[:, 0], np.linspace(0, 1, len(way)), way[:, k]) for k in (0, 1)]).T
    near = along + np.column_stack([dust.normal(count=700) * 14, spread[:, 1] * 70])
    far = np.column_stack([stream.uniform(0, 800, count=220), stream.uniform(0, 1200, count=220)])
    return group(
        lit(rectangle(-20, -20, 820, 1220), palette.night, "night", weight=1.2, colour_below=palette.deep),
        Veil(solid(limb(way, [190, 250, 230, 270, 200])), palette.violet, "way", 0.55, 60),
        Veil(solid(limb(way, [90, 110, 104, 128, 100])), palette.milk, "way", 0.75, 34),
        Dots(far, stream.uniform(0.8, 2.6, count=220), palette.milk),
        Dots(near, dust.uniform(0.8, 3.2, count=700), palette.milk),
        name="space",
    )


def child(palette: Palette) -> Group:
    """Flat on the stomach, one eye shut, taking aim."""
    pyjamas = Dress(
        top="#fff0c8", bottom="#fff0c8", collar="round", trim="#ff7a4d", cuff=True, pattern="dots", barefoot=True
    )
    mood = replace(MOODS["sly"], tilt=(0, 0, -8), gaze=(-0.5, -0.5))
    actors = [
        person(PEOPLE["boy"], Head(m, yaw=6), PRONE, pyjamas, facing=-35, tip=(78, 0), detail=1.3)
        for m in (mood, replace(mood, shut="tight"))
    ]
    view = Camera((540, 366), 21.5, (-34, 23.4, 48.5), pitch=8, distance=80)
    return drawn(winking(*actors), camera=view, light=LIGHT, pen=1.5, name="child")


def winking(awake: Actor, shut: Actor) -> Actor:
    """The first actor with the right eye of the second."""
    middle, aside = awake.places["head"], awake.places["ear"] - awake.places["head"]

    def right(mark: Mark) -> bool:
        path = mark.path if isinstance(mark, Stroke) else mark.ring
        return float((path.mean(axis=0) - middle) @ aside) < -0.12 * float(aside @ aside)

    def half(part: Part, other: Part) -> Part:
        return replace(part, marks=(*(m for m in part.marks if not right(m)), *(m for m in other.marks if right(m))))

    return replace(
        awake, parts=tuple(half(a, b) if a.name == "head" else a for a, b in zip(awake.parts, shut.parts, strict=True))
    )


def planet(
    x: float, y: float, radius: float, paint: Colour, bands: tuple[Colour, ...], tilt: float = 0.3
) -> list[Item]:
    """A candy ball with bands round it and a highlight."""
    ball = ellipse(x, y, radius, count=72)
    stripes: list[Item] = []
    for k, band in enumerate(bands):
        at = radius * (-0.62 + 1.3 * k / max(1, len(bands) - 1))
        arc = np.array([(t * radius * 1.1, at + 0.22 * radius * (1 - t * t)) for t in np.linspace(-1, 1, 12)])
        turned = arc @ np.array([[math.cos(tilt), math.sin(tilt)], [-math.sin(tilt), math.cos(tilt)]]) + [x, y]
        stripes.append(
            plain(
                limb(turned, [radius * (0.16 + 0.05 * (k % 2))] * 2),
                band,
                "band",
                weight=1.0,
                form=FLAT,
                modelling=0.2,
                line=0.0,
            )
        )
    return [
        plain(ball, paint, "planet", weight=1.1, line=0.0),
        Clip(
            solid(ball),
            group(
                *stripes,
                Wash(
                    solid(ellipse(x - 0.5 * radius, y + 0.5 * radius, radius * 1.05, count=60)),
                    paint.darker(0.6),
                    "night side",
                    0.55,
                    radius * 0.2,
                ),
            ),
        ),
        plain(
            ellipse(x + 0.42 * radius, y - 0.48 * radius, 0.17 * radius, 0.1 * radius, 0.6),
            paint.lighter(0.85),
            "shine",
            weight=0.2,
            modelling=0,
            line=0.0,
        ),
        Lines((np.vstack([ball, ball[:1]]),), 2.6, paint.darker(0.75)),
    ]


def ringed(x: float, y: float, radius: float, palette: Palette) -> Group:
    arcs = [ellipse(x, y, 1.75 * radius, 0.5 * radius, -0.35, start, start + math.pi, 40) for start in (math.pi, 0)]
    back, front = (
        plain(limb(arc, [0.2 * radius] * 2), palette.lemon, "ring", weight=0.9, form=4, line=1.8) for arc in arcs
    )
    return group(
        Glow((x, y), radius * 2.6, palette.milk, 0.5),
        back,
        *planet(x, y, radius, palette.lemon, (palette.pink, palette.coral, palette.pink), -0.35),
        front,
    )


def cracks(x: float, y: float, radius: float, stream: Stream, paint: Colour) -> Item:
    """Jagged, running out from where it was hit."""
    ways = []
    for angle, reach in ((-2.7, 1.0), (-1.6, 0.6), (-0.5, 0.9), (0.7, 0.5), (2.2, 0.8)):
        steps = np.linspace(0.0, reach, 7)
        wobble = angle + 0.24 * np.where(np.arange(7) % 2, 1, -1) * stream.uniform(0.6, 1.4, count=7) * (steps > 0)
        ways.append(np.column_stack([x + steps * radius * np.cos(wobble), y + steps * radius * np.sin(wobble)]))
    return plain(
        solid(*(limb(way, [0.1 * radius, 0.015 * radius], steps=1) for way in ways)),
        paint,
        "crack",
        weight=1.2,
        modelling=0,
        line=0.0,
    )


def cluster(stream: Stream, palette: Palette) -> Group:
    return group(
        *planet(610, 940, 74, palette.green, (palette.green.lighter(0.4),) * 2, 0.8),
        *planet(104, 936, 60, palette.coral, (palette.lemon, palette.lemon), -0.5),
        *planet(420, 1010, 128, palette.turquoise, (palette.milk, palette.turquoise.darker(0.3), palette.milk), 0.25),
        *planet(176, 1134, 158, palette.pink, (palette.milk, palette.coral, palette.milk, palette.coral), -0.3),
        Clip(solid(ellipse(420, 1010, 125)), group(cracks(440, 980, 118, stream.child("first"), palette.deep))),
        *planet(676, 1124, 122, palette.lemon, (palette.coral,) * 3, 0.5),
        name="cluster",
    )
