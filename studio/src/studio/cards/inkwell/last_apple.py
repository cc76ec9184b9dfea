"""The Last Apple: napkins tied, knives up; it has to fall some day."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, blob, curve, points
from studio.landscape import contact_shadow, graded_sky, halo, hills, snow
from studio.materials import cloth
from studio.motifs.animals import badger, crow, goose, hedgehog, mouse, squirrel, wearing
from studio.motifs.plants import apple, forest
from studio.motifs.things.clocks import hourglass
from studio.motifs.things.kitchen import knife, plate
from studio.scene import Glaze, Group, Lines, Scene, Shape, Sunlight, group

DRAWN = Sheet("inkwell/last_apple")

APPLE = (440.0, 352.0)
TABLE = 996.0
GREY = colour("#8a92a4")
UP = 0.46
SHIFT = 24.0  # the tree was drawn a little farther left


@card("last_apple")
def last_apple(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=graded_sky(
            "0 #8f99ac 0.8, 0.4 #b9c0ca 0.65, 0.66 #ece8dc 0.3, 1 #f2efe8 0.2",
            lines=0.4,
            halo=(*APPLE, 150),
            lines_until=0.62,
        ),
        layers=(
            group(halo(APPLE, 260, colour("#fbf6ea"), 0.6)),
            *hills(layout.child("hills"), (700, 730), colour("#dfe2e6"), colour("#eef0f2"), swell=18),
            forest(layout.child("forest"), 900, 80, leaf=colour("#8c96a0")).placed(400, 722).at_distance(0.5),
            DRAWN("field"),
            tree(layout.child("tree")),
            group(apple(leafed=True).placed(*APPLE, 7.3), name="apple"),
            guests(),
            DRAWN("laid_table"),
            on_the_table(layout.child("things")),
            group(snow(layout.child("snow"), 230, (30, 30, 770, 1180), 6.5)),
        ),
        focal="apple",
        light=Sunlight((-0.3, -0.8, 0.5)),
        glaze=Glaze(colour("#7d8298"), 0.18, bottom=1.3),
        shadow=colour("#7a7f96"),
        haze=colour("#f0eee8"),
    )


def tree(stream: Stream) -> Group:
    """Everything it had is on the shelves by now, except one."""
    twigs = tuple(
        curve([at, (at[0] + dx, at[1] + dy), (at[0] + 1.6 * dx + 6, at[1] + 1.9 * dy)])
        for at in (
            (130, 168),
            (230, 190),
            (250, 262),
            (330, 100),
            (420, 118),
            (556, 90),
            (586, 200),
            (730, 130),
            (762, 200),
            (750, 490),
            (160, 284),
            (350, 230),
            (690, 290),
        )
        for dx, dy in (
            (stream.uniform(-26, -8), stream.uniform(-26, -6)),
            (stream.uniform(6, 20), stream.uniform(-28, -8)),
        )
    )
    return group(
        Lines(twigs, 2.0),
        *DRAWN("tree"),
        squirrel("upright").placed(592, 420, 2.6).dressed(fur=colour("fox rust")),
        Lines((curve("580,380 562,362 552,334"),), 2.6),
        name="tree",
    ).placed(SHIFT)


def napkin(x: float, y: float, size: float, lean: float) -> Shape:
    bib = blob("-0.9,-0.1! 0,0.16 0.9,-0.1! 0.55,0.9 0.1,1.5! -0.5,1")
    turn = np.array([[np.cos(lean), np.sin(lean)], [-np.sin(lean), np.cos(lean)]])
    return cloth(bib @ turn * size + [x, y], colour("linen white"), "napkin", weight=0.35, form=8, line=1.5)


def guest(animal: Group, head: Point, size: float, flip: bool, bib: float) -> Group:
    """Seated with its head at the given place, chin up, napkin under it."""
    tilted = animal.placed(0, 0, size, -UP if flip else UP, flip)
    x, y = tilted.anchor("head")
    seated = tilted.placed(head[0] - x, head[1] - y)
    throat = seated.anchor("throat")
    lean = 0.2 if flip else -0.2
    return group(seated, napkin(throat[0], throat[1] + 0.3 * bib, bib, lean))


def guests() -> Group:
    mustard, plum, green = colour("mustard"), colour("#6a4660"), colour("#4c6650")
    badger_in_hat = wearing(badger("seated", attire="coat"), hat_kind="bowler").dressed(coat=green, hat=colour("soot"))
    goose_in_bonnet = wearing(goose("standing"), hat_kind="bonnet").dressed(hat=colour("#b8443a"))
    return group(
        guest(badger_in_hat, (132, 690), 8.6, True, 58),
        guest(goose_in_bonnet, (640, 668), 6.4, False, 44),
        guest(mouse("seated", attire="coat").dressed(coat=mustard, fur=colour("#9a8a80")), (298, 838), 10.5, True, 40),
        guest(hedgehog("seated", attire="coat").dressed(coat=plum), (562, 838), 10.0, False, 42),
        name="guests",
    )


def on_the_table(stream: Stream) -> Group:
    """Six knives, an hourglass nearly run out, and the one plate that matters."""
    items = [knife(34).placed(x, TABLE - 6, size) for x, size in ((232, 3.2), (346, 2.6), (526, 2.6), (646, 3.0))]
    return group(
        contact_shadow(APPLE[0], TABLE + 18, 210, GREY, 0.6),
        plate(58, rim=colour("#b8443a")).placed(APPLE[0], TABLE + 28, 3.2),
        *items,
        hourglass(60, sand=0.1).placed(92, TABLE + 16, 2.1),
        elder(),
        small_archer(),
        name="things",
    )


def elder() -> Group:
    """The crow is too old for chairs; he waits on the cloth, in his hat."""
    old = wearing(crow("standing"), hat_kind="top hat", bespectacled=True).placed(716, TABLE + 24, 4.8, 0.24)
    return group(contact_shadow(716, TABLE + 22, 120, GREY, 0.6), old)


def small_archer() -> Group:
    archer = mouse("upright").placed(176, TABLE + 28, 4.6, -0.16, flip=True).dressed(fur=colour("#c9bfb4"))
    back_x, back_y = archer.anchor("back")
    bow = curve([(back_x - 34, back_y - 34), (back_x - 50, back_y), (back_x - 34, back_y + 34)])
    string = points((back_x - 34, back_y - 34), (back_x - 30, back_y), (back_x - 34, back_y + 34))
    return group(
        contact_shadow(176, TABLE + 28, 70, GREY, 0.6),
        Lines((bow,), 3.0, colour("bark brown"), strength=1.0),
        Lines((string,), 1.0),
        archer,
    )
