"""People of the middle distance: the poses and outfits that cards name, worn by the figures that act.

The joints are those of `skeleton`, so that a hand is where a card has told it to be; flesh, cloth, face and fingers are
those of `studio.figures`.
"""

import math
from dataclasses import dataclass, replace

import numpy as np

from studio.colour import colour
from studio.figures.camera import Camera
from studio.figures.dress import Dress
from studio.figures.hands import GESTURES, Wrist, closed_round, wrist_behind
from studio.figures.mesh import Part
from studio.figures.people import Actor, Head, dressed
from studio.figures.skeleton import Pose as Stance
from studio.figures.skeleton import Reach as ReachedArm
from studio.figures.skeleton import Skeleton as Bones
from studio.figures.skeleton import Stride
from studio.figures.space import Space
from studio.figures.stage import stage
from studio.figures.traits import Body, bones_of
from studio.figures.traits import Hair as HairStyle
from studio.geometry import Point
from studio.motifs.people.looks import (
    CUTS,
    GRIPS,
    HATS,
    MOODS,
    NOSES,
    OUTFITS,
    PRINTS,
    SKIRTED,
    STOUT,
    STYLES,
    VIEWS,
    YEARS,
    Beard,
    Footwear,
    Hair,
    Hat,
    Mood,
    Nose,
    Outfit,
    OutfitName,
    Pattern,
    ViewName,
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
from studio.motifs.people.turning import View, square_to, unit
from studio.scene import Group, Item, Lines, Painted

# A figure is drawn this large, then made small again: its outline keeps its detail when a card enlarges it.
DRAWN_AT = 2.8
# Light of a figure whose card lights it otherwise: enough to be round, not enough to contradict.
SHADE = 0.55
HANDS = ("left", "right")


@dataclass(frozen=True)
class Turned:
    """From a figure's (forward, up, aside) to the stage's (right, up, towards us)."""

    view: View

    @property
    def matrix(self) -> Space:
        c, s = math.cos(self.view.yaw), math.sin(self.view.yaw)
        return np.array([[-c, 0.0, s], [0.0, 1.0, 0.0], [s, 0.0, c]])

    def __call__(self, places: Space) -> Space:
        return np.asarray(places @ self.matrix.T, np.float64)

    def axes(self, frame: Space) -> Space:
        """Columns forward, up, left as columns left, up, forward."""
        return np.asarray(self.matrix @ frame[:, ::-1], np.float64)


class Posed(Bones):
    """A body whose joints a card's pose has found."""

    def __init__(self, body: Body, joints: Skeleton, turned: Turned, grips: tuple[Grip, Grip]) -> None:
        self.body, self.pose, self.bones = body, Stance(), bones_of(body)
        self.axes, self.origin = turned.axes(np.eye(3)), np.zeros(3)
        at = [turned(_on_spine(joints.spine, share)) for share in (0.0, 0.18, 0.54, 1.0)]
        self.hips, self.waist, self.mid, self.chest = at
        self.pelvis_axes, self.chest_axes = turned.axes(joints.hips.axes), turned.axes(joints.chest.axes)
        self.half_axes = np.stack(
            [unit(a + b) for a, b in zip(self.pelvis_axes.T, self.chest_axes.T, strict=True)], axis=1
        )
        self.nape, self.head_axes = turned(joints.neck), turned.axes(joints.head.axes)
        self.head_at = turned(joints.head.middle)
        self.arms = {key: self._reach(joints, turned, i, grips[i]) for i, key in enumerate(HANDS)}
        self.legs = {
            key: Stride(
                turned(joints.sockets[i]), turned(joints.knees[i]), turned(joints.ankles[i]), turned(joints.toes[i])
            )
            for i, key in enumerate(HANDS)
        }

    def _reach(self, joints: Skeleton, turned: Turned, index: int, grip: Grip) -> ReachedArm:
        frame = hand_frame(joints, index)
        aim, palm = turned(frame.axes[:, 0]), turned(frame.axes[:, 2])
        size, left = self.bones.hand, index == 0
        holds = 0.9 if grip == "holding" else 0.0
        place = turned(joints.palms[index])
        at = wrist_behind(place, aim, palm, left, size, holds or 0.9)
        elbow = turned(joints.elbows[index])
        # The forearm keeps its length: a wrist may come a little nearer than the palm asked.
        gap = at - elbow
        at = elbow + unit(gap) * min(float(np.linalg.norm(gap)), 1.08 * self.bones.fore)
        gesture = closed_round(holds, size) if holds else GESTURES[GRIPS[grip]]
        return ReachedArm(turned(joints.shoulders[index]), elbow, Wrist(at, aim, palm, left, size), gesture, holds)


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
    skin: str = "#e3b08c",
) -> Group:
    """A person; an adult stands 100 units tall over the origin, facing left.

    `hand` and `foot` are the figure's left ones (near in profile, at the right in front view). Targets are (x, y) in
    the drawing or (forward, up, aside) in space; out of reach is pulled in. `look` turns the head to its left, `lean`
    and `nod` are forward, in radians. Things held have their origin at the grip.
    """
    stance = POSES[pose] if isinstance(pose, str) else pose
    stance = replace(
        stance,
        lean=stance.lean if lean is None else lean,
        nod=stance.nod if nod is None else nod,
        look=stance.look if look is None else look,
        tilt=stance.tilt if tilt is None else tilt,
    )
    seen = _seen_from(view, stance)
    joints = assembled(proportions(age, build), stance, seen, Wish(hand, other_hand, foot, other_foot))
    held = (holding, other_holding)
    turned = Turned(seen)
    worn = OUTFITS[outfit] if isinstance(outfit, str) else outfit
    actor = acting(
        joints, turned, somebody(age, build, worn, hair, beard, nose, skin), Head(MOODS[mood]), worn,
        replace(clothes(worn, HATS[hat], shoes or worn.shoes, scarf, pattern), wind=_wake(stance, turned)),
        _grips(stance, (grip, other_grip), held),
        stance.planted and not any(stance.tumble),
    )  # fmt: skip
    return Group(tuple(_painted(actor, joints, seen, held)), "figure").with_anchors(**_anchors(joints, seen))


def acting(
    joints: Skeleton,
    turned: Turned,
    body: Body,
    head: Head,
    worn: Outfit,
    dress: Dress,
    grips: tuple[Grip, Grip] = ("relaxed", "relaxed"),
    standing: bool = True,
) -> Actor:
    """Somebody on the stage in the attitude of these joints, roles named as cards name them."""
    frame = joints.frame
    tall = (frame.leg + frame.spine + frame.neck + 1.78 * frame.head) / _height(body)
    bones = Posed(replace(body, tall=tall), joints, turned, grips)
    actor = dressed(bones, head, dress, ground=0.0 if standing else -1e9)
    if (worn.skirt or worn.hem) > 0.8:
        actor = actor.without("shin")  # under so long a skirt only the shoes are seen
    return replace(actor, parts=tuple(_named(part, worn) for part in actor.parts))


def somebody(age: Age, build: Build, worn: Outfit, hair: Hair, beard: Beard, nose: Nose, skin: str) -> Body:
    woman = 0.8 if worn.role in SKIRTED or worn.skirt else 0.0
    tone = "ash grey" if age == "old" else "walnut"
    return Body(
        YEARS[age], 1.0, STOUT[build], woman, skin, hair=HairStyle(STYLES[hair], tone), beard=beard, face=NOSES[nose]
    )


def _height(body: Body) -> float:
    b = bones_of(body)
    return b.leg + b.ankle + b.spine + b.neck + 1.6 * b.head


def _on_spine(spine: Space, share: float) -> Space:
    return np.array([np.interp(share, (0.0, 0.36, 0.70, 1.0), spine[:, axis]) for axis in range(3)])


def _seen_from(view: ViewName | View | None, pose: Pose) -> View:
    """Strict sides are softened; what a card turned by hand stays."""
    if isinstance(view, View):
        return view
    if view is None:
        return VIEWS["profile"] if pose.yaw is None else View(pose.yaw)
    return VIEWS[view]


def _wake(pose: Pose, turned: Turned) -> tuple[float, float, float]:
    """The wind of somebody's own going."""
    x, y, z = turned(np.array([-pose.going, 0.1 * pose.going, 0.0]))
    return float(x), float(y), float(z)


def _grips(
    pose: Pose, asked: tuple[Grip | None, Grip | None], held: tuple[Group | None, Group | None]
) -> tuple[Grip, Grip]:
    first, second = (
        wanted or ("holding" if thing is not None and posed in ("relaxed", "open") else posed)
        for wanted, thing, posed in zip(asked, held, pose.grips, strict=True)
    )
    return first, second


def hand_frame(joints: Skeleton, index: int) -> Frame:
    """Where a hand is and how it is turned: the thumb lies opposite to the elbow."""
    side = 1 if index == 0 else -1
    along = unit(joints.palms[index] - joints.elbows[index])
    mid = (joints.shoulders[index] + joints.palms[index]) / 2
    thumb = square_to(mid - joints.elbows[index] + 0.4 * joints.chest.axes[:, 0] + 0.2 * joints.chest.axes[:, 1], along)
    palm = -side * np.cross(along, thumb)
    return Frame(joints.wrists[index], np.stack([along, thumb, palm], axis=1), hand_length(joints.frame))


def clothes(worn: Outfit, hat: tuple[str, str], shoes: Footwear, scarf: bool, pattern: Pattern) -> Dress:
    over = set(worn.over)
    cloak = worn.role == "cloak"
    hem = worn.skirt or (worn.hem if worn.hem > 0.2 else 0.0)
    skirted = bool(worn.skirt) or worn.role in SKIRTED
    return Dress(
        top=worn.tint,
        bottom=worn.lower if not skirted or worn.skirt else "bone",
        shoes="claret" if shoes == "slippers" else "soot",
        legs="bare" if skirted and shoes == "bare" else "tights" if skirted else "trousers",
        skirt=min(hem, 0.97),
        skirt_tone="" if worn.skirt else "top",
        flare=0.55 + 0.75 * (worn.skirt_flare if worn.skirt else worn.flare),
        split=0.10 if worn.open_front and hem and not cloak else 0.0,
        sleeve=1.3 if worn.sleeves == "wide" else 1.0 + 0.12 * worn.ease,
        sleeve_end=0.25 if worn.sleeves == "rolled" else 1.0,
        bell=0.5 if worn.sleeves == "wide" else 0.0,
        collar=CUTS[worn.collar],
        buttons=worn.buttons > 0,
        apron="#f3ead8" if "apron" in over else "#6a4a34" if "leather apron" in over else "",
        sash="umber" if worn.waist in ("belt", "sash") else "",
        cape=worn.tint if cloak or "cape" in over else "shawl violet" if "shawl" in over else "",
        cape_length=0.72 if cloak else 0.42 if "cape" in over else 0.30,
        scarf="poppy red" if scarf else "",
        braces="bark brown" if "braces" in over else "",
        pattern=PRINTS[pattern],
        barefoot=shoes == "bare",
        boots=0.7 if shoes == "boots" else 0.0,
        hat=hat[0],
        hat_colour=hat[1],
    )


def _named(part: Part, worn: Outfit) -> Part:
    """Roles as cards call them; a waistcoat is the shirt's trunk in another colour."""
    if "waistcoat" in worn.over and part.name == "torso":
        return replace(part, role="waistcoat", colour=colour("moss green"), fuse="waistcoat")
    if part.role in ("coat", "skirt", "cape"):
        role = {
            "coat": worn.role,
            "skirt": "skirt" if worn.skirt else worn.role,
            "cape": "shawl" if "shawl" in worn.over else "cape" if "cape" in worn.over else worn.role,
        }[part.role]
        return replace(part, role=role)
    return part


def _painted(actor: Actor, joints: Skeleton, seen: View, held: tuple[Group | None, Group | None]) -> list[Group]:
    camera = Camera(scale=DRAWN_AT, pitch=math.degrees(seen.pitch))
    chest = seen.near(joints.chest.middle)

    def shown(parts: tuple[Part, ...]) -> Group:
        return (
            Group(stage(parts, camera, pen=1.15, shade=SHADE).items).changed(line_of_its_own).placed(0, 0, 1 / DRAWN_AT)
        )

    before: list[Item] = []
    behind: list[Item] = []
    for i, thing in enumerate(held):
        if thing is None:
            continue
        placed = thing.placed(*seen.point(joints.palms[i]))
        if seen.near(joints.palms[i]) - chest < -3.0:
            behind.append(placed)
        else:
            fingers = tuple(part for part in actor.parts if part.name.startswith(f"{HANDS[i]}."))
            before += [placed, shown(fingers)]
    return [Group((*behind, shown(actor.parts)), "trunk"), Group(tuple(before), "head")]


def line_of_its_own(item: Painted) -> Painted:
    """Ink keeps its colour when a card dresses the figure anew."""
    return replace(item, role="line") if isinstance(item, Lines) else item


def _anchors(joints: Skeleton, seen: View) -> dict[str, Point]:
    frame, chest, hips, head = joints.frame, joints.chest, joints.hips, joints.head
    up = np.array([0.0, 1.0, 0.0])
    places: dict[str, Space] = {
        "hand": joints.palms[0],
        "other_hand": joints.palms[1],
        "head": head.middle,
        "crown": head((0, 1.1, 0))[0],
        "eye": head((0.82, 0.0, 0.25))[0],
        "mouth": head((0.85, -0.58, 0))[0],
        "shoulder": joints.shoulders[0] + 0.4 * frame.shoulder * up,
        "other_shoulder": joints.shoulders[1] + 0.4 * frame.shoulder * up,
        "chest": chest.middle + 0.5 * frame.shoulder * chest.axes[:, 0],
        "back": joints.spine[2] - 0.75 * frame.shoulder * chest.axes[:, 0],
        "seat": hips.middle - 0.85 * frame.hip * hips.axes[:, 1],
        "lap": (hips.middle + joints.knees.mean(axis=0)) / 2 + 5.0 * frame.thick * up,
        "knee": joints.knees[0],
        "feet": joints.ankles.mean(axis=0) - 0.075 * frame.leg * up,
        "foot": joints.ankles[0],
        "other_foot": joints.ankles[1],
    }
    return {name: seen.point(place) for name, place in places.items()}
