"""Pigeons Hold the Pose: the pedestal is looked after, and the hero is at somebody's door."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import MOODS, Arm, Body, Camera, Dress, Face, Hair, Head, Leg, Pose, drawn, person
from studio.figures.hands import Grip
from studio.figures.mesh import Part, tube
from studio.figures.skeleton import Skeleton
from studio.figures.space import vec
from studio.geometry import Placing, curve, ellipse, limb, outline, rectangle, solid
from studio.materials import lit, plain, stone
from studio.motifs.animals import pigeon
from studio.motifs.plants import flower, ivy
from studio.motifs.plants.blooms import FlowerKind
from studio.rigs import Rig
from studio.scene import FLAT, Glow, Group, Item, Lines, Scene, Sunlight, Wash, group
from studio.stage import door

LIGHT = Sunlight((-0.55, -0.7, 0.45))
HERO = Body(
    age=40,
    tall=1.04,
    stout=0.1,
    skin="#8fae9c",
    iris="#4f6e62",
    hair=Hair("short", "#6f9484"),
    face=Face(nose_out=1.2),
)
FACING = 118.0
STANDING = Pose(
    hips=(0.0, 0.93, 0),
    pelvis=(4, 0, -5),
    bend=(0, 4, 6),
    head=(0, 4, 4),
    left_leg=Leg((0.17, 0, 0.08), pole=(-0.45, 0, 1), toe=(-0.1, 0, 1)),
    right_leg=Leg((0.17, 0.0, -0.06), pole=(-0.45, 0, 1), toe=(-0.1, 0, 1)),
)
# A cocked hat from behind, from tip to tip, and the braid along its edge.
HAT = "-186,52! -150,-14 -96,-80 -30,-118 34,-116 98,-76 148,-10 184,56! 120,36 60,30 0,28 -60,30 -120,34"
BRAID = "-160,24 -132,-12 -84,-64 -26,-96 30,-94 86,-60 132,-8 160,26"


@card("pigeons_hold_pose")
def pigeons_hold_pose(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        square(chance, palette), pedestal(palette), footprints(palette), hero(palette), focal="hero"
    )


def square(chance: Chance, palette: Palette) -> Group:
    """A sunny house front: one door, and above it a window where somebody has a light on."""
    wall = plain(rectangle(-20, -20, 820, 900), palette.wall, "wall", weight=0.6, form=FLAT, modelling=0.3, line=0.0)
    ground = plain(
        rectangle(-20, 890, 820, 1230), palette.ground, "ground", weight=0.45, form=FLAT, modelling=0.3, line=2.0
    )
    cobbles = tuple(
        curve([(x + 34 * (row % 2), y), (x + 34 * (row % 2) + 16, y - 5), (x + 34 * (row % 2) + 32, y)])
        for row, y in enumerate((935, 985, 1045, 1115, 1185))
        for x in range(-20 + 13 * row, 820, 118)
    )
    steps = [
        stone(
            rectangle(536 - 26 * k, 868 + 30 * k, 776 + 26 * k, 902 + 30 * k),
            palette.ground.lighter(0.3),
            form=6,
            line=2.0,
        )
        for k in range(2)
    ]
    frame = stone(rectangle(536, 330, 776, 872), palette.stone, "frame", weight=0.5, form=10, line=2.4)
    leaf = door("562,360! 750,360! 750,870! 562,870!", palette.door, 4, colour("brass"), hinge="right")
    lintel = stone(outline("520,300! 792,300! 780,336! 532,336!"), palette.stone, weight=0.5, form=8, line=2.4)
    return group(
        wall,
        ground,
        Lines(cobbles, 1.4, strength=0.45),
        frame,
        leaf,
        lintel,
        *steps,
        *upstairs(palette),
        ivy(chance.layout.child("ivy"), "526,890 512,700 524,520 506,330 524,250 510,100", 15.0, 1.3),
    )


def upstairs(palette: Palette) -> list[Item]:
    """A lit window, and somebody's shadow behind the curtain, who has seen him coming."""
    glass = rectangle(560, 64, 752, 250)
    head = solid(
        ellipse(668, 148, 27, 32), ellipse(668, 108, 15, 14), outline("616,252! 630,196 668,180 706,196 720,252!")[0]
    )
    return [
        plain(rectangle(544, 48, 768, 266), palette.door, "frame", weight=0.9, form=6, line=2.4),
        Glow((656, 156), 210, colour("#ffd480"), 0.6),
        lit(glass, colour("#ffdf9a"), "window", weight=0.5),
        Wash(head, colour("#a8683c"), "shadow", 0.85, 5),
        plain(outline("560,64! 616,64! 598,150 572,250! 560,250!"), colour("#fbf2dc"), "curtain", weight=0.3, line=1.6),
        plain(outline("752,64! 712,64! 722,140 742,250! 752,250!"), colour("#fbf2dc"), "curtain", weight=0.3, line=1.6),
        stone(rectangle(530, 262, 782, 282), palette.stone, "sill", weight=0.5, form=5, line=2.2),
    ]


def pedestal(palette: Palette) -> Group:
    """Three of them, standing where his boots were, and a fourth on its way."""
    block = outline(
        "20,620! 336,620! 336,684! 310,700! 310,1010! 350,1042! 350,1100! 6,1100! 6,1042! 46,1010! 46,700! 20,684!"
    )
    birds = [
        pigeon("standing").placed(x, 626, size, flip=flip)
        for x, size, flip in ((84, 3.4, True), (180, 4.4, False), (282, 3.7, True))
    ]
    top = pigeon("flying").placed(150, 400, 4.0, flip=True)
    boots = [ellipse(x, 634, 30, 6) for x in (130, 226)]
    return group(
        Wash(solid(outline("6,1096! 350,1096! 520,1066! 420,1040! 350,1042!")[0]), palette.shade, "shadow", 0.6, 10),
        stone(block, palette.stone, "pedestal", weight=0.5, form=20, line=2.8),
        Wash(solid(*boots), colour("#6f9686"), "verdigris", 0.8, 4),
        Wash(
            solid(limb("130,640 134,760 126,880", [12, 9, 2]), limb("226,640 222,740", [10, 2])),
            colour("#6f9686"),
            "verdigris",
            0.4,
            8,
        ),
        *birds,
        top,
        name="pigeons",
    )


def footprints(palette: Palette) -> Group:
    """Green, from the plinth to where he stands."""
    soles = [
        Placing(x, y, 1.0, turn)(part)
        for x, y, turn in ((382, 1112, 0.1), (424, 1150, 0.1), (470, 1110, 0.05))
        for part in (ellipse(0, 0, 20, 8), ellipse(-28, -1, 9, 6))
    ]
    return group(Wash(solid(*soles), colour("#6f9686"), "footprint", 0.9, 2))


def hero(palette: Palette) -> Group:
    """Bronze all over, and flowers behind his back."""
    body = Skeleton(HERO, STANDING, FACING)
    wrists = {key: body.on_back(aside, up, 3.4) for key, aside, up in (("left", 0.42, 0.12), ("right", -0.34, 0.0))}

    def behind(key: str, aim: tuple[float, float, float]) -> Arm:
        x, y, z = (float(part) for part in wrists[key])
        return Arm(pole=(1.0, -0.1, -0.35), aim=aim, palm=(0.1, 0.1, -1), at=(x, y, z), holds=0.9)

    bronze = Dress(
        top="#7fa392",
        bottom="#8fb0a0",
        shoes="#54776a",
        trim="#a9c4b4",
        collar="tall",
        skirt=0.5,
        skirt_tone="top",
        flare=0.9,
        boots=0.85,
        cuff=True,
    )
    pose = replace(STANDING, left=behind("left", (-0.95, -0.25, -0.1)), right=behind("right", (-0.95, -0.2, -0.1)))
    actor = person(HERO, Head(replace(MOODS["fear"], blush=0.0), yaw=-40, gaze=(0.5, 0.5)), pose, bronze, facing=FACING)
    held = actor.grips["right"]
    figure = drawn(
        actor.holding(*stems(held)), camera=Camera((566, 1150), 8.4, pitch=5), light=LIGHT, pen=1.5, shadow=0.6
    )
    x, y = figure.anchor("crown")
    hat = Placing(x - 8, y + 12, 0.7, 0.1)
    verdigris = colour("#5f8778")
    return group(
        figure,
        *(epaulette(*figure.anchor(where)) for where in ("shoulder", "other_shoulder")),
        blooms(figure.anchor("hand")),
        plain(hat(outline(HAT)[0]), verdigris, "hat", form=26, line=2.6),
        plain(hat(limb(BRAID, [10, 10])), colour("#b9d0c2"), "braid", form=3, line=1.6),
        plain(hat(ellipse(-4, -28, 22, 24)), colour("#b9d0c2"), "cockade", form=6, line=2.0),
        plain(hat(ellipse(-4, -28, 9, 10)), verdigris, "cockade", form=3, line=1.6),
        name="hero",
    )


def epaulette(x: float, y: float) -> Group:
    fringe = tuple(curve([(x + k, y + 2), (x + 1.15 * k, y + 34)]) for k in range(-30, 31, 10))
    pale = colour("#b9d0c2")
    return group(
        plain(outline([(x - 36, y), (x + 36, y), (x + 42, y + 32), (x - 42, y + 32)]), pale, form=6, line=1.8),
        Lines(fringe, 1.4),
        plain(ellipse(x, y - 4, 40, 13), pale.lighter(0.2), "epaulette", form=6, line=2.0),
    )


def stems(grip: Grip) -> list[Part]:
    """A bundle of stalks through the fist, fanning out above it."""
    up = vec(0, 1, 0)
    return [
        Part(
            f"stem{k}",
            tube([grip.at - 9 * up - k * vec(0.7, 0, 0), grip.at, grip.at + 8 * up + k * vec(1.1, 0, 0)], [0.3]).mesh(),
            colour("#3f6b34"), "stem", "garment", 1.0, 0.3, 0.9,
        )
        for k in (-2, -1, 0, 1, 2)
    ]  # fmt: skip


def blooms(hand: tuple[float, float]) -> Group:
    """The heads of the flowers, over his fist."""
    x, y = hand
    kinds: tuple[tuple[FlowerKind, float], ...] = (
        ("rose", -0.62),
        ("daisy", 0.6),
        ("rose", 0.3),
        ("daisy", -0.3),
        ("rose", -0.02),
    )
    heads = [flower(kind, 36).placed(x + 2.0 * turn, y - 26, 3.9, turn) for kind, turn in kinds]
    return group(*heads, name="flowers")
