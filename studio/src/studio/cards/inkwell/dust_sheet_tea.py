"""The Dust-Sheet Tea: nobody has lived here for years, and the pot is hot."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.figures.soft import steam
from studio.geometry import ellipse, limb, outline, points, rectangle, solid
from studio.materials import plain
from studio.motifs.rooms import stool
from studio.motifs.things.kitchen import cup, teapot
from studio.rigs import Rig
from studio.scene import FLAT, Group, Lines, Painted, Scene, Shape, Sunlight, Veil, Wash, group
from studio.stage import boards

DRAWN = Sheet("inkwell/dust_sheet_tea")
LIGHT = Sunlight((-0.7, -0.55, 0.5))
FLOOR = 742.0
STOOL = "400,1170! 520,1160 600,1176 620,1192 520,1200 420,1194"


@card("dust_sheet_tea")
def dust_sheet_tea(chance: Chance, palette: Palette) -> Scene:
    rope = limb("432,-20 428,40 430,84", [7, 7])
    return Rig(None, LIGHT, None, palette.shade).scene(
        room(palette),
        group(
            plain(rope, palette.wood, "rope", line=2.0),
            *(DRAWN(sheet, palette) for sheet in ("bag", "guest", "tall", "chair", "table")),
            plain(ellipse(430, 92, 17, 13), palette.wood, "knot", line=2.2),
        ),
        tea(chance.layout.child("tea"), palette),
        group(DRAWN("arm", palette), cup(24, saucer=True).placed(300, 884, 2.4), DRAWN("small", palette)),
        group(
            Wash(outline(STOOL), palette.shade, "shadow", 0.8, 2, hatched=True),
            stool(24, palette.wood).placed(452, 1176, 4.0),
        ),
        focal="tea",
    )


def room(palette: Palette) -> Group:
    """Panels, bare boards, and what comes through one window we do not see."""
    panels = tuple(points((x, -20), (x, FLOOR - 40)) for x in (70, 290, 510, 730))
    panes = [points((x, y), (x + 92, y - 26), (x + 92, y + 124), (x, y + 150)) for x in (590, 700) for y in (70, 246)]
    return group(
        plain(rectangle(-20, -20, 820, FLOOR), palette.wall, "wall", form=FLAT, modelling=0, line=0.0),
        Lines(panels, 2.0, strength=0.6),
        Veil(solid(*panes), palette.sun, "sunlight", 0.75, 2.0),
        plain(rectangle(-20, FLOOR - 44, 820, FLOOR), palette.wall.darker(0.25), "skirting", form=6, line=2.0),
        *boards(FLOOR, palette.floor, palette.floor.darker(0.15), joints=range(-800, 1700, 110), spread=(0.6, 1.3)),
    )


def tea(stream: Stream, palette: Palette) -> Group:
    pot = teapot(40, palette.pot, palette.sun).changed(glazed).placed(404, 884, 3.3)
    return group(
        Wash(solid(ellipse(446, 884, 110, 16)), palette.shade, "shadow", 0.7, 3),
        pot,
        cup(24, saucer=True).placed(556, 884, 2.1),
        steam(stream, (304, 778), 330, colour("#ffffff"), 4, 0.06),
        name="tea",
    )


def glazed(item: Painted) -> Painted:
    return replace(item, weight=1.0) if isinstance(item, Shape) and item.role == "china" else item
