"""Shoeing the Wind: everything flies but the one hoof he has hold of."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, blob, closed, curve, ellipse, fuse, limb, place, points, rectangle, solid, union
from studio.landscape import contact_shadow, wall
from studio.materials import earth
from studio.motifs.animals import hen
from studio.motifs.buildings import vane_figure
from studio.motifs.forms import pale
from studio.motifs.people import figure
from studio.motifs.plants import poplar
from studio.motifs.rooms import stool
from studio.motifs.things.keepsakes import hat
from studio.motifs.things.lights import sparks
from studio.motifs.things.tools import hammer, horseshoe
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, group

DRAWN = Sheet("inkwell/shoeing_the_wind")

SOLE = (372.0, 890.0)
PASTERN = (434.0, 938.0)
WHITE, BLUE = colour("#f2f7fb"), colour("#3f5f94")
NIGHT = colour("#14182c")
WINDOW = rectangle(74, 92, 262, 330)

BODY = blob(
    "604,236 650,262 690,326 728,408 736,446 712,470 684,462 648,430 612,424 604,470 640,570 652,660 "
    "610,728 520,752 380,800 220,760 60,740 -40,700 -40,470 80,470 250,486 390,462 470,370 530,280 "
    "570,244"
)
EARS = (limb("588,250 592,196 606,168", [34, 26, 3]), limb("616,248 630,200 650,180", [28, 22, 3]))
MARE = union(
    fuse(
        BODY,
        limb("600,690 614,850 606,990 574,1058 510,1078", [116, 64, 46, 24, 3]),
        limb("548,690 556,830 540,912", [130, 80, 66]),
        limb([(540, 910), (492, 962), PASTERN], [66, 54, 50]),
        limb("110,700 84,880 96,1000 140,1066 204,1086", [170, 76, 48, 24, 3]),
        soften=32.0,
    ),
    solid(*EARS),
)


@card("shoeing_the_wind", version=2)
def shoeing_the_wind(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#2f4a74"), colour("#2a3048"), lines=0.5),
        layers=(
            smithy(layout.child("smithy")),
            mare(layout.child("mare")),
            mane(layout.child("mane")),
            daughter(),
            group(Glow(SOLE, 260, colour("#ffd890"), 0.7)),
            group(smith(), one_real_hoof(layout.child("hoof")), name="shoeing"),
            flying(layout.child("flying")),
        ),
        focal="shoeing",
        light=Lamplight((470, 860)),
        glaze=Glaze(colour("#1c2448"), 0.36),
        shadow=colour("#2c3458"),
    )


def smithy(stream: Stream) -> Group:
    """Beams, a shuttered window on a windless evening, a forge low on the right."""
    hill = blob("40,350! 40,318 120,304 200,308 290,290 300,350!")
    return group(
        Shape(solid(WINDOW), colour("#f0c890"), "evening", 0.7, colour("#f8e8b8"), form=FLAT, modelling=0, line=2.0),
        Clip(
            solid(WINDOW),
            group(
                earth(hill, colour("#8a9c5c"), "hill", weight=0.9, line=1.3),
                *(poplar(stream.child(str(x)), 110).placed(x, y, 0.62) for x, y in ((100, 312), (128, 310))),
            ),
        ),
        *DRAWN("smithy"),
        *(vane_figure().placed(x, y, 1.25, turn) for x, y, turn in ((372, 150, 0.3), (470, 130, -0.4), (552, 150,
            0.5))),
        horseshoe(24).placed(706, 132, 2.0, math.pi),
        *DRAWN("smithy_floor"),
        name="smithy",
    )  # fmt: skip


def blown(stream: Stream, count: int) -> list[Points]:
    """Wind drawn as it runs: long curls from the chest back to the croup."""
    lines = []
    for _ in range(count):
        x, y, reach = stream.uniform(40, 760), stream.uniform(240, 1040), stream.uniform(140, 340)
        lift = stream.uniform(-40, 46)
        lines.append(
            curve([(x, y), (x - 0.3 * reach, y + 16), (x - 0.65 * reach, y - lift), (x - reach, y - 1.3 * lift)])
        )
    return lines


def mare(stream: Stream) -> Group:
    """Pale, enormous, nothing but direction."""
    inside = blown(stream, 170)
    x, y = 640.0, 326.0
    return group(
        Shape(MARE, WHITE, "wind", 0.22, colour("#9fb8da"), form=70, modelling=0.75, line=0),
        Glow((470, 540), 460, WHITE, 0.16, falloff=0.7, spare=1.0),
        Clip(
            MARE,
            group(
                Lines(tuple(inside), 1.7, BLUE, strength=0.75),
                pale(blown(stream.child("light"), 60), 3.4, WHITE, "wind"),
            ),
        ),
        pale([closed(ring) for ring in MARE], 3.4, WHITE, "wind"),
        Shape(
            solid(blob((x - 15, y + 2), (x, y - 12), (x + 16, y + 2), (x, y + 10))),
            colour("#1c2440"),
            "eye",
            1.1,
            line=1.4,
        ),
        Dots(points((x + 4, y - 4)), np.array([3.4]), WHITE),
        Lines((curve([(x - 22, y - 10), (x, y - 24), (x + 20, y - 8)]), curve("712,452 700,448 690,438")), 2.2, BLUE),
        Shape(solid(ellipse(720, 424, 6, 9, 0.4)), colour("#2c3a60"), "nostril", 1.0, line=1.2),
        name="mare",
    )


def mane(stream: Stream) -> Group:
    """Pouring off the crest and out through the shutters."""
    upper = curve("588,232 536,186 452,200 356,176 250,118 92,120")
    lower = curve("404,470 350,446 318,396 286,336 204,304 96,308")
    tips = points("150,148 66,168 144,190 58,212 140,232 62,256 146,272")
    crest = curve("404,470 480,352 588,232")
    flood = np.vstack([upper, tips, lower[::-1], crest])
    along = np.linspace(0, 1, len(upper))
    strands = []
    for share in np.linspace(0.03, 0.97, 26):
        sway = stream.uniform(6, 14) * np.sin(stream.uniform(5, 9) * along + stream.uniform(0, math.tau))
        path = upper + share * (lower - upper)
        path[:, 1] += np.sin(math.pi * along) * sway
        strands.append(path[: stream.integer(len(path) * 2 // 3, len(path))])
    return group(
        Shape(solid(flood), WHITE, "wind", 0.22, colour("#b8cce6"), form=30, modelling=0.6, line=0),
        Glow((340, 280), 230, WHITE, 0.1, spare=0.9),
        Lines(tuple(strands[::2]), 1.8, BLUE, strength=0.75),
        pale(strands[1::4], 4.0, WHITE, "wind"),
        pale([upper, lower], 3.4, WHITE, "wind"),
        name="mane",
    )


def smith() -> Group:
    """Nails in his mouth, hammer lifted, not letting go."""
    man = (
        figure(
            "seated leaning", outfit="waistcoat", build="broad", hair="short", beard="full", mood="stern",
            nose="broad", hand=(2, -104), other_hand=(-36, -32), grip="holding",
            holding=hammer().placed(scale=1.1, rotation=0.2),
        )
        .dressed(shirt=colour("#e8d8b8"), waistcoat=colour("#7a4428"), trousers=colour("#2c3450"),
            hair=colour("#8a3c1c"), beard=colour("#8a3c1c"))
        .placed(216, 1112, 5.2, flip=True)
    )  # fmt: skip
    x, y = man.anchor("mouth")
    nails = tuple(points((x + 2, y + d), (x + 26, y + d - 3)) for d in (-3, 3, 9))
    return group(
        contact_shadow(230, 1116, 320, NIGHT, 0.8),
        stool(27).placed(210, 1112, 5.0),
        man,
        Lines(nails, 2.4, colour("#d8dce4")),
        name="smith",
    )


def one_real_hoof(stream: Stream) -> Group:
    """The still point: sole up, the hot shoe on it."""
    return group(*DRAWN("one_real_hoof"), sparks(stream, 170, 60).placed(*SOLE), name="hoof")


def daughter() -> Group:
    """Holding on to the bridle, feet off the floor."""
    girl = figure("hanging", age="child", outfit="short dress", hair="plaits", mood="shouting")
    girl = girl.dressed(dress=colour("#e04a2c"), skirt=colour("#e04a2c"), stockings=colour("#e8dcc8")).placed(
        scale=3.9, rotation=0.42
    )
    x, y = girl.anchor("hand")
    grip = (704.0, 540.0)
    return group(*DRAWN("daughter"), girl.placed(grip[0] - x, grip[1] - y), name="daughter")


def flying(stream: Stream) -> Group:
    """Straw, hats, hens: whatever was not nailed down."""
    straws = []
    for _ in range(90):
        x, y, turn, long = (
            stream.uniform(40, 760),
            stream.uniform(90, 1150),
            stream.normal(0.25, 0.35),
            stream.uniform(18, 46),
        )
        straws.append(limb(place([(0, 0), (0.5 * long, -3), (long, 0)], x, y, rotation=turn), [1.6, 3.2, 1.6]))
    return group(
        Shape(solid(*straws), colour("#e8c868"), "straw", 0.8, modelling=0.2, line=0.7),
        hen("flying").placed(452, 600, 2.2, 0.25, flip=True),
        hat("bowler").placed(336, 560, 1.8, -0.7),
        hen("flying").placed(560, 1130, 2.3, -0.2),
        name="flying",
    )
