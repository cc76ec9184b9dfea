"""Left Open: the paper had been up for thirty years, and nobody had thought of the season."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Outline, Placing, Points, curve, fuse, points, rectangle, solid
from studio.landscape import streaks
from studio.materials import lit, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Dots, Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.stage import boards

DRAWN = Sheet("inkwell/wallpaper_flight")
LIGHT = Sunlight((0.8, -0.5, 0.4))
SKIRTING, PANE = 1000.0, (500.0, 150.0, 716.0, 690.0)
TAIL = "-22,-3 -54,-16! -36,0 -56,13! -22,4"
BODY = "-28,0 -10,-9 12,-9 26,-5 38,1! 26,6 8,9 -12,7"
WINGS = {
    "printed": ("14,-6 6,-32 -24,-54! -12,-26 -8,-4", "10,6 0,30 -26,48! -14,24 -10,4"),
    "gliding": ("16,-6 12,-30 -16,-62! -8,-28 -8,-4", "10,6 -2,20 -34,30! -18,14 -10,2"),
    "rising": ("14,-5 22,-36 6,-70! -2,-36 -8,-4", "2,-6 -8,-36 -34,-56! -20,-26 -14,-2"),
    "falling": ("14,4 14,34 -8,62! -8,30 -10,3", "4,5 -10,28 -36,42! -22,20 -14,3"),
}
# Those in the air: where, how large, and which way they turn.
FLYING = (
    (70, 720, 0.8, -0.2), (352, 812, 0.95, -0.6), (318, 650, 1.15, -0.5), (250, 470, 1.0, -0.25),
    (330, 360, 0.95, 0.1), (388, 508, 1.5, -0.45), (446, 726, 1.0, -0.8), (540, 600, 1.1, -0.7), (552, 450, 1.0, -0.3),
    (460, 300, 1.0, 0.15), (618, 520, 0.85, -0.7), (606, 392, 0.7, -0.6), (560, 322, 0.6, -0.5), (640, 330, 0.5, -0.8),
)  # fmt: skip


def swallow(pose: str) -> Outline:
    return fuse(*(curve(part, closed=True) for part in (TAIL, BODY, *WINGS[pose])), soften=1.5)


@card("wallpaper_flight")
def wallpaper_flight(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    return Rig(None, LIGHT, None, palette.rug).scene(
        wall(layout.child("wall"), palette),
        window(layout.child("window"), palette),
        floor(palette),
        DRAWN("portrait", palette),
        flock(layout.child("flock"), palette),
        DRAWN("chair", palette),
        focal="flock",
    )


def gone(x: float, y: float, stream: Stream) -> float:
    """How long ago the bird there left: below 0 it is still paper."""
    near = math.hypot(x - 600, 0.8 * (y - 420))
    return 1 - near / 430 + stream.normal(0, 0.07)


def wall(stream: Stream, palette: Palette) -> Group:
    """Swallows in rows, every second row between the last; and where they were, the paper has not faded."""
    printed, left, going = list[Placing](), list[Placing](), list[Placing]()
    for j in range(12):
        for i in range(-1, 9):
            x, y = 104 * i + 52 * (j % 2) + 20, 88 * j + 34
            age = gone(x, y, stream)
            here = Placing(x, y, 0.74, -0.35)
            (printed if age < -0.06 else going if age < 0.04 else left).append(here)
    form = swallow("printed")
    sprigs = [Placing(104 * i + 52 * (j % 2) - 32, 88 * j + 40, 0.9, 0.2) for j in range(12) for i in range(10)]
    stalk, leaf = curve("0,22 4,0 -2,-20"), curve("0,0! 10,-10 20,-8! 10,2", closed=True)
    leaves = [p(leaf * (side, 1)) for p in sprigs for side in (1, -1)]
    items: list[Item] = [
        plain(
            rectangle(-20, -20, 820, SKIRTING),
            palette.wall,
            "paper",
            weight=1.1,
            colour_below=palette.deep,
            form=FLAT,
            modelling=0.1,
            line=0,
        ),
        Lines(tuple(p(stalk) for p in sprigs), 2.0, palette.ghost, "stalk", 1.0),
        lit(solid(*leaves), palette.ghost, "leaf", weight=1.0),
        lit(solid(*(ring for p in left for ring in moved_by(form, p))), palette.deep, "ghost", weight=1.2),
        lit(solid(*(ring for p in printed for ring in moved_by(form, p))), palette.print, "swallow", weight=0.7),
    ]
    for p in going:
        up = Placing(p.x + 5, p.y - 6, 0.8, p.rotation - 0.12)
        items.append(lit(solid(*moved_by(form, p)), palette.deep, "ghost", weight=1.2))
        items.append(
            Wash(solid(*moved_by(form, Placing(p.x - 4, p.y + 8, 0.78, p.rotation))), palette.shade, "shadow", 0.8, 2)
        )
        items.append(plain(solid(*moved_by(form, up)), palette.print, "swallow", weight=0.4, form=3, line=1.6))
    return group(*items, name="wall")


def moved_by(form: Outline, here: Placing) -> list[Points]:
    return [here(ring) for ring in form]


def window(stream: Stream, palette: Palette) -> Group:
    left, top, right, bottom = PANE
    outside = solid(rectangle(*PANE))
    roofs = curve(
        "480,590! 520,560! 556,590! 556,574! 572,574! 572,604! 600,604! 600,560! 632,534! 660,560! 740,620! 480,720!",
        closed=True,
    )
    frame = [
        rectangle(left - 22, top - 22, right + 22, top),
        rectangle(left - 22, top, left, bottom),
        rectangle(right, top, right + 22, bottom),
    ]
    return group(
        Wash(solid(rectangle(left - 34, top - 10, left - 18, bottom + 20)), palette.shade, "shadow", 0.6, 8),
        lit(outside, palette.sky, "sky", weight=0.4, colour_below=palette.light),
        Clip(
            outside,
            group(
                Glow((620, 330), 260, palette.white, 0.8),
                streaks(stream, PANE, palette.white, 6),
                lit(roofs, palette.amber, "roofs", weight=0.6, line=1.2),
                swarm(stream, palette),
            ),
        ),
        wood(solid(*frame), palette.light, "frame", weight=0.5, form=6, line=2.4),
        wood(
            rectangle(left - 36, bottom, right + 36, bottom + 26), palette.light, "sill", weight=0.5, form=8, line=2.6
        ),
        *DRAWN("casements", palette),
        name="window",
    )


def swarm(stream: Stream, palette: Palette) -> Group:
    """Those who left first."""
    rings: list[Points] = []
    for k in range(26):
        t = k / 25
        at = Placing(
            604 + 70 * math.sin(5 * t) + stream.normal(0, 22),
            400 - 230 * t + stream.normal(0, 24),
            0.42 - 0.34 * t,
            -0.9 + stream.normal(0, 0.3),
        )
        rings += moved_by(swallow(stream.choice(("gliding", "rising", "falling"))), at)
    return group(lit(solid(*rings), palette.deep, "swarm", weight=1.0))


def flock(stream: Stream, palette: Palette) -> Group:
    """Paper no more: they have shadows."""
    poses = ("gliding", "rising", "falling")
    items: list[Item] = []
    for k, (x, y, size, turn) in enumerate(FLYING):
        form, low = swallow(poses[k % 3]), Placing(x - 30 * size, y + 44 * size, size, turn)
        shade = Wash(solid(*moved_by(form, low)), palette.shade, "shadow", 0.7, 3 + size)
        outside = PANE[0] < x < PANE[2] and PANE[1] < y < PANE[3]
        paint, weight = (palette.wall, 1.0) if outside else (palette.print, 0.3)
        bird = plain(
            solid(*moved_by(form, Placing(x, y, size, turn))),
            paint,
            "swallow",
            weight=weight,
            form=6,
            modelling=0.4,
            line=2.4,
        )
        items += [Clip(solid(rectangle(*PANE)), group(shade), inside=False), bird]
        beak, eye = Placing(x, y, size, turn), points((27, -2.0))
        items.append(Dots(beak(eye), np.array([2.2 * size]), palette.deep, "eye"))
    return group(*items, name="flock")


def floor(palette: Palette) -> Group:
    light = points("430,1010 640,1010 760,1230 470,1230")
    return group(
        *boards(SKIRTING + 20, palette.floor, palette.rug, pen=(2.0, 0.8)),
        Veil(solid(light), palette.light, "light", 0.6, 5),
        wood(
            rectangle(-20, SKIRTING - 40, 820, SKIRTING + 22), palette.light, "skirting", weight=0.6, form=8, line=2.4
        ),
        name="floor",
    )
