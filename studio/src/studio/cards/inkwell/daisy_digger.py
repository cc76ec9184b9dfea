"""Heavy Machine: it could lift a house, and nobody is at the levers."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour
from studio.drawings import Sheet
from studio.figures import Camera
from studio.geometry import Points, ellipse, limb, outline, points, solid
from studio.materials import earth, lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Scene, Shape, Sunlight, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/daisy_digger")
LIGHT = Sunlight((-0.5, -0.8, 0.4))
SUN = np.array([-0.5, 0.8, 0.35])
VIEW = Camera((262, 950), 7.0, yaw=-34, pitch=4, distance=120)


@card("daisy_digger")
def daisy_digger(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.sky, palette.sky.lighter(0.5))), LIGHT, None, palette.shade).scene(
        site(chance.layout.child("site"), palette),
        machine(palette),
        shadow(palette),
        DRAWN("claw"),
        group(daisy(palette), name="daisy"),
        focal="daisy",
    )


def site(stream: Stream, palette: Palette) -> Group:
    """Torn ground to the edge of the world."""
    clods: list[Item] = []
    for k in range(26):
        x, near = stream.uniform(-10, 810), (k + 1) / 26
        y, size = 985 + 215 * near**1.4, 5 + 20 * near
        ring = ellipse(x, y, size * 1.3, size, count=9) + stream.points(9, 0.16 * size)
        clods += [
            Wash(solid(ring + points((0.9 * size, 0.5 * size))), palette.shade, "cast shadow", 0.8, 1.5),
            earth(ring, palette.ground.darker(0.12), "clod", line=1.0 + 0.9 * near),
        ]
    return group(
        earth(
            outline("-20,898! 200,892 460,900 820,890! 820,1220! -20,1220!"),
            palette.ground,
            "ground",
            modelling=0.2,
            line=1.4,
        ),
        *clods,
    )


def machine(palette: Palette) -> Group:
    """Tracks, body, an empty cabin and the root of the arm; towards us is +z."""
    steel, paint = palette.steel, palette.paint
    track = ((-34, 3), (-30, 0), (22, 0), (27, 4), (27, 9), (22, 13), (-30, 13), (-34, 9))
    boom = ((6, 18), (14, 16), (34, 58), (70, 98), (66, 108), (26, 66))
    parts = [
        (track, -22, -12, steel),
        (track, 12, 22, steel),
        (((-18, 13), (12, 13), (12, 17), (-18, 17)), -12, 12, steel.darker(0.3)),
        (((-36, 17), (14, 17), (14, 22), (8, 33), (-36, 33)), -4, 20, paint),
        (((-10, 17), (16, 17), (19, 28), (13, 50), (-10, 50)), -20, -8, paint),
        (boom, -7, -1, paint),
    ]
    items = [item for profile, left, right, tone in parts for item in prism(profile, left, right, tone)]
    glass = VIEW([(-19, 29, 18.8), (-9, 29, 18.8), (-9, 48, 13.6), (-19, 48, 13.6)])[:, :2]
    seat = VIEW([(-16, 29, 18.8), (-11, 29, 18.8), (-11, 39, 16), (-12, 41, 15.5), (-15, 41, 15.5), (-16, 39, 16)])[
        :, :2
    ]
    cabin = [
        lit(glass, palette.glass, "glass", weight=0.7, line=1.8),
        plain(seat, palette.steel.darker(0.2), "seat", line=1.2),
    ]
    thrown = VIEW([(-22, 0, 27), (22, 0, 27), (60, 0, 10), (66, 0, -30), (22, 0, -36)])[:, :2]
    return group(
        Wash(solid(thrown), palette.shade, "cast shadow", 0.9, 1.5, hatched=True), *items, *cabin, name="machine"
    )


def shadow(palette: Palette) -> Group:
    """The claw's, on the ground between the clods."""
    rings = silhouette(DRAWN("claw"))
    fallen = tuple(
        np.stack([ring[:, 0] + 0.42 * (1000 - ring[:, 1]), 1110 - 0.10 * (1000 - ring[:, 1])], 1) for ring in rings
    )
    return group(Wash(fallen, palette.shade, "cast shadow", 0.85, 1.5, hatched=True))


def prism(profile: Sequence[tuple[float, float]], left: float, right: float, tone: Colour) -> list[Shape]:
    """A plate of that side view (z, y) between two places across: the faces that look at us, lit by the sun."""
    ring = np.array(profile)
    faces = [
        (np.array([(x, y, z) for z, y in ring]), np.array([side, 0.0, 0.0])) for x, side in ((left, -1), (right, 1))
    ]
    for (z, y), (far, high) in pairwise([*profile, profile[0]]):
        outwards = np.array([0.0, -(far - z), high - y])
        faces.append((np.array([(left, y, z), (right, y, z), (right, high, far), (left, high, far)]), outwards))
    shown = []
    for corners, outwards in faces:
        middle, way = VIEW.before(corners).mean(axis=0), VIEW.frame @ (outwards / np.linalg.norm(outwards))
        if way @ (np.array([0, 0, VIEW.distance]) - middle) > 0:
            light = float(outwards @ SUN / np.linalg.norm(outwards))
            paint = tone.lighter(0.35 * light) if light > 0 else tone.darker(-0.55 * light)
            shown.append((middle[2], plain(VIEW(corners)[:, :2], paint, "plate", form=FLAT, modelling=0.25, line=2.2)))
    return [shape for _, shape in sorted(shown, key=lambda one: one[0])]


def daisy(palette: Palette) -> Group:
    """One, with its leaf."""
    x, y = 396, 596
    stem = limb("398,610 392,700 400,812 392,930 410,1030", [11, 10, 10, 9, 6])
    petals = [petal(k, x, y) for k in range(19)]
    return group(
        plain(stem, palette.leaf, "stem", line=2.2),
        plain(outline("398,930! 450,890 500,896 522,872! 520,930 460,960!"), palette.leaf, "leaf", line=2.0),
        *(plain(ring, colour("#ffffff"), "petal", weight=0.05, modelling=0.25, line=2.0) for ring in petals),
        plain(ellipse(x, y, 42, 38), palette.heart, "heart", weight=1.1, line=2.2),
    )


def petal(k: int, x: float, y: float) -> Points:
    turn, long = k * 2.39996, 118 + 12 * np.sin(3.7 * k)
    way = np.array([np.cos(turn), 0.92 * np.sin(turn)])
    aside = np.array([-way[1], way[0]])
    knots = [
        way * 26,
        way * 0.55 * long + aside * 17,
        way * long + aside * 9,
        way * (long + 4) - aside * 6,
        way * 0.55 * long - aside * 17,
    ]
    return outline(np.array(knots) + points((x, y)))[0]
