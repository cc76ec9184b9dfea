"""The album of the evening, why somebody said that, and cards that were not seen for long."""

import asyncio
import threading
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from halfsaid.records import verify
from halfsaid.store import StoredEntry
from halfsaid.tables import archive
from halfsaid.tables.acts import (
    AddBot,
    AgreeToStop,
    Begin,
    Configure,
    Entry,
    Explain,
    Kick,
    Leave,
    Mute,
    Rematch,
    Rename,
    Say,
    Sit,
    Start,
    decode_entry,
)
from halfsaid.tables.archive import AlbumGame, LogHistory, game_record
from halfsaid.tables.asks import fresh
from halfsaid.tables.fold import states
from halfsaid.tables.log_writer import entries_of
from halfsaid.tables.table import NotAllowed
from support.decks import plain_deck
from support.games import deck_of, game_of
from support.tables import ADA, BEN, CLEO, CODE, DAN, HOST, Log, ask, evening, played_by_bots, unheard, with_people


def pages(log: Log) -> tuple[AlbumGame, ...]:
    return LogHistory(CODE).read_on(log.entries).album()


def begun(**changes: object) -> Log:
    log = Log("Ben", "Cleo")
    log.do(Configure(options={"target": 8}), HOST)
    log.begin(**changes)
    return log


def test_a_log_that_was_read_to_anywhere_and_then_followed_tells_the_same() -> None:
    """What was read was folded anew, and what follows are the states of a living table: equal, and not the same."""
    log = begun()
    log.play(2)
    whole = pages(log)
    living = list(states(CODE, log.entries))
    for read in range(1, len(living)):
        history = LogHistory(CODE).read_on(log.entries[:read])
        for before, table in pairwise(living[read - 1 :]):
            history.take_in(before, table)
        assert history.album() == whole, read


def test_an_evening_is_all_its_games_by_their_turns() -> None:
    log = begun()
    assert [(game.turns, game.is_over) for game in pages(log)] == [((), False)]
    log.play(2)
    (running,) = pages(log)
    assert (len(running.turns), running.is_over, running.winners) == (2, False, None)
    last = game_of(log.table).last
    assert last is not None
    assert running.turns[1].reveal == last.reveal
    assert running.turns[0].turn == 1
    assert running.turns[0].at < running.turns[1].at
    log.play()
    finished = game_of(log.table)
    log.do(Rename("Adalbert"), HOST)
    log.do(Leave(), CLEO)
    log.do(Sit("Dan", "key Dan"))
    log.do(Rematch(), HOST)
    log.do(AddBot("Robo"), HOST)
    log.do(Configure(edition="odyssey"), HOST)
    log.begin(seed="another")
    log.play(1, seed=2)
    for seat in (ADA, BEN, DAN):
        log.do(AgreeToStop(True), seat)
    first, second = pages(log)
    assert [seat.name for seat in first.seats] == ["Ada", "Ben", "Cleo"], "as it was in that game"
    assert (first.edition, first.scores, first.winners, first.is_over) == (
        "classic", finished.scores, finished.winners, True,
    )  # fmt: skip
    assert [(seat.name, seat.is_bot) for seat in second.seats][2:] == [("Dan", False), ("Robo", True)]
    assert (second.number, second.edition, len(second.turns), second.winners, second.is_over) == (
        2, "odyssey", 1, None, True,
    )  # fmt: skip


def test_an_album_holds_what_the_record_holds_and_nothing_hidden() -> None:
    log = begun()
    log.play(2)
    shown = msgspec.json.encode(pages(log)).decode()
    boards = {card for turn in pages(log)[0].turns for card in turn.reveal.board}
    assert {card for card in deck_of() if f'"{card}"' in shown} == boards
    assert "seed" not in shown
    assert "key Ada" not in shown
    log.play()
    record = game_record(CODE, log.entries, 1)
    assert [turn.board for turn in record.turns] == [turn.reveal.board for turn in pages(log)[0].turns]


def test_a_record_names_those_who_played_whoever_left_or_came_since() -> None:
    log = begun()
    log.play()
    record = game_record(CODE, log.entries, 1)
    log.do(Leave(), CLEO)
    log.do(Sit("Dan", "key Dan"))
    log.do(Sit("Eva", "key Eva"))
    log.do(Configure(edition="team"), HOST)
    assert game_record(CODE, log.entries, 1) == record
    verify(record)


def test_a_storyteller_says_why_when_the_turn_is_over() -> None:
    log = begun()
    log.refuses(Explain(1, 1, "Because"), HOST, "no_turn")
    log.play(1)
    teller = log.table.finished_turns[0].seat
    other = next(place.id for place in log.table.places if place.id != teller)
    log.refuses(Explain(1, 1, "Because"), other, "not_teller")
    log.refuses(Explain(1, 1, "x" * 301), teller, "why")
    log.refuses(Explain(1, 1, "two\nlines"), teller, "why")
    log.refuses(Explain(1, 1, "\u200b"), teller, "why")
    log.refuses(Explain(1, 2, "Because"), teller, "no_turn")
    log.refuses(Explain(2, 1, "Because"), teller, "no_turn")
    log.refuses(Explain(1, 1, "Because"), None, "no_seat")
    log.do(Explain(1, 1, " It looked like grandmother's kitchen. "), teller)
    assert pages(log)[0].turns[0].why == "It looked like grandmother's kitchen."
    log.play()
    log.do(Rematch(), HOST)
    log.do(Explain(1, 1, "On second thoughts: her cellar."), teller)
    assert pages(log)[0].turns[0].why == "On second thoughts: her cellar."
    assert log.table.explained == 2
    log.do(Explain(1, 1, " "), teller)
    assert pages(log)[0].turns[0].why is None


def test_who_is_muted_or_gone_says_nothing() -> None:
    log = begun()
    log.play(3)
    teller = next(tale.seat for tale in log.table.finished_turns if tale.seat != HOST)
    turn = next(tale.turn for tale in log.table.finished_turns if tale.seat == teller)
    log.do(Mute(teller, True), HOST)
    log.refuses(Explain(1, turn, "Because"), teller, "muted")
    log.do(Kick(teller), HOST)
    log.refuses(Explain(1, turn, "Because"), teller, "no_seat")


def test_a_bot_that_told_has_said_why() -> None:
    log = Log("Ben")
    log.do(AddBot("Robo"), HOST)
    log.begin()
    log.play(3)
    whys = {turn.reveal.storyteller: turn.why for turn in pages(log)[0].turns}
    assert whys == {0: None, 1: None, 2: "Robo muses"}


def test_what_was_seen_last_is_left_out_first() -> None:
    cards = tuple("abcdefgh")
    assert fresh(cards, (), 4) == cards
    assert fresh(cards, ("h", "a", "z", "b"), 4) == tuple("cdefg")
    assert fresh(cards, tuple("abcdefgh"), 4) == tuple("abcd")
    assert fresh(cards, tuple("hgfedcba"), 6) == tuple("cdefgh")
    assert fresh(cards, tuple("hgfedcba"), 20) == cards


def test_cards_are_seen_on_the_board_and_in_hands() -> None:
    log = begun(deck=deck_of(200))
    hands = {card for hand in game_of(log.table).hands for card in hand}
    assert set(LogHistory(CODE).read_on(log.entries).seen_cards()) == hands
    log.play()
    pile = set(game_of(log.table).pile)
    seen = LogHistory(CODE).read_on(log.entries).seen_cards()
    assert set(seen) == set(deck_of(200)) - pile
    assert len(set(seen)) == len(seen)
    still_held = {card for hand in game_of(log.table).hands for card in hand}
    assert set(seen[-len(still_held) :]) == still_held, "what was in the hands at the end was seen last"
    log.do(Rematch(), HOST)
    assert LogHistory(CODE).read_on(log.entries).seen_cards() == seen


def test_what_others_saw_is_new_to_who_sits_here_now() -> None:
    log = begun()
    log.play()
    log.do(Rematch(), HOST)
    assert LogHistory(CODE).read_on(log.entries).seen_cards()
    for name in ("Dan", "Eva", "Finn"):
        log.do(Sit(name, f"key {name}"))
    for seat in (ADA, BEN, CLEO):
        log.do(Leave(), seat)
    assert LogHistory(CODE).read_on(log.entries).seen_cards() == ()


@pytest.mark.parametrize("size", [84, 100, 170])
async def test_a_second_game_is_dealt_from_cards_nobody_has_seen(tmp_path: Path, size: int) -> None:
    async with evening(tmp_path) as (house, _):
        house.decks = {"large": plain_deck(tmp_path / "more", "large", size)}
        live = await with_people(house, people=1, bots=2, watching=False)
        decks: list[tuple[str, ...]] = []
        for game in range(3):
            await ask(live, HOST, Start(), f"start {game}")
            decks.append(game_of(live.table).setup.deck)
            await ask(live, HOST, AgreeToStop(True), f"stop {game}")
            assert [page.is_over for page in (await live.album())[1]] == [True] * (game + 1)
            await ask(live, HOST, Rematch(), f"rematch {game}")
        first, second, third = decks
        assert len(first) == size
        dealt = min(21, size - 84)  # three hands of seven were seen
        assert len(second) == size - dealt
        assert len(third) == max(84, size - 2 * dealt)
        stored = await house.store.read(live.table.code)
        acts = [decode_entry(line.data).act for line in stored]
        dealt_from = [act.setup.deck for act in acts if isinstance(act, Begin)]
        assert dealt_from == decks, "what was dealt from is in the log"
        verify(await live.record(2))


async def test_a_played_game_is_followed_and_a_log_is_folded_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded: list[int] = []

    def noted(stored: list[StoredEntry]) -> Iterator[Entry]:
        assert threading.current_thread() is not threading.main_thread()
        folded.append(len(stored))
        return entries_of(stored)

    monkeypatch.setattr(archive, "entries_of", noted)

    async with evening(tmp_path) as (house, _):
        live = await played_by_bots(house, target=3)
        whole = live.table.seq
        await live.record()
        (as_of, first), _ = await asyncio.gather(live.album(), live.album())
        await ask(live, ADA, Say("What an evening!"), "4")
        assert (await live.album())[1] is first
        await ask(live, ADA, Rematch(), "5")
        assert await live.album() == (as_of, first)
        assert folded == [whole, 0, 0, 0, 0], "for the record, and nothing for the album"
        anew = await unheard(house, live)
        assert await anew.album() == (as_of, first)
        assert await anew._archive.seen_cards(anew.table) == await live._archive.seen_cards(live.table) != ()
    assert folded[5:] == [whole + 2]


async def test_a_record_that_is_not_open_is_refused_before_the_log_is_read(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        live = await with_people(house, people=3)
        async with house.reading:  # a fold would never end
            for number in (None, 0, 1, 2):
                with pytest.raises(NotAllowed, match="There is no such game"):
                    await live.record(number)
            await ask(live, HOST, Start(), "start")
            for number in (None, 1):
                with pytest.raises(NotAllowed, match="still running"):
                    await live.record(number)


async def test_who_gives_up_waiting_for_an_album_breaks_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        live = await played_by_bots(house, target=3)
        impatient = asyncio.create_task(live.album())
        while not house.reading.locked():
            await asyncio.sleep(0)
        impatient.cancel()
        again = await live.album()
        assert again == await (await unheard(house, live)).album()


def test_a_story_read_on_is_the_story_read_at_once() -> None:
    log = Log("Ben", "Cleo")
    log.do(AddBot("Rook"), HOST)
    for seed in (1, 2):
        log.do(Configure(options={"target": 3}), HOST)
        log.begin()
        log.play(1, seed)
        log.do(Rename(f"Benjamin {seed}"), BEN)
        log.play(1, seed)
        for game, turn, seat in [(tale.game, tale.turn, tale.seat) for tale in log.table.finished_turns[-1:]]:
            log.do(Explain(game, turn, "It was the lamp."), seat)
        if log.table.stage == "playing":
            log.stop()
        log.do(Say("Well told."), HOST)
        log.do(Rematch(), HOST)
    history, changed_at = LogHistory(CODE), 0
    album: tuple[AlbumGame, ...] = ()
    for number, entry in enumerate(log.entries, 1):
        history.read_on([entry])
        whole = LogHistory(CODE).read_on(log.entries[:number])
        assert (history.album(), history.seen_cards(), history.changed_at) == (
            whole.album(),
            whole.seen_cards(),
            whole.changed_at,
        )
        assert history.changed_at != changed_at or history.album() == album, "what is told anew has a new number"
        album, changed_at = history.album(), history.changed_at
    assert 0 < changed_at < len(log.entries)
