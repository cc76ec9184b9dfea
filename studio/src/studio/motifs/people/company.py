"""Two people together: each is described by a `Who`, the pair is one group."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from studio.colour import Colour
from studio.geometry import Point
from studio.motifs.people.clothes import OutfitName, Pattern
from studio.motifs.people.faces import Mood
from studio.motifs.people.figure import ViewName, figure
from studio.motifs.people.hats import Hat
from studio.motifs.people.heads import Beard, Hair, Nose
from studio.motifs.people.poses import POSES
from studio.motifs.people.skeleton import Age, Build, Pose, Reach, Target
from studio.scene import Group, Item


@dataclass(frozen=True)
class Who:
    """A person without a pose: what `figure` wants to know, and colours by role (of what they hold, too)."""

    age: Age = "adult"
    build: Build = "medium"
    outfit: OutfitName = "coat"
    hair: Hair = "short"
    hat: Hat = ""
    beard: Beard = ""
    mood: Mood = "calm"
    nose: Nose = "straight"
    pattern: Pattern = ""
    colours: Mapping[str, Colour] = field(default_factory=dict)

    def posed(
        self,
        pose: str | Pose,
        view: ViewName | None = None,
        hand: Target | None = None,
        other_hand: Target | None = None,
        holding: Group | None = None,
        other_holding: Group | None = None,
    ) -> Group:
        made = figure(
            pose, view, self.age, self.build, self.outfit, self.hair, self.hat, self.beard, self.mood, self.nose,
            holding=holding, other_holding=other_holding, hand=hand, other_hand=other_hand, pattern=self.pattern,
        )  # fmt: skip
        return made.dressed(**self.colours)


MAN = Who(outfit="jacket")
WOMAN = Who(outfit="dress", hair="bun")
CHILD = Who("child", outfit="short dress", hair="plaits")
BABY = Who("infant", outfit="swaddling")
OLD_WOMAN = Who("old", outfit="shawl", hair="bun")
OLD_MAN = Who("old", outfit="coat", beard="full")


def _entwined(behind: Group, before: Group, name: str) -> Group:
    """Bodies first, then the arms of both, so that each can hold the other; heads over them."""
    layers = tuple(part for pair in zip(behind.items, before.items, strict=True) for part in pair)
    return Group(layers, name).with_anchors(**_both(behind, before))


def _both(first: Group, second: Group) -> dict[str, Point]:
    """The anchors of the first under their names, those of the second with `second_` before them."""
    return {**first.anchors, **{f"second_{name}": place for name, place in second.anchors.items()}}


def _beside(first: Group, second: Group, name: str) -> Group:
    items: tuple[Item, ...] = (first, second)
    return Group(items, name).with_anchors(**_both(first, second))


def embracing(first: Who = MAN, second: Who = WOMAN) -> Group:
    """Two people in each other's arms; the first faces left and stands at the right."""
    hold = POSES["embracing"]
    low = replace(hold, hands=(Reach(0.5, -0.34, -0.1), Reach(0.5, -0.3, -0.1)), look=0.25)
    right = first.posed(replace(hold, look=0.2)).placed(7.5, 0)
    left = second.posed(low).placed(-7.5, 0, flip=True)
    return _entwined(left, right, "embrace")


def holding_hands(first: Who = WOMAN, second: Who = CHILD, view: ViewName = "front", walking: bool = False) -> Group:
    """Side by side, the inner hands joined; the first stands at the left."""
    pose = POSES["walking" if walking else "standing"]
    gap = 12.0 + 0.06 * (_height(first) + _height(second))
    meeting = max(0.42 * max(_height(first), _height(second)), 0.44 * min(_height(first), _height(second)))
    inner, outer = (gap / 2, -meeting), (-gap / 2, -meeting)
    if view in ("back", "three_quarter_back"):
        left, right = first.posed(pose, view, other_hand=inner), second.posed(pose, view, hand=outer)
    else:
        left, right = first.posed(pose, view, hand=inner), second.posed(pose, view, other_hand=outer)
    return _beside(left.placed(-gap / 2, 0), right.placed(gap / 2, 0), "two hand in hand")


def _height(who: Who) -> float:
    return {"infant": 37.0, "toddler": 51.0, "child": 64.0, "youth": 87.0, "adult": 100.0, "old": 93.0}[who.age]


def child_on_shoulders(carrier: Who = MAN, child: Who = CHILD, walking: bool = True) -> Group:
    """A child astride somebody's neck, held by the ankles."""
    base = POSES["walking" if walking else "standing"]
    below = carrier.posed(replace(base, hands=(Reach(0.34, -0.16, -0.05), Reach(0.34, -0.18, -0.05))))
    above = child.posed(
        replace(POSES["legs dangling"], hands=(Reach(0.5, -0.55, 0.0), Reach(0.5, -0.55, 0.0)), lean=0.12)
    )
    seat, neck = above.anchor("seat"), below.anchor("shoulder")
    rider = above.placed(neck[0] - seat[0] + 5.0, neck[1] - seat[1] - 3.0)
    trunk, arms, head, raised = below.items
    return Group((trunk, *rider.items[:3], head, arms, raised, rider.items[3]), "child on shoulders").with_anchors(
        **_both(below, rider)
    )


def child_on_back(carrier: Who = MAN, child: Who = CHILD) -> Group:
    """A child carried pickaback, arms round the neck."""
    below = carrier.posed(
        replace(POSES["carrying on back"], hands=(Reach(-0.1, -0.75, 0.05), Reach(-0.1, -0.75, 0.05)), lean=0.4)
    )
    clinging = replace(POSES["legs dangling"], hands=(Reach(0.75, 0.05, -0.2), Reach(0.75, 0.0, -0.2)), lean=0.35)
    above = child.posed(clinging)
    back, chest = below.anchor("back"), above.anchor("chest")
    rider = above.placed(back[0] - chest[0] + 1.0, back[1] - chest[1] - 3.0)
    return _entwined(rider, below, "child on back")


def child_in_arms(carrier: Who = WOMAN, child: Who = BABY) -> Group:
    """Somebody with a baby at the breast."""
    holder = carrier.posed(replace(POSES["carrying in arms"], nod=0.35))
    hand = holder.anchor("hand")
    baby = child.posed("lying").placed(hand[0] + 0.5, hand[1] - 0.5, 1.0, -0.3)
    return Group((holder.items[0], baby, *holder.items[1:]), "child in arms").with_anchors(**_both(holder, baby))


def dancing_couple(first: Who = MAN, second: Who = WOMAN) -> Group:
    """A turn of the dance: one hand clasped and outstretched, the other at waist and shoulder."""
    leading = Pose(
        0.97, ((0.12, 0.0, 0.1), (-0.2, 0.0, 0.1)), (Reach(0.62, 0.12, 0.6), Reach(0.52, -0.4, -0.2)), -0.04,
        heels=(0.0, 0.5), elbows=((-0.3, -0.6, 0.8), (-0.4, -0.4, 0.8)), grips=("holding", "open"), look=0.3,
    )  # fmt: skip
    following = replace(leading, hands=(Reach(0.62, 0.12, 0.6), Reach(0.55, -0.1, -0.2)), lean=-0.1, heels=(0.3, 0.6))
    clasp = (0.0, -0.83 * min(_height(first), _height(second)))
    right = first.posed(leading, hand=(clasp[0] - 9.5, clasp[1])).placed(9.5, 0)
    left = second.posed(following, hand=(clasp[0] - 9.5, clasp[1])).placed(-9.5, 0, flip=True)
    return _entwined(left, right, "dancing couple")


def back_to_back(first: Who = MAN, second: Who = WOMAN, pose: str = "arms crossed") -> Group:
    """Two who will not look at each other; the first faces left."""
    left = first.posed(replace(POSES[pose], lean=-0.03)).placed(-6.5, 0)
    right = second.posed(replace(POSES[pose], lean=-0.03)).placed(6.5, 0, flip=True)
    return _entwined(right, left, "back to back")


def asleep_together(first: Who = OLD_WOMAN, second: Who = OLD_MAN) -> Group:
    """Two on one bench, leaning on each other; their seats are at the anchors seat and second_seat."""
    drowsy = replace(POSES["seated asleep"], nod=0.3, look=0.0)
    left = replace(first, mood="asleep").posed(replace(drowsy, tilt=0.45, sway=0.12), "front")
    right = replace(second, mood="asleep").posed(replace(drowsy, tilt=-0.4, sway=-0.1), "front")
    return _beside(left.placed(-11.5, 0), right.placed(11.5, 0), "two asleep")
