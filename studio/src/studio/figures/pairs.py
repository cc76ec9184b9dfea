"""Two bodies that touch: each is posed, then hands are sent to places on the other's body.

Every pair stands at the origin, the first to picture left. Contacts lie a little off the skin.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from studio.figures.dress import Dress
from studio.figures.hands import Gesture
from studio.figures.people import Actor, Head, dressed
from studio.figures.skeleton import Arm, Leg, Pose, Skeleton
from studio.figures.space import Space, Vector, vec
from studio.figures.traits import Body

Pair = tuple[Actor, Actor]
BENCH = 19.0  # height of the seat that a pair sits on
# Fingers folded over the back of a smaller hand.
FOLDED = Gesture((70, 72, 74, 76), (78, 80, 82, 84), 1.5, (30, 60, 24))
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


def _vector(v: Space) -> Vector:
    x, y, z = (float(part) for part in v)
    return x, y, z


def _to(place: Space, pole: Vector, hand: str | Gesture, aim: Vector, palm: Vector) -> Arm:
    """A wrist sent to a place in space, everything in space's axes."""
    return Arm(at=_vector(place), pole=pole, hand=hand, aim=aim, palm=palm, world=True)


def _foot(place: Space, pole: Vector, toe: Vector) -> Leg:
    return Leg(at=_vector(place), pole=pole, toe=toe)


def embrace(first: Role, second: Role) -> Pair:
    """Breast to breast: a cheek on a shoulder, a cheek on its hair, an arm of each round the other's back."""
    a = _Standing(
        first,
        Pose(
            hips=(0, 0.96, 0.02),
            pelvis=(0, 0, 3),
            bend=(-4, 4, 4),
            head=(-30, 12, 14),
            left_leg=Leg((0.1, 0, -0.10)),
            right_leg=Leg((0.14, 0, 0.06), toe=(0.35, 0, 1)),
        ),
        66,
        (-6.8, 0, -4.0),
    )
    b = _Standing(
        second,
        Pose(
            hips=(0, 0.965, 0.05),
            pelvis=(0, 2, -3),
            bend=(4, 4, -4),
            head=(24, 6, -15),
            left_leg=Leg((0.05, 0, 0.02), toe=(0.2, -0.5, 1)),
            right_leg=Leg((0.06, 0.05, -0.16), toe=(0.1, -0.9, 0.8)),
        ),
        -72,
        (8.2, 0, 6.8),
    )
    sa, sb = a.bones, b.bones
    blade = sb.mid + sb.half_axes @ vec(1.0 * sb.bones.shoulder + 2.4, -0.10 * sb.bones.spine, 0.0) - vec(6.5, 0, 0)
    flank = sa.waist + sa.half_axes @ vec(-0.84 * sa.bones.shoulder - 3.4, 5.0, 1.0) + vec(5.4, 0, 1.9)
    return (
        a.acting(
            "a",
            left=_to(sb.on_back(-0.7, 0.5), (0.2, -0.6, -1), "rest", (0, 1, -0.2), (-1, 0, 0.2)),
            right=_to(blade + vec(-4.8, 1.6, 1.2), (-1, -0.2, 0.2), "rest", (0.95, 0.05, -0.1), (-0.2, 0, -0.95)),
        ),
        b.acting(
            "b",
            # Between the two, where nobody sees it.
            right=_to(
                sa.mid + sa.half_axes @ vec(0.9 * sa.bones.shoulder, 2, 0), (0, -1, -0.4), "rest", (-1, 0, 0), (0, 0, 1)
            ),
            left=_to(flank + vec(-0.7, -8.4, -2.0), (0.4, -1, 0.8), "flat", (-0.75, 0.3, -0.6), (0.6, 0, -0.8)),
        ),
    )


def dance(first: Role, second: Role) -> Pair:
    """A turning dance: both lean back, feet together, and only the hands they hold keep them from falling."""
    a = _Standing(
        first,
        Pose(
            hips=(0.02, 0.91, -0.19),
            pelvis=(-6, -20, 6),
            bend=(-18, -2, -14),
            head=(-12, -10, -10),
            right=Arm((0.40, 0.62, -0.20), (0.5, -0.8, -0.3), "open", (0.3, 0.9, -0.2), (0.1, 0.2, 1)),
            left_leg=Leg((0.10, 0, 0.02)),
            right_leg=Leg((0.30, 0.20, -0.46), pole=(0.5, 0, 1), toe=(0.2, -0.9, 0.0)),
        ),
        58,
        (-11.4, 0, -3),
    )
    b = _Standing(
        second,
        Pose(
            hips=(0.02, 0.95, -0.18),
            pelvis=(6, -20, -8),
            bend=(14, -16, 16),
            head=(12, -20, 14),
            right=Arm((0.62, 0.56, -0.10), (0.5, -0.6, -0.4), "reach", (0.5, 0.8, 0), (0, 0, 1)),
            left_leg=Leg((0.05, 0, -0.06), toe=(0.2, -0.3, 1)),
            right_leg=Leg((0.20, 0.26, -0.44), pole=(0.4, 0, 1), toe=(0.1, -0.9, -0.5)),
        ),
        -62,
        (11.4, 0, 3),
    )
    sa, sb = a.bones, b.bones
    meet = 0.5 * (sa.arms["left"].shoulder + sb.arms["left"].shoulder) + vec(-2.5, -5, 1)
    # A handshake, hers before his: thumbs up, each hand's fingers round the other's edge.
    his = _to(meet - vec(0.46, 0, 0.10) * sa.bones.hand, (0, -1, 0.4), "cup", (1, 0.05, 0), (0, 0, 1))
    hers = _to(meet + vec(0.46, 0, 0.10) * sb.bones.hand, (0, -1, 0.4), "cup", (-1, -0.05, 0), (0, 0, -1))
    return (a.acting("a", left=his), b.acting("b", left=hers))


def comfort(first: Role, second: Role) -> Pair:
    """Side by side on a bench: a child who hides a face is drawn to a breast, an arm round it, a hand on its knee."""
    a = _Standing(
        first,
        Pose(
            hips=(0, (BENCH + 2) / 47, 0),
            pelvis=(4, -2, 4),
            bend=(16, 4, 2),
            head=(30, 12, 12),
            left_leg=Leg((0.12, 0, 0.46), pole=(0.15, 0.6, 1)),
            right_leg=Leg((0.16, 0, 0.44), pole=(0.2, 0.6, 1), toe=(0.3, 0, 1)),
        ),
        34,
        (-12.5, 0, -2),
    )
    b = _Standing(
        second,
        Pose(
            hips=(0, (BENCH + 1.2) / 37, 0),
            pelvis=(-6, 0, -6),
            bend=(-6, 24, -9),
            head=(-12, 36, -11),
            left_leg=Leg((0.12, 0, 0.46), pole=(0.2, 0.6, 1), toe=(-0.3, 0, 1)),
            right_leg=Leg((0.12, 0, 0.42), pole=(0.0, 0.6, 1), toe=(-0.4, 0, 1)),
        ),
        16,
        (14.4, 0, 0.5),
    )
    sb = b.bones
    far, thigh = sb.arms["left"].shoulder, sb.legs["right"].along(0.36)
    return (
        a.acting(
            "a",
            left=_to(far + vec(4.8, -2.6, 1.6), (0.4, -0.8, -1), "cup", (-0.3, -0.75, 0.5), (-0.9, -0.2, -0.3)),
            right=_to(thigh + vec(-4.0, 4.0, 0.0), (-1, -0.8, 0.3), "rest", (0.92, -0.12, 0.25), (0, -1, 0.1)),
        ),
        b.acting(
            "b",
            left=_over_eye(sb, 1),
            right=_over_eye(sb, -1),
        ),
    )


def _over_eye(s: Skeleton, side: int) -> Arm:
    """A hand laid over the eye on that side (1 is the left), its fingers on the brow."""
    eye = s.head_at + s.head_axes @ (vec(0.25 * side, -0.17, 1.16) * s.bones.head)
    aim, palm = s.head_axes @ vec(-0.22 * side, 1, 0.05), -s.head_axes[:, 2]
    return _to(eye - 0.30 * s.bones.hand * aim, (0.5 * side, -1, 0.1), "flat", _vector(aim), _vector(palm))


def carry(first: Role, second: Role) -> Pair:
    """A small child astride the hip of a grown-up, who pushes it out and leans against the weight."""
    a = _Standing(
        first,
        Pose(
            hips=(0.15, 0.95, 0),
            pelvis=(10, 0, -17),
            bend=(-10, -6, 7),
            head=(28, 6, 10),
            left_leg=Leg((0.10, 0, 0.02)),
            right_leg=Leg((0.26, 0, 0.18), toe=(0.6, 0, 1)),
        ),
        -14,
        (0, 0, 0),
    )
    sa = a.bones
    k = sa.bones.thick
    seat = sa.hips + sa.pelvis_axes @ vec(sa.bones.hip + 4.1 * k, 4.4 * k, 2.0)
    small = _Standing(
        second,
        Pose(hips=(0, 0, 0), pelvis=(0, 4, 0), bend=(14, 8, 2), head=(60, -4, 8)),
        -96,
        (float(seat[0]), float(seat[1]) - 2.0, float(seat[2])),
    )
    sc = small.bones
    neck = sa.chest + sa.chest_axes @ vec(0.5, -3.5, 7.0)
    return (
        a.acting(
            "a",
            left=_to(sc.mid + vec(5.4, -4.4, 4.8), (1, -0.9, -0.5), "flat", (-0.85, 0.45, 0.2), (-0.2, 0, -0.95)),
            # Under its seat, the shin before the wrist.
            right=_to(sc.hips + vec(-9.4, -5.9, 6.6), (-1, -0.5, 0), "rest", (0.97, 0.1, 0), (-0.1, 0.65, -0.7)),
        ),
        small.acting(
            "b",
            -1e9,
            left=_to(neck, (0.4, -1, 0.6), "rest", (-0.8, 0.55, 0.1), (-0.2, -0.1, -0.9)),
            right=_to(sa.chest + sa.chest_axes @ vec(2, 1.0, -5.4), (0.5, -1, -0.6), "grip", (-1, 0.2, 0), (0, 0, 1)),
            left_leg=_foot(sc.hips + vec(-8.2, -11.7, 10.8), (0.2, 1, 1), (0.3, -0.4, 0.8)),
            # It hangs down behind the hip, clear of the skirt.
            right_leg=_foot(sc.hips + vec(8.6, -15.5, -6.0), (0.4, 0.3, 1), (0.3, -0.6, 0.7)),
        ),
    )


def hand_in_hand(first: Role, second: Role) -> Pair:
    """Walking side by side, the small one looking up; a large hand closed round a small one."""
    a = _Standing(
        first,
        Pose(
            hips=(0.04, 0.955, 0),
            pelvis=(8, 2, -5),
            bend=(-14, 4, 10),
            head=(44, 14, 12),
            right=Arm((0.14, -0.84, 0.36), (0.4, -0.2, -1)),
            left_leg=Leg((0.08, 0.03, -0.16), toe=(0.1, -0.3, 1)),
            right_leg=Leg((0.08, 0, 0.16), toe=(0.1, 0.1, 1)),
        ),
        8,
        (-11, 0, 0),
    )
    b = _Standing(
        second,
        Pose(
            hips=(-0.02, 0.955, 0),
            pelvis=(-10, -2, 5),
            bend=(14, -6, -10),
            head=(-36, -4, -14),
            left=Arm((0.26, -0.84, 0.10), (0.5, -0.2, -0.9)),
            left_leg=Leg((0.08, 0.02, 0.36), toe=(0.1, 0.25, 1)),
            right_leg=Leg((0.08, 0.10, -0.40), toe=(0.1, -0.7, 0.7)),
        ),
        14,
        (16.4, 0, 3.0),
    )
    small, large = b.bones.bones, a.bones.bones
    # A small hand raised, its back to us: the large one passes behind it and closes its fingers over it.
    up, along = vec(-0.2, 0.95, 0.1), vec(0.95, -0.12, 0.15)
    meet = b.bones.arms["right"].shoulder + vec(-0.26, -0.18, 0.44) * small.arm
    wrist = meet - (0.26 * along + vec(0, 0, 0.11)) * large.hand
    held = _to(wrist, (0.2, -0.2, -1), FOLDED, _vector(along), (0, 0, 1))
    laid = _to(meet - 0.36 * small.hand * up, (0.3, -1, -0.3), "cup", _vector(up), (0, 0.1, -1))
    return (
        a.acting("a", left=held),
        b.acting("b", right=laid),
    )


def lift(first: Role, second: Role) -> Pair:
    """A child held up at arms' length, face to face: the arms pass under the chin, the hands under its armpits."""
    a = _Standing(
        first,
        Pose(
            hips=(0, 0.95, 0),
            pelvis=(0, -6, 0),
            bend=(0, -10, 2),
            head=(-2, -20, 4),
            left_leg=Leg((0.14, 0, 0.16)),
            right_leg=Leg((0.16, 0, -0.14), toe=(0.4, 0, 1)),
        ),
        66,
        (-9, 0, 0),
    )
    b = _Standing(
        second,
        Pose(
            hips=(0, 0, 0),
            pelvis=(0, 8, 0),
            bend=(0, -10, 4),
            head=(14, 14, 8),
            left=Arm((0.84, 0.36, -0.2), (0.2, -0.6, -0.6), "open", (0.8, 0.6, -0.2), (0, -0.4, 0.8)),
            right=Arm((0.80, 0.54, 0.1), (0.2, -0.6, -0.6), "open", (0.6, 0.8, 0.1), (0, -0.2, 0.9)),
            left_leg=Leg((0.22, -0.90, -0.16), pole=(0.2, 0.1, 1), toe=(0.3, -0.35, 1)),
            right_leg=Leg((0.26, -0.84, 0.14), pole=(0.3, 0.1, 1), toe=(0.3, -0.2, 1)),
        ),
        -58,
        (0, 0, 0),
    )
    sa = a.bones
    held = sa.chest + sa.axes @ vec(0, 0.44 * sa.bones.arm, 1.10 * sa.bones.arm)
    b = replace(b, at=_vector(held - b.bones.mid))
    sb = b.bones
    side, k = sb.half_axes[:, 0], sb.bones.thick
    under = sb.mid + sb.half_axes @ vec(0, -0.04 * sb.bones.spine, 0.5) - sa.axes @ vec(0, 0, 0.5 * sa.bones.hand)
    aim = _vector(sa.axes @ vec(0, 0.25, 1))
    # Its fingers are hidden behind the child, its thumb lies on the breast.
    far = under - side * 8.4 * k + 0.2 * sa.bones.hand * vec(*aim)
    return (
        a.acting(
            "a",
            left=_to(far, (0, -1, -0.4), "scoop", aim, _vector(side)),
            right=_to(under + side * 8.4 * k, (0, -1, 0.5), "scoop", aim, _vector(-side)),
        ),
        b.acting("b", -1e9),
    )


def whisper(first: Role, second: Role) -> Pair:
    """A secret behind a raised hand: one leans over from the waist, an arm round the other, who bends to it."""
    b = _Standing(
        second,
        Pose(
            hips=(0.06, 0.955, 0),
            pelvis=(0, 2, 6),
            bend=(8, 6, -14),
            head=(26, 4, -16),
            left=Arm((-0.24, -0.40, 0.38), (0.9, -0.7, 0), "flat", (-0.85, 0.5, 0.1), (0, 0, -1)),
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
    gap = ear - _mouth(a.bones) - vec(4.4, 0, -1.6)
    a = replace(a, at=(float(gap[0]), 0, float(gap[2])))
    mouth = _mouth(a.bones)
    return (
        a.acting(
            "a",
            left=_to(sb.on_back(-0.2, 0.6), (-0.2, -1, -1), "rest", (0.9, 0.1, 0), (0, 0, 1)),
            # Beside the mouth, its back to us: what is said goes along the palm.
            right=_to(mouth + vec(-0.2, -4.2, 4.6), (0.3, -1, 0.5), "scoop", (0.45, 0.9, 0.05), (0.5, -0.1, -0.85)),
        ),
        b.acting("b"),
    )


def _mouth(s: Skeleton) -> Space:
    return np.asarray(s.head_at + s.head_axes @ (vec(0, -0.5, 1.0) * s.bones.head), np.float64)


def quarrel(first: Role, second: Role) -> Pair:
    """One lunges and jabs a finger, the other leans back from it and stands firm, fists on hips."""
    a = _Standing(
        first,
        Pose(
            hips=(0, 0.92, 0.10),
            pelvis=(10, 14, 0),
            bend=(12, 8, -4),
            head=(0, -8, -4),
            left=Arm((0.20, -0.78, -0.42), (0.8, 0.1, -0.9), "fist", None, (-1, 0, 0)),
            left_leg=Leg((0.12, 0, -0.26), toe=(0.5, -0.3, 1)),
            right_leg=Leg((0.12, 0, 0.30)),
            crane=1.0,
        ),
        60,
        (0, 0, -1),
    )
    b = _Standing(
        second,
        Pose(
            hips=(-0.08, 0.955, -0.02),
            pelvis=(0, -6, 12),
            bend=(12, -12, -18),
            head=(-12, -8, 10),
            left=Arm((0.10, -0.62, -0.06), (1, 0.1, -0.2), "fist", (-0.5, -0.5, 0.4), (-0.6, 0, -0.8)),
            right=Arm((0.10, -0.64, -0.04), (1, 0.1, -0.2), "fist", (-0.5, -0.5, 0.4), (-0.6, 0, -0.8)),
            left_leg=Leg((0.26, 0, 0.08), toe=(0.7, 0, 1)),
            right_leg=Leg((0.10, 0, 0.0)),
        ),
        -40,
        (20, 0, 1),
    )
    s = b.bones
    # So far away that an arm nearly stretched ends a hand short of her breast.
    wrist = s.chest + vec(-9 - 0.96 * a.bones.bones.hand, -2, 6)
    gap = wrist - a.bones.arms["right"].shoulder - vec(0.66 * a.bones.bones.arm, 0, 0)
    a = replace(a, at=(float(gap[0]), 0, a.at[2]))
    hip = s.hips + s.pelvis_axes @ vec(s.bones.hip + 4.4 * s.bones.thick, 6.0 * s.bones.thick, -1.0)
    fist = _to(hip, (1, 0.1, -0.1), "fist", (-0.5, -0.75, 0.3), (-0.7, 0.1, -0.7))
    return (
        a.acting("a", right=_to(wrist, (-0.2, -1, 0.3), "point", (1, 0.15, -0.1), (0.3, -1, 0.2))),
        b.acting("b", left=fist),
    )


PAIRS: dict[str, Callable[[Role, Role], Pair]] = {
    pair.__name__: pair for pair in (embrace, dance, comfort, carry, hand_in_hand, lift, whisper, quarrel)
}
