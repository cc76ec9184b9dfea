"""The Winter Lodger: hat in paw, suitcase packed, snow on the whole path behind it."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import curve, limb, rectangle, solid
from studio.landscape import along_ground, contact_shadow, graded_sky, grass, ground, halo, hills, snow, tufts
from studio.materials import lit
from studio.motifs.animals import bear, robin
from studio.motifs.people import figure
from studio.motifs.plants import fallen_leaves, ivy, leafy_tree, pumpkin
from studio.motifs.things.keepsakes import suitcase
from studio.motifs.things.lights import oil_lamp
from studio.scene import Clip, Glaze, Glow, Group, Item, Scene, Shape, Sunlight, Veil, group

DRAWN = Sheet("inkwell/winter_lodger")

LAMP = (270.0, 610.0)
DOORSTEP = 1034.0
OPENING = rectangle(132, 520, 300, DOORSTEP)
GLOW, SNOW, FROST = colour("#ffdc8c"), colour("#f2f5fb"), colour("#9db4d6")


@card("winter_lodger")
def winter_lodger(chance: Chance) -> Scene:
    layout = chance.layout
    edge, near = layout.child("edge"), layout.child("near")
    garden = curve("-20,800 300,792 560,782 820,800")
    return Scene(
        sky=graded_sky("0 #b8502c 0.85, 0.3 #e88a3c 0.8, 0.62 #f9cf78 0.6", lines=0.4, halo=(690, 720, 120)),
        layers=(
            group(halo((690, 720), 380, colour("#ffe6a0"), 0.75)),
            *hills(layout.child("hills"), (738, 766), colour("#a8683a"), colour("#e0a468")),
            ground(garden, colour("#a87c3c"), colour("#6c5030"), weight=0.95),
            leafy_tree(layout.child("tree"), 420, leaf=colour("#b8321e")).placed(690, 812, 1.22),
            leafy_tree(layout.child("second"), 250, leaf=colour("pumpkin")).placed(520, 790, 0.8).at_distance(0.3),
            DRAWN("snowy_path"),
            grass(edge, along_ground(edge, garden, 40), 14),
            group(house(layout.child("vine")), inside(), DRAWN("frost")).placed(-48),
            group(contact_shadow(486, 1092, 400, colour("#5a6a94"), 0.7), Glow((450, 640), 330, SNOW, 0.12)),
            lodger(),
            *(pumpkin(40).placed(x, y, size) for x, y, size in ((64, 1110, 1.9), (140, 1140, 1.35))),
            fallen_leaves(
                layout.child("leaves"),
                tufts(layout.child("leaves"), 34, (40, 1070, 420, 1185)),
                13,
                colour("maple red"),
            ),
            fallen_leaves(
                layout.child("more"), tufts(layout.child("more"), 20, (690, 900, 770, 1180)), 13, colour("pumpkin")
            ),
            grass(near, tufts(near, 26, (30, 1130, 250, 1196)), 28, weight=1.4),
            snow(layout.child("flakes"), 90, (320, 330, 770, 1180), 5.0),
        ),
        focal="lodger",
        light=Sunlight((-0.6, -0.35, 0.6)),
        glaze=Glaze(colour("#6a2c3a"), 0.34),
        shadow=colour("#6a6a98"),
    )


def house(stream: Stream) -> Group:
    """A corner of the cottage: plaster, thatch, a lit hole where the door is."""
    vine = curve("340,1040 330,900 346,760 322,640 336,500 318,400")
    return group(*DRAWN("house"), ivy(stream, vine, 15, leaf=colour("maple red")), name="house")


def inside() -> Group:
    """The gap: stove, two chairs drawn up, and she with the lamp, not yet decided."""
    woman = figure(
        "holding up a lamp",
        age="old",
        outfit="shawl",
        hair="bun",
        mood="stern",
        nod=-0.3,
        hand=(-23, -92),
        other_hand=(-18, -46),
    )
    woman = woman.dressed(dress=colour("#5a4a6a"), shawl=colour("maple red")).placed(186, DOORSTEP - 2, 4.4, flip=True)
    x, y = woman.anchor("hand")
    room: list[Item] = [
        lit(OPENING, colour("#f4b850"), weight=0.85, colour_below=colour("#b86a30"), modelling=0.1),
        Glow(LAMP, 260, GLOW, 0.7),
        woman,
        oil_lamp().placed(x, y + 8, 1.5),
    ]
    return group(Clip(solid(OPENING), group(*room)), *DRAWN("inside"), name="gap")


def lodger() -> Group:
    """Winter itself, huge and polite."""
    beast = bear("upright", attire="cape", reach=((-0.62, 0.5), (0.1, 0.7)))
    beast = beast.dressed(
        fur=SNOW,
        belly=colour("#ffffff"),
        cape=colour("#3f6fa8"),
        paw=SNOW,
        far_leg=colour("#e6eaf6"),
        collar=colour("#263f6c"),
        ear=colour("#d8deec"),
        inner_ear=FROST,
    ).placed(486, 1094, 6.1)
    without_collar = replace(beast, items=tuple(item for item in beast.items if not is_collar(item)))
    x, y = beast.anchor("hand")
    case = suitcase(leather=colour("#8a4a2a")).placed(668, 1128, 2.6)
    breath = [(270, 570), (248, 552), (236, 520), (244, 486)]
    return group(
        DRAWN("far_foot"),
        without_collar,
        DRAWN("shoulder_cape"),
        DRAWN("bowler").placed(x - 22, y - 14, 2.9, -0.12),
        case,
        robin("perched").placed(690, 1040, 3.2),
        Veil(solid(limb(breath, [10, 34, 44, 20])), colour("#ffffff"), "breath", 0.5, 12.0),
        name="lodger",
    )


def is_collar(item: Item) -> bool:
    return isinstance(item, Shape) and item.role == "collar"
