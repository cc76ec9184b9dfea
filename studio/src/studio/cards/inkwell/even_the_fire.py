"""Even the Fire: everything is on the list, the light too."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, fuse, limb, paths, solid
from studio.landscape import contact_shadow, graded_sky, snow
from studio.motifs.animals import badger, hedgehog, mole, wearing
from studio.motifs.plants import bare_tree
from studio.motifs.rooms import armchair, bed
from studio.motifs.things.clocks import grandfather_clock
from studio.motifs.things.keepsakes import bundle, crate
from studio.motifs.things.kitchen import pot, spoon
from studio.motifs.things.lights import flame
from studio.motifs.things.papers import open_book
from studio.motifs.things.tools import quill
from studio.motifs.vessels import cart
from studio.scene import Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, Veil, Wash, group

DRAWN = Sheet("inkwell/even_the_fire")

CLOTH = (654.0, 980.0)
FIRE = (448.0, 850.0)
YELLOW = colour("#ffdb74")
EMBER = colour("#ff9a4a")
NIGHT = colour("#26345c")


@card("even_the_fire")
def even_the_fire(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky("0 #26345c 1.1, 0.3 #4a628c 0.95, 0.55 #8fa8c4 0.75, 1 #8fa8c4 0.6", lines=0.5),
        layers=(
            far_wood(layout.child("wood")),
            snowfield(layout.child("field")),
            group(Glow(CLOTH, 360, YELLOW, 0.62), Glow(FIRE, 330, EMBER, 0.55)),
            DRAWN("oak"),
            already_loaded(),
            group(Glow((190, 700), 210, colour("#bcd0ee"), 0.4)),
            evicted(),
            group(fire_bearer(layout.child("sparks")), light_bearer(), name="taken"),
            bailiff(),
            snow(layout.child("snow"), 150, (30, 30, 770, 1160), 4.5),
        ),
        focal="taken",
        light=Lamplight((540.0, 860.0)),
        glaze=Glaze(colour("#1c2850"), 0.46),
        shadow=colour("#46527e"),
        haze=colour("#8fa8c4"),
    )


def far_wood(stream: Stream) -> Group:
    trees = [
        bare_tree(stream.child(k), 300, 0.05, colour("#4a5878")).placed(x, 640, size)
        for k, (x, size) in enumerate(((420, 0.9), (540, 0.7), (650, 1.0), (752, 0.8)))
    ]
    return group(*trees, far=0.45, name="wood")


def snowfield(stream: Stream) -> Group:
    """Blue snow, trodden into a road by small feet."""
    steps = [
        ellipse(x + stream.normal(0, 5), y + stream.normal(0, 6), 9, 5)
        for x, y in curve("250,790 360,810 500,800 640,780 780,770", steps=6)
    ]
    steps += [
        ellipse(x, y + 8 * (k % 2), 13, 7)
        for k, (x, y) in enumerate(curve("180,900 300,1000 460,1050 640,1060 790,1050", steps=6))
    ]
    return group(*DRAWN("snowfield"), Wash(solid(*steps), colour("#5a6f9c"), "footprints", 0.6, 2))


def porter(x: float, y: float, size: float) -> Group:
    worker = wearing(mole("upright"), "cap", size=5.4).dressed(fur=colour("#4a4652"), hat=colour("#7a3a34"))
    placed = worker.placed(x, y, size, flip=True)
    at_x, at_y = placed.anchor("eye")
    eye = (
        Shape(solid(ellipse(at_x, at_y, 0.9 * size)), colour("#e8dcc8"), "ring", 0.5, modelling=0, line=1.2),
        Shape(solid(ellipse(at_x + 0.2 * size, at_y, 0.45 * size)), colour("ink black"), "eye", 1.1, line=0),
    )
    return group(placed, *eye, name="mole")


def already_loaded() -> Group:
    """Further along the road: the clock, the soup with its pot, and a cart with the rest."""
    load = group(armchair(colour("#7a3a3a")).placed(-14, -46, 0.6), bed().placed(6, -76, 0.5, rotation=-0.12))
    clock, soup = porter(640, 792, 6.2), porter(494, 786, 6.0)
    kettle = pot(30).placed(558, 728, 1.7)
    return group(
        group(load, cart()).placed(730, 654, 0.85, flip=True),
        group(contact_shadow(640, 794, 130, NIGHT, 0.6), contact_shadow(494, 788, 130, NIGHT, 0.6)),
        clock,
        grandfather_clock().placed(698, 798, 0.84, rotation=0.2),
        soup,
        kettle,
        *(porter_hand(x, y) for x, y in ((686, 716), (540, 716))),
        name="already loaded",
    )


def porter_hand(x: float, y: float, size: float = 1.0) -> Shape:
    """A broad pink hand closed over what it carries."""
    spread = [
        limb([(x - 10 * size, y), (x + 10 * size, y + (k - 1) * 7 * size)], [8 * size, 5 * size]) for k in range(3)
    ]
    return Shape(
        fuse(ellipse(x - 8 * size, y, 12 * size, 12 * size), *spread, soften=1.5),
        colour("#d8a49c"),
        "paw",
        0.9,
        form=6 * size,
        line=1.4,
    )


def evicted() -> Group:
    """On the step: one bundle, one spoon, and under the smallest one's spines something that glows."""
    fur = colour("#a8845c")
    father = hedgehog("upright").dressed(fur=fur).placed(150, 762, 6.6, flip=True)
    mother = hedgehog("upright").dressed(fur=fur.lighter(0.05)).placed(232, 768, 6.0, flip=True)
    elder = hedgehog("upright").dressed(fur=fur).placed(300, 788, 4.0, flip=True)
    youngest = hedgehog("upright").dressed(fur=fur.lighter(0.04)).placed(94, 792, 3.8, flip=True)
    ember = (84.0, 748.0)
    return group(
        DRAWN("evicted"),
        father,
        mother,
        bundle(colour("#b25a5c"), stick=False).placed(262, 790, 1.2),
        elder,
        spoon(24).placed(320, 744, 1.6, rotation=0.3),
        youngest,
        Glow(ember, 46, EMBER, 0.9),
        Shape(solid(ellipse(*ember, 5, 5)), colour("#ffc070"), "ember", 0.9, modelling=0, line=0.8),
        name="evicted",
    )


def fire_bearer(stream: Stream) -> Group:
    """The hearth fire itself, on a shovel."""
    bearer = porter(290, 1010, 9.6)
    handle = limb("280,796 336,812 420,842", [13, 13, 12])
    tongues: list[Item] = []
    for dx, size in ((-22, 66), (22, 74), (0, 112)):
        tongues += group(*flame(size, 1.2)).dressed(flame=colour("#f58a34")).placed(434 + dx, 838).items
    sparks = np.stack([stream.normal(440, 26, count=16), stream.uniform(640, 770, count=16)], axis=1)
    shovel = group(
        Shape(solid(handle), colour("#5f4430"), "wood", 1.0, form=5, line=1.6),
        *tongues,
        *DRAWN("fire_bearer"),
        Veil(solid(*(ellipse(x, y, 2.6, 2.6) for x, y in sparks)), colour("#ffd08a"), "sparks", 0.95, 1.0),
        porter_hand(338, 812, 2.3),
        name="shovel",
    )
    return group(group(contact_shadow(290, 1014, 220, NIGHT, 0.7)), bearer, shovel.placed(14, 62), name="fire bearer")


def light_bearer() -> Group:
    """The window's light, taken down, folded once over the arm."""
    bearer = porter(560, 1056, 11.2)
    DRAWN("folded_light")
    return group(
        group(contact_shadow(568, 1060, 260, NIGHT, 0.7), Glow(CLOTH, 260, YELLOW, 0.6)),
        bearer,
        *DRAWN("light_bearer"),
        name="light bearer",
    )


def bailiff() -> Group:
    """In a bowler, ticking."""
    clerk = (
        wearing(badger("upright", attire="coat"), "bowler")
        .dressed(coat=colour("#3c3444"))
        .placed(118, 1150, 5.7, flip=True)
    )
    x, y = clerk.anchor("hand")
    return group(
        group(contact_shadow(150, 1154, 260, NIGHT, 0.8)),
        crate(46, 34).placed(238, 1152, 2.3),
        open_book(44).placed(238, 1076, 2.1),
        clerk,
        quill(40).placed(x + 22, y + 10, 1.9, rotation=-0.5),
        Lines(paths("214,1058 222,1064 236,1050"), 2.2),
        name="bailiff",
    )
