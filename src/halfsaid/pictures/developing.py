"""Makes a card's prints from a file's bytes. It runs in a process of its own: see `decoder`."""

import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple

import numpy as np
import pi_heif
from PIL import (  # noqa: F401  # plugins of the kinds we take: for one that it lacks, Pillow loads all there are
    AvifImagePlugin,
    BmpImagePlugin,
    ExifTags,
    GifImagePlugin,
    Image,
    ImageCms,
    JpegImagePlugin,
    MpoImagePlugin,
    PngImagePlugin,
    TiffImagePlugin,
    UnidentifiedImageError,
    WebPImagePlugin,
)
from PIL.ImageFile import ImageFile

from halfsaid.pictures.captions import captions_of, tells_where_or_when
from halfsaid.pictures.framing import CARD, choose_frame, framed
from halfsaid.pictures.prints import (
    AS_IT_SUITS,
    LARGEST_FILE,
    LEAST_SIDE,
    MEGA,
    MOST_PIXELS,
    MOST_PIXELS_WHOLE,
    BadPicture,
    Inspected,
    Print,
    Wish,
    problem,
)

_KINDS = ("JPEG", "PNG", "WEBP", "AVIF", "GIF", "BMP", "TIFF", "HEIF")
_DECODED_SMALLER = ("JPEG", "MPO")  # MPO: a JPEG with more pictures behind the first
_HEAD = 4096  # bytes in which a text file shows what it is
_SRGB = ImageCms.createProfile("sRGB")
_WITH_PROFILES = ("RGB", "CMYK", "L", "LAB")
_BEHIND = (244, 237, 224)  # paper, where a picture is transparent
_TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}

Image.MAX_IMAGE_PIXELS = None  # they are counted below
pi_heif.register_heif_opener(thumbnails=False)


class _Format(NamedTuple):
    """A size and kind in which a picture is printed."""

    width: int
    kind: Literal["AVIF", "WEBP"]
    options: dict[str, int]


# Somebody waits for each: of a photo's time, slower encoders took most, for a fiftieth of its bytes.
_SMALL = _Format(360, "AVIF", {"quality": 60, "speed": 9, "max_threads": 1})
_LARGE = _Format(960, "AVIF", {"quality": 57, "speed": 9, "max_threads": 1})
_FALLBACK = _Format(480, "WEBP", {"quality": 70, "method": 2})
_WHOLE_SIDE = 2880  # pixels of the longer side, in the picture that others are framed from
_WHOLE_QUALITY = 85
_CLOCKWISE = (None, Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90)


def develop(content: bytes, wish: Wish = AS_IT_SUITS) -> Print:
    """Return the prints of this file's first picture, made as `wish` says. Or raise BadPicture."""
    with _troubles(), _opened(content) as file:
        words, told = captions_of(file), tells_where_or_when(file)
        upright = _upright(file)
    whole = _whole(upright) if wish.with_whole else None
    turn = _CLOCKWISE[wish.turn % 4]
    picture = upright if turn is None else upright.transpose(turn)
    frame = wish.frame
    chosen = frame or choose_frame(picture)
    card = framed(picture, chosen)
    large, middle = _scaled(card, _LARGE), _scaled(card, _FALLBACK)
    small = _scaled(middle, _SMALL)  # from the middle one, not from the card: as good, and a third of the time
    prints = _file(small, _SMALL), _file(large, _LARGE), _file(middle, _FALLBACK)
    fingerprint = fingerprint_of(upright)
    return Print(*prints, chosen, fingerprint, words, told, *picture.size, whole)


def _whole(picture: Image.Image) -> bytes:
    """Return the whole picture, upright and without metadata, to be framed again when the file is gone."""
    small = picture.copy()
    small.thumbnail((_WHOLE_SIDE, _WHOLE_SIDE), Image.Resampling.LANCZOS)
    target = io.BytesIO()
    small.save(target, "JPEG", quality=_WHOLE_QUALITY)  # an eighth of the time of a WebP
    return target.getvalue()


def inspect(content: bytes) -> Inspected:
    """Decode this file to its last pixel and return what it is, or raise BadPicture."""
    with _troubles(), _opened(content) as file:
        file.load()
        tells = any(file.info.get(name) for name in ("exif", "xmp", "icc_profile", "comment", "photoshop"))
        return Inspected(str(file.format), file.width, file.height, tells)


@contextmanager
def _troubles() -> Iterator[None]:
    """Turn every error of a decoder into a BadPicture."""
    try:
        with warnings.catch_warnings(action="ignore"):
            yield
    except BadPicture:
        raise
    except MemoryError:
        raise BadPicture(problem("memory")) from None
    except Exception:
        # Decoders raise all kinds of errors: SyntaxError, struct.error, ValueError, EOFError …
        raise BadPicture(problem("broken")) from None


def _opened(content: bytes) -> ImageFile:
    """Open a file whose kind and size are allowed, without decoding it. Or raise BadPicture."""
    if not content:
        raise BadPicture(problem("empty"))
    if len(content) > LARGEST_FILE:
        raise BadPicture(problem("file_size", megabytes=len(content) / MEGA, most=LARGEST_FILE / MEGA))
    try:
        file = Image.open(io.BytesIO(content), formats=_KINDS)
    except UnidentifiedImageError:
        raise BadPicture(problem("svg" if b"<svg" in content[:_HEAD].lower() else "not_picture")) from None
    most = MOST_PIXELS if file.format in _DECODED_SMALLER else MOST_PIXELS_WHOLE
    if file.width * file.height > most:
        raise BadPicture(problem("pixels", megapixels=file.width * file.height / 1e6, most=most / 1e6))
    if min(file.size) < LEAST_SIDE:
        raise BadPicture(problem("small", width=file.width, height=file.height, least=LEAST_SIDE))
    return file


def _upright(file: ImageFile) -> Image.Image:
    """Return the picture in sRGB, the right way up, and not larger than a card needs."""
    needed = max(CARD[0] / min(file.size), CARD[1] / max(file.size))
    if needed < 1:
        file.draft("RGB", (round(file.width * needed), round(file.height * needed)))
    file.load()
    profile = file.info.get("icc_profile")
    picture = _plain(file)
    factor = int(min(picture.size) / CARD[0])
    if factor > 1:
        picture = picture.reduce(factor)
    picture = _in_srgb(picture, profile)
    turn = _turn(file)
    upright = picture.copy() if turn is None else picture.transpose(turn)
    upright.info.clear()
    return upright


def _plain(file: Image.Image) -> Image.Image:
    """Convert to a mode that can be scaled and that colour profiles know."""
    if file.mode.startswith("I") or file.mode == "F":
        return _eight_bits(file)
    if file.mode in ("P", "PA"):
        return file.convert("RGBA" if "transparency" in file.info else "RGB")
    if file.mode in ("LA", "La", "RGBa"):
        return file.convert("RGBA")
    if "transparency" in file.info and file.mode in ("L", "RGB", "1"):
        return file.convert("RGBA")
    return file if file.mode in (*_WITH_PROFILES, "RGBA") else file.convert("L" if file.mode == "1" else "RGB")


def _eight_bits(file: Image.Image) -> Image.Image:
    """Scale 16 bits of grey, or more, to eight."""
    values = np.asarray(file).astype(np.float32)
    low, high = (0.0, 65535.0) if file.mode.startswith("I;16") else (float(values.min()), float(values.max()))
    scaled = np.nan_to_num((values - low) * (255.0 / max(high - low, 1e-6)))
    return Image.fromarray(np.clip(scaled, 0, 255).astype(np.uint8))


def _in_srgb(picture: Image.Image, profile: bytes | None) -> Image.Image:
    """Return the picture in sRGB by its colour profile, on paper where it is transparent."""
    alpha = picture.getchannel("A") if picture.mode == "RGBA" else None
    solid = picture.convert("RGB") if alpha is not None else picture
    if profile and solid.mode in _WITH_PROFILES:
        solid = _by_profile(solid, profile)
    coloured = solid.convert("RGB")
    if alpha is None:
        return coloured
    paper = Image.new("RGB", coloured.size, _BEHIND)
    paper.paste(coloured, mask=alpha)
    return paper


def _by_profile(picture: Image.Image, profile: bytes) -> Image.Image:
    try:
        meant = ImageCms.profileToProfile(
            picture,
            ImageCms.ImageCmsProfile(io.BytesIO(profile)),
            _SRGB,
            ImageCms.Intent.RELATIVE_COLORIMETRIC,
            "RGB",
            flags=ImageCms.Flags.BLACKPOINTCOMPENSATION,
        )
    except (ImageCms.PyCMSError, ValueError, OSError):
        return picture  # the profile is broken, or does not fit the picture
    assert meant is not None, "only a change in place returns nothing"
    return meant


def _turn(file: Image.Image) -> Image.Transpose | None:
    """Return the rotation that turns this picture the right way up, by its EXIF data."""
    try:
        return _TURNS.get(file.getexif().get(ExifTags.Base.Orientation, 1))
    except Exception:
        return None  # its EXIF data cannot be read


def fingerprint_of(picture: Image.Image) -> int:
    """Return a perceptual hash of 64 bits: which of the lowest frequencies of a cosine transform exceed the median."""
    side = 32
    grey = np.asarray(picture.convert("L").resize((side, side), Image.Resampling.BOX), dtype=np.float64)
    steps = np.arange(side)
    waves = np.cos(np.pi * (2 * steps[None, :] + 1) * steps[:, None] / (2 * side))
    slow = (waves @ grey @ waves.T)[:8, :8].ravel()
    bits = slow > np.median(slow[1:])
    return int.from_bytes(np.packbits(bits).tobytes())


def _scaled(card: Image.Image, form: _Format) -> Image.Image:
    size = (form.width, round(form.width * CARD[1] / CARD[0]))
    return card if card.size == size else card.resize(size, Image.Resampling.LANCZOS)


def _file(picture: Image.Image, form: _Format) -> bytes:
    target = io.BytesIO()
    options: dict[str, Any] = dict(form.options)
    picture.save(target, form.kind, **options)
    return target.getvalue()
