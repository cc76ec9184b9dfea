"""Even the Fire: the chair, the clock, the window, and then what was behind them all."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person
from studio.geometry import (
    Outline,
    below,
    curve,
    difference,
    ellipse,
    height_at,
    limb,
    offset,
    outline,
    place,
    solid,
    union,
)
from studio.landscape import graded_sky
from studio.landscape import snow as falling
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Clip, Dots, Glow, Group, Lamplight, Scene, Veil, Wash, group, silhouette

FIRE = (568.0, 560.0)
FOOT = (580.0, 1000.0)  # where the light stands on the snow
RIDGE = curve("-40,1010 140,984 330,976 520,990 680,1000 840,984")
BEFORE = Arm((0.1, 0.66, 0.6), (0.4, -0.6, 1), "flat", (0, 0.3, 1), (0, 1, -0.3))
BEHIND = Arm((0.1, 0.7, -0.5), (0.4, -0.5, -1), "flat", (0, 0.3, -1), (0, 1, 0.3))
PORTERS = (  # where, how tall, who, clothes
    (110, 2.35, "weaver", Dress(skirt=0.86, flare=1.0, hat="kerchief")),
    (246, 2.5, "sailor", Dress(skirt=0.5, flare=0.7, hat="cap")),
    (404, 2.3, "grandmother", Dress(skirt=0.8, flare=0.9)),
    (580, 2.55, "smith", Dress(skirt=0.42, flare=0.7)),
)


@card("even_the_fire")
def even_the_fire(chance: Chance, palette: Palette) -> Scene:
    sky = graded_sky("0 #2a0f3c 1.15, 0.45 #5c1854 1.1, 0.8 #d8385c 0.95, 1 #f0603c 0.9", lines=0.0)
    marching = [porter(k, load) for k, load in enumerate((chair(), clock(), window(), None))]
    return Rig(sky, Lamplight(FIRE), None, palette.soot).scene(
        group(
            Glow(FIRE, 820, colour("#f03a3c"), 1.0),
            Glow(FIRE, 560, colour("#ff8a28"), 1.0),
            Glow(FIRE, 380, colour("#ffd860"), 0.9),
        ),
        ground(marching, palette),
        falling(chance.layout, 80, (0, 0, 800, 940), 6.0),
        group(
            fire(), *(lit(shape, palette.soot, "porter", weight=1.4, line=2.4) for shape in marching), name="porters"
        ),
        focal="porters",
    )


def porter(which: int, load: Outline | None) -> Outline:
    """Somebody walking left with both hands up, and what they hold there."""
    x, tall, who, dress = PORTERS[which]
    step = POSES["walk"]
    if which % 2:
        step = replace(step, left_leg=step.right_leg, right_leg=step.left_leg)
    pose = replace(step, pelvis=(0, 6, 0), bend=(0, 0, 0), head=(0, 4, 0), left=BEFORE, right=BEHIND)
    actor = person(PEOPLE[who], Head(), pose, dress, facing=-80)
    figure = drawn(actor, camera=Camera((x, height_at(RIDGE, x) + 4), tall, pitch=2), shade=0.0)
    (left, low), (right, high) = figure.anchor("hand"), figure.anchor("other_hand")
    body = silhouette(figure)
    return (
        body
        if load is None
        else union(body, tuple(place(ring, (left + right) / 2, (low + high) / 2 - 4, tall) for ring in load))
    )


def bars(*ways: str, width: float = 5.0) -> Outline:
    return solid(*(limb(way, [width, width]) for way in ways))


def chair() -> Outline:
    """Worn like a hat: seat on the head, a leg over each shoulder."""
    legs = bars("-25,-4 -28,32", "25,-4 29,32", "25,-4 33,-78", width=6)
    slats = bars("-28,-6 28,-6", "3,-74 33,-74", "6,-58 31,-58", "7,-40 29,-40", "5,-6 3,-76", width=6)
    return union(legs, slats)


def clock() -> Outline:
    case = outline(
        "-19,0! -19,-14! -13,-20! -13,-62! -20,-66! -20,-104! -12,-112 0,-122 "
        "12,-112 20,-104! 20,-66! 13,-62! 13,-20! 19,-14! 19,0!"
    )
    return difference(case, solid(ellipse(0, -88, 13.5), *outline("-6,-54! 6,-54! 6,-26! -6,-26!")))


def window() -> Outline:
    """A casement with its panes: what is behind it burns through."""
    upright = bars("-30,-70 -30,-3", "0,-70 0,-3", "30,-70 30,-3", width=6)
    return union(upright, bars("-31,-70 31,-70", "-30,-37 30,-37", "-38,-3 38,-3", width=7))


def fire() -> Group:
    """As great as a house on two raised hands, its tongues blown back."""
    red, orange, pale = (
        "0,190! -70,180 -140,120 -164,20 -138,-70 -150,-150! -98,-110 -84,-60 -70,-120 -96,-220 -60,-330! -36,-250 "
        "0,-210 14,-290 -14,-380 40,-490! 46,-380 104,-300 100,-200 124,-250 118,-330! 176,-240 168,-130 150,-60 "
        "190,-90 206,-140! 214,-40 190,70 130,150 60,186",
        "2,184! -60,164 -104,100 -104,20 -88,-60! -56,-10 -42,-50 -52,-130 -34,-210! -8,-130 26,-120 44,-190 26,-270! "
        "82,-190 84,-110 84,-50 118,-90 122,-130! 150,-40 138,50 96,130 50,172",
        "6,176! -36,150 -58,90 -46,30! -22,70 -8,30 -14,-30 4,-100! 30,-30 50,0 64,-30 62,-70! 92,0 "
        "90,80 64,130 36,164",
    )
    licks = (
        "-120,-190 -132,-240 -112,-290! -98,-240",
        "70,-420 60,-470 88,-520! 96,-460",
        "196,-190 190,-230 212,-266! 216,-220",
    )
    sparks = np.array(
        [(-150, -260), (-60, -400), (110, -450), (160, -330), (20, -540), (-20, -470), (220, -240), (-190, -60)]
    )
    return group(
        lit(outline(red), colour("#ff3c14"), "fire", weight=1.0, colour_below=colour("#ff9a28")),
        *(lit(outline(lick), colour("#ff5a1c"), "fire", weight=1.0) for lick in licks),
        Veil(offset(outline(orange), 16), colour("#ff7a1c"), "fire", 0.8, 16),
        Veil(outline(orange), colour("#ffb028"), "fire", 0.95, 7),
        Veil(offset(outline(pale), 14), colour("#ffd84a"), "fire", 0.8, 16),
        Veil(outline(pale), colour("#fff4b0"), "fire", 0.95, 7),
        Veil(solid(ellipse(16, 110, 34, 56)), colour("#ffffff"), "heart", 0.9, 22),
        Dots(sparks + 0.0, np.array([4, 5, 3, 5, 4, 3, 4, 4.0]), colour("#ffd060")),
    ).placed(*FIRE)


def ground(marching: list[Outline], palette: Palette) -> Group:
    """Snow that has the fire's colour near it, and a shadow running out from each of them."""
    land = solid(below(RIDGE, 1240))
    glare = solid(ellipse(FOOT[0], 1010, 470, 150))
    shadows = [Wash(thrown(k, shape), palette.soot, "shadow", 1.0, 2) for k, shape in enumerate(marching)]
    return group(
        lit(land, colour("#8a2450"), "snow", weight=1.1, colour_below=colour("#3c1446")),
        Clip(land, group(Veil(glare, colour("#ff9a3c"), "glare", 0.95, 60), *shadows)),
        Veil(solid(limb(RIDGE, [5, 5], steps=1)), colour("#ffd88a"), "rim", 0.85, 2),
        name="ground",
    )


def thrown(which: int, shape: Outline) -> Outline:
    """A standing shape laid on the snow from its feet, away from the fire and towards us."""
    x = PORTERS[which][0]
    foot = max(float(ring[:, 1].max()) for ring in shape) - 6
    away, long = (FOOT[0] - x) / 330, 0.3 if which == 3 else 0.58
    return tuple(
        np.stack([ring[:, 0] - away * long * (foot - ring[:, 1]), foot + long * (foot - ring[:, 1])], axis=1)
        for ring in shape
    )
