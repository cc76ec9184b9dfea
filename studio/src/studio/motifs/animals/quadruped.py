"""Four-legged animals: a build in a stance becomes one body, with what is drawn upon it."""

import math
from dataclasses import replace
from typing import Literal

import numpy as np

from studio.colour import colour
from studio.geometry import (
    Outline,
    Placing,
    Point,
    Points,
    curve,
    intersection,
    limb,
    offset,
    place,
    points,
    signed_area,
    solid,
    union,
)
from studio.materials import fur
from studio.motifs.animals.curled import curled
from studio.motifs.animals.dress import Attire, far_sleeve, garment
from studio.motifs.animals.faces import FACES, face_anchors, face_placing, paint_face
from studio.motifs.animals.heads import PaintedHead, paint_head
from studio.motifs.animals.looks import ring
from studio.motifs.animals.skeleton import Build, Skeleton, Trimming, skeleton
from studio.motifs.animals.stances import Pose, Stance, Step
from studio.scene import FLAT, ROUND, Group, Item, Lines, Shape, Veil, Wash

Gaze = Literal["ahead", "viewer"]
Reach = tuple[()] | tuple[Point] | tuple[Point, Point]


def quadruped(
    build: Build, pose: Pose = "standing", attire: Attire = "", gaze: Gaze = "ahead", reach: Reach = ()
) -> Group:
    """The animal in a pose, standing on its origin (in mid-air: above it).

    `gaze` "viewer" turns the face of the kinds in `FACES`. `reach` moves the arms of those who stand or sit like
    people: where the near hand is, then the other, seen from the shoulder in shares of the arm's length.
    Anchors: eye, mouth, head, neck, throat, nape, back, rump, seat, tail, hand, other_hand.
    """
    if pose == "asleep" and build.foot == "paw" and build.curls:
        return curled(build)
    bones = skeleton(build, _with_arms(build.stance(pose), reach))
    head = _head(bones, gaze)
    bones = replace(bones, body=_body(bones, head))
    items = [
        *head.behind,
        *_each(build.behind, bones),
        *_hair_tail(bones),
        *_far_legs(bones),
        *far_sleeve(bones, attire),
        fur(bones.body, build.coat.fur, weight=_weight(build), form=ROUND, line=build.line),
        *_markings(bones),
        _folds(bones),
        *_arm(bones),
        *_feet(bones, ("near fore", "near hind")),
        *garment(bones, attire),
        *(_each(build.round_face, bones) if gaze == "ahead" else _each(build.mantle, bones)),
        *head.upon,
        *_each(build.upon, bones),
        *(_each(build.on_face, bones) if gaze == "ahead" else []),
    ]
    return _grounded(bones, items, _anchors(bones, gaze))


def _weight(build: Build) -> float:
    """Pale fur wants little pigment."""
    return 0.4 if build.coat.fur.lightness > 0.88 else 0.95


def _with_arms(stance: Stance, reach: Reach) -> Stance:
    """Hands put where they are wanted; the wrist follows the arm."""
    steps = [Step(x, y, math.atan2(-x, y), hung=True) for x, y in reach]
    if steps:
        stance = replace(stance, near_fore=steps[0])
    return replace(stance, far_fore=steps[1]) if len(steps) > 1 else stance


def _head(bones: Skeleton, gaze: Gaze) -> PaintedHead:
    build, stance = bones.build, bones.stance
    if gaze == "viewer":
        return paint_face(FACES[build.name], face_placing(bones.head, build.face_spread), build.coat, stance.asleep)
    return paint_head(build.head, bones.head, build.coat, stance.jaw, stance.asleep, stance.ears)


def _each(trimmings: tuple[Trimming, ...], bones: Skeleton) -> list[Item]:
    return [item for trim in trimmings for item in trim(bones)]


def _widths(bones: Skeleton, which: str) -> tuple[float, ...]:
    return bones.build.fore if "fore" in which else bones.build.hind


def _leg_rings(bones: Skeleton, which: str, slim: float = 1.0) -> list[Points]:
    """A leg with its foot. Cut at the wrist: a limb folded on itself would cross its own outline."""
    joints, widths = bones.legs[which], [slim * width for width in _widths(bones, which)]
    rings = [limb(joints[:3], widths[:3]), limb(joints[2:], widths[2:])]
    return [*rings, _paw(bones, which)] if bones.build.foot == "paw" else rings


def _body(bones: Skeleton, head: PaintedHead) -> Outline:
    build = bones.build
    trunk = curve(points(*bones.trunk(build.back + build.belly)), closed=True)
    parts = [trunk, limb(bones.neck, build.neck_widths)]
    if build.tail_hair is None:
        parts.append(limb(bones.tail, build.tail.widths))
    parts += _leg_rings(bones, "near hind") + ([] if bones.stance.near_fore.hung else _leg_rings(bones, "near fore"))
    fused = [item.outline for item in _each(build.fused, bones) if isinstance(item, Shape)]
    whole = union(*(solid(part) for part in parts), head.fused, *fused, soften=3.0)
    return tuple(part for part in whole if not -120 < signed_area(part) < 0)


def _hair_tail(bones: Skeleton) -> list[Item]:
    build = bones.build
    if build.tail_hair is None:
        return []
    role = "fur" if build.tail_hair == build.coat.fur else "mane"
    strands = [bones.tail + points((shift, 0)) * np.linspace(0.1, 1, len(bones.tail))[:, None] for shift in (-3, 0, 3)]
    return [
        fur(limb(bones.tail, build.tail.widths), build.tail_hair, role, weight=0.95, form=ROUND, line=1.3),
        Lines(tuple(curve(strand) for strand in strands), 0.8, strength=0.6),
    ]


def _paw(bones: Skeleton, which: str) -> Points:
    size = bones.build.foot_size
    lifted = _roll(bones, which)
    sole = ring(((-0.75, -0.1), (-0.6, -0.42), (-0.1, -0.62), (0.45, -0.5), (0.55, -0.12), (0.3, 0.0), (-0.5, 0.0)))
    ankle = bones.legs[which][-1]
    return place(place(sole, 0.0, 0.42, 1.0), ankle[0], ankle[1], size, lifted)


def _roll(bones: Skeleton, which: str) -> float:
    """How far a lifted foot hangs."""
    step = _step(bones.stance, which)
    return 0.0 if not (step.lift or step.hung) else 0.9 * step.angle if step.angle > 0 else 0.8 * step.angle


def _step(stance: Stance, which: str) -> Step:
    steps = {
        "near fore": stance.near_fore, "far fore": stance.far_fore,
        "near hind": stance.near_hind, "far hind": stance.far_hind,
    }  # fmt: skip
    return steps[which]


def _hoof(bones: Skeleton, which: str) -> Points:
    size = bones.build.foot_size
    ankle = bones.legs[which][-1]
    hoof = points("-0.36,-0.24 0.3,-0.24 0.4,0.42 -0.66,0.42")
    return place(hoof, ankle[0], ankle[1], size, _roll(bones, which))


def _far_legs(bones: Skeleton) -> list[Item]:
    build, both = bones.build, ("far fore", "far hind")
    rings = [part for which in both for part in _leg_rings(bones, which, 0.9)]
    tint = build.coat.dark if build.socks else build.coat.fur
    shape = Shape(
        union(*(solid(part) for part in rings), soften=1.0), build.coat.fur.darker(0.28), "far leg", 1.0,
        tint.darker(0.3), line=0.85 * build.line,
    )  # fmt: skip
    return [shape, *_feet(bones, both)]


def _feet(bones: Skeleton, which: tuple[str, str]) -> list[Item]:
    size = bones.build.foot_size
    if bones.build.foot == "hoof":
        hooves = [_hoof(bones, name) for name in which]
        return [Shape(solid(*hooves), colour("soot brown"), "hoof", 1.1, form=FLAT, modelling=0.4, line=1.1)]
    toes = []
    for name in which:
        x, y = _point(bones.legs[name][-1])
        placing = Placing(x, y, size, _roll(bones, name))
        toes += [placing([(x, 0.4), (x - 0.03, 0.2)]) for x in (-0.5, -0.28)]
    return [Lines(tuple(toes), 0.8, strength=0.7)]


def _arm(bones: Skeleton) -> list[Item]:
    """A foreleg lifted like an arm lies upon the body; its outline starts below the shoulder."""
    if not bones.stance.near_fore.hung:
        return []
    coat, joints = bones.build.coat, bones.legs["near fore"]
    whole = limb(joints[:3], bones.build.fore[:3])
    edges = whole[5:17], whole[22:39][::-1][5:17]
    paw = _leg_rings(bones, "near fore")[1:]
    return [
        fur(whole, coat.fur, weight=_weight(bones.build), form=ROUND, line=0.0),
        Shape(
            union(*(solid(part) for part in paw), soften=1),
            coat.dark if bones.build.socks else coat.fur,
            "paw",
            _weight(bones.build),
            line=1.2,
        ),
        Lines(edges, bones.build.line, strength=0.85),
    ]


def _markings(bones: Skeleton) -> list[Item]:
    build, body, items = bones.build, bones.body, list[Item]()
    if build.belly_shows:
        low = [(t, n) for t, n in build.belly if 0 <= t < 1]
        under = curve(
            points(*bones.trunk(tuple(low)), *bones.trunk(tuple((t, n + 11) for t, n in reversed(low)))), closed=True
        )
        chest = limb(bones.neck_edge(-1)[4:-3], [12, 16, 10])
        pale = intersection(union(solid(under), solid(chest)), offset(body, -0.5))
        if pale:
            items.append(Veil(pale, build.coat.belly, "belly", build.belly_shows, 2.5))
    if build.socks:
        dipped = ("near hind",) if bones.stance.near_fore.hung else ("near fore", "near hind")
        lower = [_sock(bones, which) for which in dipped] + [_paw(bones, which) for which in dipped]
        inside = intersection(union(*(solid(part) for part in lower)), body)
        items.append(Wash(inside, build.coat.dark, "socks", 0.95, 1.5))
    return items


def _sock(bones: Skeleton, which: str) -> Points:
    """From the middle of the lower leg downwards."""
    joints = bones.legs[which]
    return limb(np.vstack([0.4 * joints[1] + 0.6 * joints[2], joints[2:]]), [16, 12, 14])


def _folds(bones: Skeleton) -> Lines:
    """Haunch, elbow and throat: the inner lines that make one silhouette a body."""
    hind = limb(bones.legs["near hind"][:3], bones.build.hind[:3])
    drawn = [hind[22:39][::-1][2:12], hind[7:12]]
    if not bones.stance.near_fore.hung:
        fore = limb(bones.legs["near fore"][:3], bones.build.fore[:3])
        drawn += [fore[4:12], fore[22:39][::-1][5:10]]
    return Lines(tuple(drawn), 1.1, strength=0.65)


def _grounded(bones: Skeleton, items: list[Item], anchors: dict[str, Point]) -> Group:
    """Moved so that what touches the ground does so in the middle at the origin, and brought to size."""
    far = np.vstack([part for which in ("far fore", "far hind") for part in _leg_rings(bones, which)])
    everything = np.vstack([*bones.body, far])
    airborne, lowest = bones.stance.airborne, max(float(everything[:, 1].max()), bones.ground)
    touching = everything if airborne else everything[everything[:, 1] > lowest - 8]
    middle = float(touching[:, 0].min() + touching[:, 0].max()) / 2
    scale = bones.build.height / 100
    group = Group(tuple(items), bones.build.name).with_anchors(**anchors)
    return group.placed(-middle * scale, 0.0 if airborne else -lowest * scale, scale)


def _anchors(bones: Skeleton, gaze: Gaze) -> dict[str, Point]:
    build, head = bones.build, bones.build.head
    crown = head.ear[0] if head.ear else (-16.0, -32.0)
    throat, nape = bones.collar()
    anchors = {
        "eye": bones.on_head(*head.eye),
        "mouth": bones.on_head(*head.mouth[0]),
        "head": bones.on_head(crown[0] + 4, crown[1]),
        "neck": _point(bones.neck[1]),
        "throat": throat,
        "nape": nape,
        "back": bones.at(0.5, dict(build.back).get(0.5, 28.0)),
        "rump": bones.at(1.1, 10.0),
        "seat": bones.at(1.1, -12.0),
        "tail": _point(bones.tail[-1]),
        "hand": _point(bones.legs["near fore"][-1]),
        "other_hand": _point(bones.legs["far fore"][-1]),
    }
    if gaze == "viewer":
        anchors |= face_anchors(FACES[build.name], face_placing(bones.head, build.face_spread))
    return anchors | (build.places(bones) if build.places else {})


def _point(place_: Points) -> Point:
    return float(place_[0]), float(place_[1])
