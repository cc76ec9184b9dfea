"""Three small scenes that touch everything the hand can do. Run as a module to repaint the references."""

from pathlib import Path

import numpy as np
from PIL import Image

from studio.chance import Chance
from studio.colour import colour
from studio.drawings import drawing
from studio.geometry import ellipse, points, solid
from studio.hands import Picture, hand_called
from studio.landscape import (
    cloud,
    evening_sky,
    fog,
    ground,
    halo,
    hills,
    moon,
    morning_sky,
    night_sky,
    rain,
    sea,
    snow,
    stars,
    sun,
)
from studio.motifs.animals import fox, swan
from studio.scene import Clip, Glaze, Group, Lamplight, Mirror, Scene, Wash, group, shadowed, silhouette

FOLDER = Path(__file__).parent / "references"
SIZE = (200, 300)


def night(chance: Chance) -> Scene:
    layout = chance.layout
    near_fox = fox("walking").placed(400, 1000, 3.6)
    return Scene(
        night_sky((500, 350, 200)),
        (
            group(halo((500, 350), 400), stars(layout, 40, (40, 40, 760, 700))),
            moon(layout, 130, face=True).placed(500, 350),
            *hills(layout, (800, 880), colour("pine"), colour("mist blue")),
            shadowed(fox("walking").placed(300, 800, 2.9), colour("shadow violet")),
            near_fox,
        ),
        focal="fox",
        light=Lamplight((500, 350)),
        glaze=Glaze(colour("indigo")),
        haze=colour("mist blue"),
    )


def weather(chance: Chance) -> Scene:
    layout = chance.layout
    window = group(night_sky(), moon(layout, 60).placed(250, 350))
    return Scene(
        morning_sky(),
        (
            cloud(layout, 400, 120).placed(500, 250),
            sun(layout, 50).placed(150, 150),
            sea(layout, 760),
            fog(layout, 760, 80, colour("fog")),
            rain(layout, 60, (300, 250, 760, 700)),
            snow(layout, 60, (40, 700, 400, 1100)),
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
    below = Scene(evening_sky(horizon=0.5), bank("mourning black"), focal="walker", glaze=Glaze(colour("plum"), 0.2))
    mirror = group(Mirror(below, 600, tint=colour("water black")))
    afloat = mirrored_below(swan("floating")).placed(560, 604, 2)
    return Scene(morning_sky(horizon=0.5), (*bank("poppy red"), mirror, afloat), focal=(200, 250, 400, 600))


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
