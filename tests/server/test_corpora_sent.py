"""Files that were trouble for others, sent to a table: Pillow's own test images, and photos that exif-js shows.

They are fetched from the registries. Where these cannot be reached, the tests say so and are skipped.
"""

import asyncio
import io
from pathlib import Path

import pytest
from PIL import Image

from support.corpora import exif_samples, pillows
from support.own_pictures import bring, listed, photo
from support.players import part, seated, visitor
from support.servers import run, running

_REFUSED = {
    "picture_broken", "picture_empty", "picture_memory", "picture_pixels", "picture_small", "picture_unknown",
    "picture_here",
}  # fmt: skip


@pytest.mark.timeout(300)
def test_each_is_answered_and_the_table_goes_on(tmp_path: Path) -> None:
    files = pillows()

    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            host, guest = await seated(http, 2)
            three_at_once = asyncio.Semaphore(3)

            async def sent(content: bytes) -> str:
                async with three_at_once:
                    answer = await bring(http, host, content)
                return "" if answer.status_code in (200, 201) else str(answer.json()["code"])

            codes = dict(zip(files, await asyncio.gather(*map(sent, files.values())), strict=True))
            assert {code for code in codes.values() if code} <= _REFUSED
            made = [name for name, code in codes.items() if not code]
            assert {name.rpartition(".")[2] for name in made} >= {"jpg", "png", "webp", "gif", "bmp", "tif"}
            assert len(await listed(http, host)) <= len(made), "one that came twice is one"
            assert "seq" in await guest.do("react", reaction="aha")
            assert (await bring(http, host, photo(1))).status_code == 201
            assert not list((tmp_path / "brought" / ".coming").iterdir()), "no file is left of what was sent"
            await part([host, guest])

    run(evening())


@pytest.mark.timeout(120)
def test_photos_of_exif_js_tell_nothing_to_anybody(tmp_path: Path) -> None:
    telling = exif_samples()
    assert all(Image.open(io.BytesIO(content)).getexif() for content in telling)

    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            host, guest = await seated(http, 2)
            for content in telling:
                answer = await bring(http, host, content)
                assert answer.status_code == 201, answer.text
            deck = host.room["shelf"]["deck"] or (await listed(http, host))[0]["card"].partition("/")[0]
            for card in (await http.get(f"/api/decks/{deck}")).json():
                for name in card["picture"].values():
                    shown = Image.open(io.BytesIO((await http.get(f"/decks/{deck}/{name}")).content))
                    assert not shown.getexif()
                    assert not shown.info.keys() & {"exif", "xmp", "comment", "photoshop"}
            await part([host, guest])

    run(evening())
