"""Pictures without a word."""

from pathlib import Path

import pytest

from halfsaid.bots import CardFacts, HeardClue
from halfsaid.bots.memory import remember
from halfsaid.bots.pixels import words_for
from support.bots import sentences

PIL = pytest.importorskip("PIL.Image")


def painted(folder: Path, name: str, colour: tuple[int, int, int]) -> str:
    path = folder / f"{name}.png"
    PIL.new("RGB", (60, 90), colour).save(path)
    return str(path)


@pytest.mark.parametrize(
    ("colour", "word"),
    [((20, 20, 40), "night"), ((30, 90, 220), "sea"), ((40, 160, 50), "forest"), ((250, 250, 245), "light"),
     ((220, 170, 140), "face"), ((120, 120, 120), "grey"), ((200, 30, 20), "red")],
)  # fmt: skip
def test_colour_and_light_become_words(tmp_path: Path, colour: tuple[int, int, int], word: str) -> None:
    assert word in words_for(painted(tmp_path, word, colour))


def test_much_going_on_is_seen(tmp_path: Path) -> None:
    noise = PIL.effect_noise((200, 300), 120)
    noise.convert("RGB").save(tmp_path / "noise.png")
    assert "crowd" in words_for(str(tmp_path / "noise.png"))
    assert "silence" in words_for(painted(tmp_path, "still", (90, 90, 90)))


def test_what_cannot_be_seen_says_nothing(tmp_path: Path) -> None:
    (tmp_path / "broken.webp").write_bytes(b"not really a picture")
    assert words_for(str(tmp_path / "broken.webp")) == ()
    assert words_for(str(tmp_path / "missing.webp")) == ()


def test_a_card_without_texts_is_judged_by_its_looks(tmp_path: Path) -> None:
    sea = CardFacts(picture=painted(tmp_path, "sea", (30, 90, 220)))
    wood = CardFacts(picture=painted(tmp_path, "wood", (40, 160, 50)))
    fits = sentences().fits([HeardClue("Out on the ocean", "en")], [remember("s", sea, "x"), remember("w", wood, "x")])[
        0
    ]
    assert fits[0] > fits[1]


def test_texts_go_before_looks(tmp_path: Path) -> None:
    card = CardFacts(motifs=("key",), picture=painted(tmp_path, "both", (30, 90, 220)))
    assert remember("c", card, "x").motifs == ("key",)
