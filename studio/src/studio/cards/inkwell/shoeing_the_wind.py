"""Shoeing the Wind: who asked her to stand still?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import PEOPLE, POSES, Actor, Arm, Camera, Dress, Head, Leg, drawn, person, rod_in
from studio.figures.beasts import animal
from studio.figures.breeds import BREEDS, CARRIAGES, Paw
from studio.figures.mesh import Part, tube
from studio.figures.space import Space, vec
from studio.geometry import Point, Points, curve, limb, outline, rectangle, solid
from studio.materials import lit, plain, wood
from studio.motifs.things.tools import horseshoe
from studio.rigs import Rig
from studio.scene import Glow, Group, Item, Lines, Scene, Sunlight, Wash, group

LIGHT = Sunlight((0.35, -0.75, 0.55))
VIEW = Camera((416, 1090), 6.8, pitch=7)
LIFTED = replace(CARRIAGES["look_back"], near_hind=Paw((0.10, 0.40, -0.50), 62))


@card("shoeing_the_wind")
def shoeing_the_wind(chance: Chance, palette: Palette) -> Scene:
    stream = chance.layout
    mare = animal(replace(BREEDS["horse"], coat="#f7f6f1", points="#c9ccd8", mane="#f7f6f1"), LIFTED, facing=112)
    hoof = next(part for part in mare.parts if part.name == "near_hind.foot").mesh.points.mean(axis=0)
    nape, dock = VIEW.point(mare.places["head"]), VIEW.point(mare.places["tail"])
    floor = outline("-20,1000! 820,960! 820,1230! -20,1230!")
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(
            lit(outline("-20,-20! 820,-20! 820,1230! -20,1230!"), palette.dark, weight=1.15),
            Wash(floor, palette.floor, "floor", 0.9, 3),
        ),
        gale(
            stream.child("mane"), along((nape[0] + 30, nape[1] - 16), (nape[0] + 96, nape[1] + 120), 12), 620, palette
        ),
        gale(stream.child("tail"), along((dock[0] - 4, dock[1] - 10), (dock[0] + 10, dock[1] + 30), 6), 420, palette),
        forge(mare.without("mane", "tail", "forelock"), hoof),
        focal="mare",
    )


def along(start: Point, end: Point, count: int) -> Points:
    return np.linspace(start, end, count)


def gale(stream: Stream, roots: Points, reach: float, palette: Palette) -> Group:
    """Hair that is weather: broad at the root, gone at the edge of the card."""
    items: list[Item] = []
    for k, (x, y) in enumerate(roots):
        long, sway = reach * stream.uniform(0.75, 1.25), stream.uniform(18, 44) * (1 if k % 2 else -1)
        way = [
            (x - t * long, y - 230 * math.sin(1.4 * t) - 40 * t * (len(roots) - k) / 3 + sway * math.sin(5 * t) * t)
            for t in np.linspace(0, 1.15, 9)
        ]
        lock = limb(curve(way), [16, 40, 46, 34, 24, 14, 2])
        items.append(plain(lock, palette.wind, "wind", weight=0.2, form=10, modelling=0.5, line=1.6))
        items.append(Lines((curve([(px, py + 5) for px, py in way[:7]]),), 1.3, palette.shade, strength=0.5))
    return group(*items)


def forge(mare: Actor, hoof: Space) -> Group:
    """Mare and smith on one floor, her hoof in his lap."""
    x, y = VIEW.point(hoof)
    man = smith(hoof)
    figures = drawn(mare, man, camera=VIEW, light=LIGHT, pen=1.4, shadow=0.7, name="mare")
    sparks = [
        limb([(x + 40 * c, y - 40 * d), (x + (70 + r) * c, y - (70 + r) * d + 0.2 * r)], [4.5, 1])
        for c, d, r in (
            (0.9, 0.3, 60),
            (0.7, 0.7, 20),
            (0.4, 0.9, 70),
            (0.0, 1.0, 30),
            (-0.4, 0.9, 80),
            (-0.8, 0.6, 40),
            (-1, 0.1, 70),
        )
    ]
    left, foot = VIEW.point(hoof * [1, 0, 1] - [14, 0, 21])
    return group(
        Glow((x, y), 230, colour("#ff9a3c"), 0.9),
        wood(rectangle(left, foot - 120, left + 130, foot), colour("#7a5236"), "block", form=12, line=2.2),
        figures,
        horseshoe(glowing=True).placed(x - 14, y + 2, 1.9, 1.9),
        lit(solid(*sparks), colour("#ffc84a"), "spark", weight=0.6),
        name="forge",
    )


def smith(hoof: Space) -> Actor:
    """Sitting low, her hoof across the leather, the hammer up."""
    x, y, z = (float(value) for value in hoof)
    raised = Arm((0.42, 0.52, 0.34), (0.9, -0.4, -0.3), aim=(0.3, 0.7, 0.6), palm=(-0.4, 0.2, 1), holds=0.8)
    steady = Arm(
        pole=(0.4, -0.6, 0.4),
        hand="cup",
        aim=(0.2, 0.7, 0.4),
        palm=(0.2, 0.3, -0.9),
        at=(x + 2, y - 7, z + 5),
        world=True,
    )
    pose = replace(
        POSES["sit"], hips=(0, 0.36, 0), bend=(0, 20, 0), head=(0, 10, 0), left=steady, right=raised,
        left_leg=Leg((0.34, 0, 0.40)), right_leg=Leg((0.34, 0, 0.36)),
    )  # fmt: skip
    dress = Dress(top="#d8502c", bottom="#3c4038", apron="#7a5236", sleeve_end=0.0, collar="round", shoes="#2c2420")
    actor = person(
        PEOPLE["rasta"], Head("concentration", yaw=8), pose, dress, facing=14, at=(x - 5, 0, z - 19), name="smith"
    )
    grip = actor.grips["right"]
    tip, way = grip.at + 12.5 * grip.axis, vec(0.75, -0.2, 0.5)
    head = tube([tip - 3.4 * way, tip + 4.2 * way], [2.2, 2.5]).mesh()
    return actor.holding(
        rod_in(grip, 13.0, 5.0, [0.75, 0.8], colour("#b98a58"), "handle"),
        Part("iron", head, colour("#6a6a78"), "iron", "metal", 1.0, 0.5, 1.3),
    )
