"""The Thirteenth Hat: count the hats, then count the plates."""

import math
from dataclasses import dataclass

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.geometry import (
    Placing,
    closed,
    curve,
    ellipse,
    fuse,
    limb,
    outline,
    points,
    rectangle,
    resample,
    solid,
    star,
)
from studio.materials import cloth, fur, metal, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group

MIDDLE = (400.0, 600.0)
SEATS = 13
EMPTY = 7
BLACK, STRAW = "#2a2836", "#fff6dc"
LIGHT = Sunlight((-0.5, -0.6, 0.6))
TRUNK = "24,-40 0,-62 -50,-72 -110,-58 -142,-22 -146,0 -142,22 -110,58 -50,72 0,62 24,40"


@dataclass(frozen=True)
class Guest:
    """An animal from above, its nose along x."""

    coat: str
    ears: str = ""  # rings, on one side
    tail: str = ""
    tail_wide: tuple[float, ...] = (26, 40, 8)
    muzzle: tuple[float, ...] = (46, 22)  # widths
    long: float = 66.0
    pale: str = "#f6ead8"  # muzzle and tail's end
    hat: str = "bowler"
    felt: str = "#3a3440"
    marks: str = ""


POINTED, ROUND = "-26,36! -6,92! 34,48!", "-22,40 -20,84 12,96 36,74 30,40"
LONG, CROC = "-4,20 -60,60 -130,84 -150,70 -110,44 -40,14", "-130,0 -210,40 -280,-10 -330,20"
LEAF, FLAP = "0,40 4,96 20,104 32,84 28,40", "-24,30 -54,84 -20,108 28,98 46,60 30,30"
GUESTS = (
    Guest("#e0702c", POINTED, "-130,0 -190,30 -236,-10", (30, 62, 50, 10), hat="top", felt="#2c5a8c"),
    Guest("#f4f2ee", LONG, "-140,0 -160,0", (44, 40), (50, 40), 50, hat="boater", felt="#f2cf62"),
    Guest("#8f9aa8", ROUND, "-140,0 -190,-40 -220,20 -260,10", (10, 9, 8, 4), (44, 14), hat="fez", felt="#d8342c"),
    Guest("#f2a8a8", POINTED, "-142,0 -160,16 -170,-10 -184,8", (9, 8, 6), (52, 50), 60, "#f2a8a8", "chef", "#fffdf6"),
    Guest("#7a5234", ROUND, hat="party", felt="#f04f8c", muzzle=(60, 36), pale="#d8b48c"),
    Guest("#4f9a52", "", CROC, (70, 50, 28, 4), (60, 44, 30), 130, "#4f9a52", "sombrero", "#f0b43c"),
    Guest("#b8c850", "", "-140,0 -170,0", (20, 4), (44, 36), 60, "#b8c850", "bonnet", "#8c5ac0", "shell"),
    Guest(""),  # the one who is not there
    Guest("#fffdf6", LEAF, "-140,0 -190,16 -230,0", (8, 20), (48, 40), 66, "#3a3640", "bowler", "#b8502c", "stripes"),
    Guest("#a8a4c0", FLAP, "-140,0 -180,14 -206,0", (9, 8, 14), (40, 28, 20), 120, "#a8a4c0", "beret", "#d8342c"),
    Guest("#e8a030", ROUND, "-130,0 -196,-30 -250,10", (26, 26, 24, 20), hat="boater", felt=STRAW, marks="stripes"),
    Guest("#fbf4e4", LEAF, "-140,0 -164,0", (40, 30), (44, 30), 60, "#4a4046", "top", "#1f8a6c", "wool"),
    Guest("#d89a3c", ROUND, "-140,0 -200,20 -240,-10", (14, 26), (58, 40), 60, "#f8e4b8", "crown", "#ffd21e", "mane"),
)  # fmt: skip


@card("thirteenth_hat")
def thirteenth_hat(chance: Chance, palette: Palette) -> Scene:
    seats = [seat(number) for number in range(SEATS)]
    there = [number for number in range(SEATS) if number != EMPTY]
    return Rig(None, LIGHT, None, palette.shade).scene(
        floor(palette),
        group(*(item for number in there for item in body(GUESTS[number], seats[number]))),
        table(palette, seats),
        group(*(item for number in there for item in head(GUESTS[number], seats[number])), name="company"),
        nobody(seats[EMPTY], palette),
        focal="company",
    )


def seat(number: int) -> Placing:
    """Where that guest sits, as far from each neighbour as everybody, looking at the dish."""
    ring = resample(ellipse(*MIDDLE, 252, 404, start=-math.pi / 2, end=1.5 * math.pi, count=200), 1.0)
    x, y = ring[int((number + 0.35) / SEATS * len(ring))]
    return Placing(x, y, 0.94, math.atan2(MIDDLE[1] - y, 1.5 * (MIDDLE[0] - x)))


def floor(palette: Palette) -> Group:
    tiles = [
        rectangle(x, y, x + 100, y + 100) for x in range(0, 800, 100) for y in range((x // 100) % 2 * 100, 1200, 200)
    ]
    return group(
        plain(rectangle(-20, -20, 820, 1220), palette.floor, "floor", weight=0.5, form=FLAT, line=0.0),
        plain(solid(*tiles), palette.tile, "tile", weight=0.6, form=FLAT, modelling=0.2, line=1.2),
    )


def table(palette: Palette, seats: list[Placing]) -> Group:
    """A white cloth, thirteen plates, one dish with its cover on."""
    top, (x, y) = ellipse(*MIDDLE, 204, 352, count=120), MIDDLE
    plates = [ellipse(*at.point((100, 0)), 30) for at in seats]
    return group(
        Wash(solid(ellipse(x + 16, y + 20, 210, 358)), palette.shade, "shadow", 0.7, 6),
        cloth(top, palette.cloth, "cloth", weight=0.25, form=18, modelling=0.6, line=2.4),
        *(plain(plate, palette.cloth, "plate", weight=0.2, form=8, line=1.6) for plate in plates),
        Lines(tuple(closed(ellipse(*at.point((100, 0)), 18)) for at in seats), 1.2, strength=0.6),
        Wash(solid(ellipse(x + 16, y + 20, 98, 106)), palette.shade, "shadow", 0.7, 8),
        metal(ellipse(x, y, 98, 104), palette.silver, "dish", weight=0.7, line=2.4),
        metal(ellipse(x - 2, y - 4, 80, 86), palette.silver.lighter(0.2), "cover", weight=0.6, line=2.2),
        Veil(outline("348,560 368,534 400,524 378,552 362,584"), palette.cloth, "shine", 0.95, 3),
        metal(ellipse(x - 4, y - 10, 17), palette.silver, "knob", weight=0.9, line=2.2),
    )


def body(guest: Guest, at: Placing) -> list[Item]:
    coat = colour(guest.coat)
    shadow = at(points("-150,-60 20,-60 20,80 -150,80"))
    items: list[Item] = [Wash(solid(shadow), colour("#4a5a70"), "shadow", 0.35, 20)]
    if guest.tail:
        way, wide = at(points(guest.tail)), guest.tail_wide
        items.append(fur(limb(way, wide), coat, "tail", line=2.0))
        if wide[-2] > 36 and guest.long > 60:
            items.append(fur(limb(way[-2:], wide[-2:]), colour(guest.pale), "tail", line=1.8))
    items.append(fur(at(curve(TRUNK, closed=True)), coat, "body", form=50, line=2.4))
    return [*items, *coated(guest, at)]


def coated(guest: Guest, at: Placing) -> list[Item]:
    """What tells one back from another: stripes, a shell, wool."""
    dark = colour("#2a2430")
    if guest.marks == "stripes":
        ways = [
            points((x, -66 + 0.1 * abs(x + 50)), (x - 14, 0), (x, 66 - 0.1 * abs(x + 50))) for x in range(-118, 10, 24)
        ]
        return [plain(at(limb(way, [4, 11, 4])), dark, "stripe", weight=1.0, modelling=0.3, line=0.0) for way in ways]
    if guest.marks == "shell":
        plates = [(-66, 0, 34)] + [(-66 + 58 * math.cos(a), 52 * math.sin(a), 25) for a in np.arange(6) * math.tau / 6]
        shell = plain(at(ellipse(-66, 0, 96, 84)), colour("#4a7a34"), "shell", form=40, line=2.4)
        scutes = (at(ellipse(x, y, r, count=6)) for x, y, r in plates)
        return [shell, *(plain(ring, colour("#7aa648"), "scute", form=12, line=2.0) for ring in scutes)]
    if guest.marks == "wool":
        lumps = [(-66 + 62 * math.cos(a), 56 * math.sin(a)) for a in np.arange(11) * math.tau / 11]
        fleece = fuse(*(at(ellipse(x, y, 30)) for x, y in lumps), at(ellipse(-66, 0, 60)))
        return [plain(fleece, colour(guest.coat), "wool", weight=0.5, form=30, line=2.4)]
    return [Lines((at(curve("-20,0 -80,4 -136,0")),), 1.4, strength=0.4)]


def head(guest: Guest, at: Placing) -> list[Item]:
    """Paws on the cloth, ears and nose from under the brim."""
    coat, pale = colour(guest.coat), colour(guest.pale)
    paws = [at(limb([(-20, side * 60), (40, side * 62), (74, side * 44)], [36, 30, 26])) for side in (-1, 1)]
    toes = tuple(at(points((86, side * 44 + k), (74, side * 46 + k))) for side in (-1, 1) for k in (-6, 2))
    items: list[Item] = [*(fur(paw, coat, "paw", line=2.0) for paw in paws), Lines(toes, 1.6)]
    if guest.ears:
        one = curve(guest.ears, closed=True)
        inner = 0.6 * one + 0.4 * one.mean(axis=0)
        for side in (1, -1):
            items.append(fur(at(one * [1, side]), coat, "ear", line=2.0))
            items.append(plain(at(inner * [1, side]), colour("#e89a94"), "ear", weight=0.8, line=0.0))
    if guest.marks == "mane":
        items.insert(0, fur(at(star(0, 0, 96, 74, 17)), colour("#8a4a1c"), "mane", form=30, line=2.2))
    nose = [(10.0, 0.0), (0.6 * guest.long, 0.0), (guest.long, 0.0)]
    items += [
        fur(at(ellipse(4, 0, 48, 50)), coat, "head", line=2.0),
        plain(at(limb(nose, guest.muzzle)), pale, "muzzle", weight=0.7, line=2.0),
        plain(at(ellipse(guest.long + 4, 0, 8, 9)), colour("#2a2028"), "nose", weight=1.1, line=1.0),
    ]
    return [*items, *hat(guest.hat, guest.felt, Placing(*at.point((-8, 0)), 0.8, at.rotation))]


SHAPES = {  # brim, radius of the crown below and above, how far it rises away from us
    "top": (60, 38, 42, 62), "boater": (62, 42, 42, 16), "fez": (0, 44, 30, 46), "party": (0, 46, 3, 84),
    "sombrero": (92, 36, 14, 44), "bowler": (54, 42, 30, 24), "bonnet": (58, 46, 36, 18), "chef": (0, 42, 60, 40),
    "beret": (0, 62, 46, 6), "crown": (0, 44, 50, 20),
}  # fmt: skip


def hat(kind: str, felt: str, at: Placing) -> list[Item]:
    brim, low, high, rise = SHAPES[kind]
    paint = colour(felt)
    wall = fuse(*(at(ellipse(-rise * t, 0, low + (high - low) * t)) for t in np.linspace(0, 1, 14)))
    crown = at(ellipse(-rise, 0, high))
    items: list[Item] = []
    if brim:
        items += [
            Wash(solid(at(ellipse(8, 8, brim + 4))), colour("#3a3a58"), "shadow", 0.5, 5),
            plain(at(ellipse(0, 0, brim)), paint, "brim", weight=1.0, form=14, line=2.4),
        ]
    items.append(plain(wall, paint.darker(0.14), "crown", weight=1.0, form=20, line=2.4))
    if brim and kind != "sombrero":
        ribbon = at(ellipse(-0.18 * rise, 0, low + 1, start=-1.9, end=1.9))
        items.append(Lines((ribbon,), 8, colour("#d8342c" if felt in (STRAW, BLACK) else "#f6efe0")))
    if kind == "crown":
        items.append(plain(at(star(-rise, 0, high + 16, high - 6, 9)), paint, "points", weight=1.0, line=2.2))
        items.append(plain(at(ellipse(-rise + 4, 0, high - 16)), colour("#a8243c"), "lining", weight=1.0, line=1.6))
    elif kind != "party":
        items.append(plain(crown, paint, "crown", weight=1.0, form=16, line=2.2))
    if kind in ("party", "fez", "sombrero"):
        tuft = colour(STRAW if kind == "party" else BLACK)
        items.append(plain(at(ellipse(-rise, 0, 13)), tuft, "tuft", weight=0.7, line=1.8))
    return items


def nobody(at: Placing, palette: Palette) -> Group:
    """A chair, and a hat on it."""
    back = at(rectangle(-122, -70, -96, 70))
    chair = at(rectangle(-100, -62, 36, 62))
    return group(
        Wash(solid(at(points("-112,-50 30,-50 40,76 -112,76"))), palette.shade, "shadow", 0.6, 8),
        wood(chair, palette.chair, "seat", line=2.4),
        wood(back, palette.chair.darker(0.2), "chair", line=2.4),
        *hat("top", BLACK, Placing(*at.point((-22, 0)), 0.74, at.rotation)),
        name="nobody",
    )
