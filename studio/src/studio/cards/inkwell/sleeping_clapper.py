"""The Sleeping Clapper: somebody has found the quietest place in town, and somebody has hold of the rope."""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import PEOPLE, POSES, WARDROBE, Camera, Head, drawn, person, rod_in
from studio.figures.hands import Wrist, closed_round, grip_of, hand
from studio.figures.mesh import Part, tube
from studio.figures.space import vec
from studio.figures.stage import stage
from studio.geometry import closed, curve, ellipse, limb, outline, solid
from studio.landscape import graded_sky
from studio.materials import cloth, metal, plain
from studio.motifs.things.tools import rope
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Sunlight, Veil, Wash, group

LIGHT = Sunlight((-0.65, -0.1, 0.6))
MOUTH = (400.0, 530.0, 378.0, 140.0)


@card("sleeping_clapper")
def sleeping_clapper(chance: Chance, palette: Palette) -> Scene:
    sky = graded_sky("0 #f6d9a8 0.6, 0.5 #f4b8a4 0.7, 1 #c98aa0 0.85", lines=0.0)
    return Rig(sky, LIGHT, None, palette.shade).scene(bell(palette), sleeper(palette), ringer(palette), focal="sleeper")


def bell(palette: Palette) -> Group:
    """Seen from below: the waist, the lip, and the dark inside."""
    x, y, wide, high = MOUTH
    body = outline(
        "250,-40! 236,90 200,240 116,390 44,476 26,536 70,606 220,660 400,668 580,660 730,606 774,536 756,476 "
        "684,390 600,240 564,90 550,-40!"
    )
    inside = ellipse(x, y, wide - 34, high - 26)
    deep = ellipse(x, y - 18, 0.62 * wide, 0.46 * high)
    bands = [
        curve([(400 - w, t), (400, t + 0.16 * w), (400 + w, t)])
        for w, t in ((157, 60), (163, 90), (221, 300), (238, 328), (276, 392))
    ]
    rings = tuple(closed(ellipse(x, y - k * 7, wide - 34 - 34 * k, high - 26 - 13 * k)) for k in range(1, 6))
    return group(
        metal(body, palette.bronze, "bell", form=120, line=3.2),
        Veil(
            outline("290,-30 280,120 250,260 170,400 110,480 140,420 220,260 262,100"),
            colour("#f6dca0"),
            "shine",
            0.6,
            16,
        ),
        Lines(tuple(bands), 2.4),
        plain(inside, palette.dark, "inside", weight=1.2, form=60, line=2.6),
        Wash(solid(deep), colour("#140f18"), "dark", 0.9, 40),
        Lines(rings, 1.6, colour("#0e0a10"), strength=0.8),
        name="bell",
    )


def sleeper(palette: Palette) -> Group:
    """Rolled up in a blanket at the end of the rope, as round as a clapper."""
    girl = person(
        PEOPLE["plaits"], Head("sleep", yaw=16, pitch=2, roll=16), POSES["hug_knees"], WARDROBE["night"], facing=-40
    )
    curled = drawn(girl, camera=Camera((414, 926), 8.4, pitch=-4), light=LIGHT, pen=1.4)
    sling = outline(
        "206,796! 262,826 330,812 400,806 470,808 540,822 604,786! 610,880 562,972 420,1022 268,982 200,890"
    )
    folds = ("214,812 300,850 380,850", "596,806 520,852 440,846", "250,900 330,960 420,976", "560,890 500,950 440,970")
    staple = limb("370,444 372,474 400,488 428,474 430,444", [15, 15])
    hung = rope(curve("400,484 402,530 400,572"), 13.0, colour("#c9a268"))
    cords = (curve("400,566 320,662 208,800"), curve("400,566 480,652 602,790"))
    return group(
        hung,
        metal(staple, palette.bronze.darker(0.35), "staple", form=5, line=2.0),
        Wash(solid(ellipse(400, 446, 44, 16)), palette.dark.darker(0.4), "dark", 0.9, 8),
        *(cloth(limb(cord, [9, 12, 20], steps=1), palette.blanket, "sling", form=6, line=1.8) for cord in cords),
        curled,
        cloth(sling, palette.blanket, "sling", form=60, line=2.6),
        Lines(tuple(curve(fold) for fold in folds), 1.8, strength=0.6),
        name="sleeper",
    )


def ringer(palette: Palette) -> Group:
    """A fist, a sleeve, and a rope that has just gone tight."""
    wrist = Wrist(vec(0, 0, 0), vec(-1, 0.1, 0.25), vec(0, 0, 1), False, 10.0)
    fist = hand(wrist, closed_round(0.9, 10), colour("#8a5738"), "h", frozenset({"harm"}), detail=1.2)
    arm = tube([vec(0, 0, 0), vec(5, -3, -0.5), vec(16, -11, -2)], [1.4, 1.8, 2.4], capped=False)
    cuff = tube([vec(2.6, -1.6, -0.3), vec(4.4, -2.9, -0.5)], [2.4, 2.5])
    sleeve = tube([vec(3.6, -2.3, -0.4), vec(34, -23, -5)], [2.7, 5.4], capped=False)
    parts = [
        *fist,
        Part("harm", arm.mesh(), colour("#8a5738"), "skin", "skin", 0.85, 0.2, 1.1, "hhand", frozenset({"hpalm"}), 1.6),
        Part("hcloth", sleeve.mesh(), colour("#2c2a38"), "coat", "garment", 0.95, 0.5, 1.3),
        Part("hcuff", cuff.mesh(), colour("#f0ead8"), "collar", "garment", 0.4, 0.3, 1.2),
        rod_in(grip_of(wrist, 0.9), 100, 30, [0.9, 0.9], colour("#c9a268"), "rope"),
    ]
    return stage(parts, Camera((690, 1010), 13.0), LIGHT, "ringer", pen=1.6)
