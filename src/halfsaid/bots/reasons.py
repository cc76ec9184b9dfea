"""Why a bot chose, in one sentence, for afterwards."""

from collections.abc import Mapping

from halfsaid.bots.words import entry_for

_LINKED: Mapping[str, str] = {
    "en": "The {thing}, and “{clue}”.",
    "fr": "{thing}, et « {clue} ».",
    "ro": "{thing}, și „{clue}”.",
}
_GUESSED: Mapping[str, str] = {
    "en": "Nothing spoke to me; I guessed.",
    "fr": "Rien ne me parlait : au hasard.",
    "ro": "Nu mi-a spus nimic; am ghicit.",
}
_UNSEEING: Mapping[str, str] = {
    "en": "I said it before I saw a card.",
    "fr": "Je l’ai dit avant de voir une carte.",
    "ro": "Am spus-o înainte să văd vreo carte.",
}


def linked(motif: str, clue: str, language: str) -> str:
    """“The cage, and ‘freedom’.”"""
    entry = entry_for(motif)
    thing = motif if entry is None else entry.in_language(language)
    sentence = _LINKED[language].format(thing=thing, clue=clue.rstrip(".… "))
    return sentence[:1].upper() + sentence[1:]


def guessed(language: str) -> str:
    return _GUESSED[language]


def unseeing(language: str) -> str:
    return _UNSEEING[language]
