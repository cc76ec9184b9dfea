"""People's own pictures as a fold: who may do what about them, and what it says if not."""

from pathlib import Path

import pytest

from halfsaid.decks import Picture
from halfsaid.pictures import Mat
from halfsaid.rules import BadSetup, edition_named
from halfsaid.tables import wire
from halfsaid.tables.acts import (
    AddBot,
    Bring,
    ChangePicture,
    ClearShelf,
    Configure,
    DropPicture,
    Flag,
    KeepForAll,
    KeepPicture,
    Kick,
    Leave,
    LetBring,
    OfferSeat,
    OpenBook,
    Printed,
    Rematch,
    Shelve,
    TakeSeat,
)
from halfsaid.tables.asks import new_setup
from halfsaid.tables.bringing import cards_of_own, left_out, seen_by, sent_before
from halfsaid.tables.wire import Looking
from support.decks import plain_deck
from support.games import deck_of, game_of
from support.tables import BEN, CLEO, DAN, HOST, Log


def a_picture(number: int, of: str = "") -> KeepPicture:
    name = f"c{number}"
    made = Printed(Picture(f"{name}.s", f"{name}.l", f"{name}.f"), "whole", 600, 900, Mat(), 0, 1000)
    return KeepPicture("own-deck", f"id {number}{of}", name, f"sent {number}", 1 << number, made)


def test_guests_bring_when_the_host_lets_them_and_bots_never() -> None:
    log = Log("Ben", "Cleo")
    log.refuses(a_picture(1), BEN, "pictures_host")
    log.do(a_picture(0), HOST)
    log.refuses(Shelve(guests=True), BEN, "host_only")
    log.do(Shelve(guests=True), HOST)
    log.do(a_picture(1), BEN)
    log.refuses(a_picture(1, "again"), CLEO, "picture_here")
    log.refuses(a_picture(2), None, "no_seat")
    log.begin()
    log.refuses(a_picture(3), HOST, "playing")
    log.refuses(ChangePicture("id 1", clues={"en": ("Go",)}), BEN, "playing")


def test_a_picture_is_changed_by_its_bringer_and_the_host() -> None:
    log = Log("Ben", "Cleo")
    log.do(Shelve(guests=True), HOST)
    log.do(a_picture(1), BEN)
    log.refuses(ChangePicture("id 1", clues={"en": ("Go",)}), CLEO, "no_picture")
    log.do(ChangePicture("id 1", clues={"en": ("Go",)}), HOST)
    log.refuses(ChangePicture("id 1", clues={"english": ("Go",)}), BEN, "words")
    log.refuses(ChangePicture("id 1", description={"en": "two\nlines"}), BEN, "words")
    log.refuses(DropPicture("id 1"), CLEO, "no_picture")
    log.do(DropPicture("id 1"), BEN)
    assert log.table.own.pictures == ()


def test_face_down_means_for_the_host_too_and_for_ever() -> None:
    log = Log("Ben", "Cleo")
    log.refuses(OpenBook(), HOST, "nothing_brought")
    log.do(Bring(True), HOST)
    log.do(a_picture(1), BEN)
    assert seen_by(log.table, HOST) == []
    log.refuses(DropPicture("id 1"), HOST, "no_picture")
    room = wire.room(log.table, Looking(), takes="yes")
    assert (room.shelf.deck, room.shelf.cards) == (None, 0)
    assert room.shelf.brought == (wire.SeatBrought(BEN, 1),)
    for number, who in ((2, CLEO), (3, HOST)):
        log.do(a_picture(number), who)
    log.do(OpenBook(), HOST)
    assert not log.table.own.bringing
    assert list(cards_of_own(log.table.own)) == ["c1", "c2", "c3"]
    assert [each.card for each in seen_by(log.table, HOST)] == ["c3"]
    log.refuses(DropPicture("id 1"), HOST, "no_picture")
    log.do(DropPicture("id 1"), BEN)


def test_the_order_of_cards_tells_nothing() -> None:
    def opened(*brought: tuple[int, str]) -> list[str]:
        log = Log("Ben", "Cleo")
        log.do(Bring(True), HOST)
        for number, who in brought:
            log.do(a_picture(number, who), {"Ben": BEN, "Cleo": CLEO}[who])
        log.do(a_picture(9), HOST)
        log.do(OpenBook(), HOST)
        return list(cards_of_own(log.table.own))

    assert opened((3, "Ben"), (1, "Cleo"), (2, "Ben")) == opened((2, "Cleo"), (1, "Ben"), (3, "Cleo"))
    assert opened((1, "Ben"), (1, "Cleo")) == ["c1", "c9"]


def test_pictures_of_too_few_people_are_not_opened() -> None:
    log = Log("Ben", "Cleo", "Dan")
    log.do(AddBot("Robin"), HOST)
    for first in (0, 3):  # each time the book is opened
        log.do(Bring(True), HOST)
        for number, who in ((0, BEN), (1, CLEO)):
            log.do(a_picture(first + number), who)
            log.refuses(OpenBook(), HOST, "brought_few")
        log.do(a_picture(first + 2), DAN)
        log.do(OpenBook(), HOST)


def test_where_fewer_play_all_must_have_brought_some() -> None:
    log = Log("Ben")
    log.do(Bring(True), HOST)
    log.do(a_picture(1), BEN)
    log.refuses(OpenBook(), HOST, "brought_few")
    log.do(a_picture(2), HOST)
    log.do(OpenBook(), HOST)
    alone = Log()
    alone.do(Bring(True), HOST)
    alone.do(a_picture(1), HOST)
    alone.do(OpenBook(), HOST)


@pytest.mark.parametrize("opened", [False, True])
def test_a_seat_that_the_host_gives_away_goes_without_its_pictures(opened: bool) -> None:
    log = brought_by_three()
    if opened:
        log.do(OpenBook(), HOST)
    changes = log.table.own.changes
    log.do(OfferSeat(BEN, "the host's", until=1e9), HOST)
    log.do(TakeSeat("the host's", "another key"))
    assert seen_by(log.table, BEN) == []
    log.refuses(DropPicture("id 1"), BEN, "no_picture")
    assert sent_before(log.table, BEN, "sent 1") is None
    assert ("c1" in cards_of_own(log.table.own)) == opened
    assert log.table.own.changes == changes, "nobody is told that some were theirs"
    assert [each.seat for each in wire.room(log.table, Looking()).shelf.brought] == ([] if opened else [HOST, CLEO])


def test_who_changes_devices_keeps_their_pictures() -> None:
    log = brought_by_three()
    log.do(OfferSeat(BEN, "own", until=1e9), BEN)
    log.do(TakeSeat("own", "key of another device"))
    assert [each.card for each in seen_by(log.table, BEN)] == ["c1"]


@pytest.mark.parametrize("sent_away", [False, True])
def test_who_goes_takes_along_what_lies_face_down(sent_away: bool) -> None:
    log = brought_by_three()
    if sent_away:
        log.do(Kick(BEN), HOST)
    else:
        log.do(Leave(), BEN)
    assert [each.card for each in log.table.own.pictures] == ["c0", "c2"]


def test_who_left_a_game_takes_theirs_along_at_the_rematch() -> None:
    log = brought_by_three()
    log.begin()
    log.do(Leave(), BEN)
    assert len(log.table.own.pictures) == 3, "they may come back"
    log.stop()
    log.do(Rematch(), HOST)
    assert [each.card for each in log.table.own.pictures] == ["c0", "c2"]


def brought_by_three() -> Log:
    log = Log("Ben", "Cleo")
    log.do(Bring(True), HOST)
    for number, who in enumerate((HOST, BEN, CLEO)):
        log.do(a_picture(number), who)
    return log


def test_a_title_is_one_line() -> None:
    log = Log("Ben")
    log.do(Shelve(title="  Summer at the lake "), HOST)
    assert log.table.own.title == "Summer at the lake"
    for title in ("", " ", "x" * 61, "two\nlines"):
        log.refuses(Shelve(title=title), HOST, "title")


def test_deleting_the_deck_leaves_nothing_to_choose() -> None:
    log = Log("Ben", "Cleo")
    log.do(a_picture(1), HOST)
    log.do(Configure(decks=("plain", "own-deck")), HOST)
    log.refuses(ClearShelf(), BEN, "host_only")
    log.do(ClearShelf(), HOST)
    assert log.table.decks == ("plain",)
    assert log.table.own.pictures == ()
    assert left_out(log.table) == ("own-deck/c1",)


def test_a_deck_for_all_is_the_hosts_to_make_with_an_invitation_and_goes_with_its_last_card() -> None:
    log = Log("Ben", "Cleo")
    log.do(a_picture(0), HOST)
    log.refuses(KeepForAll("kept-lake"), HOST, "keep_invited")
    log.do(LetBring(), HOST)
    log.refuses(KeepForAll("kept-lake"), BEN, "host_only")
    assert wire.room(log.do(KeepForAll("kept-lake"), HOST), Looking()).shelf.for_all == "kept-lake"
    log.do(a_picture(1), HOST)
    assert wire.room(log.table, Looking()).shelf.for_all_is_old
    log.do(DropPicture("id 0"), HOST)
    assert log.table.own.for_all == "kept-lake"
    log.do(DropPicture("id 1"), HOST)
    assert log.table.own.for_all is None


def test_what_is_thrown_out_in_a_game_leaves_it() -> None:
    log = Log("Ben", "Cleo")
    log.do(a_picture(1), HOST)
    log.begin(deck=(*deck_of(40), "own-deck/c1"))
    log.do(DropPicture("id 1"), HOST)
    assert game_of(log.table).unwanted == ("own-deck/c1",)
    assert left_out(log.table) == ("own-deck/c1",), "its picture is gone at once"
    log.play(1)
    assert game_of(log.table).unwanted == ()


def test_what_is_brought_again_is_shown_again() -> None:
    log = Log("Ben", "Cleo")
    for number in (1, 2):
        log.do(a_picture(number), HOST)
    log.do(DropPicture("id 1"), HOST)
    assert left_out(log.table) == ("own-deck/c1",)
    log.do(a_picture(1, "again"), HOST)
    assert left_out(log.table) == ()


def test_what_the_owner_took_out_is_dealt_nowhere_but_flags_yield(tmp_path: Path) -> None:
    log = Log("Ben", "Cleo")
    deck = plain_deck(tmp_path, size=30)
    log.begin(deck=tuple(deck.cards))
    for card in game_of(log.table).hands[1]:
        log.do(Flag(card), BEN)
    log.stop()
    fewest = edition_named("classic").smallest_deck(3)
    out = frozenset([card for card in deck.cards if card not in game_of(log.table).hands[1]][: 30 - fewest])
    assert sorted(new_setup(log.table, {"plain": deck}, unwanted=out).deck) == sorted(set(deck.cards) - out)
    with pytest.raises(BadSetup):
        new_setup(log.table, {"plain": deck}, unwanted=frozenset([*deck.cards][: 31 - fewest]))


def test_what_was_seen_is_left_out_over_all_decks_together(tmp_path: Path) -> None:
    log = Log("Ben", "Cleo")
    log.do(Configure(decks=("plain", "other")), HOST)
    decks = {name: plain_deck(tmp_path, name, size=60) for name in ("plain", "other")}
    seen = (*list(decks["plain"].cards)[:30], *list(decks["other"].cards)[:6])
    dealt = new_setup(log.table, decks, seen).deck
    assert len(dealt) == 84
    assert not set(seen) & set(dealt)
    assert set(new_setup(log.table, decks, (*seen, "other/c60")).deck) == {*dealt, seen[0]} - {"other/c60"}


def test_flags_are_for_people_who_see_the_card() -> None:
    log = Log("Ben", "Cleo")
    log.refuses(Flag("c01"), BEN, "no_game")
    log.begin()
    hands = game_of(log.table).hands
    log.refuses(Flag(hands[0][0]), BEN, "no_card")
    log.refuses(Flag(game_of(log.table).pile[0]), BEN, "no_card")
    log.do(Flag(hands[1][0]), BEN)
    assert left_out(log.table) == ()
    log.refuses(Flag(hands[1][0]), BEN, "flagged")
    log.play(1)
    assert left_out(log.table) == (hands[1][0],)
    log.stop()
    last = game_of(log.table).last
    assert last is not None
    log.do(Flag(last.reveal.board[1]), CLEO)
    assert last.reveal.board[1] in left_out(log.table)
