"""The Tree of Faces: ripe ones already smile like somebody."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, curve, paths, rectangle, resample, solid
from studio.landscape import along_ground, graded_sky, grass, ground, halo, hills, stars, streaks, tufts
from studio.motifs.animals import raven, worm
from studio.motifs.people import figure
from studio.motifs.plants import leaves
from studio.motifs.things.keepsakes import MaskMood, mask
from studio.motifs.things.kitchen import basket
from studio.scene import Clip, Glaze, Glow, Group, Lamplight, Lines, Scene, group

DRAWN = Sheet("inkwell/mask_tree")

AFTERGLOW = (700.0, 800.0)
BONE = colour("bone white")
PICKED = (470.0, 540.0)


@card("mask_tree")
def mask_tree(chance: Chance) -> Scene:
    layout = chance.layout
    slope = curve("-20,900 160,872 380,930 600,1010 820,1040")
    edge, near = layout.child("edge"), layout.child("near")
    return Scene(
        sky=graded_sky(
            "0 #4a3468 0.95, 0.3 #7c4a80 0.85, 0.55 #c46a6c 0.75, 0.75 #f2a868 0.6", lines=0.5, halo=(*AFTERGLOW, 200)
        ),
        layers=(
            group(halo(AFTERGLOW, 460, colour("#ffc88a"), 0.75), stars(layout.child("stars"), 26, (300, 40, 770, 240))),
            streaks(layout.child("streaks"), (380, 560, 800, 800), colour("#f0b088")),
            *hills(layout.child("hills"), (880, 930), colour("#5c4470"), colour("#b0708a")),
            tree(layout.child("tree")),
            ground(slope, colour("#6a4a78"), colour("#3c2c50"), weight=1.0),
            grass(edge, along_ground(edge, slope, 70), 18),
            harvest(),
            DRAWN("mask_tree"),
            full_basket().placed(330, 1130, 2.9),
            girl().placed(550, 1118, 5.8),
            masked_raven().placed(130, 1096, 2.7, flip=True),
            fallen().placed(704, 1092),
            grass(near, tufts(near, 80, (20, 1120, 780, 1200)), 32, weight=1.4),
        ),
        focal="harvest",
        light=Lamplight((640, 620)),
        glaze=Glaze(colour("#3a2258"), 0.42),
        shadow=colour("#453060"),
    )


BOUGHS: tuple[tuple[tuple[Point, ...], tuple[float, ...]], ...] = (
    (
        ((150, 930), (176, 760), (150, 600), (210, 440), (300, 330), (420, 270), (560, 240), (690, 268)),
        (130, 84, 72, 58, 44, 32, 20, 7),
    ),
    (((170, 620), (110, 500), (120, 360), (70, 230), (84, 110)), (56, 40, 28, 16, 5)),
    (((206, 450), (190, 330), (240, 200), (330, 110), (420, 84)), (48, 32, 22, 12, 4)),
    (((180, 700), (270, 610), (380, 560), (500, 520), (620, 536), (720, 500)), (52, 36, 28, 20, 12, 4)),
    (((440, 268), (500, 170), (600, 120), (700, 126)), (24, 15, 9, 3)),
    (((560, 244), (640, 330), (720, 366)), (16, 10, 3)),
    (((380, 560), (440, 470), (540, 430)), (20, 12, 4)),
    (((120, 380), (78, 396), (70, 466)), (20, 12, 4)),
)


def tree(stream: Stream) -> Group:
    """Old, leaning into the dusk, nearly leafless."""
    twigs = np.vstack([resample(curve(path[-3:]), 30) for path, _ in BOUGHS])
    crown = leaves(stream, twigs, 17.0, 22.0, colour("rust"), "pointed", 3)
    return group(*DRAWN("tree"), *crown, name="tree")


FACES: tuple[tuple[float, float, float, MaskMood, float], ...] = (
    (322, 330, 104, "calm", 0.06),
    (440, 280, 92, "grieving", -0.08),
    (556, 258, 108, "laughing", 0.05),
    (664, 276, 84, "asleep", -0.06),
    (288, 168, 88, "sly", 0.08),
    (404, 96, 84, "startled", -0.05),
    (590, 136, 84, "calm", 0.06),
    (692, 130, 74, "grieving", 0.1),
    (84, 170, 78, "asleep", -0.06),
    (124, 400, 88, "laughing", 0.07),
    (300, 604, 88, "sly", -0.08),
    (612, 548, 100, "startled", 0.08),
    (712, 516, 78, "laughing", -0.08),
    (708, 372, 70, "calm", 0.1),
)


def harvest() -> Group:
    """Faces on threads, faintly luminous; the lowest one is being chosen."""
    x, y = PICKED
    lights = [
        Glow((at, hook + 0.65 * size), 0.9 * size, colour("#fff0dc"), 0.35, spare=0.6) for at, hook, size, _, _ in FACES
    ]
    fruits = [mask(mood, BONE, size).placed(at, hook, 1.0, turn) for at, hook, size, mood, turn in FACES]
    infested = fruits[11].anchor("eye")
    return group(
        *lights,
        *fruits,
        DRAWN("unripe"),
        worm("upright").placed(infested[0] + 2, infested[1] + 4, 2.6),
        Glow((x, y + 90), 210, colour("#ffe8d0"), 0.6),
        Lines(paths([(x - 6, 528), (x, y)]), 1.8),
        mask("laughing", BONE, 142).placed(x, y, 1.0, -0.06),
        name="harvest",
    )


def girl() -> Group:
    """On tiptoe, one arm up."""
    who = figure("reaching up", "three_quarter_back", age="child", outfit="dress", hair="plait", nod=-0.5)
    return who.dressed(dress=colour("#3f6a9c"), hair=colour("#7a4a2c")).named("girl")


def full_basket() -> Group:
    """The day's harvest, faces up."""
    wicker = basket(44)
    x, y = wicker.anchor("mouth")
    picked = [mask(mood, BONE, size).placed(x + at, y + drop, 1.0, turn) for at, drop, size, mood, turn in HEAP]
    return group(wicker, Clip(solid(rectangle(x - 60, y - 80, x + 60, y + 4)), group(*picked)), name="basket")


HEAP: tuple[tuple[float, float, float, MaskMood, float], ...] = (
    (-1, -29, 24, "asleep", 0.1),
    (-10, -19, 24, "grieving", 0.25),
    (12, -18, 24, "calm", -0.22),
    (1, -16, 26, "sly", 0.05),
)


def masked_raven() -> Group:
    """It has helped itself."""
    bird = raven("standing")
    x, y = bird.anchor("eye")
    return group(bird, mask("sly", BONE, 17).placed(x - 1, y - 11, 1.0, 0.12))


def fallen() -> Group:
    """One that fell and has begun to sprout."""
    return group(mask("asleep", BONE, 74).placed(-44, 16, 1.0, -1.75), *DRAWN("fallen"), name="fallen")
