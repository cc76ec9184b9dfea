"""`halfsaid decks`, run as people run it, beside a server that runs."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from halfsaid.decks import read_deck
from halfsaid.decks.flags import FlagList
from halfsaid.server.invited import UploadInvitations
from support.decks import plain_deck
from support.photos import file, picture, telling_exif
from support.players import visitor
from support.servers import run, running
from support.vision import answering, endpoint

pytestmark = pytest.mark.timeout(180)  # many processes, one after the other


def decks(data: Path, *words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "halfsaid", "decks", *words],
        env={**os.environ, "HALFSAID_DATA": str(data)}, input=stdin, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    folder = tmp_path / "My photos"
    folder.mkdir()
    for number in (3, 37, 90):
        (folder / f"IMG_{number}.jpg").write_bytes(file(picture((200, 300), number=number), exif=telling_exif()))
    return folder


def test_a_deck_is_added_shown_moved_and_removed(tmp_path: Path, photos: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    (photos / "broken\x1b[31m.jpg").write_bytes(b"\xff\xd8\xff")
    added = decks(here, "add", str(photos), "--credit", "Léa Martin")
    assert added.returncode == 0, added.stderr
    assert "3 cards in " in added.stdout
    assert "not enough for three, who need 21" in added.stdout
    assert "refused  broken\ufffd[31m.jpg: " in added.stdout
    assert "Place and time were removed from 3 pictures." in added.stdout
    assert "The deck is 'my-photos'. A running server sees it within seconds." in added.stdout
    listed = decks(here).stdout.splitlines()
    assert [line.split()[0] for line in listed] == ["Inkwell", "My"]
    assert listed[0].endswith("CC BY 4.0  enough for 12                      inkwell    built in")
    shown = decks(here, "show", "my-photos").stdout
    assert "licence: private; by Léa Martin" in shown
    assert shown.count("no words") == 3
    zip = tmp_path / "deck.zip"
    assert decks(here, "export", "my-photos", str(zip)).returncode == 0
    assert decks(there, "add", str(zip)).stdout.startswith("My photos: 3 cards")
    assert decks(there, "check", "my-photos").returncode == 1, "three cards are too few"
    gone = decks(there, "remove", "my-photos", stdin="y\n")
    assert gone.returncode == 0
    assert list((there / "decks").iterdir()) == []


def test_a_model_offers_words_that_are_taken_changed_or_left_out(tmp_path: Path, photos: Path) -> None:
    assert decks(tmp_path, "add", str(photos)).returncode == 0
    refused = decks(tmp_path, "words", "my-photos")
    assert (refused.returncode, "--mind-url" in refused.stderr) == (2, True)
    said = json.dumps({"description": "A red corner.", "clues": ["Cornered"]})
    with endpoint(answering(said)) as model:
        asked = "words", "my-photos", "--mind-url", model.url, "--language", "ro"
        assert decks(tmp_path, *asked, stdin="n\n").returncode == 0
        assert model.heard == [], "nothing is sent to whom one says no"
        done = decks(tmp_path, *asked, stdin="y\nt\nc\nA blue corner.\nl\n")
        assert done.returncode == 0, done.stderr
        assert f"3 cards without words. Their pictures are sent to {model.url}." in done.stdout
        assert "2 of 3 have words now." in done.stdout
        assert len(model.heard) == 3
    cards = read_deck(tmp_path / "decks" / "my-photos").manifest.cards
    assert sorted(card.description.get("ro", "") for card in cards) == ["", "A blue corner.", "A red corner."]
    assert [card.clues for card in cards if card.description] == [{"ro": ("Cornered",)}] * 2
    with endpoint(answering("nothing")) as model:
        silent = decks(tmp_path, "words", "my-photos", "--mind-url", model.url, "--yes")
    assert (silent.returncode, silent.stderr.count("\n")) == (2, 1)
    assert "gave no answer" in silent.stderr


def test_what_is_no_deck_is_listed_with_what_helps(tmp_path: Path, photos: Path) -> None:
    shelf = tmp_path / "decks"
    shelf.mkdir()
    photos.rename(shelf / "holiday")
    manifest = plain_deck(shelf, "broken").folder / "deck.json"
    manifest.write_text(manifest.read_text()[:100])
    listed = decks(tmp_path).stdout
    assert "holiday/: no deck: 3 pictures without deck.json. Make it one: halfsaid decks add " in listed
    assert "broken/: " in listed
    assert "is not a deck: Input data was truncated" in listed


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["add", "nowhere/"], "'nowhere/' does not exist."),
        (["add", "."], "There is no picture here."),
        (["add", ".", "--language", "English"], "'English' is no language's code such as en, fr or ro."),
        (["add", ".", "--to", "inkwell"], "'inkwell' came with the game and stays as it is."),
        (["show", "nothing"], "There is no deck 'nothing' here: halfsaid decks lists them."),
        (["remove", "inkwell"], "'inkwell' came with the game and stays as it is."),
        (["export", "inkwell", "/nowhere/a.zip"], "Cannot read or write '/nowhere/"),
        (["check", "nothing"], "There is no deck 'nothing' here"),
    ],
)
def test_bad_input_gets_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = decks(tmp_path / "data", *words)
    assert says in done.stderr
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("beside", [True, False], ids=["some become cards", "none does"])
def test_a_files_name_does_nothing_to_a_terminal(tmp_path: Path, photos: Path, beside: bool) -> None:
    folder = photos if beside else tmp_path / "none"
    folder.mkdir(exist_ok=True)
    (folder / "a\x1b]0;owned\x07\n\u202egpj.jpg").write_bytes(b"no picture")
    done = decks(tmp_path / "data", "add", str(folder), "--title", "Any")
    told = done.stdout + done.stderr
    assert "This is no picture, whatever its name says." in told
    assert not {"\x1b", "\x07", "\u202e"} & set(told)
    assert "\n\u202e" not in told


def test_a_finished_deck_is_taken_as_it_is(tmp_path: Path) -> None:
    deck = plain_deck(tmp_path / "elsewhere", "mine")
    refused = decks(tmp_path, "add", str(deck.folder), "--title", "Other")
    assert refused.stderr == "This is a finished deck, taken as it is: leave --title and --to away.\n"


def test_a_server_that_runs_sees_a_new_deck(tmp_path: Path, photos: Path) -> None:
    async def evening() -> None:
        (tmp_path / "decks").mkdir()
        async with running(tmp_path) as server, visitor(server.url) as http:
            assert [deck["id"] for deck in (await http.get("/api/decks")).json()] == ["inkwell"]
            done = await asyncio.to_thread(decks, tmp_path, "add", str(photos), "--title", "New", "--language", "de")
            assert done.returncode == 0, done.stderr
            while len(found := (await http.get("/api/decks")).json()) == 1:
                await asyncio.sleep(0.1)
            assert (found[1]["id"], found[1]["cards"]) == ("new", 3)
            card = (await http.get("/api/decks/new")).json()[0]
            small = await http.get(f"/decks/new/{card['picture']['small']}")
            assert small.headers["cache-control"].endswith("immutable")
            words = tmp_path / "words.csv"
            manifest = tmp_path / "decks" / "new" / "deck.json"
            book = json.loads(manifest.read_text())
            book["cards"][0]["description"] = {"de": "Ein Hund"}
            words.write_text(json.dumps(book))
            words.replace(manifest)
            while not (card := (await http.get("/api/decks/new")).json()[0])["description"]:
                await asyncio.sleep(0.1)
            assert card["description"] == {"de": "Ein Hund"}, (
                "a language of which the page has no words is better than none"
            )

    run(evening())


def test_an_owner_invites_and_decides_about_cards_that_nobody_wants(tmp_path: Path) -> None:
    secret = decks(tmp_path, "invite", "--for", "Léa", "--days", "2").stdout.strip()
    assert UploadInvitations(tmp_path).opens(secret)
    assert decks(tmp_path, "invite", "--list").stdout.rstrip().endswith("Léa")
    assert decks(tmp_path, "invite", "--end-all").stdout == "1 invitation ended.\n"
    assert not UploadInvitations(tmp_path).opens(secret)
    flags = FlagList(tmp_path)
    flags.note("inkwell/wheat_whale", "2026-11-16", None)
    flags.note("inkwell/wheat_whale", "2026-11-17", "company")
    assert decks(tmp_path, "flagged").stdout == "inkwell/wheat_whale  2026-11-17  2 ×  not for this company\n"
    assert decks(tmp_path, "flagged", "--out", "inkwell/wheat_whale").returncode == 0
    assert flags.out() == {"inkwell/wheat_whale"}
    assert "out for good" in decks(tmp_path, "flagged").stdout
    assert decks(tmp_path, "flagged", "--back", "inkwell/wheat_whale").returncode == 0
    assert decks(tmp_path, "flagged").stdout == ""
    unknown = decks(tmp_path, "flagged", "--out", "inkwell/nothing")
    assert unknown.returncode == 2
    assert "'inkwell/nothing' is not on the list." in unknown.stderr
