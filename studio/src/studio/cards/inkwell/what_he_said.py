"""What He Said: who is more frightened of it, the ones who hear it or the one it came out of?"""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, limb, outline, points, rectangle, solid
from studio.materials import fur, lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Lines, Scene, Sunlight, Veil, group

DRAWN = Sheet("inkwell/what_he_said")
LIGHT = Sunlight((-0.4, -0.6, 0.7))
HEAD = (
    "216,1124! 222,1060 204,1016 196,966 210,916 250,890 300,888 328,904 340,936! 335,950 376,984! 350,993! 356,1001 "
    "330,1010! 344,1034! 350,1046 337,1055 338,1076 308,1088! 288,1090 296,1124!"
)
HAIR = (
    "224,1058! 202,1016 194,966 202,922 178,908! 212,904 204,874! 234,888 244,858! 262,882 284,862! 294,884 310,890 "
    "318,898! 292,900 272,924 266,960! 260,958 250,964 240,1016! 234,1040"
)
COAT = "208,1096! 150,1110 96,1124 62,1160! 46,1230! 470,1230! 446,1150 420,1124 346,1114 298,1100!"


@card("what_he_said")
def what_he_said(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(Veil(solid(rectangle(-60, -60, 860, 1260)), palette.cream, "ground", 0.9, 2)),
        DRAWN("sheets", palette),
        clerk(palette),
        tiger(palette),
        focal="tiger",
    )


def tiger(palette: Palette) -> Group:
    return group(
        DRAWN("paw", palette).placed(668, 330, 0.9, 0.34),
        fur(ellipse(610, 640, 78, 120, 0.2), palette.red, "shoulder", form=44, modelling=0.5, line=4.2),
        DRAWN("body", palette),
        DRAWN("paw", palette).placed(150, 742, 1.16, -2.36, True),
        DRAWN("head", palette).placed(386, 326, 1.14, -0.10),
        name="tiger",
    )


def clerk(palette: Palette) -> Group:
    """He had only meant to cough; he holds on to the desk."""
    fingers = [limb([(x, 1144), (x + 2, 1176)], [19, 17]) for side in (72, 372) for x in range(side, side + 72, 19)]
    thumbs = [limb("146,1138 168,1154", [19, 15]), limb("366,1138 344,1154", [19, 15])]
    backs = [ellipse(102, 1138, 42, 20), ellipse(402, 1138, 42, 20)]
    collar = outline("214,1092! 250,1108 296,1096! 300,1116 250,1130 208,1112!")
    return group(
        plain(outline(HEAD), palette.paper, "face", weight=0.25, form=14, modelling=0.5, line=3.4),
        plain(outline(HAIR), palette.black, "hair", weight=1.2, modelling=0, line=0.0),
        plain(
            outline("240,968 262,962 268,986 256,1008 242,1000"), palette.paper, "ear", weight=0.25, form=6, line=2.8
        ),
        plain(outline(COAT), palette.black, "coat", weight=1.2, modelling=0, line=0.0),
        lit(outline("294,964! 302,940 320,940 329,956! 316,972"), palette.paper, "eye", weight=0.1, line=2.8),
        lit(ellipse(317, 950, 7), palette.black, "pupil", weight=1.2),
        Lines((curve("286,930 302,912 326,914"), curve("322,1022 316,1034 322,1046")), 4.2, palette.black),
        lit(collar, palette.paper, "collar", weight=0.15, line=2.0),
        plain(rectangle(-20, 1152, 820, 1220), palette.black, "desk", weight=1.1, form=FLAT, line=3),
        Lines((points((-20, 1153), (820, 1153)),), 3.0, palette.cream, strength=0.9),
        *(plain(part, palette.paper, "hand", weight=0.2, form=8, line=2.6) for part in (*thumbs, *backs, *fingers)),
        name="clerk",
    )
