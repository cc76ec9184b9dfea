"""Large faces: the figure's own head and shoulders, drawn with everything a close-up needs."""

import math
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from studio.colour import Colour, colour
from studio.geometry import Outline, Points, curve, difference, ellipse, intersection, offset, rectangle, solid
from studio.motifs.people.clothes import OUTFITS, Garment, OutfitName, body_garment, neck_girth
from studio.motifs.people.faces import (
    EXPRESSIONS,
    EYE,
    Expression,
    Mood,
    eye_level,
    fine_lids,
    furrows,
    lip_lines,
    nose_lines,
    on_face,
)
from studio.motifs.people.hats import Hat, hat_items
from studio.motifs.people.heads import (
    HIDES_EARS,
    Beard,
    Hair,
    Head,
    Nose,
    bare_head,
    beard_items,
    ears,
    face_turn,
    faces_us,
    hair_items,
    nose_balls,
)
from studio.motifs.people.poses import POSES
from studio.motifs.people.skeleton import Age, Build, Proportions, Skeleton, Wish, assembled, proportions
from studio.motifs.people.turning import Space, View, merged, tube
from studio.scene import Dots, Group, Item, Lines, Shape, Wash

SKIN = colour("skin")
HEAD = 36.0  # radius of a portrait's head


def portrait(
    turn: float = 0.75,
    age: Age = "adult",
    build: Build = "medium",
    outfit: OutfitName = "coat",
    hair: Hair = "short",
    hat: Hat = "",
    beard: Beard = "",
    mood: Mood = "calm",
    nose: Nose = "straight",
    nod: float = 0.0,
    tilt: float = 0.0,
    gaze: tuple[float, float] | None = None,
    bust: bool = True,
) -> Group:
    """Head and shoulders, 145 units tall over the origin; `turn` 0 is the profile to the left, π/2 the front.

    Without `bust` there is only the head on its neck, 92 units. `gaze` (to its left, up; -1 … 1) overrides the mood's.
    Anchors: eye, other_eye, mouth, head, crown, ear, chin, shoulder. Roles as of a figure, with lips, iris and brow.
    """
    frame = _enlarged(proportions(age, build))
    view = View(turn, 0.03)
    bones = assembled(frame, replace(POSES["standing"], nod=nod, tilt=tilt), view, Wish())
    head = Head(bones.head, frame.youth, frame.age, nose)
    look = EXPRESSIONS[mood] if gaze is None else replace(EXPRESSIONS[mood], gaze=gaze)
    tint = colour("ash grey") if frame.age else colour("walnut")
    hair_worn = hair_items(head, view, hair, tint, bool(hat), fine=True)
    hat_worn = hat_items(head, view, hat, fine=True)
    bare = hair in HIDES_EARS or hat in HIDES_EARS
    items: list[Item] = [*hat_worn.behind, *hair_worn.behind, _neck(bones, head, view)]
    items += _bust(bones, view, outfit) if bust else []
    items += _face(head, view, look, tint)
    items += [*beard_items(head, view, beard, tint, fine=True), *hair_worn.before]
    items += [] if bare else _ears(head, view)
    made = Group((*items, *hat_worn.before), "portrait").with_anchors(**_anchors(head, bones, view))
    x, y = view.point(_bust_foot(bones) if bust else bones.chest.middle)
    return made.placed(-x, -y)


def _enlarged(frame: Proportions) -> Proportions:
    size = HEAD / frame.head
    lengths = ("leg", "spine", "neck", "head", "arm", "shoulder", "hip", "thick")
    return replace(frame, **{name: size * getattr(frame, name) for name in lengths})


def _neck(bones: Skeleton, head: Head, view: View) -> Shape:
    girth = neck_girth(bones.frame)
    base = bones.chest.middle - 0.08 * bones.frame.spine * bones.chest.axes[:, 1]
    outline = tube(view, [base, bones.neck, head.place([(-0.2, -0.45, 0.0)])[0]], [1.35 * girth, girth, 0.96 * girth])
    return Shape(outline, SKIN, "skin", 0.7, form=14, shade=0.2, line=1.5)


def _bust(bones: Skeleton, view: View, name: OutfitName) -> list[Item]:
    """Shoulders cut off below the collar bones, with the collar of the outfit."""
    outfit = replace(OUTFITS[name], ease=0.6 * HEAD / 8, hem=0.0)
    garment = body_garment(bones, outfit)
    tint = colour(outfit.tint)
    cut = garment.loft.between(0.0, 1.0)
    creases = [
        path
        for angle in (-1.2, -0.5, 0.4, 1.1, 2.2, -2.2)
        for path in cut.drawn(view, np.linspace(0.3, 0.48, 7), angle + 0.15 * np.linspace(0, 1, 7))
    ]
    pale = tint.lightness > 0.88
    low = view.point(_bust_foot(bones))[1]
    shoulders = intersection(merged(cut.outline(view), soften=3.0), solid(rectangle(-200, low - 200, 200, low)))
    return [
        Shape(shoulders, tint, outfit.role, 0.32 if pale else 1.0, texture="cloth", form=22, line=1.8),
        Lines(tuple(creases), 1.0, role="fold", strength=0.55),
        *_neckband(garment, view, tint, outfit.role, outfit.collar),
    ]


def _bust_foot(bones: Skeleton) -> Space:
    """Where a bust is cut off."""
    return np.asarray(bones.chest.middle - np.array([0.0, 0.42, 0.0]) * bones.frame.spine, np.float64)


def _neckband(garment: Garment, view: View, tint: Colour, role: str, collar: str) -> list[Item]:
    loft, step = garment.loft, garment.waist / 5
    if collar in ("round", "shirt"):
        band = loft.wider(2.0).between(0.0, 0.9 * step)
        return [Shape(band.outline(view), colour("linen"), "collar", 0.4, modelling=0.5, form=10, line=1.4)]
    if collar != "lapels":
        band = loft.wider(2.5).between(0.0, 0.8 * step)
        return [Shape(band.outline(view), tint, role, 1.05, texture="cloth", form=10, line=1.6)]
    shirt = loft.panel(view, np.linspace(0.0, 2.9 * step, 8), np.linspace(0.95, 0.02, 8))
    items: list[Item] = [Shape(shirt, colour("linen"), "shirt", 0.4, modelling=0.4, form=8, line=1.2)] if shirt else []
    for side in (1, -1):
        flap = [(0.0, 1.6), (0.1 * step, 0.75), (2.9 * step, 0.05), (1.9 * step, 0.8), (1.2 * step, 0.95)]
        outline = loft.wider(1.2).patch(view, [(along, side * angle) for along, angle in flap], 0.1)
        if outline:
            items.append(Shape(outline, tint, role, 1.1, texture="cloth", form=8, line=1.5))
    return items


def _face(head: Head, view: View, look: Expression, brow_tint: Colour) -> list[Item]:
    """From the skull outward: planes, cheeks, eyes, nose, mouth, brows, years."""
    face = bare_head(head, view)
    items: list[Item] = [Shape(face, SKIN, "skin", 0.7, form=0.75 * head.place.size, modelling=0.55, line=1.8)]
    if faces_us(head, view) < -0.3:
        return items
    inner = offset(face, -0.03 * head.place.size)
    ridge = _ridge(head, view)
    items.append(Shape(ridge, SKIN, "skin", 0.7, form=0.10 * head.place.size, modelling=0.4, line=0.0))
    items += _hollows(head, view, inner)
    for side in sorted((1, -1), key=lambda s: head.turned_to_us(view, s * EYE)):
        items += _eye(head, view, side, look, difference(inner, ridge))
    items += _nose(head, view)
    items += _mouth(head, view, look, inner)
    for side in (1, -1):
        items += _brow(head, view, side, look, brow_tint)
    years = furrows(head, view) if head.age > 0.5 else furrows(head, view)[:0]
    items.append(Lines(tuple(years), 1.0, role="wrinkle", strength=0.55))
    return items


def _stain(
    head: Head, view: View, face: Outline, at: tuple[float, float], size: tuple[float, float], tint: str, weight: float
) -> list[Item]:
    """A soft spot of colour on the face, narrowed as the face turns."""
    facing = head.turned_to_us(view, at[0])
    if facing < -0.05:
        return []
    x, y = view.point(head.on_face(*at))
    scale = head.place.size
    spot = intersection(solid(ellipse(x, y, size[0] * scale * (0.35 + 0.65 * facing), size[1] * scale, count=28)), face)
    return [Wash(spot, colour(tint), "blush", weight, 0.09 * scale)] if spot else []


def _hollows(head: Head, view: View, face: Outline) -> list[Item]:
    level = eye_level(head)
    items: list[Item] = []
    for side in (1, -1):
        items += _stain(head, view, face, (side * EYE, level + 0.08), (0.27, 0.15), "#a8705c", 0.20)
        items += _stain(head, view, face, (side * 0.5, level - 0.34), (0.22, 0.16), "#d0705a", 0.26 + 0.12 * head.youth)
        if head.age:
            items += _stain(head, view, face, (side * 0.52, level - 0.56), (0.10, 0.18), "#8c6a64", 0.22)
    items += _stain(head, view, face, (0.0, -0.83), (0.16, 0.05), "#a8705c", 0.22)
    return items


def _ring(
    head: Head,
    view: View,
    aside: NDArray[np.float64],
    upper: NDArray[np.float64],
    lower: NDArray[np.float64],
    lift: float,
) -> Points | None:
    """A closed shape on the face between two lines, where it is turned to us."""
    seen = np.array([head.turned_to_us(view, float(s)) > -0.08 for s in aside])
    if seen.sum() < 3:
        return None
    top, low = (view(head.on_face(aside[seen], line[seen], lift)) for line in (upper, lower))
    return np.vstack([top, low[::-1]])


def _ridge(head: Head, view: View) -> Outline:
    """The nose as a solid."""
    size = head.place.size
    spine, radii = nose_balls(head)
    wings = [
        tube(view, head.place([(0.90, -0.37, side * 0.10), (0.87, -0.40, side * 0.13)]), [0.075 * size, 0.07 * size])
        for side in (1, -1)
        if head.turned_to_us(view, 0.3 * side) > -0.1
    ]
    return merged(tube(view, spine, radii, 8), *wings, soften=0.05 * size)


def _eye(head: Head, view: View, side: int, look: Expression, face: Outline) -> list[Item]:
    aside, upper, lower = fine_lids(head, look, side)
    ring = _ring(head, view, aside, upper, lower, -0.03)
    if ring is None:
        return []
    lid = on_face(head, view, aside, upper, -0.02, -0.08)
    crease = on_face(head, view, aside[2:], (upper + 0.055 + 0.02 * look.lids)[2:], -0.01, -0.05)
    under = on_face(head, view, aside, lower, -0.02, -0.08)
    items: list[Item] = []
    if look.lids >= 0.2:
        items += _eyeball(
            head, view, side, look, intersection(solid(ring), face), float((upper + lower)[len(aside) // 2] / 2)
        )
    lashes = _lashes(head, view, aside, upper if look.lids >= 0.2 else lower, look.lids >= 0.2)
    items.append(Lines(tuple(lid), 2.1 if look.lids >= 0.2 else 1.2, strength=0.95, steady=True))
    items.append(Lines(tuple(under), 1.0 if look.lids >= 0.2 else 2.0, strength=0.7 if look.lids >= 0.2 else 0.95))
    items.append(Lines(tuple(crease), 0.9, strength=0.6))
    items.append(Lines(tuple(lashes), 0.8, role="lash", strength=0.8))
    return items


def _eyeball(head: Head, view: View, side: int, look: Expression, white: Outline, middle: float) -> list[Item]:
    if not white:
        return []
    size = head.place.size
    inward = (
        0.13 * side * (1 - max(head.turned_to_us(view, side * EYE), 0.0)) if abs(face_turn(head, view)) > 0.8 else 0.0
    )
    spot = head.on_face(side * EYE - inward + 0.09 * look.gaze[0], middle + 0.035 + 0.04 * look.gaze[1], -0.02)
    x, y = view.point(spot)
    narrow = max(0.35, head.turned_to_us(view, side * EYE))
    radius = 0.105 * size * (1 + 0.12 * head.youth)
    iris = intersection(solid(ellipse(x, y, radius * narrow, radius, count=32)), white)
    pupil = intersection(solid(ellipse(x, y, 0.5 * radius * narrow, 0.5 * radius, count=24)), white)
    items: list[Item] = [
        Shape(white, colour("bone white"), "eye white", 0.3, form=0.08 * size, modelling=0.5, line=0.0)
    ]
    if iris:
        items.append(Shape(iris, colour("umber"), "iris", 1.0, modelling=0.0, line=1.0))
    if pupil:
        items.append(Shape(pupil, colour("ink black"), "pupil", 1.3, modelling=0.0, line=0.0))
        items.append(
            Dots(
                np.array([[x - 0.35 * radius * narrow, y - 0.32 * radius]]),
                np.array([0.2 * radius]),
                colour("chalk white"),
                "glint",
            )
        )
    return items


def _lashes(head: Head, view: View, aside: NDArray[np.float64], line: NDArray[np.float64], up: bool) -> list[Points]:
    lashes: list[Points] = []
    outer = math.copysign(1.0, float(aside[-1]))
    for index in range(4, len(aside), 1 if not up else 2):
        if head.turned_to_us(view, float(aside[index])) < 0.0:
            continue
        reach = 0.05 * (0.4 + index / len(aside))
        root = head.on_face(aside[index], line[index], -0.02)
        tip = head.on_face(aside[index] + 0.5 * outer * reach, line[index] + (reach if up else -reach), 0.02)
        lashes.append(view(np.vstack([root, tip])))
    return lashes


def _nose(head: Head, view: View) -> list[Item]:
    """Edge, wings and nostrils."""
    nostrils = [
        solid(
            curve(
                view(
                    head.place(
                        [
                            (0.97, -0.445, s * 0.04),
                            (0.93, -0.43, s * 0.10),
                            (0.88, -0.45, s * 0.11),
                            (0.92, -0.47, s * 0.05),
                        ]
                    )
                ),
                closed=True,
                steps=4,
            )
        )
        for s in (1, -1)
        if head.turned_to_us(view, 0.25 * s) > 0.1
    ]
    return [
        *(Shape(nostril, colour("#6a3a34"), "nostril", 0.9, modelling=0.0, line=0.0) for nostril in nostrils),
        Lines(tuple(nose_lines(head, view)), 1.4, strength=0.8),
    ]


def _mouth(head: Head, view: View, look: Expression, face: Outline) -> list[Item]:
    aside, top, upper, lower, bottom = lip_lines(head, look)
    rose = SKIN.mixed(colour("#b04a44"), 0.42)
    items: list[Item] = []
    for high, low in ((top, upper), (lower, bottom)):
        ring = _ring(head, view, aside, high, low, 0.01)
        if ring is not None:
            items.append(Shape(solid(ring), rose, "lips", 0.6, form=0.05 * head.place.size, modelling=0.7, line=0.6))
    if look.gape > 0.05:
        ring = _ring(head, view, aside, upper, lower, -0.02)
        if ring is not None:
            items.append(Shape(solid(ring), colour("#5a2428"), "mouth", 1.1, modelling=0.3, line=1.0))
            items += _teeth(head, view, aside, upper, lower, look)
    items.append(Lines(tuple(on_face(head, view, aside, upper, 0.02, -0.05)), 1.7, strength=0.9, steady=True))
    groove = [
        path
        for s in (0.035, -0.035)
        for path in on_face(head, view, np.full(4, s), np.linspace(-0.48, -0.565, 4), 0.01, 0.25)
    ]
    items.append(Lines(tuple(groove), 0.7, strength=0.45))
    return items


def _teeth(
    head: Head,
    view: View,
    aside: NDArray[np.float64],
    upper: NDArray[np.float64],
    lower: NDArray[np.float64],
    look: Expression,
) -> list[Item]:
    if look.gape < 0.1 or look.corners[0] < 0.05:
        return []
    low = np.maximum(upper - 0.05, lower)
    ring = _ring(head, view, aside[2:-2], upper[2:-2], low[2:-2], -0.01)
    return [] if ring is None else [Shape(solid(ring), colour("bone white"), "teeth", 0.3, modelling=0.2, line=0.7)]


def _brow(head: Head, view: View, side: int, look: Expression, tint: Colour) -> list[Item]:
    """A brow of single hairs, combed outward."""
    lift = look.lopsided if side > 0 else 0.0
    hairs: list[Points] = []
    for along in np.linspace(0, 1, 26):
        aside = side * (0.14 + 0.40 * along)
        if head.turned_to_us(view, aside) < -0.05:
            continue
        arch = 0.05 * math.sin(along * math.pi)
        level = eye_level(head) + 0.23 + look.brow[0] * (1 - along) + look.brow[1] * along + lift + arch
        rise, reach = 0.07 * (1 - 0.85 * along), 0.05 + 0.03 * along
        low = head.on_face(aside, level - 0.028 * (1 - along), 0.02)
        high = head.on_face(aside + side * reach, level + 0.6 * rise - 0.03 * along, 0.03)
        hairs.append(view(np.vstack([low, high])))
    return [Lines(tuple(hairs), 1.7, tint.darker(0.35), "brow", 0.85)]


def _ears(head: Head, view: View) -> list[Item]:
    items: list[Item] = []
    for near, outline, fold in ears(head, view):
        if near > 0.05:
            items += [
                Shape(outline, SKIN, "skin", 0.75, form=4, modelling=0.8, line=1.5),
                Lines((fold,), 1.2, strength=0.7),
            ]
    return items


def _anchors(head: Head, bones: Skeleton, view: View) -> dict[str, tuple[float, float]]:
    level = eye_level(head)
    return {
        "eye": view.point(head.on_face(EYE, level)),
        "other_eye": view.point(head.on_face(-EYE, level)),
        "mouth": view.point(head.on_face(0.0, -0.66)),
        "head": view.point(head.place.middle),
        "crown": view.point(head.place((0.0, 1.1, 0.0))),
        "ear": view.point(head.place((-0.1, -0.1, 0.85))),
        "chin": view.point(head.on_face(0.0, -1.0)),
        "shoulder": view.point(bones.shoulders[0]),
    }
