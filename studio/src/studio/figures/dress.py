"""What people wear, of many times and places. Data only."""

from dataclasses import dataclass
from typing import Literal

from studio.figures.space import Vector

Legs = Literal["trousers", "wide", "shorts", "bare", "tights"]
Collar = Literal["", "band", "round", "v", "tall", "shirt", "lapels", "wrap", "hood", "ruff", "boat"]
Pattern = Literal["", "stripes", "dots", "checks", "border", "diamonds", "flowers"]


@dataclass(frozen=True)
class Dress:
    """One set of clothes. Colours are names or hex codes; lengths are shares of the limb they cover."""

    top: str = "#5d6f7c"
    bottom: str = "#4a4238"
    shoes: str = "#3a2a24"
    trim: str = "#efe6d2"  # cuffs, pattern, buttons, shirt front
    legs: Legs = "trousers"
    skirt: float = 0.0  # how far down the leg; 0 for none
    skirt_tone: str = ""  # the bottom's when empty; "top" for a dress
    flare: float = 1.0
    folds: int = 8
    split: float = 0.0  # how far a coat or robe stands open in front, radians
    sleeve: float = 1.0  # width
    sleeve_end: float = 1.0  # share of the forearm covered; 0 to the elbow, -1 none
    bell: float = 0.0  # how much the sleeve widens towards its end
    cuff: bool = False
    collar: Collar = "band"
    buttons: bool = False
    apron: str = ""
    sash: str = ""
    cape: str = ""
    cape_length: float = 0.8
    wrap: str = ""  # a length of cloth from the right hip over the left shoulder
    wrap_length: float = 0.45  # how far down the back it hangs, of the way from there to the ground
    poncho: str = ""
    scarf: str = ""
    braces: str = ""
    pattern: Pattern = ""
    barefoot: bool = False
    boots: float = 0.0  # how far up the shin
    hat: str = ""
    hat_colour: str = "#7a3b2e"
    wind: Vector = (0.0, 0.0, 0.0)  # in space's axes; 1 is as strong as gravity


WARDROBE: dict[str, Dress] = {
    "jersey": Dress(top="#39506b", bottom="#3b3a3a", pattern="stripes"),
    "shirt": Dress(top="#e9e2d2", bottom="#4a5568", collar="shirt", buttons=True, sleeve_end=0.45, braces="#8a4a30"),
    "suit": Dress(
        top="#38404e",
        bottom="#38404e",
        skirt=0.19,
        skirt_tone="top",
        flare=0.1,
        folds=2,
        split=0.08,
        collar="lapels",
        buttons=True,
        cuff=True,
        shoes="#241c1c",
    ),
    "overcoat": Dress(
        top="#7a5a3c",
        bottom="#35323a",
        skirt=0.55,
        skirt_tone="top",
        flare=0.6,
        split=0.10,
        collar="lapels",
        buttons=True,
        cuff=True,
    ),
    "hoodie": Dress(top="#d9653b", bottom="#39506b", collar="hood", sleeve=1.25, shoes="#e8e0d0"),
    "overalls": Dress(
        top="#c9543a",
        bottom="#3f5f86",
        legs="wide",
        braces="#3f5f86",
        apron="#3f5f86",
        shoes="#6b4a30",
        pattern="checks",
        trim="#e9d9b0",
    ),
    "swimmer": Dress(
        top="#2f6f78", bottom="#2f6f78", legs="shorts", sleeve_end=-1, barefoot=True, collar="v", pattern="stripes"
    ),
    "gown": Dress(
        top="#8c2f39",
        skirt=0.95,
        skirt_tone="top",
        flare=1.5,
        folds=10,
        collar="boat",
        sleeve_end=0.0,
        legs="tights",
        bottom="#e8dcc8",
    ),
    "frock": Dress(
        top="#c7473d",
        skirt=0.55,
        skirt_tone="top",
        flare=1.3,
        collar="round",
        sleeve_end=0.0,
        legs="tights",
        bottom="#f0e6d4",
        pattern="dots",
    ),
    "milkmaid": Dress(
        top="#e9dfca",
        bottom="#4d6a86",
        skirt=0.78,
        flare=1.1,
        apron="#f2ead8",
        collar="round",
        legs="tights",
        sleeve_end=0.25,
        hat="kerchief",
        hat_colour="#b8432f",
    ),
    "kimono": Dress(
        top="#2f4f6b",
        skirt=0.93,
        skirt_tone="top",
        flare=0.25,
        folds=5,
        collar="wrap",
        bell=1.9,
        sleeve=1.2,
        sash="#c9573a",
        pattern="flowers",
        trim="#ead9b4",
        legs="tights",
        bottom="#f0e6d4",
        shoes="#5a3a28",
    ),
    "sari": Dress(
        top="#c2453f",
        bottom="#d98a2f",
        skirt=0.9,
        flare=0.7,
        folds=9,
        sleeve_end=-0.4,
        collar="boat",
        wrap="#d98a2f",
        pattern="border",
        trim="#f0d27a",
        barefoot=True,
        legs="bare",
    ),
    "boubou": Dress(
        top="#2f7f86",
        skirt=0.9,
        skirt_tone="top",
        flare=1.0,
        folds=7,
        bell=2.2,
        sleeve=1.5,
        collar="v",
        pattern="border",
        trim="#e8c25a",
        legs="bare",
        barefoot=True,
        hat="fez",
        hat_colour="#7a2e38",
    ),
    "wrapper": Dress(
        top="#d9a02f",
        bottom="#7a2f4a",
        skirt=0.85,
        flare=0.4,
        folds=5,
        sleeve_end=-0.6,
        collar="boat",
        pattern="diamonds",
        trim="#2f5d62",
        legs="bare",
        barefoot=True,
        hat="turban",
        hat_colour="#7a2f4a",
    ),
    "poncho": Dress(
        top="#d8cbb0",
        bottom="#5a4636",
        poncho="#b8472f",
        pattern="stripes",
        trim="#e8c25a",
        hat="bowler",
        hat_colour="#3a2a26",
        collar="band",
    ),
    "kaftan": Dress(
        top="#e6dcc6",
        skirt=0.96,
        skirt_tone="top",
        flare=0.7,
        folds=6,
        bell=0.8,
        sleeve=1.3,
        collar="v",
        trim="#3d6b7a",
        legs="bare",
        shoes="#a8703c",
        pattern="border",
    ),
    "abaya": Dress(
        top="#4b4a63",
        skirt=0.88,
        skirt_tone="top",
        flare=0.8,
        bell=0.8,
        sleeve=1.3,
        collar="band",
        legs="bare",
        hat="headscarf",
        hat_colour="#8fa6a0",
    ),
    "toga": Dress(
        top="#efe8d8",
        skirt=0.9,
        skirt_tone="top",
        flare=0.8,
        folds=11,
        sleeve_end=-0.3,
        wrap="#efe8d8",
        wrap_length=0.55,
        collar="boat",
        legs="bare",
        barefoot=True,
        trim="#7a2f4a",
        pattern="border",
        hat="wreath",
        hat_colour="#7a8a4a",
    ),
    "tunic": Dress(
        top="#5b7a5a",
        bottom="#8a6a44",
        skirt=0.30,
        skirt_tone="top",
        flare=0.8,
        sash="#4a3226",
        collar="v",
        boots=0.55,
        cape="#6b3a30",
        cape_length=0.7,
    ),
    "wanderer": Dress(
        top="#6b5a45",
        bottom="#4a4238",
        skirt=0.45,
        skirt_tone="top",
        flare=0.6,
        split=0.10,
        collar="tall",
        scarf="#b6472f",
        boots=0.5,
        hat="bowler",
        hat_colour="#4d5560",
    ),
    "knit": Dress(
        top="#8c9a6a", bottom="#5a4a3c", collar="tall", sleeve=1.15, scarf="#c9573a", hat="beanie", hat_colour="#b8432f"
    ),
    "field": Dress(
        top="#8fa6b8",
        bottom="#4f5f74",
        legs="wide",
        collar="band",
        hat="cone",
        hat_colour="#d8b873",
        barefoot=True,
        sleeve_end=0.5,
    ),
    "jester": Dress(
        top="#b8343c",
        bottom="#2f5d62",
        legs="tights",
        skirt=0.16,
        skirt_tone="top",
        flare=1.1,
        collar="ruff",
        trim="#f0dfae",
        pattern="diamonds",
    ),
    "baby": Dress(
        top="#e9c46a",
        bottom="#4f7f8c",
        legs="shorts",
        sleeve_end=0.0,
        collar="round",
        braces="#4f7f8c",
        apron="#4f7f8c",
        barefoot=True,
    ),
    "night": Dress(
        top="#e9e4d6", skirt=0.8, skirt_tone="top", flare=0.7, collar="round", legs="bare", barefoot=True, sleeve=1.2
    ),
}
