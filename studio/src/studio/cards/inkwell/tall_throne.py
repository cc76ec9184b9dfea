"""The View from Up There: it was a long way up, and nobody had said anything about down."""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import HEAD, PEOPLE, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import ellipse, fuse, limb, outline, rectangle, solid
from studio.materials import leaves, plain
from studio.motifs.buildings import cottage
from studio.motifs.things.keepsakes import crown
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Item, Scene, Sunlight, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/tall_throne")
LIGHT = Sunlight((-0.5, -0.75, 0.4))


@card("tall_throne")
def tall_throne(chance: Chance, palette: Palette) -> Scene:
    sky = graded((palette.zenith, palette.sky), weight=1.0)
    return Rig(sky, LIGHT, None, palette.shade).scene(
        group(drifting(660, 720, 330, palette), drifting(60, 330, 230, palette), drifting(760, 210, 190, palette)),
        country(chance.layout.child("country"), palette),
        group(*DRAWN("throne", palette), ruler(palette), name="throne"),
        group(drifting(170, 850, 400, palette)),
        focal="ruler",
    )


def drifting(x: float, y: float, size: float, palette: Palette) -> Group:
    """A fair-weather cloud: one edge above, a level shaded foot."""
    heaps = ((-0.36, 0.1), (-0.2, 0.18), (0.02, 0.25), (0.2, 0.17), (0.36, 0.1))
    puffs = [ellipse(x + at * size, y - 0.8 * tall * size, 1.15 * tall * size, tall * size) for at, tall in heaps]
    base = limb([(x - 0.52 * size, y), (x + 0.5 * size, y)], [0.07 * size, 0.12 * size, 0.05 * size])
    body = fuse(*puffs, base, soften=0.012 * size)
    foot = [(x - 0.42 * size, y), (x, y - 0.06 * size), (x + 0.46 * size, y)]
    belly = limb(foot, [0.05 * size, 0.2 * size, 0.04 * size])
    return group(
        plain(body, palette.white, "cloud", weight=0.05, modelling=0.2, line=1.4),
        Clip(body, group(Wash(solid(belly), palette.shade, "cloud", 0.45, 0.05 * size))),
    )


def ruler(palette: Palette) -> Group:
    """Flat on her belly: a crown, two eyes over the edge, fingers round it."""
    look = Head("dread", yaw=8, pitch=26, gaze=(0.1, -0.9))
    actor = person(PEOPLE["plaits"], look, Pose(), Dress()).only(*HEAD)
    x, y, z = (float(v) for v in actor.places["head"])
    head = drawn(actor, camera=Camera((400, 384), 7.4, (x, y, z), pitch=-6), light=LIGHT, pen=1.5)
    u, v = head.anchor("crown")
    return group(
        *DRAWN("hands", palette),
        Clip(solid(rectangle(0, 0, 800, 440)), head),
        crown(40, colour("#ffd21e")).placed(u + 6, v + 30, 3.6, 0.12),
        *DRAWN("edge", palette),
        name="ruler",
    )


def country(stream: Stream, palette: Palette) -> Group:
    """The whole of the realm: woods and roofs, no higher than the shoes of the legs."""
    land = outline("-20,1096! 200,1070 420,1084 640,1062 820,1088! 820,1230! -20,1230!")
    items: list[Item] = [plain(land, palette.grass, "land", form=FLAT, line=2.0)]
    places = zip(stream.uniform(0, 800, count=60), stream.uniform(1092, 1200, count=60), strict=True)
    for x, y in sorted(places, key=lambda at: at[1]):
        size = 0.1 * (y - 960)
        green = palette.grass.darker(stream.uniform(0.2, 0.5))
        if stream.happens(0.2):
            items += cottage().placed(x, y, 0.012 * size)
        else:
            wide, tall = (0.36, 1.7) if stream.happens(0.4) else (0.85, 0.8)
            tree = ellipse(x, y - tall * size, wide * size, tall * size)
            items.append(leaves(tree, green, "tree", line=1.2))
    return group(*items)
