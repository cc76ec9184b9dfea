"""Four-legged animals: their measures, and what they do. Data only. A grown person is 100 units tall."""

from dataclasses import dataclass, field
from typing import Literal

from studio.figures.space import Vector
from studio.scene import Texture

Ring = tuple[float, float, float, float]  # along, half width, half height, set up; shares of the length


@dataclass(frozen=True)
class Breed:
    """One kind of animal."""

    spine: float  # hip joint to shoulder
    fore: Vector  # upper arm, forearm, cannon
    hind: Vector  # thigh, shin, cannon
    neck: float
    head: float
    trunk: tuple[Ring, ...]  # rump to breast, along the spine from hip to shoulder
    neck_radii: tuple[float, float, float]  # half widths from its root to the head
    skull: tuple[Ring, ...]  # nape to nose, along the head
    limb: float  # thickness
    eye: tuple[float, float, float]  # place along the head, angle up from the side, radius
    ear: tuple[float, float, float, float]  # length, half width, out, back (directions)
    tail: tuple[float, float, float] = (10.0, 1.0, 0.4)  # length, radius at its thickest, radius at the end
    coat: str = "#8a6a48"
    below: str = ""  # colour of throat and belly
    points: str = ""  # colour of muzzle and feet
    hoofed: bool = False
    mane: str = ""
    antlers: float = 0.0
    stripes: bool = False
    texture: Texture = "coat"
    shaggy: float = 0.0  # how far the fur stands off
    stand: float = 0.93  # how straight the legs are at rest


BREEDS: dict[str, Breed] = {
    "deer": Breed(
        38,
        (13, 17, 13),
        (17, 18, 17),
        23,
        15.5,
        (
            (-0.30, 0.06, 0.08, 0.00),
            (-0.22, 0.13, 0.16, 0.0),
            (0.0, 0.175, 0.215, -0.01),
            (0.28, 0.145, 0.175, -0.03),
            (0.55, 0.17, 0.20, -0.055),
            (0.85, 0.175, 0.265, -0.06),
            (1.08, 0.14, 0.22, -0.05),
            (1.20, 0.10, 0.16, 0.02),
        ),
        (4.6, 3.3, 2.7),
        (
            (-0.16, 0.13, 0.15, 0.02),
            (0.05, 0.20, 0.23, 0.02),
            (0.30, 0.19, 0.21, 0.0),
            (0.58, 0.12, 0.145, -0.05),
            (0.85, 0.105, 0.115, -0.08),
            (0.98, 0.085, 0.09, -0.08),
            (1.02, 0.03, 0.03, -0.07),
        ),
        1.0,
        (0.27, 0.35, 0.098),
        (8.0, 1.9, 0.9, -0.35),
        (6.0, 1.5, 0.8),
        "#a8703f",
        "#e6d2b0",
        "#4a3428",
        True,
        antlers=1.0,
    ),
    "horse": Breed(
        44,
        (18, 22, 15),
        (22, 22, 19),
        35,
        26,
        (
            (-0.30, 0.08, 0.12, 0.02),
            (-0.22, 0.19, 0.23, 0.02),
            (0.0, 0.235, 0.285, 0.0),
            (0.28, 0.20, 0.235, -0.04),
            (0.55, 0.23, 0.265, -0.065),
            (0.85, 0.215, 0.305, -0.045),
            (1.08, 0.17, 0.27, -0.02),
            (1.22, 0.13, 0.22, 0.06),
        ),
        (9.8, 7.0, 4.6),
        (
            (-0.14, 0.12, 0.16, 0.02),
            (0.04, 0.17, 0.22, 0.02),
            (0.28, 0.175, 0.25, -0.02),
            (0.55, 0.115, 0.155, -0.015),
            (0.82, 0.105, 0.125, -0.035),
            (0.97, 0.12, 0.135, -0.06),
            (1.04, 0.075, 0.085, -0.07),
        ),
        1.42,
        (0.26, 0.45, 0.066),
        (6.2, 1.7, 0.30, 0.0),
        (36.0, 3.8, 1.4),
        "#7a4a2e",
        "",
        "#3a2620",
        True,
        "#2a1c1a",
    ),
    "fox": Breed(
        23,
        (8, 8.5, 5.5),
        (9.5, 9.5, 8.5),
        8.5,
        12,
        (
            (-0.26, 0.07, 0.09, 0.02),
            (-0.16, 0.15, 0.17, 0.0),
            (0.05, 0.18, 0.20, -0.02),
            (0.45, 0.15, 0.165, -0.02),
            (0.85, 0.185, 0.24, -0.05),
            (1.08, 0.15, 0.22, -0.03),
            (1.22, 0.11, 0.16, 0.02),
        ),
        (3.3, 2.9, 2.6),
        (
            (-0.12, 0.18, 0.19, 0.02),
            (0.10, 0.30, 0.27, 0.0),
            (0.34, 0.29, 0.23, -0.03),
            (0.55, 0.15, 0.145, -0.07),
            (0.82, 0.085, 0.09, -0.09),
            (0.98, 0.055, 0.06, -0.09),
            (1.01, 0.02, 0.02, -0.08),
        ),
        0.62,
        (0.36, 0.42, 0.082),
        (5.6, 2.1, 0.45, -0.10),
        (25.0, 3.1, 1.0),
        "#c5622c",
        "#f1e4cc",
        "#33231f",
        shaggy=1.0,
    ),
    "cat": Breed(
        19,
        (6.2, 6.8, 4.0),
        (7.4, 7.6, 6.4),
        5.4,
        9.8,
        (
            (-0.26, 0.08, 0.10, 0.0),
            (-0.16, 0.16, 0.18, 0.0),
            (0.05, 0.19, 0.205, -0.02),
            (0.45, 0.165, 0.175, -0.02),
            (0.85, 0.185, 0.215, -0.04),
            (1.08, 0.15, 0.19, -0.02),
            (1.20, 0.12, 0.15, 0.02),
        ),
        (2.9, 2.8, 2.8),
        (
            (-0.14, 0.24, 0.24, 0.0),
            (0.10, 0.46, 0.43, 0.02),
            (0.36, 0.50, 0.44, 0.01),
            (0.54, 0.40, 0.35, -0.04),
            (0.66, 0.27, 0.24, -0.11),
            (0.76, 0.21, 0.18, -0.13),
            (0.79, 0.05, 0.05, -0.11),
        ),
        0.58,
        (0.45, 0.36, 0.12),
        (4.6, 2.5, 0.62, 0.02),
        (23.0, 1.15, 0.75),
        "#b98652",
        "#f1e7d6",
        "",
        stripes=True,
        shaggy=0.8,
    ),
    "wolf": Breed(
        36,
        (13, 14, 9),
        (15, 15, 13.5),
        14,
        18.5,
        (
            (-0.26, 0.07, 0.09, 0.02),
            (-0.16, 0.15, 0.17, 0.0),
            (0.05, 0.18, 0.20, -0.03),
            (0.45, 0.155, 0.175, -0.02),
            (0.85, 0.20, 0.265, -0.05),
            (1.08, 0.17, 0.25, -0.03),
            (1.22, 0.13, 0.19, 0.02),
        ),
        (7.6, 6.2, 4.3),
        (
            (-0.12, 0.18, 0.20, 0.02),
            (0.10, 0.28, 0.26, 0.0),
            (0.34, 0.26, 0.22, -0.02),
            (0.56, 0.170, 0.170, -0.06),
            (0.82, 0.140, 0.140, -0.08),
            (0.97, 0.115, 0.110, -0.08),
            (1.03, 0.05, 0.05, -0.06),
        ),
        1.05,
        (0.36, 0.48, 0.068),
        (6.4, 2.3, 0.40, -0.05),
        (28.0, 3.2, 1.1),
        "#76726f",
        "#d9d0c0",
        "#2f2a2c",
        shaggy=1.25,
    ),
    "bear": Breed(
        46,
        (17, 17, 9),
        (18, 17, 9),
        14,
        23,
        (
            (-0.26, 0.11, 0.13, 0.0),
            (-0.16, 0.24, 0.26, 0.0),
            (0.05, 0.29, 0.31, -0.01),
            (0.45, 0.29, 0.30, -0.03),
            (0.85, 0.28, 0.36, 0.03),
            (1.08, 0.23, 0.30, 0.02),
            (1.22, 0.18, 0.23, 0.02),
        ),
        (10.4, 9.4, 8.2),
        (
            (-0.12, 0.28, 0.28, 0.02),
            (0.10, 0.42, 0.38, 0.02),
            (0.36, 0.40, 0.35, 0.01),
            (0.50, 0.22, 0.21, -0.10),
            (0.72, 0.18, 0.16, -0.15),
            (0.86, 0.15, 0.13, -0.14),
            (0.90, 0.05, 0.05, -0.10),
        ),
        1.8,
        (0.38, 0.46, 0.056),
        (4.2, 3.0, 0.75, -0.05),
        (4.0, 1.8, 1.2),
        "#6a4a36",
        "",
        "#a5805c",
        shaggy=0.9,
        stand=0.90,
    ),
}


@dataclass(frozen=True)
class Paw:
    """Where a foot goes, seen from under its hip or shoulder, in leg lengths: out, up from the ground, forward."""

    to: Vector = (0.0, 0.0, 0.0)
    heel: float = 0.0  # degrees the cannon bone leans forward (+) or back


@dataclass(frozen=True)
class Carriage:
    """How an animal carries itself. Angles in degrees; pitch is nose down."""

    hips: Vector = (0.0, 1.0, 0.0)  # of standing height; aside and forward in spine lengths
    rump: Vector = (0.0, 0.0, 0.0)  # yaw, pitch, roll of the pelvis
    arch: Vector = (0.0, 0.0, 0.0)  # of the shoulders against the pelvis
    neck: Vector = (0.0, -38.0, 0.0)  # against the shoulders
    head: Vector = (0.0, 18.0, 0.0)  # against the level, but turned with the neck
    near_fore: Paw = field(default_factory=Paw)  # the animal's left
    off_fore: Paw = field(default_factory=Paw)
    near_hind: Paw = field(default_factory=Paw)
    off_hind: Paw = field(default_factory=Paw)
    tail: tuple[Vector, ...] = ((0, -0.2, -0.6), (0, -0.7, -0.5), (0, -1.0, -0.2))  # ways it goes, third by third
    eyes: Literal["open", "shut", "wide"] = "open"
    lying: bool = False


CARRIAGES: dict[str, Carriage] = {
    "stand": Carriage(
        near_fore=Paw((0, 0, 0.06)),
        off_fore=Paw((0, 0, -0.06)),
        near_hind=Paw((0, 0, -0.10)),
        off_hind=Paw((0, 0, 0.10)),
    ),
    "look_back": Carriage(
        arch=(20, 0, 0),
        neck=(58, -36, 0),
        head=(70, 8, 0),
        near_fore=Paw((0, 0, 0.08)),
        off_fore=Paw((0, 0, -0.08)),
        near_hind=Paw((0, 0, -0.12)),
        off_hind=Paw((0, 0, 0.10)),
        eyes="wide",
    ),
    "walk": Carriage(
        hips=(0, 0.97, 0),
        arch=(-6, 0, 0),
        neck=(0, -18, 0),
        head=(0, 24, 0),
        near_fore=Paw((0, 0, 0.42), 14),
        off_fore=Paw((0, 0.10, -0.30), -34),
        near_hind=Paw((0, 0.08, -0.34), -16),
        off_hind=Paw((0, 0, 0.34), 10),
    ),
    "trot": Carriage(
        hips=(0, 1.0, 0),
        neck=(0, -34, 0),
        head=(0, 18, 0),
        near_fore=Paw((0, 0.34, 0.36), -64),
        off_fore=Paw((0, 0.02, -0.24), -10),
        near_hind=Paw((0, 0.02, -0.30), -10),
        off_hind=Paw((0, 0.26, 0.26), -26),
        tail=((0, 0.1, -1), (0, -0.4, -1), (0, -0.7, -0.6)),
    ),
    "leap": Carriage(
        hips=(0, 1.22, 0),
        rump=(0, -22, 0),
        arch=(0, 6, 0),
        neck=(0, -10, 0),
        head=(0, 4, 0),
        near_fore=Paw((0, 0.74, 0.62), -60),
        off_fore=Paw((0, 0.60, 0.46), -84),
        near_hind=Paw((0, 0.30, -0.66), -50),
        off_hind=Paw((0, 0.18, -0.54), -40),
        tail=((0, 0.2, -1), (0, 0.3, -1), (0, 0.1, -1)),
        eyes="wide",
    ),
    "sit": Carriage(
        hips=(0, 0.24, 0),
        rump=(0, -50, 0),
        arch=(0, -6, 0),
        neck=(0, -4, 0),
        head=(24, 12, 4),
        near_fore=Paw((0, 0, 0.05)),
        off_fore=Paw((0, 0, -0.02)),
        near_hind=Paw((0.16, 0, 0.46), 74),
        off_hind=Paw((0.16, 0, 0.42), 74),
        tail=((0.4, 0, -0.6), (1, 0, 0.0), (0.4, 0, 0.9)),
    ),
    "stretch": Carriage(
        hips=(0, 0.98, 0),
        rump=(0, 26, 0),
        arch=(0, -8, 0),
        neck=(0, -40, 0),
        head=(0, -14, 0),
        near_fore=Paw((0, 0, 0.86), 58),
        off_fore=Paw((0, 0, 0.72), 58),
        near_hind=Paw((0, 0, -0.10)),
        off_hind=Paw((0, 0, 0.05)),
        tail=((0, 0.8, -0.5), (0, 1, 0), (0, 0.6, 0.7)),
        eyes="shut",
    ),
    "graze": Carriage(
        hips=(0, 1.0, 0),
        arch=(0, 6, 0),
        neck=(8, 54, 0),
        head=(6, 62, 0),
        near_fore=Paw((0, 0, 0.26)),
        off_fore=Paw((0, 0, -0.12)),
        near_hind=Paw((0, 0, -0.12)),
        off_hind=Paw((0, 0, 0.12)),
    ),
    "lie": Carriage(
        hips=(0, 0.27, 0),
        rump=(0, 0, 4),
        arch=(10, -6, 0),
        neck=(6, -26, 0),
        head=(16, 14, 0),
        near_fore=Paw((0, 0, 0.62), 82),
        off_fore=Paw((0, 0, 0.44), 82),
        near_hind=Paw((0.20, 0, 0.44), 80),
        off_hind=Paw((0.1, 0, 0.40), 80),
        tail=((0.6, 0, -0.7), (1, 0, 0), (0.5, 0, 0.8)),
        lying=True,
    ),
    "rear": Carriage(
        hips=(0, 0.84, 0),
        rump=(0, -52, 0),
        arch=(0, -10, 0),
        neck=(0, 22, 0),
        head=(0, 6, 0),
        near_fore=Paw((0, 1.35, 0.30), -70),
        off_fore=Paw((0, 1.15, 0.14), -96),
        near_hind=Paw((0.06, 0, 0.10)),
        off_hind=Paw((0.06, 0, -0.16)),
        tail=((0, 0.3, -1), (0, -0.6, -1), (0, -1, -0.3)),
        eyes="wide",
    ),
    "stalk": Carriage(
        hips=(0, 0.72, 0),
        rump=(0, 2, 0),
        arch=(0, 4, 0),
        neck=(0, 10, 0),
        head=(0, 4, 0),
        near_fore=Paw((0, 0, 0.44), 26),
        off_fore=Paw((0, 0.0, -0.10), -10),
        near_hind=Paw((0, 0, -0.22), 6),
        off_hind=Paw((0, 0, 0.20), 24),
        tail=((0, -0.3, -1), (0, -0.2, -1), (0, 0.3, -1)),
        eyes="wide",
    ),
    "snarl": Carriage(
        hips=(0, 0.92, 0),
        rump=(0, 4, 0),
        neck=(0, 0, 0),
        head=(0, 12, 0),
        near_fore=Paw((0.05, 0, 0.20), 8),
        off_fore=Paw((0.05, 0, 0.02)),
        near_hind=Paw((0, 0, -0.16)),
        off_hind=Paw((0, 0, 0.02)),
        tail=((0, 0, -1), (0, 0.2, -1), (0, 0.3, -1)),
        eyes="wide",
    ),
}
