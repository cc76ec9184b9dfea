"""Supper Below: a spade strikes light, and one chair at the table is still free."""

import math
from typing import Literal

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import (
    Points,
    blob,
    curve,
    difference,
    ellipse,
    fuse,
    limb,
    normals,
    paths,
    points,
    rectangle,
    solid,
    tangents,
    with_holes,
)
from studio.landscape import along_ground, contact_shadow, evening_sky, grass, hills, stars, wall
from studio.motifs.animals import crow, worm
from studio.motifs.buildings import gravestone, steeple
from studio.motifs.people import OutfitName, figure
from studio.motifs.plants import bare_tree, roots
from studio.motifs.things.kitchen import bottle, bread, fish_on_plate, glass, knife, napkin, plate
from studio.motifs.things.lights import candlestick, chandelier, lantern
from studio.motifs.things.tools import spade
from studio.scene import FLAT, Clip, Dots, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Veil, Wash, group

TURF, BOOTS = 402.0, 518.0
TABLE = 912.0
TIP = (478.0, 628.0)
BONE, DARK = colour("#efe3c4"), colour("#2a1a18")
CANDLE = colour("#ffd27a")
SHAFT = points((414, 399), (604, 398), (592, 530), (428, 526))


@card("supper_below")
def supper_below(chance: Chance) -> Scene:
    layout = chance.layout
    edge = layout.child("edge")
    turf = curve([(-20, TURF + 6), (200, TURF - 4), (420, TURF), (620, TURF - 2), (820, TURF + 8)])
    return Scene(
        sky=evening_sky(horizon=0.34),
        layers=(
            group(stars(layout.child("stars"), 30, (40, 40, 760, 230))),
            *hills(layout.child("hills"), (372,), colour("#54607a"), colour("#8a86a8")),
            steeple(460).placed(150, 392, 0.62).at_distance(0.45),
            bare_tree(layout.child("tree"), 330).placed(712, 408, 1.0),
            churchyard(),
            supper_room(),
            earth(layout.child("earth"), turf),
            group(Lines(paths(SHAFT), 5.0, DARK, taper=False, strength=0.9)),
            struck_light(),
            digger(),
            grass(edge, along_ground(edge, turf, 60), 15),
            crow("perched").placed(322, 302, 1.0),
            worms(),
        ),
        focal=(110, 600, 700, 1080),
        light=Lamplight((410, 720)),
        glaze=Glaze(colour("#2a2850"), 0.5, top=1.0, bottom=0.75),
        shadow=colour("#4a3040"),
    )


def vault() -> Points:
    """The room's outline in the cut: broad, low, its crown under the spade."""
    return blob(
        (84, 1096),
        (84, 1096),
        (78, 860),
        (110, 730),
        (230, 664),
        (380, 644),
        (TIP[0], 640),
        (590, 652),
        (680, 696),
        (722, 780),
        (726, 960),
        (720, 1096),
        (720, 1096),
    )


def earth(stream: Stream, turf: Points) -> Group:
    """The cut: brown below the grass, stones and roots in it, two holes."""
    body = np.vstack([turf, points((820, 1220), (-20, 1220))])
    stones = [
        ellipse(x, y, r, 0.7 * r)
        for x, y, r in (
            (60, 560, 16),
            (150, 500, 22),
            (700, 520, 20),
            (752, 640, 15),
            (48, 760, 14),
            (300, 560, 13),
            (660, 600, 11),
            (768, 900, 18),
            (46, 980, 16),
            (200, 1150, 17),
            (560, 1160, 20),
            (380, 1148, 12),
        )
    ]
    specks = stream.uniform(0, 1, count=160).reshape(-1, 2) * [760, 180] + [20, 430]
    bones = [limb([(x - 16, y), (x + 16, y + 5)], [7, 5, 7]) for x, y in ((250, 480), (742, 770))]
    return group(
        Shape(
            with_holes(body, vault(), SHAFT),
            colour("#7a5238"),
            "earth",
            1.0,
            colour("#4a3026"),
            form=FLAT,
            texture="ground",
            modelling=0.4,
            line=2.2,
        ),
        Wash(solid(np.vstack([turf, turf[::-1] + points((0, 30))])), colour("#3f5238"), "turf", 0.9, 4.0),
        Shape(solid(*stones), colour("#8a7a6c"), "stone", 0.9, texture="stone", line=1.4),
        Shape(solid(*bones), BONE, "bone", 0.5, line=1.2),
        Lines(tuple(points((x, y), (x + 3, y + 2)) for x, y in specks), 1.6),
        roots(stream, 190, 9, 12).placed(712, 412),
        name="earth",
    )


def churchyard() -> Group:
    """Leaning stones, and behind the grave its dark back wall."""
    return group(
        gravestone(0.1).placed(318, 410, 1.7),
        gravestone(-0.12).placed(236, 404, 1.15),
        gravestone(0.2).placed(664, 408, 1.3),
        gravestone(-0.05).placed(66, 408, 1.4),
        Shape(solid(SHAFT), colour("#3a2620"), "pit", 1.1, form=FLAT, texture="ground", modelling=0.4, line=1.6),
        Shape(
            solid(blob((590, 404), (620, 366), (668, 346), (716, 372), (744, 408))),
            colour("#6a4832"),
            "heap",
            1.0,
            texture="ground",
            line=1.8,
        ),
        lantern(standing=True).placed(388, 404, 1.15),
    )


def digger() -> Group:
    """Waist-deep, spade down, his head bent to what cannot be."""
    tool = spade()
    man = figure(
        "digging",
        outfit="waistcoat",
        hat="felt",
        beard="moustache",
        shoes="boots",
        mood="startled",
        lean=0.28,
        nod=0.4,
        holding=tool,
        hand=(-20, -46),
    )
    return man.dressed(waistcoat=colour("claret"), shirt=colour("#c8b8a0")).placed(530, BOOTS, 2.5).named("digger")


def struck_light() -> Group:
    """The crack at the spade's tip, and the warm air coming out of it."""
    crack = points(
        (448, 652), (462, 636), (452, 622), (466, 606), (460, 590), (496, 590), (502, 610), (494, 628), (508, 640),
        (512, 652),
    )  # fmt: skip
    fissures = paths(
        [(456, 626), (430, 616), (418, 594), (392, 588)], [(500, 612), (526, 606), (540, 584), (566, 580)],
        [(464, 600), (446, 578), (448, 556)], [(504, 640), (536, 636), (552, 622)], [(496, 592), (508, 566)],
    )  # fmt: skip
    return group(
        Veil(
            solid(points((446, 590), (512, 590), (570, 400), (424, 400))), CANDLE, "light", 0.3, 12.0, fade=(0.2, 1.0)
        ),
        Glow((TIP[0], 600), 150, colour("#ffe8a8"), 0.9),
        Shape(
            solid(*(limb(way, [6, 1], steps=1) for way in fissures)),
            colour("#ffe9b0"),
            "light",
            0.4,
            modelling=0,
            line=0.6,
        ),
        Shape(solid(crack), colour("#fff2c4"), "light", 0.4, modelling=0, line=0),
        name="crack",
    )


def supper_room() -> Group:
    """Warm, vaulted, everybody served."""
    room = solid(vault())
    bricks = [curve([(80, y), (400, y - 30), (730, y)]) for y in range(690, 900, 42)]
    guests: list[Item] = [
        guest("gown", colour("plum velvet"), "bonnet", 0.9, jaw=4.0, tilt=-0.16).placed(160, 1048, 3.2),
        guest("tailcoat", colour("petrol blue"), "tricorn", -1.2, tilt=0.1, holding=knife()).placed(282, 1056, 3.3),
        guest("dress", colour("claret"), "feather", 1.6, gaze_up=1.4, tilt=0.24).placed(420, 1048, 3.2),
        guest("coat", colour("olive"), "top hat", 1.4, jaw=2.5, tilt=0.12, holding=glass()).placed(
            652, 1052, 3.3, flip=True
        ),
    ]
    inside: list[Item] = [
        wall(colour("#d9964a"), colour("#b86a38"), (60, 590, 740, 1100), 0.25),
        Lines(tuple(bricks), 1.2, colour("sepia line"), strength=0.6),
        Glow((400, 760), 400, CANDLE, 0.7, falloff=1.1),
        chandelier(drop=30).placed(300, 628, 1.05),
        empty_chair(),
        *guests,
        Shape(solid(rectangle(60, 1040, 740, 1110)), colour("#8a5a3a"), "floor", 0.95, form=FLAT, line=1.5),
        contact_shadow(400, 1062, 640, DARK, 0.7),
        laid_table(),
        bone_dog().placed(250, 1086, 1.35),
    ]
    return group(Clip(room, group(*inside)), name="supper")


def empty_chair() -> Group:
    """Drawn up and waiting, exactly under the digger's boots."""
    wood = colour("#5f3320")
    back = blob(
        (496, 930), (496, 930), (492, 800), (504, 778), (540, 766), (576, 778), (588, 800), (584, 930), (584, 930)
    )
    pad = blob((508, 920), (508, 920), (506, 812), (540, 792), (574, 812), (572, 920), (572, 920))
    return group(
        Shape(solid(back), wood, "wood", 1.05, texture="wood", form=8, line=1.8),
        Shape(solid(pad), colour("claret"), "cloth", 1.0, texture="cloth", form=14, line=1.4),
        Dots(
            points((522, 830), (558, 830), (540, 858), (522, 886), (558, 886)), np.full(5, 3.4), colour("brass"), "stud"
        ),
        name="empty chair",
    )


def laid_table() -> Group:
    settings: list[Item] = [
        fish_on_plate().placed(296, TABLE + 2, 1.5),
        plate(36).placed(176, TABLE + 2, 1.4),
        plate(36).placed(404, TABLE + 2, 1.4),
        plate(36).placed(540, TABLE + 2, 1.5),
        napkin().placed(540, TABLE - 6, 1.3),
        plate(36).placed(642, TABLE + 2, 1.3),
        candlestick().placed(472, TABLE - 2, 1.15),
        candlestick().placed(230, TABLE - 4, 1.1),
        bottle(40).placed(352, TABLE - 2, 1.2),
        bread().placed(596, TABLE, 1.0),
        glass().placed(506, TABLE + 4, 1.3),
        glass(0.3).placed(130, TABLE + 4, 1.3),
    ]
    cloth = blob(
        (110, TABLE - 14), (110, TABLE - 14), (700, TABLE - 14), (700, TABLE - 14), (716, TABLE + 22),
        (712, TABLE + 88), (650, TABLE + 96), (560, TABLE + 86), (440, TABLE + 97), (300, TABLE + 86),
        (190, TABLE + 98), (96, TABLE + 88), (92, TABLE + 22),
    )  # fmt: skip
    legs = [rectangle(x, TABLE + 60, x + 16, 1066) for x in (128, 668)]
    folds = [curve([(x, TABLE + 24), (x - 4, TABLE + 56), (x + 2, TABLE + 86)]) for x in range(130, 700, 46)]
    return group(
        Shape(solid(*legs), colour("#5a3824"), "wood", 1.0, line=1.4),
        Shape(solid(cloth), colour("#f4e8d0"), "cloth", 0.55, texture="cloth", form=18, line=1.7),
        Lines((*folds, curve([(94, TABLE + 20), (400, TABLE + 24), (714, TABLE + 20)])), 1.2, strength=0.6),
        *settings,
        name="table",
    )


Headgear = Literal["bonnet", "tricorn", "feather", "top hat"]


def guest(
    outfit: OutfitName,
    cloth: Colour,
    hat: Headgear,
    turn: float,
    jaw: float = 0.6,
    gaze_up: float = 0.0,
    tilt: float = 0.0,
    holding: Group | None = None,
) -> Group:
    """One of the long-buried at table: good clothes, a ruff, a skull."""
    standing = figure(
        "offering" if holding is None else "waving", "front", outfit=outfit, hair="cropped", holding=holding
    )
    dressed = standing.dressed(skin=BONE, coat=cloth, dress=cloth, shirt=cloth)
    x, y = dressed.anchor("head")
    return group(
        dressed, ruff().placed(x, y + 14), skull(turn, jaw, gaze_up, hat).placed(x, y - 1, 0.95, tilt), name="guest"
    )


def ruff() -> Group:
    frill = [ellipse(11 * math.cos(a), 3.4 * math.sin(a), 3.2, 2.8) for a in np.linspace(0, math.tau, 15)[:-1]]
    pleats = [
        points((4 * math.cos(a), 1.2 * math.sin(a)), (11 * math.cos(a), 3.8 * math.sin(a)))
        for a in np.linspace(0, math.tau, 15)
    ]
    return group(
        Shape(fuse(ellipse(0, 0, 11.5, 4), *frill), colour("#fff6e2"), "collar", 0.35, line=1.1),
        Lines(tuple(pleats), 0.8, strength=0.6),
    )


def skull(turn: float, jaw: float, gaze_up: float, hat: Headgear) -> Group:
    """A skull round the head's middle with its hat; `turn` looks aside, `jaw` laughs."""
    cranium = blob(
        (-8.4, -3), (-6.4, -9.4), (0, -11.6), (6.4, -9.4), (8.4, -3), (7, 3), (4.6, 5), (4.4, 8), (-4.4, 8),
        (-4.6, 5), (-7, 3),
    )  # fmt: skip
    chin = blob((-4.6, 7 + jaw), (-4, 11.5 + jaw), (0, 12.6 + jaw), (4, 11.5 + jaw), (4.6, 7 + jaw), (0, 8 + jaw))
    sockets = [ellipse(x + turn, -1.2 - gaze_up, 2.5, 2.9) for x in (-3.6, 3.6)]
    nose = points((turn - 1.2, 4.2 - gaze_up), (turn, 1.6 - gaze_up), (turn + 1.2, 4.2 - gaze_up))
    teeth = paths(*([(x, 6.2), (x, 8)] for x in (-3, -1.5, 0, 1.5, 3)), [(-4.2, 6), (4.2, 6)])
    items: list[Item] = [
        Shape(solid(chin), BONE, "bone", 0.55, line=1.0),
        Shape(solid(cranium), BONE, "bone", 0.5, line=1.3),
        Shape(solid(*sockets, nose), DARK, "socket", 1.2, modelling=0, line=0.6),
        Lines(teeth, 0.9),
    ]
    return group(*items, headgear(hat), name="skull")


def headgear(hat: Headgear) -> Group:
    if hat == "bonnet":
        brim = blob((-10, 2), (-12, -9), (0, -17), (12, -9), (10, 2), (8, -5), (0, -10), (-8, -5))
        return group(Shape(solid(brim), colour("dusty rose"), "hat", 0.9, texture="cloth", line=1.2))
    if hat == "tricorn":
        cocked = blob((-14, -7), (-14, -7), (-6, -13), (0, -17), (6, -13), (14, -7), (14, -7), (0, -9))
        return group(Shape(solid(cocked), colour("#2c2a3a"), "hat", 1.1, line=1.3))
    if hat == "feather":
        quill = curve([(5, -9), (10, -18), (18, -25), (28, -28)])
        plume = limb(quill, [1.5, 7.0, 9.0, 7.0, 1.0], steps=1)
        barbs = tuple(
            points(at, at + side * reach * normal + 2.4 * heading)
            for at, normal, heading, reach in zip(
                quill[5:-4:3], normals(quill)[5:-4:3], tangents(quill)[5:-4:3], np.interp(
                    np.arange(len(quill))[5:-4:3], [0, 16, len(quill)], [2.4, 4.2, 2.0]
                ), strict=True,
            )
            for side in (-1, 1)
        )  # fmt: skip
        nicks = [
            points(
                at + side * 7 * normal, at + side * 7 * normal + 2.2 * heading, at + side * 1.6 * normal - 2.6 * heading
            )
            for side, step in ((-1, 9), (1, 12), (-1, 15), (1, 18), (-1, 20))
            for at, normal, heading in [(quill[step], normals(quill)[step], tangents(quill)[step])]
        ]
        return group(
            Shape(difference(solid(plume), solid(*nicks)), colour("#5f9a8c"), "feather", 0.8, line=1.1),
            Lines((quill, *barbs), 0.8, strength=0.7),
            Shape(solid(blob((-10, -8), (0, -15), (10, -8), (0, -9.5))), colour("claret"), "hat", 1.0, line=1.2),
        )
    crown = blob((-7, -9), (-7, -9), (-8, -27), (-8, -27), (8, -27), (8, -27), (7, -9), (7, -9))
    return group(
        Shape(solid(crown, ellipse(0, -9, 13, 2.6)), colour("#2c2426"), "hat", 1.1, line=1.3),
        Shape(solid(rectangle(-7.3, -14, 7.3, -10.5)), colour("claret"), "band", 1.0, line=0.8),
    )


def bone_dog() -> Group:
    """Waiting under the cloth for somebody else's bone."""
    spine = limb([(-36, -43), (-27, -38), (-18, -35), (-6, -36), (22, -32), (34, -22)], [5, 5, 5, 4.5, 4.5, 4])
    legs = [
        limb([(-22, -33), (-25, -16), (-23, -1), (-29, 0)], [4.5, 3.2, 3, 3.4]),
        limb([(24, -29), (32, -15), (24, -1), (17, 0)], [5, 3.2, 3, 3.4]),
        limb([(-14, -33), (-15, -16), (-13, 0)], [4, 3, 3]),
        limb([(16, -30), (20, -14), (14, 0)], [4, 3, 3]),
    ]
    ribs = [limb([(x, -35), (x - 4, -25), (x + 2, -18)], [2.4, 2.2, 1.6]) for x in (-16, -10, -4, 2, 8)]
    tail = limb([(33, -24), (44, -34), (42, -46)], [3.4, 2.6, 2])
    head = blob((-26, -40), (-30, -52), (-40, -54), (-48, -46), (-60, -42), (-60, -36), (-46, -35), (-36, -36))
    return group(
        Shape(solid(spine, *legs, *ribs, tail), BONE, "bone", 0.5, line=1.1),
        Shape(solid(head), BONE, "bone", 0.5, line=1.3),
        Shape(solid(ellipse(-42, -46, 2.8, 3)), DARK, "socket", 1.2, modelling=0, line=0.5),
        Lines(paths([(-60, -39), (-46, -38)]), 1.1),
        name="dog",
    )


def worms() -> Group:
    """Carrying plates in a line along the lower earth."""
    line: list[Item] = []
    for x in (150, 250, 350, 450, 550, 650):
        line += [worm().dressed(skin=colour("#e8a898")).placed(x, 1142, 4.0), plate(30).placed(x - 4, 1124, 1.0)]
    return group(*line, name="worms")
