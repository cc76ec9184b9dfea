"""The Lantern Stag: somebody is being carried home, or away."""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Branch, Growth, Point, Points, ellipse, fuse, grow, limb, place, points, ridge, solid
from studio.landscape import along_ground, contact_shadow, fog, graded_sky, grass, ground, tufts
from studio.materials import bark
from studio.motifs.animals import hare, moth, stag
from studio.motifs.people import POSES, Reach, figure
from studio.motifs.plants import crown_of_blossom, flowers, tree_trunks
from studio.motifs.things.lights import lantern
from studio.scene import Glaze, Glow, Group, Item, Lamplight, Lines, Scene, Shape, group

DRAWN = Sheet("inkwell/lantern_stag")

FOOT = (524.0, 1098.0)
SIZE = 3.7
MIST = colour("#a9c8c8")
AMBER = colour("#ffc765")
GONE_OUT = 9


@card("lantern_stag")
def lantern_stag(chance: Chance) -> Scene:
    layout = chance.layout
    floor = ridge(layout.child("floor"), 1010, 10)
    return Scene(
        sky=graded_sky(
            "0 #1d4a60 1.15, 0.5 #4d8290 0.9, 0.85 #a9c6bc 0.55, 1 #7fa098 0.6", lines=0.5, lines_until=0.85
        ),
        layers=(
            tree_trunks(layout.child("wood"), 820, 1060, rows=4, per_row=5)
            .placed(400, 1040)
            .tinted(colour("#2f6478"), 0.5),
            fog(layout.child("mist"), 900, 190, MIST, 0.6),
            ground(floor, colour("#4f7a66"), colour("#27483f"), weight=1.0),
            DRAWN("path_with_boots"),
            group(Glow((400, 350), 560, AMBER, 0.42, falloff=1.2), Glow((330, 860), 330, colour("#f3d9a4"), 0.3)),
            grass(layout.child("far"), along_ground(layout.child("far"), floor, 60), 18),
            group(contact_shadow(430, 1098, 420, colour("#16302f"), 0.6)),
            bearer(layout.child("crown")),
            hare("sitting").placed(150, 1122, 2.3, flip=True),
            ferns(layout.child("ferns")),
            flowers(
                layout.child("flowers"),
                tufts(layout.child("flowers"), 12, (40, 1120, 760, 1180)),
                ("bell", "daisy"),
                30,
            ),
            grass(layout.child("near"), tufts(layout.child("near"), 60, (20, 1130, 780, 1198)), 36, weight=1.4),
        ),
        focal=(60, 120, 760, 620),
        light=Lamplight((390, 360)),
        glaze=Glaze(colour("#1c4a68"), 0.5),
        shadow=colour("#3a5c78"),
        haze=MIST,
    )


def bearer(stream: Stream) -> Group:
    """The stag, the orchard on its brow and the sleeper on its back."""
    beast = without_antlers(stag("standing")).dressed(fur=colour("#b98a58")).placed(*FOOT, SIZE)
    x, y = beast.anchor("head")
    wood = [*antler(stream.child("left"), (x, y), -2.2, 185), *antler(stream.child("right"), (x + 16, y), -0.86, 250)]
    spurs = antler(stream.child("middle"), (x + 8, y), -1.5, 200)
    tips = np.array([branch.tip for branch in (*wood, *spurs) if branch.order >= 3])
    tips = tips[(tips[:, 1] > 60) & (tips[:, 0] > 50) & (tips[:, 0] < 750)]
    knees = np.array([branch.tip for branch in (*wood, *spurs) if 1 <= branch.order <= 4])
    back = beast.anchor("back")
    return group(
        timber(spurs, colour("#6f5640")),
        timber(wood, colour("#8a6a4c")),
        crown_of_blossom(stream.child("blossom"), tips, 17, colour("rose")),
        lights(stream.child("moths"), spaced(knees)),
        beast,
        sleeper().placed(back[0] + 64, back[1] + 40, 3.0),
        name="stag",
    )


def without_antlers(beast: Group) -> Group:
    return replace(
        beast, items=tuple(item for item in beast.items if not (isinstance(item, Shape) and item.role == "antler"))
    )


def spaced(places: Points, apart: float = 92.0) -> list[Point]:
    """Those of the places where a lantern can hang without touching another."""
    kept: list[Point] = []
    for x, y in places[np.argsort(-places[:, 1])]:
        free = all(math.hypot(x - other[0], 0.8 * (y - other[1])) > apart for other in kept)
        if free and 80 < x < 720 and 130 < y < 620:
            kept.append((float(x), float(y) + 30))
    return kept


def antler(stream: Stream, root: Point, heading: float, length: float) -> list[Branch]:
    """A branching antler from its root, each order finer, as trees have it."""
    rules = Growth(orders=4, spread=0.5, shorter=0.74, thinner=0.66, gnarl=0.34, droop=-0.25, third=0.3)
    grown = grow(stream, rules, length, 30, heading)
    return [replace(branch, spine=branch.spine + np.array(root)) for branch in grown]


def timber(branches: list[Branch], paint: Colour) -> Group:
    grown = fuse(*(limb(branch.spine, branch.widths, steps=4) for branch in branches), soften=3)
    return group(bark(grown, paint, "antler", weight=1.0, line=1.6))


def sleeper() -> Group:
    """Face down along the back, arms hanging, feet bare."""
    hanging = replace(POSES["lying face down"], hands=(Reach(0.95, 0.05, 0.2), Reach(0.9, 0.15, 0.1)))
    person = figure(hanging, outfit="dress", hair="long", mood="asleep", shoes="bare")
    return person.dressed(dress=colour("cherry red"), hair=colour("walnut"))


def lights(stream: Stream, places: list[Point]) -> Group:
    """Small lanterns, a moth at each; one has just gone out."""
    hung: list[Item] = []
    for index, (x, y) in enumerate(places):
        size = stream.uniform(0.95, 1.3)
        cord = points((x, y - 34), (x, y + 3))
        lit = index != GONE_OUT
        if lit:
            hung.append(Glow((x, y + 27 * size), 105, AMBER, 0.75))
        hung += [Lines((cord,), 1.2), lantern(lit, colour("soot")).placed(x, y, size)]
        if lit:
            hung.append(
                moth("spread").placed(
                    x + stream.uniform(18, 30), y + stream.uniform(8, 40), 1.0, stream.uniform(-0.8, 0.8)
                )
            )
    return Group(tuple(hung), "lanterns")


def ferns(stream: Stream) -> Group:
    """Fronds along the lower corners."""
    fronds: list[Points] = []
    for x, y, lean in (
        (70, 1160, 0.5),
        (110, 1170, -0.2),
        (40, 1170, -0.5),
        (740, 1160, -0.5),
        (700, 1172, 0.2),
        (760, 1170, 0.3),
    ):
        reach = stream.uniform(90, 140)
        for share in np.linspace(0.15, 1.0, 9):
            stem = (x + lean * reach * share**1.5, y - reach * share)
            size = 34 * (1.1 - share)
            fronds += [
                place(ellipse(0.5, 0, 0.5, 0.13, count=10), *stem, size, angle)
                for angle in (-0.5 + 0.4 * lean, math.pi + 0.5 + 0.4 * lean)
            ]
    return group(Shape(solid(*fronds), colour("#3f6f58"), "leaf", 1.0, modelling=0.3, line=0.9), name="ferns")
