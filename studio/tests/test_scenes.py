"""Every card of every deck, cover, back and face is composed, and is what it was.

After a wanted change: `pytest tests/test_scenes.py --regenerate`, then read the diff. What is in print is compared with
the same file: a card composed anew stands in `golden/awaiting_print.txt` until its deck is published again.
"""

from pathlib import Path

import pytest
from halfsaid.decks import FINISHED, read_deck

from studio.cards import WRAPPING, compositions, deck_names, find_card
from studio.chance import Chance
from studio.faces import FACES
from studio.gists import alike, gist
from studio.press import read_record
from studio.scene import Scene

GOLDEN = Path(__file__).parent / "golden" / "scenes.txt"
AWAITING = Path(__file__).parent / "golden" / "awaiting_print.txt"  # deck/card, one a line
NAMES = [
    *(f"{deck_name}/{slug}" for deck_name in deck_names() for slug in compositions(deck_name)),
    *(f"faces/{name}" for name in FACES),
]
PRINTED = [deck_name for deck_name in deck_names() if read_record(deck_name)]


def scene(name: str) -> Scene:
    folder, slug = name.split("/")
    if folder == "faces":
        return FACES[slug](Chance(slug))
    card = find_card(folder, slug)
    return card.scene(card.chance())


def golden() -> dict[str, str]:
    rows = GOLDEN.read_text().splitlines() if GOLDEN.exists() else []
    return {name: said for name, said in (row.split(maxsplit=1) for row in rows)}


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_is_as_it_was(name: str, regenerate: bool) -> None:
    now = gist(scene(name))
    if regenerate:
        rows = {known: said for known, said in golden().items() if known in NAMES} | {name: now}
        GOLDEN.write_text("".join(f"{known} {said}\n" for known, said in sorted(rows.items())))
    assert name in golden() and alike(golden()[name], now), f"{name} is composed differently"


def test_no_scene_is_remembered_that_nobody_composes() -> None:
    assert set(golden()) == set(NAMES)


@pytest.mark.parametrize("deck_name", PRINTED)
def test_what_is_in_print_is_what_is_composed_or_awaits_print(deck_name: str) -> None:
    composed = {name.split("/")[1]: said for name, said in golden().items() if name.startswith(f"{deck_name}/")}
    printed = read_record(deck_name)
    same = {slug for slug in composed.keys() & printed.keys() if alike(composed[slug], printed[slug])}
    changed = {f"{deck_name}/{slug}" for slug in (composed.keys() | printed.keys()) - same}
    awaiting = {name for name in AWAITING.read_text().splitlines() if name.startswith(f"{deck_name}/")}
    assert changed == awaiting, f"publish {deck_name} again, or write into {AWAITING.name} what awaits it"


@pytest.mark.parametrize("deck_name", PRINTED)
def test_the_game_has_the_deck_that_was_printed(deck_name: str) -> None:
    published = read_deck(FINISHED / deck_name).manifest
    assert {*WRAPPING, *(card.id for card in published.cards)} == set(read_record(deck_name))
