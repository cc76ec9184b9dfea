"""A table as a pure fold: its state after every entry of its log. No clock, no I/O.

    table = open_table(code, first_entry)
    table = apply_new(table, entry)        # the next state, or a refusal

The log writer checks an entry here first, stores it, and only then takes the new state in.
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from halfsaid.tables import bringing, pacing, playing, seating, talking
from halfsaid.tables.acts import Bringing, Entry, Open, Pacing, Playing, SeatId, Seating, Talking
from halfsaid.tables.limits import check_new
from halfsaid.tables.table import NotAllowed, Table


def open_table(code: str, entry: Entry) -> Table:
    """A new table after its first entry, or a Refusal."""
    opened = _opened(code, entry)
    check_new(entry.act, opened)
    return opened


def apply_new(table: Table, entry: Entry) -> Table:
    """The table after a new entry, or a Refusal. The given table never changes."""
    after = apply_logged(table, entry)
    check_new(entry.act, after)
    return after


def apply_logged(table: Table, entry: Entry) -> Table:
    """The table after the next entry of its log. Today's limits do not apply."""
    after = pacing.noted(playing.stopped_if_all_agree(_after(seating.returned(table, entry.by), entry)), entry)
    return replace(after, seq=entry.seq, touched_at=entry.at)


def states(code: str, entries: Iterable[Entry], table: Table | None = None) -> Iterator[Table]:
    """The table after each entry of its log, or of what follows when it has come to `table`."""
    for entry in entries:
        table = _opened(code, entry) if table is None else apply_logged(table, entry)
        yield table


def _opened(code: str, entry: Entry) -> Table:
    if not isinstance(entry.act, Open):
        raise TypeError("a log begins with Open")
    host = seating.first_place(entry.act.host)
    return Table(
        code, entry.seq, entry.at, entry.at, (host,), host.id, next_id=SeatId(host.id + 1), decks=entry.act.decks
    )


def _after(table: Table, entry: Entry) -> Table:  # a line for each
    act = entry.act
    if isinstance(act, Playing):
        return playing.after(table, entry, act)
    if isinstance(act, Talking):
        return talking.after(table, entry, act)
    if isinstance(act, Pacing):
        return pacing.after(table, entry, act)
    if isinstance(act, Bringing):
        return bringing.after(table, entry, act)
    if isinstance(act, Seating):
        return seating.after(table, entry, act)
    raise NotAllowed("open", "The table is open already.")
