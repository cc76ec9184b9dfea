"""One skeleton for everything on four legs: a build (proportions) and a stance (where the joints are).

Lengths of a build are hundredths of the height at the withers; the finished group is scaled to its size.
The trunk is drawn in its own frame: `t` runs from the shoulder joint (0) to the hip joint (1), `n` is the height
above that axis, so that a sitting or rearing body keeps its shape.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

import numpy as np

from studio.colour import Colour
from studio.geometry import Outline, Placing, Point, Points, bend_joint, curve, points
from studio.motifs.animals.heads import Coat, Head
from studio.motifs.animals.looks import Knots
from studio.motifs.animals.stances import HOOFED, STANCES, Pose, Stance, Step
from studio.scene import Item


@dataclass(frozen=True)
class Tail:
    """Integrated from the rump: `angle` upwards from the level, `curl` turned per joint."""

    length: float = 60.0
    angle: float = -0.5
    curl: tuple[float, ...] = (0.0, -0.25, 0.1, 0.3)
    widths: tuple[float, ...] = (9, 8, 6, 3)


@dataclass(frozen=True)
class Build:
    """The proportions and colours of one kind."""

    name: str
    height: float  # at the withers, in motif units
    head: Head
    coat: Coat
    head_length: float = 46.0
    head_pitch: float = -0.25
    length: float = 76.0  # shoulder joint to hip joint
    shoulder: float = 64.0  # height of the joint
    hip: float = 71.0
    back: Knots = ((-0.2, 12), (-0.06, 31), (0.14, 35), (0.5, 27), (0.84, 26), (1.1, 17), (1.2, 0))
    belly: Knots = ((1.08, -14), (0.82, -9), (0.48, -13), (0.1, -19), (-0.16, -13), (-0.24, 0))
    neck: float = 40.0
    neck_angle: float = 0.62
    neck_root: Point = (0.0, 12.0)
    neck_widths: tuple[float, ...] = (50, 36, 27)
    neck_bow: float = 0.0
    fore: tuple[float, ...] = (22, 14, 9, 8)
    hind: tuple[float, ...] = (36, 24, 10, 8)
    cannons: tuple[float, float] = (0.27, 0.36)
    flex: float = 1.12  # how much longer the bones of the hind leg are than the way from hip to hock
    foot: Literal["paw", "hoof"] = "paw"
    foot_size: float = 12.0
    tail: Tail = Tail()
    tail_hair: Colour | None = None  # a tail of its own colour, drawn behind the body
    socks: bool = False
    spiny: bool = False
    curls: bool = True  # sleeps in a ring, if it has paws
    belly_shows: float = 0.45
    line: float = 1.6
    behind: tuple["Trimming", ...] = ()
    fused: tuple["Trimming", ...] = ()  # their shapes become one with the body
    round_face: tuple["Trimming", ...] = ()  # on the body, below the features
    mantle: tuple["Trimming", ...] = ()  # instead of `round_face`, when the face is turned to the viewer
    on_face: tuple["Trimming", ...] = ()  # upon a head in profile only
    face_spread: float = 0.86  # how large the face is by the head's length
    upon: tuple["Trimming", ...] = ()
    stances: Mapping[Pose, Stance] = field(default_factory=dict)
    places: Callable[["Skeleton"], dict[str, Point]] | None = None  # anchors of its own

    def stance(self, pose: Pose) -> Stance:
        """The kind's own idea of a pose, else that of its feet, else everybody's."""
        hoofed = HOOFED.get(pose, STANCES[pose]) if self.foot == "hoof" else STANCES[pose]
        return self.stances.get(pose, hoofed)


@dataclass(frozen=True, eq=False)
class Skeleton:
    """The joints of one build in one stance, in hundredths of the withers' height, not yet grounded."""

    build: Build
    stance: Stance
    shoulder: Points
    hip: Points
    legs: dict[str, Points]  # joint to toe: shoulder or hip, elbow or knee, wrist or hock, ankle
    neck: Points
    head: Placing
    tail: Points
    body: Outline = ()  # the fused silhouette, once it is known

    def at(self, t: float, n: float) -> Point:
        """A place in the trunk's frame."""
        axis = self.hip - self.shoulder
        up = np.array([axis[1], -axis[0]]) / np.hypot(*axis)
        bow = self.stance.arch * 4 * t * (1 - t)
        x, y = self.shoulder + axis * t + up * (n + bow)
        return float(x), float(y)

    @property
    def ground(self) -> float:
        """Where the lowest foot stands."""
        return max(float(leg[-1, 1]) for leg in self.legs.values()) + 0.42 * self.build.foot_size

    def trunk(self, knots: Knots) -> list[Point]:
        return [self.at(t, n) for t, n in knots]

    def on_head(self, x: float, y: float) -> Point:
        return self.head.point((x, y))

    def neck_edge(self, side: int) -> Points:
        """The crest (1) or the throat (-1) of the neck, from the withers to the skull."""
        spine = curve(self.neck)
        widths = np.interp(np.linspace(0, 1, len(spine)), np.linspace(0, 1, 3), self.build.neck_widths) / 2
        step = np.gradient(spine, axis=0)
        normal = np.stack([-step[:, 1], step[:, 0]], axis=1) / np.hypot(step[:, 0], step[:, 1])[:, None]
        edge = spine + normal * widths[:, None]
        other = spine - normal * widths[:, None]
        behind = edge if edge[:, 0].mean() > other[:, 0].mean() else other
        return behind if side > 0 else (other if behind is edge else edge)

    def collar(self) -> tuple[Point, Point]:
        """Throat and nape: where a scarf goes round the neck."""
        crest, throat = self.neck_edge(1), self.neck_edge(-1)
        middle = len(crest) // 2
        return (float(throat[middle, 0]), float(throat[middle, 1])), (float(crest[middle, 0]), float(crest[middle, 1]))


Trimming = Callable[[Skeleton], list[Item]]


def skeleton(build: Build, stance: Stance) -> Skeleton:
    hip = np.array([0.0, -build.hip * stance.hip])
    span = build.length * stance.shrink
    rise = _slope(build, stance, span)
    shoulder = hip + span * np.array([-math.cos(rise), -math.sin(rise)])
    hip, shoulder = _lifted(build, stance, hip, shoulder)
    legs = {
        "near fore": _leg(build, shoulder, stance.near_fore, True),
        "far fore": _leg(build, shoulder, stance.far_fore, True),
        "near hind": _leg(build, hip, stance.near_hind, False),
        "far hind": _leg(build, hip, stance.far_hind, False),
    }
    bare = Skeleton(build, stance, shoulder, hip, legs, points((0, 0), (1, 0)), Placing(), points((0, 0), (1, 0)))
    neck, head = _neck_and_head(bare)
    return replace(bare, neck=neck, head=head, tail=_tail(bare))


def _lifted(build: Build, stance: Stance, hip: Points, shoulder: Points) -> tuple[Points, Points]:
    """Short legs and a deep chest: the trunk rests upon the ground instead of sinking into it."""
    nothing = points((0, 0), (1, 0))
    bare = Skeleton(build, stance, shoulder, hip, {}, nothing, Placing(), nothing)
    sunk = max(0.0, float(curve(points(*bare.trunk(build.back + build.belly)), closed=True)[:, 1].max()))
    return hip - [0.0, sunk], shoulder - [0.0, sunk]


def _slope(build: Build, stance: Stance, span: float) -> float:
    if stance.slope is not None:
        return stance.slope
    gap = build.shoulder * stance.shoulder - build.hip * stance.hip
    return math.asin(max(-0.98, min(0.98, gap / span)))


def _leg(build: Build, root: Points, step: Step, fore: bool) -> Points:
    """Joints of one leg. The two long bones are a little longer than the standing leg needs, so that it bends."""
    height = build.shoulder if fore else build.hip
    cannon = height * build.cannons[0 if fore else 1]
    down = root[1] + step.lift * height if step.hung else -step.lift * height
    toe = np.array([root[0] + step.x * height, down])
    ankle = toe + np.array([0.25 * build.foot_size, -0.42 * build.foot_size])
    wrist = ankle + cannon * np.array([math.sin(step.angle), -math.cos(step.angle)])
    rest = height - cannon - 0.42 * build.foot_size
    upper, lower = (
        (0.5 * rest * 1.05, 0.55 * rest * 1.05) if fore else (0.56 * rest * build.flex, 0.56 * rest * build.flex)
    )
    joint, wrist_reached = bend_joint(root, wrist, upper, lower, -1 if fore else 1)
    ankle = ankle + wrist_reached - wrist
    return np.vstack([root, joint, wrist_reached, ankle])


def _neck_and_head(bones: Skeleton) -> tuple[Points, Placing]:
    build, stance = bones.build, bones.stance
    angle = build.neck_angle + stance.neck if stance.neck_at is None else stance.neck_at
    pitch = build.head_pitch + stance.head if stance.head_at is None else stance.head_at
    if not stance.nose_down:
        return _reached(bones, angle, pitch)
    low = -0.06 if stance.asleep else -1.05 if build.foot == "hoof" else -0.5
    chin, ground = build.head.chin, bones.ground - 1
    for bent in np.linspace(angle, -1.5, 60):
        neck, head = _reached(bones, float(bent), low)
        if head.point(chin)[1] >= ground or head.point((-10.0, 30.0))[1] >= ground:
            break
    return neck, head


def _reached(bones: Skeleton, angle: float, pitch: float) -> tuple[Points, Placing]:
    """The neck raised by `angle` from the level, the nose by `pitch`."""
    build, back = bones.build, bones.stance.backwards
    root = np.array(bones.at(*build.neck_root))
    ahead = np.array([-math.cos(angle), -math.sin(angle)])
    aside = np.array([math.sin(angle), -math.cos(angle)])
    middle = root + 0.5 * build.neck * ahead + build.neck_bow * aside
    end = root + build.neck * ahead
    scale = build.head_length / 100
    return np.vstack([root, middle, end]), Placing(end[0], end[1], scale, -pitch if back else pitch, back)


def _tail(bones: Skeleton) -> Points:
    build, stance = bones.build, bones.stance
    place_of_root = (1.1, 12.0 if build.foot == "paw" else 20.0)
    root = np.array(bones.at(*place_of_root))
    ground = bones.ground
    if stance.tail_wraps and build.tail.length > 40:
        return _wrapped_tail(bones, root, ground)
    angle, spine = build.tail.angle + stance.tail, [root]
    step = build.tail.length / len(build.tail.curl)
    for index, curl in enumerate(build.tail.curl):
        angle += curl
        reached = spine[-1] + step * np.array([math.cos(angle), -math.sin(angle)])
        half = float(np.interp(index + 1, range(len(build.tail.widths)), build.tail.widths)) / 2
        if not stance.airborne and reached[1] > ground - half:
            reached[1], angle = ground - half, max(angle, 0.0)
        spine.append(reached)
    return np.vstack(spine)


def _wrapped_tail(bones: Skeleton, root: Points, ground: float) -> Points:
    """Laid round the haunch to the forefeet, as far as it reaches."""
    half = 0.4 * max(bones.build.tail.widths)
    length = bones.build.tail.length
    behind = root[0] + 0.16 * length
    return points(
        root, (behind, ground - 2.2 * half), (behind - 0.2 * length, ground - half),
        (behind - 0.55 * length, ground - 0.8 * half), (behind - 0.85 * length, ground - half),
    )  # fmt: skip
