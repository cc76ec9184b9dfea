"""The Mountain's Yawn: good morning, or the last train?"""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.geometry import outline, rectangle, solid
from studio.materials import lit
from studio.motifs.buildings import smoke, viaduct
from studio.motifs.plants import fir
from studio.motifs.vessels import train
from studio.rigs import Rig
from studio.scene import Clip, Group, Item, Scene, Sunlight, Wash, group

DRAWN = Sheet("inkwell/mountain_mouth")
LIGHT = Sunlight((0.7, -0.5, 0.5))
RAILS = 812.0
# From the upper lip over the corner to the lower.
MOUTH = "552,640! 500,646 440,660 380,690 330,742! 362,800 420,842 480,858 526,862! 548,800 556,720"


@card("mountain_mouth")
def mountain_mouth(chance: Chance, palette: Palette) -> Scene:
    stream = chance.layout
    return Rig(None, LIGHT, None, palette.shade, palette.sky).scene(
        group(lit(rectangle(-20, -20, 820, 1220), palette.sky, "sky", weight=0.8, colour_below=palette.dawn)),
        group(*DRAWN("valley", palette), viaduct(5, 128, 420, stone=palette.pier).placed(728, RAILS + 434, 0.97)),
        DRAWN("inside", palette),
        departing(stream.child("smoke"), palette),
        giant(stream, palette),
        focal=(300, 640, 800, 850),
    )


def departing(stream: Stream, palette: Palette) -> Group:
    """The first one of the day."""
    carriages = train(3).placed(664, RAILS, 0.78, flip=True)
    x, y = carriages.anchor("funnel")
    outside = solid(rectangle(545, 400, 900, 1000))
    breath = [(x, y), (x + 4, y - 70), (x - 46, y - 150), (x + 10, y - 250), (x - 60, y - 350), (x + 30, y - 470)]
    return group(
        smoke(stream, breath, 12, 74, palette.steam, 0.7),
        Clip((*outline(MOUTH), *outside), group(carriages)),
        Wash(outline("330,742! 380,690 420,700 420,830 362,800"), colour("#1c0810"), "dark", 0.8, 14),
        name="train",
    )


def giant(stream: Stream, palette: Palette) -> Group:
    """A forest for hair; the rest is rock and moss."""
    return group(*DRAWN("head", palette), *hair(stream.child("hair"), palette), name="giant")


def hair(stream: Stream, palette: Palette) -> list[Item]:
    """A forest down to the temple and behind the ear; a few trees for a brow."""
    spots = [
        (x, y)
        for y in range(70, 420, 42)
        for x in range(-10 + 18 * (y // 42 % 2), 420, 38)
        if y < 300 - 0.5 * max(0, x - 60) + 0.25 * min(0, x - 60) or (x < 60 and y < 420)
    ]
    spots += [(70, 400), (88, 372), (112, 352), (140, 340), (176, 342), (66, 440), (60, 480), (56, 520)]
    brow = [(366, 340, 44), (392, 326, 54), (418, 318, 58), (442, 320, 46)]
    firs = [
        (x, y + stream.uniform(-8, 8), stream.uniform(78, 130)) for x, y in sorted(spots, key=lambda s: s[1])
    ] + brow
    return [
        fir(stream.child(k), size, palette.fir if k % 3 else palette.fir.lighter(0.15)).placed(x, y + 10)
        for k, (x, y, size) in enumerate(firs)
    ]
