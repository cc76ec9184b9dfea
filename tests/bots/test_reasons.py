"""What bots say of a turn, over many reveals of whole games."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from string import Formatter
from typing import NamedTuple, get_args

import pytest

from halfsaid.bots import CHARACTERS, BotSeat, ReadingBot, in_sight, worth_saying
from halfsaid.bots.characters import Temper
from halfsaid.bots.lexicon import NOUNS, SEEN, LexiconEntry, lexicon, reasons
from halfsaid.bots.reasons import names
from halfsaid.rules import Setup, awaited, deal, play, view
from support.bots import painted, words

pytestmark = pytest.mark.timeout(300)  # whole games of seven, on a core that may be shared

_GAMES, _TURNS = 4, 14
_PLAYERS = 7  # so that two of them share a temper


class Turn(NamedTuple):
    """A clue, and why the table's bots chose as they did."""

    clue: str
    said: list[str]


class Named(NamedTuple):
    """A reason taken apart."""

    frame: str
    entry: LexiconEntry
    pointing: bool  # in a sentence for what can be pointed at


def turns(language: str) -> Iterator[Turn]:
    """The turns of whole games at a table full of bots."""
    known, understanding = painted(), words()
    for number in range(_GAMES):
        rng, said = Random(number), list[str]()
        game = deal(Setup("odyssey", _PLAYERS, tuple(known), f"reasons {number}", "salt"))
        while game.winners is None and game.turn <= _TURNS:
            seat = rng.choice(awaited(game))
            seen = view(game, seat)
            character = list(CHARACTERS.values())[seat % len(CHARACTERS)]
            bot = ReadingBot(BotSeat(character, f"{number} {seat}", language), understanding)
            thought = bot.think(seen, {card: known[card] for card in in_sight(seen)}, rng)
            said.append(thought.why)
            after = play(game, thought.move)
            if after.last is not None and after.last is not game.last:
                yield Turn(str(after.last.reveal.clue.text), said)
                said = []
            game = after


@cache
def nouns(form: str, language: str) -> dict[str, LexiconEntry]:
    """Every noun, by how it looks in this form."""
    return {entry.forms(language)[form].casefold(): entry for kind in reversed(NOUNS) for entry in lexicon(kind)}


@cache
def taken_apart(why: str, clue: str, language: str) -> Named:
    """Which sentence a reason is, and which thing it names."""
    for temper, pointing in product(get_args(Temper), (False, True)):
        for frame in reasons(f"{temper}, seen" if pointing else temper, language):
            form = next(name for _, name, _, _ in Formatter().parse(frame) if name and name != "clue")
            before, after = frame.replace("{clue}", clue.rstrip(".… ")).split(f"{{{form}}}")
            noun = why[len(before) : len(why) - len(after)].casefold()
            whole = (before + noun + after).casefold() == why.casefold()
            if whole and noun in nouns(form, language):
                return Named(frame, nouns(form, language)[noun], pointing)
    raise AssertionError(f"no sentence of ours: {why}")


@pytest.mark.parametrize("language", ["en", "fr", "ro"])
def test_reasons_keep_their_promises_over_many_reveals(language: str) -> None:
    played = list(turns(language))
    assert len(played) > 25
    reasons_given = [(turn.clue, taken_apart(why, turn.clue, language)) for turn in played for why in turn.said]

    pointed_at = {named.entry.kind for _, named in reasons_given if named.pointing}
    assert pointed_at == set(SEEN), "only what has a place in a picture is pointed at"
    assert {named.entry.kind for _, named in reasons_given} > pointed_at, "other nouns are named as well"

    echoes = [
        (clue, named.entry.english) for clue, named in reasons_given if names(clue, named.entry.english, language)
    ]
    assert echoes == [], "a reason that names what the clue named says nothing"
    assert any("{clue}" in named.frame for _, named in reasons_given)

    for turn in played:
        said = [turn.said[at] for at in worth_saying(turn.said, turn.clue)]
        assert len({taken_apart(why, turn.clue, language).frame for why in said}) == len(said), said
    kept = sum(len(worth_saying(turn.said, turn.clue)) for turn in played)
    assert kept > 0.8 * len(reasons_given), "few have to be held back"
