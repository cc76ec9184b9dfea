"""What stands high: a steeple."""

from studio import materials
from studio.colour import Colour, colour
from studio.geometry import ellipse, paths, points, rectangle, solid
from studio.motifs.buildings.walls import DARK, PLASTER, STONE, Quad, casement, courses, house_door
from studio.motifs.forms import arch
from studio.scene import FLAT, Group, Lines, Shape, group


def steeple(
    height: float = 460.0, lit: bool = False, wall: Colour = PLASTER, roof: Colour = colour("slate roof")
) -> Group:
    """A village church without signs: a square tower with a tall spire, and its nave to the right."""
    half, belfry = 0.105 * height, 0.56 * height
    spire = points(
        (-1.25 * half, -belfry + 4),
        (-0.5 * half, -belfry - 0.12 * height),
        (0, -height),
        (0.62 * half, -belfry - 0.12 * height),
        (1.6 * half, -belfry + 1),
    )
    side = points((half, 0), (1.45 * half, -5), (1.45 * half, -belfry - 3), (half, -belfry))
    slope: Quad = (
        (1.1 * half, -0.21 * height),
        (5.1 * half, -0.23 * height),
        (4.7 * half, -0.38 * height),
        (1.1 * half, -0.37 * height),
    )
    nave = points((1.2 * half, 0), (5 * half, -8), (5 * half, -0.24 * height), (1.2 * half, -0.22 * height))
    openings = [
        arch(x - 0.24 * half, x + 0.24 * half, -0.43 * height, -0.49 * height) for x in (-0.4 * half, 0.4 * half)
    ]
    return group(
        Shape(solid(nave), wall, "wall", 0.75, form=FLAT, shade=0.22, line=1.4),
        *(
            item
            for x in (2, 3, 4)
            for item in casement(
                x * half, -0.06 * height - 2 * x, 0.42 * half, 1.2 * half, lit, True, (2, 3), frame=STONE
            )
        ),
        Shape(solid(points(*slope)), roof, "roof", 0.95, form=FLAT, shade=0.1, line=1.4),
        Lines(courses(slope, 7, 14), 0.8, strength=0.5),
        Shape(solid(side), wall, "wall", 0.8, form=FLAT, shade=0.34, line=1.4),
        materials.stone(rectangle(-half, -belfry, half, 0), wall, "wall", weight=0.65, form=FLAT, line=1.5),
        Shape(solid(*openings), DARK, "opening", 1.0, form=FLAT, line=1.2),
        Shape(
            solid(rectangle(-1.1 * half, -0.4 * height, 1.1 * half, -0.385 * height)),
            STONE,
            "band",
            0.6,
            form=2,
            line=1.0,
        ),
        *casement(0, -0.25 * height, 0.5 * half, 0.9 * half, lit, True, (2, 2), frame=STONE),
        *house_door(0, 0, 0.8 * half, 1.6 * half, arched=True),
        Shape(solid(spire), roof, "roof", 1.0, form=half, texture="scales", line=1.5),
        Lines(paths([(0, -height), (0.62 * half, -belfry)]), 1.0, strength=0.6),
        Shape(solid(ellipse(0, -height - 2, 3.2)), colour("brass"), "finial", 1.0, line=0.9),
        name="steeple",
    ).with_anchors(top=(0.0, -height), door=(0.0, 0.0), bell=(0.0, -0.46 * height))
