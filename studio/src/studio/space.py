"""One pinhole camera for streets, rooms and stairwells.

World: x to the right, y up, z away from the viewer, in metres. The camera projects flat faces to Shapes,
far ones first, and says where and how large a motif stands (`standing`).
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike, NDArray

from studio.colour import Colour
from studio.geometry import Placing, Point, Points, solid
from studio.scene import FLAT, Group, Lines, Shape, Texture

Points3 = NDArray[np.float64]  # (N, 3)

NEAR = 0.05


@dataclass(frozen=True, eq=False)
class Face:
    """A flat polygon in the world, corners counter-clockwise seen from its front."""

    corners: Points3
    colour: Colour
    role: str = "wall"
    texture: Texture = "plain"
    weight: float = 0.9
    line: float = 1.3
    two_sided: bool = True
    details: tuple["Face", ...] = ()  # windows and doors: painted right after their wall

    def with_details(self, *details: "Face") -> "Face":
        return replace(self, details=(*self.details, *details))

    @property
    def normal(self) -> Points3:
        across, up = self.corners[1] - self.corners[0], self.corners[-1] - self.corners[0]
        turned = np.cross(across, up)
        return np.asarray(turned / (np.linalg.norm(turned) + 1e-12), np.float64)


@dataclass(frozen=True)
class Camera:
    """A pinhole at `eye`, turned by `yaw` (right) and `pitch` (down: pi/2 looks straight down)."""

    eye: tuple[float, float, float] = (0.0, 1.6, 0.0)
    pitch: float = 0.0
    yaw: float = 0.0
    lens: float = 900.0  # card units: larger sees less
    centre: Point = (400.0, 560.0)  # where the axis meets the card

    def seen(self, world: ArrayLike) -> Points3:
        """Points in the camera's own frame: right, up, ahead."""
        gap = np.asarray(world, np.float64).reshape(-1, 3) - self.eye
        cosine, sine = math.cos(self.yaw), math.sin(self.yaw)
        right, ahead = cosine * gap[:, 0] - sine * gap[:, 2], sine * gap[:, 0] + cosine * gap[:, 2]
        cosine, sine = math.cos(self.pitch), math.sin(self.pitch)
        return np.stack([right, cosine * gap[:, 1] + sine * ahead, cosine * ahead - sine * gap[:, 1]], axis=1)

    def project(self, world: ArrayLike) -> Points:
        """Card positions of points in front of the camera."""
        return self._on_card(self.seen(world))

    def _on_card(self, seen: Points3) -> Points:
        scale = self.lens / np.maximum(seen[:, 2], NEAR)
        return np.stack([self.centre[0] + seen[:, 0] * scale, self.centre[1] - seen[:, 1] * scale], axis=1)

    def depth(self, world: ArrayLike) -> float:
        """Mean distance ahead of the camera."""
        return float(self.seen(world)[:, 2].mean())

    def units(self, world: tuple[float, float, float]) -> float:
        """Card units per metre at that place."""
        return self.lens / max(self.depth(world), NEAR)

    def standing(self, x: float, z: float, tall: float, y: float = 0.0, motif_height: float = 100.0) -> Placing:
        """Where to put a motif `tall` metres high whose feet are at (x, y, z)."""
        foot = self.project((x, y, z))[0]
        return Placing(float(foot[0]), float(foot[1]), tall * self.units((x, y, z)) / motif_height)

    def polygon(self, corners: ArrayLike) -> Points:
        """A world polygon on the card, cut off at the near plane; empty when wholly behind."""
        seen = self.seen(corners)
        kept: list[Points3] = []
        for here, there in zip(seen, np.roll(seen, -1, axis=0), strict=True):
            if here[2] > NEAR:
                kept.append(here)
            if (here[2] > NEAR) != (there[2] > NEAR):
                kept.append(here + (there - here) * (NEAR - here[2]) / (there[2] - here[2]))
        return self._on_card(np.array(kept)) if len(kept) >= 3 else np.empty((0, 2))

    def path(self, corners: ArrayLike) -> Points:
        """An open world line on the card; points behind the camera are dropped."""
        seen = self.seen(corners)
        return self._on_card(seen[seen[:, 2] > NEAR])

    def draw(
        self,
        faces: Iterable[Face],
        light: tuple[float, float, float] = (-0.5, 0.75, -0.45),
        haze_from: float = math.inf,
        haze_to: float = math.inf,
    ) -> Group:
        """Faces as shapes, far to near, shaded by where they face; they fade between two depths."""
        towards = np.array(light) / np.linalg.norm(light)
        groups = []
        for face in sorted(faces, key=self._distance, reverse=True):
            if self._visible(face):
                fade = (
                    (self._distance(face) - haze_from) / max(haze_to - haze_from, 1e-6) if haze_from < haze_to else 0.0
                )
                shapes = [self._shape(part, towards) for part in (face, *face.details)]
                items = tuple(shape for shape in shapes if shape is not None)
                groups.append(Group(items, far=min(1.0, max(0.0, fade))))
        return Group(tuple(groups), "solids")

    def _shape(self, face: Face, towards: Points3) -> Shape | None:
        outline = self.polygon(face.corners)
        if len(outline) < 3:
            return None
        facing = float(face.normal @ towards)
        return Shape(
            solid(outline), face.colour, face.role, face.weight, form=FLAT,
            shade=0.32 - 0.42 * (abs(facing) if face.two_sided else facing),
            texture=face.texture, flow=self._flow(face), line=face.line,
        )  # fmt: skip

    def _distance(self, face: Face) -> float:
        return float(np.linalg.norm(face.corners.mean(axis=0) - self.eye))

    def _visible(self, face: Face) -> bool:
        return face.two_sided or float(face.normal @ (np.array(self.eye) - face.corners[0])) > 0

    def _flow(self, face: Face) -> float:
        """Strokes run along the first edge, in perspective."""
        first, second = self._on_card(self.seen(face.corners[:2]))
        return math.atan2(second[1] - first[1], second[0] - first[0])


def face(*corners: tuple[float, float, float], colour: Colour, role: str = "wall", texture: Texture = "plain") -> Face:
    return Face(np.array(corners, np.float64), colour, role, texture)


def box(
    x: float, y: float, z: float, wide: float, tall: float, deep: float, colour: Colour, role: str = "wall",
    texture: Texture = "plain",
) -> list[Face]:  # fmt: skip
    """A block whose near lower left corner is (x, y, z); only faces turned to the camera are drawn."""
    a, b, c, d = (x, y, z), (x + wide, y, z), (x + wide, y, z + deep), (x, y, z + deep)
    e, f, g, h = ((px, y + tall, pz) for px, _, pz in (a, b, c, d))
    rings = [(a, e, f, b), (b, f, g, c), (c, g, h, d), (d, h, e, a), (e, h, g, f), (a, b, c, d)]
    sides = [face(*ring, colour=colour, role=role, texture=texture) for ring in rings]
    return [replace(side, two_sided=False) for side in sides]


def stairs(
    x: float, y: float, z: float, wide: float, steps: int, rise: float, going: float, colour: Colour,
    riser: Colour | None = None,
) -> list[Face]:  # fmt: skip
    """A straight flight climbing away from the viewer."""
    faces = []
    for step in range(steps):
        top, near = y + (step + 1) * rise, z + step * going
        front = (x, top - rise, near), (x, top, near), (x + wide, top, near), (x + wide, top - rise, near)
        tread = (x, top, near), (x, top, near + going), (x + wide, top, near + going), (x + wide, top, near)
        faces += [
            face(*front, colour=riser or colour.darker(0.2), role="riser"),
            face(*tread, colour=colour, role="tread"),
        ]
    return faces


def spiral_stairs(
    x: float, z: float, top: float, turns: float, steps: int, inner: float, outer: float, drop: float, colour: Colour,
    riser: Colour | None = None,
) -> list[Face]:  # fmt: skip
    """A winding flight round an open well, from `top` downwards by `drop` each turn."""
    faces = []
    turn = turns * math.tau / steps
    fall = drop * turns / steps
    for step in range(steps):
        y, start = top - step * fall, step * turn
        angles = np.linspace(start, start + turn, 4)
        near = [(x + inner * math.cos(a), y, z + inner * math.sin(a)) for a in angles]
        far = [(x + outer * math.cos(a), y, z + outer * math.sin(a)) for a in angles[::-1]]
        below_near = [(px, y - fall, pz) for px, _, pz in near[::-1]]
        faces += [
            face(*near, *far, colour=colour, role="tread"),
            face(*near, *below_near, colour=riser or colour.darker(0.25), role="riser"),
        ]
    return faces


def window_in(wall: Face, left: float, bottom: float, right: float, top: float, colour: Colour, role: str) -> Face:
    """A rectangle on a four-cornered wall, in shares 0 … 1 of it: from corner 0 along edges 0-1 and 0-3."""
    origin, across, up = wall.corners[0], wall.corners[1] - wall.corners[0], wall.corners[3] - wall.corners[0]
    corners = [origin + u * across + v * up for u, v in ((left, bottom), (right, bottom), (right, top), (left, top))]
    return replace(wall, corners=np.array(corners), colour=colour, role=role, texture="plain", line=1.0, details=())


def paving(
    camera: Camera, left: float, right: float, near: float, far: float, across: int = 9, rows: int = 22
) -> Lines:
    """Joints of a paved floor at height 0 between two depths ahead of the eye, in staggered courses."""
    depths = camera.eye[2] + np.geomspace(near, far, rows)
    columns = np.linspace(left, right, across)
    joints = [camera.path([(left, 0, z), (right, 0, z)]) for z in depths]
    for row in range(rows - 1):
        shift = 0.5 * (columns[1] - columns[0]) * (row % 2)
        joints += [camera.path([(x + shift, 0, depths[row]), (x + shift, 0, depths[row + 1])]) for x in columns[:-1]]
    return Lines(tuple(joint for joint in joints if len(joint) > 1), 0.9, role="paving", strength=0.55)
