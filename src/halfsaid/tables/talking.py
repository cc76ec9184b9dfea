"""What is said at a table, and who may speak."""

from msgspec.structs import replace

from halfsaid.tables.acts import AskWhy, Entry, Explain, Mute, React, Say, Talking
from halfsaid.tables.permissions import host_only, sitter, speaker
from halfsaid.tables.table import NotAllowed, Said, Table, seat_changed

TALK_KEPT = 60


def after(table: Table, entry: Entry, act: Talking) -> Table:
    """The table after something was said, or somebody was muted; or a refusal."""
    match act:
        case Say():
            return _heard(table, Said(entry.seq, entry.at, speaker(table, entry).id, text=act.text.strip()))
        case React():
            return _heard(table, Said(entry.seq, entry.at, speaker(table, entry).id, reaction=act.reaction))
        case Explain():
            return _explain(table, entry, act)
        case AskWhy():
            return _ask_why(table, entry, act)
        case Mute():
            host_only(table, entry)
            return seat_changed(table, sitter(table, act.seat).id, muted=act.muted)


def _heard(table: Table, said: Said) -> Table:
    return replace(table, talk=(*table.talk[1 - TALK_KEPT :], said))


def _explain(table: Table, entry: Entry, act: Explain) -> Table:
    place = speaker(table, entry)
    tale = next((each for each in table.tales if (each.game, each.turn) == (act.game, act.turn)), None)
    if tale is None:
        raise NotAllowed("no_turn", "There is no such finished turn at this table.")
    if tale.seat != place.id:
        raise NotAllowed("not_teller", "Only the storyteller of that turn can say why.")
    told = replace(tale, why=act.text.strip() or None, mind=None)
    tales = tuple(told if each is tale else each for each in table.tales)
    return replace(table, tales=tales, explained=table.explained + 1)


def _ask_why(table: Table, entry: Entry, act: AskWhy) -> Table:
    place, tale = speaker(table, entry), table.last_tale
    if tale is None or (tale.game, tale.turn) != (act.game, act.turn):
        raise NotAllowed("no_turn", "That is not the turn that just ended.")
    if tale.seat == place.id:
        raise NotAllowed("own_turn", "That was your clue; say why, if you like.")
    if tale.why is not None:
        raise NotAllowed("why_known", "Why has been said already.")
    if place.id in table.asked_why:
        raise NotAllowed("asked", "You have asked already.")
    return replace(table, asked_why=(*table.asked_why, place.id))
