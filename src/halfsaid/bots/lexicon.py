"""The lexicon, and everything bots say by heart, read from the files in `phrases/`."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from msgspec import Struct

# The kinds of nouns: living beings, what can be touched, abstractions, what happens or was done, people who need not
# be in the picture, colours; and nouns that are understood but never said, mostly because they have two senses.
NOUNS = ("creature", "thing", "concept", "event", "person", "colour", "unsaid")
SEEN = ("creature", "thing")  # the kinds that have a place in a picture: one can stand behind them or look at them
_WITHOUT_ARTICLE = ("concept", "colour", "unsaid")
_BARE = {"fr": "maison", "ro": "casă"}
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
        bare = self.kind in _WITHOUT_ARTICLE
        return {"house": self.english, "the house": self.english if bare else f"the {self.english}"}

    def bare(self, language: str) -> str:
        """Return the noun alone, as a clue of one word."""
        return _capital(self.forms(language)[_BARE.get(language, "house")])

    def nouns(self, language: str) -> tuple[str, ...]:
        """Return the noun alone as it may stand in a clue: in Romanian it is bent at its end."""
        bent = self.bent if language == "ro" else ()
        return (self.forms(language)[_BARE.get(language, "house")], *bent)


class Saying(Struct, frozen=True):
    """Something that bots say and understand: a saying, half a quotation, a fragment of talk or a sound."""

    kind: str
    text: str
    meaning: str  # in English: what one may think of when hearing it


@cache
def lexicon(kind: str) -> tuple[LexiconEntry, ...]:
    """Return the entries of one kind: one of `NOUNS`, or mood, or common."""
    return tuple(entry for entry in _entries() if entry.kind == kind)


@cache
def entry_for(english: str) -> LexiconEntry | None:
    """Return the entry of an English noun, if there is one."""
    return next((entry for entry in _entries() if entry.english == english and entry.kind in NOUNS), None)


@cache
def sayings(language: str) -> tuple[Saying, ...]:
    """Return everything that bots say by heart in a language."""
    return tuple(Saying(kind, *line.split(" = ")) for kind, line in sections(f"sayings.{language}.txt"))


@cache
def frames(kind: str, language: str) -> tuple[str, ...]:
    """Return the clues with a gap for a noun of this kind. People fit where any living being does."""
    wanted = "creature" if kind == "person" else kind
    return tuple(line for section, line in sections(f"frames.{language}.txt") if section == wanted)


@cache
def reasons(kind: str, language: str) -> tuple[str, ...]:
    """Return sentences that explain a choice.

    `kind` is a temper, or a temper followed by `, seen` for sentences about things that have a place in a picture, or
    `guessed`, or `unseeing`.
    """
    return tuple(line for section, line in sections(f"reasons.{language}.txt") if section == kind)


def framed(frame: str, entry: LexiconEntry, language: str, clue: str = "") -> str:
    """Return the frame with this noun in the place of the word for house."""
    return _capital(frame.format(clue=clue, **entry.forms(language)))


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


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _french_forms(noun: str) -> Mapping[str, str]:
    article = next((article for article in _ARTICLES if noun.startswith(article)), "")
    bare = noun.removeprefix(article)
    return {
        "maison": bare,
        "la maison": noun,
        "de la maison": _OF.get(article, f"de {article}") + bare,
        "à la maison": _TO.get(article, f"à {article}") + bare,
        "de maison": ("d’" if article == "l’" else "de ") + bare,
    }
