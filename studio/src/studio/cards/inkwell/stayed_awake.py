"""The One Still Awake: the spell missed the kitchen boy, a hundred years ago."""

import itertools

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Point, Points, blob, closed, curve, fuse, limb, points, solid
from studio.landscape import contact_shadow, wall
from studio.materials import fur
from studio.motifs.animals import mouse
from studio.motifs.forms import arch, pale
from studio.motifs.people import figure, portrait
from studio.motifs.plants import briar
from studio.motifs.rooms import chair
from studio.motifs.things.kitchen import glass, plate
from studio.motifs.things.lights import candelabrum, oil_lamp
from studio.scene import FLAT, Clip, Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, Sunlight, group

DRAWN = Sheet("inkwell/stayed_awake")

LAMP = (334.0, 660.0)
GOLD, DUSK = colour("#ffd98a"), colour("#9cc4a0")
CRIMSON, STONE, SHADE = colour("faded crimson"), colour("#8c948c"), colour("#1c2a2c")
# Sleeping faces want no shadow across them: what lamp there is comes back from the tablecloth.
SOFT = Sunlight((-0.2, -0.35, 0.9))
THRONE = (580.0, 706.0)
CROWN = (598.0, 506.0)


@card("stayed_awake", version=2)
def stayed_awake(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#7c8a7c"), colour("#4a5650"), lines=0.5),
        layers=(
            window(layout.child("end"), 580, 128, 84, 560),
            window(layout.child("side"), 214, 92, 130, 470),
            DRAWN("floor"),
            group(Glow(LAMP, 520, GOLD, 0.6, spare=1.0)),
            king().lit_by(SOFT),
            far_side().lit_by(SOFT),
            table(),
            group(Glow(LAMP, 230, colour("#fff0c0"), 0.35, spare=1.0)),
            near_side().lit_by(SOFT),
            servant(),
            princess().lit_by(SOFT),
            webs(),
        ),
        focal="servant",
        light=Lamplight(LAMP),
        glaze=Glaze(colour("#23403c"), 0.4),
        shadow=colour("#46585c"),
    )


def window(stream: Stream, x: float, half: float, top: float, foot: float) -> Group:
    """Green dusk, and the briars that keep everybody out."""
    opening = arch(x - half, x + half, foot, top + half, 0.5)
    stone = arch(x - half - 20, x + half + 20, foot + 26, top + half - 4, 0.5)
    canes = [
        curve([(x - half + k * half / 2 - 20, foot + 40), (x - half + k * half / 2 + 34, foot - 140),
               (x - half + k * half / 2 - 26, top + 180), (x - half + k * half / 2 + 50, top - 20)])
        for k in range(5)
    ]  # fmt: skip
    view = group(
        Shape(solid(opening), DUSK, "dusk", 0.6, colour("#c8d8a8"), form=FLAT, modelling=0, line=0),
        Glow((x, foot - 60), 2 * half, colour("#dff0c4"), 0.35),
        *(briar(stream.child(str(i)), cane, 11, roses=3) for i, cane in enumerate(canes)),
    )
    return group(
        materials.stone(stone, STONE, form=10),
        Clip(solid(opening), view),
        Lines((closed(opening),), 2.4),
        name="window",
    )


def king() -> Group:
    """At the far end, as he was in the middle of a toast."""
    asleep = portrait(1.5, "old", "stout", "robe", hat="crown", beard="full", mood="asleep", nod=0.35, tilt=0.22)
    return group(
        *DRAWN("king"),
        asleep.dressed(robe=CRIMSON, beard=colour("#e8e4d8"), hair=colour("#e8e4d8")).placed(
            THRONE[0], THRONE[1] + 6, 1.5
        ),
        DRAWN("shawl"),
        name="king",
    )


def covered(sleeper: Group, paint: Colour, sleeve: Colour) -> Group:
    """A bust asleep on its arm, a blanket over its back, in the portrait's own units, facing left."""
    arm = limb("28,2 -8,6 -44,-2", [30, 30, 20])
    hand = blob("-42,-10 -54,-12 -66,-6 -64,2 -50,6 -42,6")
    cloth = blob("-4,-30 8,-48 22,-58 38,-54 54,-34 60,4 60,44! -2,44! -10,0")
    return group(
        sleeper,
        Shape(solid(hand), colour("skin"), "skin", 0.7, form=6, line=1.3),
        materials.cloth(arm, sleeve, "sleeve", weight=0.9, form=10, line=1.6),
        materials.cloth(cloth, paint, "blanket", weight=0.95, form=14, line=1.7),
        *DRAWN("covered"),
        Lines((curve("-10,40 -12,4 -3,-28 8,-46 22,-56"),), 2.6, paint.darker(0.35)),
    )


def far_side() -> Group:
    """A fool and a guard, on the side he does last."""
    fool = portrait(0.9, "adult", outfit="jacket", hat="fool", mood="asleep", nod=0.4, tilt=-0.2).dressed(
        coat=colour("#6a7a4c")
    )
    guard = portrait(
        0.8, "adult", "broad", "uniform", hat="helmet", beard="moustache", mood="asleep", nod=0.35, tilt=0.25
    )
    return group(
        fool.placed(700, 786, 1.15),
        covered(guard.dressed(coat=colour("#5f7466")), colour("#8a7a9a"), colour("#5f7466")).placed(772, 950, 1.75),
        name="far side",
    )


def table() -> Group:
    return group(
        *DRAWN("table"),
        plate(36).placed(540, 772, 1.2), glass(0.3).placed(596, 776, 1.3),
        candelabrum(3, lit=False).placed(600, 900, 2.5),
        plate(36).placed(492, 900, 1.9), plate(36).placed(690, 944, 2.0),
        mice(),
        name="table",
    )  # fmt: skip


def mice() -> Group:
    """Somebody has carved them chairs of their own size."""
    return group(
        chair(colour("honey wood")).placed(616, 1120, 0.75, flip=True),
        chair(colour("honey wood")).placed(726, 1116, 0.75),
        mouse("upright").placed(612, 1118, 2.2, flip=True),
        mouse("asleep").placed(680, 1122, 2.2),
    )


def near_side() -> Group:
    """Queen and page: done already."""
    page = portrait(0.8, "child", outfit="jacket", hat="beret", mood="asleep", nod=0.4, tilt=0.3)
    queen = portrait(0.85, "adult", outfit="gown", hair="bun", hat="crown", mood="asleep", nod=0.4, tilt=0.3)
    return group(
        covered(page.dressed(coat=colour("#4f6a7c")), colour("#6a8a6c"), colour("#4f6a7c")).placed(
            476, 808, 0.95, flip=True
        ),
        covered(
            queen.dressed(dress=colour("#8a7aa0"), hair=colour("#8a4a2c")), colour("#c09a54"), colour("#8a7aa0")
        ).placed(436, 960, 1.55, flip=True),
        name="near side",
    )


def servant() -> Group:
    """Bent, bearded to the belt, his lamp in one hand, the next blanket in the other."""
    man = figure(
        "offering", "three_quarter", age="old", outfit="apron", hair="receding", beard="long", mood="tender",
        shoes="slippers", nod=0.3,
        lean=0.16, hand=(-23, -42), other_hand=(-30, -66), other_holding=oil_lamp().placed(-1, 3, 0.34),
        other_grip="holding",
    ).dressed(
        shirt=colour("#d8c4a0"), dress=colour("#6a5a44"), apron=colour("#e8dcc0"), trousers=colour("#5a4a40"),
        beard=colour("#fbf9f2"),
        hair=colour("#fbf9f2"),
    )  # fmt: skip
    man = man.placed(140, 1146, 6.4, flip=True)
    DRAWN("servant")
    return group(
        contact_shadow(150, 1150, 220, SHADE, 0.6),
        man,
        long_beard(man.anchor("mouth")),
        DRAWN("servant_2"),
        name="servant",
    )


def long_beard(mouth: Point) -> Group:
    """A hundred years of it, down to the belt."""
    x, y = mouth
    locks = fuse(
        limb([(x - 18, y + 10), (x - 24, y + 70), (x - 30, y + 150)], [52, 46, 8]),
        limb([(x - 4, y + 12), (x - 8, y + 60), (x - 18, y + 122)], [34, 30, 6]),
    )
    strands = tuple(
        curve([(x - 34 + 9 * k, y + 20), (x - 34 + 6 * k, y + 70), (x - 30 + 2 * k, y + 126)]) for k in range(4)
    )
    return group(fur(locks, colour("#fbf9f2"), "beard", weight=0.35, form=14), Lines(strands, 1.1, strength=0.6))


def princess() -> Group:
    """Nearest the light; the blanket just settling."""
    girl = portrait(0.95, "youth", outfit="gown", hair="long", mood="asleep", nod=0.42, tilt=0.34)
    dressed = girl.dressed(dress=colour("#f0dccc"), hair=colour("#e0b04c"), brow=colour("#a8783c"))
    red = colour("#c8404c")
    return group(
        *DRAWN("princess"), covered(dressed, red, colour("#f0dccc")).placed(366, 1146, 2.35, flip=True), name="princess"
    )


def webs() -> Group:
    """From crown to candle, and across every corner nobody dusts."""
    spread = [points(CROWN, end) for end in ((470, 700), (522, 694), (600, 694), (684, 700), (730, 640), (760, 560))]
    corner = [points((40, 40), end) for end in ((40, 220), (110, 190), (170, 130), (220, 40))]
    return group(pale((*woven(spread), *woven(corner)), 1.7, colour("#f4f6ee"), "web"), name="webs")


def woven(stays: list[Points]) -> list[Points]:
    """Stays from one point, and threads sagging from each to the next."""
    threads = list(stays)
    for share in (0.3, 0.46, 0.62, 0.78, 0.94):
        knots = [stay[0] + share * (stay[1] - stay[0]) for stay in stays]
        for here, there in itertools.pairwise(knots):
            threads.append(curve([here, 0.5 * (here + there) + 0.06 * (stays[0][0] - here), there]))
    return threads
