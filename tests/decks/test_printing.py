"""A deck on paper: everything on its page, in size, and backs behind their fronts."""

import re
import zlib
from pathlib import Path

import pytest
from PIL import Image

from halfsaid.decks import Deck, read_deck
from halfsaid.decks.adding import Wishes, add_deck
from halfsaid.decks.printing import Paper, print_deck
from halfsaid.decks.sources import Sources
from halfsaid.decks.table_aids import DISCS
from halfsaid.languages import LANGUAGES
from halfsaid.pictures import Darkroom
from halfsaid.rules.editions import COLOURS
from support.photos import file, picture

ROOT = Path(__file__).parent.parent.parent
MM = 72 / 25.4
pytestmark = pytest.mark.timeout(180)  # every card of a deck is decoded


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Deck:
    """Eleven cards: a sheet of nine, and one of two."""
    folder = tmp_path_factory.mktemp("printed")
    for number in range(11):
        (folder / f"{number}.png").write_bytes(file(picture((200, 300), number=number), "PNG"))
    with Sources([folder]) as sources, Darkroom(2) as darkroom:
        wishes = Wishes("Été 日本", credit="Léa Martin", language="fr")
        return add_deck(sources, wishes, folder / "decks", {}, darkroom).deck


def pages(path: Path) -> list[str]:
    """The drawing of every page, in order."""
    content = path.read_bytes()
    objects = dict(re.findall(rb"\n(\d+) 0 obj\n(.*?)\nendobj", content, re.DOTALL))
    kinds = [each for each in objects.values() if re.search(rb"/Type /Page\b", each)]
    drawings = [objects[number] for each in kinds for number in re.findall(rb"/Contents (\d+) 0 R", each)]
    streams = [stream for each in drawings for stream in re.findall(rb"stream\n(.*)\nendstream", each, re.DOTALL)]
    return [zlib.decompress(stream).decode("latin-1") for stream in streams]


def pictures_on(page: str) -> list[tuple[float, float]]:
    """Where the pictures' left edges and tops are, in mm from the lower left corner."""
    found = re.findall(r"q ([\d.]+) 0 0 ([\d.]+) ([\d.]+) ([\d.]+) cm /I\d+ Do Q", page)
    for width, height, _, _ in found:
        assert float(width) / MM == pytest.approx(60, abs=0.1)
        assert float(height) / MM == pytest.approx(88, abs=0.1)
    return [(float(x) / MM, float(y) / MM) for _, _, x, y in found]


@pytest.mark.parametrize(("paper", "width", "height"), [("A4", 210, 297), ("Letter", 215.9, 279.4)])
def test_backs_lie_behind_their_fronts(tmp_path: Path, deck: Deck, paper: Paper, width: float, height: float) -> None:
    assert print_deck(deck, paper, tmp_path / "deck.pdf") == 6
    drawn = pages(tmp_path / "deck.pdf")
    assert [len(pictures_on(page)) for page in drawn[:4]] == [9, 9, 2, 2]
    for front, back in ((drawn[0], drawn[1]), (drawn[2], drawn[3])):
        turned = sorted((width - x - 60, y) for x, y in pictures_on(back))
        for (x, y), (x2, y2) in zip(sorted(pictures_on(front)), turned, strict=True):
            assert abs(x - x2) < 0.1
            assert abs(y - y2) < 0.1
        assert all(0 <= x <= width - 60 and 0 <= y <= height - 88 for x, y in pictures_on(front))


def test_players_have_the_discs_of_their_rabbits() -> None:
    assert set(DISCS) == set(COLOURS)
    page = (ROOT / "web" / "src" / "art" / "rabbits.ts").read_text(encoding="utf-8")
    for name, look in DISCS.items():
        ink = "#{:02x}{:02x}{:02x}".format(*look.ink)
        told = re.search(rf"{name}: {{ fur: '{look.fur}', deep: '{look.deep}', ink: '{ink}', mark: '(\w+)'", page)
        assert told, name
        mark = re.search(rf"  {told[1]}:\s*'([^']+)'", page)
        assert mark, name
        assert mark[1].startswith(look.mark), name


def test_the_rules_are_told_in_every_language() -> None:
    aids = [language.aid for language in LANGUAGES.values()]
    assert {(len(aid.turn), len(aid.points)) for aid in aids} == {(6, 5)}


def test_what_is_printed_goes_beyond_the_cut(tmp_path: Path, deck: Deck) -> None:
    print_deck(deck, "A4", tmp_path / "deck.pdf")
    jpegs = re.findall(rb"\xff\xd8\xff.*?\xff\xd9", (tmp_path / "deck.pdf").read_bytes(), re.DOTALL)
    assert len(jpegs) == 12  # eleven cards and one back
    (tmp_path / "one.jpg").write_bytes(jpegs[0])
    with Image.open(tmp_path / "one.jpg") as card:
        assert card.width == pytest.approx(960 * 60 / 56, abs=2)
        assert card.height == pytest.approx(1440 * 88 / 84, abs=2)


def test_the_deck_that_comes_with_the_game_can_be_printed(tmp_path: Path) -> None:
    whole = read_deck(ROOT / "src" / "halfsaid" / "decks" / "inkwell")
    told: list[None] = []
    assert print_deck(whole, "A4", tmp_path / "deck.pdf", lambda: told.append(None)) == 22
    assert len(told) == 84
