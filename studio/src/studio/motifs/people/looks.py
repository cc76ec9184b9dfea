"""What cards call people by name: ages, builds, hats, hair, moods, outfits; and what the figures know them as."""

import math
from dataclasses import dataclass
from typing import Literal

from studio.figures.dress import Collar as CollarCut
from studio.figures.dress import Pattern as Print
from studio.figures.traits import Face
from studio.motifs.people.skeleton import Age, Build, Grip
from studio.motifs.people.turning import View

ViewName = Literal["profile", "three_quarter", "front", "back", "three_quarter_back", "above"]
OutfitName = Literal[
    "coat", "long coat", "tailcoat", "jacket", "suit", "shirt", "waistcoat", "sweater", "jacket and skirt",
    "blouse and skirt", "dress", "short dress", "gown", "wedding gown", "apron", "leather apron", "smock", "shawl",
    "cloak", "cape", "nightshirt", "dressing gown", "oilskin", "rags",
]  # fmt: skip
Pattern = Literal["", "stripes", "hoops", "dots", "check"]
Footwear = Literal["shoes", "boots", "bare", "slippers"]
Collar = Literal["", "lapels", "shirt", "round", "high", "fur", "sailor"]
Mood = Literal[
    "calm", "asleep", "wistful", "startled", "sly", "grieving", "listening", "laughing", "stern", "shouting", "weary",
    "tender",
]  # fmt: skip
Hat = Literal[
    "", "top hat", "bowler", "felt", "cap", "straw", "wide brim", "wreath", "kerchief",
    "bonnet", "veil", "hood", "pointed hood", "nightcap", "woollen", "feathered", "helmet",
]  # fmt: skip
Hair = Literal[
    "short", "cropped", "curls", "bob", "long", "bun", "plait", "plaits", "wild", "parted", "fringe",
    "receding", "bald",
]  # fmt: skip
Beard = Literal["", "short", "full", "long", "moustache", "goatee", "whiskers", "stubble"]
Nose = Literal["straight", "snub", "hooked", "long", "button", "broad"]

# Nobody stands in strict profile or quite frontal: so far (radians) actors turn to the audience.
CHEAT = 0.44
VIEWS: dict[ViewName, View] = {
    "profile": View(CHEAT),
    "three_quarter": View(0.85),
    "front": View(math.pi / 2 - 0.25),
    "back": View(0.25 - math.pi / 2),
    "three_quarter_back": View(-0.8),
    "above": View(0.0, 1.35),
}
YEARS: dict[Age, float] = {"infant": 0.6, "toddler": 2.5, "child": 8.0, "youth": 15.0, "adult": 34.0, "old": 72.0}
STOUT: dict[Build, float] = {"slight": -0.45, "medium": 0.0, "broad": 0.35, "stout": 1.1}
MOODS: dict[Mood, str] = {
    "calm": "calm", "asleep": "sleep", "wistful": "longing", "startled": "surprise", "sly": "sly", "grieving": "sorrow",
    "listening": "concentration", "laughing": "joy", "stern": "concentration", "shouting": "song",
    "weary": "weariness", "tender": "tenderness",
}  # fmt: skip
STYLES: dict[Hair, str] = {
    "short": "short", "cropped": "crop", "curls": "curly", "bob": "bob", "long": "long", "bun": "bun", "plait": "plait",
    "plaits": "braids", "wild": "mop", "parted": "parted", "fringe": "fringe",
    "receding": "receding", "bald": "bald",
}  # fmt: skip
HATS: dict[Hat, tuple[str, str]] = {
    "": ("", "soot"), "top hat": ("top", "soot"), "bowler": ("bowler", "soot"), "felt": ("straw", "tobacco"),
    "cap": ("cap", "slate"), "straw": ("straw", "straw"), "wide brim": ("straw", "umber"),
    "wreath": ("wreath", "moss green"),
    "kerchief": ("kerchief", "poppy red"), "bonnet": ("headscarf", "linen"),
    "veil": ("headscarf", "bridal white"), "hood": ("hood", "umber"), "pointed hood": ("hood", "poppy red"),
    "nightcap": ("nightcap", "linen"),
    "woollen": ("beanie", "poppy red"), "feathered": ("straw", "bottle green"),
    "helmet": ("bowler", "brass"),
}  # fmt: skip
NOSES: dict[Nose, Face] = {
    "straight": Face(),
    "snub": Face(nose=0.85, nose_up=0.5),
    "hooked": Face(bridge=1.0, nose_out=1.25),
    "long": Face(nose=1.25, nose_out=1.2),
    "button": Face(nose=0.75, nose_wide=1.15),
    "broad": Face(nose_wide=1.35),
}
CUTS: dict[Collar, CollarCut] = {
    "": "band", "lapels": "lapels", "shirt": "shirt", "round": "round", "high": "tall", "fur": "tall", "sailor": "v",
}  # fmt: skip
PRINTS: dict[Pattern, Print] = {"": "", "stripes": "stripes", "hoops": "stripes", "dots": "dots", "check": "checks"}
SKIRTED = ("dress", "nightshirt", "robe", "cloth")
GRIPS: dict[Grip, str] = {
    "relaxed": "relaxed", "open": "open", "cupped": "cup", "holding": "hold", "pointing": "point", "fist": "fist",
    "pinching": "pinch",
}  # fmt: skip


@dataclass(frozen=True)
class Outfit:
    """A body garment (its role, how far down the legs it hangs) and what goes under and over it."""

    role: str
    tint: str
    hem: float = 0.0  # 0 the hips … 0.5 the knees … 1 the ground
    flare: float = 0.1
    ease: float = 0.5  # how loosely it hangs
    train: float = 0.0
    skirt: float = 0.0  # a skirt of its own down to here
    skirt_flare: float = 0.5
    collar: Collar = ""
    open_front: bool = False
    buttons: int = 0
    pockets: bool = False
    waist: Literal["", "belt", "sash", "seam"] = ""
    sleeves: Literal["long", "wide", "rolled"] = "long"
    over: tuple[str, ...] = ()  # apron, leather apron, shawl, cape, waistcoat, epaulettes, braces
    shoes: Footwear = "shoes"
    lower: str = "slate"
    folds: int = 3


OUTFITS: dict[OutfitName, Outfit] = {
    "coat": Outfit("coat", "russet", 0.46, 0.28, 0.7, collar="lapels", open_front=True, buttons=3, pockets=True),
    "long coat": Outfit(
        "coat", "tobacco", 0.78, 0.32, 0.8, collar="lapels", open_front=True, buttons=4, pockets=True, folds=4
    ),
    "tailcoat": Outfit("coat", "river blue", 0.42, 0.05, 0.4, collar="lapels", open_front=True, buttons=2, train=-0.3),
    "jacket": Outfit("coat", "moss green", 0.1, 0.1, 0.6, collar="lapels", open_front=True, buttons=3, pockets=True),
    "suit": Outfit("coat", "charcoal", 0.12, 0.06, 0.4, collar="lapels", open_front=True, buttons=2, lower="charcoal"),
    "shirt": Outfit("shirt", "linen", 0.02, 0.0, 0.4, collar="shirt", sleeves="rolled", over=("braces",)),
    "waistcoat": Outfit("shirt", "linen", 0.02, 0.0, 0.3, collar="shirt", over=("waistcoat",)),
    "sweater": Outfit("coat", "river blue", 0.06, 0.0, 0.8, collar="high", waist=""),
    "jacket and skirt": Outfit(
        "coat", "plum", 0.08, 0.15, 0.4, collar="lapels", open_front=True, buttons=3, skirt=0.93, lower="slate"
    ),
    "blouse and skirt": Outfit("shirt", "linen", 0.0, 0.0, 0.5, collar="round", skirt=0.93, lower="moss green"),
    "dress": Outfit("dress", "river blue", 0.84, 0.75, 0.2, collar="round", waist="belt", folds=6),
    "short dress": Outfit("dress", "poppy red", 0.56, 0.75, 0.3, collar="round", waist="seam", folds=5),
    "gown": Outfit("dress", "plum", 0.985, 1.0, 0.1, collar="round", waist="seam", folds=8, train=0.25),
    "wedding gown": Outfit("dress", "bridal white", 0.985, 1.15, 0.1, collar="round", waist="sash", folds=8, train=0.7),
    "apron": Outfit(
        "dress", "slate", 0.88, 0.65, 0.3, collar="round", waist="seam", sleeves="rolled", over=("apron",), folds=5
    ),
    "leather apron": Outfit(
        "shirt", "linen", 0.02, 0.0, 0.5, collar="shirt", sleeves="rolled", over=("leather apron",),
    ),
    "smock": Outfit("smock", "linen", 0.42, 0.35, 1.2, collar="round", sleeves="wide", folds=5),
    "shawl": Outfit("dress", "charcoal", 0.92, 0.6, 0.3, waist="seam", over=("shawl",), folds=6),
    "cloak": Outfit("cloak", "poppy red", 0.72, 0.75, 2.6, collar="high", open_front=True, sleeves="wide", folds=6),
    "cape": Outfit("coat", "slate", 0.44, 0.25, 0.6, buttons=3, over=("cape",), collar="high", shoes="boots"),
    "nightshirt": Outfit(
        "nightshirt", "candle white", 0.66, 0.35, 1.2, collar="round", buttons=2, shoes="bare", folds=5,
    ),
    "dressing gown": Outfit(
        "coat", "claret", 0.84, 0.3, 0.9, collar="lapels", open_front=True, waist="sash", sleeves="wide",
        shoes="slippers", folds=4,
    ),
    "oilskin": Outfit("coat", "lamp yellow", 0.52, 0.35, 1.2, collar="high", open_front=True, buttons=4, shoes="boots"),
    "rags": Outfit("coat", "bark brown", 0.4, 0.3, 0.8, waist="sash", shoes="bare", folds=5, lower="umber"),
}  # fmt: skip
