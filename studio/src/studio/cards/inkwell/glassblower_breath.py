"""The Glassblower's Breath: the bird is nearly done, and so is he."""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette, colour
from studio.figures import MOODS, Arm, Body, Camera, Dress, Face, Hair, Head, Pose, drawn, person
from studio.figures.hands import wrist_behind
from studio.figures.mesh import Part, tube
from studio.figures.skeleton import Skeleton
from studio.figures.space import Space, vec
from studio.geometry import closed, curve, ellipse, limb, outline, rectangle, solid
from studio.materials import plain
from studio.rigs import Rig
from studio.scene import Clip, Glow, Group, Lamplight, Lines, Painted, Scene, Shape, Sky, Stop, Veil, group, silhouette

JOIN = (402.0, 676.0)  # where the pipe ends and the bird begins
LIGHT = Lamplight((300.0, 900.0))
BLOWER = Body(
    age=58,
    stout=0.2,
    skin="#a8ece6",
    iris="#4f8f8c",
    hair=Hair("receding", "#7fd8dc"),
    beard="full",
    beard_colour="#7fd8dc",
    face=Face(nose_out=1.2, cheek=1.5),
)


@card("glassblower_breath")
def glassblower_breath(chance: Chance, palette: Palette) -> Scene:
    heat = Sky(
        tuple(Stop(at, getattr(palette, name), 0.95) for at, name in ((0, "ember"), (0.55, "furnace"), (1, "blaze"))),
        lines=0.0,
    )
    return Rig(heat, LIGHT, None, palette.shade).scene(
        group(Glow((330.0, 900.0), 560, palette.blaze, 0.7)), man(palette), bird(palette), focal="bird"
    )


def glassy(item: Painted) -> Painted:
    """The same shape as milky glass: what is behind it glimmers through."""
    if not isinstance(item, Shape) or item.role == "pipe":
        return item
    return replace(item, cover=0.88, weight=0.8 * item.weight, modelling=0.6)


def on_pipe(place: Space, left: bool, size: float) -> Arm:
    """An arm whose hand is closed round the pipe from below."""
    aim, palm = vec(0.12, 0.9, -0.25), vec(0.0, 0.25, 1.0)
    x, y, z = (float(k) for k in wrist_behind(place, aim, palm, left, size, 0.7))
    return Arm(
        pole=(0.55, -1.0, 0.2), aim=(0.12, 0.9, -0.25), palm=(0.0, 0.25, 1.0), at=(x, y, z), world=True, holds=0.7
    )


def man(palette: Palette) -> Group:
    """Clear to the collar-bone and beyond, both hands on the pipe."""
    pose = Pose(bend=(0, -4, 0), head=(0, -10, 0))
    dress = Dress(top="#8fe0e0", bottom="#6cc8d0", collar="round", sleeve_end=0.3)
    look = Head(replace(MOODS["kiss"], blush=0.0), yaw=-8, pitch=-4)
    still = person(BLOWER, look, pose, dress, facing=-70)
    mouth, size = still.places["mouth"], Skeleton(BLOWER, pose).bones.hand
    along = vec(-1.0, 0.06, 0.12)
    pose = replace(pose, left=on_pipe(mouth + 3.8 * along, True, size), right=on_pipe(mouth + 8.4 * along, False, size))
    pipe = tube([mouth - 0.5 * along, mouth + 6 * along, mouth + 12.5 * along], [0.6, 0.7, 0.8]).mesh()
    rod = Part("pipe", pipe, palette.iron, "pipe", "metal", 1.0, 0.5, 1.3)
    actor = person(BLOWER, look, pose, dress, facing=-70)
    view = Camera((0, 0), 15.4, pitch=3)
    x, y = view.point(mouth + 12.5 * along)
    figure = drawn(
        actor.holding(rod), camera=replace(view, at=(JOIN[0] - x, JOIN[1] - y)), light=LIGHT, pen=1.8, shade=0.5
    )
    body = silhouette(figure)
    fading = Veil(
        solid(rectangle(380, 820, 820, 1240)), palette.furnace.mixed(palette.blaze, 0.6), "heat", 0.95, 30, (0.0, 1.0)
    )
    rim = solid(*(limb(closed(ring), [14, 14], steps=1) for ring in body))
    return group(
        *figure.changed(glassy), Clip(body, group(Veil(rim, colour("#f8fffe"), "rim", 0.85, 4), fading)), anchors=figure
    )


def bird(palette: Palette) -> Group:
    """Joined to him by the tail, and already looking the other way."""
    body = outline(
        "54,436! 84,414 102,372 150,350 202,372 256,420 330,474 404,516! 398,552! 320,560 230,556 156,524 108,476"
    )
    wings = (
        outline("176,392! 140,300 156,190 232,84! 256,150 276,214 268,300 250,392!"),
        outline("200,420! 214,320 290,216 424,130! 426,186 408,232 424,282! 400,330 384,396 336,452 262,474"),
    )
    quills = (curve("232,440 290,330 400,170"), curve("262,450 330,360 408,250"), curve("296,456 350,400 408,310"))
    rims = solid(*(limb(closed(ring[0]), [13, 13], steps=1) for ring in (body, *wings)))
    drawn_here = group(
        Glow((190.0, 480.0), 200, colour("#fff6c0"), 0.5),
        *(
            plain(ring, palette.glass, "bird", weight=0.45, form=50, modelling=0.5, line=2.8, cover=0.72)
            for ring in (wings[0], body)
        ),
        Veil(solid(ellipse(178, 472, 62, 50)), colour("#fff2a0"), "breath", 0.95, 22),
        plain(wings[1], palette.glass, "wing", weight=0.45, form=40, modelling=0.5, line=2.8, cover=0.72),
        Lines(quills, 2.2, strength=0.7),
        Clip(solid(*(ring[0] for ring in (body, *wings))), group(Veil(rims, colour("#f8fffe"), "rim", 0.85, 3))),
        Veil(
            solid(limb("120,400 150,374 196,388", [5, 16, 5]), limb("240,360 290,286 360,210", [4, 15, 4])),
            colour("#ffffff"),
            "shine",
            0.95,
            3,
        ),
        plain(ellipse(126, 400, 9), colour("#16242c"), "eye", weight=1.2, modelling=0, line=0.0),
    ).placed(JOIN[0] - 1.12 * 396, JOIN[1] - 1.12 * 534, 1.12)
    return drawn_here.named("bird")
