"""Who somebody is: age, build, features, skin and hair. Data only; every number is about 1, or 0 where it adds."""

from dataclasses import dataclass, field
from typing import Literal

import numpy as np

Eye = Literal["almond", "round", "hooded", "heavy", "narrow", "dot"]


@dataclass(frozen=True)
class Face:
    """The features of one face."""

    width: float = 1.0
    length: float = 1.0  # below the eyes
    jaw: float = 1.0  # its breadth
    chin: float = 1.0
    cheek: float = 1.0
    brow_ridge: float = 1.0
    eye: Eye = "almond"
    eye_size: float = 1.0
    eye_gap: float = 1.0
    slant: float = 0.0  # outer corners up
    nose: float = 1.0  # length
    nose_wide: float = 1.0
    nose_out: float = 1.0
    nose_up: float = 0.0  # tip turned up
    bridge: float = 0.0  # a bump on it
    lips: float = 1.0
    mouth: float = 1.0
    brow: float = 1.0  # thickness
    brow_arch: float = 0.0  # 1 a high bow … -1 a bar
    ear: float = 1.0
    freckles: float = 0.0
    lashes: float = 0.0


@dataclass(frozen=True)
class Hair:
    """How the hair is worn (`hair.STYLES`) and its colour."""

    style: str = "short"
    colour: str = "#4a3226"
    volume: float = 1.0


@dataclass(frozen=True)
class Body:
    """One person, whatever they feel, do and wear."""

    age: float = 32.0
    tall: float = 1.0
    stout: float = 0.0  # -1 thin … 0 … 1.5 fat
    feminine: float = 0.0  # 0 a man's proportions … 1 a woman's
    skin: str = "#e8b896"
    iris: str = "#3a2a22"
    hair: Hair = field(default_factory=Hair)
    beard: str = ""  # `beards.BEARDS`
    beard_colour: str = ""  # the hair's when empty
    face: Face = field(default_factory=Face)

    @property
    def child(self) -> float:
        """1 a small child … 0 grown; a baby is beyond 1."""
        return float(np.interp(self.age, (0, 1, 3, 7, 12, 17), (1.35, 1.25, 1.1, 0.9, 0.5, 0.0)))

    @property
    def old(self) -> float:
        """0 young … 1 very old."""
        return float(np.interp(self.age, (32, 45, 60, 75, 95), (0.0, 0.20, 0.48, 0.90, 1.15)))


# By age: height of the whole, radius of the head, share of the height that is leg, breadth of the shoulders, thickness.
_AGES = np.array(
    [
        (0.0, 40.0, 6.5, 0.34, 0.47, 0.66),
        (1.0, 45.0, 6.9, 0.36, 0.50, 0.68),
        (3.0, 55.0, 7.4, 0.40, 0.56, 0.70),
        (7.0, 70.0, 7.8, 0.44, 0.64, 0.72),
        (12.0, 86.0, 8.1, 0.475, 0.78, 0.78),
        (17.0, 98.0, 8.4, 0.48, 0.92, 0.88),
        (25.0, 100.0, 8.6, 0.475, 1.00, 1.00),
        (60.0, 99.0, 8.7, 0.472, 1.00, 1.02),
        (95.0, 92.0, 8.7, 0.47, 0.93, 0.92),
    ]
)


@dataclass(frozen=True)
class Bones:
    """Lengths of one body: units of which a grown person has a hundred."""

    thigh: float
    shin: float
    spine: float
    neck: float
    head: float
    upper: float
    fore: float
    hand: float
    foot: float
    shoulder: float  # half its breadth
    hip: float
    thick: float
    belly: float
    bust: float
    stoop: float

    @property
    def leg(self) -> float:
        return self.thigh + self.shin

    @property
    def arm(self) -> float:
        return self.upper + self.fore

    @property
    def ankle(self) -> float:
        """Height of the ankle above the sole."""
        return 2.2 * self.thick + 0.9


def bones_of(body: Body) -> Bones:
    """The lengths that age, height and build give."""
    height, head, leg_share, broad, thick = (float(np.interp(body.age, _AGES[:, 0], _AGES[:, k])) for k in range(1, 6))
    height *= body.tall
    grown = 1.0 - min(body.child, 1.0)
    woman = body.feminine * grown
    fat = max(body.stout, 0.0)
    leg = leg_share * height * (0.97 if fat > 0.8 else 1.0)
    trunk = height - leg - 2.0 * head * 0.98 - 3.0 * thick
    arm = 0.262 * height * (1 + 0.06 * grown)
    thick *= (1 - 0.09 * woman) * (1 + 0.17 * body.stout)
    return Bones(
        thigh=0.51 * leg,
        shin=0.49 * leg,
        spine=0.83 * trunk,
        neck=0.13 * trunk + 1.6 * grown + 0.5,
        head=head * (1 - 0.03 * woman),
        upper=0.53 * arm,
        fore=0.47 * arm,
        hand=(0.094 + 0.012 * body.child) * height * (1 - 0.07 * woman),
        foot=13.6 * thick * (1.12 if body.child > 0.5 else 1.0),
        shoulder=8.9 * broad * (1 - 0.14 * woman) * (1 + 0.10 * body.stout),
        hip=(4.5 * broad + 0.8 * woman) * (1 + 0.16 * fat),
        thick=thick,
        belly=fat + 1.2 * max(0.0, body.child - 0.9) + 0.2 * max(0.0, body.old - 0.4) * (body.stout > -0.5),
        bust=woman * (1 + 0.25 * fat),
        stoop=17.0 * max(0.0, body.old - 0.35),
    )


_TWO = Hair("bun", "#1f1a20")
PEOPLE: dict[str, Body] = {
    "baby": Body(age=0.7, skin="#f2c9ac", hair=Hair("tuft", "#a8744a"), face=Face(eye="round", nose_up=0.5)),
    "toddler": Body(
        age=2.5,
        skin="#8a5a3c",
        iris="#22150f",
        hair=Hair("puffs", "#1b1518"),
        face=Face(eye="round", lips=1.3, nose_wide=1.2),
    ),
    "girl": Body(
        age=8,
        feminine=1,
        skin="#f0c4a4",
        hair=Hair("bob", "#8a4a24", 0.75),
        face=Face(brow_arch=0.4, eye="round", nose_up=0.6, freckles=1, brow=0.8),
    ),
    "boy": Body(
        age=9,
        skin="#a8714a",
        iris="#2a1a14",
        hair=Hair("curly", "#231a1a"),
        face=Face(brow_arch=-0.3, brow=1.1, nose_wide=1.25, lips=1.25),
    ),
    "plaits": Body(
        age=10,
        feminine=1,
        skin="#d9a179",
        iris="#2b1c14",
        hair=Hair("braids", "#2a1d1c"),
        face=Face(brow_arch=0.2, brow=0.8, eye="almond", cheek=1.3, lips=1.1),
    ),
    "teen": Body(
        age=15,
        skin="#d29a70",
        stout=-0.4,
        hair=Hair("mop", "#2c2024"),
        face=Face(eye="round", brow_arch=-0.7, brow=1.25, width=0.93, length=1.04, eye_size=1.05),
    ),
    "rower": Body(
        age=19,
        feminine=1,
        skin="#e9bd9c",
        iris="#4d6a74",
        hair=Hair("ponytail", "#c99a55"),
        face=Face(brow_arch=0.3, brow=0.75, jaw=0.94, nose=1.05, nose_up=0.3, lips=1.1, lashes=0.6),
    ),
    "woman": Body(
        age=34,
        feminine=1,
        skin="#c98f66",
        hair=_TWO,
        face=Face(
            brow_arch=1.0,
            brow=0.8,
            width=0.95,
            jaw=0.86,
            eye_size=1.1,
            slant=0.5,
            lips=1.3,
            brow_ridge=0.4,
            chin=0.85,
            lashes=1,
        ),
    ),
    "redhead": Body(
        age=28,
        feminine=1,
        skin="#f3cfb6",
        iris="#3d5a48",
        hair=Hair("long", "#b4512a", 0.6),
        face=Face(
            brow_arch=0.7,
            brow=0.8,
            width=0.92,
            jaw=0.86,
            eye_size=1.1,
            nose=1.05,
            nose_out=1.05,
            lips=1.1,
            freckles=1,
            lashes=1,
        ),
    ),
    "singer": Body(
        age=31,
        feminine=1,
        stout=0.5,
        skin="#6e4530",
        iris="#20140f",
        hair=Hair("afro", "#17131a"),
        face=Face(
            eye="round",
            brow_arch=1.2,
            brow=0.85,
            width=1.0,
            cheek=1.4,
            lips=1.75,
            nose=0.88,
            nose_wide=1.4,
            nose_out=0.9,
            eye_size=1.12,
            brow_ridge=0.3,
            chin=0.9,
            lashes=1,
        ),
    ),
    "weaver": Body(
        age=38,
        feminine=1,
        skin="#7a4c34",
        iris="#20140f",
        hair=Hair("cornrows", "#17131a"),
        face=Face(
            brow_arch=0.5,
            brow=0.8,
            width=0.94,
            jaw=0.88,
            cheek=1.3,
            lips=1.6,
            nose=0.95,
            nose_wide=1.3,
            slant=0.4,
            lashes=1,
        ),
    ),
    "smith": Body(
        age=36,
        stout=0.35,
        skin="#5a3826",
        iris="#1c120e",
        hair=Hair("crop", "#15121a"),
        beard="short",
        face=Face(
            eye="heavy",
            brow_arch=-0.7,
            brow=1.3,
            jaw=1.08,
            lips=1.6,
            nose_wide=1.5,
        ),
    ),
    "clerk": Body(
        age=41,
        stout=-0.5,
        tall=1.05,
        skin="#e6b592",
        hair=Hair("parted", "#6a3f22"),
        face=Face(
            brow_arch=0.3,
            brow=0.8,
            width=0.88,
            length=1.12,
            jaw=0.9,
            nose=1.08,
            nose_out=1.12,
            bridge=0.7,
            lips=0.8,
            ear=1.15,
            chin=1.2,
            eye="hooded",
        ),
    ),
    "baker": Body(
        age=48,
        stout=1.1,
        skin="#dca07c",
        hair=Hair("receding", "#3a2a26"),
        beard="moustache",
        face=Face(
            brow_arch=0.8,
            brow=1.25,
            width=1.12,
            length=0.96,
            jaw=1.14,
            cheek=1.1,
            nose=0.85,
            nose_wide=1.35,
            eye="dot",
            chin=0.8,
        ),
    ),
    "monk": Body(
        age=44,
        skin="#e0b083",
        iris="#1d1512",
        hair=Hair("shaved", "#1b1820"),
        face=Face(
            brow_arch=-0.5,
            brow=0.6,
            eye="narrow",
            slant=0.6,
            nose=0.88,
            nose_wide=1.1,
            nose_out=0.85,
            cheek=1.3,
            brow_ridge=0.3,
        ),
    ),
    "student": Body(
        age=22,
        skin="#e0b083",
        iris="#1d1512",
        hair=Hair("short", "#1b1820"),
        face=Face(
            brow_arch=-1.0, brow=1.0, eye="narrow", slant=0.5, nose=0.9, nose_out=0.85, cheek=1.2, brow_ridge=0.3
        ),
    ),
    "dancer": Body(
        age=26,
        feminine=1,
        skin="#ecc4a0",
        iris="#1d1512",
        hair=Hair("fringe", "#16141c"),
        face=Face(
            brow_arch=-0.2,
            brow=0.65,
            eye="narrow",
            slant=0.5,
            nose=0.85,
            nose_out=0.8,
            jaw=0.86,
            lips=1.1,
            brow_ridge=0.1,
            width=0.96,
            chin=0.8,
            lashes=0.8,
        ),
    ),
    "scholar": Body(
        age=56,
        skin="#b07a52",
        iris="#22150f",
        hair=Hair("receding", "#39343a"),
        beard="full",
        face=Face(
            brow_arch=-0.3,
            brow=1.6,
            nose=1.15,
            nose_out=1.25,
            bridge=0.6,
            eye="hooded",
        ),
    ),
    "bride": Body(
        age=24,
        feminine=1,
        skin="#b67a50",
        iris="#24160f",
        hair=Hair("plait", "#1a1418"),
        face=Face(brow_arch=0.8, brow=1.3, width=0.94, jaw=0.87, eye_size=1.15, nose=1.05, lips=1.3, lashes=1),
    ),
    "rasta": Body(
        age=33,
        stout=-0.2,
        skin="#6a4129",
        iris="#20140f",
        hair=Hair("dreads", "#241a18"),
        beard="goatee",
        beard_colour="#33241f",
        face=Face(eye="heavy", brow_arch=-0.4, brow=1.1, length=1.05, nose_wide=1.3, lips=1.5),
    ),
    "sailor": Body(
        age=52,
        stout=0.4,
        skin="#cf9470",
        iris="#4a6470",
        hair=Hair("curly", "#8a8078"),
        beard="full",
        face=Face(brow_arch=-0.3, brow=1.3, nose_wide=1.2, nose_out=1.1, eye="heavy", jaw=1.15),
    ),
    "elder": Body(
        age=79,
        skin="#e2b496",
        iris="#4a5a66",
        hair=Hair("bald", "#e9e4da"),
        beard="long",
        face=Face(
            brow_arch=0.4, brow=1.0, width=0.95, length=1.05, nose_out=1.2, nose_wide=1.15, ear=1.25, eye_size=0.9
        ),
    ),
    "grandmother": Body(
        age=74,
        feminine=1,
        stout=0.3,
        skin="#e6b894",
        iris="#4a5a4a",
        hair=Hair("bun", "#d8d4cc"),
        face=Face(brow_arch=0.6, brow=0.75, nose=1.08, nose_wide=1.1, eye_size=0.95, lips=0.8, cheek=1.3),
    ),
    "matriarch": Body(
        age=82,
        feminine=1,
        skin="#7c5138",
        iris="#22150f",
        hair=Hair("afro", "#cfc9c2", 0.5),
        face=Face(brow_arch=0.5, brow=0.8, width=0.96, nose_wide=1.3, lips=1.3, cheek=1.2),
    ),
    "storyteller": Body(
        age=70,
        stout=-0.2,
        skin="#9c6a48",
        iris="#22150f",
        hair=Hair("long", "#c9c4bc"),
        beard="",
        face=Face(brow_arch=0.2, brow=0.9, nose=1.2, nose_out=1.2, bridge=0.5, cheek=1.4, eye="heavy", jaw=1.05),
    ),
}
