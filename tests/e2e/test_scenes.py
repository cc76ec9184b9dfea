"""Whole games before two televisions, a large and a small one: every scene must be readable from the sofa.

`make screens` keeps a picture of each scene.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import ConsoleMessage, expect

from support.company import Company
from support.evening import Evening
from support.guest import Guest
from support.players import Json, Player, join_audience, visitor
from support.recordings import BROWSERS, HUM
from support.tour import LONG_CLUE

SCRIPT = (Path(__file__).parent / "scripts" / "from_four_metres.js").read_text(encoding="utf-8")
NAMES = (
    "Ileana", "Tom", "Maximiliane", "Léa", "Andrei", "Pip", "Anne-Charlotte", "Juno", "Hugo", "Inés", "Kira", "Ștefania"
)  # fmt: skip
SIZES = {"1080p": (1920, 1080, 1.0), "720p": (1280, 720, 1.0)}
LEAST = {"1080p": 32, "720p": 21}  # pixels: the size of letters that are read at four metres
TIMERS = {"clue": 240, "hand_in": 240, "vote": 240, "absent": None}
LAST_SECONDS = 7
MIME = (BROWSERS / "chromium_vp8.webm").read_bytes()
A_MOMENT = 100  # milliseconds of the page's clock
AHEAD = 20  # seconds: a clock is stopped in its future, and then set back
BEAT = 400  # no beat of a show is shorter than two of these
FACT = 10_000
MOST_LOOKS = 80
NARROWEST = """() => Math.min(...[...document.querySelectorAll('main .card')]
  .filter((card) => !card.closest('.dim') && card.checkVisibility({ opacityProperty: true }))
  .map((card) => card.offsetWidth))"""

Votes = Callable[[int, list[int], int], list[int]]  # what the nth voter chooses of these slots; the last one is true


def some_find(voter: int, slots: list[int], truth: int) -> list[int]:
    wrong = [slot for slot in slots if slot != truth]
    if voter % 3 == 0:
        return [truth]
    return [wrong[0] if voter % 3 == 1 else wrong[voter % len(wrong)]]


def nobody_finds(voter: int, slots: list[int], truth: int) -> list[int]:
    wrong = [slot for slot in slots if slot != truth]
    return [wrong[min(voter % 4, 1, len(wrong) - 1)]]


def everybody_finds(voter: int, slots: list[int], truth: int) -> list[int]:
    return [truth]


def most_meet(voter: int, slots: list[int], truth: int) -> list[int]:
    return [slots[(0, 0, 0, 2, 2, 0, 4, 0)[voter % 8]]]


def all_differ(voter: int, slots: list[int], truth: int) -> list[int]:
    return [slots[voter % len(slots)]]


class Walk:
    """One table and its televisions, whose clocks stand still unless somebody turns them on.

    What is wrong with a scene is collected, so that all of it is told at once.
    """

    def __init__(self, tonight: Evening, name: str) -> None:
        self.tonight, self.name = tonight, name
        self.found: list[str] = []
        self.kept: list[str] = []
        self.tvs: dict[str, Guest] = {}
        self.board: dict[str, float] = {}  # the width of a picture while people vote, by size

    async def sit(self, players: int, **setup: Any) -> None:
        seats = await self.tonight.seats(*NAMES[:players], timers=TIMERS, **setup)
        self.company = await Company(*seats).arrive()
        self.players = self.company.players
        self.host = self.players[0]
        for size, what in SIZES.items():
            tv = self.tvs[size] = await self.tonight.guest("Tv", what)
            tv.page.on("console", self.note_warning)
            await tv.page.clock.install()
            await tv.page.goto(f"{self.tonight.url}/tv/{self.host.code}")
            await expect(tv.page.locator("main[data-scene=lobby]")).to_be_visible()
            await tv.page.clock.pause_at(time.time() + AHEAD)
        await self.now()

    def note_warning(self, said: ConsoleMessage) -> None:
        """What the page's own framework warns of is not heard by anybody on a sofa, and found here."""
        if said.type == "warning" and "svelte" in said.text:
            self.found.append(f"{self.name}: {said.text}")

    @property
    def game(self) -> Json:
        assert self.host.game is not None
        return self.host.game

    async def now(self) -> None:
        """What was turned on is turned back: the televisions show what everyone else's clock says."""
        now = time.time()  # one for all: on a busy machine they would be a beat apart
        for tv in self.tvs.values():
            await tv.page.clock.set_system_time(now)
        await self.run(A_MOMENT)

    async def show_is_over(self) -> None:
        """The moment after a show that was run ahead, or on a busy machine is long over: what is said now is new."""
        over: float = self.host.room["clear_at"] + 1
        await asyncio.sleep(max(0, over - time.time()))
        for tv in self.tvs.values():
            await tv.page.clock.set_system_time(over)
        await self.run(A_MOMENT)

    async def run(self, milliseconds: int) -> None:
        for tv in self.tvs.values():
            await tv.page.clock.run_for(milliseconds)

    async def keep(self, scene: str, selector: str) -> None:
        for size in self.tvs:
            await self.keep_on(size, scene, selector)

    async def keep_on(self, size: str, scene: str, selector: str) -> None:
        """Look at a scene on one of the televisions, when it is there with its pictures and in its type."""
        tv = self.tvs[size]
        self.kept.append(scene)
        await expect(tv.page.locator(selector).first).to_be_visible()
        await tv.page.wait_for_function(
            "() => document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete)",
            polling=100,
        )
        odd = await tv.page.evaluate(SCRIPT, LEAST[size])
        self.found += [f"{self.name} {scene} {size}: {each}" for each in odd]
        await self.measure(scene, size)
        await tv.shot(f"tv-{self.name}-{scene}-{size}")

    async def measure(self, scene: str, size: str) -> None:
        """No picture of a show is smaller than it was on the board."""
        page = self.tvs[size].page
        if await page.get_attribute("main", "data-scene") == "vote":
            self.board[size] = await page.evaluate(NARROWEST)
        elif await page.get_attribute("main", "data-beat"):
            wide, before = await page.evaluate(NARROWEST), self.board[size]
            if wide < before:
                self.found.append(f"{self.name} {scene} {size}: a picture of {wide} px, on the board of {before}")

    async def keep_urgent(self, scene: str) -> None:
        """The last seconds of a phase; then the clocks are as before."""
        for tv in self.tvs.values():
            minutes, seconds = (await tv.page.get_by_role("timer").inner_text()).split(":")
            await tv.page.clock.fast_forward((60 * int(minutes) + int(seconds) - LAST_SECONDS) * 1000)
        await self.run(A_MOMENT)
        await self.keep(scene, "main.urgent .clock.urgent")
        await self.now()

    async def keep_show(self, turn: str) -> None:
        """Every beat of the show that has begun, on one television after the other, then the page after it."""
        for tv in self.tvs.values():
            await expect(tv.page.locator("main[data-scene=reveal]")).to_be_visible()
        await self.now()
        for size, tv in self.tvs.items():
            before, beats = "", 0
            for _ in range(MOST_LOOKS):
                beat = await tv.page.get_attribute("main", "data-beat")
                if beat is None:
                    break
                if beat != before:
                    beats += 1
                    await self.keep_on(size, f"{turn}-{beats:02}-{beat}", f"main[data-beat={beat}]")
                before = beat
                await tv.page.clock.run_for(BEAT)
            assert beats, turn

    async def everyone_hands_in(self, but: int = 0) -> None:
        """Whoever owes a card hands it in, until only so many are missing."""
        for player in self.players:
            await self.newest(player)
            if self.game["phase"] == "hand_in" and player.is_awaited() and len(self.game["waiting"]) > but:
                await self.company.play(player, player.legal_ask(self.company.chance)["move"])
                await self.newest(self.host)

    async def voters(self) -> list[Player]:
        await self.host.until(lambda each: each.game and each.game["phase"] == "vote")
        for player in self.players:
            await self.newest(player)
        return [player for player in self.players if player.is_awaited()]

    async def vote(self, voters: list[Player], votes: Votes, truth: int, veto: int = 1, first: int = 0) -> None:
        for number, player in enumerate(voters, first):
            may = next(each for each in player.may() if "slots" in each)
            chosen = [slot for slot in votes(number, list(may["slots"]), truth) if slot in may["slots"]]
            move = {"move": "cast_votes", "seat": player.place, "slots": chosen or [may["slots"][0]]}
            await self.company.play(player, {**move, "veto": veto} if may["veto"] else move)
        await self.newest(self.host)

    async def newest(self, player: Player) -> None:
        newest = max(each.seq for each in self.players)
        await player.until(lambda each: each.seq >= newest)

    async def on(self) -> None:
        await self.host.do("next_turn")
        await self.newest(self.host)
        await self.now()

    async def to_the_end(self) -> None:
        """The rest of the game, without looking."""
        while self.host.room["stage"] == "playing":
            for player in self.players:
                await self.newest(player)
                if player.is_awaited() and self.host.room["stage"] == "playing":
                    await self.company.play(player, player.legal_ask(self.company.chance)["move"])
                    await self.newest(self.host)


async def first_turn(walk: Walk, votes: Votes) -> None:
    """With everything that can happen to people who look at it."""
    host, teller, *others = walk.players
    async with visitor(walk.tonight.url) as http:
        guest = await (await join_audience(http, host.code, "Zoe")).connect()
    await host.do("start")
    await walk.company.reach("clue")
    await walk.keep("begin", "main[data-scene=begin] h1")
    card = (teller.you or {})["game"]["hand"][:1]
    await walk.company.tell(teller, LONG_CLUE)
    await walk.keep("hand-in-nobody", "main[data-scene=hand_in] .missing")
    await walk.everyone_hands_in(but=min(2, len(others)))
    missing = [player for player in walk.players if player.place in walk.game["waiting"]]
    if host not in missing:
        await host.do("nudge", seat=missing[-1].you_seat())
    await walk.keep("hand-in", "main[data-scene=hand_in] .in")
    await walk.keep_urgent("hand-in-urgent")
    await host.do("pause", paused=True)
    await walk.keep("pause", "main[data-scene=pause] h1")
    await host.do("pause", paused=False)
    await walk.everyone_hands_in()
    voters = await walk.voters()
    truth = walk.game["board"].index(card[0]) + 1 if card and card[0] in walk.game["board"] else 0
    await walk.keep("vote-nobody", "main[data-scene=vote] .card img")
    await guest.until(lambda each: each.game and each.game["phase"] == "vote")
    await guest.do("guess", slot=1)
    late = min(2, len(voters) - 1)
    await walk.vote(voters[:-late], votes, truth)
    await walk.keep("vote", "main[data-scene=vote] .done .seal")
    await others[0].do("say", text="I have absolutely nothing that fits this, sorry about that, everybody")
    await walk.keep("vote-talk", "main[data-scene=vote] :is(.talk, .talking)")
    await walk.keep_urgent("vote-urgent")
    await host.do("last_call")
    await host.do("more_time")
    await walk.keep("last-call", "main[data-scene=vote] .last")
    await walk.vote(voters[-late:], votes, truth, first=len(voters) - late)
    await walk.keep_show("turn-1")
    await walk.keep("rest", "main[data-scene=rest] .page")
    await walk.show_is_over()
    for player, reaction in zip(walk.players, ("laugh", "wonder", "applause", "heart", "sleepy", "aha"), strict=False):
        await player.do("react", reaction=reaction)
    await host.do("ask_why", game=1, turn=1)
    await walk.keep("rest-reactions", "main[data-scene=rest] .said")
    await guest.disconnect()


async def recorded_turn(walk: Walk, number: int, recording: bytes, votes: Votes) -> None:
    """Something hummed or mimed: counted in, shown, voted about."""
    kind = "mime" if recording is MIME else "hum"
    await walk.on()
    teller = next(player for player in walk.players if player.place in walk.game["waiting"])
    for fact in range(1, 4):
        await walk.keep(f"tell-{number}-{fact}", "main[data-scene=tell] .fact")
        for tv in walk.tvs.values():
            await tv.page.clock.fast_forward(FACT)
        await walk.run(A_MOMENT)
    await walk.now()
    await walk.keep_urgent(f"tell-{number}-urgent")
    card = (teller.you or {})["game"]["hand"][:1]
    await walk.company.let_hear(teller, recording)
    await walk.keep(f"{kind}-counted", "main[data-scene=hand_in] .stage")
    await walk.run(3_500)
    await walk.keep(kind, "main[data-scene=hand_in] .stage")
    await walk.everyone_hands_in()
    voters = await walk.voters()
    truth = walk.game["board"].index(card[0]) + 1 if card and card[0] in walk.game["board"] else 0
    await walk.now()
    await walk.keep(f"{kind}-vote", "main[data-scene=vote] .card img")
    await walk.vote(voters, votes, truth, veto=2)
    await walk.keep_show(f"turn-{number}")
    await walk.keep(f"rest-{number}", "main[data-scene=rest] .page")


# No lucky one wins before the third turn is over.
GAMES: list[tuple[str, int, Json]] = [
    ("classic", 3, {"target": 14}),
    ("classic", 6, {"target": 14}),
    ("party", 8, {}),
    ("team", 8, {}),
    ("odyssey", 12, {"target": 20}),
]


@pytest.mark.journey
@pytest.mark.timeout(900)
@pytest.mark.parametrize("language", ["en", "fr", "ro", "de"])
@pytest.mark.parametrize(("edition", "players", "options"), GAMES, ids=[f"{name}-{size}" for name, size, _ in GAMES])
async def test_every_scene_is_read_from_the_sofa(
    tonight: Evening, edition: str, players: int, options: Json, language: str
) -> None:
    walk = Walk(tonight, f"{edition}-{players}-{language}")
    await walk.sit(players, edition=edition, language=language, options={"begins": "announce", **options})
    for tv in walk.tvs.values():
        await expect(tv.page.locator(f"html[lang={language}]")).to_be_attached()
    await walk.keep("lobby", "main[data-scene=lobby] .scan")
    for tv in walk.tvs.values():
        await tv.page.keyboard.press("Enter")
    await walk.keep("lobby-sound", "main[data-scene=lobby] .on")
    blind = edition == "party"
    await first_turn(walk, most_meet if blind else some_find)
    await recorded_turn(walk, 2, HUM, most_meet if blind else nobody_finds)
    await recorded_turn(walk, 3, MIME, all_differ if blind else everybody_finds)
    await walk.on()
    await walk.to_the_end()
    await walk.host.do("next_turn")
    await walk.now()
    await walk.keep("end", "main[data-scene=end] aside ul")
    await walk.company.leave()
    assert any(scene.endswith("veto" if blind else "truth") for scene in walk.kept), walk.kept
    assert not walk.found, "\n".join(walk.found)


async def test_what_is_not_read_from_the_sofa_would_be_found(tonight: Evening) -> None:
    """A screen on which everything is wrong that a scene must not be."""
    tv = await tonight.guest("Tv", (1280, 720, 1.0))
    await tv.page.set_content("""
      <style>body { margin: 0 } main > * { position: absolute; left: 0; margin: 0; font-size: 40px }
        p { white-space: nowrap } .card { width: 100px; height: 150px }</style>
      <main>
        <p style="top: 0; font-size: 12px">small</p>
        <p style="top: 60px; left: 1270px">edge</p>
        <p style="top: 120px; width: 60px; overflow: hidden">words that are cut</p>
        <p style="top: 180px; width: 60px; overflow: hidden; text-overflow: ellipsis">shortened on purpose</p>
        <p style="top: 200px; left: 1250px; width: 60px; overflow: hidden; text-overflow: ellipsis">short and out</p>
        <p style="top: 240px">one upon</p><p style="top: 245px">another</p>
        <p style="top: 300px">hidden</p><p style="top: 290px; width: 300px; height: 60px; background: red"></p>
        <div class="card" style="top: 400px"></div><div class="card" style="top: 420px"></div>
        <p style="top: 450px">on a picture</p>
        <div class="dim"><div class="card" style="position: absolute; top: 600px">in the dark</div></div>
      </main>""")
    found = "\n".join(await tv.page.evaluate(SCRIPT, LEAST["720p"]))
    signs = [
        "too wide", "letters of 12.0 px: p “small”", "out of sight: p “edge”", "out of sight: p “short and out”",
        "cut: p “words that are cut”",
        "over “another”: p “one upon”", "covered by p: p “hidden”", "a picture on another",
        "words on a picture: p “on a picture”",
    ]  # fmt: skip
    for sign in signs:
        assert sign in found, found
    assert "purpose" not in found
    assert "dark" not in found
