"""The One Still Awake: a hundred years at table, and somebody has to look at them all."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import PEOPLE, WARDROBE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.figures.skeleton import Skeleton
from studio.figures.space import unit, vec
from studio.geometry import curve, outline
from studio.materials import cloth
from studio.motifs.rooms import cobweb
from studio.rigs import Rig
from studio.scene import Group, Lines, Scene, Sunlight, group
from studio.skies import graded

LIGHT = Sunlight((-0.3, -0.75, 0.6))
# Who sleeps: where the head lies, its size, how it is turned, what is worn, and what is on the head.
Sleeper = tuple[str, tuple[float, float], float, tuple[float, float, float], str, str]
BACK: tuple[Sleeper, ...] = (
    ("singer", (400, 214), 8.6, (-14, 12, 20), "gown", "wreath"),
    ("elder", (70, 250), 9.4, (24, 18, 10), "suit", "top"),
    ("monk", (742, 262), 9.4, (-22, 16, -12), "kaftan", "turban"),
    ("scholar", (222, 372), 11.0, (26, 20, 2), "toga", "crown"),
    ("matriarch", (606, 380), 11.0, (-20, 18, -8), "abaya", "headscarf"),
)
BESIDE: tuple[Sleeper, ...] = (
    ("rower", (112, 690), 13.5, (26, 12, -6), "gown", ""),
    ("baker", (640, 770), 13.5, (18, 4, 34), "overcoat", "fez"),
)


@card("stayed_awake")
def stayed_awake(chance: Chance, palette: Palette) -> Scene:
    dusk = graded((palette.dust, palette.linen, palette.dust), weight=0.7)
    court = group(
        *(sleeper(*who, palette) for who in (*BACK, BESIDE[0])), awake(), sleeper(*BESIDE[1], palette), table(palette)
    )
    return Rig(dusk, LIGHT, None, palette.shade).scene(court.placed(-48, 6, 1.12), webs(palette), focal="awake")


def sleeper(
    who: str,
    at: tuple[float, float],
    size: float,
    turn: tuple[float, float, float],
    dress: str,
    hat: str,
    palette: Palette,
) -> Group:
    """Under so much dust that only the shape is left of the colours."""
    yaw, pitch, roll = turn
    actor = person(
        PEOPLE[who],
        Head("sleep", yaw, pitch, roll),
        None,
        replace(WARDROBE[dress], hat=hat, hat_colour="#8a8478"),
    )
    seen = actor.without("palm", "finger", "thumb", "thigh", "shin", "shoe", "ankle")
    place = actor.places["head"]
    view = Camera(at, size, (float(place[0]), float(place[1]), float(place[2])), pitch=2)
    return drawn(seen, camera=view, light=LIGHT, pen=1.3, shade=1.0).tinted(palette.dust, 0.68)


def awake() -> Group:
    """Chin in both hands, wide eyes, a red dress."""
    look, leaning = Head("weariness", roll=7, gaze=(0.05, 0.15)), Pose(bend=(0, 14, 0), head=(0, -2, 0))
    dress = Dress(top="#ee2a1e", collar="round", trim="#f6e6c0")
    head = person(PEOPLE["teen"], look, leaning, dress, facing=-8).places
    size = Skeleton(PEOPLE["teen"], leaning).bones.hand

    def propping(side: float) -> Arm:
        """A hand whose palm the jaw lies in."""
        jaw = head["mouth"] + vec(side * 5.2, -1.6, -1.6)
        aim, palm = (0.16 * side, 1.0, -0.2), (-side, 0.4, -0.2)
        x, y, z = (float(k) for k in jaw - 0.40 * size * unit(vec(*aim)))
        return Arm(pole=(0.9 * side, -1.0, 0.3), hand="scoop", aim=aim, palm=palm, at=(x, y, z), world=True)

    pose = replace(leaning, left=propping(1.0), right=propping(-1.0))
    actor = person(PEOPLE["teen"], look, pose, dress, facing=-8)
    place = actor.places["head"]
    view = Camera((404, 600), 14.0, (float(place[0]), float(place[1]), float(place[2])), pitch=3)
    return drawn(actor.without("thigh", "shin", "shoe", "ankle"), camera=view, light=LIGHT, pen=1.6, name="awake")


def table(palette: Palette) -> Group:
    """Cleared a long time ago."""
    top = outline("-20,950! 400,926 820,950! 820,1230! -20,1230!")
    folds = tuple(
        curve(f"{x},{y} {x + 6},{y + 90} {x - 10},1230") for x, y in ((90, 1010), (250, 1040), (560, 1040), (700, 1016))
    )
    return group(
        cloth(top, palette.linen, "table", weight=0.3, form=30, modelling=0.6, line=2.6),
        Lines(folds, 1.8, palette.shade, strength=0.6),
    )


def webs(palette: Palette) -> Group:
    """From crown to crown."""
    corners = [cobweb(240).placed(0, 0, 1.2), cobweb(220).placed(800, 0, 1.2, flip=True)]
    threads = ("206,300 140,170 30,60", "626,330 690,170 770,60", "236,310 400,376 620,330", "70,650 20,540 -10,470")
    return group(*corners, Lines(tuple(curve(thread) for thread in threads), 1.4, palette.shade, strength=0.7))
