"""Model sheets: everything a figure can be and do, laid out to be looked at."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from PIL import Image

from studio.chance import Chance, Stream
from studio.colour import colour
from studio.figures.acted import ACTED, TOUCHES
from studio.figures.beasts import animal
from studio.figures.camera import Camera
from studio.figures.cloth import Capsule
from studio.figures.dress import WARDROBE, Dress
from studio.figures.handsheet import CELL, cup, hand_cells
from studio.figures.mesh import Loft, Mesh, Part, Stroke, loft, tube
from studio.figures.mesh import sheet as mesh_of
from studio.figures.moods import MOODS, Mood
from studio.figures.pairs import BENCH, PAIRS, Role
from studio.figures.people import HEAD, Actor, Head, drawn, person
from studio.figures.poses import POSES
from studio.figures.skeleton import Arm, Pose, Skeleton
from studio.figures.soft import ribbon, rope, steam, thrown_over, washing
from studio.figures.space import Space, Vector, unit, vec
from studio.figures.stage import stage
from studio.figures.traits import PEOPLE, Hair
from studio.geometry import rectangle, solid
from studio.hands import hand_called
from studio.materials import plain
from studio.scene import Clip, Group, Scene, Sunlight

Sheet = Callable[[], Scene]
SHEETS: dict[str, Sheet] = {}


def sheet(paint: Sheet) -> Sheet:
    """Register a model sheet under its function's name."""
    SHEETS[paint.__name__] = paint
    return paint


def _laid_out(
    cells: Sequence[Group], columns: int, wide: float, tall: float, grounds: Sequence[str] = (), gap: float = 2.0
) -> Scene:
    """Cells side by side, each seen only inside its own frame; a cell is drawn about its own middle.

    `grounds` are the colours painted behind them, in turn: what the frame crops then ends as a picture does.
    """
    layers = []
    for i, cell in enumerate(cells):
        x, y = (i % columns + 0.5) * wide, (i // columns + 0.5) * tall
        frame = solid(rectangle(x - wide / 2 + gap, y - tall / 2 + gap, x + wide / 2 - gap, y + tall / 2 - gap))
        ground = [plain(frame, colour(grounds[i % len(grounds)]), "ground", line=0.0, modelling=0.3)] if grounds else []
        layers.append(Group((*ground, Clip(frame, cell.placed(x, y)))))
    width, height = columns * wide, -(-len(cells) // columns) * tall
    return Scene(None, tuple(layers), (0, 0, width, height), width=width, height=height)


def _framed(
    actors: Sequence[Actor],
    camera: Camera,
    wide: float,
    tall: float,
    most: float,
    things: Sequence[Part] = (),
    shadow: float = 0.4,
    pen: float = 1.0,
    beside: float = 0.34,
) -> Group:
    """Actors filling a cell as far as `most` units to the unit of space allow, standing on its lower edge.

    `beside` is the room their shadow is given, by their height.
    """
    points = np.vstack(
        [part.mesh.points for actor in actors for part in actor.parts] + [part.mesh.points for part in things]
    )
    below = points.mean(axis=0) * [1, 0, 1]
    feet = points[points[:, 1] < points[:, 1].min() + 8.0] if shadow else below[None]
    shade = below * [0, 0, 1] + vec(float(feet[:, 0].max()) + beside * float(points[:, 1].max()) * bool(shadow), 0, 0)
    points = np.vstack([points, below, shade])  # the ground under those who leap, and what their shadow wants
    fit = camera.fitted(points, (14 - wide / 2, 14 - tall / 2, wide / 2 - 14, tall / 2 - 20))
    if fit.scale > most:
        x, y = (replace(camera, at=(0.0, 0.0), scale=most)(points)[:, k] for k in (0, 1))
        fit = replace(camera, scale=most, at=(-float(x.min() + x.max()) / 2, tall / 2 - 20 - float(y.max())))
    return drawn(*actors, camera=fit, things=things, shadow=shadow, pen=pen)


# Light for heads: from above and before them, so that a chin shades its neck and not the far shoulder.
WINDOW = Sunlight((-0.38, -0.72, 0.9))
# A hand lower than this, radii of the head below its middle, hangs or carries: it may be cropped.
ACTING = 2.5
# Behind heads: quiet, and no two neighbours alike.
GROUNDS = ("#d9c9a0", "#b9c6bd", "#d8b9a0", "#c3bccb", "#c9cba6", "#dcc7b4", "#aebfc8")
LOWER = ("thigh", "shin", "shoe", "ankle", "seat", "toes", "skirt")


def _bust(
    actor: Actor,
    head: float = 50.0,
    at: tuple[float, float] = (0.0, -40.0),
    pen: float = 1.05,
    floor: float = 0.0,
    shade: float = 1.0,
    ceiling: float = -1e9,
) -> Group:
    """An actor from the waist up, the head so large.

    Who is short comes down until they end at the `floor`, who has tall hair until it is below the `ceiling`.
    """
    upper, camera = actor.without(*LOWER), _at_head(actor, head, at)
    lowest = max(float(camera(part.mesh.points)[:, 1].max()) for part in upper.parts if part.name == "torso")
    highest = min(float(camera(part.mesh.points)[:, 1].min()) for part in actor.only(*HEAD).parts)
    camera = replace(camera, at=(at[0], at[1] + max(0.0, floor - lowest, ceiling - highest)))
    return drawn(upper, camera=camera, light=WINDOW, pen=pen, shade=shade)


def _at_head(actor: Actor, head: float, at: tuple[float, float]) -> Camera:
    """A camera that has somebody's head at this place and of this radius."""
    assert actor.skeleton is not None
    x, y, z = actor.skeleton.head_at
    return Camera(at, head / actor.skeleton.bones.head, (float(x), float(y), float(z)))


def _half_length(actor: Actor, most: float, wide: float, tall: float) -> Group:
    """An actor filling a frame: head (no larger than `most`) and acting hands are in it, the rest is cropped."""
    told = np.vstack([part.mesh.points for part in actor.only(*HEAD, "palm", "finger", "thumb").parts])
    x, y = _at_head(actor, 1.0, (0.0, 0.0))(told)[:, :2].T
    x, y = x[y < ACTING], y[y < ACTING]
    size = min(most, wide / float(np.ptp(x)), tall / float(np.ptp(y)))
    camera = _at_head(actor, size, (-size * float(x.min() + x.max()) / 2, -tall / 2 - size * float(y.min())))
    return drawn(actor.without("shin", "shoe", "ankle", "toes"), camera=camera, light=WINDOW, pen=1.25, shade=0.7)


@sheet
def heads() -> Scene:
    """Three people turned all the way round, and three looked at from above and below."""
    cells = []
    for who in ("girl", "clerk", "elder", "singer"):
        for yaw in (-80, -50, -25, 0, 25, 50, 80, 155):
            pose = Pose(bend=(0.12 * yaw, 0, 0), head=(0.36 * yaw, 0, 0))
            cells.append(
                _bust(person(PEOPLE[who], Head("calm"), pose, Dress(collar="round"), facing=0.64 * yaw), 56, (0, -22))
            )
    for yaw, pitch, roll in (
        (-30, -40, 0),
        (30, -25, 12),
        (-25, 18, -10),
        (35, 26, 8),
        (-60, -30, 10),
        (44, 26, -12),
        (15, 0, 35),
        (-15, 10, -35),
    ):
        who = ("bride", "student", "scholar", "redhead")[len(cells) % 4]
        cells.append(
            _bust(
                person(PEOPLE[who], Head("calm", 0.4 * yaw, pitch, roll), Pose(), Dress(collar="v"), facing=0.6 * yaw),
                56,
                (0, -22),
            )
        )
    return _laid_out(cells, 8, 170, 220)


@sheet
def portraits() -> Scene:
    """Faces at the size of a card."""
    # The shoulders turn against the head, and no two wear the same. Who, mood, facing, bend, head, dress.
    content = replace(MOODS["pride"], brow=0.05, lid=0.8, low_lid=0.15, gaze=(0.1, 0.1), tilt=(0, -4, 0))
    teasing = replace(
        MOODS["amused"], brow_in=0.05, brow_skew=0.05, lid=0.8, low_lid=0.2, smile=0.11, skew=0.0, wide=0.95
    )
    wistful = replace(MOODS["longing"], gaze=(0.2, 0.4), smile=0.04, tilt=(2, -8, -6))
    knowing = replace(
        MOODS["sly"], gaze=(-0.2, 0.1), lid=0.78, low_lid=0.1, brow_in=-0.03, brow_skew=0.06, tilt=(0, 4, -4)
    )
    cast: tuple[tuple[str, str | Mood, float, Vector, Vector, Dress], ...] = (
        ("redhead", teasing, 2, (-14, -3, 4), (17, 0, -8), Dress(top="#3d6b57", collar="v")),
        ("smith", "joy", -10, (12, -6, -5), (-22, 0, 0), Dress(top="#b86a3c", collar="v")),
        ("grandmother", "amused", 14, (-10, 4, 5), (24, 0, 4), Dress(top="#55506a", collar="shirt", scarf="#c79a3a")),
        ("student", content, -4, (20, 0, -6), (-18, 0, 2), Dress(top="#a8472f", collar="band")),
        ("bride", wistful, -4, (-18, -4, 5), (18, -2, 0), Dress(top="#2f5d62", trim="#d9a02f", collar="wrap")),
        ("girl", "hope", -12, (16, -4, 6), (-18, 0, 0), Dress(top="#7c5a74", collar="round")),
        ("sailor", knowing, 10, (-18, 0, -5), (20, 2, 0), Dress(top="#31506e", collar="lapels", buttons=True)),
        ("singer", "sorrow", -6, (12, 10, 6), (-16, 0, 0), Dress(top="#8c2f39", trim="#e0b050", collar="wrap")),
    )
    cells = []
    for who, mood, facing, bend, head, dress in cast:
        pose = Pose(bend=bend, head=head)
        actor = person(PEOPLE[who], Head(mood), pose, dress, facing=facing, detail=1.5)
        cells.append(_bust(actor, 116, (0, -34), 1.5, shade=0.8, ceiling=-190))
    return _laid_out(cells, 4, 380, 430, GROUNDS, 8)


@sheet
def ages() -> Scene:
    """The same construction from a baby to a very old woman, and people of the whole world."""
    cells = [
        _bust(
            person(
                body, Head("calm" if i % 3 else "amused"), Pose(head=(8, 0, 0)), _simple(i), facing=24 if i % 2 else -28
            ).without("palm", "finger", "thumb"),
            64,
            (0, -26),
            1.15,
            floor=172,
        )
        for i, body in enumerate(sorted(PEOPLE.values(), key=lambda body: body.age))
    ]
    return _laid_out(cells, 5, 250, 268)


def _simple(number: int) -> Dress:
    tops = ("#3d6b57", "#55506a", "#d9a02f", "#a8472f", "#2f5d62", "#7c5a74", "#c79a3a", "#31506e")
    collars = ("round", "shirt", "v", "band", "tall")
    return Dress(top=tops[number % 8], collar=collars[number % 5])  # type: ignore[arg-type]


@sheet
def moods() -> Scene:
    """Twenty feelings, each by another person."""
    cells = []
    for mood, act in ACTED.items():
        skeleton = Skeleton(PEOPLE[act.who], act.pose, act.facing)
        actor = person(
            PEOPLE[act.who], Head(mood), _touching(skeleton, TOUCHES.get(mood, {})), act.dress, facing=act.facing
        )
        actor = actor.holding(*_book(actor)) if mood == "concentration" else actor
        cells.append(_half_length(actor, 92, 334, 330))
    return _laid_out(cells, 5, 370, 370, GROUNDS, 8)


def _touching(skeleton: Skeleton, arms: Mapping[str, Arm]) -> Pose:
    """A pose with those arms, told from the middle of the head in its radii, sent to their places in space."""
    pose = skeleton.pose
    for side, arm in arms.items():
        assert arm.at is not None
        x, y, z = skeleton.head_at + skeleton.bones.head * vec(*arm.at)
        sent = replace(arm, at=(float(x), float(y), float(z)))
        pose = replace(pose, left=sent) if side == "left" else replace(pose, right=sent)
    return pose


def _book(actor: Actor) -> list[Part]:
    """An open book on the fingers of both hands, its covers to us."""
    left, right = (actor.grips[side] for side in ("left", "right"))
    across, inward = unit(left.at - right.at), unit(left.out + right.out)
    up = unit(np.cross(inward, across)) * -1
    spine = (left.at + right.at) / 2 + 0.5 * inward + 2.6 * up

    def leaf(half: float, tall: float, back: float) -> Mesh:
        bows = [(k * half * across + abs(k) * 1.6 * inward + back * inward) for k in (-1.0, -0.5, 0.0, 0.5, 1.0)]
        return mesh_of(np.array([[spine + bow + k * tall * up for bow in bows] for k in (-1.0, 1.0)]))

    ridges = tuple(
        Stroke(np.array([spine + x * across + y * up - 0.1 * inward for y in (-4.6, 4.6)]), 0.9, None, 0.6)
        for x in (-0.7, 0.7)
    )
    cover = Part("book", leaf(7.0, 5.0, 0.0), colour("#8c2f39"), "book", "garment", 0.9, 0.4, 1.2, marks=ridges)
    pages = Part("pages", leaf(6.6, 5.5, 0.5), colour("#f2ead8"), "page", "garment", 0.4, 0.2, 0.9)
    return [replace(part, two_sided=True) for part in (pages, cover)]


@sheet
def hands() -> Scene:
    """Gestures of one construction: alone, round things, on each other, and small."""
    return _laid_out(hand_cells(), 6, CELL, CELL)


# What is done, by whom, dressed how, feeling what, turned where.
DOING: tuple[tuple[str, str, str, str, float], ...] = (
    ("contrapposto", "weaver", "wrapper", "pride", -30),
    ("haul", "clerk", "shirt", "concentration", -62),
    ("dance", "redhead", "gown", "joy", -10),
    ("fall", "baker", "jersey", "terror", 54),
    ("sprint", "teen", "hoodie", "fear", -58),
    ("hug_shins", "dancer", "drab", "longing", 38),
    ("triumph", "boy", "overalls", "laughter", -16),
    ("kneel", "woman", "tunic", "tenderness", 50),
    ("cower", "girl", "green", "dread", 48),
    ("walk", "elder", "wanderer", "calm", -50),
    ("bound", "plaits", "dots", "joy", -60),
    ("carry", "monk", "knit", "concentration", 40),
    ("stretch", "rasta", "night", "sleep", 20),
    ("hush", "student", "hoodie", "sly", 55),
    ("toddle", "toddler", "baby", "awe", -20),
)
POSE_CELL = (350.0, 500.0)
# Plain clothes, for limbs to be read against: long skirts hide a leap, and stripes break where a body folds.
PLAIN: dict[str, Dress] = {
    "drab": Dress(top="#5b7f8c", bottom="#4a6a78", collar="round", shoes="#e8e0d0"),
    "green": Dress(top="#7c8f5e", bottom="#4a4238", collar="round"),
    "dots": Dress(top="#c7473d", bottom="#35506e", pattern="dots", collar="round", sleeve_end=0.0),
}


@sheet
def poses() -> Scene:
    """Weight, twist, lean: whole bodies doing one thing each."""
    return _laid_out([_doing(*row) for row in DOING], 5, *POSE_CELL, GROUNDS, 8)


def _doing(pose: str, who: str, dress: str, mood: str, facing: float) -> Group:
    worn = {**WARDROBE, **PLAIN}[dress]
    worn = replace(worn, skirt=min(worn.skirt, 0.84))  # a pose without feet has no weight
    actor = person(PEOPLE[who], Head(mood), POSES[pose], worn, facing=facing)
    assert actor.skeleton is not None
    # Whoever is low, a child or one who crouches, comes nearer.
    low = actor.skeleton.bones.leg < 36 or actor.skeleton.head_at[1] < 56
    scale = 6.6 if low else 4.7
    things = _things(pose, actor)
    return _framed([actor], Camera(pitch=10), *POSE_CELL, scale, things, shadow=0.5, pen=1.2, beside=0.04)


def _things(pose: str, actor: Actor) -> list[Part]:
    """What a pose handles: it meets the hands because it is made from them."""
    assert actor.skeleton is not None
    s, left, right = actor.skeleton, actor.grips["left"].at, actor.grips["right"].at
    if pose == "haul":
        return _staked_rope(left, right)
    if pose == "carry":
        turn = np.linspace(0, 2 * np.pi, 30)
        pot = _thrown((left + right) / 2 - s.axes @ vec(0, 0, 6.4), POT)
        bands = tuple(Stroke(pot.at(np.full(30, t), turn), 1.0, None, 0.6) for t in (0.62, 0.66))
        return [Part("pot", pot.mesh(), colour("#b8693f"), "clay", "garment", 0.9, 0.6, 1.4, marks=bands)]
    return []


# Heights and radii of what a potter throws.
POT = ((-7.8, 4.0), (-6.9, 4.9), (-0.9, 6.9), (4.1, 5.7), (6.4, 4.4), (7.8, 5.2))


def _thrown(middle: Space, levels: Sequence[tuple[float, float]], steps: int = 4) -> Loft:
    """Something round about an upright axis."""
    return loft([(middle + vec(0, y, 0), vec(r, 0, 0), vec(0, 0, r)) for y, r in levels], 28, steps)


def _staked_rope(near: Space, far: Space) -> list[Part]:
    """A rope from a stake, taut through two fists; what they have won already lies behind them."""
    hemp, way = colour("#c9a765"), unit(near - far)
    post = near + way * 30
    # The pull has begun to tilt it.
    stake = tube([post * [1, 0, 1] + way * [5, 0, 5], post - way * [0.6, 0, 0.6] + vec(0, 6, 0)], [2.7, 2.4])
    loop = tube([post + vec(0, y, 0) for y in (-1.6, 1.6)], [2.9], capped=False)
    taut = tube([far, post], [1.0])
    back, aside = unit(way * [-1, 0, -1]), unit(np.cross(vec(0, 1, 0), way))
    # It hangs from the fist behind the hip and trails off.
    lies = [(14, 14, 9), (17.5, 14.5, 2.4), (24, 13, 1), (33, 8, 1)]
    hip = far + back * 8 + aside * 10 - vec(0, 9, 0)
    over = far + back * 13 + aside * 13 - vec(0, 26, 0)
    won = [far, hip, over, *((far + back * x + aside * z) * [1, 0, 1] + vec(0, y, 0) for x, z, y in lies)]
    tail = tube(won, [1.0], steps=8)
    return [
        Part("stake", stake.mesh(), colour("#7a5a3c"), "wood", "wood", 0.9, 0.5, 1.3),
        Part("loop", loop.mesh(), hemp, "rope", "garment", 0.9, 0.4, 1.1),
        Part("rope", taut.mesh(), hemp, "rope", "straw", 0.9, 0.4, 1.1),
        Part("tail", tail.mesh(), hemp, "rope", "straw", 0.9, 0.4, 1.1),
    ]


@sheet
def pairs() -> Scene:
    """Two bodies touching: holding, dancing, comforting, carrying, leading, lifting, whispering, quarrelling."""
    return _laid_out([_pair(name, roles) for name, roles in _together().items()], 4, *PAIR_CELL, GROUNDS, 8)


PAIR_CELL = (440.0, 560.0)
# From where each pair is seen, and the height it is cropped at.
LOOKS: dict[str, tuple[float, float]] = {
    "embrace": (0.0, 43.0),
    "dance": (0.0, -3.0),
    "comfort": (0.0, -3.0),
    "carry": (14.0, 28.0),
    "hand_in_hand": (0.0, 31.0),
    "lift": (0.0, 44.0),
    "whisper": (0.0, 36.0),
    "quarrel": (0.0, 30.0),
}


def _pair(name: str, roles: tuple[Role, Role]) -> Group:
    """A pair as near as faces and hands want it."""
    yaw, low = LOOKS[name]
    actors, things = PAIRS[name](*roles), _bench() if name == "comfort" else []
    points = np.vstack([part.mesh.points for actor in actors for part in actor.parts])
    wide, tall = PAIR_CELL
    box = (26 - wide / 2, 26 - tall / 2, wide / 2 - 26, tall / 2 - 8)
    fit = Camera(yaw=yaw, pitch=9).fitted(points[points[:, 1] > low], box)
    above = float(fit(points)[:, 1].min()) - box[1]  # a broad pair leaves room: below, not over its heads
    fit = replace(fit, at=(fit.at[0], fit.at[1] - 0.5 * above))
    return drawn(*actors, camera=fit, things=things, shadow=0.5, pen=1.3)


def _bench() -> list[Part]:
    """A plank on two boards, as broad as two sit."""

    def box(name: str, x: float, half: tuple[float, float], low: float, high: float) -> Part:
        side, front = vec(half[0], 0, half[1]), vec(-half[0], 0, half[1])
        block = loft([(vec(x, y, -1.5), side, front) for y in (low, high)], 4, 1)
        return Part(name, block.mesh(), colour("#8a6a48"), "wood", "wood", 0.9, 0.5, 1.3, round_by=0.2)

    boards = [box(f"board{i}", x, (1.2, 6.0), 0.0, BENCH - 2.0) for i, x in enumerate((-19.0, 19.0))]
    return [*boards, box("plank", 0.0, (25.0, 7.5), BENCH - 2.0, BENCH)]


def _together() -> dict[str, tuple[Role, Role]]:
    """Who is in each pair."""
    girl, mood = PEOPLE["girl"], MOODS
    asleep = replace(mood["tenderness"], shut="down", tilt=(0, 4, 4))
    tall = replace(PEOPLE["smith"], beard="", tall=1.06, stout=-0.2)
    red = "#c8543a"
    small = replace(WARDROBE["overalls"], top="#e3b23d", bottom=red, apron=red, braces=red)
    small = replace(small, legs="trousers", pattern="", shoes="#3a2a24")
    return {
        "embrace": (
            Role(tall, Head(asleep), Dress(top="#31506e", bottom="#2b2b33")),
            Role(
                replace(PEOPLE["redhead"], tall=0.87, hair=Hair("bob", "#b4512a", 0.8)),
                Head(replace(asleep, tilt=(0, -4, 4))),
                replace(WARDROBE["gown"], top="#c8783c", skirt=0.78, flare=0.7, collar="band", sleeve_end=1.0),
            ),
        ),
        "dance": (
            Role(
                PEOPLE["baker"],
                Head(replace(mood["laughter"], tilt=(0, -6, 4))),
                Dress(top="#efe3c8", bottom="#38424f", collar="shirt"),
            ),
            Role(
                PEOPLE["dancer"],
                Head("joy"),
                Dress(
                    top="#c2334a",
                    skirt=0.72,
                    skirt_tone="top",
                    flare=1.8,
                    folds=9,
                    legs="tights",
                    bottom="#ecd2b4",
                    collar="boat",
                    sleeve_end=0.2,
                    wind=(1.2, 0.2, -0.4),
                ),
            ),
        ),
        "comfort": (
            Role(
                PEOPLE["elder"],
                Head(replace(mood["tenderness"], tilt=(0, 4, 6))),
                Dress(top="#6c7a58", bottom="#5a4a3c", collar="tall"),
            ),
            Role(
                PEOPLE["plaits"],
                Head(replace(mood["grief"], open=0.0, square=0.0, tilt=(0, 4, 0))),
                Dress(top="#3f6fa0", bottom="#8a5560"),
            ),
        ),
        "carry": (
            Role(
                PEOPLE["weaver"],
                Head(replace(mood["tenderness"], tilt=(0, 4, 6), smile=0.13)),
                replace(WARDROBE["boubou"], hat="", bell=0.0, sleeve=1.0, sleeve_end=0.3),
            ),
            Role(replace(PEOPLE["toddler"], age=3.5), Head("joy"), small),
        ),
        "hand_in_hand": (
            Role(
                PEOPLE["grandmother"],
                Head("amused"),
                replace(WARDROBE["milkmaid"], hat="", bottom="#55506a", apron="", sash=""),
            ),
            Role(girl, Head("awe"), replace(WARDROBE["frock"], top="#d9a02f", pattern="")),
        ),
        "lift": (
            Role(
                PEOPLE["rasta"],
                Head("joy", yaw=14, gaze=(0.3, 0.5)),
                Dress(top="#d9653b", bottom="#39506b", sleeve_end=0.2),
            ),
            Role(
                replace(PEOPLE["toddler"], skin="#7a4c34"),
                Head("laughter"),
                Dress(top="#efe3cc", bottom="#5b7a5a"),
            ),
        ),
        "whisper": (
            Role(
                PEOPLE["plaits"],
                Head(replace(mood["sly"], open=0.1, skew=0.05), yaw=-24),
                Dress(top="#2f7f86", bottom="#7a5a3c"),
            ),
            Role(
                PEOPLE["boy"],
                Head(replace(mood["surprise"], tilt=(0, 4, -4), open=0.16)),
                Dress(top="#c9a33a", bottom="#3b4a5a", pattern="stripes"),
            ),
        ),
        "quarrel": (
            Role(PEOPLE["clerk"], Head("rage"), WARDROBE["suit"]),
            Role(PEOPLE["singer"], Head("disgust"), replace(WARDROBE["wrapper"], hat="")),
        ),
    }


@sheet
def views() -> Scene:
    """From above, from below, from behind, foreshortened; line weight follows distance."""
    cheering = replace(POSES["triumph"], head=(-20, 6, -8))
    offered = replace(POSES["give"], head=(2, -10, 2))
    aside = replace(POSES["dance"], head=(44, -2, -14))
    crossed = replace(
        POSES["hug_shins"],
        head=(8, -4, 6),
        left=Arm((-0.22, -0.50, 0.76), (1, -0.1, 0.2), "rest", (-1, -0.25, 0.1), (0, 0.1, -1)),
        right=Arm((0, -0.56, 0.80), (1, -0.1, 0.2), "rest", (-1, 0, 0.1), (0, 0.1, -1)),
    )
    teal = replace(WARDROBE["frock"], top="#2f7f86", trim="#e8c25a")
    tunic = replace(WARDROBE["tunic"], cape="")
    shots = (
        (cheering, "teen", "jersey", "joy", -22.0, Camera(target=(0, 50, 0), pitch=-34, distance=150)),
        (offered, "redhead", tunic, "longing", 20.0, Camera(target=(0, 55, 0), pitch=40, distance=170)),
        (POSES["contrapposto"], "dancer", "frock", "calm", 165.0, Camera(target=(0, 50, 0), pitch=6)),
        (POSES["sprint"], "bride", "shirt", "joy", -50.0, Camera(target=(0, 50, 0), pitch=12, roll=-10, distance=130)),
        (POSES["point"], "student", "hoodie", "awe", 8.0, Camera(target=(0, 55, 0), pitch=-8, distance=95)),
        (POSES["walk"], "rower", "overcoat", "calm", 140.0, Camera(target=(0, 50, 0), pitch=22)),
        (crossed, "plaits", "jersey", "hope", 30.0, Camera(target=(0, 22, 0), pitch=44, distance=190)),
        (aside, "singer", teal, "joy", -30.0, Camera(target=(0, 50, 0), pitch=-18, distance=140)),
    )
    cells = []
    for pose, who, dress, mood, facing, camera in shots:
        worn = WARDROBE[dress] if isinstance(dress, str) else dress
        actor = person(PEOPLE[who], Head(mood), pose, worn, facing=facing)
        # An eye below the ground sees no shadow on it.
        shadow = 0.4 if camera.pitch > -20 else 0.0
        cells.append(_framed([actor], camera, 340, 420, 9.0, shadow=shadow, pen=1.05, beside=0.12))
    return _laid_out(cells, 4, 340, 420, GROUNDS, 6)


@sheet
def dresses() -> Scene:
    """Clothes of many times and places."""
    people = list(PEOPLE)
    stances = ("contrapposto", "walk", "stand", "give", "crossed")
    cells = []
    for i, (name, dress) in enumerate(WARDROBE.items()):
        body = PEOPLE["baby" if name == "baby" else people[6 + (i * 5) % 18]]
        pose = POSES["stand"] if name == "baby" else POSES[stances[i % 5]]
        actor = person(
            body, Head(("calm", "amused", "hope", "pride")[i % 4]), pose, dress, facing=(-28, 32, -18, 24)[i % 4]
        )
        most = 6.0 if name == "baby" else 3.7
        cells.append(_framed([actor], Camera(pitch=6), 250, 400, most, shadow=0.35, pen=1.0, beside=0.1))
    return _laid_out(cells, 5, 250, 400, GROUNDS, 5)


@sheet
def animals() -> Scene:
    """Six animals with a spine, each doing four things."""
    cast = {
        "deer": ("stand", "look_back", "leap", "graze"),
        "horse": ("trot", "rear", "graze", "look_back"),
        "fox": ("sit", "leap", "lie", "stalk"),
        "cat": ("stretch", "sit", "leap", "lie"),
        "wolf": ("walk", "snarl", "sit", "look_back"),
        "bear": ("walk", "rear", "sit", "look_back"),
    }
    cells = []
    for breed, carriages in cast.items():
        for i, carriage in enumerate(carriages):
            # Looking back it looks to its left: towards us when it goes to picture left.
            facing = -56.0 if carriage == "look_back" else (-62.0, 56.0, -48.0, 66.0)[i]
            actor = animal(breed, carriage, facing=facing)
            cells.append(_framed([actor], Camera(pitch=10), 330, 260, 7.0))
    return _laid_out(cells, 4, 330, 260)


@sheet
def soft() -> Scene:
    """Soft things: scarf in the wind, slack rope, washing, a sheet thrown over a chair, steam, a cloak in a gale."""
    cells = []
    walker = person(
        PEOPLE["rower"], Head("hope"), POSES["walk"], replace(WARDROBE["overcoat"], wind=(1.4, 0.2, -0.4)), facing=-48
    )
    neck = walker.skeleton.chest if walker.skeleton else vec(0, 0, 0)
    start = (float(neck[0]), float(neck[1]) + 1.5, float(neck[2]) - 2)
    scarf = ribbon(
        [start, (start[0] + 20, start[1] + 4, start[2]), (start[0] + 44, start[1] + 2, start[2])],
        46,
        6.0,
        colour("#b8343c"),
        (3.0, 1.3, -0.3),
    )
    cells.append(_framed([walker], Camera(pitch=6), 340, 360, 3.2, [scarf]))
    posts = [
        Part(f"post{i}", tube([(x, 0, 0), (x, 34, 0)], [1.8, 1.6]).mesh(), colour("#7a5a3c"), "wood", "wood")
        for i, x in enumerate((-34.0, 34.0))
    ]
    slack = rope([(-34, 32, 0), (0, 20, 0), (34, 32, 0)], 92, 0.9, colour("#c9a765"))
    loop = rope(
        [(34, 33, 1.8), (44, 20, 3), (50, 2, 4), (36, 1, 9), (52, 1, 12)],
        58,
        0.9,
        colour("#c9a765"),
        (True, False),
        0.0,
        "end",
    )
    cells.append(_framed([Actor(tuple(posts))], Camera(pitch=12), 340, 360, 3.4, [slack, loop]))
    wet = washing((-34, 60, 0), (30, 58, 0), 46, colour("#f2ecdc"), (1.4, 0.3, 1.2), 1.25)
    line = Part(
        "line",
        tube([(-46, 61.5, 0), (-34, 60, 0), (30, 58, 0), (44, 60, 0)], [0.5]).mesh(),
        colour("#8a7a60"),
        "rope",
        "garment",
    )
    cells.append(_framed([Actor((line,))], Camera(pitch=6), 340, 360, 3.6, [wet]))
    ghost = [
        Capsule(vec(0, 66, 0), vec(0, 66.1, 0), 9, 9),
        Capsule(vec(-9, 48, 0), vec(9, 48, 0), 6, 6),
        Capsule(vec(0, 20, 0), vec(0, 46, 0), 9, 9),
        Capsule(vec(-14, 46, 2), vec(-20, 30, 16), 3, 3),
        Capsule(vec(14, 46, 2), vec(20, 34, 18), 3, 3),
    ]
    dust = thrown_over(ghost, (0, 76, 2), 150, colour("#efe9dd"))
    cells.append(_framed([Actor((dust,))], Camera(yaw=20, pitch=10), 340, 360, 4.0))
    gale = person(
        PEOPLE["scholar"],
        Head("concentration"),
        POSES["lean"],
        replace(WARDROBE["tunic"], cape="#8c2f39", wind=(2.6, 0.9, -0.5)),
        facing=-60,
    )
    cells.append(_framed([gale], Camera(pitch=4), 340, 360, 3.3))
    mug = stage([cup((0, 0, 0), 2.9)], Camera((0, 100), 15, pitch=24), pen=1.2)
    cells.append(Group((*mug.items, steam(Stream("steam"), (0, 46), 170, colour("#fbf8f0"), 4, 0.1))))
    return _laid_out(cells, 3, 340, 360)


PEOPLE_SHEETS = ("portraits", "heads", "ages", "moods", "hands", "poses", "pairs", "views", "dresses")
# A card of 800 units is 160 pixels wide on a phone.
SMALL = 0.2


def names_of(word: str) -> tuple[str, ...]:
    """The sheets a word stands for: `people` is all about people, `figures` all there are; none for another word."""
    if word == "people":
        return PEOPLE_SHEETS
    return tuple(SHEETS) if word == "figures" else (word,) if word in SHEETS else ()


def print_sheet(name: str, out: Path, hand: str = "inkwell") -> tuple[Path, Path]:
    """Paint a model sheet, and once more as small as it would be on a phone."""
    scene = SHEETS[name]()
    picture = hand_called(hand, framed=False).paint(scene, Chance(name), (round(scene.width), round(scene.height)))
    large, small = out / f"{name}.png", out / f"{name}-small.png"
    image = Image.fromarray(picture)
    image.save(large)
    image.resize((round(SMALL * image.width), round(SMALL * image.height)), Image.Resampling.LANCZOS).save(small)
    return large, small
