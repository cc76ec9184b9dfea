"""The Blot: ink runs over the map, and in the valley outside the same black shape comes down."""

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, Points, blob, curve, ellipse, limb, rectangle, solid
from studio.landscape import contact_shadow, graded_sky, ground, hills, wall
from studio.motifs.animals import cat, crow
from studio.motifs.buildings import village
from studio.motifs.people import OutfitName, figure
from studio.motifs.plants import apple_tree
from studio.motifs.things.papers import scroll
from studio.motifs.things.tools import inkwell
from studio.scene import ROUND, Clip, Glaze, Group, Lines, Scene, Shape, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/the_blot")

INK = colour("ink black")
WINDOW = (116.0, 76.0, 566.0, 650.0)
TABLE = 800.0

# The one shape of both: drawn in a box 0 … 1, its tongue reaching down to the left.
BLOT = (
    (1.05, -0.05),
    (1.05, -0.05),
    (0.86, 0.10),
    (0.72, 0.06),
    (0.60, 0.20),
    (0.66, 0.34),
    (0.46, 0.38),
    (0.34, 0.52),
    (0.40, 0.62),
    (0.22, 0.68),
    (0.10, 0.82),
    (0.18, 0.92),
    (0.32, 0.86),
    (0.40, 0.96),
    (0.54, 0.88),
    (0.58, 0.76),
    (0.72, 0.78),
    (0.82, 0.66),
    (1.05, 0.70),
    (1.05, 0.70),
)


@card("the_blot")
def the_blot(chance: Chance) -> Scene:
    layout = chance.layout
    man = mapmaker()
    return Scene(
        sky=wall(colour("#a8986c"), colour("#bd9c62"), lines=0.4),
        layers=(
            valley(layout.child("valley")),
            DRAWN("window"),
            hanging_map(),
            man,
            table(layout.child("table")),
            map_and_ink(),
            blotting_cloth(man),
            washing_cat(),
        ),
        focal=(150, 840, 640, 1130),
        light=Sunlight((-0.4, -0.7, 0.5)),
        glaze=Glaze(colour("#5a5a50"), 0.1),
        shadow=colour("#5e5f70"),
    )


def blot(left: float, top: float, right: float, bottom: float, source: tuple[Point, ...] = ()) -> Points:
    """The black shape stretched into a box, coming from beyond the right edge or from a `source` in the box."""
    shape = (*source, *BLOT[2:-2]) if source else BLOT
    return blob(*((left + u * (right - left), top + v * (bottom - top)) for u, v in shape))


def glints(path: Points, start: int, count: int, paint: str, inset: float) -> Veil:
    """Cold shine a little inside the edge."""
    middle = path.mean(axis=0)
    inner = path + (middle - path) * inset
    strokes = [limb(inner[i : i + 9], [0.8, 3.4, 0.8]) for i in range(start, start + count * 13, 13)]
    return Veil(solid(*strokes), colour(paint), "shine", 0.8, 1.0)


def valley(stream: Stream) -> Group:
    """Outside: hills, an orchard wall, a village, and what comes down between them."""
    left, top, right, _ = WINDOW
    flood = blot(200, 250, 580, 610)
    outfits: tuple[OutfitName, ...] = ("coat", "dress", "smock")
    perches = ((132, 553), (178, 557), (262, 541))
    roofs = [
        figure("arms raised", outfit=outfit, view="front").placed(x, y, 0.26)
        for outfit, (x, y) in zip(outfits, perches, strict=True)
    ]
    view = group(
        graded_sky("0 #8f9a9c 0.7, 0.5 #c8cabc 0.5, 1 #e4dec4 0.4", box=(left, top, right, 330), lines=0.4),
        *(
            crow("flying").placed(x, y, size, 0.1)
            for x, y, size in ((190, 150, 1.7), (262, 124, 1.4), (244, 196, 1.2), (400, 140, 1.5), (450, 190, 1.0))
        ),
        *hills(stream.child("hills"), (262, 300), colour("#8f9c6c"), colour("#a8b0a0"), 30),
        ground(curve("90,380 220,330 330,300 470,250 590,200"), colour("#a5b072"), colour("#7a8a50"), bottom=680),
        *(
            apple_tree(stream.child(f"tree {x}"), 90, 8, colour("#6f8048")).placed(x, y, 0.62)
            for x, y in ((150, 430), (212, 404), (160, 486), (300, 356))
        ),
        Shape(solid(flood), INK, "flood", 1.3, form=14, modelling=0.7, line=2.0),
        glints(flood, 30, 6, "#b8c4cc", 0.06),
        village(stream.child("village"), 6, 150, 0.2, wall=colour("#e0d4b8"), roof=colour("#a8583a")).placed(
            196, 602, 1.0
        ),
        *roofs,
    )
    return group(Clip(solid(rectangle(*WINDOW)), view), name="valley")


def hanging_map() -> Group:
    """Work finished earlier, for places that are still there."""
    return scroll(50).placed(686, 120, 2.2)


def table(stream: Stream) -> Group:
    grain = [
        curve([(60 + 40 * k, TABLE + 6), (20 + 52 * k + stream.normal(0, 8), 1000), (-30 + 62 * k, 1220)])
        for k in range(17)
    ]
    return group(*DRAWN("table"), Lines(tuple(grain), 1.0, strength=0.35), name="table")


def map_and_ink() -> Group:
    """The painted valley, the tipped well, the spreading pool: the same tongue reaching the same village."""
    return group(*DRAWN("map_and_ink"), inkwell(tipped=True).placed(690, 900, 4.2), name="map")


def mapmaker() -> Group:
    """Sleeves rolled, a corner of blotting cloth in each hand, not breathing."""
    man = figure(
        "standing",
        view="three_quarter",
        outfit="shirt",
        hair="receding",
        beard="goatee",
        mood="startled",
        nod=0.3,
        look=0.32,
        hand=(-8, -58),
        other_hand=(-34, -56),
        grip="fist",
        other_grip="fist",
    ).dressed(shirt=colour("#e8dcc0"), trousers=colour("#5a4a38"))
    placed = man.placed(668, 1180, 7.4)
    return group(
        Wash(solid(ellipse(640, 520, 130, 300)), colour("#3a3028"), "shade", 0.3, 40), placed, name="mapmaker"
    ).with_anchors(hand=placed.anchor("hand"), other_hand=placed.anchor("other_hand"))


def blotting_cloth(man: Group) -> Group:
    """Stretched between his fists, too small by a valley."""
    (x, y), (u, v) = man.anchor("hand"), man.anchor("other_hand")
    cloth = blob(
        (u - 4, v + 8),
        (u - 4, v + 8),
        ((x + u) / 2, (y + v) / 2 + 36),
        (x + 4, y + 8),
        (x + 4, y + 8),
        (x + 10, y + 96),
        (x + 10, y + 96),
        ((x + u) / 2 + 10, y + 116),
        (u + 2, v + 92),
        (u + 2, v + 92),
    )
    folds = [
        curve([(u + 6, v + 20), (u + 30, v + 60), (u + 40, v + 96)]),
        curve([(x - 6, y + 20), (x - 26, y + 60), (x - 30, y + 104)]),
    ]
    return group(
        materials.cloth(cloth, colour("#f0d8c4"), weight=0.5, form=ROUND), Lines(tuple(folds), 1.2, strength=0.6)
    )


def washing_cat() -> Group:
    puss = cat("sitting", gaze="viewer").dressed(fur=colour("#c8813c"))
    return group(
        contact_shadow(120, 836, 120, colour("#3a2418"), 0.6), puss.placed(120, 838, 3.6, flip=True), name="cat"
    )
