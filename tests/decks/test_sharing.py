"""Decks that several servers share: what one adds all have, and what one removes is gone everywhere."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from halfsaid.decks import BadDeck, BadDeckStore, Deck, read_deck, read_decks
from halfsaid.decks.brought import BroughtFiles
from halfsaid.decks.sharing import BroughtStore, DeckStore
from halfsaid.server.app import all_decks
from halfsaid.server.settings import Settings
from support.decks import plain_deck
from support.object_store import object_store

pytestmark = pytest.mark.timeout(300)  # the first time, an S3 for tests is installed


@pytest.fixture(params=["file", "s3"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A store in a folder, and one that speaks as S3 does."""
    if request.param == "file":
        (tmp_path / "store").mkdir()
        yield f"file://{tmp_path / 'store'}"
    else:
        yield request.getfixturevalue("bucket")


@pytest.fixture
def bucket(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with object_store() as (address, environment):
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        yield address


def changed(deck: Deck, title: str) -> Deck:
    book = deck.folder / "deck.json"
    book.write_text(json.dumps(json.loads(book.read_text()) | {"title": {"en": title}}))
    return read_deck(deck.folder)


def test_what_one_server_adds_the_others_have(tmp_path: Path, url: str) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    deck = plain_deck(here, "mine")
    store = DeckStore(url)
    store.push(deck)
    store.pull(there)
    assert read_decks(there)["mine"].manifest == deck.manifest
    store.push(changed(deck, "Another title"))
    store.pull(there)
    assert read_decks(there)["mine"].title() == "Another title"
    store.remove("mine")
    store.pull(there)
    store.pull(here)
    assert read_decks(here) == read_decks(there) == {}


def test_a_deck_that_is_being_added_is_not_taken_for_a_removed_one(tmp_path: Path, url: str) -> None:
    deck = plain_deck(tmp_path / "here", "mine")
    DeckStore(url).pull(tmp_path / "here")
    assert read_decks(tmp_path / "here")["mine"].manifest == deck.manifest


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"cover": {"small": "../../up", "large": "a", "fallback": "a"}}, "is no name for a picture"),
        ({"id": "other"}, "is that of another deck, 'other'"),
        ({"format": "halfsaid-deck/9"}, "is a deck of format"),
    ],
)
def test_nothing_in_a_store_leads_out_of_the_shelf(tmp_path: Path, change: dict[str, object], says: str) -> None:
    deck = plain_deck(tmp_path / "store", "mine")
    book = deck.folder / "deck.json"
    book.write_text(json.dumps(json.loads(book.read_text()) | change))
    with pytest.raises(BadDeck, match=says):
        DeckStore(f"file://{tmp_path / 'store'}").pull(tmp_path / "here")
    assert read_decks(tmp_path / "here") == {}


@pytest.mark.parametrize("url", ["nonsense", "s3:///", "ftp://here/decks"])
def test_no_store_gets_one_sentence(url: str) -> None:
    with pytest.raises(BadDeckStore, match=r"^The decks' store cannot be used: .*\.$"):
        DeckStore(url)


def test_a_server_has_shared_decks_even_while_the_store_is_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    plain_deck(tmp_path / "store", "mine")
    settings = Settings(data=tmp_path / "data", decks=f"file://{tmp_path / 'store'}")
    assert list(all_decks(settings)) == ["inkwell", "mine"]
    (tmp_path / "store").rename(tmp_path / "away")
    assert list(all_decks(settings)) == ["inkwell", "mine"]
    assert "The decks' store cannot be used" in caplog.text


def test_pictures_brought_to_one_server_are_found_by_another(url: str, tmp_path: Path) -> None:
    one, other = (BroughtFiles(tmp_path / name, BroughtStore(url)) for name in ("one", "other"))
    assert one.open() == other.open(), "they share a place"
    one.keep("BCDFGH", "own-deck", "picture", {"small.avif": b"small", "whole.jpg": b"whole"})
    assert other.owner_of("own-deck") == "BCDFGH"
    found = other.file("own-deck", "picture", "small.avif")
    assert found is not None
    assert found.read_bytes() == b"small"
    assert found.stat().st_mtime == 0, "nothing tells when it came"
    assert other.file("own-deck", "picture", "nothing") is None
    one.drop("own-deck", "picture", ["small.avif"])
    fresh = BroughtFiles(tmp_path / "fresh", BroughtStore(url))
    fresh.open()
    assert fresh.file("own-deck", "picture", "small.avif") is None
    one.drop_deck("own-deck")
    assert fresh.file("own-deck", "picture", "whole.jpg") is None
    assert fresh.owner_of("own-deck") is None
    DeckStore(url).pull(tmp_path / "decks")
    assert list(read_decks(tmp_path / "decks")) == []
