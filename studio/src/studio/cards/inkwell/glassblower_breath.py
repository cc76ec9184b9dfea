"""The Glassblower's Breath: which of the two is holding the other up?"""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.geometry import (
    Outline,
    closed,
    curve,
    difference,
    ellipse,
    fuse,
    intersection,
    limb,
    outline,
    place,
    points,
    solid,
    union,
)
from studio.materials import brick, lit, metal, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Lamplight, Lines, Scene, Veil, Wash, group
from studio.skies import graded

MIDDLE, RADIUS = (396.0, 318.0), 286.0
JOIN, LIPS = (420.0, 640.0), (434.0, 762.0)  # where the glass ends, and where he does
FLOOR = 1130.0
FURNACE = outline("330,1130! 330,980 372,880 470,826 568,880 610,980 610,1130!")
ARCH = outline("280,1130! 280,970 330,850 470,780 610,850 660,970 660,1130!")
WHITE = colour("#ffffff")
CLOUDS = (
    (((180, 414, 52), (240, 384, 70), (310, 350, 84), (382, 390, 66), (440, 416, 44)), "150,436 470,436"),
    (((560, 230, 34), (604, 196, 46), (656, 214, 40)), "520,250 720,250"),
    (((470, 536, 26), (510, 510, 36), (560, 524, 28)), "440,548 600,548"),
)
FLOCK = (
    (360, 190, 1.5, 0.2), (420, 150, 1.2, -0.1), (300, 140, 1.0, 0.1), (478, 190, 0.9, 0.25), (250, 196, 0.8, 0.0),
    (400, 96, 0.7, -0.2), (520, 150, 0.6, 0.1),
)  # fmt: skip
TOOLS = (
    ("700,1150 752,700", [11, 11]), ("722,1152 790,742", [11, 11]), ("742,1150 812,800", [11, 11]),
    ("676,760 830,770", [13, 13]), ("30,1100 190,1100", [26, 26]), ("52,1106 40,1170", [16, 13]),
    ("170,1106 182,1170", [16, 13]), ("70,1086 70,1010", [9, 9]), ("96,1086 60,1014", [9, 9]),
    ("130,1086 130,1050", [44, 52]),
)  # fmt: skip
# The man, from his lips: a face thrown back, a chest, arms and legs.
HEAD = "-22,-34 -29,-14! -29,-8 -42,6 -31,11! -35,15 -42,19 -36,25! -34,34 -22,42 -2,42 18,36 34,4 30,-28 8,-44"
TRUNK = "2,54 -24,104 -42,160 -46,206 -30,244 0,250 26,232 34,190 56,140 60,92 46,60"
ARMS = (("22,88 -72,24!", "-72,24 -52,-30 -15,-98"), ("36,100 -64,84!", "-64,84 -46,20 -9,-62"))
LEGS = (("6,222 -20,262 -30,318!", "-30,318 0,356 26,404"), ("-18,222 -60,240 -104,272!", "-104,272 -100,320 -104,366"))
FEET = (
    "14,396! 36,398 36,416 22,436 8,462 -2,462 6,430",
    "-116,358! -92,360 -90,378 -112,396 -140,414 -146,406 -126,384",
)
APRON = "-46,176! -30,236 -56,276 -50,330 -74,372! -20,366 20,330! 14,290 34,226! 30,180"


@card("glassblower_breath")
def glassblower_breath(chance: Chance, palette: Palette) -> Scene:
    wall = graded((palette.soot, palette.ember, palette.furnace), weight=1.0)
    return Rig(wall, Lamplight((470.0, 1060.0)), None, palette.shade).scene(
        shop(palette), bubble(palette), blower(palette), focal="bubble"
    )


def shop(palette: Palette) -> Group:
    """The furnace door open, tools on their nails, boards with light on them."""
    boards = tuple(curve([(470 + 0.5 * (x - 470), FLOOR), (x, 1210)]) for x in range(-500, 1500, 120))
    spill = points((330, FLOOR), (610, FLOOR), (820, 1220), (120, 1220))
    floor = wood(outline(f"-20,{FLOOR}! 820,{FLOOR}! 820,1220! -20,1220!"), palette.soot, "floor", form=FLAT, line=2.4)
    tools = [limb(way, wide) for way, wide in TOOLS]
    return group(
        Glow((470.0, 1000.0), 560, palette.blaze, 0.7),
        brick(ARCH, palette.ember, "furnace", form=10, line=2.6),
        lit(FURNACE, palette.blaze, "fire", weight=0.8, colour_below=WHITE),
        Glow((470.0, 1040.0), 240, palette.blaze.lighter(0.7), 0.9),
        floor,
        lit(solid(*tools), palette.soot, "tools", weight=1.3),
        Veil(solid(spill), palette.blaze, "light", 0.8, 14, (1.0, 0.2)),
        Lines(boards, 2.2, strength=0.6),
    )


def bubble(palette: Palette) -> Group:
    """As large as his breath is long, with its own weather."""
    x, y = MIDDLE
    glass = fuse(ellipse(x, y, RADIUS), limb([(403, 540), (414, 600), (421, 650)], [250, 76, 30]), soften=30)
    sky = lit(glass, palette.day, "sky", weight=1.3, colour_below=palette.day.lighter(0.5))
    edge = limb(closed(ellipse(x, y, RADIUS - 10)), [26, 26], steps=1)
    shine = solid(
        limb(ellipse(x, y, RADIUS - 44, start=3.5, end=4.3), [3, 28, 3]),
        limb(ellipse(x, y, RADIUS - 44, start=4.4, end=4.56), [3, 18, 3]),
    )
    warm = solid(limb(ellipse(x, y, RADIUS - 24, start=0.5, end=2.3), [3, 40, 3]))
    return group(
        Glow(MIDDLE, 470, palette.day.lighter(0.3), 0.7),
        Clip(glass, group(sky, *weather(palette), Veil(solid(edge), palette.day.lighter(0.9), "edge", 0.8, 8))),
        Veil(warm, palette.blaze, "heat", 0.9, 9),
        Veil(shine, WHITE, "shine", 0.95, 3),
        Lines(tuple(closed(ring) for ring in glass), 3.0),
        name="bubble",
    )


def weather(palette: Palette) -> Group:
    """Heaped clouds with flat feet, and far birds."""
    heaps = [fuse(*(ellipse(x, y, r) for x, y, r in heap), limb(foot, [34, 34]), soften=4) for heap, foot in CLOUDS]
    bellies = [intersection(heap, tuple(place(ring, 20, 46) for ring in heap)) for heap in heaps]
    wings = curve("-20,-9! -10,-13 0,0! 10,-13 20,-9! 9,-8 0,6! -9,-8", closed=True)
    flock = solid(*(place(wings, *bird) for bird in FLOCK))
    return group(
        *(Veil(heap, WHITE, "cloud", 1.0, 2.5) for heap in heaps),
        *(Veil(belly, palette.day.lighter(0.6), "belly", 0.6, 10) for belly in bellies),
        lit(flock, palette.shade.darker(0.6), "bird", weight=1.3),
    )


def figure() -> Outline:
    """All chest, and nothing underfoot."""
    parts = [limb(upper, [32, 24]) for upper, _ in ARMS] + [limb(lower, [23, 20, 14]) for _, lower in ARMS]
    parts += [limb(upper, [54, 46, 36]) for upper, _ in LEGS] + [limb(lower, [36, 34, 21]) for _, lower in LEGS]
    parts += [ellipse(-13, -99, 15, 12), ellipse(-8, -62, 15, 12), limb("34,40 30,80", [44, 50])]
    head = place(curve(HEAD, closed=True), 41, 25, 1.0, 1.0)
    shapes = fuse(head, curve(TRUNK, closed=True), *parts, *(curve(foot, closed=True) for foot in FEET), soften=2)
    return union(shapes, outline(APRON))


def blower(palette: Palette) -> Group:
    """The cap has not reached the floor yet."""
    man = tuple(place(ring, *LIPS, 0.72) for ring in figure())
    rim = difference(man, tuple(place(ring, 3, -6) for ring in man))
    cap = outline("232,1010! 226,986 250,968 284,974 296,996! 316,1002 322,1012 300,1014!")
    shadow = limb("330,1166 430,1172 520,1166", [8, 34, 8])
    return group(
        Wash(solid(shadow), palette.soot, "shadow", 1.0, 5),
        metal(limb([LIPS, JOIN], [11, 13]), palette.iron, "pipe", form=6, line=2.0),
        lit(man, palette.soot, "blower", weight=1.4),
        Veil(rim, palette.blaze, "light", 0.9, 1.2),
        plain(cap, palette.soot, "cap", weight=1.3, form=8, line=2.0),
        name="blower",
    )
