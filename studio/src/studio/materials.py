"""Materials: how wood, cloth, fur or stone is usually painted. A material makes a `Shape` of an outline and a colour.

wood(outline, paint) is a thing of wood; wood(outline, paint, "door", form=FLAT) says what differs from the usual. The
numbers are the medians of the first deck's cards.
"""

from dataclasses import dataclass, replace
from typing import TypedDict, Unpack

from numpy.typing import ArrayLike

from studio.colour import Colour
from studio.geometry import Outline, solid
from studio.scene import FLAT, ROUND, Shape, Texture


class Look(TypedDict, total=False):
    """What may differ from the material's usual look: the fields of a `Shape`."""

    weight: float
    colour_below: Colour | None
    form: float
    modelling: float
    shade: float
    texture: Texture
    flow: float | None
    line: float
    cover: float


@dataclass(frozen=True)
class Material:
    """A recipe for shapes."""

    name: str
    texture: Texture = "plain"
    weight: float = 0.9
    form: float = ROUND
    modelling: float = 1.0
    line: float = 1.6
    cover: float = 1.0

    def __call__(self, outline: Outline | ArrayLike, paint: Colour, role: str = "", **differs: Unpack[Look]) -> Shape:
        """A shape of this material. Its role is the material's name if none is given.

        The outline may be one ring, or points written as text.
        """
        return replace(self.shape(paint, role), outline=as_outline(outline), **differs)

    def shape(self, paint: Colour, role: str = "") -> Shape:
        """A shape of this material without an outline."""
        return Shape(
            (),
            paint,
            role or self.name,
            self.weight,
            form=self.form,
            modelling=self.modelling,
            texture=self.texture,
            line=self.line,
            cover=self.cover,
        )


def as_outline(outline: Outline | ArrayLike) -> Outline:
    """An outline as it is; one ring made solid."""
    return outline if isinstance(outline, tuple) else solid(outline)


plain = Material("")
wood = Material("wood", "wood", 1.0, 8.0, line=1.8)
cloth = Material("cloth", "cloth", 1.0, 16.0, line=1.8)
fur = Material("fur", "fur", 1.0, 18.0, line=1.8)
feathers = Material("feather", "feather", 1.0, 10.0, line=1.6)
stone = Material("stone", "stone", 0.9, 8.0, line=2.0)
brick = Material("brick", "brick", 1.0, 10.0, line=2.0)
metal = Material("metal", "metal", 1.0, line=1.8)
earth = Material("earth", "ground", 1.0, FLAT, line=1.8)
bark = Material("bark", "bark", 1.05, line=2.0)
straw = Material("straw", "straw", 1.0, 6.0, line=1.5)
leaves = Material("leaf", "leaf", 1.0, line=1.2)
paper = Material("paper", "paper", 0.5, FLAT, 0.4, 1.8)
water = Material("water", "wave", 1.0, FLAT, line=1.4)
glass = Material("glass", "glass", 0.5, 6.0, line=1.4, cover=0.6)
snow = Material("snow", "plain", 0.25, 14.0, 0.5, 1.6)
skin = Material("skin", "plain", 0.6, 10.0, line=1.6)
lit = Material("light", "plain", 0.5, FLAT, 0.0, 0.0)  # what shines by itself: a window, a flame, an open door

MATERIALS = {
    "plain": plain, "wood": wood, "cloth": cloth, "fur": fur, "feathers": feathers, "stone": stone, "brick": brick,
    "metal": metal, "earth": earth, "bark": bark, "straw": straw, "leaves": leaves, "paper": paper, "water": water,
    "glass": glass, "snow": snow, "skin": skin, "lit": lit,
}  # fmt: skip
