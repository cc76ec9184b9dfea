"""Every Window's Thread: leaving is only a matter of walking a little harder."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Leg, Pose, drawn, person
from studio.geometry import Outline, Point, Points, curve, moved, solid
from studio.materials import lit, plain
from studio.motifs.things.keepsakes import suitcase
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Lines, Scene, Sky, Stop, Sunlight, group, silhouette

DRAWN = Sheet("inkwell/window_threads")
LIGHT = Sunlight((-0.5, -0.75, 0.45))
COLUMNS, ROWS = 7, 10
FAR, NEAR = (352.0, 330.0, 900.0), (830.0, -330.0, 1080.0)  # the front's two edges: x, top, foot
HAIRDOS = ("bun", "long", "cropped", "curls", "cap")
SKINS = ("#5a3826", "#c98f66", "#f0c4a4", "#8a5a3c", "#e0b083")
DRESSES = ("#f2c23c", "#2f8a8c", "#e87a9c", "#f4f0e4", "#6a4a9c", "#e8762c")
HAIRS = ("#1c191f", "#6a3f22", "#d8d4cc", "#b4512a")


@card("window_threads")
def window_threads(chance: Chance, palette: Palette) -> Scene:
    sky = Sky((Stop(0, palette.sky, 0.7), Stop(0.8, palette.pale, 0.2), Stop(1, palette.pale, 0.2)), lines=0.0)
    front, hands = block(chance.layout.child("front"), palette)
    leaver = leaving()
    ring = (leaver.anchor("back")[0] + 24, leaver.anchor("back")[1] + 6)
    straps, buckle = (DRAWN(part, palette).placed(*ring) for part in ("straps", "buckle"))
    return Rig(sky, LIGHT, None, palette.shade).scene(
        DRAWN("street", palette),
        front,
        threads(chance.layout.child("threads"), hands, ring, palette),
        group(leaver, group(Clip(silhouette(leaver), straps), *buckle), name="leaver"),
        focal="leaver",
    )


def at(across: float, down: float) -> Points:
    """A place on the front in perspective: 0 … 1 from its far edge, 0 … 1 from its eaves."""
    (x0, top0, foot0), (x1, top1, foot1) = FAR, NEAR
    far = (foot1 - top1) / (foot0 - top0)
    t = across / (across + (1 - across) * far)
    top, foot = top0 + t * (top1 - top0), foot0 + t * (foot1 - foot0)
    return np.array([x0 + t * (x1 - x0), top + down * (foot - top)])


def pane(left: float, top: float, right: float, bottom: float) -> Points:
    return np.array([at(left, top), at(right, top), at(right, bottom), at(left, bottom)])


def block(stream: Stream, palette: Palette) -> tuple[Group, list[Point]]:
    """A front of many windows, most with somebody in them, and where their hands are."""
    items: list[Item] = [*DRAWN("wall", palette)]
    hands: list[Point] = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            left, top = (column + 0.26) / COLUMNS, (row + 0.24) / ROWS
            right, bottom = left + 0.52 / COLUMNS, top + 0.54 / ROWS
            glass = pane(left, top, right, bottom)
            items.append(lit(glass, palette.glass, "window", weight=0.9, line=1.4))
            sill = pane(left - 0.06 / COLUMNS, bottom, right + 0.06 / COLUMNS, bottom + 0.05 / ROWS)
            if stream.happens(0.72):
                who, arm, hand = somebody(stream, left, right, top, bottom)
                items.append(Clip(solid(glass), who))
                hands.append(hand)
            items.append(lit(sill, palette.wall.darker(0.12), "sill", weight=0.5, line=1.2))
            if hands:  # an empty window inks the last arm once more
                items.append(arm)
    return group(*items, name="front"), hands


def somebody(stream: Stream, left: float, right: float, top: float, bottom: float) -> tuple[Group, Group, Point]:
    """Somebody leaning at the sill, each in their own way; their arm over it, and where the hand is."""
    middle = left + stream.uniform(0.42, 0.66) * (right - left)
    (x, y), (_, high) = at(middle, bottom), at(middle, top)
    size = (y - high) * stream.uniform(0.74, 1.05)
    tone, dress, hair = (colour(stream.choice(tones)) for tones in (SKINS, DRESSES, HAIRS))
    lean = stream.uniform(-0.16, 0.06)

    def on(part: str, aside: float = 0.0) -> Outline:
        return moved(DRAWN.outline(part), x + aside * size, y, 0.01 * size)

    who = group(
        plain(on("chest"), dress, "dress", weight=0.9, form=4, modelling=0.3, line=0.9),
        plain(on(stream.choice(HAIRDOS), lean), hair, "hair", weight=0.9, line=0.8),
        plain(on("head", lean), tone, "skin", weight=0.8, line=0.7),
        plain(on("cropped", lean), hair, "hair", weight=0.9, line=0.6),
    )
    reaching = group(
        plain(on("arm"), dress.darker(0.1), "sleeve", weight=0.9, form=3, modelling=0.3, line=0.9),
        plain(on("hand"), tone, "hand", weight=0.8, line=0.8),
    )
    return who, reaching, (x - 0.52 * size, y - 0.02 * size)


def leaving() -> Group:
    """Bent further forward than anybody can stand."""
    pose = Pose(
        hips=(0, 0.80, 0.12),
        pelvis=(6, 34, 0),
        bend=(-12, 16, 0),
        head=(8, 2, 0),
        left=Arm((0.05, -0.36, 0.62), (0.6, -0.8, -0.2), "fist", (0, 0.5, 0.8), (-1, 0, 0)),
        right=Arm((0.2, -0.86, -0.30), (0.5, 0.2, -0.9), "hold", (0, -1, -0.1), (-1, 0, 0), holds=1.0),
        left_leg=Leg((0.08, 0.02, 0.52), pole=(0.1, 0.4, 1)),
        right_leg=Leg((0.08, 0.10, -0.70), pole=(0, -0.2, 1), toe=(0.1, -0.8, 0.6)),
    )
    coat = Dress(
        top="#1f2a48", bottom="#3a3440", skirt=0.5, skirt_tone="top", flare=0.7, split=0.3, collar="lapels",
        buttons=True, shoes="#2a2024", wind=(0.5, 0, 0),
    )  # fmt: skip
    actor = person(PEOPLE["clerk"], Head("sorrow", yaw=14, pitch=-10), pose, coat, facing=-64)
    figure = drawn(actor, camera=Camera((286, 1120), 6.9, pitch=3), light=LIGHT, pen=1.4, shade=0.7, shadow=0.5)
    x, y = figure.anchor("hand")
    return group(suitcase(leather=colour("#c8702c")).placed(x, y + 96, 2.0, 0.1), figure, anchors=figure)


def threads(stream: Stream, hands: list[Point], ring: Point, palette: Palette) -> Group:
    """One from every window to the ring; some already slack."""
    ways = []
    for k, hand in enumerate(sorted(hands, key=lambda spot: (spot[1] - 760) / (spot[0] - 150))):
        sag = stream.uniform(30, 80) if k % 9 == 4 else 0.0
        ways.append(curve([hand, (0.5 * (hand[0] + ring[0]), 0.5 * (hand[1] + ring[1]) + sag), ring]))
    return group(Lines(tuple(ways), 2.6, palette.red, "thread", 1.0, taper=False, steady=True), name="threads")
