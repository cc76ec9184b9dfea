"""Telling the Bees: the news is whispered into the hive, and the swarm answers with a shape she knows."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, Actor, Arm, Camera, Dress, Head, Pose, person
from studio.figures.raster import silhouette
from studio.geometry import Outline, Placing, limb, outline, outline_of, points, solid, union
from studio.landscape import grass, tufts
from studio.materials import plain
from studio.motifs.buildings import hive
from studio.rigs import Rig
from studio.scene import FLAT, Group, Scene, Sunlight, Wash, group
from studio.skies import graded
from studio.swarm import scatter, stamped

DRAWN = Sheet("inkwell/telling_the_bees")
LIGHT = Sunlight((0.7, -0.5, -0.1))
HOME = (610.0, 1120.0)


@card("telling_the_bees", version=3)
def telling_the_bees(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    sky = graded((palette.sky, palette.light, palette.sky), weight=0.6)
    near = layout.child("near")
    return Rig(sky, LIGHT, None, palette.shade).scene(
        group(
            plain(
                outline("-20,1060! 200,1040 500,1052 820,1036! 820,1230! -20,1230!"),
                palette.meadow,
                "meadow",
                form=FLAT,
                line=1.8,
            )
        ),
        swarm(layout.child("bees"), palette),
        hive().placed(*HOME, 4.2),
        widow(palette),
        grass(near, tufts(near, 60, (0, 1130, 800, 1200)), 34, weight=1.6),
        focal="swarm",
    )


def widow(palette: Palette) -> Group:
    """She has knelt down to say it."""
    return group(
        Wash(outline("40,1146 200,1130 420,1132 460,1150 240,1166"), palette.shade, "cast shadow", 0.9, 3),
        DRAWN("widow", palette),
        name="widow",
    )


def shape(actor: Actor, view: Camera) -> Outline:
    return union(
        *(outline_of(silhouette(view(part.mesh.points), part.mesh.faces, 1.5, 1.0)) for part in actor.parts), soften=2
    )


def husband() -> Outline:
    """As he used to bend down to her."""
    pose = Pose(
        hips=(0, 0.96, 0),
        pelvis=(0, 16, 0),
        bend=(0, 20, 0),
        head=(0, 16, 0),
        left=Arm((0.0, -0.62, 0.76), (0.7, -0.5, -0.6), "open", (0, -0.5, 0.8), (0, -0.8, 0.3)),
        right=Arm((0.1, -0.8, -0.4)),
    )
    dress = Dress(top="#000000", bottom="#000000", skirt=0.3, hat="straw", hat_colour="#000000")
    actor = person(PEOPLE["elder"], Head("calm"), pose, dress, facing=-78)
    return shape(actor.without("shin", "shoe", "foot"), Camera((640, 1000), 10.6))


def swarm(stream: Stream, palette: Palette) -> Group:
    """Bees of every size and way, thick where he is, thin where he ends."""
    man = husband()
    tail = solid(limb("640,560 690,720 660,840 606,960", [170, 150, 96, 40]))
    spots = scatter(stream, union(man, tail, soften=12), 8.5, 13, 20, darts=60_000).points
    keep = stream.uniform(0, 1, count=len(spots)) < np.interp(spots[:, 1], (500, 900), (1.0, 0.85))
    spots = spots[keep]
    spots = spots + np.interp(spots[:, 1], (0, 600, 1000), (1.5, 3, 8))[:, None] * stream.normal(
        count=2 * len(spots)
    ).reshape(-1, 2)
    strays = points((480, 430)) + np.stack([220 * stream.normal(count=90), 240 * stream.normal(count=90)], axis=1)
    every = np.vstack([spots, strays])
    turns = stream.normal(2.2, 1.1, count=len(every))
    sizes = stream.uniform(0.6, 1.15, count=len(every))
    placings = [
        Placing(float(x), float(y), float(s), float(t)) for (x, y), s, t in zip(every, sizes, turns, strict=True)
    ]
    return group(
        Wash(man, palette.honey, "haze", 0.8, 9, fade=(1.0, 0.0)),
        *(stamped(DRAWN("small_bee"), placings[k::4]) for k in range(4)),
        name="swarm",
    )
