"""The House Leaves Home: the ladder is just out of reach."""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import Point, blob, limb, points, rectangle, solid
from studio.landscape import contact_shadow, fog, graded_sky, halo, ripples, still_water, streaks
from studio.materials import earth
from studio.motifs.animals import duck, heron
from studio.motifs.buildings import smoke, town_house
from studio.motifs.forms import crooked
from studio.motifs.people import figure
from studio.motifs.plants import forest, potted_plant, reeds, roots
from studio.motifs.things.keepsakes import hat
from studio.motifs.things.tools import rope_ladder
from studio.scene import Glaze, Glow, Group, Scene, Sunlight, Veil, group

DRAWN = Sheet("inkwell/heron_house")

AFTERGLOW = (640.0, 690.0)
FLOOR = 566.0
HOUSE = (330.0, FLOOR)
AMBER = colour("lamp gold")


@card("heron_house")
def heron_house(chance: Chance) -> Scene:
    layout = chance.layout
    marsh = solid(rectangle(-20, 752, 820, 1220))
    return Scene(
        sky=graded_sky(
            "0 #566078 1.05, 0.26 #a8788a 0.95, 0.46 #e6a488 0.75, 0.62 #fbe2ac 0.5, 1 #c9a08a 0.5",
            lines=0.5, unrest=0.7, halo=(*AFTERGLOW, 150), lines_until=0.64,
        ),
        layers=(
            group(halo(AFTERGLOW, 360, colour("#fff0c4"), 0.85)),
            streaks(layout.child("streaks"), (60, 180, 760, 560), colour("#fbe0c4"), 8),
            forest(layout.child("far"), 820, 46, kind="leaf", leaf=colour("#7d6a74")).placed(400, 756).at_distance(0.6),
            still_water(layout.child("marsh"), marsh, colour("#e2ab92"), colour("#77707e"), colour("#fbe6c0")),
            fog(layout.child("haze"), 770, 60, colour("#f6dcc0"), 0.55),
            shine(layout.child("shine")),
            heron("standing").placed(120, 792, 0.8, flip=True),
            duck("floating").placed(236, 826, 0.8),
            DRAWN("footprints"),
            walking_house(layout),
            owner().placed(616, 1152, 3.1),
            reeds(layout.child("left"), 13, 300, 100).placed(96, 1216),
            reeds(layout.child("right"), 6, 150, 40).placed(756, 1226),
        ),
        focal="house",
        light=Sunlight((0.7, -0.35, 0.5)),
        glaze=Glaze(colour("#8a4a50"), 0.1),
        shadow=colour("#7a6484"),
        haze=colour("#ecc3a8"),
    )  # fmt: skip


def walking_house(layout: Stream) -> Group:
    """Tall, plastered, pulled out with its clod of earth, and off."""
    house = crooked(
        town_house(layout.child("house"), floors=2, lit=1.0, wall=colour("#dcae98"), roof=colour("#a8483c")), -0.1
    ).placed(*HOUSE, 1.34)
    clod = blob("216,552 340,546 470,548 488,566 452,604 380,628 290,622 226,590")
    chimney_x, chimney_y = house.anchor("chimney")
    plume: list[Point] = [
        (chimney_x, chimney_y - 6), (chimney_x + 30, chimney_y - 56), (chimney_x + 120, chimney_y - 70),
        (chimney_x + 220, chimney_y - 40), (chimney_x + 330, chimney_y - 66),
    ]  # fmt: skip
    window_x, window_y = house.anchor("window")
    return group(
        smoke(layout.child("smoke"), plume, 10, 46, colour("#f4e6da"), 0.65),
        DRAWN("leg"),
        roots(layout.child("roots"), 120, 9, 9).placed(350, 604),
        rope_ladder(300, 44).placed(462, 590, 1.0, rotation=-0.32),
        DRAWN("leg_2"),
        earth(clod, colour("#7a5a44"), form=30, line=2),
        Glow((window_x, window_y + 30), 280, AMBER, 0.3),
        house,
        potted_plant(layout.child("pot"), "rose", 34).placed(window_x - 34, window_y + 40, 0.8, rotation=0.2),
        name="house",
    )


def owner() -> Group:
    """Left behind with one small suitcase."""
    case = DRAWN("owner")
    runner = figure(
        "running",
        outfit="jacket",
        hair="wild",
        mood="shouting",
        hand=(-46.0, -86.0),
        other_hand=(24.0, -46.0),
        grip="open",
        other_holding=case,
        nod=-0.2,
    )
    return group(
        contact_shadow(0, 1, 60, colour("#3a3048"), 0.6),
        runner.dressed(coat=colour("#2f6a72"), trousers=colour("soot brown"), shoes=colour("soot")),
        hat("bowler").placed(30, -104, 0.72, 0.6),
        name="owner",
    )


def shine(stream: Stream) -> Group:
    """The afterglow and the windows, laid on the water."""
    path = solid(points("640,760 696,760 740,1200 600,1200"))
    lamps = [
        limb([(x - 14, y), (x, y), (x + 14, y)], [1, 6, 1])
        for x, y in zip(stream.normal(320, 22, count=26), stream.uniform(1060, 1180, count=26), strict=True)
    ]
    return group(Veil(solid(*lamps), AMBER, "light", 0.6, 1.5), ripples(stream, path, colour("#fff4d4"), 60))
