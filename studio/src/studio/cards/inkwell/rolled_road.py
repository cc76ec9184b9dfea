"""Rolling Up the Road: is it evening already, or only here?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.figures import PEOPLE, POSES, WARDROBE, Arm, Camera, Dress, Hair, Head, Leg, Pose, drawn, person
from studio.figures.mesh import Loft, Mark, Part, Patch, tube
from studio.figures.space import Space, vec
from studio.geometry import Points, ellipse, limb, rectangle, solid
from studio.landscape import grass, tufts
from studio.materials import earth, lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Scene, Sunlight, group

LIGHT = Sunlight((-0.55, -0.7, 0.6))
VIEW = Camera((318, 900), 4.2, yaw=-32, pitch=38, distance=300)
HALF = 46.0  # of the road's width
THICK = 30.0  # radius of the roll
PUSH = Pose(
    hips=(0, 0.80, -0.1),
    pelvis=(0, 30, 0),
    bend=(0, 20, 0),
    head=(-34, 8, 0),
    left=Arm(
        pole=(-0.8, -0.6, 0.3), hand="flat", aim=(-0.1, 1, -0.5), palm=(0, -0.3, -1), at=(-36, 46, 27), world=True
    ),
    right=Arm(pole=(0.8, -0.6, 0.3), hand="flat", aim=(0.1, 1, -0.5), palm=(0, -0.3, -1), at=(14, 46, 27), world=True),
    left_leg=Leg((0.12, 0.0, 0.30)),
    right_leg=Leg((0.12, 0.06, -0.62), toe=(0.1, -0.6, 0.8)),
)
RUNNERS = (  # who, mood, pose, dress, trousers, aside, how far ahead, facing
    ("elder", "dread", "run", "shirt", "#d8483c", 20, 132, 228),
    ("boy", "laughter", "leap", "jersey", "#f4c430", -22, 206, 236),
    ("weaver", "surprise", "run", "overalls", "#3f5f86", -2, 500, 225),
    ("student", "fear", "run", "hoodie", "#39506b", 4, 690, 160),
)


@card("rolled_road")
def rolled_road(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        land(chance.layout, palette), walkers(), closing_time(palette), focal="roll"
    )


def on_ground(aside: float, ahead: float) -> tuple[float, float]:
    """A place on the road or beside it; it bends as it goes."""
    return VIEW.point(vec(aside + bend(ahead), 0, -ahead))


def bend(ahead: float) -> float:
    return -150 * (1 - math.cos(ahead / 190)) if ahead > 0 else 0.0


def strip(left: float, right: float, start: float, end: float) -> Points:
    steps = np.linspace(start, end, 40)
    return np.array([on_ground(left, t) for t in steps] + [on_ground(right, t) for t in steps[::-1]])


def land(stream: Stream, palette: Palette) -> Group:
    """Meadow, the road that is left, and the bare strip where it has been."""
    dashes = [strip(-2.2, 2.2, t, t + 22) for t in range(36, 900, 44)]
    near = stream.child("tufts")
    return group(
        lit(
            rectangle(-20, -20, 820, 1220),
            palette.meadow,
            "meadow",
            weight=0.9,
            colour_below=palette.meadow.darker(0.12),
        ),
        grass(near, tufts(near, 260, (0, 20, 800, 1190)), 15, weight=1.0, paint=palette.meadow.darker(0.55)),
        earth(strip(-HALF, HALF, -220, 20), palette.bare, "bare", weight=0.6, modelling=0.2, line=1.2),
        plain(strip(-HALF - 5, HALF + 5, 0, 900), palette.kerb, "kerb", weight=0.4, form=FLAT, modelling=0.2, line=1.6),
        plain(strip(-HALF, HALF, 0, 900), palette.asphalt, "road", weight=1.0, form=FLAT, modelling=0.2, line=1.2),
        plain(solid(*dashes), palette.white, "dash", weight=0.15, form=FLAT, modelling=0, line=0.0),
    )


def walkers() -> Group:
    """Everybody still on it, each in a way of their own."""
    who = [
        person(
            PEOPLE[body],
            Head(mood),
            POSES[pose],
            replace(WARDROBE[dress], bottom=trousers),
            facing=facing,
            at=(x + bend(z), 0, -z),
            name=body,
        )
        for body, mood, pose, dress, trousers, x, z, facing in RUNNERS
    ]
    return group(*(drawn(one, camera=VIEW, light=LIGHT, pen=0.9, shadow=0.6) for one in who[::-1]), name="walkers")


def belt(body: Loft, left: float, right: float, start: float, end: float) -> Space:
    """A piece of the roll's skin."""
    way = np.linspace(start, end, 8)
    return np.vstack([body.at(np.full(8, left), way), body.at(np.full(8, right), way[::-1])])


def roll(palette: Palette) -> Part:
    """Asphalt with its kerbs and its line, wound tight."""
    body = tube([vec(-HALF - 5, THICK, 0), vec(HALF + 5, THICK, 0)], [THICK, THICK], count=40, capped=False)
    end = HALF + 5.2
    disc = ellipse(0, 0, THICK - 0.3, count=40)
    face = np.column_stack([np.full(40, end), THICK + disc[:, 1], disc[:, 0]])
    turns = np.arange(0, 6.28, 0.42)
    kerbs = [Patch(belt(body, t, t + 0.05, a, a + 0.44), palette.kerb, 0.8) for t in (0.0, 0.95) for a in turns]
    dashes = [Patch(belt(body, 0.475, 0.525, a, a + 0.42), palette.white, 0.2) for a in turns[::2]]
    marks: tuple[Mark, ...] = (*kerbs, *dashes, Patch(face, palette.asphalt, 1.0, "end"))
    return Part("roll", body.mesh(), palette.asphalt, "roll", "plain", 1.0, 0.8, 1.8, marks=marks)


def closing_time(palette: Palette) -> Group:
    """One man, one shoulder, no hurry at all."""
    dress = Dress(
        top="#ff7a1f", bottom="#2f4a7c", collar="round", sash="#fff2a0", shoes="#3a2a24", hat="cap",
        hat_colour="#ffd23c", boots=0.4, sleeve_end=0.2,
    )  # fmt: skip
    body = replace(PEOPLE["smith"], hair=Hair("shaved", "#15121a"))
    man = person(body, Head("calm"), PUSH, dress, facing=180, at=(-6, 0, THICK + 34))
    turns = np.linspace(0.06, 0.97, 200)
    wound = [vec(HALF + 5.4, THICK + THICK * t * math.sin(34 * t), THICK * t * math.cos(34 * t)) for t in turns]
    spiral = limb(np.array([VIEW.point(place) for place in wound]), [7, 8], steps=1)
    return group(
        drawn(man.holding(roll(palette)), camera=VIEW, light=LIGHT, pen=1.4, shadow=0.7),
        plain(spiral, palette.bare, "spiral", weight=0.7, form=FLAT, modelling=0.2, line=0.8),
        name="roll",
    )
