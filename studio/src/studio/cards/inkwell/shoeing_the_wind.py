"""Shoeing the Wind: the mare stands still for once, all but her mane and tail."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person
from studio.geometry import Placing, Points, curve, ellipse, limb, outline, points, solid
from studio.landscape import graded_sky
from studio.materials import fur, plain
from studio.motifs.things.tools import hammer, horseshoe
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Lines, Scene, Sunlight, Veil, Wash, group

LIGHT = Sunlight((0.3, -0.75, 0.55))
MARE = (
    "402,96 412,110 408,124 392,128 370,116 348,114 334,126 318,150 306,168 300,196 298,234 296,270 292,310 "
    "292,330 304,350! 276,352! 276,330 272,300 268,268 258,240 250,240 254,270 250,310 248,332 258,350! 232,352! "
    "232,332 234,300 232,262 222,240 196,238 168,230 160,240 152,264 136,288 132,320 132,334 144,350! 116,352! "
    "114,332 112,304 106,284 112,252 100,240 82,254 60,248 40,268 26,292 8,284! 10,262 34,234 58,216 82,206 90,180 "
    "104,156 132,140 190,146 232,148 262,128 292,92 316,58 326,44 344,48 364,62 386,80"
)
AT = Placing(140, 404, 1.56)


@card("shoeing_the_wind")
def shoeing_the_wind(chance: Chance, palette: Palette) -> Scene:
    forge = graded_sky("0 #2f4a78 1.1, 0.6 #41629a 1, 1 #33487c 1.05", lines=0.0)
    layout = chance.layout
    return Rig(forge, LIGHT, None, palette.shade).scene(
        group(
            plain(
                outline("-20,920! 820,920! 820,1230! -20,1230!"),
                palette.floor,
                "floor",
                weight=1.0,
                form=FLAT,
                modelling=0.3,
                line=0.0,
            )
        ),
        gusts(layout.child("gusts"), palette),
        mare(layout.child("mare"), palette),
        smith(palette),
        focal="mare",
    )


def streams(stream: Stream, roots: Points, reach: tuple[float, float], rise: float, width: float) -> list[Points]:
    """Hair that turns into wind: long strokes to the left, thinner and thinner."""
    made = []
    for x, y in roots:
        long, lift = stream.uniform(*reach), rise * stream.uniform(0.5, 1.3)
        way = [
            (x, y),
            (x - 0.25 * long, y - 0.5 * lift),
            (x - 0.6 * long, y - 0.3 * lift + stream.uniform(-20, 20)),
            (x - long, y - lift),
        ]
        made.append(limb(way, [width, 0.8 * width, 0.45 * width, 1.0]))
    return made


def gusts(stream: Stream, palette: Palette) -> Group:
    roots = np.stack([stream.uniform(300, 900, count=34), stream.uniform(20, 760, count=34)], axis=1)
    return group(Veil(solid(*streams(stream, roots, (360, 760), 40, 9)), palette.wind, "wind", 0.55, 4))


def mare(stream: Stream, palette: Palette) -> Group:
    body = AT(outline(MARE)[0])
    crest = AT(curve("322,40 300,84 270,120 250,140"))[::2]
    rump = np.repeat(AT(points("104,156 100,168 96,180")), 5, axis=0) + stream.uniform(-6, 6, count=30).reshape(-1, 2)
    mane = streams(stream.child("mane"), crest, (300, 620), 190, 26)
    tail = streams(stream.child("tail"), rump, (240, 420), 260, 24)
    muscles = [
        AT(curve(path))
        for path in ("300,120 290,170 270,210", "130,150 112,190 130,230", "336,96 352,92", "262,140 250,180 256,226")
    ]
    x, y = AT.point((350, 72))
    return group(
        Wash(solid(AT(ellipse(200, 352, 150, 16))), palette.shade, "cast shadow", 0.9, 12),
        *(fur(one, palette.wind, "tail", weight=0.22, form=10, modelling=0.7, line=0.9) for one in tail),
        fur(body, palette.wind, "mare", weight=0.26, form=60, modelling=0.9, line=2.6),
        Lines(tuple(muscles), 1.8, strength=0.6),
        *(fur(one, palette.wind, "mane", weight=0.22, form=10, modelling=0.7, line=0.9) for one in mane),
        *(
            fur(AT(outline(ear)[0]), palette.wind, "ear", weight=0.26, form=8, line=2.2)
            for ear in ("320,56 306,26 316,10! 332,28 334,50", "330,54 324,24 338,8! 350,28 346,50")
        ),
        plain(ellipse(x, y, 5.5, 6.5), colour("#20202c"), "eye", weight=1.2, modelling=0, line=1.4),
        Lines((AT(curve("398,104 402,108 400,112")), AT(curve("388,124 398,120 404,118"))), 2.4),
        name="mare",
    )


def smith(palette: Palette) -> Group:
    """The hoof in her lap, the hammer up."""
    raised = Arm((0.20, 0.52, 0.30), (0.9, 0.1, -0.6), "hold", (0, 0.9, 0.3), (-0.6, 0, 0.6), holds=0.9)
    steady = Arm((-0.05, -0.55, 0.62), (0.8, -0.4, -0.3), "grip", (0, -0.2, 1), (0, -1, 0))
    pose = replace(POSES["kneel"], bend=(0, 22, 0), head=(0, 18, 0), left=steady, right=raised)
    dress = Dress(top="#c8502e", bottom="#4a4038", apron="#6a4a34", sleeve_end=0.0, collar="round")
    actor = person(PEOPLE["rasta"], Head("concentration"), pose, dress, facing=58)
    figure = drawn(actor, camera=Camera((80, 1022), 5.7, pitch=6), light=LIGHT, pen=1.3)
    x, y = AT.point((20, 284))
    return group(
        Glow((x, y), 130, colour("#ffb04a"), 0.9),
        hammer().placed(*figure.anchor("hand"), 2.6, 0.5),
        figure,
        horseshoe(glowing=True).placed(x + 6, y + 30, 2.0, 0.3),
        name="smith",
    )
