"""Nobody Else's: somebody has come a long way in, and has not yet seen from above what it is."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Camera, Dress, Head, drawn, person
from studio.figures.stage import ground_shadow
from studio.geometry import Outline, Points, limb, place, rectangle, solid
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import FLAT, Group, Lines, Scene, Shape, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/thumbprint_maze")
LIGHT = Sunlight((-0.6, -0.7, 0.5))


@card("thumbprint_maze")
def thumbprint_maze(chance: Chance, palette: Palette) -> Scene:
    (hedges,) = (item for item in DRAWN("hedges") if isinstance(item, Shape))
    (thread,) = (item for item in DRAWN("thread") if isinstance(item, Lines))
    ground = rectangle(-20, -20, 820, 1220)
    return Rig(None, LIGHT, None, palette.shade).scene(
        group(
            plain(ground, palette.gravel, "gravel", weight=0.4, form=FLAT, modelling=0, line=0.0),
            Veil(solid(ground), palette.gravel, "gravel", 0.8, 1.0),
            Wash(thrown(hedges.outline), palette.shade, "cast shadow", 0.75, 1.5),
        ),
        group(clue(thread.paths[0], palette), name="thread"),
        group(replace(hedges, colour=palette.hedge), name="hedges"),
        walker(thread.paths[0][-1], palette),
        focal=(200.0, 400.0, 560.0, 700.0),
    )


def thrown(outline: Outline) -> Outline:
    """What the hedges keep from the sun."""
    return tuple(place(ring, 7, 9) for ring in outline)


def clue(path: Points, palette: Palette) -> Shape:
    return plain(limb(path, [6.5, 6.5], steps=1), palette.thread, "thread", weight=1.1, modelling=0, line=0.0)


def walker(at: Points, palette: Palette) -> Group:
    """Small, from straight above, still unwinding."""
    coat = Dress(
        top="#f02c38", skirt=0.5, skirt_tone="top", flare=1.2, bottom="#1c1a22", hat="straw", hat_colour="#f02c38"
    )
    actor = person(PEOPLE["woman"], Head(pitch=10), POSES["walk"], coat, facing=150)
    view = Camera((float(at[0]), float(at[1]) + 12), 1.0, pitch=40)
    return group(
        replace(ground_shadow(actor.parts, view, LIGHT, weight=0.9), colour=palette.shade, hatched=False),
        drawn(actor, camera=view, light=LIGHT, pen=0.8, shade=0.3),
        name="walker",
    )
