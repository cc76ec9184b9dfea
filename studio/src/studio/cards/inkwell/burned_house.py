"""The House That Burned: what is a house, when everybody is at table?"""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import PEOPLE, Arm, Camera, Dress, Hair, Head, Pose, drawn, person
from studio.geometry import curve, ellipse, limb, outline, points, rectangle, resample, solid
from studio.landscape import snow
from studio.materials import brick, cloth, lit, metal, plain, wood
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
        group(chairs(palette), family(), table(palette), name="family"),
        snow(chance.layout.child("snow"), 110, (0, 0, 800, 1200), 5.0),
        focal="family",
    )


def ground(palette: Palette) -> Group:
    """Snow to the hills, and a black floor in it; what stood there lies there."""
    hills = outline("-40,716! 120,640 260,690 420,612 600,676 840,600! 840,760! -40,760!")
    beams = [limb(path, [26, 18]) for path in ("-20,900 96,800", "30,930 24,772", "640,930 560,846", "742,936 800,842")]
    caps = [limb(path, [10, 12, 8]) for path in ("-20,886 40,834 92,794", "568,838 600,866", "760,906 800,836")]
    floor = outline("-60,960! 30,900 300,884 560,890 780,896 860,950! 860,1240! -60,1240!")
    return group(
        plain(hills, palette.blue, "hills", weight=0.6, form=FLAT, modelling=0.2, line=1.2),
        Veil(outline("-60,726! 200,714 500,730 860,716! 860,1260! -60,1260!"), palette.snow, "snow", 1.0, 2),
        Wash(outline("-60,800! 200,770 500,790 860,764! 860,820! 400,850 -60,860!"), palette.blue, "drift", 0.5, 14),
        plain(floor, palette.char, "ash", weight=1.2, form=FLAT, modelling=0.1, line=0.0),
        wood(solid(*beams), palette.char, "beam", weight=1.2, line=2.4),
        lit(solid(*caps), palette.snow, "snow", weight=0.1, line=1.4),
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
        Veil(solid(*(limb(dash, [12, 12], steps=1) for dash in dashes)), palette.chalk, "dashes", 1.0, 0.6),
        Lines((cord,), 3.0, steady=True),
        metal(shade, palette.soup, "lamp", form=20, line=2.4),
    )


def family() -> Group:
    """She is telling it again, and they all know how it ends."""
    father = replace(PEOPLE["scholar"], age=44, hair=Hair("short", "#2a2222"))
    seated = (
        (PEOPLE["bride"], "tenderness", Dress(top="#f2b21a", collar="round"), 4, 34, (-15, 0, -6)),
        (father, "tenderness", Dress(top="#1f7a70", collar="shirt"), 10, 52, (-44, 2, 2)),
        (PEOPLE["plaits"], "laughter", Dress(top="#e03050", collar="round"), 0, -10, (15, 15, -2)),
        (PEOPLE["grandmother"], "joy", Dress(top="#6a3f9a", collar="tall", scarf="#efe6d8"), 10, -54, (44, 2, 2)),
    )
    people = [
        person(
            body,
            Head(mood, yaw=14 if facing > 0 else -10),
            Pose(bend=(0, stoop, 0), left=RESTING, right=EATING),
            dress,
            facing=facing,
            at=at,
            name=dress.top,
        )
        for body, mood, dress, stoop, facing, at in seated
    ]
    return drawn(*people, camera=Camera((400, 1380), 6.9, pitch=6), light=LIGHT, pen=1.4)


def chairs(palette: Palette) -> Group:
    """No two alike: lent by four neighbours."""
    rails = ("30,900 98,880 166,900", "236,876 296,868 356,876", "440,910 504,896 568,910", "634,906 702,888 770,906")
    backs = [limb(rail, [22, 28, 22]) for rail in rails]
    posts = [
        limb([(float(rail.split(",")[0]) + side, 880 + 12 * k), (float(rail.split(",")[0]) + side + 4, 1040)], [15, 15])
        for k, rail in enumerate(rails)
        for side in (8, 120)
    ]
    return group(wood(solid(*posts, *backs), palette.brick.darker(0.3), "chair", form=8, line=2.4))


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
    for x, y, lean in ((120, 1030, -0.5), (300, 1018, 0.3), (512, 1020, -0.3), (690, 1032, 0.4)):
        items += [
            Wash(solid(ellipse(x + 16, y + 16, 54, 17)), palette.shade, "shadow", 0.5, 3),
            plain(
                outline(f"{x - 46},{y}! {x - 34},{y + 26} {x},{y + 34} {x + 34},{y + 26} {x + 46},{y}!"),
                palette.blue,
                "bowl",
                line=2.2,
            ),
            plain(ellipse(x, y, 46, 15), palette.soup, "soup", weight=0.9, form=4, line=2.2),
            metal(limb([(x + 8, y + 4), (x + 84 * lean, y - 34)], [9, 6]), palette.blue, "spoon", line=1.8),
        ]
    loaf = outline("352,1062! 350,1034 390,1016 440,1020 462,1046 456,1064! 400,1074")
    return group(
        *items,
        Wash(solid(ellipse(426, 1066, 66, 14)), palette.shade, "shadow", 0.5, 3),
        plain(loaf, palette.soup.mixed(palette.brick, 0.3), "loaf", line=2.2),
        Lines((curve("382,1024 390,1040 384,1052"), curve("412,1018 420,1036 414,1050")), 2.4),
    )
