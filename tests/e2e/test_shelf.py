"""People's own pictures in a real browser: dropped, photographed, framed, refused, brought by everyone, left out."""

import colorsys
import json
import re
from base64 import b64encode
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from playwright.async_api import FilePayload, Locator, Page, Request, Route, expect

from halfsaid.decks import MANIFEST
from halfsaid.server.invited import UploadInvitations
from support.company import Company, at_the_vote, four
from support.decks import plain_deck
from support.evening import Evening, evening
from support.guest import Guest
from support.photos import file, picture, telling_exif
from support.players import Json, Player, visitor
from support.vision import answering, endpoint

_DROP = """(files) => {
  const carried = new DataTransfer()
  for (const { name, bytes } of files)
    carried.items.add(new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], name))
  const drop = { dataTransfer: carried, bubbles: true, cancelable: true }
  document.querySelector('.drop').dispatchEvent(new DragEvent('dragover', drop))
  document.querySelector('.drop').dispatchEvent(new DragEvent('drop', drop))
}"""
_PASTE = """(bytes) => {
  const carried = new DataTransfer()
  carried.items.add(new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], 'image.png'))
  const paste = { clipboardData: carried, bubbles: true, cancelable: true }
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', paste))
}"""
_DRAWN = """() => [...document.querySelectorAll('ul[aria-label="The pictures on the table"] img')]
  .every((each) => each.complete && each.naturalWidth > 0)"""
NEXT = "your own pictures"


def photo(number: int, size: tuple[int, int] = (900, 600)) -> FilePayload:
    """A photo like no other, as a phone takes it: it tells where it was taken."""
    ground = tuple(round(255 * part) for part in colorsys.hsv_to_rgb(number * 0.381 % 1, 0.6, 0.75))
    content = file(picture(size, (ground[0], ground[1], ground[2]), number * 37 % 256), exif=telling_exif())
    return {"name": f"IMG_{4000 + number}.jpg", "mimeType": "image/jpeg", "buffer": content}


def photos(count: int, first: int = 1) -> list[FilePayload]:
    return [photo(number) for number in range(first, first + count)]


async def drop(page: Page, files: list[FilePayload]) -> None:
    await page.evaluate(_DROP, [{"name": each["name"], "bytes": b64encode(each["buffer"]).decode()} for each in files])


def cards(guest: Guest) -> Locator:
    return guest.page.get_by_role("button", name=re.compile("^Change picture"))


async def choose(guest: Guest, files: list[FilePayload]) -> None:
    await guest.page.locator("input.album").set_input_files(files)


async def three(tonight: Evening) -> list[Player]:
    return await tonight.seats("Ada", "Ben", "Cleo")


async def brought(seat: Player) -> list[Json]:
    """The pictures of a seat, as the server has them."""
    async with visitor(seat.url) as http:
        where = f"/api/tables/{seat.code}/pictures"
        answer = await http.get(where, headers={"authorization": f"Bearer {seat.key}"})
    found: list[Json] = answer.json()
    return found


async def test_what_is_dropped_becomes_a_deck_and_what_cannot_says_why(tonight: Evening) -> None:
    seats = await three(tonight)
    ada = await tonight.guest("Ada", "laptop", seat=seats[0])
    told: list[bytes] = []

    def note(request: Request) -> None:
        told.append(f"{request.url} {request.headers}".encode() + (request.post_data_buffer or b""))

    ada.page.on("request", note)
    await ada.button(NEXT).click()
    await ada.sees("Where and when a photo was taken is removed before anyone sees it.")
    bad: list[FilePayload] = [
        {"name": "logo.svg", "mimeType": "image/svg+xml", "buffer": b"<svg/>"},
        {"name": "half.jpg", "mimeType": "image/jpeg", "buffer": photo(9)["buffer"][:9000]},
        {"name": "letter.jpg", "mimeType": "image/jpeg", "buffer": b"Dear Ada, " * 99},
    ]
    await drop(ada.page, [*photos(3), *bad])
    await expect(cards(ada)).to_have_count(3)
    await ada.sees("Three could not become cards")
    refused = ada.page.locator("li", has=ada.page.locator("b"))
    await expect(refused.filter(has_text="logo.svg")).to_contain_text("Save it as PNG.")
    await expect(refused.filter(has_text="half.jpg")).to_contain_text("It breaks off halfway.")
    await expect(refused.filter(has_text="letter.jpg")).to_contain_text("This is no picture, whatever its name says.")
    await expect(ada.page.get_by_role("status").first).to_have_text(
        re.compile(r"^All 3 are cards\. Three could not become cards ?$")
    )
    await ada.shot("shelf-adding-laptop")
    assert not [each for each in told if b"IMG_400" in each]
    await ada.page.get_by_label("Title of the deck").fill("Summer at the lake")
    await ada.page.keyboard.press("Enter")
    await ada.button("Put it on the shelf").click()
    book = ada.page.get_by_role("checkbox", name="Summer at the lake, 3 cards")
    await expect(book).to_be_checked()
    await ada.sees("87 pictures: enough for 12")
    await ada.shot("shelf-lobby-laptop")
    await book.press("Space")
    await expect(book).not_to_be_checked()
    await expect(book).to_be_focused()
    await ada.sees("84 pictures: enough for 12")


async def test_what_is_pasted_becomes_a_card(tonight: Evening) -> None:
    seats = await three(tonight)
    ada = await tonight.guest("Ada", "laptop", seat=seats[0])
    await ada.button(NEXT).click()
    await ada.sees("Bring your own pictures")
    for number in (1, 2):
        await ada.page.evaluate(_PASTE, b64encode(photo(number)["buffer"]).decode())
        await expect(cards(ada)).to_have_count(number)
    assert len(await brought(seats[0])) == 2


async def test_a_photo_is_turned_framed_described_and_thrown_out(tonight: Evening) -> None:
    seats = await three(tonight)
    ada = await tonight.guest("Ada", seat=seats[0])
    await ada.button(NEXT).click()
    await ada.page.locator("input.camera").set_input_files(photo(1))
    await cards(ada).click()
    await ada.page.get_by_role("radio", name="Fill the card").check(force=True)
    frame = ada.page.get_by_role("slider", name="What the card shows")
    await frame.focus()
    await ada.page.keyboard.press("Home")
    await expect(frame).to_have_attribute("aria-valuetext", "22 percent from the left, 50 from the top")
    await ada.page.keyboard.press("PageDown")
    await ada.page.keyboard.press("ArrowRight")
    await expect(frame).to_have_attribute("aria-valuetext", "34 percent from the left, 50 from the top")
    await ada.page.keyboard.press("+")
    await expect(frame).to_have_attribute("aria-valuetext", re.compile("1.1 times nearer$"))
    await ada.page.keyboard.press("-")
    box = await frame.bounding_box()
    assert box
    await ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await ada.page.mouse.down()
    await ada.page.mouse.move(box["x"] + 2 * box["width"], box["y"] + box["height"] / 2)
    await ada.page.mouse.up()
    await expect(frame).to_have_attribute("aria-valuetext", "78 percent from the left, 50 from the top")
    await ada.page.get_by_label("In words").fill("A grey room with two doors.")
    await ada.shot("shelf-frame-phone")
    await ada.button("Keep it so").click()
    await expect(cards(ada)).to_have_accessible_name("Change picture 1: A grey room with two doors.")
    [kept] = await brought(seats[0])
    assert abs(kept["frame"]["left"] - 5 / 9) < 0.01  # as far to the right as the frame goes
    assert kept["description"] == {"en": "A grey room with two doors."}

    await cards(ada).click()
    await ada.button("Turn").click()
    source = ada.page.locator(".source, .matted").first
    await expect(source).to_be_visible()
    await expect(ada.button("Turn")).to_be_enabled()
    [kept] = await brought(seats[0])
    assert (kept["turn"], kept["width"], kept["height"]) == (1, 600, 900)
    await ada.page.get_by_role("radio", name="Whole, on a mat").check(force=True)
    await ada.button("Keep it so").click()
    await expect(cards(ada)).to_have_count(1)
    [kept] = await brought(seats[0])
    assert kept["frame"] == {"type": "mat"}
    await cards(ada).click()
    await ada.button("Throw out").click()
    await ada.sees("Bring your own pictures")
    assert await brought(seats[0]) == []


async def test_pictures_wait_on_the_device_while_the_line_is_gone(tonight: Evening) -> None:
    seats = await three(tonight)
    ada = await tonight.guest("Ada", seat=seats[0])
    await ada.button(NEXT).click()
    await ada.sees("Bring your own pictures")
    await ada.context.set_offline(True)
    await choose(ada, photos(3))
    await ada.sees("The line is gone")
    await ada.sees(re.compile("3 wait on this device"))
    await ada.shot("shelf-offline-phone")
    await ada.context.set_offline(False)
    await expect(cards(ada)).to_have_count(3)
    await expect(ada.page.get_by_text("The line is gone")).to_have_count(0)

    # The page is loaded anew before anything could be sent: the device still has them.
    await ada.page.route("**/pictures", _nothing_is_sent)
    await choose(ada, photos(2, first=7))
    await ada.sees(re.compile("2 wait on this device"))
    await ada.page.unroute_all()
    await ada.page.reload()
    await expect(cards(ada)).to_have_count(5)
    assert len(await brought(seats[0])) == 5


async def _nothing_is_sent(route: Route) -> None:
    await (route.abort() if route.request.method == "POST" else route.continue_())


async def bring_ten(guest: Guest, first: int) -> None:
    await expect(guest.page.get_by_role("heading", name=f"Bring ten pictures, {guest.name}")).to_be_visible()
    await choose(guest, photos(10, first))
    await expect(cards(guest)).to_have_count(10)
    await guest.sees("All ten are here. Thank you!")


async def bring_from(seat: Player, chosen: FilePayload) -> None:
    """A picture of somebody whose page is not on show."""
    async with visitor(seat.url) as http:
        answer = await http.post(
            f"/api/tables/{seat.code}/pictures",
            content=chosen["buffer"],
            headers={"authorization": f"Bearer {seat.key}", "content-type": "application/octet-stream"},
        )
    assert answer.status_code == 201


async def test_everyone_brings_ten_and_a_turn_is_played_with_them(tonight: Evening) -> None:
    seats = await three(tonight)
    ada = await tonight.guest("Ada", "laptop", seat=seats[0])
    ben = await tonight.guest("Ben", seat=seats[1])
    await ada.button("Everyone brings ten").click()
    await bring_ten(ben, 20)
    await ben.shot("shelf-ten-guest-phone")
    people = ada.page.get_by_role("listitem")
    await expect(people.filter(has_text="Ben")).to_contain_text("all ten")
    await expect(people.filter(has_text="Cleo")).to_contain_text("has not begun")
    await ada.shot("shelf-ten-host-laptop")
    assert await brought(seats[0]) == []  # not even the host sees them
    for seat, number in ((seats[0], 31), (seats[2], 32)):
        await bring_from(seat, photo(number))
    await expect(ada.button("14 more for three")).to_be_disabled()
    await ada.button("Mix in Inkwell").click()
    await ada.button("Shuffle and open the book").click()
    await expect(ada.page.get_by_role("checkbox", name="Our pictures, 12 cards")).to_be_checked()
    await ada.sees("96 pictures: enough for 12")
    await expect(ben.page.get_by_text("Our pictures")).to_be_visible()

    company = await Company(*seats).arrive()
    await ada.start()
    await at_the_vote(ben, company)
    board = ben.page.get_by_role("list", name="The pictures on the table").get_by_role("button")
    await expect(board).to_have_count(5)  # with three players two slip in two each
    await ben.page.wait_for_function(_DRAWN)
    await company.move()
    await company.reach("clue", 2)


async def test_a_picture_is_left_out_and_nobody_is_told_who_asked(tonight: Evening) -> None:
    ada, company = await four(tonight)
    ben = await tonight.guest("Ben", seat=company.players[1])
    await ada.start()
    await at_the_vote(ada, company)
    await ada.picture(2).click()
    await ada.button("Not a picture for us").click()
    await ada.sees("Nobody is told who asked.")
    await ada.shot("shelf-leave-out-phone")
    await ada.page.get_by_role("radio", name="Not for this company").check()
    await ada.button("Leave it out").click()
    await ada.sees("Picture left out. It goes after this turn.")
    game = company.players[0].game
    assert game
    out = game["board"][1]
    await company.move()
    await company.reach("clue", 2)
    await ben.on()
    await ben.sees("A picture was left out.")
    await company.players[1].until(lambda each: each.room["shelf"]["left_out"] == [out])


async def test_a_public_server_asks_for_an_invitation(tmp_path: Path) -> None:
    async with evening(tmp_path, uploads="owner") as tonight:
        seats = await three(tonight)
        ada = await tonight.guest("Ada", seat=seats[0])
        await ada.button(NEXT).click()
        await ada.sees("To bring your own, ask the owner for an invitation.")
        await ada.page.get_by_label("Invitation").fill("open sesame")
        await ada.button("Show it").click()
        await ada.sees("That invitation does not open anything, or no longer.")
        await ada.button("Back to the shelf").click()
        await ada.sees("Around the table")
        await expect(ada.button("Everyone brings ten")).to_have_count(0)


PAINTED = re.compile("^The lake, number [0-9]+, Ana Pop$")


def credited_deck(shelf: Path, size: int) -> None:
    """A deck whose cards tell whose they are."""
    deck = plain_deck(shelf, "gallery", size)
    for name in deck.files():
        kind = "AVIF" if name.endswith("avif") else "WEBP"
        (deck.folder / name).write_bytes(file(picture((360, 540)), kind))
    cards = tuple(
        replace(card, credit=f"The lake, number {number}, Ana Pop") for number, card in enumerate(deck.manifest.cards)
    )
    (deck.folder / MANIFEST).write_bytes(msgspec.json.encode(replace(deck.manifest, cards=cards)))


async def test_a_deck_is_kept_for_all_tables_with_an_invitation(tmp_path: Path) -> None:
    async with evening(tmp_path, uploads="owner") as tonight:
        seats = await three(tonight)
        ada = await tonight.guest("Ada", seat=seats[0])
        await ada.button(NEXT).click()
        await ada.page.get_by_label("Invitation").fill(UploadInvitations(tmp_path).invite(days=1))
        await ada.button("Show it").click()
        await ada.sees("Bring your own pictures")
        await choose(ada, photos(3))
        await expect(cards(ada)).to_have_count(3)
        await ada.button("More").click()
        everyone = ada.page.get_by_role("radio", name="All tables here")
        await everyone.check(force=True)
        await ada.sees("Give the deck a title first.")
        await ada.page.keyboard.press("Escape")
        await ada.page.get_by_label("Title of the deck").fill("Summer at the lake")
        await ada.page.keyboard.press("Enter")
        await ada.button("More").click()
        await everyone.check(force=True)
        await ada.sees(re.compile("^Every table of this server can choose it"))
        await ada.shot("shelf-for-all-phone")
        await ada.page.keyboard.press("Escape")
        await ada.button("Put it on the shelf").click()
        await expect(ada.page.get_by_role("checkbox", name="Summer at the lake, 3 cards")).to_have_count(1)

        others = await tonight.seats("Eva")
        eva = await tonight.guest("Eva", "laptop", seat=others[0])
        await expect(eva.page.get_by_role("checkbox", name="Summer at the lake, 3 cards")).to_be_visible()


async def test_words_are_offered_taken_and_changed(tmp_path: Path) -> None:
    said = json.dumps({"description": "A room with a red corner.", "clues": ["Two doors", "Who left?"]})
    with endpoint(answering(said)) as model:
        async with evening(tmp_path, mind_url=model.url, mind_model="llava") as tonight:
            seats = await three(tonight)
            ada = await tonight.guest("Ada", seat=seats[0])
            await ada.button(NEXT).click()
            await choose(ada, photos(3))
            await expect(cards(ada)).to_have_count(3)
            await ada.button("Words for 3 pictures").click()
            await ada.sees(re.compile("They are sent to it for that, and nowhere else."))
            assert model.heard == []
            await ada.button("Send them and ask for words").click()
            offered = ada.page.get_by_role("article")
            await expect(offered.filter(has_text="Offered by the seeing helper")).to_have_count(3)
            assert [each["description"] for each in await brought(seats[0])] == [{}, {}, {}]
            await ada.shot("shelf-words-phone")
            await offered.nth(0).get_by_role("button", name="Take it").click()
            await ada.sees("1 of 3 kept")
            await offered.nth(1).get_by_role("button", name="Change").click()
            await offered.nth(1).get_by_label("In words").fill("A green room.")
            await offered.nth(1).get_by_role("button", name="Take it").click()
            await ada.sees("2 of 3 kept")
            await ada.button("Take the last one").click()
            await ada.sees("3 of 3 kept")
            kept = await brought(seats[0])
            assert sorted(each["description"]["en"] for each in kept) == [
                "A green room.",
                *["A room with a red corner."] * 2,
            ]
            assert all(each["clues"] == {"en": ["Two doors", "Who left?"]} for each in kept)


async def turned_to_the_gallery(guest: Guest) -> None:
    """Look through the opened pictures up to one that tells whose it is. A board has five."""
    opened = guest.page.get_by_role("dialog").filter(visible=True)
    small = opened.locator("img").filter(visible=True)
    await expect(small.first).to_be_visible()
    gallery = guest.page.locator('img[src^="/decks/gallery/"]')
    for _ in range(6):
        if await opened.locator(".one").locator(gallery).count():
            break
        await guest.page.keyboard.press("ArrowRight")
    await expect(opened.get_by_text(PAINTED)).to_be_visible()


@pytest.mark.timeout(180)
async def test_a_whole_game_on_a_mixed_deck_and_whose_a_picture_is(tmp_path: Path) -> None:
    """Own pictures shuffled with a deck whose cards have credits: told after a reveal and in the album, not before."""
    credited_deck(tmp_path / "decks", 20)
    async with evening(tmp_path) as tonight:
        await whole_game(tonight)


async def whole_game(tonight: Evening) -> None:
    seats = await three(tonight)
    ada = await tonight.guest("Ada", seat=seats[0])
    await ada.button(NEXT).click()
    await choose(ada, photos(6))
    await expect(cards(ada)).to_have_count(6)
    await ada.button("Put it on the shelf").click()
    await expect(ada.page.get_by_role("checkbox", name="Our pictures, 6 cards")).to_be_checked()
    told: list[str] = []
    ada.page.on("request", lambda request: told.append(request.url))
    company = await Company(*seats).arrive()
    own = seats[0].room["shelf"]["deck"]
    await seats[0].do("configure", decks=["gallery", own], options={"target": 6})
    await ada.sees("26 pictures: enough for 3")
    await ada.start()
    await at_the_vote(ada, company)
    await ada.picture(1).click()
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert not [url for url in told if "credits" in url]
    await ada.page.keyboard.press("Escape")
    await company.move()
    await company.reach("clue", 2)
    await ada.page.locator(".pin .over").click()
    await turned_to_the_gallery(ada)
    await ada.page.keyboard.press("Escape")
    played: set[str] = set()
    while (game := seats[0].game) and game["phase"] != "over":
        held = [card for seat in seats if seat.you for card in seat.you["game"]["hand"]]
        played |= {card.partition("/")[0] for card in (*game["board"], *held)}
        await company.move()
    assert played == {"gallery", own}, "twenty-one of twenty-six are dealt"
    await ada.page.goto(f"{tonight.url}/{seats[0].code}/album")
    pages = ada.page.get_by_role("article").get_by_role("button")
    await pages.and_(ada.page.locator(".plate")).first.click()
    await turned_to_the_gallery(ada)
    await ada.shot("shelf-credit-phone")
