"""The House Leaves Home: he has hold of it, or it of him."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import Arm, Body, Camera, Dress, Hair, Head, Pose, drawn, person
from studio.geometry import Points, blob, closed, ellipse, limb, rectangle, solid
from studio.materials import earth, plain
from studio.motifs.buildings import smoke, town_house
from studio.motifs.forms import crooked
from studio.motifs.plants import roots
from studio.motifs.things.keepsakes import suitcase
from studio.motifs.things.tools import rope_ladder
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Group, Item, Lines, Scene, Sunlight, Veil, group
from studio.skies import graded

LIGHT = Sunlight((0.6, -0.6, 0.5))
SHORE = 790.0
FOAM = colour("#ffffff")
DRAWN = Sheet("inkwell/heron_house")
OWNER = Body(age=38, stout=0.2, skin="#c98a60", hair=Hair("receding", "#3a2620"))
PYJAMAS = Dress(top="#fbf6ff", bottom="#fbf6ff", trim="#d8487c", pattern="stripes", collar="shirt")
REACHES = Pose(
    bend=(-6, 6, -8),
    head=(0, -22, 0),
    left=Arm((0.30, 0.86, 0.34), (0.8, -0.2, -0.4), "reach", palm=(0, -0.2, 1), shrug=0.4),
    right=Arm((0.34, -0.02, 0.30), (0.7, -0.8, 0), "open", (0.3, 1, 0.2), (0, 0, 1)),
)


@card("heron_house")
def heron_house(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(graded((palette.dawn, palette.lemon), (0, 0, 800, SHORE), 0.75), *DRAWN("dawn", palette)),
        marsh(layout.child("marsh"), palette),
        walking_house(layout, palette),
        splash(layout.child("foot"), (384, 1078), 120, palette),
        owner(palette),
        splash(layout.child("owner"), (670, 1126), 116, palette),
        focal="house",
    )


def marsh(stream: Stream, palette: Palette) -> Group:
    """Shallow, bright and cold."""
    rows = np.geomspace(12, 420, 16)
    ripples = [
        limb(
            [(x, SHORE + y), (x + 30 + 0.3 * y, SHORE + y + 3), (x + 70 + 0.6 * y, SHORE + y)],
            [0.5, 2 + 0.012 * y, 0.5],
        )
        for y in rows
        for x in stream.uniform(-60, 800, count=3)
    ]
    return group(
        plain(rectangle(-20, SHORE, 820, 1220), palette.water, "water", weight=0.9, form=FLAT, modelling=0.0, line=1.6),
        *DRAWN("bank", palette),
        Veil(solid(*ripples), palette.water.lighter(0.75), "ripple", 0.9, 0.8),
    )


def walking_house(layout: Stream, palette: Palette) -> Group:
    """Tall, plastered, pulled out with its clod of earth, and off."""
    front = town_house(layout.child("house"), floors=2, lit=1.0, wall=palette.plaster, roof=palette.roof)
    front = group(*front, *DRAWN("glance", palette), anchors=front)
    house = crooked(front, -0.14).placed(320, 576, 1.4)
    clod = blob("196,562 340,554 470,556 494,574 456,616 380,642 280,636 208,602")
    x, y = house.anchor("chimney")
    plume = [(x, y - 6), (x + 40, y - 50), (x + 140, y - 60), (x + 250, y - 34), (x + 400, y - 70)]
    return group(
        smoke(layout.child("smoke"), plume, 10, 46, FOAM, 0.65),
        DRAWN("hind-leg", palette),
        roots(layout.child("roots"), 120, 9, 9).placed(340, 616),
        rope_ladder(226, 44).placed(456, 600, 1.0, rotation=-0.52),
        DRAWN("fore-leg", palette),
        earth(clod, palette.earth, form=30, line=2.4),
        house,
        name="house",
    )


def owner(palette: Palette) -> Group:
    """After what he had left; his luggage goes its own way."""
    case = suitcase().placed(130, 1150, 1.5, -0.3)
    foam = solid(limb("66,1140 100,1134 140,1142 196,1136", [3, 11, 9, 3]))
    afloat = group(Clip(solid(rectangle(-20, 0, 900, 1138)), case), Veil(foam, FOAM, "foam", 0.9, 1.5))
    who = person(OWNER, Head("longing"), REACHES, PYJAMAS, facing=-152)
    man = drawn(who, camera=Camera((664, 1178), 6.2, (0, 50, 0)), light=LIGHT, pen=1.1, name="owner")
    in_water = Clip(solid(rectangle(-20, 0, 900, 1130)), man)
    return group(afloat, in_water, name="owner")


def splash(stream: Stream, at: tuple[float, float], size: float, palette: Palette) -> Group:
    """A crown of water, drops above it, rings round it."""
    x, y = at
    jets: list[Points] = []
    drops: list[tuple[float, float]] = []
    for t in np.linspace(-1, 1, 11):
        out, high = 0.62 * size * t, size * (0.25 + 0.35 * abs(t)) * stream.uniform(0.6, 1.2)
        jets.append(
            limb(
                [(x + 0.6 * out, y), (x + 0.9 * out, y - 0.6 * high), (x + 1.2 * out, y - high)],
                [0.14 * size, 0.08 * size, 2],
            )
        )
        drops += [(x + 1.3 * out + stream.uniform(-12, 12), y - high - stream.uniform(6, 40)) for _ in range(2)]
    rings = tuple(limb(closed(ellipse(x, y + 6, k * size, 0.2 * k * size)), [3, 3], steps=1) for k in (0.75, 1.05, 1.4))
    items: list[Item] = [
        Veil(solid(*rings), palette.water.lighter(0.75), "ring", 0.8, 0.8),
        Veil(solid(ellipse(x, y, 0.6 * size, 0.13 * size), *jets), FOAM, "foam", 0.95, 1.5),
        Lines(tuple(closed(jet) for jet in jets[::2]), 1.2, palette.shade, strength=0.5),
        Dots(np.array(drops), np.array([stream.uniform(2.5, 7) for _ in drops]), FOAM, "drops"),
    ]
    return group(*items)
