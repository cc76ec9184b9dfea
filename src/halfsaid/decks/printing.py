"""A deck as a PDF for a real table: cards to cut out, their backs, a score track, voting discs, the rules in short.

Cards are 56 × 84 mm, nine to a sheet, with 2 mm beyond every cut. A sheet is symmetrical, and backs follow their fronts
mirrored, so they meet whichever edge a printer turns the paper on.
"""

import io
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple

import numpy as np
from fpdf import FPDF
from fpdf.enums import MethodReturnValue
from fpdf.fonts import TTFFont
from PIL import Image

from halfsaid.decks import Deck, Picture
from halfsaid.decks.table_aids import DISCS, disc
from halfsaid.files import write_whole
from halfsaid.languages import LANGUAGES, Aid

Paper = Literal["A4", "Letter"]

_CARD = (56.0, 84.0)  # mm, as all lengths here
_BLEED = 2.0
_CELL = (_CARD[0] + 2 * _BLEED, _CARD[1] + 2 * _BLEED)
_ACROSS, _DOWN = 3, 3
_BLOCK = (_ACROSS * _CELL[0], _DOWN * _CELL[1])
_MARK, _GAP = 3.5, 1.5  # a cut mark, and how far from the pictures it begins
_RULER = 50.0
_BORDER = 0.085  # of a back, left out at each side: a border would show every drift of the printer
_FONTS = Path(__file__).parent / "fonts"
_NIGHT, _GOLD, _PAPER, _BROWN, _GREY = (44, 34, 43), (224, 185, 99), (242, 230, 202), (155, 111, 43), (110, 100, 100)
_TRACK = 30  # points
_AID_HEIGHT, _AID_MARGIN, _AID_GAP = 85.0, 2.5, 3.0
_AID_SIZES = (8.5, 8.0, 7.5, 7.0, 6.5, 6.0)  # points of letters


class _Cell(NamedTuple):
    left: float
    top: float


def print_deck(deck: Deck, paper: Paper, to: Path, tell: Callable[[], None] = lambda: None) -> int:
    """Write the deck's PDF. Return how many pages it has. `tell` is called for every card."""
    sheet = _Sheets(deck, paper)
    pictures = [card.picture for card in deck.manifest.cards]
    sheets = [pictures[start : start + 9] for start in range(0, len(pictures), 9)]
    back = _with_bleed(deck.folder / deck.manifest.back.large, _BORDER)
    for number, nine in enumerate(sheets, start=1):
        sheet.fronts(nine, f"{number} / {len(sheets)}", tell)
        sheet.backs(len(nine), back, f"{number} / {len(sheets)}")
    sheet.aids()
    sheet.discs_for_many()
    sheet.credits()
    write_whole(to, bytes(sheet.pdf.output()))
    return int(sheet.pdf.pages_count)


def _with_bleed(path: Path, without: float = 0.0) -> bytes:
    """Cut this share off every side of a picture, then mirror it beyond its edges, so that no cut shows white."""
    with Image.open(path) as picture:
        x, y = (round(without * side) for side in picture.size)
        pixels = np.asarray(picture.convert("RGB").crop((x, y, picture.width - x, picture.height - y)))
    more = round(pixels.shape[1] * _BLEED / _CARD[0])
    wide = np.pad(pixels, ((more, more), (more, more), (0, 0)), mode="reflect")
    target = io.BytesIO()
    Image.fromarray(wide).save(target, "JPEG", quality=88)
    return target.getvalue()


class _Sheets:
    """The pages of one deck."""

    def __init__(self, deck: Deck, paper: Paper) -> None:
        self.pdf = FPDF(format=paper)
        self.pdf.set_auto_page_break(False)
        self.pdf.add_font("sans", "", _FONTS / "alegreya-sans-400.ttf")
        self.pdf.add_font("sans", "B", _FONTS / "alegreya-sans-700.ttf")
        self.pdf.set_title(self._in_our_letters(deck.title(), deck.id))
        self.pdf.set_creator("Halfsaid")
        self._deck = deck
        self._left = (self.pdf.w - _BLOCK[0]) / 2
        self._top = (self.pdf.h - _BLOCK[1]) / 2

    def fronts(self, pictures: Sequence[Picture], number: str, tell: Callable[[], None]) -> None:
        self.pdf.add_page()
        for cell, picture in zip(self._cells(), pictures, strict=False):
            self._picture(_with_bleed(self._deck.folder / picture.large), cell)
            tell()
        self._marks()
        self._margin(number)

    def backs(self, count: int, back: bytes, number: str) -> None:
        self.pdf.add_page()
        for cell in list(self._cells())[:count]:
            mirrored = _Cell(self.pdf.w - cell.left - _CELL[0], cell.top)
            self._picture(back, mirrored)
        self._marks()
        self._margin(number)

    def _cells(self) -> Iterator[_Cell]:
        for at in range(_ACROSS * _DOWN):
            yield _Cell(self._left + at % _ACROSS * _CELL[0], self._top + at // _ACROSS * _CELL[1])

    def _picture(self, content: bytes, cell: _Cell) -> None:
        self.pdf.image(io.BytesIO(content), cell.left, cell.top, *_CELL)

    def _marks(self) -> None:
        """Draw the cut marks outside the pictures."""
        self.pdf.set_draw_color(60)
        self.pdf.set_line_width(0.15)
        ends = (self._top - _GAP - _MARK, self._top + _BLOCK[1] + _GAP)
        for column in range(_ACROSS):
            for edge in (_BLEED, _BLEED + _CARD[0]):
                x = self._left + column * _CELL[0] + edge
                for y in ends:
                    self.pdf.line(x, y, x, y + _MARK)
        sides = (self._left - _GAP - _MARK, self._left + _BLOCK[0] + _GAP)
        for row in range(_DOWN):
            for edge in (_BLEED, _BLEED + _CARD[1]):
                y = self._top + row * _CELL[1] + edge
                for x in sides:
                    self.pdf.line(x, y, x + _MARK, y)

    def _margin(self, number: str) -> None:
        """Print in the margin which sheet this is, and a ruler that shows whether it was printed in full size."""
        title = self._in_our_letters(self._deck.title(), self._deck.id)
        x, y = self._left - _GAP - _MARK - 2.5, self._top + _BLOCK[1]
        self._font(8, color=_GREY)
        with self.pdf.rotation(90, x, y):
            self.pdf.text(x, y, f"{title} · {number}")
        begin = self._top + _RULER
        with self.pdf.rotation(90, x, begin):
            self.pdf.set_draw_color(*_GREY)
            self.pdf.set_line_width(0.2)
            self.pdf.line(x, begin, x + _RULER, begin)
            self.pdf.line(x, begin, x, begin - 1.5)
            self.pdf.line(x + _RULER, begin, x + _RULER, begin - 1.5)
            self.pdf.text(x + 15, begin - 1, "50 mm · 100 %")

    def aids(self) -> None:
        """Score track, discs for six, and the rules in short, in every language of the game."""
        self.pdf.add_page()
        self._track()
        for row, name in enumerate(list(DISCS)[:6]):
            for column in range(8):
                self._disc(name, column + 1, self._left + 11.25 + column * 22.5, self._top + 73 + row * 18.5, 17.0)
        self._rules_in_short()
        self._margin("1")

    def discs_for_many(self) -> None:
        """Discs for tables of seven to twelve: twelve each for six more players, and 9 to 12 for the first six."""
        self.pdf.add_page()
        wanted = [(name, number) for name in list(DISCS)[6:] for number in range(1, 13)]
        wanted += [(name, number) for name in list(DISCS)[:6] for number in range(9, 13)]
        for at, (name, number) in enumerate(wanted):
            x, y = self._left + 7.5 + at % 12 * 15, self._top + 12 + at // 12 * 18
            self._disc(name, number, x, y, 13.6)
        self._margin("2")

    def _track(self) -> None:
        left, top = self._left, self._top
        self.pdf.set_fill_color(*_NIGHT)
        self.pdf.rect(left, top, _BLOCK[0], 62, style="F", round_corners=True, corner_radius=2)
        places = [_on_track(points) for points in range(_TRACK + 1)]
        self.pdf.set_draw_color(*_GOLD)
        self.pdf.set_line_width(0.5)
        self.pdf.set_dash_pattern(0.6, 1.6)
        for (x, y), (x2, y2) in pairwise(places):
            self.pdf.line(left + x, top + y, left + x2, top + y2)
        self.pdf.set_dash_pattern()
        self.pdf.set_draw_color(*_BROWN)
        self.pdf.set_line_width(0.3)
        for points, (x, y) in enumerate(places):
            five = points % 5 == 0
            wide, high = (14.0, 11.5) if five else (12.0, 9.6)
            self.pdf.set_fill_color(*(_GOLD if five else _PAPER))
            self.pdf.ellipse(left + x - wide / 2, top + y - high / 2, wide, high, style="DF")
            self._centred(str(points), left + x, top + y, 12, color=_NIGHT)

    def _disc(self, name: str, number: int, x: float, y: float, size: float) -> None:
        self.pdf.image(io.BytesIO(disc(name).encode()), x - size / 2, y - size / 2, size, size)
        self._centred(str(number), x, y + size * 0.19, size * 0.95, color=DISCS[name].ink)

    def _rules_in_short(self) -> None:
        """A small card for each language, side by side, all in the largest letters in which the longest fits."""
        aids = [language.aid for language in LANGUAGES.values()]
        wide = (_BLOCK[0] - _AID_GAP * (len(aids) - 1)) / len(aids)
        most = _AID_HEIGHT - 2 * _AID_MARGIN
        size = next(size for size in _AID_SIZES if all(self._aid(aid, wide, size, None) <= most for aid in aids))
        for column, aid in enumerate(aids):
            self._aid(aid, wide, size, (self._left + column * (wide + _AID_GAP), self._top + 179))

    def _aid(self, aid: Aid, wide: float, size: float, at: tuple[float, float] | None) -> float:
        """How high a card is in letters of this size; `at`: where it is drawn, None if it is only measured."""
        if at is not None:
            self._slip(*at, wide, _AID_HEIGHT)
            self.pdf.set_xy(at[0] + _AID_MARGIN, at[1] + _AID_MARGIN)
        high = 0.0
        for heading, *lines in (aid.turn, aid.points):
            self._font(size * 1.3, bold=True, color=_NIGHT)
            high += self._lines(heading, wide, size * 0.59, at)
            self._font(size, color=_NIGHT)
            high += sum(self._lines(f"·  {text}", wide, size * 0.435, at) for text in lines)
            self.pdf.ln(0 if at is None else _AID_GAP / 2)
            high += _AID_GAP / 2
        return high

    def _slip(self, x: float, y: float, wide: float, high: float) -> None:
        self.pdf.set_draw_color(*_BROWN)
        self.pdf.set_line_width(0.2)
        self.pdf.set_fill_color(251, 244, 228)
        self.pdf.set_dash_pattern(1, 1)
        self.pdf.rect(x, y, wide, high, style="DF", round_corners=True, corner_radius=1.5)
        self.pdf.set_dash_pattern()

    def _lines(self, text: str, wide: float, line: float, at: tuple[float, float] | None) -> float:
        """How high this text is, and the text itself where it is to be drawn."""
        if at is not None:
            self.pdf.set_x(at[0] + _AID_MARGIN)
        high = self.pdf.multi_cell(
            wide - 2 * _AID_MARGIN, line, text, align="L", new_x="LEFT", new_y="NEXT", dry_run=at is None,
            output=MethodReturnValue.HEIGHT,
        )  # fmt: skip
        assert isinstance(high, float | int), "as was asked for"
        return float(high)

    def credits(self) -> None:
        """Print whose pictures these are, as a licence may ask; on further pages if there are many."""
        book = self._deck.manifest
        own = dict.fromkeys(card.credit for card in book.cards if card.credit)
        lines = [f"{self._in_our_letters(self._deck.title(), self._deck.id)} · {book.licence}", book.credit, *own]
        self.pdf.set_margins(self._left, self._top)
        self.pdf.set_xy(self._left, self._top + 156)
        self.pdf.set_auto_page_break(True, margin=self._top)
        self._font(8.5, color=_NIGHT)
        for text in filter(None, lines):
            self.pdf.multi_cell(_BLOCK[0], 4, self._in_our_letters(text, "?"), new_x="LMARGIN", new_y="NEXT")
        self.pdf.set_auto_page_break(False)

    def _font(self, size: float, color: tuple[int, int, int], *, bold: bool = False) -> None:
        self.pdf.set_font("sans", "B" if bold else "", size)
        self.pdf.set_text_color(*color)

    def _centred(self, text: str, x: float, y: float, size: float, color: tuple[int, int, int]) -> None:
        self._font(size, color=color, bold=True)
        self.pdf.text(x - self.pdf.get_string_width(text) / 2, y + size * 0.12, text)

    def _in_our_letters(self, text: str, otherwise: str) -> str:
        """Return the letters of a text that our font has; `otherwise` if it has less than half of them."""
        font = self.pdf.fonts["sans"]
        assert isinstance(font, TTFFont), "ours is one"
        known = font.cmap
        left_out = "".join(mark for mark in text if ord(mark) in known)
        return left_out if len(left_out) > len(text) / 2 else otherwise


def _on_track(points: int) -> tuple[float, float]:
    """Return the place of this many points: back and forth in three rows, along a wave."""
    row, step = divmod(points, 11)
    x = 10 + step * 16 if row % 2 == 0 else 170 - step * 16
    return x, 13 + row * 18 + 2.6 * float(np.sin(points * 0.9))
