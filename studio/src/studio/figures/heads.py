"""A whole head: skull, features, nose, ears, hair, beard and what is worn on it."""

from studio.figures.beards import beard
from studio.figures.faces import Features
from studio.figures.hair import STYLES, HairMaker
from studio.figures.hats import COVERING, hat
from studio.figures.mesh import Mesh, Part
from studio.figures.moods import Mood
from studio.figures.noses import ears, nose
from studio.figures.skull import Seat, Skull
from studio.figures.traits import Body


def head(
    body: Body,
    mood: Mood,
    seat: Seat,
    prefix: str = "",
    worn: str = "",
    worn_colour: str = "#7a3b2e",
    detail: float = 1.0,
) -> list[Part]:
    """All parts of a head at its seat."""
    skull = Skull(body, mood)
    features = Features(body, mood, skull, seat, detail)
    fuse, name = f"{prefix}face", f"{prefix}head"
    skin = skull.mesh()
    made = [
        Part(
            name, Mesh(seat(skin.points), skin.faces), features.skin, "skin", "skin", 0.85, 0.18, 1.45, fuse,
            frozenset({f"{prefix}neck", f"{prefix}nose"}), 0.10 * seat.size, features.all(), round_by=1.2,
        ),
        nose(features, fuse, f"{prefix}nose", name),
    ]  # fmt: skip
    if not STYLES[body.hair.style].over_ears and worn not in COVERING:
        made += ears(features, f"{prefix}ear.", "")
    if worn not in COVERING:
        made += HairMaker(body.hair, skull, seat, prefix, bool(worn), detail).parts()
    if body.beard:
        made += beard(body.beard, body.beard_colour or body.hair.colour, features, prefix, detail)
    if worn:
        made += hat(worn, worn_colour, skull, seat, prefix)
    return made
