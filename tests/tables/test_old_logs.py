"""Old logs stay readable: evenings as they were written must fold to what people saw then.

A log in `logs` is never written anew; a new act, or a new way to write one, gets a log of its own in `EVENINGS`, and
`make golden` writes what is not there yet. What is seen of it may gain fields: then read the diff.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest

from halfsaid.decks import Picture
from halfsaid.pictures import Crop, Mat
from halfsaid.records import verify
from halfsaid.rules import CastVotes, Clue, GiveClue, HandIn, MayVote, MendClue, TakeBack, awaited, legal
from halfsaid.simulation import RandomPlayers
from halfsaid.tables import limits, wire
from halfsaid.tables.acts import (
    Act,
    AddBot,
    AgreeToStop,
    AnswerSeat,
    Arrange,
    AskSeat,
    AskWhy,
    BotPlay,
    BotReason,
    Bring,
    Call,
    ChangePicture,
    ChooseColour,
    ClearShelf,
    Configure,
    DropPicture,
    Entry,
    Explain,
    Flag,
    ForgetBrowser,
    Guess,
    HandToBot,
    Heed,
    JoinAudience,
    KeepForAll,
    KeepPicture,
    KeepRecording,
    Kick,
    LastCall,
    Leave,
    LetBring,
    ListTable,
    Lock,
    MoreTime,
    Mute,
    NextTurn,
    Nudge,
    OfferSeat,
    OpenBook,
    PassHost,
    Pause,
    Play,
    Printed,
    Propose,
    React,
    Rematch,
    Rename,
    Return,
    Say,
    Seen,
    SetPassword,
    Shelve,
    Sit,
    StandIn,
    Subscribe,
    TakeSeat,
    Timers,
    Unsubscribe,
    decode_entry,
    encode_entry,
)
from halfsaid.tables.archive import LogHistory, game_record
from halfsaid.tables.fold import states
from halfsaid.tables.wire import Looking
from support.games import deck_of, game_of
from support.tables import ADA, BEN, CLEO, CODE, DAN, EVA, FINN, GITA, HOST, Log, clue_of

LOGS = Path(__file__).parent / "logs"


def classic() -> Log:
    """Four play twice; one leaves and comes back, one goes when it is over, somebody else sits down."""
    log = Log("Ben", "Cleo", "Dan")
    log.do(Rename("Ada Lovelace"), HOST)
    log.do(ChooseColour("quince"), BEN)
    log.do(Arrange((CLEO, ADA, DAN, BEN)), HOST)
    log.do(Configure(options={"target": 8}, descriptions=True, timers=Timers(clue=120, absent=None)), HOST)
    log.do(Say("Shall we?"), DAN)
    log.begin(deck=deck_of(36))
    log.do(React("aha"), BEN)
    log.play(1)
    log.do(Explain(1, 1, "The lamp was lit."), log.table.finished_turns[0].seat)
    log.do(Leave(), DAN)
    log.do(Say("I could not stay away."), DAN)
    log.play()
    log.do(Leave(), CLEO)
    log.do(Sit("Eva", "key Eva", colour="plum"))
    log.do(Rematch(), HOST)
    log.begin(seed="another", deck=deck_of(36))
    log.play(2, seed=2)
    log.do(Mute(BEN, True), HOST)
    log.stop()
    return log


def original() -> Log:
    """Three, with hummed clues, behind a lock and a password; one lets a bot play for a while."""
    log = Log("Ben", "Cleo")
    log.do(Configure(edition="original", options={"target": 9, "mime_or_song": True}, hurry=True), HOST)
    log.do(SetPassword("salt:hash"), HOST)
    log.do(Lock(True), HOST)
    log.begin(deck=deck_of(30))
    log.do(KeepRecording("hum1", "audio", "audio/webm", 2.5, 4000), BEN)
    log.do(KeepRecording("hum2", "audio", "audio/webm", 3.5, 5000), BEN)
    log.do(Play(GiveClue(1, Clue("audio", recording="hum2"), game_of(log.table).hands[1][0])), BEN)
    log.do(HandToBot(CLEO), CLEO)
    step_in(log, 2, "asked")
    log.do(Return(), CLEO)
    log.play()
    return log


def odyssey() -> Log:
    """Seven for weeks: time runs out, seats change hands, browsers are called, somebody is sent away."""
    log = Log("Ben", "Cleo", "Dan", "Eva", "Finn", "Gita")
    log.do(Configure(edition="odyssey", options={"target": 6, "begins": "random"}), HOST)
    log.do(Configure(timers=Timers(clue=3600, hand_in=3600, vote=3600)), HOST)
    log.begin()
    log.do(Subscribe("https://push.example.net/one", "p256dh", "auth"), CLEO)
    log.do(Subscribe("https://push.example.net/two", "p256dh", "auth"), CLEO)
    log.do(Call(CLEO))
    log.do(ForgetBrowser(CLEO, "https://push.example.net/one"))
    log.do(Heed(CLEO))
    log.do(Unsubscribe(), CLEO)
    log.play(1)
    reasons: tuple[BotReason, ...] = ("time", "absent")
    for why in reasons:
        step_in(log, 3, why)
    log.do(OfferSeat(EVA, "token", until=1e9), EVA)
    log.do(TakeSeat("token", "key of another device"))
    log.do(PassHost(FINN), HOST)
    log.do(Kick(GITA), FINN)
    while log.table.stage == "playing":
        step_in(log, 40, "time")
    return log


def party() -> Log:
    """Six, three of them bots that say why, in French."""
    log = Log("Ben", "Cleo")
    for name, mind in (("Robin", None), ("Wren", "wren"), ("Pip", "pip")):
        log.do(AddBot(name, mind), HOST)
    log.do(Configure(edition="party", language="fr", decks=("plain", "other")), HOST)
    log.begin(deck=deck_of(40))
    log.play()
    teller = next(tale for tale in log.table.finished_turns if not log.table.place(tale.seat).is_bot)
    log.do(Explain(1, teller.turn, "Il pleuvait."), teller.seat)
    log.do(Explain(1, teller.turn, ""), teller.seat)
    return log


def team() -> Log:
    """Six in pairs; a bot moves as bots did in the first logs, and the game is stopped."""
    log = Log("Ben", "Cleo", "Dan", "Eva")
    robin = log.do(AddBot("Robin"), HOST).places[5].id
    log.do(Configure(edition="team", options={"rounds": 2}), HOST)
    log.begin()
    card = game_of(log.table).hands[5][0]
    log.do(Play(GiveClue(5, Clue("text", "as of old"), card)), robin)
    log.play(3)
    log.do(AgreeToStop(True), BEN)
    log.do(AgreeToStop(False), BEN)
    log.stop()
    return log


def handed_over() -> Log:
    """Five; seats change hands as they did in the first logs, and as they do since."""
    log = Log("Ben", "Cleo", "Dan")
    robin = log.do(AddBot("Robin"), HOST).places[4].id
    log.begin(deck=deck_of(40))
    log.do(Mute(BEN, True), HOST)
    log.do(OfferSeat(BEN, "own", until=1e9), BEN)
    log.do(TakeSeat("own", "second key"))
    log.do(Say("A hand-over unmuted."), BEN)
    log.do(Kick(CLEO), HOST)
    log.do(OfferSeat(CLEO, "asked for before the kick, written after it", until=1e9), CLEO)
    log.do(TakeSeat("asked for before the kick, written after it", "key of who was sent away"))
    log.do(Say("And I am back."), CLEO)
    log.do(Mute(BEN, True), HOST)
    log.do(OfferSeat(BEN, "the host's", until=1e9), HOST)
    log.do(OfferSeat(BEN, "own again", until=1e9), BEN)
    log.do(TakeSeat("own again", "third key", muted=True))
    log.do(TakeSeat("the host's", "fourth key", "Bea", muted=True))
    log.do(OfferSeat(robin, "a bot's", until=1e9), HOST)
    log.do(TakeSeat("a bot's", "fifth key", "Robert"))
    log.play(1)
    log.stop()
    return log


def watched() -> Log:
    """Three and a bot finish their round before an audience; one of it plays on for the bot. A clue is mended."""
    log = Log("Ben", "Cleo")
    log.do(AddBot("Pip", "pip"), HOST)
    log.do(ListTable(True), HOST)
    log.do(Configure(options={"target": 5, "finish_round": True}), HOST)
    log.do(JoinAudience("Dora", "key Dora"))
    log.do(JoinAudience("Emil", "key Emil"))
    dora, emil = (each.id for each in log.table.audience)
    log.begin(deck=deck_of(40))
    log.do(clue_of(log.table), HOST)
    log.do(Play(MendClue(0, "wholly said")), HOST)
    while game_of(log.table).phase == "hand_in":
        seat = awaited(game_of(log.table))[0]
        move = HandIn(seat, game_of(log.table).hands[seat][:1])
        log.do(BotPlay(move) if seat == 3 else Play(move), log.table.at(seat).id)
    for who, slot in ((dora, 1), (dora, 2), (emil, 3)):
        log.do(Guess(slot), who)
    may = legal(game_of(log.table), 1)[0]
    assert isinstance(may, MayVote)
    log.do(Play(CastVotes(1, may.slots[:1])), BEN)
    log.do(Play(TakeBack(1)), BEN)
    log.play(1)
    log.do(AskWhy(1, 1), CLEO)
    log.do(Explain(1, 1, "Because of the lamp."), ADA)
    log.do(AskSeat(DAN), dora)
    log.do(AskSeat(DAN), emil)
    log.do(AnswerSeat(emil, False), HOST)
    log.do(AnswerSeat(dora, True), HOST)
    log.do(Leave(), emil)
    log.play()
    return log


def paced() -> Log:
    """Six in pairs, one a bot: the host hurries and holds the evening, is away and comes back."""
    log = Log("Ben", "Cleo", "Dan", "Eva")
    robin = log.do(AddBot("Robin"), HOST).places[5].id
    log.do(Configure(edition="team", timers=Timers(clue=60, hand_in=60)), HOST)
    log.begin()
    log.do(clue_of(log.table), HOST)
    log.do(Nudge(CLEO), BEN)
    log.do(Propose(robin), CLEO)
    log.do(Propose(robin), robin)
    log.do(MoreTime(), HOST)
    log.do(PassHost(BEN))
    log.do(Pause(True), BEN)
    log.do(Pause(False), BEN, at=500.0)
    log.do(PassHost(ADA))
    log.play(1)
    log.do(Seen(1, 1), EVA)
    log.do(NextTurn(), HOST)
    step_in(log, 2, "time")
    log.do(LastCall(), HOST)
    log.stop()
    return log


def own_pictures() -> Log:
    """Three bring pictures, first openly and then face down; some are changed and thrown out, one nobody wants."""
    log = Log("Ben", "Cleo")
    log.do(LetBring(), HOST)
    log.do(Shelve(title="Summer at the lake", guests=True), HOST)
    for number, who in enumerate((HOST, BEN, HOST)):
        log.do(a_picture(number), who)
    log.do(ChangePicture("picture 1", clues={"fr": ("Adieu",)}, description={"en": "A boat."}), BEN)
    log.do(ChangePicture("picture 0", printed=printed(0, turn=1)), HOST)
    log.do(DropPicture("picture 2"), HOST)
    log.do(Bring(True), HOST)
    for number, who in ((3, CLEO), (4, BEN), (5, HOST), (4, CLEO)):
        log.do(a_picture(number, f"of {who}"), who)
    log.do(OpenBook(), HOST)
    own = tuple(f"own-deck/{each.card}" for each in log.table.own.pictures)
    log.begin(deck=tuple(sorted({*own, *deck_of(30)})))
    log.do(clue_of(log.table), HOST)
    log.do(Flag(game_of(log.table).hands[1][2], "company"), BEN)
    log.play(2)
    log.do(DropPicture("picture 3of 2"), CLEO)
    log.play(1)
    log.stop()
    last = game_of(log.table).last
    assert last is not None
    log.do(Flag(last.reveal.board[0]), CLEO)
    log.do(ClearShelf(), HOST)
    return log


def kept_for_all() -> Log:
    """A table's own deck becomes one of the house, is changed, and is the table's alone again."""
    log = Log("Ben")
    log.do(LetBring(), HOST)
    log.do(Shelve(title="Lake"), HOST)
    for number in range(2):
        log.do(a_picture(number), HOST)
    log.do(KeepForAll("kept-lake-1f2e3d4c"), HOST)
    log.do(KeepForAll(None), HOST)
    log.do(KeepForAll("kept-lake-1f2e3d4c"), HOST)
    log.do(DropPicture("picture 0"), HOST)
    return log


def a_picture(number: int, which: str = "") -> KeepPicture:
    return KeepPicture("own-deck", f"picture {number}{which}", f"c{number}", f"sent {number}", number, printed(number))


def printed(number: int, turn: int = 0) -> Printed:
    name = f"c{number}.{turn}"
    frame = Crop(0.25, 0.0, 0.5, 1.0) if number % 2 else Mat()
    return Printed(Picture(f"{name}s", f"{name}l", f"{name}f"), f"whole {number}", 1200, 900, frame, turn, 300_000)


EVENINGS: dict[str, Callable[[], Log]] = {
    "classic": classic,
    "original": original,
    "odyssey": odyssey,
    "party": party,
    "team": team,
    "handed_over": handed_over,
    "watched": watched,
    "paced": paced,
    "kept_for_all": kept_for_all,
    "own_pictures": own_pictures,
}


def step_in(log: Log, moves: int, why: BotReason) -> None:
    """Make this many moves for people, as the house does."""
    players = RandomPlayers(Random(moves))
    for _ in range(moves):
        if log.table.stage == "playing":
            log.do(StandIn(players.next_move(game_of(log.table)), why, "It was late."))


def read(name: str) -> list[Entry]:
    return [decode_entry(line) for line in (LOGS / f"{name}.log.jsonl").read_bytes().splitlines()]


def seen_of(entries: list[Entry]) -> bytes:
    """All that anybody could see of an evening at its end, a line each."""
    *_, table = states(CODE, entries)
    games = LogHistory(CODE).read_on(entries).album()
    return msgspec.json.Encoder().encode_lines(
        [
            wire.room(table, Looking()),
            wire.game(table),
            *(wire.you(table, place.id) for place in table.people),
            *table.talk,
            *games,
            *(game_record(CODE, entries, game.number) for game in games if game.is_over),
            LogHistory(CODE).read_on(entries).seen_cards(),
        ]
    )


@pytest.mark.parametrize("name", EVENINGS)
def test_an_old_log_tells_the_same_evening(name: str, regenerate: bool) -> None:
    log, seen = LOGS / f"{name}.log.jsonl", LOGS / f"{name}.seen.jsonl"
    if regenerate:
        if not log.exists():
            log.write_bytes(b"".join(encode_entry(entry) + b"\n" for entry in EVENINGS[name]().entries))
        seen.write_bytes(seen_of(read(name)))
    assert seen_of(read(name)).splitlines() == seen.read_bytes().splitlines()


@pytest.mark.parametrize("name", EVENINGS)
def test_its_records_are_true(name: str) -> None:
    entries = read(name)
    for game in LogHistory(CODE).read_on(entries).album():
        verify(game_record(CODE, entries, game.number))


def test_the_old_logs_hold_every_act() -> None:
    written = {type(entry.act) for name in EVENINGS for entry in read(name)}
    assert written == set(get_args(Act))


def test_a_log_is_read_whatever_the_limits_are_today(monkeypatch: pytest.MonkeyPatch) -> None:
    log = classic()
    for limit in (
        "NAME_LENGTH",
        "TALK_LENGTH",
        "MOST_SEATS",
        "MOST_AUDIENCE",
        "MOST_RECORDED",
        "MOST_DECKS",
        "_LONGEST_TIMER",
    ):
        monkeypatch.setattr(limits, limit, 1)
    monkeypatch.setattr(limits, "COLOURS", ())
    *_, table = states(CODE, log.entries)
    assert table == log.table
    log.refuses(Say("Longer than today's"), HOST, "talk")
    log.refuses(Rename("Longer"), HOST, "name")
