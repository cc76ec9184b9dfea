"""People of the middle distance, by the words that cards use for them; drawn by `studio.figures`.

    figure      a person in a pose (`POSES`), an outfit (`OUTFITS`), a hat, a mood
    portrait    head and shoulders for a face 500 pixels tall
    big_hand    a hand that fills a card
    embracing   two people, each a `Who`

Roles       skin, hair, beard, hat, coat, dress, shirt, trousers, skirt, cloak, smock, robe, nightshirt, shawl, cape,
            waistcoat, collar, scarf, shoes.
Anchors     hand, other_hand, head, crown, eye, mouth, shoulder, other_shoulder, chest, back, seat, lap, knee, feet,
            foot, other_foot. `hand` is the figure's left one: near in profile, at the right in front view.
"""

from studio.motifs.people.closeups import big_hand, portrait
from studio.motifs.people.company import Who, embracing
from studio.motifs.people.figure import figure
from studio.motifs.people.looks import (
    OUTFITS,
    VIEWS,
    Beard,
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
from studio.motifs.people.skeleton import Age, Build, Grip, Pose, Reach
from studio.motifs.people.turning import View

__all__ = [
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
    "big_hand",
    "embracing",
    "figure",
    "portrait",
]
