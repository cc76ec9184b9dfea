"""The Waterman's Cups: under each of them somebody is kept, and this one stands a little askew."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import Arm, Body, Camera, Dress, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import curve, ellipse, limb, outline, solid
from studio.materials import earth, plain
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Glow, Group, Lamplight, Lines, Scene, Sky, Stop, Veil, Wash, group

FLEEING = (136.0, 876.0)
MOUTH = (396.0, 872.0)
LIGHT = Lamplight((250.0, 560.0))


@card("waterman_cups")
def waterman_cups(chance: Chance, palette: Palette) -> Scene:
    water = Sky((Stop(0, palette.top, 0.25), Stop(0.4, palette.water, 0.6), Stop(1, palette.deep, 0.9)), lines=0.0)
    return Rig(water, LIGHT, None, palette.ink).scene(
        shafts(palette),
        keeper(palette),
        floor(palette),
        group(
            cup(palette).placed(*MOUTH, 0.94, 0.27), fugitive(chance.layout.child("bubbles"), palette), name="escape"
        ),
        focal="escape",
    )


def shafts(palette: Palette) -> Group:
    """Day, a long way up."""
    beams = (
        "40,-20! 130,-20! 60,700! -60,700!",
        "210,-20! 330,-20! 300,620! 190,620!",
        "470,-20! 520,-20! 600,420! 520,420!",
    )
    return group(*(Veil(outline(beam), palette.top, "shaft", 0.55, 14.0, (1.0, 0.0)) for beam in beams))


def keeper(palette: Palette) -> Group:
    """So large that one takes him for the bank; asleep, it seems."""
    face = outline(
        "840,30! 700,34 590,84 536,164 526,226 508,258 470,312 440,352 446,378 480,388! 462,412 474,430 462,450 "
        "476,474 466,512 484,552 560,590 600,660 620,980! 840,980!"
    )
    lid = curve("560,268 596,300 642,304 684,280")
    return group(
        plain(face, palette.shape, "giant", weight=0.85, form=FLAT, modelling=0.0, line=0.0),
        Veil(outline("840,200! 640,420 600,640 700,900 840,940!"), palette.water, "depth", 0.3, 60.0),
        Lines((lid, curve("474,430 508,438 538,426")), 4.6, palette.ink, strength=0.75),
        name="keeper",
    ).placed(-176, -116, 1.22)


def floor(palette: Palette) -> Group:
    """Sand, and upon it his collection."""
    sand = outline("-20,930! 140,914 330,926 560,908 820,922! 820,1230! -20,1230!")
    ripples = [
        curve(f"{x},{y} {x + 60},{y - 9} {x + 130},{y + 4} {x + 210},{y - 5}")
        for x, y in ((20, 1150), (330, 1176), (560, 1120), (590, 1040), (90, 1082), (400, 1096), (650, 1180))
    ]
    pool = outline("120,1000 240,952 460,950 640,960 600,1030 420,1078 220,1072")
    return group(
        earth(sand, palette.sand, "sand", weight=0.7, colour_below=palette.sand.darker(0.3), line=1.8),
        Lines(tuple(ripples), 2.2, palette.ink, strength=0.45),
        Wash(outline("420,960! 690,944 830,960! 830,1060! 640,1066"), palette.ink, "shadow", 0.6, 5.0, hatched=True),
        Veil(pool, palette.soul, "light", 0.95, 26.0),
    )


def cup(palette: Palette) -> Group:
    """An upturned teacup like a hall, seen from just above the sand; its mouth is the origin."""
    body = outline(
        "-300,0! -292,-90 -262,-210 -206,-320 -134,-388 -104,-402! 0,-418 104,-402! 134,-388 206,-320 262,-210 292,-90 "
        "300,0! 260,36 150,62 0,72 -150,62 -260,36"
    )
    foot = outline("-112,-398! -106,-440! 0,-456 106,-440! 112,-398! 0,-414")
    handle = limb("252,-250 320,-286 366,-226 352,-150 280,-108", [40, 34, 32, 34, 42])
    bands = [
        curve(f"-{w},{y} -{0.6 * w},{y - 36} 0,{y - 50} {0.6 * w},{y - 36} {w},{y}")
        for w, y in ((290, -82), (284, -104))
    ]
    mouth, inside = ellipse(0, 0, 300, 72), ellipse(0, 4, 284, 62)
    return group(
        plain(handle, palette.china, "cup", weight=0.45, form=16, line=3.4),
        plain(body, palette.china, "cup", weight=0.2, form=120, modelling=0.6, line=3.6),
        Veil(
            outline("-250,-90! -222,-210 -150,-320 -60,-372 20,-380 -40,-250 -70,-120!"),
            palette.china,
            "shine",
            0.9,
            26.0,
        ),
        plain(foot, palette.china, "cup", weight=0.4, form=14, line=3.0),
        Lines((bands[0],), 9.0, palette.rim, strength=0.9, taper=False, steady=True),
        Lines((bands[1],), 3.0, palette.rim, strength=0.9, taper=False, steady=True),
        plain(mouth, palette.china, "rim", weight=0.2, form=4, line=3.2),
        plain(inside, palette.glow.darker(0.35), "inside", weight=1.0, form=FLAT, modelling=0.0, line=2.0),
        Veil(solid(ellipse(-24, 18, 238, 38)), palette.soul, "light", 1.0, 14.0),
        name="cup",
    )


def fugitive(stream: Stream, palette: Palette) -> Group:
    """Out, and away, with all the breath there is."""
    pose = Pose(
        bend=(4, -10, 0),
        head=(6, -30, 0),
        left=Arm((0.10, 0.98, 0.20), (0.9, 0, -0.3), "open", (0, 1, 0.1), (-0.4, 0, 1)),
        right=Arm((0.55, 0.30, 0.30), (0.9, -0.3, -0.3), "open", (0.5, 0.5, 0.3), (0, 0, 1)),
        left_leg=Leg((0.05, 0.02, 0.10), toe=(0, -1, 0.2)),
        right_leg=Leg((0.08, 0.18, -0.26), toe=(0, -1, -0.3)),
    )
    dress = Dress(top="#e8362c", skirt=0.4, skirt_tone="top", flare=1.1, legs="bare", sleeve_end=-1, barefoot=True)
    body = Body(age=19, feminine=1, skin="#6e4028", iris="#20140f", hair=Hair("long", "#1c1520"))
    swimmer = person(body, Head("hope", yaw=-6), pose, dress, facing=-50)
    view = Camera(FLEEING, 3.0, (0, 56, 0), pitch=-6, roll=-44)
    x, y = FLEEING
    rise = np.sort(stream.uniform(0, 700, count=22))
    bubbles = np.stack([x - 50 + 24 * np.sin(rise / 60) + stream.normal(0, 20, count=22), y - 130 - rise], axis=1)
    return group(
        Glow(FLEEING, 190, palette.soul, 0.7),
        drawn(swimmer, camera=view, light=LIGHT, pen=1.2, shade=0.4),
        Dots(bubbles, stream.uniform(3, 11, count=22), colour("#ffffff"), "bubble", strength=0.9),
        name="fugitive",
    )
