"""The Glassblower's Breath: which of the two is holding the other up?"""

from dataclasses import replace

from studio.cards import card
from studio.chance import Chance
from studio.colour import Palette
from studio.drawings import Sheet
from studio.figures import Arm, Body, Camera, Dress, Hair, Head, Leg, Mood, Pose, drawn, person, rod_in
from studio.figures.space import Space, unit, vec
from studio.geometry import limb, rim, solid
from studio.rigs import Rig
from studio.scene import Group, Lamplight, Scene, Veil, Wash, group, silhouette
from studio.skies import graded

DRAWN = Sheet("inkwell/glassblower_breath")
JOIN = (427.0, 592.0)  # where the glass ends, and the pipe begins
FIRE = Lamplight((640.0, 1010.0))
SIZE, LONG = 4.9, 27.0
UP = (0.0, 0.93, 0.36)  # the way of the pipe, as he sees it
HANDS = {"left": 6.0, "right": 12.0}  # how far from his lips
BLOWING = Mood(brow=0.1, brow_in=0.1, shut="down", wide=0.34, open=0.05, blush=0.9)
MAN = Body(age=44, stout=0.3, skin="#c98a62", hair=Hair("short", "#2a1a1c"))
HANGS = Pose(
    hips=(0, 1.35, 0),
    pelvis=(0, 6, 0),
    bend=(0, -14, 0),
    head=(0, -48, 0),
    crane=1.6,
    left=Arm(pole=(0.2, -1, 0.4), aim=(0, -0.36, 0.93), palm=(-1, 0, 0), holds=1.1),
    right=Arm(pole=(0.3, 0, -1), aim=(0, -0.36, 0.93), palm=(-1, 0, 0), holds=1.1),
    left_leg=Leg((0.10, 0.66, 0.20), pole=(0.1, 0, 1), toe=(0.1, -0.8, 0.6)),
    right_leg=Leg((0.10, 0.80, -0.40), pole=(0.1, -0.1, 1), toe=(0.1, -0.9, 0.1)),
)


@card("glassblower_breath")
def glassblower_breath(chance: Chance, palette: Palette) -> Scene:
    wall = graded((palette.soot, palette.ember.darker(0.45), palette.ember.darker(0.1)), weight=1.0)
    return Rig(wall, FIRE, None, palette.shade).scene(
        DRAWN("shop", palette),
        DRAWN("bubble", palette).placed(28, -4, 0.93).named("bubble"),
        blower(palette),
        focal="bubble",
    )


def blower(palette: Palette) -> Group:
    """The cap has not reached the floor yet."""
    dress = Dress(
        top="#f2d8b4", bottom="#4a2a44", shoes="#2a1218", sleeve_end=0.3, collar="shirt", braces="#8c1024", boots=0.2
    )
    who = person(MAN, Head(BLOWING), HANGS, dress, facing=68)
    bones = who.skeleton
    assert bones is not None
    lips, way = who.places["mouth"], unit(bones.axes @ vec(*UP))
    arms = {
        key: taking(getattr(HANGS, key), lips + way * far, who.grips[key].at - bones.arms[key].wrist.at)
        for key, far in HANDS.items()
    }
    who = person(MAN, Head(BLOWING), replace(HANGS, left=arms["left"], right=arms["right"]), dress, facing=68)
    pipe = rod_in(replace(who.grips["left"], at=lips, axis=way), LONG, 0, [0.9, 1.1], palette.iron, "pipe")
    camera = Camera(JOIN, SIZE, tuple(lips + way * LONG), roll=-12)
    man = drawn(who.holding(pipe), camera=camera, light=FIRE, pen=1.1, name="blower")
    shadow = limb("330,1166 430,1172 520,1166", [8, 34, 8])
    return group(
        Wash(solid(shadow), palette.soot, "shadow", 1.0, 5),
        man,
        Veil(rim(silhouette(man), -5, 0), palette.blaze, "light", 0.8, 1.5),
        DRAWN("cap", palette).placed(236, 1010, 0.9, -0.3),
        name="blower",
    )


def taking(arm: Arm, place: Space, inside: Space) -> Arm:
    """An arm whose fist, not its wrist, is there."""
    x, y, z = place - inside
    return replace(arm, at=(float(x), float(y), float(z)))
