"""The View from Up There: it was a long way up, and nobody had said anything about down."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Leg, Pose, drawn, person
from studio.geometry import curve, ellipse, limb, outline, points
from studio.landscape import cloud
from studio.materials import leaves, plain, wood
from studio.motifs.buildings import cottage
from studio.motifs.things.keepsakes import crown
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Wash, group
from studio.skies import graded

LIGHT = Sunlight((-0.5, -0.75, 0.4))
VIEW = Camera((400, 508), 4.1, (0, 0, 0), pitch=-24, yaw=-8)


@card("tall_throne")
def tall_throne(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.zenith, palette.sky), weight=1.0)
    clouds, white = chance.layout.child("clouds"), colour("#ffffff")
    return Rig(sky, LIGHT, None, palette.shade).scene(
        group(
            cloud(clouds, 300, 90, white, weight=0.2).placed(650, 700),
            cloud(clouds, 200, 60, white, weight=0.2).placed(90, 330),
        ),
        country(chance.layout.child("country"), palette),
        throne(palette),
        ruler(),
        group(cloud(clouds, 360, 100, white, weight=0.2).placed(190, 830)),
        focal="ruler",
    )


def leg(
    top: tuple[float, float], foot: tuple[float, float], widths: tuple[float, float], palette: Palette
) -> list[Item]:
    """A post with a lit and a shaded side, broader the nearer it comes to us."""
    (x, y), (u, v), (thin, thick) = top, foot, widths
    lit = points((x - thin, y), (x + 0.3 * thin, y), (u + 0.3 * thick, v), (u - thick, v))
    dark = points((x + 0.3 * thin, y), (x + thin, y), (u + thick, v - 6), (u + 0.3 * thick, v))
    return [
        wood(lit, palette.lacquer, "leg", form=FLAT, modelling=0.4, line=2.8),
        wood(dark, palette.lacquer.darker(0.45), "leg", form=FLAT, modelling=0.4, line=2.8),
    ]


def throne(palette: Palette) -> Group:
    """Whole, from its feet among the roofs to its gilded crest, and its long shadow over the land."""
    dark = palette.lacquer.darker(0.45)
    back = outline("296,424! 304,150! 330,120 356,112 378,84 400,66 422,84 444,112 470,120 496,150! 504,424!")
    cushion = outline("324,424! 330,176! 360,146 400,136 440,146 470,176! 476,424!")
    knobs = ((304, 136, 18), (496, 136, 18), (400, 54, 22))
    seat = outline("272,424! 528,424! 544,462! 256,462!")
    under = outline("256,462! 544,462! 504,500! 296,500!")
    shadow = outline("120,1150! 700,1120! 830,1136! 830,1190! 500,1180 160,1190")
    return group(
        Wash(shadow, palette.shade, "cast shadow", 0.6, 4.0, hatched=True),
        *leg((312, 498), (268, 1104), (9, 17), palette),
        *leg((488, 498), (532, 1104), (9, 17), palette),
        wood(back, palette.lacquer, "back", form=10, line=3.0),
        plain(cushion, palette.cushion, "cushion", form=30, line=2.4),
        *(plain(ellipse(x, y, r), palette.gold, "knob", form=12, line=2.6) for x, y, r in knobs),
        Lines((curve("318,150 356,128 400,92 444,128 482,150"),), 7.0, palette.gold, taper=False, steady=True),
        wood(under, dark.darker(0.3), "under", form=FLAT, line=2.6),
        *leg((270, 462), (138, 1176), (14, 34), palette),
        *leg((530, 462), (662, 1176), (14, 34), palette),
        wood(seat, palette.gold, "seat", form=6, line=3.0),
        *ladder(palette),
        name="throne",
    )


def ladder(palette: Palette) -> list[Item]:
    """What is left of it."""
    rails = [limb("464,452 470,660", [9, 10]), limb("506,452 514,634", [9, 10])]
    rungs = [limb([(464, y), (510, y - 2)], [8, 8]) for y in range(486, 630, 34)]
    return [wood(one, palette.wood, "ladder", form=4, line=2.2) for one in (*rungs, *rails)]


def ruler() -> Group:
    """On the very edge."""
    arm = Arm((0.2, -0.62, 0.14), pole=(0.9, 0.2, -0.6), hand="grip", aim=(0, -1, 0.2), palm=(0, 0, -1))
    shins = [
        Leg((0.16, low, out), pole=(0.2, 0.6, 1), toe=(0.3, -0.4, 1)) for low, out in ((-0.18, 0.34), (-0.3, 0.26))
    ]
    sitting = Pose((0, 0.42, 0), left=arm, right=arm, left_leg=shins[0], right_leg=shins[1], crane=0.8)
    pose = replace(sitting, pelvis=(0, 14, 0), bend=(4, 20, 6), head=(4, 20, 6))
    dress = Dress(top="#fdfaf2", bottom="#fdfaf2", skirt=0.5, skirt_tone="top", shoes="#f2c230", sash="#14a8b8")
    look = Head("dread", yaw=-6, pitch=22, gaze=(-0.1, -0.9))
    figure = drawn(person(PEOPLE["plaits"], look, pose, dress, facing=-14), camera=VIEW, light=LIGHT, pen=1.4)
    x, y = figure.anchor("crown")
    return group(figure, crown(40, colour("#ffd21e")).placed(x + 4, y + 22, 2.5, -0.08), name="ruler")


def country(stream: Stream, palette: Palette) -> Group:
    """The whole of the realm: woods and roofs, no higher than the shoes of the legs."""
    land = outline("-20,1096! 200,1070 420,1084 640,1062 820,1088! 820,1230! -20,1230!")
    items: list[Item] = [plain(land, palette.grass, "land", form=FLAT, line=2.0)]
    places = zip(stream.uniform(0, 800, count=60), stream.uniform(1092, 1200, count=60), strict=True)
    for x, y in sorted(places, key=lambda at: at[1]):
        size = 0.1 * (y - 960)
        green = palette.grass.darker(stream.uniform(0.2, 0.5))
        if stream.happens(0.2):
            items += cottage().placed(x, y, 0.012 * size)
        else:
            items.append(leaves(ellipse(x, y - size, 0.8 * size, size), green, "tree", line=1.4))
    return group(*items)
