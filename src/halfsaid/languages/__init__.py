"""The languages of the game. What the server says in each is in a file beside this one.

What the page says is in `web/src/words`, in files of the same names; docs/translating.md tells how to bring one.
Bots speak only some of them: their clues are written, not translated.
"""

from collections.abc import Mapping
from importlib.resources import files

import msgspec
from msgspec import Struct

FALLBACK = "en"


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The preview of a link in messengers."""

    locale: str  # as OpenGraph names it
    motto: str
    invites: str  # {name}: the host's
    come: str


class Doorstep(Struct, frozen=True, forbid_unknown_fields=True):
    """The page for a device that does not trust the house yet."""

    title: str
    looking: str
    lead: str
    once: str
    done: str
    without: str
    without_means: str
    why: str
    systems: dict[str, tuple[str, ...]]  # a system's name, then its steps


class Aid(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules on a small card, printed with a deck: each part a heading and its lines."""

    turn: tuple[str, ...]
    points: tuple[str, ...]


class Language(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the server says in one language."""

    name: str  # in English
    bots_speak_it: bool
    invitation: Invitation
    door: Doorstep
    aid: Aid
    code_words: tuple[str, ...]  # lines of words. A word's place is part of every code: respell it, never move it


def _read() -> Mapping[str, Language]:
    """Return all languages: the fallback first, the others by their codes."""
    found = sorted(file.name for file in files(__name__).iterdir() if file.name.endswith(".json"))
    codes = sorted((name.removesuffix(".json") for name in found), key=lambda code: (code != FALLBACK, code))
    return {code: msgspec.json.decode((files(__name__) / f"{code}.json").read_bytes(), type=Language) for code in codes}


LANGUAGES: Mapping[str, Language] = _read()
BOT_LANGUAGES: tuple[str, ...] = tuple(code for code, language in LANGUAGES.items() if language.bots_speak_it)


def bot_language(language: str) -> str:
    """Return the language of bots for readers of this one: the same, or the fallback if it has no bots' clues."""
    return language if language in BOT_LANGUAGES else FALLBACK
