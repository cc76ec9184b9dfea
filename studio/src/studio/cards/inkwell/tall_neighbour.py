"""The Tall Neighbour: twenty floors, quiet people, and something about the roof gardens."""

from dataclasses import replace

import numpy as np
from shapely import MultiPoint, voronoi_polygons

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Arm, Camera, Dress, Hair, Head, drawn, person
from studio.geometry import (
    Outline,
    Points,
    bounds,
    divided,
    fuse,
    intersection,
    limb,
    normals,
    offset,
    outline_of,
    solid,
)
from studio.landscape import streaks
from studio.materials import lit, plain
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Item, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/tall_neighbour")
LIGHT = Sunlight((-0.8, -0.35, 0.4))
# The neck from below the card to the head, half its width there, and the side of the night.
WAY = divided(DRAWN.strokes("spine")[0], 80)
HALF = 0.5 * np.interp(np.linspace(0, 1, 81), np.linspace(0, 1, 6), [330, 280, 224, 180, 146, 128])[:, None]
SIDE = -normals(WAY)
LIVES = ("reader", "plant", "cat", "couple", "lamp", "cello", "watcher", "bottles")
BARE = ("bar", "cross", "curtain", "blind", "bar")  # flats too small to be looked into
FAR, NEAR = ("bank", "hotel", "school", "clinic"), ("offices", "home")


@card("tall_neighbour")
def tall_neighbour(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    sky = graded((palette.dusk, palette.violet, palette.rose, palette.peach, palette.peach), weight=1.0)
    return Rig(sky, LIGHT, None, palette.shade, palette.rose).scene(
        streaks(layout.child("streaks"), (0, 60, 800, 560), palette.peach, 12),
        *(DRAWN(tower, palette) for tower in FAR),
        DRAWN("tree", palette),
        group(neck(layout.child("coat"), palette), *DRAWN("head", palette), DRAWN("mouthful", palette), name="giraffe"),
        group(*(Glow(at, 70, palette.alarm, 0.8, 1.5) for at in ((452, 110), (502, 102)))),
        *(DRAWN(tower, palette) for tower in NEAR),
        DRAWN("roof", palette),
        gardener(),
        focal="giraffe",
    )


def band(left: float, right: float) -> Outline:
    """A strip of the neck, between shares of its half width."""
    return solid(np.vstack([WAY + left * HALF * SIDE, (WAY + right * HALF * SIDE)[::-1]]))


def neck(stream: Stream, palette: Palette) -> Group:
    """Warm where the sun goes down, violet on the side of the night; the windows are put in last."""
    form, nape = band(-1, 1), zip((WAY + HALF * SIDE)[12:], SIDE[12:], strict=True)
    hairs = [limb([p - 4 * n, p + 15 * n, p + 24 * n + (0, 16)], [12, 9, 2]) for p, n in nape]
    evening = group(
        *(Wash(band(share, 1.1), palette.violet, "shade", 0.4, 18) for share in (0.0, 0.5)),
        Veil(band(-1.1, -0.78), palette.peach, "glow", 0.6, 8),
    )
    homes = cells(stream.child("cells"), form)
    lamps = [k for k in range(len(homes)) if stream.happens(0.52)]
    alight = [lamps[k] for k in stream.order(len(lamps))]
    roomy = [k for k in alight if size(homes[k]) > 42]
    lives = {k: BARE[k % 5] for k in alight} | dict(zip(roomy, LIVES, strict=False))
    return group(
        plain(fuse(*hairs), palette.patch.darker(0.2), "mane", weight=1.1, form=4, line=1.8),
        plain(form, palette.hide, "hide", weight=1.0, form=60, line=3.0, texture="coat"),
        Clip(form, evening),
        *(item for k, home in enumerate(homes) for item in window(home, lives.get(k), palette)),
        name="neck",
    )


def size(cell: Outline) -> float:
    left, top, right, bottom = bounds(cell)
    return min(right - left, bottom - top)


def cells(stream: Stream, form: Outline) -> list[Outline]:
    """The net on its coat: each mesh a flat."""
    seeds, v = list[Points](), 0.015
    while v < 1:
        at = min(int(80 * v), 80)
        for k in range(-4, 5):
            u = (k + 0.5 * (len(seeds) % 2)) / 2.2 + stream.normal(0, 0.07)
            aside = 1.12 * np.sin(np.clip(u, -1.5, 1.5))
            seeds.append(WAY[at] + SIDE[at] * HALF[at] * aside + stream.points(1, 5)[0])
        v += 0.105 * float(HALF[at, 0]) / 160
    inside = offset(form, -9)
    cuts = [intersection(inside, outline_of(mesh)) for mesh in voronoi_polygons(MultiPoint(np.array(seeds))).geoms]
    rounded = [offset(offset(cut, -13), 7) for cut in cuts if cut]
    return [cell for cell in rounded if cell and size(cell) > 14]


def window(cell: Outline, life: str | None, palette: Palette) -> list[Item]:
    """A patch, or a lamp behind it; and sometimes somebody."""
    if life is None:
        below = palette.patch.darker(0.25)
        return [plain(cell, palette.patch, "patch", weight=1.1, colour_below=below, form=8, line=2.2)]
    left, top, right, bottom = bounds(cell)
    middle, high = 0.5 * (left + right), bottom - top
    return [
        Glow((middle, 0.5 * (top + bottom)), 0.9 * (right - left), palette.lamp, 0.35),
        lit(cell, palette.lamp, "window", weight=0.95, colour_below=palette.glow, line=2.4),
        Clip(cell, group(DRAWN(life, palette).placed(middle, bottom + 0.04 * high, high / 100))),
    ]


def gardener() -> Group:
    """Who has wondered all summer why it does not grow."""
    body = replace(PEOPLE["singer"], age=66, stout=0.6, skin="#7a4a30", hair=Hair("bald", "#e8e4dc"))
    pose = replace(POSES["stand"], right=Arm((0.3, 0.45, 0.6)))
    dress = Dress(top="#fff4dc", bottom="#2cb0b0", sleeve_end=0.4, hat="cap", hat_colour="#ffc62e")
    man = person(body, Head("calm", yaw=-8, pitch=-24), pose, dress, facing=118)
    return drawn(man, camera=Camera((40, 508), 1.2, pitch=4), light=LIGHT, pen=0.9, name="gardener")
