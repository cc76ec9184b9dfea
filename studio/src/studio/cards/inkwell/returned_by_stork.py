"""Returned by Stork: the cradle was ready, and so, in his way, was he."""

import numpy as np

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import colour
from studio.drawings import Sheet
from studio.geometry import blob, curve, ellipse, limb, normals, rectangle, solid
from studio.landscape import contact_shadow, graded_sky, ground, hills, wall
from studio.motifs.animals import stork
from studio.motifs.forms import arch
from studio.motifs.people import figure
from studio.motifs.plants import crown_of_blossom
from studio.motifs.rooms import cradle
from studio.motifs.things.keepsakes import pipe
from studio.scene import Clip, Glaze, Glow, Group, Lines, Scene, Shape, Sky, Sunlight, Wash, group

DRAWN = Sheet("inkwell/returned_by_stork")

WHITE, HAIR = colour("#faf6ec"), colour("#f4f1ea")
CHERRY, DARK = colour("cherry red"), colour("#2a1814")
OPENING = arch(128, 672, 726, 330)
SILL = 726.0
BAG = (336.0, 708.0)


@card("returned_by_stork")
def returned_by_stork(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        sky=wall(colour("#7a4c38"), colour("#4c2c26"), lines=0.45),
        layers=(
            DRAWN("attic"),
            Group((Clip(solid(OPENING), spring(layout)),), "window"),
            group(Glow((400, 470), 420, colour("#fff2cc"), 0.35)),
            DRAWN("casing"),
            DRAWN("returned_by_stork"),
            group(contact_shadow(536, SILL + 4, 140, DARK, 0.5), contact_shadow(BAG[0], SILL + 6, 300, DARK, 0.6)),
            stork("standing").placed(532, SILL + 4, 4.2, flip=True).named("stork"),
            delivery(),
            waiting_cradle(),
            beard(),
            couple(),
        ),
        focal="old man",
        light=Sunlight((0.1, -0.75, 0.6)),
        glaze=Glaze(colour("#5a3040"), 0.22),
        shadow=colour("#5c4868"),
        haze=colour("#dfe6d4"),
    )


def spring(layout: Stream) -> Group:
    """Morning over the hills, and the next delivery on its way."""
    sky = graded_sky("0 #86b8d4 0.8, 0.4 #c6e0e2 0.55, 0.7 #fdeabc 0.45, 1 #f6d2a0 0.5", lines=0.35)
    meadow = curve("100,676 300,660 500,672 700,650")
    return group(
        Sky(sky.stops, (110, 50, 690, 730), sky.lines),
        Glow((200, 420), 260, colour("#fff6d0"), 0.7),
        *hills(layout.child("hills"), (590, 630), colour("spring green"), colour("#c8dcc0")),
        ground(meadow, colour("#8fae5c"), bottom=740),
        next_delivery(),
        blossom(layout.child("blossom")),
    )


def next_delivery() -> Group:
    """A second stork, a second bundle, a second beard."""
    bird = stork("flying").placed(408, 300, 0.95)
    x, y = bird.anchor("mouth")
    parcel = blob((x, y + 2), (x, y + 2), (x + 16, y + 20), (x + 13, y + 38), (x - 4, y + 44), (x - 18, y + 34))
    hair = blob((x - 8, y + 36), (x - 8, y + 36), (x + 4, y + 38), (x - 2, y + 66), (x - 2, y + 66))
    return group(
        bird,
        Shape(solid(hair), colour("#d8d4d0"), "beard", 0.5, line=1.0),
        Shape(solid(parcel), WHITE, "cloth", 0.3, form=8, line=1.3),
        name="next delivery",
    ).at_distance(0.2)


def delivery() -> Group:
    """Tied at the neck with a ribbon: a bald head, a pipe, a rattle, and mild interest."""
    x, y = BAG
    man = figure(
        "cross-legged", "three_quarter", age="old", outfit="nightshirt", hair="bald", beard="full", mood="calm",
        nose="hooked", hand=(25, -42), grip="open", other_hand=(-30, -50), other_holding=DRAWN("rattle"),
        other_grip="holding",
    )  # fmt: skip
    sitter = man.dressed(nightshirt=colour("#a9c8dc"), beard=HAIR, hair=HAIR).placed(x + 10, y - 64, 5.6)
    mouth = sitter.anchor("mouth")
    return group(
        Clip(solid(rectangle(0, 0, 800, y - 170)), group(sitter)), *DRAWN("delivery"), DRAWN("bootees"), name="old man"
    ).with_anchors(mouth=mouth)


def beard() -> Group:
    """Over ruffle, bag and sill, and down into the cradle, with a curl at the end."""
    x, y = delivery().anchor("mouth")
    spine = curve(
        [(x + 8, y + 8), (x + 12, y + 90), (x - 6, 610), (x + 26, 720), (x + 16, 830), (x + 66, 920), (x + 74, 980),
         (x + 124, 1016), (x + 164, 994)],
        steps=10,
    )  # fmt: skip
    hair = limb(spine, [40, 84, 92, 88, 84, 74, 58, 34, 6], steps=2)
    side = normals(spine)
    locks = tuple(
        spine[6:-8] + side[6:-8] * share * np.sin(np.linspace(0.7, 2.8, len(spine) - 14))[:, None]
        for share in (-34, -22, -10, 3, 15, 27)
    )
    moustache = [
        blob((x + 6, y - 2), (x + 6, y - 2), (x + s * 26, y + 2), (x + s * 44, y + 22), (x + s * 22, y + 20))
        for s in (-1, 1)
    ]
    return group(
        Shape(solid(hair), HAIR, "beard", 0.3, form=26, line=2.1),
        Lines(locks, 1.6, colour("#6a6a80"), strength=0.75),
        Shape(solid(*moustache), HAIR, "beard", 0.3, form=8, line=1.6),
        pipe().placed(x - 6, y + 4, 2.6),
        name="beard",
    )


def waiting_cradle() -> Group:
    return group(
        contact_shadow(420, 1164, 330, DARK, 0.8),
        cradle(blanket=colour("#f0d8c0")).placed(420, 1164, 3.1),
        name="waiting cradle",
    )


def couple() -> Group:
    """Young, arms out, not taking them back yet."""
    wife = figure(
        "offering", "profile", age="youth", outfit="blouse and skirt", hair="plait", mood="startled",
        hand=(-36, -92), other_hand=(-30, -100), nod=-0.45, grip="open", other_grip="open",
    ).dressed(shirt=colour("#efdcc0"), skirt=CHERRY, hair=colour("#a8622c"))  # fmt: skip
    husband = figure(
        "offering", "profile", outfit="waistcoat", hair="curls", mood="startled",
        hand=(-36, -92), other_hand=(-30, -100), nod=-0.45, grip="open", other_grip="open",
    ).dressed(waistcoat=colour("#3f6a6a"), trousers=colour("#3a3440"), hair=colour("#4a2c20"))  # fmt: skip
    return group(
        Wash(solid(ellipse(130, 1180, 130, 30), ellipse(690, 1180, 130, 30)), DARK, "shade", 0.6, 14),
        wife.placed(124, 1312, 5.4, flip=True),
        husband.placed(690, 1300, 5.0),
        name="couple",
    )


def blossom(stream: Stream) -> Group:
    """A cherry bough across the corner of the window."""
    spots = np.vstack([curve("660,176 540,200 472,190", steps=7), curve([(590, 166), (520, 134)], steps=6)])
    return group(
        *DRAWN("blossom"),
        crown_of_blossom(stream, spots + stream.points(len(spots), 12), 14, colour("#f2b8bc")),
        name="blossom",
    )
