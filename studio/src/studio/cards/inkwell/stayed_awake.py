"""The One Still Awake: a hundred years at table, and somebody has to look at them all."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.figures import PEOPLE, Arm, Camera, Dress, Head, Pose, drawn, person
from studio.figures.skeleton import Skeleton
from studio.figures.space import unit, vec
from studio.geometry import curve, outline
from studio.landscape import contact_shadow, graded_sky
from studio.materials import cloth
from studio.motifs.rooms import cobweb
from studio.motifs.things.kitchen import cake, glass
from studio.motifs.things.lights import candelabrum
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
    look, leaning = Head("weariness", roll=7, gaze=(0.25, 0.1)), Pose(bend=(0, 14, 0), head=(0, -2, 0))
    dress = Dress(top="#c8342c", collar="round", trim="#f6e6c0")
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
    """Laid once, a long time ago: a feast nobody has cut, gone grey with the rest."""
    top = outline("-20,940! 400,916 820,940! 820,1230! -20,1230!")
    feast = group(
        contact_shadow(400, 1166, 300, palette.shade),
        cake(2).placed(400, 1170, 4.4),
        contact_shadow(150, 1130, 170, palette.shade),
        candelabrum(3, lit=False).placed(140, 1136, 3.0),
        contact_shadow(660, 1130, 170, palette.shade),
        glass(0.0).placed(620, 1124, 4.0),
        glass(0.5).placed(706, 1150, 4.0, 0.05),
    ).tinted(palette.dust, 0.5)
    lace = (
        curve("160,1010 240,1060 340,1050"),
        curve("460,1050 550,1090 616,1020"),
        curve("620,1010 670,1050 706,1040"),
    )
    return group(
        cloth(top, palette.linen, "table", weight=0.4, form=30, modelling=0.6, line=2.4),
        feast,
        Lines(lace, 1.4, palette.shade, strength=0.7),
    )


def webs(palette: Palette) -> Group:
    """From crown to crown."""
    corners = [cobweb(240).placed(0, 0, 1.2), cobweb(220).placed(800, 0, 1.2, flip=True)]
    threads = ("150,312 90,180 30,60", "660,306 710,180 770,60", "226,316 400,250 600,306")
    return group(*corners, Lines(tuple(curve(thread) for thread in threads), 1.4, palette.shade, strength=0.7))
