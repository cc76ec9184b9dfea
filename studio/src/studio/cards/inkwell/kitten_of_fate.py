"""The Kitten of Fate: three sisters at work, and the thread in other paws."""

import math

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import Outline, Placing, Point, Points, blob, curve, ellipse, fuse, limb, points, rectangle, solid
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import mouse
from studio.motifs.people import OutfitName, figure
from studio.motifs.plants import bare_tree
from studio.motifs.rooms import chair, stove
from studio.motifs.things.kitchen import basket
from studio.motifs.things.tools import scissors, spindle, tangle, thread, yarn_ball
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, Veil, group

FIRE = (120.0, 640.0)
WINDOW = rectangle(330, 120, 700, 420)
CAT = Placing(434, 1060, 0.98)
RED, GINGER, CREAM, SOOT = colour("#d8201c"), colour("#e8842c"), colour("#fbe6c4"), colour("#2c2630")


@card("kitten_of_fate")
def kitten_of_fate(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#c98a50"), colour("#8a5434"), lines=0.4),
        layers=(
            winter_window(layout.child("window")),
            floor(),
            group(stove(True, 300).placed(112, 800, 2.5), Glow(FIRE, 420, colour("#ff9a3c"), 0.55)),
            sisters(),
            baskets(layout.child("baskets")),
            long_thread(),
            kitten(layout.child("kitten")),
            mouse("upright").placed(500, 1166, 3.0).dressed(fur=colour("#a09088")),
        ),
        focal="kitten",
        light=Lamplight(FIRE),
        glaze=Glaze(colour("#4a2438"), 0.32),
        shadow=colour("#5a3450"),
    )


def winter_window(stream: Stream) -> Group:
    """Snow, a far road, and the man at the other end of the thread, upside down."""
    road = blob(
        (330, 420),
        (330, 420),
        (430, 360),
        (560, 330),
        (596, 300),
        (610, 300),
        (590, 336),
        (500, 372),
        (440, 420),
        (440, 420),
    )
    man = figure("falling", outfit="coat").dressed(coat=colour("#34466a"), trousers=SOOT).placed(560, 200, 1.1, 0.2)
    view = group(
        Shape(solid(WINDOW), colour("#b8cde0"), "sky", 0.7, colour("#eef3f8"), form=FLAT, modelling=0, line=0),
        Shape(
            solid(
                blob(
                    (320, 330),
                    (320, 330),
                    (460, 300),
                    (600, 306),
                    (710, 284),
                    (710, 284),
                    (710, 430),
                    (710, 430),
                    (320, 430),
                    (320, 430),
                )
            ),
            colour("#f6f8fc"),
            "snow",
            0.2,
            form=FLAT,
            modelling=0.2,
            line=1.3,
        ),
        Shape(solid(road), colour("#c8d2e0"), "road", 0.5, form=FLAT, modelling=0, line=1.1),
        bare_tree(stream, 220, 0.1).placed(646, 346, 1.1),
        thread(curve([(550, 158), (536, 220), (520, 280), (470, 330), (400, 380), (360, 424)]), RED, 2.6),
        man,
    )
    frame = [
        limb(side, [15, 15]) for side in ([(324, 116), (706, 116)], [(324, 116), (324, 424)], [(706, 116), (706, 424)])
    ]
    bars = [limb(side, [8, 8]) for side in ([(515, 116), (515, 424)], [(324, 262), (706, 262)])]
    sill = points((300, 418), (730, 418), (744, 444), (286, 444))
    return group(
        Clip(solid(WINDOW), view),
        Glow((515, 270), 330, colour("#eaf2ff"), 0.3),
        Shape(solid(*frame, *bars, sill), colour("#7a4c2c"), "frame", 1.0, texture="wood", line=1.7),
        name="window",
    )


def floor() -> Group:
    boards = tuple(points((400 + 90 * k, 800), (400 + 210 * k, 1220)) for k in range(-5, 6))
    return group(
        Shape(
            solid(rectangle(-20, 800, 820, 1220)),
            colour("#a8703c"),
            "floor",
            0.95,
            colour("#6a3c28"),
            texture="wood",
            form=FLAT,
            line=1.8,
        ),
        Lines(boards, 1.4, strength=0.6),
        Glow((240, 900), 300, colour("#ffa850"), 0.35),
    )


def sister(
    x: float, y: float, size: float, flip: bool, shawl: Colour, outfit: OutfitName = "shawl", **options: object
) -> Group:
    """All alike, none the same, not one looking up."""
    seat = chair(colour("#5a3826")).placed(x, y, size, flip=flip)
    woman = figure("seated", age="old", outfit=outfit, mood="stern", nose="hooked", **options)  # type: ignore[arg-type]
    dressed = woman.dressed(dress=SOOT, shawl=shawl, skirt=SOOT, hat=SOOT, hair=colour("#d8d4d0"))
    return group(contact_shadow(x, y, 60 * size, colour("#2c1820"), 0.7), seat, dressed.placed(x, y, size, flip=flip))


def sisters() -> Group:
    spinner = sister(300, 850, 4.0, True, colour("#3a3440"), hair="bun", hand=(-29, -41), nod=0.3)
    measurer = sister(
        486,
        826,
        3.9,
        False,
        colour("#4a2c3a"),
        "dress",
        hat="kerchief",
        view="front",
        hand=(-16, -47),
        other_hand=(16, -47),
        grip="pinching",
        other_grip="pinching",
        nod=0.2,
    ).dressed(dress=colour("#5c4c5e"))
    cutter = sister(690, 880, 4.2, False, colour("#34323e"), hat="bonnet", hand=(-28, -41), nod=0.3)
    x, y = cutter.items[2].anchor("hand") if isinstance(cutter.items[2], Group) else (560.0, 680.0)
    spun = spinner.items[2]
    held_at = spun.anchor("hand") if isinstance(spun, Group) else (400.0, 650.0)
    held = measurer.items[2]
    left, right = (
        (held.anchor("hand"), held.anchor("other_hand"))
        if isinstance(held, Group)
        else ((420.0, 600.0), (560.0, 600.0))
    )
    measured = curve(
        [
            held_at,
            left,
            ((left[0] + right[0]) / 2, left[1] + 14),
            right,
            (x - 10, y - 20),
            (x - 30, y + 20),
            (540, 900),
            (470, 990),
        ]
    )
    shears = scissors(0.7, length=44).placed(x - 14, y, 1.7, -1.15)
    return group(
        measurer,
        spinner,
        spindle(RED).placed(*held_at, 2.6),
        cutter,
        thread(measured, RED, 3.4),
        shears,
        name="sisters",
    )


def baskets(stream: Stream) -> Group:
    """Lives of every thickness, waiting."""
    balls = [
        (96, 900, 1.9, "wool red"),
        (60, 904, 1.6, "#5a78a8"),
        (132, 906, 1.5, "#d8b04c"),
        (84, 876, 1.3, "#7a8a5a"),
        (118, 880, 1.2, "#e8e0d0"),
    ]
    return group(
        contact_shadow(96, 942, 150, colour("#2c1820"), 0.7),
        *(yarn_ball(14, colour(paint)).placed(x, y, size) for x, y, size, paint in balls),
        basket(50, handle=False).placed(96, 944, 2.4),
        yarn_ball(14, colour("#3f6a5c")).placed(610, 1140, 1.7),
    )


def long_thread() -> Group:
    """From the tangle over the boards, up the wall, over the sill, away."""
    return group(
        thread(
            curve(
                [
                    (520, 1020),
                    (600, 960),
                    (740, 940),
                    (764, 800),
                    (752, 620),
                    (730, 480),
                    (560, 452),
                    (400, 448),
                    (360, 424),
                ]
            ),
            RED,
            3.6,
        )
    )


def sock(ankle: Point, tip: Point) -> Outline:
    """A white paw, its toes spread beyond the tip."""
    turn = math.atan2(tip[1] - ankle[1], tip[0] - ankle[0])
    toes = [
        ellipse(tip[0] + 19 * math.cos(turn + spread), tip[1] + 19 * math.sin(turn + spread), 11, 11)
        for spread in (-0.95, -0.32, 0.32, 0.95)
    ]
    return fuse(ellipse(*tip, 22, 21), *toes, soften=1)


def pink_pads(ankle: Point, tip: Point) -> list[Points]:
    turn = math.atan2(tip[1] - ankle[1], tip[0] - ankle[0])
    small = [
        ellipse(tip[0] + 18 * math.cos(turn + spread), tip[1] + 18 * math.sin(turn + spread), 4.6, 4.6)
        for spread in (-0.95, -0.32, 0.32, 0.95)
    ]
    return [ellipse(*tip, 9, 8), *small]


def kitten(stream: Stream) -> Group:
    """On its back, belly up, all four paws in it."""
    body = blob(
        (-190, -40),
        (-150, -104),
        (-60, -128),
        (40, -126),
        (130, -106),
        (186, -60),
        (196, -10),
        (150, 30),
        (0, 42),
        (-140, 34),
    )
    legs = (
        [(-96, -70), (-134, -150), (-104, -214)],
        [(-36, -90), (-30, -176), (12, -226)],
        [(110, -70), (92, -160), (138, -208)],
        [(160, -40), (216, -104), (258, -126)],
    )
    paws = [limb(path, [70, 46, 38, 40]) for path in legs]
    tail = limb([(186, 0), (260, 24), (310, -14), (300, -60)], [32, 28, 24, 14])
    belly = blob((-120, -62), (-40, -104), (60, -104), (140, -74), (120, -20), (0, 4), (-100, -8))
    head = blob(
        (-150, -20),
        (-148, -84),
        (-200, -122),
        (-262, -120),
        (-312, -78),
        (-318, -20),
        (-282, 26),
        (-226, 40),
        (-172, 22),
    )
    ears = [
        blob((-300, -6), (-300, -6), (-352, 40), (-352, 40), (-268, 40), (-268, 40)),
        blob((-206, 30), (-206, 30), (-190, 92), (-190, 92), (-158, 24), (-158, 24)),
    ]
    toes = [sock(path[-2], path[-1]) for path in legs]
    pads = [pad for path in legs for pad in pink_pads(path[-2], path[-1])]
    bands = [curve([(x, -128 + d), (x + 8, -108 + d), (x + 4, -88 + d)]) for x, d in ((-128, 26), (150, 40), (172, 58))]
    bands += [curve([(x, 38), (x + 6, 18), (x + 2, 4)]) for x in (-90, -50, -10, 34, 76, 116)]
    arms = [
        curve([(x - 18, y), (x, y + 7), (x + 18, y)])
        for x, y in ((-122, -128), (-126, -154), (-33, -136), (-26, -166), (96, -132), (96, -158))
    ]
    eyes = solid(ellipse(-272, -44, 18, 21), ellipse(-206, -52, 18, 21))
    fur = Shape(fuse(body, *paws, tail, soften=4), GINGER, "fur", 1.0, texture="fur", form=50, line=2.2)
    drawn = group(
        contact_shadow(0, 44, 560, colour("#2c1820"), 0.7),
        Shape(solid(*ears), GINGER, "ear", 1.0, texture="fur", form=20, line=2.0),
        fur,
        Shape(solid(belly), CREAM, "belly", 0.5, texture="fur", form=30, line=0),
        *(Shape(toe, CREAM, "socks", 0.5, form=14, line=1.8) for toe in toes),
        Shape(solid(*pads), colour("#e08a80"), "pad", 0.9, form=4, line=1.0),
        Shape(fuse(head), GINGER, "fur", 1.0, texture="fur", form=46, line=2.2),
        Shape(solid(ellipse(-240, -84, 44, 28)), CREAM, "muzzle", 0.5, form=18, line=0),
        Shape(eyes, colour("#c8d850"), "eye", 0.9, form=FLAT, modelling=0.2, line=1.8),
        Shape(
            solid(ellipse(-268, -50, 8, 15), ellipse(-204, -58, 8, 15)),
            colour("#1c1418"),
            "pupil",
            1.2,
            form=FLAT,
            line=0,
        ),
        Shape(solid(points((-252, -78), (-230, -80), (-242, -92))), colour("#d87a70"), "nose", 1.0, line=1.3),
        Lines(
            (curve([(-242, -92), (-246, -104), (-262, -106)]), curve([(-242, -92), (-236, -104), (-220, -106)])), 1.8
        ),
        Lines(
            tuple(points((-240 + s * 30, -88), (-240 + s * 92, -92 + d)) for s in (-1, 1) for d in (-16, 0, 16)), 1.0
        ),
        Lines((*bands, *arms), 5.0, colour("#a8481c"), strength=0.9),
        Lines(
            tuple(points((x, 30), (x + dx, 12)) for x, dx in ((-262, 2), (-246, 0), (-230, -2))), 4.0, colour("#a8481c")
        ),
    ).under(CAT)
    knots = [
        tangle(stream.child(str(i)), size, RED, 14).placed(x, y)
        for i, (x, y, size) in enumerate(((372, 836, 62), (520, 826, 70), (446, 930, 56)))
    ]
    loops = curve(
        [
            (320, 850),
            (280, 790),
            (360, 770),
            (440, 850),
            (540, 780),
            (620, 850),
            (660, 920),
            (600, 900),
            (500, 960),
            (400, 940),
            (330, 1000),
        ]
    )
    return group(
        Veil(solid(ellipse(430, 950, 300, 150)), colour("#ffd8a0"), "light", 0.25, 50),
        drawn,
        thread(loops, RED, 4.0),
        *knots,
        name="kitten",
    )
