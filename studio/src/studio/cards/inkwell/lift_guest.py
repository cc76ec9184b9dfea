"""Going Up: somebody ought to say something, but it is only four floors."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Body, Camera, Dress, Hair, Head, Mood, drawn, person
from studio.geometry import closed, ellipse, limb, outline, points, rectangle, solid
from studio.materials import lit, metal, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Veil, group

DRAWN = Sheet("inkwell/lift_guest")
LIGHT = Sunlight((-0.25, -0.85, 0.5))
NEAR_ARM = Arm((-0.24, -0.30, 0.44), (0.8, -0.7, -0.2), "hold", (-0.3, 0.7, 0.5), (-0.4, 0, -1), holds=1.4)
WHISTLE = Mood(brow=0.16, lid=1.0, gaze=(-0.2, 0.9), wide=0.34, open=0.12)
CLASPED = Arm((-0.30, -0.84, 0.34), (0.9, -0.2, -0.4), "rest", (-0.8, -0.5, 0.2), (0, 0, -1))


@card("lift_guest")
def lift_guest(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        cabin(palette),
        DRAWN("bulk"),
        people(palette),
        DRAWN("face"),
        briefcase(palette),
        doors(palette),
        focal="face",
    )


def cabin(palette: Palette) -> Group:
    """White walls, a white ceiling, a floor that shines."""
    floor = points((120, 1090), (680, 1090), (780, 1220), (20, 1220))
    sides = (
        points((0, -30), (120, 96), (120, 1090), (0, 1240)),
        points((800, -30), (680, 96), (680, 1090), (800, 1240)),
    )
    edges = (points((0, -20), (120, 96), (680, 96), (800, -20)), points((120, 96), (120, 1090), (680, 1090), (680, 96)))
    return group(
        Veil(solid(rectangle(-60, -60, 860, 1260)), palette.lamp, strength=1.0),
        Veil(solid(*sides), palette.wall, strength=0.9, softness=2),
        Veil(solid(floor), palette.floor, strength=0.9, softness=2),
        Lines((*edges, closed(points((220, 14), (580, 14), (550, 74), (250, 74)))), 1.8),
        name="cabin",
    )


def people(palette: Palette) -> Group:
    """Six others, and nobody has seen anything."""
    reading = replace(POSES["stand"], right=NEAR_ARM, head=(0, 16, 0))
    waiting = replace(POSES["stand"], left=CLASPED, right=CLASPED)
    suit = Dress(top="#243a66", bottom="#243a66", collar="lapels", buttons=True, trim="#ffffff", shoes="#241c1c")
    mac = Dress(top="#f2c21c", bottom="#2c3446", skirt=0.5, skirt_tone="top", flare=0.6, collar="lapels", buttons=True)
    jumper = Dress(top="#2fa89a", bottom="#6a4a38", collar="shirt", trim="#ffffff", shoes="#8a3a2c")
    frock = Dress(top="#d8352e", skirt=0.5, skirt_tone="top", flare=0.8, collar="boat", legs="tights", bottom="#3a2030")
    knit = Dress(top="#ef8a3c", bottom="#3a4a5c", collar="shirt", trim="#ffffff", pattern="stripes")
    veiled = replace(frock, top="#e86a9a", bottom="#e86a9a", legs="trousers", hat="headscarf", hat_colour="#f6dfe6")
    up = Head("calm", yaw=14, pitch=-24, roll=4, gaze=(0.3, 0.9))
    down = Head("calm", yaw=10, pitch=20, gaze=(0.2, -0.9))
    aside = Head("doubt", yaw=32, pitch=-6, gaze=(0.9, 0.3))
    shoes = Head("weariness", yaw=-12, pitch=26, gaze=(0, -1))
    cast = (
        (PEOPLE["bride"], Head("calm", yaw=-40, pitch=-8, gaze=(-0.9, 0.2)), waiting, veiled, -16, (236, 1200), 6.0),
        (PEOPLE["student"], Head(WHISTLE, yaw=-14, pitch=-20), waiting, knit, 8, (566, 1206), 6.2),
        (PEOPLE["clerk"], up, replace(POSES["crossed"], head=(0, 0, 0)), suit, 22, (112, 1372), 7.2),
        (PEOPLE["baker"], shoes, waiting, jumper, -14, (540, 1400), 6.9),
        (PEOPLE["singer"], aside, replace(POSES["contrapposto"], head=(0, 0, 0)), frock, 4, (672, 1366), 7.0),
        (
            Body(age=27, feminine=1, skin="#ecc4a0", hair=Hair("bob", "#16141c")),
            down,
            reading,
            mac,
            26,
            (262, 1408),
            6.9,
        ),
    )
    items: list[Item] = []
    for body, head, pose, dress, turn, at, size in cast:
        figure = drawn(person(body, head, pose, dress, facing=turn), camera=Camera(at, size), light=LIGHT, pen=1.2)
        items.append(figure)
        if pose is reading:
            items.append(phone(palette).placed(*figure.anchor("hand"), 0.86, 0.3))
    return group(*items, name="people")


def phone(palette: Palette) -> Group:
    """Its back, with nothing on it but an eye."""
    return group(
        plain(outline("-12,-34! 20,-42! 36,30! 4,38!"), palette.leather.darker(0.75), "phone", form=4, line=2.0),
        lit(ellipse(2, -26, 4.5), palette.wall, weight=0.4),
    )


def briefcase(palette: Palette) -> Group:
    return group(
        plain(
            limb("346,1012 340,962 362,934 418,934 440,962 434,1012", [13, 13]),
            palette.leather.darker(0.3),
            "handle",
            line=2.0,
        ),
        plain(rectangle(304, 1006, 474, 1130), palette.leather, "case", form=14, line=2.6),
        Lines((points((304, 1046), (474, 1046)),), 2.0),
        plain(rectangle(376, 1034, 402, 1060), colour("#f4d878"), "lock", weight=0.7, form=3, line=1.6),
        name="briefcase",
    )


def doors(palette: Palette) -> Group:
    """Just opened."""
    sides = [
        points((-20, -20), (34, -20), (34, 1220), (-20, 1220)),
        points((766, -20), (820, -20), (820, 1220), (766, 1220)),
    ]
    return group(
        *(metal(side, palette.steel, "door", form=FLAT, weight=0.7, line=2.8) for side in sides),
        Lines((points((18, 0), (18, 1200)), points((782, 0), (782, 1200))), 2.2),
        name="doors",
    )
