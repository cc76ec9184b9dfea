"""Lost Property: umbrellas, gloves, a violin, and somebody who has been waiting to be asked for."""

from itertools import pairwise, product

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import PEOPLE, POSES, Camera, Dress, Head, drawn, person
from studio.figures.stage import ground_shadow
from studio.geometry import Box, Placing, Point, closed, curve, ellipse, points, rectangle, solid
from studio.materials import paper, plain, wood
from studio.motifs.things.clocks import alarm_clock
from studio.motifs.things.keepsakes import boots, carpet_bag, doll, globe, hat, hatbox, suitcase, umbrella
from studio.motifs.things.music import violin
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Lines, Scene, Sunlight, Wash, group

COLUMNS = (-30.0, 216.0, 566.0, 830.0)
ROWS = (-30.0, 190.0, 420.0, 866.0, 1230.0)
HOME = (1, 2)  # the hole somebody sits in
EYE = (400.0, 610.0)
LIGHT = Sunlight((-0.5, -0.7, 0.55))


@card("lost_property")
def lost_property(chance: Chance, palette: Palette) -> Scene:
    holes = group(
        plain(rectangle(-30, -30, 830, 1230), palette.shelf, "shelf", form=FLAT, line=0.0),
        *(item for place in product(range(3), range(4)) for item in hole(place, palette)),
    )
    return Rig(None, LIGHT, None, palette.shade).scene(holes, things(palette), boy(palette), focal="boy")


def box(place: tuple[int, int]) -> Box:
    """The opening of a hole, between its boards."""
    (left, right), (top, bottom) = list(pairwise(COLUMNS))[place[0]], list(pairwise(ROWS))[place[1]]
    return left + 9, top + 9, right - 9, bottom - 9


def hole(place: tuple[int, int], palette: Palette) -> list[Item]:
    """Back, floor, ceiling and sides, drawn towards one eye."""
    left, top, right, bottom = box(place)
    front = rectangle(left, top, right, bottom)
    back = points(EYE) + 0.82 * (front - points(EYE))
    (a, b, c, d), (e, f, g, h) = front, back
    here = place == HOME
    deep = palette.shade if not here else palette.lit
    sides = (((a, b, f, e), 0.30), ((b, c, g, f), 0.22), ((d, a, e, h), 0.10), ((c, d, h, g), -0.10))
    seen = group(
        plain(front, deep, "hole", weight=0.9, form=FLAT, modelling=0.0, line=0.0),
        Lines((closed(back),), 2.0),
        *(
            wood(np.array(quad), palette.shelf.darker(max(dark, 0.0)), form=FLAT, modelling=0.6, line=1.6)
            for (quad, dark), shows in zip(sides, (b[1] < f[1], c[0] > g[0], a[0] < e[0], c[1] > g[1]), strict=True)
            if shows
        ),
        Wash(solid(rectangle(left, top, right, top + 60)), palette.shade, "dusk", 0.1 if here else 0.6, 22),
    )
    return [Clip(solid(front), seen), Lines((closed(front),), 2.6)]


def things(palette: Palette) -> Group:
    """What everybody else has left, all of one colour in the shade."""
    left_behind = (
        (hat("bowler"), 100, 178, 3.6, 0.0, (60, -40)),
        (alarm_clock(None), 380, 181, 3.2, 0.0, (50, -60)),
        (doll(), 700, 178, 3.1, 0.0, (-50, -70)),
        (boots(), 100, 408, 3.5, 0.0, (54, -110)),
        (globe(), 398, 411, 3.2, 0.0, (-66, -40)),
        (hatbox(), 700, 408, 3.5, 0.0, (-74, -60)),
        (violin(), 92, 744, 4.9, 0.16, (30, -60)),
        (umbrella("closed"), 726, 566, 3.9, 0.16, (-30, 20)),
        (suitcase(), 106, 1178, 3.2, 0.0, (60, -96)),
        (hat("straw"), 400, 1176, 4.6, 0.0, (70, -40)),
        (carpet_bag(), 690, 1182, 3.5, 0.0, (-66, -80)),
    )
    stored = group(*(thing.placed(x, y, size, turn) for thing, x, y, size, turn, _ in left_behind))
    tickets = [ticket((x + dx, y + dy), 0.62, palette) for _, x, y, _, _, (dx, dy) in left_behind]
    return group(stored.tinted(palette.shade, 0.62), *(item for tag in tickets for item in tag))


def ticket(at: Point, size: float, palette: Palette) -> list[Item]:
    """On a string, and blank."""
    here = Placing(*at, size, 0.12)
    return [
        Lines((here(curve("-30,-46 -8,-30 20,6")),), 2.6),
        paper(here(points("-4,0 40,-8 58,18 48,64 6,70")), palette.ticket, "ticket", line=2.0),
        Wash(solid(here(ellipse(24, 8, 5))), palette.shade, weight=0.9, softness=1.0),
    ]


def boy(palette: Palette) -> Group:
    """He has a ticket, like all the rest."""
    dress = Dress(top="#d8452e", bottom="#e9e2d0", legs="shorts", shoes="#7a4a2c", collar="round", trim="#f6efe0")
    hoping = Head("longing", yaw=-16, pitch=-8, roll=10, gaze=(-0.4, 0.5))
    sitter = person(PEOPLE["boy"], hoping, POSES["hug_knees"], dress, facing=-34)
    view = Camera((404, 822), 8.8, pitch=10)
    figure = drawn(sitter, camera=view, light=LIGHT, pen=1.25)
    thrown = Clip(solid(rectangle(*box(HOME))), group(ground_shadow(sitter.parts, view, LIGHT, weight=0.6)))
    x, y = figure.anchor("shoulder")
    return group(thrown, figure, *ticket((x + 26, y + 60), 1.15, palette), name="boy")
