"""Wedding and Reflection: which of the two is the weather, and which is the news?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.figures import PEOPLE, POSES, Actor, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import curve, limb, outline, points, rectangle, solid
from studio.materials import lit, stone, wood
from studio.rigs import Rig
from studio.scene import Dots, Group, Item, Lines, Scene, Sunlight, Veil, group

LIGHT = Sunlight((-0.5, -0.7, 0.5))
WATER = 610.0
ROAD = 548.0
SIZE = 4.35
BEARING = Pose(
    hips=(0.03, 0.945, 0.02),
    pelvis=(8, 6, 2),
    bend=(-8, 14, 0),
    head=(0, 26, 0),
    left=Arm((0.1, -0.72, 0.34), (0.6, -0.2, -0.9), "hold"),
    right=Arm((0.1, -0.72, 0.34), (0.6, -0.2, -0.9), "hold"),
    left_leg=POSES["walk"].left_leg,
    right_leg=POSES["walk"].right_leg,
)
BLACK = Dress(top="#17131f", bottom="#17131f", shoes="#0d0a12", trim="#2c2638", collar="tall")
MOURNING = replace(BLACK, skirt=0.95, skirt_tone="top", flare=0.9, collar="tall")


@card("reflected_procession")
def reflected_procession(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(
            lit(rectangle(-20, -20, 820, WATER), palette.morning, weight=0.8, colour_below=palette.blush),
            lit(rectangle(-20, WATER, 820, 1220), palette.water, weight=0.9, colour_below=palette.evening),
        ),
        group(confetti(chance.layout, palette), bridge(palette), wedding()),
        group(below(bridge(palette).tinted(palette.evening, 0.7)), below(funeral(palette)), name="funeral"),
        surface(chance.layout.child("water"), palette),
        focal="funeral",
    )


def below(above: Group) -> Group:
    """Upside down under the water's edge."""
    return above.placed(0, 2 * WATER, 1.0, math.pi, flip=True)


def bridge(palette: Palette) -> Group:
    """One low arch; with its reflection it closes to an eye."""
    arch = f"-20,{ROAD}! 820,{ROAD}! 820,{WATER}! 700,{WATER}! 560,582 400,574 240,582 100,{WATER}! -20,{WATER}!"
    joints = tuple(points((x, ROAD + 4), (x + 0.06 * (x - 400), ROAD + 28)) for x in range(20, 800, 62))
    return group(
        stone(outline(arch), palette.stone, "bridge", form=6, line=2.2),
        Lines((points((-20, ROAD + 26), (820, ROAD + 26)), *joints), 1.3, strength=0.6),
    )


def put(actor: Actor, x: float, pen: float = 1.15) -> Group:
    return drawn(actor, camera=Camera((x, ROAD + 4), SIZE, pitch=2), light=LIGHT, pen=pen)


def wedding() -> Group:
    """A boy, a bride, a groom, a cousin who dances, an uncle."""
    gown = Dress(
        top="#ffffff", skirt=0.97, skirt_tone="top", flare=1.3, folds=10, collar="boat", sleeve_end=0.3, cape="#fdfdff",
        cape_length=0.9, wind=(-0.5, 0.1, 0),
    )  # fmt: skip
    suit = Dress(top="#2a8f8a", bottom="#2a8f8a", collar="lapels", buttons=True, trim="#ffffff", shoes="#3a2a24")
    frock = Dress(
        top="#f0568a",
        skirt=0.7,
        skirt_tone="top",
        flare=1.6,
        sleeve_end=0.0,
        collar="boat",
        legs="bare",
        wind=(-0.6, 0.2, 0),
    )
    shorts = Dress(top="#ffb52e", bottom="#3a6ac0", legs="shorts", collar="round", shoes="#5a3a28")
    tails = Dress(top="#6a4ab0", bottom="#3c3c58", collar="lapels", buttons=True, hat="top", hat_colour="#2c2840")
    towards = replace(POSES["walk"], left=Arm((0.2, -0.66, 0.44), (0.5, -0.6, -0.6), "grip"))
    back = replace(POSES["walk"], right=Arm((0.3, -0.66, -0.2), (0.5, -0.6, -0.6), "grip"))
    return group(
        put(person(PEOPLE["boy"], Head("laughter"), POSES["leap"], shorts, facing=60), 96),
        put(person(PEOPLE["redhead"], Head("joy", yaw=10), towards, gown, facing=48), 256),
        put(person(PEOPLE["clerk"], Head("tenderness", yaw=-50), back, suit, facing=58), 388),
        put(person(PEOPLE["singer"], Head("joy"), POSES["dance"], frock, facing=30), 540),
        put(person(PEOPLE["sailor"], Head("joy"), POSES["triumph"], tails, facing=44), 694),
        name="wedding",
    )


def funeral(palette: Palette) -> Group:
    """The same people on the same stones, but for one."""
    veil = replace(MOURNING, cape="#17131f", cape_length=0.8, hat="hood", hat_colour="#17131f")
    figures = [
        put(
            person(PEOPLE["boy"], Head("sorrow", pitch=20), POSES["walk"], replace(BLACK, legs="shorts"), facing=60), 96
        ),
        put(person(PEOPLE["redhead"], Head("grief", pitch=14), POSES["weep"], veil, facing=52), 250),
        put(person(PEOPLE["singer"], Head("sorrow"), BEARING, MOURNING, facing=70), 422),
        put(
            person(
                PEOPLE["sailor"], Head("sorrow"), BEARING, replace(BLACK, hat="top", hat_colour="#17131f"), facing=70
            ),
            718,
        ),
    ]
    box = outline("436,326! 496,302! 690,318! 742,340! 742,392! 690,400! 496,402! 436,384!")
    lid = outline("436,326! 496,302! 690,318! 742,340! 690,346! 496,334!")
    coffin = group(
        wood(box, palette.coffin, "coffin", form=8, line=2.4),
        wood(lid, palette.coffin.lighter(0.25), "lid", form=4, line=2.0),
    )
    return group(*figures[:2], figures[3], coffin, figures[2], name="mourners")


def confetti(stream: Stream, palette: Palette) -> Group:
    spots = np.column_stack([stream.uniform(10, 790, count=90), stream.uniform(10, 330, count=90)])
    return group(
        *(
            Dots(spots[k::3], stream.uniform(3, 7, count=30), paint)
            for k, paint in enumerate((palette.pink, palette.white, palette.leaf))
        )
    )


def surface(stream: Stream, palette: Palette) -> Group:
    """Still, but for a few lines."""
    glints: list[Item] = [Veil(solid(limb(points((-20, WATER), (820, WATER)), [5, 5])), palette.white, "edge", 0.8, 2)]
    for x, y in zip(stream.uniform(-40, 700, count=26), stream.uniform(WATER + 16, 1190, count=26), strict=True):
        long = stream.uniform(60, 190)
        glints.append(
            Veil(
                solid(limb(curve([(x, y), (x + long / 2, y + 3), (x + long, y)]), [1, 4, 1])),
                palette.white,
                "glint",
                0.4,
                2,
            )
        )
    return group(*glints, name="surface")
