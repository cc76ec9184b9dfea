"""The kinds of four-legged animals: proportions, colours and what makes each unmistakable."""

from dataclasses import replace
from functools import partial

from studio.colour import colour
from studio.motifs.animals import heads, trimmings
from studio.motifs.animals.heads import Coat
from studio.motifs.animals.quadruped import quadruped
from studio.motifs.animals.skeleton import Build, Tail
from studio.motifs.animals.stances import Pose, Stance, Step


def _coat(fur: str, belly: str = "cream", dark: str = "soot brown") -> Coat:
    return Coat(colour(fur), colour(belly), colour(dark))


# Hares and rodents rest on their long heels, their backs round.
_CROUCH = Stance(
    Step(-0.02, angle=0.2), Step(0.12, angle=0.2), Step(-0.4, angle=1.4), Step(-0.26, angle=1.4),
    hip=0.52, shoulder=0.72, arch=12, neck=0.15, tail=-0.2,
)  # fmt: skip
_ALERT = Stance(
    Step(-0.34, 0.7, 0.5, True), Step(-0.2, 0.76, 0.4, True), Step(-0.46, angle=1.42), Step(-0.34, angle=1.42),
    hip=0.52, slope=1.08, arch=9, neck_at=1.1, head_at=-0.05, tail=-0.3,
)  # fmt: skip
_HOPPING: dict[Pose, Stance] = {
    "standing": _CROUCH,
    "sitting": _ALERT,
    "listening": replace(_ALERT, slope=1.3, hip=0.7),
    "grazing": replace(_CROUCH, nose_down=True),
    "looking back": replace(_CROUCH, neck_at=1.5, head_at=0.0, backwards=True),
    "howling": replace(_ALERT, head_at=0.6, jaw=0.2),
}

FOX = Build(
    "fox", 45, heads.FOX, _coat("fox rust"), head_length=56, head_pitch=-0.18, length=78, neck=30, neck_angle=0.5,
    neck_widths=(44, 34, 28), fore=(20, 13, 8.5, 7), hind=(34, 21, 9, 7), foot_size=11, socks=True,
    tail=Tail(92, -0.45, (0.0, -0.1, 0.25, 0.2), (10, 22, 29, 24, 4)), upon=(trimmings.tail_tip(0.3), trimmings.brush),
)  # fmt: skip


HARE = Build(
    "hare", 28, heads.HARE, _coat("raw sienna", "hare white", "umber"), head_length=56, head_pitch=-0.12, length=70,
    shoulder=52, hip=72, neck=26, neck_angle=0.75, neck_widths=(38, 30, 26), fore=(18, 11, 8, 7),
    hind=(44, 30, 12, 9), foot_size=12, cannons=(0.26, 0.44), belly_shows=0.6,
    tail=Tail(16, 0.5, (0.0, 0.3), (12, 13, 7)), stances=_HOPPING,
)  # fmt: skip

RABBIT = replace(
    HARE, name="rabbit", height=26, head=heads.RABBIT, coat=_coat("hare white", "snow white", "winter grey"),
    length=54, shoulder=40, hip=56, head_length=52, neck=20, neck_widths=(40, 34, 30), hind=(44, 32, 13, 10),
    fore=(19, 13, 9, 8), tail=Tail(14, 0.4, (0.0, 0.3), (15, 17, 12)), belly_shows=0.0,
)  # fmt: skip

MOUSE = Build(
    "mouse", 13, heads.MOUSE, _coat("winter grey", "cream", "faded rose"), head_length=62, head_pitch=-0.12, length=62,
    shoulder=38, hip=52, neck=18, neck_angle=0.4, neck_widths=(46, 40, 34), line=1.4,
    back=((-0.2, 12), (-0.04, 32), (0.2, 38), (0.55, 36), (0.9, 30), (1.14, 14), (1.22, -6)),
    belly=((1.1, -20), (0.8, -22), (0.46, -22), (0.1, -20), (-0.16, -12), (-0.24, 0)),
    fore=(18, 12, 8, 6), hind=(38, 26, 10, 7), foot_size=10, cannons=(0.26, 0.42), belly_shows=0.5,
    tail=Tail(100, -0.2, (0.0, -0.3, 0.2, 0.4, 0.3), (6, 5, 4, 3, 1.5)), stances=_HOPPING,
)  # fmt: skip


# fox("walking"), mouse("upright", attire="coat"), rabbit("sitting", gaze="viewer")
fox = partial(quadruped, FOX)
rabbit = partial(quadruped, RABBIT)
mouse = partial(quadruped, MOUSE)
