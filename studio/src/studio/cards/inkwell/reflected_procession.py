"""The Reflected Procession: a wedding crosses the bridge; in the water it is evening and they wear black."""

import math
from dataclasses import dataclass, replace
from typing import Literal

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, curve, paths, points, rectangle, solid
from studio.landscape import evening_sky, halo, hills, morning_sky, ripples, stars
from studio.motifs.animals import BirdPose, crow, dove, hound, mirrored_below, swan
from studio.motifs.buildings import bridge
from studio.motifs.people import POSES, OutfitName, Pose, Reach, Who
from studio.motifs.things.lights import candle
from studio.motifs.things.tools import walking_stick
from studio.scene import FLAT, Glaze, Group, Item, Lines, Mirror, Scene, Shape, Sunlight, group

DRAWN = Sheet("inkwell/reflected_procession")

WATER = 606.0
GROWN = 1.16
ARCHES = ((128.0, 96.0, 92.0), (400.0, 116.0, 118.0), (672.0, 96.0, 92.0))


def road_at(x: float) -> float:
    """Height of the humpbacked road."""
    return 470 - 46 * math.cos((x - 400) / 400 * math.pi / 2)


@card("reflected_procession")
def reflected_procession(chance: Chance) -> Scene:
    layout = chance.layout
    morning, evening = world(layout, day=True), world(layout, day=False)
    surface = group(
        Lines(paths(curve([(20, WATER), (300, WATER + 1), (780, WATER)])), 1.7, strength=0.8),
        ripples(layout.child("ripples"), solid(rectangle(0, WATER, 800, 1200)), colour("#f0c8b0"), 54),
        mirrored_below(swan("floating")).placed(548, WATER + 4, 1.15),
        name="surface",
    )
    return Scene(
        sky=morning.sky,
        layers=(*morning.layers, group(Mirror(evening, WATER, 1.6, colour("#2a2450"), 0.2)), surface),
        focal=(250, 280, 560, 600),
        light=morning.light,
        glaze=Glaze(colour("#c08a60"), 0.1),
        shadow=morning.shadow,
    )


def world(layout: Stream, day: bool) -> Scene:
    """One of the two towns, upright; the same names of chance lay out both, so that they mirror each other."""
    banks, gables = layout.child("banks"), layout.child("roofs")
    if day:
        light = group(halo((120, 330), 420, colour("#fff0c0"), 0.85), birds(day))
        sky, stone = morning_sky((120, 330, 190), horizon=0.42), colour("#e3cba0")
        far = hills(banks, (452,), colour("#a8ac78"), colour("#c8bca0"))
    else:
        night = stars(layout.child("stars"), 60, (40, 40, 760, 260), colour("#efe4ff"))
        light = group(night, halo((120, 330), 300, colour("#e8a890"), 0.45), birds(day))
        sky, stone = evening_sky((120, 330, 130), horizon=0.29), colour("#6d6488")
        far = hills(banks, (452,), colour("#4c4670"), colour("#8a6a98"))
    return Scene(
        sky=sky,
        layers=(light, *far, roofs(gables, day), procession(day), bridge(road_at, WATER, ARCHES, stone)),
        focal="bridge",
        light=Sunlight((-0.65, -0.55, 0.5) if day else (0.5, -0.6, 0.5)),
        glaze=None if day else Glaze(colour("#3a2f66"), 0.12),
        shadow=colour("#7a7498") if day else colour("#3f3a68"),
    )


def roofs(stream: Stream, day: bool) -> Group:
    """A row of gables beyond the bridge."""
    wall, roof, window = ("#ecd2a4", "terracotta", "#8a7a70") if day else ("#5c5478", "#3c3454", "lamp yellow")
    items: list[Item] = []
    for x in (*range(24, 250, 48), *range(580, 800, 48)):
        half, eaves = stream.uniform(15, 21), 464 - stream.uniform(34, 62)
        gable = points((x - 1.2 * half, eaves), (x, eaves - 28), (x + 1.2 * half, eaves))
        pane = rectangle(x - 4, eaves + 10, x + 4, eaves + 22)
        items += [
            Shape(
                solid(rectangle(x - half, eaves - 2, x + half, 470)), colour(wall), "wall", 0.75, form=FLAT, line=1.2
            ),
            Shape(solid(gable), colour(roof), "roof", 0.9, form=FLAT, line=1.2),
            Shape(solid(pane), colour(window), "window", 0.9, modelling=0, line=0.8),
        ]
    return Group(tuple(items), "roofs", far=0.55)


def birds(day: bool) -> Group:
    """Doves over the wedding; what flies in the water is black."""
    kind = dove if day else crow
    flights: tuple[tuple[float, float, float, float, BirdPose], ...] = (
        (150, 196, 1.7, -0.1, "flying"), (236, 138, 1.35, 0.1, "wings down"), (330, 184, 1.1, -0.2, "flying"),
        (606, 150, 1.5, 0.05, "flying"), (690, 204, 1.15, -0.1, "wings down"), (520, 96, 0.95, 0.1, "flying"),
    )  # fmt: skip
    return group(*(kind(pose).placed(x, y, size, turn, flip=True) for x, y, size, turn, pose in flights), name="birds")


Burden = Literal["", "branch", "fiddle", "stick"]

MOURNING = (
    "coat",
    "dress",
    "shirt",
    "trousers",
    "hat",
    "band",
    "hair",
    "beard",
    "shoes",
    "collar",
    "belt",
    "stockings",
)
DARKER: dict[OutfitName, OutfitName] = {"wedding gown": "gown", "waistcoat": "jacket"}

LIFTING = replace(POSES["walking"], hands=(Reach(0.72, -0.06, 0.0), Reach(0.36, -0.84)), nod=-0.1)
TRAIN_BEARING = replace(POSES["walking"], hands=(Reach(0.6, -0.74, 0.0), Reach(0.56, -0.76)), lean=0.42, nod=0.1)
HAND_GIVEN = replace(POSES["walking"], hands=(Reach(0.7, -0.4, 0.0), Reach(0.3, -0.86)), look=0.25)
HAND_TAKEN = replace(POSES["walking"], hands=(Reach(-0.5, -0.46, 0.1), Reach(0.35, -0.8)), look=0.1)
FIDDLING = replace(POSES["playing fiddle"], feet=POSES["walking"].feet, heels=POSES["walking"].heels, hip=0.96)
LEANING_ON_STICK = replace(POSES["walking"], hands=(Reach(0.46, -0.66), Reach(-0.2, -0.9)), lean=0.12)


@dataclass(frozen=True)
class Guest:
    """One of the procession: where, how large, and who by day."""

    x: float
    size: float
    who: Who
    pose: Pose
    carries: Burden = ""


def girl(dress: str, hair: str) -> Who:
    colours = {"dress": colour(dress), "hair": colour(hair)}
    return Who("child", outfit="short dress", hair="plaits", hat="wreath", colours=colours)


GUESTS = (
    Guest(72, 1.72, girl("rose", "copper"), LIFTING, "branch"),
    Guest(
        138, 1.66, Who("child", outfit="jacket", hat="cap", colours={"coat": colour("verdigris")}), LIFTING, "branch"
    ),
    Guest(206, 1.82, girl("honey", "walnut"), LIFTING, "branch"),
    Guest(
        274, 1.7, Who("youth", outfit="dress", hair="bun", hat="wreath", colours={"dress": colour("coral rose")}),
        TRAIN_BEARING,
    ),
    Guest(384, 1.8, Who(outfit="wedding gown", hair="bun", hat="veil", mood="tender"), HAND_GIVEN),
    Guest(474, 1.84, Who(outfit="tailcoat", hat="top hat", colours={"trousers": colour("oatmeal")}), HAND_TAKEN),
    Guest(
        560, 1.72,
        Who(
            outfit="waistcoat", hat="felt", beard="moustache",
            colours={"waistcoat": colour("barn red"), "trousers": colour("loden green")},
        ),
        FIDDLING, "fiddle",
    ),
    Guest(
        704, 1.72, Who("old", outfit="coat", hat="bowler", beard="full", colours={"coat": colour("olive")}),
        LEANING_ON_STICK, "stick",
    ),
)  # fmt: skip


def procession(day: bool) -> Group:
    walkers = [wedding_guest(guest) if day else mourner(guest) for guest in GUESTS]
    dog = hound("leaping").dressed(fur=colour("ginger")).placed(632, road_at(632) - 8, 1.4, flip=True)
    return group(*([] if day else [DRAWN("long_box")]), *walkers, dog, name="procession")


def wedding_guest(guest: Guest) -> Group:
    carried = {"branch": branch, "fiddle": fiddle, "stick": walking_stick}
    held = carried[guest.carries]() if guest.carries else None
    figure = guest.who.posed(guest.pose, holding=held)
    if guest.carries == "fiddle":
        figure = group(figure, bow(figure.anchor("hand"), figure.anchor("other_hand")))
    return figure.placed(guest.x, road_at(guest.x) - 4, GROWN * guest.size, flip=True)


def mourner(guest: Guest) -> Group:
    """The same guest bowed and in black; branches have become candles, the fiddle is silent."""
    black = dict.fromkeys(MOURNING, colour("mourning black")) | {"skin": colour("#cfb0b0")}
    hat = "kerchief" if guest.who.outfit in ("dress", "short dress", "wedding gown") else guest.who.hat
    outfit = DARKER.get(guest.who.outfit, guest.who.outfit)
    who = replace(guest.who, outfit=outfit, hat=hat, mood="grieving", colours=black)
    pose = replace(guest.pose, nod=0.45, look=0.0, lean=guest.pose.lean + 0.06)
    held = walking_stick() if guest.carries == "stick" else candle(15, radius=2.0, weeping=False).placed(0, 5)
    if guest.carries == "branch":
        pose = replace(pose, hands=(Reach(0.46, -0.3, 0.0), pose.hands[1]))
    elif guest.carries == "fiddle":
        pose = replace(POSES["walking"], nod=0.45)
    figure = who.posed(pose, holding=held if guest.carries in ("branch", "stick") else None)
    return figure.placed(guest.x, road_at(guest.x) - 4, GROWN * guest.size, flip=True)


def branch() -> Group:
    """A green branch, held at the origin."""
    return DRAWN("branch")


def fiddle() -> Group:
    """A fiddle by its neck, its body towards the player's chin."""
    return DRAWN("fiddle")


def bow(neck: Point, hand: Point) -> Group:
    """The bow from the player's other hand across the strings."""
    across = (neck[0] + 9 - hand[0], neck[1] - 3 - hand[1])
    return group(Lines(paths([hand, (hand[0] + 2.6 * across[0], hand[1] + 2.6 * across[1])]), 1.4, steady=True))
