"""The Mended Scarecrow: his arm is lifted, and nobody knows whether it is a threat or a help."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Placing, Point, curve, limb, points, solid
from studio.landscape import graded_sky, grass, ground, hills, tufts
from studio.materials import wood
from studio.motifs.animals import crow
from studio.motifs.forms import pale
from studio.motifs.plants import nest
from studio.motifs.things.keepsakes import hat
from studio.motifs.things.tools import button, thread
from studio.scene import ROUND, Dots, Group, Lamplight, Lines, Scene, group

DRAWN = Sheet("inkwell/crows_mend")

SUN = (430.0, 560.0)
BODY = Placing(376, 1050, 5.7, 0.05)
# Where straw comes out: x, y, which way, how many stalks.
RENTS = ((-52, -100, math.pi + 0.4, 9), (38, -62, 1.3, 12), (27, -84, 0.6, 6), (0, -28, 1.57, 13))
INK, STRAW, TWINE = colour("#2a1c26"), colour("#f0c05a"), colour("#e0281c")


@card("crows_mend")
def crows_mend(chance: Chance) -> Scene:
    layout = chance.layout
    field = curve("-20,930 200,914 520,926 820,908")
    near = layout.child("near")
    return Scene(
        sky=graded_sky("0 #c81e3c 1.0, 0.4 #e8402c 1.0, 0.8 #ff8a34 0.95", lines=0.0),
        layers=(
            DRAWN("setting_sun"),
            *hills(layout.child("hills"), (876, 900), colour("#8a4458"), colour("#d86c44")),
            ground(field, colour("#e08a34"), colour("#7a3844"), weight=1.0),
            stubble(layout.child("stubble")),
            DRAWN("long-shadow"),
            scarecrow(layout.child("straw")),
            menders(layout.child("menders")),
            grass(near, tufts(near, 90, (20, 1120, 780, 1198)), 34, weight=1.8),
        ),
        focal="menders",
        light=Lamplight(SUN),
        shadow=colour("#4a2844"),
    )


def stubble(stream: Stream) -> Group:
    """Rows of cut straw running to the horizon."""
    stalks = []
    for row in range(-9, 10):
        for share in np.linspace(0.0, 1.0, 26) ** 1.6:
            y = 932 + 250 * share + stream.uniform(-12, 12) * (0.2 + share)
            x = 420 + row * (34 + 90 * share) + stream.uniform(-18, 18) * (0.2 + share)
            height = (6 + 24 * share) * stream.uniform(0.5, 1.2)
            stalks.append(points((x, y), (x + stream.uniform(-3, 3), y - height)))
    return group(
        pale(stalks, 2.2, colour("#e8a850"), "straw"),
        Lines(tuple(path + np.array([2, 1]) for path in stalks), 1.2, INK),
    )


def scarecrow(stream: Stream) -> Group:
    """After the storm: one sleeve torn, hat gone, straw everywhere, one button for an eye."""
    wisps = []
    for x, y, heading, count in RENTS:
        for _ in range(count):
            turn = heading + stream.uniform(-0.6, 0.6)
            reach = stream.uniform(7, 15)
            wisps.append(points((x, y), (x + reach * math.cos(turn), y + reach * math.sin(turn) + 1)))
    pole = solid(limb([(0, 4), (0, -100)], [6, 5]), limb("-54,-100 0,-86 57,-79", [4, 5, 4]))
    built = group(
        wood(pole, colour("#3c2226"), weight=1.1, form=ROUND, line=1.6),
        pale(wisps, 1.3, STRAW, "straw"),
        Lines(tuple(wisps), 0.5),
        *DRAWN("scarecrow"),
        nest(stream, 7, 2).placed(10.5, -52),
        *DRAWN("scarecrow_pocket"),
        button(3.6, colour("#e8b060")).placed(-4.5, -108),
        *DRAWN("scarecrow_kerchief"),
        name="scarecrow",
    )
    return built.under(BODY)


def busy(pose: str, at: Point, size: float, turn: float = 0.0, flip: bool = False) -> Group:
    bird = crow(pose)  # type: ignore[arg-type]
    return bird.dressed(feather=INK, beak=INK).placed(*at, size, turn, flip)


def flier(word: str, at: Point, size: float, turn: float = 0.0, flip: bool = False) -> Group:
    """No two beat their wings alike."""
    return DRAWN(word).placed(*at, size, turn, flip)


def menders(stream: Stream) -> Group:
    """Each with a task: straw, twine, button, hat, and one for the farmer."""
    sewing = flier("beating", (676, 704), 1.3, 0.34)
    eye_holder = busy("standing", BODY.point((24, -93)), 3.3, 0.12)
    watch = busy("standing", BODY.point((-42, -106)), 3.3, 0.12)
    left, right = flier("rising", (230, 206), 1.16, 0.1, True), flier("gliding", (476, 204), 1.1, -0.12)
    carriers = [flier("gliding", (120, 776), 1.3, -0.2, True), busy("pecking", (640, 1100), 5.4)]
    hem = BODY.point((36, -68))
    tip = sewing.anchor("mouth")
    spark = Dots(points((-40, -22)), np.array([9.0]), Colour(1, 1, 0.94), kind="star")
    brim = ((left.anchor("mouth")[0] + right.anchor("mouth")[0]) / 2, 224)
    sewn = curve([hem, (hem[0] - 24, hem[1] + 40), (hem[0] + 4, hem[1] + 66), tip])
    return group(
        hat("felt", colour("#3c2430")).placed(*brim, 3.4, -0.1),
        *(left, right, watch, eye_holder, *carriers),
        *(straw_in(stream, bird) for bird in carriers),
        thread(sewn, TWINE, 4.0),
        *DRAWN("menders"),
        sewing,
        group(*DRAWN("thorn"), spark).placed(*tip),
        name="menders",
    )


def straw_in(stream: Stream, bird: Group) -> Group:
    x, y = bird.anchor("mouth")
    straws = [points((x - 34, y + d + stream.uniform(-8, 8)), (x + 34, y + 4 - d)) for d in (-8, -2, 5, 10)]
    return group(pale(straws, 3.0, STRAW, "straw"), Lines(tuple(straws), 0.7))
