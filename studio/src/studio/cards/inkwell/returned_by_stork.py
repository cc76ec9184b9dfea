"""Returned by Stork: the cradle was ready, and so, in his way, was he."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Points, blob, curve, ellipse, limb, normals, paths, place, points, solid
from studio.landscape import cloud, graded_sky, hills
from studio.motifs.animals import stork
from studio.motifs.people import figure
from studio.motifs.plants import crown_of_blossom
from studio.motifs.rooms import cradle
from studio.motifs.things.keepsakes import pipe
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Lines, Scene, Shape, Sunlight, Wash, group

SUN = (110.0, 300.0)
WHITE = colour("#faf6ec")
DUSK = colour("#5a4a60")
HAIR = colour("#eceae6")


def ridge_at(x: float) -> float:
    """The roof's ridge rises to the right."""
    return 716 - 0.26 * x


@card("returned_by_stork")
def returned_by_stork(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            (0.0, "#86b8d4", 0.8),
            (0.3, "#bfdce0", 0.6),
            (0.5, "#fbe6bc", 0.5),
            (0.62, "#f6d2a0", 0.5),
            (1.0, "#f6d2a0", 0.4),
            lines=0.4,
            halo=(*SUN, 160),
        ),
        layers=(
            group(Glow(SUN, 380, colour("#fff2c0"), 0.7)),
            cloud(layout.child("cloud"), 260, 70, colour("#f2e6dc"), weight=0.3).placed(600, 150),
            cloud(layout.child("small"), 170, 46, colour("#f2e6dc"), weight=0.3).placed(320, 96),
            next_delivery(),
            *hills(layout.child("hills"), (590, 640), colour("spring green"), colour("#c8dcc0")),
            chimney(),
            roof(layout.child("thatch")),
            skylight(),
            couple(),
            group(Wash(solid(ellipse(470, ridge_at(470) + 26, 170, 22)), DUSK, "cast shadow", 0.5, 8)),
            stork("standing").placed(176, ridge_at(176) + 22, 3.9).named("stork"),
            delivery(),
            blossom(layout.child("blossom")),
        ),
        focal="old man",
        light=Sunlight((-0.7, -0.5, 0.5)),
        glaze=Glaze(colour("#c88a50"), 0.1),
        shadow=colour("#7a78a8"),
        haze=colour("#dfe6d4"),
    )


def next_delivery() -> Group:
    """A second stork, a second bundle."""
    bird = stork("flying").placed(560, 250, 0.95)
    x, y = bird.anchor("mouth")
    parcel = blob(
        (x, y + 4), (x, y + 4), (x + 17, y + 22), (x + 14, y + 42), (x - 4, y + 48), (x - 20, y + 38), (x - 15, y + 20)
    )
    beard = blob((x - 8, y + 40), (x - 8, y + 40), (x + 4, y + 42), (x - 2, y + 70), (x - 2, y + 70))
    return group(
        bird,
        Shape(solid(beard), colour("#d8d4d0"), "beard", 0.5, line=1.0),
        Shape(solid(parcel), WHITE, "cloth", 0.3, form=8, line=1.3),
        name="next delivery",
    ).at_distance(0.25)


def chimney() -> Group:
    """Brick, with a nest's worth of smoke."""
    stack = points((596, ridge_at(596) + 70), (596, 330), (700, 330), (700, ridge_at(700) + 70))
    cap = points((582, 332), (582, 306), (714, 306), (714, 332))
    pot = points((624, 306), (630, 262), (668, 262), (674, 306))
    return group(
        Shape(solid(pot), colour("terracotta"), "pot", 1.0, form=16, line=1.7),
        Shape(solid(stack), colour("#b4543e"), "brick", 0.95, form=FLAT, texture="brick", line=1.9),
        Shape(solid(cap), colour("#c4684c"), "brick", 0.95, form=6, texture="brick", line=1.8),
        name="chimney",
    )


def roof(stream: Stream) -> Group:
    """Thatch, combed downhill, its ridge stitched."""
    face = points((-20, ridge_at(-20)), (820, ridge_at(820)), (820, 1220), (-20, 1220))
    straws = []
    for _ in range(420):
        x, y = stream.uniform(-10, 810), stream.uniform(480, 1200)
        if y > ridge_at(x) + 60:
            long = stream.uniform(20, 46)
            straws.append(
                curve([(x, y), (x - 0.12 * long + stream.normal(0, 2), y + 0.5 * long), (x - 0.26 * long, y + long)])
            )
    across = np.linspace(-20, 820, 43)
    top: Points = np.stack([across, ridge_at(0) - 0.26 * across - 16], axis=1)
    scallops: Points = np.stack([across, ridge_at(0) - 0.26 * across + 44 + 14 * np.cos(across / 14)], axis=1)
    band = np.vstack([top, curve(scallops[::-1])])
    stitches = tuple(
        points((px, ridge_at(px) + 2), (px + 22, ridge_at(px + 22) + 30)) for px in range(-10, 800, 24)
    ) + tuple(points((px + 22, ridge_at(px) + 2), (px, ridge_at(px + 22) + 32)) for px in range(-10, 800, 24))
    return group(
        Shape(
            solid(face),
            colour("#dcb664"),
            "thatch",
            0.9,
            colour("#b0843c"),
            form=FLAT,
            texture="straw",
            flow=math.pi / 2 + 0.25,
            line=2.0,
        ),
        Lines(tuple(straws), 1.5, colour("#7a5524"), strength=0.7),
        Shape(solid(band), colour("#c99a48"), "ridge", 1.0, form=14, texture="straw", flow=-0.26, line=1.9),
        Lines(stitches, 1.8, colour("#7a5524"), strength=0.85),
        name="roof",
    )


SHUTTER = points((108, 856), (420, 776), (420, 1056), (108, 1136))


def skylight() -> Group:
    """Open; behind it the attic, the lamp, the cradle."""
    frame = points((86, 842), (442, 750), (442, 1074), (86, 1166))
    attic = group(
        Shape(solid(SHUTTER), colour("#6a3c34"), "attic", 1.05, colour("#8a4e3c"), form=FLAT, modelling=0.2, line=1.5),
        Glow((150, 960), 200, colour("#ffcf88"), 0.5),
        cradle(blanket=colour("cherry red")).placed(352, 1060, 1.5),
    )
    return group(
        Shape(solid(frame), colour("#8a5a34"), "wood", 1.0, form=9, texture="wood", flow=-0.26, line=2.0),
        Clip(solid(SHUTTER), attic),
        Lines((np.vstack([SHUTTER, SHUTTER[:1]]),), 1.8),
        name="skylight",
    )


def couple() -> Group:
    """Young, arms out, not taking them back yet."""
    wife = figure(
        "offering",
        "three_quarter",
        age="youth",
        outfit="blouse and skirt",
        hair="plait",
        mood="startled",
        hand=(-34, -60),
        other_hand=(-30, -66),
        nod=-0.35,
        grip="cupped",
        other_grip="cupped",
    )
    husband = figure(
        "offering",
        "three_quarter",
        outfit="waistcoat",
        hair="curls",
        mood="startled",
        hand=(-36, -64),
        other_hand=(-32, -70),
        nod=-0.35,
        grip="cupped",
        other_grip="cupped",
    )
    pair = group(
        husband.dressed(waistcoat=colour("#3f6a6a"), trousers=colour("#4a4450"), hair=colour("#4a2c20")).placed(
            178, 1210, 3.7, flip=True
        ),
        wife.dressed(
            blouse=colour("#f2e4d0"), shirt=colour("#f2e4d0"), skirt=colour("cherry red"), hair=colour("#a8622c")
        ).placed(306, 1214, 3.6, flip=True),
    )
    opening = np.vstack([SHUTTER[3], SHUTTER[2], points((600, 1010), (600, 500), (60, 500), (60, 1148))])
    sill = points((84, 1142), (442, 1050), (448, 1078), (84, 1172))
    return group(
        Clip(solid(opening), pair),
        Shape(solid(sill), colour("#9a683c"), "wood", 1.0, form=8, texture="wood", flow=-0.26, line=2.0),
        name="couple",
    )


def delivery() -> Group:
    """Out of the knotted cloth: a beard, a pipe, a rattle, bootees, and mild interest."""
    x, y = 478.0, ridge_at(478) + 30
    man = figure(
        "cross-legged",
        "three_quarter",
        age="old",
        outfit="nightshirt",
        hair="bald",
        beard="long",
        mood="calm",
        nose="hooked",
        hand=(-14, -32),
        other_hand=(-34, -44),
        other_holding=rattle().placed(0, 0, 0.6),
        other_grip="holding",
    )
    sitter = man.dressed(nightshirt=colour("#b9d0dc"), beard=HAIR, hair=HAIR).placed(x + 14, y - 46, 4.5)
    mouth = sitter.anchor("mouth")
    cloth = blob(
        (x - 138, y - 112),
        (x - 138, y - 112),
        (x - 70, y - 92),
        (x, y - 104),
        (x + 70, y - 90),
        (x + 142, y - 116),
        (x + 142, y - 116),
        (x + 168, y - 44),
        (x + 132, y + 16),
        (x, y + 36),
        (x - 132, y + 24),
        (x - 166, y - 40),
    )
    ears = [
        blob(
            (x + s * 112, y - 104),
            (x + s * 112, y - 104),
            (x + s * 146, y - 160),
            (x + s * 204, y - 178),
            (x + s * 204, y - 178),
            (x + s * 184, y - 128),
            (x + s * 146, y - 92),
        )
        for s in (-1, 1)
    ]
    folds = tuple(
        curve([(x + 0.94 * dx, y - 92), (x + 1.04 * dx, y - 40), (x + 0.66 * dx, y + 18)])
        for dx in (-128, -96, -64, 76, 104, 132)
    )
    return group(
        sitter,
        bootees(x, y),
        Shape(solid(*ears), WHITE, "cloth", 0.3, form=14, texture="cloth", line=2.0),
        Shape(solid(cloth), WHITE, "cloth", 0.26, colour("#d2ccd8"), form=44, texture="cloth", line=2.3),
        Lines(folds, 1.7, strength=0.65),
        spilling_beard(mouth[0], mouth[1], y),
        pipe().placed(mouth[0] - 4, mouth[1], 2.2),
        name="old man",
    )


def spilling_beard(x: float, y: float, foot: float) -> Group:
    """Over the hem and down the thatch, with a curl at the end."""
    spine = curve(
        [
            (x + 4, y + 2),
            (x + 6, y + 70),
            (x - 16, foot - 70),
            (x + 8, foot + 10),
            (x - 14, foot + 90),
            (x + 30, foot + 150),
            (x + 74, foot + 138),
        ],
        steps=10,
    )
    hair = limb(spine, [26, 62, 78, 84, 74, 40, 4], steps=2)
    side = normals(spine)
    locks = tuple(
        spine[6:-6] + side[6:-6] * share * np.sin(np.linspace(0.6, 2.9, len(spine) - 12))[:, None]
        for share in (-26, -14, -3, 9, 21)
    )
    return group(
        Shape(solid(hair), HAIR, "beard", 0.4, form=26, line=2.1),
        Lines(locks, 1.6, colour("#6a6a80"), strength=0.8),
        name="beard",
    )


def bootees(x: float, y: float) -> Group:
    """Two small feet over the hem, knitted for somebody else."""
    feet = ((x + 66, y - 122, 0.15), (x + 112, y - 130, 0.4))
    knit = blob(
        (-18, 30), (-18, 30), (-22, 0), (-38, -16), (-32, -36), (-8, -40), (16, -26), (20, 0), (18, 30), (18, 30)
    )
    bow = curve([(-2, 4), (-18, -6), (-4, 6), (14, -6), (-2, 4)])
    return group(
        Shape(
            solid(*(place(knit, px, py, 1.0, turn) for px, py, turn in feet)),
            colour("#e48a8c"),
            "bootee",
            0.95,
            form=14,
            texture="cloth",
            line=1.9,
        ),
        Lines(tuple(place(bow, px, py, 1.0, turn) for px, py, turn in feet), 3.4, colour("cherry red")),
        name="bootees",
    )


def rattle() -> Group:
    """Held at the origin."""
    return group(
        Lines(paths([(0, 3), (0, -12)]), 3.0, colour("#8a5a34")),
        Shape(solid(ellipse(0, -17, 6, 6)), colour("cherry red"), "rattle", 1.0, form=4, line=1.2),
        Shape(solid(limb([(-6, -17), (6, -17)], [2, 2])), colour("lemon"), "rattle", 1.0, form=FLAT, line=0.7),
    )


def blossom(stream: Stream) -> Group:
    """A cherry bough reaching into the picture from the lower right."""
    wood = [
        limb([(820, 900), (740, 840), (680, 760), (610, 730)], [34, 24, 14, 4]),
        limb([(740, 840), (700, 880), (650, 880)], [16, 10, 3]),
        limb([(700, 790), (716, 720), (700, 672)], [14, 8, 3]),
    ]
    spots = np.vstack(
        [
            curve([(780, 870), (680, 760), (612, 730)], steps=6),
            curve([(720, 866), (650, 880)], steps=6),
            curve([(714, 750), (700, 672)], steps=6),
        ]
    )
    return group(
        Shape(solid(*wood), colour("#6a4a40"), "bark", 1.0, texture="bark", form=8, line=1.7),
        crown_of_blossom(stream, spots + stream.points(len(spots), 12), 15, colour("#f2b8bc")),
        name="blossom",
    )
