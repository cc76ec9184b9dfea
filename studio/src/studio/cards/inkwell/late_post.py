"""The Late Post: three hills, four seasons, one letter; the last finger's breadth is the longest."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.geometry import Points, curve, ellipse, limb, paths, points, resample, solid
from studio.landscape import along_ground, contact_shadow, graded_sky, grass, ground, halo, tufts
from studio.motifs.animals import butterfly, snail
from studio.motifs.buildings import letterbox, ruin
from studio.motifs.plants import birch, fir, flower, grass_blades, ivy, leafy_tree
from studio.motifs.rooms import rocking_chair
from studio.motifs.things.papers import envelope
from studio.scene import Glaze, Group, Item, Lines, Scene, Shape, Sunlight, Veil, Wash, group

LIGHT = (560.0, 250.0)
SNAIL = (548.0, 1066.0, 15.5)
PINK = colour("faded ribbon pink")
SHADE = colour("#2f4436")
HILLS = (
    ([(-20, 470), (180, 440), (420, 404), (600, 388), (820, 420)], "#eef2f6", "#c9d6e2"),
    ([(-20, 540), (220, 560), (430, 520), (640, 486), (820, 510)], "#c9803a", "#a85f34"),
    ([(-20, 640), (180, 650), (420, 640), (620, 600), (820, 588)], "#d9c25c", "#a6b04e"),
    ([(-20, 770), (160, 776), (400, 764), (640, 716), (820, 700)], "#8fae5c", "#4e7444"),
)


@card("late_post")
def late_post(chance: Chance) -> Scene:
    layout = chance.layout
    winter, autumn, summer, spring = (curve(line) for line, _, _ in HILLS)
    meadow, near = layout.child("meadow"), layout.child("near")
    return Scene(
        sky=graded_sky(
            (0.0, "#a9c79a", 0.7),
            (0.25, "#d6e2b4", 0.5),
            (0.42, "#f4efcf", 0.3),
            (1.0, "#f4efcf", 0.3),
            lines=0.4,
            halo=(*LIGHT, 160),
            lines_until=0.4,
        ),
        layers=(
            group(halo(LIGHT, 430, colour("#fdfbe0"), 0.7)),
            hill(0, winter),
            winter_wood(layout.child("winter")),
            hill(1, autumn),
            autumn_wood(layout.child("autumn")),
            hill(2, summer),
            hill(3, spring),
            trail(),
            home(layout.child("home")),
            grass(meadow, along_ground(meadow, spring, 70, 70), 16),
            group(contact_shadow(150, 1108, 150, SHADE, 0.6), contact_shadow(560, 1070, 420, SHADE, 0.75)),
            box_on_its_post(layout.child("box")),
            postman(),
            bluebells(layout.child("bells")),
            grass(near, tufts(near, 60, (20, 1120, 780, 1200)), 44, weight=1.5),
            group(
                *(
                    grass_blades(near.child(i), 22, 70, 60, colour("#4f7a3f")).placed(x, 1216, 1.5)
                    for i, x in enumerate((60, 250, 420, 600, 760))
                )
            ),
        ),
        focal=(90, 660, 420, 920),
        light=Sunlight((0.5, -0.7, 0.5)),
        glaze=Glaze(colour("#5c7a58"), 0.16, bottom=1.4),
        shadow=colour("#5f7a78"),
        haze=colour("#eef2dc"),
    )


def hill(index: int, line: Points) -> Group:
    _, high, low = HILLS[index]
    return ground(line, colour(high), colour(low), weight=0.45 if index == 0 else 0.85)


def winter_wood(stream: Stream) -> Group:
    spots = ((120, 462), (160, 456), (236, 446), (476, 412), (516, 408), (730, 414))
    return group(*(fir(stream.child(i), 70, snow=True).placed(x, y) for i, (x, y) in enumerate(spots)), far=0.3)


def autumn_wood(stream: Stream) -> Group:
    spots = (
        (420, 540, "#b3432c"),
        (470, 534, "#d08a2c"),
        (540, 520, "#c25a2a"),
        (770, 518, "#d8a03a"),
        (360, 556, "#a8552c"),
    )
    return group(
        *(leafy_tree(stream.child(i), 84, leaf=colour(leaf)).placed(x, y) for i, (x, y, leaf) in enumerate(spots)),
        far=0.12,
    )


def trail() -> Group:
    """Silver all the way back, through grass, stubble, leaves and snow."""
    way = [
        (690, 1070),
        (770, 1052),
        (752, 984),
        (600, 930),
        (560, 880),
        (690, 830),
        (740, 780),
        (660, 726),
        (640, 690),
        (716, 650),
        (700, 612),
        (640, 580),
        (690, 540),
        (640, 496),
        (612, 470),
        (660, 430),
        (640, 392),
    ]
    widths = [46, 44, 40, 36, 32, 28, 25, 21, 18, 16, 13, 11, 9, 7, 6, 5, 3]
    path = curve(way)
    sheen = tuple(
        points((x - 0.2 * half, y), (x + 0.2 * half, y + 1))
        for (x, y), half in zip(resample(path, 26), np.linspace(40, 4, len(resample(path, 26))), strict=True)
    )
    return group(
        Veil(solid(limb(way, widths)), colour("#f4f8f6"), "trail", 0.95, 1.0),
        Wash(solid(limb(way, [0.35 * width for width in widths])), colour("#9fb4bc"), "trail", 0.35, 2.0),
        Lines(sheen, 1.2, colour("#6f858c"), strength=0.6),
        name="trail",
    )


def home(stream: Stream) -> Group:
    """What is left: walls, a chair a vine has learnt to rock, and a birch where the stairs were."""
    vine = [(330, 772), (346, 740), (322, 712), (344, 690)]
    return group(
        birch(stream.child("birch"), 420, colour("#8fb04c")).placed(248, 770, 1.6),
        ruin(stream.child("ruin"), 300, 210).placed(208, 788, 1.15, flip=True),
        birch(stream.child("sapling"), 260, colour("#a5bf5a")).placed(120, 792, 1.1),
        rocking_chair(rocked=0.12).placed(486, 822, 1.15),
        ivy(stream.child("vine"), curve([(560, 824), (534, 790), (516, 748), (500, 724)]), 9, 1.2),
        ivy(stream.child("ivy"), curve([(60, 786), (66, 700), (96, 640), (90, 590)]), 13, 1.4),
        ivy(stream.child("more"), curve(vine), 11, 1.4),
        name="ruin",
        far=0.12,
    )


def box_on_its_post(stream: Stream) -> Group:
    shell = snail("hidden").placed(54, 1122, 6.0)
    box = letterbox().placed(164, 1112, 4.2, -0.06).dressed(metal=colour("#8a4a3c"))
    climber = curve([(150, 1110), (190, 1040), (150, 980), (186, 900), (146, 850), (160, 800)])
    return group(shell.dressed(shell=colour("#c9bfae")), box, ivy(stream, climber, 17, 1.1), name="letterbox")


def postman() -> Group:
    """Both horns up, the letter balanced on them, the cap straight: it is a matter of duty."""
    x, y, size = SNAIL
    body = snail("reaching").placed(x, y, size)
    eye_x, eye_y = body.anchor("eye")
    head_x, head_y = body.anchor("head")
    back_x, back_y = body.anchor("back")
    strap = curve(
        [
            (back_x - 86, back_y + 166),
            (back_x - 60, back_y + 40),
            (back_x + 10, back_y + 12),
            (back_x + 66, back_y + 70),
        ]
    )
    bag = points(
        (back_x + 10, back_y + 74),
        (back_x + 112, back_y + 66),
        (back_x + 122, back_y + 152),
        (back_x + 14, back_y + 160),
    )
    flap = points(
        (back_x + 6, back_y + 70),
        (back_x + 116, back_y + 62),
        (back_x + 104, back_y + 112),
        (back_x + 62, back_y + 126),
        (back_x + 20, back_y + 116),
    )
    return group(
        body.dressed(skin=colour("#d8b384"), shell=colour("#a8653a")),
        Lines((strap,), 9.0, colour("leather brown").darker(0.12), strength=1.0, taper=False, steady=True),
        Shape(solid(bag), colour("leather brown"), "leather", 1.05, form=14, line=2.0),
        Shape(solid(flap), colour("leather brown").lighter(0.06), "leather", 1.0, form=10, line=1.8),
        Shape(solid(ellipse(back_x + 62, back_y + 112, 7, 7)), colour("brass"), "buckle", 1.0, line=1.3),
        cap().placed(head_x + 42, head_y + 2, 0.8, 0.42),
        letter_held(eye_x, eye_y),
        name="postman",
    )


def cap() -> Group:
    crown = curve([(-36, 0), (-36, 0), (-46, -34), (-20, -50), (24, -50), (46, -32), (36, 0), (36, 0)], closed=True)
    peak = curve([(-34, -2), (-34, -2), (-58, 4), (-70, 18), (-40, 14), (-8, 6), (-8, 6)], closed=True)
    navy = colour("#2f4468")
    return group(
        Shape(solid(crown), navy, "hat", 1.1, form=16, texture="cloth", line=1.9),
        Shape(solid(limb([(-36, -4), (0, 2), (37, -5)], [15, 15, 15])), navy.darker(0.12), "band", 1.1, line=1.5),
        Shape(solid(peak), colour("soot"), "peak", 1.1, form=6, line=1.6),
        Shape(solid(ellipse(-16, -14, 8, 9)), colour("brass"), "badge", 1.0, line=1.2),
    )


def letter_held(x: float, y: float) -> Group:
    """Ribbon faded to the colour of old roses; between its corner and the slot, a finger's breadth."""
    letter = envelope(112, sealed=False).placed(x - 2, y - 36, 1.0, 0.26)
    ends = [[(x - 4, y - 32), (x + 22, y - 6), (x + 18, y + 34)], [(x - 4, y - 32), (x - 20, y + 4), (x - 12, y + 40)]]
    across: list[Item] = [
        Shape(solid(limb(path, [9, 9])), PINK, "ribbon", 0.95, line=1.2)
        for path in ([(x - 60, y - 50), (x + 54, y - 18)], [(x + 8, y - 72), (x - 12, y - 2)], *ends)
    ]
    return group(
        halo((x - 40, y - 50), 130, colour("#fffbe6"), 0.5),
        letter,
        *across,
        Shape(
            solid(ellipse(x - 14, y - 42, 13, 8, 0.5), ellipse(x + 8, y - 40, 13, 8, -0.4)), PINK, "bow", 0.95, line=1.3
        ),
        Lines(
            paths(
                [(x - 78, y - 62), (x - 88, y - 68)],
                [(x - 76, y - 44), (x - 90, y - 44)],
                [(x - 74, y - 76), (x - 82, y - 88)],
            ),
            1.8,
        ),
    )


def bluebells(stream: Stream) -> Group:
    stems = [
        flower("bell", 70, colour("#6a78b8"), bend).placed(x, y, size)
        for x, y, size, bend in ((640, 1176, 2.0, 0.3), (716, 1180, 1.6, -0.2), (330, 1170, 1.3, 0.25))
    ]
    ringing = paths([(614, 1044), (604, 1036)], [(608, 1062), (596, 1062)])
    return group(*stems, Lines(ringing, 1.6), butterfly("folded", "lemon").placed(600, 872, 3.0), name="bluebells")
