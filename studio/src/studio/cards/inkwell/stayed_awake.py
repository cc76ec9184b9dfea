"""The One Still Awake: a hundred years at table, and nobody to pass the salt."""

import math

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, mix
from studio.drawings import Sheet
from studio.geometry import Points, curve, ellipse, limb, outline, points, solid, star
from studio.materials import cloth, metal, plain, wood
from studio.rigs import Rig
from studio.scene import FLAT, Group, Item, Lines, Scene, Sunlight, Veil, Wash, group
from studio.skies import graded

DRAWN = Sheet("inkwell/stayed_awake")
LIGHT = Sunlight((-0.6, -0.6, 0.5))
# Who sleeps, from above: where the head lies, on which side (1 left, -1 right), how it is turned, what is on it.
ASLEEP = (
    (232, 520, 1, 0.2, "bun"), (572, 476, -1, -0.2, "crown"), (240, 790, 1, -0.15, "bald"),
    (566, 748, -1, 0.25, "curls"), (226, 1060, 1, 0.25, "hat"), (560, 1024, -1, -0.2, "plait"),
)  # fmt: skip
TONES = {"bun": 0.1, "crown": 0.75, "bald": 0.05, "curls": 0.5, "hat": 0.35, "plait": 0.15}
PLATES = ((398, 424), (352, 560), (452, 640), (348, 700), (460, 872), (350, 900), (452, 1150), (360, 1176))
CUPS = ((404, 520), (392, 800), (410, 1060))


@card("stayed_awake")
def stayed_awake(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.floor, palette.floor), weight=0.9), LIGHT, None, palette.shade).scene(
        DRAWN("awake").placed(400, 150, 1.1),
        table(palette),
        group(*(sleeper(*who, palette) for who in ASLEEP)),
        webs(chance.layout.child("webs"), palette),
        focal="awake",
    )


def table(palette: Palette) -> Group:
    """Laid once."""
    items: list[Item] = [
        Lines(tuple(points((x, -20), (x, 1220)) for x in range(60, 800, 96)), 2.0, palette.shade, strength=0.5),
        Wash(outline("250,370! 690,370! 690,1220! 250,1220!"), palette.shade, "shadow", 0.5, 8.0),
        cloth(outline("206,330! 596,330! 596,1220! 206,1220!"), palette.linen, "table", weight=0.65, form=12, line=2.6),
    ]
    for x, y in PLATES:
        items += [
            Wash(solid(ellipse(x + 10, y + 12, 48, 46)), palette.shade, "shadow", 0.5, 3.0),
            plain(ellipse(x, y, 46), palette.linen, "plate", weight=0.3, form=6, line=2.2),
            Lines((ellipse(x, y, 31),), 1.4, palette.shade),
        ]
    for x, y in CUPS:
        items += [
            Wash(solid(limb([(x, y), (x + 46, y + 46)], [34, 26])), palette.shade, "shadow", 0.5, 3.0),
            metal(ellipse(x, y, 20), palette.dust.darker(0.2), "goblet", line=2.2),
            plain(ellipse(x, y, 13), palette.shade.darker(0.4), "wine", form=FLAT, line=1.4),
        ]
    return group(*items, name="table")


def sleeper(x: float, y: float, side: int, turn: float, worn: str, palette: Palette) -> Group:
    """Fallen forward on the cloth, arms folded, flung out or hanging, dust over everything."""
    dress = mix(palette.dust, palette.shade, TONES[worn])
    back = outline(
        "-6,-64! -40,-116 -84,-122 -130,-84 -196,-70 -214,-40 -214,40 -196,70 -130,84 -84,122 -40,116 -6,64!"
    )
    folded = [
        limb("-66,-90 0,-116 64,-84 76,56", [58, 52, 46, 36]),
        limb("-66,90 4,114 76,86 96,-64", [58, 52, 46, 36]),
    ]
    flung = [limb("-66,-90 10,-104 84,-82 150,-92", [60, 52, 42, 34]), ellipse(160, -93, 22, 15)]
    arms = {"bun": folded, "plait": folded, "bald": flung, "curls": flung}.get(worn, [])
    return group(
        Wash(outline("-200,-60! -60,-90 60,-60 90,20 60,140 -100,160 -220,110!"), palette.shade, "shadow", 0.5, 5.0),
        cloth(back, dress, "dress", form=40, line=2.4),
        wood(outline("-262,-90! -226,-96! -218,0 -226,96! -262,90! -248,0"), palette.shade, "chair", line=2.4),
        *(cloth(arm, dress, "sleeve", form=18, line=2.4) for arm in arms),
        cloth(ellipse(-40, 0, 44 if arms else 62, 60 if arms else 84), palette.linen, "collar", form=10, line=2.0),
        *head(worn, palette),
        name="sleeper",
    ).placed(x, y, 1.0, turn if side > 0 else math.pi - turn)


def head(worn: str, palette: Palette) -> list[Item]:
    """A crown of hair, a cap, or what was a crown."""
    dark, pale = palette.shade.darker(0.3), palette.dust.lighter(0.3)
    skull = plain(ellipse(0, 0, 58, 52), dark if worn in ("bun", "plait", "curls") else pale, "head", form=30, line=2.4)
    whorl = Lines(
        tuple(limb_line(a) for a in np.linspace(0, math.tau, 15, endpoint=False)), 1.6, palette.shade.darker(0.6)
    )
    extra: dict[str, list[Item]] = {
        "bun": [whorl, plain(ellipse(-34, 4, 30, 28), dark, "bun", form=16, line=2.2)],
        "plait": [whorl, plain(limb("-40,0 -90,14 -140,4 -176,20", [30, 28, 24, 8]), dark, "plait", line=2.2)],
        "curls": [
            plain(ellipse(44 * math.cos(a), 40 * math.sin(a), 22), dark, "curl", form=12, line=2.0) for a in range(7)
        ],
        "bald": [Veil(solid(ellipse(-14, -14, 18, 12)), palette.linen, "shine", 0.9, 5.0)],
        "cap": [cloth(ellipse(-6, 0, 50, 48), palette.shade, "cap", line=2.2), plain(ellipse(-6, 0, 8), dark, "knob")],
        "hat": [
            cloth(ellipse(-4, 0, 84, 80), dark, "brim", form=8, line=2.4),
            cloth(ellipse(-4, 0, 46, 44), dark, "hat", line=2.2),
        ],
        "crown": [
            whorl,
            metal(star(-4, 0, 62, 46, 9), palette.dust, "crown", line=2.4),
            plain(ellipse(-4, 0, 38), dark, "hair", form=20, line=2.0),
        ],
    }
    return [plain(ellipse(8, 50, 13, 8), pale, "ear", line=2.0), skull, *extra[worn]]


def limb_line(angle: float) -> Points:
    """A parting's worth of hair from the whorl outwards."""
    x, y = math.cos(angle), math.sin(angle)
    return curve([(-10 + 8 * x, 8 * y), (-6 + 30 * x - 5 * y, 28 * y + 5 * x), (50 * x, 46 * y)])


def webs(stream: Stream, palette: Palette) -> Group:
    """From crown to crown, across the plates."""
    threads: list[Points] = []
    for x, y, reach in ((410, 690, 210), (396, 1080, 190)):
        spokes = np.arange(11) * math.tau / 11 + stream.normal(0, 0.08, count=11)
        ends = [points((x, y), (x + reach * math.cos(a), y + 1.1 * reach * math.sin(a))) for a in spokes]
        threads += ends
        for k in (0.2, 0.36, 0.54, 0.72, 0.9):
            ring = np.array([one[0] + k * (one[1] - one[0]) for one in [*ends, ends[0]]])
            mid = 0.5 * (ring[1:] + ring[:-1]) * 0.92 + 0.08 * np.array([x, y])
            threads += [curve([a, m, b]) for a, m, b in zip(ring[:-1], mid, ring[1:], strict=True)]
    return group(Lines(tuple(threads), 2.0, palette.shade.darker(0.2), strength=0.8), name="webs")
