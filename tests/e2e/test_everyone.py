"""For everyone: by keyboard, by ear, without motion, enlarged, on small and huge screens, in every language."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.async_api import TimeoutError as TooLate
from playwright.async_api import expect

from halfsaid.decks import finished_decks
from support.company import CLUE, Company, at_the_vote, four
from support.evening import Evening
from support.guest import Guest
from support.tour import LEAST, LONG_CLUE, MUCH_SAID, NAMES, ONE_SCREEN, Tour

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCRIPTS = Path(__file__).parent / "scripts"
PARTS = [("doors", "end", "three", "twelve"), ("six",), ("party", "team")]
AUDITED = [
    pytest.param(PARTS[1], marks=pytest.mark.timeout(180)),
    *(pytest.param(part, marks=pytest.mark.journey) for part in (PARTS[0], PARTS[2])),
]


def script(name: str) -> str:
    return (SCRIPTS / f"{name}.js").read_text(encoding="utf-8")


async def out_of_proportion(guest: Guest, screen: str, wide: bool) -> list[str]:
    least = LEAST[screen][wide] if screen in LEAST else 0
    return list(await guest.page.evaluate(script("out_of_proportion"), [screen in ONE_SCREEN, least]))


async def grave(guest: Guest) -> Iterable[str]:
    if not await guest.page.evaluate("'axe' in window"):
        await guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    return list(await guest.page.evaluate(script("grave")))


@pytest.mark.parametrize("parts", AUDITED, ids=" ".join)
async def test_no_screen_is_gravely_wrong_or_out_of_proportion(tonight: Evening, parts: tuple[str, ...]) -> None:
    phone = await tonight.guest(NAMES[0], bypass_csp=True)
    laptop = await tonight.guest(NAMES[0], "laptop", bypass_csp=True)
    found: list[str] = []
    async for screen in Tour(tonight, phone, laptop).through(*parts):
        for guest, size in ((phone, "phone"), (laptop, "laptop")):
            odd = [*await grave(guest), *await out_of_proportion(guest, screen, size == "laptop")]
            found += [f"{screen}-{size} {each}" for each in odd]
            await guest.shot(f"{screen}-{size}")
    assert not found, "\n".join(found)


SIZES = {
    "a phone at 200 %": (195, 422, 4),
    "a small laptop at 200 %": (640, 360, 2),
    "the smallest phone": (360, 640, 2),
    "the largest screen": (3840, 2160, 1),
}


@pytest.mark.journey
@pytest.mark.parametrize("parts", PARTS, ids=" ".join)
async def test_everything_is_within_reach_at_every_size(tonight: Evening, parts: tuple[str, ...]) -> None:
    devices = {size: await tonight.guest(NAMES[0], what) for size, what in SIZES.items()}
    found: list[str] = []
    async for screen in Tour(tonight, *devices.values()).through(*parts):
        for size, guest in devices.items():
            hidden = await guest.page.evaluate(script("out_of_reach"))
            found += [f"{screen} on {size}: {each}" for each in hidden]
    assert not found, "\n".join(found)


# Texts that are the same in every language: names, clues, and words that happen to be.
SAME = re.compile(
    rf"^({'|'.join(NAMES)}|Halfsaid|Half|said|Deutsch|English|Français|Română|Inkwell|[A-Z]{{3,6}}|[A-Z]( [A-Z]){{5}}"
    r"|Ottoline|Wren|Bram|Aurelio|Points|Vote|Original|Table|Party|Team|Pause|Photo|Code|Aha|·|bot|Bot| )+$"
    rf"|{re.escape(LONG_CLUE)}|{re.escape(CLUE)}|{re.escape(MUCH_SAID)}"
    r"|Nobody told the tide|Nothing here. You hand in.|· Halfsaid$"
)


async def texts(guest: Guest) -> set[str]:
    return {text for text in await guest.page.evaluate(script("texts")) if not SAME.search(text)}


def english_only(language: str) -> set[str]:
    """What the cards show, as far as nobody has described it in this language: then it is said in English."""
    shown = [card.description for card in finished_decks()["inkwell"].manifest.cards]
    return {each["en"] for each in shown if language not in each}


@pytest.mark.journey
@pytest.mark.parametrize("parts", PARTS, ids=" ".join)
async def test_no_language_has_english_left(tonight: Evening, parts: tuple[str, ...]) -> None:
    english = await tonight.guest(NAMES[0])
    others = {code: await tonight.guest(NAMES[0], language=code) for code in ("de-DE", "fr-FR", "ro-RO")}
    undescribed = {code: english_only(code[:2]) for code in others}
    assert [code for code, shown in undescribed.items() if shown] == ["de-DE"]
    left: set[str] = set()
    async for screen in Tour(tonight, english, *others.values()).through(*parts):
        said = await texts(english)
        for language, guest in others.items():
            assert await guest.page.evaluate("document.documentElement.lang") == language[:2]
            left |= {f"{screen} {language}: {text}" for text in said & await texts(guest) - undescribed[language]}
            if screen in ("vote", "vote-long-clue", "lobby", "reveal", "end"):
                await guest.shot(f"{screen}-{language[:2]}-phone")
    assert not left, "\n".join(sorted(left))


class Keys:
    """Somebody without a mouse: what has the focus is all there is."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page

    async def tab_to(self, name: str) -> None:
        """Tab until this has the focus; on the way it is always somewhere, and always seen."""
        for _ in range(60):
            await self.page.keyboard.press("Tab")
            focus = await self.page.evaluate(script("focus"))
            assert focus["ring"], f"no ring around {focus['name']}"
            if re.search(name, focus["name"]):
                return
        raise AssertionError(f"Tab never came to {name}")

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    async def is_at(self, name: str) -> None:
        """The focus came here by itself."""
        await expect(self.page.locator(":focus")).to_have_accessible_name(re.compile(name))

    async def is_not_lost(self) -> None:
        await expect(self.page.locator("body")).not_to_be_focused()


@pytest.mark.journey
async def test_a_game_goes_by_keyboard_alone(tonight: Evening) -> None:
    ada, company = await four(tonight)
    keys = Keys(ada)
    await ada.sees("Around the table")
    await keys.tab_to("^Begin$")
    await keys.press("Enter")

    await expect(ada.clue_field()).to_be_visible()
    await keys.tab_to("^Picture 2:")
    await keys.press("Enter")
    await keys.tab_to("^Your clue$")
    await ada.page.keyboard.type("A whisper in the wallpaper")
    await keys.press("Enter")
    await keys.is_at("^Give this clue$")
    await keys.press("Enter")
    await ada.sees("You said")
    await keys.is_not_lost()
    await company.move(*company.players[1:])
    await ada.sees("No vote for you this turn.")
    await company.move(*company.players[1:])
    await keys.is_at("^Next, Ben gives the clue$")
    await keys.press("Enter")
    await ada.sees("Ben is looking for words")

    await company.tell(company.players[1])
    await ada.sees(CLUE)
    await keys.is_not_lost()
    await keys.tab_to("^Picture 3:")
    await keys.press("Enter")
    await keys.tab_to("^Slip this one in$")
    await keys.press("Enter")
    await expect(ada.button("Take mine back and choose again")).to_be_visible()
    await keys.is_not_lost()
    await company.move(*company.players[2:])

    await expect(ada.picture(4)).to_be_visible()
    first, second = (await ada.choosable())[:2]
    await keys.tab_to("^Picture 1:")
    await keys.press(*["ArrowRight"] * (first - 1))
    await keys.is_at(rf"^Picture {first}:")
    await keys.press("Enter")
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    await keys.press("Escape")
    await expect(ada.page.locator("dialog")).to_have_count(0)
    await keys.is_at(rf"^Picture {first}:")
    await keys.press("Enter")
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    await keys.press(*["ArrowRight"] * (second - first))
    shown = ada.page.locator("dialog [aria-current=true]")
    await expect(shown).to_have_accessible_name(re.compile(rf"^Picture {second}:"))
    await keys.press("v")
    await ada.sees(f"Your vote is on picture {second}.")
    await keys.is_not_lost()


async def hears(guest: Guest, sentence: str) -> None:
    said = "(said) => window.heard.some((text) => text.includes(said))"
    try:
        await guest.page.wait_for_function(said, arg=sentence)
    except TooLate:
        pytest.fail(f"{sentence!r} was not heard, but {await guest.page.evaluate('window.heard')}")


async def test_a_turn_goes_by_ear_alone(tonight: Evening) -> None:
    ada, company = await four(tonight)
    me, ben, cleo, dan = company.players
    await ada.page.evaluate(script("listen"))
    await ada.button("Begin").click()
    await hears(ada, "Who begins?")
    await company.tell(ben)
    await hears(ada, f"Choose a decoy. Ben says: {CLUE}")
    await me.until(lambda each: each.game and each.game["phase"] == "hand_in")
    hand = await tonight.described((me.you or {})["game"]["hand"])
    assert await ada.hand() == hand
    await ada.page.get_by_role("group", name="Your hand").get_by_role("button", name=hand[2]).click()
    await ada.button("Slip this one in").click()
    await me.until(lambda each: each.game and each.game["handed_in"][0])
    await company.move(cleo)
    await hears(ada, "Cleo has slipped in a picture, one missing.")
    await company.move(dan)
    await hears(ada, f"Vote. Ben says: {CLUE}")

    board = ada.page.get_by_role("list", name="The pictures on the table").get_by_role("button")
    shown = await tonight.described((dan.game or {})["board"])
    names = [f"Picture {number}: {text}" for number, text in enumerate(shown, 1)]
    assert [name.removesuffix(", yours") for name in await ada.names(board)] == names
    assert [name for name in await ada.names(board) if name.endswith(", yours")] == [
        f"{name}, yours" for name in names if name.endswith(hand[2])
    ]
    number = (await ada.choosable())[0]
    await ada.picture(number).click()
    await expect(ada.page.get_by_role("dialog", name=CLUE).get_by_role("img", name=shown[number - 1])).to_be_visible()
    await ada.button(f"I think it is number {number}").click()
    await expect(ada.picture(number)).to_have_accessible_name(f"{names[number - 1]}, your vote")
    await me.until(lambda each: each.game and each.game["voted"][0])
    await company.move(cleo)
    await hears(ada, "Cleo has voted, one missing.")
    await company.move(dan)
    await ben.until(lambda each: each.game and each.game["last"])
    for name, points in zip(("You", "Ben", "Cleo", "Dan"), (ben.game or {})["last"]["points"], strict=True):
        await hears(ada, f"{name}: {'one point' if points == 1 else f'{points} points'}")


STEPS = ["hush", "seals", "owners", "truth", "points", "onward"]


async def reach_reveal(guest: Guest, company: Company, teller: int) -> None:
    await at_the_vote(guest, company, teller)
    await guest.stop_time()
    await guest.page.evaluate(script("reveal_steps"))
    await company.move()
    await expect(guest.page.locator(".reveal")).to_be_visible()


async def seen(guest: Guest) -> list[str]:
    return list(await guest.page.evaluate("window.steps"))


async def test_the_reveal_plays_its_steps_in_order_and_can_be_skipped(tonight: Evening) -> None:
    ada, company = await four(tonight, still=False)
    await ada.start()
    await reach_reveal(ada, company, teller=1)
    assert await seen(ada) == STEPS[:1]
    for step, milliseconds in enumerate((1500, 1400, 1000, 1000), 2):
        await ada.page.clock.run_for(milliseconds)
        assert await seen(ada) == STEPS[:step]
    await ada.page.clock.run_for(20_000)
    assert await seen(ada) == STEPS
    await ada.on()

    await reach_reveal(ada, company, teller=2)
    assert await seen(ada) == STEPS[:1]
    await ada.page.keyboard.press("ArrowRight")
    await expect(ada.button(re.compile("^Next, "))).to_be_visible()
    assert len(await ada.ledger()) == 4


async def test_without_motion_the_reveal_is_simply_there(tonight: Evening) -> None:
    ada, company = await four(tonight)
    await ada.start()
    await at_the_vote(ada, company)
    await ada.stop_time()
    await company.move()
    await expect(ada.button("Next, Cleo gives the clue")).to_be_visible()
    await expect(ada.page.locator(".reveal .pin .card .seal")).to_have_count(3)
    assert len(await ada.ledger()) == 4
    moving = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert await ada.page.evaluate(moving) == 0


KEYBOARD = "a phone with its keyboard"  # which is there only while somebody types
SHAPES = {
    "a phone": (390, 844, 1),
    "a small phone": (360, 640, 1),
    "the smallest phone": (320, 568, 1),
    KEYBOARD: (390, 480, 1),
    "a phone held sideways": (844, 390, 1),
    "a small phone held sideways": (568, 320, 1),
    "a laptop at 200 %": (720, 450, 1),
    "a tablet": (768, 1024, 1),
    "a tablet held sideways": (1024, 768, 1),
    "a laptop": (1440, 900, 1),
}
# The screens of the tour that can be seen during a turn.
TURN = re.compile(r"^(clue|decoy|quiet|wait|vote|voted|standing|reveal|party-(?!passed)|team)(?!.*advice)")


@pytest.mark.journey
@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "ro-RO"])
@pytest.mark.parametrize("parts", [("six",), ("three", "twelve"), ("party", "team")], ids=" ".join)
async def test_a_turn_fits_every_shape_of_screen(tonight: Evening, language: str, parts: tuple[str, ...]) -> None:
    devices = {shape: await tonight.guest(NAMES[0], what, language) for shape, what in SHAPES.items()}
    found: list[str] = []
    async for screen in Tour(tonight, *devices.values()).through(*parts):
        for shape, guest in devices.items():
            if TURN.match(screen) and (shape != KEYBOARD or screen == "clue"):
                found += [f"{screen} on {shape}: {each}" for each in await guest.page.evaluate(script("cramped"))]
                await guest.shot(f"{screen}-{language[:2]}-{'×'.join(map(str, SHAPES[shape][:2]))}")
    assert not found, "\n".join(found)


async def test_what_does_not_fit_would_be_found(tonight: Evening) -> None:
    """A page on which everything is wrong that a screen of a turn must not be."""
    guest = await tonight.guest("Ada", (320, 568, 1))
    await guest.page.set_content("""
      <style>body { margin: 0 } button { width: 60px; height: 60px } .play > * { position: absolute; left: 0 }</style>
      <main class="play">
        <div style="top: 0"><button>covered</button></div>
        <div style="top: 0; width: 100px; height: 50px; background: red">a notice</div>
        <div style="top: 100px"><button style="width: 20px; height: 20px"></button></div>
        <div style="top: 200px; width: 40px; overflow: hidden; white-space: nowrap">words that are too long</div>
        <div style="top: 300px; left: 300px; white-space: nowrap">words at the edge</div>
        <div style="top: 400px; width: 20px; overflow-wrap: anywhere">broken</div>
        <div style="top: 480px">words beneath</div>
        <div style="top: 470px; width: 200px; height: 40px; background: red"></div>
        <div style="top: 540px"><button>low</button></div>
      </main>""")
    found = "\n".join(await guest.page.evaluate(script("cramped")))
    signs = [
        "too wide", "it scrolls", "covered: covered", "20×20 px", "words are cut: words that",
        "words out of sight: words at", "out of sight: low", "covered lies over a notice",
        "a word is broken: broken", "words are covered: words beneath",
    ]  # fmt: skip
    for sign in signs:
        assert sign in found, found
