"""The Falling Lamp: let go at the top, not yet arrived; every landing is lit for as long as it passes."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, blob, ellipse, fuse, limb, place, rectangle, solid
from studio.motifs.people import View, big_hand, figure
from studio.motifs.streets import looking_down, stairwell
from studio.motifs.things.lights import oil_lamp
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, group

DRAWN = Sheet("inkwell/falling_lamp")

CAMERA = looking_down(13.2, 690.0, (410.0, 640.0))
TOP = CAMERA.eye[1] - 1.6
STOREYS, DROP, WELL, OUTER = 4, 2.9, 2.1, 3.4
BOTTOM = TOP - STOREYS * DROP
LAMP = (446.0, 560.0)
GOLD, VIOLET = colour("lamp gold"), colour("#2a1c40")


@card("falling_lamp")
def falling_lamp(chance: Chance) -> Scene:
    layout = chance.layout
    stairs = stairwell(layout.child("well"), CAMERA, STOREYS, WELL, OUTER, DROP, tread=colour("#dccbb6"), lit=0.5)
    return Scene(
        sky=None,
        layers=(
            stairs,
            tiled_floor(),
            *neighbours(),
            letting_go(),
            group(Glow((410, 620), 560, GOLD, 0.42, falloff=0.9), Glow(LAMP, 250, colour("#fff0b8"), 0.4)),
            falling(),
        ),
        focal=(280, 440, 560, 760),
        light=Lamplight(LAMP),
        glaze=Glaze(VIOLET, 0.8, top=0.95),
        shadow=colour("#3d2b50"),
    )


def on_card(turn: float, radius: float, height: float) -> Point:
    """A place of the stairwell as the camera sees it."""
    x, y = CAMERA.project([(radius * math.cos(turn), height, radius * math.sin(turn))])[0]
    return float(x), float(y)


def tread_height(storey: int, turn: float) -> float:
    """How high the stair is after `turn` radians of its storey."""
    return TOP - DROP * (storey + turn / math.tau)


def rail(storey: int, start: float, end: float) -> Group:
    """The banister between two turns once more, in front of whoever leans on it."""
    turns = np.linspace(start, end, 17)
    foot = [on_card(turn, WELL, tread_height(storey, turn)) for turn in turns]
    head = [on_card(turn, WELL, tread_height(storey, turn) + 0.85) for turn in turns]
    broad = max(5.0, 0.09 * CAMERA.units((0.0, tread_height(storey, start), 0.0)))
    return group(
        Lines(tuple(np.array(pair) for pair in zip(foot, head, strict=True)), 1.6, colour("iron grey"), "baluster"),
        Shape(fuse(limb(head, [broad, broad])), colour("banister red"), "banister", 1.0, form=broad, line=1.2),
    )


def neighbour(person: Group, storey: int, turn: float) -> Group:
    """Somebody at the banister: feet towards the eye of the stairs, head outwards, as one sees from above."""
    height = tread_height(storey, turn)
    x, y = on_card(turn, WELL + 0.16, height)
    size = 0.0185 * CAMERA.units((0.0, height + 0.8, 0.0))
    return group(person.placed(x, y, size, math.pi / 2 - turn), rail(storey, turn - 0.4, turn + 0.4))


def neighbours() -> tuple[Group, ...]:
    gown = figure("arms raised", View(1.7, 1.0), outfit="dressing gown", hair="curl papers", mood="startled", nod=-0.7)
    elder = figure("leaning", View(1.3, 0.85), outfit="waistcoat", hair="receding", beard="moustache", nod=-0.6)
    younger = figure("reaching out", View(1.9, 0.95), outfit="sweater", hair="wild", mood="startled", nod=-0.7)
    child = figure("waving", View(1.5, 0.9), age="child", outfit="nightshirt", hair="bob", mood="startled", nod=-0.8)
    old = figure("hands over eyes", View(1.6, 0.9), age="old", outfit="nightshirt", hat="nightcap", nod=-0.5)
    return (
        neighbour(child, 2, 0.25),
        neighbour(old, 2, 5.2),
        neighbour(group(gown, open_hands(gown)), 1, 2.2),
        neighbour(elder, 1, 3.95),
        neighbour(younger.dressed(coat=colour("river blue")), 1, 4.6),
    )


def open_hands(person: Group) -> Group:
    """Both hands thrown up, fingers spread."""
    spread: list[Item] = []
    for hand, shoulder in (("hand", "shoulder"), ("other_hand", "other_shoulder")):
        (x, y), (from_x, from_y) = person.anchor(hand), person.anchor(shoulder)
        reach = math.atan2(y - from_y, x - from_x)
        x, y = x + 3.6 * math.cos(reach), y + 3.6 * math.sin(reach)
        fingers = [
            limb([(x, y), (x + 5.4 * math.cos(reach + turn), y + 5.4 * math.sin(reach + turn))], [2.2, 1.5])
            for turn in (-0.95, -0.4, 0.0, 0.4)
        ]
        palm = fuse(ellipse(x, y, 3.0, 3.0), *fingers, soften=0.3)
        spread.append(Shape(palm, colour("skin"), "skin", 0.8, form=2, line=1.2))
    return group(*spread)


def tiled_floor() -> Group:
    """Black and white tiles far below, and a tortoise in no hurry."""
    x, y = on_card(0.0, 0.0, BOTTOM)
    size = 0.5 * CAMERA.units((0.0, BOTTOM, 0.0))
    dark = [
        rectangle(x + column * size, y + row * size, x + (column + 1) * size, y + (row + 1) * size)
        for column in range(-5, 5)
        for row in range(-5, 5)
        if (column + row) % 2
    ]
    radius = (WELL - 0.06) * CAMERA.units((0.0, BOTTOM, 0.0))
    round_floor = solid(ellipse(x, y, radius, radius))
    tiles: list[Item] = [
        Shape(round_floor, colour("tile white"), "tile", 0.5, form=FLAT, line=0),
        Shape(solid(*dark), colour("stairwell black"), "tile", 1.1, form=FLAT, line=0.8),
        DRAWN("tortoise_from_above").placed(x - 46, y + 58, 0.9, 0.5),
    ]
    return group(Clip(round_floor, group(*tiles)), name="floor")


def falling() -> Group:
    """Still burning, its flame torn upwards by the fall."""
    lamp = oil_lamp(metal=colour("#8c2f1e")).placed(LAMP[0] - 30, LAMP[1] + 76, 3.9, 0.42)
    x, y = lamp.anchor("flame")
    torn = 1.3 * blob("-9,16 -13,2 -4,-16 10,-42! 8,-14 12,2 7,16")
    blaze = Shape(solid(place(torn, x, y)), colour("#ffd24c"), "flame", 0.9, modelling=0, line=1.2)
    return group(
        Glow((x, y), 110, colour("#fff6cc"), 0.9), lamp, Glow((x, y), 80, colour("#fff3c0"), 0.8), blaze, name="lamp"
    )


def letting_go() -> Group:
    """At the very top a pale hand, still open."""
    hand = big_hand("open", "back", sleeve=True).dressed(sleeve=colour("#4d1f2c"), skin=colour("#f8e6d6"))
    return group(hand.placed(716, 70, 2.7, -2.5), Glow((640, 200), 230, colour("#f4d8b8"), 0.3, spare=0.7), name="hand")
