"""A bot that sees: any vision model behind an OpenAI-compatible endpoint, local or remote.

The model gets the pictures themselves and the same view as everybody. If anything goes wrong (no answer in time,
nonsense, an illegal move), the reading bot plays instead. The key is in the request and nowhere else.
"""

import asyncio
import base64
import logging
import re
import time
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from halfsaid.bots.bot import BotSeat, Thought
from halfsaid.bots.memory import CardFacts
from halfsaid.languages import FALLBACK, LANGUAGES
from halfsaid.rules import (
    CLUE_LENGTH,
    EDITIONS,
    CastVotes,
    Clue,
    GiveClue,
    HandIn,
    MayGiveClue,
    MayHandIn,
    MayVote,
    Mine,
    Move,
    Public,
    View,
)
from halfsaid.rules.words import is_line

if TYPE_CHECKING:
    import httpx

log = logging.getLogger(__name__)

_MOST_REQUESTS = 4  # under way at once
_REST_SECONDS = 30.0  # how long an endpoint that failed is not asked again
_LONGEST_ANSWER = 1 << 20
_PICTURE_WIDTH = 512
_WHY_LENGTH = 200
_JSON = re.compile(r"\{.*\}", re.DOTALL)

_RULES = (
    "You play a party game with picture cards. Each turn a storyteller gives a short clue for one picture; the others "
    "slip in a picture of their own that fits the clue; all are shuffled, and everyone but the storyteller guesses "
    "which one was the storyteller's. The storyteller scores only if some but not all find it. A picture that draws "
    "other players' votes scores too. Your temper is {temper}. Speak {language}. "
    "Answer with one JSON object and nothing else."
)
_TELL = (
    "You are the storyteller. These are your pictures, numbered from 1. Choose one, and give a clue of one to six "
    "words that only half of the players will connect with it: an allusion, never a description. Do not use: {said}. "
    'Answer {{"card": number, "clue": "…", "why": "one short sentence"}}.'
)
_TELL_UNSEEN = (
    "You are the storyteller and have not seen your pictures yet. Give a clue of one to six words that many different "
    'pictures could answer. Do not use: {said}. Answer {{"clue": "…", "why": "one short sentence"}}.'
)
_HAND_IN = (
    "The clue is “{clue}”. These are your pictures, numbered from 1. Choose {count} that other players will take for "
    'the storyteller\'s. Answer {{"pictures": [number], "why": "one short sentence"}}.'
)
_VOTE = (
    "The clue is “{clue}”. These are the pictures on the table. Which is the storyteller's? Choose 1{most}. "
    'Answer {{"pictures": [number], "why": "one short sentence"}}.'
)
_VOTE_PARTY = (
    "The clue is “{clue}”. These are the pictures on the table. Which one will most players choose as the best "
    'fit?{veto} Answer {{"pictures": [number], "veto": number or null, "why": "one short sentence"}}.'
)


class VisionEndpoint(Struct, frozen=True):
    """Where the model is. `url` is the part before /chat/completions."""

    url: str
    model: str
    key: str | None = None
    seconds: float = 20.0  # how long to wait for an answer

    def __repr__(self) -> str:
        return f"VisionEndpoint({self.model})"  # without the key


class Answer(Struct):
    """The answer that the model is asked for."""

    card: int | None = None
    clue: str | None = None
    pictures: list[int] = []
    veto: int | None = None
    why: str = ""


class _Message(Struct):
    content: str


class _Choice(Struct):
    message: _Message


class _Completion(Struct):
    choices: list[_Choice]


class VisionBot:
    """Asks an endpoint for moves."""

    def __init__(self, endpoint: VisionEndpoint, now: Callable[[], float] = time.monotonic) -> None:
        import httpx  # noqa: PLC0415  # slow to import, and most servers have no endpoint

        self._client = partial(
            httpx.AsyncClient, verify=httpx.create_ssl_context(), timeout=endpoint.seconds, trust_env=False
        )
        self._endpoint = endpoint
        self._now = now
        self._requests = asyncio.Semaphore(_MOST_REQUESTS)
        self._resting_until = float("-inf")

    async def think(self, seat: BotSeat, view: View, cards: Mapping[str, CardFacts]) -> Thought | None:
        """Return a legal move, or None if the endpoint gave none."""
        if self._now() < self._resting_until or view.mine is None:
            return None
        asked = _question(view.public, view.mine, seat.said)
        if asked is None:
            return None
        question, shown = asked
        language = LANGUAGES.get(seat.language, LANGUAGES[FALLBACK]).name
        rules = _RULES.format(temper=seat.character.temper, language=language)
        try:
            async with asyncio.timeout(self._endpoint.seconds):
                answer = await self._ask(rules, question, _files(shown, cards))
            return _thought(answer, view.public, view.mine)
        except Exception as trouble:
            self._resting_until = self._now() + _REST_SECONDS
            log.warning("the vision endpoint gave no answer (%s): the reading bot plays", type(trouble).__name__)
            return None

    async def _ask(self, rules: str, question: str, pictures: Sequence[tuple[int, str]]) -> Answer:
        body = await asyncio.to_thread(_request, self._endpoint.model, rules, question, pictures)
        async with self._requests:
            completion = msgspec.json.decode(await self._post(body), type=_Completion)
        found = _JSON.search(completion.choices[0].message.content if completion.choices else "")
        if found is None:
            raise ValueError("no JSON in the answer")
        return msgspec.json.decode(found[0], type=Answer)

    async def _post(self, body: bytes) -> bytes:
        """Send one request. Redirects are not followed: the key goes only to the address it was given for."""
        headers = {"Content-Type": "application/json"}
        if self._endpoint.key:
            headers["Authorization"] = f"Bearer {self._endpoint.key}"
        url = f"{self._endpoint.url.rstrip('/')}/chat/completions"
        # The client's timeout is for each step. `think` limits the whole, however many pieces the answer comes in.
        async with self._client() as client, client.stream("POST", url, content=body, headers=headers) as response:
            if response.status_code != 200:
                raise ValueError(f"status {response.status_code}")
            return await _limited_body(response)


async def _limited_body(response: "httpx.Response") -> bytes:
    body = bytearray()
    async for piece in response.aiter_bytes():
        body += piece
        if len(body) > _LONGEST_ANSWER:
            raise ValueError("the answer is too long")
    return bytes(body)


def _request(model: str, rules: str, question: str, pictures: Sequence[tuple[int, str]]) -> bytes:
    content: list[dict[str, object]] = [{"type": "text", "text": question}]
    for number, path in pictures:
        content += [{"type": "text", "text": f"Picture {number}:"}, _picture(path)]
    messages = [{"role": "system", "content": rules}, {"role": "user", "content": content}]
    return msgspec.json.encode({"model": model, "messages": messages, "max_tokens": 300})


def _question(public: Public, mine: Mine, said: Sequence[str]) -> tuple[str, list[tuple[int, str]]] | None:
    """Return the question and the numbered pictures to show with it; None if there is no clue to go by."""
    clue = "" if public.clue is None else public.clue.text or ""
    hand = list(enumerate(mine.hand, 1))
    heard = ", ".join(said) or "–"
    for choice in mine.may:
        match choice:
            case MayGiveClue():
                return (_TELL.format(said=heard), hand) if choice.with_card else (_TELL_UNSEEN.format(said=heard), [])
            case MayHandIn() if clue:
                return _HAND_IN.format(clue=clue, count=choice.cards), hand
            case MayVote() if clue:
                board = [(slot, public.board[slot - 1]) for slot in choice.slots]
                if EDITIONS[public.edition].clue_before_hand:
                    veto = " You may also strike one out." if choice.veto else ""
                    return _VOTE_PARTY.format(clue=clue, veto=veto), board
                return _VOTE.format(clue=clue, most=" or 2" if choice.most == 2 else ""), board
    return None


def _thought(answer: Answer, public: Public, mine: Mine) -> Thought:
    """Return the answer as a legal move, or raise ValueError."""
    why = " ".join(answer.why.split())[:_WHY_LENGTH]
    return Thought(_move(answer, public, mine), why if is_line(why, _WHY_LENGTH) else "")


def _move(answer: Answer, public: Public, mine: Mine) -> Move:
    for choice in mine.may:
        match choice:
            case MayGiveClue():
                card = mine.hand[_index(answer.card, len(mine.hand))] if choice.with_card else None
                return GiveClue(mine.seat, Clue("text", _clue(answer.clue)), card)
            case MayHandIn():
                cards = tuple(dict.fromkeys(mine.hand[_index(number, len(mine.hand))] for number in answer.pictures))
                if len(cards) < choice.cards:
                    raise ValueError("too few pictures")
                return HandIn(mine.seat, cards[: choice.cards])
            case MayVote():
                slots = tuple(dict.fromkeys(slot for slot in answer.pictures if slot in choice.slots))
                if not slots:
                    raise ValueError("no slot that may be voted for")
                return CastVotes(mine.seat, slots[: choice.most], _veto(answer, choice, slots, len(public.board)))
    raise ValueError("nothing to do")


def _veto(answer: Answer, choice: MayVote, slots: Sequence[int], board: int) -> int | None:
    if not choice.veto:
        return None
    if answer.veto is not None and 1 <= answer.veto <= board:
        return answer.veto
    return next(slot for slot in range(1, board + 1) if slot not in slots)


def _index(number: int | None, count: int) -> int:
    if number is None or not 1 <= number <= count:
        raise ValueError("there is no such picture")
    return number - 1


def _clue(text: str | None) -> str:
    tidy = " ".join((text or "").split())
    if not is_line(tidy, CLUE_LENGTH):
        raise ValueError("no clue")
    return tidy


def _files(shown: Sequence[tuple[int, str]], cards: Mapping[str, CardFacts]) -> list[tuple[int, str]]:
    files = [(number, cards[card].picture) for number, card in shown if card in cards]
    found = [(number, path) for number, path in files if path is not None]
    if len(found) < len(shown):
        raise ValueError("a picture is missing")
    return found


def _picture(path: str) -> dict[str, object]:
    kind, data = _encoded(path)
    return {"type": "image_url", "image_url": {"url": f"data:{kind};base64,{data}"}}


@lru_cache(maxsize=512)
def _encoded(path: str) -> tuple[str, str]:
    """Return (media type, base64) of a picture: as JPEG, which every model reads, or as it is without Pillow."""
    file = Path(path)
    try:
        from PIL import Image  # noqa: PLC0415  # of the optional extra `minds`
    except ImportError:
        return f"image/{file.suffix[1:]}", base64.b64encode(file.read_bytes()).decode()
    with Image.open(file) as picture:
        small = picture.convert("RGB")
        small.thumbnail((_PICTURE_WIDTH, _PICTURE_WIDTH * 2))
        target = BytesIO()
        small.save(target, "JPEG", quality=80)
    return "image/jpeg", base64.b64encode(target.getvalue()).decode()
