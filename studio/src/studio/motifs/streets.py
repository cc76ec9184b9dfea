"""Places built in perspective with `studio.space`: a street of houses, a stairwell seen from above.

They are drawn where the camera sees them. Put people into them with `camera.standing(x, z, tall)`.
"""

import math
from dataclasses import replace

import numpy as np

from studio.chance import Stream
from studio.colour import Colour, colour
from studio.geometry import Point, fuse, limb, solid
from studio.scene import FLAT, Glow, Group, Item, Lines, Shape, group
from studio.space import Camera, Face, face, paving, spiral_stairs, window_in

WALLS = ("limestone", "plaster pink", "oatmeal", "biscuit", "fog green", "fawn")
ROOFS = ("terracotta", "slate roof", "russet")
LIT = colour("window yellow")
DARK = colour("slate blue").darker(0.35)
GROUND = colour("stone grey")


def street(
    stream: Stream,
    camera: Camera,
    near: float = 3.0,
    far: float = 40.0,
    half_width: float = 3.2,
    lit: float = 0.35,
    pavement: Colour = GROUND,
    end: Colour | None = None,
) -> Group:
    """Houses on both sides of a paved street running away from the viewer, between two depths in metres.

    Every front has its own height, colour and windows. `end` closes the street with a wall; without it the sky
    shows. Anchors: `vanishing`, and `lamp_1` … where lamps may stand along the left kerb.
    """
    start = camera.eye[2]
    floor = face(
        (-half_width, 0, start + 0.2),
        (half_width, 0, start + 0.2),
        (half_width, 0, start + far),
        (-half_width, 0, start + far),
        colour=pavement,
        role="pavement",
    )
    houses = [part for side in (-1, 1) for part in _row(stream, side, start + near, start + far, half_width, lit)]
    closing = [] if end is None else [_end_wall(start + far, half_width, end)]
    ground = camera.draw([replace(floor, line=0.0)])
    solids = camera.draw([*houses, *closing], haze_from=0.35 * far, haze_to=2.2 * far)
    x, y = camera.project((0, camera.eye[1], start + 50 * far))[0]
    kerbs = [
        camera.path([(side * 0.78 * half_width, 0, start + near * 0.4), (side * 0.78 * half_width, 0, start + far)])
        for side in (-1, 1)
    ]
    lamps = {
        f"lamp_{i}": _spot(camera, -0.8 * half_width, start + z)
        for i, z in enumerate(np.geomspace(1.6 * near, 0.7 * far, 4), 1)
    }
    return group(
        ground,
        paving(camera, -half_width, half_width, 1.0, far),
        Lines(tuple(kerbs), 1.3, strength=0.7),
        solids,
        _bars(camera, houses),
        *_window_light(camera, houses),
        name="street",
    ).with_anchors(vanishing=(float(x), float(y)), **lamps)


def _spot(camera: Camera, x: float, z: float) -> Point:
    across, down = camera.project((x, 0, z))[0]
    return float(across), float(down)


def _row(stream: Stream, side: int, near: float, far: float, half_width: float, lit: float) -> list[Face]:
    parts: list[Face] = []
    z = near
    while z < far:
        deep = stream.uniform(3.2, 5.6)
        parts += _house(stream, side, z, min(z + deep, far + 2), half_width, stream.uniform(5.2, 9.0), lit)
        z += deep
    return parts


def _house(
    stream: Stream, side: int, near: float, far: float, half_width: float, tall: float, lit: float
) -> list[Face]:
    """One house on the street: front, gable end towards the viewer, roof."""
    wall, roof = colour(stream.choice(WALLS)), colour(stream.choice(ROOFS))
    x, back = side * half_width, side * (half_width + 5)
    ridge = tall + stream.uniform(1.2, 2.4)
    middle = (x + back) / 2
    front = face((x, 0, near), (x, 0, far), (x, tall, far), (x, tall, near), colour=wall, role="wall")
    gable = face(
        (x, 0, near),
        (back, 0, near),
        (back, tall, near),
        (middle, ridge, near),
        (x, tall, near),
        colour=wall.darker(0.12),
        role="wall",
    )
    over = x - side * 0.3
    slope = face(
        (over, tall - 0.15, near),
        (over, tall - 0.15, far),
        (middle, ridge, far),
        (middle, ridge, near),
        colour=roof,
        role="roof",
    )
    front = front.with_details(*_openings(stream, front, far - near, tall, lit))
    return [replace(gable, weight=0.8), replace(front, weight=0.75), replace(slope, weight=0.95)]


def _openings(stream: Stream, front: Face, wide: float, tall: float, lit: float) -> list[Face]:
    floors, bays = max(2, round(tall / 2.7)), max(2, round(wide / 1.8))
    door = stream.integer(0, bays)
    found = []
    for floor in range(floors):
        for bay in range(bays):
            middle, half = (bay + 0.5) / bays, 0.2 / bays
            low = (floor + 0.3) / floors
            if floor == 0 and bay == door:
                found.append(window_in(front, middle - half, 0, middle + half, 0.78 / floors, colour("walnut"), "door"))
                continue
            glass = LIT if stream.happens(lit) else DARK
            frame = window_in(
                front,
                middle - 1.25 * half,
                low - 0.03,
                middle + 1.25 * half,
                low + 0.5 / floors,
                colour("linen"),
                "frame",
            )
            pane = window_in(front, middle - half, low, middle + half, low + 0.45 / floors, glass, "window")
            found += [replace(frame, weight=0.5), pane]
    return found


def _end_wall(z: float, half_width: float, paint: Colour) -> Face:
    return face(
        (-half_width - 2, 0, z), (half_width + 2, 0, z), (half_width + 2, 6, z), (-half_width - 2, 6, z), colour=paint
    )


def _bars(camera: Camera, houses: list[Face]) -> Lines:
    """Glazing bars of every window that is not too far away to show them."""
    strokes = []
    for pane in (pane for front in houses for pane in front.details if pane.role == "window"):
        if camera.depth(pane.corners) < 22:
            a, b, c, d = pane.corners
            strokes += [camera.path([(a + b) / 2, (c + d) / 2]), camera.path([0.6 * a + 0.4 * d, 0.6 * b + 0.4 * c])]
    return Lines(tuple(stroke for stroke in strokes if len(stroke) > 1), 1.3, role="frame", strength=0.85)


def _window_light(camera: Camera, houses: list[Face]) -> list[Glow]:
    """A little light in front of every lit window."""
    panes = [pane for front in houses for pane in front.details if pane.colour == LIT]
    glows = []
    for pane in panes:
        middle = pane.corners.mean(axis=0)
        x, y = camera.project(middle)[0]
        glows.append(Glow((float(x), float(y)), 0.9 * camera.units((middle[0], middle[1], middle[2])), LIT, 0.35))
    return glows


def looking_down(height: float = 17.0, lens: float = 620.0, centre: Point = (400.0, 600.0)) -> Camera:
    """A camera hanging `height` metres over the floor, looking straight down."""
    return Camera(eye=(0.0, height, 0.0), pitch=math.pi / 2, lens=lens, centre=centre)


def stairwell(
    stream: Stream,
    camera: Camera,
    storeys: int = 5,
    well: float = 1.5,
    outer: float = 2.9,
    drop: float = 3.1,
    tread: Colour = colour("tile white"),
    rail: Colour = colour("banister red"),
    lit: float = 0.4,
) -> Group:
    """A winding stair round an open eye, seen from above, floor far below.

    The highest landing lies 1.6 m under the camera. Anchors: `floor` (the bottom of the eye) and `landing_1` …
    from the highest down, with `landing_1_door` beside it. Deeper storeys are hazier.
    """
    top = camera.eye[1] - 1.6
    bottom = top - storeys * drop
    items: list[Item] = [_well_floor(camera, bottom, outer), _tiles(camera, bottom, outer)]
    anchors: dict[str, Point] = {"floor": _project(camera, (0.0, bottom, 0.0))}
    for storey in range(storeys - 1, -1, -1):
        high = top - storey * drop
        turn = (0.6 + 2.1 * storey) % math.tau
        items.append(_storey(stream, camera, high, drop, well, outer, turn, tread, rail, lit).at_distance(0.1 * storey))
        level = high - drop * turn / math.tau
        spot, door = (
            (radius * math.cos(turn), level, radius * math.sin(turn)) for radius in ((well + outer) / 2, outer)
        )
        anchors |= {
            f"landing_{storey + 1}": _project(camera, spot),
            f"landing_{storey + 1}_door": _project(camera, door),
        }
    return Group(tuple(items), "stairwell").with_anchors(**anchors)


def _project(camera: Camera, world: tuple[float, float, float]) -> Point:
    x, y = camera.project(world)[0]
    return float(x), float(y)


def _circle(
    radius: float, y: float, start: float = 0.0, end: float = math.tau, count: int = 60
) -> list[tuple[float, float, float]]:
    return [(radius * math.cos(a), y, radius * math.sin(a)) for a in np.linspace(start, end, count)]


def _well_floor(camera: Camera, y: float, outer: float) -> Shape:
    ring = camera.project(_circle(1.1 * outer, y))
    return Shape(solid(ring), colour("stairwell black").lighter(0.25), "floor", 1.0, form=FLAT, line=1.2)


def _tiles(camera: Camera, y: float, outer: float) -> Lines:
    joints = [[(k, y, -outer), (k, y, outer)] for k in np.linspace(-outer, outer, 9)]
    joints += [[(-outer, y, k), (outer, y, k)] for k in np.linspace(-outer, outer, 9)]
    return Lines(tuple(camera.project(joint) for joint in joints), 0.8, strength=0.5)


def _storey(
    stream: Stream,
    camera: Camera,
    high: float,
    drop: float,
    well: float,
    outer: float,
    turn: float,
    tread: Colour,
    rail: Colour,
    lit: float,
) -> Group:
    """One full turn of the stair with its wall, its landing, a door and the banister round the eye."""
    level = high - drop * turn / math.tau
    flight = [replace(part, weight=0.5) for part in spiral_stairs(0, 0, high, 1.0, 26, well, outer, drop, tread)]
    wall = [
        face(
            *_circle(outer, high + 0.2, a, a + 0.262, 3),
            *_circle(outer, high - drop, a + 0.262, a, 3),
            colour=colour("wallpaper green"),
            role="wall",
        )
        for a in np.arange(0, math.tau, math.tau / 24)
    ]
    landing = face(
        *_circle(well, level, turn - 0.42, turn + 0.42, 7),
        *_circle(outer, level, turn + 0.42, turn - 0.42, 7),
        colour=tread.darker(0.1),
        role="tread",
    )
    door_light = LIT if stream.happens(lit) else colour("walnut")
    door = face(
        *_circle(outer - 0.02, level, turn - 0.14, turn + 0.14, 3),
        *_circle(outer - 0.02, level + 2.0, turn + 0.14, turn - 0.14, 3),
        colour=door_light,
        role="door",
    )
    return group(
        camera.draw([replace(part, weight=0.7, line=0.6) for part in wall]),
        camera.draw(flight),
        camera.draw([replace(landing, weight=0.5)]),
        camera.draw([door]),
        _banister(camera, high, drop, well, rail),
        name="storey",
    )


def _banister(camera: Camera, high: float, drop: float, well: float, rail: Colour) -> Group:
    angles = np.linspace(0, math.tau, 61)
    feet = [(well * math.cos(a), high - drop * a / math.tau, well * math.sin(a)) for a in angles]
    heads = [(x, y + 0.85, z) for x, y, z in feet]
    low, handrail = camera.project(feet), camera.project(heads)
    balusters = tuple(np.array([foot, head]) for foot, head in zip(low[::2], handrail[::2], strict=True))
    broad = max(3.0, 0.09 * camera.units((0.0, high, 0.0)))
    return group(
        Lines(balusters, 1.1, colour("iron grey"), "baluster", 0.9),
        Shape(fuse(limb(handrail[::3], [broad, 0.85 * broad])), rail, "banister", 1.0, form=broad, line=1.1),
    )
