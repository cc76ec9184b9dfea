"""The faces of the bots: a travelling company of twelve beasts, none of them a rabbit, for those are the players.

Each is a square scene composed by hand and painted like a card, head and shoulders, to be seen through a circle. It
must be known by its outline and colours where the circle is 40 pixels wide.
"""

from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from studio.cards import Compose
from studio.chance import Chance
from studio.faces.aurelio import aurelio
from studio.faces.bram import bram
from studio.faces.clover import clover
from studio.faces.hazel import hazel
from studio.faces.juniper import juniper
from studio.faces.otis import otis
from studio.faces.ottoline import ottoline
from studio.faces.pip import pip
from studio.faces.quill import quill
from studio.faces.sorrel import sorrel
from studio.faces.tansy import tansy
from studio.faces.wren import wren
from studio.hands import hand_called
from studio.press import Format, encoded

FACES: Mapping[str, Compose] = {
    "ottoline": ottoline, "bram": bram, "pip": pip, "wren": wren, "aurelio": aurelio, "tansy": tansy,
    "sorrel": sorrel, "hazel": hazel, "otis": otis, "quill": quill, "clover": clover, "juniper": juniper,
}  # fmt: skip
# Where the game's page takes them from, in a checkout of the whole project.
PAGE = Path(__file__).parents[4] / "web" / "src" / "art" / "faces"
FORMAT = Format(256, "WEBP", 57)


def paint_face(name: str, width: int = 800) -> Image.Image:
    """The bot's face, `width` pixels square and painted to the edge."""
    chance = Chance(name)
    return Image.fromarray(hand_called("inkwell", framed=False).paint(FACES[name](chance), chance, (width, width)))


def print_face(name: str, out: Path) -> Path:
    """The face as the game shows it, in `out`."""
    path = out / f"{name}{FORMAT.suffix}"
    path.write_bytes(encoded(paint_face(name), FORMAT))
    return path
