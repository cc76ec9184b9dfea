"""The television: how a table gets onto it, and the show it makes of every reveal."""

import re
from typing import Any

import pytest
from msgspec import Struct
from playwright.async_api import expect

from support.company import Company
from support.evening import Evening
from support.guest import Guest
from support.players import NAMES, Json, visitor

TELEVISION = (1920, 1080, 1.0)
TIME_TO_TELL = 90
STEP = 100  # milliseconds of the page's clock
A_MOMENT = 5  # seconds: a clock is stopped in its future, and then set back
LONGEST = 20.0
FINDING = re.compile(r"hush( row)?( fallen owner)*( sweep)? words truth field hops")
MEETING = re.compile(r"hush( row)?( fallen (owner|veto))*( sweep)? crowd (crown|veto) field hops")
# What somebody before the screen could know at this moment: where each picture is, and how it is dressed.
_SEEN = """() => {
  const main = document.querySelector('main');
  const dress = (card) => {
    const names = [];
    for (let at = card; at !== main; at = at.parentElement) names.push(at.tagName + '.' + [...at.classList].join('.'));
    return names.join(' ') + ' ' + card.querySelectorAll('.seal').length;
  };
  return {
    scene: main.dataset.scene,
    beat: main.dataset.beat ?? '',
    pictures: [...main.querySelectorAll('.card')].map((card) => [card.querySelector('img').src, dress(card)]),
  };
}"""


class Seen(Struct):
    """One look at the screen."""

    scene: str
    beat: str
    pictures: list[tuple[str, str]]


async def television(tonight: Evening, path: str, **more: Any) -> Guest:
    tv = await tonight.guest("Tv", TELEVISION, **more)
    await tv.page.goto(f"{tonight.url}/tv{path}")
    return tv


async def shows(tv: Guest, scene: str) -> None:
    await expect(tv.page.locator(f"main[data-scene={scene}]")).to_be_visible()


async def before_the_reveal(tonight: Evening, edition: str, players: int) -> tuple[Guest, Company]:
    """The pictures lie open, nobody has voted, and the television's clock stands still."""
    timers = {"clue": TIME_TO_TELL, "hand_in": None, "vote": None, "absent": None}
    seats = await tonight.seats(*NAMES[:players], edition=edition, options={"begins": "announce"}, timers=timers)
    await tonight.ask(seats[0], {"act": "start"})
    company = await Company(*seats).arrive()
    tv = await tonight.guest("Tv", TELEVISION)
    await tv.page.clock.install()
    await tv.page.goto(f"{tonight.url}/tv/{seats[0].code}")
    await shows(tv, "begin")
    await company.tell(seats[0])
    await shows(tv, "hand_in")
    await finish(company, "hand_in")
    await shows(tv, "vote")
    now = await tv.page.evaluate("Date.now()") / 1000
    await tv.page.clock.pause_at(now + A_MOMENT)
    await tv.page.clock.set_system_time(now)
    await tv.page.clock.run_for(STEP)
    return tv, company


async def finish(company: Company, phase: str) -> None:
    """Let everyone who is awaited in this phase of the first turn do one thing."""
    for player in company.players:
        await player.until(lambda each: each.seq >= max(other.seq for other in company.players))
        assert player.game is not None
        if (player.game["phase"], player.game["turn"]) == (phase, 1) and player.is_awaited():
            await company.play(player, player.legal_ask(company.chance)["move"])


async def watch(tv: Guest) -> list[Seen]:
    """The whole show, look by look, and the first look after it."""
    looks: list[Seen] = []
    while not looks or looks[-1].scene == "reveal":
        looks.append(Seen(**await tv.page.evaluate(_SEEN)))
        assert len(looks) < 2 * LONGEST * 1000 / STEP
        await tv.page.clock.run_for(STEP)
    return looks


def beats(looks: list[Seen]) -> str:
    kinds = [look.beat for look in looks if look.scene == "reveal"]
    return " ".join(kind for kind, before in zip(kinds, ["", *kinds], strict=False) if kind != before)


async def file_of(tonight: Evening, card: str) -> str:
    deck, _, _ = card.partition("/")
    async with visitor(tonight.url) as http:
        known = (await http.get(f"/api/decks/{deck}")).json()
    return str(next(each["picture"]["fallback"] for each in known if each["id"] == card))


def gives_nothing_away(looks: list[Seen], truth: str) -> None:
    """Before its moment the true picture lies on the board only, dressed as those that have not come forward."""
    for look in looks:
        if look.beat in {"words", "truth", "field", "hops"} or look.scene != "reveal":
            continue
        theirs = [dress for src, dress in look.pictures if src.endswith(truth)]
        assert len(theirs) == 1, look
        others = [dress for src, dress in look.pictures if not src.endswith(truth)]
        assert theirs[0] in others or look.beat == "sweep", look


@pytest.mark.journey
@pytest.mark.parametrize(("edition", "players"), [("classic", 6), ("party", 8), ("team", 8), ("odyssey", 12)])
async def test_a_show_tells_one_thing_after_another_and_the_truth_last(
    tonight: Evening, edition: str, players: int
) -> None:
    tv, company = await before_the_reveal(tonight, edition, players)
    asked: list[str] = []
    tv.page.on("request", lambda request: asked.append(request.url))
    await finish(company, "vote")
    await company.reach("clue", 2)
    await shows(tv, "reveal")
    looks = await watch(tv)
    host = company.players[0]
    turn: Json = (host.game or {})["last"]

    assert (MEETING if edition == "party" else FINDING).fullmatch(beats(looks)), beats(looks)
    first = next(i for i, look in enumerate(looks) if look.beat != "hush")
    assert (len(looks) - 1 - first) * STEP / 1000 <= LONGEST  # without the hush: its clock stood still
    if edition != "party":
        gives_nothing_away(looks, await file_of(tonight, turn["board"][turn["owners"].index(turn["storyteller"])]))
        assert not [url for url in asked if "/decks/" in url]  # nothing is fetched only when it is shown
    assert looks[-1].scene == "rest"
    assert host.room["deadline"] == pytest.approx(host.room["clear_at"] + TIME_TO_TELL)
    await company.leave()


@pytest.mark.journey
async def test_the_host_ends_a_show_and_holds_the_game(tonight: Evening) -> None:
    tv, company = await before_the_reveal(tonight, "classic", 4)
    await finish(company, "vote")
    await shows(tv, "reveal")
    host = company.players[0]
    await host.do("next_turn")
    await shows(tv, "tell")
    await host.do("pause", paused=True)
    await shows(tv, "pause")
    await tv.sees("The moon holds its breath")
    await host.do("pause", paused=False)
    await shows(tv, "tell")
    await company.leave()


async def test_the_first_phone_that_scans_a_waiting_television_is_its_host(tonight: Evening) -> None:
    tv = await tonight.guest("Tv", TELEVISION)
    async with tv.page.expect_response("**/api/screens") as answered:
        await tv.page.goto(f"{tonight.url}/tv")
    await shows(tv, "door")
    screen = (await (await answered.value).json())["screen"]
    ada = await tonight.guest("Ada")
    await ada.page.goto(f"{tonight.url}/?screen={screen}")
    await ada.sees("The table you open is shown on the television.")
    await ada.page.get_by_label("Your name").fill("Ada")
    await ada.button("Open a table for friends").click()
    await shows(tv, "lobby")
    await tv.sees("Ada’s table")
    assert await ada.page.get_by_text(re.compile("watch")).count() == 0  # a television is nobody who watches


async def test_a_television_with_a_wrong_code_says_so_and_takes_another(tonight: Evening) -> None:
    (host,) = await tonight.seats("Ada")
    tv = await television(tonight, "/XXXXXX")
    await tv.sees("No table has the code XXXXXX.")
    await tv.page.get_by_label("The table’s code").fill(host.code)
    await tv.button("Show it").click()
    await shows(tv, "lobby")


async def test_a_television_asks_once_whether_it_may_sound(tonight: Evening) -> None:
    (host,) = await tonight.seats("Ada")
    tv = await television(tonight, f"/{host.code}")
    await tv.sees("Press OK or click once for sound")
    await tv.page.keyboard.press("Enter")
    await tv.sees("Medium")
    await tv.page.keyboard.press("ArrowUp")
    await tv.sees("Loud")
    await tv.page.reload()
    await tv.sees("Press OK or click once to hear it again")
