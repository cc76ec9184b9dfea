"""Anything to Declare: the belt has stopped, and nobody behind the screen says a word."""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import curve, difference, intersection, offset, outline, union
from studio.materials import lit
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Shape, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/seen_through")
BODY = outline(
    "136,432! 152,386 180,350 186,322 210,296 254,266 312,266 360,298 382,358 372,430 332,506 294,574 284,628 320,668 "
    "420,700 540,736 640,762 704,742! 694,822 644,900 548,956 420,976 300,956 214,898 174,814 178,724 204,636 242,556 "
    "288,482 316,412 312,356 284,330 248,336 222,360 200,392 168,420"
)
WING = outline(
    "244,742 262,652 318,576 408,526 520,504 640,510 702,534! 668,560 650,572! 706,600! 672,622 646,628! 700,664! "
    "664,680 630,682! 676,722! 620,738 590,740! 616,776! 540,800 440,822 340,824 274,796"
)
WEB = outline("640,900! 600,952 540,988! 470,996 376,1006! 402,1024 410,1042! 440,1036 470,1052! 530,1030 590,990!")
QUILLS = "690,536 380,588; 692,602 420,600; 688,666 440,612; 664,720 450,624; 606,770 440,640; 520,792 420,650"


@card("seen_through")
def seen_through(chance: Chance, palette: Palette) -> Scene:
    screen = graded((palette.screen, palette.screen), weight=0.8)
    return Rig(screen, Sunlight(), None, palette.metal).scene(
        group(DRAWN("case", palette), DRAWN("things", palette), bird(palette)).placed(-8, 60, 0.99, -0.045),
        focal="bird",
    )


def bird(palette: Palette) -> Group:
    """The more of it lies behind itself, the deeper its orange."""
    flesh, whole = palette.flesh, union(BODY, WING)
    quills = tuple(curve(way) for way in QUILLS.split("; "))
    (skeleton,) = (item for item in DRAWN("bones", palette) if isinstance(item, Shape))
    return group(
        lit(union(whole, WEB), flesh.lighter(0.12), "flesh", weight=0.95),
        Wash(intersection(BODY, WING), flesh.darker(0.06), "wing over body", 0.7, 3),
        *(Wash(difference(one, offset(one, -13)), flesh.darker(0.3), "edge", 0.55, 3) for one in (BODY, WING, WEB)),
        Lines(quills, 4.0, flesh.darker(0.4), strength=0.75),
        DRAWN("heart", palette),
        skeleton,
        Veil(offset(skeleton.outline, -4.5), palette.shell, "marrow", 0.28, 2),
        name="bird",
    )
