"""The Late Post: three hills, four seasons, one letter; the last finger's breadth is the longest."""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Points, curve
from studio.landscape import along_ground, contact_shadow, graded_sky, grass, ground, halo, tufts
from studio.motifs.animals import snail
from studio.motifs.buildings import letterbox, ruin
from studio.motifs.plants import birch, fir, flower, ivy, leafy_tree
from studio.motifs.rooms import rocking_chair
from studio.motifs.things.papers import envelope
from studio.scene import Glaze, Group, Scene, Sunlight, group

DRAWN = Sheet("inkwell/late_post")

LIGHT = (470.0, 250.0)
SHELL = (548.0, 1116.0, 24.5)
SHADE = colour("#24382e")
HILLS = (
    ([(-20, 372), (180, 340), (420, 316), (600, 326), (820, 372)], "#f2f5f8", "#b9cbdc"),
    ([(-20, 440), (220, 478), (430, 452), (640, 424), (820, 446)], "#c8702c", "#9c4c28"),
    ([(-20, 600), (180, 604), (420, 588), (620, 556), (820, 560)], "#e0c250", "#a8a040"),
    ([(-20, 740), (160, 752), (400, 744), (640, 704), (820, 690)], "#7c9c4c", "#34583a"),
)


@card("late_post")
def late_post(chance: Chance) -> Scene:
    layout = chance.layout
    winter, autumn, summer, spring = (curve(line) for line, _, _ in HILLS)
    meadow, near = layout.child("meadow"), layout.child("near")
    return Scene(
        sky=graded_sky(
            "0 #5f87a0 0.95, 0.16 #a8c4c0 0.6, 0.3 #fbe9bc 0.45, 1 #f4efcf 0.3",
            lines=0.5,
            halo=(*LIGHT, 150),
            lines_until=0.32,
        ),
        layers=(
            group(halo(LIGHT, 400, colour("#fff3cc"), 0.8)),
            hill(0, winter),
            winter_wood(layout.child("winter")),
            hill(1, autumn),
            autumn_wood(layout.child("autumn")),
            hill(2, summer),
            hill(3, spring),
            DRAWN("trail"),
            home(layout.child("home")),
            grass(meadow, along_ground(meadow, spring, 60, 60), 14),
            group(contact_shadow(150, 1136, 200, SHADE, 0.7), contact_shadow(530, 1122, 540, SHADE, 0.85)),
            box_on_its_post(layout.child("box")),
            postman(),
            flower("bell", 70, colour("#6a78b8"), 0.3).placed(716, 1184, 1.9),
            flower("bell", 70, colour("#6a78b8"), -0.25).placed(250, 1190, 1.5),
            grass(near, tufts(near, 60, (20, 1130, 780, 1200)), 40, weight=1.5),
        ),
        focal="postman",
        light=Sunlight((0.15, -0.75, 0.55)),
        glaze=Glaze(colour("#3f5a66"), 0.2, top=0.6, bottom=1.5),
        shadow=colour("#4f6a74"),
        haze=colour("#eef2dc"),
    )


def hill(index: int, line: Points) -> Group:
    _, high, low = HILLS[index]
    return ground(line, colour(high), colour(low), weight=0.4 if index == 0 else 0.95)


def winter_wood(stream: Stream) -> Group:
    spots = ((60, 366), (104, 358), (520, 324), (556, 326), (600, 330), (756, 364))
    return group(*(fir(stream.child(i), 74, snow=True).placed(x, y) for i, (x, y) in enumerate(spots)), far=0.25)


def autumn_wood(stream: Stream) -> Group:
    spots = ((580, 440, "#b3432c"), (770, 448, "#d8a03a"), (620, 436, "#d08a2c"))
    return group(
        *(leafy_tree(stream.child(i), 84, leaf=colour(leaf)).placed(x, y) for i, (x, y, leaf) in enumerate(spots)),
        far=0.12,
    )


def home(stream: Stream) -> Group:
    """What is left: walls, a chair a vine has learnt to rock, and a birch where the stairs were."""
    return group(
        birch(stream.child("birch"), 420, colour("#a8bc4c")).placed(562, 770, 1.42, flip=True),
        ruin(stream.child("ruin"), 300, 210).placed(520, 800, 0.9),
        rocking_chair(rocked=0.12).placed(442, 832, 1.2),
        ivy(stream.child("vine"), curve("500,836 476,800 466,750 456,726"), 9, 1.2),
        ivy(stream.child("ivy"), curve("640,800 650,720 626,660 636,620"), 12, 1.3),
        name="ruin",
        far=0.1,
    )


def box_on_its_post(stream: Stream) -> Group:
    box = letterbox().placed(176, 1130, 6.3, -0.06)
    climber = curve("150,1130 196,1050 144,980 182,880 126,800 88,720 76,640")
    return group(
        box.dressed(wood=colour("#6a4a38"), box=colour("#3f8a86"), roof=colour("#3c4650")),
        ivy(stream, climber, 19, 1.5),
        snail("hidden").placed(72, 1150, 9.0).dressed(shell=colour("#c9bfae")),
        name="letterbox",
    )


def postman() -> Group:
    """Stretched as far as a neck will go: it is a matter of duty."""
    x, y, size = SHELL
    return group(
        ribboned_letter(),
        *DRAWN("postman"),
        snail("hidden").placed(x, y, size).dressed(shell=colour("#b0602c")),
        DRAWN("satchel_on_shell"),
        DRAWN("cap"),
        name="postman",
    )  # fmt: skip


def ribboned_letter() -> Group:
    """Ribbon faded to the colour of old roses; between its corner and the slot, a finger's breadth."""
    return group(envelope(112, sealed=False).placed(0, 0), *DRAWN("ribboned_letter"), name="letter").placed(
        290, 662, 1.1, 0.16
    )
