"""The Glassblower's Breath: it grows as long as he does not take the next one."""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.geometry import Outline, blob, closed, curve, ellipse, fuse, limb, outline, rectangle, solid, union
from studio.materials import lit, metal, plain, wood
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Lamplight, Lines, Scene, Sky, Stop, Veil, Wash, group

MIDDLE, RADIUS = (376.0, 420.0), 316.0
JOIN = (512.0, 728.0)  # where the pipe ends and the glass begins
FLOOR = 1086.0
CLOUDS = (
    "40,640 90,590 150,596 180,560 240,552 284,590 330,584 356,622 330,650 180,668",
    "470,650 500,616 540,616 560,580 610,570 650,600 700,600 690,650 600,664",
    "90,300 130,280 160,290 190,272 230,284 250,304 170,312",
)


@card("glassblower_breath")
def glassblower_breath(chance: Chance, palette: Palette) -> Scene:
    heat = Sky(
        tuple(Stop(at, getattr(palette, name), 1.0) for at, name in ((0, "ember"), (0.6, "furnace"), (1, "blaze"))),
        lines=0.0,
    )
    return Rig(heat, Lamplight((400.0, 960.0)), None, palette.shade).scene(
        group(Glow((300.0, 1060.0), 620, palette.blaze, 0.9)),
        shop(palette),
        bubble(palette),
        blower(palette),
        focal="bubble",
    )


def shop(palette: Palette) -> Group:
    """A floor with the furnace behind it, the day of the glass falling blue on the boards."""
    boards = tuple(curve([(400 + 0.62 * (x - 400), FLOOR), (x, 1210)]) for x in range(-300, 1150, 110))
    floor = wood(rectangle(-20, FLOOR, 820, 1220), palette.ember.darker(0.25), "floor", form=0, modelling=0.3, line=2.0)
    return group(
        floor,
        Lines(boards, 2.2, strength=0.6),
        Veil(solid(ellipse(330, 1150, 230, 24)), palette.day, "day on the floor", 0.5, 30),
    )


def bubble(palette: Palette) -> Group:
    """Blown hugely, with a whole noon in it, and what lives there."""
    x, y = MIDDLE
    glass = fuse(ellipse(x, y, RADIUS), limb([(450, 600), (482, 664), JOIN], [190, 92, 22]), soften=14)
    clouds = solid(*(blob(bank) for bank in CLOUDS))
    weather = group(
        lit(glass, palette.day.darker(0.1), "noon", weight=1.1, colour_below=palette.day.lighter(0.5)),
        Veil(clouds, colour("#ffffff"), "cloud", 0.9, 4),
    )
    edge = [limb(ellipse(x, y, RADIUS - 9), [20, 20], steps=1)]
    shine = solid(
        limb(ellipse(x, y, RADIUS - 46, start=3.5, end=4.35), [3, 26, 3]),
        limb(ellipse(x, y, RADIUS - 46, start=4.45, end=4.6), [3, 18, 3]),
    )
    warm = limb(ellipse(x, y, RADIUS - 26, start=0.3, end=1.9), [3, 26, 3])
    return group(
        Glow(MIDDLE, 480, palette.day.lighter(0.4), 0.55),
        Clip(glass, group(*weather, bird())),
        Clip(glass, group(Veil(solid(*edge), colour("#e8ffff"), "edge", 0.75, 7))),
        Veil(solid(warm), palette.blaze, "heat", 0.8, 6),
        Veil(shine, colour("#ffffff"), "shine", 0.95, 3),
        Lines(tuple(closed(ring) for ring in glass), 2.6),
        name="bubble",
    )


def bird() -> Group:
    """Wings up, and no room above."""
    far = outline(
        "316,430! 280,350 262,260 282,168 300,152 312,168! 328,176 334,196 328,214! 346,222 350,244 342,262! "
        "360,276 362,300 352,316! 372,380 360,440"
    )
    near = outline(
        "322,440! 340,350 400,262 500,196 540,186 546,202! 546,222 526,240! 548,244 552,264 526,288! 546,294 544,318 "
        "512,338! 528,346 520,370 488,386! 500,396 488,420 458,434! 440,460 400,476 350,470"
    )
    body = outline(
        "204,414! 228,394 240,372 272,360 302,374 330,404 400,424 460,452 520,488! 600,504! 594,528 612,544! 594,556 "
        "598,580! 560,574 500,546! 440,556 370,550 300,518 258,470 238,432"
    )
    quills = (
        "346,440 420,310 520,226",
        "370,446 440,350 520,274",
        "396,450 450,380 506,326",
        "420,448 456,406 480,380",
    )
    white = colour("#ffffff")
    return group(
        plain(far, colour("#cfe0f4"), "wing", weight=0.6, form=30, modelling=0.4, line=2.8),
        plain(body, white, "bird", weight=0.2, form=40, modelling=0.6, line=3.0),
        plain(near, white, "wing", weight=0.2, form=30, modelling=0.4, line=3.0),
        Lines(tuple(curve(way) for way in quills), 2.0, strength=0.6),
        lit(ellipse(262, 398, 6.5), colour("#16242c"), "eye", weight=1.2),
    ).placed(-30, -16, 1.05)


def blower(palette: Palette) -> Group:
    """A small dark man leaning back, all chest."""
    parts: Outline = union(
        outline("646,852! 638,868 622,884! 632,889 627,900! 631,908 626,934 634,944! 660,926 690,902 694,870 674,848"),
        solid(
            limb("672,894 690,930 700,980 694,1056", [30, 56, 70, 50]),
            limb("676,1048 656,1100 630,1146", [36, 27, 20]),
            limb("704,1048 726,1100 744,1146", [36, 27, 20]),
            limb("634,1147 600,1152", [20, 13]),
            limb("748,1147 714,1152", [20, 13]),
            limb("690,940 630,962!", [28, 20]),
            limb("630,962 596,856", [20, 14]),
            limb("706,936 756,968!", [26, 19]),
            limb("756,968 716,1016", [19, 15]),
            ellipse(595, 851, 12),
        ),
        outline("666,1010! 640,1100! 690,1104! 712,1020!"),
    )
    pipe = limb([(632, 908), JOIN], [11, 12])
    return group(
        Wash(solid(limb("620,1152 720,1166 840,1184", [14, 36, 44])), palette.soot, "shadow", 1.0, 4),
        metal(pipe, palette.iron, "pipe", form=6, line=2.0),
        lit(parts, palette.soot, "blower", weight=1.3, line=2.0),
        name="blower",
    )
