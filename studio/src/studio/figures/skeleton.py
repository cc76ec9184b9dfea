"""Bodies that carry weight: a skeleton in space, posed by where its hips, spine, hands and feet are.

A grown figure is 100 units tall. A `Pose` is given in the figure's own axes (x to its left, y up, z forward): it serves
every facing and every camera. Each side mirrors: `out` is always away from the body.
"""

import math
from dataclasses import dataclass, field

import numpy as np

from studio.figures.hands import GESTURES, Gesture, Grip, Wrist, closed_round, grip_of
from studio.figures.space import Space, Vector, across, bend_joint, length, turn, unit, vec
from studio.figures.traits import Body, Bones, bones_of

# A foot this much above the ground, in leg lengths, is in the air; any lower it stands.
LIFTED = 0.13
# Along the sole from below the ankle, in lengths of the foot: where the heel ends, and the ball.
HEEL, BALL = -0.22, 0.42
SIDES = {"left": 1.0, "right": -1.0}


@dataclass(frozen=True)
class Arm:
    """Where a wrist goes, seen from its shoulder in arm lengths: out, up, forward. `at` says it as a place in space."""

    to: Vector = (0.18, -0.94, 0.10)
    pole: Vector = (0.6, -0.4, -0.9)  # where the elbow points
    hand: str | Gesture = "relaxed"
    aim: Vector | None = None  # where the fingers point; None follows the forearm
    palm: Vector = (-1.0, 0.0, -0.2)  # where the palm looks
    at: Vector | None = None
    world: bool = False  # aim, palm and pole in space's axes
    shrug: float = 0.0
    holds: float = 0.0  # radius of what the hand is closed round


@dataclass(frozen=True)
class Leg:
    """Where an ankle goes, in leg lengths from the ground below the figure: out, up, forward."""

    to: Vector = (0.10, 0.0, 0.0)
    pole: Vector = (0.15, 0.0, 1.0)  # where the knee points
    toe: Vector = (0.25, -0.05, 1.0)
    at: Vector | None = None


@dataclass(frozen=True)
class Pose:
    """What a body does. Set the hips first, then the bend of the chest, the head, the hands."""

    hips: Vector = (0.0, 0.97, 0.0)  # in leg lengths
    pelvis: Vector = (0.0, 0.0, 0.0)  # yaw, pitch forward, roll
    bend: Vector = (0.0, 0.0, 0.0)  # of the chest against the pelvis
    head: Vector = (0.0, 0.0, 0.0)  # against the upright figure, not the chest
    left: Arm = field(default_factory=Arm)
    right: Arm = field(default_factory=Arm)
    left_leg: Leg = field(default_factory=Leg)
    right_leg: Leg = field(default_factory=Leg)
    crane: float = 0.0  # the neck pushed forward


@dataclass(frozen=True, eq=False)
class Reach:
    """An arm as it lies in space."""

    shoulder: Space
    elbow: Space
    wrist: Wrist
    hand: Gesture
    holds: float

    @property
    def grip(self) -> Grip:
        return grip_of(self.wrist, self.holds)

    @property
    def inside(self) -> Space:
        """Towards the inside of the elbow."""
        return unit(0.5 * (self.shoulder + self.wrist.at) - self.elbow)

    @property
    def bent(self) -> float:
        whole = length(self.elbow - self.shoulder) + length(self.wrist.at - self.elbow)
        return float(np.clip(1 - length(self.wrist.at - self.shoulder) / (0.995 * whole), 0, 1))


@dataclass(frozen=True, eq=False)
class Stride:
    """A leg as it lies in space."""

    hip: Space
    knee: Space
    ankle: Space
    toe: Space
    planted: bool = False  # its ball presses the ground: the toes lie flat there whatever the heel does

    @property
    def inside(self) -> Space:
        return unit(0.5 * (self.hip + self.ankle) - self.knee)

    @property
    def bent(self) -> float:
        whole = length(self.knee - self.hip) + length(self.ankle - self.knee)
        return float(np.clip(1 - length(self.ankle - self.hip) / (0.995 * whole), 0, 1))

    def along(self, t: float) -> Space:
        """A place on the leg, 0 at the hip, 1 at the ankle."""
        thigh, shin = length(self.knee - self.hip), length(self.ankle - self.knee)
        way = t * (thigh + shin)
        if way < thigh:
            return self.hip + (self.knee - self.hip) * (way / thigh)
        return self.knee + (self.ankle - self.knee) * ((way - thigh) / shin)


class Skeleton:
    """A body in a pose: joints and frames in space, before any clothes."""

    def __init__(
        self, body: Body, pose: Pose, facing: float = 0.0, at: Vector = (0, 0, 0), tip: tuple[float, float] = (0, 0)
    ) -> None:
        self.body, self.pose, self.bones = body, pose, bones_of(body)
        b = self.bones
        self.axes = turn(facing) @ turn(0, *tip)
        self.origin = vec(*at)
        hips = vec(*pose.hips) * b.leg + vec(0, b.ankle, 0)
        pelvis, chest, half = self._spine_frames(pose, b)
        waist = hips + pelvis @ vec(0, 0.16 * b.spine, 0)
        mid = waist + half @ vec(0, 0.36 * b.spine, 0)
        top = mid + chest @ vec(0, 0.48 * b.spine, 0)
        self.hips, self.waist, self.mid, self.chest = (self.place(p) for p in (hips, waist, mid, top))
        self.pelvis_axes, self.half_axes, self.chest_axes = (self.axes @ frame for frame in (pelvis, half, chest))
        looking = turn(*pose.head)
        self.head_axes = self.axes @ looking
        lean = unit(0.55 * (chest @ vec(0, 1, 0.12)) + 0.45 * (looking @ vec(0, 1, 0)) + vec(0, 0, 0.3 * pose.crane))
        nape = top + lean * b.neck
        self.nape = self.place(nape)
        self.head_at = self.place(nape + looking @ vec(0, 0.62 * b.head, 0.30 * b.head))
        self.arms = {key: self._arm(getattr(pose, key), side, top, chest) for key, side in SIDES.items()}
        self.legs = {key: self._leg(getattr(pose, f"{key}_leg"), side, hips, pelvis) for key, side in SIDES.items()}

    @staticmethod
    def _spine_frames(pose: Pose, b: Bones) -> tuple[Space, Space, Space]:
        yaw, pitch, roll = pose.bend
        pelvis = turn(*pose.pelvis)
        chest = pelvis @ turn(yaw, pitch + b.stoop, roll)
        return pelvis, chest, pelvis @ turn(0.4 * yaw, 0.35 * (pitch + b.stoop), 0.5 * roll)

    def place(self, local: Space) -> Space:
        """A place in the figure's own axes as a place in space."""
        return np.asarray(self.origin + self.axes @ local, np.float64)

    def _arm(self, arm: Arm, side: float, top: Space, chest: Space) -> Reach:
        b, flip = self.bones, vec(side, 1, 1)
        root = self._shoulder(arm, side, top, chest)
        target = vec(*arm.at) if arm.at is not None else self.place(root + vec(*arm.to) * flip * b.arm)

        def way(v: Vector) -> Space:
            return vec(*v) if arm.world else np.asarray(self.axes @ (vec(*v) * flip), np.float64)

        shoulder = self.place(root)
        elbow, end = bend_joint(shoulder, target, b.upper, b.fore, way(arm.pole))
        aim = unit(end - elbow) if arm.aim is None else unit(way(arm.aim))
        wrist = Wrist(end, aim, way(arm.palm), side > 0, b.hand)
        named = GESTURES[arm.hand] if isinstance(arm.hand, str) else arm.hand
        return Reach(shoulder, elbow, wrist, closed_round(arm.holds, b.hand) if arm.holds else named, arm.holds)

    def _shoulder(self, arm: Arm, side: float, top: Space, chest: Space) -> Space:
        """Where an arm hangs: a shoulder goes up and in with a lifted arm, and forward with one that reaches."""
        b = self.bones
        hanging = top + chest @ vec(side * b.shoulder, -1.6 * b.thick, 0)
        way = vec(*arm.to) * vec(side, 1, 1)
        if arm.at is not None:
            way = (self.axes.T @ (vec(*arm.at) - self.origin) - hanging) / b.arm
        out, up, ahead = (float(part) for part in chest.T @ way)
        lift = 0.34 * min(max(0.0, up + 0.20), 1.0) + arm.shrug
        forward = 2.0 * min(max(0.0, ahead), 1.0) + 1.4 * min(max(0.0, -side * out), 1.0)
        return np.asarray(
            hanging + chest @ vec(-0.48 * lift * side * b.shoulder, 5.0 * b.thick * lift, forward * b.thick), np.float64
        )

    def _leg(self, leg: Leg, side: float, hips: Space, pelvis: Space) -> Stride:
        b, flip = self.bones, vec(side, 1, 1)
        hip = hips + pelvis @ vec(side * b.hip, -0.5, 0)
        toe = unit(vec(*leg.toe) * flip)
        planted = leg.at is None and abs(leg.to[1]) < LIFTED
        root, to = self.place(hip), vec(*leg.to) * flip * b.leg + vec(0, b.ankle, 0)
        if planted:
            to = self._on_the_ground(hip, to, toe)
        target = vec(*leg.at) if leg.at is not None else self.place(to)
        knee, ankle = bend_joint(root, target, b.thigh, b.shin, self.axes @ (vec(*leg.pole) * flip))
        return Stride(root, knee, ankle, self.axes @ toe, planted)

    def _on_the_ground(self, hip: Space, ankle: Space, toe: Space) -> Space:
        """An ankle so high that heel or ball rests on the ground, and no farther off than the leg reaches."""
        b = self.bones
        sole = -b.ankle * across(vec(0, 1, 0), toe)
        lowest = min(float((sole + toe * at * b.foot)[1]) for at in (HEEL, BALL))
        down = hip[1] + lowest
        reach = math.sqrt(max((0.995 * b.leg) ** 2 - down**2, 0.0))
        aside = (ankle - hip) * [1, 0, 1]
        gap = length(aside)
        return np.asarray(hip * [1, 0, 1] + aside * min(1.0, reach / (gap + 1e-9)) - vec(0, lowest, 0), np.float64)

    def on_back(self, aside: float, up: float, off: float = 0.6) -> Space:
        """A place on the back, in shoulder widths aside and spine lengths above the waist: for embracing hands."""
        b = self.bones
        frame, base = (self.half_axes, self.waist) if up < 0.4 else (self.chest_axes, self.mid)
        rise = (up if up < 0.4 else up - 0.36) * b.spine
        return np.asarray(base + frame @ vec(aside * b.shoulder, rise, -5.0 * b.thick - off), np.float64)

    def on_shoulder(self, key: str, off: float = 0.8) -> Space:
        """The top of a shoulder, for a resting hand."""
        reach = self.arms[key]
        return np.asarray(reach.shoulder + self.chest_axes @ vec(0, 2.4 * self.bones.thick + off, 0), np.float64)
