"""What nearly every card needs: skies and their lights, land, water, weather.

Lights and clouds are groups round their own origin, to be placed; everything else is drawn where it stands,
in card units. Pass `chance.layout` (or a child of it) as the stream.
"""

import math
from collections.abc import Sequence

import numpy as np

from studio.chance import Stream
from studio.colour import Colour, colour, mix
from studio.geometry import (
    TAU,
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
    rectangle,
    ridge,
    solid,
)
from studio.noise import wander
from studio.scene import (
    FLAT,
    HEIGHT,
    INK,
    WIDTH,
    Dots,
    Glow,
    Group,
    Item,
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


def night_sky(halo: tuple[float, float, float] | None = None, horizon: float = 0.8) -> Sky:
    return graded_sky(
        (0.0, "#23364f", 1.1), (0.45 * horizon, "#3b5872", 0.95), (horizon, "#8a9a92", 0.65), (1.0, "#7a8a80", 0.6),
        lines=0.75, unrest=0.6, halo=halo, lines_until=horizon + 0.04,
    )  # fmt: skip


def morning_sky(halo: tuple[float, float, float] | None = None, horizon: float = 0.7) -> Sky:
    return graded_sky(
        (0.0, "#9fc0bc", 0.62), (0.5 * horizon, "#f0dfb4", 0.42), (horizon, "#f4c48c", 0.55), (1.0, "#e0c890", 0.35),
        lines=0.42, unrest=1.0, halo=halo, lines_until=horizon + 0.06,
    )  # fmt: skip


def evening_sky(halo: tuple[float, float, float] | None = None, horizon: float = 0.7) -> Sky:
    return graded_sky(
        (0.0, "#2f2c58", 1.15), (0.36 * horizon, "#54407a", 1.0), (0.7 * horizon, "#a878a4", 0.8),
        (horizon, "#e8ae9c", 0.65), (1.0, "#8a6a8a", 0.8),
        lines=0.5, unrest=0.8, halo=halo, lines_until=horizon + 0.06,
    )  # fmt: skip


def moon(stream: Stream, radius: float, phase: float = 1.0, face: bool = False) -> Group:
    """A moon with its seas and craters; `phase` below 1 is a crescent; `face` gives it a sleeper's profile."""
    pale = colour("moon cream")
    if phase < 1:
        return group(_crescent(radius, phase, pale), name="moon")
    disc = Shape(solid(ellipse(0, 0, radius, count=90)), pale, "moon", 0.75, modelling=0.45, line=1.5)
    items: list[Item] = [disc]
    for _ in range(4 if face else 7):
        # A face needs its cheeks clean: its seas keep to the rim.
        angle, reach = stream.uniform(0, TAU), radius * stream.uniform(0.6 if face else 0.1, 0.72)
        sea = _lobed(stream, reach * math.cos(angle), reach * math.sin(angle), radius * stream.uniform(0.10, 0.24))
        items.append(Wash(solid(sea), colour("#a08c6c"), "moon sea", 0.34, 0.02 * radius))
    items.append(Lines(tuple(_craters(stream, radius)), 1.0, role="crater", strength=0.55))
    if face:
        items.append(_sleeping_face(radius))
    return Group(tuple(items), "moon")


def _crescent(radius: float, thickness: float, pale: Colour) -> Shape:
    turn = np.linspace(-math.pi / 2, math.pi / 2, 40)
    outer = np.stack([radius * np.cos(turn), radius * np.sin(turn)], axis=1)
    inner = outer[::-1] * [1 - 2 * thickness, 1.0]
    return Shape(solid(np.vstack([outer, inner])), pale, "moon", 0.45, modelling=0.5, line=1.4)


def _lobed(stream: Stream, x: float, y: float, radius: float) -> Points:
    """A roundish patch with a coast of its own."""
    turn = np.linspace(0, TAU, 9, endpoint=False)
    reach = radius * (1 + 0.22 * stream.normal(count=9))
    return curve(np.stack([x + reach * np.cos(turn), y + 0.75 * reach * np.sin(turn)], axis=1), closed=True)


def _craters(stream: Stream, radius: float) -> list[Points]:
    rims = []
    for _ in range(9):
        angle, reach = stream.uniform(0, TAU), radius * math.sqrt(stream.uniform(0.05, 0.75))
        size = radius * stream.uniform(0.02, 0.07)
        start = stream.uniform(2.2, 3.2)
        x, y = reach * math.cos(angle), reach * math.sin(angle)
        rims.append(ellipse(x, y, size, 0.85 * size, start=start, end=start + 3.6, count=14))
    return rims


def _sleeping_face(radius: float) -> Lines:
    """Two closed lids, a nose, a mouth that could mean anything."""
    features = [
        curve([(-0.46, -0.10), (-0.30, 0.0), (-0.12, -0.08)]),
        curve([(0.16, -0.08), (0.34, 0.0), (0.5, -0.10)]),
        curve([(-0.5, -0.26), (-0.3, -0.32), (-0.1, -0.25)]),
        curve([(0.14, -0.25), (0.34, -0.32), (0.54, -0.26)]),
        curve([(0.02, -0.12), (-0.06, 0.18), (0.06, 0.22), (0.1, 0.18)]),
        curve([(-0.2, 0.44), (-0.05, 0.41), (0.05, 0.44), (0.24, 0.40)]),
    ]
    return Lines(tuple(place(feature, scale=radius) for feature in features), 2.0, role="face", strength=0.7)


def sun(stream: Stream, radius: float, rays: int = 16, face: bool = False) -> Group:
    """A woodcut sun: straight and flaming rays in turn round a ringed disc."""
    gold, pale = colour("noon gold"), colour("candle yellow")
    items: list[Item] = []
    for index in range(rays):
        angle = index * TAU / rays + stream.normal(0, 0.015)
        straight = index % 2 == 0
        reach = radius * (1.9 if straight else 1.7) * stream.uniform(0.95, 1.06)
        wave = 0.0 if straight else 0.12 * radius
        middle, tip = radius + 0.35 * (reach - radius), radius + 0.7 * (reach - radius)
        spine = [(0.9 * radius, 0), (middle, wave), (tip, -wave), (reach, 0)]
        ray = limb(place(spine, rotation=angle), [0.34 * radius, 0.24 * radius, 0.12 * radius, 0.01 * radius])
        items.append(Shape(solid(ray), gold, "sun ray", 0.8, form=FLAT, modelling=0.4, line=1.2))
    items.append(Shape(solid(ellipse(0, 0, radius)), pale, "sun", 0.6, modelling=0.4, line=1.6))
    rings = [
        ellipse(0, 0, 0.86 * radius, start=0.3, end=TAU),
        ellipse(0, 0, 0.8 * radius, start=2.0, end=2.0 + 5.4),
    ]
    items.append(Lines(tuple(rings), 1.0, strength=0.6))
    if face:
        items.append(_sleeping_face(0.8 * radius))
    return Group(tuple(items), "sun")


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


def cloud(
    stream: Stream,
    width: float,
    height: float,
    paint: Colour | None = None,
    billows: int = 9,
    weight: float = 0.4,
) -> Group:
    """A bank of billows round the origin, flat below; only their upper edges are inked."""
    tint = paint or colour("#cdb9a6")
    heaps: list[tuple[float, float, float]] = []
    for index in range(billows):
        across = (index + 0.5) / billows * 2 - 1
        swell = 1 - across * across
        radius = height * (0.30 + 0.34 * swell) * stream.uniform(0.72, 1.22)
        rise = swell * height * 0.38 * stream.uniform(0.5, 1.3) + 0.2 * radius
        heaps.append((across * width * 0.45, -rise, radius))
    for _ in range(billows // 2):
        x, y = stream.uniform(-0.33, 0.33) * width, -stream.uniform(0.0, 0.18) * height
        heaps.append((x, y, height * stream.uniform(0.24, 0.36)))
    items: list[Item] = []
    for x, y, radius in sorted(heaps, key=lambda heap: heap[1]):
        rim = _billow(stream, x, y, radius)
        items.append(Shape(solid(rim), tint, "cloud", weight, form=radius, texture="cloud", line=0))
        lowest = int(np.argmax(rim[:, 1]))
        upper = np.roll(rim, -lowest, axis=0)[len(rim) // 6 : -(len(rim) // 6)]
        items.append(Lines((upper,), 1.4, role="cloud edge"))
    return Group(tuple(items), "cloud")


def _billow(stream: Stream, x: float, y: float, radius: float) -> Points:
    turn = np.linspace(0, TAU, 9, endpoint=False)
    reach_x, reach_y = (radius * k * (1 + 0.08 * stream.normal(count=9)) for k in (1.15, 0.9))
    return curve(np.stack([x + reach_x * np.cos(turn), y + reach_y * np.sin(turn)], axis=1), closed=True)


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


def rays(stream: Stream, at: Point, inner: float, outer: float, count: int = 40, paint: Colour = INK) -> Group:
    """Fine engraved rays round a light."""
    drawn = []
    for angle in np.linspace(0, TAU, count, endpoint=False) + stream.normal(0, 0.012, count=count):
        start, end = inner * stream.uniform(1.0, 1.25), outer * stream.uniform(0.7, 1.0)
        direction = np.array([math.cos(angle), math.sin(angle)])
        drawn.append(np.array([at + start * direction, at + end * direction]))
    return group(Lines(tuple(drawn), 0.9, paint, strength=0.4), name="rays")


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


def sea(
    stream: Stream,
    top: float,
    bottom: float = HEIGHT + 10,
    paint: Colour | None = None,
    near_paint: Colour | None = None,
    rows: int = 14,
    swell: float = 9.0,
    left: float = -10.0,
    right: float = WIDTH + 10,
) -> Group:
    """Rows of waves growing towards the viewer, each hiding the one behind."""
    far_colour = paint or colour("#4f7f8c")
    near_colour = near_paint or far_colour.darker(0.25)
    base = Shape(
        solid(rectangle(left, top, right, bottom)),
        far_colour,
        "sea",
        0.55,
        near_colour,
        form=FLAT,
        modelling=0,
        line=0,
    )
    items: list[Item] = [base]
    for row in range(rows):
        near = (row + 0.5) / rows
        y = top + (bottom - top) * near**1.45
        crest = _crest(stream, left, right, y, swell * (0.25 + 1.5 * near), 40 + 170 * near)
        foot = y + (bottom - top) / rows * (1.1 + 1.6 * near)
        tint = mix(far_colour, near_colour, near)
        wave = Shape(solid(below(crest, foot)), tint, "sea", 0.75, texture="wave", form=FLAT, line=0.9 + 1.1 * near)
        items.append(wave)
    return Group(tuple(items), "sea")


def _crest(stream: Stream, left: float, right: float, y: float, height: float, length: float) -> Points:
    """A line of pointed crests, no two alike."""
    count = int((right - left) / length * 8) + 8
    x = np.linspace(left, right, count)
    phase = x / length * TAU + stream.uniform(0, TAU) + 0.8 * wander(count, 10, stream)
    rise = height * 1.7 * (1 - np.abs(np.sin(phase / 2))) * (0.75 + 0.4 * wander(count, 12, stream))
    return curve(np.stack([x, y - rise], axis=1), steps=5)


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


def contact_shadow(x: float, y: float, width: float, paint: Colour, weight: float = 0.5) -> Wash:
    """The patch of shade under feet, without which everything floats."""
    return Wash(solid(ellipse(x, y, width / 2, width * 0.09)), paint, "cast shadow", weight, 5.0)


def halo(at: Point, radius: float, paint: Colour | None = None, strength: float = 0.6) -> Glow:
    """The light round a moon or a lamp."""
    return Glow(at, radius, paint or colour("candle yellow"), strength)
