"""One articulated person: any pose, age, build and dress, seen from any side."""

import math
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import Outline, Points
from studio.motifs.people.clothes import (
    OUTFITS,
    Footwear,
    Garment,
    Outfit,
    OutfitName,
    Pattern,
    body_garment,
    boot_shaft,
    folds,
    foot,
    forearm,
    front_items,
    lower_leg,
    neck_girth,
    overlay_items,
    pattern_items,
    pelvis,
    skirt_garment,
    sleeve_loft,
    stripes,
    thighs,
    trouser_leg,
)
from studio.motifs.people.faces import Mood, small_face
from studio.motifs.people.fingers import small_hand
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
    faces_us,
    hair_items,
)
from studio.motifs.people.poses import POSES
from studio.motifs.people.skeleton import (
    Age,
    Build,
    Frame,
    Grip,
    Pose,
    Skeleton,
    Target,
    Wish,
    assembled,
    hand_length,
    proportions,
)
from studio.motifs.people.turning import Loft, Space, View, joined, merged, square_to, tube, unit
from studio.scene import Group, Item, Lines, Shape

ViewName = Literal["profile", "three_quarter", "front", "back", "three_quarter_back", "above"]

VIEWS: dict[ViewName, View] = {
    "profile": View(0.0),
    "three_quarter": View(0.75),
    "front": View(math.pi / 2),
    "back": View(-math.pi / 2),
    "three_quarter_back": View(-0.75),
    "above": View(0.0, 1.35),
}
SKIN = colour("skin")


@dataclass(frozen=True)
class _Person:
    """Everything decided about one figure before it is drawn."""

    bones: Skeleton
    view: View
    pose: Pose
    outfit: Outfit
    head: Head
    garment: Garment
    hair: Hair
    hat: Hat
    beard: Beard
    mood: Mood
    shoes: Footwear
    pattern: Pattern
    hair_tint: Colour
    held: tuple[Group | None, Group | None]
    grips: tuple[Grip, Grip]
    scarf: bool


def figure(
    pose: str | Pose = "standing",
    view: ViewName | View | None = None,
    age: Age = "adult",
    build: Build = "medium",
    outfit: OutfitName | Outfit = "coat",
    hair: Hair = "short",
    hat: Hat = "",
    beard: Beard = "",
    mood: Mood = "calm",
    nose: Nose = "straight",
    holding: Group | None = None,
    other_holding: Group | None = None,
    hand: Target | None = None,
    other_hand: Target | None = None,
    foot: Target | None = None,
    other_foot: Target | None = None,
    lean: float | None = None,
    nod: float | None = None,
    look: float | None = None,
    tilt: float | None = None,
    grip: Grip | None = None,
    other_grip: Grip | None = None,
    shoes: Footwear | None = None,
    scarf: bool = False,
    pattern: Pattern = "",
) -> Group:
    """A person; an adult stands 100 units tall over the origin, facing left.

    `hand` and `foot` are the figure's left ones (near in profile, at the right in front view). Targets are (x, y) in
    the drawing or (forward, up, aside) in space; out of reach is pulled in. `look` turns the head to its left, `lean`
    and `nod` are forward, in radians. Things held have their origin at the grip.
    """
    stance = POSES[pose] if isinstance(pose, str) else pose
    stance = _adjusted(stance, lean, nod, look, tilt)
    seen = _seen_from(view, stance)
    frame = proportions(age, build)
    bones = assembled(frame, stance, seen, Wish(hand, other_hand, foot, other_foot))
    worn = OUTFITS[outfit] if isinstance(outfit, str) else outfit
    grips = _grips(stance, (grip, other_grip), (holding, other_holding))
    person = _Person(
        bones, seen, stance, worn, Head(bones.head, frame.youth, frame.age, nose), body_garment(bones, worn), hair, hat,
        beard, mood, shoes or worn.shoes, pattern, colour("ash grey") if frame.age else colour("walnut"),
        (holding, other_holding), grips, scarf,
    )  # fmt: skip
    return Group(tuple(_painted(person)), "figure").with_anchors(**_anchors(person))


def _adjusted(pose: Pose, lean: float | None, nod: float | None, look: float | None, tilt: float | None) -> Pose:
    return replace(
        pose,
        lean=pose.lean if lean is None else lean,
        nod=pose.nod if nod is None else nod,
        look=pose.look if look is None else look,
        tilt=pose.tilt if tilt is None else tilt,
    )


def _seen_from(view: ViewName | View | None, pose: Pose) -> View:
    if isinstance(view, View):
        return view
    if view is None:
        return VIEWS["profile"] if pose.yaw is None else View(pose.yaw)
    return VIEWS[view]


def _grips(
    pose: Pose, asked: tuple[Grip | None, Grip | None], held: tuple[Group | None, Group | None]
) -> tuple[Grip, Grip]:
    first, second = (
        wanted or ("holding" if thing is not None and posed in ("relaxed", "open") else posed)
        for wanted, thing, posed in zip(asked, held, pose.grips, strict=True)
    )
    return first, second


def _painted(person: _Person) -> list[Group]:
    """Trunk, lowered arms, head, raised arms: back to front, and apart, so that couples can entwine."""
    view, bones = person.view, person.bones
    chest = view.near(bones.chest.middle)
    depths = [(view.near((bones.elbows[i] + bones.palms[i]) / 2) - chest, i) for i in (0, 1)]
    behind = [i for near, i in sorted(depths) if near < -0.5]
    before = [i for near, i in sorted(depths) if near >= -0.5]
    body, outline = _body(person)
    legs, lap = _legs(person), _lap_first(person)
    hair = hair_items(person.head, view, person.hair, person.hair_tint, bool(person.hat))
    hat = hat_items(person.head, view, person.hat)
    away = faces_us(person.head, view) < -0.2
    neck, head = _neck(person), _head(person, [*([] if not away else hair.behind), *hair.before], hat.before)
    head_first = view.near(bones.head.middle) - chest < -0.9 * bones.frame.head
    trunk: list[Item] = [part for i in behind for part in _arm(person, i, (), True)]
    trunk += [*hat.behind, *([] if away else hair.behind), neck, *(head if head_first else [])]
    trunk += [*body, *legs] if lap else [*legs, *body]
    raised = [i for i in before if bones.palms[i][1] > bones.shoulders[i][1] - 0.25 * bones.frame.arm]
    low, high = (
        [part for i in before if (i in raised) == up for part in _arm(person, i, outline, False)]
        for up in (False, True)
    )
    low += overlay_items(bones, person.garment, person.outfit, view, over_arms=True)
    return [
        Group(tuple(trunk), "trunk"),
        Group(tuple(low), "lowered arms"),
        Group((*([] if head_first else head), *_scarf(person)), "head"),
        Group(tuple(high), "raised arms"),
    ]


def _cloth(outline: Outline, tint: Colour, role: str, shade: float = 0.0, line: float = 1.25) -> Shape:
    pale = tint.lightness > 0.88
    return Shape(outline, tint, role, 0.32 if pale else 1.0, form=9, texture="cloth", shade=shade, line=line)


def _body(person: _Person) -> tuple[list[Item], Outline]:
    """The main garment with its details, a skirt below it if it has one; and its outline."""
    outfit, view, garment = person.outfit, person.view, person.garment
    tint = colour(outfit.tint)
    items: list[Item] = []
    if outfit.skirt:
        skirt = skirt_garment(person.bones, outfit)
        whole = merged(skirt.loft.outline(view), *thighs(person.bones, view, outfit.skirt), soften=1.0)
        items += [_cloth(whole, colour(outfit.lower), "skirt"), Lines(tuple(folds(skirt, view, 6)), 0.8, strength=0.6)]
    under = thighs(person.bones, view, outfit.hem) if outfit.hem > 0.2 and outfit.train >= 0 else []
    outline = merged(garment.loft.outline(view), *under, soften=1.0)
    items.append(_cloth(outline, tint, outfit.role))
    items += pattern_items(garment, view, person.pattern, tint)
    items.append(Lines(tuple(folds(garment, view, outfit.folds)), 0.8, role="fold", strength=0.6))
    if outfit.hem > 0.3:
        items.append(Lines(tuple(garment.loft.ring(view, 0.975)), 0.6, role="hem", strength=0.45))
    items += front_items(garment, outfit, view, tint)
    items += overlay_items(person.bones, garment, outfit, view, over_arms=False)
    return items, outline


def _lap_first(person: _Person) -> bool:
    """Whether the thighs come towards us in front of the body, and no skirt lies over them."""
    bones, view = person.bones, person.view
    ahead = view.near(bones.knees.mean(axis=0)) - view.near(bones.hips.middle)
    return person.outfit.hem < 0.2 and not person.outfit.skirt and ahead > 0.22 * bones.frame.leg


def _legs(person: _Person) -> list[Item]:
    bones, view, outfit = person.bones, person.view, person.outfit
    skirted = bool(outfit.skirt) or outfit.role in ("dress", "nightshirt", "robe", "cloth")
    order = sorted((0, 1), key=lambda i: view.near((bones.knees[i] + bones.ankles[i]) / 2))
    apart = abs(view.near(bones.sockets[0]) - view.near(bones.sockets[1])) > 0.5 * bones.frame.hip
    items: list[Item] = []
    hips = pelvis(bones, view)
    for place, i in enumerate(order):
        shade = 0.22 if place == 0 and apart else 0.0
        items += _leg(person, i, hips if place == 1 else (), skirted, shade)
    return items


def _leg(person: _Person, index: int, hips: Outline, skirted: bool, shade: float) -> list[Item]:
    bones, view = person.bones, person.view
    shoe = _shoe(person, index, shade)
    if skirted:
        outline = lower_leg(bones, index, view, person.outfit.skirt or person.outfit.hem)
        role, tint = ("stockings", colour("bone")) if person.shoes != "bare" else ("skin", SKIN)
        return [Shape(outline, tint, role, 0.6, form=5, modelling=0.6, shade=shade, line=1.0), *shoe]
    leg = _cloth(
        merged(trouser_leg(bones, index, view), hips, soften=0.6), colour(person.outfit.lower), "trousers", shade, 1.2
    )
    crease = view(
        [bones.knees[index] + 1.2 * unit(bones.hips.axes[:, 2]), 0.5 * (bones.knees[index] + bones.ankles[index])]
    )
    return [*shoe, leg, Lines((crease,), 0.6, strength=0.45)] if person.shoes != "boots" else [leg, *shoe]


def _shoe(person: _Person, index: int, shade: float) -> list[Item]:
    bones, view = person.bones, person.view
    outline = foot(bones, index, view)
    if person.shoes == "bare":
        return [Shape(outline, SKIN, "skin", 0.7, modelling=0.4, shade=shade, line=1.0)]
    if person.shoes == "boots":
        outline = merged(outline, boot_shaft(bones, index, view), soften=0.8)
    tint = colour("claret") if person.shoes == "slippers" else colour("soot")
    return [Shape(outline, tint, "shoes", 1.1, form=4, shade=shade, line=1.1)]


def _arm(person: _Person, index: int, body: Outline, far: bool) -> list[Item]:
    """Sleeve, what the hand holds, hand."""
    bones, view, outfit = person.bones, person.view, person.outfit
    loft = sleeve_loft(bones, index, outfit)
    root = float(np.linalg.norm(loft.lefts[0]))
    cap = tube(view, [bones.shoulders[index], loft.middles[3]], [root, root])
    outline = merged(loft.outline(view), cap, soften=0.3)
    tint = colour(outfit.tint)
    role = outfit.role
    over = {"cape", "shawl"} & set(outfit.over)
    cloth = _cloth(outline, tint, role, 0.22 if far else 0.0, 1.2)
    arm: list[Item] = (
        list(joined(cloth, body, view.point(bones.shoulders[index]), 1.5 * root, 0.5)) if body and not over else [cloth]
    )
    if outfit.sleeves == "rolled":
        bare = Shape(forearm(bones, index, view), SKIN, "skin", 0.7, form=4, modelling=0.5, line=1.0)
        arm = [bare, *arm]
    arm.append(Lines(tuple(_creases(loft, view)), 0.65, role="fold", strength=0.5))
    if person.pattern in ("hoops", "check") and not far:
        arm += stripes([path for share in np.arange(0.15, 0.95, 0.12) for path in loft.ring(view, float(share))], tint)
    palm = Shape(
        small_hand(hand_frame(person, index), view, person.grips[index]), SKIN, "skin", 0.7, modelling=0.35, line=0.85
    )
    held = person.held[index]
    thing: list[Item] = [] if held is None else [held.placed(*view.point(bones.palms[index]))]
    return [*thing, palm, *arm]


def _creases(loft: Loft, view: View) -> list[Points]:
    """Folds in the crook of the arm and at the cuff."""
    lines: list[Points] = []
    for share, start, end in ((0.42, -0.6, 0.9), (0.5, -0.9, 0.6), (0.57, -0.5, 0.8), (0.95, -3.1, 3.1)):
        angles = np.linspace(start, end, 9)
        lines += loft.drawn(view, share + 0.03 * np.sin(angles), angles, 0.1)
    return lines


def hand_frame(person: _Person, index: int) -> Frame:
    """Where a hand is and how it is turned: the thumb lies opposite to the elbow."""
    bones = person.bones
    side = 1 if index == 0 else -1
    along = unit(bones.palms[index] - bones.elbows[index])
    mid = (bones.shoulders[index] + bones.palms[index]) / 2
    thumb = square_to(mid - bones.elbows[index] + 0.4 * bones.chest.axes[:, 0] + 0.2 * bones.chest.axes[:, 1], along)
    palm = -side * np.cross(along, thumb)
    return Frame(bones.wrists[index] - 0.4 * along, np.stack([along, thumb, palm], axis=1), hand_length(bones.frame))


def _neck(person: _Person) -> Shape:
    bones, view = person.bones, person.view
    girth = neck_girth(bones.frame)
    base = bones.chest.middle - 0.03 * bones.frame.spine * bones.chest.axes[:, 1]
    top = person.head.place([(-0.2, -0.45, 0.0)])[0]
    outline = tube(view, [base, bones.neck, top], [1.12 * girth, girth, 0.96 * girth])
    return Shape(outline, SKIN, "skin", 0.7, modelling=0.4, shade=0.15, line=0.9)


def _head(person: _Person, hair: list[Item], hat: list[Item]) -> list[Item]:
    """Face, hair, ears and hat."""
    head, view = person.head, person.view
    face = bare_head(head, view)
    skull = Shape(face, SKIN, "skin", 0.7, modelling=0.35, line=1.0)
    listening = [
        Shape(outline, SKIN, "skin", 0.7, modelling=0.2, line=0.8)
        for near, outline, _ in ears(head, view)
        if near > 0.12
    ]
    peeping = [
        Shape(outline, SKIN, "skin", 0.7, modelling=0.2, line=0.8)
        for near, outline, _ in ears(head, view)
        if -0.35 < near <= 0.12
    ]
    if person.hair in HIDES_EARS or person.hat in HIDES_EARS:
        listening, peeping = [], []
    return [
        *peeping,
        skull,
        *small_face(head, view, person.mood, face),
        *beard_items(head, view, person.beard, person.hair_tint),
        *hair,
        *listening,
        *hat,
    ]


def _scarf(person: _Person) -> list[Item]:
    if not person.scarf:
        return []
    bones, view = person.bones, person.view
    girth, axes = neck_girth(bones.frame), bones.chest.axes
    ring = [
        bones.neck + 1.25 * girth * (math.cos(a) * axes[:, 0] + math.sin(a) * axes[:, 2])
        for a in np.linspace(0, math.tau, 13)
    ]
    knot = bones.neck + 1.3 * girth * axes[:, 0] + 0.5 * girth * axes[:, 2]
    tail = [
        knot,
        knot - 3.0 * axes[:, 1] + 1.5 * axes[:, 0],
        knot - 9.0 * axes[:, 1] + 1.0 * axes[:, 0] + 1.0 * axes[:, 2],
    ]
    wool = merged(
        tube(view, ring, [0.62 * girth] * 3), tube(view, tail, [0.5 * girth, 0.62 * girth, 0.7 * girth]), soften=0.4
    )
    return [Shape(wool, colour("poppy red"), "scarf", 1.0, texture="cloth", form=4, line=1.0)]


def _anchors(person: _Person) -> dict[str, tuple[float, float]]:
    bones, view, head = person.bones, person.view, person.head
    places: dict[str, Space] = {
        "hand": bones.palms[0],
        "other_hand": bones.palms[1],
        "head": head.place.middle,
        "crown": head.place((0, 1.1, 0))[0],
        "eye": head.on_face(0.3, -0.05)[0],
        "mouth": head.on_face(0.0, -0.66)[0],
        "shoulder": bones.shoulders[0] + 0.4 * bones.frame.shoulder * np.array([0.0, 1.0, 0.0]),
        "other_shoulder": bones.shoulders[1] + 0.4 * bones.frame.shoulder * np.array([0.0, 1.0, 0.0]),
        "chest": bones.chest.middle + 0.5 * bones.frame.shoulder * bones.chest.axes[:, 0],
        "back": bones.spine[2] - 0.75 * bones.frame.shoulder * bones.chest.axes[:, 0],
        "seat": bones.hips.middle - 0.85 * bones.frame.hip * bones.hips.axes[:, 1],
        "lap": (bones.hips.middle + bones.knees.mean(axis=0)) / 2 + 5.0 * bones.frame.thick * np.array([0.0, 1.0, 0.0]),
        "knee": bones.knees[0],
        "feet": bones.ankles.mean(axis=0) - np.array([0.0, 0.075 * bones.frame.leg, 0.0]),
        "foot": bones.ankles[0],
        "other_foot": bones.ankles[1],
    }
    return {name: view.point(place) for name, place in places.items()}
