"""Rush Hour: everybody crosses, and one of them plays."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Hair, Head, Leg, Pose, drawn, person
from studio.geometry import Points, limb, points, solid
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.stage import Lens

DRAWN = Sheet("inkwell/piano_crossing")
LIGHT = Sunlight((-0.72, -0.42, 0.55))
STREET = Lens((600.0, -900.0), 2239.0, eye=0.67)  # seen from a third floor
LEFT, RIGHT, SHORT = -0.215, 0.055, -0.045  # where the keys begin and end, and the black ones among them
NEAR, KEY, GAP = 0.70, 0.094, 0.005
BLACK = (0, 1, 3, 4, 5, 7, 8, 10)  # after which white keys, from near to far, a black one lies
PLAYED = 3
HIGH, LOW, SHARP = 0.006, 0.0005, 0.016  # how high a key lies, a pressed one, a black one
GIRL = (-0.016, LOW, NEAR + 3.42 * KEY)
WALKERS = (  # who, where across and away, facing, coat, legs, hat, its colour
    ("clerk", -0.268, 1.46, 176, "#2f8f8a", "#2c3a4c", "bowler", "#2c3a4c"),
    ("woman", -0.13, 1.52, 10, "#d0588c", "#4a3a58", "straw", "#f4e2a8"),
    ("smith", 0.045, 1.50, 4, "#c85a48", "#24304c", "cap", "#24304c"),
    ("grandmother", -0.252, 1.12, 6, "#e07c2c", "#4a342c", "", ""),
    ("student", 0.072, 1.20, 178, "#7a54a8", "#2c2a44", "bowler", "#2c2a44"),
    ("weaver", -0.212, 0.86, 186, "#2c98a0", "#2c3a4c", "beanie", "#f0b030"),
    ("baker", 0.062, 0.905, 8, "#54a458", "#34402c", "straw", "#f0d890"),
    ("sailor", -0.085, 0.672, 168, "#3f62b0", "#33343c", "bowler", "#2c3a5c"),
)


@card("piano_crossing")
def piano_crossing(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        DRAWN("street", palette), keyboard(palette), crowd(), girl(palette), focal="girl"
    )


def flat(left: float, right: float, near: float, far: float, up: float) -> Points:
    return points(*(STREET(x, up, z) for x, z in ((left, near), (left, far), (right, far), (right, near))))


def front(foot: Points, top: Points) -> Points:
    """The end of a key that looks at us."""
    return points(foot[0], top[0], top[3], foot[3])


def keyboard(palette: Palette) -> Group:
    """White keys across the asphalt, black ones where a piano has them; one is down."""
    whites = [item for k in reversed(range(12)) for item in white(k, palette)]
    return group(*whites, *(item for k in reversed(BLACK) for item in black(k, palette)), name="keyboard")


def white(k: int, palette: Palette) -> list[Item]:
    near, far = NEAR + k * KEY, NEAR + (k + 1) * KEY - GAP
    if k == PLAYED:
        top = flat(LEFT, RIGHT, near, far, LOW)
        return [
            lit(top, palette.note, "played", weight=0.9),
            Wash(solid(flat(LEFT, RIGHT, far - 0.012, far, LOW)), palette.shade, "edge", 0.9, 3),
            Lines((top,), 2.0, steady=True),
        ]
    foot, top = (flat(LEFT, RIGHT, near, far, up) for up in (0.0, HIGH))
    return [
        plain(front(foot, top), palette.ivory.darker(0.28), "front", weight=0.8, form=FLAT, line=1.6),
        plain(top, palette.ivory, "key", weight=0.1, form=FLAT, modelling=0.1, line=2.0),
    ]


def black(k: int, palette: Palette) -> list[Item]:
    middle = NEAR + (k + 1) * KEY - GAP / 2
    near, far = middle - 0.27 * KEY, middle + 0.27 * KEY
    foot = flat(LEFT, SHORT, near, far, HIGH)
    top = flat(LEFT - 0.002, SHORT - 0.006, near + 0.006, far - 0.006, SHARP + HIGH)
    shine = points(STREET(LEFT + 0.008, SHARP + HIGH, far - 0.014), STREET(SHORT - 0.02, SHARP + HIGH, far - 0.014))
    return [
        Wash(solid(flat(LEFT, SHORT + 0.028, near - 0.016, far - 0.012, HIGH)), palette.shade, "thrown", 0.8, 3),
        plain(points(foot[3], foot[2], top[2], top[3]), palette.ebony, "sharp", weight=1.3, form=FLAT, line=1.6),
        plain(front(foot, top), palette.ebony, "sharp", weight=1.4, form=FLAT, line=1.6),
        plain(top, palette.ebony.lighter(0.16), "sharp", weight=1.2, form=10, line=1.8),
        Veil(solid(limb(shine, [6, 6], steps=1)), palette.ivory, "shine", 0.45, 2),
    ]


def crowd() -> Group:
    """In all colours, each with a place to be."""
    figures = []
    for index, (name, x, z, facing, top, bottom, hat, felt) in enumerate(WALKERS):
        coat = Dress(
            top=top, bottom=bottom, skirt=0.4 + 0.15 * (index % 3), skirt_tone="top", flare=0.8, split=0.1,
            collar="lapels", shoes="#2a2430", hat=hat, hat_colour=felt or "#3c4048",
        )  # fmt: skip
        body = PEOPLE[name]
        body = replace(body, hair=Hair("shaved", body.hair.colour)) if hat else body
        who = person(body, Head(pitch=10, yaw=14), POSES["run" if index % 4 == 1 else "walk"], coat, facing=facing)
        up = HIGH if LEFT < x < RIGHT else 0.0
        view = Camera(STREET(x, up, z), 3.5 / z, pitch=40)
        figures.append(drawn(who, camera=view, light=LIGHT, pen=1.0, shadow=0.6))
    return group(*figures, name="crowd")


def girl(palette: Palette) -> Group:
    """Just come down on one foot, and the rest of her still in the air."""
    landing = Pose(
        hips=(0, 1.0, 0.0),
        pelvis=(0, 10, 0),
        bend=(-10, -8, 0),
        head=(0, -10, 8),
        left=Arm((0.72, 0.56, 0.10), (0.7, 0.2, -0.6), "open"),
        right=Arm((0.80, 0.34, -0.10), (0.7, 0.2, -0.6), "open"),
        left_leg=Leg((0.04, 0.0, 0.06), toe=(0, -0.6, 1)),
        right_leg=Leg((0.10, 0.66, -0.72), pole=(0.3, -0.4, 1), toe=(0, -0.4, -1)),
    )
    frock = Dress(
        top="#ffc814", bottom="#ffffff", skirt=0.42, skirt_tone="top", flare=2.0, folds=8, collar="round",
        boots=0.4, shoes="#e2342a", wind=(0.5, 0.2, 0.0),
    )  # fmt: skip
    dancer = person(PEOPLE["girl"], Head("joy", pitch=-6), landing, frock, facing=62)
    here = STREET(*GIRL)
    figure = drawn(dancer, camera=Camera(here, 5.2, pitch=34), light=LIGHT, pen=1.2, shadow=0.8)
    return group(Glow(here, 150, palette.note, 0.5), *figure, name="girl")
