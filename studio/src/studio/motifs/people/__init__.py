"""People: one articulated figure for every age, pose and dress, seen from any side; faces and hands for close-ups.

    figure      a person in a pose (`POSES`), an outfit (`OUTFITS`), a hat, a mood (`EXPRESSIONS`)
    portrait    head and shoulders for a face 500 pixels tall
    big_hand    a hand that fills a card
    embracing, holding_hands, child_on_shoulders, child_on_back, child_in_arms, dancing_couple, back_to_back,
    asleep_together     two people, each a `Who`

Roles       skin, hair, beard, hat, band, coat, dress, shirt, trousers, skirt, cloak, smock, robe, nightshirt, apron,
            shawl, cape, waistcoat, collar, belt, buttons, scarf, stockings, shoes; in portraits also lips, iris, brow.
Anchors     hand, other_hand, head, crown, eye, mouth, shoulder, other_shoulder, chest, back, seat, lap, knee, feet,
            foot, other_foot. `hand` is the figure's left one: near in profile, at the right in front view.
"""

from studio.motifs.people.clothes import OUTFITS, Outfit, OutfitName, Pattern
from studio.motifs.people.company import (
    Who,
    asleep_together,
    back_to_back,
    child_in_arms,
    child_on_back,
    child_on_shoulders,
    dancing_couple,
    embracing,
    holding_hands,
)
from studio.motifs.people.faces import EXPRESSIONS, Mood
from studio.motifs.people.figure import VIEWS, ViewName, figure
from studio.motifs.people.fingers import big_hand
from studio.motifs.people.hats import Hat
from studio.motifs.people.heads import HAIR, Beard, Hair, Nose
from studio.motifs.people.portraits import portrait
from studio.motifs.people.poses import POSES
from studio.motifs.people.skeleton import Age, Build, Grip, Pose, Reach
from studio.motifs.people.turning import View

__all__ = [
    "EXPRESSIONS",
    "HAIR",
    "OUTFITS",
    "POSES",
    "VIEWS",
    "Age",
    "Beard",
    "Build",
    "Grip",
    "Hair",
    "Hat",
    "Mood",
    "Nose",
    "Outfit",
    "OutfitName",
    "Pattern",
    "Pose",
    "Reach",
    "View",
    "ViewName",
    "Who",
    "asleep_together",
    "back_to_back",
    "big_hand",
    "child_in_arms",
    "child_on_back",
    "child_on_shoulders",
    "dancing_couple",
    "embracing",
    "figure",
    "holding_hands",
    "portrait",
]
