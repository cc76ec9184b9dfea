"""What an evening promises to everybody at the table: one table, three phones, each in another language.

Ada reads English, Ben French and Cleo Romanian; Dan plays over the wire. Whole games are played to their end.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from support.company import CLUE, Company
from support.evening import Evening, evening
from support.guest import Guest
from support.players import Player

pytestmark = pytest.mark.journey

NAMES = ("Ada", "Ben", "Cleo", "Dan")
SPEAK = {"Ada": "en-GB", "Ben": "fr-FR", "Cleo": "ro-RO"}
SAYS = {
    "Ada": {
        "time": "Time ran out: a bot played for you", "back": "I am back",
        "purse": r"^You have (\d+) points?\. Open the standings$", "people": "People",
        "told": r"^Dan has given the clue · \d:\d\d$", "reading": r"still reading$",
        "write": "Your clue", "aloud": "Say aloud", "record": "Record", "hear": "Hear the clue",
        "deaf": "Only bots are listening, and bots cannot hear", "heard": "Let them hear it",
        "veto": "Vote for the favourite. The veto: whoever chooses that picture gets nothing.",
        "crowd": "Alone: nothing; 5 points at most. {} hides a veto.",
        "two": "You may vote once or twice. Once and right: +1.",
        "pair": "You or Dan: one slips in a picture, the other votes.",
        "mend": "Correct the clue", "mended": "Correct it", "take_back": "Take it back", "why": "{}, why?",
        "asked": "{} asks: why?", "answer": "Say it", "applause": "Applause", "album": "The album",
        "over": "Back to the table", "wins": r"wins? the moon$|shares? the moon$", "share": "Share",
        "now": "Play now",
    },
    "Ben": {
        "time": "Temps écoulé : un robot a joué pour vous", "back": "Me revoilà",
        "purse": r"^Vous avez (\d+) points?\. Voir le classement$",
        "people": "Joueurs", "told": r"^Dan a donné l’indice · \d:\d\d$", "reading": r"(lit|lisent|lisez) encore$",
        "write": "Votre indice", "aloud": "Dire", "record": "Enregistrer", "hear": "Écouter l’indice",
        "deaf": "Seuls des robots écoutent, et ils n’entendent pas", "heard": "Le faire entendre",
        "veto": "Votez pour la préférée. Le veto : une image qui ne rapporte rien",
        "crowd": "Si personne ne vous rejoint : rien ; 5 points au plus. {} cache un veto.",
        "two": "Votez une ou deux fois. Une seule fois, et juste : +1.",
        "pair": "Vous ou Eva : l’un pose une carte, l’autre vote.",
        "mend": "Corriger l’indice", "mended": "Corriger", "take_back": "Le reprendre", "why": "{}, pourquoi ?",
        "asked": "{} demande : pourquoi ?", "answer": "Répondre", "applause": "Bravo", "album": "L’album",
        "over": "Retour à la table", "wins": r"décroche la lune$|se partagent la lune$", "share": "Partager",
        "now": "Jouer maintenant",
    },
    "Cleo": {
        "time": "Ți-a expirat timpul: un bot a jucat pentru tine", "back": "M-am întors",
        "purse": r"^Ai (\d+) (?:de )?punct(?:e)?\. Vezi clasamentul$", "people": "Oameni",
        "told": r"^Dan a dat indiciul · \d:\d\d$", "reading": r"mai (citește|citesc|citiți)$",
        "write": "Indiciul tău", "aloud": "Spune", "record": "Înregistrează", "hear": "Ascultă indiciul",
        "deaf": "Te ascultă doar boți, iar boții nu aud", "heard": "Să audă toți",
        "veto": "Votează favorita. Vetoul: cine alege imaginea aceea nu primește nimic.",
        "crowd": "Dacă nu te urmează nimeni: nimic; cel mult 5 puncte. {} ascunde un veto.",
        "two": "Poți vota o dată sau de două ori. O singură dată, și bine: +1.",
        "pair": "Tu sau Finn: unul pune o carte, celălalt votează.",
        "mend": "Corectează indiciul", "mended": "Corectează", "take_back": "Ia-l înapoi", "why": "{}, de ce?",
        "asked": "{} întreabă: de ce?", "answer": "Răspunde", "applause": "Aplauze", "album": "Albumul",
        "over": "Înapoi la masă", "wins": r"câștigă luna$|împart luna$", "share": "Trimite",
        "now": "Joacă acum",
    },
}  # fmt: skip

HERE = ".act .leaf"  # the one gold button
ON = ".reveal.resting .act .leaf"
SOUND = Path(__file__).parents[1] / "recordings" / "browsers" / "chromium_audio.webm"


def says(guest: Guest, what: str, name: str = "") -> str:
    return SAYS[guest.name][what].format(name).replace("-", "-\N{WORD JOINER}")  # nothing breaks at such a hyphen


async def three_phones(
    tonight: Evening, *more: str, still: bool = True, **setup: Any
) -> tuple[tuple[Guest, Guest, Guest], Company]:
    """Ada, Ben and Cleo with a phone each, and others. The game has begun, and the company can play for all of them."""
    options = {"begins": "announce", **setup.pop("options", {})}
    seats = await tonight.seats(*NAMES, *more, options=options, **setup)
    await tonight.ask(seats[0], {"act": "start"})
    company = await Company(*seats).arrive()
    ada, ben, cleo = [
        await tonight.guest(name, language=SPEAK[name], still=still, seat=seat)
        for name, seat in zip(SPEAK, seats, strict=False)
    ]
    for guest in (ada, ben, cleo):  # who comes later is not shown the reveal of a turn they did not see
        await expect(guest.page.locator("main.play")).to_be_visible()
    return (ada, ben, cleo), company


async def all_of(guests: tuple[Guest, ...], do: Callable[[Guest], Awaitable[object]]) -> None:
    await asyncio.gather(*map(do, guests))


async def sees(guest: Guest, what: str, name: str = "") -> None:
    await guest.sees(says(guest, what, name))


def button(guest: Guest, what: str, name: str = "") -> Locator:
    """The button with this name; a count, or what it is about, may follow in another line."""
    spaced = re.escape(says(guest, what, name)).replace(r"\ ", r"\s")  # French has narrow ones
    return guest.button(re.compile(rf"^{spaced}(\s?\d| \S+ .+ · .+)?$"))


def clue_field(guest: Guest) -> Locator:
    return guest.page.get_by_role("textbox", name=says(guest, "write"))


async def on(guest: Guest) -> None:
    await guest.page.locator(ON).click()
    await expect(guest.page.locator(".reveal")).to_have_count(0)


async def to_the_reveal(company: Company, turn: int, teller: int) -> None:
    await company.reach("clue", turn)
    await company.tell(company.players[teller])
    await company.move()
    await company.reach("vote", turn)
    await company.move()


async def has_ended(player: Player, turn: int) -> None:
    """This turn, and perhaps the game."""
    await player.until(lambda each: each.room["stage"] == "over" or (each.game and each.game["turn"] > turn))


async def is_awaited(player: Player) -> None:
    """The one who votes over the wire knows that the page took the vote back."""
    await player.until(Player.is_awaited)


def game(player: Player) -> dict[str, Any]:
    assert player.game is not None
    return player.game


async def numbers(found: Locator) -> list[int]:
    await expect(found.first).to_be_visible()
    return sorted(int(text) for text in await found.all_inner_texts())


async def test_a_phone_that_slept_has_lost_nothing(tonight: Evening) -> None:
    """It sleeps for longer than anybody is waited for, while somebody else looks for words until time is up."""
    timers = {"clue": None, "hand_in": None, "vote": None, "absent": 15}
    guests, company = await three_phones(tonight, timers=timers)
    *sleepers, dan = company.players
    await to_the_reveal(company, 1, teller=2)
    await all_of(guests, on)
    assert (await sleepers[0].do("configure", timers={**timers, "clue": 8}))["seq"]
    for guest, seat in zip(guests, sleepers, strict=True):
        await seat.disconnect()
        await guest.page.close()
    await dan.until(lambda each: [seat["present"] for seat in each.room["seats"]] == [False, False, False, True])
    await dan.until(lambda each: each.game and (each.game["phase"], each.game["turn"]) == ("hand_in", 2), seconds=60)
    assert game(dan)["handed_in"][:3] == [False, False, False]

    async def wakes(asleep: Guest) -> None:
        guest = Guest(tonight.url, await tonight.page(asleep.context), asleep.name)
        await guest.page.goto(f"{tonight.url}/{dan.code}")
        await guest.page.locator(f".choosing {HERE}").click()
        await expect(guest.page.locator(".pile")).to_be_visible()
        await expect(guest.page.get_by_text(says(guest, "time"))).to_have_count(0)

    await wakes(guests[0])
    await dan.until(lambda each: each.room["host"] == each.room["seats"][0]["id"])
    await wakes(guests[1])
    await dan.until(lambda each: each.game and each.game["handed_in"][:2] == [True, True])


async def test_whose_time_ran_out_is_told_so_and_plays_on(tonight: Evening) -> None:
    timers = {"clue": None, "hand_in": 5, "vote": None, "absent": None}
    guests, company = await three_phones(tonight, timers=timers)
    await company.tell(company.players[3])

    async def comes_back(guest: Guest) -> None:
        await sees(guest, "time")
        await button(guest, "back").click()
        await expect(guest.page.get_by_text(says(guest, "time"))).to_have_count(0)
        await expect(guest.page.locator(".voting .fitted .pick").first).to_be_visible()

    await all_of(guests, comes_back)
    assert not any(game(company.players[3])["voted"][:3])


async def among_the_people(guest: Guest) -> list[int]:
    """Everybody's points as the book has them."""
    await guest.page.locator(".bar .btn").first.click()
    await guest.page.get_by_role("tab", name=says(guest, "people")).click()
    read = await numbers(guest.page.locator(".drawer .points"))
    await guest.page.keyboard.press("Escape")
    await expect(guest.page.locator("dialog[open]")).to_have_count(0)
    return read


async def test_everybody_reads_the_score_all_game_long(tonight: Evening) -> None:
    guests, company = await three_phones(tonight, options={"target": 8})
    dan = company.players[3]

    async def reads(guest: Guest) -> None:
        """In the turn's points and among the people; then in the bar, on the horizon and among the people again."""
        place, scores = NAMES.index(guest.name), game(dan)["scores"]
        await expect(guest.page.locator(ON)).to_be_visible()
        assert await numbers(guest.page.locator(".ledger .total")) == sorted(scores)
        assert await among_the_people(guest) == sorted(scores)
        await on(guest)
        if game(dan)["phase"] == "over":
            await guest.sees(re.compile(says(guest, "wins")))
            assert await numbers(guest.page.locator(".end ol li b")) == sorted(scores)
            return
        mine = guest.button(re.compile(says(guest, "purse").replace(r"(\d+)", str(scores[place]))))
        await expect(mine).to_be_visible()
        await mine.click()
        assert await numbers(guest.page.locator("dialog[open] li > b")) == sorted(scores)
        await guest.page.keyboard.press("Escape")
        assert await among_the_people(guest) == sorted(scores)

    turn = 0
    while dan.room["stage"] == "playing":
        turn += 1
        await to_the_reveal(company, turn, teller=(turn - 1) % 4)
        await has_ended(dan, turn)
        await all_of(guests, reads)


# Whether the clue and, once it is gold, the true picture are wholly on the screen.
_IN_SIGHT = """() => {
  const whole = (what) => {
    const box = what?.getBoundingClientRect();
    return box?.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  };
  const truth = document.querySelector('.reveal .card.true');
  return [whole(document.querySelector('.reveal h1')), truth ? whole(truth) : null];
}"""


async def test_the_reveal_keeps_truth_and_clue_in_sight(tonight: Evening) -> None:
    """Second by second, to its end, and after the points were scrolled through."""
    guests, company = await three_phones(tonight, "Eva", "Finn", still=False)
    dan = company.players[3]
    await company.tell(dan)
    await company.move()
    await company.reach("vote")

    async def watches(guest: Guest) -> None:
        await expect(guest.page.locator(".reveal")).to_be_visible()
        gold = False
        for _ in range(25):
            clue, truth = await guest.page.evaluate(_IN_SIGHT)
            assert clue, guest.name
            assert truth is not False, guest.name
            assert truth or not gold, guest.name
            gold = gold or truth is True
            await guest.page.clock.run_for(1000)
        await expect(guest.page.locator(ON)).to_be_visible()
        await guest.page.locator(".ledger ol").evaluate("(points) => points.scrollTo(0, points.scrollHeight)")
        assert await guest.page.evaluate(_IN_SIGHT) == [True, True]

    await all_of(guests, Guest.stop_time)
    await company.move()
    await all_of(guests, watches)


async def test_nobody_is_left_behind_in_the_reveal(tonight: Evening) -> None:
    timers = {"clue": None, "hand_in": 300, "vote": None, "absent": None}
    guests, company = await three_phones(tonight, timers=timers)
    ada, ben, cleo = guests
    await to_the_reveal(company, 1, teller=2)

    async def still_reads(guest: Guest) -> None:
        await expect(guest.page.locator(ON)).to_be_visible()
        await guest.sees(re.compile(says(guest, "reading")))

    await all_of(guests, still_reads)
    await company.tell(company.players[3])

    async def is_called(guest: Guest) -> None:
        await expect(guest.button(re.compile(says(guest, "told")))).to_be_visible()

    await all_of(guests, is_called)
    for guest in (ada, ben):
        await on(guest)
        await guest.page.locator(f".choosing {HERE}").click()
    await cleo.page.locator(f".choosing {HERE}").click()  # she pressed nothing: she was the last one missing
    await company.reach("vote", 2)


async def test_over_plain_http_everybody_records_with_the_device(tmp_path: Path) -> None:
    """At home, without TLS, no browser lends a microphone; the three tell one after the other."""
    switches = ("--host-resolver-rules=MAP home.test 127.0.0.1", "--autoplay-policy=no-user-gesture-required")
    async with evening(tmp_path, *switches) as tonight:
        seats = await tonight.seats(*NAMES[:3], options={"begins": "announce"})
        await tonight.ask(seats[0], {"act": "start"})
        company = await Company(*seats).arrive()
        tonight.url = tonight.url.replace("127.0.0.1", "home.test")
        guests = [
            await tonight.guest(name, language=SPEAK[name], seat=seat) for name, seat in zip(SPEAK, seats, strict=True)
        ]
        for turn, teller in enumerate(guests, 1):
            assert await teller.page.evaluate("isSecureContext") is False
            await teller.page.get_by_role("tab", name=says(teller, "record")).click()
            await teller.page.locator("input[type=file]").set_input_files(SOUND)
            await button(teller, "heard").click()
            for guest in guests:
                if guest is not teller:
                    await expect(button(guest, "hear")).to_be_visible()
            await company.move()
            await company.reach("vote", turn)
            await company.move()
            await all_of(tuple(guests), on)


async def test_party_says_its_rule_above_the_button(tonight: Evening) -> None:
    """To the end: everybody gives one clue."""
    guests, company = await three_phones(tonight, "Eva", "Finn", edition="party")
    for turn in range(1, 7):
        await company.reach("clue", turn)
        await company.tell(company.players[turn - 1])
        await company.move()
        await company.reach("vote", turn)
        for guest in guests:
            teller = (*NAMES, "Eva", "Finn")[turn - 1]
            await sees(guest, "veto" if guest.name == teller else "crowd", teller)
        await company.move()
        await all_of(guests, on)

    async def reads_who_won(guest: Guest) -> None:
        await guest.sees(re.compile(says(guest, "wins")))

    await all_of(guests, reads_who_won)


async def test_a_long_table_and_pairs_say_who_votes_and_how_often(tonight: Evening) -> None:
    guests, company = await three_phones(tonight, "Eva", "Finn", "Gita", edition="odyssey")
    await company.tell(company.players[3])
    await company.move()

    async def may_vote_twice(guest: Guest) -> None:
        await sees(guest, "two")

    await all_of(guests, may_vote_twice)

    guests, company = await three_phones(tonight, "Eva", "Finn", edition="team")  # who sits opposite is the partner
    await company.tell(company.players[4])
    for guest in (guests[0], guests[2]):
        await sees(guest, "pair")
    while game(max(company.players, key=lambda each: each.seq))["turn"] == 1:
        await company.move()
    await all_of(guests, on)
    await company.tell(company.players[5])
    await sees(guests[1], "pair")


@pytest.mark.parametrize("name", SPEAK)
async def test_bots_have_faces_and_one_of_them_says_why(tonight: Evening, name: str) -> None:
    guest = await tonight.guest(name, language=SPEAK[name])
    await guest.page.goto(tonight.url)
    await button(guest, "now").click()
    await guest.page.get_by_role("tab", name=says(guest, "aloud")).click()
    await sees(guest, "deaf")
    await guest.page.get_by_role("tab").first.click()
    await clue_field(guest).fill("Luna")
    await guest.page.locator(f".telling {HERE}").click()
    await expect(guest.page.locator(".slot .portrait")).to_have_count(4)
    await expect(guest.page.locator(ON)).to_be_visible(timeout=60_000)
    await expect(guest.page.locator(".ledger .portrait")).to_have_count(4)
    assert await guest.page.locator(".reveal .remark").count() <= 1
    await on(guest)
    await expect(guest.page.locator(".waiting .portrait, .clue .portrait").first).to_be_visible()


async def test_a_game_with_second_thoughts_questions_and_an_end(tonight: Evening) -> None:
    """A clue is corrected, a vote taken back, why is asked and answered; then come the album and a picture."""
    guests, company = await three_phones(tonight, options={"target": 11})  # at least three turns
    for turn, teller in enumerate(guests, 1):
        asker = guests[turn % 3]
        await company.reach("clue", turn)
        await clue_field(teller).fill("A slip of the pne")
        await teller.page.locator(f".telling {HERE}").click()
        await button(teller, "mend").click()
        await clue_field(teller).fill(f"{CLUE}, {turn}")
        await button(teller, "mended").click()
        for guest in guests:
            await guest.sees(f"{CLUE}, {turn}")
        await company.move()
        await company.reach("vote", turn)

        pictures = asker.page.locator(".voting .fitted .pick:not(:has(.tag))")  # but one's own
        for _ in range(2):
            await pictures.first.click()
            await asker.page.locator(f"dialog[open] {HERE}").click()
            await button(asker, "take_back").click()
            await expect(button(asker, "take_back")).to_be_hidden()
        await is_awaited(company.players[guests.index(asker)])
        await company.move()

        await button(asker, "why", teller.name).click()
        await button(asker, "applause").click()
        await sees(teller, "asked", asker.name)
        await teller.page.locator(".talk form input").fill(f"Because, {turn}")
        await button(teller, "answer").click()
        await asker.sees(f"Because, {turn}")
        await expect(button(teller, "applause")).to_contain_text("1")
        if company.players[3].room["stage"] == "playing":
            await all_of(guests, on)

    turn = 3
    while company.players[3].room["stage"] == "playing":
        turn += 1
        await to_the_reveal(company, turn, teller=(turn - 1) % 4)
        await has_ended(company.players[3], turn)

    async def celebrates(guest: Guest) -> None:
        await guest.page.locator(ON).click()
        await guest.sees(re.compile(says(guest, "wins")))
        async with guest.page.expect_download() as shared:
            await button(guest, "share").click()
        assert (await shared.value).suggested_filename.endswith(".png")
        await button(guest, "album").click()
        album = guest.page.get_by_role("dialog", name=says(guest, "album"))
        await expect(album.get_by_text("Because, 1")).to_be_visible()
        await album.get_by_role("button", name=says(guest, "over")).click()
        await expect(album).to_have_count(0)

    await all_of(guests, celebrates)
