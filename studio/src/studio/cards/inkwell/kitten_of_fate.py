"""The Kitten of Fate: three sisters at work, and the thread in other paws."""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import curve, rectangle, solid
from studio.landscape import contact_shadow, wall
from studio.motifs.animals import mouse
from studio.motifs.people import OutfitName, figure
from studio.motifs.plants import bare_tree
from studio.motifs.rooms import chair, stove
from studio.motifs.things.kitchen import basket
from studio.motifs.things.tools import scissors, spindle, tangle, thread, yarn_ball
from studio.scene import Clip, Glaze, Glow, Group, Lamplight, Scene, group
from studio.stage import boards

DRAWN = Sheet("inkwell/kitten_of_fate")

FIRE = (120.0, 640.0)
WINDOW = rectangle(330, 120, 700, 420)
RED, SOOT = colour("#d8201c"), colour("#2c2630")


@card("kitten_of_fate")
def kitten_of_fate(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#c98a50"), colour("#8a5434"), lines=0.4),
        layers=(
            winter_window(layout.child("window")),
            group(
                *boards(800, colour("#a8703c"), colour("#6a3c28"), range(-350, 1200, 150), (0.6, 1.4), pen=(1.4, 0.6)),
                Glow((240, 900), 300, colour("#ffa850"), 0.35),
            ),
            group(stove(True, 300).placed(112, 800, 2.5), Glow(FIRE, 420, colour("#ff9a3c"), 0.55)),
            sisters(),
            baskets(layout.child("baskets")),
            long_thread(),
            kitten(layout.child("kitten")),
            mouse("upright").placed(500, 1166, 3.0).dressed(fur=colour("#a09088")),
        ),
        focal="kitten",
        light=Lamplight(FIRE),
        glaze=Glaze(colour("#4a2438"), 0.32),
        shadow=colour("#5a3450"),
    )


def winter_window(stream: Stream) -> Group:
    """Snow, a far road, and the man at the other end of the thread, upside down."""
    man = figure("falling", outfit="coat").dressed(coat=colour("#34466a"), trousers=SOOT).placed(560, 200, 1.1, 0.2)
    view = group(
        *DRAWN("winter_window"),
        bare_tree(stream, 220, 0.1).placed(646, 346, 1.1),
        thread(curve("550,158 536,220 520,280 470,330 400,380 360,424"), RED, 2.6),
        man,
    )
    return group(Clip(solid(WINDOW), view), *DRAWN("winter_window_light"), name="window")


def sister(
    x: float, y: float, size: float, flip: bool, shawl: Colour, outfit: OutfitName = "shawl", **options: object
) -> Group:
    """All alike, none the same, not one looking up."""
    seat = chair(colour("#5a3826")).placed(x, y, size, flip=flip)
    woman = figure("seated", age="old", outfit=outfit, mood="stern", nose="hooked", **options)  # type: ignore[arg-type]
    dressed = woman.dressed(dress=SOOT, shawl=shawl, skirt=SOOT, hat=SOOT, hair=colour("#d8d4d0"))
    sitting = dressed.placed(x, y, size, flip=flip)
    return group(contact_shadow(x, y, 60 * size, colour("#2c1820"), 0.7), seat, sitting, anchors=sitting)


def sisters() -> Group:
    spinner = sister(300, 850, 4.0, True, colour("#3a3440"), hair="bun", hand=(-29, -41), nod=0.3)
    measurer = sister(
        486,
        826,
        3.9,
        False,
        colour("#4a2c3a"),
        "dress",
        hat="kerchief",
        view="front",
        hand=(-16, -47),
        other_hand=(16, -47),
        grip="pinching",
        other_grip="pinching",
        nod=0.2,
    ).dressed(dress=colour("#5c4c5e"))
    cutter = sister(690, 880, 4.2, False, colour("#34323e"), hat="bonnet", hand=(-28, -41), nod=0.3)
    x, y = cutter.anchor("hand")
    left, right = measurer.anchor("hand"), measurer.anchor("other_hand")
    hanging = ((left[0] + right[0]) / 2, left[1] + 14)
    cut = [(x - 10, y - 20), (x - 30, y + 20), (540, 900), (470, 990)]
    measured = curve([spinner.anchor("hand"), left, hanging, right, *cut])
    shears = scissors(0.7, length=44).placed(x - 14, y, 1.7, -1.15)
    return group(
        measurer,
        spinner,
        spindle(RED).placed(*spinner.anchor("hand"), 2.6),
        cutter,
        thread(measured, RED, 3.4),
        shears,
        name="sisters",
    )


def baskets(stream: Stream) -> Group:
    """Lives of every thickness, waiting."""
    balls = [
        (96, 900, 1.9, "wool red"),
        (60, 904, 1.6, "#5a78a8"),
        (132, 906, 1.5, "#d8b04c"),
        (84, 876, 1.3, "#7a8a5a"),
        (118, 880, 1.2, "#e8e0d0"),
    ]
    return group(
        contact_shadow(96, 942, 150, colour("#2c1820"), 0.7),
        *(yarn_ball(14, colour(paint)).placed(x, y, size) for x, y, size, paint in balls),
        basket(50, handle=False).placed(96, 944, 2.4),
        yarn_ball(14, colour("#3f6a5c")).placed(610, 1140, 1.7),
    )


def long_thread() -> Group:
    """From the tangle over the boards, up the wall, over the sill, away."""
    return group(thread(curve("520,1020 600,960 740,940 764,800 752,620 730,480 560,452 400,448 360,424"), RED, 3.6))


def kitten(stream: Stream) -> Group:
    """On its back, belly up, all four paws in it."""
    DRAWN("kitten")
    knots = [
        tangle(stream.child(str(i)), size, RED, 14).placed(x, y)
        for i, (x, y, size) in enumerate(((372, 836, 62), (520, 826, 70), (446, 930, 56)))
    ]
    loops = curve("320,850 280,790 360,770 440,850 540,780 620,850 660,920 600,900 500,960 400,940 330,1000")
    return group(*DRAWN("kitten_light"), thread(loops, RED, 4.0), *knots, name="kitten")
