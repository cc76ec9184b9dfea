"""The House That Burned: supper as every evening, where the dining room was."""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, curve, limb, points, resample, solid
from studio.landscape import contact_shadow, graded_sky, grass, ground, hills, snow, tufts
from studio.motifs.animals import cat
from studio.motifs.buildings import smoke, steam, steps, village
from studio.motifs.forms import pale
from studio.motifs.people import figure
from studio.motifs.plants import flower
from studio.motifs.rooms import chair, drape, table
from studio.motifs.stage import oval_frame, picture_frame
from studio.motifs.things.keepsakes import boots
from studio.motifs.things.kitchen import bowl, bread, pot
from studio.motifs.things.lights import hanging_lamp
from studio.scene import Glaze, Glow, Group, Lamplight, Lines, Scene, Shape, group

DRAWN = Sheet("inkwell/burned_house")

LAMP = (404.0, 566.0)
GOLD = colour("#ffd27a")
SNOW = colour("#eef1f4")
CHAR = colour("#2a2426")


@card("burned_house")
def burned_house(chance: Chance) -> Scene:
    layout = chance.layout
    field = curve("-20,690 200,678 480,690 820,672")
    near = layout.child("near")
    return Scene(
        sky=graded_sky("0 #2f4a78 0.95, 0.3 #5f7fa8 0.85, 0.56 #b9b4c4 0.6", lines=0.4, halo=(*LAMP, 220)),
        layers=(
            *hills(layout.child("hills"), (630, 664), colour("#a9b8cc"), colour("#8ea4c4")),
            village(layout.child("village"), 5, 240, lit=0.5, snow=True).placed(330, 664, 0.5).at_distance(0.4),
            ground(field, SNOW, colour("#b9c9de"), weight=0.45),
            DRAWN("footprints"),
            neighbour().placed(742, 752, 1.5, flip=True),
            burned_ground(layout.child("char")),
            chimney(layout.child("chimney")),
            group(Glow(LAMP, 470, GOLD, 0.75, falloff=1.25)),
            outline_of_the_house(),
            walls_that_are_not(),
            group(Glow((404, 880), 330, GOLD, 0.4)),
            family(layout.child("family")),
            hanging_lamp(64, shade=colour("#c0402c")).placed(LAMP[0], 400, 2.5),
            steps(5, 76, 9, colour("#8d8a88")).placed(626, 1166, 1.9),
            group(*(boots(tall, colour(paint)).placed(x, 1152, 1.7) for x, tall, paint in WET_BOOTS)),
            flower("bell", 22, colour("spring green")).placed(452, 1110, 2.0),
            grass(near, tufts(near, 18, (40, 1150, 300, 1195)), 22),
            snow(layout.child("snow"), 150, (30, 30, 770, 1180), 3.6),
        ),
        focal="family",
        light=Lamplight(LAMP),
        glaze=Glaze(colour("#2c4270"), 0.5),
        shadow=colour("#4a5a86"),
        haze=colour("#a9b9d4"),
    )


WET_BOOTS = (
    (90, 34, "#4a3026"),
    (150, 31, "#5a3c34"),
    (206, 28, "#3a3034"),
    (256, 20, "#8a3a2c"),
    (298, 17, "#3f5a7a"),
)


def burned_ground(stream: Stream) -> Group:
    """A black rectangle in the snow, charred boards and the stumps of posts."""
    drifts = [
        limb([(x - w, y), (x, y - 3), (x + w, y + 2)], [1, 13, 1])
        for x, y, w in zip(
            stream.uniform(90, 700, count=16),
            stream.uniform(800, 1085, count=16),
            stream.uniform(18, 60, count=16),
            strict=True,
        )
    ]
    return group(
        *DRAWN("burned_ground"),
        Shape(solid(*drifts), SNOW, "snow", 0.2, form=3, line=0.6),
        *DRAWN("burned_ground_char"),
        name="burned ground",
    )


def chimney(stream: Stream) -> Group:
    """All that stands, its hearth open to the weather."""
    return group(
        *DRAWN("chimney"),
        smoke(stream, [(632, 214), (644, 170), (620, 120), (650, 60)], 6, 20, strength=0.2),
        name="chimney",
    )


def outline_of_the_house() -> Group:
    """Where it stood, as far as the lamp remembers: gable, corners, and the window of the curtain."""
    strokes = [
        points("44,1060 52,360 398,96 748,360 758,1060"),
        points("22,384 398,68 778,384"),
        points((52, 360), (748, 360)),
        points("62,412 214,412 214,662 62,662 62,412"),
        points((138, 412), (138, 662)),
        points((56, 668), (222, 668)),
    ]
    dashes = [
        path[at : at + 2] for stroke in strokes for path in [resample(stroke, 15)] for at in range(0, len(path) - 1, 2)
    ]
    return group(pale(dashes, 2.6, colour("#ffe6ac"), "memory"), name="outline")


def walls_that_are_not() -> Group:
    """Pictures on no wall, a curtain at no window, the cat on no sill."""
    portrait = figure("standing", view="front", age="old", outfit="suit", beard="full", hat="bowler").placed(
        0, 150, 1.15
    )
    sea = DRAWN("walls_that_are_not")
    return group(
        oval_frame(60, 78, portrait, colour("#b5822f"), colour("#d9c79a")).placed(262, 430, 1.35),
        picture_frame(84, 66, sea).placed(528, 410, 0.86),
        drape(46, 150, colour("#c9473a"), 5, 0.5).placed(66, 410, 1.7),
        Lines((points((56, 410), (212, 410)),), 3.4, colour("#6a4a2c"), taper=False),
        cat("sitting", gaze="viewer").placed(166, 660, 2.5).dressed(fur=colour("#3a3236")),
        name="no walls",
    )


def on_chair(person: Group, at: Point, size: float, flip: bool = False, grown: float = 1.0) -> Group:
    """Somebody seated; children on taller seats, so that all reach the table."""
    seat = chair(colour("#7a4a2c")).placed(*at, size, flip=flip)
    sitter = person.placed(0, 0, size * grown, flip=flip)
    x, y = seat.anchor("seat")
    own_x, own_y = sitter.anchor("seat")
    return group(seat, sitter.placed(x - own_x, y - own_y))


def family(stream: Stream) -> Group:
    """Nobody looks at the sky."""
    father = figure(
        "seated",
        outfit="waistcoat",
        beard="moustache",
        hair="short",
        build="broad",
        hand=(-38, -46),
        other_hand=(-36, -44),
        nod=0.1,
    )
    gran = figure("seated", age="old", outfit="shawl", hat="kerchief", hand=(-34, -44), nod=0.16, mood="tender")
    mother = figure(
        "standing",
        view="front",
        outfit="apron",
        hair="bun",
        mood="calm",
        hand=(12, -52),
        other_hand=(-12, -52),
        nod=0.15,
    )
    girl = figure("standing", view="three_quarter", age="child", outfit="dress", hair="plaits", mood="laughing")
    boy = figure("standing", view="three_quarter", age="child", outfit="sweater", hair="wild", mood="calm")
    board = table(104, colour("#f4ead6")).placed(396, 1050, 3.0)
    top_y = board.anchor("top")[1]
    return group(
        contact_shadow(400, 1054, 560, CHAR, 0.8),
        mother.placed(420, 1010, 3.75).dressed(dress=colour("#8a3f4c"), apron=SNOW),
        girl.placed(292, 1000, 4.1, flip=True).dressed(dress=colour("#d08a34"), hair=colour("#a8602c")),
        boy.placed(536, 1000, 4.0).dressed(coat=colour("#3f7a6a"), hair=colour("#5a3a28")),
        board,
        pot(40, colour("#b8573a"), lid=False).placed(404, top_y + 22, 2.1),
        steam(stream, 40, 3).placed(404, top_y - 46, 2.2),
        *(
            bowl(26).placed(x, y, 1.7)
            for x, y in ((300, top_y + 24), (510, top_y + 22), (356, top_y + 46), (470, top_y + 46))
        ),
        bread().placed(556, top_y + 34, 1.3),
        on_chair(father.dressed(waistcoat=colour("#4a5a78"), trousers=colour("#3a3434")), (142, 1062), 3.5, True),
        on_chair(
            gran.dressed(shawl=colour("#6a4a78"), skirt=colour("#4a3a4c"), hat=colour("#c8b89a")), (668, 1056), 3.3
        ),
        name="family",
    )


def neighbour() -> Group:
    """On the road, his hat in his hands."""
    return (
        figure("hat in hands", view="three_quarter", outfit="coat", beard="short", age="old", nod=0.25)
        .dressed(coat=colour("#3c4458"))
        .placed(flip=True)
    )
