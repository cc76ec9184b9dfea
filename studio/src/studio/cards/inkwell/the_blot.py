"""The Blot: it was only a small bottle, and such a good likeness of the valley."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import Placing, Points, curve, limb, outline, place, points, rectangle, solid
from studio.landscape import ground, hills
from studio.materials import glass, paper, plain, wood
from studio.motifs.buildings import cottage
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

LIGHT = Sunlight((-0.5, -0.7, 0.5))
SILL = 730.0
# The one shape of both, in a box 0 … 1, its tongue reaching down to the left.
BLOT = curve(
    "1.15,-0.1! 0.94,0.06 0.78,0.0 0.66,0.14 0.70,0.30 0.50,0.32 0.36,0.46 0.42,0.58 0.22,0.62 0.06,0.78 0.10,0.90 "
    "0.24,0.86 0.32,0.98 0.48,0.90 0.54,0.76 0.70,0.80 0.82,0.66 1.15,0.74!",
    closed=True,
)
HOUSES = ((0.02, 1.02, 1.0), (0.22, 1.10, 1.1), (-0.06, 1.16, 0.95))  # in the same box


@card("the_blot")
def the_blot(chance: Chance, palette: Palette) -> Scene:
    return Rig(
        graded((palette.sky, palette.sky.lighter(0.6)), (0, 0, 800, 500), 0.8), LIGHT, None, palette.shade
    ).scene(
        valley(chance.layout.child("valley"), palette),
        villagers(),
        frame(palette),
        mapmaker(),
        desk(palette),
        focal=(60, 180, 560, 1120),
    )


def spread(left: float, top: float, right: float, bottom: float) -> Points:
    return BLOT * [right - left, bottom - top] + [left, top]


def ink(ring: Points, palette: Palette) -> list[Item]:
    """Black, with a cold shine a little inside its edge."""
    inner = ring + (ring.mean(axis=0) - ring) * 0.07
    shine = [limb(inner[i : i + 8], [1, 6, 1]) for i in range(24, 104, 13)]
    return [
        plain(ring, palette.ink, "ink", weight=1.35, form=16, modelling=0.5, line=2.6),
        Veil(solid(*shine), palette.sky.lighter(0.5), "shine", 0.9, 1.5),
    ]


def valley(stream: Stream, palette: Palette) -> Group:
    left, top, right, bottom = box = (130.0, 150.0, 830.0, 560.0)
    homes = [
        cottage().placed(left + u * (right - left), top + v * (bottom - top), 0.46 * size) for u, v, size in HOUSES
    ]
    return group(
        *hills(stream, (210, 250), palette.field, palette.sky.lighter(0.4), 26),
        ground(curve("-20,330 200,296 420,270 620,220 820,190"), palette.field, palette.field.lighter(0.2), bottom=800),
        *ink(spread(*box), palette),
        *homes,
    )


def villagers() -> Group:
    """Out of their doors, this way."""
    people = (
        ("redhead", -62, 96, "#e8402c", 0.0),
        ("boy", -46, 214, "#f4c02c", 18.0),
        ("baker", -58, 330, "#f6f2ea", -10.0),
    )
    runners = [
        person(
            PEOPLE[who],
            Head("terror", yaw=14),
            POSES["run"],
            Dress(top=top, bottom="#3a4468", skirt=0.6 if who == "redhead" else 0.0),
            facing=facing,
        )
        for who, facing, _, top, _ in people
    ]
    return group(
        *(
            drawn(runner, camera=Camera((x, 694 + y), 1.75, pitch=8), light=LIGHT, shadow=0.5)
            for runner, (_, _, x, _, y) in zip(runners, people, strict=True)
        )
    )


def frame(palette: Palette) -> Group:
    return group(
        wood(rectangle(-20, -20, 26, SILL), palette.frame, "jamb", weight=0.5, form=8, line=2.6),
        wood(rectangle(-20, SILL, 820, SILL + 40), palette.frame, "sill", weight=0.5, form=8, line=2.6),
    )


def desk(palette: Palette) -> Group:
    """The same valley, on paper."""
    sheet = points("66,846 700,828 790,1186 10,1206")
    box = (170.0, 850.0, 760.0, 1100.0)
    at = [(box[0] + u * 590, box[1] + v * 250, s) for u, v, s in HOUSES]
    roofs = [Placing(x, y, 0.5 * s)(points("-40,0 -40,-44 0,-84 40,-44 40,0")) for x, y, s in at]
    contours = tuple(
        curve(way)
        for way in ("90,940 220,890 380,886 520,858", "80,1010 180,960 300,930", "560,1160 640,1120 730,1110")
    )
    bottle = Placing(742, 884, 1.0, -1.2)
    return group(
        wood(rectangle(-20, SILL + 40, 820, 1230), palette.wood, "desk", form=FLAT, flow=0.0, line=2.4),
        Wash(solid(place(sheet, 14, 14)), palette.shade, "shadow", 0.7, 5),
        paper(sheet, palette.paper, "map", weight=0.3, line=2.4),
        plain(
            outline("70,930! 300,876 560,852 690,850! 764,1160! 420,1180 40,1180!"),
            palette.field,
            "land",
            weight=0.45,
            form=FLAT,
            modelling=0.1,
            line=1.6,
        ),
        Lines(contours, 1.6, strength=0.6),
        plain(solid(*roofs), palette.roof, "village", weight=1.0, form=FLAT, line=1.8),
        *ink(spread(*box), palette),
        glass(
            bottle(outline("-40,0! -44,-70 -18,-84 -18,-110! 18,-110! 18,-84 44,-70 40,0!")[0]),
            palette.glass,
            "bottle",
            weight=0.9,
            cover=1.0,
            line=2.6,
        ),
    )


def mapmaker() -> Group:
    """Both hands where hands go."""
    left = Arm((0.16, 0.34, 0.22), (1.0, -0.2, 0.2), "claw", (-0.6, 0.9, -0.1), (-0.9, 0, -0.3))
    pose = Pose(bend=(0, 10, 0), head=(0, 14, 0), left=left, right=left)
    dress = replace(Dress(), top="#f6f2ea", bottom="#3a3440", sleeve_end=0.3, braces="#c8382c", collar="shirt")
    actor = person(PEOPLE["scholar"], Head("terror", yaw=-8, pitch=14, gaze=(-0.2, -0.9)), pose, dress, facing=-34)
    return drawn(actor, camera=Camera((640, 1196), 8.4, pitch=6), light=LIGHT, pen=1.4, name="mapmaker")
