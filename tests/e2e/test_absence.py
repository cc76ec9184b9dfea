"""People leave, come back, come on another device, are sent away, or find the table locked."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from playwright.async_api import WebSocketRoute, expect

from support.company import CLUE, Company
from support.evening import Evening, evening
from support.guest import Guest
from support.players import Json, Player

QUIET = "No connection. Trying again… Nothing is lost."


async def ada_and_three(tonight: Evening, started: bool = True, **setup: object) -> tuple[Guest, Player, Company]:
    """Ada with a phone, her seat, and three others; the game has begun."""
    seats = await tonight.seats("Ada", "Ben", "Cleo", "Dan", **setup)
    ada = await tonight.guest("Ada", seat=seats[0])
    company = await Company(*seats[1:]).arrive()
    if started:
        await ada.start()
        await company.reach("clue")
    return ada, seats[0], company


async def same_after_reload(guest: Guest, what: Callable[[], Awaitable[object]]) -> None:
    before = await what()
    await guest.page.reload()
    assert await what() == before


async def test_a_reload_keeps_everything_in_every_phase(tonight: Evening) -> None:
    ada, _, company = await ada_and_three(tonight)
    ben = company.players[0]
    await same_after_reload(ada, ada.hand)
    await company.tell(ben)
    await ada.sees(CLUE)
    await same_after_reload(ada, ada.hand)
    await ada.hand_in()
    await expect(ada.button("Take mine back and choose again")).to_be_visible()
    await ada.page.reload()
    await ada.button("Take mine back and choose again").click()
    await ada.hand_in()
    await company.move()
    await same_after_reload(ada, ada.choosable)
    await ada.vote((await ada.choosable())[-1])
    sealed = await ada.page.get_by_text("Your vote is on picture").inner_text()
    await ada.page.reload()
    await ada.sees(sealed)
    await company.move()
    await same_after_reload(ada, ada.ledger)
    await ada.on()
    await ada.sees("Cleo is looking for words")
    await ada.page.reload()
    await ada.sees("Cleo is looking for words")


class Tunnel:
    """A proxy between a page and the server. It can swallow an answer, or drop the whole connection."""

    def __init__(self) -> None:
        self.is_dark = False
        self.swallows_an_answer = False
        self.asked: list[Json] = []
        self.lines: list[WebSocketRoute] = []

    async def around(self, guest: Guest) -> "Tunnel":
        await guest.page.route_web_socket(re.compile("/socket$"), self._carry)
        await guest.page.reload()
        return self

    async def darken(self, guest: Guest) -> None:
        self.is_dark = True
        await guest.context.set_offline(True)  # which leaves the lines that there are
        for line in self.lines:
            await line.close(code=1001)
        self.lines.clear()

    async def lighten(self, guest: Guest) -> None:
        self.is_dark = False
        await guest.context.set_offline(False)

    async def _carry(self, line: WebSocketRoute) -> None:
        if self.is_dark:
            await line.close(code=1001)
            return
        self.lines.append(line)
        server = line.connect_to_server()
        line.on_message(lambda message: self._ask(server, message))
        server.on_message(lambda message: self._answer(line, message))

    def _ask(self, server: WebSocketRoute, message: str | bytes) -> None:
        if json.loads(message)["msg"] == "do":
            self.asked.append(json.loads(message))
        server.send(message)

    async def _answer(self, line: WebSocketRoute, message: str | bytes) -> None:
        if self.swallows_an_answer and self.asked:
            if json.loads(message)["msg"] == "done":
                self.swallows_an_answer = False
                self.lines.remove(line)
                await line.close(code=1001)
        elif line in self.lines:
            line.send(message)


async def through_a_tunnel(tonight: Evening) -> tuple[Guest, Tunnel, Player]:
    """Ada is to hand in, and her line goes through a tunnel; Ben, who gave the clue, hears what arrives."""
    ada, _, company = await ada_and_three(tonight)
    ben = company.players[0]
    await company.tell(ben)
    tunnel = await Tunnel().around(ada)
    await ada.sees(CLUE)
    return ada, tunnel, ben


async def test_a_lost_line_is_quiet_heals_and_loses_nothing(tonight: Evening) -> None:
    ada, tunnel, ben = await through_a_tunnel(tonight)
    before = ben.seq
    await tunnel.darken(ada)
    await ada.sees(QUIET)
    await ada.sees(CLUE)
    await ada.button("Slip this one in").click()
    await tunnel.lighten(ada)
    await ben.until(lambda each: each.game and each.game["handed_in"][0])
    await expect(ada.page.get_by_text(QUIET)).to_be_hidden()
    await expect(ada.button("Take mine back and choose again")).to_be_visible()
    assert ben.seq == before + 1


async def test_an_answer_that_was_lost_is_asked_for_again_and_done_once(tonight: Evening) -> None:
    ada, tunnel, ben = await through_a_tunnel(tonight)
    before = ben.seq
    tunnel.swallows_an_answer = True
    await ada.hand_in()
    await expect(ada.button("Take mine back and choose again")).to_be_visible()
    first, second = tunnel.asked
    assert first == second
    assert ben.seq == before + 1


async def test_the_seat_moves_to_another_device(tonight: Evening) -> None:
    ada, seat, _ = await ada_and_three(tonight)
    await ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    hand = await ada.hand()
    await ada.button("The book: rules, people, settings").click()
    await ada.page.get_by_role("tab", name="People").click()
    await ada.button("Continue on another device").click()
    await expect(ada.page.get_by_role("img", name="QR code that hands the seat over")).to_be_visible()
    await ada.button("Copy the link").click()
    await expect(ada.button("Copied")).to_be_visible()
    link = await ada.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{tonight.url}/{seat.code}#seat=")

    elsewhere = await tonight.guest("Ada", "laptop")
    await elsewhere.page.goto(link)
    await elsewhere.button("Continue here").click()
    assert await elsewhere.hand() == hand
    assert "#" not in elsewhere.page.url
    await ada.sees("This seat is no longer yours")
    await ada.page.reload()
    await ada.sees("The game has begun. You are welcome to watch, and the host can hand you a seat.")

    late = await tonight.guest("Eve")
    await late.page.goto(link)
    await late.button("Continue here").click()
    await late.sees("This link has been used, or has run out. Ask for a new one.")


async def test_sent_away_before_the_game_and_in_it(tonight: Evening) -> None:
    ada, seat, _ = await ada_and_three(tonight, started=False)
    eve = await tonight.guest("Eve")
    await eve.join(seat.code)
    await ada.button(re.compile(r"^Eve\b")).click()
    await ada.button("Remove from the table").click()
    await ada.sees("Remove Eve from the table?")
    await ada.button("Remove from the table").click()
    await eve.sees("This seat is no longer yours")
    await eve.button("Join again").click()
    await eve.button("Take a seat").click()
    await eve.sees("Around the table")

    await ada.start()
    await expect(eve.clue_field()).to_be_visible()
    await ada.button("The book: rules, people, settings").click()
    await ada.page.get_by_role("tab", name="People").click()
    await ada.page.get_by_label("What the host can do about Eve").click()
    await ada.button("Remove from the table").click()
    await ada.sees("Remove Eve from the table? A bot plays on in the seat.")
    await ada.button("Remove from the table").click()
    await ada.page.keyboard.press("Escape")
    await ada.sees("The host has removed Eve")
    await eve.sees("This seat is no longer yours")
    await eve.button("Watch").click()
    await expect(eve.clue_field()).to_be_hidden()


async def test_the_server_restarts_under_the_page(tonight: Evening) -> None:
    ada, _, company = await ada_and_three(tonight)
    await company.tell(company.players[0])
    await ada.sees(CLUE)
    hand = await ada.hand()
    await ada.page.evaluate("window.same = true")
    await tonight.close_house()
    await ada.sees(QUIET)
    await tonight.open_house()
    await expect(ada.page.get_by_text(QUIET)).to_be_hidden()
    assert await ada.hand() == hand
    await ada.hand_in()
    await expect(ada.button("Take mine back and choose again")).to_be_visible()
    assert await ada.page.evaluate("window.same")


async def test_time_runs_out_and_a_bot_plays_until_its_player_is_back(tonight: Evening) -> None:
    ada, _, company = await ada_and_three(tonight, timers={"clue": 3600, "hand_in": 5})  # the vote waits for her
    await expect(ada.page.get_by_role("timer")).to_be_visible()
    await company.tell(company.players[0])
    await ada.sees("Time ran out: a bot played for you")
    await ada.button("I am back").click()
    await expect(ada.page.get_by_text("Time ran out: a bot played for you")).to_be_hidden()
    await ada.vote()


async def test_who_watches_sees_no_secret(tonight: Evening) -> None:
    ada, seat, company = await ada_and_three(tonight)
    eye = await tonight.guest("Eye", "laptop")
    heard: list[str] = []
    eye.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    await eye.watch(seat.code)
    await eye.sees("Somebody will begin")
    await expect(eye.page.get_by_role("group", name="Your hand")).to_have_count(0)
    await company.tell(company.players[0])
    await eye.sees(CLUE)
    await ada.hand_in()
    await company.move()
    await expect(eye.picture(1)).to_be_visible()
    assert len(await eye.choosable()) == 4
    await eye.picture(1).click()
    await expect(eye.button(re.compile("^I think"))).to_have_count(0)
    await eye.page.keyboard.press("Escape")
    await eye.sees("They are voting.")
    await ada.vote()
    await company.move()
    assert await eye.ledger() == await ada.ledger()
    assert heard
    assert all('"you":null' in frame or '"you"' not in frame for frame in heard)


async def test_doors_that_do_not_open_say_why(tonight: Evening) -> None:
    seat, *_ = await tonight.seats("Ada", "Ben", "Cleo", "Dan")
    eve = await tonight.guest("Eve")
    await eve.page.goto(f"{tonight.url}/ZZZZZZ")
    await eve.sees("No table has that code.")
    await eve.page.get_by_label("Your name").fill("Eve")
    await eve.page.get_by_label("Got a code?").fill("QQQ")
    await eve.button("Join").click()
    await eve.sees("No table has that code.")

    await eve.page.goto(f"{tonight.url}/{seat.code.lower()}")
    await eve.page.get_by_label("Your name").fill("BEN")
    await eve.sees("Somebody here has that name already.")

    await tonight.ask(seat, {"act": "choose_password", "password": "gooseberry"})
    await eve.page.reload()
    await eve.page.get_by_label("Your name").fill("Eve")
    await eve.page.get_by_label("The password of this table").fill("elderberry")
    await eve.button("Take a seat").click()
    await eve.sees("That is not the password of this table.")
    await eve.page.get_by_label("The password of this table").fill("gooseberry")
    await eve.button("Take a seat").click()
    await eve.sees("Around the table")

    fay = await tonight.guest("Fay")
    await tonight.ask(seat, {"act": "lock", "locked": True})
    await fay.page.goto(f"{tonight.url}/{seat.code}")
    await fay.sees("The host has closed the table to newcomers. You are welcome to watch.")
    await tonight.ask(seat, {"act": "lock", "locked": False})
    await tonight.ask(seat, *({"act": "add_bot", "name": f"Bot {n}"} for n in range(7)))
    await fay.page.reload()
    await fay.sees("Every seat is taken. You are welcome to watch.")
    await fay.button("Watch").click()
    await fay.sees("Around the table")


async def pushed(guest: Guest, word: Json) -> None:
    """Deliver a push to this device, as a push service would."""
    known: asyncio.Queue[Json] = asyncio.Queue()
    line = await guest.context.new_cdp_session(guest.page)
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.put_nowait(told["registrations"][0]))
    await line.send("ServiceWorker.enable")
    to = {"origin": guest.url, "registrationId": (await known.get())["registrationId"]}
    await line.send("ServiceWorker.deliverPushMessage", {**to, "data": json.dumps(word)})


# Notices are asked for when the worker has shown one: a browser that is asked while it shows its first may take it for
# one that somebody has closed, and forget it.
_SHOWING = """() => {
    const show = registration.showNotification.bind(registration);
    self.shown = new Promise((done) => {
        registration.showNotification = (...what) => show(...what).then(done);
    });
}"""
_NOTICES = """async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ body, tag, data }) => ({ body, tag, data }));
}"""

# Browsers open and focus windows only where a hand pressed a notification, so what is asked of them is written down.
_PRESSED = """async (code) => {
    const led = [];
    clients.openWindow = async (url) => led.push(`opens ${url}`);
    WindowClient.prototype.focus = async function () { led.push(`focuses ${new URL(this.url).pathname}`); };
    await comeBack(code);
    return led;
}"""


async def test_a_call_is_shown_and_leads_back_to_the_table(tmp_path: Path) -> None:
    async with evening(tmp_path, whole=True) as tonight:
        (seat,) = await tonight.seats("Ada")
        ada = await tonight.guest("Ada", seat=seat, permissions=["notifications"])
        await ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        (worker,) = ada.context.service_workers
        await worker.evaluate(_SHOWING)
        await pushed(ada, {"push": "your_turn", "code": seat.code, "name": "Ada"})
        await worker.evaluate("shown")
        says = f"Ada, table {seat.code} is waiting for you."
        notices = await ada.page.evaluate(_NOTICES)
        assert notices == [{"body": says, "tag": "halfsaid-turn", "data": {"code": seat.code}}]
        assert await worker.evaluate(_PRESSED, seat.code) == [f"focuses /{seat.code}"]
        await ada.page.goto(f"{tonight.url}/rules")
        assert await worker.evaluate(_PRESSED, seat.code) == [f"opens /{seat.code}"]
