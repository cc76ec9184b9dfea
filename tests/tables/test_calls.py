"""A person who is awaited and absent is called, once. People who are there are not."""

import asyncio
import json
from pathlib import Path

import pytest

from halfsaid.rules import Refusal
from halfsaid.tables import House, LiveTable
from halfsaid.tables.acts import (
    Call,
    Configure,
    ForgetBrowser,
    HandToBot,
    Heed,
    KeyHash,
    Kick,
    Leave,
    OfferSeat,
    SeatId,
    Start,
    Subscribe,
    TakeSeat,
    Timers,
    Unsubscribe,
)
from halfsaid.tables.due import CALL_SECONDS
from halfsaid.tables.keys import hash_key
from halfsaid.tables.talking import MOST_BROWSERS
from halfsaid.webpush import Pusher
from support.push_service import Browser, Push, PushService, push_service, take_local_services
from support.tables import ADA, BEN, CLEO, HOST, Log, ask, clue_of, evening, found, settle

WAIT = 10.0


@pytest.fixture(autouse=True)
def local_services(monkeypatch: pytest.MonkeyPatch) -> None:
    take_local_services(monkeypatch)


async def three(house: House) -> tuple[LiveTable, dict[SeatId, KeyHash]]:
    """A game for weeks: nobody is played for, and only the host looks."""
    live, host, key = await house.open_table("Ada", None)
    keys = {host: hash_key(key)}
    for name in ("Ben", "Cleo"):
        seat, key = await live.sit(name, None, None)
        keys[seat] = hash_key(key)
    live.watch(keys[host])
    await ask(live, host, Configure(timers=Timers(absent=None)), "configure")
    return live, keys


async def subscribe(live: LiveTable, seat: SeatId, service: PushService, path: str = "/ben") -> Browser:
    browser = Browser(service.url + path)
    await ask(live, seat, Subscribe(**browser.subscription()), f"subscribe {path}")
    return browser


async def next_push(service: PushService) -> Push:
    async with asyncio.timeout(WAIT):
        return await service.got.get()


async def test_who_is_waited_for_and_away_is_called_once_until_they_come(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock), push_service() as service:
        live, keys = await three(house)
        browser = await subscribe(live, BEN, service)
        await ask(live, ADA, Start(), "start")
        await ask(live, ADA, clue_of(live.table), "clue")
        await settle(live)
        assert live.table.called == frozenset(), "they may be back in a moment"
        clock.time += CALL_SECONDS
        await settle(live)
        push = await next_push(service)
        assert json.loads(browser.opened(push.body)) == {
            "push": "your_turn", "code": live.table.code, "game": 1, "turn": 1, "phase": "hand_in", "seat": 1,
            "name": "Ben",
        }  # fmt: skip
        assert push.headers["topic"] == live.table.code
        assert push.claims((await house.pushes.pusher()).public_key)
        clock.time += 10_000
        await settle(live)
        await house.settled()
        assert service.got.empty(), "once"
        ben = live.watch(keys[BEN])
        await settle(live)
        assert live.table.called == frozenset()
        live.unwatch(ben)
        clock.time += CALL_SECONDS
        await settle(live)
        assert (await next_push(service)).path == "/ben", "they were here, and left without a move"


async def test_who_is_there_or_not_waited_for_is_left_in_peace(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock), push_service() as service:
        live, keys = await three(house)
        await subscribe(live, ADA, service, "/ada")
        await subscribe(live, BEN, service)
        await subscribe(live, CLEO, service, "/cleo")
        live.watch(keys[BEN])
        await ask(live, CLEO, HandToBot(CLEO), "bot")
        clock.time += 10_000
        await settle(live)
        assert live.table.called == frozenset(), "nobody waits in the lobby"
        await ask(live, ADA, Start(), "start")
        await ask(live, ADA, clue_of(live.table), "clue")
        clock.time += CALL_SECONDS
        await settle(live)
        await house.settled()
        assert service.got.empty(), "Ada has played, Ben is here, a bot plays for Cleo"


async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock), push_service() as service:
        live, _ = await three(house)
        service.answers["/old"] = b"HTTP/1.1 410 Gone\r\n\r\n"
        await subscribe(live, BEN, service, "/old")
        await subscribe(live, BEN, service, "/new")
        await ask(live, ADA, Start(), "start")
        await ask(live, ADA, clue_of(live.table), "clue")
        clock.time += CALL_SECONDS
        await settle(live)
        assert {(await next_push(service)).path for _ in range(2)} == {"/old", "/new"}
        await house.settled()
        assert [each.where.endpoint for each in live.table.subscriptions] == [f"{service.url}/new"]


@pytest.mark.parametrize("answer", [b"HTTP/1.1 500 Oh\r\n\r\n", b"", b"nonsense\r\n"])
async def test_a_service_that_fails_disturbs_nobody(tmp_path: Path, answer: bytes) -> None:
    async with evening(tmp_path) as (house, clock), push_service() as service:
        live, _ = await three(house)
        service.answers["/ben"] = answer
        await subscribe(live, BEN, service)
        await ask(live, ADA, Start(), "start")
        await ask(live, ADA, clue_of(live.table), "clue")
        clock.time += CALL_SECONDS
        await settle(live)
        await next_push(service)
        await house.settled()
        assert len(live.table.subscriptions) == 1
        await ask(live, ADA, Configure(hurry=True), "and on it goes")


async def test_a_table_that_was_let_go_calls_when_it_is_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, clock), push_service() as service:
        live, _ = await three(house)
        await subscribe(live, BEN, service)
        await ask(live, ADA, Start(), "start")
        await ask(live, ADA, clue_of(live.table), "clue")
        live.rest()
        house.forget(live)
        again = await found(house, live)
        clock.time += CALL_SECONDS
        await settle(again)
        assert (await next_push(service)).path == "/ben"
        assert again.table.called == frozenset({BEN})


async def test_one_key_for_the_house_and_shown_to_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path) as (house, _):
        pusher = await house.pushes.pusher()
        secret = await house.store.keep("push_key", "another")
        assert Pusher(secret).public_key == pusher.public_key
        assert House(house.store, {}).pushes._pusher is None
        assert (await House(house.store, {}).pushes.pusher()).public_key == pusher.public_key
        assert secret not in repr(vars(pusher))


async def test_what_is_no_subscription_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # a service on this machine is none

    async with evening(tmp_path) as (house, _), push_service() as service:
        live, _ = await three(house)
        with pytest.raises(Refusal) as refusal:
            await subscribe(live, BEN, service)
        assert refusal.value.code == "subscription"
        assert live.table.subscriptions == ()


def test_browsers_belong_to_who_has_the_seat() -> None:
    log = Log("Ben", "Cleo")

    def browser(name: str) -> Subscribe:
        return Subscribe(f"https://push.example.net/{name}", "key", "auth")

    def known(seat: SeatId) -> list[str]:
        return [each.where.endpoint[-1] for each in log.table.subscriptions if each.seat == seat]

    for name in "abcdefbg":
        log.do(browser(name), BEN)
    assert known(BEN) == ["d", "e", "f", "b", "g"]
    assert len(known(BEN)) == MOST_BROWSERS
    log.refuses(browser("x"), None, "no_seat")
    log.do(browser("c"), CLEO)
    log.do(Unsubscribe("https://push.example.net/c"), BEN)
    assert known(CLEO) == ["c"], "somebody else's"
    log.do(ForgetBrowser(BEN, "https://push.example.net/f"))
    log.refuses(ForgetBrowser(BEN, "https://push.example.net/g"), HOST, "house_only")
    assert known(BEN) == ["d", "e", "b", "g"]
    log.do(OfferSeat(BEN, "token", 1000.0), HOST)
    log.do(TakeSeat("token", "new key"))
    assert known(BEN) == [], "the seat is another device's"
    log.do(browser("h"), BEN)
    log.do(Unsubscribe(), BEN)
    assert known(BEN) == []
    log.do(browser("i"), BEN)
    log.begin()
    log.do(Call(CLEO))
    log.refuses(Call(CLEO), None, "called")
    log.refuses(Call(BEN), BEN, "house_only")
    log.do(Heed(CLEO))
    log.refuses(Heed(CLEO), None, "called")
    log.do(Leave(), BEN)
    log.do(Call(CLEO))
    log.do(Kick(CLEO), HOST)
    assert (log.table.subscriptions, log.table.called) == ((), frozenset())
