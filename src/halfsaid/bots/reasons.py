"""The sentence in which a bot explains its choice, shown after the reveal."""

from random import Random

from halfsaid.bots.characters import Temper
from halfsaid.bots.lexicon import LexiconEntry, entry_for, framed, reasons


def linked(motif: str, clue: str, temper: Temper, language: str) -> str:
    """Return a sentence that names what linked clue and picture. The same choice always gets the same sentence."""
    shape = Random(f"{motif} {clue}").choice(reasons(temper, language))
    return framed(shape, entry_for(motif) or _unlisted(motif), language, clue.rstrip(".… "))


def guessed(language: str) -> str:
    """Return the sentence of a bot that had nothing to go by."""
    return reasons("guessed", language)[0]


def unseeing(language: str) -> str:
    """Return the sentence of a bot that gave its clue before it saw its cards."""
    return reasons("unseeing", language)[0]


def _unlisted(motif: str) -> LexiconEntry:
    """Return an entry for a motif that the lexicon lacks: quoted, since its gender and forms are unknown."""
    romanian = f"„{motif}”"
    return LexiconEntry("motif", motif, f"«\u00a0{motif}\u00a0»", (romanian,), (romanian, f"lui {romanian}"))
