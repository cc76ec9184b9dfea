"""One More Minute: she let a line down to see how deep it goes, and somebody down there was fishing too."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import Arm, Body, Camera, Dress, Face, Hair, Head, Leg, Pose, drawn, person
from studio.figures.hands import Wrist, hand
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.figures.stage import stage
from studio.geometry import Points, ellipse, limb, offset, place, points, rectangle, solid
from studio.landscape import cast_shadow
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Lamplight, Lines, Scene, Veil, group, silhouette

PHONE = (262.0, 356.0)
TURN = -0.32
LIGHT = Lamplight(PHONE)
HOOK = (238.0, 318.0)

HOOKED = "64,16 24,-8 -18,-22 -52,0 -44,36 -22,28"


@card("hole_in_the_phone")
def hole_in_the_phone(chance: Chance, palette: Palette) -> Scene:
    girl = reader()
    shade = cast_shadow(silhouette(girl.placed(34, 52)), palette.night, 0.75, 5.0)
    return Rig(None, LIGHT, None, palette.night).scene(
        carpet(chance.layout, palette),
        group(shade),
        group(hole(palette), visitor(palette), girl, line(girl), name="catch"),
        focal="catch",
    )


def carpet(stream: Stream, palette: Palette) -> Group:
    """A round rug in rings, and the floor at its corners."""
    rings = ((900, palette.night), (640, palette.violet), (520, palette.pink), (470, palette.violet))
    feet = np.stack([stream.uniform(-10, 810, count=900), stream.uniform(-10, 1210, count=900)], axis=1)
    away = feet - points(PHONE)
    pile = feet + 15 * away / np.hypot(*away.T)[:, None]
    strokes = tuple(np.array(pair) for pair in zip(feet, pile, strict=True))
    return group(
        *(lit(ellipse(420, 640, size, count=120), paint, "rug", weight=1.0, line=1.4) for size, paint in rings),
        Lines(strokes, 1.6, palette.night, "pile", 0.5),
        Glow(PHONE, 620, palette.screen, 0.75),
        name="carpet",
    )


def hole(palette: Palette) -> Group:
    """A pane of glass that is not there: beyond its edge it is day."""
    case, inside = (rounded(*size) for size in ((150, 262, 38), (134, 240, 26)))
    deep = place(rounded(134, 240, 26), 14, 26, 0.82)
    corners = points((-127, -233), (127, -233), (127, 233), (-127, 233))
    edges = tuple(np.array([at, place(at, 14, 26, 0.82)[0]]) for at in corners)
    clouds = [
        limb([(x - 44 * s, y), (x, y - 10 * s), (x + 50 * s, y + 2)], [6, 34 * s, 8])
        for x, y, s in ((-40, -120, 0.9), (62, -40, 1.0), (-30, 120, 1.2))
    ]
    parts = group(
        plain(case, palette.case, "phone", weight=1.2, form=6, line=2.4),
        lit(inside, palette.screen, "wall", weight=0.9, line=1.6),
        Lines(edges, 1.6, palette.case, strength=0.8),
        lit(deep, palette.sky, "day", weight=0.9, colour_below=palette.light, line=1.2),
        Veil(solid(deep), colour("#ffffff"), "day", 0.55, 4.0, (0.2, 1.0)),
        Veil(solid(*clouds), colour("#ffffff"), "cloud", 0.95, 5.0),
        Glow((10, 60), 190, colour("#ffffff"), 0.7),
        name="hole",
    )
    return parts.placed(*PHONE, 1.0, TURN)


def rounded(wide: float, tall: float, corner: float) -> Points:
    return offset(solid(rectangle(corner - wide, corner - tall, wide - corner, tall - corner)), corner)[0]


def visitor(palette: Palette) -> Group:
    """A hand has come up over the edge and has taken the hook."""
    wrist = Wrist(vec(0, 0, 0), vec(0.15, 1, 0.2), vec(0.5, 0, 1), True, 9.0)
    skin = colour("#e8a878")
    arm = tube([vec(0, 0, 0), vec(-2, -8, -1), vec(-5, -22, -3)], [1.4, 1.8, 2.2], capped=False)
    parts = [
        *hand(wrist, "pinch", skin, "v", frozenset({"varm"}), detail=1.3),
        Part("varm", arm.mesh(), skin, "skin", "skin", 0.85, 0.2, 1.1, "vhand", frozenset({"vpalm"}), 1.6),
    ]
    up = stage(parts, Camera((HOOK[0] - 8, HOOK[1] + 74), 12.0), LIGHT, "visitor", pen=1.4)
    return group(Clip(solid(place(rounded(134, 240, 26), *PHONE, 1.0, TURN)), up), name="visitor")


def reader() -> Group:
    """On her stomach, chin over the edge, heels in the air: seen from the ceiling."""
    body = Body(
        age=15, feminine=1, skin="#8a5638", iris="#20140f", hair=Hair("braids", "#1c1520", 1.1), face=Face(lips=1.4)
    )
    pose = Pose(
        hips=(0, 0.95, 0),
        pelvis=(0, 0, 6),
        bend=(6, -10, -10),
        head=(34, -8, 8),
        left=Arm((0.42, 0.80, 0.1), (0.9, -0.2, -0.3), "pinch", (0.1, 0.9, 0.3), (-0.4, 0, 1)),
        right=Arm((0.30, 0.40, 0.25), (1, 0.3, -0.3), "rest", (-0.6, 0.8, 0.1), (0, 0, 1)),
        left_leg=Leg((0.12, 0.36, -0.34), pole=(0.2, -0.6, 0.4), toe=(0, 0.3, -1)),
        right_leg=Leg((0.16, 0.20, -0.42), pole=(0.2, -0.6, 0.4), toe=(0, 0.5, -1)),
    )
    dress = Dress(top="#f2c838", bottom="#2f6fb0", legs="trousers", sleeve=1.2, barefoot=True, collar="hood")
    actor = person(body, Head("hope", yaw=26, pitch=2), pose, dress, facing=176)
    return drawn(
        actor, camera=Camera((470, 634), 9.6, (0, 86, 0), roll=-27, distance=300), light=LIGHT, pen=1.35, name="girl"
    )


def line(girl: Group) -> Group:
    x, y = girl.anchor("other_hand")
    shank = limb(place(HOOKED, *HOOK), [7, 9, 9, 7, 2])
    taut = points((x - 12, y - 30), (HOOK[0] + 62, HOOK[1] + 14))
    return group(
        plain(shank, colour("#fffdf0"), "hook", weight=0.3, line=2.2),
        plain(limb(taut, [6, 6]), colour("#f01838"), "line", weight=1.1, modelling=0, line=0.8),
        name="line",
    )
