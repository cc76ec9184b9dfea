"""What many cards need: skies, land, weather, shadows, drawn where they stand, in card units.

Pass `chance.layout` (or a child of it) as the stream.
"""

import math
from collections.abc import Sequence

import numpy as np

from studio.chance import Stream
from studio.colour import Colour, colour, mix
from studio.geometry import (
    Box,
    Outline,
    Point,
    Points,
    along,
    below,
    curve,
    ellipse,
    fuse,
    limb,
    place,
    points,
    ridge,
    solid,
)
from studio.scene import (
    FLAT,
    HEIGHT,
    INK,
    WIDTH,
    Dots,
    Glow,
    Group,
    Lines,
    Shape,
    Sky,
    Stop,
    Veil,
    Wash,
    group,
)  # fmt: skip

EVERYWHERE: Box = (0.0, 0.0, WIDTH, HEIGHT)


def graded_sky(
    *bands: tuple[float, str, float] | str,
    box: Box = EVERYWHERE,
    lines: float = 0.5,
    unrest: float = 0.8,
    halo: tuple[float, float, float] | None = None,
    lines_until: float = 1.0,
) -> Sky:
    """A sky of bands (place 0 … 1, colour name, weight), engraved round the light at `halo`.

    Bands may be written as text: "0 #33406c 1.05, 0.4 rose 0.9".
    """
    read = [band for said in bands for band in (_written_bands(said) if isinstance(said, str) else [said])]
    stops = tuple(Stop(at, colour(name), weight) for at, name, weight in read)
    return Sky(stops, box, lines, unrest, halo=halo, lines_until=lines_until)


def _written_bands(said: str) -> list[tuple[float, str, float]]:
    words = [band.split() for band in said.split(",")]
    return [(float(at), " ".join(name), float(weight)) for at, *name, weight in words]


def stars(
    stream: Stream,
    count: int,
    box: Box,
    paint: Colour | None = None,
    avoid: tuple[float, float, float] | None = None,
) -> Group:
    """Stars scattered over a box, none within `avoid` (x, y, radius); one in eight has points."""
    left, top, right, bottom = box
    x, y = stream.uniform(left, right, count=count), stream.uniform(top, bottom, count=count)
    radii = stream.uniform(0.7, 2.3, count=count)
    kept = np.ones(count, bool) if avoid is None else np.hypot(x - avoid[0], y - avoid[1]) > avoid[2]
    centres, radii = np.stack([x, y], axis=1)[kept], radii[kept]
    big = np.arange(len(radii)) % 8 == 0
    tint = paint or colour("moon cream")
    return group(
        Dots(centres[~big], radii[~big], tint, "star"),
        Dots(centres[big], radii[big] + 0.8, tint, "star", "star"),
        name="stars",
    )


def streaks(stream: Stream, box: Box, paint: Colour, count: int = 9) -> Group:
    """High thin clouds: long soft bars of body colour."""
    left, top, right, bottom = box
    bars = []
    for _ in range(count):
        x, y, length = (
            stream.uniform(left, right),
            stream.uniform(top, bottom),
            stream.uniform(0.15, 0.5) * (right - left),
        )
        bars.append(limb([(x - length / 2, y), (x, y + stream.normal(0, 4)), (x + length / 2, y)], [1, 9, 1]))
    return group(Veil(solid(*bars), paint, "streak", 0.5, 4.0), name="streaks")


def ground(
    line: Points,
    paint: Colour,
    below_colour: Colour | None = None,
    bottom: float = HEIGHT + 20,
    weight: float = 0.85,
) -> Group:
    """Land under a horizon line, hatched along its slopes."""
    land = Shape(
        solid(below(line, bottom)),
        paint,
        "ground",
        weight,
        below_colour,
        form=FLAT,
        texture="ground",
        line=1.7,
    )
    return group(land, name="ground")


def hills(stream: Stream, horizons: Sequence[float], paint: Colour, haze: Colour, swell: float = 24.0) -> list[Group]:
    """Rolling ranges from far to near, each bluer the farther it lies."""
    ranges = []
    for index, y in enumerate(horizons):
        far = 0.85 * (1 - index / len(horizons))
        line = ridge(stream, y, swell * (1.2 - 0.6 * far))
        ranges.append(ground(line, mix(paint, haze, 0.75 * far), weight=0.6 + 0.25 * (1 - far)).at_distance(far))
    return ranges


def grass(
    stream: Stream, roots: Points, height: float = 22.0, lean: float = 0.15, weight: float = 1.2, blades: int = 5,
    paint: Colour = INK,
) -> Group:  # fmt: skip
    """Tufts of inked blades at the given places."""
    drawn = []
    for x, y in roots:
        for _ in range(blades):
            bend, length, foot = (
                lean + stream.normal(0, 0.35),
                height * stream.uniform(0.5, 1.2),
                x + stream.normal(0, 5),
            )
            tip = (foot + bend * length, y - length)
            drawn.append(curve([(foot, y), (foot + 0.3 * bend * length, y - 0.6 * length), tip], steps=4))
    return group(Lines(tuple(drawn), weight, paint, "grass"), name="grass")


def tufts(stream: Stream, count: int, box: Box) -> Points:
    """Places for grass, scattered over a box and sorted so that near tufts come last."""
    left, top, right, bottom = box
    spread = np.stack([stream.uniform(left, right, count=count), stream.uniform(top, bottom, count=count)], axis=1)
    return spread[np.argsort(spread[:, 1])]


def claws(
    stream: Stream, crest: Points, towards: Point, count: int, size: float, paint: Colour, line: float = 1.6
) -> Group:
    """Foam along a breaking crest, larger to its end, every finger hanging towards one place; spray about it."""
    fingers = []
    for share in np.linspace(0.02, 1.0, count):
        (x, y), _ = along(crest, float(share))
        reach = size * (0.55 + 0.75 * share) * stream.uniform(0.6, 1.35)
        aim = math.atan2(towards[1] - y, towards[0] - x) + stream.normal(0, 0.35)
        way = place([(-0.5, 0.1), (0.35, -0.3), (0.9, -0.1), (1.25, 0.35)], x, y, reach, aim)
        fingers += [limb(way, [0.5 * reach, 0.75 * reach, 0.36 * reach, 1.5]), ellipse(x, y, 0.42 * reach)]
    spray = crest[stream.uniform(0, len(crest) - 1, count=30).astype(int)] + stream.points(30, size)
    shape = fuse(*fingers, soften=2)
    return group(
        Shape(shape, paint, "foam", 0.1, form=7, modelling=0.12, line=line),
        Veil(shape, paint, "foam", 0.8, 1.5),
        Dots(spray, 1.0 + 4.0 * stream.fractions(30) ** 2, paint, "spray"),
        name="foam",
    )


def rain(stream: Stream, count: int, box: Box, slant: float = -0.25, length: float = 46.0) -> Group:
    left, top, right, bottom = box
    drawn = []
    for _ in range(count):
        x, y, reach = (
            stream.uniform(left, right),
            stream.uniform(top, bottom),
            length * stream.uniform(0.5, 1.2),
        )
        drawn.append(points((x, y), (x + slant * reach, y + reach)))
    return group(Lines(tuple(drawn), 0.8, INK, "rain", 0.42), name="rain")


def snow(stream: Stream, count: int, box: Box, largest: float = 4.0) -> Group:
    """Flakes near and far, a few large ones blurred by their fall."""
    left, top, right, bottom = box
    centres = np.stack([stream.uniform(left, right, count=count), stream.uniform(top, bottom, count=count)], axis=1)
    radii = 0.8 + (largest - 0.8) * stream.fractions(count) ** 3
    return group(Dots(centres, radii, colour("snow white"), "snow", strength=0.9), name="snow")


def fog(stream: Stream, y: float, depth: float, paint: Colour, strength: float = 0.55, banks: int = 5) -> Group:
    """Banks of mist round the height `y`."""
    drifts = []
    for _ in range(banks):
        x, level = stream.uniform(0, WIDTH), y + stream.normal(0, 0.3 * depth)
        wide, tall = stream.uniform(0.5, 1.1) * WIDTH, depth * stream.uniform(0.25, 0.6)
        drifts.append(ellipse(x, level, wide / 2, tall / 2))
    return group(Veil(solid(*drifts), paint, "fog", strength, 0.22 * depth), name="fog")


def cast_shadow(outline: Outline, paint: Colour, weight: float = 0.6, softness: float = 4.0) -> Wash:
    """The dark shape a thing throws, with a few strokes."""
    return Wash(outline, paint, "cast shadow", weight, softness, hatched=True)


def halo(at: Point, radius: float, paint: Colour | None = None, strength: float = 0.6) -> Glow:
    """The light round a moon or a lamp."""
    return Glow(at, radius, paint or colour("candle yellow"), strength)
