"""The features of a face: designed flat, dropped onto the skull, so that every turn of the head works."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from studio.chance import Stream
from studio.colour import Colour, colour, mix
from studio.figures.mesh import Blush, Mark, Patch, Stroke
from studio.figures.moods import Mood
from studio.figures.skull import Seat, Skull
from studio.figures.space import Space, smooth
from studio.figures.traits import Body, Eye

# Half the width of an eye, and where it lies; radii of the head.
EYE_HALF, EYE_ASIDE, EYE_UP = 0.178, 0.362, 0.0
BROW_UP, RAISED = 0.228, 0.9
MOUTH_HALF, MOUTH_DOWN = 0.28, -0.655  # by the length of the face: a finger's breadth below the nose

DROOP = 0.15
# An eye is seen from the side from this sine of the turn on, over that range.
PROFILE_FROM, PROFILE_OVER = 0.86, 0.08
# From this sine on the bridge of the nose hides the far eye, however large it is.
HIDDEN_FROM = 0.88
# A turned face keeps its far features clear of its edge: from this sine of the turn on, over that range, by that share.
TURNED_FROM, TURNED_OVER, GATHERED = 0.12, 0.50, 0.33

WHITE, DARK_WHITE = colour("#fbf4e6"), colour("#f3e8d6")
PUPIL, SPARK = colour("#140d10"), colour("#fffaf0")
THROAT, TONGUE, TEETH, TEAR = colour("#3a1216"), colour("#b3514a"), colour("#f6eedc"), colour("#eef3f2")


@dataclass(frozen=True)
class EyeShape:
    """Heights of the lids at three places from the inner to the outer corner, by half the eye's width."""

    upper: tuple[float, float, float]
    lower: tuple[float, float, float]
    outer: float  # how far the outer corner lies above the inner one
    crease: float  # height of the fold above the lid; 0 for none
    lid: float = 1.0  # weight of the lid's line
    iris: float = 0.61  # its radius
    hangs: bool = False  # the upper lid is seen as a form of its own


EYES: dict[Eye, EyeShape] = {
    "almond": EyeShape((0.50, 0.70, 0.44), (0.26, 0.38, 0.28), 0.05, 0.065, iris=0.59),
    "round": EyeShape((0.72, 0.92, 0.70), (0.48, 0.58, 0.46), 0.0, 0.055, iris=0.64),
    "hooded": EyeShape((0.54, 0.56, 0.20), (0.32, 0.42, 0.34), -0.05, 0.030, 1.5, iris=0.56),
    "heavy": EyeShape((0.42, 0.52, 0.38), (0.42, 0.52, 0.42), -0.02, 0.105, 1.3, iris=0.60, hangs=True),
    "narrow": EyeShape((0.30, 0.44, 0.42), (0.18, 0.22, 0.14), 0.09, 0.0, 1.6, iris=0.56),
    "dot": EyeShape((0.5, 0.6, 0.5), (0.4, 0.5, 0.4), 0.0, 0.0),
}
# Heights of the lids of an eye opened wide, as `EyeShape` has them.
STARING = ((0.50, 0.62, 0.48), (0.42, 0.52, 0.42))


def flat(x: float, y: float) -> Space:
    return np.array((x, y), np.float64)


def arc(start: tuple[float, float], end: tuple[float, float], rise: float, count: int = 9) -> Space:
    """A bow from start to end, rising in the middle."""
    t = np.linspace(0, 1, count)[:, None]
    lift = np.array([0, rise]) * np.sin(np.pi * t)
    return np.asarray(np.array(start) * (1 - t) + np.array(end) * t + lift, np.float64)


def ring(x: float, y: float, across: float, up: float, count: int = 20) -> Space:
    a = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return np.stack([x + across * np.cos(a), y + up * np.sin(a)], 1)


def ribbon(spine: Space, half: Space) -> Space:
    """A closed flat shape round a spine with a half width at every point."""
    tangent = np.gradient(spine, axis=0)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1) / (np.hypot(tangent[:, 0], tangent[:, 1])[:, None] + 1e-9)
    return np.vstack([spine + normal * half[:, None], (spine - normal * half[:, None])[::-1]])


class Features:
    """Marks on one face. `detail` is the weight of its finer lines."""

    def __init__(self, body: Body, mood: Mood, skull: Skull, seat: Seat, detail: float = 1.0) -> None:
        self.body, self.mood, self.skull, self.seat, self.detail = body, mood, skull, seat, detail
        self.skin = colour(body.skin)
        self.dark = self.skin.lightness < 0.62
        self.ink = mix(colour("#2a1a18"), self.skin.darker(0.6), 0.15)
        self.child, self.old = min(body.child, 1.2), body.old
        self.aside, self.ahead = float(seat.axes[0, 2]), float(seat.axes[2, 2])
        face = body.face
        self.eye_y = EYE_UP - 0.15 * self.child
        self.eye_x = EYE_ASIDE * face.eye_gap * face.width * (1 + 0.05 * self.child)
        self.eye_half = EYE_HALF * face.eye_size * (1 + 0.20 * self.child) * (1 - 0.12 * self.old)
        k = min(self.child, 1.1)
        self.nose_y = (
            self.eye_y
            - 0.03
            - 0.345 * face.nose * (1 + 0.05 * self.old) * skull.drop * (1 - 0.34 * k)
            + 0.06 * face.nose_up
        )
        self.mouth_y = MOUTH_DOWN * skull.drop + 0.14 * mood.open - 0.2 * max(mood.smile, 0) * (mood.open > 0.1)
        self.mouth_half = MOUTH_HALF * face.mouth * face.width * mood.wide * (1 - 0.14 * self.child)
        # The corners: at the figure's right (picture left) and at its left.
        # A narrow mouth bends less: else it is a peaked roof.
        bend = (1.12 if mood.smile < 0 or mood.open > 0.09 else 0.86) * mood.smile * min(1.0, 0.35 + 0.65 * mood.wide)
        # However deep it droops it stays on the cheek: lower lies the chin.
        droop = self.mouth_y - DROOP
        self.corners = (
            max(droop, self.mouth_y + bend - 0.5 * mood.skew),
            max(droop, self.mouth_y + bend + 0.9 * mood.skew),
        )

    def all(self) -> tuple[Mark, ...]:
        sides = (-1.0, 1.0)
        marks: list[Mark] = [*self._complexion()]
        marks += self._open_mouth() if self.mood.open > 0.09 or self.mood.teeth else self._closed_mouth()
        for side in sides:
            if side * self.aside > HIDDEN_FROM:
                continue
            marks += [*self._eye(side), self._brow(side), *self._lines_of_age(side)]
        marks += [*self._folds(), *self._frown(), *self._tears(), *self._freckles()]
        return tuple(marks)

    def line(
        self, xy: ArrayLike, weight: float, strength: float = 0.9, lift: float = 0.01, seen: float = 0.0
    ) -> Stroke:
        """A pen line on the face."""
        # Fine lines drown in dark skin.
        clear = min(1.0, strength * 1.35) if self.dark else strength
        return Stroke(self.place(xy, lift), weight * self.detail, self.ink, clear, seen)

    def place(self, xy: ArrayLike, lift: float = 0.0) -> Space:
        """Flat face coordinates in space. The far half of a turned face is drawn together towards its axis."""
        p = np.array(xy, np.float64).reshape(-1, 2)
        if self.ahead > 0:
            gather = GATHERED * min(max(abs(self.aside) - TURNED_FROM, 0.0) / TURNED_OVER, 1.0)
            # Not the mouth: it would slide out of line with the nose.
            share = np.interp(p[:, 1], (self.nose_y - 0.12, self.eye_y - 0.12), (0.0, 1.0))
            p[:, 0] *= np.where(p[:, 0] * self.aside > 0, 1 - gather * share, 1.0)
        return self.seat(self.skull.on(p, lift))

    def patch(
        self, xy: ArrayLike, fill: Colour, weight: float, lift: float = 0.008, name: str = "", within: str = ""
    ) -> Patch:
        return Patch(self.place(xy, lift), fill, weight, name, within, lift=0.03 * self.seat.size)

    def stain(self, xy: ArrayLike, fill: Colour, weight: float, softness: float) -> Blush:
        return Blush(self.place(xy), fill, weight, softness * self.seat.size)

    def _complexion(self) -> list[Mark]:
        """Red in the cheeks; shade in the sockets, under the nose and under the lip: it sets form off from form."""
        warm = mix(self.skin, colour("#7e2a20") if self.dark else colour("#d4503c"), 0.5)
        marks: list[Mark] = []
        for side in (-1.0, 1.0):
            cheek = ring(side * 0.49 * self.body.face.width, -0.28 - 0.06 * self.child, 0.20, 0.14)
            if self.mood.blush > 0.02:
                marks.append(self.stain(cheek, warm, 0.55 * self.mood.blush, 0.10))
            socket = ring(side * self.eye_x, self.eye_y + 0.07, 0.20, 0.11)
            marks.append(self.stain(socket, self.skin.darker(0.35), 0.14 + 0.16 * self.old, 0.07))
        shade = mix(self.skin.darker(0.45), colour("#8a3a44"), 0.25)
        under = self.mouth_y - 0.95 * self.mood.open - 0.145
        marks.append(self.stain(ring(0, self.nose_y - 0.125, 0.115, 0.045), shade, 0.34, 0.035))
        marks.append(self.stain(ring(0, under, 0.55 * self.mouth_half, 0.032), shade, 0.30, 0.03))
        return marks

    # The mouth.

    def _lip_colour(self) -> Colour:
        red = colour("#5e2026") if self.dark else colour("#a8342f")
        return mix(self.skin, red, 0.40 + 0.16 * self.body.feminine - 0.12 * min(self.old, 1.0))

    def _mouth_curves(self) -> tuple[Space, Space, float]:
        """Upper and lower edge of the open mouth, left to right and back, and its lowest place."""
        mood, w = self.mood, self.mouth_half
        left, right = self.corners
        top = self.mouth_y + 0.05 * mood.open + 0.6 * mood.lip - 0.10 * max(mood.smile, 0) - 0.35 * min(mood.smile, 0)
        near, inner = 0.62 - 0.5 * mood.square, 0.12 * (1 - 0.8 * mood.square)
        upper = [
            (-w, left),
            (-0.8 * w, top + near * (left - top)),
            (-0.42 * w, top + inner * (left - top) + 0.6 * mood.lip),
        ]
        upper += [(0, top - 0.012 + 0.45 * mood.lip), (0.42 * w, top + inner * (right - top) + 0.6 * mood.lip)]
        upper += [(0.8 * w, top + near * (right - top)), (w, right)]
        low = self.mouth_y - 0.95 * mood.open - 0.5 * max(mood.smile, 0) + 0.12 * min(mood.smile, 0)
        low = max(low, -0.92 * self.skull.drop)  # the chin stays below it
        broad, rise = 0.72 + 0.22 * mood.square, 0.30 - 0.22 * mood.square
        lower = [
            (w, right),
            (broad * w, low + rise * (right - low)),
            (0, low),
            (-broad * w, low + rise * (left - low)),
            (-w, left),
        ]
        return smooth(upper, 4), smooth(lower, 4), low

    def _open_mouth(self) -> list[Mark]:
        mood, w = self.mood, self.mouth_half
        upper, lower, low = self._mouth_curves()
        inside = np.vstack([upper, lower[1:-1]])
        # Lips are full in the middle and end in the corners: the mouth keeps one silhouette, however it is drawn.
        full = (0.022 + 0.020 * self.body.face.lips) * (1 - 0.4 * min(self.old, 1.0))
        over, under = (
            edge + np.outer(grow * (1 - np.abs(edge[:, 0] / w) ** 2.6), flat(0, 1))
            for edge, grow in ((upper, full), (lower, -1.3 * full))
        )
        marks: list[Mark] = [self.patch(np.vstack([over, under[1:-1]]), self._lip_colour(), 0.85, 0.004)]
        # Light still falls into a mouth that is scarcely open: black would be a gash.
        inner = mix(colour("#74302c"), THROAT, min(mood.open / 0.3, 1.0))
        marks.append(self.patch(inside, inner, 1.1, 0.01, name="mouth"))
        if mood.open > 0.25:
            tongue = ring(0, low + 0.03, 0.58 * w, 0.24 * mood.open)
            marks.append(self.patch(tongue, TONGUE, 0.9, 0.011, within="mouth"))
        if mood.teeth and mood.open > 0.06:
            deep = min(0.30 * mood.open + 0.03, 0.13) * mood.teeth
            row = upper - np.outer(deep * (1 - np.abs(upper[:, 0] / w) ** 3), flat(0, 1))
            marks.append(self.patch(np.vstack([upper, row[::-1]]), TEETH, 0.1, 0.012, within="mouth"))
        if mood.teeth_low and mood.open > 0.06:
            deep = min(0.22 * mood.open + 0.02, 0.09) * mood.teeth_low
            edge = lower[2:-2]
            row = edge + np.outer(deep * (1 - np.abs(edge[:, 0] / w) ** 2), flat(0, 1))
            marks.append(self.patch(np.vstack([edge, row[::-1]]), TEETH, 0.16, 0.012, within="mouth"))
        marks.append(self.line(upper, 1.3, 0.9, 0.014))
        marks.append(self.line(lower, 0.9, 0.85, 0.014))
        if mood.square > 0.4:
            for k in np.linspace(-0.6, 0.6, 6):
                top = np.array([np.interp(k * w, upper[:, 0], upper[:, 1])])[0]
                marks.append(self.line([(k * w, top), (k * w * 0.97, top - 0.08)], 0.8, 0.6, 0.016))
        if mood.open < 0.3:
            marks.append(self.line(arc((-0.3 * w, low - 0.085), (0.3 * w, low - 0.085), -0.02), 0.7, 0.5))
        return marks

    def _closed_mouth(self) -> list[Mark]:
        mood, w = self.mood, self.mouth_half
        left, right = self.corners
        middle = self.mouth_y - 0.015 - 0.35 * min(mood.smile, 0) - 0.18 * max(mood.smile, 0)
        # One bow, nearly level in its middle and turned at its ends; a curled lip lifts one side of it.
        ways = [(x, left if x < 0 else right) for x in (-1.0, -0.66, -0.3, 0.0, 0.3, 0.66, 1.0)]
        curl = 0.8 * mood.lip * np.array([0.35, 0.9, 0.7, 0.25, 0.0, 0.0, 0.0])
        parting = smooth(
            [(x * w, middle + abs(x) ** 2.1 * (end - middle) + c) for (x, end), c in zip(ways, curl, strict=True)], 4
        )
        full = 0.060 * self.body.face.lips * (1 - 0.45 * min(self.old, 1.0)) * (0.82 + 0.18 * self.body.feminine)
        marks: list[Mark] = []
        red = self._lip_colour()
        # On dark skin the lower lip is the paler one: it keeps the mouth legible from afar.
        tones = (red.darker(0.12), mix(red, colour("#c4726a"), 0.34) if self.dark else red)
        for lip, tone in zip(self._lips(parting, middle, full), tones, strict=True):
            marks.append(self.patch(lip, tone, 0.8, 0.006))
        if self.old < 0.6:
            gleam = arc((-0.26 * w, middle - 0.75 * full), (0.16 * w, middle - 0.8 * full), -0.01)
            marks.append(Stroke(self.place(gleam, 0.012), 1.1 * self.detail, tones[1].lighter(0.3), 0.5))
        marks.append(self.line(parting, 1.8, 0.95, 0.012))
        below = middle - 1.55 * full - 0.07
        marks.append(self.line(arc((-0.35 * w, below), (0.35 * w, below), -0.025), 0.7, 0.4))
        for side, corner in ((-1, left), (1, right)):
            hook = np.array(
                [(side * w * 0.98, corner + 0.02), (side * (w + 0.025), corner - 0.005), (side * w, corner - 0.03)]
            )
            marks.append(self.line(smooth(hook, 3), 0.8, 0.6))
        return marks

    def _lips(self, parting: Space, middle: float, full: float) -> tuple[Space, Space]:
        w, (left, right), lip = self.mouth_half, self.corners, self.mood.lip
        above = [
            (0.92 * w, right),
            (0.55 * w, middle + 0.3 * (right - middle) + 0.72 * full),
            (0.2 * w, middle + full),
            (0, middle + 0.8 * full + 0.2 * lip),
            (-0.2 * w, middle + full + 0.5 * lip),
            (-0.55 * w, middle + 0.3 * (left - middle) + 0.72 * full + 0.7 * lip),
            (-0.92 * w, left),
        ]
        below = [
            (0.88 * w, right - 0.008),
            (0.62 * w, middle - 0.86 * full + 0.36 * (right - middle)),
            (0.34 * w, middle - 1.36 * full + 0.1 * (right - middle)),
            (0, middle - 1.5 * full),
        ]
        below += [
            (-0.34 * w, middle - 1.36 * full + 0.1 * (left - middle)),
            (-0.62 * w, middle - 0.86 * full + 0.36 * (left - middle)),
            (-0.88 * w, left - 0.008),
        ]
        return np.vstack([parting, smooth(above, 4)]), np.vstack([parting, smooth(below, 4)])

    def _folds(self) -> list[Mark]:
        """From the nose to the corners of the mouth."""
        mood, w = self.mood, self.mouth_half
        depth = (
            0.35 * (abs(mood.smile) > 0.08)
            + 0.2 * (self.old > 0.08)
            + 0.4 * min(self.old, 1.0)
            + 0.4 * (mood.wrinkle > 0.8)
        )
        if depth < 0.2 or self.child > 0.8:
            return []
        marks: list[Mark] = []
        for side, corner in zip((-1, 1), self.corners, strict=True):
            # A young one is a short soft crease beside the corner; age draws it up to the nose.
            if self.old < 0.3 and mood.wrinkle < 0.8:
                crease = [
                    (side * (w + 0.085), corner + 0.12),
                    (side * (w + 0.115), corner + 0.05),
                    (side * (w + 0.10), corner - 0.02),
                ]
                marks.append(self.line(smooth(crease, 4), 0.7, 0.4, 0.004))
                continue
            fold = [(side * 0.20, -0.36 * self.skull.drop)]
            fold += [
                (side * (0.8 * w + 0.09), self.mouth_y + 0.18 + 0.4 * max(mood.smile, 0)),
                (side * (w + 0.11), corner + 0.03),
            ]
            marks.append(self.line(smooth(fold, 5), 0.75, min(0.25 + 0.4 * depth, 0.6), 0.004))
        return marks

    # Eyes and brows.

    def _lids(self, side: float) -> tuple[Space, Space]:
        """Upper lid from the inner to the outer corner, lower lid back again."""
        shape, mood, x, y, w = EYES[self.body.face.eye], self.mood, self.eye_x, self.eye_y, self.eye_half
        # A stare is round, whatever the eye is at rest: a slant kept in it would be a frown.
        stare = min(max(mood.lid - 1.0, 0.0) / 0.35, 1.0)
        outer = (side * (x + w), y + (shape.outer + 0.06 * self.body.face.slant) * (1 - 0.85 * stare))
        inner = (side * (x - w), y - 0.012)
        open_ = mood.lid / 0.85
        tall = w * (1 + 0.15 * self.child)
        sag = 0.032 * self.old
        upper = [inner]
        for at, own, wide in zip((-0.45, 0.05, 0.55), shape.upper, STARING[0], strict=True):
            height = max(own, own + stare * (wide - own))
            base = y + (at + 1) / 2 * (outer[1] - y)
            upper.append(
                (side * (x + at * w), base + tall * (height * open_ - 0.10 * (1 - min(open_, 1))) - sag * (at + 1))
            )
        lower = [outer]
        push = (1 - 1.1 * mood.low_lid) * min(1.0, 0.45 + 0.55 * open_)
        for at, own, wide in zip((0.5, 0.0, -0.5), shape.lower[::-1], STARING[1], strict=True):
            depth = max(own, own + stare * (wide - own))
            lower.append((side * (x + at * w), y - tall * depth * push))
        over, under = np.array([*upper, outer]), np.array([*lower, inner])
        share = self._in_profile(side)
        if share:
            wedge = self._wedge(side, over, under)
            over, under = (a + share * (b - a) for a, b in zip((over, under), wedge, strict=True))
        return smooth(over, 4), smooth(under, 4)

    def _in_profile(self, side: float) -> float:
        """0 while the eye is seen from before, 1 from the side."""
        return (
            float(np.clip((-side * self.aside - PROFILE_FROM) / PROFILE_OVER, 0.0, 1.0)) if self.ahead > -0.3 else 0.0
        )

    def _wedge(self, side: float, over: Space, under: Space) -> tuple[Space, Space]:
        """Lids as seen from the side: the ball stands between them like a pie in its slice, its point at the temple."""
        x, y, w = self.eye_x, self.eye_y, self.eye_half
        high, low = float(over[:, 1].max()) - y, y - float(under[:, 1].min())
        corner = over[-1] - flat(side * 0.2 * w, 0)
        upper = [
            (side * (x + a * w), y + b * high) for a, b in ((-0.62, 0.80), (-0.40, 1.04), (0.0, 0.90), (0.48, 0.48))
        ]
        lower = [(side * (x + a * w), y - b * low) for a, b in ((0.45, 0.40), (0.0, 0.82), (-0.38, 1.0), (-0.66, 0.15))]
        return np.array([*upper, corner]), np.array([corner, *lower])

    def _eye(self, side: float) -> list[Mark]:
        if self.mood.shut:
            return self._shut_eye(side)
        if self.body.face.eye == "dot":
            return self._dot_eye(side)
        upper, lower = self._lids(side)
        shape, key = EYES[self.body.face.eye], f"eye{side}"
        white = self.patch(np.vstack([upper, lower[1:-1]]), DARK_WHITE if self.dark else WHITE, 0.10, name=key)
        # The lid throws its shade on the ball: without it the eye is a hole in a mask.
        below = np.vstack([upper, (upper - flat(0, 0.26 * self.eye_half))[::-1]])
        shaded = self.patch(below, mix(WHITE, colour("#6e5a68"), 0.42), 0.3, 0.009, within=key)
        marks: list[Mark] = [white, shaded, *self._iris(side, key)]
        if shape.hangs:
            fold = (
                upper[1:-1]
                + flat(0, 0.85 * shape.crease / max(self.mood.lid / 0.85, 1.0))
                * np.sin(np.linspace(0, np.pi, len(upper) - 2))[:, None] ** 0.5
            )
            marks.append(self.patch(np.vstack([upper, fold[::-1]]), self.skin.darker(0.16), 0.55))
        marks.append(self.line(upper, 2.1 * shape.lid, 0.98, 0.014, 0.03 * self.seat.size))
        marks.append(self.line(lower[2:-2], 0.75, 0.6, 0.012))
        if shape.crease:
            fold = upper[3:-1] + flat(0, shape.crease + 0.02 * (1 - min(self.mood.lid, 1)))
            marks.append(self.line(fold, 0.8, 0.5, 0.008))
        # Wet lashes have no wing, and those of the far eye would stand beyond the cheek.
        if self.body.face.lashes and self.child < 1 and not self.mood.tears and side * self.aside < 0.3:
            corner, before = upper[-1], upper[-4]
            flick = np.array([before, corner + flat(side * 0.015, 0.002), corner + flat(side * 0.05, 0.026)])
            marks.append(self.line(smooth(flick, 4), 1.3 * self.body.face.lashes, 0.9, 0.016))
        if self.old > 0.17 or self.mood.low_lid > 0.3:
            y = float(lower[:, 1].min()) - 0.06
            bag = arc(
                (side * (self.eye_x - 0.7 * self.eye_half), y),
                (side * (self.eye_x + 0.8 * self.eye_half), y + 0.01),
                -0.04,
            )
            marks.append(self.line(bag, 0.7, 0.45, 0.006))
        return marks

    def _iris(self, side: float, key: str) -> list[Mark]:
        """Iris, pupil and spark. Both eyes look at one place: the gaze moves them alike."""
        across, up = self.mood.gaze
        size = self.eye_half * (EYES[self.body.face.eye].iris + 0.07 * self.child) * self.mood.pupil
        # The inner corner is the narrower one: an iris in the very middle of the eye would squint.
        x = side * (self.eye_x + 0.05 * self.eye_half) + across * self.eye_half * 0.46
        y = self.eye_y + 0.025 + up * self.eye_half * 0.32
        turned = self._in_profile(side)
        x -= turned * side * 0.46 * self.eye_half
        # The far eye is squeezed: a narrower iris leaves it its white.
        far = min(max(side * self.aside - 0.3, 0.0) / 0.3, 1.0) if self.ahead > 0 else 0.0
        broad = size * (1 - 0.34 * turned) * (1 - 0.2 * far)
        tone = colour(self.body.iris)
        # The darkest eye is brown: light falls through it from above and glows in its lower half.
        glow = mix(tone, colour("#a8683a"), 0.45) if tone.lightness < 0.32 else tone.lighter(0.22)
        return [
            self.patch(ring(x, y, broad, 1.06 * size), tone.darker(0.45), 1.3, 0.010, within=key),
            self.patch(ring(x, y - 0.16 * size, 0.80 * broad, 0.78 * size, 16), glow, 1.0, 0.011, within=key),
            self.patch(ring(x, y + 0.04 * size, 0.56 * broad, 0.60 * size, 16), PUPIL, 1.5, 0.012, within=key),
            self.patch(
                ring(x - 0.36 * broad, y + 0.42 * size, 0.27 * size, 0.27 * size, 10), SPARK, 0.02, 0.013, within=key
            ),
        ]

    def _dot_eye(self, side: float) -> list[Mark]:
        across, up = self.mood.gaze
        w = self.eye_half
        x, y = side * self.eye_x + across * 0.3 * w, self.eye_y + 0.3 * up * w
        tall = 0.44 * w * min(1.0, 0.35 + 0.65 * self.mood.lid / 0.85) * (1 + 0.3 * max(self.mood.lid - 1, 0))
        marks: list[Mark] = [self.patch(ring(x, y, 0.40 * w, tall), PUPIL, 1.5)]
        marks.append(self.patch(ring(x - 0.12 * w, y + 0.4 * tall, 0.11 * w, 0.11 * w, 8), SPARK, 0.02, 0.013))
        lid = arc(
            (x - side * 0.75 * w, y + 0.18 * w), (x + side * 0.85 * w, y + 0.15 * w), 0.42 * w * min(self.mood.lid, 1.3)
        )
        marks.append(self.line(lid, 1.1, 0.75))
        if self.mood.low_lid > 0.2:
            marks.append(self.line(arc((x - 0.7 * w, y - 0.5 * w), (x + 0.7 * w, y - 0.5 * w), 0.16 * w), 0.8, 0.55))
        return marks

    def _shut_eye(self, side: float) -> list[Mark]:
        x, y, w, kind = self.eye_x, self.eye_y, self.eye_half, self.mood.shut
        ends = {"up": (-0.03, -0.04, 0.14), "down": (0.0, 0.0, -0.085), "tight": (0.0, -0.05, 0.035)}[kind]
        lid = arc((side * (x - 1.02 * w), y + ends[0]), (side * (x + 1.08 * w), y + ends[1]), ends[2])
        marks: list[Mark] = [self.line(lid, 2.1, 0.95, 0.012, 0.02 * self.seat.size)]
        if kind == "down":
            for k in (4, 6, 8):
                lash = np.array([lid[k], lid[k] + flat(side * 0.035, -0.05)])
                marks.append(self.line(lash, 0.9 + 0.4 * self.body.face.lashes, 0.8, 0.012))
        elif kind == "tight":
            for lean in (0.05, 0.0, -0.05):
                start = np.array([side * (x + w + 0.03), y - 0.05 + lean])
                marks.append(self.line(np.array([start, start + flat(side * 0.09, 0.9 * lean)]), 0.8, 0.6))
        else:
            marks.append(
                self.line(arc((side * (x - 0.6 * w), y - 0.13), (side * (x + 0.9 * w), y - 0.12), 0.03), 0.7, 0.45)
            )
        return marks

    def _brow(self, side: float) -> Patch:
        """A tapered stroke; it carries most of a feeling."""
        mood, x, w = self.mood, self.eye_x, self.eye_half
        skew = mood.brow_skew * (1 if side < 0 else -0.35)
        y = self.eye_y + BROW_UP + 0.03 * self.child + mood.brow + skew
        # Grief draws the inner ends up and the bow out of the brow: it slopes from there.
        grief = min(max(mood.brow_in, 0.0) / 0.2, 1.0)
        arch = self.body.face.brow_arch
        arch += (RAISED - min(arch, RAISED)) * min(max(mood.brow - 0.14, 0.0) / 0.1, 1.0)  # thrown up, a bar bows too
        arch *= 1 - 0.8 * grief
        spine = smooth(
            [
                (side * (x - (1.12 - 0.06 * arch) * w), y + mood.brow_in + 0.035 * self.child),
                (
                    side * (x + (0.15 + 0.25 * arch) * w),
                    y + 0.07 * (1 - 0.5 * grief) + 0.05 * arch + 0.35 * mood.brow_in + 0.35 * mood.brow_out,
                ),
                (side * (x + 1.42 * w), y - 0.035 - 0.015 * arch + mood.brow_out),
            ],
            6,
        )
        thick = (
            0.038
            * self.body.face.brow
            * (1 - 0.3 * min(self.child, 1.0))
            * (1 + 0.5 * self.old)
            * (1 - 0.15 * self.body.feminine)
        )
        half = thick * np.interp(np.linspace(0, 1, len(spine)), [0, 0.10, 0.3, 0.7, 1], [0.25, 0.80, 1.15, 0.85, 0.08])
        hair = colour(self.body.hair.colour)
        # A little darker than the hair; those of the fair and the grey stay so, ink there would be glued on.
        inked = 0.32 * float(np.interp(hair.lightness, (0.42, 0.58), (1.0, 0.0)))
        tone = hair.darker(0.15) if self.old > 0.6 else mix(hair.darker(0.35), colour("#2a1c1a"), inked)
        return Patch(self.place(ribbon(spine, half), 0.016), tone, 1.15, lift=0.05 * self.seat.size)

    def _frown(self) -> list[Mark]:
        marks: list[Mark] = []
        if self.mood.wrinkle > 0.3:
            for x in (-0.055, 0.06):
                crease = np.array([(x, self.eye_y + 0.15), (1.3 * x, self.eye_y + 0.31)])
                marks.append(self.line(crease, 1.0, 0.65 * self.mood.wrinkle + 0.1, 0.006))
        if self.mood.brow > 0.15 and self.child < 0.8:
            for up in (0.50, 0.60):
                marks.append(self.line(arc((-0.26, up), (0.26, up), 0.03), 0.6, 0.3))
        return marks

    def _lines_of_age(self, side: float) -> list[Mark]:
        marks: list[Mark] = []
        if self.old > 0.17 or self.mood.shut == "up":
            for lean in (0.06, -0.01, -0.07):
                start = np.array([side * (self.eye_x + self.eye_half + 0.06), self.eye_y + lean])
                marks.append(self.line(np.array([start, start + flat(side * 0.10, 1.1 * lean)]), 0.7, 0.45, 0.004))
        if self.old > 0.3:
            for up in (0.44, 0.55):
                marks.append(
                    self.line(arc((0.0, up + 0.02), (side * 0.32, up), 0.02 + 0.05 * self.mood.brow_in), 0.6, 0.34)
                )
            hollow = smooth([(side * 0.56, -0.30), (side * 0.50, -0.52), (side * 0.40, -0.70)], 4)
            marks.append(self.line(hollow, 0.7, 0.28 * min(self.old, 1.0)))
        if self.old > 0.17 and not self.body.beard:
            marks += self._jowl(side)
        return marks

    def _jowl(self, side: float) -> list[Mark]:
        """The cheek hangs beside the chin, and shades what it hangs over."""
        corner, deep = self.corners[int(side > 0)], min(self.old, 1.0)
        x, low = self.mouth_half + 0.05, self.skull.drop
        crease = smooth(
            [(side * x, corner - 0.05), (side * (x + 0.03), corner - 0.13), (side * (x - 0.01), -0.92 * low)], 4
        )
        shade = self.skin.darker(0.22 if self.dark else 0.4)
        sunk = ring(side * 0.53, -0.44 * low, 0.085, 0.16)
        marks: list[Mark] = [self.stain(sunk, shade, 0.10 + 0.20 * deep, 0.07)]
        marks.append(self.stain(ring(side * 0.66, 0.26, 0.07, 0.14), shade, 0.10 + 0.16 * deep, 0.07))
        return [*marks, self.line(crease, 0.8, 0.25 + 0.3 * deep, 0.004)]

    def _tears(self) -> list[Mark]:
        marks: list[Mark] = []
        water = mix(self.skin.lighter(0.30), TEAR, 0.42)  # skin shows through it
        for side in (-1.0, 1.0) if self.mood.tears > 0.7 else (-1.0,) if self.mood.tears else ():
            x, y = side * (self.eye_x + 0.03), self.eye_y - 0.34
            run = smooth([(x - side * 0.03, self.eye_y - 0.09), (x, y + 0.08)], 6)
            turn = np.linspace(0, 2 * np.pi, 17)[:-1]
            drop = np.stack([x + 0.040 * np.sin(turn) * np.sin(turn / 2), y + 0.062 * np.cos(turn)], 1)
            marks.append(Stroke(self.place(run, 0.012), 0.8 * self.detail, water, 0.5))
            marks.append(self.patch(drop, water, 0.5, 0.014))
            marks.append(self.patch(ring(x - 0.012, y - 0.02, 0.009, 0.014, 8), SPARK, 0.02, 0.015))
            marks.append(self.line(drop[4:13], 0.8, 0.6, 0.015))
        return marks

    def _freckles(self) -> list[Mark]:
        if not self.body.face.freckles:
            return []
        stream, tone = Stream("freckles"), mix(self.skin, colour("#8a4a28"), 0.6)
        spots = np.stack([stream.uniform(-0.52, 0.52, count=20), stream.uniform(-0.36, -0.16, count=20)], 1)
        return [
            Stroke(self.seat(self.skull.on([spot, spot + flat(0.02, 0)], 0.005)), 1.2 * self.detail, tone, 0.6)
            for spot in spots
        ]
