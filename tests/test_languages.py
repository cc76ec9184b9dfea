"""The languages: each whole in its file, and bots only in those that were written for them."""

import re
from pathlib import Path

import msgspec
import pytest

from halfsaid.bots import BotSeat
from halfsaid.bots.characters import CHARACTERS
from halfsaid.bots.meaning import WordOverlap
from halfsaid.bots.reading_bot import ReadingBot
from halfsaid.languages import BOT_LANGUAGES, FALLBACK, LANGUAGES, bot_language

PHRASES = Path(__file__).parent.parent / "src" / "halfsaid" / "bots" / "phrases"
WRITTEN = ("sayings", "expressions", "frames", "reasons")


def test_the_fallback_comes_first_and_is_spoken_by_bots() -> None:
    assert next(iter(LANGUAGES)) == FALLBACK
    assert FALLBACK in BOT_LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_bots_speak_what_was_written_for_them(code: str) -> None:
    files = {(PHRASES / f"{name}.{code}.txt").exists() for name in WRITTEN}
    assert files == {LANGUAGES[code].bots_speak_it}
    assert bot_language(code) == (code if LANGUAGES[code].bots_speak_it else FALLBACK)


def test_a_language_that_is_gone_is_answered_in_the_fallback() -> None:
    assert bot_language("tlh") == FALLBACK


@pytest.mark.parametrize("code", LANGUAGES)
def test_whoever_reads_any_language_can_play_with_bots(code: str) -> None:
    seat = BotSeat(CHARACTERS["pip"], "seed", code)
    assert ReadingBot(seat, WordOverlap()).language in BOT_LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_said_of_a_system_at_the_door_is_said_in_every_language(code: str) -> None:
    english, ours = LANGUAGES[FALLBACK].door.systems, LANGUAGES[code].door.systems
    assert [(name, len(steps)) for name, steps in ours.items()] == [
        (name, len(steps)) for name, steps in english.items()
    ]
    for name, steps in english.items():
        for step, said in zip(steps, ours[name], strict=True):
            assert re.findall(r'href="[^"]+"', said) == re.findall(r'href="[^"]+"', step)
    assert "{name}" in LANGUAGES[code].invitation.invites


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_the_server_says_is_printed_as_books_are(code: str) -> None:
    language = LANGUAGES[code]
    said = msgspec.json.encode((language.invitation, language.door, language.aid)).decode()
    plain = re.sub(r'<a href=\\"[^"]+\\">|</a>', "", said)
    assert re.findall(r"\w+'\w*|\\\"|\.\.\.", plain) == []
