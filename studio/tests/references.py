"""Three small scenes that touch everything the hand can do. Run as a module to repaint the references."""

from pathlib import Path

import numpy as np
from PIL import Image

from studio.chance import Chance
from studio.colour import colour
from studio.drawings import Sheet, drawing
from studio.geometry import ellipse, points, solid
from studio.hands import Picture, hand_called
from studio.landscape import graded_sky, ground, halo, stars
from studio.scene import Clip, Glaze, Group, Lamplight, Mirror, Scene, Shape, Sky, Wash, group, silhouette

FOLDER = Path(__file__).parent / "references"
DRAWN = Sheet(f"{FOLDER}/things")  # drawn, so that no change of a motif looks like one of the hand
SIZE = (200, 300)


def night_sky(halo: tuple[float, float, float] | None = None) -> Sky:
    bands = "0 #23364f 1.1, 0.36 #3b5872 0.95, 0.8 #8a9a92 0.65, 1 #7a8a80 0.6"
    return graded_sky(bands, lines=0.75, unrest=0.6, halo=halo, lines_until=0.84)


def morning_sky(horizon: float) -> Sky:
    bands = ((0.0, "#9fc0bc", 0.62), (0.5 * horizon, "#f0dfb4", 0.42), (horizon, "#f4c48c", 0.55), (1, "#e0c890", 0.35))
    return graded_sky(*bands, lines=0.42, unrest=1.0, lines_until=horizon + 0.06)


def evening_sky() -> Sky:
    bands = "0 #2f2c58 1.15, 0.18 #54407a 1.0, 0.35 #a878a4 0.8, 0.5 #e8ae9c 0.65, 1 #8a6a8a 0.8"
    return graded_sky(bands, lines=0.5, lines_until=0.56)


def shadowed(figure: Group) -> Group:
    return group(
        Shape(silhouette(figure), colour("shadow violet"), "shadow", 1.1, texture="shadow", line=0.0), name="shadow"
    )


def night(chance: Chance) -> Scene:
    layout = chance.layout
    return Scene(
        night_sky((500, 350, 200)),
        (
            group(halo((500, 350), 400), stars(layout, 40, (40, 40, 760, 700))),
            DRAWN("sleeping-moon").placed(500, 350),
            DRAWN("far-hill"),
            DRAWN("near-hill"),
            shadowed(DRAWN("fox").placed(300, 800, 2.9)),
            DRAWN("fox").placed(400, 1000, 3.6),
        ),
        focal="fox",
        light=Lamplight((500, 350)),
        glaze=Glaze(colour("indigo")),
        haze=colour("mist blue"),
    )


def weather(chance: Chance) -> Scene:
    window = group(night_sky(), DRAWN("moon").placed(250, 350))
    return Scene(
        morning_sky(0.7),
        (
            DRAWN("cloud").placed(500, 250),
            DRAWN("sun").placed(150, 150),
            *(DRAWN(name) for name in ("sea", "fog", "rain", "snow")),
            group(Clip(solid(ellipse(250, 400, 150, 190)), window)),
        ),
        focal=(100, 210, 400, 590),
    )


def bank(coat: str) -> tuple[Group, ...]:
    shore = ground(points((-20, 540), (820, 560)), colour("moss"), bottom=620)
    walker = drawing(f"{FOLDER}/walker").dressed(coat=colour(coat)).placed(300, 560, 3).named("walker")
    return shore, walker


def mirrored_below(afloat: Group) -> Group:
    """What swims, with its dark double in the water under the origin."""
    double = tuple(part * [1.0, -1.0] for part in silhouette(afloat))
    return group(Wash(solid(*double), colour("#1a1636"), "reflection", 1.0, 1.5), afloat)


def reflection(chance: Chance) -> Scene:
    below = Scene(evening_sky(), bank("mourning black"), focal="walker", glaze=Glaze(colour("plum"), 0.2))
    mirror = group(Mirror(below, 600, tint=colour("water black")))
    afloat = mirrored_below(DRAWN("swan")).placed(560, 604, 2)
    return Scene(morning_sky(0.5), (*bank("poppy red"), mirror, afloat), focal=(200, 250, 400, 600))


SCENES = {"night": night, "weather": weather, "reflection": reflection}


def painted(name: str) -> Picture:
    chance = Chance(name)
    return hand_called("inkwell").paint(SCENES[name](chance), chance, SIZE)


def difference(first: Picture, second: Picture) -> float:
    """Mean difference after a slight blur, 0 … 255: blind to last-bit noise, not to a moved line."""

    def soft(picture: Picture) -> np.ndarray:
        return np.asarray(Image.fromarray(picture).resize((100, 150), Image.Resampling.BOX), np.float64)

    return float(np.abs(soft(first) - soft(second)).max(axis=-1).mean())


def reference(name: str) -> Picture:
    return np.asarray(Image.open(FOLDER / f"{name}.png").convert("RGB"))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in SCENES:
        Image.fromarray(painted(name)).save(FOLDER / f"{name}.png")
