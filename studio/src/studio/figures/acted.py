"""Feelings acted out: brow, mouth, hands and spine saying one thing. Data only."""

from studio.figures.skeleton import Arm, Pose
from studio.figures.space import Vector


def _arm(to: Vector, gesture: str, aim: Vector, palm: Vector = (0, 0, 1), pole: Vector = (0.8, -0.6, -0.2)) -> Arm:
    return Arm(to, pole, gesture, aim, palm)


# Feeling is brow, mouth, hands and spine saying one thing: who, facing, pose.
ACTED: dict[str, tuple[str, float, Pose]] = {
    "joy": (
        "girl",
        18,
        Pose(
            bend=(0, -6, 4),
            head=(4, -4, 6),
            left=_arm((0.34, 0.12, 0.40), "open", (0.15, 0.9, 0.2)),
            right=_arm((0.34, 0.06, 0.40), "open", (0.15, 0.9, 0.2)),
        ),
    ),
    "laughter": (
        "baker",
        -24,
        Pose(
            bend=(0, -14, 6),
            head=(0, -6, 4),
            left=_arm((-0.34, -0.52, 0.46), "rest", (-1, 0.1, 0), (0, 0, -1), (1, -0.3, 0)),
            right=_arm((-0.30, -0.58, 0.48), "rest", (-1, 0.1, 0), (0, 0, -1), (1, -0.3, 0)),
        ),
    ),
    "tenderness": (
        "weaver",
        30,
        Pose(
            bend=(0, 8, 4),
            head=(10, 4, 4),
            left=_arm((-0.42, -0.16, 0.36), "flat", (-0.9, 0.5, 0), (0, 0.1, -1), (0.8, -0.8, 0)),
        ),
    ),
    "longing": (
        "redhead",
        20,
        Pose(
            bend=(0, -2, 0),
            head=(6, -4, 0),
            left=_arm((-0.46, -0.16, 0.36), "flat", (-0.8, 0.6, 0), (0, 0, -1)),
            right=_arm((-0.2, -0.34, 0.5), "rest", (-0.9, 0.5, 0.1), (0, 0, -1)),
        ),
    ),
    "surprise": (
        "student",
        -12,
        Pose(
            bend=(0, -10, 0),
            left=_arm((0.06, 0.0, 0.55), "open", (0.2, 1, 0.1)),
            right=_arm((0.08, -0.06, 0.55), "open", (0.2, 1, 0.1)),
        ),
    ),
    "fear": (
        "teen",
        -32,
        Pose(
            bend=(10, 14, -4),
            head=(-8, 0, 4),
            left=_arm((-0.30, -0.02, 0.42), "claw", (-0.3, 1, 0.2), (-0.2, 0, -1)),
            right=_arm((-0.20, -0.10, 0.42), "claw", (-0.4, 1, 0.1), (-0.2, 0, -1)),
        ),
    ),
    "terror": (
        "matriarch",
        14,
        Pose(
            bend=(-6, -12, 4),
            head=(0, -2, 0),
            left=_arm((-0.06, 0.32, 0.30), "claw", (0.0, 1, 0.0), (-1, 0, 0.1)),
            right=_arm((-0.06, 0.30, 0.32), "claw", (0.0, 1, 0.0), (-1, 0, 0.1)),
        ),
    ),
    "dread": (
        "boy",
        24,
        Pose(
            bend=(-8, 6, 4),
            head=(-4, 0, 0),
            left=_arm((-0.34, -0.10, 0.34), "fist", (-0.5, 0.8, 0), (-0.2, 0, -1)),
            right=_arm((-0.26, -0.24, 0.36), "grip", (-0.9, 0.5, 0), (0, 0, -1)),
        ),
    ),
    "rage": (
        "clerk",
        24,
        Pose(
            bend=(-16, 16, 0),
            head=(4, 4, 0),
            left=_arm((0.06, 0.20, 0.50), "fist", (-0.1, 1, 0.2), (-0.6, 0, -0.6)),
            right=_arm((0.10, -0.62, 0.30), "fist", (0, -1, 0.3), (-1, 0, 0)),
            crane=1,
        ),
    ),
    "grief": (
        "woman",
        -30,
        Pose(
            bend=(0, 22, 6),
            head=(4, 10, 8),
            left=_arm((-0.30, -0.06, 0.46), "fist", (-0.35, 0.9, 0.0), (-0.5, 0, -0.9)),
            right=_arm((-0.42, -0.24, 0.34), "fist", (-1, 0.3, 0), (0, 0, -1)),
        ),
    ),
    "sorrow": (
        "plaits",
        26,
        Pose(
            bend=(0, 14, -6),
            head=(0, 6, -4),
            left=_arm((-0.2, -0.5, 0.4), "rest", (-0.9, -0.2, 0.1), (0, 0, -1)),
            right=_arm((-0.2, -0.52, 0.42), "rest", (-0.9, -0.2, 0.1), (0, 0, -1)),
        ),
    ),
    "disgust": (
        "dancer",
        -18,
        Pose(bend=(10, -8, -8), head=(20, 0, 4), left=_arm((0.30, -0.22, 0.62), "stop", (0.25, 1, -0.1), (0, 0, 1))),
    ),
    "pride": (
        "smith",
        28,
        Pose(
            bend=(0, -12, 0),
            head=(8, -4, 0),
            left=_arm((-0.50, -0.34, 0.34), "rest", (-1, 0.0, 0), (0, 0.1, -1), (1, -0.3, 0)),
            right=_arm((-0.50, -0.44, 0.30), "rest", (-1, 0.1, 0), (0, 0, -1), (1, -0.3, 0)),
        ),
    ),
    "sly": (
        "scholar",
        26,
        Pose(
            bend=(0, 8, -4),
            head=(-10, 4, 0),
            left=_arm((-0.26, -0.14, 0.46), "pinch", (-0.5, 0.9, 0.1), (0.2, 0, -1)),
            right=_arm((-0.2, -0.42, 0.44), "rest", (-1, 0.2, 0), (0, 0, -1)),
        ),
    ),
    "sleep": (
        "toddler",
        12,
        Pose(
            bend=(0, 10, 10),
            head=(6, 6, 8),
            left=_arm((-0.10, 0.02, 0.44), "flat", (-0.5, 0.8, -0.1), (-0.5, 0.5, -0.2)),
            right=_arm((-0.60, -0.04, 0.46), "flat", (-0.8, 0.6, 0), (0.0, 0.6, -0.6)),
        ),
    ),
    "concentration": (
        "grandmother",
        -22,
        Pose(
            bend=(0, 18, 0),
            left=_arm((-0.10, -0.14, 0.52), "pinch", (-0.7, 0.6, 0.2), (-0.5, -0.2, -0.6)),
            right=_arm((-0.12, -0.34, 0.52), "pinch", (-0.8, 0.3, 0.2), (-0.2, 0.4, -1)),
        ),
    ),
    "hope": (
        "storyteller",
        -26,
        Pose(
            bend=(0, -6, 0),
            left=_arm((-0.27, -0.16, 0.46), "flat", (-0.06, 1, 0.2), (-1, 0, 0)),
            right=_arm((-0.27, -0.16, 0.46), "flat", (-0.06, 1, 0.2), (-1, 0, 0)),
        ),
    ),
    "doubt": (
        "sailor",
        26,
        Pose(
            bend=(0, 0, 6),
            head=(0, 0, 4),
            left=_arm((-0.14, -0.02, 0.40), "cup", (-0.4, 0.9, 0), (0, 0.1, -1)),
            right=_arm((-0.46, -0.40, 0.30), "rest", (-1, 0.1, 0), (0, 0, -1), (1, -0.3, 0)),
        ),
    ),
    "song": (
        "singer",
        22,
        Pose(
            bend=(0, -10, 0),
            left=_arm((0.14, -0.10, 0.60), "plead", (0.30, 0.85, 0.4), (-0.2, 0.4, 0.8)),
            right=_arm((-0.40, -0.22, 0.40), "flat", (-0.9, 0.4, 0), (0, 0, -1)),
        ),
    ),
    "weariness": (
        "rasta",
        -28,
        Pose(
            bend=(0, 16, 4),
            head=(0, 4, 4),
            left=_arm((-0.20, 0.04, 0.40), "flat", (-0.5, 0.9, 0), (-0.5, 0.1, -0.9)),
            right=_arm((0.1, -0.9, 0.1), "relaxed", (0, -1, 0), (-1, 0, 0)),
        ),
    ),
}
