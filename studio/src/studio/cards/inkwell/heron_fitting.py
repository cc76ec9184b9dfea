"""The Heron's Fitting: the measure is nearly taken, only the neck remains."""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.drawings import Sheet
from studio.geometry import curve, moved, rectangle, solid
from studio.materials import plain
from studio.motifs.animals import frog
from studio.motifs.rooms import stool
from studio.rigs import Rig
from studio.scene import FLAT, Clip, Group, Lines, Scene, Sunlight, Veil, Wash, group, silhouette
from studio.stage import boards

DRAWN = Sheet("inkwell/heron_fitting")
LIGHT = Sunlight((-0.6, -0.6, 0.5))
NEAR = (-30.0, -84.0, 1.22)  # everybody, moved towards us


@card("heron_fitting")
def heron_fitting(chance: Chance, palette: Palette) -> Scene:
    heron = group(DRAWN("heron_legs"), DRAWN("tailor")).placed(*NEAR)
    return Rig(None, LIGHT, None, palette.shade).scene(
        shop(palette),
        suits(palette),
        group(Wash(moved(silhouette(heron), 56, 46), palette.shade, "cast shadow", 0.55, 2.0)),
        DRAWN("heron_legs").placed(*NEAR),
        client(palette),
        DRAWN("tailor").placed(*NEAR),
        focal="client",
    )


def shop(palette: Palette) -> Group:
    wall = rectangle(-20, -20, 820, 1150)
    return group(
        plain(wall, palette.wall, "wall", weight=0.8, form=FLAT, modelling=0, line=0.0),
        Veil(solid(wall), palette.wall, "wall", 0.5, 1.0),
        *boards(1120, palette.floor, palette.floor.darker(0.2), joints=range(-500, 1400, 110), spread=(0.8, 1.3)),
    )


def suits(palette: Palette) -> Group:
    """Finished, paid for, and never fetched."""
    rail = curve("-20,64 120,70 270,66")
    hooks = tuple(curve(f"{x},66 {x + 8},82 {x},98") for x in (72, 196))
    return group(
        Lines((rail,), 9.0, palette.shade.darker(0.4), steady=True),
        Lines(hooks, 3.0),
        DRAWN("suit").placed(72 - 1.5 * 652, 98 - 1.5 * 194, 1.5),
        DRAWN("suit_2").placed(196 - 1.6 * 730, 98 - 1.6 * 184, 1.6),
        name="suits",
    )


def client(palette: Palette) -> Group:
    """Smiling as hard as it can; basting chalk on the velvet, the tape drawn shut."""
    body = frog().dressed(waistcoat=palette.velvet, fur=colour("frog green"))
    seat = stool(16, palette.floor.darker(0.25)).placed(262, 1096, 9.0)
    body = body.placed(262, 952, 13.6)
    band = Clip(silhouette(body), DRAWN("band"))
    whole = group(DRAWN("end"), seat, body, *DRAWN("client"), band).placed(*NEAR)
    thrown = moved(silhouette(whole), 40, 30)
    return group(Wash(thrown, palette.shade, "cast shadow", 0.5, 2.0), *whole, name="client")
