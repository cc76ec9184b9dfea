"""Specimens: it has punched holes in the lid, so it means well."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, mix
from studio.drawings import Sheet
from studio.figures import POSES, Arm, Body, Camera, Dress, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import closed, curve, limb, outline
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Lines, Scene, Sunlight, group
from studio.skies import graded

DRAWN = Sheet("inkwell/beetle_jar")
LIGHT = Sunlight((-0.45, -0.75, 0.5))
GLASS = outline(
    "-140,668! 140,668! 144,694 196,722 208,776 208,1066 192,1114 134,1130 0,1136 -134,1130 -192,1114 -208,1066 "
    "-208,776 -196,722 -144,694"
)
NEAR = (
    (10, 790, -50), (80, 990, 60), (-16, 1030, 90), (170, 1110, 20), (780, 780, 50), (730, 1020, -60),
    (680, 1120, 10), (816, 960, -70), (330, 1166, 30), (560, 1160, -30),
)  # fmt: skip
TUFTS = ((-180, 960, -14), (-160, 1000, 16), (-58, 1020, -14), (40, 1000, 10), (176, 950, 14), (188, 1000, -16))


@card("beetle_jar")
def beetle_jar(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.sky, palette.lemon, palette.lemon))
    return Rig(sky, LIGHT, None, palette.shade).scene(
        meadow(chance.layout.child("meadow"), palette),
        group(DRAWN("insect", palette), jar(palette), *DRAWN("legs", palette), name="beetle").placed(
            406, 10, 1.0, -0.045
        ),
        group(*(blade(x, 1240, x + lean, y, 54, palette.grass.darker(0.42), 2.4) for x, y, lean in NEAR)),
        focal="jar",
    )


def blade(x: float, y: float, tip: float, top: float, wide: float, paint: Colour, line: float) -> Item:
    """A leaf of grass."""
    share = np.array([[0.0, 0.0], [0.2, 0.4], [0.55, 0.75], [1.0, 1.0]])
    way = curve(share * (tip - x, top - y) + (x, y))
    ring = limb(way, [wide, 0.95 * wide, 0.6 * wide, 1.0])
    return plain(ring, paint, "grass", weight=1.0, form=0.3 * wide, modelling=0.7, line=line)


def meadow(stream: Stream, palette: Palette) -> Group:
    """From a beetle's height: leaves as broad as roads."""
    items: list[Item] = []
    for near, tone in enumerate((palette.lime, mix(palette.lime, palette.grass, 0.55), palette.grass)):
        count = 13 - 2 * near
        for k in range(count):
            x = -60 + 920 * (k + 0.5) / count + stream.uniform(-30, 30)
            tip, top = x + stream.uniform(-190, 190), stream.uniform(10, 420) + 90 * near
            items.append(blade(x, 1230, tip, top, 46 + 16 * near, tone, 0.8 + 0.5 * near))
    return group(*items)


def jar(palette: Palette) -> Group:
    """Grass, a twig, and whoever was caught."""
    tufts = [blade(x, 1090, x + lean, y, 13, palette.grass.darker(0.2), 1.2) for x, y, lean in TUFTS]
    return group(
        lit(GLASS, palette.light, "air", weight=0.3, colour_below=palette.lemon),
        Clip(GLASS, group(DRAWN("turf", palette), *tufts, *people())),
        Lines((closed(GLASS[0]),), 5.0, palette.shade.darker(0.3)),
        DRAWN("gleams", palette),
        DRAWN("lid", palette),
        *DRAWN("holes", palette),
        name="jar",
    )


def people() -> list[Group]:
    """One asks, one has stopped asking, one tries the lid, one is enjoying it."""
    press = Arm((0.30, 0.40, 0.5), (0.9, -0.6, -0.2), "stop", (0, 1, 0.1), (0, 0, 1))
    wave = Arm((0.42, 0.86, 0.1), (0.9, 0.2, -0.4), "open", (0.2, 1, 0), (0, 0.1, 1))
    upright = Pose((0, 0.95, 0), left_leg=Leg((0.14, 0, 0)), right_leg=Leg((0.18, 0, 0.1)))
    asking = replace(upright, left=press, right=press)
    waving = replace(upright, head=(0, -8, 6), right=wave)
    cast = (
        (27, "#e8b890", Hair("bun", "#3a1c14"), "hope", POSES["stretch"], "#e83a7c", (88, 880), 156),
        (40, "#8a5638", Hair("short", "#1c1518"), "fear", asking, "#2a5ad0", (-100, 1098), 8),
        (68, "#f0c8a8", Hair("bun", "#f4f0ec"), "weariness", POSES["hug_knees"], "#7a3fb0", (26, 1108), -38),
        (8, "#d89a6c", Hair("short", "#5a2a14"), "joy", waving, "#f86a1c", (128, 1112), 14),
    )
    return [
        drawn(
            person(
                Body(age, skin=skin, hair=hair),
                Head(mood),
                pose,
                Dress(top=top, bottom="#26305c", skirt=0.0 if k % 2 else 0.6),
                facing=turn,
            ),
            camera=Camera(at, 2.15, pitch=8),
            light=LIGHT,
            pen=1.2,
        )
        for k, (age, skin, hair, mood, pose, top, at, turn) in enumerate(cast)
    ]
