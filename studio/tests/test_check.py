"""Each check on a made-up picture that passes and on one that fails."""

from dataclasses import replace
from functools import cache

import cv2
import numpy as np
import pytest
from msgspec import structs
from PIL import Image, ImageDraw, ImageFont

from studio.check import (
    APART,
    SUBJECT_CONTRAST,
    THIRD,
    Examined,
    Measures,
    deck_faults,
    key_faults,
    likeness_faults,
    measured,
    picture_faults,
    words_faults,
)
from studio.colour import colour
from studio.geometry import ellipse, rectangle, solid
from studio.hands import Picture
from studio.lettering import longest_row
from studio.measures import (
    Fingerprint,
    apart,
    chroma,
    emptiest_third,
    fingerprint,
    region_contrast,
    share_of_two_hues,
    subject_contrast,
)
from studio.quotas import Quota, read_quotas, scene_words
from studio.scene import Group, Scene, Shape, Sky, group
from studio.texts import Brief, CardTexts, DeckTexts, read_texts, repeated_clues, text_faults

SUBJECT = solid(ellipse(400, 500, 150))
GOOD = Measures((960, 1440), (800.0, 1200.0), False, 0.1, 0.2, 0.4, "upper", 0, 0.6, 0.05, 0.8)


def speckled(seed: int = 1, level: int = 120) -> Picture:
    """A lively ground: soft blots all over, the same for the same seed."""
    noise = np.random.default_rng(seed).normal(0, 1, (45, 30, 3))
    blots = cv2.resize(noise, (960, 1440), interpolation=cv2.INTER_CUBIC)
    return np.asarray(np.clip(level + 24 * blots, 0, 255), np.uint8)


def with_disc(level: int) -> Picture:
    picture = speckled()
    cv2.circle(picture, (480, 600), 180, (level, level, level), -1)
    return picture


def scene(focal: str = "moon", *groups: Group) -> Scene:
    moon = group(Shape(SUBJECT, colour("cream")), name="moon")
    return Scene(None, (moon, *groups), focal=focal)


def test_a_subject_stands_out_by_its_value() -> None:
    assert subject_contrast(with_disc(230), SUBJECT) > 2 * SUBJECT_CONTRAST
    assert subject_contrast(with_disc(120), SUBJECT) < SUBJECT_CONTRAST
    assert subject_contrast(speckled(), SUBJECT) < SUBJECT_CONTRAST


def test_a_subject_stands_out_by_its_rim_alone() -> None:
    picture = speckled()
    cv2.circle(picture, (480, 600), 165, (20, 20, 20), 30)
    assert subject_contrast(picture, SUBJECT) > SUBJECT_CONTRAST


def test_a_focal_region_has_lights_and_darks() -> None:
    region = solid(rectangle(200, 300, 600, 700))
    assert region_contrast(with_disc(250), region) > 0.12
    assert region_contrast(np.full((1440, 960, 3), 120, np.uint8), region) < 0.01


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"size": (960, 960)}, "pixels"),
        ({"units": (800.0, 800.0)}, "units"),
        ({"share": 0.0}, "nothing solid"),
        ({"share": 0.01}, "subject on 1.0%"),
        ({"share": 0.9}, "subject on 90.0%"),
        ({"contrast": 0.05}, "does not read"),
        ({"region": True, "contrast": 0.1}, "focal region"),
        ({"third": 0.05}, "empty upper third"),
        ({"letters": 6}, "row of 6 letters"),
    ],
)
def test_every_limit_is_a_fault(change: dict[str, object], says: str) -> None:
    assert picture_faults(GOOD) == []
    faults = picture_faults(replace(GOOD, **change))  # type: ignore[arg-type]
    assert len(faults) == 1 and says in faults[0]


def test_a_picture_is_measured_as_a_whole() -> None:
    assert picture_faults(measured(scene(), with_disc(230))) == []
    assert "nothing solid" in picture_faults(measured(scene("sun"), with_disc(230)))[0]
    assert any("pixels" in fault for fault in picture_faults(measured(scene(), with_disc(230)[:960])))


def test_an_empty_third_is_found() -> None:
    picture = speckled()
    assert emptiest_third(picture)[0] > THIRD
    picture[:520] = np.linspace(90, 140, 520)[:, None, None]
    share, name = emptiest_third(picture)
    assert share < THIRD and name == "upper"


def test_copies_are_alike_and_strangers_are_not() -> None:
    first = fingerprint(speckled(1))
    assert apart(first, fingerprint(speckled(2))) > 2 * APART
    assert apart(first, fingerprint(speckled(1)[:, ::-1])) < 0.1
    assert apart(first, fingerprint(np.roll(speckled(1), 24, axis=1))) < APART


def test_likeness_is_judged_among_new_cards_and_with_all_others() -> None:
    new = {"d/a": fingerprint(speckled(1)), "d/b": fingerprint(speckled(2))}
    assert likeness_faults(new, {"e/c": fingerprint(speckled(3))}) == []
    (fault,) = likeness_faults(new, {"e/c": fingerprint(speckled(2, level=110))})
    assert fault.startswith("d/b and e/c are too alike")
    assert likeness_faults({**new, "d/z": new["d/a"]}, {})[0].startswith("d/a and d/z")


@pytest.mark.parametrize(("size", "ink"), [(24, "#141014"), (40, "#f8f0e0"), (64, "#141014")])
def test_writing_is_found(size: int, ink: str) -> None:
    picture = Image.fromarray(speckled())
    ImageDraw.Draw(picture).text((200, 700), "The Inn of Lost Boots", ink, ImageFont.load_default(size))
    assert longest_row(np.asarray(picture)) >= 5


def test_windows_and_fences_are_no_writing() -> None:
    picture = speckled()
    for index in range(9):
        cv2.rectangle(picture, (100 + 60 * index, 400), (130 + 60 * index, 450), (20, 20, 20), 6)
        cv2.line(picture, (100 + 40 * index, 800), (100 + 40 * index, 850), (20, 20, 20), 8)
    assert longest_row(picture) == 0


def test_a_scene_may_not_hold_lettering() -> None:
    said = scene_words(scene("moon", group(Shape(SUBJECT, colour("cream")), name="lettering")))
    assert picture_faults(GOOD, said) == ["has something called 'lettering' in its scene"]
    assert picture_faults(GOOD, scene_words(scene())) == []


def texts(**changes: object) -> CardTexts:
    whole = CardTexts(
        title="A Card",
        description={"en": "a", "fr": "b", "ro": "c"},
        clues={language: tuple(f"{language} {n}" for n in range(3)) for language in ("en", "fr", "ro")},
        motifs=("lamp",),
        mood=("calm",),
        brief=Brief("", "", "", ()),
    )
    return structs.replace(whole, **changes)


def test_texts_are_whole_in_every_language() -> None:
    assert text_faults(texts()) == []
    assert text_faults(texts(description={"en": "a", "fr": " "})) == [
        "has no description in fr",
        "has no description in ro",
    ]
    assert text_faults(texts(description={"en": "a", "fr": "l'eau", "ro": "a"})) == [
        "is typed, not typeset, in fr: curly apostrophes, and no plain space before ; : ! ?"
    ]
    assert text_faults(texts(clues={"en": ("a", "b", "c"), "fr": ("a", "b", "c"), "ro": ("a", "")})) == [
        "has 1 clues in ro; 3 are needed"
    ]


def book(**cards: CardTexts) -> DeckTexts:
    return DeckTexts({}, {}, "CC BY 4.0", cards)


def test_clues_are_given_once() -> None:
    first = texts(clues={"en": ("Once upon a time", "b", "c")})
    second = texts(clues={"en": ("once upon a time…", "d", "e"), "fr": ("b", "f", "g")})
    assert repeated_clues({"d": book(one=first)}) == []
    assert repeated_clues({"d": book(one=first), "e": book(two=second)}) == [("d/one", "e/two", "once upon a time…")]


def test_texts_of_other_decks_count_too() -> None:
    books = {"d": book(one=texts()), "e": book(two=texts())}
    faults = words_faults("d", ["one", "three"], books)
    assert "d/three has no texts" in faults
    assert "e/two gives the clue “en 0”, as d/one does" in faults


@cache
def any_print() -> Fingerprint:
    return fingerprint(speckled())


def examined(slug: str, *words: str) -> Examined:
    return Examined(slug, 0.0, GOOD, any_print(), frozenset(words))


def test_quotas_count_what_scenes_and_texts_say() -> None:
    quota = Quota("a lamp", frozenset({"lamp", "one cloud"}), 1, unless=frozenset({"wife"}))
    both = book(one=texts(), two=texts(motifs=("sea",)))
    assert deck_faults("d", [examined("one"), examined("two")], both, [quota]) == []
    (fault,) = deck_faults("d", [examined("one"), examined("two", "one cloud")], both, [quota])
    assert fault == "d has a lamp on 2 cards, 1 may: one, two"
    assert deck_faults("d", [examined("one"), examined("two", "one cloud", "wife")], both, [quota]) == []


def test_quotas_ask_for_what_a_deck_should_have() -> None:
    fog = structs.replace(texts(), brief=structs.replace(texts().brief, key=("fog",), view="above"))
    quotas = [Quota("fog", frozenset({"fog"}), least=2), Quota("views", frozenset({"above", "below"}), least=1)]
    (fault,) = deck_faults("d", [examined("one"), examined("two")], book(one=texts(), two=fog), quotas)
    assert fault == "d has fog on 1 cards, 2 should: two"


def test_a_key_is_measured() -> None:
    grey, red, teal = (np.full((1440, 960, 3), rgb, np.uint8) for rgb in ((128,) * 3, (200, 30, 30), (20, 150, 140)))
    assert chroma(red) > chroma(teal) > chroma(grey) < 0.001
    assert share_of_two_hues(grey) == share_of_two_hues(np.vstack([red, teal])) == pytest.approx(1)
    blue = np.full_like(red, (40, 40, 200))
    assert 0.5 < share_of_two_hues(np.vstack([red, teal, blue])) < 0.9
    (fault,) = key_faults(GOOD, ["high-key", "fog"])
    assert fault == "is called high-key, but measures 0.600; 0.68 is needed"
    assert key_faults(replace(GOOD, light=0.7), ["high-key"]) == []


def test_a_card_without_a_picture_is_a_fault_of_the_deck() -> None:
    assert "no picture for 1 cards: two" in deck_faults("d", [examined("one")], book(one=texts(), two=texts()), [])[0]


def test_a_scene_says_what_is_in_it() -> None:
    cloud = group(Shape(SUBJECT, colour("cream")), name="cloud")
    scarf = group(Shape(SUBJECT, colour("poppy red"), "scarf"), Shape(SUBJECT, colour("fox rust"), "fur"), name="fox")
    person = group(group(scarf, name="head"), group(name="trunk"), name="bride").placed(0, 0, 0.2)
    said = scene_words(scene("moon", cloud, scarf, person))
    assert {"moon", "one moon", "one cloud", "red scarf", "bride", "one small figure"} <= said
    assert "red fur" not in said and "one fox" not in said
    assert "one cloud" not in scene_words(scene("moon", cloud, cloud))
    assert "one small figure" not in scene_words(scene("moon", person, person))
    assert "contour sky" not in said
    assert "contour sky" in scene_words(replace(scene(), sky=Sky(())))
    assert "contour sky" in scene_words(scene("moon", group(Sky(()))))
    assert "contour sky" not in scene_words(replace(scene(), sky=Sky((), lines=0.1)))


def test_the_idea_book_of_inkwell_is_whole() -> None:
    inkwell = read_texts("inkwell")
    assert len(inkwell.cards) == 84
    assert [fault for card in inkwell.cards.values() for fault in text_faults(card)] == []
    assert repeated_clues({"inkwell": inkwell}) == []
    said = [examined(slug) for slug in inkwell.cards]
    assert deck_faults("inkwell", said, inkwell, read_quotas("inkwell")) == []
