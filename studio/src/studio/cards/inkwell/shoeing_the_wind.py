"""Shoeing the Wind: the mare stands still for once, all but her mane and tail."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, drawn, person, rod_in
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.geometry import Placing, Points, curve, ellipse, limb, outline, points, resample, solid
from studio.landscape import graded_sky
from studio.materials import fur, lit, metal, plain, wood
from studio.motifs.things.tools import horseshoe
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Lines, Scene, Sunlight, Veil, Wash, group

LIGHT = Sunlight((0.3, -0.75, 0.55))
# From the muzzle along jaw, throat, breast, legs and belly to the croup and crest.
MARE = (
    "414,126 420,138 414,152 400,156 384,148 366,146 350,152 338,146 330,158 318,180 308,204 304,228 304,244 "
    "300,262 302,272 298,300 296,316 302,328! 306,344! 280,346! 282,330 286,314 284,294 282,272 278,262 276,242 "
    "264,226 258,238 260,258 256,268 258,292 254,312 258,326! 262,342! 236,344! 240,328 242,310 242,290 240,268 "
    "240,256 236,236 222,226 196,232 166,226 158,240 150,258 140,272 140,282 146,304 144,322 150,332! 152,346! "
    "126,348! 130,332 132,318 130,302 122,284 116,274 120,262 120,246 108,240 92,250 78,252 62,246 54,254 "
    "42,278 36,290! 20,300! 12,286! 26,270 38,248 50,234 60,230 76,226 84,212 86,186 96,162 118,148 "
    "150,144 190,152 226,150 250,136 272,106 294,74 312,54 330,50 348,56 366,74 384,96 402,114"
)
HOOFS = (
    "302,328! 306,345! 280,347! 282,329!",
    "258,326! 262,343! 236,345! 240,327!",
    "150,332! 152,347! 126,349! 130,331!",
    "42,276! 36,291! 20,301! 12,286! 27,268!",
)
AT = Placing(142, 420, 1.5)
# The hind leg that the smith has in hand, below the hock.
SHANK = "78,226 80,252 62,248 54,256 42,278 36,290! 20,300! 12,286! 26,270 38,248 50,234 60,230"


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
        anvil(palette),
        mare(layout.child("mare"), palette),
        smith(palette),
        focal="mare",
    )


def locks(stream: Stream, roots: Points, reach: tuple[float, float], rise: float, width: float) -> list[Points]:
    """Hair that turns into wind: broad masses to the left that end as streaks of sky."""
    made = []
    for x, y in roots:
        long, lift = stream.uniform(*reach), rise * stream.uniform(0.7, 1.2)
        way = [
            (x + 8, y),
            (x - 0.12 * long, y - 0.42 * lift),
            (x - 0.36 * long, y - 0.58 * lift + stream.uniform(-10, 10)),
            (x - 0.66 * long, y - 0.72 * lift + stream.uniform(-16, 16)),
            (x - long, y - lift),
        ]
        made.append(limb(way, [0.5 * width, width, 0.9 * width, 0.5 * width, 3.0]))
    return made


def gusts(stream: Stream, palette: Palette) -> Group:
    roots = np.stack([stream.uniform(300, 900, count=26), stream.uniform(30, 640, count=26)], axis=1)
    return group(Veil(solid(*locks(stream, roots, (360, 760), 60, 13)), palette.wind, "wind", 0.5, 5))


def mare(stream: Stream, palette: Palette) -> Group:
    body = AT(outline(MARE)[0])
    crest = resample(AT(curve("330,46 306,66 286,92 268,116 244,142")), 13)
    rump = np.repeat(AT(points("92,168 90,178")), 5, axis=0) + stream.uniform(-8, 8, count=20).reshape(-1, 2)
    mane = locks(stream.child("mane"), crest[::-1], (170, 360), 96, 27)
    tail = locks(stream.child("tail"), rump, (150, 330), 130, 26)
    roots = np.vstack([np.repeat(crest, 4, axis=0) - [60, 30], np.repeat(rump, 2, axis=0) - [60, 40]])
    flow = locks(
        stream.child("flow"), roots + stream.uniform(-30, 30, count=2 * len(roots)).reshape(-1, 2), (280, 620), 170, 20
    )
    muscles = [
        AT(curve(path))
        for path in (
            "352,112 340,128 338,146", "300,110 292,160 266,214", "114,158 100,196 116,236", "256,148 246,180 252,222",
            "284,264 300,264", "244,258 258,258", "122,276 138,272", "166,226 176,206",
        )
    ]  # fmt: skip
    x, y = AT.point((356, 86))
    return group(
        Wash(solid(AT(ellipse(210, 348, 130, 12))), palette.shade, "cast shadow", 0.9, 10),
        Veil(solid(*flow), palette.wind, "wind", 0.8, 5),
        *(fur(lock, palette.wind, "tail", weight=0.2, form=9, modelling=0.5, line=1.2) for lock in tail),
        fur(body, palette.wind, "mare", weight=0.26, form=60, modelling=0.9, line=2.6),
        *(plain(AT(outline(hoof)[0]), colour("#55506a"), "hoof", weight=1.0, form=5, line=2.0) for hoof in HOOFS),
        Lines(tuple(muscles), 1.8, strength=0.6),
        *(fur(lock, palette.wind, "mane", weight=0.2, form=9, modelling=0.5, line=1.2) for lock in mane),
        *(
            fur(AT(outline(ear)[0]), palette.wind, "ear", weight=0.26, form=8, line=2.2)
            for ear in ("316,58 308,38 314,16! 330,32 332,52", "328,56 326,34 336,14! 348,34 344,56")
        ),
        plain(ellipse(x, y, 7, 8), colour("#20202c"), "eye", weight=1.2, modelling=0, line=1.4),
        Lines((AT(curve("346,80 356,76 366,82")),), 2.2),
        plain(AT(ellipse(407, 130, 4.5, 3)), colour("#4a4458"), "nostril", weight=1.0, modelling=0, line=1.0),
        Lines((AT(curve("412,146 400,144 388,138")),), 2.4),
        name="mare",
    )


def anvil(palette: Palette) -> Group:
    """Cold already, on its block."""
    iron = outline(
        "452,1040! 690,1040! 690,1062 650,1076 620,1082 612,1112 640,1130! 520,1130! 548,1112 540,1084 500,1078"
    )
    block = outline("500,1128! 660,1128! 672,1230! 488,1230!")
    return group(
        Wash(solid(ellipse(600, 1216, 190, 26)), palette.shade, "cast shadow", 0.8, 14),
        wood(block, colour("#6a4a34"), "block", form=14, line=2.2),
        metal(iron, colour("#5a6078"), "anvil", form=10, line=2.4),
    )


def smith(palette: Palette) -> Group:
    """The hoof on the knee, the shoe on the hoof, the hammer coming down."""
    raised = Arm((0.0, 0.46, 0.74), (0.9, -0.2, -0.3), aim=(0, 0.4, 1), palm=(-1, 0, 0), holds=0.8)
    steady = Arm(
        pole=(0.4, -0.6, 0.4), hand="cup", aim=(1, 0.1, 0.2), palm=(0, 1, 0.3), at=(11.0, 31.0, 2.0), world=True
    )
    pose = replace(POSES["kneel"], bend=(0, 20, 0), head=(0, 16, 0), left=steady, right=raised)
    dress = Dress(top="#c8502e", bottom="#4a4038", apron="#6a4a34", sleeve_end=0.0, collar="round")
    actor = person(PEOPLE["rasta"], Head("concentration"), pose, dress, facing=62)
    grip = actor.grips["right"]
    tool = rod_in(grip, 15.0, 5.0, [0.75, 0.8], colour("#8a5f38"), "handle")
    tip = grip.at + 14.5 * grip.axis
    way = vec(0.92, -0.3, 0.1)
    iron = Part(
        "iron",
        tube([tip - 4.2 * way, tip + 4.6 * way], [2.2, 2.4]).mesh(),
        colour("#5a5a66"),
        "iron",
        "metal",
        1.0,
        0.5,
        1.3,
    )
    figure = drawn(
        actor.holding(tool, iron), camera=Camera((112, 1060), 5.9, pitch=6), light=LIGHT, pen=1.3, shadow=0.5
    )
    x, y = AT.point((22, 288))
    sparks = [
        ellipse(x - 20 + 46 * math.cos(t), y + 8 - 46 * math.sin(t) * k, 3.4)
        for t, k in ((0.5, 1.0), (1.1, 1.5), (1.8, 1.2), (2.5, 1.6), (0.1, 1.4))
    ]
    return group(
        Glow((x, y), 150, colour("#ffb04a"), 0.9),
        figure,
        fur(AT(outline(SHANK)[0]), palette.wind, "mare", weight=0.26, form=12, modelling=0.9, line=2.4),
        plain(AT(outline(HOOFS[3])[0]), colour("#55506a"), "hoof", weight=1.0, form=5, line=2.0),
        horseshoe(glowing=True).placed(x - 10, y + 12, 1.5, 2.6),
        lit(solid(*sparks), colour("#ffe0a0"), "spark", weight=0.2),
        name="smith",
    )
