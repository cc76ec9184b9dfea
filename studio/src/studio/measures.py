"""What can be measured about a finished picture: does its subject stand out, is any third empty, is there writing?

Measures are numbers; which of them are faults is decided in `studio.check`.
"""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from studio.colour import to_oklab
from studio.geometry import Outline
from studio.hands import Picture
from studio.raster import Mask, Window, blurred, filled
from studio.scene import HEIGHT, WIDTH

HAND_WIDTH = 160  # a card in a hand of cards on a phone, in pixels
FRAME = 8  # the ragged plate edge and its border on a card of that width
RING = 8  # the ground a subject is seen against reaches this far, in those pixels
REACH = 4.0  # what is just inside or outside a contour

VISIBLE = 0.03  # a difference in OKLab that the eye sees without looking for it
GAP = 9  # gaps narrower than this close at that size

Values = NDArray[np.float64]


def oklab(picture: Picture, width: int) -> Values:
    """The picture as a card `width` pixels wide, in OKLab."""
    height = round(width * HEIGHT / WIDTH)
    small = cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA)
    return to_oklab(np.asarray(small, np.float64) / 255)


def lightness(picture: Picture, width: int = HAND_WIDTH) -> Values:
    return oklab(picture, width)[..., 0]


def chroma(picture: Picture) -> float:
    """How colourful a picture is on average: OKLab's chroma."""
    values = oklab(picture, HAND_WIDTH)
    return float(np.hypot(values[..., 1], values[..., 2]).mean())


def share_of_two_hues(picture: Picture) -> float:
    """How much of all colour lies in the two strongest sixths of the circle of hues. 0 … 1; 1 where all is grey."""
    values = oklab(picture, HAND_WIDTH)
    strength = np.hypot(values[..., 1], values[..., 2])
    coloured = np.where(strength > VISIBLE, strength, 0)
    bins, _ = np.histogram(np.arctan2(values[..., 2], values[..., 1]), 36, (-np.pi, np.pi), weights=coloured)
    if bins.sum() == 0:
        return 1.0
    sixths = np.array([np.roll(bins, -start)[:6].sum() for start in range(36)])
    rest = [np.roll(sixths, -start)[6:31].max() for start in range(36)]  # without what overlaps the first
    return float((sixths + rest).max() / bins.sum())


def mask_of(outline: Outline, width: int = HAND_WIDTH) -> Mask:
    """How much of each pixel of a card `width` wide an outline in card units covers."""
    window = Window(0, 0, width, round(width * HEIGHT / WIDTH))
    if not outline:
        return np.zeros((window.height, window.width), np.float32)
    return filled([ring * (width / WIDTH) for ring in outline], window)


def covered_share(outline: Outline) -> float:
    """How much of the card a subject covers, small gaps in it included. 0 … 1."""
    return float(_without_gaps(mask_of(outline)).mean())


def subject_contrast(picture: Picture, outline: Outline) -> float:
    """How far a subject's lightness differs from that of its ground, on a card in the hand. 0 … 1.

    Two ways to stand out count, whichever is stronger: as a mass (a moon in its own halo has no sharp edge) and along
    the contour (a man made of bees has the sky's own lightness inside, but a rim).
    """
    light = lightness(picture).astype(np.float32)
    subject = _without_gaps(mask_of(outline))
    return max(_mass_contrast(light, subject), _edge_contrast(light, subject))


def _mass_contrast(light: Mask, subject: Mask) -> float:
    """Distance between the distributions of lightness in the subject and in a ring round it."""
    ring = (_grown(subject, RING) > 0.5) & (_grown(subject, 1) < 0.3) & _on_plate(light)
    inside, around = light[(subject > 0.7) & _on_plate(light)], light[ring]
    if not inside.size or not around.size:
        return 0.0
    shares = np.linspace(0.01, 0.99, 99)
    return float(np.abs(np.quantile(inside, shares) - np.quantile(around, shares)).mean())


def _edge_contrast(light: Mask, subject: Mask) -> float:
    """Inside against outside where they meet, each averaged over the nearest few pixels; the mean over the contour.

    A pale bird against a dark wood and a dark trunk against a pale sky both count, even on one subject.
    """
    inside, outside = subject * _on_plate(light), (1 - subject) * _on_plate(light)
    within, without = (blurred(light * side, REACH) / (blurred(side, REACH) + 1e-6) for side in (inside, outside))
    edge = blurred(inside, 1.0) * blurred(outside, 1.0) * _on_plate(light)
    return float((np.abs(within - without) * edge).sum() / (edge.sum() + 1e-6))


def _grown(mask: Mask, by: int) -> Mask:
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * by + 1, 2 * by + 1))
    return np.asarray(cv2.dilate(mask, disc), np.float32)


def _without_gaps(mask: Mask) -> Mask:
    """What is seen between the bars of a cage or the bees of a swarm belongs to the subject."""
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (GAP, GAP))
    return np.asarray(cv2.morphologyEx(mask, cv2.MORPH_CLOSE, disc), np.float32)


def region_contrast(picture: Picture, outline: Outline) -> float:
    """How far the lights and the darks of a region lie apart: for cards that name a place instead of a subject.

    The lighter half of the region's pixels against the darker half, on a card in the hand. 0 … 1.
    """
    values = np.sort(lightness(picture)[mask_of(outline) > 0.5])
    middle = len(values) // 2
    return float(values[middle:].mean() - values[:middle].mean()) if middle else 0.0


def _on_plate(field: Mask) -> NDArray[np.bool_]:
    """Inside the frame."""
    inside = np.zeros(field.shape, np.bool_)
    inside[FRAME:-FRAME, FRAME:-FRAME] = True
    return inside


def emptiest_third(picture: Picture) -> tuple[float, str]:
    """The barest of the six thirds (three across, three down): how much of it shows any detail, and which it is.

    Detail is what differs visibly from its wider surroundings on a card in the hand; a graded sky or a plain wall has
    none, clouds, branches and engraving strong enough to be seen do. 0 … 1.
    """
    plate = oklab(picture, HAND_WIDTH)[FRAME:-FRAME, FRAME:-FRAME].astype(np.float32)
    seen = np.linalg.norm(plate - cv2.GaussianBlur(plate, (0, 0), 6), axis=-1) > VISIBLE
    rows, columns = np.array_split(seen, 3, axis=0), np.array_split(seen, 3, axis=1)
    shares = [float(part.mean()) for part in (*rows, *columns)]
    barest = int(np.argmin(shares))
    return shares[barest], ("upper", "middle", "lower", "left", "central", "right")[barest]


@dataclass(frozen=True, eq=False)
class Fingerprint:
    """What is left of a picture in a passing glance."""

    tones: Values  # where it is light and dark
    detail: Values  # where it is busy and calm
    colours: Values  # OKLab, 8 x 12


def fingerprint(picture: Picture) -> Fingerprint:
    """Of the plate only: the paper round it is the same on all cards of a deck."""
    plate = oklab(picture, HAND_WIDTH)[FRAME:-FRAME, FRAME:-FRAME]
    light = plate[..., 0].astype(np.float32)
    smooth = blurred(light, 3.0)
    busy = blurred(np.abs(light - smooth), 6.0)
    colours = cv2.resize(plate, (8, 12), interpolation=cv2.INTER_AREA)
    return Fingerprint(_pattern(smooth), _pattern(busy), np.asarray(colours, np.float64))


def _pattern(field: Mask) -> Values:
    """A field 24 x 36 small, its mean and spread taken out."""
    small = np.asarray(cv2.resize(field, (24, 36), interpolation=cv2.INTER_AREA), np.float64)
    return np.asarray((small - small.mean()) / (small.std() + 1e-4), np.float64)


def apart(first: Fingerprint, second: Fingerprint) -> float:
    """How far apart two pictures are at a glance: 0 the same … about 1 strangers. A mirrored copy is no stranger."""
    flipped = Fingerprint(second.tones[:, ::-1], second.detail[:, ::-1], second.colours[:, ::-1])
    return min(_distance(first, second), _distance(first, flipped))


def _distance(first: Fingerprint, second: Fingerprint) -> float:
    tones = 1 - float((first.tones * second.tones).mean())
    detail = 1 - float((first.detail * second.detail).mean())
    # Two cards of different palettes lie about 0.2 apart in OKLab.
    colours = float(np.linalg.norm(first.colours - second.colours, axis=-1).mean()) / 0.2
    return (tones + detail + colours) / 3
