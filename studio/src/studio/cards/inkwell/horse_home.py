"""The Horse Comes Home: it knew the road; it did not come back empty."""

import math

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Placing, curve, ellipse, limb, points, solid
from studio.landscape import along_ground, cloud, contact_shadow, graded_sky, grass, ground, halo, rain, tufts
from studio.materials import feathers
from studio.motifs.animals import dog, finch, horse
from studio.motifs.buildings import smoke
from studio.motifs.plants import ivy, leafy_tree, nest
from studio.motifs.things.keepsakes import ribbon, saddle
from studio.motifs.things.kitchen import cup
from studio.scene import ROUND, Glaze, Glow, Group, Item, Scene, Shape, Sunlight, group

DRAWN = Sheet("inkwell/horse_home")

HORSE = Placing(512, 1066, 3.45)
IRON = colour("#8c8f98")
DARK = colour("#4a3438")


@card("horse_home")
def horse_home(chance: Chance) -> Scene:
    layout = chance.layout
    edge, near = layout.child("edge"), layout.child("near")
    field = curve("-20,780 240,752 520,738 820,752")
    return Scene(
        sky=graded_sky(
            "0 #5f6478 0.95, 0.22 #8a8496 0.8, 0.4 #d89a8c 0.75, 0.56 #f8cf70 0.8, 0.64 #fde6a0 0.6",
            lines=0.5,
            unrest=1.0,
        ),
        layers=(
            group(halo((520, 650), 380, colour("#ffe9a8"), 0.75)),
            lifting_cloud(layout.child("cloud")),
            burning_hills(layout.child("hills")),
            ground(field, colour("#b0a04c"), colour("#6a6a38"), weight=0.95),
            DRAWN("road"),
            grass(edge, along_ground(edge, field, 50), 12),
            leafy_tree(layout.child("tree"), 220, leaf=colour("#7a8a3c")).placed(742, 770, 0.8),
            farm(layout.child("farm")),
            DRAWN("gatepost"),
            veteran(layout.child("horse")),
            DRAWN("gatepost_2"),
            remembering_dog(),
            grass(near, tufts(near, 40, (30, 1120, 700, 1196)), 30, weight=1.4),
            rain(layout.child("rain"), 40, (420, 60, 780, 600)),
        ),
        focal="nested saddle",
        light=Sunlight((0.45, -0.6, 0.6)),
        glaze=Glaze(colour("#6a3c4c"), 0.2),
        shadow=colour("#6a6288"),
        haze=colour("#e8b890"),
    )


def lifting_cloud(stream: Stream) -> Group:
    return group(
        cloud(stream.child("a"), 560, 120, colour("#767a8c"), 11, 0.7).placed(560, 200),
        cloud(stream.child("b"), 480, 100, colour("#9a94a4"), 9, 0.6).placed(300, 300),
        cloud(stream.child("c"), 360, 60, colour("#e8b09c"), 8, 0.5).placed(640, 400),
    )


def burning_hills(stream: Stream) -> Group:
    """Where it comes from, still smoking."""
    range_ = ground(curve("-20,712 200,700 430,690 560,660 700,650 820,676"), colour("#8a6a7c"), colour("#c89a80"))
    fires: list[Item] = [Glow((x, 664), 60, colour("#ff8a3c"), 0.8) for x in (604, 676, 742)]
    plumes = [
        smoke(
            stream.child(str(x)), [(x, 660), (x - 12, 600), (x + 20, 540), (x - 6, 470)], 5, 24, colour("#8a7480"), 0.4
        )
        for x in (604, 676)
    ]
    return group(*plumes, range_, *fires)


def farm(stream: Stream) -> Group:
    """Eaves, a window that has just lit, a bench laid for two and one cup turned down."""
    return group(
        *DRAWN("farm"),
        cup(26, saucer=False).placed(58, 844, 1.3),
        cup(26, saucer=False).placed(112, 800, 1.3, math.pi),
        name="farm",
    )


def at(x: float, y: float) -> tuple[float, float]:
    """A place on the horse, in its own units."""
    return HORSE.point((x, y))


def veteran(stream: Stream) -> Group:
    beast = horse("standing").dressed(
        fur=IRON,
        belly=colour("#c8c8cc"),
        mane=colour("#4c4a54"),
        tail=colour("#4c4a54"),
        hoof=colour("#4a3c38"),
        far_leg=colour("#6c6e78"),
        far_ear=colour("#6c6e78"),
        ear=IRON,
    )
    seat = saddle(colour("#7a4428")).under(Placing(*at(-8, -90), 4.4))
    girths = (
        curve([at(-22, -96), at(-20, -76), at(-16, -54)]),
        curve([at(8, -96), at(10, -74), at(4, -52)]),
        curve([at(-30, -92), at(-8, -98), at(16, -94), at(30, -88)]),
        curve([at(16, -92), at(24, -70), at(18, -56)]),
    )
    return group(
        contact_shadow(500, 1068, 440, DARK, 0.4),
        beast.under(HORSE),
        *DRAWN("veteran"),
        ribbon(curve([at(-64, -116), at(-58, -104), at(-62, -92), at(-56, -82)]), 8, colour("#d8788c")),
        group(
            seat,
            *(ivy(stream.child(f"ivy{i}"), path, 15, density=1.1) for i, path in enumerate(girths)),
            nestlings(stream.child("nest")),
            name="nested saddle",
        ),
        name="horse",
    )


def nestlings(stream: Stream) -> Group:
    """Four mouths where the rider sat."""
    x, y = at(-6, -104)
    young: list[Item] = []
    for dx, lift, lean in ((-38, 58, -0.45), (-13, 76, -0.12), (14, 74, 0.14), (40, 56, 0.45)):
        head = Placing(x + dx, y - lift + 14, 1.0, lean)
        young += [
            feathers(
                head(limb([(0, 46), (0, 4)], [22, 24])), colour("#c8a088"), "down", weight=0.9, form=ROUND, line=1.4
            ),
            Shape(solid(head(points("-16,-28 0,0 16,-28 0,-17"))), colour("#f4a83c"), "beak", 1.0, line=1.3),
            Shape(
                solid(head(points("-11,-22 0,-4 11,-22 0,-14"))),
                colour("#d8403a"),
                "gape",
                1.0,
                modelling=0.1,
                line=0.6,
            ),
            Shape(
                solid(head(ellipse(-5, 4, 2.2, 2.2)), head(ellipse(5, 4, 2.2, 2.2))),
                colour("ink black"),
                "eye",
                1.1,
                modelling=0,
                line=0,
            ),
        ]
    return group(
        Glow((x, y - 30), 150, colour("#fff0b8"), 0.6),
        *young,
        nest(stream, 22, 0).placed(x, y + 24, 2.6),
        finch("perched").placed(x + 74, y - 6, 4.2),
        finch("flying").placed(x - 120, y - 96, 4.0, flip=True),
        name="nest",
    )


def remembering_dog() -> Group:
    old = dog("looking back").dressed(fur=colour("#8a5a34"))
    return group(contact_shadow(120, 1120, 150, DARK, 0.6), old.placed(118, 1122, 3.0), name="dog")
