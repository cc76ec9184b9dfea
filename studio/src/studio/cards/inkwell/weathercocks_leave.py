"""The Weathercocks Leave: one of them is still bolted down."""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.geometry import blob, curve, ellipse, limb, points, rectangle, solid
from studio.landscape import cloud, graded_sky, hills, streaks
from studio.motifs.animals import hen, magpie
from studio.motifs.buildings import roofs, vane_figure
from studio.scene import FLAT, Dots, Glaze, Glow, Group, Lines, Scene, Shape, Sunlight, group

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
RODS = ((70, 910), (190, 944), (300, 930), (390, 1000), (640, 944), (742, 980))


@card("weathercocks_leave")
def weathercocks_leave(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            (0.0, "#6a4468", 0.95),
            (0.26, "#b05a58", 0.9),
            (0.5, "#ea8a42", 0.95),
            (0.68, "#f8c876", 0.8),
            lines=0.45,
            halo=(*SUN, 240),
        ),
        layers=(
            setting_sun(layout.child("sun")),
            *hills(layout.child("hills"), (820, 852), colour("#7a4a54"), colour("#d88a5c")),
            town(layout.child("town")),
            bare_rods(),
            wedge(),
            tower(),
            bolted(),
            rod_arms(),
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
        Glow(SUN, 520, colour("#ffd27a"), 0.6),
        Shape(
            solid(ellipse(*SUN, 92)), colour("#fff0b8"), "sun", 0.5, colour("#ffb24a"), form=FLAT, modelling=0, line=0
        ),
        streaks(stream, (30, 520, 770, 740), colour("#a8506a"), 7),
        cloud(stream.child("plum"), 180, 46, colour("#7a4a70"), 7, 0.8).placed(690, 262),
        cloud(stream.child("low"), 190, 44, colour("#9a5a6a"), 6, 0.7).placed(700, 690),
    )


def town(stream: Stream) -> Group:
    return group(
        roofs(stream, 840, 4, 0.3, colour("#8a4438")).placed(400, 1150, 1.0),
        name="town",
    )


def bare_rods() -> Group:
    """Blind: a rod on every roof, and nothing on the rod."""
    rods = [points((x, y + 70), (x, y - 46)) for x, y in RODS]
    arms = [points((x - 15, y - 16), (x + 15, y - 16)) for x, y in RODS]
    knobs = [ellipse(x, y - 48, 4.5) for x, y in RODS]
    return group(
        Lines((*rods, *arms), 3.0, IRON, strength=1.0, taper=False, steady=True),
        Shape(solid(*knobs), COPPER, "metal", 1.0, line=1.2),
        name="rods",
    )


def rod_arms() -> Group:
    """The cross-piece under the cock's foot, with room for a magpie."""
    arms = [limb([(430, 792), (512, 790), (640, 792)], [7, 9, 7])]
    knobs = [ellipse(428, 792, 7), ellipse(642, 792, 7)]
    return group(
        Shape(solid(*arms), IRON, "iron", 1.1, form=4, line=1.4),
        Shape(solid(*knobs), COPPER, "metal", 1.0, line=1.3),
    )


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
        Shape(solid(far), metal.darker(0.3), "metal", 1.05, form=2, texture="metal", line=1.5),
        body.dressed(metal=metal, iron=metal),
        Shape(solid(near), metal.lighter(0.08), "metal", 1.0, form=2, texture="metal", line=1.6),
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


def tower() -> Group:
    """The nearest spire, its slates, its cross-arm, its rod."""
    x, y = FOOT
    spire = points((x - 7, y + 60), (x + 7, y + 60), (x + 168, 1230), (x - 168, 1230))
    rows = [
        curve([(x - 7 - 0.39 * d, y + 60 + d), (x, y + 68 + d), (x + 7 + 0.39 * d, y + 60 + d)])
        for d in range(26, 390, 27)
    ]
    slates = [
        points(
            (x + share * (7 + 0.39 * d), y + 66 + d - 6 * share * share),
            (x + share * (9 + 0.39 * (d + 27)), y + 92 + d),
        )
        for k, d in enumerate(range(26, 363, 27))
        for share in ((-0.75, -0.35, 0.05, 0.45, 0.85) if k % 2 else (-0.55, -0.15, 0.25, 0.65))
    ]
    return group(
        Lines((points((x, y - 4), (x, y + 70)),), 8.0, IRON, strength=1.0, taper=False, steady=True),
        Shape(solid(ellipse(x, y + 56, 17, 14)), colour("#d8923c"), "ball", 1.0, texture="metal", line=1.8),
        Shape(solid(spire), colour("#66707e"), "roof", 1.0, colour("#4a4f60"), form=60, line=2.2),
        Lines((*rows, *slates), 1.5, colour("#2c2a38"), strength=0.7),
        name="tower",
    )


def bolted() -> Group:
    """Beating madly, one foot in the plate."""
    x, y = FOOT
    leg = limb([(x - 16, y - 66), (x - 6, y - 34), (x, y - 8)], [13, 10, 9])
    free = limb([(x - 42, y - 72), (x - 62, y - 44), (x - 84, y - 40)], [12, 9, 4])
    plate = rectangle(x - 34, y - 10, x + 34, y + 6)
    strain = [
        ellipse(x - 20, y - 150, r, 0.8 * r, start=start, end=start + 0.5, count=10)
        for r, start in ((220, 5.6), (238, 5.65))
    ]
    return group(
        Glow((x - 10, y - 120), 250, colour("#ffe0a0"), 0.5),
        Lines(tuple(strain), 2.0, IRON, strength=0.6),
        Shape(solid(free, leg), COPPER.darker(0.15), "leg", 1.05, form=4, line=1.8),
        winged("cock", COPPER, 1.05).placed(x - 26, y - 84, 2.7, 0.28),
        Shape(solid(plate), IRON, "plate", 1.1, form=5, texture="metal", line=2.0),
        Dots(points((x - 20, y - 2), (x + 20, y - 2)), points((5.0, 5.0))[0], colour("#f4d08a")),
        Lines((points((x + 16, y - 5), (x + 24, y + 1)), points((x - 24, y - 5), (x - 16, y + 1))), 1.4),
        name="bolted",
    )


def yard(stream: Stream) -> Group:
    """Living hens, looking up."""
    wall = rectangle(-20, 1120, 330, 1220)
    return group(
        Shape(solid(wall), colour("#8a4a38"), "brick", 1.0, texture="brick", form=FLAT, line=1.8),
        Shape(solid(rectangle(-20, 1106, 342, 1126)), colour("#b07a5c"), "coping", 0.9, form=5, line=1.6),
        *(
            hen("standing").dressed(feather=colour("#efe2cc"), wing=colour("#d8c2a4")).placed(x, 1108, size, turn, flip)
            for x, size, turn, flip in ((96, 1.9, 0.16, False), (180, 1.6, -0.1, True), (262, 1.8, 0.2, False))
        ),
        name="yard",
    )
