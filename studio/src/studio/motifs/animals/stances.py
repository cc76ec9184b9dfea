"""Poses of four-legged animals in terms of joints, shared by all kinds."""

from dataclasses import dataclass, replace
from typing import Literal

Pose = Literal[
    "standing", "walking", "trotting", "running", "leaping", "sitting", "lying", "asleep", "rearing", "grazing",
    "howling", "looking back", "listening", "upright", "seated",
]  # fmt: skip


@dataclass(frozen=True)
class Step:
    """Where a foot is, seen from its joint: shares of the leg's height."""

    x: float = 0.0
    lift: float = 0.0  # above the ground, or, when `hung`, below the joint
    angle: float = 0.0  # of the cannon bone; positive: the foot reaches forward
    hung: bool = False


@dataclass(frozen=True)
class Stance:
    """A pose in terms of joints. Angles are added to those of the build unless `_at` says otherwise."""

    near_fore: Step = Step(-0.04)
    far_fore: Step = Step(0.14)
    near_hind: Step = Step(0.16, angle=0.16)
    far_hind: Step = Step(-0.06, angle=0.2)
    hip: float = 1.0  # height of the hip joint by that of the standing animal
    shoulder: float = 1.0
    slope: float | None = None  # of the trunk, instead of a shoulder height
    shrink: float = 1.0  # of the trunk: a bent back is shorter
    arch: float = 0.0
    neck: float = 0.0
    neck_at: float | None = None
    head: float = 0.0
    head_at: float | None = None
    tail: float = 0.0
    tail_wraps: bool = False
    ears: float = 0.0
    jaw: float = 0.0
    nose_down: bool = False  # the neck is turned until the muzzle meets the ground
    backwards: bool = False  # the head looks over the shoulder
    airborne: bool = False
    asleep: bool = False


_SIT = Stance(
    Step(-0.1, angle=0.03), Step(0.06, angle=0.03), Step(-0.42, angle=1.3), Step(-0.3, angle=1.3),
    hip=0.34, shoulder=1.04, shrink=0.84, arch=10, neck=0.3, tail=-0.6, tail_wraps=True,
)  # fmt: skip
_LIE = Stance(
    Step(-0.62, angle=1.5), Step(-0.8, angle=1.5), Step(-0.5, angle=1.45), Step(-0.4, angle=1.45),
    hip=0.36, shoulder=0.46, arch=3, tail=-0.7,
)  # fmt: skip
_UPRIGHT = Stance(
    Step(-0.42, 0.62, 0.9, True), Step(-0.3, 0.74, 0.7, True), Step(-0.3, angle=1.25), Step(-0.12, angle=1.25),
    hip=0.66, slope=1.43, arch=5, neck_at=1.25, head_at=-0.12, tail=-0.8,
)  # fmt: skip

STANCES: dict[Pose, Stance] = {
    "standing": Stance(),
    "walking": Stance(
        Step(-0.3, angle=0.28), Step(0.3, 0.05, -0.35), Step(0.42, 0.0, -0.2), Step(-0.3, 0.0, 0.45), hip=0.97
    ),
    "trotting": Stance(
        Step(-0.34, 0.3, -0.9), Step(0.3, angle=-0.3), Step(0.42, angle=-0.2), Step(-0.16, 0.2, 0.2), neck=0.2, tail=0.5
    ),
    "running": Stance(
        Step(-0.86, 0.34, 1.15), Step(-0.66, 0.2, 0.9), Step(0.92, 0.34, -1.0), Step(0.74, 0.22, -0.8),
        hip=1.0, shoulder=1.04, neck=-0.25, head=0.25, tail=0.55, ears=0.7, airborne=True,
    ),
    "leaping": Stance(
        Step(-0.72, 0.86, 0.9), Step(-0.86, 1.0, 1.1), Step(0.62, 0.22, -0.9), Step(0.78, 0.34, -1.0),
        hip=1.05, slope=0.42, neck=0.1, tail=0.6, ears=0.4, airborne=True,
    ),
    "sitting": _SIT,
    "lying": _LIE,
    "asleep": replace(_LIE, nose_down=True, asleep=True, ears=0.3),
    "rearing": Stance(
        Step(-0.5, 0.34, -0.7, True), Step(-0.62, 0.12, -0.5, True), Step(-0.04, angle=0.3), Step(0.3, angle=0.1),
        hip=0.94, slope=0.98, neck=0.35, head=0.1, tail=-0.2,
    ),
    "grazing": Stance(Step(-0.16, angle=0.1), Step(0.2), nose_down=True),
    "howling": replace(_SIT, neck_at=1.3, head_at=0.95, jaw=0.32, ears=0.6, tail_wraps=False),
    "looking back": Stance(neck_at=1.5, head_at=0.05, backwards=True),
    "listening": Stance(
        Step(-0.3, 0.34, -1.0), Step(0.0), neck=0.05, head=-0.2, tail=0.3, ears=-0.15
    ),
    "upright": _UPRIGHT,
    "seated": replace(
        _UPRIGHT, near_hind=Step(-0.78, angle=1.3), far_hind=Step(-0.68, angle=1.3), hip=0.62, tail=-1.0
    ),
}  # fmt: skip


# Hoofed animals fold their forelegs under them and neither squat on their haunches nor walk on their heels.
HOOFED: dict[Pose, Stance] = {
    "lying": replace(
        _LIE, near_fore=Step(0.06, 0.03, -1.5), far_fore=Step(-0.2, 0.03, -1.45), hip=0.4, shoulder=0.42
    ),
    "asleep": replace(
        _LIE, near_fore=Step(0.06, 0.03, -1.5), far_fore=Step(-0.2, 0.03, -1.45), hip=0.4, shoulder=0.42,
        nose_down=True, asleep=True,
    ),
    "howling": Stance(neck=0.5, head_at=0.55, jaw=0.3, ears=0.7),
    "upright": replace(
        _UPRIGHT, near_hind=Step(-0.06, angle=0.35), far_hind=Step(0.14, angle=0.3), hip=0.86
    ),
    "seated": replace(
        _UPRIGHT, near_hind=Step(-0.62, angle=0.25), far_hind=Step(-0.5, angle=0.25), hip=0.66
    ),
}  # fmt: skip
