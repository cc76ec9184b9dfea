"""Proofs and the press: what is painted again, what is written, what the game can read."""

import io
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import numpy as np
import pytest
from click.testing import CliRunner
from halfsaid.decks import read_deck
from halfsaid.files import whole_file
from PIL import Image

import studio.press as press_module
from studio.cards import WRAPPING, Card, deck, find_card
from studio.chance import Chance
from studio.check import check_cards
from studio.cli import app
from studio.darkroom import contact_sheet, over_cores
from studio.press import (
    FORMATS,
    Impression,
    PressError,
    as_out,
    bind,
    encoded,
    impression,
    manifest,
    pictures_out,
    publish,
    publishable,
    read_record,
    record,
)
from studio.proofs import digest, half_turned, kept_at, painting_key, proof
from studio.scene import Scene
from studio.texts import WRITTEN, BadTextsError, DeckTexts, read_texts

TEXTS = read_texts("inkwell")


@pytest.fixture(autouse=True)
def small_proofs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fifth of the true size, so that painting takes a moment only."""
    monkeypatch.setattr("studio.proofs.SIZE", (192, 288))


def printed(slug: str, content: bytes = b"x") -> Impression:
    names = {purpose: f"{slug}.{purpose}{form.suffix}" for purpose, form in FORMATS.items()}
    return Impression(slug, names, {name: content for name in names.values()}, 0.0, "")


def impressions(*slugs: str, content: bytes = b"x") -> dict[str, Impression]:
    return {slug: printed(slug, content) for slug in (*WRAPPING, *slugs)}


def test_a_proof_is_painted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert proof("inkwell", "wheat_whale", tmp_path).seconds > 0
    kept = kept_at("inkwell", "wheat_whale", tmp_path).read_bytes()
    assert proof("inkwell", "wheat_whale", tmp_path).seconds == 0
    monkeypatch.setattr("studio.proofs._painters_code", lambda: "another hand")
    assert proof("inkwell", "wheat_whale", tmp_path).seconds > 0
    again = np.asarray(Image.open(kept_at("inkwell", "wheat_whale", tmp_path)))
    (tmp_path / "before.png").write_bytes(kept)
    assert np.array_equal(again, np.asarray(Image.open(tmp_path / "before.png")))


def test_the_key_follows_scene_and_version() -> None:
    card = find_card("inkwell", "wheat_whale")
    moved = Card(card.slug, card.deck, card.version + 1, card.compose)
    scene = card.scene(card.chance())
    assert painting_key(card, scene) == painting_key(card, card.scene(card.chance())) != painting_key(moved, scene)


def test_a_digest_sees_every_change() -> None:
    card = find_card("inkwell", "wheat_whale")
    scene = card.scene(card.chance())
    whale = scene.find("whale")
    shifted = tuple(layer.placed(0.001) if layer is whale else layer for layer in scene.layers)
    assert digest(scene) == digest(card.scene(card.chance()))
    assert digest(scene) != digest(Scene(scene.sky, shifted, scene.focal, scene.light, scene.glaze, scene.shadow))


def test_a_back_looks_the_same_both_ways_up(tmp_path: Path) -> None:
    back = proof("inkwell", "back", tmp_path).picture()
    assert np.array_equal(back, back[::-1, ::-1])
    uneven = np.zeros((100, 40, 3), np.uint8)
    uneven[:10] = 200
    assert np.array_equal(half_turned(uneven)[-10:], uneven[:10]) and not np.array_equal(half_turned(uneven), uneven)


def test_cover_and_back_are_no_cards() -> None:
    assert not set(WRAPPING) & set(deck("inkwell"))
    assert [find_card("inkwell", name).slug for name in WRAPPING] == list(WRAPPING)


def test_work_is_spread_over_processes() -> None:
    assert sorted(over_cores(str.upper, ["a", "b", "c"], 2)) == ["A", "B", "C"]
    assert list(over_cores(str.upper, [], 2)) == []


def test_an_impression_is_the_same_every_time(tmp_path: Path) -> None:
    first, second = (impression("wheat_whale", "inkwell", tmp_path) for _ in range(2))
    assert first.files == second.files
    assert all(re.fullmatch(r"wheat_whale\.[0-9a-f]{12}\.(avif|webp)", name) for name in first.names.values())
    assert len(set(first.names.values())) == len(FORMATS)


def test_formats_have_their_sizes() -> None:
    picture = Image.new("RGB", (960, 1440), "teal")
    for width, form in ((360, FORMATS["small"]), (960, FORMATS["large"]), (480, FORMATS["fallback"])):
        with Image.open(io.BytesIO(encoded(picture, form))) as made:
            assert made.size == (width, width * 3 // 2) and made.format == form.kind


def test_binding_writes_the_deck_and_removes_what_is_no_longer_named(tmp_path: Path) -> None:
    (tmp_path / "old.123456.avif").write_bytes(b"old")
    (tmp_path / "notes.md").write_text("kept")
    edition = bind("inkwell", TEXTS, ["wheat_whale"], impressions("wheat_whale"), tmp_path)
    assert edition.removed == ("old.123456.avif",) and edition.cards == 1 and edition.size == 9
    book = json.loads((tmp_path / "deck.json").read_text())
    assert book["format"] == "halfsaid-deck/1" and book["licence"] == "CC BY 4.0"
    assert {path.name for path in tmp_path.iterdir()} == {
        "deck.json", "notes.md", *(name for made in impressions("wheat_whale").values() for name in made.files)
    }  # fmt: skip


def test_a_card_that_leaves_the_deck_retires_with_its_small_picture(tmp_path: Path) -> None:
    first, second, third = "reflected_procession", "wheat_whale", "wolf_shadow"
    bind("inkwell", TEXTS, [first, second], impressions(first, second), tmp_path)
    edition = bind("inkwell", TEXTS, [second, third], impressions(second, third), tmp_path)
    bound = read_deck(tmp_path)
    assert list(bound.cards) == [f"inkwell/{second}", f"inkwell/{third}"]
    old = bound.card(f"inkwell/{first}")
    assert old is not None and old == bound.retired[f"inkwell/{first}"] and old.description
    assert {old.picture.small, old.picture.large, old.picture.fallback} == {f"{first}.small.avif"}
    assert bound.file(f"{first}.small.avif") and f"{first}.large.avif" in edition.removed
    assert edition.cards == 2 and edition.size == 4 * 3 + 1

    bind("inkwell", TEXTS, [first, third], impressions(first, third), tmp_path)
    back = read_deck(tmp_path)
    assert (list(back.cards), list(back.retired)) == (
        [f"inkwell/{first}", f"inkwell/{third}"], [f"inkwell/{second}"]
    )  # fmt: skip


def test_a_deck_too_heavy_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press_module, "LARGEST_DECK", 8)
    with pytest.raises(PressError, match="MB"):
        bind("inkwell", TEXTS, ["wheat_whale"], impressions("wheat_whale"), tmp_path / "inkwell")
    assert not (tmp_path / "inkwell").exists()


def test_a_card_without_texts_is_not_published() -> None:
    with pytest.raises(PressError, match=r"no texts for .*wheat_whale"):
        publishable("inkwell", DeckTexts({}, {}, "", {}))
    with pytest.raises(BadTextsError):
        read_texts("nonsense")


def test_cards_come_in_the_order_of_their_texts() -> None:
    slugs = publishable("inkwell", TEXTS)
    assert slugs.index("wheat_whale") < slugs.index("reflected_procession")
    assert [card for card in TEXTS.cards if card in slugs] == slugs


def test_the_manifest_says_all_the_game_asks_for() -> None:
    book = manifest("inkwell", TEXTS, ["wheat_whale"], impressions("wheat_whale"))
    assert set(book.cards[0].description) == set(book.cards[0].clues) == set(WRITTEN)


def test_the_game_reads_what_the_press_writes(tmp_path: Path) -> None:
    bind("inkwell", TEXTS, ["wheat_whale"], impressions("wheat_whale"), tmp_path / "inkwell")
    assert list(read_deck(tmp_path / "inkwell").cards) == ["inkwell/wheat_whale"]


def test_an_interrupted_press_leaves_the_old_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "inkwell"
    bind("inkwell", TEXTS, ["wheat_whale"], impressions("wheat_whale"), folder)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    written: list[str] = []

    @contextmanager
    def until_the_power_fails(path: Path) -> Iterator[BinaryIO]:
        if len(written) == 4:
            raise OSError("no power")
        written.append(path.name)
        with whole_file(path) as file:
            yield file

    monkeypatch.setattr(press_module, "whole_file", until_the_power_fails)
    new = {
        slug: Impression(slug, made.names, {f"new.{name}": b"new" for name in made.files}, 0.0, "")
        for slug, made in impressions("wheat_whale").items()
    }
    with pytest.raises(OSError, match="no power"):
        bind("inkwell", TEXTS, ["wheat_whale"], new, folder)
    assert len(written) == 4 and {name: (folder / name).read_bytes() for name in before} == before
    assert list(read_deck(folder).cards) == ["inkwell/wheat_whale"]


def test_a_record_says_what_was_printed(tmp_path: Path) -> None:
    assert read_record("inkwell", tmp_path) == {}
    (tmp_path / "inkwell").mkdir()
    record({"cover": "12", "back": "34"}, tmp_path / "inkwell" / "printed.json")
    assert read_record("inkwell", tmp_path) == {"back": "34", "cover": "12"}


def test_publishing_from_end_to_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press_module, "publishable", lambda *_: ["wheat_whale"])
    told: list[str] = []
    edition = publish("inkwell", tmp_path / "decks", tmp_path, 1, lambda made: told.append(made.slug))
    assert sorted(told) == ["back", "cover", "wheat_whale"]
    assert edition.size == sum(path.stat().st_size for path in edition.folder.iterdir() if path.suffix != ".json")
    (large,) = edition.folder.glob("wheat_whale.*.webp")
    with Image.open(large) as picture:
        assert picture.size == (480, 720)


def test_what_is_out_stays_unless_it_is_painted_in_another_way(tmp_path: Path) -> None:
    def painted(shift: int) -> Impression:
        grain = np.random.default_rng(7).integers(100, 110, (288, 192, 3)) + shift
        files = {f"moon.{purpose}.{shift}{form.suffix}": encoded(Image.fromarray(grain.astype(np.uint8)), form)
                 for purpose, form in FORMATS.items()}  # fmt: skip
        return Impression("moon", dict(zip(FORMATS, files, strict=True)), files, 0.0, "")

    first = painted(0)
    bind("inkwell", TEXTS, [], impressions() | {"cover": first}, tmp_path)
    out = pictures_out(tmp_path)["cover"]
    again, otherwise = as_out(painted(1), out, tmp_path), as_out(painted(9), out, tmp_path)
    assert again is not None
    assert (again.names, again.files) == (first.names, first.files)
    assert otherwise is None


def test_a_refused_deck_is_refused_kindly(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["publish", "nonsense", "--out", str(tmp_path)])
    assert result.exit_code == 1 and "nonsense" in result.output


def test_faults_make_the_check_fail(tmp_path: Path) -> None:
    """Painted this small every card has the wrong size."""
    arguments = ["check", "inkwell", "wheat_whale", "--proofs", str(tmp_path), "--decks", str(tmp_path), "--measures"]
    result = CliRunner().invoke(app, [*arguments, "--workers", "1"])
    assert result.exit_code == 1
    assert "inkwell/wheat_whale is 192 x 288 pixels, not 960 x 1440" in result.output
    assert "wheat_whale" in result.output and "faults" in result.output


def test_a_broken_card_is_a_fault_and_stops_the_press(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unfinished(_: Chance) -> Scene:
        raise ValueError("no third leg")

    monkeypatch.setattr("studio.proofs.find_card", lambda name, slug: Card(slug, name, 1, unfinished))
    report = check_cards("inkwell", ["wheat_whale"], False, tmp_path, tmp_path, 1)
    assert report.faults == ("inkwell/wheat_whale cannot be painted: ValueError: no third leg",)
    with pytest.raises(PressError, match="wheat_whale cannot be painted"):
        impression("wheat_whale", "inkwell", tmp_path)


def test_names_stand_below_the_cards_when_asked_for(tmp_path: Path) -> None:
    Image.new("RGB", (80, 120), "white").save(tmp_path / "wheat_whale.png")
    sizes = []
    for names in (False, True):
        contact_sheet([tmp_path / "wheat_whale.png"], tmp_path / "sheet.png", 160, 12, names)
        with Image.open(tmp_path / "sheet.png") as sheet:
            sizes.append(sheet.size)
    assert sizes[0][0] == sizes[1][0] and sizes[0][1] < sizes[1][1]
