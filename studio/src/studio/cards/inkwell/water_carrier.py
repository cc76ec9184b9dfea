"""The Water Carrier: noon on one shoulder, night on the other, and not a drop to be spilt."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour
from studio.drawings import Sheet
from studio.geometry import Point, blob, curve, fuse, height_at, limb, points, rectangle, solid
from studio.landscape import along_ground, graded_sky, grass, ground, moon, tufts
from studio.materials import cloth
from studio.motifs.animals import bat, owl, rooster, swallow
from studio.motifs.buildings import cottage
from studio.motifs.people import big_hand, figure, portrait
from studio.motifs.plants import fir, sheaf, wheat
from studio.motifs.things.kitchen import bucket
from studio.motifs.things.tools import rake
from studio.scene import Clip, Glow, Group, Lamplight, Lines, Scene, Shape, Sunlight, group

DRAWN = Sheet("inkwell/water_carrier")

DAY, NIGHT = rectangle(0, 0, 400, 1200), rectangle(400, 0, 800, 1200)
SUN, MOON = (154.0, 712.0), (650.0, 754.0)
YOKE = curve("64,556 160,520 290,490 400,486 520,506 650,550 744,604")
HILL = curve("-20,1030 150,1010 290,960 400,936 520,962 650,1020 820,1044")
GOLD, SILVER, INDIGO = colour("#ffd35c"), colour("#e6eefc"), colour("#1e2850")


@card("water_carrier")
def water_carrier(chance: Chance) -> Scene:
    layout = chance.layout
    woman = carrier()
    return Scene(
        sky=None,
        layers=(
            group(Clip(solid(DAY), noon(layout.child("noon")))),
            group(Clip(solid(NIGHT), midnight(layout.child("midnight")))),
            woman,
            load(DRAWN("small_sun"), SUN, GOLD, colour("#f4a52c")).named("sun"),
            load(moon(layout.child("moon"), 78), MOON, SILVER, colour("#7fa4d8")).named("moon"),
            group(Clip(solid(DAY), harvest(layout.child("harvest")))),
            group(Clip(solid(NIGHT), farm(layout.child("farm")))),
            DRAWN("spilt"),
        ),
        focal="carrier",
        light=Lamplight(SUN),
        shadow=colour("#4a4a80"),
    )


def noon(stream: Stream) -> Group:
    """Swallows over ripe hills; the sky empty of its sun."""
    far = curve("-20,800 130,770 280,780 420,760")
    return group(
        graded_sky(
            "0 #3f97cc 0.85, 0.5 #a4d2de 0.6, 1 #fbeec4 0.4", box=(0, 0, 400, 840),
            lines=0.35, unrest=0.5,
        ),
        *(
            swallow("flying").placed(x, y, size, 0.1)
            for x, y, size in ((120, 150, 3.2), (226, 250, 2.3), (84, 330, 1.8))
        ),
        ground(far, colour("#d9b450"), colour("#c99a3c"), weight=0.95),
        *(
            sheaf(stream.child(str(i)), 60).placed(x, y, 0.7)
            for i, (x, y) in enumerate(((262, 806), (300, 800), (60, 812)))
        ),
    ).lit_by(Lamplight(SUN))  # fmt: skip


def midnight(stream: Stream) -> Group:
    """Bats over black woods; the sky empty of its moon."""
    far = curve("380,760 520,776 660,760 820,790")
    woods = ((768, 840, 0.7), (716, 824, 0.55), (560, 830, 0.5), (520, 826, 0.42))
    return group(
        graded_sky(
            "0 #12183a 1.15, 0.5 #26366a 1.05, 1 #5a6ea4 0.9", box=(400, 0, 800, 840),
            lines=0.35, unrest=0.5,
        ),
        bat().placed(610, 190, 3.2, 0.2),
        bat().placed(700, 300, 2.1, -0.2),
        ground(far, colour("#31456a"), colour("#263a52"), weight=0.95),
        *(
            fir(stream.child(str(i)), 300, colour("#24426a")).placed(x, y, size)
            for i, (x, y, size) in enumerate(woods)
        ),
    ).lit_by(Lamplight(MOON))  # fmt: skip


def carrier() -> Group:
    """A giantess rising behind the hill, her face cut in two by the light."""
    head = portrait(
        np.pi / 2, build="slight", outfit="dress", hair="bun", hat="kerchief", mood="weary", tilt=0.1, gaze=(0.9, -0.5)
    ).placed(400, 690, 3.5)
    sash = blob("262,676 400,690 540,676 544,712 400,728 256,712")
    whole = group(
        *DRAWN("carrier"),
        head,
        cloth(sash, colour("#f4e4b8"), "sash", weight=0.7, form=12),
        arm((284, 540), (222, 742), (196, 572), False),
        arm((518, 542), (584, 770), (620, 598), True),
    )
    day = whole.dressed(dress=colour("#cf3f2a"), hat=colour("#f0a82c")).lit_by(Lamplight(SUN))
    night = whole.dressed(
        dress=colour("#4a3474"), hat=colour("#3a5aa0"), skin=colour("#8f98c4"), wood=colour("#524a66"),
        sash=colour("#8494c8"), shirt=colour("#93a4d0"), collar=colour("#93a4d0"), lips=colour("#6a5a94"),
        nail=colour("#a8b0d8"),
    ).lit_by(Lamplight(MOON))  # fmt: skip
    return group(Clip(solid(DAY), group(day)), Clip(solid(NIGHT), group(night)), name="carrier")


def arm(shoulder: Point, elbow: Point, wrist: Point, right: bool) -> Group:
    """A sleeve turned up at the elbow, a bare forearm rising from it, the fist round the beam."""
    (ex, ey), (wx, wy) = elbow, wrist
    hem = (ex + 0.3 * (wx - ex), ey + 0.3 * (wy - ey))
    sleeve = fuse(limb([shoulder, elbow], [62, 58]), limb([elbow, hem], [58, 56]), soften=8)
    forearm = limb([elbow, (0.4 * ex + 0.6 * wx, 0.4 * ey + 0.6 * wy), (wx, wy + 20)], [46, 50, 36])
    turned_up = limb([(hem[0] - 29, hem[1] + 3), (hem[0] + 29, hem[1] - 3)], [18, 18])
    bangle = limb([(wx - 19, wy), (wx, wy + 5), (wx + 19, wy)], [10, 12, 10])
    fist = big_hand("fist", "palm", right)
    bare = group(fist.placed(wx, wy + 16, 1.7), Shape(solid(forearm), colour("skin"), "skin", 0.9, form=24, line=1.8))
    return group(
        bare.lit_by(Sunlight()),
        Shape(solid(bangle), GOLD, "sash", 0.8, form=5, line=1.6),
        cloth(sleeve, colour("#c8402c"), "dress", form=30, line=2.0),
        cloth(turned_up, colour("#f4e4b8"), "sash", weight=0.7, form=8),
    )


def load(light: Group, at: Point, shine: Colour, water: Colour) -> Group:
    """A bucket on its rope with a luminary rocking in its water, half over the rim."""
    x, y = at
    pail = bucket(34, colour("#a8783f"), water).placed(x, y + 222, 6.0)
    front = blob(
        (x - 140, y + 30), (x - 140, y + 30), (x - 98, y + 32), (x, y + 44), (x + 98, y + 32), (x + 140, y + 30),
        (x + 140, y + 30), (x + 140, y + 250), (x + 140, y + 250), (x - 140, y + 250), (x - 140, y + 250),
    )  # fmt: skip
    return group(
        Glow(at, 330, shine, 0.55),
        Lines((points((x, height_at(YOKE, x)), (x, y - 100)),), 4.0, strength=1.0, steady=True),
        pail,
        light.placed(x, y - 8),
        Clip(solid(front), pail),
        Lines((curve([(x - 76, y + 32), (x, y + 44), (x + 76, y + 32)]),), 2.0),
    )


def near_field(paint: str, low: str) -> Group:
    return ground(HILL, colour(paint), colour(low), weight=1.0)


def harvest(stream: Stream) -> Group:
    """Reapers at her feet, no bigger than her thumb; one has fallen asleep where night dripped."""
    ripe = along_ground(stream.child("ripe"), HILL[HILL[:, 0] < 330], 130, 60)
    reaper = figure("hauling", outfit="shirt", hat="straw", holding=rake(7, 84)).dressed(trousers=colour("#5a6a94"))
    sleeper = figure("asleep", outfit="smock").dressed(smock=colour("#b8402c"), trousers=colour("#3f5a8c"))
    return group(
        near_field("#e2ae42", "#b9802c"),
        wheat(stream.child("wheat"), ripe, 40),
        reaper.placed(290, 1076, 1.1),
        *(
            sheaf(stream.child(f"sheaf{i}"), 70).placed(x, y, 0.9)
            for i, (x, y) in enumerate(((84, 1092), (206, 1072), (354, 1132)))
        ),
        sleeper.placed(168, 1146, 1.75),
        grass(stream.child("grass"), tufts(stream.child("tufts"), 16, (30, 1164, 250, 1196)), 18),
    ).lit_by(Lamplight(SUN))


def farm(stream: Stream) -> Group:
    """A farm asleep, but for the rooster on whose roost a little noon has fallen."""
    home = cottage(False, True, wall=colour("#56628a"), roof=colour("#2c3452"))
    return group(
        near_field("#263c52", "#16252f"),
        home.placed(560, 1076, 0.42),
        *(
            fir(stream.child(str(i)), 300, colour("#1f4a52")).placed(x, y, size)
            for i, (x, y, size) in enumerate(
                ((736, 1130, 0.32), (676, 1130, 0.36), (764, 1156, 0.4), (452, 1128, 0.34))
            )
        ),
        owl("perched", 0.6).placed(676, 1030, 1.2).dressed(feather=colour("#8a90b0")),
        rooster("singing").placed(612, 1150, 1.7).tinted(INDIGO, 0.1),
        grass(stream.child("grass"), tufts(stream.child("tufts"), 40, (540, 1150, 780, 1196)), 30, weight=1.6),
    ).lit_by(Lamplight(MOON))
