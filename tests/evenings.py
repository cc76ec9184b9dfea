"""Evenings for tests: a table, and the log of how it came about."""

from random import Random

import msgspec
import pytest

from halfsaid.rules import Refusal, Setup, edition_named, effective_options
from halfsaid.simulation import RandomPlayers
from halfsaid.tables.acts import (
    Act,
    AgreeToStop,
    Begin,
    BotPlay,
    Entry,
    Open,
    Play,
    Sit,
    decode_entry,
    encode_entry,
)
from halfsaid.tables.fold import happen, open_table
from halfsaid.tables.table import Table
from tables import deck_of, game_of

CODE = "BCDFGH"
HOST = 0


class Log:
    """A table and how it came about."""

    def __init__(self, *people: str) -> None:
        first = Entry(1, 0.0, Open(Sit("Ada", "key Ada"), ("plain",)))
        self.entries = [first]
        self.table = open_table(CODE, first)
        for name in people:
            self.do(Sit(name, f"key {name}"))

    def do(self, act: Act, by: int | None = None, at: float | None = None) -> Table:
        entry = Entry(self.table.seq + 1, float(self.table.seq) if at is None else at, act, by)
        stored = decode_entry(encode_entry(entry))
        assert stored == entry, "the log keeps every act as it was"
        self.table = happen(self.table, stored)
        self.entries.append(entry)
        return self.table

    def refuses(self, act: Act, by: int | None, code: str) -> None:
        before = self.table
        with pytest.raises(Refusal) as refusal:
            self.do(act, by)
        assert refusal.value.code == code
        assert self.table is before

    def begin(self, **changes: object) -> Table:
        return self.do(Begin(self.setup(**changes)), self.table.host)

    def setup(self, **changes: object) -> Setup:
        """What this table would be dealt now."""
        edition, players = edition_named(self.table.edition), len(self.table.places)
        options = effective_options(edition, players, self.table.options)
        return msgspec.structs.replace(Setup(edition.name, players, deck_of(), "seed", "salt", options), **changes)

    def play(self, turns: int | None = None, seed: int = 1) -> Table:
        """So many turns, by anybody's random moves; None: to the end."""
        players, last = RandomPlayers(Random(seed)), None if turns is None else game_of(self.table).turn + turns
        while self.table.stage == "playing" and game_of(self.table).turn != last:
            move = players.next_move(game_of(self.table))
            place = self.table.places[move.seat]
            self.do(BotPlay(move, f"{place.name} muses") if place.is_bot else Play(move), place.id)
        return self.table

    def stop(self) -> Table:
        """Everyone who is there agrees to stop the game."""
        for place in self.table.people:
            if self.table.stage == "playing" and place.played_by_bot != "left":
                self.do(AgreeToStop(True), place.id)
        assert self.table.stage == "over"
        return self.table
