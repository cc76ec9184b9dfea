"""Why a bot chose, in one sentence, for afterwards."""

from random import Random

from halfsaid.bots.characters import Temper
from halfsaid.bots.words import Entry, entry_for, framed, reasons


def linked(motif: str, clue: str, temper: Temper, language: str) -> str:
    """“I kept looking at the cage…”; of the same choice always the same."""
    shape = Random(f"{motif} {clue}").choice(reasons(temper, language))
    return framed(shape, entry_for(motif) or _unlisted(motif), language, clue.rstrip(".… "))


def guessed(language: str) -> str:
    return reasons("guessed", language)[0]


def unseeing(language: str) -> str:
    return reasons("unseeing", language)[0]


def _unlisted(motif: str) -> Entry:
    """A word of somebody's own deck, which has no article in any language but English."""
    romanian = f"„{motif}”"
    return Entry("motif", motif, f"«\u00a0{motif}\u00a0»", (romanian,), (romanian, f"lui {romanian}"))
