"""The reading bot plays: legally everywhere, in character, nothing twice, nothing it cannot see."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from halfsaid.bots import CHARACTERS, BotSeat, CardFacts, ReadingBot, Thought, in_sight
from halfsaid.bots.meaning import WordOverlap
from halfsaid.bots.memory import remember
from halfsaid.bots.telling import ideas
from halfsaid.rules import Clue, Game, GiveClue, HandIn, awaited, deal, play, view
from halfsaid.rules.moves import check_clue
from support.bots import painted
from support.games import COMBINATIONS, all_hand_in, clue, setup_for, states

TEXTS = list(painted().values())


def known(card: str) -> CardFacts:
    """Texts for the tests' plain cards; every third has none."""
    number = int(card[1:])
    return CardFacts() if number % 3 == 0 else TEXTS[number % len(TEXTS)]


def thought(
    game: Game, seat: int, character: str = "wren", language: str = "en", said: tuple[str, ...] = ()
) -> Thought:
    seen = view(game, seat)
    bot = ReadingBot(BotSeat(CHARACTERS[character], f"seat {seat}", language, said), WordOverlap())
    return bot.think(seen, {card: known(card) for card in in_sight(seen)}, Random(seat))


@given(states())
@settings(max_examples=60, deadline=None, derandomize=True)
def test_a_bot_takes_over_any_seat_at_any_moment(game: Game) -> None:
    for seat in awaited(game):
        after = play(game, thought(game, seat).move)
        assert after is not game


@pytest.mark.parametrize(
    ("edition", "players"), [(name, count) for name, count in COMBINATIONS if count in (3, 6, 7, 8)]
)
def test_whole_games_of_every_edition(edition: str, players: int) -> None:
    short: dict[str, Any] = {"target": 5} if edition in ("classic", "original", "odyssey") else {}
    game, names = deal(setup_for(edition, players, **short)), list(CHARACTERS)
    while game.winners is None:
        seat = awaited(game)[0]
        game = play(game, thought(game, seat, names[seat % 5], ("en", "fr", "ro")[seat % 3]).move)
    assert max(game.scores) > 0


def test_a_clue_without_words_is_answered_all_the_same() -> None:
    game = deal(setup_for("classic", 4))
    game = play(game, GiveClue(0, Clue("audio"), game.hands[0][0]))
    assert isinstance(thought(game, 1).move, HandIn)


@pytest.mark.parametrize("language", ["en", "fr", "ro"])
@pytest.mark.parametrize("name", CHARACTERS)
def test_clues_are_clues_and_none_is_said_twice(name: str, language: str) -> None:
    said: list[str] = []
    for turn in range(12):
        game = deal(setup_for("classic", 5, seed=f"turn {turn}"))
        move = thought(game, 0, name, language, tuple(said)).move
        assert isinstance(move, GiveClue)
        check_clue(move.clue, game.kinds)
        assert move.clue.text is not None
        assert move.clue.text.casefold() not in {text.casefold() for text in said}
        said.append(move.clue.text)


@pytest.mark.parametrize("language", ["en", "fr", "ro"])
def test_ideas_come_from_the_cards_lists_or_from_the_bots_own_stock(language: str) -> None:
    memories = [remember(card, texts, "bot") for card, texts in painted().items()]
    sources = []
    for number in range(120):
        rng = Random(number)
        sources.append({idea.source for idea in ideas(rng.sample(memories, 6), language, WordOverlap(), (), rng)})
    assert 80 <= sources.count({"idea"}) < 120, "mostly by the lists, whose clues were written for these very pictures"
    assert set().union(*sources) - {"concept"} == {"idea", "saying", "quote", "fragment", "sound"}


def test_a_hand_without_lists_is_told_from_the_bots_own_stock() -> None:
    memories = [remember(f"c{number}", CardFacts(motifs=("moon", "fox")), "bot") for number in range(6)]
    for number in range(8):
        assert {idea.source for idea in ideas(memories, "en", WordOverlap(), (), Random(number))} >= {"saying", "motif"}


def test_bots_that_hear_nothing_do_not_all_say_the_same() -> None:
    game = deal(setup_for("classic", 6))
    game = play(game, GiveClue(0, Clue("audio"), game.hands[0][0]))
    handed_in = {thought(game, seat).why for seat in range(1, 6)}
    game = all_hand_in(game)
    voted = {thought(game, seat).why for seat in range(1, 6)}
    assert len(handed_in) == len(voted) == 5


@pytest.mark.parametrize(
    ("language", "plain", "veiled"),
    [
        ("en", "The fox reads letters by the great river", "Post from nobody"),
        ("fr", "Le renard lit ses lettres près de la rivière", "Courrier de personne"),
        ("ro", "Vulpea citește scrisoarea lângă râu", "Poștă de la nimeni"),
    ],
)
def test_a_clue_that_reads_out_the_description_is_not_given(language: str, plain: str, veiled: str) -> None:
    described = {
        "en": "A fox reads a letter beside a great river.",
        "fr": "Un renard lit une lettre près d’une grande rivière.",
        "ro": "O vulpe citește o scrisoare lângă un râu mare.",
    }
    memory = remember("c1", CardFacts(described, {language: (plain, veiled)}), "bot")
    assert set(memory.spoken[language]) == {plain, veiled}, "this bot remembers both"
    tellings = (ideas([memory], language, WordOverlap(), (), Random(number)) for number in range(8))
    told = {idea.text for found in tellings for idea in found}
    assert veiled in told
    assert plain not in told


def test_a_bot_sees_its_hand_the_board_and_the_last_turn() -> None:
    game = clue(deal(setup_for("classic", 5)), 0)
    assert set(in_sight(view(game, 1))) == set(game.hands[1])
    party = deal(setup_for("party", 6))
    assert in_sight(view(party, 0)) == (), "face down is unseen"


def test_why_names_something_in_the_picture() -> None:
    game = deal(setup_for("classic", 4))
    told = thought(game, 0)
    assert isinstance(told.move, GiveClue)
    assert told.move.card is not None
    assert any(motif in told.why for motif in known(told.move.card).motifs)


def test_a_seat_that_may_do_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing to do"):
        thought(clue(deal(setup_for("classic", 4)), 0), 0)


def test_where_bots_do_not_speak_the_tables_language_they_speak_english() -> None:
    game = deal(setup_for("classic", 4))
    german, english = (thought(game, 0, language=language) for language in ("de", "en"))
    assert german == english
    game = play(game, GiveClue(0, Clue("text", "Der Mond ist aufgegangen"), game.hands[0][0]))
    assert isinstance(thought(game, 1, language="de").move, HandIn)
