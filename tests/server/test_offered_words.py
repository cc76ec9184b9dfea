"""A vision model offers words for people's own pictures: when it is set, when it is asked, and never otherwise."""

import json
from pathlib import Path

from support.own_pictures import bring, brought, photo
from support.players import bearer, part, seated, visitor
from support.servers import run, running
from support.vision import answering, endpoint

SAID = {
    "description": "A red square\n above\u202e a blue one.",
    "clues": ["Two rooms", "x" * 300, "Two rooms", "Which?"],
}


def test_words_are_offered_and_kept_only_if_somebody_takes_them(tmp_path: Path) -> None:
    async def evening() -> None:
        with endpoint(answering(json.dumps(SAID))) as model:
            async with (
                running(tmp_path, mind_url=model.url, mind_model="llava", mind_key="sk-secret") as house,
                visitor(house.url) as http,
            ):
                host, ben = await seated(http, 2)
                assert host.room["shelf"]["offers_words"]
                made = await brought(http, host, photo(1))
                assert model.heard == [], "a picture that is brought is sent nowhere"
                words = f"/api/tables/{host.code}/pictures/{made['id']}/words"
                offered = await http.post(words, json={"language": "fr"}, headers=bearer(host))
                assert (offered.status_code, offered.json()) == (
                    200,
                    {"description": "A red square above a blue one.", "clues": ["Two rooms", "Which?"]},
                )
                [asked] = model.heard
                assert asked["path"] == "/v1/chat/completions"
                assert "Write French" in asked["messages"][0]["content"]
                kinds = [part["type"] for part in asked["messages"][1]["content"]]
                assert kinds.count("image_url") == 1
                assert model.keys == ["Bearer sk-secret"]
                kept = (await http.get(f"/api/tables/{host.code}/pictures", headers=bearer(host))).json()
                assert kept[0]["description"] == {}

                others = await http.post(words, json={"language": "fr"}, headers=bearer(ben))
                assert (others.status_code, others.json()["code"]) == (404, "no_picture")
                unknown = await http.post(words, json={"language": "xx"}, headers=bearer(host))
                assert (unknown.status_code, unknown.json()["code"]) == (409, "language")
                assert len(model.heard) == 1
                assert "sk-secret" not in "".join(host.frames) + offered.text
                await part([host, ben])

    run(evening())


def test_a_model_that_says_nothing_of_use_costs_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        with endpoint(answering("I cannot see it.")) as model:
            async with running(tmp_path, mind_url=model.url) as house, visitor(house.url) as http:
                [host] = await seated(http, 1)
                made = await brought(http, host, photo(1))
                words = f"/api/tables/{host.code}/pictures/{made['id']}/words"
                for _ in range(2):
                    answer = await http.post(words, json={"language": "en"}, headers=bearer(host))
                    assert (answer.status_code, answer.json()["code"]) == (503, "model_away")
                assert len(model.heard) == 1, "it rests"
                assert (await bring(http, host, photo(2))).status_code == 201
                await part([host])

    run(evening())


def test_without_a_model_nothing_is_offered(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as house, visitor(house.url) as http:
            [host] = await seated(http, 1)
            assert not host.room["shelf"]["offers_words"]
            made = await brought(http, host, photo(1))
            answer = await http.post(
                f"/api/tables/{host.code}/pictures/{made['id']}/words", json={"language": "en"}, headers=bearer(host)
            )
            assert (answer.status_code, answer.json()["code"]) == (404, "no_model")
            await part([host])

    run(evening())
