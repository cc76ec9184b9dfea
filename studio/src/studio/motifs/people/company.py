"""Two people together: each is described by a `Who`, the pair is one group."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from studio.colour import Colour
from studio.motifs.people.figure import figure
from studio.motifs.people.looks import Beard, Hair, Hat, Mood, Nose, OutfitName, Pattern, ViewName
from studio.motifs.people.poses import POSES
from studio.motifs.people.skeleton import Age, Build, Pose, Reach, Target
from studio.scene import Group


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


def embracing(first: Who = MAN, second: Who = WOMAN) -> Group:
    """Two people in each other's arms; the first faces left and stands at the right."""
    hold = POSES["embracing"]
    low = replace(hold, hands=(Reach(0.5, -0.34, -0.1), Reach(0.5, -0.3, -0.1)), look=0.25)
    right = first.posed(replace(hold, look=0.2)).placed(7.5, 0)
    left = second.posed(low).placed(-7.5, 0, flip=True)
    both = {**left.anchors, **{f"second_{name}": place for name, place in right.anchors.items()}}
    return Group((left, right), "embrace").with_anchors(**both)
