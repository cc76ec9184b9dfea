"""Even the Fire: the chair, the clock, the window, and then what was behind them all."""

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.geometry import Outline, below, curve, difference, ellipse, height_at, limb, outline, place, solid, union
from studio.landscape import graded_sky
from studio.landscape import snow as falling
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Item, Lamplight, Scene, Veil, Wash, group

FIRE = (568.0, 560.0)
FOOT = (580.0, 1000.0)  # where the light stands on the snow
RIDGE = curve("-40,1010 140,984 330,976 520,990 680,1000 840,984")
COAT = "-11,-77! 0,-82 9,-76! 15,-52 19,-26! 2,-23 -15,-27! -13,-52"
SKIRT = "-10,-77! 0,-82 9,-76! 11,-58 24,-14! 2,-10 -20,-15! -11,-56"
LEGS = ("-4,-32 -11,-17 -15,-2 -23,-1", "6,-32 12,-17 22,-6 17,-1")


@card("even_the_fire")
def even_the_fire(chance: Chance, palette: Palette) -> Scene:
    sky = graded_sky("0 #2a0f3c 1.15, 0.45 #5c1854 1.1, 0.8 #d8385c 0.95, 1 #f0603c 0.9", lines=0.0)
    loads = (chair(), clock(), window(), None)
    marching = [
        place_on(porter(dress, load), x, tall)
        for x, tall, dress, load in zip(
            (88, 238, 402, 574), (2.15, 2.35, 2.1, 2.25), (SKIRT, COAT, SKIRT, COAT), loads, strict=True
        )
    ]
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


def place_on(shape: Outline, x: float, scale: float) -> Outline:
    return tuple(place(ring, x, height_at(RIDGE, x) + 3, scale) for ring in shape)


def porter(dress: str, load: Outline | None) -> Outline:
    """Somebody bent a little forward, 90 units tall, walking left, both arms up."""
    arms = [limb(path, [7, 6, 5]) for path in ("-5,-74 -20,-82 -17,-104", "5,-74 17,-85 11,-104")]
    legs = [limb(path, [10, 8, 6, 5]) for path in LEGS]
    body = union(
        outline(dress),
        solid(
            ellipse(-3, -90, 8, 9.5), limb("-9,-91 -13,-88", [5, 3]), limb([(-1, -84), (0, -76)], [8, 9]), *arms, *legs
        ),
    )
    return body if load is None else union(body, tuple(place(ring, 0, -100) for ring in load))


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
    layers = (
        "0,215! -70,196 -140,120 -164,20 -138,-70 -150,-150! -98,-110 -84,-60 -70,-120 -96,-220 -60,-330! -36,-250 "
        "0,-210 14,-290 -14,-380 40,-490! 46,-380 104,-300 100,-200 124,-250 118,-330! 176,-240 168,-130 150,-60 "
        "190,-90 206,-140! 214,-40 190,70 130,160 60,206",
        "2,212! -60,180 -104,100 -104,20 -88,-60! -56,-10 -42,-50 -52,-130 -34,-210! -8,-130 26,-120 44,-190 26,-270! "
        "82,-190 84,-110 84,-50 118,-90 122,-130! 150,-40 138,50 96,140 50,192",
        "6,208! -36,170 -58,100 -46,30! -22,70 -8,30 -14,-30 4,-100! 30,-30 50,0 64,-30 62,-70! 92,0 "
        "90,80 64,150 36,190",
    )
    inks = ("#ff4a18", "#ffa824", "#fff6b0")
    x, y = FIRE
    return group(
        *(lit(outline(layer), colour(ink), "fire", weight=0.95) for layer, ink in zip(layers, inks, strict=True))
    ).placed(x, y)


def ground(marching: list[Outline], palette: Palette) -> Group:
    """Snow that has the fire's colour near it, and a shadow running out from each of them."""
    land = solid(below(RIDGE, 1240))
    glare = solid(ellipse(FOOT[0], 1010, 470, 150))
    shadows: list[Item] = [Wash(thrown(shape), palette.soot, "shadow", 1.0, 3) for shape in marching[:3]]
    bearer = solid(ellipse(FOOT[0] - 6, 1011, 56, 9))
    return group(
        lit(land, colour("#8a2450"), "snow", weight=1.1, colour_below=colour("#3c1446")),
        Clip(land, group(Veil(glare, colour("#ff9a3c"), "glare", 0.95, 60), *shadows)),
        Clip(land, group(Wash(bearer, palette.soot, "shadow", 1.0, 3))),
        Veil(solid(limb(RIDGE, [5, 5], steps=1)), colour("#ffd88a"), "rim", 0.85, 2),
        name="ground",
    )


def thrown(shape: Outline) -> Outline:
    """A standing shape laid on the snow, away from the fire and towards us."""
    heights = [np.maximum(0.0, 985.0 - ring[:, 1]) for ring in shape]
    return tuple(
        np.stack([ring[:, 0] - 0.62 * tall * (FOOT[0] - ring[:, 0]) / 300, 1004 + 0.62 * tall], axis=1)
        for ring, tall in zip(shape, heights, strict=True)
    )
