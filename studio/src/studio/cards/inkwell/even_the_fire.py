"""Even the Fire: they have come for everything, and the one who walks in front carries the hearth."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import PEOPLE, POSES, WARDROBE, Arm, Camera, Head, drawn, person, rod_in
from studio.geometry import Point, below, blob, curve, ellipse, fuse, height_at, limb, place, points, solid
from studio.landscape import graded_sky
from studio.landscape import snow as falling
from studio.materials import lit, plain
from studio.motifs.rooms import chair
from studio.motifs.things.clocks import grandfather_clock
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lamplight, Lines, Scene, Veil, group, silhouette

FIRE = (678.0, 300.0)
SIZE = 4.5  # card units to a unit of space
RIDGE = curve("-40,1150 120,1120 300,1060 480,980 640,900 840,850")


@card("even_the_fire")
def even_the_fire(chance: Chance, palette: Palette) -> Scene:
    sky = graded_sky("0 #3c1650 1.1, 0.5 #6a1c5a 1.1, 1 #8a2450 1.1", lines=0.0)
    return Rig(sky, Lamplight(FIRE), None, palette.soot).scene(
        group(
            Glow(FIRE, 760, colour("#ff4a48"), 1.0),
            Glow(FIRE, 480, colour("#ffa030"), 1.0),
            Glow(FIRE, 250, colour("#fff0a0"), 1.0),
        ),
        group(porters(palette), fire(), name="porters"),
        hill(palette),
        falling(chance.layout, 90, (0, 0, 800, 1200), 5.0),
        focal="porters",
    )


def fire() -> Group:
    """As tall as whoever carries it, and torn back by the walk."""
    x, y = FIRE
    tongues = (
        (("-10,140 -40,20 -50,-80 -150,-190 -176,-250", 78), ("24,140 46,10 10,-120 -20,-220 -80,-300", 92),
         ("-50,130 -110,70 -140,0 -220,-50 -236,-96", 52), ("64,130 100,40 84,-50 60,-110 84,-180", 54)),
        (("-8,140 -26,40 -36,-40 -100,-120 -118,-160", 54), ("22,140 38,30 14,-70 -6,-140 -44,-200", 64)),
        (("-4,140 -8,70 -16,0 -50,-60", 30), ("18,140 26,60 12,-20 -8,-110", 38)),
    )  # fmt: skip
    inks = (colour("#ff5a1c"), colour("#ffb42c"), colour("#fff8b8"))
    bowl = "-100,120 -60,176 0,190 60,176 96,120 40,90 -50,90"
    layers = [
        fuse(
            place(blob(bowl), 0, 0, 1 - 0.34 * k),
            *(limb(path, [wide, wide, 0.62 * wide, 0.3 * wide, 1]) for path, wide in layer),
            soften=9,
        )
        for k, layer in enumerate(tongues)
    ]
    return group(*(lit(layer, ink, weight=0.8) for layer, ink in zip(layers, inks, strict=True))).placed(x, y)


def porters(palette: Palette) -> Group:
    """One after the other over the ridge, each under what it could lift."""
    before = Arm((0.0, 0.58, 0.66), (0.3, -0.6, 0.9), "grip", (0, 0.7, 0.4), (0, 0.6, 0.6))
    behind = Arm((0.1, 0.74, -0.40), (0.9, 0.3, -0.8), "grip", (0, 0.7, -0.2), (0, 0.6, 0.6))
    overhead = replace(POSES["walk"], left=before, right=behind)
    ahead = Arm((0.02, -0.22, 0.62), (0.5, -0.8, 0.0), "hold", (0, 0.1, 1), (-1, 0, 0), holds=0.9)
    leading = replace(
        POSES["walk"],
        left=replace(ahead, to=(0.02, -0.30, 0.40)),
        right=replace(ahead, aim=(0, -0.1, 1)),
        bend=(0, -12, 0),
    )
    line = (
        (70, "woman", "frock", overhead, chair().placed(6, -82, 0.95)),
        (322, "clerk", "suit", overhead, grandfather_clock(None).placed(36, -100, 0.5, -1.3)),
        (560, "sailor", "shirt", leading, None),
    )
    items: list[Item] = []
    for x, body, dress, pose, load in line:
        actor = person(PEOPLE[body], Head("calm", pitch=10), pose, WARDROBE[dress], facing=74)
        if load is None:
            actor = actor.holding(rod_in(actor.grips["right"], 66, 30, [0.9], palette.soot))
        bearer = drawn(actor, camera=Camera((0, 0), SIZE, pitch=3), shade=0.0)
        under = [load.placed(scale=SIZE)] if load else []
        shape = silhouette(group(bearer, *under).placed(x, height_at(RIDGE, x) + 8))
        items.append(lit(shape, palette.soot, "porter", weight=1.3))
        if load is not None and "dial" in load.anchors:
            items.extend(dial(load.placed(x, height_at(RIDGE, x) + 8, SIZE).anchor("dial")))
    return group(*items)


def dial(at: Point) -> list[Item]:
    """The clock's face has caught the fire."""
    x, y = at
    return [
        lit(ellipse(x, y, 25), colour("#ffb45c"), "dial", weight=0.8),
        Lines((points((x, y), (x - 4, y - 18)), points((x, y), (x + 13, y + 4))), 4.0),
    ]


def hill(palette: Palette) -> Group:
    """Snow on the far side of the light: all of it dark, with one bright edge."""
    rim = limb(RIDGE, [7, 7], steps=1)
    return group(
        plain(below(RIDGE, 1240), palette.soot, "hill", weight=1.15, form=FLAT, modelling=0.0, line=0.0),
        Veil(solid(rim), colour("#ffe9a8"), "rim", 0.9, 2.5),
        name="hill",
    )
