"""The Glassblower's Breath: it was enough for all of them, or for him."""

from dataclasses import replace

import numpy as np

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Point, Points, closed, ellipse, limb, points, rectangle, solid, union
from studio.landscape import contact_shadow, wall
from studio.materials import lit, metal, wood
from studio.motifs.animals import dove, finch, sparrow, wren
from studio.motifs.forms import pale
from studio.motifs.people import figure
from studio.scene import (
    Dots,
    Glaze,
    Glow,
    Group,
    Item,
    Lamplight,
    Lines,
    Painted,
    Scene,
    Shape,
    Veil,
    group,
    silhouette,
    walk,
)

DRAWN = Sheet("inkwell/glassblower_breath")

BULB = (224.0, 468.0)
SHELVES = (330.0, 470.0, 610.0, 750.0, 890.0)
EMBER, GLASS, PALE = colour("#ff9a3c"), colour("#a8dcd2"), colour("#eafaf4")


@card("glassblower_breath")
def glassblower_breath(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#7a4632"), colour("#4a2c28"), lines=0.4),
        layers=(
            DRAWN("brickwork"),
            skylight(),
            shelf_of_birds(layout.child("birds")),
            DRAWN("furnace"),
            DRAWN("floor"),
            blower(),
            great_bird(),
        ),
        focal="great bird",
        light=Lamplight(BULB),
        glaze=Glaze(colour("#2a1c34"), 0.5),
        shadow=colour("#3c2838"),
    )


def skylight() -> Group:
    """Open; a few have gone already."""
    pane = points("470,44 700,44 740,170 450,170")
    flown = [glass(sparrow("flying").placed(x, y, size, 0.2, True)) for x, y, size in ((560, 110, 2.4), (640, 84, 1.7))]
    return group(
        lit(pane, colour("#2c4478"), "sky", weight=1.0, colour_below=colour("#6a8cc0"), line=2.4),
        Dots(points("500,80 620,140 690,110 540,66"), np.array([3.0, 2, 3, 2]), PALE, kind="star"),
        *flown,
        *DRAWN("skylight"),
    )


def glass(thing: Group, tint: Colour = GLASS, cover: float = 0.35) -> Group:
    """Whatever it was, blown: only a tint, a rim of light, and what is behind it."""

    def blown(item: Painted) -> Painted:
        if isinstance(item, Shape):
            return replace(
                item, colour=tint, colour_below=None, weight=0.35, cover=cover, texture="glass", line=1.0, modelling=0.6
            )
        return replace(item, colour=PALE) if isinstance(item, Dots) else item

    rims = [closed(ring) for ring in silhouette(thing)]
    return group(thing.changed(blown), pale(rims, 2.4, PALE, "rim"), name=thing.name)


def shelf_of_birds(stream: Stream) -> Group:
    """To the rafters, each with a breath of his in its breast."""
    kinds = (finch, sparrow, wren, dove)
    items: list[Item] = []
    for row, y in enumerate(SHELVES):
        items.append(wood(rectangle(370, y, 780, y + 13), colour("#5a3a28"), "shelf", form=4, line=1.5))
        for column in range(6):
            x = 408 + 66 * column + stream.uniform(-5, 5)
            kind = kinds[(row + column) % 3]
            bird = kind("perched").placed(x, y, 3.0, 0.0, stream.uniform(0, 1) < 0.4)
            items += [Glow((x, y - 22), 46, EMBER, 0.75), glass(bird, cover=0.5)]
            items.append(Veil(solid(ellipse(x, y - 20, 9, 11)), colour("#ffe0a0"), "breath", 0.85, 5))
    return group(*items, name="shelves")


def blower() -> Group:
    """All of him is clear by now but the shoes."""
    man = figure(
        "leaning back",
        outfit="leather apron",
        age="old",
        hair="receding",
        beard="short",
        build="medium",
        mood="calm",
        hand=(-19, -80.5),
        other_hand=(-28, -85),
        grip="holding",
        other_grip="holding",
        nod=-0.2,
        shoes="boots",
    ).placed(560, 1110, 6.9)
    return group(
        contact_shadow(462, 1112, 220, colour("#1c1420"), 0.7),
        see_through(man),
        pipe(man.anchor("mouth")),
        face_and_fists(man),
        name="blower",
    )


def see_through(man: Group) -> Group:
    """One clear body, brighter at every edge, drawn over with the faint seams of what he wore; solid shoes."""
    tint = colour("#bfeee6")
    parts = [item for item in walk(man.items) if isinstance(item, Shape) and item.outline]
    shoes = [replace(part, colour=colour("#a8642f")) for part in parts if part.role == "shoes"]
    worn = [part for part in parts if part.role != "shoes"]
    body = union(*(part.outline for part in worn), soften=1.0)
    seams = [closed(ring) for part in worn if part.role in ("apron", "beard", "hair") for ring in part.outline]
    features = [replace(item, colour=PALE) for item in walk(man.items) if isinstance(item, Lines)]
    return group(
        materials.glass(body, tint, weight=0.4, form=30, modelling=0.5, line=0, cover=0.5),
        Veil(body, tint, "glass", 0.34, 2),
        *features,
        pale(seams, 1.3, tint, "seam"),
        pale([closed(ring) for ring in body], 3.6, PALE, "rim"),
        *shoes,
        name="see-through",
    )


def face_and_fists(man: Group) -> Group:
    """What must stay before the pipe: his head, the last of him that can be made out, and the hands that hold it."""

    def within(path: Points, anchor: str, reach: float) -> bool:
        return bool(np.hypot(*(path - man.anchor(anchor)).T).max() < reach)

    def before(path: Points) -> bool:
        return within(path, "head", 90) or within(path, "hand", 44) or within(path, "other_hand", 44)

    rims = [
        closed(ring)
        for item in walk(man.items)
        if isinstance(item, Shape) and item.role in ("skin", "hair", "beard")
        for ring in item.outline
        if before(ring)
    ]
    strokes = [
        replace(item, colour=colour("#142c34"), strength=1.0)
        for item in walk(man.items)
        if isinstance(item, Lines) and item.role != "fold" and all(within(path, "head", 90) for path in item.paths)
    ]
    return group(pale(rims, 2.6, PALE, "rim"), *strokes, name="face and fists")


def pipe(mouth: Point) -> Shape:
    return metal(limb([mouth, (BULB[0] + 76, BULB[1] + 30)], [9, 12]), colour("#4a444c"), "iron", weight=1.1, line=1.7)


def great_bird() -> Group:
    """The largest yet, wings just opening, still soft."""
    bird = dove("flying").placed(*BULB, 6.4, 0.12)
    return group(
        Glow(BULB, 330, EMBER, 0.8),
        glass(bird, colour("#ffc878"), 0.55),
        Veil(solid(ellipse(BULB[0] - 6, BULB[1] + 16, 60, 40)), colour("#ffe9b0"), "breath", 0.9, 20),
        Glow((BULB[0], BULB[1] + 10), 120, colour("#fff0c0"), 0.55),
        name="great bird",
    )
