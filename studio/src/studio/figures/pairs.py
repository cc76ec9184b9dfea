"""Two bodies that touch: each is posed, then hands are sent to places on the other's body.

Every pair stands at the origin, the first to picture left. Contacts lie a little off the skin.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from studio.figures.dress import Dress
from studio.figures.people import Actor, Head, dressed
from studio.figures.skeleton import Arm, Leg, Pose, Skeleton
from studio.figures.space import Space, Vector, vec
from studio.figures.traits import Body

Pair = tuple[Actor, Actor]


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
    """Breast to breast, arms round each other, the second's cheek on the first's shoulder."""
    a = _Standing(
        first,
        Pose(
            hips=(0, 0.96, 0.03),
            pelvis=(0, 5, 3),
            bend=(6, 14, 6),
            head=(-24, 26, -4),
            left_leg=Leg((0.1, 0, -0.06)),
            right_leg=Leg((0.12, 0, 0.06)),
        ),
        70,
        (-7.8, 0, -3.0),
    )
    b = _Standing(
        second,
        Pose(
            hips=(0, 0.965, 0.04),
            pelvis=(0, 7, -3),
            bend=(-4, 6, -6),
            head=(50, 2, 12),
            left_leg=Leg((0.06, 0, 0.02)),
            right_leg=Leg((0.08, 0, -0.06)),
        ),
        -80,
        (7.8, 0, 4.8),
    )
    sa, sb = a.bones, b.bones
    low, high = sb.on_back(0, 0.12), sa.on_back(0, 0.55)
    return (
        a.acting(
            "a",
            left=_to(low + vec(0.5, 2, -5), (0.2, -0.6, -1), "scoop", (0.25, 0.15, 1), (-1, 0, 0.2)),
            right=_to(low + vec(-2.6, 4.5, 6.2), (-0.2, -1.0, 0.3), "scoop", (0.9, 0.15, -0.35), (-0.4, 0, -0.9)),
        ),
        b.acting(
            "b",
            right=_to(high + vec(-0.5, 2, -5), (0.4, 0.2, -1), "scoop", (-0.2, 0.2, 1), (1, 0, 0.2)),
            left=_to(high + vec(3.8, 1.0, 6.4), (0.5, -1, 0.5), "scoop", (-0.85, 0.45, -0.3), (0.4, 0, -0.9)),
        ),
    )


def dance(first: Role, second: Role) -> Pair:
    """A turning dance: one hand in hand, the other on back and shoulder."""
    a = _Standing(
        first, Pose(hips=(0.02, 0.95, 0), pelvis=(0, 0, 6), bend=(-10, -10, -10), head=(-10, -6, -4)), 66, (-9.5, 0, -2)
    )
    b = _Standing(
        second, Pose(hips=(0.02, 0.96, 0), pelvis=(0, -6, -7), bend=(10, -22, 8), head=(14, -20, 10)), -74, (8.5, 0, 2)
    )
    sa, sb = a.bones, b.bones
    meet = vec(-0.5, 0.5 * (sa.chest[1] + sb.chest[1]) - 2, 22)
    return (
        a.acting(
            "a",
            right=_to(meet + vec(-3.2, -2.5, -1), (-0.4, -1, 0.6), "grip", (0.55, 0.85, 0.1), (0.9, 0, -0.2)),
            left=_to(sb.on_back(0, 0.40) + vec(0.2, 0, -4.6), (0, -0.8, -1), "scoop", (0.25, 0.1, 1), (-1, 0, 0.2)),
            left_leg=Leg((0.10, 0, 0.20)),
            right_leg=Leg((0.16, 0.0, -0.16), toe=(0.4, 0, 1)),
        ),
        b.acting(
            "b",
            left=_to(meet + vec(3.2, -2.5, 1), (0.4, -1, 0.6), "grip", (-0.45, 0.9, 0), (-0.9, 0, -0.2)),
            right=_to(sa.on_shoulder("left") + vec(2, 0, 0), (0.6, -0.6, -0.8), "rest", (-1, 0.1, 0.3), (0, -1, 0.3)),
            left_leg=Leg((0.05, 0, 0.10)),
            right_leg=Leg((0.14, 0.14, -0.30), pole=(0.4, 0, 1), toe=(0.1, -0.9, -0.3)),
        ),
    )


def comfort(first: Role, second: Role) -> Pair:
    """On the ground: an arm round a child who hides a face."""
    a = _Standing(
        first,
        Pose(
            hips=(0, 0.07, -0.1),
            pelvis=(0, -10, 0),
            bend=(10, 22, 6),
            head=(20, 12, 10),
            left_leg=Leg((0.10, 0, 0.50), pole=(0.2, 1, 0.3)),
            right_leg=Leg((0.16, 0, 0.44), pole=(0.4, 1, 0.3)),
        ),
        6,
        (-10.5, 0, 0),
    )
    b = _Standing(
        second,
        Pose(
            hips=(0, 0.08, -0.1),
            pelvis=(0, -6, 0),
            bend=(-8, 34, 10),
            head=(-16, 20, 22),
            left_leg=Leg((0.08, 0, 0.54), pole=(0.1, 1, 0.3)),
            right_leg=Leg((0.12, 0, 0.48), pole=(0.2, 1, 0.3)),
        ),
        8,
        (11.5, 0, 2),
    )
    sb = b.bones
    far = sb.arms["left"].shoulder
    return (
        a.acting(
            "a",
            left=_to(far + vec(-0.5, 0.5, -3.5), (0, -0.4, -1), "scoop", (0.85, -0.35, 0.5), (-0.2, -0.5, 0.8)),
            right=_to(sb.legs["right"].knee + vec(-5, 3.0, 3), (-1, -0.6, 0), "rest", (1, -0.1, 0.1), (0, -1, 0.1)),
        ),
        b.acting(
            "b",
            left=Arm((-0.36, -0.02, 0.46), (0.9, -0.8, 0.1), "fist", (-0.4, 0.9, 0), (-0.2, 0, -1)),
            right=Arm((-0.2, -0.36, 0.56), (0.9, -0.4, 0.1), "grip", (-1, -0.1, 0.2), (0, 0, -1)),
        ),
    )


def carry(first: Role, second: Role) -> Pair:
    """A small child on the hip of a grown-up."""
    a = _Standing(
        first,
        Pose(
            hips=(0.05, 0.965, 0),
            pelvis=(10, 0, -8),
            bend=(-8, -2, 12),
            head=(20, 6, -2),
            left_leg=Leg((0.10, 0, 0.02)),
            right_leg=Leg((0.22, 0, 0.14), toe=(0.5, 0, 1)),
        ),
        -14,
        (0, 0, 0),
    )
    sa = a.bones
    seat = sa.waist + sa.pelvis_axes @ vec(9.6, -2.0, 3.0)
    small = _Standing(
        second,
        Pose(hips=(0, 0, 0), pelvis=(0, -6, 0), bend=(20, 14, 6), head=(66, -4, -10)),
        -98,
        (float(seat[0]), float(seat[1]) - 2.0, float(seat[2])),
    )
    sc = small.bones
    hip = sa.hips
    return (
        a.acting(
            "a",
            left=_to(
                seat + vec(2.0, -3.4, 1.5) + sa.pelvis_axes @ vec(-0.5, 0, 2.5),
                (1, -0.6, -0.5),
                "scoop",
                (-0.85, 0.1, 0.55),
                (-0.2, 1, -0.3),
            ),
            right=_to(sc.mid + vec(-6.8, 1.0, 5.2), (-1, -0.5, 0), "flat", (0.9, 0.3, 0.1), (0.6, 0, -0.8)),
        ),
        small.acting(
            "b",
            -1e9,
            right=_to(
                sa.chest + sa.chest_axes @ vec(4.0, 0.6, 4.2), (0, -1, 1), "grip", (-1, 0.2, 0), (-0.2, -0.6, -0.6)
            ),
            left=_to(sa.chest + sa.chest_axes @ vec(2, -1.0, -5.4), (0.5, -1, -0.6), "grip", (-1, 0.2, 0), (0, 0, 1)),
            left_leg=_foot(hip + sa.pelvis_axes @ vec(2.0, -6, -7.5), (0.3, 0, 1), (0, -0.6, 0.6)),
            right_leg=_foot(hip + sa.pelvis_axes @ vec(2.0, -7, 9.0), (0.3, 0.3, 1), (0, -0.6, 0.6)),
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
    """A secret behind a raised hand; the other leans in."""
    a = _Standing(
        first,
        Pose(
            hips=(0.03, 0.96, 0),
            pelvis=(0, 4, 4),
            bend=(4, 8, 8),
            head=(22, 2, 0),
            right=Arm((0.05, -0.55, 0.05), (1, 0.1, -0.4), "rest", (-0.6, -0.5, 0.2), (-1, 0, 0)),
            left_leg=Leg((0.10, 0, 0.10)),
            right_leg=Leg((0.12, 0, -0.12)),
        ),
        40,
        (-12.5, 0, 0),
    )
    b = _Standing(
        second,
        Pose(
            hips=(0.02, 0.96, 0),
            pelvis=(0, 2, -4),
            bend=(6, 6, -8),
            head=(22, 4, -12),
            left=Arm((-0.44, -0.34, 0.34), (1, -0.3, 0), "flat", (-0.9, 0.4, 0), (0, 0, -1)),
            left_leg=Leg((0.12, 0, 0.02)),
            right_leg=Leg((0.10, 0, 0.08)),
        ),
        10,
        (12.5, 0, -3),
    )
    sa = a.bones
    mouth = sa.head_at + sa.head_axes @ vec(0, -0.5 * sa.bones.head, 1.0 * sa.bones.head)
    return (
        a.acting("a", left=_to(mouth + vec(1.6, -5.4, -3.0), (0.5, -1, -0.2), "flat", (0.12, 1, 0.1), (-0.7, 0, 0.7))),
        b.acting("b", right=Arm((0.14, -0.9, 0.12))),
    )


def quarrel(first: Role, second: Role) -> Pair:
    """One jabs a finger, the other throws up both hands."""
    a = _Standing(
        first,
        Pose(
            hips=(0, 0.95, 0.06),
            pelvis=(0, 10, 0),
            bend=(8, 14, 0),
            head=(0, 4, 0),
            left=Arm((0.10, -0.55, -0.36), (0.8, 0.1, -0.9), "fist", None, (-1, 0, 0)),
            left_leg=Leg((0.12, 0, 0.26)),
            right_leg=Leg((0.14, 0, -0.24), toe=(0.4, -0.1, 1)),
            crane=0.8,
        ),
        62,
        (-21, 0, -1),
    )
    b = _Standing(
        second,
        Pose(
            hips=(0, 0.95, -0.05),
            pelvis=(0, -8, 0),
            bend=(-6, -10, 4),
            head=(6, -8, 6),
            left=Arm((0.52, 0.06, 0.36), (0.8, -0.8, -0.1), "open", (0.45, 1, 0.1), (-0.2, 0, 1)),
            right=Arm((0.50, -0.10, 0.42), (0.8, -0.8, -0.1), "open", (0.45, 1, 0.1), (-0.2, 0, 1)),
            left_leg=Leg((0.14, 0, -0.10), toe=(0.4, 0, 1)),
            right_leg=Leg((0.12, 0, 0.14)),
        ),
        -58,
        (20, 0, 1),
    )
    chest = b.bones.mid + b.bones.half_axes @ vec(0, 3, 12)
    return (
        a.acting("a", right=_to(chest + vec(-6, 3, 1), (-0.3, -1, 0.3), "point", (1, 0.0, 0.1), (0, -1, 0))),
        b.acting("b"),
    )


PAIRS: dict[str, Callable[[Role, Role], Pair]] = {
    pair.__name__: pair for pair in (embrace, dance, comfort, carry, hand_in_hand, lift, whisper, quarrel)
}
