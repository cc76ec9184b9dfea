"""The game at a table: its settings, its begin, moves and end, and bots that play for people."""

from msgspec import UNSET
from msgspec.structs import asdict, replace

from halfsaid.bots.characters import CharacterId, character_for
from halfsaid.rules import Clue, Game, GiveClue, HandIn, MendClue, Move, TakeBack, deal, edition_named, play
from halfsaid.tables.acts import (
    AgreeToStop,
    Begin,
    BotPlay,
    Configure,
    Entry,
    HandToBot,
    KeepRecording,
    Play,
    Playing,
    Rematch,
    Return,
    SeatId,
    StandIn,
)
from halfsaid.tables.bringing import without_bringer
from halfsaid.tables.pacing import next_phase, show_seconds
from halfsaid.tables.seating import audience_begins, audience_judged
from halfsaid.tables.table import (
    GONE_REASONS,
    FinishedTurn,
    NotAllowed,
    Place,
    Recording,
    Remark,
    RemarkedMove,
    Stage,
    Table,
    Times,
    host_only,
    house_only,
    not_while_playing,
    recordable,
    running,
    seat_changed,
    self_of,
    sitter,
)

_ALSO_WHILE_PLAYING = {"timers", "descriptions", "hurry", "language"}


def after(table: Table, entry: Entry, act: Playing) -> Table:  # noqa: PLR0911  # a line for each
    """The table after a move, a setting, or the begin or end of a game; or a refusal."""
    match act:
        case Play():
            return _play(table, entry, act)
        case BotPlay():
            return _bot_play(table, entry, act)
        case StandIn():
            return _stand_in(table, entry, act)
        case KeepRecording():
            return _keep_recording(table, entry, act)
        case Configure():
            return _configure(table, entry, act)
        case Begin():
            return _begin(table, entry, act)
        case HandToBot():
            return _hand_to_bot(table, entry, act)
        case Return():
            return seat_changed(table, self_of(table, entry).id, played_by_bot=None)
        case AgreeToStop():
            return _agree_to_stop(table, entry, act)
        case Rematch():
            return _rematch(table, entry)


def stopped_if_all_agree(table: Table) -> Table:
    """The table, with its game stopped if all people agree. Those who left or are missing are not asked. If nobody is
    left to ask, the game goes on."""
    if table.stage != "playing" or not table.agreed:
        return table
    asked = {place.id for place in table.people if place.played_by_bot not in ("left", "absent")}
    return replace(table, stage="over") if asked and asked <= table.agreed else table


def _configure(table: Table, entry: Entry, act: Configure) -> Table:
    host_only(table, entry)
    changes = {name: value for name, value in asdict(act).items() if value is not UNSET}
    if not changes.keys() <= _ALSO_WHILE_PLAYING:
        not_while_playing(table)
    if "edition" in changes:
        # Options belong to an edition; another one starts with its own published values.
        changes = {"options": {}, **changes, "edition": edition_named(changes["edition"]).name}
    return replace(table, **changes)


def _begin(table: Table, entry: Entry, act: Begin) -> Table:
    host_only(table, entry)
    if table.stage != "lobby":
        raise NotAllowed("not_in_lobby", "A game begins from the lobby.")
    return replace(
        audience_begins(table),
        places=tuple(_afresh(place) for place in table.places),
        stage="playing",
        game=deal(act.setup),
        games=table.games + 1,
        times=Times(phase=entry.at),
        agreed=frozenset(),
        clues=(),
        unsaid=(),
        remarks=(),
        asked_why=(),
        seen=frozenset(),
        nudges=(),
        proposals=(),
    )


def _play(table: Table, entry: Entry, act: Play) -> Table:
    place = self_of(table, entry)
    game = running(table)
    if act.move.seat != table.number_of(place.id):
        raise NotAllowed("not_your_seat", "That is somebody else's seat.")
    moved = play(game, act.move)
    if isinstance(act.move, GiveClue) and act.move.clue.recording is not None:
        table = _told_with(table, place.id, act.move.clue)
    table = table if game.last is None else replace(table, seen=table.seen | {place.id})
    played = _after_move(table, moved, entry.at)
    return seat_changed(played, place.id, played_by_bot=None) if place.played_by_bot else played


def _told_with(table: Table, seat: SeatId, clue: Clue) -> Table:
    """The table after a seat gave a recorded clue; or a refusal, if it has brought no such recording."""
    for recording in table.recordings:
        if recording.id == clue.recording and recording.seat == seat and recording.kind == clue.kind:
            told = replace(recording, told=True)
            return replace(table, recordings=tuple(told if each is recording else each for each in table.recordings))
    raise NotAllowed("no_recording", "You have brought no such recording.")


def _keep_recording(table: Table, entry: Entry, act: KeepRecording) -> Table:
    place = self_of(table, entry)
    if act.kind not in recordable(table, place.id):
        raise NotAllowed("recording_now", "Only the one who may now give such a recorded clue can bring one.")
    kept = tuple(each for each in table.recordings if each.told or each.seat != place.id)
    return replace(table, recordings=(*kept, Recording(act.id, place.id, act.kind, act.media_type, act.size)))


def _bot_play(table: Table, entry: Entry, act: BotPlay) -> Table:
    place = self_of(table, entry)
    if not place.is_bot or act.move.seat != table.number_of(place.id):
        raise NotAllowed("not_your_seat", "That is somebody else's seat.")
    noted = _noted(table, place.id, act.move, act.remark)
    return _after_move(noted, play(running(table), act.move), entry.at)


def _stand_in(table: Table, entry: Entry, act: StandIn) -> Table:
    house_only(entry)
    moved = play(running(table), act.move)
    place = table.at(act.move.seat)
    bot = None if place.is_bot else character_for(place.mind, place.id).id
    played = _after_move(_noted(table, place.id, act.move, act.remark, bot), moved, entry.at)
    if place.is_bot or place.played_by_bot:
        return played
    return seat_changed(played, place.id, played_by_bot=act.why)


def _noted(table: Table, seat: SeatId, move: Move, text: str | None, mind: CharacterId | None = None) -> Table:
    """The table with a bot's remark, secret until the turn is over. A second one on a move replaces the first."""
    if not text or isinstance(move, TakeBack | MendClue):
        return table
    name: RemarkedMove = (
        "give_clue" if isinstance(move, GiveClue) else "hand_in" if isinstance(move, HandIn) else "cast_votes"
    )
    others = tuple(remark for remark in table.unsaid if (remark.seat, remark.move) != (seat, name))
    return replace(table, unsaid=(*others, Remark(seat, name, text, mind)))


def _after_move(table: Table, game: Game, at: float) -> Table:
    before = table.game
    if before is not None and game.phase == before.phase and game.turn == before.turn:
        said = table.clues if game.clue is before.clue else (*table.clues[:-1], _words_of(game.clue))
        return replace(table, game=game, clues=said)
    stage: Stage = "over" if game.winners is not None else "playing"
    said = () if game.phase != "hand_in" else (_words_of(game.clue),)
    times = next_phase(table.times, at)
    moved = replace(table, game=game, times=times, stage=stage, clues=(*table.clues, *said), nudges=(), proposals=())
    if before is None or game.last is None or game.last is before.last:
        return moved
    told = replace(
        moved,
        unsaid=(),
        remarks=table.unsaid,
        finished_turns=(*table.finished_turns, _finished_turn(table, before)),
        asked_why=(),
        seen=frozenset(),
        times=replace(times, show=at, show_seconds=show_seconds(game.last.reveal, game.edition)),
    )
    return audience_judged(told, game.edition, game.last.reveal)


def _words_of(clue: Clue | None) -> str:
    return "" if clue is None else clue.text or ""


def _finished_turn(table: Table, game: Game) -> FinishedTurn:
    """The finished turn. A bot that told it has said why already."""
    assert game.storyteller is not None
    teller = table.at(game.storyteller).id
    said = next((each for each in table.unsaid if each.seat == teller and each.move == "give_clue"), None)
    if said is None:
        return FinishedTurn(table.games, game.turn, teller, None)
    return FinishedTurn(table.games, game.turn, teller, said.text, said.mind)


def _hand_to_bot(table: Table, entry: Entry, act: HandToBot) -> Table:
    if entry.by != act.seat:
        host_only(table, entry)
    place = sitter(table, act.seat)
    if place.is_bot:
        raise NotAllowed("bot_plays", "A bot plays that seat already.")
    return seat_changed(table, place.id, played_by_bot="asked")


def _agree_to_stop(table: Table, entry: Entry, act: AgreeToStop) -> Table:
    place = self_of(table, entry)
    running(table)
    agreed = table.agreed | {place.id} if act.agrees else table.agreed - {place.id}
    return replace(table, agreed=agreed)


def _rematch(table: Table, entry: Entry) -> Table:
    host_only(table, entry)
    if table.stage != "over":
        raise NotAllowed("not_over", "A rematch follows when the game is over.")
    gone = [place for place in table.places if place.played_by_bot in GONE_REASONS]
    still_here = tuple(_afresh(place) for place in table.places if place not in gone)
    for place in gone:
        table = without_bringer(table, place.id)
    return replace(
        table,
        places=still_here,
        stage="lobby",
        game=None,
        times=Times(),
        unsaid=(),
        remarks=(),
        nudges=(),
        proposals=(),
    )


def _afresh(place: Place) -> Place:
    """A place at the start of a new game. A person who was late or absent in the last one plays again."""
    return replace(place, played_by_bot=None) if place.played_by_bot in ("absent", "time") else place
