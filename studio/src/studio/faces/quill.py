"""Quill, the travelled one: a stork with a courier's cap, back from everywhere."""

import numpy as np

from studio.chance import Chance
from studio.colour import colour
from studio.faces.features import portrait
from studio.geometry import curve, ellipse, limb, outline, points, solid
from studio.materials import cloth, feathers, plain
from studio.scene import Dots, Item, Lines, Scene, Shape, group

WHITE = colour("#fbf8f0")
RED = colour("#d8412c")
NAVY = colour("#2c3a66")


def quill(_: Chance) -> Scene:
    stork = group(*body(), *head(), *cap(), name="stork")
    return portrait(
        "0 #4f94cc 0.85, 0.55 #8cc2e4 0.65, 1 #c8e2ec 0.5", stork, focal="stork", shadow="#5c6aa0", lines=0.3
    )


def body() -> list[Item]:
    neck = limb("268,150 292,206 284,272 262,330 270,450", [96, 82, 96, 150, 250])
    wing = outline("320,330! 372,360 420,440! 250,440! 262,392 288,352")
    beard = [
        limb([(268 + k, 270), (250 + 1.2 * k, 330), (246 + 1.4 * k, 372 - 0.3 * abs(k))], [26, 20, 3])
        for k in (-24, -4, 16, 36)
    ]
    quills = tuple(curve([(300 + 20 * k, 352 + 12 * k), (296 + 24 * k, 400), (286 + 26 * k, 440)]) for k in range(5))
    return [
        feathers(neck, WHITE, weight=0.28, form=50, modelling=0.7, flow=1.5, line=2.2),
        *(feathers(one, WHITE, "beard", weight=0.28, form=10, modelling=0.7, flow=1.5, line=1.4) for one in beard),
        feathers(wing, colour("#2b2830"), "wing", weight=1.15, form=20, line=2.0),
        Lines(quills, 1.6, colour("#8a8694"), strength=0.7),
    ]


def head() -> list[Item]:
    skull = outline("232,82 282,78 322,112 330,164 306,206 258,214 214,196 184,170 176,140 196,104")
    upper = outline("204,128! 150,158 96,214 40,292! 30,308! 52,290 120,226 200,184! 212,160!")
    lower = outline("200,182! 128,226 70,280 34,308! 84,284 140,244 216,200!")
    return [
        plain(lower, RED.darker(0.22), "beak", weight=1.05, form=10, line=2.0),
        plain(upper, RED, "beak", weight=1.05, form=14, line=2.2),
        Lines((curve("176,158 164,166 158,174"),), 1.8, RED.darker(0.5)),
        feathers(skull, WHITE, weight=0.26, form=60, modelling=0.7, flow=0.6, line=2.2),
        Shape(
            outline("206,156 226,142 250,140 262,152 248,166 222,168"), colour("#2e2730"), "mask", 1.1, form=8, line=1.0
        ),
        Shape(solid(ellipse(240, 151, 15)), colour("#c8502e"), "ring", 1.0, modelling=0, line=1.6),
        Shape(solid(ellipse(239, 151, 10)), colour("ink black"), "pupil", 1.2, modelling=0, line=0.0),
        Dots(points((235, 146)), np.array([3.8]), colour("clear white"), "spark", strength=1.0),
        Lines((curve("226,134 244,127 262,136"),), 2.2),
    ]


def cap() -> list[Item]:
    """Worn in every country, stamped in none."""
    crown = outline("212,98! 206,60 236,36 290,34 330,58 336,112! 300,92 252,88")
    band = outline("210,100! 252,84 300,88 338,114! 336,132! 298,108 254,104 214,120!")
    peak = outline("214,96! 178,98 142,112 128,130! 170,128 212,124 228,114!")
    return [
        cloth(crown, NAVY, "cap", weight=1.1, form=26, line=2.2),
        cloth(band, colour("#b8312c"), "band", weight=1.1, form=8, line=1.8),
        plain(peak, colour("#26222c"), "peak", weight=1.2, form=8, line=2.0),
        Shape(solid(ellipse(250, 70, 13, 15)), colour("#e2b24a"), "badge", 1.0, texture="metal", line=1.6),
    ]
