"""What He Said: who is more frightened of it, the ones who hear it or the one it came out of?"""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import Arm, Body, Camera, Dress, Face, Hair, Head, Mood, Pose, drawn, person
from studio.geometry import curve, rectangle, solid
from studio.materials import paper, plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Lines, Scene, Sunlight, Veil, group

DRAWN = Sheet("inkwell/what_he_said")
LIGHT = Sunlight((-0.4, -0.6, 0.7))
GAPING = Mood(brow=0.34, brow_in=0.10, lid=1.5, pupil=0.55, wide=0.62, open=0.62, blush=0.0, gaze=(0.0, 0.7))


@card("what_he_said")
def what_he_said(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(Veil(solid(rectangle(-60, -60, 860, 1260)), palette.cream, "ground", 0.9, 2)),
        sheets(palette),
        clerk(palette),
        tiger(palette),
        focal="tiger",
    )


def tiger(palette: Palette) -> Group:
    return group(
        DRAWN("paw", palette).placed(668, 330, 0.9, 0.34),
        DRAWN("body", palette),
        DRAWN("paw", palette).placed(150, 742, 1.16, -2.36, True),
        DRAWN("head", palette).placed(386, 326, 1.14, -0.10),
        name="tiger",
    )


def clerk(palette: Palette) -> Group:
    """He had only meant to cough."""
    held = Arm((0.62, -0.36, 0.42), (0.6, -0.9, -0.3), "open", (0.5, 0.8, 0.2), (0, -0.2, 1))
    body = Body(
        age=44,
        stout=-0.3,
        skin="#f8e8d4",
        hair=Hair("receding", "#1c171b"),
        beard="moustache",
        face=Face(width=0.94, ear=1.3, nose_out=1.1),
    )
    suit = Dress(top="#262126", bottom="#262126", collar="lapels", trim="#fff8ec", cuff=True)
    man = person(body, Head(GAPING, yaw=6, pitch=-14), Pose(left=held, right=held), suit, facing=36)
    figure = drawn(man, camera=Camera((300, 1744), 8.8), light=LIGHT, pen=1.5, name="clerk")
    desk = plain(rectangle(-20, 1152, 820, 1220), palette.black, "desk", weight=1.1, form=FLAT, line=3)
    return group(figure, desk)


def sheets(palette: Palette) -> Group:
    """Everything that had been filed."""
    sheet = curve("-62,-44! -10,-52 60,-40! 66,0 58,46! 0,36 -60,48! -54,4", closed=True)
    rows = tuple(curve([(-44, y), (-4, y - 5), (38 - 9 * abs(y) / 8, y + 2)]) for y in (-22, -8, 6, 20))
    flying = (
        (90, 470, 0.9, -0.5),
        (706, 1040, 1.0, 0.4),
        (80, 980, 1.15, 0.9),
        (730, 860, 0.8, -0.7),
        (226, 892, 0.62, -0.3),
        (590, 1090, 0.7, -0.25),
    )
    return group(
        *(
            group(
                paper(sheet, palette.paper, "sheet", weight=0.2, line=2.6),
                Lines(rows, 2.4, palette.black, strength=0.7),
            ).placed(x, y, size, turn, k % 2 == 1)
            for k, (x, y, size, turn) in enumerate(flying)
        )
    )
