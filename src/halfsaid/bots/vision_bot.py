"""A bot that sees: any vision model behind an OpenAI-compatible endpoint, local or remote.

The model gets the pictures themselves and the same view as everybody. If anything goes wrong (no answer in time,
nonsense, an illegal move), the reading bot plays instead.
"""

import logging
import time
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from halfsaid.bots.bot import BotSeat, Thought
from halfsaid.bots.memory import CardFacts
from halfsaid.bots.vision_model import NoAnswer, VisionEndpoint, VisionModel
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

log = logging.getLogger(__name__)

_WHY_LENGTH = 200

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


class Answer(Struct):
    """The answer that the model is asked for."""

    card: int | None = None
    clue: str | None = None
    pictures: list[int] = []
    veto: int | None = None
    why: str = ""


class VisionBot:
    """Asks an endpoint for moves."""

    def __init__(self, endpoint: VisionEndpoint, now: Callable[[], float] = time.monotonic) -> None:
        self._model = VisionModel(endpoint, now)

    async def think(self, seat: BotSeat, view: View, cards: Mapping[str, CardFacts]) -> Thought | None:
        """Return a legal move, or None if the endpoint gave none."""
        if self._model.is_resting or view.mine is None:
            return None
        asked = _question(view.public, view.mine, seat.said)
        if asked is None:
            return None
        question, shown = asked
        language = LANGUAGES.get(seat.language, LANGUAGES[FALLBACK]).name
        rules = _RULES.format(temper=seat.character.temper, language=language)
        try:
            with self._model.resting_after_trouble():
                answer = await self._model.ask(rules, question, _files(shown, cards), Answer)
                return _thought(answer, view.public, view.mine)
        except NoAnswer as trouble:
            log.warning("the vision endpoint gave no answer (%s): the reading bot plays", trouble)
            return None


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
