"""The View from Up There: it was a long way up, and nobody had said anything about down."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Leg, Pose, drawn, person
from studio.figures.space import Space, vec
from studio.geometry import ellipse, outline, signed_area
from studio.materials import leaves, plain, wood
from studio.motifs.buildings import cottage
from studio.motifs.things.keepsakes import crown
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Scene, Sunlight, group
from studio.skies import graded

LIGHT = Sunlight((-0.35, -0.85, 0.3))
HIGH = 200.0
FOOT = 34.0
VIEW = Camera((404, 400), 5.2, (0, HIGH, 34), pitch=-44, yaw=-12, distance=330)
FACES = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))


@card("tall_throne")
def tall_throne(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.zenith, palette.sky), weight=0.7)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        country(chance.layout.child("country"), palette), throne(palette), ruler(), focal="ruler"
    )


def box(low: Space, high: Space, half: tuple[float, float], paint: Colour, line: float = 2.2) -> list[Item]:
    """A beam between two places, `half` as broad and as deep; undersides and left sides lie in the shade."""
    corners = np.array(
        [end + vec(x * half[0], 0, z * half[1]) for end in (low, high) for x in (-1, 1) for z in (-1, 1)]
    )
    flat = VIEW(corners)
    tones = (0.55, 0.0, 0.3, 0.0, 0.45, 0.0)
    items: list[Item] = []
    for face, dark in zip(FACES, tones, strict=True):
        ring = flat[list(face), :2]
        if signed_area(ring) > 0:
            items.append(wood(ring, paint.darker(dark), form=FLAT, modelling=0.4, shade=0.4 * dark, line=line))
    return items


def post(x: float, z: float, palette: Palette) -> list[Item]:
    """A leg, ringed with gold, the wider apart from its like the lower it is."""

    def at(y: float) -> Space:
        return vec(x * (2.0 - y / HIGH), y, z * (1.6 - 0.6 * y / HIGH))

    rings = [box(at(y), at(y + 6), (5.4, 5.4), palette.gold) for y in (76, 112, 144, 172)]
    return [*box(at(FOOT), at(HIGH), (4.0, 4.0), palette.lacquer, 3.0), *(item for ring in rings for item in ring)]


def throne(palette: Palette) -> Group:
    tall = HIGH + 230
    knobs = [ellipse(*VIEW.point(vec(x, tall + y, -34)), r) for x, y, r in ((-27, 4, 22), (27, 4, 22), (0, 26, 26))]
    crest = VIEW(
        np.array(
            [vec(x, tall + y, -33) for x, y in ((-27, 0), (-16, 6), (-10, 18), (0, 24), (10, 18), (16, 6), (27, 0))]
        )
    )
    return group(
        *post(-27, -30, palette),
        *post(27, -30, palette),
        wood(crest[:, :2], palette.gold, "crest", line=2.0),
        *box(vec(0, HIGH, -33), vec(0, tall, -33), (28, 2), palette.lacquer),
        *box(vec(0, HIGH, -30), vec(0, tall - 14, -30), (20, 1), palette.cushion, 1.6),
        *(plain(ring, palette.gold, "knob", line=2.2) for ring in knobs),
        *box(vec(0, HIGH, 0), vec(0, HIGH + 9, 0), (33, 36), palette.lacquer, 3.0),
        *post(-27, 30, palette),
        *post(27, 30, palette),
        *ladder(palette),
    )


def ladder(palette: Palette) -> list[Item]:
    """What is left of it."""
    rails = [
        box(vec(x, HIGH - low, 37), vec(x, HIGH + 4, 37), (1.3, 1.3), palette.wood, 1.8)
        for x, low in ((11, 84), (25, 74))
    ]
    rungs = [
        box(vec(18, y, 37), vec(18, y + 2.4, 37), (7, 1), palette.wood, 1.6) for y in np.arange(HIGH - 66, HIGH, 17)
    ]
    return [item for beam in (*rungs, *rails) for item in beam]


def ruler() -> Group:
    """On the very edge."""
    left, right = (
        Arm(pole=(0.9, 0.2, -0.6), hand="grip", aim=(0, -0.7, 0.7), palm=(0, -0.7, -0.6), at=(x, HIGH + 12, 37))
        for x in (12.0, -13.0)
    )
    pose = Pose(
        hips=(0, 0.42, 0),
        pelvis=(0, 14, 0),
        bend=(4, 26, 6),
        head=(4, 20, 6),
        left=left,
        right=right,
        left_leg=Leg((0.16, -0.18, 0.34), pole=(0.2, 0.6, 1), toe=(0.3, -0.3, 1)),
        right_leg=Leg((0.16, -0.30, 0.26), pole=(0.2, 0.6, 1), toe=(0.3, -0.5, 1)),
        crane=0.8,
    )
    dress = Dress(
        top="#6a3fb0",
        bottom="#f4efe6",
        skirt=0.5,
        skirt_tone="top",
        cape="#f6f2ea",
        cape_length=0.4,
        shoes="#f2c230",
        trim="#f7c81e",
        sash="#f7c81e",
    )
    actor = person(
        PEOPLE["plaits"],
        Head("dread", yaw=-6, pitch=22, gaze=(-0.1, -0.9)),
        pose,
        dress,
        facing=-14,
        at=(0, HIGH - 4, 30),
    )
    figure = drawn(actor, camera=VIEW, light=LIGHT, pen=1.4)
    x, y = figure.anchor("crown")
    return group(figure, crown(40, colour("#ffd21e")).placed(x - 6, y + 26, 3.4, -0.16), name="ruler")


def country(stream: Stream, palette: Palette) -> Group:
    """The whole of the realm: woods and roofs, no higher than the shoes of the legs."""
    items: list[Item] = [
        plain(
            outline("-20,1110! 200,1080 420,1096 640,1072 820,1100! 820,1230! -20,1230!"),
            palette.grass,
            "land",
            form=FLAT,
            line=2.0,
        )
    ]
    for x, y in sorted(
        zip(stream.uniform(0, 800, count=60), stream.uniform(1092, 1200, count=60), strict=True), key=lambda at: at[1]
    ):
        size = 0.1 * (y - 960)
        if stream.happens(0.2):
            items += cottage().placed(x, y, 0.012 * size)
        else:
            items.append(
                leaves(
                    ellipse(x, y - size, 0.8 * size, size),
                    palette.grass.darker(stream.uniform(0.2, 0.5)),
                    "tree",
                    line=1.4,
                )
            )
    return group(*items)
