"""The Baker of Mornings: one a day, well risen; is he putting it in, or taking it out?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.figures import PEOPLE, Arm, Camera, Dress, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import Placing, curve, ellipse, limb, points, rectangle, rim, solid
from studio.landscape import stars
from studio.materials import lit, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Glow, Group, Item, Lamplight, Lines, Scene, Veil, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/baker_of_mornings")
SEA = 776.0
SUN = (486.0, SEA - 60)
LOAF = Placing(62, 88, 0.87)  # within the card, with the blade's end beyond it


@card("baker_of_mornings")
def baker_of_mornings(chance: Chance, palette: Palette) -> Scene:
    stream = chance.layout
    sky = graded((palette.high, palette.high, palette.dusk, palette.dawn), (0, 0, 800, SEA), 1.0)
    return Rig(sky, Lamplight(SUN), None, palette.shade).scene(
        group(stars(stream.child("stars"), 70, (0, 10, 800, 330), palette.light)),
        rays(palette),
        sea(stream.child("sea"), palette),
        loaf(stream.child("flour"), palette),
        DRAWN("steam", palette),
        baker(palette),
        focal="sun",
    )


def rays(palette: Palette) -> Group:
    """From edge to edge."""
    fans = [
        points(SUN, *((SUN[0] + 1300 * math.cos(a), SUN[1] + 1300 * math.sin(a)) for a in (t, t + 0.085)))
        for t in np.linspace(math.pi - 0.04, math.tau - 0.05, 17)
    ]
    sky = solid(rectangle(-40, -40, 840, SEA))
    light = Veil(solid(*fans), palette.dawn, "rays", 0.62, 2, (0.35, 1.0))
    return group(Glow(SUN, 620, palette.dawn, 0.8), Clip(sky, group(light)))


def sea(stream: Stream, palette: Palette) -> Group:
    """The floor of the oven, for all one knows."""
    deep = plain(rectangle(-40, SEA, 840, 1240), palette.dusk, "sea", form=FLAT, modelling=0, line=2)
    items: list[Item] = [replace(deep, colour_below=palette.high)]
    for k, y in enumerate(np.linspace(0.02, 1, 22) ** 1.5):
        wide = 300 - 190 * y
        paint = mix(palette.light, palette.glow, min(1.0, 0.2 + 1.1 * y))
        for _ in range(4):
            x = SUN[0] + stream.normal(0, 0.42 * wide)
            long = wide * stream.uniform(0.25, 0.7)
            way = [(x - long, SEA + 10 + 430 * y), (x, SEA + 7 + 430 * y), (x + long, SEA + 10 + 430 * y)]
            items.append(lit(limb(way, [1, 5 + 11 * y, 1]), paint, "glitter", weight=1.0))
        x = stream.uniform(0, 800)
        swell = curve([(x - 90, SEA + 14 + 430 * y), (x, SEA + 9 + 430 * y), (x + 90, SEA + 14 + 430 * y)])
        items.append(Lines((swell,), 1.4 + 2 * y, palette.dawn if k % 2 else palette.high, strength=0.7))
    return group(*items)


def loaf(stream: Stream, palette: Palette) -> Group:
    """Scored, floured, and too bright to look at; it rests on the blade."""
    flour = np.stack([stream.uniform(260, 740, count=130), stream.uniform(470, 750, count=130)], 1)
    inside = np.hypot((flour[:, 0] - 500) / 270, (flour[:, 1] - 776) / 330) < 1
    dust = Dots(flour[inside], stream.uniform(1.2, 3.6, count=130)[inside], palette.light, "flour")
    bread = group(*DRAWN("bread", palette), dust).under(LOAF)
    contact = Wash(solid(ellipse(486, 782, 250, 22)), palette.brown.darker(0.5), "contact", 0.9, 8)
    return group(*DRAWN("peel", palette), contact, bread, name="sun")


def baker(palette: Palette) -> Group:
    """He has done this every day, both fists on the pole, a foot well forward."""
    back = Arm((0.06, -0.62, -0.02), (0.9, -0.2, -0.6), "hold", holds=1.4)
    push = Pose(
        hips=(0, 0.84, 0.06),
        pelvis=(0, 14, 0),
        bend=(0, 12, 0),
        head=(0, 2, 0),
        left=replace(back, to=(0.0, -0.90, 0.42)),
        right=back,
        left_leg=Leg((0.12, 0, 0.42)),
        right_leg=Leg((0.14, 0.0, -0.52), toe=(0.3, -0.4, 1)),
    )
    white = Dress(top="#fff0dc", bottom="#6a5a9a", apron="#ffffff", collar="band", sleeve_end=0.2, shoes="#2a1c30")
    body = replace(PEOPLE["baker"], hair=Hair("shaved", "#4a2c1c"))
    actor = person(body, Head("concentration", pitch=2), push, white, facing=66)
    figure = drawn(actor, camera=Camera((74, 868), 3.9, pitch=4), light=Lamplight(SUN), pen=1.2, name="baker")
    x, y = figure.anchor("head")
    rear, front = sorted((figure.anchor("hand"), figure.anchor("other_hand")))
    slope = (front[1] - rear[1]) / (front[0] - rear[0])
    start = (-40.0, rear[1] - slope * (rear[0] + 40))
    pole = limb([start, rear, front, (252.0, 778.0)], [12, 13, 14, 17])
    edge = Veil(rim(silhouette(figure), -5, 1), palette.crust, "rim", 0.85, 2)
    return group(
        *DRAWN("cliff", palette),
        wood(pole, palette.wood, "pole", weight=1.0, form=5, modelling=0.5, line=2.4),
        *figure.tinted(palette.shade, 0.14),
        *DRAWN("toque", palette).placed(x - 2, y - 26, 0.88, 0.14),
        edge,
        name="baker",
    )
