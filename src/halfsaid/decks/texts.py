"""Texts that people wrote for their pictures, in any language: `name.txt`, `cards.csv`.

A text's first paragraph describes the picture for those who cannot see it; every further line is an idea for a clue.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePosixPath

from msgspec import Struct, field

from halfsaid.decks.sources import Source, Unreadable, read_text
from halfsaid.pictures import one_line

TABLE = "cards.csv"
MOST_CLUES = 24
_LANGUAGE = re.compile(r"[a-z]{2,3}")
_COLUMN = re.compile(r"(description|clues)(?:[_ -]([a-z]{2,3}))?")


class CardWords(Struct):
    """The texts of one picture, by language."""

    description: dict[str, str] = field(default_factory=dict)
    clues: dict[str, tuple[str, ...]] = field(default_factory=dict)
    credit: str = ""

    def or_else(self, other: "CardWords") -> "CardWords":
        """Return these texts, completed with the other ones where these have none."""
        return CardWords(other.description | self.description, other.clues | self.clues, self.credit or other.credit)


class Words:
    """All texts that came with pictures. `language`: of texts that name none."""

    def __init__(self, texts: Iterable[Source], language: str) -> None:
        self.refused: list[tuple[str, str]] = []
        self._language = language
        self._beside: dict[str, CardWords] = {}
        self._table: dict[str, CardWords] = {}
        for source in texts:
            try:
                self._read(source)
            except Unreadable as why:
                self.refused.append((source.name, str(why)))

    def of(self, picture: Source, captions: Mapping[str, str]) -> CardWords:
        """Return the texts of this picture: from the table, else from a file beside it, else from its metadata."""
        name = picture.name
        told = CardWords({language or self._language: text for language, text in captions.items()})
        tabled = self._table.get(name.casefold()) or self._table.get(picture.file.casefold()) or CardWords()
        bare = str(PurePosixPath(name).with_suffix(""))
        beside = (self._beside.get(key.casefold()) for key in (name, bare))
        return tabled.or_else(next((words for words in beside if words), CardWords())).or_else(told)

    def _read(self, source: Source) -> None:
        if source.file.casefold() == TABLE:
            self._read_table(source)
        elif source.name.casefold().endswith(".txt"):
            bare, language = self._split(source.name[: -len(".txt")])
            known = self._beside.get(bare.casefold(), CardWords())
            self._beside[bare.casefold()] = _from_text(read_text(source), language).or_else(known)

    def _split(self, bare: str) -> tuple[str, str]:
        """Split off a language: `holiday.fr` is the French text of `holiday`."""
        stem, _, ending = bare.rpartition(".")
        return (
            (stem, ending) if stem and _LANGUAGE.fullmatch(ending) and ending not in _KINDS else (bare, self._language)
        )

    def _read_table(self, source: Source) -> None:
        rows = list(_rows(read_text(source)))
        if not rows or "file" not in rows[0]:
            raise Unreadable("Its first line must name the columns, of which one is 'file'.")
        for row in rows:
            self._table[row.get("file", "").strip().casefold()] = self._from_row(row)

    def _from_row(self, row: Mapping[str, str]) -> CardWords:
        words = CardWords(credit=one_line(row.get("credit", "")))
        for column, text in row.items():
            if (named := _COLUMN.fullmatch(column)) and text.strip():
                language = named[2] or row.get("language", "").strip().lower() or self._language
                if named[1] == "description":
                    words.description[language] = one_line(text)
                else:
                    words.clues[language] = _clues(text.split("|"))
        return words


_KINDS = frozenset(("jpg", "png", "gif", "bmp", "tif"))  # endings of three letters that are no languages


def _from_text(text: str, language: str) -> CardWords:
    first, *rest = re.split(r"\n\s*\n", text.replace("\r\n", "\n").strip(), maxsplit=1)
    clues = _clues(rest[0].splitlines()) if rest else ()
    return CardWords({language: one_line(first)} if one_line(first) else {}, {language: clues} if clues else {})


def _clues(texts: Iterable[str]) -> tuple[str, ...]:
    lines = (one_line(text.strip().lstrip("-*•").strip()) for text in texts)
    return tuple(dict.fromkeys(clue for clue in lines if clue))[:MOST_CLUES]


def _rows(text: str) -> Iterator[dict[str, str]]:
    """Yield the rows of a table whose columns are separated by commas, semicolons or tabs, as its first line shows."""
    head = text.partition("\n")[0]
    parted_by = max(",;\t", key=head.count)
    try:
        for row in csv.DictReader(io.StringIO(text, newline=""), delimiter=parted_by):
            yield {(name or "").strip().lower(): value or "" for name, value in row.items() if isinstance(value, str)}
    except csv.Error as error:
        raise Unreadable(f"It is no table: {error}.") from None
