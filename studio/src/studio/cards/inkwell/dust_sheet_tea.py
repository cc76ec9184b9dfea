"""The Dust-Sheet Tea: nobody has lived here for years, and the pot is hot."""

from collections.abc import Sequence
from dataclasses import replace

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.figures import Camera
from studio.figures.cloth import Capsule
from studio.figures.mesh import Part
from studio.figures.soft import steam, thrown_over
from studio.figures.space import vec
from studio.figures.stage import ground_shadow, stage
from studio.geometry import points, rectangle, solid
from studio.materials import plain
from studio.motifs.rooms import stool
from studio.motifs.things.kitchen import cup, teapot
from studio.rigs import Rig
from studio.scene import FLAT, Group, Lines, Painted, Scene, Shape, Sunlight, Veil, group
from studio.stage import boards

LIGHT = Sunlight((-0.7, -0.55, 0.5))
HALF = 0.5  # cloth settles sooner on small things
VIEW = Camera((400, 900), 6.6 / HALF, (0, 20 * HALF, 0), pitch=17, distance=300 * HALF)
LINEN = colour("#fbf8f0")
FLOOR = 700.0


@card("dust_sheet_tea")
def dust_sheet_tea(chance: Chance, palette: Palette) -> Scene:
    return Rig(None, LIGHT, None, palette.shade).scene(
        room(palette),
        company(back()),
        tea(chance.layout.child("tea"), palette),
        company(front()),
        cups(chance.layout.child("cups"), palette),
        focal="tea",
    )


def room(palette: Palette) -> Group:
    """Panels, bare boards, and what comes through one window we do not see."""
    wall = rectangle(-20, -20, 820, FLOOR)
    panels = tuple(points((x, -20), (x, FLOOR - 40)) for x in (70, 290, 510, 730))
    panes = [points((x, y), (x + 92, y - 26), (x + 92, y + 124), (x, y + 150)) for x in (470, 582) for y in (120, 296)]
    return group(
        plain(wall, palette.wall, "wall", form=FLAT, modelling=0, line=0.0),
        Lines(panels, 2.0, strength=0.6),
        Veil(solid(*panes), palette.sun, "sunlight", 0.75, 2.0),
        plain(rectangle(-20, FLOOR - 44, 820, FLOOR), palette.wall.darker(0.25), "skirting", form=6, line=2.0),
        *boards(FLOOR, palette.floor, palette.floor.darker(0.15), joints=range(-800, 1700, 110), spread=(0.6, 1.3)),
    )


def over(*bones: tuple[float, ...], size: float, name: str) -> Part:
    """A sheet over something: each bone is two ends and two radii."""
    things = [Capsule(HALF * vec(*bone[:3]), HALF * vec(*bone[3:6]), HALF * bone[6], HALF * bone[7]) for bone in bones]
    top = max(max(bone[1], bone[4]) + max(bone[6:]) for bone in bones) + 4
    x, z = bones[0][3], bones[0][5]
    return thrown_over(things, (HALF * x, HALF * top, HALF * z), HALF * size, LINEN, name=name)


def back() -> list[Part]:
    """Something tall that stoops, something with shoulders, something with a large head."""
    return [
        over((-40, 0, -34, -33, 104, -26, 12, 11), size=170, name="tall"),
        over(
            (4, 78, -40, 6, 82, -38, 10, 10),
            (-15, 52, -42, 17, 54, -42, 5, 5),
            (0, 0, -42, 0, 52, -42, 9, 6),
            size=150,
            name="guest",
        ),
        over((46, 0, -34, 42, 66, -30, 3, 3), (42, 76, -30, 37, 92, -26, 19, 10), size=150, name="large"),
        over(
            (0, 0, 0, 0, 25, 0, 22, 22),
            (-20, 29, 0, 20, 29, 0, 6, 6),
            (0, 29, -16, 0, 29, 14, 6, 6),
            size=82,
            name="table",
        ),
    ]


def front() -> list[Part]:
    """Two that have drawn up close, one of them with a hand out."""
    return [
        over((-60, 0, 12, -58, 56, 8, 13, 12), (-52, 0, 20, -46, 26, 20, 12, 10), size=128, name="left"),
        over((60, 0, 12, 56, 60, 8, 13, 10), (54, 46, 10, 26, 43, 10, 6, 5), size=132, name="right"),
    ]


def company(parts: Sequence[Part]) -> Group:
    seen = stage(parts, VIEW, LIGHT, "company", pen=1.5)
    return replace(seen, items=(ground_shadow(parts, VIEW, LIGHT, weight=0.6), *seen.items))


def tea(stream: Stream, palette: Palette) -> Group:
    x, y = VIEW.point(HALF * vec(0, 36, 2))
    pot = teapot(40, palette.pot, palette.sun).changed(glazed).placed(x + 26, y + 10, 3.4)
    return group(pot, steam(stream, (x - 76, y - 92), 300, colour("#ffffff"), 4, -0.1), name="tea")


def cups(stream: Stream, palette: Palette) -> Group:
    """One held out by the sheet itself; and the seat that is left."""
    x, y = VIEW.point(HALF * vec(29, 40, 10))
    return group(
        cup(24, saucer=True).placed(x, y + 2, 2.5),
        cup(24, saucer=True).placed(286, 836, 2.3),
        stool(24, palette.wood).placed(410, 1166, 4.4),
    )


def glazed(item: Painted) -> Painted:
    return replace(item, weight=1.0) if isinstance(item, Shape) and item.role == "china" else item
