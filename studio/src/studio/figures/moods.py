"""Feelings: what brows, lids and mouth do, and how the head is carried. Data only."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Mood:
    """Units of the head's radius; 0 is a face at rest."""

    brow: float = 0.0  # both raised
    brow_in: float = 0.0  # inner ends raised (grief) or lowered (rage)
    brow_out: float = 0.0
    brow_skew: float = 0.0  # one higher than the other
    lid: float = 0.85  # 0 shut … 1.4 staring
    low_lid: float = 0.0  # lower lid pushed up by the cheek
    shut: Literal["", "down", "up", "tight"] = ""  # asleep, laughing, screwed up
    gaze: tuple[float, float] = (0.0, 0.0)  # to their left (picture right), up
    pupil: float = 1.0
    smile: float = 0.0  # corners up (+) or down (-)
    wide: float = 1.0
    open: float = 0.0
    teeth: float = 0.0
    teeth_low: float = 0.0
    skew: float = 0.0  # one corner only
    lip: float = 0.0  # upper lip curled
    square: float = 0.0  # mouth drawn back to a trapezium: rage, wailing
    blush: float = 0.3
    wrinkle: float = 0.0  # between the brows, beside the nose
    tears: float = 0.0
    tilt: tuple[float, float, float] = (0.0, 0.0, 0.0)  # yaw, pitch, roll added to the head


MOODS: dict[str, Mood] = {
    "calm": Mood(smile=0.03),
    "joy": Mood(
        brow=0.10, lid=0.85, low_lid=0.32, smile=0.17, wide=1.2, open=0.20, teeth=0.8, blush=0.6, tilt=(0, -8, 5)
    ),
    "laughter": Mood(brow=0.13, shut="up", smile=0.20, wide=1.28, open=0.44, teeth=1.0, blush=0.75, tilt=(0, -20, 9)),
    "tenderness": Mood(
        brow=0.05,
        brow_in=0.09,
        lid=0.50,
        low_lid=0.15,
        smile=0.11,
        wide=0.9,
        blush=0.65,
        gaze=(0.1, -0.4),
        tilt=(0, 12, 14),
    ),
    "longing": Mood(
        brow=0.06,
        brow_in=0.17,
        brow_out=-0.03,
        lid=0.95,
        gaze=(0.4, 0.6),
        smile=-0.05,
        wide=0.72,
        open=0.06,
        blush=0.4,
        tilt=(8, -14, -9),
    ),
    "surprise": Mood(brow=0.20, brow_in=0.05, lid=1.35, wide=0.50, open=0.30, pupil=0.85, tilt=(0, -6, 0)),
    "fear": Mood(
        brow=0.15,
        brow_in=0.17,
        brow_out=-0.06,
        lid=1.3,
        gaze=(-0.6, 0.1),
        pupil=0.68,
        smile=-0.12,
        wide=1.0,
        open=0.10,
        teeth=0.8,
        teeth_low=0.7,
        square=0.5,
        wrinkle=0.5,
        blush=0.0,
        tilt=(6, 6, -5),
    ),
    "dread": Mood(
        brow=0.10,
        brow_in=0.20,
        brow_out=-0.08,
        lid=1.15,
        gaze=(0.55, 0.3),
        pupil=0.6,
        smile=-0.10,
        wide=0.66,
        wrinkle=0.4,
        blush=0.0,
        tilt=(-10, 10, 4),
    ),
    "terror": Mood(
        brow=0.27,
        brow_in=0.16,
        lid=1.5,
        pupil=0.5,
        smile=-0.14,
        wide=0.80,
        open=0.60,
        teeth=0.5,
        square=0.3,
        wrinkle=0.6,
        blush=0.0,
        tilt=(0, -10, 6),
    ),
    "rage": Mood(
        brow=-0.08,
        brow_in=-0.20,
        brow_out=0.17,
        lid=0.85,
        low_lid=0.25,
        pupil=0.72,
        smile=-0.13,
        wide=1.15,
        open=0.34,
        teeth=0.9,
        teeth_low=0.5,
        square=0.9,
        lip=0.05,
        wrinkle=1.0,
        blush=0.9,
        tilt=(0, 8, 0),
    ),
    "grief": Mood(
        brow_in=0.23,
        brow_out=-0.10,
        shut="tight",
        smile=-0.17,
        wide=0.82,
        open=0.14,
        square=0.3,
        wrinkle=0.7,
        tears=1.0,
        blush=0.5,
        tilt=(0, 18, 9),
    ),
    "sorrow": Mood(
        brow=0.02,
        brow_in=0.20,
        brow_out=-0.10,
        lid=0.55,
        gaze=(-0.2, -0.6),
        smile=-0.11,
        wide=0.72,
        blush=0.35,
        tears=0.4,
        tilt=(0, 16, -12),
    ),
    "disgust": Mood(
        brow=-0.05,
        brow_in=-0.12,
        brow_skew=0.08,
        lid=0.48,
        low_lid=0.35,
        gaze=(-0.5, -0.2),
        smile=-0.12,
        skew=-0.10,
        wide=0.9,
        lip=0.09,
        wrinkle=1.0,
        blush=0.1,
        tilt=(18, -8, 8),
    ),
    "pride": Mood(
        brow=0.15,
        brow_out=0.04,
        lid=0.6,
        low_lid=0.3,
        gaze=(0.1, -0.3),
        smile=0.15,
        wide=1.05,
        blush=0.6,
        tilt=(0, -20, -6),
    ),
    "sly": Mood(
        brow_in=-0.09,
        brow_skew=0.20,
        lid=0.52,
        low_lid=0.3,
        gaze=(0.9, 0.0),
        smile=0.09,
        skew=0.16,
        wide=1.12,
        blush=0.3,
        tilt=(-14, 8, -6),
    ),
    "sleep": Mood(brow=0.07, brow_in=0.07, shut="down", wide=0.7, open=0.05, blush=0.55, tilt=(0, 20, 22)),
    "concentration": Mood(
        brow=-0.03,
        brow_in=-0.06,
        brow_out=0.03,
        lid=0.42,
        low_lid=0.05,
        gaze=(-0.15, -1.7),
        smile=-0.02,
        skew=0.05,
        wide=0.66,
        wrinkle=0.35,
        blush=0.2,
        tilt=(0, 16, -6),
    ),
    "hope": Mood(
        brow=0.13,
        brow_in=0.10,
        lid=1.1,
        gaze=(0.0, 0.55),
        smile=0.10,
        wide=0.9,
        open=0.08,
        teeth=0.6,
        blush=0.55,
        tilt=(0, -10, -4),
    ),
    "amused": Mood(
        brow=0.10, brow_skew=0.09, lid=0.68, low_lid=0.32, smile=0.14, skew=0.05, wide=1.05, blush=0.7, tilt=(0, 0, 6)
    ),
    "awe": Mood(
        brow=0.21, brow_in=0.06, lid=1.2, gaze=(0.0, 0.5), smile=0.03, wide=0.58, open=0.20, blush=0.4, tilt=(0, -16, 0)
    ),
    "doubt": Mood(
        brow=0.02,
        brow_in=-0.05,
        brow_skew=0.20,
        lid=0.72,
        gaze=(0.3, 0.25),
        smile=-0.07,
        skew=0.08,
        wide=0.8,
        wrinkle=0.2,
        tilt=(6, 2, 10),
    ),
    "weariness": Mood(
        brow=-0.02,
        brow_in=0.12,
        brow_out=-0.10,
        lid=0.36,
        gaze=(0, -0.4),
        smile=-0.09,
        wide=0.8,
        blush=0.1,
        tilt=(0, 12, 8),
    ),
    "kiss": Mood(brow=0.06, shut="down", wide=0.36, open=0.035, blush=0.8, tilt=(0, 2, 8)),
    "song": Mood(brow=0.09, brow_in=0.12, shut="down", wide=0.62, open=0.40, blush=0.5, tilt=(0, -14, -8)),
    "spite": Mood(
        brow=-0.06,
        brow_in=-0.16,
        brow_out=0.12,
        lid=0.55,
        low_lid=0.25,
        gaze=(-0.4, 0),
        smile=0.08,
        skew=0.10,
        wide=1.05,
        wrinkle=0.7,
        blush=0.2,
        tilt=(0, 14, 4),
    ),
}
