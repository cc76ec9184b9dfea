"""Two bodies that touch: each is posed, then hands are sent to places on the other's body.

Every pair stands at the origin, the first to picture left. Contacts lie a little off the skin.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from studio.figures.dress import Dress
from studio.figures.people import Actor, Head, dressed
from studio.figures.skeleton import Arm, Leg, Pose, Skeleton
from studio.figures.space import Space, Vector, vec
from studio.figures.traits import Body

Pair = tuple[Actor, Actor]
BENCH = 19.0  # height of the seat that a pair sits on
LEAN = 2.2  # degrees of bend that let a mouth down by one unit


@dataclass(frozen=True)
class Role:
    """Somebody to be in a pair."""

    body: Body = field(default_factory=Body)
    head: Head = field(default_factory=Head)
    dress: Dress = field(default_factory=Dress)


@dataclass(frozen=True, eq=False)
class _Standing:
    """A role in its first pose, before its hands know where to go."""

    role: Role
    pose: Pose
    facing: float
    at: Vector
    tip: tuple[float, float] = (0.0, 0.0)

    @property
    def bones(self) -> Skeleton:
        return Skeleton(self.role.body, self.pose, self.facing, self.at, self.tip)

    def acting(self, name: str, ground: float = 0.0, **changes: Arm | Leg) -> Actor:
        pose = replace(self.pose, **changes)  # type: ignore[arg-type]
        skeleton = Skeleton(self.role.body, pose, self.facing, self.at, self.tip)
        return dressed(skeleton, self.role.head, self.role.dress, name, ground=ground)


def _to(place: Space, pole: Vector, hand: str, aim: Vector, palm: Vector) -> Arm:
    """A wrist sent to a place in space, everything in space's axes."""
    x, y, z = (float(part) for part in place)
    return Arm(at=(x, y, z), pole=pole, hand=hand, aim=aim, palm=palm, world=True)


def _foot(place: Space, pole: Vector, toe: Vector) -> Leg:
    x, y, z = (float(part) for part in place)
    return Leg(at=(x, y, z), pole=pole, toe=toe)


def embrace(first: Role, second: Role) -> Pair:
    """Breast to breast, temple to temple: an arm over a shoulder, a hand flat on a back."""
    a = _Standing(
        first,
        Pose(
            hips=(0, 0.955, 0.02),
            pelvis=(0, 4, 3),
            bend=(4, 14, 6),
            head=(-30, 10, 4),
            left_leg=Leg((0.1, 0, -0.10)),
            right_leg=Leg((0.12, 0, 0.08), toe=(0.35, 0, 1)),
            crane=1.0,
        ),
        74,
        (-7.4, 0, -5.0),
    )
    b = _Standing(
        second,
        Pose(
            hips=(0, 0.965, 0.04),
            pelvis=(0, 6, -3),
            bend=(14, 8, -4),
            head=(66, 2, -4),
            left_leg=Leg((0.05, 0, 0.06), toe=(0.2, -0.5, 1)),
            right_leg=Leg((0.06, 0.05, -0.10), toe=(0.1, -0.9, 0.8)),
        ),
        -112,
        (7.0, 0, 5.0),
    )
    sa, sb = a.bones, b.bones
    over, waist = sa.arms["right"].shoulder, sb.on_back(0.55, 0.10)
    return (
        a.acting(
            "a",
            left=_to(sb.on_back(-0.8, 0.3), (0.2, -0.6, -1), "scoop", (0.25, 0.15, 1), (-1, 0, 0.2)),
            right=_to(waist + vec(-1.5, 0.5, 2.2), (-0.3, -0.9, 0.6), "rest", (0.85, 0.45, -0.3), (-0.35, 0, -0.9)),
        ),
        b.acting(
            "b",
            right=_to(sa.on_back(0.5, 0.45), (0.4, -0.4, -1), "scoop", (-0.2, 0.2, 1), (1, 0, 0.2)),
            left=_to(over + vec(-3.0, -6.0, 4.6), (0.6, -0.5, 1), "rest", (-0.6, 0.6, -0.2), (0.2, 0, -0.95)),
        ),
    )


def dance(first: Role, second: Role) -> Pair:
    """A turning dance: both lean back from the hands they hold each other by."""
    a = _Standing(
        first,
        Pose(
            hips=(0.02, 0.92, -0.10),
            pelvis=(0, -10, 6),
            bend=(-8, -6, -10),
            head=(-10, -2, -6),
            left=Arm((0.50, 0.02, -0.34), (0.4, -0.8, -0.6), "open", (0.5, 0.7, -0.4), (0, 0, 1)),
            left_leg=Leg((0.10, 0, 0.26)),
            right_leg=Leg((0.20, 0, -0.06), toe=(0.5, 0, 1)),
        ),
        58,
        (-17, 0, -2),
    )
    b = _Standing(
        second,
        Pose(
            hips=(0.02, 0.95, -0.10),
            pelvis=(0, -12, -7),
            bend=(10, -18, 10),
            head=(14, -12, 10),
            right=Arm((0.60, 0.50, -0.10), (0.5, -0.6, -0.4), "reach", (0.5, 0.8, 0), (0, 0, 1)),
            left_leg=Leg((0.05, 0, 0.14), toe=(0.2, -0.3, 1)),
            right_leg=Leg((0.14, 0.20, -0.34), pole=(0.4, 0, 1), toe=(0.1, -0.9, -0.3)),
        ),
        -62,
        (16, 0, 2),
    )
    sa, sb = a.bones, b.bones
    meet = 0.5 * (sa.arms["right"].shoulder + sb.arms["left"].shoulder) + vec(0, -6, 2)
    return (
        a.acting("a", right=_to(meet + vec(-5.6, -0.6, 0), (0, -1, 0.4), "scoop", (1, 0.1, 0), (0.1, 1, -0.3))),
        b.acting("b", left=_to(meet + vec(5.2, 1.6, 0.4), (0, -1, 0.4), "grip", (-1, -0.1, 0), (-0.1, -1, 0.3))),
    )


def comfort(first: Role, second: Role) -> Pair:
    """Side by side on a bench: an arm round a child who hides a face."""
    a = _Standing(
        first,
        Pose(
            hips=(0, (BENCH + 2) / 47, 0),
            pelvis=(4, -6, 4),
            bend=(14, 8, 4),
            head=(22, 18, 10),
            left_leg=Leg((0.12, 0, 0.46), pole=(0.15, 0.6, 1)),
            right_leg=Leg((0.20, 0, 0.36), pole=(0.3, 0.6, 1), toe=(0.5, 0, 1)),
        ),
        22,
        (-13.0, 0, -1),
    )
    b = _Standing(
        second,
        Pose(
            hips=(0, (BENCH + 1.2) / 37, 0),
            pelvis=(0, -2, -4),
            bend=(-6, 26, -4),
            head=(-12, 24, -10),
            left_leg=Leg((0.10, 0, 0.50), pole=(0.1, 0.6, 1), toe=(-0.1, 0, 1)),
            right_leg=Leg((0.10, 0, 0.46), pole=(0.1, 0.6, 1), toe=(-0.2, 0, 1)),
        ),
        16,
        (13.5, 0, 1),
    )
    sb = b.bones
    far, knee = sb.on_shoulder("left"), sb.legs["right"].knee
    return (
        a.acting(
            "a",
            left=_to(far + vec(-0.8, -0.4, -0.6), (0, -0.4, -1), "rest", (0.75, -0.6, 0.3), (-0.6, -0.75, -0.2)),
            right=_to(knee + vec(-5.5, 4.2, 0.5), (-1, -0.6, 0.2), "rest", (0.9, -0.2, 0.2), (0, -1, 0)),
        ),
        b.acting(
            "b",
            left=Arm((-0.36, 0.03, 0.56), (0.6, -1, 0.1), "flat", (-0.15, 0.9, 0.2), (-0.2, 0.3, -0.9)),
            right=Arm((-0.05, 0.02, 0.56), (0.6, -1, 0.1), "flat", (-0.1, 0.9, 0.2), (-0.2, 0.3, -0.9)),
        ),
    )


def carry(first: Role, second: Role) -> Pair:
    """A small child astride the hip of a grown-up, who pushes it out and leans against the weight."""
    a = _Standing(
        first,
        Pose(
            hips=(0.12, 0.955, 0),
            pelvis=(8, 0, -14),
            bend=(-8, -4, 10),
            head=(26, 4, 8),
            left_leg=Leg((0.10, 0, 0.02)),
            right_leg=Leg((0.24, 0, 0.16), toe=(0.6, 0, 1)),
        ),
        -14,
        (0, 0, 0),
    )
    sa = a.bones
    k = sa.bones.thick
    seat = sa.hips + sa.pelvis_axes @ vec(sa.bones.hip + 5.4 * k, 4.5 * k, 1.0)
    small = _Standing(
        second,
        Pose(hips=(0, 0, 0), pelvis=(0, -4, 0), bend=(14, 10, 2), head=(64, -2, -8)),
        -96,
        (float(seat[0]), float(seat[1]) - 2.0, float(seat[2])),
    )
    sc = small.bones
    front, neck = sa.hips + sa.pelvis_axes @ vec(3.0, -3.0, 9.0), sa.chest + sa.chest_axes @ vec(1.5, 2.6, 3.8)
    return (
        a.acting(
            "a",
            left=_to(sc.hips + vec(5.0, -1.4, 3.4), (1, -0.6, -0.6), "scoop", (-0.75, -0.1, 0.6), (-0.6, 0.6, -0.4)),
            right=_to(front + vec(-6.0, 2.4, 1.8), (-1, -0.5, 0), "scoop", (0.95, 0.1, 0.1), (0.3, 0.2, -0.9)),
        ),
        small.acting(
            "b",
            -1e9,
            left=_to(neck, (0.4, -1, 0.6), "rest", (-0.95, 0.25, -0.1), (-0.2, -0.4, -0.9)),
            right=_to(sa.chest + sa.chest_axes @ vec(2, 1.0, -5.4), (0.5, -1, -0.6), "grip", (-1, 0.2, 0), (0, 0, 1)),
            left_leg=_foot(front + vec(1.0, -7.0, 1.0), (-0.2, 0.4, 1), (-0.3, -0.8, 0.5)),
            right_leg=_foot(sa.hips + sa.pelvis_axes @ vec(2.0, -8, -7.5), (0.3, 0, 1), (0, -0.6, 0.6)),
        ),
    )


def hand_in_hand(first: Role, second: Role) -> Pair:
    """Walking side by side, the small one looking up."""
    a = _Standing(
        first,
        Pose(
            hips=(0, 0.955, 0),
            pelvis=(8, 2, 2),
            bend=(-14, 2, 2),
            head=(24, 10, 4),
            right=Arm((0.14, -0.84, 0.36), (0.4, -0.2, -1)),
            left_leg=Leg((0.08, 0.06, -0.34), toe=(0.1, -0.6, 0.8)),
            right_leg=Leg((0.08, 0.02, 0.34), toe=(0.1, 0.25, 1)),
        ),
        30,
        (-9, 0, 0),
    )
    b = _Standing(
        second,
        Pose(
            hips=(0, 0.955, 0),
            pelvis=(-8, 2, -2),
            bend=(12, -2, 0),
            head=(-44, -22, -6),
            left=Arm((0.16, -0.80, 0.40), (0.4, -0.2, -1)),
            left_leg=Leg((0.08, 0.02, 0.36), toe=(0.1, 0.25, 1)),
            right_leg=Leg((0.08, 0.08, -0.36), toe=(0.1, -0.6, 0.8)),
        ),
        24,
        (18.0, 0, 2.0),
    )
    sa, sb = a.bones, b.bones
    small = sb.arms["right"].shoulder
    meet = vec(0.55 * sa.arms["left"].shoulder[0] + 0.45 * small[0], 0.80 * float(small[1]), 8.0)
    return (
        # The large hand closes round the small one from above and in front.
        a.acting("a", left=_to(meet + vec(-1.2, 3.6, 0.6), (1, -0.2, -0.8), "hold", (0.45, -1, 0.2), (0.6, 0.2, -1))),
        b.acting("b", right=_to(meet + vec(2.2, -2.2, 0.2), (-0.2, -1, 0.2), "hold", (-0.9, 0.55, 0.1), (-0.3, 0, 1))),
    )


def lift(first: Role, second: Role) -> Pair:
    """A child thrown into the air, or caught: both in profile, looking at each other."""
    a = _Standing(
        first,
        Pose(
            hips=(0, 0.95, 0),
            pelvis=(0, -4, 0),
            bend=(0, -18, 2),
            head=(-10, -34, 4),
            left_leg=Leg((0.14, 0, 0.16)),
            right_leg=Leg((0.16, 0, -0.14), toe=(0.4, 0, 1)),
        ),
        68,
        (-9, 0, 0),
    )
    sa = a.bones
    top = sa.chest + sa.axes @ vec(0, 0, 17) + vec(0, 15, 0)
    b = _Standing(
        second,
        Pose(
            hips=(0, 0, 0),
            pelvis=(0, 30, 0),
            bend=(0, -24, 0),
            head=(24, 10, 6),
            left=Arm((0.84, 0.30, 0.1), (0.2, -0.6, -0.6), "open", (0.9, 0.4, 0), (0, -0.8, 0.5)),
            right=Arm((0.80, 0.44, 0.1), (0.2, -0.6, -0.6), "open", (0.9, 0.5, 0), (0, -0.8, 0.5)),
            left_leg=Leg((0.18, -0.80, -0.36), pole=(0.3, -0.6, 1)),
            right_leg=Leg((0.14, -0.66, -0.60), pole=(0.3, -0.6, 1)),
        ),
        -46,
        (float(top[0]), float(top[1]), float(top[2])),
    )
    sb = b.bones
    side = sb.axes[:, 0]
    k = sb.bones.thick
    under = sb.mid + sb.half_axes @ vec(0, 0.5, 0) + vec(0, -0.35 * sa.bones.hand, 0)
    aim = (0.55, 0.85, 0.0)
    left, right = (float(side[0]), float(side[1]), float(side[2])), (-float(side[0]), -float(side[1]), -float(side[2]))
    return (
        a.acting(
            "a",
            left=_to(under - side * 6.4 * k - vec(2.6, 1, 0), (-0.2, -1, -0.6), "scoop", aim, left),
            right=_to(under + side * 6.4 * k - vec(2.6, 1, 0), (-0.2, -1, 0.6), "scoop", aim, right),
        ),
        b.acting("b", -1e9),
    )


def whisper(first: Role, second: Role) -> Pair:
    """A secret behind a raised hand: one leans over from the waist, the other bends to hear it."""
    b = _Standing(
        second,
        Pose(
            hips=(0.06, 0.955, 0),
            pelvis=(0, 2, 6),
            bend=(8, 6, -16),
            head=(24, 4, -14),
            left=Arm((0.52, -0.06, 0.22), (0.5, -0.9, -0.2), "open", (0.35, 0.9, 0.1), (0, 0.1, 1)),
            right=Arm((0.16, -0.88, 0.14)),
            left_leg=Leg((0.14, 0, 0.0), toe=(0.4, 0, 1)),
            right_leg=Leg((0.10, 0, 0.10)),
        ),
        6,
        (12.0, 0, -2),
    )
    a = _Standing(
        first,
        Pose(
            hips=(0, 0.95, -0.14),
            pelvis=(0, 16, 0),
            bend=(-6, 20, 0),
            head=(-4, 2, 6),
            left=Arm((0.10, -0.62, -0.36), (0.8, 0.1, -0.9), "relaxed"),
            left_leg=Leg((0.10, 0, 0.10)),
            right_leg=Leg((0.12, 0.03, -0.26), toe=(0.3, -0.4, 1)),
            crane=0.5,
        ),
        66,
        (0.0, 0, 0),
    )
    sb = b.bones
    ear = sb.head_at + sb.head_axes @ (vec(-1.0, -0.1, 0.1) * sb.bones.head)
    # So far a lean as brings the mouth to the height of the ear; then so near.
    lean = 20 - LEAN * float((ear - _mouth(a.bones))[1])
    a = replace(a, pose=replace(a.pose, bend=(-6, min(max(lean, 0.0), 40.0), 0)))
    gap = ear - _mouth(a.bones) - vec(2.0, 0, -1.0)
    a = replace(a, at=(float(gap[0]), 0, float(gap[2])))
    mouth = _mouth(a.bones)
    return (
        a.acting(
            "a", right=_to(mouth + vec(3.0, -6.0, 2.6), (-0.4, -1, 0.5), "flat", (0.3, 0.95, -0.15), (0.1, 0, -1))
        ),
        b.acting("b"),
    )


def _mouth(s: Skeleton) -> Space:
    return np.asarray(s.head_at + s.head_axes @ (vec(0, -0.5, 1.0) * s.bones.head), np.float64)


def quarrel(first: Role, second: Role) -> Pair:
    """One jabs a finger, the other stands firm, fists on hips."""
    a = _Standing(
        first,
        Pose(
            hips=(0, 0.95, 0.02),
            pelvis=(0, 10, 0),
            bend=(10, 12, 0),
            head=(0, 0, 0),
            left=Arm((0.16, -0.55, -0.40), (0.8, 0.1, -0.9), "fist", None, (-1, 0, 0)),
            left_leg=Leg((0.12, 0, 0.26)),
            right_leg=Leg((0.14, 0, -0.26), toe=(0.4, -0.1, 1)),
            crane=0.8,
        ),
        62,
        (-21, 0, -1),
    )
    b = _Standing(
        second,
        Pose(
            hips=(-0.05, 0.955, -0.04),
            pelvis=(0, -8, 7),
            bend=(10, -8, -12),
            head=(-10, -8, 6),
            left=Arm((0.08, -0.64, -0.06), (1, 0, -0.2), "fist", (-0.5, -0.5, 0.4), (-0.6, 0, -0.8)),
            right=Arm((0.08, -0.66, -0.04), (1, 0, -0.2), "fist", (-0.5, -0.5, 0.4), (-0.6, 0, -0.8)),
            left_leg=Leg((0.22, 0, 0.06), toe=(0.6, 0, 1)),
            right_leg=Leg((0.10, 0, 0.0)),
        ),
        -44,
        (17, 0, 1),
    )
    chest = b.bones.chest
    return (
        a.acting("a", right=_to(chest + vec(-26, -3, 4), (-0.3, -1, 0.3), "point", (1, 0.15, 0.1), (0, -1, 0))),
        b.acting("b"),
    )


PAIRS: dict[str, Callable[[Role, Role], Pair]] = {
    pair.__name__: pair for pair in (embrace, dance, comfort, carry, hand_in_hand, lift, whisper, quarrel)
}
