"""Any sequence of calls does on either database what it does to a dictionary."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from msgspec import UNSET, UnsetType

from halfsaid.store import Gone, StoredEntry, open_store
from halfsaid.store.store import LogStore
from support.stores import ENGINES, new_place, outcome

CODES = st.sampled_from(["A", "B", "a", "b-_9"])
TIMES = st.floats(allow_nan=False, allow_infinity=False) | st.integers(0, 4).map(float)
DATA = st.binary(max_size=40)


class Model:
    """The contract as a dictionary."""

    def __init__(self) -> None:
        self.logs: dict[str, list[StoredEntry]] = {}
        self.due: dict[str, float | None] = {}

    def create(self, code: str, data: bytes, at: float) -> str:
        if code in self.logs:
            return "Taken"
        self.logs[code], self.due[code] = [StoredEntry(1, at, data)], None
        return "done"

    def append(self, code: str, seq: int, data: bytes, at: float, due: float | UnsetType | None) -> str:
        if code not in self.logs:
            return "Gone"
        if seq != len(self.logs[code]) + 1:
            return "Conflict"
        self.logs[code].append(StoredEntry(seq, at, data))
        if due is not UNSET:
            self.due[code] = due
        return "done"

    def remove(self, code: str) -> None:
        self.logs.pop(code, None)
        self.due.pop(code, None)

    def old(self, since: float) -> list[str]:
        return [code for code, entries in self.logs.items() if entries[-1].at < since]

    def whose_time_has_come(self, before: float) -> set[str]:
        return {code for code, due in self.due.items() if due is not None and due <= before}


class AnyCalls(RuleBasedStateMachine):
    """One store for all examples: each leaves it empty behind."""

    runner: asyncio.Runner
    where: str
    store: LogStore

    def __init__(self) -> None:
        super().__init__()
        self.model = Model()

    @rule(code=CODES, data=DATA, at=TIMES)
    def create(self, code: str, data: bytes, at: float) -> None:
        assert self.runner.run(outcome(self.store.create(code, data, at))) == self.model.create(code, data, at)

    @rule(
        code=CODES,
        ahead=st.sampled_from([1, 1, 1, 0, 2, -1]),
        data=DATA,
        at=TIMES,
        due=st.just(UNSET) | st.none() | TIMES,
    )
    def append(self, code: str, ahead: int, data: bytes, at: float, due: float | UnsetType | None) -> None:
        seq = len(self.model.logs.get(code, ())) + ahead
        expected = self.model.append(code, seq, data, at, due)
        assert self.runner.run(outcome(self.store.append(code, seq, data, at, due))) == expected

    @rule(code=CODES)
    def delete(self, code: str) -> None:
        self.model.remove(code)
        self.runner.run(self.store.delete(code))

    @rule(since=TIMES)
    def expire(self, since: float) -> None:
        old = self.model.old(since)
        assert sorted(self.runner.run(self.store.expire(since))) == sorted(old)
        for code in old:
            self.model.remove(code)

    @rule(before=TIMES)
    def due(self, before: float) -> None:
        named = self.runner.run(self.store.due(before))
        assert set(named) == self.model.whose_time_has_come(before)
        times = [self.model.due[code] for code in named]
        assert times == sorted(times, key=lambda due: due or 0.0)

    @rule(code=CODES, after=st.integers(-1, 5))
    def read(self, code: str, after: int) -> None:
        try:
            entries = self.runner.run(self.store.read(code, after))
        except Gone:
            assert code not in self.model.logs
        else:
            assert entries == self.model.logs[code][max(0, after) :]

    @rule()
    def reopen(self) -> None:
        self.runner.run(self.store.close())
        type(self).store = self.runner.run(open_store(self.where))

    @invariant()
    def heads_agree(self) -> None:
        heads = self.runner.run(self.store.heads(["A", "B", "a", "b-_9"]))
        assert heads == {code: len(entries) for code, entries in self.model.logs.items()}

    def teardown(self) -> None:
        self.runner.run(self.store.expire(float("inf")))


@pytest.mark.parametrize("engine", ENGINES)
def test_any_calls_do_what_the_model_does(engine: str, tmp_path: Path) -> None:
    class OnThisEngine(AnyCalls):
        where = new_place(engine, tmp_path)

    quick = settings(max_examples=12, stateful_step_count=20)
    with asyncio.Runner() as runner:
        OnThisEngine.runner = runner
        OnThisEngine.store = runner.run(open_store(OnThisEngine.where))
        try:
            run_state_machine_as_test(OnThisEngine, settings=quick)
        finally:
            runner.run(OnThisEngine.store.close())
