"""Pictures for tests, made here: what is in them can be told again from a card."""

import io
import struct
import zlib
from typing import Any

import pillow_heif
from PIL import ExifTags, Image, ImageDraw

from halfsaid.pictures import BadPicture, Darkroom, PictureProblem, Print

RED, GREEN, BLUE, GREY = (200, 30, 30), (30, 160, 60), (30, 60, 190), (128, 128, 128)
WHERE = b"Musterstrasse"
pillow_heif.register_heif_opener(thumbnails=False)


def picture(size: tuple[int, int] = (600, 900), ground: tuple[int, int, int] = GREY, number: int = 0) -> Image.Image:
    """A red left upper corner, a blue right lower one, and something in the middle that depends on a number."""
    image = Image.new("RGB", size, ground)
    draw = ImageDraw.Draw(image)
    width, height = size
    draw.rectangle((0, 0, width // 4, height // 4), fill=RED)
    draw.rectangle((3 * width // 4, 3 * height // 4, width, height), fill=BLUE)
    for each in range(8):
        if number >> each & 1:
            left, top = width * (each % 4) // 4, height * (2 + each // 4) // 6
            draw.ellipse((left, top, left + width // 5, top + height // 7), fill=(250, 220 - 20 * each, 40))
    return image


def file(image: Image.Image, kind: str = "JPEG", **options: Any) -> bytes:  # Any: as Pillow takes them
    target = io.BytesIO()
    image.save(target, kind, **options)
    return target.getvalue()


def telling_exif(orientation: int = 1, caption: str = "") -> bytes:
    """The metadata that a phone writes: place, time and orientation."""
    exif = Image.Exif()
    exif[ExifTags.Base.Orientation] = orientation
    exif[ExifTags.Base.DateTime] = "2026:07:14 10:00:00"
    exif[ExifTags.Base.Artist] = WHERE.decode()
    if caption:
        exif[ExifTags.Base.ImageDescription] = caption
    gps = exif.get_ifd(ExifTags.IFD.GPSInfo)
    gps[ExifTags.GPS.GPSLatitudeRef], gps[ExifTags.GPS.GPSLatitude] = "N", (48.0, 51.0, 24.0)
    return exif.tobytes()


def png_of_claimed_size(width: int, height: int) -> bytes:
    """A small file that says it is a large picture: the rest of it is missing."""
    return _png(width, height, (b"IDAT", zlib.compress(bytes(100_000))))


def packed_zeros(size: int) -> bytes:
    """What zlib makes of so many zeros, a multiple of a megabyte; a gigabyte in one go takes seconds of a core."""
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    megabyte = packer.compress(bytes(2**20)) + packer.flush(zlib.Z_FULL_FLUSH)
    adler = (size % 65521) << 16 | 1
    return b"\x78\x9c" + megabyte * (size // 2**20) + packer.flush() + adler.to_bytes(4, "big")


def png_bomb(kind: bytes, size: int) -> bytes:
    """A small picture with a chunk (iCCP, zTXt) that unpacks to so many bytes."""
    pixels = zlib.compress(bytes(100 * (3 * 100 + 1)))
    return _png(100, 100, (kind, b"name\0\0" + packed_zeros(size)), (b"IDAT", pixels))


def tiff_bomb(side: int) -> bytes:
    """A picture that is all black, whole, and a thousandth of its size in memory."""
    return file(Image.new("RGB", (side, side)), "TIFF", compression="tiff_adobe_deflate")


def jpeg_of_claimed_size(width: int, height: int) -> bytes:
    """A photo whose header says another size than it has."""
    content = bytearray(file(picture((300, 420))))
    start = content.index(b"\xff\xc0")  # height and width are five bytes on
    content[start + 5 : start + 9] = struct.pack(">HH", height, width)
    return bytes(content)


def _png(width: int, height: int, *chunks: tuple[bytes, bytes]) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in ((b"IHDR", head), *chunks, (b"IEND", b""))
    )
    return b"\x89PNG\r\n\x1a\n" + body


def outcome(darkroom: Darkroom, content: bytes) -> Print | PictureProblem:
    """Return what a decoder makes of this file."""
    try:
        return darkroom.develop(content)
    except BadPicture as bad:
        return bad.problem


def average(image: Image.Image, box: tuple[float, float, float, float]) -> tuple[int, ...]:
    """The mean colour of a part of a picture, given in shares of its sides."""
    width, height = image.size
    part = image.convert("RGB").crop(
        (round(box[0] * width), round(box[1] * height), round(box[2] * width), round(box[3] * height))
    )
    return tuple(part.resize((1, 1), Image.Resampling.BOX).tobytes())


def is_like(one: tuple[int, ...], other: tuple[int, ...], most: int = 40) -> bool:
    return all(abs(a - b) <= most for a, b in zip(one, other, strict=True))
