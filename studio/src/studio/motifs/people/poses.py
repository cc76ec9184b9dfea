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
    "standing": Pose(),
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
        0.95, ((0.30, 0.0, 0.08), (-0.30, 0.0, 0.08)), (Reach(-0.36, -0.86, 0.1), Reach(0.42, -0.82, 0.08)), 0.06,
        twist=-0.15, heels=(-0.12, 0.62), splay=0.12,
    ),
    "striding": Pose(
        0.90, ((0.42, 0.0, 0.08), (-0.42, 0.0, 0.08)), (Reach(-0.5, -0.76, 0.1), Reach(0.56, -0.7, 0.08)), 0.12,
        twist=-0.2, heels=(-0.2, 0.75), splay=0.1,
    ),
    "trudging": Pose(
        0.94, ((0.24, 0.0, 0.09), (-0.24, 0.0, 0.09)), (Reach(0.1, -0.94), Reach(0.2, -0.9)), 0.3, hunch=0.3,
        nod=0.45, heels=(0.0, 0.5), splay=0.15,
    ),
    "running": Pose(
        0.98, ((0.46, 0.20, 0.06), (-0.62, 0.30, 0.06)), (Reach(-0.26, -0.42, 0.22), Reach(0.5, -0.36, 0.0)), 0.3,
        twist=-0.3, heels=(-0.15, 1.35), splay=0.08, grips=("fist", "fist"),
    ),
    "tiptoe": Pose(1.11, heels=(0.7, 0.7), hands=(Reach(0.3, -0.5, 0.3), Reach(0.32, -0.5, 0.3)), lean=0.1),
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
    "legs outstretched": Pose(
        0.15, ((0.95, 0.02, 0.12), (0.90, 0.02, 0.12)), (Reach(-0.42, -0.72, 0.2), Reach(-0.4, -0.72, 0.2)), -0.3,
        heels=(-1.2, -1.2), grips=("open", "open"),
    ),
    "legs dangling": Pose(
        0.56, ((0.42, -0.02, 0.12), (0.36, -0.08, 0.12)), (Reach(0.0, -0.76, 0.25), Reach(0.0, -0.76, 0.25)), 0.1,
        heels=(0.5, 0.4),
    ),
    "cross-legged": Pose(
        0.15, ((0.20, 0.03, -0.10), (0.26, 0.05, -0.12)), (Reach(0.2, 0.3, 0.0, "knee"), Reach(0.2, 0.3, 0.0, "knee")),
        0.08, knees=(0.55, 0.12, 1.0), splay=-0.9, heels=(0.5, 0.5),
    ),
    "kneeling": Pose(
        0.54, ((-0.42, 0.0, 0.1), (-0.42, 0.0, 0.1)), (Reach(0.42, -0.6, -0.1), Reach(0.42, -0.6, -0.1)), 0.08,
        nod=0.15, knees=(1.0, -0.4, 0.1), heels=(1.3, 1.3), splay=0.0,
    ),
    "kneeling on one knee": Pose(
        0.56, ((0.44, 0.0, 0.1), (-0.38, 0.0, 0.1)), (Reach(0.5, -0.5, 0.0), Reach(0.45, -0.6, 0.0)), 0.1,
        heels=(0.0, 1.2), splay=0.05,
    ),
    "kneeling bent": Pose(
        0.36, ((-0.36, 0.0, 0.1), (-0.36, 0.0, 0.1)), (Reach(0.62, -0.66, -0.05), Reach(0.55, -0.7, 0.0)), 0.75,
        nod=-0.1, hunch=0.15, knees=(1.0, -0.4, 0.1), heels=(1.3, 1.3), splay=0.0,
    ),
    "sitting on heels": Pose(
        0.24, ((-0.16, 0.0, 0.1), (-0.16, 0.0, 0.1)), _LAP, 0.06, knees=(1.0, 0.0, 0.2), heels=(1.4, 1.4), splay=0.0
    ),
    "crouching": Pose(
        0.34, ((0.12, 0.0, 0.14), (0.0, 0.0, 0.14)), (Reach(0.55, -0.55, 0.0), Reach(0.5, -0.6, 0.0)), 0.55, nod=-0.1,
        heels=(0.3, 0.5), knees=(1.0, 0.3, 0.25),
    ),
    "crawling": Pose(
        0.60, ((-0.42, 0.06, 0.14), (-0.62, 0.06, 0.14)), (Reach(0.15, -0.97, 0.1), Reach(-0.05, -0.97, 0.1)), 1.25,
        nod=-0.5, knees=(1.0, -0.6, 0.1), heels=(1.45, 1.45), splay=0.0, grips=("open", "open"),
    ),
    "bending": Pose(
        0.97, ((0.10, 0.0, 0.12), (0.0, 0.0, 0.12)), (Reach(0.24, -0.9, 0.0), Reach(0.2, -0.94, 0.0)), 1.05, nod=-0.1,
        hunch=0.2,
    ),
    "bowing": Pose(hands=(Reach(0.2, -0.9), Reach(0.2, -0.92)), lean=0.6, nod=0.5, hunch=0.15),
    "mourning": Pose(
        hands=(Reach(0.34, -0.56, -0.25), Reach(0.34, -0.58, -0.25)), lean=0.1, nod=0.6, hunch=0.25
    ),
    "lying": Pose(
        1.0, ((0.03, 0.0, 0.10), (0.0, 0.0, 0.10)), (Reach(0.10, -0.96, 0.14), Reach(0.1, -0.96, 0.14)), nod=0.12,
        tumble=(-FRONT, 0.0), splay=0.4,
    ),
    "lying hands folded": Pose(
        1.0, ((0.03, 0.0, 0.09), (0.0, 0.0, 0.09)), (Reach(0.26, -0.5, -0.3), Reach(0.26, -0.54, -0.3)), nod=0.12,
        tumble=(-FRONT, 0.0), splay=0.4, elbows=_OUT_ELBOWS,
    ),
    "lying face down": Pose(
        1.0, ((-0.02, 0.0, 0.10), (0.0, 0.0, 0.14)), (Reach(0.05, 0.7, 0.4), Reach(0.05, 0.5, 0.5)),
        tumble=(FRONT, 0.0), look=1.1, heels=(1.3, 1.3), elbows=_OUT_ELBOWS,
    ),
    "propped on elbow": Pose(
        0.96, ((0.22, 0.04, 0.12), (0.04, 0.0, 0.08)), (Reach(-0.1, -0.5, 0.1), Reach(0.5, 0.1, 0.12)), sway=0.5,
        tumble=(0.0, -1.5), yaw=FRONT, tilt=0.35, elbows=((0.2, -0.3, 1.0), (0.0, 1.0, 0.1)),
    ),
    "asleep": Pose(
        0.82, ((0.12, 0.04, 0.05), (0.28, 0.10, 0.05)), (Reach(0.75, -0.75, -0.2, "head"), Reach(0.6, -0.8, 0.7,
        "head")),
        0.12, tumble=(0.0, -FRONT), yaw=FRONT, hunch=0.15, nod=0.18, splay=0.0, heels=(0.7, 0.7), knees=(1.0, 0.1,
        0.05),
        elbows=((0.8, -1.0, -0.2), (0.8, -1.0, -0.2)),
    ),
    "curled up": Pose(
        0.40, ((0.22, 0.06, 0.06), (0.15, 0.0, 0.06)), (Reach(0.9, -1.2, -0.1, "head"), Reach(0.9, -1.1, 0.1, "head")),
        0.35, tumble=(-1.75, 0.0), hunch=0.6, nod=0.3, knees=(0.9, 0.6, 0.1), heels=(0.6, 0.6), splay=0.0,
    ),
    "climbing": Pose(
        0.98, ((0.22, 0.34, 0.1), (0.10, 0.0, 0.1)), (Reach(0.5, 0.62, 0.0), Reach(0.62, 0.16, 0.0)), 0.08, nod=-0.35,
        heels=(0.2, 0.35), grips=("holding", "holding"), elbows=_LOW_ELBOWS,
    ),
    "leaning": Pose(
        0.94, ((-0.30, 0.0, 0.1), (-0.36, 0.0, 0.1)), (Reach(0.62, -0.2, 0.05), Reach(0.6, -0.24, 0.05)), 0.38,
        heels=(0.35, 0.4), grips=("open", "open"),
    ),
    "leaning back": Pose(
        0.93, ((0.34, 0.0, 0.1), (0.16, 0.0, 0.1)), (Reach(0.16, -0.6, -0.15), Reach(0.16, -0.66, -0.2)), -0.22,
        nod=0.25,
    ),
    "elbows on sill": Pose(
        0.95, ((-0.2, 0.0, 0.1), (-0.28, 0.0, 0.1)), (Reach(0.5, -1.1, 0.2, "head"), Reach(0.5, -1.1, 0.2, "head")),
        0.42,
        elbows=((0.6, -1.0, 0.2), (0.6, -1.0, 0.2)), heels=(0.2, 0.3),
    ),
    "reaching up": Pose(
        1.07, hands=(Reach(0.28, 0.92, 0.0), Reach(0.2, -0.9)), nod=-0.45, heels=(0.45, 0.6), lean=0.04,
        grips=("open", "relaxed"), feet=((0.05, 0.0, 0.1), (-0.08, 0.0, 0.1)),
    ),
    "arms raised": Pose(hands=(Reach(0.3, 0.85, 0.35), Reach(0.34, 0.82, 0.35)), nod=-0.3, grips=("open", "open")),
    "arms wide": Pose(hands=(Reach(0.2, 0.1, 0.95), Reach(0.2, 0.1, 0.95)), grips=("open", "open"), elbows=_UP_ELBOWS),
    "reaching out": Pose(
        hands=(Reach(0.93, -0.1, 0.0), Reach(0.1, -0.94)), lean=0.16, grips=("open", "relaxed"),
        feet=((0.16, 0.0, 0.1), (-0.16, 0.0, 0.1)), heels=(0.0, 0.25), hip=0.97,
    ),
    "pointing": Pose(hands=(Reach(0.97, 0.06, 0.0), Reach(0.08, -0.95)), grips=("pointing", "relaxed"), lean=0.03),
    "waving": Pose(
        hands=(Reach(0.25, 0.62, 0.3), Reach(0.05, -0.95)), grips=("open", "relaxed"), elbows=((-0.6, -0.8, 0.8),
        (-1, -0.5, 0.3))
    ),
    "saluting": Pose(
        hands=(Reach(0.75, 0.75, 0.9, "head"), Reach(0.03, -0.96)), elbows=_OUT_ELBOWS, grips=("open", "relaxed")
    ),
    "hushing": Pose(
        hands=(Reach(1.15, -0.85, -0.1, "head"), Reach(0.1, -0.94)), grips=("pointing", "relaxed"), elbows=_LOW_ELBOWS,
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
    "carrying on back": Pose(
        0.93, ((0.26, 0.0, 0.09), (-0.24, 0.0, 0.09)), (Reach(0.18, -0.3, 0.0), Reach(0.2, -0.32, 0.0)), 0.55, nod=0.05,
        heels=(0.0, 0.5), grips=("holding", "holding"), elbows=_LOW_ELBOWS, hunch=0.15, splay=0.12,
    ),
    "carrying a bucket": Pose(
        0.96, ((0.22, 0.0, 0.09), (-0.22, 0.0, 0.09)), (Reach(0.05, -0.99, 0.12), Reach(0.25, -0.6, 0.5)), 0.05,
        sway=-0.14, heels=(0.0, 0.45), grips=("holding", "open"),
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
    "rowing back": Pose(
        0.34, ((0.78, 0.0, 0.14), (0.74, 0.0, 0.14)), (Reach(0.42, -0.4, 0.0), Reach(0.4, -0.42, 0.0)), -0.34,
        heels=(-0.6, -0.6), grips=("holding", "holding"), knees=(0.6, 1.0, 0.2),
    ),
    "fishing": Pose(
        0.56, _SEATED, (Reach(0.58, -0.4, -0.1), Reach(0.4, -0.5, -0.1)), 0.1, nod=0.2, grips=("holding", "holding")
    ),
    "sewing": Pose(
        0.56, _SEATED, (Reach(0.52, -0.34, -0.1), Reach(0.38, -0.52, -0.2)), 0.14, nod=0.45, hunch=0.15,
        grips=("pinching", "holding"), elbows=_LOW_ELBOWS,
    ),
    "knitting": Pose(
        0.56, _SEATED, (Reach(0.42, -0.46, -0.15), Reach(0.42, -0.48, -0.15)), 0.05, nod=0.4, hunch=0.12,
        grips=("pinching", "pinching"), elbows=_OUT_ELBOWS,
    ),
    "writing": Pose(
        0.56, _SEATED, (Reach(0.62, -0.5, -0.1), Reach(0.5, -0.55, 0.0)), 0.32, nod=0.3, hunch=0.15,
        grips=("pinching", "open"), elbows=_OUT_ELBOWS,
    ),
    "playing fiddle": Pose(
        hands=(Reach(0.76, -0.02, -0.02), Reach(0.56, -0.26, -0.1)), nod=0.2, tilt=0.3, lean=0.04,
        grips=("holding", "pinching"), elbows=((0.3, -1.0, 0.2), (-0.2, -0.5, 1.0)),
        feet=((0.14, 0.0, 0.1), (-0.14, 0.0, 0.1)),
    ),
    "playing flute": Pose(
        hands=(Reach(1.5, -0.75, 0.45, "head"), Reach(2.1, -0.95, 0.5, "head")), nod=0.12, grips=("pinching",
        "pinching"),
        elbows=_LOW_ELBOWS,
    ),
    "playing cello": Pose(
        0.56, ((0.40, 0.0, 0.26), (0.40, 0.0, 0.26)), (Reach(0.42, 0.12, -0.1), Reach(0.6, -0.66, 0.1)), 0.1, nod=0.25,
        knees=(1.0, 0, 0.6), grips=("holding", "pinching"), elbows=_OUT_ELBOWS,
    ),
    "playing piano": Pose(
        0.56, _SEATED, (Reach(0.76, -0.44, 0.0), Reach(0.72, -0.46, 0.05)), 0.08, nod=0.2, grips=("cupped", "cupped")
    ),
    "playing accordion": Pose(
        hands=(Reach(0.36, -0.44, 0.35), Reach(0.36, -0.44, 0.35)), nod=0.15, lean=-0.06, grips=("holding", "holding"),
        feet=((0.16, 0.0, 0.12), (-0.12, 0.0, 0.12)), elbows=_OUT_ELBOWS,
    ),
    "drumming": Pose(
        0.96, ((0.2, 0.0, 0.1), (-0.2, 0.0, 0.1)), (Reach(0.56, -0.36, 0.0), Reach(0.58, -0.56, 0.0)), -0.04,
        heels=(0.0, 0.4), grips=("holding", "holding"),
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
    "hanging": Pose(
        1.0, ((0.06, 0.0, 0.06), (-0.08, 0.03, 0.06)), (Reach(0.12, 0.99, -0.1), Reach(0.08, 0.99, -0.1)),
        planted=False,
        heels=(0.9, 0.8), grips=("holding", "holding"), nod=-0.3,
    ),
    "hands over eyes": Pose(
        hands=(Reach(1.02, -0.42, 0.42, "head"), Reach(1.02, -0.42, 0.42, "head")), nod=0.28, lean=0.05, hunch=0.1,
        grips=("cupped", "cupped"), elbows=((0.5, -1.0, 0.3), (0.5, -1.0, 0.3)),
    ),
    "head in hands": Pose(
        0.56, _SEATED, (Reach(0.72, -0.85, 0.55, "head"), Reach(0.72, -0.85, 0.55, "head")), 0.5, hunch=0.3, nod=0.5,
        grips=("cupped", "cupped"), elbows=((0.6, -1.0, 0.3), (0.6, -1.0, 0.3)),
    ),
    "pleading": Pose(
        0.54, ((-0.42, 0.0, 0.1), (-0.42, 0.0, 0.1)), (Reach(0.62, -0.1, -0.28), Reach(0.62, -0.12, -0.28)), 0.05,
        nod=-0.3,
        knees=(1.0, -0.4, 0.1), heels=(1.3, 1.3), grips=("open", "open"), elbows=_LOW_ELBOWS, splay=0.0,
    ),
    "peeping": Pose(
        0.80, ((0.14, 0.0, 0.12), (-0.14, 0.0, 0.12)), (Reach(0.2, -0.6, 0.05), Reach(0.2, -0.62, 0.05)), 0.72,
        nod=-0.1,
        heels=(0.0, 0.3), elbows=_LOW_ELBOWS, grips=("cupped", "cupped"),
    ),
    "embracing": Pose(
        hands=(Reach(0.55, -0.12, -0.25), Reach(0.58, -0.3, -0.25)), lean=0.1, nod=0.2, elbows=_OUT_ELBOWS,
        feet=((0.06, 0.0, 0.1), (-0.1, 0.0, 0.1)), heels=(0.0, 0.25),
    ),
}  # fmt: skip
