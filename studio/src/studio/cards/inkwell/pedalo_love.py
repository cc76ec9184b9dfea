"""Say Something: it has never met anyone so calm."""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import Placing, ellipse, limb, points, rectangle, solid
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Mirror, Scene, Sunlight, Veil, Wash, group

DRAWN = Sheet("inkwell/pedalo_love")
LIGHT = Sunlight((-0.35, -0.75, 0.5))
WATER, SHORE = 660.0, 590.0
NEAR = Placing(6, 66, 0.9)  # the pair, a little smaller than drawn
HEART = (340.0, 460.0)


@card("pedalo_love")
def pedalo_love(chance: Chance, palette: Palette) -> Scene:
    layout = chance.layout
    afloat = group(DRAWN("swan", palette), DRAWN("boat", palette)).under(NEAR)
    pair = group(Clip(solid(rectangle(-20, -20, 820, WATER)), afloat), name="pair")
    far, morning = group(air(palette), DRAWN("bank", palette)), Rig(None, LIGHT, None, palette.shade, palette.mist)
    deep = morning.scene(far.placed(0, 2 * (WATER - SHORE) - 40), glow(palette), pair, focal="pair")
    return morning.scene(
        far,
        group(Mirror(deep, WATER, 5.0, palette.sage, 0.15)),
        glow(palette),
        pair,
        water(layout.child("water"), palette),
        DRAWN("jetty", palette),
        DRAWN("rope", palette),
        focal="pair",
    )


def air(palette: Palette) -> Group:
    """Green above, rose where it is going to be day."""
    return group(
        Veil(solid(rectangle(-60, -200, 860, 1260)), palette.mist, "air", 1.0, 1),
        Veil(solid(rectangle(-60, -200, 860, 520)), palette.mint, "air", 1.0, 1, (1.0, 0.0)),
        Veil(solid(rectangle(-60, 240, 860, SHORE)), palette.rose, "air", 0.9, 1, (0.0, 1.0)),
        Veil(solid(rectangle(-60, SHORE, 860, 900)), palette.rose, "water", 0.7, 1, (0.9, 0.0)),
    )


def glow(palette: Palette) -> Group:
    return group(Glow(HEART, 290, palette.glow, 1.0, 0.55))


def water(stream: Stream, palette: Palette) -> Group:
    """One of the two has only just arrived."""
    rings = [
        limb(ellipse(250, WATER + 2, 90 + 70 * k, 6 + 9 * k, start=0.1, end=2.9, count=24), [1, 5, 1]) for k in range(5)
    ]
    spots = zip(stream.uniform(0, 800, count=40), 690 + 500 * stream.fractions(40) ** 1.3, strict=True)
    streaks = [limb(points((x - 0.09 * y, y), (x, y + 2), (x + 0.09 * y, y)), [0.5, 4, 0.5]) for x, y in spots]
    return group(
        Veil(solid(rectangle(-20, WATER, 820, 1220)), palette.mint, "depth", 0.12, 2),
        Glow((HEART[0], 2 * WATER - HEART[1]), 260, palette.rose, 0.5, 0.8),
        Wash(
            solid(rectangle(-20, WATER - 3, 332, WATER + 5), rectangle(352, WATER - 3, 820, WATER + 6)),
            palette.shade,
            "contact",
            0.7,
            3,
        ),
        Veil(solid(*rings), palette.white, "ripple", 0.75, 1.0),
        Veil(solid(*streaks), palette.mist, "streak", 0.5, 1.5),
    )
