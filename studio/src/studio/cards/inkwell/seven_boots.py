"""Seven Pairs of Boots: who called them, and who calls now?"""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, colour
from studio.drawings import Sheet
from studio.geometry import curve, ellipse, place, rectangle, solid
from studio.landscape import fog, ground
from studio.materials import earth, lit
from studio.motifs.plants import forest
from studio.rigs import Rig
from studio.scene import Clip, Group, Lines, Scene, Sunlight, Veil, Wash, group, silhouette

DRAWN = Sheet("inkwell/seven_boots")

WHITE = colour("#fdfaf2")
# The brothers' boots: where the nearer heel stands, how large, of what leather, with whose socks.
PAIRS = (
    (196, 1126, 2.15, "#3c2a24", "#c9b08a"),
    (352, 1070, 1.72, "#5a3c28", "#8f3f36"),
    (474, 1020, 1.38, "#2f2a2e", "#d8c9a4"),
    (572, 976, 1.1, "#6a4226", "#5c6f58"),
    (650, 938, 0.88, "#43332a", "#c98f3e"),
    (702, 908, 0.7, "#332629", "#a8a8a4"),
    (744, 880, 0.54, "#7a4c2a", "#1f5fae"),
)
# Six brothers on the water, the eldest farthest: (x, y, size, how far in the mist, how held, round the bend).
SWANS = (
    (590, 288, 0.5, 0.55, "upright", True), (486, 300, 0.62, 0.45, "low", True),
    (360, 322, 0.8, 0.35, "upright", True),
    (226, 352, 1.0, 0.25, "curled", True),
    (112, 420, 1.25, 0.15, "upright", False), (150, 540, 1.5, 0.05, "low", False),
)  # fmt: skip


@card("seven_boots")
def seven_boots(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    bank = curve("-20,1082 60,1062 220,1022 366,974 483,930 578,892 655,864 820,800")
    return Rig(None, Sunlight((-0.4, -0.7, 0.4)), None, palette.shade, palette.mist).scene(
        group(
            lit(rectangle(-20, -20, 820, 260), palette.sky, "sky", weight=0.8, colour_below=palette.rose),
            lit(rectangle(-20, 236, 820, 1220), palette.rose, "river", weight=0.9, colour_below=palette.river),
            forest(layout.child("wood"), 840, 110, leaf=palette.river).placed(400, 246).at_distance(0.7),
            Veil(solid(rectangle(-40, 200, 840, 290)), palette.mist, "mist", 0.8, 40),
        ),
        group(*(brother(*swimming) for swimming in SWANS), name="brothers"),
        fog(layout.child("low mist"), 400, 60, palette.mist, 0.4, banks=3),
        youngest(palette).placed(52, 10),
        ground(bank, palette.mud.lighter(0.25), palette.mud, weight=1.05),
        stones(layout.child("stones"), palette),
        group(*(boots(*pair) for pair in reversed(PAIRS)), name="boots"),
        focal="youngest",
    )


def reflection(bird: Group) -> Veil:
    """The pale double under the origin of what swims there, short as in low light."""
    double = tuple(ring * [1.0, -0.62] for ring in silhouette(bird))
    return Veil(solid(*double), WHITE, "reflection", 0.34, 1.6, fade=(1.0, 0.15))


def brother(x: float, y: float, size: float, far: float, pose: str, round_the_bend: bool) -> Group:
    """One of the six going the way they were called."""
    bird = DRAWN(pose)
    wake = tuple(curve([(14, 4 + 6 * k), (44, 6 + 8 * k), (78 + 12 * k, 5 + 10 * k)]) for k in range(3))
    return group(
        group(reflection(bird), bird, Lines(wake, 1.2, colour("#55626c"), strength=0.6)).placed(
            x, y, size, flip=round_the_bend
        ),
        far=far,
    )


def youngest(palette: Palette) -> Group:
    """Turned round, and still in the scarf somebody knitted."""
    bird = DRAWN("youngest")
    rings = tuple(
        curve([(190 - 24 * k, 742 + 16 * k), (380, 768 + 22 * k), (640 + 26 * k, 744 + 18 * k)]) for k in range(3)
    )
    double = tuple(place(ring * (1, -0.5), 0, 1116) for ring in silhouette(bird))
    return group(
        Veil(solid(*double), WHITE, "reflection", 0.4, 3, fade=(1.0, 0.1)),
        Lines(rings, 2.0, palette.shade, strength=0.7),
        Clip(solid(rectangle(-20, 0, 900, 738)), bird),
        *DRAWN("lap", palette),
        *DRAWN("scarf"),
        name="youngest",
    )


def boots(x: float, y: float, size: float, leather: str, sock: str) -> Group:
    """Toes to the water, socks folded over."""
    far, near = (boot(colour(leather).darker(dim), colour(sock)) for dim in (0.12, 0.0))
    cast = np.array([[1.0, 0.0], [-0.74, -0.3]])  # a standing height laid along the sand, away from the sun
    shades = [ring @ cast for ring in silhouette(near)] + [ring @ cast + (-22, -9) for ring in silhouette(far)]
    return group(
        Wash(solid(*shades), colour("#3a2418"), "cast shadow", 0.6, 1), far.placed(-22, -9, 0.97), near
    ).placed(x, y, size)


def boot(leather: Colour, sock: Colour) -> Group:
    """One boot seen from behind its heel, 125 tall, the toe away from us and to the left."""
    return DRAWN("boot").dressed(leather=leather, sole=leather.darker(0.45), sock=sock)


def stones(stream: Stream, palette: Palette) -> Group:
    """Wet pebbles, more of them towards the edge."""
    x, y = stream.uniform(0, 820, count=90), stream.uniform(0, 1, count=90) ** 1.6
    top = 1062 - 0.3 * x
    pebbles = [
        ellipse(float(a), float(b), 3 + 9 * float(share), 2 + 5 * float(share))
        for a, b, share in zip(x, top + 14 + y * (1220 - top), y, strict=True)
    ]
    return group(earth(solid(*pebbles), palette.mud.darker(0.3), "pebble", weight=0.7, form=4, line=1.2), name="stones")
