"""The lexicon, and everything bots say by heart, read from the files in `phrases/`."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from msgspec import Struct

_NOUNS = ("motif", "concept", "figure")
_ARTICLES = ("le ", "la ", "l’", "les ")
_OF = {"le ": "du ", "les ": "des "}
_TO = {"le ": "au ", "les ": "aux "}


class LexiconEntry(Struct, frozen=True):
    """One line of the lexicon. French nouns come with their article."""

    kind: str
    english: str
    french: str
    romanian: tuple[str, ...]  # bots say the first and understand all
    bent: tuple[str, ...] = ()  # the Romanian noun with its article, and in the genitive

    def forms(self, language: str) -> Mapping[str, str]:
        """Return the noun in every form that a frame can ask for. The keys are those forms of the word for house."""
        match language:
            case "fr":
                return _french_forms(self.french)
            case "ro":
                return dict(zip(("casă", "casa", "casei"), (self.romanian[0], *self.bent), strict=True))
        return {"house": self.english, "the house": self.english if self.kind == "concept" else f"the {self.english}"}


@cache
def lexicon(kind: str) -> tuple[LexiconEntry, ...]:
    """Return the entries of one kind: motif, mood, concept (abstract), figure (one of several) or common."""
    return tuple(entry for entry in _entries() if entry.kind == kind)


@cache
def entry_for(english: str) -> LexiconEntry | None:
    """Return the entry of an English noun, if there is one."""
    return next((entry for entry in _entries() if entry.english == english and entry.kind in _NOUNS), None)


@cache
def sayings(language: str) -> tuple[tuple[str, str], ...]:
    """Return (kind, text) pairs: sayings broken off, half-quotations, fragments, sounds."""
    return tuple(sections(f"sayings.{language}.txt"))


@cache
def frames(kind: str, language: str) -> tuple[str, ...]:
    """Return the clues with a gap for a noun of this kind."""
    return tuple(line for section, line in sections(f"frames.{language}.txt") if section == kind)


@cache
def reasons(kind: str, language: str) -> tuple[str, ...]:
    """Return sentences that explain a choice. `kind` is a temper, or `guessed`, or `unseeing`."""
    return tuple(line for section, line in sections(f"reasons.{language}.txt") if section == kind)


def framed(frame: str, entry: LexiconEntry, language: str, clue: str = "") -> str:
    """Return the frame with this noun in the place of the word for house."""
    text = frame.format(clue=clue, **entry.forms(language))
    return text[:1].upper() + text[1:]


def sections(file: str) -> Iterator[tuple[str, str]]:
    """Yield (section, line) for every line of a file in `phrases/`."""
    kind = ""
    for line in files("halfsaid.bots").joinpath("phrases", file).read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            kind = line[2:]
        elif line:
            yield kind, line


@cache
def _entries() -> tuple[LexiconEntry, ...]:
    return tuple(_entry(kind, *line.split("|")) for kind, line in sections("lexicon.txt"))


def _entry(kind: str, english: str, french: str, romanian: str, *bent: str) -> LexiconEntry:
    return LexiconEntry(kind, english, french, tuple(romanian.split(",")), bent)


def _french_forms(noun: str) -> Mapping[str, str]:
    article = next((article for article in _ARTICLES if noun.startswith(article)), "")
    bare = noun.removeprefix(article)
    return {
        "la maison": noun,
        "de la maison": _OF.get(article, f"de {article}") + bare,
        "à la maison": _TO.get(article, f"à {article}") + bare,
        "de maison": ("d’" if article == "l’" else "de ") + bare,
    }
