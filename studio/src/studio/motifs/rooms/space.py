"""A room in perspective and where things stand in it."""

from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from studio.colour import Colour, colour
from studio.geometry import (
    Point,
    solid,
)
from studio.scene import FLAT, Dots, Group, Item, Lines, Shape, Texture, group
from studio.space import Camera, Face, face

OAK = colour("oak brown")
WALNUT = colour("walnut")
IRON = colour("iron grey")
BRASS = colour("brass")
LINEN = colour("linen white")
METRES_PER_UNIT = 0.017  # an adult of 100 motif units stands 1.7 m
Paper = Literal["plain", "stripes", "sprigs", "panels", "stone", "planks"]
INSIDE = Camera(eye=(0.0, 1.55, 0.0), lens=780.0, centre=(400.0, 560.0))


@dataclass(frozen=True)
class Room:
    """A box in metres before a camera: `wide` × `tall`, from `near` to `deep` ahead of the eye."""

    camera: Camera = INSIDE
    wide: float = 4.4
    tall: float = 3.0
    deep: float = 5.4
    near: float = 0.6
    wall: Colour = colour("wallpaper green")
    floor: Colour = colour("honey wood")
    ceiling: Colour = colour("linen")
    paper: Paper = "plain"
    beams: int = 0

    def shell(self) -> Group:
        """Floor, walls and ceiling with their boards, paper and beams."""
        faces = self.camera.draw(self._faces())
        x, y = self.point(0, 0, 0.6 * self.deep)
        return group(faces, self._boards(), *self._papering(), *self._timbers(), name="room").with_anchors(
            floor=(x, y), back=self.point(0, 0.5 * self.tall, self.deep)
        )

    def point(self, x: float, y: float, z: float) -> Point:
        """A place in the room, metres, on the card."""
        across, down = self.camera.project((x, y, self.camera.eye[2] + z))[0]
        return float(across), float(down)

    def scale(self, z: float) -> float:
        """How large a motif stands at that depth."""
        return METRES_PER_UNIT * self.camera.units((0.0, self.camera.eye[1], self.camera.eye[2] + z))

    def on_floor(self, motif: Group, x: float, z: float, flip: bool = False, y: float = 0.0) -> Group:
        """The motif standing (or with `y` hanging) at a place of the room."""
        return motif.placed(*self.point(x, y, z), self.scale(z), flip=flip)

    def on_back(self, motif: Group, x: float, y: float) -> Group:
        """The motif on the back wall, its origin at height `y`."""
        return self.on_floor(motif, x, self.deep, y=y)

    def _faces(self) -> list[Face]:
        half, start = self.wide / 2, self.camera.eye[2]
        near, far, tall = start + self.near, start + self.deep, self.tall
        texture: Texture = "stone" if self.paper == "stone" else "plain"
        sides = [
            face(
                (side * half, 0, near),
                (side * half, 0, far),
                (side * half, tall, far),
                (side * half, tall, near),
                colour=self.wall.darker(0.08 if side < 0 else 0.16),
                texture=texture,
            )
            for side in (-1, 1)
        ]
        back = face(
            (-half, 0, far), (half, 0, far), (half, tall, far), (-half, tall, far), colour=self.wall, texture=texture
        )
        ground = face(
            (-half, 0, near), (half, 0, near), (half, 0, far), (-half, 0, far), colour=self.floor, role="floor"
        )
        above = face(
            (-half, tall, near),
            (half, tall, near),
            (half, tall, far),
            (-half, tall, far),
            colour=self.ceiling,
            role="ceiling",
        )
        return [
            replace(part, weight=weight)
            for part, weight in ((ground, 0.9), (above, 0.5), (sides[0], 0.75), (sides[1], 0.85), (back, 0.7))
        ]

    def _boards(self) -> Lines:
        half, start = self.wide / 2, self.camera.eye[2]
        seams = [
            self.camera.path([(x, 0, start + self.near), (x, 0, start + self.deep)])
            for x in np.linspace(-half, half, 14)[1:-1]
        ]
        ends = []
        for index, x in enumerate(np.linspace(-half, half, 14)[:-1]):
            z = start + self.near + (self.deep - self.near) * ((0.37 * index) % 1)
            ends.append(self.camera.path([(x, 0, z), (x + self.wide / 13, 0, z)]))
        return Lines((*seams, *ends), 1.1, role="boards", strength=0.6)

    def _papering(self) -> list[Item]:
        half, start, far = self.wide / 2, self.camera.eye[2], self.camera.eye[2] + self.deep
        skirting = [
            self.camera.path(
                [
                    (-half, 0.18, start + self.near),
                    (-half, 0.18, far),
                    (half, 0.18, far),
                    (half, 0.18, start + self.near),
                ]
            )
        ]
        if self.paper in ("stripes", "planks"):
            gap = 0.28 if self.paper == "stripes" else 0.2
            upright = [
                self.camera.path([(x, 0.18, far), (x, self.tall, far)]) for x in np.arange(-half + gap / 2, half, gap)
            ]
            upright += [
                self.camera.path([(side * half, 0.18, z), (side * half, self.tall, z)])
                for side in (-1, 1)
                for z in np.arange(start + self.near, far, gap)
            ]
            return [
                Lines(tuple(upright), 1.0, self.wall.darker(0.4), "paper", 0.5),
                Lines(tuple(skirting), 1.4, strength=0.7),
            ]
        if self.paper == "sprigs":
            spots = [
                (x, y)
                for row, y in enumerate(np.arange(0.45, self.tall, 0.34))
                for x in np.arange(-half + 0.2 + 0.17 * (row % 2), half, 0.34)
            ]
            where = self.camera.project([(x, y, far) for x, y in spots])
            return [
                Dots(where, np.full(len(where), 2.0), self.wall.darker(0.35), "paper", "star", 0.7),
                Lines(tuple(skirting), 1.4, strength=0.7),
            ]
        if self.paper == "panels":
            panels = [
                self.camera.path(
                    [(x, 0.25, far), (x + 0.7, 0.25, far), (x + 0.7, 1.0, far), (x, 1.0, far), (x, 0.25, far)]
                )
                for x in np.arange(-half + 0.15, half - 0.6, 0.85)
            ]
            dado = [
                self.camera.path(
                    [
                        (-half, 1.1, start + self.near),
                        (-half, 1.1, far),
                        (half, 1.1, far),
                        (half, 1.1, start + self.near),
                    ]
                )
            ]
            return [Lines((*panels, *dado, *skirting), 1.2, strength=0.65)]
        return [] if self.paper == "stone" else [Lines(tuple(skirting), 1.4, strength=0.7)]

    def _timbers(self) -> list[Item]:
        """Ceiling beams running across, near ones last."""
        half, start = self.wide / 2, self.camera.eye[2]
        timbers: list[Item] = []
        for z in np.linspace(self.deep, self.near + 0.8, self.beams + 1)[:-1] if self.beams else []:
            low = self.tall - 0.2
            front = self.camera.polygon(
                [
                    (-half, low, start + z),
                    (half, low, start + z),
                    (half, self.tall, start + z),
                    (-half, self.tall, start + z),
                ]
            )
            under = self.camera.polygon(
                [
                    (-half, low, start + z),
                    (half, low, start + z),
                    (half, low, start + z + 0.22),
                    (-half, low, start + z + 0.22),
                ]
            )
            timbers += [
                Shape(solid(under), WALNUT.darker(0.2), "beam", 1.0, form=FLAT, shade=0.3, line=1.2),
                Shape(solid(front), WALNUT, "beam", 1.0, form=FLAT, texture="wood", flow=0.0, line=1.3),
            ]
        return timbers
