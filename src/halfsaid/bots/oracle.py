"""A stronger mind: any vision model behind an OpenAI-compatible endpoint, local or remote.

It gets the pictures themselves and the same view as everybody. Whatever goes wrong (no answer in time, nonsense, a
move that is not legal) is no answer: the built-in mind plays instead. The key is in the request and nowhere else.
"""

import asyncio
import base64
import logging
import re
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from io import BytesIO
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from halfsaid.bots.characters import Seated
from halfsaid.bots.known import Known
from halfsaid.bots.reader import Thought
from halfsaid.rules import (
    CLUE_LENGTH,
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

log = logging.getLogger(__name__)

_AT_ONCE = 4  # questions
_REST_SECONDS = 30.0  # how long an endpoint that failed is left alone
_LONGEST_ANSWER = 1 << 20
_PICTURE_WIDTH = 512
_WHY_LENGTH = 200
_JSON = re.compile(r"\{.*\}", re.DOTALL)
_LANGUAGES = {"en": "English", "fr": "French", "ro": "Romanian"}

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


class Endpoint(Struct, frozen=True):
    """Where the model is: the address that ends before /chat/completions."""

    url: str
    model: str
    key: str | None = None
    seconds: float = 20.0  # after which there is no answer

    def __repr__(self) -> str:
        return f"Endpoint({self.model})"


class Answer(Struct):
    """What the model is asked for."""

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


class Oracle:
    """Asks an endpoint, and takes no answer for an answer."""

    def __init__(self, endpoint: Endpoint, now: Callable[[], float] = time.monotonic) -> None:
        self._endpoint = endpoint
        self._now = now
        # Threads of its own: whoever waits here for an answer keeps nobody else waiting.
        self._asking = ThreadPoolExecutor(_AT_ONCE, "oracle")
        self._resting_until = float("-inf")

    async def think(self, seated: Seated, view: View, cards: Mapping[str, Known]) -> Thought | None:
        """A legal move, or None."""
        if self._now() < self._resting_until or view.mine is None:
            return None
        asked = _question(view.public, view.mine, seated.said)
        if asked is None:
            return None
        question, shown = asked
        language = _LANGUAGES.get(seated.language, "English")
        rules = _RULES.format(temper=seated.character.temper, language=language)
        try:
            ask = partial(self._ask, rules, question, _files(shown, cards))
            async with asyncio.timeout(self._endpoint.seconds):
                answer = await asyncio.get_running_loop().run_in_executor(self._asking, ask)
            return _thought(answer, view.public, view.mine)
        except Exception as trouble:
            self._resting_until = self._now() + _REST_SECONDS
            log.warning("the endpoint gave no answer (%s): the built-in mind plays", type(trouble).__name__)
            return None

    def close(self) -> None:
        self._asking.shutdown(wait=False, cancel_futures=True)

    def _ask(self, rules: str, question: str, pictures: Sequence[tuple[int, str]]) -> Answer:
        content: list[dict[str, object]] = [{"type": "text", "text": question}]
        for number, path in pictures:
            content += [{"type": "text", "text": f"Picture {number}:"}, _picture(path)]
        messages = [{"role": "system", "content": rules}, {"role": "user", "content": content}]
        body = msgspec.json.encode({"model": self._endpoint.model, "messages": messages, "max_tokens": 300})
        completion = msgspec.json.decode(self._post(body), type=_Completion)
        found = _JSON.search(completion.choices[0].message.content if completion.choices else "")
        if found is None:
            raise ValueError("no JSON in the answer")
        return msgspec.json.decode(found[0], type=Answer)

    def _post(self, body: bytes) -> bytes:
        """One request, no redirects: the key goes to the address it was given for."""
        deadline = time.monotonic() + self._endpoint.seconds
        parts = urlsplit(self._endpoint.url)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        connection = kind(parts.netloc, timeout=self._endpoint.seconds)
        headers = {"Content-Type": "application/json"}
        if self._endpoint.key:
            headers["Authorization"] = f"Bearer {self._endpoint.key}"
        try:
            connection.request("POST", f"{parts.path.rstrip('/')}/chat/completions", body, headers)
            response = connection.getresponse()
            if response.status != 200:
                raise ValueError(f"status {response.status}")
            return _body(response, deadline)
        finally:
            connection.close()


def _body(response: HTTPResponse, deadline: float) -> bytes:
    """What is answered, or an error: a connection's own timeout is for each piece, and there may be many."""
    body = bytearray()
    while piece := response.read1(_LONGEST_ANSWER):
        body += piece
        if len(body) > _LONGEST_ANSWER or time.monotonic() > deadline:
            raise ValueError("an answer without end")
    return bytes(body)


def _question(public: Public, mine: Mine, said: Sequence[str]) -> tuple[str, list[tuple[int, str]]] | None:
    """What to ask, and the pictures to show with their numbers; None where there is nothing to go by."""
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
                if public.edition == "party":
                    veto = " You may also strike one out." if choice.veto else ""
                    return _VOTE_PARTY.format(clue=clue, veto=veto), board
                return _VOTE.format(clue=clue, most=" or 2" if choice.most == 2 else ""), board
    return None


def _thought(answer: Answer, public: Public, mine: Mine) -> Thought:
    """The answer as a legal move; ValueError if it is none."""
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


def _files(shown: Sequence[tuple[int, str]], cards: Mapping[str, Known]) -> list[tuple[int, str]]:
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
    """As JPEG, which every model reads; as it is where Pillow is missing."""
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
