"""Down to Earth: who is it that has come to see whom?"""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, WARDROBE, Arm, Camera, Head, Leg, Pose, drawn, person
from studio.geometry import Outline, ellipse, limb, place, rectangle, solid
from studio.landscape import cast_shadow
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Item, Lamplight, Scene, Wash, group, silhouette
from studio.skies import graded
from studio.stage import Lens

DRAWN = Sheet("inkwell/low_moon")
MOON = (392.0, 420.0)
STREET = Lens((MOON[0], 664.0), 900.0, 1.9)
READING = Pose(
    hips=(0.03, 0.97, 0),
    bend=(-4, 10, 4),
    head=(0, 36, 0),
    left=Arm((-0.10, -0.42, 0.46), (0.7, -0.8, -0.2), "hold", (-0.4, 0.5, 0.7), (-0.5, 0.3, -0.6)),
    right=Arm((-0.06, -0.38, 0.52), (0.7, -0.8, -0.2), "hold", (-0.3, 0.6, 0.7), (-0.5, 0.3, -0.6)),
    left_leg=Leg((0.10, 0, 0.0)),
    right_leg=Leg((0.17, 0, 0.10), toe=(0.45, 0, 1)),
    crane=0.3,
)
ONE_HAND = replace(READING, bend=(8, 4, -6), left=Arm((0.30, -0.62, -0.02), (1, 0.1, -0.4), "rest", (-0.5, -0.6, 0.3)))
# Who, how dressed, with what on the head, turned how far, where across, how far away.
THERE = (
    ("elder", "overcoat", "bowler", 140, -2.5, 12.6), ("redhead", "gown", "", 225, -0.9, 12.8),
    ("monk", "suit", "", 135, 0.7, 12.4), ("woman", "frock", "straw", 220, 2.2, 12.0),
    ("clerk", "suit", "", 135, -1.6, 10.4), ("rasta", "jersey", "", 222, 1.5, 10.2),
    ("sailor", "overcoat", "beanie", 140, 2.9, 9.6), ("girl", "frock", "", 150, -0.2, 9.2),
    ("singer", "abaya", "", 145, -2.7, 8.2), ("student", "hoodie", "", 222, 0.75, 7.8),
    ("baker", "shirt", "cap", 135, 1.95, 7.4), ("bride", "frock", "", 210, -1.5, 6.8),
    ("weaver", "wrapper", "turban", 140, -0.35, 6.4), ("smith", "overalls", "beanie", 222, 2.25, 5.4),
    ("matriarch", "gown", "", 214, 1.3, 5.2), ("plaits", "knit", "", 140, -1.75, 4.9),
    ("dancer", "suit", "", 136, -0.72, 4.0),
)  # fmt: skip
NEAREST = (("scholar", "overcoat", "straw", 132, -1.16, 2.75), ("storyteller", "poncho", "", 226, 1.12, 2.5))


@card("low_moon")
def low_moon(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.high, palette.sky, palette.low, palette.low))
    return Rig(sky, Lamplight(MOON), None, palette.night).scene(
        group(Glow(MOON, 640, palette.halo, 0.6, 1.3), *DRAWN("far-houses", palette), *DRAWN("street", palette)),
        DRAWN("moon", palette),
        group(*DRAWN("near-houses", palette), Glow(MOON, 480, palette.halo, 0.4, 1.2)),
        group(*(item for one in THERE for item in reader(*one, palette)), name="crowd"),
        looking_up(palette),
        group(*(item for one in NEAREST for item in reader(*one, palette))),
        focal="moon",
    )


def reader(who: str, dress: str, hat: str, facing: float, x: float, z: float, palette: Palette) -> list[Item]:
    """Somebody with a small day of their own in the hand."""
    worn = replace(WARDROBE[dress], hat=hat) if hat else WARDROBE[dress]
    pose = ONE_HAND if int(10 * z) % 3 == 0 else READING
    actor = person(PEOPLE[who], Head("calm"), pose, worn, facing=facing)
    foot, size = STREET(x, 0, z), 0.0172 * STREET.metre(z)
    figure = drawn(actor, camera=Camera(foot, size, pitch=4))
    (u, v), out = figure.anchor("hand"), 1 if facing < 180 else -1
    phone = place(rectangle(-3.6, -6.4, 3.6, 6.4), u + 2.6 * out * size, v - 3 * size, size, 0.25 * out)
    return [
        *backlit(silhouette(figure), foot, z, palette),
        lit(phone, palette.screen, "phone", weight=0.1, line=1.2),
        Glow((u + 2 * out * size, v - 4 * size), 17 * size, palette.blue, 0.7, 1.7),
        Clip(solid(phone), group(*shown(u, v, out, size, palette))),
    ]


def shown(u: float, v: float, out: int, size: float, palette: Palette) -> tuple[Item, Item]:
    """What they look at, and the thumb before it."""
    gold, disc = palette.rose.mixed(palette.halo, 0.6), ellipse(u + 2.6 * out * size, v - 4.6 * size, 2.7 * size)
    thumb = place(limb([(-6, 4), (-2.2, 1.6), (0.4, -1.6)], [4.0, 3.0, 2.0]), u + out * size, v, size, flip=out < 0)
    return lit(disc, gold, "moon", weight=0.9), lit(thumb, palette.dark, "thumb", weight=1.2)


def backlit(form: Outline, foot: tuple[float, float], z: float, palette: Palette) -> list[Item]:
    """Dark before the moon, with a rim of its light and a shadow towards us."""
    paint = palette.dark.mixed(palette.far, float(np.clip((z - 2.4) / 11, 0, 1)))
    slant, rim = 0.9 * (foot[0] - MOON[0]) / 420, 1.4 + 5.0 / z
    fallen = tuple(
        np.stack([ring[:, 0] + slant * (foot[1] - ring[:, 1]), foot[1] + 0.8 * (foot[1] - ring[:, 1])], axis=1)[::-1]
        for ring in form
    )
    dark = tuple(ring + np.array([0.0, rim]) for ring in form)
    return [
        cast_shadow(fallen, palette.night, 0.9, 5.0),
        lit(form, palette.halo, "rim", weight=0.9),
        Clip(form, group(lit(dark, paint, "person", weight=1.25), Wash(dark, paint, "person", 1.0, 1.0))),
    ]


def looking_up(palette: Palette) -> Group:
    """One child has climbed where a statue stood, and is greeted."""
    x, z = 0.16, 3.1
    u, v = STREET(x, 1.1, z)
    items = []
    for part in ("plinth", "girl"):
        form = silhouette(DRAWN(part).placed(u, v, 0.0098 * STREET.metre(z)))
        items += backlit(form, STREET(x, 0, z), z, palette)
    return group(*items, name="child")
