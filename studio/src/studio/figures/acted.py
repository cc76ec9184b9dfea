"""Feelings acted out: brow, mouth, hands and spine saying one thing, by somebody in their own clothes. Data only."""

from dataclasses import dataclass

from studio.figures.dress import Dress
from studio.figures.hands import Gesture
from studio.figures.skeleton import Arm, Pose
from studio.figures.space import Vector


@dataclass(frozen=True)
class Act:
    """Who feels it, turned where, how the body takes part, and in what."""

    who: str
    facing: float
    pose: Pose
    dress: Dress


def _arm(
    to: Vector,
    gesture: str,
    aim: Vector,
    palm: Vector = (0, 0, 1),
    pole: Vector = (0.8, -0.6, -0.2),
    shrug: float = 0.0,
) -> Arm:
    return Arm(to, pole, gesture, aim, palm, shrug=shrug)


# Elbows kept to the ribs: fear, grief and care make themselves small.
CLOSE: Vector = (0.35, -1, -0.2)


def _folded_under(forward: float = 0.36, low: float = -0.52) -> Arm:
    """An arm laid across the body that carries the other one's elbow."""
    return _arm((-0.42, low, forward), "cup", (-1, 0.1, 0), (0, 0.8, -0.5), (1, -0.5, 0))


ACTED: dict[str, Act] = {
    "joy": Act(
        "girl",
        18,
        Pose(
            pelvis=(0, 0, -6),
            bend=(-6, -10, 9),
            head=(4, -6, 6),
        ),
        Dress(top="#3d6b57", collar="round", sleeve_end=0.0),
    ),
    "laughter": Act(
        "baker",
        -24,
        Pose(
            bend=(8, -18, 8),
            head=(0, -6, 4),
        ),
        Dress(top="#e4dac4", collar="shirt", sleeve_end=0.4, buttons=True),
    ),
    "tenderness": Act(
        "weaver",
        30,
        Pose(
            bend=(-6, 12, 6),
            head=(10, 4, 4),
            left=_arm((-0.42, -0.16, 0.36), "flat", (-0.9, 0.5, 0), (0, 0.1, -1), (0.8, -0.8, 0)),
            right=_arm((-0.26, -0.52, 0.36), "rest", (-1, 0.1, 0), (0, 0.2, -1), (1, -0.4, 0)),
        ),
        Dress(top="#d9a02f", trim="#8c2f39", collar="wrap", sleeve_end=0.75),
    ),
    "longing": Act(
        "redhead",
        14,
        Pose(
            bend=(12, 4, -8),
            head=(10, -4, 0),
        ),
        Dress(top="#a8472f", collar="boat", cuff=True),
    ),
    "surprise": Act(
        "student",
        -12,
        Pose(
            bend=(-6, -14, 4),
            left=_arm((0.08, -0.02, 0.46), "open", (0.3, 1, 0.1)),
            right=_arm((0.04, -0.10, 0.50), "open", (0.3, 1, 0.1)),
        ),
        Dress(top="#3f7f86", collar="shirt", cuff=True),
    ),
    "fear": Act(
        "teen",
        -32,
        Pose(
            bend=(10, 18, -6),
            head=(-8, 0, 4),
        ),
        Dress(top="#7c5a74", collar="hood"),
    ),
    "terror": Act(
        "matriarch",
        14,
        Pose(
            bend=(-6, -14, 5),
            head=(0, -2, 0),
            left=_arm((-0.11, 0.16, 0.34), "flat", (0.20, 1, -0.05), (-0.75, 0, -0.75)),
            right=_arm((-0.11, 0.16, 0.34), "flat", (0.20, 1, -0.05), (-0.75, 0, -0.75)),
        ),
        Dress(top="#c79a3a", trim="#7a3b2e", collar="v", sleeve_end=0.5, sleeve=1.2),
    ),
    "dread": Act(
        "boy",
        24,
        Pose(
            bend=(-8, 12, 4),
            head=(-4, 0, 0),
            left=_arm((-0.16, -0.20, 0.42), "fist", (-0.7, 0.7, 0), (-0.2, 0, -1), CLOSE, 0.5),
            right=_arm((-0.12, -0.24, 0.48), "grip", (-0.9, 0.5, 0), (0, 0, -1), CLOSE, 0.5),
        ),
        Dress(top="#31506e", collar="round", sleeve_end=0.9),
    ),
    "rage": Act(
        "clerk",
        24,
        Pose(
            bend=(-16, 18, 0),
            head=(4, 4, 0),
            right=_arm((0.10, -0.62, 0.30), "fist", (0, -1, 0.3), (-1, 0, 0), shrug=0.3),
            crane=1,
        ),
        Dress(top="#3d5a4a", collar="lapels", buttons=True, cuff=True),
    ),
    "grief": Act(
        "woman",
        -20,
        Pose(
            bend=(0, 30, 8),
            head=(6, 2, 8),
        ),
        Dress(top="#55506a", collar="v"),
    ),
    "sorrow": Act(
        "plaits",
        26,
        Pose(
            bend=(0, 20, -9),
            head=(0, 8, -4),
        ),
        Dress(top="#d9a02f", collar="round", sleeve_end=0.1),
    ),
    "disgust": Act(
        "dancer",
        -12,
        Pose(
            bend=(18, -12, -12),
            head=(20, 0, 4),
            right=_arm((0.20, -0.80, -0.10), "relaxed", (0.2, -1, 0), (-1, 0, 0), (1, 0, -0.6)),
        ),
        Dress(top="#b8543a", collar="v", sleeve_end=0.6, bell=0.5),
    ),
    "pride": Act(
        "rower",
        24,
        Pose(
            bend=(-6, -18, 4),
            head=(8, -4, 0),
        ),
        Dress(top="#2f5d62", collar="round", cuff=True),
    ),
    "sly": Act(
        "monk",
        26,
        Pose(
            bend=(-6, 14, -8),
            head=(-10, 4, 0),
            right=_folded_under(),
        ),
        Dress(top="#6a4f6e", trim="#d9b45a", collar="wrap", sleeve=1.25, bell=0.8),
    ),
    "sleep": Act(
        "bride",
        -26,
        Pose(
            bend=(0, 14, 12),
            head=(0, 6, 2),
        ),
        Dress(top="#e9e2d2", collar="boat", sleeve_end=0.8),
    ),
    "concentration": Act(
        "grandmother",
        -22,
        Pose(
            bend=(0, 18, 0),
        ),
        Dress(top="#3f5f86", collar="shirt", cuff=True),
    ),
    "hope": Act(
        "storyteller",
        -26,
        Pose(
            bend=(0, -10, 4),
            left=_arm((-0.27, -0.16, 0.46), "flat", (-0.06, 1, 0.2), (-1, 0, 0)),
            right=_arm((-0.27, -0.16, 0.46), "flat", (-0.06, 1, 0.2), (-1, 0, 0)),
        ),
        Dress(top="#4f7a5a", trim="#e0b050", collar="v", pattern="border"),
    ),
    "doubt": Act(
        "sailor",
        26,
        Pose(
            bend=(-8, 2, 8),
            head=(0, 0, 4),
            right=_folded_under(),
        ),
        Dress(top="#4a5570", collar="tall"),
    ),
    "song": Act(
        "singer",
        22,
        Pose(
            bend=(-6, -14, 6),
            left=_arm((0.14, -0.06, 0.58), "plead", (0.30, 0.8, 0.4), (-0.2, 0.5, 0.8)),
        ),
        Dress(top="#c79a3a", collar="boat", sleeve_end=0.3),
    ),
    "weariness": Act(
        "smith",
        -28,
        Pose(
            bend=(0, 26, 6),
            head=(0, 8, 6),
        ),
        Dress(top="#c2563a", collar="round"),
    ),
}


def _at(
    place: Vector,
    aim: Vector,
    hand: str | Gesture,
    palm: Vector = (0, 0, -1),
    pole: Vector = (0.2, -1, 0.1),
    shrug: float = 0.0,
) -> Arm:
    return Arm(pole=pole, hand=hand, aim=aim, palm=palm, at=place, world=True, shrug=shrug)


# Fingers along a cheek that leans on them; fingertips at a lip; a chin or a beard between thumb and fingers.
PROP = Gesture((6, 8, 12, 20), (10, 12, 16, 26), 7, (40, 30, 12))
AT_LIP = Gesture((26, 28, 32, 38), (40, 42, 46, 50), 4, (36, 50, 20))
AT_CHIN = Gesture((24, 34, 44, 52), (34, 44, 54, 62), 3, (40, 40, 16))
ON_COVER = Gesture((4, 4, 6, 8), (8, 8, 10, 12), 4, (40, 64, 10))
# What must meet face, heart or book exactly: wrists seen from the middle of the head, in its radii, in space's axes.
TOUCHES: dict[str, dict[str, Arm]] = {
    "joy": {
        "left": _at((1.40, -0.45, 0.5), (0.30, 0.95, 0.05), "open", (-0.1, 0, 1), (0.5, -1, 0.1), 0.7),
        "right": _at((-1.50, -0.55, 0.8), (-0.30, 0.95, 0.1), "open", (0.3, 0, 1), (-0.5, -1, 0.1), 0.7),
    },
    "longing": {"right": _at((-0.34, -2.10, 0.95), (0.82, 0.55, -0.15), "flat", (-0.1, 0.1, -1), (-0.5, -1, 0.3))},
    "fear": {
        "left": _at((-0.10, -1.42, 1.18), (-0.24, 0.97, -0.05), AT_LIP, (0.05, 0, -1), (0.5, -1, 0)),
        "right": _at((0.1, -3.15, 0.6), (0.9, 0.1, -0.3), "cup", (-0.3, 0.3, -0.9), (-0.7, -0.6, 0.2)),
    },
    "rage": {"left": _at((1.30, -0.80, 1.2), (-0.05, 1, 0.15), "fist", (-0.5, 0, -0.8), (1, -0.9, 0), 0.3)},
    "grief": {
        "left": _at((0.30, -2.12, 0.75), (-0.85, 0.5, 0.05), "flat", (-0.1, 0, -1), (0.6, -1, 0)),
        "right": _at((0.0, -3.3, 0.4), (0.9, 0.1, -0.2), "rest", (0.1, 0.3, -0.9), (-0.7, -0.6, 0.2)),
    },
    "disgust": {"left": _at((1.35, -1.40, 0.9), (0.25, 1, -0.1), "stop", (-0.1, 0, 1), (0.6, -1, 0.2))},
    "pride": {"right": _at((-0.42, -2.20, 1.0), (0.90, 0.38, -0.20), "flat", (-0.15, 0, -1), (-0.6, -1, 0.3))},
    "sly": {"left": _at((0.46, -1.74, 0.80), (-0.38, 0.92, -0.05), AT_CHIN, (-0.35, 0.1, -0.9))},
    "sleep": {"left": _at((0.44, -1.30, 0.62), (0.16, 0.97, -0.12), PROP, (-0.62, 0.25, -0.75))},
    "concentration": {
        "left": _at((1.05, -2.36, 1.3), (-0.85, 0.5, 0.1), ON_COVER, (0.0, 0, -1), (0.6, -1, 0)),
        "right": _at((-1.35, -2.36, 1.1), (0.85, 0.5, 0.2), ON_COVER, (0.2, 0, -1), (-0.6, -1, 0)),
    },
    "doubt": {"left": _at((0.34, -1.80, 1.22), (-0.45, 0.88, -0.1), AT_CHIN, (-0.3, 0.1, -0.95))},
    "song": {"right": _at((-0.40, -2.28, 1.05), (0.88, 0.42, -0.20), "flat", (-0.15, 0, -1), (-0.6, -1, 0.3))},
    "weariness": {"left": _at((0.40, -1.42, 0.72), (0.24, 0.97, -0.12), PROP, (-0.50, 0.3, -0.80))},
}
