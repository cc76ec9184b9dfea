"""Decks as people bring them: a folder is a deck, or one sentence says why it is none."""

import json
from pathlib import Path
from typing import Any

import pytest

from halfsaid.decks import BadDeck, read_deck, read_decks
from support.decks import plain_deck


def test_decks_are_read_from_every_folder(tmp_path: Path) -> None:
    plain_deck(tmp_path / "ours", "first")
    plain_deck(tmp_path / "theirs", "second")
    assert list(read_decks(tmp_path / "ours", tmp_path / "theirs", tmp_path / "nowhere")) == ["first", "second"]


def test_a_deck_hides_no_other(tmp_path: Path) -> None:
    plain_deck(tmp_path / "ours")
    plain_deck(tmp_path / "theirs")
    with pytest.raises(BadDeck, match="are both called 'plain'"):
        read_decks(tmp_path / "ours", tmp_path / "theirs")


def test_no_deck_looks_like_another(tmp_path: Path) -> None:
    one, other = plain_deck(tmp_path / "ours", "all"), plain_deck(tmp_path / "theirs", "a11")
    with pytest.raises(BadDeck, match="are both called 'all', or look like it"):
        read_decks(tmp_path / "ours", tmp_path / "theirs")
    for deck, id, title in ((one, "one", "All"), (other, "other", "Аll")):  # the second has a Cyrillic letter
        manifest = json.loads((deck.folder / "deck.json").read_text())
        (deck.folder / "deck.json").write_text(json.dumps(manifest | {"id": id, "title": {"en": title}}))
    with pytest.raises(BadDeck, match="both have the title 'All', or one that looks like it"):
        read_decks(tmp_path / "ours", tmp_path / "theirs")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "halfsaid-deck/9"}, "is a deck of format 'halfsaid-deck/9'"),
        ({"id": "../up"}, "'../up' is no name for a deck or a card"),
        ({"id": 7}, "is not a deck: Expected `str`, got `int`"),
        ({"cover": {"small": "/etc/passwd", "large": "a.avif", "fallback": "a.webp"}}, "is no name for a picture"),
        ({"cover": {"small": "none.avif", "large": "a.avif", "fallback": "a.webp"}}, "lacks the picture none.avif"),
    ],
)
def test_what_is_no_deck_gets_one_sentence(tmp_path: Path, change: dict[str, Any], says: str) -> None:
    manifest = plain_deck(tmp_path, "mine").folder / "deck.json"
    manifest.write_text(json.dumps(json.loads(manifest.read_bytes()) | change))
    with pytest.raises(BadDeck) as refused:
        read_deck(manifest.parent)
    assert says in str(refused.value)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b"[" * 100_000, b"null"])
def test_a_file_that_is_no_manifest_gets_one_sentence(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "deck.json").write_bytes(text)
    with pytest.raises(BadDeck, match="is not a deck"):
        read_deck(tmp_path)


def test_a_card_named_twice(tmp_path: Path) -> None:
    manifest = plain_deck(tmp_path, "mine").folder / "deck.json"
    told = json.loads(manifest.read_bytes())
    told["cards"].append(told["cards"][0])
    manifest.write_text(json.dumps(told))
    with pytest.raises(BadDeck, match="names a card twice"):
        read_deck(manifest.parent)
