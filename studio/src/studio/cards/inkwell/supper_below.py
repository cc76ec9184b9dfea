"""Supper Below: a spade strikes light, and one chair at the table is still free."""

from typing import Literal

import numpy as np

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import (
    Points,
    blob,
    curve,
    difference,
    ellipse,
    limb,
    normals,
    outline,
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
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Wash, group

DRAWN = Sheet("inkwell/supper_below")

TURF, BOOTS = 402.0, 518.0
TABLE = 912.0
TIP = (478.0, 628.0)
BONE, DARK = colour("#efe3c4"), colour("#2a1a18")
CANDLE = colour("#ffd27a")
SHAFT = points("414,399 604,398 592,530 428,526")


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
            DRAWN("struck_light"),
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
    specks = stream.uniform(0, 1, count=160).reshape(-1, 2) * [760, 180] + [20, 430]
    return group(
        materials.earth(
            with_holes(body, vault(), SHAFT), colour("#7a5238"), colour_below=colour("#4a3026"), modelling=0.4, line=2.2
        ),
        Wash(solid(np.vstack([turf, turf[::-1] + points((0, 30))])), colour("#3f5238"), "turf", 0.9, 4.0),
        *DRAWN("earth"),
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
        *DRAWN("churchyard"),
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
        DRAWN("empty_chair"),
        *guests,
        Shape(solid(rectangle(60, 1040, 740, 1110)), colour("#8a5a3a"), "floor", 0.95, form=FLAT, line=1.5),
        contact_shadow(400, 1062, 640, DARK, 0.7),
        laid_table(),
        DRAWN("bone_dog"),
    ]
    return group(Clip(room, group(*inside)), name="supper")


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
    return group(*DRAWN("laid_table"), *settings, name="table")


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
        dressed,
        DRAWN("ruff").placed(x, y + 14),
        skull(turn, jaw, gaze_up, hat).placed(x, y - 1, 0.95, tilt),
        name="guest",
    )


def skull(turn: float, jaw: float, gaze_up: float, hat: Headgear) -> Group:
    """A skull round the head's middle with its hat; `turn` looks aside, `jaw` laughs."""
    chin = blob((-4.6, 7 + jaw), (-4, 11.5 + jaw), (0, 12.6 + jaw), (4, 11.5 + jaw), (4.6, 7 + jaw), (0, 8 + jaw))
    sockets = [ellipse(x + turn, -1.2 - gaze_up, 2.5, 2.9) for x in (-3.6, 3.6)]
    nose = points((turn - 1.2, 4.2 - gaze_up), (turn, 1.6 - gaze_up), (turn + 1.2, 4.2 - gaze_up))
    teeth = paths(*([(x, 6.2), (x, 8)] for x in (-3, -1.5, 0, 1.5, 3)), [(-4.2, 6), (4.2, 6)])
    items: list[Item] = [
        Shape(solid(chin), BONE, "bone", 0.55, line=1.0),
        *DRAWN("skull"),
        Shape(solid(*sockets, nose), DARK, "socket", 1.2, modelling=0, line=0.6),
        Lines(teeth, 0.9),
    ]
    return group(*items, headgear(hat), name="skull")


def headgear(hat: Headgear) -> Group:
    if hat == "bonnet":
        brim = blob("-10,2 -12,-9 0,-17 12,-9 10,2 8,-5 0,-10 -8,-5")
        return group(Shape(solid(brim), colour("dusty rose"), "hat", 0.9, texture="cloth", line=1.2))
    if hat == "tricorn":
        cocked = blob("-14,-7! -6,-13 0,-17 6,-13 14,-7! 0,-9")
        return group(Shape(solid(cocked), colour("#2c2a3a"), "hat", 1.1, line=1.3))
    if hat == "feather":
        quill = curve("5,-9 10,-18 18,-25 28,-28")
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
            Shape(outline("-10,-8 0,-15 10,-8 0,-9.5"), colour("claret"), "hat", 1.0, line=1.2),
        )
    return DRAWN("headgear")


def worms() -> Group:
    """Carrying plates in a line along the lower earth."""
    line: list[Item] = []
    for x in (150, 250, 350, 450, 550, 650):
        line += [worm().dressed(skin=colour("#e8a898")).placed(x, 1142, 4.0), plate(30).placed(x - 4, 1124, 1.0)]
    return group(*line, name="worms")
