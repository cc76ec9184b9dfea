"""Lost Property: umbrellas, gloves, a violin, and somebody who has been waiting to be asked for."""

from itertools import pairwise, product

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import PEOPLE, POSES, Camera, Dress, Head, drawn, person
from studio.figures.stage import ground_shadow
from studio.geometry import Box, curve, ellipse, points, rectangle, solid
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
    return [
        plain(front, deep, "hole", weight=0.9, form=FLAT, modelling=0.0, line=2.0),
        *(
            wood(
                np.array(quad),
                palette.shelf.darker(dark) if dark > 0 else palette.shelf,
                form=FLAT,
                modelling=0.6,
                line=1.4,
            )
            for quad, dark in sides
        ),
        Wash(
            solid(points(left, top, right, top, right, top + 60, left, top + 60)),
            palette.shade,
            "dusk",
            0.15 if here else 0.6,
            22,
        ),
        Lines((points(left, bottom, right, bottom),), 2.4),
    ]


def things(palette: Palette) -> Group:
    """What everybody else has left, all of one colour in the shade."""
    left_behind = (
        (hat("bowler"), 112, 166, 3.6),
        (alarm_clock(None), 392, 168, 3.3),
        (doll(), 690, 168, 3.0),
        (boots(), 114, 398, 3.7),
        (globe(), 394, 398, 3.3),
        (hatbox(), 684, 396, 3.6),
        (violin(), 104, 818, 4.6),
        (umbrella("closed"), 694, 560, 3.9),
        (suitcase(), 110, 1130, 3.2),
        (hat("straw"), 396, 1120, 4.4),
        (carpet_bag(), 694, 1130, 3.4),
    )
    return group(*(thing.placed(x, y, size) for thing, x, y, size in left_behind)).tinted(palette.shade, 0.62)


def boy(palette: Palette) -> Group:
    """He has a ticket, like all the rest."""
    dress = Dress(top="#d8452e", bottom="#e9e2d0", legs="shorts", shoes="#7a4a2c", collar="round", trim="#f6efe0")
    hoping = Head("hope", yaw=-16, pitch=-6, roll=8, gaze=(-0.3, 0.5))
    sitter = person(PEOPLE["boy"], hoping, POSES["hug_knees"], dress, facing=-34)
    view = Camera((404, 836), 9.0, pitch=12)
    figure = drawn(sitter, camera=view, light=LIGHT, pen=1.25)
    thrown = Clip(solid(rectangle(*box(HOME))), group(ground_shadow(sitter.parts, view, LIGHT, weight=0.6)))
    x, y = figure.anchor("shoulder")
    tag = points(x + 30, y + 86, x + 74, y + 78, x + 92, y + 104, x + 82, y + 150, x + 40, y + 156)
    string = curve([(x - 6, y + 10), (x + 22, y + 46), (x + 56, y + 92)])
    return group(
        thrown,
        figure,
        Lines((string,), 3.0),
        paper(tag, palette.ticket, "ticket", line=2.0),
        Wash(solid(ellipse(x + 57, y + 93, 5)), palette.shade, weight=0.9, softness=1.5),
        name="boy",
    )
