"""The Shedding Book: what falls from it does not fall."""

from studio import materials
from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Colour, colour, mix
from studio.drawings import Sheet
from studio.geometry import Point, blob, curve, paths
from studio.landscape import contact_shadow, graded_sky, grass, ground, halo, hills, tufts
from studio.motifs.animals import crow, fox
from studio.motifs.people import figure
from studio.motifs.plants import fallen_leaves, flower, leafy_tree, leaves, nest
from studio.motifs.things.papers import open_book
from studio.scene import Glaze, Group, Lines, Scene, Shape, Sunlight, group, walk
from studio.swarm import scatter

DRAWN = Sheet("inkwell/shedding_book")

DUSK = (600.0, 720.0)
RUSSET, INKY, BARK = colour("#b4491e"), colour("#33262a"), colour("#5c4030")
DARK = colour("#4a3a2c")
GUTTER = (408.0, 1004.0)


@card("shedding_book")
def shedding_book(chance: Chance) -> Scene:
    layout = chance.layout
    back, near = layout.child("back"), layout.child("near")
    meadow = curve("-20,880 240,862 520,872 820,858")
    return Scene(
        sky=graded_sky(
            "0 #8fa0a0 0.75, 0.3 #c9c4a4 0.55, 0.6 #f8dc98 0.45", lines=0.42, halo=(*DUSK, 150), lines_until=0.75
        ),
        layers=(
            group(halo(DUSK, 440, colour("#fff0bc"), 0.9)),
            *hills(layout.child("hills"), (770,), colour("#a89468"), colour("#e2c48c")),
            DRAWN("turned_hills"),
            ground(meadow, colour("#98944a"), colour("#556038"), weight=0.95),
            grass(back, tufts(back, 120, (0, 862, 800, 960)), 34, weight=1.1, paint=colour("#4a5230")),
            group(contact_shadow(400, 1124, 780, DARK, 0.8)),
            open_book(80, cover=colour("oxblood")).placed(400, 1116, 8.4),
            pressed_flowers(),
            DRAWN("shedding_book"),
            tree(layout.child("tree")),
            shedding(layout.child("birds")),
            group(contact_shadow(196, 1044, 150, DARK, 0.6), contact_shadow(606, 1056, 110, DARK, 0.6)),
            fox("sitting").placed(190, 1046, 3.1, flip=True),
            child().placed(612, 1058, 3.0),
            fallen_leaves(layout.child("fallen"), tufts(layout.child("fallen"), 24, (110, 960, 700, 1090)), 12, RUSSET),
            grass(near, tufts(near, 90, (20, 1136, 780, 1200)), 58, weight=1.6, paint=colour("#2f3a20")),
        ),
        focal="tree",
        light=Sunlight((0.5, -0.4, 0.5)),
        glaze=Glaze(colour("#6a4830"), 0.22, top=0.7),
        shadow=colour("#6a5a58"),
    )


def tree(stream: Stream) -> Group:
    """Rooted in the gutter, its roots running over the pages like spilled lines."""
    x, y = GUTTER
    crown = leafy_tree(stream, 500, leaf=RUSSET, bark=BARK, fullness=0.9).placed(x, y + 6, 1.42)
    mass = next(item for item in walk(crown.items) if isinstance(item, Shape))
    spots = scatter(stream, mass.outline, 15.0, 20.0).points
    return group(
        *DRAWN("tree"),
        crown,
        *leaves(stream, spots, 15.0, 9.0, RUSSET, "pointed", 2),
        nest(stream, 22).placed(x + 92, y - 352, 1.2),
        name="tree",
    )


def shedding(stream: Stream) -> Group:
    """Leaves on the rising diagonal, each a little more bird than the one before; one comes back."""
    flock: list[Group] = []
    for step in range(34):
        share = step / 33
        x = 420 - 340 * share + (stream.uniform(-1, 1) * (20 + 130 * share) if step % 2 else 40 * (1 - share))
        y = 330 - 250 * share + (24 if step % 3 else -26) * (0.6 + share)
        paint = mix(RUSSET, INKY, min(1.0, 1.6 * share))
        if share < 0.35:
            flock.append(half_leaf(paint, share).placed(x, y, 1.0, stream.uniform(2.4, 4.2)))
        else:
            flock.append(bird(stream, paint).placed(x, y, 0.3 + 0.42 * share, 0.3 + stream.normal(0, 0.22)))
    returning = crow("flying").dressed(feather=RUSSET, fur=RUSSET).tinted(RUSSET, 0.7).placed(640, 240, 0.8, 0.2)
    return group(*flock, returning, name="birds")


def bird(stream: Stream, paint: Colour) -> Group:
    return crow("flying" if stream.happens(0.5) else "wings down").tinted(paint, 0.75)


def half_leaf(paint: Colour, share: float) -> Group:
    """A leaf whose tip already feathers."""
    blade = blob((0, 0), (8, -8), (20, -9 - 6 * share), (34, 0), (34, 0), (20, 8), (8, 7))
    barbs = [[(12 + 5 * k, -7), (14 + 6 * k, -12 - 12 * share)] for k in range(4)]
    return group(
        Lines(paths([(0, 0), (-9, 2)], *barbs), 1.5, INKY),
        materials.leaves(blade, paint, modelling=0.5, line=1.1),
        Lines(paths([(0, 0), (28, 0)]), 0.9),
    )


def child() -> Group:
    """In a blue coat, with a leaf in the hand that is half a wing."""
    held = DRAWN("child")
    who = figure(
        "offering",
        age="child",
        outfit="coat",
        hair="bob",
        mood="tender",
        holding=held,
        hand=(-26, -34),
        scarf=True,
        shoes="boots",
    )
    return who.dressed(coat=colour("#2f5f96"), scarf=colour("straw gold"), hair=colour("walnut"))


def pressed_flowers() -> Group:
    """Kept between the leaves, flat and faded."""
    spots: tuple[tuple[Point, float], ...] = (((668, 990), 0.7), ((150, 900), 0.9))
    kept = [flower("daisy", 34, colour("dusty lilac")).placed(*at, 1.4, turn) for at, turn in spots]
    return group(*kept, name="pressed flowers").tinted(colour("parchment"), 0.45)
