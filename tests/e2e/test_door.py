"""The way in, the way home, and what is left when a game is over, in more than one language."""

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from support.company import Company
from support.evening import Evening
from support.guest import Guest
from support.players import Player

DOOR = {
    "en-GB": {
        "now": "Play now", "friends": "Open a table for friends", "code": "Got a code?", "join": "Join",
        "name": "Your name", "clue": "Your clue", "back": "Back to Léa’s table", "turn": "Your turn",
        "what": "A game of pictures and clues", "rules": "How to play", "sit": "Take a seat",
        "past": "Past evenings", "again": "Play again", "share": "Share", "album": "The album",
        "bots": "Let two bots join", "begin": "Begin", "back_to_table": "Back to the table",
    },
    "fr-FR": {
        "now": "Jouer maintenant", "friends": "Ouvrir une table entre amis", "code": "Un code", "join": "Rejoindre",
        "name": "Votre nom", "clue": "Votre indice", "back": "Retour à la table de Léa", "turn": "À vous",
        "what": "Un jeu d’images et d’indices", "rules": "Comment jouer", "sit": "Prendre place",
        "past": "Soirées passées", "again": "Rejouer", "share": "Partager", "album": "L’album",
        "bots": "Compléter avec deux robots", "begin": "Commencer", "back_to_table": "Retour à la table",
    },
    "de-DE": {
        "now": "Jetzt spielen", "friends": "Einen Tisch für Freunde öffnen", "code": "Ein Code?",
        "join": "Mitspielen", "name": "Dein Name", "clue": "Dein Hinweis", "back": "Zurück an Léas Tisch",
        "turn": "Du bist dran", "what": "Ein Spiel mit Bildern und Hinweisen", "rules": "Spielregeln",
        "sit": "Platz nehmen", "past": "Frühere Abende", "again": "Neues Spiel", "share": "Teilen",
        "album": "Das Album", "bots": "Mit zwei Bots auffüllen", "begin": "Beginnen",
        "back_to_table": "Zurück an den Tisch",
    },
    "ro-RO": {
        "now": "Joacă acum", "friends": "Deschide o masă cu prietenii", "code": "Ai un cod?", "join": "Intră",
        "name": "Numele tău", "clue": "Indiciul tău", "back": "Înapoi la masa deschisă de Léa",
        "turn": "E rândul tău", "what": "Un joc cu imagini și indicii", "rules": "Cum se joacă", "sit": "Ia loc",
        "past": "Seri trecute", "again": "Încă un joc", "share": "Trimite", "album": "Albumul",
        "bots": "Să vină 2 boți", "begin": "Începem", "back_to_table": "Înapoi la masă",
    },
}  # fmt: skip
FORGOTTEN = """new Promise((done) => {
  const look = () => localStorage.getItem('halfsaid.seat.ZZZZZZ') === null ? done() : setTimeout(look, 50);
  look();
})"""
# What the door does is the same in all of them; what it says in the others is a journey's.
in_every_language = pytest.mark.parametrize(
    "language", [each if each == "en-GB" else pytest.param(each, marks=pytest.mark.journey) for each in DOOR]
)


@in_every_language
async def test_two_taps_from_the_door_to_a_card(tonight: Evening, language: str) -> None:
    """Nothing is typed first; four bots sit down, and the person begins."""
    says = DOOR[language]
    ada = await tonight.guest("Ada", language=language)
    await ada.page.goto(tonight.url)
    await ada.button(re.compile(f"^{says['now']}")).click()
    await expect(ada.page.get_by_label(says["clue"])).to_be_visible()
    code = ada.page.url.rsplit("/", 1)[1]
    witness = await tonight.witness(code)
    assert [seat["is_bot"] for seat in witness.room["seats"]] == [False, True, True, True, True]
    assert witness.room["language"] == language[:2]
    assert witness.room["stage"] == "playing"
    await witness.disconnect()


async def test_alone_with_bots_it_is_said_that_they_cannot_hear(tonight: Evening) -> None:
    ada = await tonight.guest("Ada")
    await ada.page.goto(tonight.url)
    await ada.button(re.compile("^Play now")).click()
    await ada.page.get_by_role("tab", name="Say aloud").click()
    await ada.sees("Only bots are listening, and bots cannot hear")


async def test_enter_plays_from_the_name_and_joins_from_the_code(tonight: Evening) -> None:
    host, *_ = await tonight.seats("Léa", "Tom")
    ada = await tonight.guest("Ada", "laptop")
    await ada.page.goto(tonight.url)
    code = ada.page.get_by_label("Got a code?")
    await code.press("Enter")
    await ada.sees("Type the code of the table first.")
    await ada.page.get_by_label("Your name").fill("Ada")
    await code.fill(host.code.lower())
    await expect(ada.button("Join")).to_have_class(re.compile("leaf"))
    await expect(ada.button(re.compile("^Play now"))).not_to_have_class(re.compile("leaf"))
    await code.press("Enter")
    await ada.sees("Around the table")
    await ada.page.goto(tonight.url)
    await ada.page.get_by_label("Your name").press("Enter")
    await expect(ada.clue_field()).to_be_visible()


@pytest.mark.parametrize(
    ("language", "field", "button"),
    [
        ("en", "Got a code?", "Join"),
        pytest.param("fr", "Un code", "Rejoindre", marks=pytest.mark.journey),
        ("ro", "Ai un cod?", "Intră"),
    ],
)
async def test_a_code_that_is_said_leads_to_the_table(tonight: Evening, language: str, field: str, button: str) -> None:
    host, *_ = await tonight.seats("Léa", "Tom")
    witness = await tonight.witness(host.code)
    ada = await tonight.guest("Ada", language=language)
    await ada.page.goto(tonight.url)
    await ada.page.get_by_label(field).fill(witness.room["spoken"][language])
    await ada.button(button).click()
    await expect(ada.page).to_have_url(f"{tonight.url}/{host.code}")
    await witness.disconnect()


@in_every_language
async def test_the_door_knows_the_way_back(tonight: Evening, language: str) -> None:
    says = DOOR[language]
    lea, mara, *_ = await tonight.seats("Léa", "Mara", "Tom")
    await tonight.ask(lea, {"act": "start"})
    guest = await tonight.guest("Mara", language=language, seat=mara)
    await expect(guest.page.get_by_label(says["clue"])).to_be_visible()
    await guest.page.close()
    guest = Guest(tonight.url, await tonight.page(guest.context), "Mara")
    await guest.page.goto(tonight.url)
    way = guest.page.get_by_role("link", name=re.compile(says["back"]))
    await expect(way).to_contain_text(says["turn"])
    await way.click()
    await expect(guest.page.get_by_label(says["clue"])).to_be_visible()


async def test_a_table_that_is_gone_is_forgotten(tonight: Evening) -> None:
    mara = await tonight.guest("Mara")
    await mara.page.goto(tonight.url)
    await mara.page.evaluate("localStorage.setItem('halfsaid.seat.ZZZZZZ', 'opens-nothing')")
    await mara.page.reload()
    await mara.page.evaluate(FORGOTTEN)
    await expect(mara.page.get_by_role("link", name=re.compile("Back to"))).to_have_count(0)


@in_every_language
async def test_an_invitation_says_what_it_is_for(tonight: Evening, language: str) -> None:
    says = DOOR[language]
    host, *_ = await tonight.seats("Léa", "Tom")
    ada = await tonight.guest("Ada", language=language)
    await ada.page.goto(f"{tonight.url}/{host.code}")
    await ada.sees(says["what"])
    await expect(ada.page.get_by_role("link", name=says["rules"])).to_have_attribute("href", "/rules#classic")
    await ada.button("Română").click()
    await ada.sees("Un joc cu imagini și indicii")
    await ada.page.get_by_label("Numele tău").fill("Ada")
    await ada.button("Ia loc").click()
    await ada.sees("Ce se joacă")
    await expect(ada.page.get_by_role("radio")).to_have_count(0)


async def test_joining_at_a_laptop_shows_who_is_there_and_the_seat_at_once(tonight: Evening) -> None:
    host, *_ = await tonight.seats("Léa", *(f"Guest {number}" for number in range(6)))
    ada = await tonight.guest("Ada", "laptop")
    await ada.page.goto(f"{tonight.url}/{host.code}")
    for shown in (ada.page.get_by_text("Léa"), ada.page.get_by_label("Your name"), ada.button("Take a seat")):
        await expect(shown.first).to_be_in_viewport(ratio=1)


@in_every_language
async def test_bots_are_offered_where_people_are_missing(tonight: Evening, language: str) -> None:
    says = DOOR[language]
    ada = await tonight.guest("Ada", language=language)
    await ada.page.goto(tonight.url)
    await ada.page.get_by_label(says["name"]).fill("Ada")
    await ada.button(says["friends"]).click()
    await ada.button(says["bots"]).click()
    await ada.button(says["begin"]).click()
    await expect(ada.page.get_by_label(says["clue"])).to_be_visible()


async def test_a_table_shown_at_the_door_is_found_there(tonight: Evening) -> None:
    """Off until the host turns it on; each guest reads it in their own language."""
    ada = await tonight.guest("Ada")
    code = await ada.open()
    ben = await tonight.guest("Ben", language="fr-FR")
    cleo = await tonight.guest("Cleo")
    await cleo.page.goto(tonight.url)
    await expect(cleo.button(re.compile("^Play now"))).to_be_visible()
    await expect(cleo.page.get_by_role("region", name="Open tables")).to_have_count(0)
    await ada.turn_on("Who may join", "Show it on the home page")
    await expect(ada.button("Who may join: anyone here")).to_be_visible()
    await cleo.page.reload()
    await expect(cleo.page.get_by_role("link", name=re.compile("^Ada’s table"))).to_be_visible()
    await ben.page.goto(tonight.url)
    await ben.page.get_by_role("link", name=re.compile("^La table d’Ada")).click()
    await expect(ben.page).to_have_url(f"{tonight.url}/{code}")
    await ben.page.get_by_label("Votre nom").fill("Ben")
    await ben.button("Prendre place").click()
    await ben.sees("Qui peut venir")


async def played(tonight: Evening) -> list[Player]:
    """A short game that has just ended, as the server saw it."""
    seats = await tonight.seats("Ada", "Ben", "Cleo", options={"target": 1})
    company = await Company(*seats).arrive()
    await tonight.ask(seats[0], {"act": "start"})
    await company.reach("clue")
    await company.tell(seats[1])
    await company.move()
    await company.reach("vote")
    await company.move()
    await seats[0].until(lambda each: each.room["stage"] == "over")
    return seats


async def at_the_end(tonight: Evening, language: str) -> Guest:
    seats = await played(tonight)
    ada = await tonight.guest("Ada", language=language, seat=seats[0])
    await expect(ada.page.locator(".end")).to_be_visible()
    return ada


@in_every_language
async def test_once_more_deals_at_once(tonight: Evening, language: str) -> None:
    says = DOOR[language]
    ada = await at_the_end(tonight, language)
    await ada.button(says["again"]).click()
    await expect(ada.page.get_by_label(says["clue"])).to_be_visible()


@in_every_language
async def test_the_evening_becomes_a_picture_and_stays_at_the_door(
    tonight: Evening, tmp_path: Path, language: str
) -> None:
    says = DOOR[language]
    ada = await at_the_end(tonight, language)
    await expect(ada.page.locator("li.mine")).to_contain_text("Ada")
    async with ada.page.expect_download() as shared:
        await ada.button(says["share"]).click()
    picture = tmp_path / "evening.png"
    await (await shared.value).save_as(picture)
    head = picture.read_bytes()[:24]
    assert (head[:8], int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (b"\x89PNG\r\n\x1a\n", 1200, 630)

    await ada.button(says["album"]).click()
    album = ada.page.get_by_role("dialog", name=says["album"])
    await expect(album.get_by_role("article").first).to_be_visible()
    await album.get_by_role("button", name=says["back_to_table"]).click()
    await expect(album).to_have_count(0)
    await expect(ada.page.locator(".end")).to_be_visible()

    await ada.page.goto(tonight.url)
    past = ada.page.get_by_role("region", name=says["past"])
    await expect(past.get_by_role("link")).to_have_count(1)
    await past.get_by_role("link").click()
    await expect(ada.page.get_by_role("article").first).to_be_visible()
