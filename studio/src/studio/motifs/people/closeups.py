"""Close-ups: a face and a hand that fill a card."""

import math
from dataclasses import replace
from typing import Literal

import numpy as np

from studio.colour import colour
from studio.figures.camera import Camera
from studio.figures.hands import GESTURES, Wrist, closed_round, grip_of, hand
from studio.figures.mesh import Part, tube
from studio.figures.people import HEAD, Head
from studio.figures.stage import stage
from studio.geometry import rectangle, solid
from studio.motifs.people.figure import SHADE, Turned, acting, clothes, line_of_its_own, somebody
from studio.motifs.people.looks import GRIPS, HATS, MOODS, OUTFITS, Beard, Hair, Hat, Mood, Nose, OutfitName
from studio.motifs.people.poses import POSES
from studio.motifs.people.skeleton import Age, Build, Grip, Wish, assembled, proportions
from studio.motifs.people.turning import View
from studio.scene import Clip, Group

CLOSE = 3.0  # drawn so much larger, then made small again
LARGE_HEAD = 36.0  # radius of a portrait's head
BUST = ("torso", "upper.", "collar", "cape", "scarf")
Side = Literal["back", "palm", "edge"]


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
    skin: str = "#e3b08c",
) -> Group:
    """Head and shoulders, 145 units tall over the origin; `turn` 0 is the profile to the left, π/2 the front.

    Without `bust` there is only the head on its neck, 92 units. `gaze` (to its left, up; -1 … 1) overrides the mood's.
    """
    seen, worn = View(turn, 0.03), OUTFITS[outfit]
    joints = assembled(proportions(age, build), replace(POSES["standing"], nod=nod, tilt=tilt), seen, Wish())
    actor = acting(
        joints, Turned(seen), somebody(age, build, worn, hair, beard, nose, skin), Head(MOODS[mood], gaze=gaze), worn,
        clothes(worn, HATS[hat], "shoes", False, ""),
    )  # fmt: skip
    actor = actor.only(*HEAD, "neck", *(BUST if bust else ()))
    size = LARGE_HEAD / joints.head.size
    x, y = seen.point(joints.head.middle)
    drop = 104.0 if bust else 54.0
    at = (-CLOSE * size * x, -CLOSE * (drop + size * y))
    camera = Camera(at, CLOSE * size, pitch=math.degrees(seen.pitch))
    drawn = stage(actor.parts, camera, pen=1.5, shade=SHADE, places=actor.places).changed(line_of_its_own)
    drawn = drawn.placed(0, 0, 1 / CLOSE)
    below = solid(rectangle(-400, -400, 400, 0))
    return Group((Clip(below, drawn),), "portrait").with_anchors(**drawn.anchors)


def big_hand(
    grip: Grip = "open", side: Side = "back", right: bool = False, roll: float = 0.0, age: Age = "adult"
) -> Group:
    """A hand 100 units long with its forearm, reaching up from its wrist at the origin, thumb to the left.

    `side` (back, palm, edge) is the one we see, `right` mirrors it, `roll` turns it further about the forearm.
    Anchors: grip (where a held thing goes), wrist.
    """
    angle = {"back": math.pi, "palm": 0.0, "edge": -math.pi / 2}[side] + roll
    palm = np.array([math.sin(angle), 0.0, math.cos(angle)])
    wrist = Wrist(np.zeros(3), np.array([0.0, 1.0, 0.0]), palm, side != "back", 100.0)
    tone = colour("skin") if age != "old" else colour("#d39b78")
    gesture = closed_round(6.0, 100.0) if grip == "holding" else GESTURES[GRIPS[grip]]
    arm = tube([(0, 6, 0), (0, -30, 0), (0, -110, 0)], [15, 17, 23], capped=False)
    parts = [
        *hand(wrist, gesture, tone, "h", frozenset({"harm"}), detail=1.3),
        Part("harm", arm.mesh(), tone, "skin", "skin", 0.85, 0.2, 1.1, "hhand", frozenset({"hpalm"}), 16.0),
    ]
    places = {"grip": grip_of(wrist, 4.0).at, "wrist": np.zeros(3)}
    made = stage(parts, Camera(scale=CLOSE), pen=1.6, shade=SHADE, places=places).changed(line_of_its_own)
    return made.placed(0, 0, 1 / CLOSE, flip=right).named("hand")
