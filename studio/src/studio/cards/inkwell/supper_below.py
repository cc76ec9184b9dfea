"""Supper Below: somebody knocks at the ceiling, and a chair is still free."""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.geometry import Placing, Points, curve, ellipse, fuse, limb, outline, points, rectangle, resample, solid
from studio.materials import cloth, earth, lit, metal, plain, skin, wood
from studio.rigs import Rig
from studio.scene import FLAT, Dots, Group, Item, Lines, Scene, Sunlight, Wash, group
from studio.skies import graded

LIGHT = Sunlight((-0.4, -0.8, 0.5))
HALL = "30,1240! 30,860 70,700 180,600 330,556 400,552 520,566 650,624 736,720 770,880 770,1240!"
PIT = "262,156! 272,300 264,474! 600,474! 592,300 606,156!"
MAN, SHIRT = colour("#c98f66"), colour("#3f8fd0")
CAGE = ((98, 54), (126, 66), (154, 70), (182, 64))  # how high a rib begins, how far it reaches
CRACK = "470,470! 500,462 540,470! 560,520 540,580! 470,580! 446,520"


@card("supper_below")
def supper_below(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.sky, palette.sky.lighter(0.5)), weight=0.7), LIGHT, None, palette.shade).scene(
        ground(palette), hall(chance.layout, palette), digger(palette), guests(palette), table(palette), focal="guests"
    )


def ground(palette: Palette) -> Group:
    """Cut like a cake: turf, soil, a new hole in it."""
    stones = [
        ellipse(x, y, r, 0.7 * r, 0.3)
        for x, y, r in ((80, 330, 34), (180, 470, 22), (700, 300, 28), (660, 470, 40), (210, 280, 16), (740, 560, 18))
    ]
    return group(
        earth(rectangle(-20, 190, 820, 1240), palette.soil, "soil", line=0.0),
        plain(solid(*stones), palette.soil.lighter(0.4), "stone", weight=0.7, line=1.8),
        plain(
            outline("-20,168! 120,150 200,158 264,152! 268,200 190,206 60,196 -20,210!"), palette.turf, "turf", line=2.2
        ),
        plain(outline("600,152! 700,160 820,146! 820,204! 720,196 604,204!"), palette.turf, "turf", line=2.2),
        earth(outline("610,158! 650,96 720,70 790,92 830,150!"), palette.soil.lighter(0.1), "heap", form=40, line=2.2),
        plain(outline(PIT), palette.soil.darker(0.4), "pit", weight=1.1, form=FLAT, modelling=0.3, line=2.8),
        plain(outline("262,156! 605,156! 604,182! 430,186 264,180!"), palette.turf.darker(0.35), "far rim", line=1.8),
    )


def fist(at: Placing) -> Group:
    """Four fingers closed round the wood, which stands upright in them."""
    fingers = [limb([(-15, k), (2, k - 3), (15, k + 1)], [13, 15, 12]) for k in (-18, -6, 6, 18)]
    back = outline("-34,-14 -18,-24 -4,-22 -2,22 -18,24 -34,14")
    return group(
        skin(tuple(map(at, back)), MAN, "hand", form=8, line=2.2),
        *(skin(at(finger), MAN, "finger", form=5, line=1.8) for finger in fingers),
    )


def digger(palette: Palette) -> Group:
    """He has felt it give, and holds still."""
    blue, brown = colour("#3f4c78"), colour("#3a2a26")
    far_leg = outline("376,330! 420,336! 442,392 450,454! 404,454! 392,400")
    near_leg = outline("298,330! 396,342! 388,384 364,414 350,456! 298,456! 292,400")
    boots = (
        "398,446! 452,446! 460,458 486,462 492,475! 396,475!",
        "290,446! 354,446! 362,458 390,462 396,475! 288,475!",
    )
    shirt = outline("346,190! 384,194 412,230 418,286 404,350! 352,358 294,346! 290,290 300,232 320,202")
    sleeve = limb("352,226 364,268 390,304", [56, 52, 44])
    return group(
        Wash(outline("280,474! 480,474! 430,440 300,440"), palette.shade.darker(0.5), "shadow", 0.6, 4),
        cloth(far_leg, blue.darker(0.25), "trousers", form=20, line=2.4),
        plain(outline(boots[0]), brown, "boot", weight=1.1, line=2.4),
        skin(limb("392,290 432,322 470,332", [34, 30, 24]), MAN.darker(0.12), "forearm", line=2.2),
        wood(limb("462,226 486,350 512,520", [15, 15, 15]), palette.wood, "shaft", line=2.2),
        wood(limb("430,232 462,224 494,222", [15, 16, 15]), palette.wood, "grip", line=2.2),
        fist(Placing(483, 334, 1.0, -0.16)),
        cloth(near_leg, blue, "trousers", form=26, line=2.6),
        Lines((curve("396,346 376,352 360,350"), curve("304,400 320,408 344,404"), curve("312,440 330,444")), 1.8),
        plain(outline(boots[1]), brown, "boot", weight=1.1, line=2.4),
        skin(outline("334,210! 340,150 392,160 394,206! 366,220"), MAN, "neck", line=2.2),
        cloth(shirt, SHIRT, "shirt", form=30, line=2.8),
        plain(limb("350,190 336,262 342,350", [14, 13, 13]), palette.claret, "braces", weight=1.1, form=4, line=1.8),
        skin(limb("386,300 424,276 456,250", [38, 32, 25]), MAN, "forearm", line=2.4),
        cloth(sleeve, SHIRT, "sleeve", form=18, line=2.6),
        Lines((curve("372,318 388,322 406,304"), curve("376,268 366,282 352,284")), 2.0),
        fist(Placing(466, 240, 1.0, 0.5)),
        face(Placing(382, 132, 1.06, 0.3), palette),
        name="digger",
    )


def face(at: Placing, palette: Palette) -> Group:
    """In profile, and down."""
    white = colour("#f4f0e8")

    def ring(path: str) -> tuple[Points, ...]:
        return tuple(map(at, outline(path)))

    head = ring("-38,-20! -40,12 -30,36 -12,50! 4,46 22,50 32,40! 32,28! 40,20 38,10! 54,8 54,-2 38,-18! 36,-36 0,-46")
    cap = ring("-46,-14 -50,-44 -20,-68 18,-66 40,-44 42,-24! 0,-22")
    return group(
        skin(head, MAN, "head", form=24, line=2.4),
        plain(ring("-42,-18! -44,14 -30,38! -20,20 -14,-2 -4,-20!"), white, "hair", weight=0.4, line=2.0),
        skin(ring("-14,-6 -4,-8 0,4 -6,18 -14,12"), MAN, "ear", line=2.0),
        plain(ring("40,14! 52,18 54,30 40,36 20,34! 28,22"), white, "moustache", weight=0.4, line=2.0),
        plain(ring("18,-8 26,-14 34,-8 27,0"), white, "eye", weight=0.1, line=1.8),
        plain(at(ellipse(28, -5, 4.5)), colour("#2a1a1c"), "eye", weight=1.2, line=0.0),
        plain(ring("-2,-20! 40,-26! 74,-20 76,-10! 40,-14"), palette.cap.darker(0.15), "visor", line=2.4),
        cloth(cap, palette.cap, "cap", form=24, line=2.6),
    )


def hall(stream: Stream, palette: Palette) -> Group:
    crumbs = points([(500 + stream.normal(0, 34), stream.uniform(600, 860)) for _ in range(26)])
    return group(
        lit(outline(HALL), palette.glow, weight=0.8, colour_below=palette.glow.lighter(0.5)),
        Lines((curve(HALL.replace("!", "")),), 4.0),
        lit(outline(CRACK), palette.glow, weight=0.5),
        metal(outline("476,500! 546,512! 544,590 516,640 486,664! 470,620 466,560"), palette.steel, "blade", line=2.8),
        Dots(crumbs, stream.uniform(3, 9, count=26), palette.soil.darker(0.2)),
    )


def bones(at: Placing, palette: Palette, gape: float, arms: tuple[str, str], look: float = 0.0) -> list[Item]:
    """A skull, a cage of ribs and two arms, whose ways end in a hand."""
    half = [
        limb([(4, y), (0.7 * w, y - 8), (w, y + 20), (0.72 * w, y + 42), (10, y + 46)], [8, 10, 9, 6]) for y, w in CAGE
    ]
    ribs = [rib * [side, 1] for rib in half for side in (-1, 1)]
    spine = [
        limb("0,60 2,150 4,300", [17, 14, 20]),
        limb("0,120 0,232", [18, 12]),
        limb("-74,92 0,84 74,92", [12, 14, 12]),
    ]
    fingers = []
    for way in arms:
        tip, before = points(way)[-1], points(way)[-2]
        ahead = (tip - before) / max(abs(tip - before).max(), 1)
        fingers += [
            limb([tip, tip + 22 * ahead + k * points((-ahead[1], ahead[0]))[0]], [8, 5]) for k in (-12, -4, 4, 12)
        ]
    arm = [limb(way, [15, 10, 14, 9, 13]) for way in arms]
    skull = fuse(ellipse(0, -8, 60, 56), rectangle(-32, 20, 32, 48), soften=8)
    low = 60 + gape
    outer = f"-50,6! -48,40 -34,{low + 4} 0,{low + 18} 34,{low + 4} 48,40 50,6!"
    jaw = outline(f"{outer} 36,20 26,{low - 12} 0,{low - 8} -26,{low - 12} -36,20")
    mouth = outline(f"-34,30! -26,{low - 6} 0,{low - 2} 26,{low - 6} 34,30!")
    holes = (
        ellipse(look - 24, 2, 16, 17),
        ellipse(look + 24, 2, 16, 17),
        points((look, 18), (look - 8, 32), (look + 8, 32)),
    )
    teeth = tuple(points((x, 40), (x, 50)) for x in (-20, -10, 0, 10, 20))
    bone = palette.bone
    return [
        plain(tuple(at(ring) for ring in fuse(*spine, *ribs)), bone, "ribs", weight=0.4, form=6, line=1.8),
        plain(tuple(map(at, mouth)), colour("#3a2420"), "mouth", weight=1.1, modelling=0, line=0.0),
        plain(tuple(map(at, jaw)), bone.darker(0.05), "jaw", weight=0.4, form=8, line=2.2),
        Lines(tuple(at(points((x, low - 10), (x, low + 2))) for x in (-16, -5, 6, 17)), 1.6),
        plain(tuple(at(ring) for ring in skull), bone, "skull", weight=0.35, form=36, line=2.4),
        plain(
            tuple(at(hole) for hole in solid(*holes)), colour("#3a2420"), "socket", weight=1.1, modelling=0, line=0.0
        ),
        Lines(tuple(at(tooth) for tooth in teeth), 1.8),
        plain(tuple(at(ring) for ring in fuse(*arm, *fingers)), bone, "arm", weight=0.4, form=6, line=2.0),
    ]


def guests(palette: Palette) -> Group:
    lady, lad, lord = Placing(170, 800, 0.98, 0.16), Placing(352, 866, 0.76, 0.1), Placing(650, 790, 1.08, -0.2)
    bonnet = outline("-70,6! -76,-50 -30,-92 34,-90 76,-48 70,8! 44,-40 0,-54 -44,-40")
    frills = [ellipse(x, y, 14, 11) for x, y in resample(curve("-66,6 -56,-28 -30,-48 0,-54 30,-48 56,-28 66,6"), 20)]
    bowler = fuse(outline("-48,-48! -46,-90 0,-114 46,-90 48,-48!")[0], limb("-78,-50 0,-40 78,-50", [10, 16, 10]))
    cone = outline("-30,-52! 4,-140! 36,-48! 4,-42")
    whiskers = fuse(limb("0,34 -26,40 -52,28", [9, 18, 4]), limb("0,34 26,40 52,28", [9, 18, 4]))
    goblet = outline("-22,-60! 22,-60! 18,-26 5,-14 5,16 20,22! -20,22! -5,16 -5,-14 -18,-26")
    return group(
        *bones(lady, palette, 4, ("-72,96 -96,170 -40,220", "72,96 104,164 60,214"), 10),
        plain(
            lady(limb("-62,8 -40,64 0,84 40,64 62,8", [8, 10])), palette.claret, "ribbon", weight=1.1, form=4, line=1.8
        ),
        cloth(tuple(lady(ring) for ring in bonnet), palette.claret, "bonnet", line=2.2),
        *(plain(lady(frill), palette.linen, "frill", weight=0.2, form=5, line=1.8) for frill in frills),
        *bones(lad, palette, 22, ("-70,94 -110,40 -84,-50", "70,94 110,40 96,-50"), 8),
        plain(tuple(lad(ring) for ring in cone), palette.sky, "hat", weight=1.0, line=2.2),
        *bones(lord, palette, 14, ("-72,96 -120,80 -124,-10", "72,96 90,170 40,220"), -10),
        plain(tuple(lord(ring) for ring in bowler), colour("#2a2836"), "bowler", weight=1.1, line=2.4),
        plain(tuple(lord(ring) for ring in whiskers), colour("#7a4a2c"), "moustache", weight=1.0, line=2.0),
        metal(tuple(Placing(530, 780, 1.1, -0.1)(ring) for ring in goblet), palette.steel, "goblet", line=2.2),
        name="guests",
    )


def table(palette: Palette) -> Group:
    top = outline("-20,1040! 820,1030! 820,1090! -20,1100!")
    drop = outline("-20,1096! 820,1086! 820,1240! -20,1240!")
    plates = [ellipse(x, y, 62, 15) for x, y in ((170, 1064), (360, 1068), (505, 1060), (660, 1062))]
    spoons = [
        ring
        for x, y in ((256, 1068), (438, 1072), (590, 1064), (746, 1066))
        for ring in fuse(limb([(x - 4, y + 16), (x + 6, y - 6)], [5, 5]), ellipse(x + 9, y - 14, 7, 10, 0.4))
    ]
    chair = fuse(
        limb("446,1030 440,850", [14, 12]),
        limb("566,1030 572,850", [14, 12]),
        limb("440,858 506,836 572,858", [16, 22, 16]),
        limb("442,930 570,930", [12, 12]),
    )
    folds = tuple(curve(f"{x},1096 {x + 8},1160 {x - 4},1230") for x in (60, 200, 330, 470, 600, 730))
    return group(
        wood(chair, palette.wood, "chair", line=2.4),
        cloth(drop, palette.linen.darker(0.08), "cloth", weight=0.3, form=FLAT, line=2.0),
        Lines(folds, 2.0, strength=0.6),
        cloth(top, palette.linen, "cloth", weight=0.2, form=FLAT, modelling=0.2, line=2.2),
        *(plain(plate, palette.linen, "plate", weight=0.15, form=6, line=2.2) for plate in plates),
        *(
            plain(0.7 * soup + 0.3 * soup.mean(axis=0), palette.claret, "soup", weight=1.1, form=4, line=1.6)
            for soup in plates
        ),
        metal(solid(*spoons), palette.steel, "spoon", weight=0.6, line=1.8),
    )
