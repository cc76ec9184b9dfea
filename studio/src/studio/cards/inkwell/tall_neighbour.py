"""The Tall Neighbour: twenty floors, quiet people, and something about the roof gardens."""

from dataclasses import replace

import numpy as np
from shapely import MultiPoint, voronoi_polygons

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, Palette, mix
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Hair, Head, drawn, person
from studio.geometry import (
    Outline,
    Points,
    bounds,
    curve,
    divided,
    fuse,
    intersection,
    limb,
    normals,
    offset,
    outline_of,
    points,
    rectangle,
    solid,
)  # fmt: skip
from studio.landscape import streaks
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Glow, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/tall_neighbour")
LIGHT = Sunlight((-0.8, -0.35, 0.4))
SPINE = "492,1250 470,1040 446,820 440,600 452,420 466,320"
WIDE = np.array([330, 280, 224, 180, 146, 128])
# Towers as (left, roof, right, columns, rows, distance): far ones first.
TOWERS = (
    (40, 700, 150, 5, 14, 0.75), (250, 640, 330, 4, 16, 0.8), (560, 560, 668, 5, 17, 0.7), (700, 690, 820, 5, 14, 0.75),
    (612, 770, 840, 6, 9, 0.0), (-40, 520, 268, 6, 13, 0.0),
)  # fmt: skip


@card("tall_neighbour")
def tall_neighbour(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    sky = graded((palette.dusk, palette.violet, palette.rose, palette.peach, palette.peach), weight=1.0)
    far, near = TOWERS[:4], TOWERS[4:]
    return Rig(sky, LIGHT, None, palette.shade, palette.rose).scene(
        streaks(layout.child("streaks"), (0, 60, 800, 560), palette.peach, 12),
        *(tower(layout.child(str(one)), one, palette) for one in far),
        DRAWN("tree", palette),
        group(neck(layout.child("coat"), palette), *DRAWN("head", palette), DRAWN("mouthful", palette), name="giraffe"),
        group(*(Glow(at, 70, palette.alarm, 0.8, 1.5) for at in ((452, 110), (502, 102)))),
        *(tower(layout.child(str(one)), one, palette) for one in near),
        DRAWN("roof", palette),
        gardener(),
        focal="giraffe",
    )


def tower(stream: Stream, plan: tuple[float, float, float, int, int, float], palette: Palette) -> Group:
    """A slab like any other: as many windows as the plan had, and a ledge under every row."""
    left, roof, right, columns, rows, far = plan
    wall, dark = mix(palette.wall, palette.far, far), mix(palette.dark, palette.far, 0.7 * far)
    dx, dy = (right - left) / columns, 1.13 * (right - left) / columns
    panes: dict[Colour, list[Points]] = {}
    blinds = []
    lamps = (palette.lamp, palette.lamp, palette.peach, palette.teal)
    for j in range(rows):
        for i in range(columns):
            x, y = left + (i + 0.24) * dx, roof + 30 + j * dy
            tone = stream.choice(lamps) if stream.happens(0.34) else dark
            panes.setdefault(tone, []).append(rectangle(x, y, x + 0.52 * dx, y + 0.6 * dy))
            if tone != dark and stream.happens(0.5):
                blinds.append(rectangle(x, y, x + 0.52 * dx, y + stream.uniform(0.1, 0.4) * dy))
    ledges = tuple(points((left, y), (right, y)) for y in roof + 24 + dy * np.arange(1, rows))
    return group(
        plain(
            rectangle(left, roof, right, 1230),
            wall,
            "wall",
            weight=1.1,
            colour_below=wall.darker(0.3),
            form=FLAT,
            line=2.4 - far,
        ),
        Lines(ledges, 1.6, dark, "ledge", 0.6),
        *(
            plain(
                solid(*boxes),
                mix(tone, palette.far, 0.45 * far),
                "window",
                form=FLAT,
                modelling=0,
                line=1.4 - 0.6 * far,
            )
            for tone, boxes in panes.items()
        ),
        plain(solid(*blinds), wall.lighter(0.3), "blind", weight=0.8, form=FLAT, modelling=0, line=0.8),
        plain(
            rectangle(left - 8, roof - 14, right + 8, roof + 6),
            wall.lighter(0.18),
            "cornice",
            form=FLAT,
            line=2.2 - far,
        ),
        name="tower",
        far=0.6 * far,
    )


def sides() -> tuple[Points, Points, Points]:
    way = divided(curve(SPINE, steps=14), 80)
    half = 0.5 * np.interp(np.linspace(0, 1, 81), np.linspace(0, 1, len(WIDE)), WIDE)[:, None]
    return way, half, -normals(way)


def neck(stream: Stream, palette: Palette) -> Group:
    """Warm where the sun goes down, violet on the side of the night; the windows are put in last."""
    way, half, side = sides()
    form = solid(np.vstack([way - half * side, (way + half * side)[::-1]]))
    shade = [solid(np.vstack([way + share * half * side, (way + 1.1 * half * side)[::-1]])) for share in (0.0, 0.5)]
    glow = solid(np.vstack([way - 1.1 * half * side, (way - 0.78 * half * side)[::-1]]))
    hairs = [
        limb([p - 4 * n, p + 15 * n, p + 24 * n + (0, 16)], [12, 9, 2])
        for p, n in zip((way + half * side)[12:], side[12:], strict=True)
    ]
    items: list[Item] = [
        plain(fuse(*hairs), palette.patch.darker(0.2), "mane", weight=1.1, form=4, line=1.8),
        plain(form, palette.hide, "hide", weight=1.0, form=60, line=3.0, texture="coat"),
        Clip(
            form,
            group(
                *(Wash(one, palette.violet, "shade", 0.4, 18) for one in shade),
                Veil(glow, palette.peach, "glow", 0.6, 8),
            ),
        ),
    ]
    homes = cells(stream.child("cells"), form)
    lamps = [k for k in range(len(homes)) if stream.happens(0.52)]
    lit = [lamps[k] for k in stream.order(len(lamps))]
    roomy = [k for k in lit if size(homes[k]) > 42]
    bare = {k: ("bar", "cross", "curtain", "blind", "bar")[k % 5] for k in lit}
    lives = bare | dict(
        zip(roomy, ("reader", "plant", "cat", "couple", "lamp", "cello", "watcher", "bottles"), strict=False)
    )
    for k, home in enumerate(homes):
        items += window(home, lives.get(k), palette)
    return group(*items, name="neck")


def size(cell: Outline) -> float:
    left, top, right, bottom = bounds(cell)
    return min(right - left, bottom - top)


def cells(stream: Stream, form: Outline) -> list[Outline]:
    """The net on its coat: each mesh a flat."""
    way, half, side = sides()
    seeds = list[Points]()
    v = 0.015
    while v < 1:
        for k in range(-4, 5):
            u = (k + 0.5 * (len(seeds) % 2)) / 2.2 + stream.normal(0, 0.07)
            at = min(int(80 * v), 80)
            turned = np.sin(np.clip(u, -1.5, 1.5))
            seeds.append(way[at] + side[at] * half[at] * 1.12 * turned + stream.points(1, 5)[0])
        v += 0.105 * float(half[min(int(80 * v), 80), 0]) / 160
    found, inside = [], offset(form, -9)
    for mesh in voronoi_polygons(MultiPoint(np.array(seeds))).geoms:
        cut = intersection(inside, outline_of(mesh))
        rounded = offset(offset(cut, -13), 7) if cut else cut
        if rounded and size(rounded) > 14:
            found.append(rounded)
    return found


def window(cell: Outline, life: str | None, palette: Palette) -> list[Item]:
    """A patch, or a lamp behind it; and sometimes somebody."""
    if life is None:
        return [
            plain(cell, palette.patch, "patch", weight=1.1, colour_below=palette.patch.darker(0.25), form=8, line=2.2)
        ]
    left, top, right, bottom = bounds(cell)
    middle, high = 0.5 * (left + right), bottom - top
    return [
        Glow((middle, 0.5 * (top + bottom)), 0.9 * (right - left), palette.lamp, 0.35),
        plain(cell, palette.lamp, "window", weight=0.95, colour_below=palette.glow, form=FLAT, modelling=0, line=2.4),
        Clip(cell, group(DRAWN(life, palette).placed(middle, bottom + 0.04 * high, high / 100))),
    ]


def gardener() -> Group:
    """Who has wondered all summer why it does not grow."""
    body = replace(PEOPLE["singer"], age=66, stout=0.6, skin="#7a4a30", hair=Hair("bald", "#e8e4dc"))
    pose = replace(POSES["stand"], right=Arm((0.3, 0.45, 0.6)))
    dress = Dress(top="#fff4dc", bottom="#2cb0b0", sleeve_end=0.4, hat="cap", hat_colour="#ffc62e")
    man = person(body, Head("calm", yaw=-8, pitch=-24), pose, dress, facing=118)
    return drawn(man, camera=Camera((40, 508), 1.2, pitch=4), light=LIGHT, pen=0.9, name="gardener")
