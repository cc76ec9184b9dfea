"""The languages that the game speaks: card texts, bots and pages. The first is the fallback."""

from collections.abc import Mapping

LANGUAGES: Mapping[str, str] = {"en": "English", "fr": "French", "ro": "Romanian"}
