"""Every screen there is, one after the other, on several devices at once.

All devices look from one seat, so that one game shows all of them the same screen. Moves are made over the wire and
screens are known by their structure: the tour goes through any language.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

from playwright.async_api import expect

from support.company import Company
from support.evening import Evening
from support.guest import Guest
from support.players import Player

LONG_CLUE = "The summer my grandmother taught the lighthouse to whistle, and nobody came to listen until it was late"
NAMES = ("Ileana", "Tom", "Léa", "Andrei", "Pip", "Juno", "Gita", "Hugo", "Ines", "Jon", "Kira", "Luca")

Screens = AsyncIterator[str]

# Screens that show everything at once on a phone and on a laptop.
ONE_SCREEN = {
    "clue", "clue-aloud", "decoy-long-clue", "decoy", "decoy-two", "decoy-12", "quiet-waiting", "wait", "vote", "voted",
    "vote-three", "vote-12", "party-clue", "party-decoy", "party-passed", "team", "end",
}  # fmt: skip
# How wide the largest picture is at least, in pixels: on a phone, on a laptop.
LEAST = {
    "clue": (190, 300), "clue-open": (280, 350), "decoy": (250, 300), "decoy-long-clue": (190, 300),
    "quiet-waiting": (130, 130), "wait": (90, 110), "vote": (105, 180), "voted": (105, 180), "vote-12": (75, 120),
    "vote-open": (280, 350), "reveal": (90, 150), "party-clue": (140, 180), "party-decoy": (200, 300),
    "team-vote": (105, 180),
}  # fmt: skip
# What is laid out by its size is measured in one frame and lies in its place in the next.
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Whichever card was dealt: what is said of it is as long as it may be.
MUCH_SAID = "A lighthouse keeper's grandmother whistles, and the sea stands still to listen. "
MUCH_SAID += MUCH_SAID * 5 + "It is late now."
SAY_MUCH = "(said) => { document.querySelector('dialog[open] .described').textContent = said; }"
# Puts aside one hint after the other, until there is none.
PUT_ASIDE = """() => {
  const hint = document.querySelector('.slot .notice .round');
  hint?.click();
  return hint === null;
}"""


class Tour:
    def __init__(self, tonight: Evening, *devices: Guest) -> None:
        self.tonight, self.devices = tonight, devices

    async def through(self, *parts: str) -> Screens:
        """The screens of these parts, all of them if none is named."""
        every = {
            part.__name__: part
            for part in (self.doors, self.six, self.end, self.three, self.twelve, self.party, self.team)
        }
        for name in parts or every:
            async for screen in every[name]():
                yield screen

    async def doors(self) -> Screens:
        seats = await self.tonight.seats(*NAMES[:3])
        await self._all(lambda page: page.page.goto(self.tonight.url))
        yield await self._shown("arrive", ".arrive .held img")
        await self._click(".arrive .or .btn")
        yield await self._shown("arrive-without-a-name", ".arrive [aria-invalid=true]")
        await self._all(lambda page: page.page.goto(f"{self.tonight.url}/replay"))
        yield await self._shown("replay", ".choosing .leaf")
        await self._all(lambda page: page.page.goto(f"{self.tonight.url}/{seats[0].code}"))
        yield await self._shown("join", ".doorway form")
        await self.tonight.ask(seats[0], {"act": "lock", "locked": True})
        await self._all(lambda page: page.page.reload())
        yield await self._shown("join-locked", ".doorway [role=status]")
        await self._sit(Player(self.tonight.url, seats[0].code, "no-such-key"))
        yield await self._shown("farewell", ".doorway h1[tabindex]")

    async def six(self) -> Screens:
        """Two turns of `classic`, seen from the host's seat."""
        company = await self._table(6)
        me, tom, *others = company.players
        yield await self._shown("lobby", ".lobby .cover img")
        for which, name in enumerate(("game", "time", "table")):
            await self._click(f".chips .btn >> nth={which}")
            yield await self._shown(f"lobby-{name}", "dialog[open]")
            await self._escape()
        await self._click(".seats .seat button >> nth=1")
        yield await self._shown("lobby-seat", "dialog[open]")
        await self._escape()
        await self._click(".seats .free [aria-haspopup]")
        yield await self._shown("lobby-bots", "dialog[open] .portrait img")
        await self._escape()
        await self._click(".plank .next")
        yield await self._shown("shelf", ".drop .leaf")
        await self._click(".shelf-page .bar .btn >> nth=-1")
        yield await self._shown("shelf-deck", "dialog[open]")
        await self._escape()
        await self._click(".shelf-page .bar .btn >> nth=0")
        await self._shown("lobby", ".lobby .cover img")
        await me.do("bring", bringing=True)
        yield await self._shown("shelf-ten", ".shelf-page .stack")
        await self._click(".shelf-page .ways .btn >> nth=0")
        yield await self._shown("shelf-ten-mine", ".shelf-page .slot")
        await me.do("bring", bringing=False)
        await self._shown("lobby", ".lobby .cover img")

        await self._start(company)
        yield await self._shown("clue", ".telling")
        await self._click(".ways button >> nth=1")
        yield await self._shown("clue-aloud", ".slip .note")
        await self._click(".telling .look .pick")
        yield await self._shown("clue-open", "dialog[open]")
        await self._escape()
        for which, name in ((-2, "clue-advice"), (-1, "remote")):
            await self._click(f".telling .bar .btn >> nth={which}")
            yield await self._shown(name, "dialog[open]")
            await self._escape()
        await company.tell(tom, LONG_CLUE)
        yield await self._shown("decoy-long-clue", ".choosing .shelf")
        await self._click(".choosing .look .pick")
        yield await self._shown("decoy-open", "dialog[open]")
        await self._escape()
        await company.move(me, *others[:2])
        yield await self._shown("quiet-waiting", ".pile")
        await company.move()
        yield await self._shown("vote-long-clue", ".voting .fitted")
        await company.move()
        yield await self._shown("reveal-long-clue", ".reveal.resting .act .leaf")
        await self._click(".reveal .act .leaf")
        async for screen in self._second_turn(company):
            yield screen
        await company.leave()

    async def _second_turn(self, company: Company) -> Screens:
        me, tom, lea, andrei, *others = company.players
        yield await self._shown("wait", ".choosing .waiting")
        await company.tell(lea, "Nobody told the tide")
        yield await self._shown("decoy", ".choosing .shelf")
        await company.move(me, andrei, *others)
        await andrei.do("hand_to_bot", seat=3)  # who has handed in, so that there is nothing to do for the bot
        yield await self._shown("quiet-bot", ".slot .notice .rabbit")
        await andrei.do("return")
        await self._gone(".slot .notice .rabbit")
        await company.move(tom)
        yield await self._shown("vote", ".voting .fitted")
        await self._click(".voting .fitted .pick >> nth=3")
        yield await self._shown("vote-open", "dialog[open]")
        await self._escape()
        for which in range(6):
            await self._focus(f".voting .fitted .pick >> nth={which}")
            await self._press("m")
        yield await self._shown("vote-marked", ".voting .fitted .maybe")
        await self._click(".voting .act .btn.wide")
        yield await self._shown("vote-compared", ".comparing .shelf")
        await self._press("Escape")
        await company.move(me)
        yield await self._shown("voted", ".voting .fitted .seals .seal")
        await self._click(".purse")
        yield await self._shown("standing", "dialog[open] .rank")
        await self._escape()
        await self._click(".bar .btn >> nth=0")
        for tab, name in enumerate(("aid", "book-turn", "book-clues", "book-people", "book-talk", "book-wishes")):
            await self._click(f".drawer [role=tab] >> nth={tab}")
            yield await self._shown(name, ".drawer[open]")
        await self._escape()
        await company.move()
        yield await self._shown("reveal", ".reveal.resting .act .leaf")
        await self._click(".reveal :is(.board .pick, .others .over) >> nth=0")
        yield await self._shown("reveal-open", "dialog[open]")
        await self._escape()
        await self._click(".reveal .act .leaf")

    async def end(self) -> Screens:
        company = await self._table(6, options={"target": 1})
        await self._start(company)
        await company.tell(company.players[1])
        await company.move()
        await company.move()
        await self._click(".reveal.resting .act .leaf")
        yield await self._shown("end", ".end ol")
        await self._all(lambda page: page.page.goto(f"{self.tonight.url}/{company.players[0].code}/replay"))
        yield await self._shown("replay-hands", ".replay .hand img")
        await self._click(".replay .turn")
        yield await self._shown("replay-clues", "dialog[open]")
        await self._escape()
        for _ in range(4):
            await self._click(".controls .btn >> nth=3")
        yield await self._shown("replay-votes", ".replay .board .seal")
        await self._click(".controls .btn >> nth=3")
        yield await self._shown("replay-points", ".replay .why")
        await self._click(".controls .btn >> nth=4")
        yield await self._shown("replay-end", ".replay .podium .rabbit")
        await self._all(lambda page: page.page.goto(f"{self.tonight.url}/{company.players[0].code}/album"))
        yield await self._shown("album", ".album .book img")
        await company.leave()

    async def three(self) -> Screens:
        company = await self._table(3, descriptions=True)
        me, tom, _ = company.players
        await self._start(company)
        await company.tell(tom)
        yield await self._shown("decoy-two", ".choosing .shelf")
        await self._click(".choosing .act .leaf")
        await self._click(".choosing .turn.r")
        yield await self._shown("decoy-two-one-chosen", ".choosing .look .seal")
        await company.move()
        yield await self._shown("vote-three", ".voting .fitted")
        await self._click(".voting .fitted .pick >> nth=0")
        await self._shown("vote-described", "dialog[open] .described")
        await self._all(lambda page: page.page.evaluate(SAY_MUCH, MUCH_SAID))
        yield await self._shown("vote-described", "dialog[open] .described")
        await self._escape()
        await me.disconnect()
        await company.leave()

    async def twelve(self) -> Screens:
        company = await self._table(12, edition="odyssey")
        yield await self._shown("lobby-12", ".lobby .cover img")
        await self._start(company)
        await company.tell(company.players[1])
        yield await self._shown("decoy-12", ".choosing .shelf")
        await company.move()
        yield await self._shown("vote-12", ".voting .fitted")
        yield await self._people("vote-12-people")
        await self._click(".voting .fitted .pick >> nth=0")
        yield await self._shown("vote-12-open", "dialog[open]")
        await self._escape()
        await company.move()
        yield await self._shown("reveal-12", ".reveal.resting .act .leaf")
        await company.leave()

    async def party(self) -> Screens:
        company = await self._table(6, edition="party")
        await self._start(company)
        yield await self._shown("party-clue", ".blind")
        await company.tell(company.players[0])
        yield await self._shown("party-decoy", ".choosing .shelf")
        await company.move()
        yield await self._shown("party-veto", ".voting .tray")
        yield await self._people("party-veto-people")
        await company.move()
        yield await self._shown("party-reveal", ".reveal.resting .act .leaf")
        await self._click(".reveal .act .leaf")
        yield await self._shown("party-passed", ".handed")
        await company.leave()

    async def team(self) -> Screens:
        company = await self._table(6, edition="team")
        yield await self._shown("lobby-team", ".lobby .seats.paired")
        await self._start(company)
        await company.tell(company.players[1])
        await company.players[3].do("say", text="Nothing here. You hand in.")
        yield await self._shown("team", ".pairing .talk p")
        await company.move()
        yield await self._shown("team-vote", ".voting .fitted")
        yield await self._people("team-vote-people")
        await company.move()
        yield await self._shown("team-reveal", ".reveal.resting .act .leaf")
        await company.leave()

    async def _table(self, players: int, **setup: object) -> Company:
        seats = await self.tonight.seats(*NAMES[:players], **setup)
        company = await Company(*seats).arrive()
        await self._sit(seats[0])
        await self._shown("lobby", ".lobby .cover img")
        return company

    async def _sit(self, seat: Player) -> None:
        await self._all(lambda guest: guest.page.goto(f"{self.tonight.url}/healthz"))  # the same origin, and no page
        await self._all(
            lambda guest: guest.page.evaluate(
                "([name, key]) => localStorage.setItem(name, key)", [f"halfsaid.seat.{seat.code}", seat.key]
            )
        )
        await self._all(lambda guest: guest.page.goto(f"{self.tonight.url}/{seat.code}"))

    async def _start(self, company: Company) -> None:
        await company.players[0].do("start")
        await company.reach("clue")

    async def _shown(self, name: str, root: str) -> str:
        """The screen's name, when all devices show it with its pictures and in its type."""
        roots = [guest.page.locator(root).first for guest in self.devices]
        await asyncio.gather(*(expect(each).to_be_visible() for each in roots))  # at once: a notice may soon go
        for guest in self.devices:
            await guest.page.wait_for_function(
                "() => document.fonts.status === 'loaded' && [...document.images].every("
                "(image) => { image.loading = 'eager'; return image.complete; })"
            )
            await guest.page.evaluate(LAID_OUT)
        return name

    async def _people(self, name: str) -> str:
        """The same, when the hints above the act were put aside and the people stand there."""
        for guest in self.devices:
            await guest.page.wait_for_function(PUT_ASIDE)
            await guest.page.evaluate(LAID_OUT)
        return name

    async def _gone(self, root: str) -> None:
        for guest in self.devices:
            await expect(guest.page.locator(root)).to_have_count(0)

    async def _click(self, what: str) -> None:
        await self._all(lambda guest: guest.page.locator(what).first.click())

    async def _focus(self, what: str) -> None:
        await self._all(lambda guest: guest.page.locator(what).first.focus())

    async def _press(self, key: str) -> None:
        await self._all(lambda guest: guest.page.keyboard.press(key))

    async def _escape(self) -> None:
        await self._all(lambda guest: guest.page.keyboard.press("Escape"))
        await self._gone("dialog[open]")

    async def _all(self, act: Callable[[Guest], Awaitable[object]]) -> None:
        for guest in self.devices:
            await act(guest)
