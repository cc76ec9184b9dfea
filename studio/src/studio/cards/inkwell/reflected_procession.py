"""Wedding and Reflection: which of the two is the weather, and which is the news?"""

import math
from dataclasses import replace
from typing import TypeAlias

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Actor, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.figures.mesh import Part, Stroke, ball, hull, loft, tube
from studio.figures.space import Vector, vec
from studio.rigs import Rig
from studio.scene import Group, Scene, Sunlight, group

DRAWN = Sheet("inkwell/reflected_procession")
LIGHT = Sunlight((-0.5, -0.7, 0.5))
WATER = 606.0
VIEW = Camera((392, 572), 3.5, pitch=3)
POLE = 77.0  # height of what lies on their shoulders
FRONT, BACK = 36.0, -46.0  # where the bearers walk
MIDDLE = (FRONT + BACK) / 2
Plan: TypeAlias = list[tuple[float, float]]
BLACK = Dress(top="#17131f", bottom="#17131f", shoes="#0d0a12", trim="#2c2638", collar="tall")


@card("reflected_procession")
def reflected_procession(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        DRAWN("air", palette),
        group(DRAWN("confetti", palette), DRAWN("quay", palette), wedding(palette)),
        group(below(DRAWN("quay", palette).tinted(palette.evening, 0.7)), below(funeral(palette)), name="funeral"),
        DRAWN("surface", palette),
        focal="funeral",
    )


def below(above: Group) -> Group:
    """Upside down under the water's edge."""
    return above.placed(0, 2 * WATER, 1.0, math.pi, flip=True)


def bearers(front: Dress, back: Dress, mood: str, bow: float) -> list[Actor]:
    """Two men in step with two poles on their shoulders."""
    cast = []
    for who, dress, x in (("clerk", front, FRONT), ("smith", back, BACK)):
        near, far = (Arm(at=(x + 11, POLE - 1, z), pole=(0.6, -0.8, 0.2), holds=1.3) for z in (11.0, -9.0))
        pose = replace(POSES["walk"], bend=(0, 0, 0), pelvis=(0, 3, 0), head=(0, bow, 0), left=far, right=near)
        body = replace(PEOPLE[who], tall=1.0)
        cast.append(person(body, Head(mood), pose, dress, facing=80, at=(x, 0, 0), name=who))
    return cast


def box(name: str, foot: Plan, head: Plan, low: float, high: float, paint: Colour) -> Part:
    """A flat-sided thing lying on the poles: half its plan below, half its plan above."""
    ring = [(x, y, s * z) for plan, y in ((foot, low), (head, high)) for x, z in plan for s in (-1, 1)]
    return Part(name, hull(np.array(ring, np.float64), 24), paint, "wood", "wood", 1.0, 0.5, 1.4, round_by=0.2)


def walker(who: str, x: float, mood: Head, pose: Pose, dress: Dress) -> Actor:
    return person(PEOPLE[who], mood, pose, dress, facing=66, at=(x, 0, 4), name=who)


def bride() -> Actor:
    """Up there in a heap of gown, her flowers in the air."""
    toss = Arm((0.1, 0.34, 0.86), (0.6, -0.8, 0), holds=1.2)
    wave = Arm((0.75, 0.3, -0.3), (0.4, -0.9, 0), "open")
    pose = replace(POSES["stand"], left=wave, right=toss, bend=(0, -4, 0), head=(0, -6, 0))
    dress = Dress(top="#ffffff", collar="boat", sleeve_end=-0.4, cape="#ffffff", cape_length=0.4, wind=(-0.8, 0.2, 0))
    top = person(
        PEOPLE["redhead"], Head("joy", yaw=-16), pose, dress, facing=62, at=(MIDDLE, POLE - 28, 0), name="bride"
    )
    rings = [
        (vec(MIDDLE - 0.2 * r, POLE + y, 0), vec(r, 0, 0), vec(0, 0, 0.75 * r))
        for y, r in ((26, 6), (20, 10), (12, 15), (4, 20), (1, 21))
    ]
    gown = loft(rings, 40, 4, wave=lambda t, a: 1 + 0.07 * t * np.sin(9 * a))
    folds = [
        Stroke(gown.at(np.linspace(0.2, 0.95, 8), np.full(8, 0.5 + 0.7 * k)), 1.0, None, 0.6, 1.0) for k in range(9)
    ]
    skirt = Part("gown", gown.mesh(), colour("#ffffff"), "gown", "garment", 0.4, 0.6, 1.3, marks=tuple(folds))
    return top.without("thigh", "shin", "shoe", "ankle").holding(skirt)


def flowers(at: Vector, palette: Palette) -> list[Part]:
    """The same bunch, above out of her hand, below on the lid."""
    middle = vec(*at)
    stalks = [tube([middle, middle + vec(-7 - k, -4 + 2 * k, 0)], [0.7, 0.4]).mesh() for k in range(3)]
    wide = [5.2 * math.sqrt(k / 10) for k in range(10)]
    spots = [
        middle + vec(r * math.sin(2.4 * k) + 1, 0.8 * r * math.cos(2.4 * k), 3 - 0.2 * k) for k, r in enumerate(wide)
    ]
    tones = (palette.pink, palette.white, palette.pink.lighter(0.4))
    return [
        *(Part(f"stalk{k}", mesh, palette.leaf, "stalk", "plain", 1.0, 0.3, 0.9) for k, mesh in enumerate(stalks)),
        *(
            Part(f"bloom{k}", ball(at, 2.1), tones[k % 3], "bloom", "plain", 1.0, 0.4, 1.0)
            for k, at in enumerate(spots)
        ),
    ]


def procession(name: str, cast: list[Actor], things: list[Part], palette: Palette) -> Group:
    """Whoever walks here, with what they carry on two poles."""
    ways = [[vec(BACK - 22, POLE, z), vec(FRONT + 24, POLE, z)] for z in (11, -9)]
    poles = [
        Part(f"pole{k}", tube(way, [1.3]).mesh(), palette.coffin, "pole", "wood", 1.0, 0.4, 1.2)
        for k, way in enumerate(ways)
    ]
    return drawn(*cast, things=[*poles, *things], camera=VIEW, light=LIGHT, pen=1.1, name=name)


def wedding(palette: Palette) -> Group:
    """A boy, the bride up on two men's shoulders, and the one who has married her."""
    suit = Dress(top="#2a8f8a", bottom="#2a8f8a", collar="lapels", buttons=True, trim="#ffffff", shoes="#3a2a24")
    shorts = Dress(top="#ffb52e", bottom="#3a6ac0", legs="shorts", collar="round", shoes="#5a3a28")
    first = Dress(top="#f0568a", bottom="#5a3a6a", collar="shirt", braces="#5a3a6a", sleeve_end=0.3)
    second = Dress(top="#6a4ab0", bottom="#3c3c58", collar="lapels")
    cast = [
        *bearers(first, second, "laughter", -4),
        bride(),
        walker("boy", 84, Head("laughter"), POSES["leap"], shorts),
        walker("sailor", -90, Head("joy"), POSES["triumph"], suit),
    ]
    return procession("wedding", cast, flowers((16, POLE + 70, 2), palette), palette)


def funeral(palette: Palette) -> Group:
    """The same people on the same stones, but for one."""
    low, rim, top = (
        [(BACK + 10 + d, 5.0 - d / 2), (FRONT - 34, 8.5 - d / 2), (FRONT - 11 - d, 6.0 - d / 2)]
        for d in (2.0, 0.0, 5.0)
    )
    coffin = [
        box("coffin", low, rim, POLE + 1.5, POLE + 10, palette.coffin),
        box("lid", rim, top, POLE + 10, POLE + 16, palette.coffin.lighter(0.2)),
        *flowers((MIDDLE, POLE + 17, 3), palette),
    ]
    cast = [
        *bearers(BLACK, BLACK, "sorrow", 24),
        walker("boy", 84, Head("sorrow", pitch=24), POSES["walk"], replace(BLACK, legs="shorts")),
        walker("sailor", -90, Head("grief", pitch=12), POSES["weep"], BLACK),
    ]
    return procession("mourners", cast, coffin, palette)
