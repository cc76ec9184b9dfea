"""Hands: a palm, four fingers and a thumb, curled by name or closed round a thing. One construction at every size."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from studio.colour import Colour, colour, mix
from studio.figures.mesh import Blush, Loft, Mark, Mesh, Part, Patch, Stroke, loft, tube
from studio.figures.space import Space, across, smooth, unit


@dataclass(frozen=True)
class Gesture:
    """Degrees of curl at the knuckles and at the middle joints, index to little finger; spread; the thumb."""

    curl: tuple[float, float, float, float] = (18, 22, 28, 34)
    fold: tuple[float, float, float, float] = (22, 26, 30, 34)
    spread: float = 5.0
    thumb: tuple[float, float, float] = (38, 22, 18)  # away from the palm's side, across its front, bent
    shut: bool = False  # the thumb lies across the curled fingers
    round: float = 0.0  # radius of what it is closed round, by the hand's size: the thumb meets the fingers beyond it


GESTURES: dict[str, Gesture] = {
    "relaxed": Gesture(),
    "open": Gesture((2, 0, 2, 5), (4, 4, 5, 8), 12, (56, 12, 6)),
    "flat": Gesture((3, 3, 3, 4), (4, 4, 4, 5), 1.5, (30, 12, 6)),
    "stop": Gesture((-4, -5, -4, -2), (2, 2, 2, 3), 6, (52, 6, 4)),
    "point": Gesture((7, 78, 84, 88), (9, 88, 92, 95), 2, (14, 52, 40), shut=True),
    "hold": Gesture((62, 64, 66, 68), (74, 76, 78, 80), 1.5, (30, 66, 28)),
    "cup": Gesture((30, 32, 34, 36), (48, 50, 52, 54), 3, (44, 62, 22)),
    "fist": Gesture((82, 84, 86, 88), (96, 98, 100, 100), 0.5, (10, 62, 46), shut=True),
    "reach": Gesture((8, 14, 20, 26), (14, 20, 24, 28), 8, (48, 26, 14)),
    "rest": Gesture((14, 16, 18, 22), (20, 22, 24, 26), 3, (30, 18, 12)),
    "wave": Gesture((-4, -6, -4, 2), (4, 6, 6, 8), 15, (58, 2, 4)),
    "pinch": Gesture((44, 40, 28, 18), (52, 34, 26, 20), 6, (46, 60, 35)),
    "claw": Gesture((16, 18, 18, 16), (44, 46, 46, 42), 14, (56, 30, 30)),
    "grip": Gesture((52, 54, 56, 58), (56, 58, 60, 62), 2, (40, 46, 24)),
    "scoop": Gesture((22, 20, 22, 26), (26, 26, 28, 32), 1, (36, 30, 14)),
    "beckon": Gesture((4, 80, 84, 88), (62, 96, 98, 100), 1, (14, 52, 40), shut=True),
    "thumb": Gesture((80, 85, 88, 92), (98, 99, 100, 100), 0.5, (66, -4, -22)),
    "two": Gesture((0, 0, 78, 96), (2, 2, 96, 92), 14, (16, 60, 44), shut=True),
    "swear": Gesture((0, 0, 78, 96), (2, 2, 96, 92), 1, (20, 58, 42), shut=True),
    "horns": Gesture((2, 82, 84, 4), (3, 92, 94, 5), 10, (16, 58, 42), shut=True),
    "plead": Gesture((10, 8, 10, 16), (16, 14, 16, 22), 7, (52, 20, 10)),
    "pluck": Gesture((36, 52, 62, 70), (40, 60, 70, 78), 3, (34, 52, 22)),
    "write": Gesture((40, 46, 58, 66), (46, 56, 68, 74), 1, (22, 48, 16)),
}

# Shares of the hand's length, wrist to the tip of the middle finger.
PALM = 0.475
FINGER_LENGTHS = (0.455, 0.51, 0.475, 0.38)
# Half a finger's breadth is half of what lies between two knuckles, no more: where fingers run into each other they
# have no outlines, and a fist is a lump.
FINGER_THICK = (0.0535, 0.0545, 0.0515, 0.0435)
KNUCKLES_ASIDE = (0.160, 0.054, -0.052, -0.153)
KNUCKLES_AHEAD = (-0.004, 0.022, -0.002, -0.065)
PHALANGES = (0.46, 0.31, 0.23)
# Where along a finger's skin its joints lie, 0 … 1.
MIDDLE_JOINT, LAST_JOINT = 3 / 7, 5 / 7
THUMB_ROOT, THUMB_BONES = (0.10, 0.03), (0.205, 0.150, 0.125)
# A finger bent by more than this, knuckle and middle joint together, ends inside the fist.
TUCKED = 160.0
# Skin darker than this is paler inside the hand.
PALE_PALMS = 0.56
# From this detail on a hand is looked at closely: joints, tendons and all lines of the palm are drawn.
CLOSE = 1.05


@dataclass(frozen=True, eq=False)
class Wrist:
    """Where a hand begins: `aim` is where straight fingers point, `palm` where the palm looks."""

    at: Space
    aim: Space
    palm: Space
    left: bool  # the figure's left
    size: float  # wrist to fingertip

    @property
    def ahead(self) -> Space:
        return unit(self.aim)

    @property
    def front(self) -> Space:
        return across(self.palm, self.ahead)

    @property
    def thumbwards(self) -> Space:
        return np.cross(self.ahead, self.front) * (-1 if self.left else 1)


@dataclass(frozen=True, eq=False)
class Grip:
    """What a hand can hold: the middle of the space in its fist, the axis of a stick there, where the palm looks."""

    at: Space
    axis: Space
    out: Space
    ahead: Space


def closed_round(radius: float, size: float) -> Gesture:
    """The gesture of a hand of that size round a rod of that radius: each bone of a finger turns until it touches."""
    share = radius / size
    turns = []
    for i, length in enumerate(FINGER_LENGTHS):
        root = (PALM + KNUCKLES_AHEAD[i] - 0.03, 0.0)
        bones = [length * bone for bone in PHALANGES[:2]]
        first, second = _wrapped(root, bones, _middle_of_grip(share), share + 0.95 * FINGER_THICK[i], 1)
        turns.append((min(max(first, 6.0), 86.0), min(max(second - first, 10.0), 100.0)))
    curl, fold = zip(*turns, strict=True)
    return Gesture(curl, fold, 1.5 + 14 * share, GESTURES["hold"].thumb, round=share)


def _middle_of_grip(share: float) -> tuple[float, float]:
    """Where the axis of a rod lies in the hand: ahead and in front of the palm, all by the hand's size."""
    return PALM - 0.04 + 0.10 * min(share, 0.5), 0.085 + share


def _wrapped(
    root: tuple[float, float], bones: Sequence[float], middle: tuple[float, float], radius: float, way: int
) -> list[float]:
    """Directions of bones laid round a circle: degrees from ahead towards the palm's front.

    `way` is 1 over its far side, as fingers go, -1 over its near one.
    """
    x, y = root
    directions: list[float] = []
    for bone in bones:
        gap = math.hypot(middle[0] - x, middle[1] - y)
        straight = math.atan2(middle[1] - y, middle[0] - x)
        reach = math.sqrt(max(gap**2 - radius**2, 0.0))
        if reach <= bone or gap + bone < radius:  # the bone's side lies on the circle
            off = math.asin(min(radius / gap, 1.0))
        else:  # its end does, if it is long enough
            off = math.acos(min(1.0, max(-1.0, (gap**2 + bone**2 - radius**2) / (2 * gap * bone))))
            off = off if gap - bone < radius else math.asin(radius / gap)
        angle = straight - way * off
        if directions:  # no joint turns by more than half a circle
            before = math.radians(directions[-1])
            angle = before + math.remainder(angle - before, 2 * math.pi)
        directions.append(math.degrees(angle))
        x, y = x + bone * math.cos(angle), y + bone * math.sin(angle)
    return directions


def grip_of(wrist: Wrist, radius: float = 0.0) -> Grip:
    """Where a rod of this radius lies in the hand."""
    ahead, out = _middle_of_grip(radius / wrist.size)
    at = wrist.at + (wrist.ahead * ahead + wrist.front * out) * wrist.size
    return Grip(at, wrist.thumbwards, wrist.front, wrist.ahead)


def hand(
    wrist: Wrist,
    gesture: str | Gesture,
    skin: Colour,
    prefix: str,
    flows: frozenset[str] = frozenset(),
    slim: float = 1.0,
    detail: float = 1.0,
) -> list[Part]:
    """Palm, fingers and thumb as one skin."""
    g = GESTURES[gesture] if isinstance(gesture, str) else gesture
    names = [f"{prefix}palm", *(f"{prefix}finger{i}" for i in range(4)), f"{prefix}thumb"]
    blank = Part(
        "",
        Mesh.empty(),
        skin,
        "skin",
        "skin",
        0.85,
        0.2,
        1.1,
        f"{prefix}hand",
        tau=0.0,
    )
    form = _palm(wrist, slim, g)
    palm = replace(
        blank, name=names[0], mesh=_filled(form.mesh(), wrist, g), flows=frozenset({*names[1:], *flows}),
        tau=0.09 * wrist.size,
        marks=(*_inside(form, skin), *_palm_lines(wrist, g, detail), *_knuckles(wrist, skin, slim, detail)),
    )  # fmt: skip
    fingers = [
        _finger(wrist, g, i, slim, detail, replace(blank, name=names[1 + i], flows=frozenset({names[0]})))
        for i in range(4)
    ]
    return [
        palm,
        *fingers,
        _thumb(
            wrist, g, slim, replace(blank, name=names[5], flows=frozenset({names[0], *flows}), tau=0.05 * wrist.size)
        ),
    ]


def _palm(wrist: Wrist, slim: float, g: Gesture) -> Loft:
    s, f, n, side = wrist.size, wrist.ahead, wrist.front, wrist.thumbwards
    # In a fist it ends below the knuckles: level with them it would fill the valleys between them.
    end = PALM - 0.045 if _is_fist(g) else PALM
    along = (-0.06, 0.06, 0.16, 0.30, end, end + 0.03)
    wide, deep = (0.112, 0.134, 0.176, 0.206, 0.214, 0.18), (0.096, 0.100, 0.106, 0.102, 0.080, 0.05)
    # The row of knuckles slopes down to the little finger, the ball of the hand stands out below it.
    slope, out = (0.0, 0.0, 0.0, 0.0, 0.09, 0.12), (0.0, 0.0, -0.012, 0.002, 0.005, 0.005)
    rings = [
        (wrist.at + (f * a + side * o) * s, (side + f * k) * w * s * slim, n * d * s * slim)
        for a, w, d, k, o in zip(along, wide, deep, slope, out, strict=True)
    ]
    return loft(rings, 18, 3)


def _is_fist(g: Gesture) -> bool:
    return not g.round and min(curl + fold for curl, fold in zip(g.curl[1:3], g.fold[1:3], strict=True)) >= TUCKED


def _filled(palm: Mesh, wrist: Wrist, g: Gesture) -> Mesh:
    """The palm of a fist with the flesh inside it, so that nobody looks through from the side."""
    if not _is_fist(g):
        return palm
    # It stays behind the fingers: what stood out between them would take their outlines away.
    way = [_in_hand(wrist, 0.40, 0.12, 0.10), _in_hand(wrist, 0.345, 0.105, -0.11)]
    inside = tube(way, [0.085 * wrist.size, 0.06 * wrist.size], count=10)
    return Mesh.joined([palm, inside.mesh()])


def _palm_lines(wrist: Wrist, g: Gesture, detail: float) -> tuple[Mark, ...]:
    """The lines of an open palm, round the ball of the thumb and across; on a curled one they would be dirt."""
    if max(g.curl) > 50 or detail < 0.7:
        return ()
    life = [(0.385, 0.155), (0.355, 0.085), (0.28, 0.035), (0.18, 0.010), (0.09, 0.012)]
    heart = [(0.355, -0.175), (0.385, -0.09), (0.415, 0.00), (0.462, 0.07)]
    head = [(0.372, 0.120), (0.335, 0.03), (0.285, -0.06), (0.225, -0.115)]
    wrist_line = [(0.002, -0.065), (-0.006, -0.02), (-0.006, 0.02), (0.003, 0.06)]
    lines = (life, heart, head, wrist_line) if detail > CLOSE else (life, heart)
    paths = [np.array([_in_hand(wrist, ahead, 0.098, aside) for ahead, aside in line]) for line in lines]
    return tuple(Stroke(smooth(path, 4), 0.6 * detail, None, 0.42, 0.04 * wrist.size) for path in paths)


def _paler(skin: Colour) -> Colour:
    return mix(skin, colour("#e2ab8c"), 0.42)


def _inside(palm: Loft, skin: Colour) -> tuple[Mark, ...]:
    """The inside of a dark hand is pale, from the heel to the fingers: it tells the palm from the back."""
    if skin.lightness > PALE_PALMS:
        return ()
    t = np.array([0.28, 0.30, 0.35, 0.42, 0.52, 0.62, 0.74, 0.84, 0.94])
    half = 0.92 * np.array([0.30, 0.56, 0.76, 0.90, 1, 1, 1, 1, 0.95])
    ring = np.vstack([palm.at(t, np.pi / 2 + half), palm.at(t, np.pi / 2 - half)[::-1]])
    return (Blush(ring, _paler(skin), 0.9, 0.028 * float(np.linalg.norm(palm.centres[-1] - palm.centres[0]))),)


def _knuckles(wrist: Wrist, skin: Colour, slim: float, detail: float) -> tuple[Mark, ...]:
    """A flush over the row of knuckles on the back of the hand; looked at closely, the cords behind them too."""
    a = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    ring = [_in_hand(wrist, PALM - 0.04 + 0.045 * math.sin(t), -0.085, 0.17 * slim * math.cos(t)) for t in a.tolist()]
    flush = mix(skin, colour("#7e2a20") if skin.lightness < PALE_PALMS else colour("#d4503c"), 0.4)
    marks: list[Mark] = [Blush(np.array(ring), flush, 0.3, 0.05 * wrist.size)]
    if detail > CLOSE:
        marks += [_cord(wrist, i, slim, detail) for i in range(4)]
    return tuple(marks)


def _cord(wrist: Wrist, i: int, slim: float, detail: float) -> Stroke:
    """The hollow beside a knuckle and the cord that runs from it to the wrist."""
    aside, ahead = KNUCKLES_ASIDE[i] * slim, PALM + KNUCKLES_AHEAD[i]
    way = [(0.012, 0.034), (-0.022, 0.036), (-0.055, 0.022), (-0.105, 0.008)]
    path = [_in_hand(wrist, ahead + along, -0.092 * slim, aside - off) for along, off in way]
    return Stroke(smooth(np.array(path), 3), 0.5 * detail, None, 0.32, 0.04 * wrist.size)


def _finger(wrist: Wrist, g: Gesture, i: int, slim: float, detail: float, blank: Part) -> Part:
    s, f, n, side = wrist.size, wrist.ahead, wrist.front, wrist.thumbwards
    root = wrist.at + f * (PALM + KNUCKLES_AHEAD[i] - 0.03) * s + side * KNUCKLES_ASIDE[i] * s * slim
    splay = math.radians((1.5 - i) * g.spread)
    ahead = unit(f * math.cos(splay) + side * math.sin(splay))
    joints = [root]
    angle = 0.0
    for bone, bend in zip(PHALANGES, (g.curl[i], g.fold[i], 0.6 * g.fold[i]), strict=True):
        angle += math.radians(bend)
        joints.append(joints[-1] + (ahead * math.cos(angle) + n * math.sin(angle)) * FINGER_LENGTHS[i] * bone * s)
    a, b, c, tip = joints
    knots = [a - ahead * 0.06 * s, a, (a + b) / 2, b, (b + c) / 2, c, c + (tip - c) * 0.55, tip]
    w = FINGER_THICK[i] * s * slim
    radii = [k * w for k in (1.0, 1.04, 0.94, 1.0, 0.88, 0.91, 0.84, 0.58)]
    skin = tube(knots, radii, hint=side, flat=1.08, count=12, steps=3)
    # The back of the finger is where the frame's front looks away from the palm.
    back = math.pi / 2 if skin.fronts[0] @ n < 0 else -math.pi / 2
    # A finger curled into the palm hides its nail and its inside there.
    shown: tuple[Mark, ...] = ()
    if g.curl[i] + g.fold[i] <= TUCKED:
        shown = (*_front_of(skin, back + math.pi, blank.colour), _nail(skin, back, blank.colour))
    return replace(blank, mesh=skin.mesh(), marks=(*_joints_of(skin, back, detail), *shown))


def _joints_of(finger: Loft, back: float, detail: float) -> tuple[Stroke, ...]:
    """A crease on the middle joint; looked at closely, one more beside it, and those of the finger's inside."""
    creases = [(MIDDLE_JOINT, back, 0.55)]
    if detail > CLOSE:
        inside = back + math.pi
        creases += [(MIDDLE_JOINT - 0.035, back, 0.4), (MIDDLE_JOINT, inside, 0.75), (LAST_JOINT, inside, 0.6)]
    return tuple(
        Stroke(finger.at(np.full(5, t), way + np.linspace(-half, half, 5)), 0.55 * detail, None, 0.38)
        for t, way, half in creases
    )


def _front_of(finger: Loft, front: float, tone: Colour) -> tuple[Mark, ...]:
    """The pale inside of a dark finger."""
    if tone.lightness > PALE_PALMS:
        return ()
    t = np.linspace(0.10, 0.95, 9)
    half = 0.80 * np.array([0.7, 1, 1, 1, 1, 1, 1, 0.9, 0.4])
    ring = np.vstack([finger.at(t, front + half), finger.at(t, front - half)[::-1]])
    return (Blush(ring, _paler(tone), 0.9, 0.028 * float(np.linalg.norm(finger.centres[-1] - finger.centres[0]))),)


def _nail(finger: Loft, back: float, tone: Colour) -> Patch:
    a = np.linspace(0, 2 * np.pi, 10, endpoint=False)
    ring = finger.at(0.925 + 0.06 * np.cos(a), back + 0.60 * np.sin(a))
    # Tone on tone: a pale disc is a button.
    rose = mix(tone, colour("#b87a68"), 0.30) if tone.lightness < PALE_PALMS else mix(tone, colour("#f2b8a6"), 0.45)
    return Patch(ring, rose, 0.75, line=0.3)


def _thumb(wrist: Wrist, g: Gesture, slim: float, blank: Part) -> Part:
    """A ball that grows out of the palm, two bones, and a broad tip with its nail turned from the fingers."""
    s, f, n, side = wrist.size, wrist.ahead, wrist.front, wrist.thumbwards
    away, over, bend = (math.radians(a) for a in g.thumb)
    root = wrist.at + s * (f * THUMB_ROOT[0] + side * 0.10 * slim + n * THUMB_ROOT[1])
    first = unit(f * math.cos(away) + side * math.sin(away))
    first = unit(first * math.cos(over) + n * math.sin(over))
    inward = unit(f * 0.9 - side * 0.35 * math.sin(bend + 0.2) + n * 0.15)
    second = unit(first * math.cos(bend) + inward * math.sin(bend) * 1.3)
    third = unit(second + inward * 0.25 * math.sin(bend))
    joints = [root]
    for bone, way in zip(THUMB_BONES, (first, second, third), strict=True):
        joints.append(joints[-1] + way * bone * s)
    if g.round or g.shut:
        joints = _thumb_round(wrist, g.round, slim) if g.round else _thumb_across(wrist)
    root, a, b, tip = joints
    knots = [root + (root - a) * 0.25, root + (a - root) * 0.45, a, (a + b) / 2, b, b + (tip - b) * 0.55, tip]
    # Its first bone has a waist, its joint stands out, its pad is broad: without them it is a slug.
    radii = [k * s * slim for k in (0.060, 0.102, 0.080, 0.061, 0.070, 0.067, 0.046)]
    outside = _off_the_fingers(wrist, g, tip)
    skin = tube(knots, radii, hint=across(n, unit(tip - b)), flat=0.94, count=12, steps=3)
    last = len(skin.centres) - 3
    back = math.atan2(outside @ unit(skin.fronts[last]), outside @ unit(skin.sides[last]))
    creases = [
        Stroke(skin.at(np.full(5, t), way + np.linspace(-half, half, 5)), 0.6, None, 0.5)
        for t, way, half in ((0.635, back, 0.6), (0.675, back, 0.45), (0.655, back + math.pi, 0.7))
    ]
    return replace(blank, mesh=skin.mesh(), marks=(*creases, _nail(skin, back, blank.colour)))


def _off_the_fingers(wrist: Wrist, g: Gesture, tip: Space) -> Space:
    """Where a thumb's nail looks: a thumb is turned a quarter against the fingers, its pad lies on what it presses."""
    f, n, side = wrist.ahead, wrist.front, wrist.thumbwards
    if g.shut:
        return n + 0.4 * side
    if g.round:  # away from the axis of what is held
        off = tip - grip_of(wrist, g.round * wrist.size).at
        return np.asarray(off - side * (off @ side), np.float64)
    away = math.radians(g.thumb[0])
    return np.asarray(side * math.cos(away) - f * math.sin(away) * 0.8 - 0.5 * n, np.float64)


def _thumb_round(wrist: Wrist, share: float, slim: float) -> list[Space]:
    """Joints of a thumb that closes a grip: round the thing the other way, beside the fingers it meets."""
    x, y = THUMB_ROOT
    places = [(x, y)]
    for bone, angle in zip(
        THUMB_BONES, _wrapped(THUMB_ROOT, THUMB_BONES, _middle_of_grip(share), share + 0.072, -1), strict=True
    ):
        x, y = x + bone * math.cos(math.radians(angle)), y + bone * math.sin(math.radians(angle))
        places.append((x, y))
    # A large thing is round: the thumb comes nearer to its middle.
    near = min(1.0, max(0.45, 1.25 - 2.4 * share))
    aside = (0.10 * slim, 0.165 * near, 0.18 * near, 0.14 * near)
    return [_in_hand(wrist, x, y, z) for (x, y), z in zip(places, aside, strict=True)]


def _thumb_across(wrist: Wrist) -> list[Space]:
    """Joints of the thumb of a fist: it holds the curled fingers down."""
    way = ((*THUMB_ROOT, 0.10), (0.25, 0.19, 0.175), (0.355, 0.30, 0.10), (0.385, 0.315, -0.03))
    return [_in_hand(wrist, *place) for place in way]


def _in_hand(wrist: Wrist, ahead: float, front: float, aside: float) -> Space:
    """A place by the hand's own ways and size."""
    way = wrist.ahead * ahead + wrist.front * front + wrist.thumbwards * aside
    return np.asarray(wrist.at + wrist.size * way, np.float64)


def rod_in(grip: Grip, before: float, behind: float, radii: Sequence[float], tone: Colour, name: str = "rod") -> Part:
    """A stick held in a hand: so far out on the thumb's side, so far on the other."""
    way = [grip.at - grip.axis * behind, grip.at, grip.at + grip.axis * before]
    return Part(name, tube(way, radii, steps=6).mesh(), tone, "wood", "wood", 0.9, 0.5, 1.3)
