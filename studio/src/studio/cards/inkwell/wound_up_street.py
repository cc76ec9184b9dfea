"""Monday: everybody goes, and who does it by themselves?"""

import math
from dataclasses import replace

import numpy as np

from studio.cards import card
from studio.chance import Chance
from studio.colour import Colour, Palette
from studio.drawings import Sheet
from studio.figures import PEOPLE, POSES, Actor, Arm, Camera, Dress, Head, Leg, Pose, drawn, person
from studio.figures.mesh import Mesh, Part, ball, tube
from studio.figures.raster import silhouette
from studio.figures.space import unit, vec
from studio.geometry import Outline, outline_of, union
from studio.landscape import cast_shadow
from studio.rigs import Rig
from studio.scene import Scene, Sunlight, group

DRAWN = Sheet("inkwell/wound_up_street")
VIEW = Camera((380, 716), 3.75, pitch=56, distance=900)
SUN = vec(-0.5, 2.4, 1.0)  # high, so that keys are seen and not their shadows
LIGHT = Sunlight((-0.5, -0.1, 0.86))
AHEAD, ASIDE = unit(vec(-0.9, 0, -0.45)), unit(vec(-0.45, 0, 0.9))  # the way everybody goes; nearer to us
FACING = math.degrees(math.atan2(AHEAD[0], AHEAD[2]))
LANE, PACE = 134.0, 86.0
HELD_UP = ((0, 0), (0, -1))  # a lane and a place in it where nobody walks
CROWD = (  # who, top, legs, how long the skirt is, hat, its colour
    ("clerk", "#33527c", "#33527c", 0, "bowler", "#22344e"), ("woman", "#3f9a86", "#c98f66", 0.6, "", ""),
    ("smith", "#6a7f9c", "#2c3444", 0.55, "", ""), ("grandmother", "#7a6aa0", "#4a4258", 0.8, "kerchief", "#d8e2ea"),
    ("student", "#4f90c8", "#2f4a6e", 0, "", ""), ("singer", "#27708c", "#6e4530", 0.9, "turban", "#9ad0d8"),
    ("baker", "#f4f4f0", "#8a97a8", 0, "beanie", "#c8d4e0"), ("scholar", "#5a6a52", "#3a4238", 0.6, "", ""),
    ("rower", "#8fd0b8", "#3a6a8c", 0, "", ""), ("elder", "#8a94a4", "#8a94a4", 0, "top", "#4a5468"),
    ("bride", "#4b4a63", "#4b4a63", 0.96, "headscarf", "#8fb6b0"), ("teen", "#5a8ad0", "#39506b", 0, "", ""),
    ("weaver", "#5f5aa8", "#7a4c34", 0.9, "", ""), ("sailor", "#e8eef4", "#33527c", 0, "beanie", "#33527c"),
    ("dancer", "#a8b8d8", "#ecc4a0", 0.5, "", ""), ("monk", "#6f8f5c", "#6f8f5c", 0.95, "", ""),
    ("storyteller", "#2f8a7a", "#24444c", 0.7, "", ""), ("rasta", "#3c4c8c", "#6a7486", 0, "", ""),
    ("matriarch", "#4a6c8c", "#33465c", 0.85, "straw", "#e8dcae"), ("boy", "#7ab0e0", "#44506c", 0, "", ""),
)  # fmt: skip


@card("wound_up_street")
def wound_up_street(chance: Chance, palette: Palette) -> Scene:
    walking, woman = crowd(palette.brass), stopped(palette.brass)
    child = helper(woman)
    shadows = union(*(thrown(actor) for actor in (*walking, woman, child)))
    return Rig(None, LIGHT, None, palette.shade).scene(
        DRAWN("street", palette),
        group(cast_shadow(shadows, palette.shade, 0.95, 1.2)),
        group(*(drawn(actor, camera=VIEW, light=LIGHT, pen=0.9) for actor in walking), name="crowd"),
        drawn(woman, child, camera=VIEW, light=LIGHT, pen=1.1, name="pair"),
        focal="pair",
    )


def thrown(actor: Actor) -> Outline:
    """The shadow on the ground, as long as the sun is low."""
    whole = Mesh.joined([part.mesh for part in actor.parts])
    fallen = whole.points - np.maximum(whole.points[:, 1:2], 0) / SUN[1] * SUN
    return outline_of(silhouette(VIEW(fallen), whole.faces, 0.9, 0.6))


def key(actor: Actor, turned: float, tone: Colour) -> list[Part]:
    """A winding key in the small of the back: a stem and two great loops."""
    body = actor.skeleton
    assert body is not None
    side, up, front = body.chest_axes.T
    root, out = body.on_back(0, 0.56, -1.5), -front
    wing = up * math.cos(math.radians(turned)) + side * math.sin(math.radians(turned))
    hub = root + 19.5 * out
    round_ = np.linspace(0, math.tau, 25)[:, None]
    loops = [hub + s * (8.6 + 8.2 * np.cos(round_)) * wing + 6.8 * np.sin(round_) * out for s in (-1, 1)]
    meshes = [
        tube([root, root + 20 * out], [1.6, 1.9]).mesh(),
        ball(root, 3.0),
        *(tube(loop, [1.7], steps=1).mesh() for loop in loops),
    ]
    return [Part(f"key{k}", mesh, tone, "key", "metal", 1.0, 0.4, 1.2, "key") for k, mesh in enumerate(meshes)]


def mirrored(pose: Pose) -> Pose:
    """The other foot first."""
    pelvis, bend, head = ((-yaw, pitch, -roll) for yaw, pitch, roll in (pose.pelvis, pose.bend, pose.head))
    legs = replace(pose, left_leg=pose.right_leg, right_leg=pose.left_leg)
    return replace(legs, pelvis=pelvis, bend=bend, head=head, left=pose.right, right=pose.left)


def crowd(brass: Colour) -> list[Actor]:
    """In step, and no two alike; the farthest first."""
    text = Arm((-0.1, -0.3, 0.5), (0.8, -0.8, -0.2), "grip")
    steps = (POSES["walk"], mirrored(POSES["walk"]), replace(POSES["walk"], right=text, head=(0, 24, 0)))
    places = [
        ASIDE * LANE * lane + AHEAD * PACE * (place + 0.5 * (lane % 2))
        for lane in range(-4, 4)
        for place in range(-4, 5)
        if (lane, place) not in HELD_UP
    ]
    seen = [at for at in places if -60 < VIEW(at)[0, 0] < 796 and 40 < VIEW(at)[0, 1] < 1300]
    walkers = []
    for index, at in enumerate(seen):
        who, top, legs, skirt, hat, crown = CROWD[index % len(CROWD)]
        dress = Dress(top=top, bottom=legs, skirt=skirt, skirt_tone="top", flare=0.8, hat=hat, hat_colour=crown or top)
        step = steps[(index * 5) % 3 if index % 4 else 2]
        walker = person(PEOPLE[who], Head("calm", pitch=6), step, dress, facing=FACING, at=(at[0], 0, at[2]))
        walkers.append(walker.holding(*key(walker, (index * 37) % 60 - 24, brass)))
    return sorted(walkers, key=lambda walker: float(walker.places["foot"][2]))


def stopped(brass: Colour) -> Actor:
    """In the middle of a step, run down."""
    hang = Arm((0.1, -0.9, 0.5), (0.5, 0, -1), "relaxed")
    pose = Pose(
        hips=(0, 0.93, -0.06), pelvis=(0, 14, 0), bend=(0, 46, 0), head=(0, 60, 0), left=hang,
        right=replace(hang, to=(0.1, -0.86, 0.66)), left_leg=Leg((0.08, 0, 0.16)),
        right_leg=Leg((0.08, 0.02, -0.26), toe=(0.2, -0.3, 1)), crane=0.3,
    )  # fmt: skip
    dress = Dress(top="#f0322c", skirt=0.36, skirt_tone="top", flare=0.6, legs="bare", shoes="#7a1420")
    woman = person(PEOPLE["redhead"], Head("sleep"), pose, dress, facing=FACING, name="w")
    return woman.holding(*key(woman, 0, brass))


def helper(woman: Actor) -> Actor:
    """Small, nothing in her back, both hands full."""
    right, left = (part.mesh.points.mean(axis=0) for part in woman.parts if part.name in ("key2", "key3"))
    spot = (left + right) / 2 - 22 * AHEAD
    reach = [Arm(at=(x, y, z), pole=(0.6, -0.8, 0), holds=1.7) for x, y, z in (left - 5 * AHEAD, right - 5 * AHEAD)]
    pose = replace(POSES["stand"], hips=(0, 1.0, 0.0), bend=(0, 0, 0), head=(0, -12, 0), left=reach[0], right=reach[1])
    dress = Dress(top="#ff7ab0", skirt=0.6, skirt_tone="top", flare=1.6, legs="bare", shoes="#ffffff", collar="round")
    return person(PEOPLE["plaits"], Head("hope"), pose, dress, facing=FACING, at=(spot[0], 0, spot[2]), name="c")
