"""Hair: a shell from the hairline to the crown, and the big designed locks that make a style."""

import math
from dataclasses import dataclass, replace

import numpy as np

from studio.chance import Stream
from studio.colour import colour, mix
from studio.figures.mesh import Loft, Mark, Mesh, Part, Patch, Stroke, ball, grid_faces, tube
from studio.figures.skull import Seat, Skull
from studio.figures.space import Space, unit, vec
from studio.figures.traits import Hair

Polar = tuple[float, float, float]  # longitude, latitude, lift above the skin
LONGITUDES = (0, 30, 60, 80, 100, 130, 180)
CURLS = 120
FALL = (0.25, 0.5, 0.75, 1.0)  # knots of what hangs, by its length


@dataclass(frozen=True)
class Lock:
    """One broad ribbon of hair: its way over the head, its half widths, and how far it falls on from there."""

    path: tuple[Polar, ...]
    widths: tuple[float, ...]
    hang: float = 0.0
    curl: float = 0.0  # the hanging end swings outwards (+) or in
    flat: float = 0.5
    plaited: bool = False
    tip: float = 0.25  # half width of a hanging end, by that above it

    def mirrored(self) -> "Lock":
        return replace(self, path=tuple((-lon, lat, lift) for lon, lat, lift in self.path))


@dataclass(frozen=True)
class Style:
    """A hairline (latitudes at `LONGITUDES`), the shell's thickness, and its locks."""

    line: tuple[float, ...]
    thick: float = 0.10
    locks: tuple[Lock, ...] = ()
    strands: bool = True
    curls: float = 0.0  # radius of the curls a cloud of hair is made of
    over_ears: bool = False
    knots: tuple[tuple[Polar, float], ...] = ()  # buns: place of the middle, radius
    open_front: float = 0.0  # longitude before which there is none: a bald head's wreath
    rows: bool = False  # plaited close to the skull


def both(*locks: Lock) -> tuple[Lock, ...]:
    return (*locks, *(lock.mirrored() for lock in locks))


def fan(
    lons: tuple[float, ...], high: float, low: float, shift: float, width: float, lift: float = 0.12
) -> tuple[Lock, ...]:
    """Locks side by side, combed from one latitude to another and sideways by `shift`; no two alike."""
    locks = []
    for i, lon in enumerate(lons):
        end, aside, broad = (
            low + 4 * math.sin(2.4 * i),
            shift * (1 + 0.25 * math.sin(1.7 * i)),
            1 + 0.2 * math.sin(3.1 * i),
        )
        path = (
            (lon, high, 0.5 * lift),
            (lon + 0.35 * aside, (high + low) / 2 + 4, 1.2 * lift),
            (lon + aside, end, 0.55 * lift),
        )
        # It grows thin out of the crown: rounded roots side by side are a brioche.
        locks.append(Lock(path, (0.15 * width, broad * width, 0.05 * width)))
    return tuple(locks)


def drawn_back(lons: tuple[float, ...], end: float) -> tuple[Lock, ...]:
    """Locks combed from the brow over the crown to a knot at the back, at this latitude."""
    return tuple(
        Lock(
            (
                (lon, 50 - 0.16 * abs(lon), 0.0),
                (1.1 * lon, 66, 0.10),
                (math.copysign(180 - 0.9 * abs(lon), lon), 82, 0.11),
                (math.copysign(180 - 0.2 * abs(lon), lon), end, 0.10),
            ),
            (0.02, 0.15, 0.15, 0.08),
        )
        for lon in lons
    )


def _swept(parting: float) -> tuple[Lock, ...]:
    """A parting at this longitude: long locks thrown from it across the brow, short ones to the near side."""
    away = -math.copysign(1.0, parting)

    def at(lon: float, lat: float, lift: float) -> Polar:
        return parting + away * lon, lat, lift

    return (
        Lock((at(0, 74, 0.06), at(40, 74, 0.13), at(84, 56, 0.15), at(112, 20, 0.12)), (0.05, 0.22, 0.23, 0.02)),
        Lock((at(-2, 66, 0.05), at(26, 64, 0.13), at(58, 52, 0.145), at(96, 22, 0.08)), (0.05, 0.20, 0.19, 0.02)),
        Lock((at(-4, 60, 0.04), at(14, 56, 0.14), at(36, 47, 0.14), at(64, 32, 0.05)), (0.04, 0.14, 0.13, 0.01)),
        Lock((at(0, 68, 0.05), at(-16, 56, 0.14), at(-34, 38, 0.14), at(-44, 12, 0.08)), (0.05, 0.17, 0.17, 0.02)),
    )


def _curtain(lon: float, length: float, width: float, curl: float = 0.0, tip: float = 0.25) -> Lock:
    """A lock from the parting down the side of the head and on."""
    return Lock(
        (
            (lon * 0.45, 72, 0.10),
            (lon * 0.85, 44, 0.18),
            (lon, 8, 0.17),
            (lon * 1.02, -24, 0.13 if lon < 100 else 0.05),
        ),
        (0.15 * width, width, width, (0.75 if tip < 0.5 else 0.95) * width),
        length,
        curl,
        tip=tip,
    )


STYLES: dict[str, Style] = {
    "short": Style(
        (54, 49, 36, 4, -6, -30, -38),
        0.10,
        (
            Lock(((-36, 70, 0.05), (0, 76, 0.24), (42, 66, 0.26), (76, 38, 0.08)), (0.08, 0.26, 0.24, 0.02)),
            Lock(((-40, 62, 0.05), (-16, 66, 0.24), (18, 58, 0.27), (50, 43, 0.09)), (0.08, 0.23, 0.20, 0.02)),
            Lock(((-44, 57, 0.04), (-26, 58, 0.17), (-4, 53, 0.18), (20, 44, 0.07)), (0.06, 0.17, 0.14, 0.015)),
            Lock(((-44, 66, 0.04), (-62, 46, 0.13), (-80, 12, 0.04)), (0.06, 0.21, 0.02)),
            Lock(((-50, 74, 0.04), (-90, 50, 0.12), (-104, 2, 0.04)), (0.06, 0.24, 0.02)),
            Lock(((60, 62, 0.06), (77, 38, 0.14), (84, 6, 0.03)), (0.08, 0.20, 0.02)),
            Lock(((74, 70, 0.06), (102, 44, 0.13), (112, -2, 0.04)), (0.08, 0.24, 0.02)),
            *fan((-154, -128, 128, 154, 180), 80, -22, 8, 0.24, 0.10),
        ),
    ),
    "parted": Style(
        (57, 50, 34, 4, -6, -28, -36),
        0.10,
        (
            Lock(((30, 66, 0.05), (4, 74, 0.19), (-40, 62, 0.20), (-74, 30, 0.06)), (0.08, 0.25, 0.23, 0.02)),
            Lock(((34, 60, 0.04), (12, 64, 0.16), (-18, 57, 0.18), (-50, 42, 0.06)), (0.06, 0.20, 0.17, 0.02)),
            Lock(((36, 62, 0.04), (54, 48, 0.12), (74, 14, 0.04)), (0.06, 0.19, 0.02)),
            Lock(((44, 72, 0.04), (80, 50, 0.12), (98, 2, 0.04)), (0.06, 0.23, 0.02)),
            Lock(((-60, 66, 0.05), (-92, 44, 0.12), (-104, 0, 0.04)), (0.08, 0.23, 0.02)),
            *fan((-150, -124, 124, 150, 180), 82, -20, 8, 0.24, 0.10),
        ),
    ),
    "mop": Style(
        (46, 42, 30, -2, -12, -32, -40),
        0.15,
        (
            *fan((-66, -44, -22, 2, 24, 46), 72, 30, 22, 0.20, 0.20),
            *fan((-160, -120, -86, 86, 120, 160), 60, 2, 12, 0.23, 0.18),
        ),
    ),
    "fringe": Style(
        (30, 28, 22, -18, -38, -50, -52),
        0.15,
        (
            *fan((-44, -26, -9, 9, 26, 44), 74, 22, 0, 0.17, 0.15),
            *both(_curtain(76, 0.10, 0.22, -0.5), _curtain(104, 0.14, 0.24, -0.4)),
            *fan((130, -130, 180), 60, -40, 0, 0.30, 0.16),
        ),
        over_ears=True,
    ),
    "bob": Style(
        (46, 42, 28, -20, -40, -50, -52),
        0.15,
        (
            *both(_curtain(66, 0.13, 0.24, -0.6), _curtain(92, 0.16, 0.27, -0.6), _curtain(122, 0.16, 0.26, -0.4)),
            *_swept(34),
            Lock(((180, 60, 0.12), (180, 10, 0.13), (180, -38, 0.10)), (0.07, 0.32, 0.22)),
        ),
        over_ears=True,
    ),
    "long": Style(
        (50, 44, 28, -16, -40, -52, -54),
        0.11,
        (
            *both(
                _curtain(66, 0.72, 0.15, 0.10),
                _curtain(80, 1.10, 0.20, -0.08),
                _curtain(98, 1.28, 0.27, 0.08, 0.55),
                _curtain(122, 1.40, 0.32, 0.02, 0.6),
            ),
            *_swept(-28),
            *both(Lock(((165, 60, 0.12), (165, 8, 0.20), (163, -36, 0.18)), (0.16, 0.36, 0.38), 1.5, tip=0.8)),
            Lock(((180, 70, 0.10), (180, 8, 0.22), (180, -36, 0.2)), (0.12, 0.3, 0.32), 1.62, tip=0.8),
        ),
        over_ears=True,
    ),
    "ponytail": Style(
        (54, 49, 36, 8, -4, -26, -36),
        0.09,
        (
            *drawn_back((-58, -36, -12, 12, 36, 58), 52),
            Lock(
                ((180, 40, 0.10), (180, 30, 0.42), (180, 6, 0.46), (176, -18, 0.40)),
                (0.14, 0.20, 0.26, 0.24),
                0.85,
                0.2,
                0.8,
            ),
        ),
        knots=(((180, 40, 0.12), 0.17),),
    ),
    "plait": Style(
        (56, 50, 34, 2, -10, -30, -40),
        0.11,
        (
            *fan((-44, -20), 84, 40, -34, 0.20, 0.10),
            *fan((20, 44), 84, 40, 34, 0.20, 0.10),
            Lock(((178, -20, 0.08), (150, -46, 0.18), (112, -58, 0.42)), (0.16, 0.20, 0.19), 1.5, 0.05, 0.9, True),
        ),
    ),
    "braids": Style(
        (52, 46, 30, 2, -8, -30, -38),
        0.10,
        (
            *fan((-40, -16), 84, 42, -30, 0.19, 0.10),
            *fan((16, 40), 84, 42, 30, 0.19, 0.10),
            *both(Lock(((94, -6, 0.06), (96, -26, 0.20)), (0.16, 0.18), 1.15, 0.25, 0.9, True)),
        ),
    ),
    "bun": Style(
        (54, 48, 34, 7, -4, -26, -38),
        0.10,
        (
            *fan((-46, -22), 80, 44, -34, 0.21, 0.10),
            *fan((4, 26, 48), 80, 44, 34, 0.21, 0.10),
            *both(Lock(((86, 22, 0.05), (84, 0, 0.05), (80, -22, 0.03)), (0.06, 0.05, 0.008))),
        ),
        knots=(((180, 46, 0.20), 0.34),),
    ),
    "topknot": Style(
        (54, 49, 36, 6, -4, -26, -36),
        0.08,
        drawn_back((-58, -36, -12, 12, 36, 58), 78),
        knots=(((180, 80, 0.16), 0.27),),
    ),
    "curly": Style((44, 40, 28, 0, -20, -38, -44), 0.20, curls=0.20, over_ears=True),
    "afro": Style((46, 42, 30, 4, -20, -38, -44), 0.40, curls=0.17, over_ears=True),
    "puffs": Style(
        (52, 46, 33, 5, -5, -26, -34),
        0.06,
        curls=0.0,
        strands=False,
        knots=(((74, 52, 0.24), 0.36), ((-74, 52, 0.24), 0.36)),
    ),
    "crop": Style((51, 46, 35, 7, -5, -26, -32), 0.05, strands=False),
    "shaved": Style((51, 46, 35, 7, -5, -26, -32), 0.018, strands=False),
    "cornrows": Style(
        (52, 46, 35, 7, -5, -26, -34),
        0.07,
        both(*(Lock(((lon, -26, 0.06),), (0.085, 0.075), 0.75, 0.05, 0.9, True) for lon in (122.0, 148.0, 172.0))),
        strands=False,
        rows=True,
    ),
    "dreads": Style(
        (50, 44, 31, 2, -16, -36, -42),
        0.12,
        (
            *both(
                *(
                    Lock(
                        ((lon * 0.5, 74, 0.10), (lon * 0.9, 40, 0.22), (lon, -6, 0.22)),
                        (0.10, 0.12, 0.11),
                        fall,
                        0.15,
                        0.9,
                    )
                    for lon, fall in ((58.0, 0.55), (80.0, 0.85), (104.0, 1.1), (128.0, 1.2), (152.0, 1.25))
                )
            ),
            *fan((-24, -4, 16), 82, 50, 30, 0.12, 0.14),
        ),
        over_ears=True,
    ),
    "receding": Style(
        (70, 57, 42, 9, -5, -28, -36),
        0.08,
        (*fan((-20, 2, 24), 86, 64, 20, 0.19, 0.08), *fan((-150, -112, -84, 84, 112, 150), 56, 8, 8, 0.22, 0.09)),
    ),
    "bald": Style((90, 88, 60, 26, 0, -42, -52), 0.12, open_front=97.0),
    "tuft": Style(
        (76, 72, 60, 30, 12, -14, -26),
        0.03,
        (
            Lock(((0, 86, 0.03), (10, 74, 0.10), (34, 70, 0.14)), (0.09, 0.07, 0.01)),
            Lock(((0, 86, 0.03), (-12, 70, 0.08), (-20, 60, 0.05)), (0.08, 0.06, 0.01)),
        ),
        strands=False,
    ),
    "none": Style((90, 90, 90, 90, 90, 90, 90), 0.0, open_front=181.0),
}


def _thinning(lock: Lock) -> tuple[float, ...]:
    """How a hanging end grows thinner at the knots of its fall: hair keeps its breadth and ends in a point."""
    if not lock.hang:
        return ()
    return (
        (0.95, 0.9, 0.7, 0.35)
        if lock.plaited
        else (0.98, 0.92, 0.64, 0.04)
        if lock.tip >= 0.5
        else (0.9, 0.7, 0.45, 0.04)
    )


# How far skin must look towards us to show the single hairs on it: on the brink of a cheek each is a stray tick.
BRINK = 0.25
# From this longitude on hair grows down the neck.
NAPE = 130.0


class HairMaker:
    """Builds the parts of one head of hair."""

    def __init__(self, hair: Hair, skull: Skull, seat: Seat, prefix: str, hat: bool, detail: float = 1.0) -> None:
        self.style, self.skull, self.seat, self.prefix, self.detail = STYLES[hair.style], skull, seat, prefix, detail
        self.tone = colour(hair.colour)
        self.volume = hair.volume * (0.35 if hat else 1.0)
        self.hat = hat
        dark = self.tone.lightness < 0.42
        self.stroke = mix(self.tone, colour("#f0dcc0"), 0.24) if dark else self.tone.darker(0.5)
        # Light slides over combed hair: cool on black, warm on brown, white on grey.
        gleam = colour("#8792b4") if self.tone.lightness < 0.30 else colour("#f2c48c") if dark else colour("#fff6e2")
        self.sheen = mix(self.tone, gleam, 0.15 if dark else 0.26)
        self.black = self.tone.lightness < 0.30  # pale marks on it are scars: few, and faint

    def parts(self) -> list[Part]:
        if self.style.open_front > 180:
            return []
        locks = [
            self._lock(i, lock) for i, lock in enumerate(self.style.locks) if not (self.hat and self._on_top(lock))
        ]
        names = frozenset({self._name("shell"), *(part.name for part in locks)})
        made = [self._shell(), *locks]
        if self.style.curls and not self.hat:
            made.append(self._cloud())
        made += [self._knot(i, place, radius) for i, (place, radius) in enumerate(self.style.knots) if not self.hat]
        return [replace(part, flows=names) for part in made]

    def _name(self, what: str) -> str:
        return f"{self.prefix}hair.{what}"

    @staticmethod
    def _on_top(lock: Lock) -> bool:
        """What a hat would press flat."""
        return not lock.hang and (lock.path[-1][1] > 15 or lock.path[0][1] > 55)

    def _part(self, what: str, mesh: Mesh, marks: tuple[Mark, ...], line: float, tau: float, over: float) -> Part:
        pale = 0.62 if self.tone.lightness > 0.8 else 0.5 if self.style.thick < 0.03 else 1.0
        return Part(
            self._name(what),
            mesh,
            self.tone,
            "hair",
            "hair",
            pale,
            0.5,
            line,
            self._name("mass"),
            tau=tau * self.seat.size,
            marks=marks,
            over=over * self.seat.size,
            round_by=1.2,
        )

    def _hairline(self, lon: Space) -> Space:
        line = np.array(self.style.line, np.float64) - 4 * min(self.skull.body.child, 1.0)
        return np.asarray(np.interp(np.abs(lon), LONGITUDES, line), np.float64)

    def _ragged(self, lon: Space) -> Space:
        """Hair ends in points or curls, finest on the brow: an even edge is that of a cap."""
        if not self.style.strands or self.style.open_front:
            return np.zeros_like(lon)
        if self.style.curls:
            return np.asarray(3.4 * np.abs(np.sin(np.arange(len(lon)) * np.pi / 3.3)), np.float64)
        points = (np.arange(len(lon)) * 5 % 8) / 7
        return np.asarray(points * np.interp(np.abs(lon), (0, 70, 110, 180), (2.0, 4.0, 6.0, 9.0)), np.float64)

    def _shell(self) -> Part:
        down, style = 12, self.style
        lon = np.linspace(-180, 180, 64, endpoint=False)
        t = np.linspace(0, 1, down)[:, None]
        edge = self._hairline(lon) - self._ragged(lon)
        top = np.full_like(edge, 90.0)
        if style.open_front:
            top = np.where(
                np.abs(lon) > style.open_front,
                edge + np.interp(np.abs(lon), (96, 108, 135, 180), (10, 26, 52, 62)),
                edge + 0.5,
            )
        lat = edge + (top - edge) * t**0.9
        swell = np.clip(t / 0.14, 0, 1) ** 0.6
        lift = style.thick * self.volume * swell * (0.75 + 0.35 * np.cos(np.radians(lat - 30)))
        if not style.strands and not style.curls:
            lift = lift * (1 + 0.30 * np.sin(np.radians(lon) * 23 + 3 * np.sin(9 * t)) * np.clip(3 * t, 0, 1))
        if style.open_front:
            tufts = 0.55 + 0.75 * np.abs(np.sin(np.radians(lon) * 8 + 1.5 * t))
            lift = style.thick * np.sin(np.pi * np.clip(t, 0.10, 0.97)) * tufts
            # Tufts above and below: an even wreath is a bandage.
            lat = (
                lat
                - 5 * np.abs(np.sin(np.radians(lon) * 17 + np.sin(np.radians(lon) * 5))) * (1 - t)
                - 3 * np.abs(np.sin(np.radians(lon) * 21 + 2 * np.sin(np.radians(lon) * 3))) * t**3
            )
        points = self.skull.polar(np.broadcast_to(lon, lat.shape), lat, lift)
        marks = (*self._strands(lon, edge), *self._rows(), *self._down(lon, edge))
        faces = grid_faces(down, len(lon), True)
        if style.open_front:
            keep = np.abs(lon) > style.open_front
            faces = faces[keep[faces % len(lon)].all(axis=1)]
        mesh = Mesh(self.seat(points), faces)
        line = 0.6 if style.thick < 0.03 else 1.3
        return self._part("shell", mesh, marks, line, 0.05, 0.03)

    def _strands(self, lon: Space, edge: Space) -> tuple[Mark, ...]:
        if not self.style.strands or self.style.curls:
            return ()
        stream, marks = Stream("strands"), []
        for i in range(1, len(lon), 8 if self.black else 4):
            if abs(lon[i]) < self.style.open_front + 4:
                continue
            high = 90 - edge[i] if not self.style.open_front else 24.0
            t = np.linspace(stream.uniform(0.04, 0.2), stream.uniform(0.4, 0.8), 8)
            path = self.skull.polar(
                lon[i] + 8 * np.sin(3 * t), edge[i] + high * t, 1.1 * self.style.thick * self.volume
            )
            marks.append(Stroke(self.seat(path), 0.8 * self.detail, self.stroke, 0.25 if self.black else 0.45))
        return tuple(marks)

    def _down(self, lon: Space, edge: Space) -> tuple[Mark, ...]:
        """Single hairs over the edge: skin does not end at a line. What is combed grows aside, away from the brow."""
        if self.style.curls or self.style.open_front:
            return ()
        stream = Stream("down")
        marks = []
        for i in range(0, len(lon)):
            lean, long = stream.uniform(-2.0, 2.0), stream.uniform(1.5, 4.5)
            if self.style.strands:
                if 75 < abs(lon[i]) < NAPE:
                    continue
                lean, long = (
                    (lean + math.copysign(5.0, lon[i]), 0.7 * long) if abs(lon[i]) < NAPE else (lean, 2.2 * long)
                )
            path = self.skull.polar(lon[i] + np.array([0.0, lean]), edge[i] + np.array([3.0, -long]), 0.02)
            if (self.seat.axes @ unit(path[0]))[2] < BRINK:
                continue
            marks.append(Stroke(self.seat(path), 1.3 * self.detail, self.tone, 0.8, 0.04 * self.seat.size))
        return tuple(marks)

    def _rows(self) -> tuple[Mark, ...]:
        """Plaits lying on the skull from the brow to the nape, drawn as paler partings."""
        if not self.style.rows:
            return ()
        lat = np.concatenate([np.linspace(50, 88, 10), np.linspace(86, -20, 22)])
        marks = []
        for lon in (-62.0, -40.0, -20.0, 0.0, 20.0, 40.0, 62.0):
            way = np.concatenate([np.full(10, lon), np.full(22, np.sign(lon) * (180 - abs(lon)) if lon else 180.0)])
            path = self.skull.polar(way, lat, self.style.thick + 0.012)
            marks.append(Stroke(self.seat(path), 1.5 * self.detail, colour(self.skull.body.skin), 0.75, taper=False))
        return tuple(marks)

    def _way(self, lock: Lock) -> Space:
        """A lock's spine in the head's own axes: over the head, then down by its own weight."""
        lon, lat, lift = np.array(lock.path).T
        over = self.skull.polar(lon, lat, lift * (0.55 + 0.45 * self.volume))
        if not lock.hang:
            return over
        aside = unit(over[-1] * [1, 0, 1])
        swing = np.cross(vec(0, 1, 0), aside)
        fall = [
            over[-1]
            + self.seat.down() * lock.hang * k
            + aside * (lock.curl * k**2 + 0.06 * np.sin(5 * k + lon[-1]))
            + swing * (0.09 * lock.hang * k * np.sin(4.4 * k + 0.31 * lon[-1]))
            for k in FALL
        ]
        return np.vstack([over, *fall])

    def _lock(self, number: int, lock: Lock) -> Part:
        way = self._way(lock)
        widths = (*lock.widths, *(share * lock.widths[-1] for share in _thinning(lock)))
        middle = len(way) // 2
        hint = np.cross(way[middle], way[min(middle + 1, len(way) - 1)] - way[middle - 1])
        radii = [w * self.seat.size for w in widths]
        wave = (lambda t, a: 1 + 0.18 * np.abs(np.sin(t * 4.4 * len(way)))) if lock.plaited else None
        loft = tube(self.seat(way), radii, self.seat.axes @ unit(hint + 1e-9), lock.flat, 5, 12, wave=wave)
        marks = self._plaiting(loft, len(way)) if lock.plaited else self._combed(loft, way[middle])
        return self._part(f"lock{number}", loft.mesh(), marks, 1.1, 0.016, 0.035)

    def _combed(self, loft: Loft, middle: Space) -> tuple[Mark, ...]:
        """A gleam along the back of a lock, and strands beside it."""
        out = self.seat.axes @ unit(middle)
        turn = math.pi / 2 if loft.fronts[len(loft.fronts) // 2] @ out > 0 else -math.pi / 2
        if self.black:
            return (Stroke(loft.at(np.linspace(0.2, 0.7, 9), turn + 0.5), 0.9 * self.detail, self.stroke, 0.35),)
        u = np.linspace(0, 1, 9)
        half = 0.24 * np.sin(np.pi * u) ** 0.8
        along = 0.24 + 0.34 * u
        gleam = np.vstack([loft.at(along, turn + half), loft.at(along, turn - half)[::-1]])
        strands = loft.at(np.linspace(0.10, 0.90, 9)[None, :], turn + np.array([-0.95, 0.75])[:, None])
        return (
            Patch(gleam, self.sheen, 0.5, lift=0.02 * self.seat.size),
            *(Stroke(path, 0.9 * self.detail, self.stroke, 0.6) for path in strands),
        )

    def _plaiting(self, loft: Loft, turns: int) -> tuple[Mark, ...]:
        marks = []
        for t in np.linspace(0.04, 0.9, 3 * turns):
            for a in (0.0, 1.57, 3.14, 4.71):
                path = loft.at(np.linspace(t, t + 0.05, 4), np.linspace(a, a + 1.5, 4))
                marks.append(Stroke(path, 0.9 * self.detail, self.stroke, 0.6))
        return tuple(marks)

    def _cloud(self) -> Part:
        """Curls all over the head, one skin."""
        stream, style = Stream("curls"), self.style
        balls: list[Mesh] = []
        marks: list[Mark] = []
        for k in range(CURLS):
            lat = float(np.degrees(np.arcsin(1 - 1.75 * (k + 0.5) / CURLS)))
            lon = float((k * 137.508 + 180) % 360 - 180)
            above = lat - float(self._hairline(np.array([lon]))[0])
            if above < 3:
                continue
            lift = style.thick * self.volume * stream.uniform(0.75, 1.05)
            radius = style.curls * stream.uniform(0.8, 1.2) * (0.6 + 0.4 * self.volume)
            # Curls of the brow are small and lie close: the hair has no brim.
            near = min(1.0, 0.35 + above / 22)
            lift, radius = lift * near, radius * (0.35 + 0.65 * near)
            place = self.skull.polar(lon, lat, lift)
            balls.append(ball(self.seat(place)[0], radius * self.seat.size, count=7))
            marks.append(self._curl(place, radius, stream))
            marks.append(self._under_curl(place, radius))
        return self._part("cloud", Mesh.joined(balls), tuple(marks), 1.2, 0.1, 0.03)

    def _curl(self, place: Space, radius: float, stream: Stream) -> Stroke:
        out = unit(place)
        side = unit(np.cross(vec(0.1, 1, 0.1), out))
        a = np.linspace(0, stream.uniform(3.0, 5.2), 9) + stream.uniform(0, 6)
        path = (
            place
            + 0.9 * radius * out
            + radius * 0.62 * (np.cos(a)[:, None] * side + np.sin(a)[:, None] * np.cross(out, side))
        )
        return Stroke(self.seat(path), 1.0 * self.detail, self.sheen, 0.45, 0.3 * radius * self.seat.size)

    def _under_curl(self, place: Space, radius: float) -> Stroke:
        """The lower edge of a curl, where it lies before the next."""
        out = unit(place)
        side = unit(np.cross(vec(0.1, 1, 0.1), out))
        a = np.linspace(3.5, 5.9, 9)
        path = (
            place
            + 0.55 * radius * out
            + 0.9 * radius * (np.cos(a)[:, None] * side + np.sin(a)[:, None] * np.cross(out, side))
        )
        return Stroke(self.seat(path), 1.2 * self.detail, self.tone.darker(0.55), 0.7, 0.3 * radius * self.seat.size)

    def _knot(self, number: int, place: Polar, radius: float) -> Part:
        lon, lat, lift = place
        middle = self.skull.polar(lon, lat, lift)
        axes = np.array([radius, 0.92 * radius, radius]) * self.seat.size * (0.6 + 0.4 * self.volume)
        mesh = ball(self.seat(middle)[0], axes, self.seat.axes)
        out = unit(middle)
        side = unit(np.cross(vec(0, 0.2, 1), out))
        marks = []
        for turn, size in ((0.4, 0.8), (2.4, 0.62), (4.2, 0.75)):
            a = np.linspace(turn, turn + 2.4, 9)
            ring = np.cos(a)[:, None] * side + np.sin(a)[:, None] * np.cross(out, side)
            path = middle + radius * (size * ring + np.sqrt(1 - size**2) * out) * 1.02
            marks.append(Stroke(self.seat(path), 0.8 * self.detail, self.stroke, 0.5, 0.1 * self.seat.size))
        return replace(self._part(f"knot{number}", mesh, tuple(marks), 1.3, 0.03, 0.0), fuse="")
