"""Words for a picture, offered by a vision model: people take them, change them or leave them."""

import unicodedata

from msgspec import Struct

from halfsaid.bots.vision_model import NoAnswer, VisionModel
from halfsaid.languages import FALLBACK, LANGUAGES
from halfsaid.rules import CLUE_LENGTH
from halfsaid.rules.words import is_line

DESCRIPTION_LENGTH = 500
_MOST_IDEAS = 6

_RULES = (
    "You describe the picture cards of a party game for people who cannot see them. Write {language}. "
    "Answer with one JSON object and nothing else."
)
_QUESTION = (
    "Describe this picture in one or two plain sentences: what is to be seen, where it is, how it looks. Do not "
    "interpret it, do not guess who people are, and do not begin with “The picture shows”. Then give up to six ideas "
    "for clues of one to six words: allusions that only half of the players would connect with it, never a "
    'description. Answer {"description": "…", "clues": ["…"]}.'
)


class OfferedWords(Struct, frozen=True):
    """What a model says of a picture. Nothing of it is kept before somebody takes it."""

    description: str
    clues: tuple[str, ...] = ()  # ideas


async def describe(model: VisionModel, file: str, language: str) -> OfferedWords:
    """Return words for the picture in this file, in this language; or raise NoAnswer."""
    if model.is_resting:
        raise NoAnswer("resting")
    rules = _RULES.format(language=LANGUAGES.get(language, LANGUAGES[FALLBACK]).name)
    with model.resting_after_trouble():
        offered = await model.ask(rules, _QUESTION, [(1, file)], OfferedWords)
        description = _tidy(offered.description)
        if not is_line(description, DESCRIPTION_LENGTH):
            raise ValueError("no description")
    ideas = (tidy for idea in offered.clues if is_line(tidy := _tidy(idea), CLUE_LENGTH))
    return OfferedWords(description, tuple(dict.fromkeys(ideas))[:_MOST_IDEAS])


def _tidy(text: str) -> str:
    """In one line, without what cannot be seen."""
    seen = "".join(letter for letter in text if letter.isspace() or not unicodedata.category(letter).startswith("C"))
    return " ".join(seen.split())
