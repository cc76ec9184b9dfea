"""What every garment is cut from: the posed body, its colours, and the kinds of cloth and skin."""

from dataclasses import replace

from studio.colour import Colour, colour
from studio.figures.dress import Dress
from studio.figures.mesh import Mesh, Part
from studio.figures.skeleton import Skeleton


class Cut:
    """One body to be clothed. `floor` is what hems lie on."""

    def __init__(
        self, skeleton: Skeleton, dress: Dress, prefix: str = "", detail: float = 1.0, floor: float = -1e9
    ) -> None:
        self.s, self.dress, self.prefix, self.detail, self.floor = skeleton, dress, prefix, detail, floor
        self.b, self.k = skeleton.bones, skeleton.bones.thick
        self.skin, self.top, self.bottom, self.trim = (
            colour(name) for name in (skeleton.body.skin, dress.top, dress.bottom, dress.trim)
        )

    def name(self, what: str) -> str:
        return f"{self.prefix}{what}"

    def cloth(
        self,
        what: str,
        mesh: Mesh,
        tone: Colour,
        role: str,
        fuse: str = "",
        flows: tuple[str, ...] = (),
        tau: float = 1.0,
    ) -> Part:
        names = frozenset(self.name(other) for other in flows)
        return Part(
            self.name(what),
            mesh,
            tone,
            role,
            "garment",
            0.9,
            0.42,
            1.4,
            self.name(fuse) if fuse else "",
            names,
            tau * self.k,
        )

    def flesh(self, what: str, mesh: Mesh, fuse: str = "", flows: tuple[str, ...] = (), tau: float = 1.0) -> Part:
        return replace(
            self.cloth(what, mesh, self.skin, "skin", fuse, flows, tau),
            texture="skin",
            weight=0.85,
            modelling=0.2,
            line=1.25,
        )
