"""A posed body clothed: trunk, limbs, hands and feet as parts, and the clothes over them."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from numpy.typing import ArrayLike

from studio.colour import Colour, colour, mix
from studio.figures.cutting import Cut
from studio.figures.drapery import Drapery, hollow_of, mantle, skirt, wrap
from studio.figures.hands import hand
from studio.figures.mesh import Blush, Loft, Mark, Mesh, Part, Patch, Stroke, Wave, ball, loft, tube
from studio.figures.necklines import below_edge, neck, neckline, opened, top_edge
from studio.figures.neckwear import collar, sash, scarf
from studio.figures.patterns import Surface, pattern
from studio.figures.skeleton import BALL, HEEL, Reach, Stride
from studio.figures.space import Space, across, smooth, unit, vec

FRONT = np.pi / 2
# A foot along the sole: half width, half height and height of the middle, by the body's thickness.
SOLE = (
    (0.0, 1.05, 1.05, 1.20),
    (0.08, 1.48, 1.66, 1.70),
    (0.22, 1.42, 1.80, 1.84),
    (0.40, 1.46, 1.55, 2.05),  # the arch clears the ground
    (0.62, 1.92, 1.24, 1.26),
    (0.82, 2.00, 1.00, 1.02),
    (0.95, 1.50, 0.82, 0.96),
    (1.0, 0.8, 0.5, 0.95),
)


# How far the point of a bent elbow or knee stands off from the bones' meeting, and how much thinner the limb is there:
# a corner with a bone in it, no bend in a hose.
ELBOW, KNEE, BONY = 1.35, 1.15, 0.55
# How far a calf stands out behind the shin.
CALF = 1.25
# A bib on the breast: how high it goes, and half its breadth in radians round the trunk.
BIB_HIGH, BIB_WIDE = 0.62, 0.60
# Half the breadth of a brace, in radians round the trunk.
STRAP = 0.085
# How high on the trunk overalls have their waist.
WAISTBAND = 0.19
# Where a hem is turned up it is this much thicker, over this share of the limb it ends on.
HEM, HEM_LONG = 0.10, 0.07


def _rumpled(at: float, bent: float, amount: float = 0.11, hem: float = 0.0) -> Wave:
    """Cloth pushed together where a limb bends: its outline swells and sinks there; `hem` thickens its end."""

    def wave(t: Space, angle: Space) -> Space:
        near = np.exp(-(((t - at) / 0.26) ** 2))
        # Outwards more than inwards: there is an arm in it.
        pushed = amount * min(1.0, 0.25 + 1.6 * bent) * near * (0.45 + 0.75 * np.sin(34 * t + 1.5 * np.cos(angle)))
        return np.asarray(1 + pushed + hem * (t > 1 - HEM_LONG))

    return wave


def _corner(bent: float) -> float:
    """How much of a corner a joint makes."""
    return min(1.0, 3 * bent)


def _turned_up(t: Space, _: Space) -> Space:
    """The lower hem of a top."""
    return np.asarray(1 + 0.05 * (t < 0.05), np.float64)


def _by_length(sleeve: Loft) -> Surface:
    """A sleeve's surface with equal steps along it, however far apart its rings lie."""
    way = np.r_[0.0, np.linalg.norm(np.diff(sleeve.centres, axis=0), axis=1).cumsum()]
    rings = np.linspace(0, 1, len(way))

    def at(t: ArrayLike, angle: ArrayLike) -> Space:
        return sleeve.at(np.interp(np.asarray(t, np.float64), way / way[-1], rings), angle)

    return at


class Tailor(Cut):
    """Clothes one skeleton. All parts of one garment are one mass."""

    def parts(self) -> list[Part]:
        made = [*neck(self, self._trunk_rings()), *self._trunk()]
        for key, reach in self.s.arms.items():
            made += self._arm(key, reach)
        for key, stride in self.s.legs.items():
            made += self._leg(key, stride)
        return [*made, *self._skirt(), *self._mantles(), *self._wrap(), *scarf(self), *sash(self)]

    @property
    def _overalls(self) -> bool:
        """Trousers with a bib: an apron without a skirt."""
        return bool(self.dress.apron) and not self.dress.skirt

    # Trunk.

    def _trunk_rings(self, grow: float = 0.0) -> list[tuple[Space, Space, Space]]:
        s, b, k = self.s, self.b, self.k
        belly, bust, w = b.belly, b.bust, b.shoulder
        # A top is tucked in: below a closed skirt's band it keeps within the waist, or a thrown hip would push it out.
        tucked = self.dress.skirt > 0 and not self.dress.split
        table = [
            (
                s.hips + s.pelvis_axes @ vec(0, 0.4 * k, 0),
                s.pelvis_axes,
                b.hip + (0.2 if tucked else 1.8 if self.dress.skirt else 3.5) * k + 0.8 * belly,
                (3.4 if tucked else 4.9) * k + 2.0 * belly,
                0.6 * belly - 0.2 * k * (self.dress.skirt < 0.2),  # a skirt hangs from the waist, it shows no seat
            ),
            (
                s.waist,
                0.5 * s.pelvis_axes + 0.5 * s.half_axes,
                (0.72 + (0.09 if self.dress.split else 0.05) * (self.dress.skirt > 0) - 0.06 * bust) * w
                + 0.3 * k
                + 1.9 * belly,
                (4.0 + 0.3 * (self.dress.skirt > 0) - 0.3 * bust) * k + 3.2 * belly,
                1.6 * belly + 0.2 * k,
            ),
            (s.mid, s.half_axes, 0.84 * w + 0.9 * belly, 4.7 * k + 0.9 * bust + 1.6 * belly, 0.7 * bust + 0.8 * belly),
            (
                s.chest + s.chest_axes @ vec(0, -0.16 * b.spine, 0),
                s.chest_axes,
                0.98 * w,
                5.0 * k + 0.5 * bust,
                0.3 + 0.3 * k + 0.2 * bust,
            ),
            (s.chest + s.chest_axes @ vec(0, -0.055 * b.spine, 0), s.chest_axes, 0.96 * w, 4.2 * k, 0.0),
            (s.chest + s.chest_axes @ vec(0, 0.012 * b.spine, -0.2), s.chest_axes, 0.64 * w, 3.6 * k, -0.2),
            (s.chest + s.chest_axes @ vec(0, 0.060 * b.spine, -0.2), s.chest_axes, 0.40 * w, 3.1 * k, -0.2),
        ]
        return [
            (p + m @ vec(0, 0, z), unit(m[:, 0]) * (x + grow), unit(m[:, 2]) * (d + grow)) for p, m, x, d, z in table
        ]

    def _trunk(self) -> list[Part]:
        d = self.dress
        skin = loft(self._trunk_rings(), 28, 4, None if d.skirt else _turned_up)
        flows = ("upper.left", "upper.right", "seat", "skirt")
        part = self.cloth("torso", opened(self, skin), self.top, "coat", "top", flows, 2.6).marked(
            *self._front(skin), *self._pull(skin), *self._armpits(skin), *(() if d.skirt else self._hem(skin))
        )
        made = [
            part.marked(
                *pattern(
                    d.pattern,
                    self._beside_the_bib(skin),
                    self.trim,
                    WAISTBAND + 0.02 if self._overalls else 0.05,
                    0.88 if d.sleeve_end >= 0 else 0.62,
                    self.k,
                    self.detail,
                )
                if d.pattern != "border"
                else ()
            )
        ]
        if d.skirt < 0.2:
            made.append(self._seat())
        return [*made, *collar(self, skin)]

    def _beside_the_bib(self, skin: Loft) -> Surface:
        """The trunk for a pattern: under a bib and its straps it lies below the skin, where nothing of it is seen."""
        cloth = below_edge(self.dress.collar, skin)
        if not self._overalls:
            return cloth
        middle = skin.centres.mean(axis=0)

        def at(t: ArrayLike, angle: ArrayLike) -> Space:
            aside = np.abs(np.asarray(angle) - FRONT)
            strap = np.abs(aside - 0.68) < 0.2
            covered = strap | ((aside < BIB_WIDE) & (np.asarray(t) < BIB_HIGH))
            placed = cloth(t, angle)
            return np.asarray(np.where(covered[..., None], 0.5 * (placed + middle), placed), np.float64)

        return at

    def _hem(self, skin: Loft) -> list[Mark]:
        """The band a top ends in, and what it gathers."""
        turn = np.linspace(0, 2 * np.pi, 30)
        marks: list[Mark] = [Stroke(skin.at(np.full(30, 0.065), turn), 0.9 * self.detail, None, 0.65)]
        for angle in np.linspace(0.4, 2 * np.pi, 9):
            marks.append(
                Stroke(
                    skin.at(np.linspace(0.08, 0.15, 4), np.linspace(angle, angle + 0.1, 4)),
                    0.8 * self.detail,
                    None,
                    0.5,
                )
            )
        return marks

    def _pull(self, skin: Loft) -> list[Mark]:
        """Cloth drawn across a twisted waist, and the creases of a bent one."""
        yaw, pitch, roll = self.s.pose.bend
        if abs(yaw) + abs(pitch) + abs(roll) < 16 or self._overalls or self.dress.wrap:  # a bib lies flat
            return []
        sign = 1 if roll + 0.5 * yaw >= 0 else -1
        marks: list[Mark] = []
        for j, t in enumerate((0.17, 0.25) if self.dress.pattern == "" else (0.20,)):
            at = np.linspace(t, t + 0.08 - 0.03 * j, 9)
            turn = np.linspace(FRONT - sign * (1.45 - 0.1 * j), FRONT - sign * (0.45 + 0.2 * j), 9)
            marks.append(Stroke(skin.at(at, turn), 0.95 * self.detail, None, 0.6))
            marks.append(Stroke(skin.at(at[1:-1] + 0.022, turn[1:-1]), 1.4 * self.detail, self.top.lighter(0.14), 0.6))
        return marks

    def _armpits(self, skin: Loft) -> list[Mark]:
        """Cloth drawn from the side of the chest to a lifted or reaching arm."""
        marks: list[Mark] = []
        for key, root, sign in (("left", 0.0, 1.0), ("right", np.pi, -1.0)):
            reach = self.s.arms[key]
            way = self.s.chest_axes.T @ unit(reach.elbow - reach.shoulder)
            lift = float(np.clip(0.85 + way[1], 0, 1.2)) + 0.5 * max(0.0, float(way[2]))
            if lift < 0.45:
                continue
            for n, (deep, aside) in enumerate(((0.22, 0.55), (0.14, 0.75))[: 1 + (lift > 0.8)]):
                t = np.linspace(0.66 - 0.03 * n, 0.66 - deep * min(lift, 1.0), 9)
                angle = root + sign * (0.15 + aside * np.linspace(0, 1, 9) ** 0.8)
                marks.append(Stroke(skin.at(t, angle), (1.15 - 0.15 * n) * self.detail, None, 0.65))
        return marks

    def _front(self, skin: Loft) -> list[Mark]:
        """Buttons, necklines and lapels on the front of a top."""
        d, marks = self.dress, list[Mark]()
        if d.collar != "wrap" and (d.buttons or d.split):
            high = float(top_edge(d.collar, FRONT)) - 0.01
            marks.append(
                Stroke(skin.at(np.linspace(0.0, high, 14), np.full(14, FRONT - 0.10)), 1.0 * self.detail, None, 0.8)
            )
        if d.buttons:
            for t in np.linspace(0.16, min(0.85, float(top_edge(d.collar, FRONT)) - 0.05), 4):
                a = np.linspace(0, 2 * np.pi, 9)[:-1]
                marks.append(
                    Patch(skin.at(t + 0.014 * np.sin(a), FRONT + 0.02 + 0.05 * np.cos(a)), self.top.darker(0.55), 1.1)
                )
        if d.braces:
            for sign in (-1, 1):
                front, back = FRONT + sign * np.linspace(0.75, 0.62, 16), -FRONT + sign * np.linspace(-0.45, 0.62, 16)
                marks += [self._strap(skin, turn) for turn in (front, back)]
        if self._overalls:
            bib = _bib(skin.at, 0.0, BIB_HIGH, BIB_WIDE, BIB_WIDE)
            marks.insert(0, Patch(bib, colour(d.apron), 0.9, line=1.0 * self.detail))
        return [*marks, *neckline(self, skin)]

    def _strap(self, skin: Loft, turn: Space) -> Patch:
        """A brace over the shoulder: body colour, for ink on a bright shirt would be black."""
        t = np.linspace(WAISTBAND if self._overalls else 0.02, 0.92, len(turn))
        ring = np.vstack([skin.at(t, turn - STRAP), skin.at(t, turn + STRAP)[::-1]])
        return Patch(ring, colour(self.dress.braces), 1.0, line=0.8 * self.detail, lift=0.2)

    def _seat(self) -> Part:
        s, b, k = self.s, self.b, self.k
        fat = 1.0 * b.belly
        standing = max(0.0, 1 - 4 * max(leg.bent for leg in s.legs.values()))
        table = [
            (
                s.hips + 0.35 * (s.waist - s.hips),
                0.66 * b.shoulder + 0.3 * k + 0.9 * fat,
                3.9 * k + 1.6 * fat,
                0.8 * fat,
            ),
            (
                s.hips + s.pelvis_axes @ vec(0, 1.0 * k, 0),
                b.hip + 3.2 * k + 0.7 * fat,
                4.7 * k + 1.8 * fat,
                0.5 * fat - 0.4 * k,
            ),
            (s.hips + s.pelvis_axes @ vec(0, -3.0 * k, 0), b.hip + 3.3 * k, 4.7 * k + 0.5 * fat, -0.9 * k),
            (s.hips + s.pelvis_axes @ vec(0, -5.4 * k, 0), 0.55 * b.hip + 0.9 * k, 3.0 * k, -0.2 * k),
            # Between legs that stand the crotch ends in a point: cut straight it would be a bridge from leg to leg.
            (s.hips + s.pelvis_axes @ vec(0, (-5.8 - 1.2 * standing) * k, 0), 0.25 * b.hip, 1.6 * k, 0.0),
            (s.hips + s.pelvis_axes @ vec(0, (-6.0 - 2.2 * standing) * k, 0), 0.05 * b.hip, 0.6 * k, 0.0),
        ]
        rings = [
            (p + s.pelvis_axes @ vec(0, 0, z), s.pelvis_axes[:, 0] * x, s.pelvis_axes[:, 2] * d) for p, x, d, z in table
        ]
        if self._overalls:  # over the top, up to the waist, where the bib begins
            hips, waist = self._trunk_rings(0.35 * k)[:2]
            rings = [waist, hips, *rings[2:]]
        part = self.cloth(
            "seat",
            loft(rings, 24, 4).mesh(),
            self._leg_tone(),
            "trousers",
            "legs",
            ("thigh.left", "thigh.right", "torso"),
            3.4,
        )
        return replace(part, over=0.25 if self._overalls else -0.25)

    # Arms.

    def _arm(self, key: str, reach: Reach) -> list[Part]:
        s, d, k = self.s, self.dress, self.k
        side = 1 if key == "left" else -1
        wide = 0.6 + 0.4 * d.sleeve
        start = reach.shoulder + s.chest_axes @ vec(-side * 2.6 * k, -0.5 * k, 0)
        gap = reach.elbow - reach.shoulder
        cover = np.clip(1 + d.sleeve_end, 0, 1) if d.sleeve_end < 0 else 1.0
        corner = _corner(reach.bent)
        tip = reach.elbow - reach.inside * ELBOW * k * corner
        # A shoulder swells outwards.
        knots = [start, reach.shoulder + 0.20 * gap - reach.inside * 0.45 * k, reach.shoulder + 0.68 * gap, tip]
        made: list[Part] = []
        flows = ("torso", f"fore.{key}", f"arm.{key}")
        strong = 1 + 0.10 * max(0.0, 1 - s.body.feminine) * (s.body.age > 17)
        if cover < 1:
            bare = tube(
                knots,
                [r * k * 0.92 for r in (2.1, 2.75 * strong, 2.2, 1.85 - BONY * corner)],
                s.chest_axes[:, 2],
                steps=5,
            )
            made.append(
                self.flesh(f"skin.{key}", bare.mesh(), f"arm.{key}", (f"arm.{key}", "torso", f"upper.{key}"), 2.6)
            )
        if cover > 0:
            last = tip if cover == 1 else reach.shoulder + cover * gap
            end = [knots[0], knots[1], reach.shoulder + 0.7 * cover * gap, last]
            sleeve = tube(
                end,
                [r * k * wide for r in (2.2, 2.95 * strong, 2.4, 2.05 - BONY * corner if cover == 1 else 2.6)],
                s.chest_axes[:, 2],
                steps=7,
                capped=cover == 1,
                wave=_rumpled(0.9, reach.bent) if cover == 1 else None,
            )
            part = self.cloth(f"upper.{key}", sleeve.mesh(), self.top, "coat", "top", flows, 2.9)
            made.append(
                part.marked(
                    *self._creases(sleeve, 0.90, reach.inside, reach.bent, self.top),
                    *self._on_sleeve(sleeve, 0.34, 0.84),
                    *((self._armhole(sleeve),) if d.split else ()),
                )
            )
        return [*made, *self._forearm(key, reach, wide)]

    def _forearm(self, key: str, reach: Reach, wide: float) -> list[Part]:
        d, k, wrist = self.dress, self.k, reach.wrist
        gap = wrist.at - reach.elbow
        corner = _corner(reach.bent)
        tip = reach.elbow - reach.inside * (ELBOW - 0.2) * k * corner
        made: list[Part] = []
        if d.sleeve_end > 0.15:
            end = reach.elbow + gap * d.sleeve_end
            knots = [
                tip,
                reach.elbow + 0.26 * d.sleeve_end * gap - reach.inside * 0.30 * k,
                reach.elbow + 0.65 * d.sleeve_end * gap,
                end,
            ]
            bell = d.bell * np.array([0.0, 0.25, 0.9, 1.7])
            radii = (np.array([2.05 - BONY * corner, 2.50, 1.98, 1.62]) * wide + bell) * k
            fall = vec(0, -1, 0) * (bell * 0.75 * k)[:, None]
            rumple = None if d.bell else _rumpled(0.12, reach.bent, hem=HEM)
            sleeve = tube(
                np.array(knots) + fall, radii.tolist(), self.s.chest_axes[:, 2], steps=7, capped=False, wave=rumple
            )
            part = self.cloth(f"fore.{key}", sleeve.mesh(), self.top, "coat", "top", (f"upper.{key}",), 2.3)
            hem = Stroke(sleeve.at(np.full(20, 0.94), np.linspace(0, 2 * np.pi, 20)), 0.9 * self.detail, None, 0.6)
            made.append(
                part.marked(
                    *self._creases(sleeve, 0.10, reach.inside, reach.bent, self.top),
                    *self._on_sleeve(sleeve, 0.22, 0.88),
                    *((hem,) if not d.bell else ()),
                )
            )
            if d.cuff:
                edge = unit(gap)
                band = tube([end - edge * 0.3, end + edge * 0.9 * k], [1.74 * k * wide, 1.7 * k * wide], capped=False)
                made.append(
                    replace(
                        self.cloth(f"cuff.{key}", band.mesh(), self.trim, "collar"), weight=0.5, line=1.0, modelling=0.2
                    )
                )
        way = [tip, reach.elbow + 0.28 * gap, wrist.at, wrist.at + wrist.ahead * 0.05 * self.b.hand]
        arm = tube(way, [r * k for r in (1.85 - BONY * corner, 2.15, 1.24, 1.12)], steps=5)
        bare = d.sleeve_end <= 0.15
        flows = (f"{key}.palm", f"skin.{key}", *((f"upper.{key}",) if bare else ()))
        made.append(self.flesh(f"arm.{key}", arm.mesh(), f"arm.{key}", flows, 1.7))
        slim = (0.94 + 0.2 * (k - 1)) * (1 - 0.05 * self.s.body.feminine) * (1.08 if self.s.body.child > 0.9 else 1.0)
        fingers = hand(
            wrist, reach.hand, self.skin, self.name(f"{key}."), frozenset({self.name(f"arm.{key}")}), slim, self.detail
        )
        return [*made, *(replace(part, fuse=self.name(f"arm.{key}")) for part in fingers)]

    def _on_sleeve(self, sleeve: Loft, low: float, high: float) -> tuple[Mark, ...]:
        """The pattern of the top; hoops keep away from the joints, where the inside of a bend would heap them."""
        if self.dress.pattern in ("", "border"):
            return ()
        if self.dress.pattern != "stripes":
            low, high = 0.12, 0.9
        return pattern(self.dress.pattern, _by_length(sleeve), self.trim, low, high, self.k, self.detail)

    def _armhole(self, sleeve: Loft) -> Stroke:
        """The seam where the sleeve of a coat is set in."""
        turn = np.linspace(0, 2 * np.pi, 30)
        return Stroke(sleeve.at(np.full(30, 0.2), turn), 1.0 * self.detail, None, 0.7, 0.3)

    def _creases(self, skin: Loft, t: float, towards: Space, bent: float, tone: Colour) -> tuple[Mark, ...]:
        """Folds on the inside of a bent joint, like a fan."""
        if bent < 0.05:
            return ()
        i = int(t * (len(skin.centres) - 1))
        u, v = unit(skin.sides[i]), unit(skin.fronts[i])
        angle = float(np.arctan2(towards @ v, towards @ u))
        marks: list[Mark] = []
        for n in range(3 if bent > 0.3 else 2):
            span = np.linspace(-0.9, 0.6, 7) * (1 - 0.2 * n)
            at = np.clip(t + (n - 0.7) * 0.075 + 0.03 * np.sin(2 * span + n), 0, 1)
            marks.append(Stroke(skin.at(at, angle + span), (1.15 - 0.15 * n) * self.detail, None, 0.75))
        wedge = np.array([(-0.05, -0.8), (0.05, -0.7), (0.11, 0.0), (0.04, 0.6), (-0.06, 0.5), (-0.10, 0.0)])
        ring = skin.at(np.clip(t + wedge[:, 0] * (1 + bent), 0, 1), angle + wedge[:, 1])
        hollow = Blush(smooth(np.vstack([ring, ring[:1]]), 3)[:-1], hollow_of(tone), min(0.28, 0.08 + 0.6 * bent), 0.6)
        return (hollow, *self._drawn(skin, t, angle, min(1.0, 0.35 + bent), tone), *marks)

    def _drawn(self, skin: Loft, t: float, angle: float, reach: float, tone: Colour) -> list[Mark]:
        """Folds drawn from the inside of a joint round to its point: each a valley of shade beside a ridge of light."""
        way = 1.0 if t < 0.5 else -1.0
        along = np.linspace(0, 1, 8)
        marks: list[Mark] = []
        for far, side, start in ((0.52, 1.0, 0.3), (0.44, -1.0, 0.35), (0.30, 1.0, 0.9), (0.26, -1.0, 0.95)):
            at = np.clip(t + way * reach * far * along**1.2, 0.0, 1.0)
            turn = angle + side * (start + 1.15 * along**0.8)
            if start < 0.5:
                marks.append(self._valley(skin, at, turn, side, tone))
            marks.append(Stroke(skin.at(at, turn), 0.95 * self.detail, None, 0.6))
            ridge = skin.at(np.clip(at[1:-1] + way * 0.035, 0, 1), turn[1:-1] + 0.16 * side)
            marks.append(Stroke(ridge, 1.5 * self.detail, tone.lighter(0.16), 0.6))
        return marks

    @staticmethod
    def _valley(skin: Loft, at: Space, turn: Space, side: float, tone: Colour) -> Blush:
        """Shade along one side of a fold, widest where it is deepest."""
        wide = 0.34 * side * np.sin(np.pi * np.linspace(0.15, 0.95, len(at)))
        ring = np.vstack([skin.at(at, turn), skin.at(at, turn - wide)[::-1]])
        return Blush(ring, hollow_of(tone), 0.42, 0.25)

    # Legs.

    def _leg_tone(self) -> Colour:
        return self.skin if self.dress.legs == "bare" else self.bottom

    def _leg(self, key: str, leg: Stride) -> list[Part]:
        d, k = self.dress, self.k
        clothed = d.legs not in ("bare",)
        wide = {"wide": 1.28, "tights": 0.84, "bare": 0.84}.get(d.legs, 1.0)
        thigh_gap, shin_gap = leg.knee - leg.hip, leg.ankle - leg.knee
        hidden = d.skirt >= 0.5 and not d.split
        corner = _corner(leg.bent)
        clothed_loosely = d.legs in ("trousers", "wide")
        # Thighs lie against each other: the gap between legs is a wedge, no slot.
        inwards = self.s.pelvis_axes[:, 0] * (-k if key == "left" else k)
        made: list[Part] = []
        if not hidden:
            knots = [
                leg.hip + 0.07 * thigh_gap + 0.9 * inwards,
                leg.hip + 0.35 * thigh_gap - leg.inside * 0.7 * k + 0.45 * inwards,
                leg.hip + 0.75 * thigh_gap - leg.inside * 0.2 * k,
                leg.knee - leg.inside * KNEE * k * corner,
            ]
            loose = _rumpled(0.95, leg.bent, 0.09) if clothed_loosely else None
            thigh = tube(
                knots,
                [r * k * wide for r in (4.4, 4.5, 3.25, 2.7 - BONY * corner)],
                self.s.pelvis_axes[:, 0],
                steps=7,
                wave=loose,
            )
            made.append(
                self._limb(f"thigh.{key}", thigh, clothed, ("seat", f"shin.{key}")).marked(
                    *(self._creases(thigh, 0.04, self.s.axes[:, 2], leg.bent, self.bottom) if clothed else ()),
                    *(self._slack(thigh, key) if clothed_loosely else ()),
                    *((self._ironed(thigh, 0.25, 0.97),) if d.collar == "lapels" else ()),
                    *(self._creases(thigh, 0.93, leg.inside, leg.bent, self.bottom) if clothed_loosely else ()),
                )
            )
        # Under a skirt a leg begins where the cloth has surely ended.
        above = hidden and d.skirt < 0.75 and leg.bent <= 0.35
        start = (0.34 if leg.bent > 0.35 else 0.16) if hidden else 0.0
        short = d.legs == "shorts"
        knots = [
            leg.knee - 0.25 * thigh_gap
            if above
            else leg.knee + start * shin_gap - leg.inside * (KNEE - 0.3) * k * corner * (not hidden),
            leg.knee + 0.28 * shin_gap + leg.inside * CALF * k - 0.30 * inwards,
            leg.knee + 0.66 * shin_gap + leg.inside * 0.35 * k,
            leg.ankle,
        ]
        ends = {"trousers": 2.15, "wide": 2.9}.get(d.legs, 1.35)
        slim = wide if d.legs != "wide" else 1.15
        shin = tube(
            knots,
            [
                r * k * slim
                for r in ((2.6 - BONY * corner, 3.0, 2.1) if clothed_loosely else (2.5 - BONY * corner, 3.15, 1.7))
            ]
            + [ends * k],
            self.s.pelvis_axes[:, 0],
            steps=7,
            wave=_rumpled(0.92, 0.5, 0.12, HEM) if clothed_loosely else None,
        )
        part = self._limb(f"shin.{key}", shin, clothed and not short, (f"thigh.{key}",))
        # Cloth lies on a shin and hides it, however thinly.
        part = replace(part, over=-1.3 * k if hidden else part.over)
        marks: list[Mark] = (
            list(self._creases(shin, 0.07, leg.inside, leg.bent, self.bottom)) if clothed and not short else []
        )
        if clothed_loosely:
            marks += self._broken_on_the_shoe(shin)
            if d.collar == "lapels":
                marks.append(self._ironed(shin, 0.05, 0.86))
            marks.append(
                Stroke(shin.at(np.full(18, 0.97), np.linspace(0, 2 * np.pi, 18)), 0.9 * self.detail, None, 0.6)
            )
        made.append(part.marked(*marks))
        return [*made, *self._foot(key, leg)]

    def _slack(self, thigh: Loft, key: str) -> list[Mark]:
        """How trousers hang on a leg that stands: drawn from the crotch, loose over the knee."""
        inner, sign = (np.pi, -1.0) if key == "left" else (0.0, 1.0)
        marks: list[Mark] = []
        along = np.linspace(0, 1, 8)
        for start, down, round_ in ((0.08, 0.16, 1.2), (0.18, 0.16, 0.9)):
            turn = inner + sign * (0.35 + round_ * along)
            marks.append(Stroke(thigh.at(start + down * along**1.6, turn), 0.95 * self.detail, None, 0.55))
        for at, middle, sign in ((0.88, FRONT - 0.5, 1.0), (0.96, FRONT + 0.45, -1.0)):
            turn = middle + sign * np.linspace(-0.6, 0.5, 7)
            marks.append(
                Stroke(thigh.at(at + 0.025 * np.sin(np.linspace(0, 3, 7)), turn), 0.95 * self.detail, None, 0.6)
            )
        return marks

    def _ahead(self, skin: Loft) -> float:
        """Where round a leg its front is."""
        ahead = self.s.axes[:, 2]
        return float(np.arctan2(ahead @ unit(skin.fronts[-1]), ahead @ unit(skin.sides[-1])))

    def _ironed(self, skin: Loft, low: float, high: float) -> Stroke:
        """The crease down the front of a suit's trousers, lit along its edge."""
        path = skin.at(np.linspace(low, high, 14), np.full(14, self._ahead(skin)))
        return Stroke(path, 1.1 * self.detail, self.bottom.lighter(0.16), 0.7)

    def _broken_on_the_shoe(self, shin: Loft) -> list[Mark]:
        """Trousers are a little too long."""
        front = self._ahead(shin)
        marks: list[Mark] = []
        for t, side in ((0.87, 1), (0.80, -1), (0.73, 1)):
            at, turn = t + 0.03 * np.sin(np.linspace(0, 3, 7)), front + side * np.linspace(-0.3, 1.4, 7)
            marks.append(Stroke(shin.at(at, turn), 0.9 * self.detail, None, 0.6))
            marks.append(
                Stroke(shin.at(at[1:-1] - 0.03, turn[1:-1]), 1.3 * self.detail, self.bottom.lighter(0.16), 0.6)
            )
        return marks

    def _limb(self, what: str, skin: Loft, clothed: bool, flows: tuple[str, ...]) -> Part:
        if clothed:
            part = self.cloth(what, skin.mesh(), self.bottom, "trousers", "legs", flows, 2.6)
            return replace(part, over=-2.0 if self.dress.skirt and what.startswith("thigh") else 0.0)
        return self.flesh(
            what, skin.mesh(), f"bare.{what.split('.')[1]}" if self.dress.legs != "bare" else "legs", flows, 2.6
        )

    def _foot(self, key: str, leg: Stride) -> list[Part]:
        """A foot or shoe: heel, instep, ball and toe over a flat sole."""
        d, k = self.dress, self.k
        ahead = unit(leg.toe)
        upright = self.s.axes[:, 1]
        up = across(upright if abs(ahead @ upright) < 0.93 else leg.knee - leg.ankle, ahead)
        side = np.cross(up, ahead)
        size = self.b.foot
        heel = leg.ankle - up * (self.b.ankle - 0.15) + ahead * HEEL * size
        ball = BALL - HEEL
        joint = heel + ahead * ball * size
        # Toes bend at the ball: of a foot that pushes off they stay on the ground.
        rises = leg.planted and float(ahead @ upright) < -0.12
        toewards = across(ahead, upright) if rises else ahead
        above = upright if rises else up

        def on_sole(t: float, x: float, y: float) -> Space:
            """A place by its share of the foot's length, aside and up."""
            if t < ball:
                return np.asarray(heel + ahead * t * size + (side * x + up * y) * k, np.float64)
            return np.asarray(joint + toewards * (t - ball) * size + (side * x + above * y) * k, np.float64)

        sole = loft(
            [(on_sole(t, 0, y), side * w * k, (above if t > ball else up) * h * k) for t, w, h, y in SOLE], 18, 4
        )
        high = max(d.boots, 0.0 if d.barefoot else 0.06)
        top = leg.ankle + high * (leg.knee - leg.ankle)
        way = [top, leg.ankle + 0.1 * (top - leg.ankle), heel + ahead * 2.5 * k + up * 1.9 * k]
        shaft = tube(way, [(1.9 + 1.6 * d.boots) * k, 1.85 * k, 1.6 * k], steps=4)
        if d.barefoot:
            return self._bare_foot(key, sole, shaft, self._toes(key, on_sole))
        tone, fuse = colour(d.shoes), f"foot.{key}"
        shoe = self.cloth(f"shoe.{key}", sole.mesh(), tone, "shoes", fuse, (f"ankle.{key}",), 3.0)
        neck = self.cloth(f"ankle.{key}", shaft.mesh(), tone, "shoes", fuse, (f"shoe.{key}",), 3.0)
        return [replace(shoe, weight=1.0).marked(*self._shoemaking(sole, tone)), neck]

    def _shoemaking(self, sole: Loft, tone: Colour) -> list[Mark]:
        """What makes a shoe of a loaf: a sole, a toe cap, laces."""
        marks: list[Mark] = []
        t = np.linspace(0.03, 0.97, 14)
        leather = tone.darker(0.55) if tone.lightness > 0.35 else mix(tone, colour("#a8875c"), 0.45)
        for inner, outer in ((-0.42, -1.1), (np.pi + 0.42, np.pi + 1.1)):
            band = np.vstack([sole.at(t, np.full(14, inner)), sole.at(t[::-1], np.full(14, outer))])
            marks.append(Patch(band, leather, 0.95, lift=0.1))
        line = mix(tone, colour("#f0dcc0"), 0.35) if tone.lightness < 0.35 else None
        over = np.linspace(0.25, np.pi - 0.25, 9)
        cap = Stroke(sole.at(0.80 - 0.05 * np.sin(over), over), 0.8 * self.detail, line, 0.6)
        laces = [
            Stroke(sole.at(np.full(4, at), np.linspace(1.15, 2.0, 4)), 0.9 * self.detail, line, 0.7)
            for at in (0.42, 0.52, 0.62)
        ]
        return [*marks, cap, *(laces if not self.dress.boots else ())]

    def _bare_foot(self, key: str, sole: Loft, shaft: Loft, toes: Mesh) -> list[Part]:
        fuse = "legs" if self.dress.legs == "bare" else f"bare.{key}"
        return [
            self.flesh(f"shoe.{key}", sole.mesh(), fuse, (f"ankle.{key}", f"shin.{key}", f"toes.{key}"), 3.0),
            self.flesh(f"ankle.{key}", shaft.mesh(), fuse, (f"shoe.{key}", f"shin.{key}"), 3.0),
            self.flesh(f"toes.{key}", toes, fuse, (f"shoe.{key}",), 0.9),
        ]

    def _toes(self, key: str, on_sole: Callable[[float, float, float], Space]) -> Mesh:
        """Five of them, the great one inside."""
        k, inside = self.k, 1 if key == "right" else -1
        places = [on_sole(0.99 - 0.045 * abs(i - 0.6), inside * (1.15 - 0.58 * i), 0.62) for i in range(5)]
        return Mesh.joined([ball(place, (0.62 - 0.06 * i) * k, count=7) for i, place in enumerate(places)])

    # What hangs.

    def _skirt(self) -> list[Part]:
        d = self.dress
        if not d.skirt:
            return []
        tone = self.top if d.skirt_tone == "top" else colour(d.skirt_tone) if d.skirt_tone else self.bottom
        fall = skirt(self.s, d.skirt, d.flare, d.folds, d.split, d.wind, self.floor)
        part = self.cloth(
            "skirt",
            fall.mesh(),
            tone,
            "skirt" if not d.split else "coat",
            "top" if tone == self.top else "",
            ("torso",),
            3.2,
        )
        marks: list[Mark] = [*pattern(d.pattern, fall.at, self.trim, 0.10, 0.97, self.k, self.detail)]
        if d.apron:
            marks.insert(
                0, Patch(_bib(fall.at, 0.02, 0.84, 0.62, 0.75), colour(d.apron), 0.4, line=1.0 * self.detail, lift=2.2)
            )
        if d.wrap:
            marks += self._pleats(fall)
        if d.split and d.skirt > 0.3:
            marks += self._pockets(fall, tone)
        return [replace(part.marked(*marks, *fall.folds(1.15 * self.detail, 0.12 * self.k, tone)), round_by=0.8)]

    def _pockets(self, fall: Drapery, tone: Colour) -> list[Mark]:
        """Flaps of pockets on either hip of a coat, where hands reach them."""
        high = 0.13 / self.dress.skirt
        g = np.linspace(-0.34, 0.34, 7)
        made: list[Mark] = []
        for turn in (0.95, 2 * np.pi - 0.95):
            low = min(0.9, 1.6 * high)
            ring = np.vstack([fall.at(np.full(7, 0.75 * high), turn + g), fall.at(np.full(7, low), turn + g[::-1])])
            made.append(Patch(ring, tone.darker(0.08), 0.8, line=1.1 * self.detail, lift=0.4))
        return made

    def _pleats(self, fall: Drapery) -> list[Mark]:
        """Cloth laid in folds and tucked in at the middle of the waist."""
        return [
            Stroke(
                fall.at(np.linspace(0.03, end, 12), FRONT + turn * np.linspace(0.5, 1.3, 12)),
                1.1 * self.detail,
                None,
                0.7,
                0.3,
            )
            for turn, end in ((-0.42, 0.45), (-0.25, 0.7), (-0.08, 0.85), (0.09, 0.75), (0.26, 0.6), (0.43, 0.4))
        ]

    def _mantles(self) -> list[Part]:
        d, made = self.dress, list[Part]()
        if d.cape:
            made.append(self._mantle("cape", colour(d.cape), d.cape_length, 0.75))
        if d.poncho:
            made.append(self._mantle("poncho", colour(d.poncho), 0.46, 0.0))
        return made

    def _mantle(self, what: str, tone: Colour, long: float, split: float) -> Part:
        fall = mantle(self.s, long, split, self.dress.wind, self.floor)
        marks = pattern(self.dress.pattern, fall.at, self.trim, 0.2, 0.97, self.k, self.detail)
        part = replace(self.cloth(what, fall.mesh(), tone, what, "", ("collar",), 1.0), two_sided=split > 0)
        return part.marked(*marks, *fall.folds(1.15 * self.detail, 0.11 * self.k, tone))

    def _wrap(self) -> list[Part]:
        """A length of cloth from the right hip over the breast and the left shoulder, hanging down the back."""
        d = self.dress
        if not d.wrap:
            return []
        cloth = wrap(self.s, loft(self._trunk_rings(0.9 * self.k), 28, 4), d.wrap_length, d.wind)
        part = replace(self.cloth("wrap", cloth.mesh(), colour(d.wrap), "cape"), two_sided=True)
        along = np.linspace(0.02, 0.98, 30)
        folds = [
            Stroke(cloth.at(np.linspace(0.04 * n, 0.97, 30), np.full(30, v * 2 * np.pi)), 1.0 * self.detail, None, 0.6)
            for n, v in enumerate((0.24, 0.43, 0.62, 0.81))
        ]
        edges = [
            Stroke(cloth.at(along, np.full(30, v * 2 * np.pi)), 2.2 * self.detail, self.trim, 0.9, 0.3, False)
            for v in (0.06, 0.94)
        ]
        return [part.marked(*folds, *(edges if d.pattern == "border" else ()))]


def _bib(at: Surface, low: float, high: float, wide: float, wide_low: float) -> Space:
    """The outline of an apron on a surface round the body; its front is at π/2."""
    g = np.linspace(-1, 1, 10)
    t = np.linspace(low, high, 12)
    return np.vstack(
        [
            at(np.full(10, low), FRONT + wide_low * g),
            at(t[1:], FRONT + np.linspace(wide_low, wide, 12)[1:]),
            at(np.full(10, high), FRONT - wide * g),
            at(t[::-1][:-1], FRONT - np.linspace(wide, wide_low, 12)[:-1]),
        ]
    )
