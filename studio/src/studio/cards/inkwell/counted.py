"""And One More: somebody has tried everything, and it is only getting later."""

from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, Leg, Pose, drawn, person
from studio.geometry import Point, moved, points, rectangle, solid
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Scene, Sunlight, Veil, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/counted")
LIGHT = Sunlight((0.5, -0.6, 0.6))
GROPING = Arm((0.1, 0.1, 0.95), (0.6, -0.8, 0), "flat", (0, -0.1, 1), (0, -1, 0))
STRETCHED = Pose(
    hips=(0, 1.2, 0),
    pelvis=(0, 14, 0),
    bend=(0, 8, 0),
    head=(0, 6, 8),
    left=GROPING,
    right=GROPING,
    left_leg=Leg((0.06, 0.62, 0.74), pole=(0.1, 0.6, 1), toe=(0, 0.1, 1)),
    right_leg=Leg((0.06, 0.56, -0.86), pole=(0.1, -0.5, 1), toe=(0, -0.5, -1)),
)
TUCKED = replace(
    STRETCHED,
    pelvis=(0, 20, 0),
    bend=(0, 16, 0),
    left_leg=Leg((0.1, 0.72, 0.45), pole=(0.1, 0.9, 1), toe=(0, -0.5, 1)),
    right_leg=Leg((0.1, 0.62, 0.2), pole=(0.1, 0.8, 1), toe=(0, -0.8, 0.6)),
)
PYJAMAS = Dress(collar="shirt", buttons=True, legs="wide", barefoot=True, sleeve=1.25, cuff=True)
MINT = replace(PYJAMAS, top="#7fe0b8", bottom="#7fe0b8", trim="#1f6a8a", pattern="checks")
CORAL = replace(PYJAMAS, top="#ff7f7a", bottom="#ff7f7a", trim="#fff2e0", pattern="dots")
STRIPED = replace(PYJAMAS, top="#ffdc5a", bottom="#ffdc5a", trim="#d8502c", pattern="stripes", hat="nightcap")
# Who comes, how, in what, where, turned how far, how large, leaning how.
SLEEPERS = (
    ("grandmother", POSES["run"], MINT, (806, 856), -56, 3.4, 0),
    ("singer", TUCKED, CORAL, (724, 712), -58, 3.4, 2),
    ("baker", STRETCHED, replace(STRIPED, hat_colour="#d8502c"), (336, 584), -58, 5.3, 6),
)


@card("counted")
def counted(chance: Chance, palette: Palette) -> Scene:
    last, *others = (sleeper(*who) for who in SLEEPERS)
    wall = graded((palette.night, palette.wall, palette.moonlit), weight=0.9)
    return Rig(wall, LIGHT, None, palette.shade).scene(
        room(palette),
        group(*(shadow(who, palette) for who in others)),
        last,
        DRAWN("headboard", palette),
        DRAWN("pillow", palette),
        DRAWN("frame", palette),
        blanket(palette),
        DRAWN("fence", palette),
        group(*others),
        sheep(palette),
        focal="sheep",
    )


def room(palette: Palette) -> Group:
    """Striped paper, and the moon on it."""
    stripes = [rectangle(x, -20, x + 34, 1220) for x in range(-10, 820, 86)]
    beam = points((548, 34), (782, 262), (640, 900), (-20, 1000), (-20, 560))
    return group(
        Wash(solid(*stripes), palette.night, "stripe", 0.28, 2),
        Veil(solid(beam), palette.moonlit, "moonlight", 0.45, 50),
        *DRAWN("window", palette),
        plain(rectangle(-20, 1060, 820, 1220), palette.night, "floor", weight=0.9, form=FLAT, line=2),
    )


def blanket(palette: Palette) -> Group:
    """Its stripes show who lies how."""
    ways = DRAWN.strokes("squares")
    stripes = [np.vstack([left, right[::-1]]) for left, right in zip(ways[::2], ways[1::2], strict=True)]
    pattern = group(plain(solid(*stripes), palette.seam, "stripe", weight=1.0, form=6, line=1.8))
    return group(*DRAWN("blanket", palette), Clip(DRAWN.outline("blanket", palette), pattern))


def sheep(palette: Palette) -> Group:
    here = (250.0, 800.0)
    wool = DRAWN("wool", palette).placed(*here, 1.1, 0.06)
    return group(
        Wash(moved(silhouette(wool), -20, 12), palette.shade, "shadow", 0.7, 10),
        *wool,
        *DRAWN("head", palette).placed(*here, 1.1, 0.06),
        *DRAWN("sheet", palette),
        *DRAWN("hoof", palette).placed(120, 984, 1.0, 0.1),
        *DRAWN("hoof", palette).placed(330, 972, 1.0, -0.25),
        name="sheep",
    )


def sleeper(name: str, pose: Pose, dress: Dress, at: Point, facing: float, size: float, lean: float) -> Group:
    who = person(PEOPLE[name], Head("sleep", yaw=24, pitch=-22), pose, dress, facing=facing, tip=(lean, 0))
    return drawn(who, camera=Camera(at, size, pitch=4), light=LIGHT)


def shadow(who: Group, palette: Palette) -> Wash:
    return Wash(moved(silhouette(who), -52, 64), palette.night, "cast shadow", 0.5, 9)
