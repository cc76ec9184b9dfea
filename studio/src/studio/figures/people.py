"""People who act: one figure, made of a few small records."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from studio.figures.camera import Camera
from studio.figures.dress import Dress
from studio.figures.faces import MOUTH_DOWN
from studio.figures.hands import Gesture, Grip
from studio.figures.heads import head as make_head
from studio.figures.mesh import Part
from studio.figures.moods import MOODS, Mood
from studio.figures.skeleton import SIDES, Pose, Skeleton
from studio.figures.skull import Seat
from studio.figures.space import Space, Vector, turn
from studio.figures.stage import ground_contact, ground_shadow, stage
from studio.figures.tailor import Tailor
from studio.figures.traits import Body
from studio.scene import Group, Light


@dataclass(frozen=True)
class Head:
    """How the head is held, on top of the pose, and what it feels."""

    mood: str | Mood = "calm"
    yaw: float = 0.0  # towards its left
    pitch: float = 0.0  # down
    roll: float = 0.0
    gaze: tuple[float, float] | None = None  # instead of the mood's: to its left, up

    @property
    def feeling(self) -> Mood:
        mood = MOODS[self.mood] if isinstance(self.mood, str) else self.mood
        return mood if self.gaze is None else replace(mood, gaze=self.gaze)


@dataclass(frozen=True)
class Hands:
    """What the hands do instead of what the pose says: a gesture, or the radius of what they are closed round."""

    left: str | Gesture | float | None = None
    right: str | Gesture | float | None = None

    def applied(self, pose: Pose) -> Pose:
        for key in SIDES:
            wanted = getattr(self, key)
            if isinstance(wanted, float | int):
                pose = replace(pose, **{key: replace(getattr(pose, key), holds=float(wanted))})
            elif wanted is not None:
                pose = replace(pose, **{key: replace(getattr(pose, key), hand=wanted, holds=0.0)})
        return pose


@dataclass(frozen=True, eq=False)
class Actor:
    """Somebody on the stage: parts in space, named places, and what the hands can hold."""

    parts: tuple[Part, ...]
    places: Mapping[str, Space] = field(default_factory=dict)
    grips: Mapping[str, Grip] = field(default_factory=dict)
    skeleton: Skeleton | None = None

    def holding(self, *things: Part) -> "Actor":
        """With things added that share its space."""
        return replace(self, parts=(*self.parts, *things))

    def only(self, *words: str) -> "Actor":
        """With those parts alone whose name holds one of these words."""
        return replace(self, parts=tuple(part for part in self.parts if any(word in part.name for word in words)))

    def without(self, *words: str) -> "Actor":
        """Without the parts whose name holds one of these words: a bust, a ghost, an empty coat."""
        return replace(self, parts=tuple(part for part in self.parts if not any(word in part.name for word in words)))


# Between these turns of the head, in degrees, it cheats towards the audience, by so much in the middle.
NEARLY_FRONT, PROFILE, CHEAT = 10.0, 86.0, 16.0

# What grows on a neck: `Actor.only(*HEAD)` is a head alone, in a pillow or on a coin.
HEAD = ("head", "nose", "ear.", "hair", "beard", "moustache", "hat", "brim")


def person(
    body: Body | None = None,
    head: Head | None = None,
    pose: Pose | None = None,
    dress: Dress | None = None,
    hands: Hands | None = None,
    facing: float = 0.0,
    at: Vector = (0.0, 0.0, 0.0),
    tip: tuple[float, float] = (0.0, 0.0),
    name: str = "",
    detail: float = 1.0,
    ground: float = 0.0,
) -> Actor:
    """One person, dressed, feeling and doing something, in space.

    `facing` turns them towards picture right; `tip` lays them forward and aside (degrees); `name` keeps two people on
    one stage apart; `ground` is what hems lie on.
    """
    body, head, dress = body or Body(), head or Head(), dress or Dress()
    skeleton = Skeleton(body, (hands or Hands()).applied(pose or Pose()), facing, at, tip)
    return dressed(skeleton, head, dress, name, detail, ground)


def dressed(
    skeleton: Skeleton,
    head: Head,
    dress: Dress,
    name: str = "",
    detail: float = 1.0,
    ground: float = 0.0,
) -> Actor:
    """A skeleton that has been posed already, clothed: pairs pose first, each hand on the other's body."""
    prefix = f"{name}." if name else ""
    body, mood = skeleton.body, head.feeling
    axes = towards_us(skeleton.head_axes @ turn(head.yaw, head.pitch, head.roll) @ turn(*mood.tilt))
    seat = Seat(skeleton.head_at, axes, skeleton.bones.head)
    parts = [
        *make_head(body, mood, seat, prefix, dress.hat, dress.hat_colour, detail),
        *Tailor(skeleton, dress, prefix, detail, ground + 0.3).parts(),
    ]
    return Actor(
        tuple(parts), _places(skeleton, seat), {key: reach.grip for key, reach in skeleton.arms.items()}, skeleton
    )


def towards_us(axes: Space) -> Space:
    """A head as an actor holds it: from a half turn it comes back a little to the audience, and keeps its far cheek."""
    aside, ahead = float(axes[0, 2]), float(axes[2, 2])
    angle = math.degrees(math.atan2(aside, ahead))
    if not NEARLY_FRONT < abs(angle) < PROFILE:
        return axes
    share = (abs(angle) - NEARLY_FRONT) / (PROFILE - NEARLY_FRONT)
    return np.asarray(turn(-math.copysign(CHEAT * math.sin(math.pi * share), angle)) @ axes, np.float64)


def _places(s: Skeleton, seat: Seat) -> dict[str, Space]:
    """Named places for the group's anchors, as motifs call them."""
    return {
        "hand": s.arms["right"].grip.at,
        "other_hand": s.arms["left"].grip.at,
        "head": seat.middle,
        "crown": seat.place(0, 1.05, 0),
        "eye": seat.place(0, 0, 0.85),
        "mouth": seat.place(0, MOUTH_DOWN, 0.85),
        "ear": seat.place(0.85, -0.05, 0),
        "shoulder": s.arms["left"].shoulder,
        "other_shoulder": s.arms["right"].shoulder,
        "back": s.on_back(0, 0.5),
        "lap": (s.legs["left"].knee + s.legs["right"].knee) / 2 * 0.5 + s.hips * 0.5,
        "foot": s.legs["right"].ankle,
        "other_foot": s.legs["left"].ankle,
    }


def drawn(
    *actors: Actor,
    camera: Camera | None = None,
    light: Light | None = None,
    things: Sequence[Part] = (),
    name: str = "",
    pen: float = 1.0,
    shade: float = 1.0,
    shadow: float = 0.0,
    ground: float = 0.0,
) -> Group:
    """Everybody on one stage, as the camera has them, for a card. The first actor's places are the group's anchors.

    `shadow` is the weight of the shadow they throw on the ground.
    """
    camera = camera or Camera()
    parts = [*(part for actor in actors for part in actor.parts), *things]
    places = {key: np.asarray(place) for actor in actors[::-1] for key, place in actor.places.items()}
    group = stage(parts, camera, light, name, pen, shade, places)
    if shadow:
        thrown = ground_shadow(parts, camera, light, ground, shadow)
        group = replace(group, items=(thrown, *ground_contact(parts, camera, ground, shadow), *group.items))
    return group
