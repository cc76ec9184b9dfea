"""The preview of a link names the host, in the language asked for, and tells no secret."""

import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path
from random import Random

import httpx
import pytest

from halfsaid.server.doorman import LIMITS
from support.players import Player, open_table, part, play_to_the_end, seated, visitor
from support.servers import Running, run, running


def tags_of(page: httpx.Response) -> dict[str, str]:
    assert page.status_code == 200
    assert page.text.count("</head>") == 1
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page.text)
    return {name: unescape(text) for name, text in reversed(found)}  # of several pictures the first counts


async def _fetched_ahead(http: httpx.AsyncClient, page: httpx.Response) -> list[str]:
    """The files that the page's head asks for ahead of the page all exist."""
    ahead = re.findall(r'<link rel="preload" as="fetch" crossorigin [^>]*href="([^"]+)"', page.text)
    assert [(await http.get(path)).status_code for path in ahead] == [200] * len(ahead)
    return ahead


def with_tonight(
    folder: Path, work: Callable[[Running, httpx.AsyncClient], Awaitable[None]], **settings: object
) -> None:
    async def tonight() -> None:
        async with running(folder, **settings) as server, visitor(server.url) as http:  # type: ignore[arg-type]
            await work(server, http)

    run(tonight())


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("fr-FR,fr;q=0.9,en;q=0.8", "Léa vous invite"),
        ("ro", "Léa te invită"),
        ("de, en", "Léa lädt dich ein"),
        ("sv, en", "Léa invites you"),
        ("", "Léa invites you"),
    ],
)
def test_a_tables_link_says_whose_it_is(tmp_path: Path, language: str, title: str) -> None:
    async def work(server: Running, http: httpx.AsyncClient) -> None:
        lea = await open_table(http, "Léa")
        page = await http.get(f"/{lea.code}", headers={"accept-language": language})
        told = tags_of(page)
        assert told["og:title"] == title
        assert told["og:url"].endswith(f"/{lea.code}")
        assert told["og:image"].startswith("http://")
        picture = await http.get(httpx.URL(told["og:image"]).path)
        assert picture.status_code == 200
        assert await _fetched_ahead(http, page) == ["/api/decks/plain"]
        assert tags_of(await http.get("/", headers={"accept-language": language}))["og:title"] == "Halfsaid"

    with_tonight(tmp_path, work)


def test_who_asks_for_no_language_gets_the_hosts(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        people = await seated(http, 2)
        assert "seq" in await people[0].do("configure", language="ro")
        page = await http.get(f"/{people[0].code.lower()}", headers={"accept-language": ""})
        assert tags_of(page)["og:title"] == "Ada te invită"
        await part(people)

    with_tonight(tmp_path, work)


def test_addresses_are_the_operators(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        lea = await open_table(http, "Léa")
        told = tags_of(await http.get(f"/{lea.code}", headers={"host": "elsewhere.example"}))
        assert told["og:url"] == f"https://play.example.org/{lea.code}"
        assert told["og:image"].startswith("https://play.example.org/decks/plain/")

    with_tonight(tmp_path, work, public_url="https://play.example.org")


def test_names_and_hosts_are_escaped(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        odd = await open_table(http, '"><script>x</script>')
        page = await http.get(f"/{odd.code}", headers={"host": 'x"><script>'})
        assert "<script>x" not in page.text
        assert 'x"><script>' not in page.text
        assert tags_of(page)["og:title"] == '"><script>x</script> invites you'

    with_tonight(tmp_path, work)


def test_a_wrong_code_looks_like_none_and_counts_as_a_guess(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        lea, plain = await open_table(http, "Léa"), await http.get("/")
        wrong = [await http.get(f"/BCDFG{letter}") for letter in "BCDFGHJKLMNPQRSTVWXZ"]
        assert all(page.content == plain.content for page in wrong)
        assert len(wrong) >= LIMITS["misses"].burst
        assert (await http.get("/BCDFGH")).content == plain.content
        assert (await http.get(f"/{lea.code}")).content == plain.content, "who guessed so often learns nothing more"
        assert (await http.get(f"/api/tables/{lea.code}")).status_code == 429

    with_tonight(tmp_path, work)


def test_no_secret_is_in_it(tmp_path: Path) -> None:
    """The preview is the same before, during and after a game, behind a password, and for all players."""

    async def work(server: Running, http: httpx.AsyncClient) -> None:
        people = await seated(http, 3)
        code = people[0].code
        before = (await http.get(f"/{code}")).content
        assert "seq" in await people[0].do("choose_password", password="sesame")  # noqa: S106
        assert "seq" in await people[0].do("configure", options={"target": 3})
        assert "seq" in await people[0].do("start")
        for player in people:
            await player.until(lambda each: each.game)
        assert (await http.get(f"/{code}")).content == before
        await play_to_the_end(people, Random(1))
        assert (await http.get(f"/{code}")).content == before
        for hidden in ("Ben", "Cleo", "sesame", *(str(player.key) for player in people)):
            assert hidden.encode() not in before
        await part([*people, await Player(server.url, code, None).connect()])

    with_tonight(tmp_path, work)


def test_it_is_kept_and_asked_for_again(tmp_path: Path) -> None:
    async def work(_: Running, http: httpx.AsyncClient) -> None:
        people = await seated(http, 2)
        where = f"/{people[0].code}"
        first = await http.get(where)
        assert first.headers["cache-control"] == "no-cache"
        assert "accept-language" in first.headers["vary"]
        again = await http.get(where, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert "seq" in await people[0].do("rename", name="Adriana")
        renamed = await http.get(where, headers={"if-none-match": first.headers["etag"]})
        assert tags_of(renamed)["og:title"] == "Adriana invites you"
        assert (await http.head(where)).status_code == 200
        assert (await http.post(where)).status_code == 405
        await part(people)

    with_tonight(tmp_path, work)
