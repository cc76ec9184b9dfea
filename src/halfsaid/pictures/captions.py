"""The metadata of a photo: captions to keep, and whether it holds a place or a time."""

import re
import warnings
from collections.abc import Iterator

from defusedxml.ElementTree import fromstring
from PIL import ExifTags, IptcImagePlugin
from PIL.ImageFile import ImageFile

from halfsaid.pictures.prints import one_line

_CAMERAS_SAY = re.compile(
    r"digital camera|camera phone|^(dcim|exif_jpeg|samsung|minolta|kodak|sony dsc|untitled|default)", re.I
)
_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
_DESCRIPTION = ".//{http://purl.org/dc/elements/1.1/}description//{http://www.w3.org/1999/02/22-rdf-syntax-ns#}li"
_IPTC_CAPTION = (2, 120)
_TIMES = {ExifTags.Base.DateTime, ExifTags.Base.DateTimeOriginal, ExifTags.Base.DateTimeDigitized}


def captions_of(picture: ImageFile) -> dict[str, str]:
    """Return the captions in a picture's XMP, IPTC or EXIF by language, "" where none is named; without broken ones."""
    for source in (_xmp, _iptc, _exif):
        try:
            with warnings.catch_warnings(action="ignore"):
                found = {language: line for language, text in source(picture) if (line := as_line(text))}
        except Exception:  # noqa: S112  # broken metadata must not stop the picture
            continue
        if found:
            return found
    return {}


def tells_where_or_when(picture: ImageFile) -> bool:
    """Whether the file says where or when the picture was taken."""
    try:
        exif = picture.getexif()
        taken = exif.get_ifd(ExifTags.IFD.Exif)
        return bool(exif.get_ifd(ExifTags.IFD.GPSInfo)) or bool(_TIMES & (exif.keys() | taken.keys()))
    except Exception:
        return True  # unreadable metadata is removed too


def as_line(text: str) -> str:
    """Return a caption as one line; empty if it is a camera's own text."""
    line = one_line(text)
    return "" if _CAMERAS_SAY.search(line) or not any(mark.isalpha() for mark in line) else line


def _xmp(picture: ImageFile) -> Iterator[tuple[str, str]]:
    packet = picture.info.get("xmp") or picture.info.get("XML:com.adobe.xmp") or b""
    if not packet:
        return
    text = packet if isinstance(packet, bytes) else str(packet).encode()
    for each in fromstring(text.strip(b"\0 \n"), forbid_dtd=True).iterfind(_DESCRIPTION):
        language = str(each.get(_LANG, "")).lower()
        yield "" if language == "x-default" else language.partition("-")[0], str(each.text or "")


def _iptc(picture: ImageFile) -> Iterator[tuple[str, str]]:
    told = IptcImagePlugin.getiptcinfo(picture) or {}
    caption = told.get(_IPTC_CAPTION, b"")
    for each in caption if isinstance(caption, list) else [caption]:
        try:
            yield "", each.decode()
        except UnicodeDecodeError:
            yield "", each.decode("cp1252", "replace")


def _exif(picture: ImageFile) -> Iterator[tuple[str, str]]:
    yield "", str(picture.getexif().get(ExifTags.Base.ImageDescription, ""))
