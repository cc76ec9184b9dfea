"""Bones: proportions by age and build, poses as data, and the joints that follow from them.

Everything is in (forward, up, aside) units of the motif, the ground at up = 0, the hips over the origin
(of one lying, the middle).
Pairs are (near, other): the figure's left comes first, which is the near side in profile.
"""

import math
from dataclasses import dataclass, field
from typing import Literal

import numpy as np

from studio.geometry import Point
from studio.motifs.people.turning import Space, View, about, space, square_to, unit

Age = Literal["infant", "toddler", "child", "youth", "adult", "old"]
Build = Literal["slight", "medium", "broad", "stout"]
Grip = Literal["relaxed", "open", "cupped", "holding", "pointing", "fist", "pinching"]
Place = tuple[float, float, float]
Target = Point | Place  # (x, y) as drawn, or (forward, up, aside) in space


@dataclass(frozen=True)
class Proportions:
    """Lengths of one body, in motif units."""

    leg: float  # hip joint to sole
    spine: float  # hip to the line of the shoulders
    neck: float
    head: float  # radius
    arm: float  # shoulder to wrist
    shoulder: float  # half width
    hip: float  # half width
    thick: float = 1.0  # of limbs
    belly: float = 0.0  # how far the waist bulges
    hunch: float = 0.0
    youth: float = 0.0  # 0 a grown face … 1 a baby's
    age: float = 0.0  # 0 smooth … 1 furrowed


AGES: dict[Age, Proportions] = {
    "infant": Proportions(12.0, 12.5, 1.0, 6.0, 11.0, 5.6, 4.8, 0.80, 0.30, 0.05, 1.0),
    "toddler": Proportions(20.5, 15.5, 1.8, 6.8, 16.0, 6.3, 5.2, 0.78, 0.20, 0.0, 0.85),
    "child": Proportions(29.5, 18.0, 2.8, 7.2, 21.0, 6.7, 5.2, 0.76, 0.0, 0.0, 0.6),
    "youth": Proportions(43.5, 24.5, 4.4, 7.6, 28.5, 8.4, 6.6, 0.86, 0.0, 0.0, 0.25),
    "adult": Proportions(49.0, 28.5, 5.3, 8.0, 32.0, 10.0, 7.6),
    "old": Proportions(46.0, 27.5, 5.0, 8.0, 32.0, 9.2, 7.8, 0.94, 0.12, 0.34, 0.0, 1.0),
}

_BUILDS: dict[Build, tuple[float, float, float]] = {  # width of shoulders, of limbs; added belly
    "slight": (0.9, 0.88, -0.1),
    "medium": (1.0, 1.0, 0.0),
    "broad": (1.18, 1.14, 0.1),
    "stout": (1.12, 1.16, 0.62),
}


def proportions(age: Age, build: Build) -> Proportions:
    frame, (shoulder, thick, belly) = AGES[age], _BUILDS[build]
    return Proportions(
        frame.leg, frame.spine, frame.neck, frame.head, frame.arm, frame.shoulder * shoulder,
        frame.hip * (1 + 0.6 * (shoulder - 1) + 0.2 * max(belly, 0)), frame.thick * thick,
        frame.belly + belly, frame.hunch, frame.youth, frame.age,
    )  # fmt: skip


@dataclass(frozen=True)
class Reach:
    """Where a hand or a foot goes: forward, up and outward, from a joint, in units of that joint.

    Hands: of the shoulder in arm lengths, of the head or the knee or the chest in head radii (turned with them).
    """

    forward: float
    up: float
    out: float = 0.1
    of: Literal["shoulder", "head", "knee", "chest"] = "shoulder"


@dataclass(frozen=True)
class Pose:
    """A body's attitude, for any age. Angles are radians; `lean` and `nod` are forward."""

    hip: float = 0.985  # height of the hips in leg lengths
    feet: tuple[Place, Place] = ((0.03, 0.0, 0.12), (-0.03, 0.0, 0.12))  # forward, up, outward, in leg lengths
    hands: tuple[Reach, Reach] = (Reach(0.07, -0.96), Reach(0.05, -0.96))
    lean: float = 0.0
    sway: float = 0.0  # towards the left
    twist: float = 0.0  # of the shoulders, left side forward
    hunch: float = 0.0
    nod: float = 0.0
    look: float = 0.0  # the head turned to the left
    tilt: float = 0.0  # the head laid on the left shoulder
    heels: tuple[float, float] = (0.0, 0.0)  # how far the feet are rolled onto the toes
    splay: float = 0.25  # toes outward
    knees: Place = (1.0, 0.0, 0.12)  # where knees bend to: forward, up, outward
    elbows: tuple[Place, Place] = ((-1.0, -0.5, 0.35), (-1.0, -0.5, 0.35))
    grips: tuple[Grip, Grip] = ("relaxed", "relaxed")
    tumble: tuple[float, float] = (0.0, 0.0)  # the whole body thrown forward; rolled onto its left side
    planted: bool = True  # rests on the ground; otherwise its middle is at the origin
    going: float = 0.0  # how fast it moves forward: cloth is left behind; 1 is as strong as gravity
    yaw: float | None = None  # the best side to see it from, where it is not the profile


@dataclass(frozen=True, eq=False)
class Frame:
    """A turned place: a head, a chest, a hand. Columns of `axes` are its forward, up and left."""

    middle: Space
    axes: Space
    size: float = 1.0

    def __call__(self, places: object) -> Space:
        """Local places in units of its size, put into space."""
        local = np.asarray(places, np.float64).reshape(-1, 3)
        return np.asarray(self.middle + self.size * local @ self.axes.T, np.float64)


@dataclass(frozen=True, eq=False)
class Skeleton:
    """Where all joints are."""

    frame: Proportions
    spine: Space  # hips, waist, ribs, shoulders
    chest: Frame
    hips: Frame
    head: Frame
    neck: Space
    shoulders: Space
    elbows: Space
    wrists: Space
    palms: Space
    sockets: Space  # of the legs
    knees: Space
    ankles: Space
    toes: Space  # directions
    floor: float | None = field(default=0.0)


def bent(root: Space, target: Space, upper: float, lower: float, towards: Space) -> tuple[Space, Space]:
    """Two bones in space: (joint, end). Out of reach is pulled in; the joint bends `towards`."""
    gap = target - root
    span = float(np.linalg.norm(gap))
    reach = min(max(span, abs(upper - lower) + 0.12 * upper), 0.998 * (upper + lower))
    along = unit(gap)
    forward = (reach**2 + upper**2 - lower**2) / (2 * reach)
    height = math.sqrt(max(upper**2 - forward**2, 0.0))
    return root + along * forward + square_to(towards, along) * height, root + along * reach


@dataclass(frozen=True)
class Wish:
    """What a card asks of single joints, over the pose."""

    hand: Target | None = None
    other_hand: Target | None = None
    foot: Target | None = None
    other_foot: Target | None = None


def assembled(frame: Proportions, pose: Pose, view: View, wish: Wish) -> Skeleton:
    """The joints of a body in a pose, standing on the ground or hung in the air."""
    spine, tops = _spine(frame, pose)
    chest = Frame(spine[-1], tops, frame.head)
    hips = Frame(spine[0], _axes(0.6 * pose.lean, 0.6 * pose.sway, 0.0), frame.hip)
    sockets = np.array([hips.middle + side * 0.55 * frame.hip * hips.axes[:, 2] for side in (1, -1)])
    toes = _toes(pose)
    ankles = _ankles(frame, pose)
    knees, ankles = _legs(frame, pose, sockets, ankles)
    turned = about((0, 0, 1), -pose.tumble[0]) @ about((1, 0, 0), pose.tumble[1])
    shift = _settling(frame, pose, turned, spine, knees, ankles, tops)

    def put(places: Space) -> Space:
        return np.asarray(places @ turned.T + shift, np.float64)

    chest, hips = (Frame(put(part.middle), turned @ part.axes, part.size) for part in (chest, hips))
    knees, ankles, sockets, spine = put(knees), put(ankles), put(sockets), put(spine)
    knees, ankles = _asked_legs(frame, pose, view, wish, turned, sockets, knees, ankles)
    shoulders = (
        chest.middle
        - 0.14 * frame.spine * chest.axes[:, 1]
        + np.outer((0.80, -0.80), frame.shoulder * chest.axes[:, 2])
    )
    neck = chest.middle + frame.neck * (chest.axes @ unit((0.28 + 0.5 * frame.hunch, 1.0, 0)))
    head = _head(frame, pose, chest, neck)
    joints = {"head": head, "chest": chest}
    elbows, wrists, palms = _arms(frame, pose, view, wish, turned, shoulders, knees, joints)
    floor = 0.0 if pose.planted else None
    return Skeleton(
        frame, spine, chest, hips, head, neck, shoulders, elbows, wrists, palms, sockets, knees, ankles,
        toes @ turned.T, floor,
    )  # fmt: skip


def _axes(lean: float, sway: float, twist: float) -> Space:
    """Forward, up and left of a trunk leant forward, swayed to its left, its left side turned forward."""
    return np.asarray(about((1, 0, 0), sway) @ about((0, 0, 1), -lean) @ about((0, 1, 0), twist), np.float64)


def _spine(frame: Proportions, pose: Pose) -> tuple[Space, Space]:
    """Hips, waist, ribs and shoulders, and the axes of the chest. A hunch curls the upper half."""
    hunch = frame.hunch + pose.hunch
    bends = (0.75 * pose.lean - 0.25 * hunch, pose.lean + 0.35 * hunch, pose.lean + 1.05 * hunch)
    joints = [np.array([0.0, pose.hip * frame.leg, 0.0])]
    for share, bend in zip((0.36, 0.34, 0.30), bends, strict=True):
        joints.append(joints[-1] + share * frame.spine * _axes(bend, pose.sway, 0)[:, 1])
    return np.array(joints), _axes(bends[-1], pose.sway, pose.twist)


def _toes(pose: Pose) -> Space:
    directions = []
    for side, heel in zip((1, -1), pose.heels, strict=True):
        flat = np.array([math.cos(pose.splay), 0.0, side * math.sin(pose.splay)])
        directions.append(math.cos(heel) * flat - math.sin(heel) * np.array([0.0, 1.0, 0.0]))
    return np.array(directions)


def ankle_height(frame: Proportions) -> float:
    return 0.075 * frame.leg


def _toe_drop(frame: Proportions, heel: float) -> float:
    """How far the ankle of a foot rolled onto its toes stands above that of a flat one."""
    return 0.19 * frame.leg * max(math.sin(heel), 0.0)


def hand_length(frame: Proportions) -> float:
    return 0.3 * frame.arm


def _ankles(frame: Proportions, pose: Pose) -> Space:
    rise = ankle_height(frame)
    return np.array(
        [
            (
                forward * frame.leg,
                up * frame.leg + rise + _toe_drop(frame, heel),
                side * out * frame.leg,
            )
            for (forward, up, out), side, heel in zip(pose.feet, (1, -1), pose.heels, strict=True)
        ]
    )


def _legs(frame: Proportions, pose: Pose, sockets: Space, ankles: Space) -> tuple[Space, Space]:
    bone = (frame.leg - ankle_height(frame)) / 2
    forward, up, out = pose.knees
    solved = [
        bent(socket, ankle, 1.03 * bone, 0.97 * bone, np.array([forward, up, side * out]))
        for socket, ankle, side in zip(sockets, ankles, (1, -1), strict=True)
    ]
    return np.array([knee for knee, _ in solved]), np.array([ankle for _, ankle in solved])


def _settling(
    frame: Proportions, pose: Pose, turned: Space, spine: Space, knees: Space, ankles: Space, tops: Space
) -> Space:  # fmt: skip
    """What moves the body so that its lowest part touches the ground, or its middle the origin."""
    lying = any(pose.tumble)
    sole, girth = ankle_height(frame), 0.78 * frame.hip
    soles = [0.6 * sole if lying else sole + _toe_drop(frame, heel) for heel in pose.heels]
    crown = spine[-1] + (frame.neck + frame.head) * tops[:, 1]
    sides = spine[-1] - 0.14 * frame.spine * tops[:, 1] + np.outer((0.8, -0.8), frame.shoulder * tops[:, 2])
    places = np.vstack([spine[:1], spine[2:3], knees, ankles, crown, sides]) @ turned.T
    if not pose.planted:
        return np.asarray(-places.mean(axis=0), np.float64)
    limb = 4.0 * frame.thick
    heights = places[:, 1] - np.array([girth, girth, limb, limb, *soles, 0.9 * frame.head, limb, limb])
    middle = places.mean(axis=0) if lying else np.zeros(3)
    return np.array([-middle[0], -float(heights.min()), -middle[2]])


def _asked(target: Target | None, view: View, nearness: float) -> Space | None:
    if target is None:
        return None
    return view.unseen(target, nearness) if len(target) == 2 else np.array(target, np.float64)


def _asked_legs(
    frame: Proportions, pose: Pose, view: View, wish: Wish, turned: Space, sockets: Space, knees: Space, ankles: Space
) -> tuple[Space, Space]:  # fmt: skip
    bone = (frame.leg - ankle_height(frame)) / 2
    knees, ankles = knees.copy(), ankles.copy()
    for index, (target, side) in enumerate(((wish.foot, 1), (wish.other_foot, -1))):
        place = _asked(target, view, view.near(ankles[index]))
        if place is not None:
            forward, up, out = pose.knees
            towards = turned @ np.array([forward, up, side * out])
            place = place + space((0, ankle_height(frame), 0))[0]
            knees[index], ankles[index] = bent(sockets[index], place, 1.03 * bone, 0.97 * bone, towards)
    return knees, ankles


def _head(frame: Proportions, pose: Pose, chest: Frame, neck: Space) -> Frame:
    """The head sits on the neck and mostly keeps itself upright when the back bends."""
    ahead = chest.axes @ np.array([0.0, 1.0, 0.0])
    righting = 0.7 * math.atan2(float(ahead[0]), float(ahead[1])) if not any(pose.tumble) else 0.6 * frame.hunch
    turn = about((0, 1, 0), -pose.look) @ about((0, 0, 1), -pose.nod + righting) @ about((1, 0, 0), pose.tilt)
    axes = chest.axes @ turn
    middle = neck + frame.head * (0.78 * axes[:, 1] + 0.16 * axes[:, 0])
    return Frame(middle, axes, frame.head)


def _arms(
    frame: Proportions, pose: Pose, view: View, wish: Wish, turned: Space, shoulders: Space, knees: Space,
    joints: dict[str, Frame],
) -> tuple[Space, Space, Space]:  # fmt: skip
    """Elbows, wrists and palms; it is the palm that goes where it is told."""
    elbows, wrists, palms = [], [], []
    for index, (asked, side) in enumerate(((wish.hand, 1), (wish.other_hand, -1))):
        place = _asked(asked, view, view.near(shoulders[index]) + 2.0)
        if place is None:
            place = _reached(frame, pose.hands[index], side, turned, shoulders[index], knees[index], joints)
        forward, up, out = pose.elbows[index]
        towards = turned @ np.array([forward, up, side * out])
        elbow, palm = bent(
            shoulders[index], place, 0.52 * frame.arm, 0.48 * frame.arm + 0.4 * hand_length(frame), towards
        )
        elbows.append(elbow)
        wrists.append(elbow + 0.48 * frame.arm * unit(palm - elbow))
        palms.append(palm)
    return np.array(elbows), np.array(wrists), np.array(palms)


def _reached(
    frame: Proportions, reach: Reach, side: int, turned: Space, shoulder: Space, knee: Space, joints: dict[str, Frame]
) -> Space:  # fmt: skip
    offset = np.array([reach.forward, reach.up, side * reach.out])
    if reach.of == "shoulder":
        return np.asarray(shoulder + (frame.arm + 0.4 * hand_length(frame)) * (turned @ offset), np.float64)
    if reach.of == "knee":
        return np.asarray(knee + frame.head * (turned @ offset), np.float64)
    return np.asarray(joints[reach.of](offset)[0], np.float64)
