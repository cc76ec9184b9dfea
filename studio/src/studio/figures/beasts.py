"""Four-legged animals with a spine: trunk, neck and limbs grow out of one bent back."""

import math
from dataclasses import dataclass, replace

import numpy as np

from studio.colour import Colour, colour, mix
from studio.figures.breeds import BREEDS, CARRIAGES, Breed, Carriage, Paw
from studio.figures.mesh import Loft, Mark, Mesh, Part, Patch, Stroke, ball, loft, tube
from studio.figures.people import Actor
from studio.figures.space import Space, Vector, across, bend_joint, smooth, turn, unit, vec

DOWN = -math.pi / 2


@dataclass(frozen=True, eq=False)
class _Limb:
    root: Space
    joint: Space  # elbow or knee
    hock: Space  # wrist or hock
    foot: Space


class Beast:
    """One animal in space."""

    def __init__(self, breed: Breed, carriage: Carriage, facing: float, at: Vector, prefix: str, detail: float) -> None:
        self.breed, self.carriage, self.prefix, self.detail = breed, carriage, prefix, detail
        self.axes, self.origin = turn(facing), vec(*at)
        self.tone = colour(breed.coat)
        self.below = colour(breed.below) if breed.below else self.tone
        self.points = colour(breed.points) if breed.points else self.tone
        self.height = breed.stand * sum(breed.hind) * 0.93
        self._bend_spine()
        sides = (("near", 1.0), ("off", -1.0))
        self.limbs = {
            f"{side}_{end}": self._limb(getattr(carriage, f"{side}_{end}"), sign, end == "fore")
            for side, sign in sides
            for end in ("fore", "hind")
        }

    def _bend_spine(self) -> None:
        b, c = self.breed, self.carriage
        aside, up, ahead = c.hips
        self.rump = self.axes @ turn(*c.rump)
        yaw, pitch, roll = c.arch
        self.breast = self.rump @ turn(yaw, pitch, roll)
        middle = self.rump @ turn(0.5 * yaw, 0.5 * pitch, 0.5 * roll)
        # However low it crouches, its belly does not sink into the ground.
        lowest = 0.80 * max(high - set_up for _, _, high, set_up in b.trunk) * b.spine
        self.hip = self.origin + self.axes @ vec(aside * b.spine, max(up * self.height, lowest), ahead * b.spine)
        self.loin = self.hip + 0.5 * b.spine * (0.6 * self.rump[:, 2] + 0.4 * middle[:, 2])
        self.shoulder = self.loin + 0.5 * b.spine * (0.6 * self.breast[:, 2] + 0.4 * middle[:, 2])
        self.middle = middle
        neck = self.breast @ turn(*c.neck)
        half = self.breast @ turn(*(0.45 * a for a in c.neck))
        root = self.shoulder + self.breast @ vec(0, 0.04 * b.spine, 0.14 * b.spine)
        self.throat = root + 0.5 * b.neck * half[:, 2]
        self.nape = self.throat + 0.5 * b.neck * neck[:, 2]
        self.neck_axes, self.half_neck = neck, half
        level = math.degrees(math.atan2(neck[0, 2], neck[2, 2]))
        self.head = turn(level, 0, 0) @ turn(0.35 * c.head[0], c.head[1], c.head[2])

    def _limb(self, paw: Paw, side: float, fore: bool) -> _Limb:
        b = self.breed
        lengths = b.fore if fore else b.hind
        frame, joint = (self.breast, self.shoulder) if fore else (self.rump, self.hip)
        wide = 0.115 * b.spine * (b.limb**0.15)
        root = joint + frame @ vec(
            side * wide, -0.06 * b.spine if fore else -0.07 * b.spine, 0.04 * b.spine if fore else -0.04 * b.spine
        )
        total = sum(lengths)
        out, up, ahead = paw.to
        under = self.origin + vec(*((root - self.origin) * [1, 0, 1]))
        sole = under + self.axes @ vec(side * out * total, 0, ahead * total) + vec(0, up * total + 0.04 * total, 0)
        lean = math.radians(paw.heel + (4 if fore else -14))
        cannon = self.axes @ vec(0, math.cos(lean), -math.sin(lean) if fore else math.sin(lean))
        hock = sole + cannon * lengths[2]
        pole = self.axes @ (vec(0.15 * side, 0.1, -1) if fore else vec(0.25 * side, 0.25, 1))
        bend, end = bend_joint(root, hock, lengths[0], lengths[1], pole)
        return _Limb(root, bend, end, end + (sole - hock))

    # Masses.

    def name(self, what: str) -> str:
        return f"{self.prefix}{what}"

    def part(
        self,
        what: str,
        mesh: Mesh,
        tone: Colour | None = None,
        flows: tuple[str, ...] = (),
        tau: float = 1.0,
        fuse: str = "coat",
    ) -> Part:
        names = frozenset(self.name(other) for other in flows)
        return Part(
            self.name(what),
            mesh,
            tone or self.tone,
            "fur",
            self.breed.texture,
            fuse=self.name(fuse) if fuse else "",
            flows=names,
            tau=tau * self.breed.limb,
        )

    def parts(self) -> list[Part]:
        made = [self._trunk(), *self._head()]
        for key, limb in self.limbs.items():
            made += self._leg(key, limb)
        made += self._tail()
        made += self._tufts() if not self.breed.hoofed else []
        made += self._mane() if self.breed.mane else []
        made += self._antlers() if self.breed.antlers else []
        return made

    def _spine_at(self, t: float) -> tuple[Space, Space]:
        """Place and frame along the back: 0 the hip, 1 the shoulder, beyond on either side."""
        b = self.breed
        if t < 0:
            return self.hip + self.rump[:, 2] * t * b.spine, self.rump
        if t > 1:
            return self.shoulder + self.breast[:, 2] * (t - 1) * b.spine, self.breast
        knots = smooth(np.array([self.hip, self.loin, self.shoulder]), 10)
        place = knots[round(t * 20)]
        frame = self.rump * (1 - t) + self.breast * t if t != 0.5 else self.middle
        return place, frame

    def _trunk_skin(self) -> Loft:
        b = self.breed
        rings = []
        for t, wide, high, up in b.trunk:
            place, frame = self._spine_at(t)
            x, y = unit(frame[:, 0]), unit(frame[:, 1])
            rings.append((place + y * up * b.spine, x * wide * b.spine, y * high * b.spine))
        first, second, last = b.neck_radii
        for place, frame, radius in (
            (self.throat, self.half_neck, first),
            (0.4 * self.throat + 0.6 * self.nape, self.neck_axes, second),
            (self.nape, self.neck_axes, last),
        ):
            rings.append((place, frame[:, 0] * radius * 0.82, frame[:, 1] * radius))
        return loft(rings, 26, 4)

    def _trunk(self) -> Part:
        b, skin = self.breed, self._trunk_skin()
        marks: list[Mark] = []
        if b.below:
            marks.append(Patch(self._stripe_below(skin, 0.50, 0.995, 1.0), self.below, 0.5, lift=0.4))
        if b.stripes:
            for t in np.linspace(0.12, 0.74, 9):
                for a in (0.35, math.pi - 0.35):
                    marks.append(
                        Stroke(
                            skin.at(np.full(7, t) + 0.012 * np.sin(np.arange(7)), np.linspace(math.pi / 2, a, 7)),
                            3.0 * self.detail,
                            self.tone.darker(0.5),
                            0.8,
                        )
                    )
        flows = tuple(
            [f"{side}_{end}.upper" for side in ("near", "off") for end in ("fore", "hind")] + ["skull", "tail"]
        )
        marks += self._saddle(skin)
        return replace(self.part("trunk", skin.mesh(), None, flows, 3.4), round_by=1.4).marked(*marks)

    def _saddle(self, skin: Loft) -> list[Mark]:
        """Backs are darker than flanks; the edge runs out in tufts."""
        if self.breed.stripes or self.breed.mane:
            return []
        t = np.linspace(0.10, 0.86, 25)
        half = (0.62 + 0.16 * (np.arange(25) % 2)) * np.sin(np.pi * np.linspace(0.06, 0.94, 25)) ** 0.5
        ring = np.vstack([skin.at(t, math.pi / 2 - half), skin.at(t, math.pi / 2 + half)[::-1]])
        return [Patch(ring, self.tone.darker(0.20), 0.95, lift=0.4)]

    @staticmethod
    def _stripe_below(skin: Loft, start: float, end: float, wide: float) -> Space:
        """A long oval on the underside."""
        a = np.linspace(0, 2 * np.pi, 30, endpoint=False)
        return skin.at((start + end) / 2 + (end - start) / 2 * np.cos(a), DOWN + wide * np.sin(a))

    def _skull(self) -> Loft:
        b, f = self.breed, self.head
        size = b.head
        rings = [
            (
                self.nape + f @ vec(0, up * size + 0.06 * size, t * size - 0.02 * size),
                f[:, 0] * wide * size,
                f[:, 1] * high * size,
            )
            for t, wide, high, up in b.skull
        ]
        return loft(rings, 24, 4)

    def _head(self) -> list[Part]:
        skin = self._skull()
        made = [replace(self.part("skull", skin.mesh(), None, ("trunk",), 3.2), round_by=1.2).marked(*self._face(skin))]
        made += [self._whiskers(skin)] if self.breed.stripes else []
        return [*made, *(self._ear(skin, side) for side in (-1, 1))]

    def _face(self, skin: Loft) -> list[Mark]:
        b, d = self.breed, self.detail
        along, angle, radius = b.eye
        t = float(np.interp(along, [ring[0] for ring in b.skull], np.linspace(0, 1, len(b.skull))))
        marks: list[Mark] = []
        a = np.linspace(0, 2 * np.pi, 14, endpoint=False)
        if b.below:
            low = skin.at(0.78 + 0.215 * np.cos(a), DOWN + 1.25 * np.sin(a))
            marks.append(Patch(low, self.below, 0.5, lift=0.3))
        elif b.points:
            marks.append(Patch(skin.at(0.86 + 0.135 * np.cos(a), DOWN + 2.6 * np.sin(a)), self.points, 0.6, lift=0.3))
        if not b.mane:
            nose = skin.at(0.955 + 0.042 * np.cos(a), math.pi / 2 + (1.0 if b.hoofed else 1.25) * np.sin(a))
            marks.append(Patch(nose, colour("#2a1f20"), 1.2, lift=0.4))
        marks += self._cheeks(skin) if b.below and not b.hoofed else []
        marks += self._nostrils(skin) if b.hoofed else []
        for side in (0, 1):
            place = angle if side == 0 else math.pi - angle
            marks += self._eye(skin, t, place, radius, -1 if side else 1)
            grin = np.linspace(0.98, 0.74, 9)
            mouth = skin.at(
                grin,
                np.full(9, (-0.62 if side == 0 else math.pi + 0.62))
                + (0.25 if side == 0 else -0.25) * np.linspace(0, 1, 9) ** 2,
            )
            marks.append(Stroke(mouth, 1.5 * d, None, 0.9, 0.1))
        return marks

    def _cheeks(self, skin: Loft) -> list[Mark]:
        """Pale cheeks that end in points towards the throat."""
        marks: list[Mark] = []
        for side, sign in ((0.0, 1.0), (math.pi, -1.0)):
            t = np.array([0.70, 0.52, 0.40, 0.28, 0.16, 0.24, 0.18, 0.32, 0.30, 0.50])
            down = np.array([0.30, 0.18, 0.30, 0.35, 0.55, 0.70, 1.0, 1.0, 1.35, 1.1])
            marks.append(Patch(skin.at(t, side - sign * down), self.below, 0.5, lift=0.3))
        return marks

    def _whiskers(self, skin: Loft) -> Part:
        """Six hairs that stand off into the air: strokes lie on a skin only, so these are masses, however thin."""
        long, hairs = 0.6 * self.breed.head, list[Mesh]()
        for side, sign in ((-0.25, 1.0), (math.pi + 0.25, -1.0)):
            root = skin.at(0.86, side)
            for lean in (0.24, 0.0, -0.26):
                way = unit(self.head @ vec(sign, lean, -0.1))
                knots = [root - 0.1 * way, root + 0.5 * long * way, root + long * way + vec(0, -0.12 * long, 0)]
                hairs.append(tube(knots, [0.10, 0.08, 0.03], count=5).mesh())
        return replace(self.part("whiskers", Mesh.joined(hairs), colour("#f6efe2"), (), 0.0, ""), line=0.5)

    def _nostrils(self, skin: Loft) -> list[Mark]:
        a = np.linspace(0, 2 * np.pi, 10, endpoint=False)
        return [
            Patch(skin.at(0.93 + 0.022 * np.cos(a), side + 0.30 * np.sin(a)), colour("#1c1416"), 1.2, lift=0.3)
            for side in (0.35, math.pi - 0.35)
        ]

    def _eye(self, skin: Loft, t: float, place: float, radius: float, sign: int) -> list[Mark]:
        d, mood = self.detail, self.carriage.eyes
        ink = colour("#1c1416")
        half = radius * 0.9
        span = 0.85 * radius / max(0.2, self.breed.skull[2][1]) * 1.0
        if mood == "shut":
            x = np.linspace(-1, 1, 9)
            return [Stroke(skin.at(t + half * x, place - sign * 0.35 * span * (1 - x**2)), 1.7 * d, ink, 0.95, 0.1)]
        tall = 1.0 if mood == "open" else 1.15
        a = np.linspace(0, 2 * np.pi, 16, endpoint=False)
        white = skin.at(t + half * np.cos(a), place + span * tall * 0.9 * np.sin(a))
        amber = mix(colour("#c58a32"), self.tone, 0.15) if not self.breed.hoofed else colour("#3a2620")
        iris = Patch(white, amber, 1.0, f"eye{sign}", lift=0.2, line=1.1 * d)
        slit = 0.34 if self.breed.stripes else 0.62
        pupil = skin.at(t + half * slit * np.cos(a), place + span * tall * 0.72 * np.sin(a))
        spark = skin.at(t + 0.22 * half * np.cos(a) + 0.2 * half, place + sign * 0.35 * span + 0.2 * span * np.sin(a))
        x = np.linspace(-1.25, 1.15, 9)
        lid = skin.at(
            t + half * x, place + sign * span * tall * (0.95 * np.sqrt(np.clip(1 - (x / 1.3) ** 2, 0, 1)) + 0.12)
        )
        return [
            iris,
            Patch(pupil, ink, 1.4, within=f"eye{sign}", lift=0.2),
            Patch(spark, colour("#fffaf0"), 0.02, within=f"eye{sign}", lift=0.2),
            Stroke(lid, 1.9 * d, ink, 0.95, 0.15),
        ]

    def _ear(self, skin: Loft, side: int) -> Part:
        long, wide, out, back = self.breed.ear
        f, size = self.head, self.breed.head
        root = self.nape + f @ vec(
            side * 0.60 * self.breed.skull[1][1] * size, 0.80 * self.breed.skull[1][2] * size + 0.05 * size, 0.10 * size
        )
        way = unit(f @ vec(side * out, 1.0 if out < 0.8 else 0.55, back))
        knots = [root - way * 0.10 * long, root + way * 0.3 * long, root + way * 0.7 * long, root + way * long]
        round_ = long < 1.6 * wide
        leaf = (
            (0.9, 1.0, 0.95, 0.45)
            if round_
            else (0.72, 1.0, 0.7, 0.05)
            if self.breed.hoofed
            else (1.15, 1.0, 0.55, 0.04)
        )
        shell = tube(knots, [share * wide for share in leaf], f @ vec(1, 0, 0.35 * side), 0.36, 4, 14)
        name = "left" if side > 0 else "right"
        part = self.part(f"ear.{name}", shell.mesh(), None, (), 0.0)
        face = math.pi / 2 if shell.fronts[4] @ f[:, 2] > 0 else -math.pi / 2
        a = np.linspace(0, 2 * np.pi, 16, endpoint=False)
        inner = Patch(
            shell.at(0.56 + 0.30 * np.cos(a), face + 0.85 * np.sin(a)),
            mix(self.tone, colour("#e0b09a"), 0.55)
            if not self.breed.points
            else mix(self.below, colour("#8a5a48"), 0.25),
            0.7,
        )
        return part.marked(inner)

    def _leg(self, key: str, limb: _Limb) -> list[Part]:
        b, k = self.breed, self.breed.limb
        fore = key.endswith("fore")
        inside = unit(0.5 * (limb.root + limb.hock) - limb.joint)
        first = (2.8, 4.7, 3.2, 2.1) if fore else (3.2, 6.0, 4.9, 2.7)
        knots = [
            limb.root + 0.10 * (limb.joint - limb.root),
            limb.root + (0.42 if fore else 0.46) * (limb.joint - limb.root) - inside * 0.4 * k,
            limb.root + 0.78 * (limb.joint - limb.root),
            limb.joint,
        ]
        upper = tube(knots, [r * k for r in first], self.axes[:, 0], 1.55, 5, 16)
        second = (2.2, 2.8, 1.6, 1.15, 1.6) if fore else (2.7, 3.3, 1.75, 1.05, 1.5)
        # The point of the hock stands out behind the leg, the knee a little before it.
        point = limb.hock - inside * (0.15 if fore else -0.75) * k
        gap = limb.hock - limb.joint
        lower = tube(
            [
                limb.joint,
                limb.joint + 0.25 * gap + inside * 0.5 * k,
                limb.joint + 0.55 * gap + inside * 0.2 * k,
                limb.joint + 0.8 * gap,
                point,
            ],
            [r * k for r in second],
            self.axes[:, 0],
            1.1,
            5,
            14,
        )
        shank = tube(
            [point, 0.6 * limb.hock + 0.4 * limb.foot, 0.2 * limb.hock + 0.8 * limb.foot, limb.foot],
            [1.6 * k, 0.88 * k if b.hoofed else 1.15 * k, 1.15 * k, 1.35 * k],
            self.axes[:, 0],
            1.0,
            5,
            14,
        )
        low = mix(self.tone, self.points, 0.75) if b.points and not b.mane and b.below else self.tone
        dark = f"{key}.sock" if low != self.tone else "coat"
        made = [
            self.part(f"{key}.upper", upper.mesh(), None, ("trunk", f"{key}.lower"), 5.0 if fore else 7.0),
            self.part(f"{key}.lower", lower.mesh(), None, (f"{key}.upper", f"{key}.shank"), 2.6),
            self.part(f"{key}.shank", shank.mesh(), low, (f"{key}.lower", f"{key}.foot"), 2.4, dark),
        ]
        return [*made, self._foot(key, limb, low, dark)]

    def _foot(self, key: str, limb: _Limb, low: Colour, fuse: str) -> Part:
        k, b = self.breed.limb, self.breed
        way = unit(limb.foot - limb.hock)
        level = across(self.axes[:, 2], vec(0, 1, 0))
        ahead = across(level, way) if abs(way[1]) < 0.5 else level
        if b.hoofed:
            hoof = tube(
                [
                    limb.foot - way * 0.3 * k,
                    limb.foot + way * 1.1 * k + ahead * 0.4 * k,
                    limb.foot + way * 2.4 * k + ahead * 0.9 * k,
                ],
                [1.25 * k, 1.45 * k, 1.85 * k],
                self.axes[:, 0],
                1.05,
                4,
                14,
            )
            return replace(self.part(f"{key}.foot", hoof.mesh(), colour("#2e2422"), (), 0.0, ""), texture="garment")
        size = 1.25 if b.limb > 1.8 else 1.0
        toes = [
            ball(
                limb.foot + ahead * 1.9 * k * size + self.axes[:, 0] * x * k * size - vec(0, 0.1 * k, 0),
                np.array([0.85, 0.95, 1.25]) * k * size,
                self.axes,
                8,
            )
            for x in (-1.05, -0.35, 0.35, 1.05)
        ]
        heel = ball(limb.foot + ahead * 0.5 * k, np.array([1.75, 1.15, 1.9]) * k * size, self.axes, 9)
        return self.part(f"{key}.foot", Mesh.joined([heel, *toes]), low, (f"{key}.shank",), 2.0, fuse)

    def _tail(self) -> list[Part]:
        b = self.breed
        long, thick, end = b.tail
        place, frame = self._spine_at(b.trunk[0][0])
        knots = [place + frame @ vec(0, 0.02 * b.spine, 0.05 * b.spine)]
        for way in self.carriage.tail:
            knots.append(knots[-1] + unit(self.axes @ vec(*way)) * long / 3)
        floor = float(self.origin[1])
        knots = [k if k[1] > floor + thick else vec(k[0], floor + thick, k[2]) for k in knots]
        if b.mane:
            return self._tail_of_hair(np.array(knots), thick)
        slim = 0.55 if b.below and thick > 2 else 0.9
        body = tube(
            smooth(np.array(knots), 3), [slim * thick, 0.8 * thick, thick, thick, end], self.axes[:, 0], 1.0, 3, 14
        )
        part = self.part("tail", body.mesh(), None, ("trunk",), 3.0)
        marks: list[Mark] = []
        if b.below and thick > 2:
            a = np.linspace(0, 2 * np.pi, 24)
            rim = 0.80 + 0.035 * np.abs(np.sin(4 * a))
            marks = [
                Patch(
                    np.vstack([body.at(rim, a), body.at(np.full(24, 0.999), a[::-1])]),
                    self.below if not b.points or b.coat != "#76726f" else self.points,
                    0.5,
                    lift=2.0,
                )
            ]
        strands = [
            Stroke(body.at(np.linspace(0.25, 0.92, 9), np.full(9, a)), 0.9 * self.detail, None, 0.5)
            for a in (0.4, 1.6, 2.8, 4.2, 5.4)
        ]
        return [part.marked(*marks, *(strands if thick > 2 else ()))]

    def _tufts(self) -> list[Part]:
        """Fur that stands off where it is longest: cheeks, breast, elbows and thighs. It breaks the outline."""
        b, shaggy = self.breed, self.breed.shaggy
        skull, trunk = self._skull(), self._trunk_skin()
        rows: list[tuple[str, Space, Space, float]] = []
        for side in (0.0, math.pi):
            sign = 1.0 if side == 0.0 else -1.0
            out = sign * self.head[:, 0]
            for t, down, long in ((0.16, -0.1, 0.20), (0.21, -0.5, 0.27), (0.24, -0.95, 0.22)):
                root = skull.at(t, side + sign * down)
                rows.append(("skull", root, unit(out - 0.9 * self.head[:, 2] - 0.7 * self.head[:, 1]), long * b.head))
        for t in (0.66, 0.72, 0.78, 0.84, 0.90):
            for turned in (-0.55, 0.0, 0.55):
                root = trunk.at(t + 0.02 * turned, DOWN + turned)
                outwards = unit(root - trunk.at(t, DOWN + math.pi + turned))
                along = unit(trunk.at(t + 0.03, DOWN + turned) - trunk.at(t, DOWN + turned))
                rows.append(("trunk", root, unit(0.42 * outwards - along), 0.24 * b.head))
        for key, limb in self.limbs.items():
            back = -self.axes[:, 2]
            high = 0.75 if key.endswith("fore") else 0.55
            for k in (high - 0.18, high, high + 0.16):
                root = limb.root + k * (limb.joint - limb.root) + back * 2.2 * b.limb
                rows.append((f"{key}.upper", root, unit(0.5 * back + vec(0, -1.2, 0)), 0.17 * b.head))
        # All tufts of one mass are one part: they meet in points, not in lines.
        near = tuple({on: None for on, *_ in rows})
        grown = {on: [self._tuft(i, *row[1:], shaggy) for i, row in enumerate(rows) if row[0] == on] for on in near}
        made = [self.part(f"tufts.{on}", Mesh.joined(locks), None, near, 2.2) for on, locks in grown.items()]
        return [replace(part, line=1.1) for part in made] if shaggy else []

    def _tuft(self, number: int, root: Space, way: Space, long: float, shaggy: float) -> Mesh:
        reach = long * shaggy * (0.85 + 0.3 * math.sin(2.7 * number))
        knots = [root - 0.25 * reach * way, root + 0.35 * reach * way, root + reach * way + vec(0, -0.12 * reach, 0)]
        return tube(knots, [0.24 * reach, 0.26 * reach, 0.02 * reach], self.axes[:, 0], 0.6, 3, 8).mesh()

    def _tail_of_hair(self, knots: Space, thick: float) -> list[Part]:
        """Five long locks that part as they fall."""
        tone = colour(self.breed.mane)
        names = tuple(f"tail{i}" for i in range(5))
        made = []
        for i in range(5):
            apart = self.axes[:, 0] * (i - 2) * 0.30 * thick + self.axes[:, 2] * math.sin(2.1 * i) * 0.5 * thick
            way = knots + apart * np.linspace(0, 1, len(knots))[:, None] ** 0.7
            lock = tube(
                smooth(way, 3),
                [0.5 * thick, 0.75 * thick, 0.9 * thick, 0.6 * thick, 0.1 * thick],
                self.axes[:, 0],
                0.7,
                3,
                10,
            )
            marks = [
                Stroke(
                    lock.at(np.linspace(0.1, 0.9, 9), np.full(9, a)),
                    0.8 * self.detail,
                    mix(tone, colour("#f0dcc0"), 0.3),
                    0.45,
                )
                for a in (0.8, 2.2, 4.0)
            ]
            part = replace(self.part(f"tail{i}", lock.mesh(), tone, names, 0.4, "tail"), texture="hair", line=1.1)
            made.append(part.marked(*marks))
        return made

    def _mane(self) -> list[Part]:
        """Locks along the crest of the neck, falling to one side, and a forelock."""
        tone = colour(self.breed.mane)
        crest = smooth(
            np.array(
                [
                    self.shoulder + self.breast @ vec(0, 0.24 * self.breed.spine, 0.02 * self.breed.spine),
                    self.throat + self.half_neck[:, 1] * 1.02 * self.breed.neck_radii[0],
                    self.nape
                    + self.neck_axes[:, 1] * 1.0 * self.breed.neck_radii[2]
                    + self.head @ vec(0, 0.10 * self.breed.head, 0),
                ]
            ),
            5,
        )
        sides, pale = (self.half_neck[:, 0], -self.half_neck[:, 0]), mix(tone, colour("#f0dcc0"), 0.3)
        # Every other lock of a side is one part: a line still tells neighbours apart, and there is less to look at.
        names = tuple(f"mane{i}" for i in range(4))
        locks: list[list[Mesh]] = [[] for _ in names]
        marks: list[list[Mark]] = [[] for _ in names]
        for i, root in enumerate(np.repeat(crest, 2, axis=0)):
            aside = sides[i % 2]
            fall = 9.5 + 2.5 * math.sin(1.7 * i)
            sway = self.axes[:, 2] * (-1.6 + 1.2 * math.sin(2.3 * i))
            knots = [
                root + aside * 0.2,
                root + aside * 3.4 + vec(0, -0.8, 0),
                root + aside * 5.0 + sway * 0.6 + vec(0, -0.55 * fall, 0),
                root + aside * 5.2 + sway * 1.6 + vec(0, -fall, 0),
            ]
            lock = tube(knots, [1.4, 3.0, 2.7, 0.2], self.half_neck[:, 2], 0.4, 4, 10)
            locks[i % 4].append(lock.mesh())
            marks[i % 4] += [
                Stroke(lock.at(np.linspace(0.1, 0.85, 7), np.full(7, a)), 0.8 * self.detail, pale, 0.45)
                for a in (1.2, 2.0)
            ]
        made = [
            replace(self.part(name, Mesh.joined(mine), tone, names, 0.5, "mane"), texture="hair", line=1.1).marked(*own)
            for name, mine, own in zip(names, locks, marks, strict=True)
        ]
        top = self.nape + self.head @ vec(0, 0.26 * self.breed.head, 0.06 * self.breed.head)
        fore = tube(
            [top, top + self.head @ vec(0.4, 0.4, 2.4), top + self.head @ vec(0.8, -1.6, 5.6)],
            [1.2, 1.6, 0.2],
            self.head[:, 0],
            0.45,
            4,
            10,
        )
        made.append(replace(self.part("forelock", fore.mesh(), tone, names, 0.5, "mane"), texture="hair", line=1.1))
        return made

    def _antlers(self) -> list[Part]:
        size, f = self.breed.antlers * self.breed.head, self.head
        tone = colour("#c9b08a")
        made = []
        for side in (-1, 1):

            def at(x: float, y: float, z: float, side: int = side) -> Space:
                return self.nape + f @ (vec(side * x, y, z) * size)

            beam = tube(
                [
                    at(0.12, 0.24, 0.12),
                    at(0.26, 0.60, 0.02),
                    at(0.56, 1.00, -0.06),
                    at(0.62, 1.48, 0.10),
                    at(0.48, 1.84, 0.34),
                ],
                [0.065 * size, 0.06 * size, 0.052 * size, 0.04 * size, 0.012 * size],
                steps=6,
                count=10,
            )
            tines = [
                tube([at(*start), at(*mid), at(*end)], [0.045 * size, 0.038 * size, 0.010 * size], steps=5, count=9)
                for start, mid, end in (
                    ((0.16, 0.36, 0.10), (0.24, 0.46, 0.34), (0.26, 0.72, 0.50)),
                    ((0.46, 0.86, -0.04), (0.66, 0.98, 0.12), (0.78, 1.26, 0.26)),
                    ((0.62, 1.34, 0.06), (0.84, 1.46, 0.02), (0.92, 1.74, 0.04)),
                )
            ]
            mesh = Mesh.joined([beam.mesh(), *(tine.mesh() for tine in tines)])
            made.append(
                replace(
                    self.part(f"antler{side}", mesh, tone, (), 0.0, ""),
                    role="antler",
                    texture="garment",
                    line=1.2,
                    round_by=0.7,
                )
            )
        return made

    def places(self) -> dict[str, Space]:
        f, size = self.head, self.breed.head
        return {
            "head": self.nape + f @ vec(0, 0.1 * size, 0.3 * size),
            "mouth": self.nape + f @ vec(0, -0.1 * size, 0.95 * size),
            "eye": self.nape + f @ vec(0.2 * size, 0.15 * size, 0.3 * size),
            "back": self.loin + self.middle @ vec(0, 0.2 * self.breed.spine, 0),
            "tail": self._spine_at(self.breed.trunk[0][0])[0],
        }


def animal(
    breed: str | Breed,
    carriage: str | Carriage = "stand",
    facing: float = 0.0,
    at: Vector = (0.0, 0.0, 0.0),
    name: str = "",
    detail: float = 1.0,
) -> Actor:
    """A four-legged animal doing something, in space; `facing` 90 shows its left side going to picture right."""
    kind = BREEDS[breed] if isinstance(breed, str) else breed
    how = CARRIAGES[carriage] if isinstance(carriage, str) else carriage
    beast = Beast(kind, how, facing, at, f"{name}." if name else "", detail)
    return Actor(tuple(beast.parts()), beast.places())
