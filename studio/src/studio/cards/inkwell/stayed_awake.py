"""The One Still Awake: a hundred years at table, and somebody has to look at them all."""

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.geometry import curve, outline
from studio.landscape import graded_sky
from studio.materials import cloth
from studio.motifs.rooms import cobweb
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Sunlight, group

LIGHT = Sunlight((-0.3, -0.75, 0.6))
# Who sleeps: where the head lies, how it is turned, and what is on it.
SLEEPERS = (
    ("scholar", (190, 400), 10.0, (24, 20, 14), "crown"),
    ("matriarch", (630, 396), 10.0, (-20, 18, -16), ""),
    ("rower", (96, 720), 13.5, (26, 16, 30), ""),
    ("dancer", (716, 730), 13.5, (-26, 14, -30), "crown"),
)


@card("stayed_awake")
def stayed_awake(chance: Chance, palette: Palette) -> Scene:
    dusk = graded_sky("0 #a9b4b0 0.8, 0.6 #cfd2c4 0.6, 1 #b8bcb0 0.75", lines=0.0)
    far, near = SLEEPERS[:2], SLEEPERS[2:]
    return Rig(dusk, LIGHT, None, palette.shade).scene(
        group(*(sleeper(*who, palette) for who in far)),
        group(*(sleeper(*who, palette) for who in near)),
        awake(),
        table(palette),
        webs(palette),
        focal="awake",
    )


def sleeper(
    who: str, at: tuple[float, float], size: float, turn: tuple[float, float, float], hat: str, palette: Palette
) -> Group:
    """Under so much dust that only the shape is left of the colours."""
    yaw, pitch, roll = turn
    actor = person(
        PEOPLE[who],
        Head("sleep", yaw, pitch, roll),
        None,
        Dress(top="#8a8f8c", collar="band", hat=hat, hat_colour="#b8b08c"),
    )
    seen = actor.without("palm", "finger", "thumb", "thigh", "shin", "shoe", "ankle")
    place = actor.places["head"]
    view = Camera(at, size, (float(place[0]), float(place[1]), float(place[2])), pitch=2)
    return drawn(seen, camera=view, light=LIGHT, pen=1.3, shade=0.7).tinted(palette.dust, 0.58)


def awake() -> Group:
    """Chin in both hands, wide eyes, a red dress."""
    chin = Arm((-0.13, -0.10, 0.50), (0.9, -0.9, 0.4), "cup", (0.1, 1, 0), (0, 0.2, -1))
    pose = Pose(bend=(0, 14, 0), head=(0, -2, 0), left=chin, right=chin)
    dress = Dress(top="#c8342c", collar="round", trim="#f6e6c0")
    actor = person(PEOPLE["teen"], Head("weariness", roll=7, gaze=(0.25, 0.1)), pose, dress, facing=-8)
    place = actor.places["head"]
    view = Camera((404, 640), 14.0, (float(place[0]), float(place[1]), float(place[2])), pitch=3)
    return drawn(actor.without("thigh", "shin", "shoe", "ankle"), camera=view, light=LIGHT, pen=1.6, name="awake")


def table(palette: Palette) -> Group:
    """Laid once, a long time ago."""
    top = outline("-20,960! 400,930 820,960! 820,1230! -20,1230!")
    folds = tuple(curve(f"{x},{1010} {x + 8},{1110} {x - 6},{1230}") for x in range(60, 800, 120))
    return group(
        cloth(top, palette.linen, "table", weight=0.4, form=30, modelling=0.6, line=2.4),
        Lines(folds, 1.6, strength=0.5),
    )


def webs(palette: Palette) -> Group:
    """From crown to crown."""
    corners = [cobweb(240).placed(0, 0, 1.2), cobweb(220).placed(800, 0, 1.2, flip=True)]
    threads = (
        "190,300 280,380 340,520",
        "630,300 560,400 480,520",
        "190,300 130,440 96,590",
        "630,300 690,440 716,600",
    )
    return group(*corners, Lines(tuple(curve(thread) for thread in threads), 1.4, palette.shade, strength=0.7))
