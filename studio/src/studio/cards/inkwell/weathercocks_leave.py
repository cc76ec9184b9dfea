"""The Weathercocks Leave: one of them is still bolted down."""

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import blob, curve, points, rectangle, solid
from studio.landscape import cloud, graded_sky, hills, streaks
from studio.materials import brick
from studio.motifs.animals import hen, magpie
from studio.motifs.buildings import roofs, vane_figure
from studio.scene import FLAT, Dots, Glaze, Group, Lines, Scene, Shape, Sunlight, group

DRAWN = Sheet("inkwell/weathercocks_leave")

SUN = (150.0, 640.0)
COPPER, VERDIGRIS, IRON = colour("#c9652c"), colour("#5c9484"), colour("#3a2c30")
FOOT = (512.0, 770.0)
# The wedge: (what, x, y, size, turn, metal), the leader first.
WEDGE = (
    ("cock", 116, 384, 1.7, 0.12, COPPER),
    ("dragon", 268, 282, 1.6, 0.05, VERDIGRIS),
    ("arrow", 452, 214, 1.3, -0.04, COPPER),
    ("horse", 286, 484, 1.6, 0.1, IRON),
    ("cock", 580, 176, 1.1, 0.0, IRON),
    ("cock", 690, 140, 0.9, 0.1, COPPER),
    ("ship", 120, 534, 1.0, 0.06, COPPER),
)


@card("weathercocks_leave")
def weathercocks_leave(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            "0 #6a4468 0.95, 0.26 #b05a58 0.9, 0.5 #ea8a42 0.95, 0.68 #f8c876 0.8", lines=0.45, halo=(*SUN, 240)
        ),
        layers=(
            setting_sun(layout.child("sun")),
            *hills(layout.child("hills"), (820, 852), colour("#7a4a54"), colour("#d88a5c")),
            town(layout.child("town")),
            DRAWN("bare_rods"),
            wedge(),
            DRAWN("tower"),
            bolted(),
            DRAWN("rod_arms"),
            magpie("pecking").placed(582, 790, 3.0),
            yard(layout.child("yard")),
        ),
        focal="bolted",
        light=Sunlight((-0.8, -0.3, 0.45)),
        glaze=Glaze(colour("#5a2c4c"), 0.2),
        shadow=colour("#5a3c5c"),
        haze=colour("#e89a5c"),
    )


def setting_sun(stream: Stream) -> Group:
    return group(
        *DRAWN("setting_sun"),
        streaks(stream, (30, 520, 770, 740), colour("#a8506a"), 7),
        cloud(stream.child("plum"), 180, 46, colour("#7a4a70"), 7, 0.8).placed(690, 262),
        cloud(stream.child("low"), 190, 44, colour("#9a5a6a"), 6, 0.7).placed(700, 690),
    )


def town(stream: Stream) -> Group:
    return group(roofs(stream, 840, 4, 0.3, colour("#8a4438")).placed(400, 1150, 1.0), name="town")


def winged(kind: str, metal: Colour, beat: float = 1.0) -> Group:
    """A vane cut from tin, with tin wings it never used."""
    near = blob(
        (-6, -8),
        (-6, -8),
        (-2, -34 * beat),
        (10, -62 * beat),
        (34, -84 * beat),
        (34, -84 * beat),
        (32, -62 * beat),
        (32, -62 * beat),
        (46, -58 * beat),
        (46, -58 * beat),
        (36, -42 * beat),
        (36, -42 * beat),
        (46, -34 * beat),
        (46, -34 * beat),
        (26, -18 * beat),
        (14, -6),
        (14, -6),
    )
    far = near * [-0.62, 0.92] + [4, -2]
    ribs = [
        curve([(4, -14), (14, -40 * beat), (30, -74 * beat)]),
        curve([(8, -12), (22, -32 * beat), (38, -54 * beat)]),
    ]
    rivets = points((2, -18 * beat), (6, -30 * beat), (12, -42 * beat), (12, -14 * beat))
    body = vane_figure(kind)  # type: ignore[arg-type]
    return group(
        materials.metal(far, metal.darker(0.3), weight=1.05, form=2, line=1.5),
        body.dressed(metal=metal, iron=metal),
        materials.metal(near, metal.lighter(0.08), form=2, line=1.6),
        Lines(tuple(ribs), 1.2),
        Dots(rivets, rivets[:, 0] * 0 + 1.6, colour("#ffe0a0")),
    )


def wedge() -> Group:
    """South, creaking."""
    birds = [
        winged(kind, metal, 1.0 if index % 2 else 0.7).placed(x, y, size, turn)
        for index, (kind, x, y, size, turn, metal) in enumerate(WEDGE)
    ]
    backward = winged("cock", VERDIGRIS, 0.8).placed(520, 350, 1.15, -0.06, flip=True)
    return group(*birds, backward, name="wedge")


def bolted() -> Group:
    """Beating madly, one foot in the plate."""
    x, y = FOOT
    return group(
        *DRAWN("bolted"),
        winged("cock", COPPER, 1.05).placed(x - 26, y - 84, 2.7, 0.28),
        *DRAWN("bolted_plate"),
        name="bolted",
    )


def yard(stream: Stream) -> Group:
    """Living hens, looking up."""
    wall = rectangle(-20, 1120, 330, 1220)
    return group(
        brick(wall, colour("#8a4a38"), form=FLAT, line=1.8),
        Shape(solid(rectangle(-20, 1106, 342, 1126)), colour("#b07a5c"), "coping", 0.9, form=5, line=1.6),
        *(
            hen("standing").dressed(feather=colour("#efe2cc"), wing=colour("#d8c2a4")).placed(x, 1108, size, turn, flip)
            for x, size, turn, flip in ((96, 1.9, 0.16, False), (180, 1.6, -0.1, True), (262, 1.8, 0.2, False))
        ),
        name="yard",
    )
