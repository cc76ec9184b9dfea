"""Model sheets: everything a figure can be and do, laid out to be looked at."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from studio import skies
from studio.chance import Stream
from studio.colour import colour
from studio.figures.beasts import animal
from studio.figures.camera import Camera
from studio.figures.cloth import Capsule
from studio.figures.dress import WARDROBE, Dress
from studio.figures.hands import Gesture, Wrist, closed_round, grip_of, hand, rod_in
from studio.figures.mesh import Part, ball, loft, tube
from studio.figures.moods import MOODS
from studio.figures.pairs import PAIRS, Role
from studio.figures.people import Actor, Head, drawn, person
from studio.figures.poses import POSES
from studio.figures.skeleton import Arm, Pose
from studio.figures.soft import ribbon, rope, steam, thrown_over, washing
from studio.figures.space import Vector, unit, vec
from studio.figures.stage import stage
from studio.figures.traits import PEOPLE, Hair
from studio.geometry import rectangle, solid
from studio.scene import Clip, Group, Scene

Sheet = Callable[[], Scene]
SHEETS: dict[str, Sheet] = {}


def sheet(paint: Sheet) -> Sheet:
    """Register a model sheet under its function's name."""
    SHEETS[paint.__name__] = paint
    return paint


def _laid_out(cells: Sequence[Group], columns: int, wide: float, tall: float) -> Scene:
    """Cells side by side, each seen only inside its own frame; a cell is drawn about its own middle."""
    layers = []
    for i, cell in enumerate(cells):
        x, y = (i % columns + 0.5) * wide, (i // columns + 0.5) * tall
        frame = solid(rectangle(x - wide / 2 + 2, y - tall / 2 + 2, x + wide / 2 - 2, y + tall / 2 - 2))
        layers.append(Group((Clip(frame, cell.placed(x, y)),)))
    width, height = columns * wide, -(-len(cells) // columns) * tall
    return Scene(None, tuple(layers), (0, 0, width, height), width=width, height=height)


def _framed(actors: Sequence[Actor], camera: Camera, wide: float, tall: float, most: float, things: Sequence[Part] = (), shadow: float = 0.4, pen: float = 1.0) -> Group:
    """Actors filling a cell as far as `most` units to the unit of space allow, standing on its lower edge."""
    points = np.vstack([part.mesh.points for actor in actors for part in actor.parts] + [part.mesh.points for part in things])
    fit = camera.fitted(points, (14 - wide / 2, 14 - tall / 2, wide / 2 - 14, tall / 2 - 20))
    if fit.scale > most:
        x, y = (replace(camera, at=(0.0, 0.0), scale=most)(points)[:, k] for k in (0, 1))
        fit = replace(camera, scale=most, at=(-float(x.min() + x.max()) / 2, tall / 2 - 20 - float(y.max())))
    return drawn(*actors, camera=fit, things=things, shadow=shadow, pen=pen)


LOWER = ("thigh", "shin", "shoe", "ankle", "seat", "toes", "skirt")


def _bust(actor: Actor, head: float = 50.0, at: tuple[float, float] = (0.0, -40.0), pen: float = 1.05) -> Group:
    """An actor from the waist up, the head so large."""
    assert actor.skeleton is not None
    upper = actor.only(*LOWER)
    x, y, z = actor.skeleton.head_at
    return drawn(upper, camera=Camera(at, head / actor.skeleton.bones.head, (float(x), float(y), float(z))), pen=pen)


@sheet
def heads() -> Scene:
    """Three people turned all the way round, and three looked at from above and below."""
    cells = []
    for who in ("girl", "clerk", "elder", "singer"):
        for yaw in (-80, -50, -25, 0, 25, 50, 80, 155):
            pose = Pose(bend=(0.12 * yaw, 0, 0), head=(0.36 * yaw, 0, 0))
            cells.append(_bust(person(PEOPLE[who], Head("calm"), pose, Dress(collar="round"), facing=0.64 * yaw), 56, (0, -22)))
    for yaw, pitch, roll in ((-30, -40, 0), (30, -25, 12), (-25, 30, -10), (35, 45, 8), (-60, -30, 10), (60, 30, -12), (15, 0, 35), (-15, 10, -35)):
        who = ("bride", "student", "scholar", "redhead")[len(cells) % 4]
        cells.append(_bust(person(PEOPLE[who], Head("calm", 0.4 * yaw, pitch, roll), Pose(), Dress(collar="v"), facing=0.6 * yaw), 56, (0, -22)))
    return _laid_out(cells, 8, 170, 220)


@sheet
def ages() -> Scene:
    """The same construction from a baby to a very old woman, and people of the whole world."""
    cells = [
        _bust(person(body, Head("calm" if i % 3 else "amused"), Pose(head=(8, 0, 0)), _simple(i), facing=24 if i % 2 else -28), 52, (0, -25))
        for i, body in enumerate(PEOPLE.values())
    ]
    return _laid_out(cells, 7, 190, 235)


def _simple(number: int) -> Dress:
    tops = ("#3d6b57", "#55506a", "#d9a02f", "#a8472f", "#2f5d62", "#7c5a74", "#c79a3a", "#31506e")
    collars = ("round", "shirt", "v", "band", "tall")
    return Dress(top=tops[number % 8], collar=collars[number % 5])  # type: ignore[arg-type]


def _arm(to: Vector, gesture: str, aim: Vector, palm: Vector = (0, 0, 1), pole: Vector = (0.8, -0.6, -0.2)) -> Arm:
    return Arm(to, pole, gesture, aim, palm)


# Feeling is brow, mouth, hands and spine saying one thing: who, facing, pose.
ACTED: dict[str, tuple[str, float, Pose]] = {
    "joy": ("girl", 18, Pose(bend=(0, -6, 4), head=(4, -4, 6), left=_arm((0.34, 0.12, 0.40), "open", (0.15, 0.9, 0.2)), right=_arm((0.34, 0.06, 0.40), "open", (0.15, 0.9, 0.2)))),
    "laughter": ("baker", -24, Pose(bend=(0, -14, 6), head=(0, -6, 4), left=_arm((-0.34, -0.52, 0.46), "rest", (-1, 0.1, 0), (0, 0, -1), (1, -0.3, 0)), right=_arm((-0.30, -0.58, 0.48), "rest", (-1, 0.1, 0), (0, 0, -1), (1, -0.3, 0)))),
    "tenderness": ("weaver", 30, Pose(bend=(0, 8, 4), head=(10, 4, 4), left=_arm((-0.42, -0.16, 0.36), "flat", (-0.9, 0.5, 0), (0, 0.1, -1), (0.8, -0.8, 0)))),
    "longing": ("redhead", 36, Pose(bend=(0, -2, 0), head=(6, -4, 0), left=_arm((-0.46, -0.16, 0.36), "flat", (-0.8, 0.6, 0), (0, 0, -1)), right=_arm((-0.2, -0.34, 0.5), "rest", (-0.9, 0.5, 0.1), (0, 0, -1)))),
    "surprise": ("student", -12, Pose(bend=(0, -10, 0), left=_arm((0.06, 0.0, 0.55), "open", (0.2, 1, 0.1)), right=_arm((0.08, -0.06, 0.55), "open", (0.2, 1, 0.1)))),
    "fear": ("teen", -32, Pose(bend=(10, 14, -4), head=(-8, 0, 4), left=_arm((-0.30, -0.02, 0.42), "claw", (-0.3, 1, 0.2), (-0.2, 0, -1)), right=_arm((-0.20, -0.10, 0.42), "claw", (-0.4, 1, 0.1), (-0.2, 0, -1)))),
    "terror": ("matriarch", 14, Pose(bend=(-6, -12, 4), head=(0, -2, 0), left=_arm((0.10, 0.34, 0.32), "claw", (0.05, 1, 0.05), (-1, 0, 0.2)), right=_arm((0.10, 0.30, 0.34), "claw", (0.05, 1, 0.05), (-1, 0, 0.2)))),
    "dread": ("boy", 24, Pose(bend=(-8, 6, 4), head=(-4, 0, 0), left=_arm((-0.34, -0.10, 0.34), "fist", (-0.5, 0.8, 0), (-0.2, 0, -1)), right=_arm((-0.26, -0.24, 0.36), "grip", (-0.9, 0.5, 0), (0, 0, -1)))),
    "rage": ("clerk", 24, Pose(bend=(-16, 16, 0), head=(4, 4, 0), left=_arm((0.06, 0.20, 0.50), "fist", (-0.1, 1, 0.2), (-0.6, 0, -0.6)), right=_arm((0.10, -0.62, 0.30), "fist", (0, -1, 0.3), (-1, 0, 0)), crane=1)),
    "grief": ("woman", -30, Pose(bend=(0, 22, 6), head=(4, 10, 8), left=_arm((-0.30, -0.06, 0.46), "fist", (-0.35, 0.9, 0.0), (-0.5, 0, -0.9)), right=_arm((-0.42, -0.24, 0.34), "fist", (-1, 0.3, 0), (0, 0, -1)))),
    "sorrow": ("plaits", 26, Pose(bend=(0, 14, -6), head=(0, 6, -4), left=_arm((-0.2, -0.5, 0.4), "rest", (-0.9, -0.2, 0.1), (0, 0, -1)), right=_arm((-0.2, -0.52, 0.42), "rest", (-0.9, -0.2, 0.1), (0, 0, -1)))),
    "disgust": ("dancer", -18, Pose(bend=(10, -8, -8), head=(20, 0, 4), left=_arm((0.30, -0.22, 0.62), "stop", (0.25, 1, -0.1), (0, 0, 1)))),
    "pride": ("smith", 28, Pose(bend=(0, -12, 0), head=(8, -4, 0), left=_arm((-0.50, -0.34, 0.34), "rest", (-1, 0.0, 0), (0, 0.1, -1), (1, -0.3, 0)), right=_arm((-0.50, -0.44, 0.30), "rest", (-1, 0.1, 0), (0, 0, -1), (1, -0.3, 0)))),
    "sly": ("scholar", 26, Pose(bend=(0, 8, -4), head=(-10, 4, 0), left=_arm((-0.26, -0.14, 0.46), "pinch", (-0.5, 0.9, 0.1), (0.2, 0, -1)), right=_arm((-0.2, -0.42, 0.44), "rest", (-1, 0.2, 0), (0, 0, -1)))),
    "sleep": ("toddler", 12, Pose(bend=(0, 10, 10), head=(6, 6, 8), left=_arm((-0.10, 0.02, 0.44), "flat", (-0.5, 0.8, -0.1), (-0.5, 0.5, -0.2)), right=_arm((-0.60, -0.04, 0.46), "flat", (-0.8, 0.6, 0), (0.0, 0.6, -0.6)))),
    "concentration": ("grandmother", -22, Pose(bend=(0, 18, 0), left=_arm((-0.26, -0.20, 0.52), "pinch", (-0.7, 0.5, 0.1), (-0.2, 0, -1)), right=_arm((-0.20, -0.28, 0.54), "pinch", (-0.7, 0.6, 0.1), (-0.2, 0, -1)))),
    "hope": ("storyteller", -26, Pose(bend=(0, -6, 0), left=_arm((-0.32, -0.18, 0.44), "flat", (-0.5, 0.9, 0), (-0.9, 0, -0.2)), right=_arm((-0.30, -0.20, 0.44), "flat", (-0.5, 0.9, 0), (-0.9, 0, -0.2)))),
    "doubt": ("sailor", 26, Pose(bend=(0, 0, 6), head=(0, 0, 4), left=_arm((-0.14, -0.02, 0.40), "cup", (-0.4, 0.9, 0), (0, 0.1, -1)), right=_arm((-0.46, -0.40, 0.30), "rest", (-1, 0.1, 0), (0, 0, -1), (1, -0.3, 0)))),
    "song": ("singer", 22, Pose(bend=(0, -10, 0), left=_arm((0.44, -0.18, 0.52), "plead", (0.6, 0.6, 0.4), (0, 0.6, 0.6)), right=_arm((-0.40, -0.22, 0.40), "flat", (-0.9, 0.4, 0), (0, 0, -1)))),
    "weariness": ("rasta", -28, Pose(bend=(0, 16, 4), head=(0, 4, 4), left=_arm((-0.20, 0.04, 0.40), "flat", (-0.5, 0.9, 0), (-0.5, 0.1, -0.9)), right=_arm((0.1, -0.9, 0.1), "relaxed", (0, -1, 0), (-1, 0, 0)))),
}  # fmt: skip


@sheet
def moods() -> Scene:
    """Twenty feelings, each by another person."""
    cells = []
    for i, (mood, (who, facing, pose)) in enumerate(ACTED.items()):
        cells.append(_bust(person(PEOPLE[who], Head(mood), pose, replace(_simple(i), collar="band", cuff=i % 2 == 0), facing=facing), 50, (0, -34)))
    return _laid_out(cells, 5, 250, 290)


SKINS = ("#eebf9f", "#8a5738", "#e0a97f", "#f0c8aa", "#6b4330", "#c98f66")


def _sleeve(wrist: Wrist, towards: Vector, tone: str, prefix: str) -> list[Part]:
    back = unit(vec(*towards))
    size = wrist.size / 10
    arm = tube([wrist.at - back * 0.3, wrist.at + back * 4 * size, wrist.at + back * 9 * size], [1.32 * size, 1.6 * size, 1.9 * size], capped=False)
    cuff = tube([wrist.at + back * 2.6 * size, wrist.at + back * 4.4 * size], [1.75 * size, 1.95 * size], capped=False)
    cloth = tube([wrist.at + back * 4.0 * size, wrist.at + back * 30 * size], [2.05 * size, 3.6 * size], capped=False)
    return [
        Part(f"{prefix}arm", arm.mesh(), colour(SKINS[0]), "skin", "skin", 0.85, 0.2, 1.1, f"{prefix}hand", frozenset({f"{prefix}palm"}), 1.6),
        Part(f"{prefix}cuff", cuff.mesh(), colour("#f2ead8"), "collar", "garment", 0.4, 0.2, 1.0),
        Part(f"{prefix}cloth", cloth.mesh(), colour(tone), "coat", "garment", 0.95, 0.5, 1.3),
    ]


def _hand(gesture: str | Gesture, aim: Vector, palm: Vector, left: bool, back: Vector, skin: int, tone: str, at: Vector = (0, 0, 0), prefix: str = "h") -> tuple[Wrist, list[Part]]:
    wrist = Wrist(vec(*at), vec(*aim), vec(*palm), left, 10.0)
    parts = hand(wrist, gesture, colour(SKINS[skin]), prefix, frozenset({f"{prefix}arm"}), detail=1.1)
    arm = [replace(part, colour=colour(SKINS[skin])) if part.role == "skin" else part for part in _sleeve(wrist, back, tone, prefix)]
    return wrist, [*parts, *arm]


def _cup(at: Vector, radius: float) -> Part:
    levels = ((-3.6, 0.70), (-3.2, 0.86), (0.0, 0.97), (3.8, 1.12))
    rings = [(vec(*at) + vec(0, y, 0), vec(radius * r, 0, 0), vec(0, 0, radius * r)) for y, r in levels]
    return Part("cup", loft(rings, 26, 3).mesh(), colour("#efe9da"), "cup", "garment", 0.35, 0.5, 1.3)


@sheet
def hands() -> Scene:
    """Gestures of one construction: alone, round things, and on each other; and small."""
    cells: list[Group] = []

    def cell(*parts: Part, x: float = 0, y: float = 0, scale: float = 11.0) -> None:
        cells.append(stage(parts, Camera((x, y), scale), pen=1.3))

    alone: list[tuple[str, Vector, Vector, bool, Vector, float, float]] = [
        ("open", (0, 1, 0), (0.1, 0, 1), True, (0.1, -1, 0), 0, 30),
        ("point", (-1, 0.15, 0.25), (0.0, -1, 0.35), True, (1, -0.35, -0.1), 40, -20),
        ("fist", (0.15, 1, 0.2), (-0.5, 0, -0.9), True, (0.1, -1, 0), 0, 40),
        ("reach", (-1, 0.35, 0.2), (0.1, -0.8, 0.6), False, (1, -0.5, -0.2), 40, -10),
        ("rest", (-1, -0.12, 0.25), (0, -1, 0.15), True, (1, 0.45, -0.3), 40, 40),
        ("wave", (0.25, 1, 0.05), (0.0, 0, 1), False, (-0.15, -1, 0), 0, 30),
        ("beckon", (-0.6, 0.8, 0.2), (-0.2, 0.3, -1), True, (0.7, -0.9, 0), 26, 30),
        ("claw", (0.1, 1, 0.25), (0.1, -0.1, 1), False, (0.1, -1, 0), 0, 40),
        ("thumb", (-1, 0.1, 0.2), (0.1, 0.1, 1), False, (1, -0.4, -0.1), 36, 10),
        ("two", (0.05, 1, 0.1), (0.1, 0, 1), True, (0.1, -1, 0), 0, 40),
        ("plead", (-0.9, 0.3, 0.4), (0, 1, 0.35), False, (1, -0.5, -0.2), 40, 10),
        ("relaxed", (0.1, -1, 0.2), (-1, 0, 0.35), True, (0, 1, -0.05), 0, -50),
        ("stop", (0.1, 1, -0.1), (0.05, 0.1, 1), False, (-0.2, -1, -0.2), 0, 36),
        ("swear", (-0.1, 1, 0.1), (0, 0, 1), False, (0.1, -1, 0), 0, 40),
    ]
    tones = ("#5d7a86", "#a8472f", "#31506e", "#d9a02f", "#8c2f39", "#7a3b52", "#4f6a4a", "#55506a")
    for i, (gesture, aim, palm, left, back, x, y) in enumerate(alone):
        cell(*_hand(gesture, aim, palm, left, back, i % 6, tones[i % 8])[1], x=x, y=y)
    _held_cells(cell)
    _met_cells(cell)
    return _laid_out(cells, 6, 200, 240)


def _held_cells(cell: Callable[..., None]) -> None:
    """Hands closed round things: the radius of the thing says how far."""
    wrist, stick = _hand(closed_round(0.9, 10), (-1, 0.1, 0.25), (0, 0, 1), True, (1, -0.45, -0.2), 2, "#c79a3a")
    cell(*stick, rod_in(grip_of(wrist, 0.9), 11, 9, [0.85, 0.95], colour("#8a5f38")), x=30, y=-10, scale=10)
    wrist, mug = _hand(closed_round(2.5, 10), (-0.85, 0.05, 0.5), (-0.5, 0, -0.85), False, (1, -0.4, 0.1), 4, "#7c5a74", (2.4, 0, 1.5))
    cell(*mug, _cup(tuple(grip_of(wrist, 2.5).at), 2.5), x=24, y=0, scale=10)  # type: ignore[arg-type]
    one, first = _hand(closed_round(0.8, 10), (-0.2, 1, 0.25), (-0.3, 0.2, -1), False, (0.5, -1, -0.1), 3, "#4f6a4a", (0, 0, 0), "a")
    two, second = _hand(closed_round(0.8, 10), (-0.2, 1, 0.25), (-0.3, 0.2, -1), False, (0.6, -1, -0.1), 3, "#4f6a4a", (6.4, 0.8, -0.4), "b")
    a, b = grip_of(one, 0.8).at, grip_of(two, 0.8).at
    rope = tube([a + (a - b) * 1.6 + vec(0, 1, 0), a, b, b + (b - a) * 1.6 + vec(0, 0.6, 0)], [0.8], steps=8)
    cell(*first, *second, Part("rope", rope.mesh(), colour("#d1b070"), "rope", "straw", 0.9, 0.4, 1.1), x=-20, y=34, scale=9)
    wrist, apple = _hand(closed_round(3.0, 10), (-0.5, 0.7, 0.5), (-0.6, 0.5, 0.3), True, (0.6, -1, -0.3), 1, "#31506e")
    fruit = ball(grip_of(wrist, 3.0).at, 3.0)
    cell(*apple, Part("apple", fruit, colour("#b8342f"), "fruit", "garment", 1.0, 0.5, 1.3), x=20, y=20, scale=10)
    wrist, needle = _hand("pinch", (-0.8, 0.5, 0.3), (-0.25, -0.55, 0.7), True, (1, -0.6, -0.2), 2, "#2f5d62")
    tip = wrist.at + 10 * (0.47 * wrist.ahead + 0.36 * wrist.front + 0.12 * wrist.thumbwards)
    pin = tube([tip + vec(-2.2, 3.6, 0.3), tip], [0.16, 0.2])
    thread = tube([tip, tip + vec(-1.2, -4, 0), tip + vec(1.2, -8, -0.5), tip + vec(-2, -12, -1)], [0.14], steps=8)
    cell(*needle, Part("pin", pin.mesh(), colour("#c9ced0"), "metal", "garment", 0.6, 0.2, 0.9), Part("thread", thread.mesh(), colour("#b8242f"), "rope", "garment", 1.2, 0.0, 0.0), x=40, y=-10, scale=10)


def _met_cells(cell: Callable[..., None]) -> None:
    """Two hands that touch."""
    _, a = _hand("flat", (-0.12, 1, 0.15), (-1, -0.1, 0.15), True, (0.75, -0.9, 0.1), 3, "#55506a", (1.0, -1, 0), "a")
    _, b = _hand("flat", (0.10, 1, 0.1), (1, -0.1, 0.25), False, (-0.75, -0.9, -0.1), 3, "#55506a", (-1.0, -1, -0.4), "b")
    cell(*a, *b, y=30, scale=10)
    _, a = _hand("grip", (-0.75, 0.65, 0.1), (-0.5, -0.2, -0.9), True, (0.9, -0.8, 0), 2, "#3d6b57", (3.2, -2, 1.2), "a")
    _, b = _hand("grip", (0.75, 0.65, -0.1), (0.6, -0.3, 0.8), False, (-0.9, -0.8, 0), 2, "#3d6b57", (-3.2, -2, -0.6), "b")
    cell(*a, *b, y=0, scale=9.5)
    _, a = _hand(closed_round(1.6, 10), (-1, -0.25, 0.1), (0.1, -0.5, -0.9), True, (1, 0.45, 0), 0, "#5d7a86", (5.4, 2.2, 1.4), "a")
    _, b = _hand(closed_round(1.6, 10), (1, 0.25, 0.1), (-0.1, 0.5, 0.9), True, (-1, -0.45, 0), 4, "#c9542e", (-5.4, -1.6, -1.2), "b")
    cell(*a, *b, y=0, scale=9)
    small: list[Part] = []
    for i, gesture in enumerate(("open", "fist", "point", "wave")):
        small += _hand(gesture, (0.0, 1, 0), (0.1, 0, 1), i % 2 == 0, (0, -1, 0), i, "#31506e", (i * 17 - 26, 0, 0), f"s{i}")[1]
    cell(*small, scale=2.6)


@sheet
def poses() -> Scene:
    """Weight, twist, lean: whole bodies doing one thing each."""
    cast: tuple[tuple[str, str, str, str, float], ...] = (
        ("contrapposto", "weaver", "wrapper", "pride", -30), ("pull", "clerk", "shirt", "concentration", -62), ("dance", "redhead", "gown", "joy", -10),
        ("fall", "smith", "jersey", "terror", 58), ("run", "teen", "hoodie", "fear", -58), ("hug_knees", "dancer", "shirt", "longing", 38),
        ("cower", "girl", "jersey", "dread", 28), ("triumph", "boy", "overalls", "laughter", -16), ("weep", "grandmother", "milkmaid", "grief", -35),
        ("kneel", "woman", "tunic", "tenderness", 50), ("walk", "elder", "wanderer", "calm", -50), ("crossed", "singer", "kimono", "doubt", 25),
        ("point", "sailor", "knit", "awe", 20), ("bow", "baker", "suit", "calm", 48), ("leap", "plaits", "frock", "joy", -60),
        ("sneak", "student", "hoodie", "sly", 55), ("listen", "scholar", "kaftan", "concentration", -20), ("stretch", "rasta", "swimmer", "sleep", 20),
        ("sit", "storyteller", "poncho", "hope", -34), ("carry", "baker", "overcoat", "concentration", 40), ("give", "bride", "sari", "tenderness", -40),
        ("lean", "matriarch", "boubou", "concentration", 60), ("stand", "toddler", "baby", "awe", -20), ("lie", "rower", "night", "sleep", 70),
    )  # fmt: skip
    cells = []
    for pose, who, dress, mood, facing in cast:
        actor = person(PEOPLE[who], Head(mood), POSES[pose], WARDROBE[dress], facing=facing)
        assert actor.skeleton is not None
        things = _things(pose, actor)
        scale = 2.95 * (1.25 if actor.skeleton.bones.leg < 36 else 1.0)
        cells.append(_framed([actor], Camera(pitch=8), 250, 320, scale, things, pen=0.9))
    return _laid_out(cells, 6, 250, 320)


def _things(pose: str, actor: Actor) -> list[Part]:
    """What a pose handles: it meets the hands because it is made from them."""
    if pose == "pull":
        near, far = actor.grips["left"].at, actor.grips["right"].at
        way = unit(near - far)
        rope = tube([far - way * 5 + vec(0, -20, 3), far - way * 3 + vec(0, -5, 1), far, near, near + way * 46 + vec(0, 2, 0)], [0.8], steps=10)
        return [Part("rope", rope.mesh(), colour("#c9a765"), "rope", "straw", 0.9, 0.4, 1.1)]
    if pose == "carry":
        middle = (actor.grips["left"].at + actor.grips["right"].at) / 2 + vec(0, 5.0, 0)
        sack = ball(middle, np.array([12.0, 7.2, 7.6]))
        return [Part("sack", sack, colour("#c7ab7c"), "sack", "garment", 0.9, 0.6, 1.4)]
    if pose in ("sit",):
        assert actor.skeleton is not None
        s = actor.skeleton
        seat = s.hips + vec(0, -5.0, 0)
        rings = [(vec(seat[0], y, seat[2]), s.axes[:, 0] * r, s.axes[:, 2] * r) for y, r in ((0.0, 9.0), (seat[1] - 1.0, 8.4), (seat[1], 8.8), (seat[1] + 0.2, 0.5))]
        return [Part("stool", loft(rings, 24, 1).mesh(), colour("#8a6a48"), "wood", "wood", 0.9, 0.5, 1.3)]
    return []



@sheet
def pairs() -> Scene:
    """Two bodies touching: holding, dancing, comforting, carrying, leading, lifting, whispering, quarrelling."""
    girl, mood = PEOPLE["girl"], MOODS
    asleep = replace(mood["tenderness"], shut="down", tilt=(0, 4, 4))
    tall = replace(PEOPLE["smith"], beard="", tall=1.08, stout=-0.2)
    cast: dict[str, tuple[Role, Role]] = {
        "embrace": (Role(tall, Head(asleep), Dress(top="#31506e", bottom="#2b2b33")), Role(replace(PEOPLE["redhead"], tall=0.94, hair=Hair("bun", "#b4512a")), Head(replace(asleep, tilt=(0, -4, 4))), replace(WARDROBE["gown"], top="#c8783c", skirt=0.78, flare=0.7))),
        "dance": (Role(PEOPLE["baker"], Head(replace(mood["laughter"], tilt=(0, -6, 4))), Dress(top="#efe3c8", bottom="#38424f", collar="shirt")), Role(PEOPLE["dancer"], Head("joy"), Dress(top="#c2334a", skirt=0.72, skirt_tone="top", flare=1.8, folds=9, legs="tights", bottom="#ecd2b4", collar="boat", sleeve_end=0.2, wind=(1.2, 0.2, -0.4)))),
        "comfort": (Role(PEOPLE["elder"], Head(replace(mood["tenderness"], tilt=(0, 4, 6))), Dress(top="#6c7a58", bottom="#5a4a3c", collar="tall")), Role(PEOPLE["plaits"], Head(replace(mood["grief"], tilt=(0, 4, 0))), Dress(top="#3f6fa0", bottom="#8a5560"))),
        "carry": (Role(PEOPLE["weaver"], Head(replace(mood["tenderness"], tilt=(0, 4, 6), smile=0.13)), replace(WARDROBE["boubou"], hat="", bell=0.0, sleeve=1.0, sleeve_end=0.3)), Role(PEOPLE["toddler"], Head("joy"), Dress(top="#e3b23d", bottom="#c8543a", barefoot=True))),
        "hand_in_hand": (Role(PEOPLE["grandmother"], Head("amused"), replace(WARDROBE["milkmaid"], hat="", bottom="#55506a")), Role(girl, Head("awe"), replace(WARDROBE["frock"], top="#d9a02f", pattern=""))),
        "lift": (Role(PEOPLE["rasta"], Head("joy"), Dress(top="#d9653b", bottom="#39506b", sleeve_end=0.2)), Role(replace(PEOPLE["toddler"], skin="#7a4c34"), Head("laughter"), Dress(top="#efe3cc", bottom="#5b7a5a", barefoot=True))),
        "whisper": (Role(PEOPLE["plaits"], Head("sly"), Dress(top="#2f7f86", bottom="#7a5a3c")), Role(PEOPLE["boy"], Head(replace(mood["surprise"], tilt=(0, 4, -4), open=0.16)), Dress(top="#c9a33a", bottom="#3b4a5a", pattern="stripes"))),
        "quarrel": (Role(PEOPLE["clerk"], Head("rage"), WARDROBE["suit"]), Role(PEOPLE["singer"], Head("disgust"), replace(WARDROBE["wrapper"], hat=""))),
    }  # fmt: skip
    cells = []
    for name, roles in cast.items():
        cells.append(_framed(PAIRS[name](*roles), Camera(pitch=7), 340, 460, 6.2))
    return _laid_out(cells, 4, 340, 460)


@sheet
def views() -> Scene:
    """From above, from below, from behind, foreshortened; line weight follows distance."""
    shots = (
        ("triumph", "smith", "jersey", "laughter", -16.0, Camera(target=(0, 50, 0), pitch=-42, distance=130)),
        ("give", "redhead", "tunic", "longing", 20.0, Camera(target=(0, 55, 0), pitch=52, distance=150)),
        ("contrapposto", "dancer", "frock", "calm", 165.0, Camera(target=(0, 50, 0), pitch=6)),
        ("run", "bride", "sari", "joy", -20.0, Camera(target=(0, 50, 0), pitch=12, roll=-10, distance=110)),
        ("point", "student", "hoodie", "awe", 8.0, Camera(target=(0, 55, 0), pitch=-8, distance=95)),
        ("walk", "elder", "wanderer", "weariness", 140.0, Camera(target=(0, 50, 0), pitch=22)),
        ("hug_knees", "plaits", "jersey", "hope", 30.0, Camera(target=(0, 22, 0), pitch=48, distance=170)),
        ("dance", "singer", "boubou", "joy", -30.0, Camera(target=(0, 50, 0), pitch=-22, distance=140)),
    )
    cells = []
    for pose, who, dress, mood, facing, camera in shots:
        actor = person(PEOPLE[who], Head(mood), POSES[pose], WARDROBE[dress], facing=facing, camera=camera)
        shadow = 0.4 if camera.pitch > 0 else 0.0
        cells.append(_framed([actor], camera, 340, 420, 9.0, shadow=shadow, pen=1.05))
    return _laid_out(cells, 4, 340, 420)


@sheet
def dresses() -> Scene:
    """Clothes of many times and places."""
    people = list(PEOPLE)
    stances = ("contrapposto", "walk", "stand", "give", "crossed")
    cells = []
    for i, (name, dress) in enumerate(WARDROBE.items()):
        body = PEOPLE["baby" if name == "baby" else people[6 + (i * 5) % 18]]
        pose = POSES["stand"] if name == "baby" else POSES[stances[i % 5]]
        actor = person(body, Head(("calm", "amused", "hope", "pride")[i % 4]), pose, dress, facing=(-28, 32, -18, 24)[i % 4])
        cells.append(_framed([actor], Camera(pitch=6), 230, 360, 4.4 if name == "baby" else 3.2, shadow=0.35, pen=0.9))
    return _laid_out(cells, 7, 230, 360)


@sheet
def animals() -> Scene:
    """Six animals with a spine, each doing four things."""
    cast = {
        "deer": ("stand", "look_back", "leap", "graze"),
        "horse": ("trot", "rear", "graze", "look_back"),
        "fox": ("sit", "leap", "curl", "stalk"),
        "cat": ("stretch", "sit", "curl", "stalk"),
        "wolf": ("walk", "snarl", "sit", "look_back"),
        "bear": ("walk", "rear", "sit", "lie"),
    }
    cells = []
    for breed, carriages in cast.items():
        for i, carriage in enumerate(carriages):
            actor = animal(breed, carriage, facing=(-62, 56, -48, 66)[i])
            cells.append(_framed([actor], Camera(pitch=10), 330, 260, 7.0))
    return _laid_out(cells, 4, 330, 260)


@sheet
def soft() -> Scene:
    """Soft things: scarf in the wind, slack rope, washing, a sheet thrown over a chair, steam, a cloak in a gale."""
    cells = []
    walker = person(PEOPLE["rower"], Head("hope"), POSES["walk"], replace(WARDROBE["overcoat"], wind=(1.4, 0.2, -0.4)), facing=-48)
    neck = walker.skeleton.chest if walker.skeleton else vec(0, 0, 0)
    start = (float(neck[0]), float(neck[1]) + 1.5, float(neck[2]) - 2)
    scarf = ribbon([start, (start[0] + 20, start[1] + 4, start[2]), (start[0] + 44, start[1] + 2, start[2])], 46, 6.0, colour("#b8343c"), (3.0, 1.3, -0.3))
    cells.append(_framed([walker], Camera(pitch=6), 340, 360, 3.2, [scarf]))
    posts = [Part(f"post{i}", tube([(x, 0, 0), (x, 34, 0)], [1.8, 1.6]).mesh(), colour("#7a5a3c"), "wood", "wood") for i, x in enumerate((-34.0, 34.0))]
    slack = rope([(-34, 32, 0), (0, 20, 0), (34, 32, 0)], 92, 0.9, colour("#c9a765"))
    loop = rope([(34, 33, 1.8), (44, 20, 3), (50, 2, 4), (36, 1, 9), (52, 1, 12)], 58, 0.9, colour("#c9a765"), (True, False), 0.0, "end")
    cells.append(_framed([Actor(tuple(posts))], Camera(pitch=12), 340, 360, 3.4, [slack, loop]))
    wet = washing((-34, 60, 0), (30, 58, 0), 46, colour("#f2ecdc"), (0.9, 0.1, 0.8))
    line = rope([(-44, 61, 0), (0, 58.5, 0), (42, 60, 0)], 87, 0.5, colour("#8a7a60"), name="line")
    cells.append(_framed([Actor((line,))], Camera(pitch=6), 340, 360, 3.6, [wet]))
    chair = [Capsule(vec(-9, 22, 8), vec(9, 22, 8), 4, 4), Capsule(vec(-9, 22, -8), vec(9, 22, -8), 4, 4), Capsule(vec(-9, 24, -10), vec(-9, 48, -12), 2, 2), Capsule(vec(9, 24, -10), vec(9, 48, -12), 2, 2), Capsule(vec(-9, 48, -12), vec(9, 48, -12), 2, 2), Capsule(vec(-9, 20, 8), vec(-9, 0, 9), 2, 2), Capsule(vec(9, 20, 8), vec(9, 0, 9), 2, 2)]
    dust = thrown_over(chair, (0, 52, -2), 84, colour("#e9e4da"))
    cells.append(_framed([Actor((dust,))], Camera(yaw=28, pitch=14), 340, 360, 4.2))
    gale = person(PEOPLE["scholar"], Head("concentration"), POSES["lean"], replace(WARDROBE["tunic"], cape="#8c2f39", wind=(2.6, 0.9, -0.5)), facing=-60)
    cells.append(_framed([gale], Camera(pitch=4), 340, 360, 3.3))
    mug = stage([_cup((0, 0, 0), 2.5)], Camera((0, 90), 16), pen=1.2)
    cells.append(Group((*mug.items, steam(Stream("steam"), (0, 28), 150, colour("#f6f2e8"), 4, 0.1))))
    return _laid_out(cells, 3, 340, 360)


@sheet
def weather() -> Scene:
    """Skies that are not all the same contour lines."""
    stream = Stream("weather")
    wide, tall = 200.0, 300.0
    box = (-wide / 2, -tall / 2, wide / 2, tall / 2)
    cells = [
        skies.noon(stream.child("noon"), box),
        skies.mares_tails(stream.child("tails"), box),
        skies.mackerel(stream.child("mackerel"), box),
        skies.downpour(stream.child("rain"), box),
        skies.sunrays(stream.child("rays"), (-20, 110), box),
        skies.aurora(stream.child("aurora"), box),
        skies.milky_way(stream.child("way"), box),
        skies.stippled(stream.child("dots"), (colour("#2f6f8a"), colour("#c9573a"), colour("#d9a02f")), box),
        skies.fog(stream.child("fog"), box),
    ]
    return _laid_out(cells, 5, wide, tall)
