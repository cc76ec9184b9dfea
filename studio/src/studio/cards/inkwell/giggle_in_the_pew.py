"""Not Now: the hand comes too late."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette
from studio.figures import PEOPLE, Arm, Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.geometry import ellipse, limb, rectangle, solid
from studio.materials import plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Painted, Scene, Sunlight, Veil, Wash, group

LIGHT = Sunlight((-0.4, -0.6, 0.8))
MOUTH = (404.0, 470.0)
FOLDED = Pose(
    left=Arm((-0.34, -0.72, 0.36), (1, -0.2, -0.2), "rest", (-1, -0.2, 0.1), (0, -0.3, -1)),
    right=Arm((-0.34, -0.76, 0.40), (1, -0.2, -0.2), "rest", (-1, -0.2, 0.1), (0, -0.3, -1)),
)
TOO_LATE = Pose(
    pelvis=(0, -4, -3),
    bend=(4, -14, 6),
    head=(4, -12, 8),
    left=Arm((-0.04, -0.42, 0.66), (1, -0.3, -0.1), "rest", (-1, 0.1, 0.25), (-0.1, -0.2, -1)),
    right=Arm((-0.02, 0.26, 0.42), (1, -0.5, 0.1), "open", (-0.35, 0.9, 0.1), (-0.4, 0.0, -1), shrug=0.3),
)
SHE = Body(
    age=44, feminine=1, stout=1.2, skin="#a86a44", iris="#2a1a14", hair=Hair("curly", "#3a1c1c", 1.2),
    face=Face(width=1.08, cheek=1.7, lips=1.4, nose=0.9, nose_wide=1.3, lashes=1),
)  # fmt: skip
BEHIND = ((24.0, "elder"), (216.0, "dancer"), (606.0, "scholar"), (790.0, "woman"))
BESIDE = ((92.0, "clerk", -7.0), (716.0, "matriarch", 7.0))


@card("giggle_in_the_pew")
def giggle_in_the_pew(chance: Chance, palette: Palette) -> Scene:
    wall = rectangle(-20, -20, 820, 1220)
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(
            plain(wall, palette.wall, "wall", weight=0.3, form=FLAT, modelling=0, line=0.0),
            Veil(solid(wall), palette.wall, "wall", 0.85, 1.0),
        ),
        burst(chance.layout.child("burst"), palette, 20, (500, 900), 1.1),
        group(*(solemn(who, (x, 1290.0), 10.6, 0.0) for x, who in BEHIND), name="behind"),
        group(*(solemn(who, (x, 1590.0), 12.6, turn) for x, who, turn in BESIDE), name="beside"),
        burst(chance.layout.child("stain"), palette, 12, (260, 420), 0.7),
        laughing(),
        pew(palette),
        focal="laughing",
    )


def grey(item: Painted) -> Painted:
    """Without its colour."""
    tone = item.colour.lightness**1.6
    return replace(item, colour=Colour(tone, tone, 1.02 * tone if tone < 0.97 else tone))


def solemn(who: str, at: tuple[float, float], size: float, turn: float) -> Group:
    black = Dress(top="#b4b4b8", bottom="#9a9aa0", collar="shirt", trim="#f4f4f4", buttons=True)
    actor = person(PEOPLE[who], Head("weariness", pitch=-6, roll=-6), FOLDED, black, facing=turn)
    return drawn(actor, camera=Camera(at, size), light=LIGHT, pen=1.2, shade=0.7).changed(grey)


def laughing() -> Group:
    frock = Dress(
        top="#f0368c",
        skirt=0.9,
        skirt_tone="top",
        flare=1.2,
        collar="v",
        pattern="flowers",
        trim="#ffe24a",
        sleeve_end=0.3,
    )
    actor = person(SHE, Head("laughter", yaw=8, pitch=-4, roll=4), TOO_LATE, frock, facing=-12)
    return drawn(actor, camera=Camera((396, 1640), 13.6), light=LIGHT, pen=1.5, name="laughing")


def burst(stream: Stream, palette: Palette, count: int, far: tuple[float, float], broad: float) -> Group:
    """What breaks out of her, over everybody."""
    inks = (palette.lemon, palette.pink, palette.sky, palette.tangerine, palette.lime, palette.violet)
    items: list[Item] = []
    for k, turn in enumerate(np.linspace(0, math.tau, count, endpoint=False)):
        turn = turn + stream.uniform(-0.1, 0.1)
        reach, sway = stream.uniform(*far), stream.uniform(-0.16, 0.16)
        way = [
            (MOUTH[0] + r * math.cos(turn + sway * r / 400), MOUTH[1] + r * math.sin(turn + sway * r / 400))
            for r in np.linspace(60, reach, 6)
        ]
        ink = inks[k % len(inks)]
        items.append(
            Wash(solid(limb(way, [broad * wide for wide in (16, 50, 86, 100, 84, 10)])), ink, "colour", 1.0, 3.0)
        )
        drops = [(way[-1][0] + dx, way[-1][1] + dy) for dx, dy in stream.points(4, 46)]
        items.append(
            Wash(
                solid(*(ellipse(x, y, r, r) for (x, y), r in zip(drops, (20, 13, 9, 6), strict=True))),
                ink,
                "colour",
                1.0,
                2.0,
            )
        )
    return group(*items, name="burst")


def pew(palette: Palette) -> Group:
    top = plain(rectangle(-20, 1096, 820, 1142), palette.wood.lighter(0.3), "pew", form=10, line=2.8)
    return group(wood(rectangle(-20, 1136, 820, 1220), palette.wood, "pew", form=FLAT, line=2.4), top)
