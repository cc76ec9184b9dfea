"""The rulebook's worked examples are turns like any other: the rules judge them, and the book must agree."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from halfsaid.rules.editions import check_players, edition_named, effective_options
from halfsaid.rules.turns import HandedIn, PlayedTurn, Votes, judge

_EXAMPLES: dict[str, Any] = json.loads((Path(__file__).parents[1] / "web/src/view/examples.json").read_text())


@pytest.mark.parametrize("name", _EXAMPLES)
def test_an_example_pays_what_the_rules_pay(name: str) -> None:
    told = _EXAMPLES[name]
    edition, players = edition_named(told["edition"]), told["players"]
    check_players(edition, players)
    options = effective_options(edition, players, told["options"])
    paid = judge(edition, options, players, _played(told))
    assert json.loads(msgspec.json.encode(paid)) == told["awards"]


def test_every_edition_has_an_example() -> None:
    assert {told["edition"] for told in _EXAMPLES.values()} == {"classic", "original", "odyssey", "party", "team"}


def _played(told: dict[str, Any]) -> PlayedTurn:
    board, owners = tuple(told["board"]), told["owners"]
    handed_in = tuple(
        HandedIn(seat, tuple(card for card, owner in zip(board, owners, strict=True) if owner == seat))
        for seat in sorted(set(owners))
    )
    votes = tuple(Votes(seat, tuple(slots)) for seat, slots in enumerate(told["votes"]) if slots)
    return PlayedTurn(told["storyteller"], handed_in, board, votes, told["veto"])
