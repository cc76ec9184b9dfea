"""Even the Fire: they have come for everything, and the one who walks in front carries the hearth."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import PEOPLE, POSES, WARDROBE, Arm, Camera, Head, drawn, person, rod_in
from studio.geometry import below, curve, height_at, limb, outline, solid
from studio.landscape import graded_sky
from studio.landscape import snow as falling
from studio.materials import lit, plain
from studio.motifs.rooms import chair, cradle
from studio.motifs.things.clocks import grandfather_clock
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lamplight, Scene, Veil, group, silhouette

FIRE = (656.0, 424.0)
SIZE = 3.1  # card units to a unit of space
RIDGE = curve("-40,1090 120,1070 300,1010 480,920 640,850 840,820")


@card("even_the_fire")
def even_the_fire(chance: Chance, palette: Palette) -> Scene:
    sky = graded_sky("0 #f07a24 1, 0.35 #f8b04a 0.85, 0.6 #fbd88a 0.6, 1 #d8582a 1", lines=0.0)
    return Rig(sky, Lamplight(FIRE), None, palette.soot).scene(
        group(Glow(FIRE, 460, colour("#fff2b8"), 1.0)),
        group(porters(palette), fire(), name="porters"),
        hill(palette),
        falling(chance.layout, 90, (0, 0, 800, 1200), 5.0),
        focal="porters",
    )


def fire() -> Group:
    """As tall as whoever carries it."""
    x, y = FIRE
    tongues = (
        (
            "0,170! 70,150 104,70 78,-20 60,-90 30,-40 20,-130 -30,-200! -36,-110 -70,-60 -104,20 -96,100 -60,156",
            "#f4641c",
            1.0,
        ),
        ("0,166! 48,140 66,70 40,-10 20,-70 -6,-110! -20,-40 -58,30 -62,100 -36,148", "#fba02c", 0.9),
        ("0,160! 26,130 30,70 6,10 -10,-30! -34,50 -34,110 -18,146", "#fff0a0", 0.4),
    )
    return group(*(lit(outline(path), colour(tint), weight=weight) for path, tint, weight in tongues)).placed(
        x, y, 0.92
    )


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
        (74, "woman", "abaya", overhead, chair().placed(2, -112, 0.8, 2.9)),
        (246, "clerk", "overcoat", overhead, grandfather_clock(None).placed(30, -104, 0.44, -1.35)),
        (436, "teen", "hoodie", overhead, cradle().placed(0, -108, 0.6, 3.0)),
        (580, "sailor", "overcoat", leading, None),
    )
    items: list[Item] = []
    for x, body, dress, pose, load in line:
        actor = person(PEOPLE[body], Head("calm", pitch=10), pose, WARDROBE[dress], facing=74)
        if load is None:
            actor = actor.holding(rod_in(actor.grips["right"], 60, 30, [0.9], palette.soot))
        bearer = drawn(actor, camera=Camera((0, 0), SIZE, pitch=3), shade=0.0)
        under = [load.placed(scale=SIZE)] if load else []
        shape = silhouette(group(bearer, *under).placed(x, height_at(RIDGE, x) + 8))
        items.append(lit(shape, palette.soot, "porter", weight=1.3))
    return group(*items)


def hill(palette: Palette) -> Group:
    """Snow on the far side of the light: all of it dark, with one bright edge."""
    rim = limb(RIDGE, [7, 7], steps=1)
    return group(
        plain(below(RIDGE, 1240), palette.soot, "hill", weight=1.15, form=FLAT, modelling=0.0, line=0.0),
        Veil(solid(rim), colour("#ffe9a8"), "rim", 0.9, 2.5),
        name="hill",
    )
