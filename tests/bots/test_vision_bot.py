"""The vision bot, against a local server that speaks the API."""

import asyncio
import base64
import json
import logging
import socket
import threading
import time
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from halfsaid.bots import CHARACTERS, BotSeat, BotWorker, CardFacts, Thought, VisionBot, VisionEndpoint, in_sight
from halfsaid.rules import CastVotes, Game, GiveClue, HandIn, MayVote, Mine, deal, play, view
from support.games import all_hand_in, clue, setup_for
from support.vision import Model, Reply, answering, endpoint

PIL = pytest.importorskip("PIL.Image")
KEY = "sk-very-secret"


@pytest.fixture
def cards(tmp_path: Path) -> dict[str, CardFacts]:
    picture = tmp_path / "dot.webp"
    PIL.new("RGB", (480, 720), (200, 60, 40)).save(picture)
    return {f"c{number:02}": CardFacts(motifs=("moon",), picture=str(picture)) for number in range(1, 85)}


def asked(model: Model, game: Game, seat: int, cards: dict[str, CardFacts], seconds: float = 5.0) -> Thought | None:
    seen = view(game, seat)
    vision_bot = VisionBot(VisionEndpoint(model.url, "llava", KEY, seconds))
    in_view = {card: cards[card] for card in in_sight(seen)}
    return asyncio.run(vision_bot.think(BotSeat(CHARACTERS["ottoline"], "seed", "fr", ("Curfew",)), seen, in_view))


def mine(game: Game, seat: int) -> Mine:
    found = view(game, seat).mine
    assert found is not None
    return found


def test_it_tells_having_seen_the_pictures(cards: dict[str, CardFacts]) -> None:
    game = deal(setup_for("classic", 4))
    with endpoint(answering('Well: {"card": 2, "clue": "La clé des champs", "why": "the open door"}')) as model:
        thought = asked(model, game, 0, cards)
    assert thought is not None
    assert isinstance(thought.move, GiveClue)
    assert (thought.move.card, thought.move.clue.text) == (game.hands[0][1], "La clé des champs")
    assert thought.why == "the open door"
    request = model.heard[0]
    assert request["path"] == "/v1/chat/completions"
    assert request["model"] == "llava"
    assert model.keys == [f"Bearer {KEY}"]
    rules, question = request["messages"]
    assert "poetic" in rules["content"]
    assert "French" in rules["content"]
    assert "Curfew" in question["content"][0]["text"]
    pictures = [part["image_url"]["url"] for part in question["content"] if part["type"] == "image_url"]
    assert len(pictures) == len(game.hands[0])
    with PIL.open(BytesIO(base64.b64decode(pictures[0].removeprefix("data:image/jpeg;base64,")))) as picture:
        assert picture.format == "JPEG"


def test_it_hands_in_and_votes(cards: dict[str, CardFacts]) -> None:
    game = clue(deal(setup_for("classic", 4)), 0)
    with endpoint(answering('{"pictures": [3], "why": "red"}')) as model:
        handed = asked(model, game, 1, cards)
    assert handed is not None
    assert handed.move == HandIn(1, (game.hands[1][2],))
    laid = all_hand_in(game)
    choice = mine(laid, 1).may[0]
    assert isinstance(choice, MayVote)
    slot = choice.slots[0]
    with endpoint(answering(f'{{"pictures": [{slot}]}}')) as model:
        voted = asked(model, laid, 1, cards)
    assert voted is not None
    assert voted.move == CastVotes(1, (slot,))


def test_in_party_it_speaks_unseeing_and_places_the_veto(cards: dict[str, CardFacts]) -> None:
    game = deal(setup_for("party", 6))
    with endpoint(answering('{"clue": "Dimanche"}')) as model:
        told = asked(model, game, 0, cards)
    assert told is not None
    laid = all_hand_in(play(game, told.move))
    with endpoint(answering('{"pictures": [2], "veto": 4}')) as model:
        voted = asked(model, laid, 0, cards)
    assert voted is not None
    assert voted.move == CastVotes(0, (2,), 4)


NONSENSE = {
    "no JSON": answering("I would rather not."),
    "no such picture": answering('{"card": 9, "clue": "Hm"}'),
    "no clue": answering('{"card": 1, "clue": "  "}'),
    "two lines turned round": answering('{"card": 1, "clue": "\\u202eab"}'),
    "a clue without end": answering(json.dumps({"card": 1, "clue": "a" * 500})),
    "an error": answering("{}", status=500),
    "a page": lambda _: (200, b"<html>"),
    "nothing at all": lambda _: (200, b'{"choices": []}'),
}


@pytest.mark.parametrize("reply", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_no_answer(reply: Reply, cards: dict[str, CardFacts]) -> None:
    with endpoint(reply) as model:
        assert asked(model, deal(setup_for("classic", 4)), 0, cards) is None


def test_who_does_not_answer_in_time_is_not_waited_for(cards: dict[str, CardFacts]) -> None:
    released = threading.Event()

    def late(_: dict[str, Any]) -> tuple[int, bytes]:
        released.wait(20)
        return 200, b"{}"

    with endpoint(late) as model:
        try:
            assert asked(model, deal(setup_for("classic", 4)), 0, cards, seconds=0.1) is None
        finally:
            released.set()


def test_an_answer_that_drips_is_hung_up_on(cards: dict[str, CardFacts]) -> None:
    hung_up = threading.Event()

    def drip(listening: socket.socket) -> None:
        connection, _ = listening.accept()
        with connection, suppress(OSError):
            connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
            while True:
                connection.sendall(b" ")
                time.sleep(0.01)
        hung_up.set()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        dripping = threading.Thread(target=drip, args=[listening])
        dripping.start()
        model = Model(answering(""))
        model.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        assert asked(model, deal(setup_for("classic", 4)), 0, cards, seconds=0.2) is None
        assert hung_up.wait(20)
        dripping.join()


def test_a_model_that_does_not_answer_keeps_nobody_else_waiting(cards: dict[str, CardFacts]) -> None:
    released = threading.Event()

    def late(_: dict[str, Any]) -> tuple[int, bytes]:
        released.wait(20)
        return 200, b"{}"

    async def evening(vision_bot: VisionBot) -> None:
        seen = view(deal(setup_for("classic", 4)), 0)
        seated = BotSeat(CHARACTERS["pip"], "seed")
        bots = [asyncio.create_task(vision_bot.think(seated, seen, cards)) for _ in range(40)]
        while not model.heard:
            await asyncio.sleep(0.01)
        async with asyncio.timeout(10):
            assert await asyncio.to_thread(lambda: "a password is hashed") == "a password is hashed"
        assert not any(bot.done() for bot in bots)
        released.set()
        assert await asyncio.gather(*bots) == [None] * 40

    with endpoint(late) as model:
        try:
            asyncio.run(evening(VisionBot(VisionEndpoint(model.url, "llava", seconds=20.0))))
        finally:
            released.set()


def test_after_a_failure_it_is_left_alone_for_a_while(cards: dict[str, CardFacts]) -> None:
    game, clock = deal(setup_for("classic", 4)), [0.0]
    seen = view(game, 0)
    with endpoint(answering("no")) as model:
        vision_bot = VisionBot(VisionEndpoint(model.url, "llava"), now=lambda: clock[0])
        for time in (0.0, 1.0, 31.0):
            clock[0] = time
            assert asyncio.run(vision_bot.think(BotSeat(CHARACTERS["wren"], "seed"), seen, cards)) is None
    assert len(model.heard) == 2
    assert model.keys == [None, None]


def test_without_an_answer_the_built_in_mind_plays(cards: dict[str, CardFacts]) -> None:
    seen = view(deal(setup_for("classic", 4)), 0)
    with endpoint(answering("no")) as model:
        worker = BotWorker(vision_bot=VisionBot(VisionEndpoint(model.url, "llava", KEY)))
        thought = asyncio.run(worker.think(BotSeat(CHARACTERS["pip"], "seed"), seen, cards, "1"))
    assert isinstance(thought.move, GiveClue)


def test_the_key_is_nowhere_else(cards: dict[str, CardFacts], caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with endpoint(answering("no", status=401)) as model:
        asked(model, deal(setup_for("classic", 4)), 0, cards)
    assert "no answer" in caplog.text
    assert KEY not in caplog.text
    assert KEY not in repr(VisionEndpoint("http://localhost", "llava", KEY))
    assert KEY not in json.dumps(model.heard)
