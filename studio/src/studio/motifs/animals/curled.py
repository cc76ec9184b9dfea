"""Four-legged animals asleep in a ring, nose under tail."""

from studio import materials
from studio.geometry import Placing, curve, fuse, limb, place, points, resample, solid
from studio.motifs.animals.heads import paint_head
from studio.motifs.animals.looks import Knots, ring
from studio.motifs.animals.skeleton import Build
from studio.motifs.animals.trimmings import bristling
from studio.scene import ROUND, Group, Item, Lines, Shape

_MOUND: Knots = (
    (-62, -12), (-60, -32), (-42, -52), (-8, -60), (26, -54), (52, -38), (62, -16), (56, -2), (20, 0), (-30, 0),
    (-54, -2)
)  # fmt: skip
_HAUNCH: Knots = ((-24, -2), (-36, -14), (-34, -32), (-18, -42), (0, -36))
_TAIL: Knots = ((-54, -22), (-64, -12), (-46, -8), (-18, -7), (8, -6), (30, -5))


def curled(build: Build) -> Group:
    """Lying in a ring, the head on the right side looking left; the chin on the tail, if it is long."""
    scale = build.height / 100
    size = build.head_length / 100
    low = place(ring(build.head.skull), scale=size, rotation=-0.12)[:, 1].max()
    placing = Placing(36, -float(low), size, -0.12)
    head = paint_head(build.head, placing, build.coat, asleep=True, ears=0.25)
    mound = solid(ring(_MOUND))
    fur = build.coat.fur
    items: list[Item] = [
        Shape(mound, fur, "fur", 0.95, texture="fur", line=build.line),
        *_upon_the_mound(build),
        *_tail(build),
        *head.behind,
        Shape(head.fused, fur, "fur", 0.95, texture="fur", shade=-0.06, line=0.85 * build.line),
        *head.upon,
    ]
    anchors = {
        "eye": placing.point(build.head.eye),
        "head": placing.point((-10.0, -40.0)),
        "back": (0.0, -58.0),
        "neck": (40.0, -26.0),
    }
    return Group(tuple(items), build.name).with_anchors(**anchors).placed(scale=scale)


def _upon_the_mound(build: Build) -> list[Item]:
    """The haunch, or, on a hedgehog, its spines."""
    if not build.spiny:
        return [Lines((curve(points(*_HAUNCH)),), 1.2, strength=0.7)]
    rim = resample(ring(_MOUND) * points((0.96, 0.94)), 3.0, closed=True)
    return bristling(rim, points((30, -2))[0], points((-0.4, 0))[0], build.coat.dark)


def _tail(build: Build) -> list[Item]:
    if build.tail.length < 45:
        paw = limb("30,-8 8,-6 -12,-6", [build.fore[1], build.fore[2], build.foot_size])
        return [materials.fur(paw, build.coat.fur, weight=0.95, form=ROUND, line=1.3)]
    widths = [min(width, 26.0) for width in build.tail.widths]
    items: list[Item] = [Shape(fuse(limb(_TAIL, widths)), build.coat.fur, "fur", 0.95, texture="fur", line=1.4)]
    if build.socks:
        tip = limb(_TAIL[-2:], [widths[-2], widths[-1]])
        items.append(Shape(solid(tip), build.coat.belly, "belly", 0.3, modelling=0.5, line=0.8))
    return items
