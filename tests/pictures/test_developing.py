"""Pictures become cards: of every format, orientation, colour space and shape."""

import io

import pytest
from PIL import Image, ImageCms, ImageDraw

from halfsaid.pictures import BadPicture, Crop, Mat, Print, Wish, near
from halfsaid.pictures.developing import develop, inspect
from halfsaid.pictures.framing import choose_frame
from support.photos import (
    BLUE,
    GREEN,
    GREY,
    RED,
    WHERE,
    average,
    file,
    is_like,
    jpeg_of_claimed_size,
    picture,
    png_of_claimed_size,
    telling_exif,
)


def large(made: Print) -> Image.Image:
    return Image.open(io.BytesIO(made.large))


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "AVIF", "GIF", "BMP", "TIFF", "HEIF"])
def test_every_kind_becomes_the_same_three_prints(kind: str) -> None:
    made = develop(file(picture(), kind))
    sizes = {"small": (360, 540, "AVIF"), "large": (960, 1440, "AVIF"), "fallback": (480, 720, "WEBP")}
    for purpose, (width, height, written) in sizes.items():
        with Image.open(io.BytesIO(getattr(made, purpose))) as card:
            assert (*card.size, card.format) == (width, height, written)
    assert is_like(average(large(made), (0, 0, 0.2, 0.2)), RED)
    assert is_like(average(large(made), (0.8, 0.8, 1, 1)), BLUE)


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF", "HEIF", "AVIF"])
def test_it_stands_as_it_was_seen(kind: str, orientation: int) -> None:
    turned_by = {
        2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180, 4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE, 6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }  # fmt: skip
    seen = picture()
    stored = seen.transpose(turned_by[orientation]) if orientation > 1 else seen
    made = large(develop(file(stored, kind, exif=telling_exif(orientation))))
    assert is_like(average(made, (0, 0, 0.2, 0.2)), RED)
    assert is_like(average(made, (0.8, 0.8, 1, 1)), BLUE)
    assert is_like(average(made, (0.8, 0, 1, 0.2)), GREY)


def test_nothing_but_pixels_comes_through() -> None:
    xmp = b'<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>' + WHERE + b"</a></x:xmpmeta>"
    made = develop(file(picture(), exif=telling_exif(), xmp=xmp, comment=WHERE, icc_profile=_wide()))
    assert made.told_where_or_when
    for content in (made.small, made.large, made.fallback):
        assert WHERE not in content
        assert b"Exif" not in content
        assert not inspect(content).tells


def _wide() -> bytes:
    return ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()


def test_colours_are_meant_as_the_profile_says() -> None:
    lab = Image.new("LAB", (600, 900), (136, 128, 128))  # in CIE Lab: a middle grey
    assert is_like(average(large(develop(file(lab, "TIFF", icc_profile=_wide()))), (0, 0, 1, 1)), GREY, 6)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "CMYK", "I;16", "I", "F"])
def test_every_way_to_store_a_pixel(mode: str) -> None:
    grey = Image.new("L", (200, 300), 0)
    ImageDraw.Draw(grey).rectangle((0, 0, 100, 300), fill=255)
    if mode in ("I;16", "I", "F"):
        stored = Image.new(mode, grey.size)
        stored.paste(65535, (0, 0, 100, 300))
    else:
        stored = grey.convert(mode)
    made = large(develop(file(stored, "TIFF")))
    assert is_like(average(made, (0, 0, 0.4, 1)), (255, 255, 255), 12)
    assert is_like(average(made, (0.6, 0, 1, 1)), (0, 0, 0), 12)


def test_what_is_transparent_is_paper() -> None:
    clear = Image.new("RGBA", (200, 300), (*GREEN, 0))
    made = large(develop(file(clear, "PNG")))
    assert is_like(average(made, (0, 0, 1, 1)), (244, 237, 224), 6)


def test_of_a_film_the_first_picture_is_taken() -> None:
    first, second = Image.new("RGB", (200, 300), RED), Image.new("RGB", (200, 300), BLUE)
    made = large(develop(file(first, "GIF", save_all=True, append_images=[second])))
    assert is_like(average(made, (0, 0, 1, 1)), RED)


def _with_subject(at: float, size: tuple[int, int] = (1200, 800)) -> Image.Image:
    """A quiet ground, and one thing in it at this share of its width."""
    image = Image.linear_gradient("L").resize(size).point(lambda tone: 150 + tone // 6).convert("RGB")
    draw, middle = ImageDraw.Draw(image), at * size[0]
    draw.ellipse((middle - 90, 300, middle + 90, 620), fill=RED)
    draw.ellipse((middle - 40, 360, middle + 40, 440), fill=(250, 240, 200))
    return image


@pytest.mark.parametrize("at", [0.15, 0.35, 0.5, 0.8])
def test_a_crop_keeps_the_subject_and_its_shape(at: float) -> None:
    frame = choose_frame(_with_subject(at))
    assert isinstance(frame, Crop)
    assert frame.left <= at - 0.07
    assert frame.left + frame.width >= at + 0.07
    assert frame.width * 1200 / (frame.height * 800) == pytest.approx(2 / 3)


def test_what_a_crop_would_lose_is_put_on_a_mat() -> None:
    both = Image.blend(_with_subject(0.1), _with_subject(0.9), 0.5)
    assert choose_frame(both) == Mat()
    made = develop(file(both))
    assert made.frame == Mat()
    card = large(made)
    margins = average(card, (0, 0, 1, 0.2)), average(card, (0, 0.8, 1, 1))
    assert is_like(*margins, 3)
    assert is_like(average(card, (0.1, 0.42, 0.2, 0.52)), average(both, (0.05, 0.4, 0.15, 0.6)), 40)


@pytest.mark.parametrize("size", [(900, 100), (100, 900), (64, 64), (3000, 2000), (2000, 3000), (601, 901)])
def test_any_shape_becomes_a_card(size: tuple[int, int]) -> None:
    assert large(develop(file(picture(size), "PNG"))).size == (960, 1440)


def test_a_frame_can_be_chosen() -> None:
    chosen = Crop(0.0, 0.0, 0.25, 0.25)
    made = develop(file(picture(), "PNG"), Wish(chosen))
    assert made.frame == chosen
    assert is_like(average(large(made), (0, 0, 1, 1)), RED)


def test_twins_are_found_and_strangers_are_not() -> None:
    one = picture((1200, 1800), number=37)
    again = one.resize((400, 600)).crop((4, 4, 396, 596)).point(lambda tone: min(255, tone + 12))
    marks = [develop(file(each, quality=60)).fingerprint for each in (one, again, picture((1200, 1800), GREEN, 202))]
    assert near(marks[0], marks[1])
    assert not near(marks[0], marks[2])


def test_captions_are_read_in_their_languages() -> None:
    xmp = b"""<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt>
    <rdf:li xml:lang="x-default">A dog</rdf:li><rdf:li xml:lang="fr-FR">Un chien</rdf:li>
    </rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>"""
    assert develop(file(picture(), xmp=xmp)).words == {"": "A dog", "fr": "Un chien"}
    assert develop(file(picture(), "PNG", exif=telling_exif(caption="Boote\nam See"))).words == {"": "Boote am See"}
    assert develop(file(picture(), exif=telling_exif(caption="OLYMPUS DIGITAL CAMERA"))).words == {}


def test_a_caption_that_is_a_trap_is_none() -> None:
    laughs = b'<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>'
    assert develop(file(picture(), xmp=laughs)).words == {}


SVG = b'<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
_JPEG = file(picture((1200, 1800), number=99))


@pytest.mark.parametrize(
    ("content", "code", "says"),
    [
        (b"", "empty", "It is empty."),
        (SVG, "svg", "Drawings in SVG can hide programs. Save it as PNG."),
        (b"<html><script>alert(1)</script>", "not_picture", "This is no picture, whatever its name says."),
        (b"%PDF-1.7 1 0 obj", "not_picture", "This is no picture"),
        (b"#!/bin/sh\nrm -rf /", "not_picture", "This is no picture"),
        (b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 99 99\n", "not_picture", "This is no picture"),
        (_JPEG[: len(_JPEG) // 2], "broken", "breaks off halfway"),
        (file(picture(), "PNG")[:-3000], "broken", "breaks off halfway"),
        (file(picture(), "WEBP")[:-300], "broken", "breaks off halfway"),
        (file(picture(), "AVIF")[:-100], "broken", "breaks off halfway"),
        (file(picture(), "HEIF")[:-300], "broken", "breaks off halfway"),
        (png_of_claimed_size(7000, 7000), "broken", "breaks off halfway"),
        (png_of_claimed_size(20_000, 10_000), "pixels", "200 megapixels; one picture of this kind may have 50."),
        (jpeg_of_claimed_size(20_000, 10_000), "pixels", "200 megapixels; one picture of this kind may have 100."),
        (b"PK\x03\x04 a zip", "not_picture", "This is no picture"),
        (png_of_claimed_size(2**31 - 1, 2**31 - 1), "pixels", "4611686014132 megapixels"),
        (file(picture((40, 600)), "PNG"), "small", "40 × 600 pixels are too few for a card; each side needs 64."),
        (bytes(41 * 1024**2), "file_size", "41 MB; one picture may have 40."),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_is_no_card_gets_one_sentence(content: bytes, code: str, says: str) -> None:
    with pytest.raises(BadPicture) as refused:
        develop(content)
    assert refused.value.problem.code == code
    assert says in refused.value.problem.sentence


def test_of_a_file_that_is_two_things_only_the_picture_is_left() -> None:
    made = develop(file(picture(), "GIF") + b"<script>alert(1)</script>PK\x03\x04")
    assert b"<script>" not in made.small + made.large + made.fallback
