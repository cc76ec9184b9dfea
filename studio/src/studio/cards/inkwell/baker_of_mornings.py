"""The Baker of Mornings: one a day, well risen, and it must not burn."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import POSES, Body, Camera, Dress, Face, Hair, Hands, Head, drawn, person
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.geometry import blob, curve, ellipse, limb, outline, place, solid
from studio.landscape import graded_sky
from studio.materials import brick, lit, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Lamplight, Lines, Scene, Veil, group

SUN = (286.0, 430.0)
LIGHT = Lamplight(SUN)
BAKER = Body(
    age=52,
    stout=1.1,
    feminine=0.8,
    skin="#b07850",
    hair=Hair("bun", "#4a3430"),
    face=Face(cheek=1.3, nose_wide=1.2, lips=1.2),
)


@card("baker_of_mornings")
def baker_of_mornings(chance: Chance, palette: Palette) -> Scene:
    night = graded_sky("0 #38508c 1.05, 0.45 #8a7cb0 0.85, 0.75 #f2a890 0.7, 1 #fbd8a0 0.5", lines=0.0)
    return Rig(night, LIGHT, None, palette.shade).scene(
        hill(palette),
        group(Glow(SUN, 520, colour("#fff0b0"), 1.0)),
        blade(palette),
        loaf(chance.layout, palette),
        baker(palette),
        focal="sun",
    )


def hill(palette: Palette) -> Group:
    """The edge of the world, with an oven door in it."""
    ground = outline("-20,960! 200,930 420,946 640,1000 820,1010! 820,1230! -20,1230!")
    dome = outline("-60,980! -50,800 20,660 120,612 220,650 292,780 306,960!")
    mouth = outline("30,970! 34,850 74,776 124,756 176,778 214,850 220,970!")
    return group(
        brick(dome, palette.brick, "oven", form=90, line=2.8),
        plain(mouth, palette.ember, "mouth", weight=1.1, form=40, modelling=0.2, line=2.6),
        Glow((124, 900), 170, colour("#ff9a3a"), 0.8),
        plain(ground, palette.floor, "hill", weight=0.9, form=FLAT, modelling=0.4, line=2.4),
    )


def loaf(stream: Stream, palette: Palette) -> Group:
    """Round, scored, and too bright to look at."""
    x, y = SUN
    crust = ellipse(x, y, 176)
    rays = [
        limb([(x + 190 * math.cos(t), y + 190 * math.sin(t)), (x + r * math.cos(t), y + r * math.sin(t))], [26, 3])
        for t, r in zip(np.linspace(0, math.tau, 22, endpoint=False), stream.uniform(270, 400, count=22), strict=True)
    ]
    cuts = tuple(
        curve(
            [(x + 130 * math.cos(t) * s, y + 130 * math.sin(t) * s) for s in (-1.0, -0.5)]
            + [(x + 14 * math.cos(t + 1.5), y + 14 * math.sin(t + 1.5))]
            + [(x + 130 * math.cos(t) * s, y + 130 * math.sin(t) * s) for s in (0.5, 1.0)]
        )
        for t in (0.4, 1.97)
    )
    return group(
        Veil(solid(*rays), colour("#ffe08a"), "rays", 0.55, 9),
        lit(crust, palette.crust, "sun", weight=0.75, line=2.6),
        Veil(solid(ellipse(x - 10, y - 14, 124)), colour("#fffbe4"), "light", 0.95, 34),
        Lines(cuts, 8.0, palette.crust.darker(0.3), strength=0.85),
        name="sun",
    )


def baker(palette: Palette) -> Group:
    """She leans back against the weight of it."""
    dress = Dress(
        top="#4a6a9c",
        skirt=0.8,
        skirt_tone="top",
        flare=1.1,
        apron="#fbf8f0",
        sleeve_end=0.1,
        collar="round",
        hat="kerchief",
        hat_colour="#c8402f",
    )
    head = Head("joy", yaw=4, pitch=-14, gaze=(-0.5, 0.4))
    actor = person(BAKER, head, POSES["pull"], dress, Hands(left=0.9, right=0.9), facing=-54)
    view = Camera((520, 1130), 7.6, pitch=4)
    near, far = sorted((grip.at for grip in actor.grips.values()), key=lambda place: float(place[0]))
    x, y = SUN[0] + 66, SUN[1] + 176
    end = vec((x - view.at[0]) / view.scale, (view.at[1] - y) / view.scale, float(near[2]))
    pole = tube([end, near, far, far + 0.5 * (far - near) + vec(6, -3, 0)], [1.1, 1.0], steps=8)
    peel = Part("peel", pole.mesh(), palette.wood, "peel", "wood", 0.9, 0.5, 1.3)
    return group(
        drawn(actor.holding(peel), camera=view, light=LIGHT, pen=1.4, shadow=0.5),
        name="baker",
    )


def blade(palette: Palette) -> Group:
    """The end of the peel that the loaf lies on."""
    flat = place(blob("-128,112! 0,150 128,108 156,142 128,190 20,214 -110,188 -150,146"), *SUN)
    return group(wood(flat, palette.wood, "peel", form=10, modelling=0.5, line=2.2))
