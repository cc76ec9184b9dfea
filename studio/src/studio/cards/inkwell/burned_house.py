"""The House That Burned: what is a house, when everybody is at table?"""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import PEOPLE, Arm, Camera, Dress, Hair, Head, Pose, drawn, person
from studio.geometry import ellipse, limb, outline, points, rectangle, resample, solid
from studio.landscape import snow
from studio.materials import brick, cloth, metal, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

LIGHT = Sunlight((-0.5, -0.6, 0.6))
TABLE = 984.0
EATING = Arm((-0.08, -0.50, 0.46), (0.9, -0.3, -0.3), "hold", (-0.4, 0.3, 1), (-0.6, 0, 0), holds=0.5)
RESTING = Arm((-0.14, -0.56, 0.50), (0.9, -0.2, -0.4), "rest", (-0.6, -0.1, 1), (0, -1, 0))


@card("burned_house")
def burned_house(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.sky, palette.sky, palette.low)), LIGHT, None, palette.shade).scene(
        ground(palette),
        chimney(palette),
        walls(palette),
        group(family(), table(palette), name="family"),
        snow(chance.layout.child("snow"), 110, (0, 0, 800, 1200), 5.0),
        focal="family",
    )


def ground(palette: Palette) -> Group:
    """Snow, and a black field where the floor was."""
    beams = [limb(path, [30, 22]) for path in ("40,900 150,780", "90,930 60,760", "716,920 770,770", "650,900 790,850")]
    return group(
        Veil(outline("-60,700! 200,690 500,704 860,690! 860,1260! -60,1260!"), palette.snow, "snow", 1.0, 3),
        plain(
            outline("-60,880! 40,838 300,826 560,834 780,842 860,880! 860,1240! -60,1240!"),
            palette.char,
            "ash",
            weight=1.2,
            form=FLAT,
            modelling=0.1,
            line=0.0,
        ),
        wood(solid(*beams), palette.char, "beam", weight=1.2, line=2.4),
    )


def chimney(palette: Palette) -> Group:
    stack = outline("606,860! 614,560! 644,520! 640,250! 724,250! 726,520! 760,560! 770,860!")
    smoke = limb("684,236 660,180 704,130 676,70 720,10", [26, 44, 58, 76, 96])
    return group(
        Veil(solid(smoke), palette.snow, "smoke", 0.8, 12),
        brick(stack, palette.brick, "chimney", form=16, line=2.6),
        brick(rectangle(626, 232, 738, 262), palette.brick.darker(0.1), "cap", form=6, line=2.6),
        plain(
            outline("646,860! 646,740 688,690 730,740 730,860!"),
            palette.char,
            "hearth",
            weight=1.2,
            modelling=0,
            line=2.2,
        ),
    )


def walls(palette: Palette) -> Group:
    """As they were, in dashes: gable, corners, a window, the lamp's hook."""
    strokes = (
        "34,900 34,440 766,440 766,900",
        "-20,452 400,92 820,452",
        "90,486 244,486 244,650 90,650 90,486",
        "167,486 167,650",
        "90,568 244,568",
    )
    dashes = [
        path[k : k + 3]
        for stroke in strokes
        for path in [resample(points(stroke), 17)]
        for k in range(0, len(path) - 1, 4)
    ]
    cord = points((400, 96), (400, 470))
    shade = outline("330,540! 372,474 400,466 428,474 470,540! 400,552")
    return group(
        Veil(solid(*(limb(dash, [11, 11], steps=1) for dash in dashes)), palette.chalk, "dashes", 1.0, 1.5),
        Lines((cord,), 3.0, steady=True),
        metal(shade, palette.soup, "lamp", form=20, line=2.4),
    )


def family() -> Group:
    """Each looks somewhere else, and nobody at the sky."""
    father = replace(PEOPLE["scholar"], age=44, hair=Hair("short", "#2a2222"))
    seated = (
        (PEOPLE["bride"], "tenderness", Dress(top="#e8b020", collar="round"), 0, -12, (-13, 0, -8)),
        (father, "sorrow", Dress(top="#2f6a62", collar="shirt"), 12, 44, (-39, 2, 3)),
        (PEOPLE["plaits"], "laughter", Dress(top="#d83a52", collar="round"), 0, 14, (13, 14, -4)),
        (PEOPLE["grandmother"], "weariness", Dress(top="#6a4a8a", collar="tall", scarf="#efe6d8"), 14, -44, (38, 0, 3)),
    )
    people = [
        person(
            body,
            Head(mood, yaw=8 if facing < 20 else -6),
            Pose(bend=(0, stoop, 0), left=RESTING, right=EATING),
            dress,
            facing=facing,
            at=at,
            name=mood,
        )
        for body, mood, dress, stoop, facing, at in seated
    ]
    return drawn(*people, camera=Camera((400, 1404), 7.3, pitch=6), light=LIGHT, pen=1.4)


def table(palette: Palette) -> Group:
    top = outline(f"70,{TABLE}! 730,{TABLE}! 800,{TABLE + 96}! 0,{TABLE + 96}!")
    fall = outline(
        f"0,{TABLE + 94}! 800,{TABLE + 94}! 806,1150 770,1180 700,1160 620,1186 520,1164 "
        "400,1186 280,1162 180,1184 100,1160 30,1182 -6,1150"
    )
    items: list[Item] = [
        cloth(fall, palette.cloth, "cloth", weight=0.25, form=20, modelling=0.8, line=2.4),
        cloth(top, palette.cloth, "cloth", weight=0.1, form=FLAT, modelling=0.2, line=2.4),
    ]
    for x in (170, 320, 480, 640):
        y = TABLE + 46
        items += [
            Wash(solid(ellipse(x + 12, y + 12, 52, 17)), palette.shade, "shadow", 0.5, 3),
            plain(
                outline(f"{x - 46},{y}! {x - 34},{y + 26} {x},{y + 34} {x + 34},{y + 26} {x + 46},{y}!"),
                palette.blue,
                "bowl",
                line=2.2,
            ),
            plain(ellipse(x, y, 46, 15), palette.soup, "soup", weight=0.9, form=4, line=2.2),
        ]
    return group(*items)
