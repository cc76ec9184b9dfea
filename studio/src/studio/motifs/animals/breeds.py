"""The kinds of four-legged animals: proportions, colours and what makes each unmistakable."""

from dataclasses import replace
from functools import partial

from studio.colour import colour
from studio.motifs.animals import heads, trimmings
from studio.motifs.animals.heads import Coat
from studio.motifs.animals.quadruped import quadruped
from studio.motifs.animals.skeleton import Build, Tail
from studio.motifs.animals.stances import STANCES, Pose, Stance, Step


def _coat(fur: str, belly: str = "cream", dark: str = "soot brown") -> Coat:
    return Coat(colour(fur), colour(belly), colour(dark))


# Hares and rodents rest on their long heels, their backs round.
_CROUCH = Stance(
    Step(-0.02, angle=0.2), Step(0.12, angle=0.2), Step(-0.4, angle=1.4), Step(-0.26, angle=1.4),
    hip=0.52, shoulder=0.72, arch=12, neck=0.15, tail=-0.2,
)  # fmt: skip
_ALERT = Stance(
    Step(-0.34, 0.7, 0.5, True), Step(-0.2, 0.76, 0.4, True), Step(-0.46, angle=1.42), Step(-0.34, angle=1.42),
    hip=0.52, slope=1.08, arch=9, neck_at=1.1, head_at=-0.05, tail=-0.3,
)  # fmt: skip
_HOPPING: dict[Pose, Stance] = {
    "standing": _CROUCH,
    "sitting": _ALERT,
    "listening": replace(_ALERT, slope=1.3, hip=0.7),
    "grazing": replace(_CROUCH, nose_down=True),
    "looking back": replace(_CROUCH, neck_at=1.5, head_at=0.0, backwards=True),
    "howling": replace(_ALERT, head_at=0.6, jaw=0.2),
}
_SQUAT: dict[Pose, Stance] = {
    "sitting": replace(_ALERT, hip=0.8, slope=1.0),
    "howling": replace(_ALERT, head_at=0.5, jaw=0.2),
}

FOX = Build(
    "fox", 45, heads.FOX, _coat("fox rust"), head_length=56, head_pitch=-0.18, length=78, neck=30, neck_angle=0.5,
    neck_widths=(44, 34, 28), fore=(20, 13, 8.5, 7), hind=(34, 21, 9, 7), foot_size=11, socks=True,
    tail=Tail(92, -0.45, (0.0, -0.1, 0.25, 0.2), (10, 22, 29, 24, 4)), upon=(trimmings.tail_tip(0.3), trimmings.brush),
)  # fmt: skip

WOLF = Build(
    "wolf", 56, heads.WOLF, _coat("wolf grey", "mist white", "charcoal"), head_length=52, neck=34, neck_angle=0.45,
    neck_widths=(56, 46, 34), fore=(24, 15, 10, 8.5), hind=(38, 23, 10.5, 8.5), foot_size=14, belly_shows=0.6,
    tail=Tail(64, -0.95, (0.0, -0.15, 0.1, 0.1), (11, 19, 20, 5)), upon=(trimmings.brush,),
)  # fmt: skip

DOG = Build(
    "dog", 42, heads.DOG, _coat("ginger"), head_length=50, neck_angle=0.75, neck_widths=(46, 34, 27),
    tail=Tail(52, 0.6, (0.0, 0.3, 0.3, 0.1), (11, 8, 6, 3)),
)  # fmt: skip

HOUND = replace(
    DOG, name="hound", height=34, coat=_coat("wren brown", "fawn"), length=108, shoulder=54, hip=58,
    back=((-0.16, 14), (-0.04, 34), (0.12, 38), (0.5, 33), (0.86, 32), (1.08, 20), (1.16, 0)),
    belly=((1.06, -14), (0.84, -12), (0.48, -18), (0.1, -23), (-0.12, -16), (-0.18, 0)), head_length=62, neck=42,
    fore=(26, 19, 14, 12), hind=(38, 26, 14, 12), foot_size=17,
    stances={"sitting": replace(STANCES["sitting"], hip=0.56, shoulder=1.0)},
)  # fmt: skip

CAT = Build(
    "cat", 28, heads.CAT, _coat("charcoal", "ash grey"), head_length=54, head_pitch=-0.05, length=84, neck=26,
    neck_angle=0.7, neck_widths=(40, 32, 28), fore=(21, 14, 10, 9), hind=(36, 24, 11, 9), foot_size=13, belly_shows=0.2,
    tail=Tail(92, 0.5, (0.0, 0.5, 0.3, -0.5, -0.7), (9, 8, 8, 7, 6)),
)  # fmt: skip

TABBY = replace(
    CAT, name="tabby", coat=_coat("ginger", "cream", "rust"), belly_shows=0.6,
    upon=(trimmings.stripes(8, 5.0),), on_face=(trimmings.masked_face,),
)  # fmt: skip

KITTEN = replace(
    TABBY, name="kitten", height=18, head_length=66, neck=22, length=70, fore=(24, 18, 13, 12), hind=(36, 26, 14, 12),
    foot_size=16, neck_widths=(42, 36, 32), tail=Tail(60, 0.9, (0.0, 0.3, 0.1, -0.2), (10, 8, 7, 4)),
)  # fmt: skip

LION = Build(
    "lion", 68, heads.LION, _coat("hay gold", "cream", "umber"), head_length=50, head_pitch=-0.1, length=84,
    shoulder=60, hip=65, neck=26, neck_angle=0.5, neck_widths=(54, 48, 40), fore=(27, 20, 14, 13),
    hind=(40, 27, 14, 12), foot_size=19, cannons=(0.22, 0.32),
    tail=Tail(84, -0.6, (0.0, -0.3, 0.2, 0.6, 0.4), (8, 6, 5, 4)),
    round_face=(trimmings.ruff,), mantle=(trimmings.frontal_ruff,), upon=(trimmings.tail_tuft,),
)  # fmt: skip

TIGER = replace(
    LION, name="tiger", coat=_coat("pumpkin", "bone white", "ink black"), belly_shows=0.75, round_face=(), mantle=(),
    tail=Tail(84, -0.6, (0.0, -0.3, 0.2, 0.6, 0.4), (10, 9, 8, 6)),
    upon=(trimmings.stripes(12, 5.5),), on_face=(trimmings.masked_face,),
)  # fmt: skip

BEAR = Build(
    "bear", 66, heads.BEAR, _coat("tobacco brown", "fawn"), head_length=50, head_pitch=-0.2, length=78, shoulder=58,
    hip=60, neck=28, neck_angle=0.3, neck_widths=(66, 58, 48),
    back=((-0.22, 14), (-0.02, 38), (0.18, 43), (0.55, 35), (0.9, 34), (1.14, 20), (1.24, -4)),
    belly=((1.1, -22), (0.8, -22), (0.46, -25), (0.1, -26), (-0.18, -18), (-0.26, 0)),
    fore=(34, 27, 19, 17), hind=(46, 36, 20, 18), foot_size=23, cannons=(0.18, 0.2), belly_shows=0.0,
    tail=Tail(10, -0.6, (0.0, 0.0), (12, 10, 8)),
)  # fmt: skip

BADGER = Build(
    "badger", 26, heads.BADGER, _coat("winter grey", "bone white", "ink black"), head_length=66, head_pitch=-0.15,
    length=96, shoulder=48, hip=50, neck=28, neck_angle=0.25, neck_widths=(60, 50, 42),
    back=((-0.18, 14), (0.0, 40), (0.2, 48), (0.55, 48), (0.9, 40), (1.1, 22), (1.18, -2)),
    belly=((1.06, -18), (0.8, -22), (0.46, -24), (0.1, -24), (-0.14, -16), (-0.22, 0)),
    fore=(32, 24, 17, 15), hind=(42, 30, 17, 14), foot_size=20, cannons=(0.2, 0.26), socks=True, belly_shows=0.0,
    tail=Tail(26, -0.5, (0.0, 0.1, 0.0), (16, 16, 5)), stances=_SQUAT,
)  # fmt: skip

HORSE = Build(
    "horse", 96, heads.HORSE, _coat("leather brown", "fawn", "soot brown"), head_length=45, head_pitch=-0.8, length=82,
    shoulder=67, hip=74, neck=56, neck_angle=0.95, neck_root=(0.0, 8), neck_widths=(52, 33, 23), neck_bow=4,
    back=((-0.16, 8), (-0.03, 27), (0.12, 33), (0.45, 22), (0.76, 24), (1.02, 22), (1.16, 10), (1.21, -8)),
    belly=((1.06, -20), (0.82, -15), (0.5, -20), (0.14, -19), (-0.1, -12), (-0.18, -2)),
    fore=(25, 14, 8.5, 6.5), hind=(40, 24, 10, 7), cannons=(0.29, 0.34), foot="hoof", foot_size=13, belly_shows=0.2,
    tail=Tail(66, -0.35, (0.0, -0.6, -0.45, 0.0, 0.1), (9, 14, 17, 15, 4)), tail_hair=colour("soot brown"),
    upon=(trimmings.mane(),),
)  # fmt: skip

DONKEY = replace(
    HORSE, name="donkey", height=70, head=heads.DONKEY, coat=_coat("donkey taupe", "bone white"), head_length=52,
    neck=46, neck_angle=0.75, head_pitch=-0.65, neck_widths=(48, 34, 27), belly_shows=0.55, tail_hair=None,
    tail=Tail(48, -1.0, (0.0, -0.4, 0.0), (6, 4, 4)), upon=(trimmings.mane(6), trimmings.tail_tuft),
)  # fmt: skip

STAG = Build(
    "stag", 84, heads.STAG, _coat("fallow brown", "bone", "dark umber"), head_length=41, head_pitch=-0.42, length=78,
    shoulder=69, hip=76, neck=52, neck_angle=1.0, neck_root=(0.0, 8), neck_widths=(46, 31, 22), neck_bow=-2,
    back=((-0.16, 8), (-0.03, 26), (0.12, 31), (0.45, 22), (0.78, 22), (1.02, 20), (1.16, 9), (1.2, -8)),
    belly=((1.06, -18), (0.82, -11), (0.5, -17), (0.14, -18), (-0.1, -12), (-0.18, -2)),
    fore=(22, 12, 7, 5.5), hind=(36, 20, 8.5, 6), cannons=(0.31, 0.38), foot="hoof", foot_size=10,
    tail=Tail(16, -0.7, (0.0, -0.2), (10, 11, 4)), behind=(trimmings.antlers,), places=trimmings.antler_tips,
)  # fmt: skip

DOE = replace(STAG, name="doe", height=68, behind=(), places=None, neck_widths=(38, 26, 20), upon=(trimmings.dapples,))

COW = Build(
    "cow", 84, heads.COW, _coat("bone white", "faint rose", "soot black"), head_length=48, head_pitch=-0.5, length=90,
    shoulder=61, hip=67, neck=36, neck_angle=0.3, neck_root=(0.0, 10), neck_widths=(54, 42, 33),
    back=((-0.14, 12), (-0.02, 32), (0.16, 36), (0.5, 31), (0.9, 33), (1.08, 27), (1.16, 4)),
    belly=((1.06, -16), (0.8, -22), (0.46, -25), (0.12, -25), (-0.12, -22), (-0.2, -4)),
    fore=(27, 18, 11, 9), hind=(40, 26, 12, 9), foot="hoof", foot_size=14, belly_shows=0.0,
    tail=Tail(58, -0.9, (0.0, -0.6, -0.1, 0.0), (6, 4, 4, 3)), behind=(trimmings.udder,),
    upon=(
        trimmings.patches((0.12, 18, 17, 14), (0.62, 20, 20, 13), (1.06, 6, 11, 15), tint=colour("soot brown")),
        trimmings.horns(((-14, -34), (-12, -54), (-26, -70)), (10, 8, 2)), trimmings.tail_tuft,
    ),
)  # fmt: skip

GOAT = Build(
    "goat", 52, heads.GOAT, _coat("oatmeal", "bone white", "sepia"), head_length=50, head_pitch=-0.45, length=76,
    shoulder=64, hip=70, neck=42, neck_angle=0.95, neck_widths=(42, 31, 25), fore=(22, 14, 9, 7), hind=(34, 22, 10, 7),
    back=((-0.16, 10), (-0.04, 29), (0.14, 33), (0.5, 29), (0.84, 29), (1.08, 20), (1.16, 0)),
    belly=((1.06, -15), (0.82, -15), (0.48, -20), (0.12, -20), (-0.12, -14), (-0.2, 0)),
    foot="hoof", foot_size=11, tail=Tail(18, 0.7, (0.0, 0.4), (9, 9, 3)),
    upon=(
        trimmings.beard,
        trimmings.horns(((-18, -32), (-6, -64), (24, -84), (56, -84)), (13, 11, 8, 2), 9, colour("umber")),
    ),
)  # fmt: skip

SHEEP = Build(
    "sheep", 46, heads.SHEEP, _coat("bone white", "cream", "soot brown"), head_length=46, head_pitch=-0.5, length=74,
    shoulder=58, hip=60, neck=30, neck_angle=0.65, neck_widths=(46, 36, 28), fore=(18, 12, 9, 8), hind=(24, 15, 9, 8),
    back=((-0.18, 16), (-0.04, 34), (0.16, 38), (0.5, 36), (0.84, 36), (1.1, 24), (1.2, 0)),
    belly=((1.1, -20), (0.82, -24), (0.48, -27), (0.12, -26), (-0.16, -16), (-0.22, 0)),
    foot="hoof", foot_size=11, belly_shows=0.0, tail=Tail(18, -0.9, (0.0, -0.2), (14, 14, 10)),
    fused=(trimmings.fleece,), round_face=(trimmings.curls, trimmings.woolly_face),
)  # fmt: skip

RAM = replace(
    SHEEP, name="ram", height=50,
    upon=(
        trimmings.horns(
            ((-16, -34), (6, -56), (36, -44), (42, -12), (20, 6), (2, -4), (6, -18)), (18, 17, 15, 12, 9, 6, 3), 14
        ),
    ),
)  # fmt: skip

PIG = Build(
    "pig", 44, heads.PIG, _coat("faded rose", "faint rose", "plum"), head_length=56, head_pitch=-0.2, length=84,
    shoulder=50, hip=54, neck=22, neck_angle=0.1, neck_widths=(64, 58, 50),
    back=((-0.16, 18), (0.0, 42), (0.24, 49), (0.6, 47), (0.94, 40), (1.12, 24), (1.2, -2)),
    belly=((1.08, -18), (0.8, -26), (0.46, -29), (0.1, -27), (-0.14, -18), (-0.22, 0)),
    fore=(26, 18, 12, 10), hind=(38, 25, 13, 10), foot="hoof", foot_size=13, cannons=(0.24, 0.3), belly_shows=0.2,
    tail=Tail(34, 0.6, (0.0, 1.2, 1.6, 1.6, 1.4), (6, 5, 5, 4, 3)), tail_hair=colour("faded rose"),
    round_face=(trimmings.snout,),
)  # fmt: skip

ELEPHANT = Build(
    "elephant", 170, heads.ELEPHANT, _coat("wall grey", "pearl grey", "charcoal"), head_length=46, head_pitch=0.0,
    length=76, shoulder=60, hip=60, neck=24, neck_angle=0.5, neck_root=(0.0, 16), neck_widths=(62, 56, 48),
    back=((-0.2, 14), (-0.02, 32), (0.34, 42), (0.72, 37), (1.04, 26), (1.22, 6), (1.24, -12)),
    belly=((1.08, -22), (0.8, -22), (0.44, -26), (0.1, -23), (-0.16, -14), (-0.24, 0)),
    fore=(32, 27, 23, 23), hind=(42, 33, 24, 23), foot_size=25, cannons=(0.22, 0.22), flex=1.02, curls=False,
    belly_shows=0.0, tail=Tail(46, -1.1, (0.0, -0.3, 0.1), (6, 4, 3)), fused=(trimmings.trunk,),
    upon=(trimmings.trunk_and_tusk, trimmings.tail_tuft),
)  # fmt: skip

CAMEL = Build(
    "camel", 112, heads.CAMEL, _coat("fawn", "cream", "umber"), head_length=34, head_pitch=-0.15, length=72,
    shoulder=68, hip=70, neck=60, neck_angle=0.75, neck_root=(-0.06, 2), neck_widths=(38, 22, 16), neck_bow=-12,
    back=((-0.18, 6), (-0.04, 20), (0.16, 26), (0.36, 46), (0.5, 54), (0.64, 46), (0.84, 24), (1.08, 17), (1.18, -4)),
    belly=((1.06, -16), (0.82, -10), (0.48, -18), (0.12, -22), (-0.12, -14), (-0.2, -2)),
    fore=(22, 12, 8, 7), hind=(34, 19, 9, 7), foot_size=14, cannons=(0.3, 0.36), curls=False,
    tail=Tail(34, -1.0, (0.0, -0.3, 0.0), (6, 4, 3)), upon=(trimmings.tail_tuft,),
)  # fmt: skip

GIRAFFE = Build(
    "giraffe", 150, heads.GIRAFFE, _coat("hay gold", "cream", "walnut"), head_length=30, head_pitch=-0.4, length=58,
    shoulder=72, hip=66, neck=112, neck_angle=1.18, neck_root=(0.0, 8), neck_widths=(40, 20, 13),
    back=((-0.18, 6), (-0.03, 22), (0.16, 28), (0.5, 21), (0.84, 19), (1.08, 13), (1.18, -4)),
    belly=((1.06, -16), (0.82, -12), (0.48, -16), (0.12, -18), (-0.12, -12), (-0.2, 0)),
    fore=(20, 11, 7.5, 6), hind=(30, 17, 8.5, 6), cannons=(0.34, 0.36), foot="hoof", foot_size=10, belly_shows=0.3,
    tail=Tail(42, -1.1, (0.0, -0.3, 0.0), (5, 3, 3)),
    upon=(
        trimmings.tiles, trimmings.tail_tuft,
        trimmings.horns(((-18, -28), (-12, -46), (-8, -60)), (8, 6, 9), tint=colour("umber")),
    ),
)  # fmt: skip

HARE = Build(
    "hare", 28, heads.HARE, _coat("raw sienna", "hare white", "umber"), head_length=56, head_pitch=-0.12, length=70,
    shoulder=52, hip=72, neck=26, neck_angle=0.75, neck_widths=(38, 30, 26), fore=(18, 11, 8, 7),
    hind=(44, 30, 12, 9), foot_size=12, cannons=(0.26, 0.44), belly_shows=0.6,
    tail=Tail(16, 0.5, (0.0, 0.3), (12, 13, 7)), stances=_HOPPING,
)  # fmt: skip

RABBIT = replace(
    HARE, name="rabbit", height=26, head=heads.RABBIT, coat=_coat("hare white", "snow white", "winter grey"),
    length=54, shoulder=40, hip=56, head_length=52, neck=20, neck_widths=(40, 34, 30), hind=(44, 32, 13, 10),
    fore=(19, 13, 9, 8), tail=Tail(14, 0.4, (0.0, 0.3), (15, 17, 12)), belly_shows=0.0,
)  # fmt: skip

MOUSE = Build(
    "mouse", 13, heads.MOUSE, _coat("winter grey", "cream", "faded rose"), head_length=62, head_pitch=-0.12, length=62,
    shoulder=38, hip=52, neck=18, neck_angle=0.4, neck_widths=(46, 40, 34), line=1.4,
    back=((-0.2, 12), (-0.04, 32), (0.2, 38), (0.55, 36), (0.9, 30), (1.14, 14), (1.22, -6)),
    belly=((1.1, -20), (0.8, -22), (0.46, -22), (0.1, -20), (-0.16, -12), (-0.24, 0)),
    fore=(18, 12, 8, 6), hind=(38, 26, 10, 7), foot_size=10, cannons=(0.26, 0.42), belly_shows=0.5,
    tail=Tail(100, -0.2, (0.0, -0.3, 0.2, 0.4, 0.3), (6, 5, 4, 3, 1.5)), stances=_HOPPING,
)  # fmt: skip

RAT = replace(MOUSE, name="rat", height=18, coat=_coat("soot brown", "ash grey"), head_length=56, length=78)

SQUIRREL = replace(
    MOUSE, name="squirrel", height=20, head=heads.SQUIRREL, coat=_coat("rust", "cream", "russet"), head_length=58,
    neck_angle=0.7, neck_widths=(40, 34, 30), fore=(17, 11, 8, 7),
    tail=Tail(150, 0.7, (0.0, 0.7, 0.5, -0.7, -0.9), (12, 28, 36, 36, 26, 8)), tail_hair=colour("rust"),
    upon=(trimmings.brush,),
    stances={**_HOPPING, "sitting": replace(_ALERT, near_fore=Step(-0.6, 0.3, 0.2, True), tail=-0.25),
             "standing": replace(_CROUCH, tail=0.1)},
)  # fmt: skip

HEDGEHOG = Build(
    "hedgehog", 18, heads.HEDGEHOG, _coat("fawn", "cream", "moth brown"), head_length=52, head_pitch=-0.12, length=66,
    shoulder=30, hip=31, neck=14, neck_angle=0.0, neck_widths=(54, 46, 38),
    back=((-0.24, 14), (-0.1, 40), (0.2, 58), (0.55, 60), (0.9, 44), (1.14, 16), (1.22, -6)),
    belly=((1.1, -18), (0.8, -20), (0.46, -20), (0.1, -18), (-0.16, -12), (-0.24, 0)),
    fore=(20, 14, 10, 8), hind=(28, 20, 11, 8), foot_size=12, cannons=(0.24, 0.3), belly_shows=0.0,
    tail=Tail(4, -0.4, (0.0, 0.0), (6, 4, 2)), round_face=(trimmings.spines,), mantle=(trimmings.spines,
    trimmings.frontal_spines),
    stances=_SQUAT, spiny=True,
)  # fmt: skip

MOLE = Build(
    "mole", 18, heads.MOLE, _coat("charcoal", "ash grey", "faded rose"), head_length=60, head_pitch=-0.12, length=66,
    shoulder=34, hip=36, neck=16, neck_angle=0.15, neck_widths=(62, 56, 48),
    back=((-0.24, 16), (-0.1, 38), (0.2, 52), (0.55, 54), (0.9, 42), (1.14, 18), (1.22, -4)),
    belly=((1.1, -18), (0.8, -22), (0.46, -22), (0.1, -20), (-0.16, -12), (-0.24, 0)),
    fore=(24, 18, 13, 10), hind=(26, 19, 11, 9), foot_size=13, cannons=(0.22, 0.28), belly_shows=0.0,
    tail=Tail(20, 0.2, (0.0, 0.2), (6, 5, 3)), upon=(trimmings.spades,), stances=_SQUAT,
)  # fmt: skip

# fox("walking"), badger("upright", attire="coat"), cat("sitting", gaze="viewer")
fox = partial(quadruped, FOX)
wolf = partial(quadruped, WOLF)
dog = partial(quadruped, DOG)
hound = partial(quadruped, HOUND)
cat = partial(quadruped, CAT)
tabby = partial(quadruped, TABBY)
kitten = partial(quadruped, KITTEN)
lion = partial(quadruped, LION)
tiger = partial(quadruped, TIGER)
bear = partial(quadruped, BEAR)
badger = partial(quadruped, BADGER)
horse = partial(quadruped, HORSE)
donkey = partial(quadruped, DONKEY)
stag = partial(quadruped, STAG)
doe = partial(quadruped, DOE)
cow = partial(quadruped, COW)
goat = partial(quadruped, GOAT)
sheep = partial(quadruped, SHEEP)
ram = partial(quadruped, RAM)
pig = partial(quadruped, PIG)
elephant = partial(quadruped, ELEPHANT)
camel = partial(quadruped, CAMEL)
giraffe = partial(quadruped, GIRAFFE)
hare = partial(quadruped, HARE)
rabbit = partial(quadruped, RABBIT)
mouse = partial(quadruped, MOUSE)
rat = partial(quadruped, RAT)
squirrel = partial(quadruped, SQUIRREL)
hedgehog = partial(quadruped, HEDGEHOG)
mole = partial(quadruped, MOLE)

BUILDS = {
    build.name: build
    for build in (
        FOX, WOLF, DOG, HOUND, CAT, TABBY, KITTEN, LION, TIGER, BEAR, BADGER, HORSE, DONKEY, STAG, DOE, COW, GOAT,
        SHEEP, RAM, PIG, ELEPHANT, CAMEL, GIRAFFE, HARE, RABBIT, MOUSE, RAT, SQUIRREL, HEDGEHOG, MOLE,
    )
}  # fmt: skip
