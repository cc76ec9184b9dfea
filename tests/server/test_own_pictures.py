"""People bring their own pictures to a table, over real HTTP: they become cards, are changed, played with, deleted."""

import asyncio
import hashlib
import io
import os
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from halfsaid.decks.brought import BroughtFiles, DiskFull
from halfsaid.server.invited import UploadInvitations
from support.own_pictures import COLOURS, bring, brought, kept_files, listed, photo
from support.photos import WHERE, file, picture, png_of_claimed_size, telling_exif
from support.players import Player, all_up_to_date, bearer, part, play_to_the_end, seated, visitor
from support.postgres import fresh_database
from support.servers import run, running


def test_a_picture_becomes_a_card_and_tells_nothing_else(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            assert host.room["shelf"] == {
                "takes": "yes", "deck": None, "title": "", "cover": None, "cards": 0, "guests": False,
                "bringing": False, "brought": [], "changes": 0, "left_out": [],
                "offers_words": False, "invited": False, "for_all": None, "for_all_is_old": False,
            }  # fmt: skip
            content = file(picture((1200, 900)), exif=telling_exif(caption="Boats at dawn"))
            made = await brought(http, host, content)
            assert made["told"]
            assert made["sent"] == hashlib.sha256(content).hexdigest()
            assert made["description"] == {"en": "Boats at dawn"}
            await host.until(lambda player: player.room["shelf"]["cards"] == 1)
            deck = host.room["shelf"]["deck"]
            cards = (await http.get(f"/api/decks/{deck}")).json()
            assert [card["id"] for card in cards] == [made["card"]]
            for where in (f"/decks/{deck}", f"/api/tables/{host.code}/pictures/{made['id']}"):
                for name in made["picture"].values():
                    answer = await http.get(f"{where}/{name}")
                    assert answer.status_code == 200
                    assert "private" in answer.headers["cache-control"]
                    assert answer.headers["last-modified"] == "Thu, 01 Jan 1970 00:00:00 GMT"
                    assert WHERE not in answer.content
                    assert Image.open(io.BytesIO(answer.content)).size[0] in (360, 480, 960)
            assert deck not in (await http.get("/api/decks")).text
            assert (await http.get(f"/decks/{deck}/{made['whole']}")).status_code == 404, "the whole is for its bringer"
            assert content not in [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
            await part([host])

    run(evening())


def test_decoders_begin_when_somebody_who_may_bring_pictures_looks_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            host, guest = await seated(http, 2)
            looked: list[str] = []
            monkeypatch.setattr(house.server.uploads, "expect", lambda: looked.append("expected"))
            await listed(http, guest)
            assert looked == [], "the host has not let guests add any"
            await listed(http, host)
            assert looked == ["expected"]
            await part([host, guest])

    run(evening())


def test_what_was_sent_before_is_known_and_twins_are_named(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            first = await brought(http, host, photo(3))
            again = await bring(http, host, photo(3))
            assert (again.status_code, again.json()["same"], again.json()["id"]) == (200, True, first["id"])
            twin = await brought(http, host, file(picture((300, 420), COLOURS[3], 3 * 37 % 256), quality=30))
            assert twin["twin"] == first["id"]
            assert (await brought(http, host, photo(4)))["twin"] is None
            await part([host])

    run(evening())


def test_a_card_is_turned_framed_described_and_thrown_out(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            host, guest = await seated(http, 2)
            await host.do("shelve", guests=True)
            made = await brought(http, guest, file(picture((1200, 800))))
            where = f"/api/tables/{host.code}/pictures/{made['id']}"
            before = kept_files(tmp_path)
            turned = (await http.post(where, json={"turn": 1}, headers=bearer(guest))).json()
            assert (turned["turn"], turned["width"], turned["height"]) == (1, 800, 1200)
            assert turned["card"] == made["card"], "an album finds it again"
            assert turned["picture"] != made["picture"]
            assert len(kept_files(tmp_path)) == len(before), "the old prints are gone"
            crop = {"type": "crop", "left": 0.25, "top": 0.0, "width": 0.5, "height": 0.5}
            framed = (await http.post(where, json={"frame": crop}, headers=bearer(host))).json()
            assert framed["frame"] == crop
            assert not framed["yours"]
            small = Image.open(io.BytesIO((await http.get(f"{where}/{framed['picture']['small']}")).content))
            assert small.size == (360, 540)
            wide = {**crop, "width": 0.75}
            refused = await http.post(where, json={"frame": wide}, headers=bearer(guest))
            assert (refused.status_code, refused.json()["code"]) == (409, "frame")
            words = {"description": {"ro": "O barcă"}, "clues": {"fr": ["Adieu", "Là-bas"]}}
            said = (await http.post(where, json=words, headers=bearer(guest))).json()
            assert (said["description"], said["clues"]) == (words["description"], words["clues"])
            long = await http.post(where, json={"description": {"en": "x" * 501}}, headers=bearer(guest))
            assert (long.status_code, long.json()["code"]) == (409, "words")
            gone = await http.delete(where, headers=bearer(guest))
            assert (gone.status_code, gone.json()) == (200, {"cards": 0})
            assert kept_files(tmp_path) == []
            await guest.until(lambda player: player.room["shelf"]["deck"] is None)
            assert (await http.get(f"{where}/{framed['picture']['small']}")).status_code == 404
            await part([host, guest])

    run(evening())


def test_who_may_bring_change_and_look(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            host, ben, cleo = await seated(http, 3)
            refused = await bring(http, ben, photo(1))
            assert (refused.status_code, refused.json()["code"]) == (409, "pictures_host")
            await host.do("shelve", guests=True)
            made = await brought(http, ben, photo(1))
            assert [each["id"] for each in await listed(http, host)] == [made["id"]]
            assert await listed(http, cleo) == []
            where = f"/api/tables/{host.code}/pictures/{made['id']}"
            turned = await http.post(where, json={"turn": 1}, headers=bearer(cleo))
            for answer in (turned, await http.delete(where, headers=bearer(cleo))):
                assert (answer.status_code, answer.json()["code"]) == (404, "no_picture")
            same = await bring(http, cleo, photo(1))
            assert (same.status_code, same.json()["code"]) == (409, "picture_here")
            stranger = Player(house.url, host.code, "nonsense")
            assert (await bring(http, stranger, photo(2))).status_code == 401
            refused = await http.delete(f"/api/tables/{host.code}/deck", headers=bearer(ben))
            assert refused.json()["code"] == "host_only"
            await part([host, ben, cleo])

    run(evening())


HOSTILE = {
    "picture_empty": b"",
    "picture_svg": b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
    "picture_unknown": b"MZ this is a program",
    "picture_broken": photo(1)[:2000],
    "picture_pixels": png_of_claimed_size(20_000, 10_000),
    "picture_small": file(picture((40, 60)), "PNG"),
}


def test_hostile_files_cost_themselves_and_nothing_else(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            for code, content in HOSTILE.items():
                answer = await bring(http, host, content)
                assert (answer.status_code, answer.json()["code"]) == (409, code), answer.text
                assert len(answer.json()["sentence"]) < 120
            bomb = await bring(http, host, png_of_claimed_size(6000, 6000))
            assert bomb.json()["code"] in ("picture_broken", "picture_memory")
            polyglot = await brought(
                http, host, file(picture((300, 420)), "GIF") + b"<script>alert(1)</script>PK\x03\x04"
            )
            shown = await http.get(f"/api/tables/{host.code}/pictures/{polyglot['id']}/{polyglot['whole']}")
            assert b"script" not in shown.content
            assert shown.headers["content-type"] == "image/jpeg"
            assert shown.headers["x-content-type-options"] == "nosniff"
            large = await bring(http, host, bytes(40 * 1024 * 1024 + 1))
            assert (large.status_code, large.json()["code"]) == (413, "picture_large")
            await host.until(lambda player: player.room["shelf"]["cards"] == 1)
            assert len(kept_files(tmp_path)) == 4
            assert list((tmp_path / "brought" / ".coming").iterdir()) == []
            await part([host])

    run(evening())


NAMES = ["table", ".place", ".coming", "%00", "\u202egpj.exe", "x" * 300]


@pytest.mark.parametrize("name", NAMES)
def test_names_lead_nowhere(tmp_path: Path, name: str) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            made = await brought(http, host, photo(1))
            await host.until(lambda player: player.room["shelf"]["cards"] == 1)
            for where in (
                f"/decks/{host.room['shelf']['deck']}/{name}",
                f"/decks/{name}/{made['picture']['small']}",
                f"/api/decks/own-{name}",
                f"/api/tables/{host.code}/pictures/{made['id']}/{name}",
                f"/api/tables/{host.code}/pictures/{name}/{made['picture']['small']}",
            ):
                assert (await http.get(where)).status_code in (404, 405), where
            await part([host])

    run(evening())


def test_a_game_on_own_pictures_mixed_with_others_and_its_end(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, deck_size=24) as house, visitor(house.url) as http:
            people = await seated(http, 3)
            host = people[0]
            for number in range(8):
                await brought(http, host, photo(number))
            await host.until(lambda player: player.room["shelf"]["cards"] == 8)
            own = host.room["shelf"]["deck"]
            assert (await host.do("configure", decks=[own])).get("code") is None
            assert (await host.do("start"))["code"] == "deck_small"
            await host.do("configure", decks=["plain", own], options={"target": 4})
            await host.do("start")
            refused = await bring(http, host, photo(30))
            assert (refused.status_code, refused.json()["code"]) == (409, "playing")
            await all_up_to_date(people)
            await play_to_the_end(people, Random(3))
            record = await http.get(f"/api/tables/{host.code}/record", headers=bearer(host))
            assert own in record.text
            gone = await http.delete(f"/api/tables/{host.code}/deck", headers=bearer(host))
            assert gone.status_code == 200
            assert (await http.get(f"/api/decks/{own}")).status_code == 404
            assert kept_files(tmp_path) == []
            await host.until(lambda player: player.room["shelf"]["deck"] is None and player.room["decks"] == ["plain"])
            assert (await http.get(f"/api/tables/{host.code}/album")).status_code == 200
            await part(people)

    run(evening())


def test_what_comes_after_the_deck_was_deleted_is_in_another(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            first = await brought(http, host, photo(1))
            await http.delete(f"/api/tables/{host.code}/deck", headers=bearer(host))
            second = await brought(http, host, photo(1))
            old, new = (each["card"].partition("/")[0] for each in (first, second))
            assert old != new
            house.server.uploads._note_gone(old, "")  # the word of a server that was slow
            await asyncio.to_thread(house.server.uploads.files.drop_deck, old)
            shown = await http.get(f"/decks/{new}/{second['picture']['small']}")
            assert shown.status_code == 200
            await part([host])

    run(evening())


def test_a_picture_whose_deck_is_deleted_meanwhile_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            kept, files_there, go_on = BroughtFiles.keep, threading.Event(), threading.Event()

            def slow(*given: Any) -> None:
                kept(*given)
                files_there.set()
                go_on.wait(60)

            monkeypatch.setattr(BroughtFiles, "keep", slow)
            bringing = asyncio.create_task(bring(http, host, photo(1)))
            await asyncio.to_thread(files_there.wait, 60)
            await http.delete(f"/api/tables/{host.code}/deck", headers=bearer(host))
            go_on.set()
            refused = await bringing
            assert (refused.status_code, refused.json()["code"]) == (409, "deck_deleted")
            monkeypatch.undo()
            assert kept_files(tmp_path) == []
            await brought(http, host, photo(1))
            await part([host])

    run(evening())


def test_changes_at_once_leave_the_files_of_the_last_one(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            made = await brought(http, host, photo(1))
            where = f"/api/tables/{host.code}/pictures/{made['id']}"
            turns = (1, 2, 3, 1, 0, 2)
            answers = await asyncio.gather(
                *(http.post(where, json={"turn": turn}, headers=bearer(host)) for turn in turns)
            )
            assert [answer.status_code for answer in answers] == [200] * len(turns)
            [now] = await listed(http, host)
            assert kept_files(tmp_path) == sorted([*now["picture"].values(), now["whole"]])
            files = [path for path in (tmp_path / "brought").rglob("own-*/*/*") if path.is_file()]
            told = (tmp_path / "brought").glob("own-*/table")
            assert house.server.uploads.files.size - sum(map(_size, files)) in (0, *map(_size, told))
            await part([host])

    run(evening())


def _size(path: Path) -> int:
    return path.stat().st_size


def test_a_change_that_is_refused_costs_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            people = await seated(http, 3)
            host = people[0]
            made = await brought(http, host, photo(1))
            where, files = f"/api/tables/{host.code}/pictures/{made['id']}", kept_files(tmp_path)
            monkeypatch.setattr(house.server.uploads, "_table_bytes", 10)
            full = await http.post(where, json={"turn": 1}, headers=bearer(host))
            assert (full.status_code, full.json()["code"]) == (409, "shelf_full")
            monkeypatch.undo()
            assert kept_files(tmp_path) == files
            assert (await host.do("start")).get("code") is None
            for turn in (1, 4):  # prints that are new, and those that it has
                refused = await http.post(where, json={"turn": turn, "frame": None}, headers=bearer(host))
                assert (refused.status_code, refused.json()["code"]) == (409, "playing")
                assert kept_files(tmp_path) == files
            await part(people)

    run(evening())


def test_a_full_disk_costs_no_print_that_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = BroughtFiles(tmp_path)
    files.open()
    files.keep("table", "own-deck", "picture", {"a": b"one", "b": b"two"})
    size = files.size

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("halfsaid.decks.brought._write", full)
    with pytest.raises(DiskFull):
        files.keep("table", "own-deck", "picture", {"a": b"one", "c": b"three"})
    monkeypatch.undo()
    assert files.size == size
    files.keep("table", "own-deck", "picture", {"a": b"one", "b": b"two"})
    assert files.size == size
    assert sorted(path.name for path in (tmp_path / "own-deck" / "picture").iterdir()) == ["a", "b"]


def test_pictures_outlast_a_restart_and_go_with_their_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            made = await brought(http, host, photo(1))
            await part([host])
        async with running(tmp_path) as house, visitor(house.url) as http:
            deck, _, _ = made["card"].partition("/")
            assert (await http.get(f"/api/decks/{deck}")).json()[0]["id"] == made["card"], "of a table not in memory"
            files = kept_files(tmp_path)
            (tmp_path / "halfsaid.db").rename(tmp_path / "ours.db")
        async with running(tmp_path) as house:
            await house.server.uploads.sweep()
            assert kept_files(tmp_path) == files, "of another database's tables nothing is known"
        (tmp_path / "ours.db").rename(tmp_path / "halfsaid.db")
        async with running(tmp_path) as house:
            await house.server.house.store.delete(host.code)
            await house.server.uploads.sweep()
            assert kept_files(tmp_path) == []

    run(evening())


def test_what_no_table_needs_is_deleted_when_nobody_can_be_at_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            host, ben = await seated(http, 2)
            await host.do("bring", bringing=True)
            mine = await brought(http, host, photo(1))
            bens = await brought(http, ben, photo(2))
            deck = tmp_path / "brought" / mine["card"].partition("/")[0]
            lost = deck / "lost"
            lost.mkdir()
            (lost / "c.avif").write_bytes(b"of a server that was killed")
            await ben.do("leave")
            await house.server.uploads.sweep()
            assert {path.name for path in deck.iterdir()} == {"table", "lost", mine["id"], bens["id"]}
            for path in deck.iterdir():
                os.utime(path, (0, 0))
            await house.server.uploads.sweep()
            assert {path.name for path in deck.iterdir()} == {"table", mine["id"]}
            assert len(kept_files(tmp_path)) == 4
            await part([host])

    run(evening())


def test_a_server_that_starts_leaves_what_others_are_being_sent(tmp_path: Path) -> None:
    BroughtFiles(tmp_path).open()
    coming, cut_off = tmp_path / ".coming" / "now", tmp_path / ".coming" / "long ago"
    for path in (coming, cut_off):
        path.write_bytes(b"half a picture")
    os.utime(cut_off, (0, 0))
    BroughtFiles(tmp_path).open()
    assert coming.exists()
    assert not cut_off.exists()


def test_a_picture_is_shown_by_a_server_that_has_not_heard_of_it_yet(tmp_path: Path) -> None:
    async def evening() -> None:
        where = fresh_database()
        async with (
            running(tmp_path, where) as one,
            running(tmp_path, where) as other,
            visitor(one.url) as here,
            visitor(other.url) as there,
        ):
            [host] = await seated(here, 1)
            assert (await there.get(f"/api/tables/{host.code}/pictures", headers=bearer(host))).json() == []
            for number in range(5):
                made = await brought(here, host, photo(number))
                pictures = f"/api/tables/{host.code}/pictures/{made['id']}"
                assert (await there.get(f"{pictures}/{made['picture']['small']}")).status_code == 200
                turned = (await here.post(pictures, json={"turn": 1}, headers=bearer(host))).json()
                assert (await there.get(f"{pictures}/{turned['picture']['small']}")).status_code == 200
            await part([host])

    run(evening())


def test_a_frame_is_not_smaller_than_can_be_seen(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            made = await brought(http, host, file(picture((600, 900))))
            where = f"/api/tables/{host.code}/pictures/{made['id']}"
            for size, status in ((0.01, 409), (0.5, 200)):
                frame = {"type": "crop", "left": 0, "top": 0, "width": size, "height": size}
                answer = await http.post(where, json={"frame": frame}, headers=bearer(host))
                assert answer.status_code == status, answer.text
            await part([host])

    run(evening())


@pytest.mark.parametrize(
    ("settings", "takes", "code"),
    [
        ({"uploads": "off"}, "off", "uploads_off"),
        ({"uploads": "owner"}, "invitation", "uploads_invited"),
        ({"public_url": "https://play.example.org"}, "invitation", "uploads_invited"),
        ({"public_url": "http://halfsaid.local"}, "yes", None),
    ],
)
def test_the_owner_chooses_who_may_bring(
    tmp_path: Path, settings: dict[str, Any], takes: str, code: str | None
) -> None:
    async def evening() -> None:
        async with running(tmp_path, **settings) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            assert host.room["shelf"]["takes"] == takes
            answer = await bring(http, host, photo(1))
            if code is None:
                assert answer.status_code == 201
            else:
                assert (answer.status_code, answer.json()["code"]) == (403, code)
            await part([host])

    run(evening())


def test_several_servers_show_each_others_pictures(tmp_path: Path) -> None:
    async def evening() -> None:
        where = fresh_database()
        async with (
            running(tmp_path, where) as one,
            running(tmp_path, where) as other,
            visitor(one.url) as here,
            visitor(other.url) as there,
        ):
            [host] = await seated(here, 1)
            made = await brought(here, host, photo(1))
            deck, _, _ = made["card"].partition("/")
            assert [card["id"] for card in (await there.get(f"/api/decks/{deck}")).json()] == [made["card"]]
            shown = await there.get(f"/decks/{deck}/{made['picture']['small']}")
            assert shown.content == (await here.get(f"/decks/{deck}/{made['picture']['small']}")).content
            twice = await bring(there, host, photo(1))
            assert (twice.status_code, twice.json()["same"]) == (200, True)
            await there.delete(f"/api/tables/{host.code}/deck", headers=bearer(host))
            await host.until(lambda player: player.room["shelf"]["cards"] == 0)
            assert (await here.get(f"/decks/{deck}/{made['picture']['small']}")).status_code == 404
            await part([host])

    run(evening())


def test_servers_that_share_no_place_take_no_pictures(tmp_path: Path) -> None:
    async def evening() -> None:
        where = fresh_database()
        async with (
            running(tmp_path / "one", where) as one,
            running(tmp_path / "other", where) as other,
            visitor(one.url) as here,
            visitor(other.url) as there,
        ):
            for http in (here, there):
                [host] = await seated(http, 1)
                while (await bring(http, host, b"")).json()["code"] != "uploads_unshared":
                    await host.do("react", reaction="aha")  # until the servers have heard of each other
                await part([host])

    run(evening())


def test_an_invitation_of_the_owner_opens_a_table_and_is_kept_as_a_hash(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, uploads="owner") as house, visitor(house.url) as http:
            host, guest = await seated(http, 2)
            secret = UploadInvitations(tmp_path).invite(days=30, note="Léa")
            assert secret not in (tmp_path / "invitations.json").read_text()
            where = f"/api/tables/{host.code}/invitation"
            wrong = await http.post(where, json={"secret": "a guess"}, headers=bearer(host))
            assert (wrong.status_code, wrong.json()["code"]) == (403, "invitation")
            others = await http.post(where, json={"secret": secret}, headers=bearer(guest))
            assert (others.status_code, others.json()["code"]) == (409, "host_only")
            right = await http.post(where, json={"secret": secret}, headers=bearer(host))
            assert (right.status_code, right.json()) == (200, {"code": host.code})
            await guest.until(lambda player: player.room["shelf"]["takes"] == "yes")
            await brought(http, host, photo(1))
            assert secret not in "".join(host.frames + guest.frames)
            assert UploadInvitations(tmp_path).revoke_all() == 1
            [other] = await seated(http, 1)
            ended = await http.post(
                f"/api/tables/{other.code}/invitation", json={"secret": secret}, headers=bearer(other)
            )
            assert ended.status_code == 403
            await part([host, guest, other])

    run(evening())


def test_what_came_whole_becomes_a_card_even_if_nobody_waits_for_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            content = photo(5)
            port = int(house.url.rpartition(":")[2])
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            head = (
                f"POST /api/tables/{host.code}/pictures HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {host.key}\r\n"
                f"content-type: application/octet-stream\r\ncontent-length: {len(content)}\r\n\r\n"
            )
            writer.write(head.encode() + content)
            await writer.drain()
            coming = tmp_path / "brought" / ".coming"
            while not any(coming.iterdir()) and not host.room["shelf"]["cards"]:  # it may come and go unseen
                await asyncio.sleep(0)
            writer.close()
            await host.until(lambda player: player.room["shelf"]["cards"] == 1)
            again = await bring(http, host, content)
            assert (again.status_code, again.json()["same"]) == (200, True)
            await part([host])

    run(evening())


def test_quotas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfsaid.tables.limits.MOST_PICTURES", 2)

    async def evening() -> None:
        async with running(tmp_path, uploads_table=0.1) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            await brought(http, host, photo(1))
            await brought(http, host, photo(2))
            full = await bring(http, host, photo(3))
            assert (full.status_code, full.json()["code"]) == (409, "shelf_full")
            assert len(kept_files(tmp_path)) == 8
            large = await bring(http, host, file(Image.effect_noise((1400, 1400), 120), "PNG"))
            assert large.json()["code"] == "shelf_full"
            await part([host])
        async with running(tmp_path, uploads_total=0.00001) as house, visitor(house.url) as http:
            other = await seated(http, 1)
            full = await bring(http, other[0], photo(3))
            assert (full.status_code, full.json()["code"]) == (409, "house_full")
            await part(other)

    run(evening())


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            await brought(http, host, photo(1))
            _fill(monkeypatch, "halfsaid.decks.brought._write")
            full = await bring(http, host, photo(2))
            assert (full.status_code, full.json()["code"]) == (507, "disk_full")
            monkeypatch.undo()
            await brought(http, host, photo(2))
            await host.until(lambda player: player.room["shelf"]["cards"] == 2)
            await part([host])

    def _fill(patch: pytest.MonkeyPatch, where: str) -> None:
        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        patch.setattr(where, full)

    run(evening())
