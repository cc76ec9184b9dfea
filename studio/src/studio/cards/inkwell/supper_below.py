"""Supper Below: somebody knocks at the ceiling, and a chair is still free."""

from studio.cards import card
from studio.chance import Chance, Stream
from studio.colour import Palette
from studio.drawings import Sheet
from studio.geometry import curve, outline, points
from studio.materials import lit, metal
from studio.rigs import Rig
from studio.scene import Dots, Group, Lines, Scene, Sunlight, group
from studio.skies import graded

DRAWN = Sheet("inkwell/supper_below")
LIGHT = Sunlight((-0.4, -0.8, 0.5))
HALL = "30,1240! 30,860 70,700 180,600 330,556 400,552 520,566 650,624 736,720 770,880 770,1240!"
CRACK = "470,470! 500,462 540,470! 560,520 540,580! 470,580! 446,520"


@card("supper_below")
def supper_below(chance: Chance, palette: Palette) -> Scene:
    return Rig(graded((palette.sky, palette.sky.lighter(0.5)), weight=0.7), LIGHT, None, palette.shade).scene(
        DRAWN("ground", palette),
        hall(chance.layout, palette),
        DRAWN("digger", palette),
        DRAWN("guests", palette),
        DRAWN("table", palette),
        focal="guests",
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
