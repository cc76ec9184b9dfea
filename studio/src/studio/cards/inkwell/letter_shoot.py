"""The Season for Letters: one of them will not arrive."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import ellipse, limb, paths, rectangle, solid
from studio.landscape import fog, graded_sky, halo, hills, ripples, streaks
from studio.motifs.animals import dog
from studio.motifs.buildings import cottage
from studio.motifs.people import figure
from studio.motifs.plants import reeds
from studio.motifs.things.kitchen import sack
from studio.motifs.things.papers import envelope, winged_letter
from studio.motifs.things.tools import gun
from studio.motifs.vessels import punt, wake
from studio.scene import Clip, Glaze, Group, Item, Lines, Scene, Shape, Sunlight, Wash, group

DRAWN = Sheet("inkwell/letter_shoot")

WATER = 812.0
DAWN = (330.0, 766.0)
FALLEN = (230.0, 548.0)


@card("letter_shoot")
def letter_shoot(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            "0 #557a80 1, 0.26 #a8a458 0.95, 0.46 #d2a83c 1, 0.6 #f5dc60 0.8, 0.68 #fbe98e 0.6, 1 #e8c35c 0.6",
            lines=0.45,
            halo=(*DAWN, 210),
            lines_until=0.7,
        ),
        layers=(
            group(
                halo(DAWN, 380, colour("#fff6c8"), 0.75),
                streaks(layout.child("streaks"), (0, 500, 800, 720), colour("#fdf3c4")),
            ),
            *hills(layout.child("hills"), (770, 792), colour("#71897a"), colour("#d8cf8a"), swell=14),
            waiting_house(),
            marsh(layout.child("marsh")),
            far_reeds(layout.child("far")),
            flight(),
            shot_letter(),
            group(fog(layout.child("fog"), 840, 40, colour("#fbf0c0"), 0.5)),
            retriever(layout.child("dog")),
            hunter(layout.child("hunter")),
            near_reeds(layout.child("near")),
        ),
        focal="fallen letter",
        light=Sunlight((-0.6, -0.35, 0.6)),
        glaze=Glaze(colour("#5a6a5c"), 0.22, top=0.3, bottom=1.5),
        shadow=colour("#5a6f76"),
        haze=colour("#f0dc90"),
    )


def marsh(stream: Stream) -> Group:
    water = solid(rectangle(-20, WATER, 820, 1220))
    return group(*DRAWN("marsh"), ripples(stream, water, colour("#fdf3c4"), 46), name="water")


def waiting_house() -> Group:
    """Far off, somebody before a lit house who has been standing there since autumn."""
    home = cottage(lit=True).placed(92, 808, 0.32)
    someone = figure("hands behind back", outfit="shawl").placed(176, 814, 0.46)
    return group(home, someone, far=0.15)


def flight() -> Group:
    """A broken V: one arm whole, the other with a hole in it."""
    items: list[Item] = []
    lead = np.array([124.0, 330.0])
    for step, beat in enumerate((0.9, 0.1, -0.7, 0.6, -0.2, 0.9, -0.8, 0.3)):
        x, y = lead + step * np.array([80.0, -32.0]) + [0, 9 * (step % 2)]
        items.append(winged_letter(40, beat).placed(float(x), float(y), 1.75 - 0.085 * step, -0.1 + 0.04 * (step % 3)))
    for step, beat in ((1, -0.6), (2, 0.7), (4, 0.4), (5, -0.8), (6, 0.8)):
        x, y = lead + step * np.array([84.0, 26.0]) + [14, 8 * (step % 2)]
        items.append(winged_letter(40, beat).placed(float(x), float(y), 1.7 - 0.1 * step, 0.06))
    circling = winged_letter(40, -0.9).placed(116, 478, 1.5, 0.34, flip=True)
    return group(*items, circling, name="flight")


def shot_letter() -> Group:
    """It tumbles seal over flap, scattering its page in scraps as white as down."""
    (x, y), size = FALLEN, 1.3
    return group(
        *DRAWN("shot_letter"),
        envelope(100, sealed=True).placed(x, y, 1.0, 0.62),
        *DRAWN("shot_letter_paper"),
        name="fallen letter",
    ).placed(x * (1 - size), y * (1 - size), size)


def hunter(stream: Stream) -> Group:
    """Dark against the water; the smoke has not left the muzzle."""
    man = figure(
        "pointing",
        outfit="oilskin",
        hat="felt",
        beard="full",
        build="broad",
        mood="stern",
        shoes="boots",
        lean=-0.1,
        nod=-0.2,
        holding=gun().placed(0, 0, 0.62, 0.4),
        hand=(-24, -83),
        other_hand=(-40, -90),
        grip="holding",
        other_grip="holding",
    ).dressed(coat=colour("#6a4a2c"), hat=colour("#4a3526"), trousers=colour("#3b3a30"), shoes=colour("#2e241e"))
    stand = man.placed(600, 1012, 3.5)
    return group(
        Wash(solid(ellipse(590, 1046, 270, 20)), colour("#22383a"), "shadow", 0.8, 9),
        bag(),
        stand,
        punt(270, colour("#6b4a2e")).placed(596, 1056, 1.65),
        wake(stream, 430).placed(560, 1062),
        *DRAWN("hunter"),
        name="hunter",
    )


def bag() -> Group:
    """Bulging, none of them opened."""
    items: list[Item] = [sack(54, tied=False).placed(704, 1008, 1.9)]
    for x, y, turn in ((668, 900, -0.5), (704, 884, 0.1), (738, 902, 0.55), (690, 868, -0.2), (724, 874, 0.4)):
        items.append(envelope(44).placed(x, y, 1.0, turn))
    return group(*reversed(items), name="bag")


def retriever(stream: Stream) -> Group:
    """Swimming back, chin up, the letter held very gently."""
    swimmer = dog("standing").placed(150, 1100, 3.2, -0.16, flip=True)
    x, y = swimmer.anchor("mouth")
    above_water = solid(rectangle(-20, 700, 820, 1010))
    rings = tuple(ellipse(180, 1014, a, b, start=0.1, end=6.1) for a, b in ((120, 13), (156, 21), (190, 30)))
    return group(
        Clip(above_water, group(swimmer.dressed(fur=colour("#5a3a24"), belly=colour("#8a6440")))),
        Wash(solid(ellipse(180, 1012, 112, 9)), colour("#22383a"), "shadow", 0.5, 6),
        Lines(rings, 1.5, strength=0.6),
        envelope(76).placed(x + 10, y + 6, 1.0, -0.2),
        Lines(paths([(x - 26, y - 2), (x - 6, y - 6)]), 2.0),
        wake(stream, 220).placed(180, 1020),
        name="dog",
    )


def far_reeds(stream: Stream) -> Group:
    spots = ((40, 832), (120, 826), (470, 828), (530, 834), (760, 838), (700, 830))
    return group(*(reeds(stream.child(i), 7, 90, 44).placed(x, y, 0.75) for i, (x, y) in enumerate(spots)), far=0.35)


def near_reeds(stream: Stream) -> Group:
    """The foreground: dark stalks the whole width, low in the middle."""
    places = (
        (34, 1230, 1.8),
        (96, 1236, 1.5),
        (182, 1240, 1.5),
        (300, 1244, 1.2),
        (420, 1246, 1.3),
        (540, 1244, 1.4),
        (660, 1240, 1.7),
        (768, 1234, 2.6),
    )
    clumps = [reeds(stream.child(i), 11, 118, 62).placed(x, y, size) for i, (x, y, size) in enumerate(places)]
    bank = limb("-20,1210 200,1196 430,1206 640,1196 820,1206", [40, 30, 24, 30, 40])
    return group(
        *(clump.tinted(colour("#2c2418"), 0.55) for clump in clumps),
        Shape(solid(bank), colour("#2c2418"), "ground", 1.1, line=0),
    )
