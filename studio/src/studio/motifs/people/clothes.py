"""What people wear: outfits as data, cut to the bones beneath."""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import Outline, Points, limb, solid
from studio.motifs.people.skeleton import Proportions, Skeleton, ankle_height
from studio.motifs.people.turning import Loft, Space, View, merged, sleeve, square_to, tube, unit
from studio.scene import Dots, Item, Lines, Shape, Veil

OutfitName = Literal[
    "coat", "long coat", "tailcoat", "jacket", "suit", "shirt", "waistcoat", "sweater", "jacket and skirt",
    "blouse and skirt", "dress", "short dress", "gown", "wedding gown", "apron", "leather apron", "smock", "shawl",
    "cloak", "cape", "nightshirt", "dressing gown", "robe", "uniform", "oilskin", "rags", "swaddling",
]  # fmt: skip
Pattern = Literal["", "stripes", "hoops", "dots", "check"]
Footwear = Literal["shoes", "boots", "bare", "slippers"]
Collar = Literal["", "lapels", "shirt", "round", "high", "fur", "sailor"]


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
    "robe": Outfit("robe", "umber", 0.96, 0.45, 1.0, collar="round", waist="sash", sleeves="wide", folds=6),
    "uniform": Outfit(
        "coat", "cobalt", 0.34, 0.2, 0.3, collar="high", open_front=True, buttons=5, waist="belt", over=("epaulettes",),
        shoes="boots", lower="bone",
    ),
    "oilskin": Outfit("coat", "lamp yellow", 0.52, 0.35, 1.2, collar="high", open_front=True, buttons=4, shoes="boots"),
    "rags": Outfit("coat", "bark brown", 0.4, 0.3, 0.8, waist="sash", shoes="bare", folds=5, lower="umber"),
    "swaddling": Outfit("cloth", "linen", 0.9, -0.15, 0.5, shoes="bare", folds=5),
}  # fmt: skip

# Ribs of the trunk, neck first: share of the spine, half width, half depth, how far forward.
# Widths above the waist are in shoulder widths, below in hip widths.
_TRUNK = (
    (1.10, 0.36, 0.36, 0.10), (1.04, 0.52, 0.42, 0.05), (0.97, 0.88, 0.47, 0.0), (0.84, 1.04, 0.56, 0.03),
    (0.64, 0.86, 0.64, 0.07), (0.36, 0.67, 0.54, 0.06),
)  # fmt: skip
_HIPS = ((0.12, 0.98, 0.80, 0.02), (-0.06, 1.06, 0.88, -0.05))


def _middle(bones: Skeleton, share: float) -> Space:
    """A place on the spine, 0 the hips, 1 the shoulders, beyond them along the neck."""
    joints = np.array([0.0, 0.36, 0.70, 1.0])
    if share > 1:
        return np.asarray(
            bones.spine[-1] + (share - 1) * bones.frame.spine * unit(bones.neck - bones.spine[-1]), np.float64
        )
    if share < 0:
        return np.asarray(bones.spine[0] + share * bones.frame.spine * bones.hips.axes[:, 1], np.float64)
    return np.array([np.interp(share, joints, bones.spine[:, axis]) for axis in range(3)])


def _trunk_ribs(bones: Skeleton, ease: float) -> tuple[list[Space], list[Space], list[Space]]:
    frame = bones.frame
    middles, fronts, lefts = [], [], []
    for share, wide, deep, ahead in (*_TRUNK, *_HIPS):
        upper = share > 0.3
        unit_ = frame.shoulder if upper else frame.hip
        blend = min(max(share, 0.0), 1.0)
        front = unit((1 - blend) * bones.hips.axes[:, 0] + blend * bones.chest.axes[:, 0])
        left = unit((1 - blend) * bones.hips.axes[:, 2] + blend * bones.chest.axes[:, 2])
        bulge = frame.belly * math.exp(-(((share - 0.24) / 0.26) ** 2))
        slack = ease * (0.2 if share > 1.0 else 1.0)
        middles.append(_middle(bones, share) + front * unit_ * (ahead + 0.45 * max(bulge, 0)))
        fronts.append(front * (unit_ * deep * (1 + 0.75 * bulge) + slack))
        lefts.append(left * (unit_ * wide * (1 + 0.5 * bulge) + slack))
    return middles, fronts, lefts


def leg_at(bones: Skeleton, index: int, share: float) -> Space:
    """A place on one leg: 0 its socket, 0.5 the knee, 1 the sole."""
    sole = bones.ankles[index] + ankle_height(bones.frame) * unit(bones.ankles[index] - bones.knees[index])
    joints = np.array([bones.sockets[index], bones.knees[index], sole])
    return np.array([np.interp(share, [0, 0.5, 1.0], joints[:, axis]) for axis in range(3)])


def _levelled(front: Space, along: Space, bones: Skeleton) -> Space:
    """Cloth hanging from somebody upright keeps its hem level, whatever the legs do."""
    return unit(front * np.array([1.0, 0.3, 1.0])) if bones.floor is not None and along[1] < -0.6 else front


def _skirt_ribs(
    bones: Skeleton, hem: float, flare: float, train: float, ease: float
) -> tuple[list[Space], list[Space], list[Space]]:
    """Ribs round both legs from the hips to the hem."""
    middles, fronts, lefts = [], [], []
    count = max(2, round(7 * hem))
    for share in np.linspace(0.06, hem, count):
        near, other = leg_at(bones, 0, share), leg_at(bones, 1, share)
        before, after = (sum(leg_at(bones, i, share + step) for i in (0, 1)) for step in (-0.05, 0.05))
        along = unit(np.asarray(after) - np.asarray(before))
        left = square_to(bones.hips.axes[:, 2], along)
        front = _levelled(np.cross(left, along), along, bones)
        apart = near - other
        radius = bones.frame.hip * (0.72 + flare * share) + ease
        if share < 0.3:
            radius = max(radius, bones.frame.hip * 0.85 + 0.5 * ease)
        back = -front * train * bones.frame.leg * max(share - 0.25, 0) ** 2 * 0.6
        middles.append((near + other) / 2 + back)
        fronts.append(front * (abs(float(apart @ front)) / 2 + 0.9 * radius + 0.6 * float(np.linalg.norm(back))))
        lefts.append(left * (abs(float(apart @ left)) / 2 + radius))
    return middles, fronts, lefts


@dataclass(frozen=True, eq=False)
class Garment:
    """A cut garment: its loft, and where waist and hips lie on it."""

    loft: Loft
    waist: float
    hip: float


def body_garment(bones: Skeleton, outfit: Outfit) -> Garment:
    """The main garment, from the neck down to its hem."""
    middles, fronts, lefts = _trunk_ribs(bones, outfit.ease)
    if outfit.hem > 0.15:
        more = _skirt_ribs(bones, outfit.hem, outfit.flare, outfit.train, outfit.ease)
        middles, fronts, lefts = middles[:-1] + more[0], fronts[:-1] + more[1], lefts[:-1] + more[2]
    ribs = len(middles) - 1
    loft = Loft(np.array(middles), np.array(fronts), np.array(lefts)).smooth(4)
    return Garment(_on_floor(loft, bones), 5 / ribs, 6.5 / ribs)


def skirt_garment(bones: Skeleton, outfit: Outfit) -> Garment:
    """A skirt worn with a jacket or a blouse."""
    trunk = [rows[5:7] for rows in _trunk_ribs(bones, 0.3)]
    more = _skirt_ribs(bones, outfit.skirt, outfit.skirt_flare + 0.15, 0.1, 0.3)
    middles, fronts, lefts = (np.array(first + second) for first, second in zip(trunk, more, strict=True))
    return Garment(_on_floor(Loft(middles, fronts, lefts).smooth(4), bones), 0.0, 1.0 / (len(middles) - 1))


def _on_floor(loft: Loft, bones: Skeleton) -> Loft:
    """Cloth lies on the ground, it does not sink into it."""
    if bones.floor is None:
        return loft
    drop = np.abs(loft.fronts[:, 1]) + np.abs(loft.lefts[:, 1])
    middles = loft.middles.copy()
    middles[:, 1] = np.maximum(middles[:, 1], np.minimum(drop, 0.16 * bones.frame.leg) + 0.4)
    return Loft(middles, loft.fronts, loft.lefts)


def folds(garment: Garment, view: View, count: int, start: float | None = None) -> list[Points]:
    """Lines of fall from the waist, longer and shorter in turn, spreading towards the hem."""
    drawn: list[Points] = []
    begin = garment.waist + 0.04 if start is None else start
    for index, angle in enumerate(np.linspace(-math.pi, math.pi, 2 * count + 1)[:-1] + 0.3):
        top = begin + (0.06, 0.22, 0.12, 0.3)[index % 4] * (1 - begin)
        foot = (0.97, 0.9, 1.0, 0.86)[index % 4]
        share = np.linspace(top, foot, 9)
        drawn += garment.loft.drawn(view, share, angle + 0.12 * np.sin(5 * share + index), 0.18)
    return drawn


def stripes(lines: list[Points], cloth: Colour) -> list[Item]:
    """Stripes along the given lines, darker on pale cloth and pale on dark cloth."""
    if not lines:
        return []
    if cloth.lightness > 0.6:
        return [Lines(tuple(lines), 1.0, cloth.darker(0.5), "pattern", 0.85, taper=False)]
    bands = solid(*(limb(line, [0.75, 0.75], steps=3) for line in lines))
    return [Veil(bands, cloth.lighter(0.7), "pattern", 0.85, 0.1)]


def pattern_items(garment: Garment, view: View, pattern: Pattern, cloth: Colour) -> list[Item]:
    """Stripes, hoops, dots or checks following the cloth."""
    loft, items = garment.loft, list[Item]()
    if pattern in ("stripes", "check"):
        angles = np.linspace(-math.pi, math.pi, 25)[:-1]
        items += stripes(
            [path for angle in angles for path in loft.drawn(view, np.linspace(0.1, 1, 16), angle, 0.15)], cloth
        )
    if pattern in ("hoops", "check"):
        items += stripes([path for share in np.arange(0.16, 1, 0.075) for path in loft.ring(view, float(share))], cloth)
    if pattern == "dots":
        spots = [
            view(loft.at(share, angle))[0]
            for row, share in enumerate(np.arange(0.16, 0.98, 0.07))
            for angle in np.linspace(-math.pi, math.pi, 15)[:-1] + 0.2 * (row % 2)
            if float(loft.facing(view, share, angle)[0]) > 0.3
        ]
        tint = cloth.darker(0.5) if cloth.lightness > 0.6 else cloth.lighter(0.7)
        items.append(Dots(np.array(spots).reshape(-1, 2), np.full(len(spots), 0.75), tint, "pattern"))
    return items


def front_items(garment: Garment, outfit: Outfit, view: View, role_tint: Colour) -> list[Item]:
    """Closing, buttons, pockets, lapels and belt."""
    loft, items = garment.loft, list[Item]()
    lines: list[Points] = []
    if outfit.open_front:
        lines += loft.drawn(view, np.linspace(0.16, 1.0, 14), 0.06, 0.02)
    if outfit.pockets:
        for side in (1, -1):
            level = garment.hip + 0.03
            lines += loft.drawn(view, [level, level + 0.015], [side * 0.55, side * 1.05], 0.1)
    if lines:
        items.append(Lines(tuple(lines), 0.9, strength=0.75))
    items += _collar(garment, outfit, view, role_tint)
    if outfit.buttons:
        shares = np.linspace(0.3, min(garment.hip + 0.02, 0.95), outfit.buttons)
        kept = [view(loft.at(share, 0.17))[0] for share in shares if float(loft.facing(view, share, 0.17)[0]) > 0.12]
        if kept:
            items.append(Dots(np.array(kept), np.full(len(kept), 0.62), colour("brass"), "buttons"))
    if outfit.waist == "seam":
        items.append(Lines(tuple(loft.ring(view, garment.waist)), 0.9, strength=0.7))
    elif outfit.waist:
        wide = 0.012 if outfit.waist == "belt" else 0.022
        band = loft.wider(0.25).between(garment.waist - wide, garment.waist + wide)
        tint = colour("umber") if outfit.waist == "belt" else role_tint.darker(0.3)
        items.append(Shape(band.outline(view), tint, "belt", 1.0, modelling=0.4, line=0.8))
    return items


def _collar(garment: Garment, outfit: Outfit, view: View, tint: Colour) -> list[Item]:
    loft = garment.loft
    step = garment.waist / 5
    if outfit.collar == "lapels":
        shirt = loft.patch(
            view, [(0.0, -0.75), (0.6 * step, -0.45), (2.9 * step, 0.06), (0.6 * step, 0.5), (0.0, 0.8)], 0.2
        )
        items: list[Item] = [Shape(shirt, colour("linen"), "shirt", 0.4, modelling=0.2, line=0.6)] if shirt else []
        for side in (1, -1):
            flap = [
                (0.0, side * 1.5),
                (0.1 * step, side * 0.6),
                (2.9 * step, side * 0.06),
                (1.9 * step, side * 0.85),
                (1.2 * step, side * 0.95),
            ]
            outline = loft.wider(0.2).patch(view, flap, 0.12)
            if outline:
                items.append(Shape(outline, tint, outfit.role, 1.1, modelling=0.4, line=0.8))
        return items
    if outfit.collar in ("round", "shirt"):
        band = loft.wider(0.35).between(0.0, 0.85 * step)
        return [Shape(band.outline(view), colour("linen"), "collar", 0.4, modelling=0.3, line=0.7)]
    if outfit.collar == "high":
        return [Shape(loft.wider(0.4).between(0.0, 0.8 * step).outline(view), tint, outfit.role, 1.1, line=0.9)]
    if outfit.collar == "fur":
        return [
            Shape(
                loft.wider(1.2).between(0.0, 1.5 * step).outline(view),
                tint.lighter(0.4),
                "fur",
                0.9,
                texture="fur",
                line=0.9,
            )
        ]
    return [Lines(tuple(loft.ring(view, 0.5 * step)), 0.8)]


def overlay_items(bones: Skeleton, garment: Garment, outfit: Outfit, view: View, over_arms: bool) -> list[Item]:
    """Aprons, waistcoats and the like on top of the body garment; shawls and capes go over the arms too."""
    makers = {
        "apron": _apron, "leather apron": _leather_apron, "shawl": _shawl, "cape": _cape, "waistcoat": _waistcoat,
        "epaulettes": _epaulettes, "braces": _braces,
    }  # fmt: skip
    worn = [name for name in outfit.over if (name in ("shawl", "cape")) == over_arms]
    return [item for name in worn for item in makers[name](bones, garment, view)]


def _apron(bones: Skeleton, garment: Garment, view: View) -> list[Item]:
    return _bib(garment, view, garment.waist, 0.93, "bone white", 0.35, "apron")


def _leather_apron(bones: Skeleton, garment: Garment, view: View) -> list[Item]:
    low = Outfit("apron", "tan", 0.56, 0.35, 0.7)
    long = body_garment(bones, low)
    chest = 0.52 * long.waist
    return _bib(long, view, chest, 0.99, "tobacco", 1.0, "apron")


def _bib(garment: Garment, view: View, top: float, bottom: float, tint: str, weight: float, role: str) -> list[Item]:
    """A panel over the front, tied behind."""
    loft = garment.loft.wider(0.3)
    along = np.linspace(top, bottom, 12)
    half = np.interp(along, [top, garment.waist + 0.02, bottom], [0.62, 1.0, 1.12])
    panel = loft.panel(view, along, half)
    if not panel:
        return [Lines(tuple(loft.ring(view, garment.waist)), 0.9, strength=0.7)]
    creases = [
        path
        for angle in (-0.4, 0.1, 0.5)
        for path in loft.drawn(view, np.linspace(garment.waist + 0.1, bottom, 6), angle, 0.2)
    ]
    return [
        Shape(panel, colour(tint), role, weight, texture="cloth", modelling=0.7, line=1.0),
        Lines((*loft.ring(view, garment.waist), *creases), 0.8, strength=0.7),
    ]


def _shawl(bones: Skeleton, garment: Garment, view: View) -> list[Item]:
    middles, fronts, lefts = _trunk_ribs(bones, 1.0)
    arm = 0.42 * bones.frame.shoulder
    loft = Loft(
        np.array(middles[:6]),
        np.array(fronts[:6]),
        np.array([left + unit(left) * arm * min(1.0, 0.4 * i) for i, left in enumerate(lefts[:6])]),
    ).smooth(4)
    cut = loft.between(0.06, 0.74)
    lines = [
        path
        for angle in (-1.3, -0.6, 0.0, 0.6, 1.3, 2.2, -2.2, 3.1)
        for path in cut.drawn(view, np.linspace(0.2, 0.95, 7), angle + 0.2)
    ]
    fringe = [
        np.array([end, (end[0], end[1] + 2.2)])
        for angle in np.linspace(-math.pi, math.pi, 40)
        if float(cut.facing(view, 1.0, angle)[0]) > 0
        for end in view(cut.at(1.0, angle))
    ]
    return [
        Shape(cut.outline(view), colour("rust"), "shawl", 1.0, texture="cloth", form=8, line=1.2),
        Lines(tuple(lines), 0.8, strength=0.65),
        Lines(tuple(fringe), 0.6, strength=0.7),
    ]


def _cape(bones: Skeleton, garment: Garment, view: View) -> list[Item]:
    middles, fronts, lefts = _trunk_ribs(bones, 2.0)
    arm = 0.5 * bones.frame.shoulder
    count = 7
    loft = Loft(
        np.array(middles[:count]), np.array([f * (1 + 0.07 * i) for i, f in enumerate(fronts[:count])]),
        np.array([left + unit(left) * arm * min(1.0, 0.35 * i) for i, left in enumerate(lefts[:count])]),
    ).smooth(4)  # fmt: skip
    lines = [
        path
        for angle in (-2.2, -1.5, -0.7, 0.05, 0.8, 1.6, 2.3)
        for path in loft.drawn(view, np.linspace(0.3, 1.0, 7), angle)
    ]
    return [
        Shape(loft.between(0.05, 1.0).outline(view), colour("slate"), "cape", 1.0, texture="cloth", form=9, line=1.2),
        Lines(tuple(lines), 0.8, strength=0.65),
    ]


def _waistcoat(bones: Skeleton, garment: Garment, view: View) -> list[Item]:
    loft = garment.loft.wider(0.3)
    cut = loft.between(0.125 * garment.waist, 0.98)
    front = loft.drawn(view, np.linspace(0.2, 0.98, 8), 0.05, 0.02)
    spots = [
        view(loft.at(share, 0.15))[0]
        for share in np.linspace(0.4, 0.9, 4)
        if float(loft.facing(view, share, 0.15)[0]) > 0.12
    ]
    items: list[Item] = [
        Shape(cut.outline(view), colour("moss green"), "waistcoat", 1.0, texture="cloth", form=8, line=1.1),
        Lines(tuple(front), 0.8),
    ]
    return items + ([Dots(np.array(spots), np.full(len(spots), 0.55), colour("brass"), "buttons")] if spots else [])


def _epaulettes(bones: Skeleton, garment: Garment, view: View) -> list[Item]:
    pads = [
        tube(
            view,
            np.array([joint, joint])
            + np.array([[0, 3.4, 0], [0, 2.6, 0]]) * bones.frame.thick
            + np.outer([-0.2, 0.25], (joint - bones.chest.middle)),
            [1.6, 2.0],
        )
        for joint in bones.shoulders
    ]
    return [Shape(merged(*pads, soften=0), colour("antique gold"), "trim", 1.0, texture="straw", line=0.9)]


def _braces(bones: Skeleton, garment: Garment, view: View) -> list[Item]:
    lines = [
        path
        for side in (1, -1)
        for angle in (0.5 * side, math.pi - 0.35 * side)
        for path in garment.loft.drawn(view, np.linspace(0.2, 1.0, 8), angle, 0.05)
    ]
    return [Lines(tuple(lines), 1.8, colour("umber"), "braces", 0.95, taper=False, steady=True)]


def sleeve_loft(bones: Skeleton, index: int, outfit: Outfit) -> Loft:
    """One sleeve from the shoulder to the wrist, or to the elbow if rolled."""
    thick, ease = bones.frame.thick, 0.35 * outfit.ease
    shoulder, elbow, wrist = bones.shoulders[index], bones.elbows[index], bones.wrists[index]
    radii = [4.3 * thick + ease, 4.0 * thick + ease, 3.6 * thick + ease, 3.2 * thick + ease, 2.9 * thick + ease]
    if outfit.sleeves == "wide":
        radii = [4.4 * thick + ease, 4.3 * thick + ease, 4.4 * thick + ease, 4.6 * thick + ease, 5.0 * thick + ease]
    path = [shoulder, 0.5 * shoulder + 0.5 * elbow, elbow, 0.5 * elbow + 0.5 * wrist, wrist]
    if outfit.sleeves == "rolled":
        path, radii = (
            [shoulder, 0.5 * shoulder + 0.5 * elbow, elbow, 0.62 * elbow + 0.38 * wrist],
            [*radii[:3], 3.7 * thick],
        )
    towards = square_to(np.cross(wrist - elbow, shoulder - elbow) + 1e-6 * bones.chest.axes[:, 2], wrist - shoulder)
    return sleeve(path, radii, towards)


def forearm(bones: Skeleton, index: int, view: View) -> Outline:
    thick = bones.frame.thick
    return tube(
        view,
        [bones.elbows[index], 0.5 * (bones.elbows[index] + bones.wrists[index]), bones.wrists[index]],
        [2.9 * thick, 2.7 * thick, 2.1 * thick],
    )


def trouser_leg(bones: Skeleton, index: int, view: View) -> Outline:
    thick = bones.frame.thick
    knee, ankle, socket = bones.knees[index], bones.ankles[index], bones.sockets[index]
    spine = [socket, 0.5 * (socket + knee), knee, 0.55 * knee + 0.45 * ankle, ankle]
    return tube(view, spine, [6.0 * thick, 5.6 * thick, 4.5 * thick, 4.1 * thick, 3.5 * thick])


def lower_leg(bones: Skeleton, index: int, view: View, start: float) -> Outline:
    """A bare or stockinged leg below a hem."""
    thick = bones.frame.thick
    begin = min(max(start - 0.12, 0.1), 0.46)
    shares = np.linspace(begin, 0.93, 4)
    radii = [thick * float(np.interp(share, [0, 0.5, 0.68, 0.93], [5.6, 3.9, 3.6, 2.5])) for share in shares]
    return tube(view, [leg_at(bones, index, float(share)) for share in shares], radii)


def thighs(bones: Skeleton, view: View, hem: float) -> list[Outline]:
    """What a long garment must cover: hips, and thighs as far down as it hangs."""
    thick = bones.frame.thick
    shares = np.linspace(0.0, min(hem - 0.04, 0.46), 4)
    radii = [thick * float(np.interp(share, [0, 0.5], [6.4, 5.0])) for share in shares]
    legs = [tube(view, [leg_at(bones, i, float(share)) for share in shares], radii) for i in (0, 1)]
    return [pelvis(bones, view), *legs]


def pelvis(bones: Skeleton, view: View) -> Outline:
    middles, fronts, lefts = _trunk_ribs(bones, 0.2)
    low = middles[-1] - 0.16 * bones.frame.spine * bones.hips.axes[:, 1]
    return Loft(
        np.array([middles[-2], middles[-1], low]),
        np.array([*fronts[-2:], 0.7 * fronts[-1]]),
        np.array([*lefts[-2:], 0.75 * lefts[-1]]),
    ).outline(view)


def foot(bones: Skeleton, index: int, view: View) -> Outline:
    """A foot in its shoe, flat below."""
    long = bones.frame.leg if bones.frame.youth < 0.9 else 1.15 * bones.frame.leg
    toe, ankle = unit(bones.toes[index]), bones.ankles[index]
    shin = unit(bones.knees[index] - ankle)
    top = square_to(shin if abs(float(shin @ toe)) < 0.97 else bones.hips.axes[:, 0], toe)
    if bones.floor is not None and abs(toe[1]) < 0.35:
        top = square_to((0.0, 1.0, 0.0), toe)
    sole = ankle - ankle_height(bones.frame) * top
    size = (0.062 * long * (0.7 + 0.3 * bones.frame.thick), 0.060 * long, 0.050 * long, 0.040 * long)
    spine = [
        sole + reach * long * toe + radius * top
        for reach, radius in zip((-0.045, 0.05, 0.135, 0.205), size, strict=True)
    ]
    neck = tube(view, [ankle + 0.02 * long * top, sole + size[0] * top], [0.052 * long, size[0]])
    return merged(tube(view, spine, size), neck, soften=0.03 * long)


def boot_shaft(bones: Skeleton, index: int, view: View) -> Outline:
    thick = bones.frame.thick
    knee, ankle = bones.knees[index], bones.ankles[index]
    return tube(
        view, [0.62 * knee + 0.38 * ankle, 0.3 * knee + 0.7 * ankle, ankle], [4.6 * thick, 4.0 * thick, 3.4 * thick]
    )


def neck_girth(frame: Proportions) -> float:
    return 0.40 * frame.head * (1 - 0.22 * frame.youth)
