"""Files that were trouble for others: the pictures that Pillow itself is tested with, and photos that exif-js shows."""

import io

import pytest
from PIL import Image

from halfsaid.pictures import Darkroom, Print, near
from halfsaid.pictures.developing import develop
from support.corpora import exif_samples, pillows
from support.photos import outcome


@pytest.mark.timeout(180)
def test_each_becomes_a_card_or_gets_a_sentence() -> None:
    """And none brings its decoder down, neither those of our kinds nor those that were made to crash others."""
    files = pillows()
    with Darkroom() as darkroom:
        made = dict(darkroom.over(lambda name: outcome(darkroom, files[name]), files))
    problems = {name: each for name, each in made.items() if not isinstance(each, Print)}
    assert {name for name, each in problems.items() if getattr(each, "code", "") in ("crash", "time")} == set()
    kinds = {name.rpartition(".")[2] for name, each in made.items() if isinstance(each, Print)}
    assert kinds >= {"jpg", "png", "webp", "avif", "gif", "bmp", "tif"}
    assert len(problems) < len(files)


@pytest.mark.parametrize("orientation", range(2, 9))
@pytest.mark.parametrize("kind", ["jpg", "webp"])
def test_a_portrait_stored_on_its_head_looks_at_us(kind: str, orientation: int) -> None:
    upright, turned = pillows()["hopper.jpg"], pillows()[f"hopper_orientation_{orientation}.{kind}"]
    assert near(develop(upright).fingerprint, develop(turned).fingerprint)


def test_photos_of_exif_js_lose_what_they_tell() -> None:
    photos = exif_samples()
    told = 0
    for photo in photos:
        made = develop(photo)
        told += made.told_where_or_when
        for content in (made.small, made.large, made.fallback):
            with Image.open(io.BytesIO(content)) as card:
                assert not card.getexif()
    assert told >= 3
