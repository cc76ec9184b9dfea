"""Figures in space: joints bend as joints do, hands meet what they hold, and every view composes."""

import hashlib
import itertools
from collections.abc import Iterable
from dataclasses import replace

import numpy as np
import pytest

from studio.colour import colour
from studio.figures import (
    BREEDS,
    CARRIAGES,
    GESTURES,
    MOODS,
    PAIRS,
    PEOPLE,
    POSES,
    WARDROBE,
    Arm,
    Body,
    Camera,
    Hands,
    Head,
    Leg,
    Pose,
    Role,
    animal,
    drawn,
    person,
)
from studio.figures.acted import ACTED
from studio.figures.beasts import Beast
from studio.figures.cloth import Capsule, drape, hang
from studio.figures.faces import Features
from studio.figures.hands import Wrist, closed_round, grip_of, hand
from studio.figures.heads import head
from studio.figures.mesh import Mesh, Part, Stroke, ball, tube
from studio.figures.sheets import SHEETS, names_of
from studio.figures.skeleton import Skeleton
from studio.figures.skull import Seat, Skull
from studio.figures.space import Space, bend_joint, length, turn, unit, vec
from studio.figures.stage import ground_contact, ground_shadow, stage
from studio.figures.traits import bones_of
from studio.scene import Group, Item, Lamplight, Lines, Shape, Sunlight, Veil, Wash, walk


def digest(group: Group) -> str:
    """All that a hand would see of a group."""
    seen = hashlib.blake2b()
    for item in walk(group.items):
        seen.update(type(item).__name__.encode())
        for ring in _paths(item):
            seen.update(np.round(ring, 6).tobytes())
    return seen.hexdigest()


def _paths(item: Item) -> Iterable[Space]:
    if isinstance(item, Shape | Wash):
        return item.outline
    return item.paths if isinstance(item, Lines) else ()


def finite(group: Group) -> bool:
    return all(np.isfinite(ring).all() for item in walk(group.items) for ring in _paths(item))


def test_two_bones_keep_their_lengths_and_bend_towards_the_pole() -> None:
    root, pole = vec(0, 10, 0), vec(0, 0, -1)
    joint, end = bend_joint(root, vec(3, 2, 4), 7, 6, pole)
    assert length(joint - root) == pytest.approx(7) and length(end - joint) == pytest.approx(6)
    assert end == pytest.approx(vec(3, 2, 4))
    assert (joint - (root + end) / 2) @ pole > 0


def test_what_is_out_of_reach_is_pulled_in() -> None:
    joint, end = bend_joint(vec(0, 0, 0), vec(100, 0, 0), 7, 6, vec(0, 1, 0))
    assert length(end) == pytest.approx(0.995 * 13)
    assert length(joint) == pytest.approx(7)


@pytest.mark.parametrize("name", POSES)
def test_elbows_and_knees_are_where_they_belong(name: str) -> None:
    pose = POSES[name]
    s = Skeleton(Body(), pose)
    for key, reach in s.arms.items():
        arm: Arm = getattr(pose, key)
        side = 1 if key == "left" else -1
        pole = vec(*arm.pole) * vec(side, 1, 1)
        straight = unit(reach.wrist.at - reach.shoulder)
        bent = reach.elbow - reach.shoulder - straight * ((reach.elbow - reach.shoulder) @ straight)
        assert bent @ pole > 0, f"the {key} elbow bends the wrong way"
        assert length(reach.elbow - reach.shoulder) == pytest.approx(s.bones.upper)
        assert length(reach.wrist.at - reach.elbow) == pytest.approx(s.bones.fore)
    for leg in s.legs.values():
        assert length(leg.knee - leg.hip) == pytest.approx(s.bones.thigh)
        assert length(leg.ankle - leg.knee) == pytest.approx(s.bones.shin)


@pytest.mark.parametrize("up", [Arm((0.2, 0.9, 0)), Arm(at=(12, 110, 0))], ids=["to", "at"])
def test_a_shoulder_goes_up_with_its_arm(up: Arm) -> None:
    lifted, hanging = (Skeleton(Body(), Pose(left=arm)).arms["left"].shoulder for arm in (up, Arm()))
    assert lifted[1] > hanging[1] + 1.0
    assert lifted[0] < hanging[0], "and in, towards the neck"


def test_a_wrist_sent_to_a_place_gets_there() -> None:
    s = Skeleton(Body(), Pose())
    target = s.arms["left"].shoulder + vec(6, -8, 12)
    x, y, z = (float(part) for part in target)
    sent = Skeleton(Body(), Pose(left=Arm(at=(x, y, z))))
    assert sent.arms["left"].wrist.at == pytest.approx(target)


@pytest.mark.parametrize("radius", [0.6, 1.0, 1.8, 2.6])
@pytest.mark.parametrize("left", [True, False])
def test_a_hand_meets_what_it_holds(radius: float, left: bool) -> None:
    wrist = Wrist(vec(1, 2, 3), unit(vec(-1, 0.4, 0.2)), vec(0.2, 0.1, 1), left, 10.0)
    parts = hand(wrist, closed_round(radius, 10.0), colour("#c08060"), "h.")
    grip = grip_of(wrist, radius)
    for part in parts[1:]:
        gap = part.mesh.points - grip.at
        off = np.linalg.norm(gap - np.outer(gap @ grip.axis, grip.axis), axis=1) - radius
        assert off.min() < 0.75, f"{part.name} does not touch"
        assert off.min() > -1.0, f"{part.name} goes through"


@pytest.mark.parametrize("radius", [0.6, 1.8])
def test_thumb_and_fingers_close_a_grip_from_two_sides(radius: float) -> None:
    wrist = Wrist(vec(0, 0, 0), vec(0, 1, 0), vec(0, 0, 1), True, 10.0)
    *_, finger, _, _, thumb = hand(wrist, closed_round(radius, 10.0), colour("#c08060"), "h.")
    middle = grip_of(wrist, radius).at[1]
    assert thumb.mesh.points[:, 1].min() < middle < finger.mesh.points[:, 1].max()


@pytest.mark.parametrize("radius", [0.5, 0.8, 1.2])
def test_every_finger_closes_round_a_thin_thing(radius: float) -> None:
    assert min(closed_round(radius, 10.0).fold) > 20


def test_fingers_of_a_fist_are_told_apart() -> None:
    wrist = Wrist(vec(0, 0, 0), vec(0, 1, 0), vec(0, 0, 1), False, 10.0)
    sides = [part.mesh.points @ wrist.thumbwards for part in hand(wrist, "fist", colour("#c08060"), "h.")[1:5]]
    for one, next_one in itertools.pairwise(sides):
        assert next_one.max() - one.min() < 0.25, "one runs into the next"


def test_raised_palms_have_their_thumbs_inside() -> None:
    up = Arm((0.3, 0.5, 0.2), hand="open", aim=(0, 1, 0), palm=(0, 0, 1))
    s = Skeleton(Body(), Pose(left=up, right=up))
    assert s.arms["left"].wrist.thumbwards[0] < 0 < s.arms["right"].wrist.thumbwards[0]


def test_a_dark_hand_is_pale_inside_only() -> None:
    dark, facing = colour("#5a3826"), Wrist(vec(0, 0, 0), vec(0, 1, 0), vec(0, 0, 1), True, 10.0)

    def pale(wrist: Wrist) -> float:
        veils = [
            item for item in stage(hand(wrist, "open", dark, "h."), Camera(scale=8.0)).items if isinstance(item, Veil)
        ]
        return sum(float(np.ptp(ring[:, 1])) for veil in veils for ring in veil.outline)

    assert pale(facing) > 100.0
    assert pale(replace(facing, palm=vec(0, 0, -1))) < 0.1 * pale(facing)


@pytest.mark.parametrize("who", ["redhead", "student", "bride", "smith"])
def test_the_far_eye_of_a_turned_face_stays_clear_of_its_edge(who: str) -> None:
    seat, body = Seat(vec(0, 0, 0), turn(32.0), 1.0), PEOPLE[who]
    skull = Skull(body, MOODS["calm"])
    features = Features(body, MOODS["calm"], skull, seat)
    corner = features.place([(features.eye_x + features.eye_half, features.eye_y)])[0]
    near = np.abs(seat(skull.mesh().points)[:, 1] - corner[1]) < 0.06
    edge = float(seat(skull.mesh().points)[near, 0].max())
    plain = float(seat(skull.on([(features.eye_x + features.eye_half, features.eye_y)]))[0, 0])
    assert edge - corner[0] > 0.03 and corner[0] < plain


def test_hanging_hair_ends_in_points() -> None:
    seat = Seat(vec(0, 0, 0), turn(), 10.0)
    locks = [part for part in head(PEOPLE["redhead"], MOODS["calm"], seat) if "lock" in part.name]
    long = [lock.mesh.points for lock in locks if np.ptp(lock.mesh.points[:, 1]) > 18]
    assert len(long) > 6
    for points in long:
        low = points[points[:, 1] < points[:, 1].min() + 0.2]
        assert np.ptp(low[:, [0, 2]], axis=0).max() < 1.2, "a stump"


def test_hands_override_what_the_pose_says() -> None:
    pose = Hands(left="fist", right=1.5).applied(POSES["stand"])
    s = Skeleton(Body(), pose)
    assert s.arms["left"].hand == GESTURES["fist"]
    assert s.arms["right"].holds == 1.5


def test_there_is_enough_to_act_with() -> None:
    assert len(MOODS) >= 14 and len(ACTED) >= 14 and len(GESTURES) >= 16
    assert set(ACTED) <= set(MOODS)
    assert {body.skin for body in PEOPLE.values()} >= {"#5a3826", "#f3cfb6"}


@pytest.mark.parametrize(
    ("yaw", "pitch", "roll"), [(0, 0, 0), (90, 0, 0), (-90, 30, 20), (180, -40, 0), (45, 80, -60), (-130, -80, 90)]
)
def test_a_head_composes_in_any_direction(yaw: float, pitch: float, roll: float) -> None:
    axes = turn(yaw, pitch, roll)
    for who, mood in (("elder", "rage"), ("baby", "laughter"), ("rasta", "fear")):
        parts = head(PEOPLE[who], MOODS[mood], Seat(vec(0, 0, 0), axes, 10.0))
        group = stage(parts, Camera(scale=4))
        assert finite(group)
        assert any(isinstance(item, Shape) and item.role == "skin" for item in group.items)


def test_features_lie_on_the_skin() -> None:
    skull = Skull(Body(), MOODS["calm"])
    places = skull.on([(0.3, 0.1), (-0.4, -0.5), (0.0, -0.9)])
    radius = np.linalg.norm(places, axis=1)
    assert radius == pytest.approx(skull.radius(places / radius[:, None]), abs=0.01)


def test_people_grow_and_shrink_with_age() -> None:
    heights = [_height(Body(age=age)) for age in (0.5, 3, 8, 14, 30)]
    assert heights == sorted(heights)
    assert _height(Body(age=90)) < heights[-1]
    heads = [_height(Body(age=age)) / bones_of(Body(age=age)).head for age in (0.5, 3, 8, 14, 30)]
    assert heads == sorted(heads), "the younger, the larger the head"


def _height(body: Body) -> float:
    return float(Skeleton(body, Pose()).head_at[1])


def test_the_same_figure_is_the_same_every_time() -> None:
    def once() -> str:
        actor = person(PEOPLE["redhead"], Head("joy"), POSES["dance"], WARDROBE["gown"], facing=-20)
        return digest(drawn(actor, camera=Camera(scale=3), shadow=0.4))

    assert once() == once()


def test_a_digest_tells_figures_apart() -> None:
    actor = person(PEOPLE["boy"], Head("joy"))
    assert digest(drawn(actor)) != digest(drawn(person(PEOPLE["boy"], Head("sorrow"))))


def test_anchors_follow_the_camera_and_the_placing() -> None:
    actor = person(PEOPLE["student"], pose=POSES["point"])
    group = drawn(actor, camera=Camera((100, 200), 2.0))
    x, y, _ = actor.grips["right"].at
    assert group.anchor("hand") == pytest.approx((100 + 2 * x, 200 - 2 * y))
    assert group.placed(10, 0).anchor("hand") == pytest.approx((110 + 2 * x, 200 - 2 * y))


def test_a_camera_finds_its_way_back() -> None:
    camera = Camera((30, 40), 3.0, (1, 2, 3), yaw=30, pitch=20, roll=10, distance=80)
    places = np.array([(4.0, 5.0, 6.0), (-8.0, 1.0, 12.0)])
    assert camera.behind(camera(places)) == pytest.approx(camera.before(places))


def test_nearer_things_are_drawn_with_a_heavier_line() -> None:
    camera = Camera(scale=2.0, distance=100)
    assert camera.pen(60.0) > camera.pen(0.0) > camera.pen(-60.0)


def _ball(name: str, x: float, z: float, tone: str) -> Part:
    return Part(name, ball(vec(x, 0, z), 10.0), colour(tone))


def test_the_nearer_hides_the_farther() -> None:
    near, far = _ball("near", 6, 30, "#aa3333"), _ball("far", -6, 0, "#3333aa")
    for parts in ([near, far], [far, near]):
        group = stage(parts, Camera(scale=2.0))
        shapes = [item for item in group.items if isinstance(item, Shape)]
        assert [shape.colour for shape in shapes] == [far.colour, near.colour]
        lines = [item for item in group.items if isinstance(item, Lines) and item.role != "shade"]
        hidden = np.vstack([path for item in lines for path in item.paths])
        deep = np.hypot(hidden[:, 0] - 12, hidden[:, 1]) < 17
        assert not deep.any(), "a line of the farther shows through"


def test_only_what_is_turned_from_the_light_is_hatched() -> None:
    globe = _ball("globe", 0, 0, "#aa3333")
    group = stage([globe], Camera(scale=8.0), Sunlight((-1.0, 0.0, 0.3)))
    strokes = np.vstack(
        [p for item in group.items if isinstance(item, Lines) and item.role == "shade" for p in item.paths]
    )
    assert len(strokes) > 20
    assert (strokes[:, 0] > 0).all(), "the light comes from the left"
    assert not any(
        isinstance(item, Lines) and item.role == "shade" for item in stage([globe], Camera(scale=8.0), shade=0).items
    )


@pytest.mark.parametrize("name", sorted(set(POSES) - {"leap", "bound", "sprint", "fall"}))
def test_whoever_stands_stands_on_the_ground(name: str) -> None:
    actor = person(Body(), pose=POSES[name])
    lowest = min(float(part.mesh.points[:, 1].min()) for part in actor.parts if part.name.startswith(("shoe", "toes")))
    assert -0.6 < lowest < 0.6


def test_a_foot_that_pushes_off_keeps_its_toes_on_the_ground() -> None:
    tiptoe = Leg((0.1, 0.02, -0.3), toe=(0.1, -1, 0.6))
    actor = person(Body(), pose=Pose(right_leg=tiptoe))
    sole = next(part for part in actor.parts if part.name == "shoe.right").mesh.points
    toes, heel = sole[sole[:, 2] > np.quantile(sole[:, 2], 0.8)], sole[sole[:, 2] < np.quantile(sole[:, 2], 0.2)]
    assert float(toes[:, 1].min()) > -0.3
    assert float(toes[:, 1].max()) < float(heel[:, 1].min())


def test_the_ground_is_dark_where_somebody_presses_on_it() -> None:
    standing, leaping = (person(Body(), pose=POSES[name]) for name in ("stand", "leap"))
    assert not ground_contact(leaping.parts, Camera(scale=3.0, pitch=10))
    (dark,) = ground_contact(standing.parts, Camera(scale=3.0, pitch=10))
    for key in ("foot", "other_foot"):
        x, _ = Camera(scale=3.0, pitch=10).point(standing.places[key])
        assert min(abs(float(ring[:, 0].mean()) - x) for ring in dark.outline) < 14


def test_nobody_looks_through_a_fist() -> None:
    wrist = Wrist(vec(0, 0, 0), vec(1, 0, 0), vec(0, -1, 0), True, 10.0)  # its thumb towards us
    seen = stage(hand(wrist, "point", colour("#c08060"), "h."), Camera(scale=20.0), shade=0)
    (flesh,) = (item for item in seen.items if isinstance(item, Shape) and item.role == "skin")
    assert len(flesh.outline) == 1, "a ring inside is a hole"


def test_a_mouth_is_apart_from_the_nose_above_it() -> None:
    for who in ("redhead", "grandmother", "elder", "toddler"):
        body, mood = PEOPLE[who], MOODS["calm"]
        features = Features(body, mood, Skull(body, mood), Seat(vec(0, 0, 0), np.eye(3), 10.0))
        assert features.nose_y - 0.1 > features.mouth_y + 0.06


def test_the_shadow_of_somebody_lies_beside_their_feet() -> None:
    """However low the sun stands: a shadow that leaves the picture grounds nobody."""
    tall = Part("post", tube([(0, 0, 0), (0, 100, 0)], [4.0]).mesh(), colour("#aa3333"))
    shadow = ground_shadow([tall], Camera(), Sunlight((-1.0, -0.05, 0.0)))
    assert float(np.vstack(shadow.outline)[:, 0].max()) < 60


def test_a_stroke_behind_something_is_not_drawn() -> None:
    back = _ball("back", 0, 0, "#aaaaaa").marked(Stroke(np.array([(-2.0, 0, 10), (2.0, 0, 10)])))
    cover = _ball("cover", 0, 40, "#333333")
    marks = [item for item in stage([back, cover], Camera()).items if isinstance(item, Lines) and item.role == "mark"]
    assert not marks


def test_parts_that_flow_have_no_line_between_them() -> None:
    one, two = _ball("one", -6, 0, "#aaaaaa"), _ball("two", 6, 12, "#aaaaaa")
    joined = replace(two, flows=frozenset({"one"}), tau=30.0, fuse="both")
    apart = _drawn_length(stage([one, two], Camera(scale=3.0), shade=0))
    assert _drawn_length(stage([replace(one, fuse="both"), joined], Camera(scale=3.0), shade=0)) < 0.95 * apart


def _drawn_length(group: Group) -> float:
    paths = [path for item in group.items if isinstance(item, Lines) for path in item.paths]
    return float(sum(np.hypot(*np.diff(path, axis=0).T).sum() for path in paths))


def test_shade_lies_away_from_the_light() -> None:
    for x in (-1.0, 1.0):
        group = stage([_ball("ball", 0, 0, "#aaaaaa")], Camera(scale=4.0), Sunlight((x, -0.2, 0.3)))
        shade = next(item for item in group.items if isinstance(item, Wash))
        assert np.sign(np.vstack(shade.outline)[:, 0].mean()) == -x


def test_a_lamp_lights_from_where_it_stands() -> None:
    for x in (-300.0, 300.0):
        group = stage([_ball("ball", 0, 0, "#aaaaaa")], Camera(scale=4.0), Lamplight((x, 0.0)))
        shade = next(item for item in group.items if isinstance(item, Wash))
        assert np.sign(np.vstack(shade.outline)[:, 0].mean()) == -np.sign(x)


def test_one_thing_throws_its_shadow_on_another() -> None:
    wall = Part("wall", ball(vec(0, 0, -20), np.array([60.0, 60.0, 2.0])), colour("#cccccc"))
    alone = stage([wall], Camera(scale=2.0), Sunlight((-0.5, 0, 1)))
    both = stage([wall, _ball("ball", 0, 10, "#aa3333")], Camera(scale=2.0), Sunlight((-0.5, 0, 1)))

    def area(group: Group) -> float:
        return sum(
            float(np.ptp(ring, axis=0).prod())
            for item in group.items
            if isinstance(item, Wash)
            for ring in item.outline
        )

    assert area(both) > area(alone) + 100


def test_the_shadow_on_the_ground_turns_with_the_light() -> None:
    actor = person(PEOPLE["boy"])
    camera = Camera(scale=2.0, pitch=20)
    left = ground_shadow(actor.parts, camera, Sunlight((1.0, -0.8, 0.2)))
    right = ground_shadow(actor.parts, camera, Sunlight((-1.0, -0.8, 0.2)))
    assert np.vstack(left.outline)[:, 0].min() < -20 < 20 < np.vstack(right.outline)[:, 0].max()


@pytest.mark.parametrize("name", ["kimono", "poncho", "tunic", "overalls", "sari"])
def test_clothes_compose(name: str) -> None:
    actor = person(PEOPLE["bride"], Head("hope"), POSES["walk"], WARDROBE[name], facing=30)
    assert finite(drawn(actor, camera=Camera(scale=2.0)))


@pytest.mark.parametrize("name", PAIRS)
def test_pairs_touch(name: str) -> None:
    adult = Role(PEOPLE["smith"])
    other = Role(PEOPLE["toddler"] if name in ("carry", "lift") else PEOPLE["woman"])
    first, second = PAIRS[name](adult, other)
    assert not {part.name for part in first.parts} & {part.name for part in second.parts}
    hands = np.vstack([part.mesh.points for part in first.parts if "finger" in part.name or "palm" in part.name])
    bodies = np.vstack([part.mesh.points for part in second.parts])
    nearest = min(float(np.linalg.norm(bodies - point, axis=1).min()) for point in hands[::40])
    if name == "quarrel":
        assert 2.0 < nearest < 12.0, "a finger that jabs the air, not the other"
    else:
        assert nearest < 2.0


@pytest.mark.parametrize("breed", BREEDS)
def test_animals_stand_on_their_feet_and_bend_where_they_should(breed: str) -> None:
    for carriage in CARRIAGES.values():
        beast = Beast(BREEDS[breed], carriage, 0.0, (0, 0, 0), "", 1.0)
        for key, limb in beast.limbs.items():
            straight = unit(limb.hock - limb.root)
            bent = limb.joint - limb.root - straight * ((limb.joint - limb.root) @ straight)
            assert bent[2] * (-1 if key.endswith("fore") else 1) > -1e-6 or abs(straight[2]) > 0.6
            assert limb.foot[1] > -0.12 * BREEDS[breed].spine
    assert finite(drawn(animal(breed, "leap", facing=-60), camera=Camera(scale=2.0)))


def test_cloth_lies_on_what_carries_it() -> None:
    pole = Capsule(vec(-20, 10, 0), vec(20, 10, 0), 4, 4)
    x, z = np.meshgrid(np.linspace(-8, 8, 12), np.linspace(-14, 14, 18))
    grid = np.stack([x, np.full_like(x, 15.0), z], -1)
    fallen = drape(
        grid, np.full(18, 16 / 11), np.full(17, 28 / 17), [pole], closed=False, floor=0.0, steps=120, pinned=0
    )
    off = np.hypot(fallen[..., 1] - 10, fallen[..., 2])
    assert off.min() > 3.5, "the cloth sank into the pole"
    assert fallen[..., 1].min() >= 0 and fallen[..., 1].max() < 15.5
    assert fallen[0, 6, 1] < 8 and fallen[-1, 6, 1] < 8, "the ends hang down on either side"


def test_a_rope_keeps_its_length_and_sags() -> None:
    way = hang(np.array([(-10.0, 10, 0), (10.0, 10, 0)]), 30.0, (True, True))
    assert float(np.linalg.norm(np.diff(way, axis=0), axis=1).sum()) == pytest.approx(30.0, rel=0.08)
    assert way[len(way) // 2, 1] < 5


def test_every_hand_can_paint_what_a_figure_is() -> None:
    group = drawn(
        person(PEOPLE["scholar"], Head("sly"), POSES["give"], WARDROBE["kaftan"]), camera=Camera(scale=3), shadow=0.3
    )
    assert {type(item) for item in walk(group.items)} <= {Shape, Lines, Wash}


def test_words_for_sheets() -> None:
    assert {"heads", "moods", "hands"} <= set(names_of("people")) <= set(SHEETS)
    assert names_of("moods") == ("moods",)
    assert set(names_of("figures")) == set(SHEETS)
    assert names_of("inkwell") == ()


def test_a_mesh_of_many_keeps_its_faces() -> None:
    both = Mesh.joined([ball(vec(0, 0, 0), 1.0), ball(vec(5, 0, 0), 1.0)])
    assert both.faces.max() == len(both.points) - 1
