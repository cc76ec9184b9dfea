"""Attitudes by name. Written for a grown body; `skeleton` fits them to any other."""

import math

from studio.motifs.people.skeleton import Pose, Reach

FRONT = math.pi / 2

_LAP = (Reach(0.42, -0.66, -0.12), Reach(0.42, -0.68, -0.14))
_SEATED = ((0.47, 0.0, 0.13), (0.43, 0.0, 0.13))
_UP_ELBOWS = ((-0.3, -0.6, 1.0), (-0.3, -0.6, 1.0))
_OUT_ELBOWS = ((-0.4, -0.2, 1.0), (-0.4, -0.2, 1.0))
_LOW_ELBOWS = ((-0.5, -1.0, 0.3), (-0.5, -1.0, 0.3))

POSES: dict[str, Pose] = {
    "standing": Pose(
        feet=((0.07, 0.0, 0.13), (-0.05, 0.0, 0.10)), hands=(Reach(0.16, -0.92), Reach(0.02, -0.95)), sway=-0.035,
        twist=0.07, tilt=0.06,
    ),
    "waiting": Pose(hands=(Reach(0.30, -0.66, -0.2), Reach(0.30, -0.68, -0.22)), nod=0.08),
    "hands behind back": Pose(
        hands=(Reach(-0.26, -0.72, -0.2), Reach(-0.26, -0.74, -0.2)), lean=-0.04, elbows=_OUT_ELBOWS
    ),
    "hand on hip": Pose(
        hands=(Reach(0.02, -0.58, 0.02), Reach(0.1, -0.95)), elbows=((-0.4, 0.1, 1.0), (-1, -0.5, 0.3)), sway=-0.04,
        grips=("fist", "relaxed"),
    ),
    "arms crossed": Pose(hands=(Reach(0.34, -0.36, -0.5), Reach(0.34, -0.44, -0.5)), elbows=_LOW_ELBOWS, lean=-0.05),
    "hat in hands": Pose(
        hands=(Reach(0.38, -0.48, -0.2), Reach(0.38, -0.5, -0.22)), nod=0.35, lean=0.06, grips=("holding", "holding")
    ),
    "walking": Pose(
        0.94, ((0.34, 0.0, 0.06), (-0.34, 0.0, 0.06)), (Reach(-0.42, -0.78, 0.12), Reach(0.54, -0.64, 0.02)), 0.11,
        twist=-0.30, heels=(-0.26, 0.80), splay=0.12, sway=0.03, tilt=0.06, going=0.5,
    ),
    "striding": Pose(
        0.90, ((0.42, 0.0, 0.08), (-0.42, 0.0, 0.08)), (Reach(-0.5, -0.76, 0.1), Reach(0.56, -0.7, 0.08)), 0.12,
        twist=-0.36, heels=(-0.32, 0.9), splay=0.1, sway=0.03, tilt=0.05, going=0.7,
    ),
    "trudging": Pose(
        0.94, ((0.24, 0.0, 0.09), (-0.24, 0.0, 0.09)), (Reach(0.1, -0.94), Reach(0.2, -0.9)), 0.3, hunch=0.3,
        nod=0.45, heels=(0.0, 0.5), splay=0.15,
    ),
    "running": Pose(
        0.98, ((0.46, 0.20, 0.06), (-0.62, 0.30, 0.06)), (Reach(-0.26, -0.42, 0.22), Reach(0.5, -0.36, 0.0)), 0.3,
        twist=-0.42, heels=(-0.15, 1.35), splay=0.08, grips=("fist", "fist"), going=1.1,
    ),
    "seated": Pose(0.56, _SEATED, _LAP, splay=0.15),
    "seated leaning": Pose(
        0.56, _SEATED, (Reach(0.5, 0.25, 0.1, "knee"), Reach(0.5, 0.25, 0.1, "knee")), 0.42, nod=0.2,
        elbows=_LOW_ELBOWS,
    ),
    "seated asleep": Pose(0.56, ((0.56, 0.0, 0.15), (0.5, 0.0, 0.15)), _LAP, -0.12, nod=0.62, hunch=0.2, tilt=0.2),
    "seated reading": Pose(
        0.56, _SEATED, (Reach(0.44, -0.4, -0.1), Reach(0.44, -0.42, -0.1)), nod=0.4, grips=("holding", "holding")
    ),
    "seated on ground": Pose(
        0.15, ((0.52, 0.0, 0.12), (0.47, 0.0, 0.12)), (Reach(1.0, 0.1, -0.3, "knee"), Reach(1.0, 0.0, -0.3, "knee")),
        0.2, hunch=0.2,
    ),
    "kneeling": Pose(
        0.54, ((-0.42, 0.0, 0.1), (-0.42, 0.0, 0.1)), (Reach(0.42, -0.6, -0.1), Reach(0.42, -0.6, -0.1)), 0.08,
        nod=0.15, knees=(1.0, -0.4, 0.1), heels=(1.3, 1.3), splay=0.0,
    ),
    "crawling": Pose(
        0.60, ((-0.42, 0.06, 0.14), (-0.62, 0.06, 0.14)), (Reach(0.15, -0.97, 0.1), Reach(-0.05, -0.97, 0.1)), 1.25,
        nod=-0.5, knees=(1.0, -0.6, 0.1), heels=(1.45, 1.45), splay=0.0, grips=("open", "open"),
    ),
    "bending": Pose(
        0.97, ((0.10, 0.0, 0.12), (0.0, 0.0, 0.12)), (Reach(0.24, -0.9, 0.0), Reach(0.2, -0.94, 0.0)), 1.05, nod=-0.1,
        hunch=0.2,
    ),
    "lying": Pose(
        1.0, ((0.03, 0.0, 0.10), (0.0, 0.0, 0.10)), (Reach(0.10, -0.96, 0.14), Reach(0.1, -0.96, 0.14)), nod=0.12,
        tumble=(-FRONT, 0.0), splay=0.4,
    ),
    "lying face down": Pose(
        1.0, ((-0.02, 0.0, 0.10), (0.0, 0.0, 0.14)), (Reach(0.05, 0.7, 0.4), Reach(0.05, 0.5, 0.5)),
        tumble=(FRONT, 0.0), look=1.1, heels=(1.3, 1.3), elbows=_OUT_ELBOWS,
    ),
    "asleep": Pose(
        0.82, ((0.12, 0.04, 0.05), (0.28, 0.10, 0.05)), (Reach(0.75, -0.75, -0.2, "head"), Reach(0.6, -0.8, 0.7,
        "head")),
        0.12, tumble=(0.0, -FRONT), yaw=FRONT, hunch=0.15, nod=0.18, splay=0.0, heels=(0.7, 0.7), knees=(1.0, 0.1,
        0.05),
        elbows=((0.8, -1.0, -0.2), (0.8, -1.0, -0.2)),
    ),
    "leaning": Pose(
        0.94, ((-0.30, 0.0, 0.1), (-0.36, 0.0, 0.1)), (Reach(0.62, -0.2, 0.05), Reach(0.6, -0.24, 0.05)), 0.38,
        heels=(0.35, 0.4), grips=("open", "open"),
    ),
    "reaching up": Pose(
        1.07, hands=(Reach(0.28, 0.92, 0.0), Reach(0.2, -0.9)), nod=-0.45, heels=(0.45, 0.6), lean=0.04,
        grips=("open", "relaxed"), feet=((0.05, 0.0, 0.1), (-0.08, 0.0, 0.1)),
    ),
    "arms raised": Pose(hands=(Reach(0.3, 0.85, 0.35), Reach(0.34, 0.82, 0.35)), nod=-0.3, grips=("open", "open")),
    "pointing": Pose(hands=(Reach(0.97, 0.06, 0.0), Reach(0.08, -0.95)), grips=("pointing", "relaxed"), lean=0.03),
    "waving": Pose(
        hands=(Reach(0.25, 0.62, 0.3), Reach(0.05, -0.95)), grips=("open", "relaxed"), elbows=((-0.6, -0.8, 0.8),
        (-1, -0.5, 0.3))
    ),
    "listening": Pose(
        hands=(Reach(0.05, -0.25, 1.2, "head"), Reach(0.12, -0.92)), lean=0.2, tilt=0.15, grips=("cupped", "relaxed"),
        elbows=_OUT_ELBOWS,
    ),
    "shouting": Pose(
        hands=(Reach(1.25, -0.72, 0.5, "head"), Reach(1.25, -0.72, 0.5, "head")), lean=-0.06, nod=-0.2,
        feet=((0.18, 0.0, 0.12), (-0.18, 0.0, 0.12)), hip=0.96, grips=("cupped", "cupped"), elbows=_OUT_ELBOWS,
    ),
    "looking back": Pose(
        0.96, ((0.24, 0.0, 0.08), (-0.24, 0.0, 0.08)), (Reach(-0.2, -0.92), Reach(0.3, -0.88)), -0.02, twist=-0.5,
        look=2.0, heels=(0.0, 0.5), splay=0.1,
    ),
    "carrying on shoulder": Pose(
        0.96, ((0.24, 0.0, 0.08), (-0.24, 0.0, 0.08)), (Reach(0.5, -0.45, 1.0, "head"), Reach(0.3, -0.88)), 0.14,
        nod=0.12, heels=(0.0, 0.5), grips=("holding", "relaxed"), splay=0.12, elbows=((0.2, -1.0, 0.4), (-1, -0.5,
        0.3)),
    ),
    "carrying in arms": Pose(
        0.97, ((0.16, 0.0, 0.1), (-0.16, 0.0, 0.1)), (Reach(0.5, -0.44, -0.1), Reach(0.52, -0.5, -0.05)), -0.08,
        grips=("cupped", "cupped"), heels=(0.0, 0.3), elbows=_LOW_ELBOWS,
    ),
    "offering": Pose(
        hands=(Reach(0.74, -0.34, -0.1), Reach(0.74, -0.38, -0.08)), grips=("cupped", "cupped"), nod=0.12, lean=0.06,
    ),
    "holding up a lamp": Pose(
        hands=(Reach(0.6, 0.34, 0.05), Reach(0.08, -0.95)), grips=("holding", "relaxed"), nod=-0.05, elbows=_LOW_ELBOWS
    ),
    "pulling": Pose(
        0.84, ((0.46, 0.0, 0.1), (0.10, 0.0, 0.1)), (Reach(0.88, -0.2, -0.1), Reach(0.74, -0.22, -0.1)), -0.42,
        nod=0.25, heels=(-0.15, 0.0), grips=("holding", "holding"),
    ),
    "hauling": Pose(
        0.88, ((0.26, 0.0, 0.09), (-0.52, 0.0, 0.09)), (Reach(0.24, -0.22, -0.05), Reach(0.34, -0.4, -0.05)), 0.66,
        nod=0.2, heels=(0.1, 0.85), grips=("holding", "holding"), elbows=_LOW_ELBOWS, splay=0.1,
    ),
    "pushing": Pose(
        0.86, ((0.16, 0.0, 0.1), (-0.58, 0.0, 0.1)), (Reach(0.86, 0.06, 0.0), Reach(0.84, 0.02, 0.0)), 0.56, nod=0.1,
        heels=(0.1, 0.8), grips=("open", "open"), splay=0.1, elbows=_LOW_ELBOWS,
    ),
    "digging": Pose(
        0.92, ((0.20, 0.0, 0.12), (-0.22, 0.0, 0.12)), (Reach(0.62, -0.72, -0.05), Reach(0.34, -0.5, 0.0)), 0.55,
        nod=0.2,
        heels=(0.0, 0.3), grips=("holding", "holding"), elbows=_LOW_ELBOWS,
    ),
    "rowing": Pose(
        0.34, ((0.72, 0.0, 0.14), (0.68, 0.0, 0.14)), (Reach(0.80, -0.34, 0.05), Reach(0.78, -0.36, 0.05)), 0.28,
        heels=(-0.6, -0.6), grips=("holding", "holding"), knees=(0.6, 1.0, 0.2),
    ),
    "fishing": Pose(
        0.56, _SEATED, (Reach(0.58, -0.4, -0.1), Reach(0.4, -0.5, -0.1)), 0.1, nod=0.2, grips=("holding", "holding")
    ),
    "knitting": Pose(
        0.56, _SEATED, (Reach(0.42, -0.46, -0.15), Reach(0.42, -0.48, -0.15)), 0.05, nod=0.4, hunch=0.12,
        grips=("pinching", "pinching"), elbows=_OUT_ELBOWS,
    ),
    "playing fiddle": Pose(
        hands=(Reach(0.76, -0.02, -0.02), Reach(0.56, -0.26, -0.1)), nod=0.2, tilt=0.3, lean=0.04,
        grips=("holding", "pinching"), elbows=((0.3, -1.0, 0.2), (-0.2, -0.5, 1.0)),
        feet=((0.14, 0.0, 0.1), (-0.14, 0.0, 0.1)),
    ),
    "playing piano": Pose(
        0.56, _SEATED, (Reach(0.76, -0.44, 0.0), Reach(0.72, -0.46, 0.05)), 0.08, nod=0.2, grips=("cupped", "cupped")
    ),
    "dancing": Pose(
        0.97, ((0.34, 0.20, 0.1), (-0.06, 0.0, 0.06)), (Reach(0.45, 0.72, 0.2), Reach(-0.5, 0.05, 0.55)), -0.12,
        sway=0.08, nod=-0.2, heels=(0.7, 0.55), grips=("open", "open"), splay=0.35, elbows=_OUT_ELBOWS,
    ),
    "leaping": Pose(
        1.0, ((0.72, 0.26, 0.06), (-0.66, 0.22, 0.06)), (Reach(0.66, 0.5, 0.2), Reach(-0.55, 0.35, 0.3)), 0.12,
        nod=-0.15,
        heels=(0.5, 1.2), planted=False, grips=("open", "open"),
    ),
    "falling": Pose(
        0.9, ((0.42, 0.16, 0.16), (-0.2, 0.1, 0.2)), (Reach(0.62, 0.5, 0.45), Reach(-0.2, 0.7, 0.6)), -0.15,
        hunch=-0.15,
        tumble=(-2.0, 0.1), planted=False, grips=("open", "open"), nod=-0.15, elbows=_OUT_ELBOWS, heels=(0.5, 0.6),
    ),
    "floating": Pose(
        0.97, ((0.10, 0.06, 0.08), (-0.16, 0.02, 0.1)), (Reach(0.5, 0.35, 0.5), Reach(0.2, 0.5, 0.6)), -0.1, hunch=-0.2,
        tumble=(-1.25, 0.0), planted=False, nod=-0.25, heels=(0.9, 0.9), grips=("open", "open"), elbows=_UP_ELBOWS,
    ),
    "flying": Pose(
        1.0, ((0.0, 0.02, 0.06), (-0.08, 0.0, 0.06)), (Reach(0.35, 0.88, 0.2), Reach(0.25, 0.92, 0.2)), 0.0,
        hunch=-0.25,
        tumble=(1.25, 0.0), planted=False, nod=-0.55, heels=(1.2, 1.2), grips=("open", "open"),
    ),
    "head in hands": Pose(
        0.56, _SEATED, (Reach(0.72, -0.85, 0.55, "head"), Reach(0.72, -0.85, 0.55, "head")), 0.5, hunch=0.3, nod=0.5,
        grips=("cupped", "cupped"), elbows=((0.6, -1.0, 0.3), (0.6, -1.0, 0.3)),
    ),
    "embracing": Pose(
        hands=(Reach(0.55, -0.12, -0.25), Reach(0.58, -0.3, -0.25)), lean=0.1, nod=0.2, elbows=_OUT_ELBOWS,
        feet=((0.06, 0.0, 0.1), (-0.1, 0.0, 0.1)), heels=(0.0, 0.25),
    ),
}  # fmt: skip
