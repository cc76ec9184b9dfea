"""The Lost Property Counter: what he lost is a boy with a hoop."""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import ellipse, with_holes
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import dog, owl
from studio.motifs.people import figure
from studio.motifs.things.clocks import alarm_clock
from studio.motifs.things.keepsakes import (
    ball,
    boot,
    boots,
    doll,
    glove,
    hat,
    hatbox,
    key_ring,
    rocking_horse,
    satchel,
    spectacles,
    suitcase,
    umbrella,
)
from studio.motifs.things.lights import hanging_lamp
from studio.motifs.things.music import violin
from studio.motifs.things.papers import closed_book, scroll, ticket
from studio.motifs.things.tools import walking_stick, yarn_ball
from studio.scene import Glaze, Glow, Group, Lamplight, Scene, Shape, group

DRAWN = Sheet("inkwell/lost_property")

LAMP = (440.0, 350.0)
GOLD = colour("#ffe0a0")
DARK = colour("#2a2220")
COLUMNS = (40, 164, 288, 412, 536, 660, 770)
ROWS = (36, 170, 304, 438, 572, 706)


@card("lost_property")
def lost_property(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#6a4a30"), colour("#4a3426"), lines=0.4),
        layers=(
            DRAWN("pigeonholes"),
            things(layout.child("things")),
            DRAWN("lost_property"),
            DRAWN("floor"),
            hanging_lamp(124, shade=colour("#2f7a54")).placed(LAMP[0], 20, 2.6),
            group(Glow((430, 650), 320, GOLD, 0.65)),
            boy().placed(330, 836, 4.9, flip=True),
            clerk().placed(188, 806, 6.2),
            DRAWN("counter_top"),
            closed_book(colour("#7a2c2c"), 44, 10).placed(94, 820, 1.5),
            group(contact_shadow(600, 1146, 230, DARK, 0.8)),
            claimant().placed(592, 1142, 6.4),
        ),
        focal=(290, 500, 620, 760),
        light=Lamplight(LAMP),
        glaze=Glaze(colour("#2c2634"), 0.4, top=0.9, bottom=0.75),
        shadow=colour("#453a44"),
    )


def spot(column: int, row: int) -> tuple[float, float]:
    return (COLUMNS[column] + COLUMNS[column + 1]) / 2, ROWS[row + 1] - 16


def things(stream: Stream) -> Group:
    """Everything anybody ever left behind, and a dog, wagging."""
    lost = {
        (0, 0): umbrella("closed", colour("umbrella red")).placed(0, -88, 1.0, 0.1),
        (1, 0): hat("top").placed(0, -4, 2.0),
        (2, 0): suitcase(leather=colour("#a86a3a")).placed(0, 0, 1.9),
        (3, 0): rocking_horse().placed(0, 0, 1.4),
        (4, 0): alarm_clock().placed(0, 0, 1.9),
        (5, 0): boots(40, colour("#7a3f2c")).placed(0, 0, 1.6),
        (0, 1): glove(colour("#c8463c")).placed(0, -4, 3.0, 0.1),
        (1, 1): hatbox().placed(0, 0, 2.2),
        (2, 1): scroll(opened=False).placed(0, -26, 1.6),
        (3, 1): ball(22, colour("#d0563a")).placed(0, 0, 1.4),
        (4, 1): spectacles(size=44).placed(0, -34, 1.7),
        (5, 1): violin().placed(0, -46, 1.5, 0.2),
        (0, 2): doll().placed(0, 0, 2.2),
        (4, 2): key_ring().placed(0, -84, 2.0),
        (5, 2): dog("sitting", gaze="viewer").placed(0, 0, 1.55),
        (0, 3): satchel().placed(0, -90, 1.5),
        (3, 2): yarn_ball(16, colour("#3f6fa8")).placed(-6, 0, 2.0),
        (1, 2): boot(40, colour("#3c3030")).placed(0, 0, 1.9),
        (2, 2): walking_stick().placed(14, -84, 1.5, 0.25),
        (5, 3): hat("felt").placed(0, -4, 2.0),
        (1, 3): suitcase(leather=colour("#5a6a4a")).placed(0, 0, 1.7),
        (4, 3): closed_book(colour("#3f5a7a"), 40, 12).placed(0, 0, 1.6),
    }
    return group(*(thing.placed(*spot(*where)) for where, thing in lost.items()), name="lost things")


def boy() -> Group:
    """A sailor collar, a hoop, and the same nose."""
    ring = with_holes(ellipse(0, 0, 13), ellipse(0, 0, 11.4))
    hoop = group(Shape(ring, colour("#d8923c"), "wood", 1.0, form=1, line=1.2))
    child = figure(
        "standing",
        age="child",
        outfit="suit",
        hair="parted",
        nose="hooked",
        mood="calm",
        nod=-0.22,
        holding=hoop.placed(0, 12.4),
        hand=(-11, -32),
    )
    DRAWN("boy")
    return group(
        child.dressed(coat=colour("#2f4d92"), trousers=colour("#2f4d92"), hair=colour("#6b4326")),
        DRAWN("boy"),
        name="boy",
    )


def clerk() -> Group:
    """It leads him out by the wing."""
    return group(*DRAWN("clerk"), owl("perched", glance=0.6), name="owl")


def claimant() -> Group:
    """His coat has grown too long for him; the ticket shakes."""
    man = figure(
        "standing",
        age="old",
        outfit="long coat",
        hair="receding",
        beard="full",
        nose="hooked",
        mood="tender",
        nod=0.14,
        lean=0.08,
        holding=ticket().placed(0, 0, 0.5),
        hand=(-26, -58),
        other_hand=(-12, -50),
        grip="pinching",
    )
    return man.dressed(
        coat=colour("#6a6f7c"), hair=colour("#e8e4da"), beard=colour("#e8e4da"), trousers=colour("#3a3434"), shoes=DARK
    )
