"""People's pictures become a deck: all that can, with a sentence for each that cannot, and never half of one."""

import errno
import json
import os
import stat
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from halfsaid.decks import BadDeck, Deck, enough_for, finished_decks, read_deck
from halfsaid.decks import adding as module
from halfsaid.decks import sources as sources_module
from halfsaid.decks.adding import Added, Wishes, add_deck, add_to, adopt_deck, id_for, remove_deck
from halfsaid.decks.moving import check_deck, export_deck
from halfsaid.decks.shelf import DeckShelf, strays
from halfsaid.decks.sources import BadSource, Sources
from halfsaid.files import write_whole
from halfsaid.pictures import Darkroom, Print, Wish
from support.decks import plain_deck
from support.photos import WHERE, file, picture, png_of_claimed_size, telling_exif


@pytest.fixture(scope="module")
def darkroom() -> Iterator[Darkroom]:
    with Darkroom(2) as opened:
        yield opened


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return tmp_path / "decks"


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    """Four photos, each another one."""
    folder = tmp_path / "photos"
    folder.mkdir()
    for number in (3, 37, 90, 204):
        (folder / f"IMG_{number}.jpg").write_bytes(
            file(picture((300, 450), number=number), exif=telling_exif(), quality=90)
        )
    return folder


Adder = Callable[..., Added]


@pytest.fixture
def add(shelf: Path, darkroom: Darkroom) -> Adder:
    def added(*places: Path, title: str = "Holiday", **wishes: str) -> Added:
        with Sources(places) as sources:
            return add_deck(sources, Wishes(title, **wishes), shelf, {}, darkroom)  # type: ignore[arg-type]

    return added


def zipped(path: Path, entries: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return path


def jpeg(number: int) -> bytes:
    return file(picture((200, 300), number=number), quality=90)


def test_photos_become_a_deck(add: Adder, photos: Path, shelf: Path) -> None:
    added = add(photos, title="Été à la mer", licence="CC BY 4.0", credit="Léa", language="fr")
    deck = read_deck(shelf / "ete-a-la-mer")
    book = deck.manifest
    assert (book.title, book.licence, book.credit) == ({"fr": "Été à la mer"}, "CC BY 4.0", "Léa")
    assert (len(deck.cards), added.new, added.told, added.refused) == (4, 4, 4, [])
    assert [card.id for card in book.cards] == sorted(card.id for card in book.cards)
    assert book.back == finished_decks()["inkwell"].manifest.back
    for name in deck.files():
        assert WHERE not in (deck.folder / name).read_bytes()
    assert "IMG" not in (deck.folder / "deck.json").read_text()
    assert list(shelf.iterdir()) == [deck.folder]


def test_a_deck_is_as_it_should_be(add: Adder, photos: Path, darkroom: Darkroom) -> None:
    deck = add(photos).deck
    assert check_deck(deck, darkroom) == ["4 cards are not enough for three players, who need 21."]
    name = deck.manifest.cards[0].picture.fallback
    (deck.folder / name).write_bytes(file(picture((400, 300)), exif=telling_exif()))
    faults = check_deck(deck, darkroom)
    assert any(name in fault and "carries metadata" in fault for fault in faults)
    assert any(name in fault and "does not hold its content's hash" in fault for fault in faults)
    assert any(name in fault and "400 × 300" in fault for fault in faults)


def test_a_picture_is_taken_once_and_twins_are_named(add: Adder, photos: Path) -> None:
    (photos / "copy.jpg").write_bytes((photos / "IMG_37.jpg").read_bytes())
    (photos / "twin.jpg").write_bytes(file(picture((310, 465), number=37), quality=70))
    added = add(photos)
    assert (added.new, added.same, added.twins) == (
        5,
        [("copy.jpg", "IMG_37.jpg")],
        [("twin.jpg", "IMG_37.jpg")],
    )
    alone = add(photos, title="Alone", twins="first")
    assert (alone.new, alone.twins) == (4, [("twin.jpg", "IMG_37.jpg")])


def test_pictures_are_added_to_a_deck(add: Adder, photos: Path, tmp_path: Path, darkroom: Darkroom) -> None:
    deck = add(photos).deck
    (tmp_path / "more.png").write_bytes(file(picture(number=255), "PNG"))
    with Sources([tmp_path / "more.png", photos]) as sources:
        added = add_to(deck, sources, Wishes("not asked for"), darkroom)
    assert (added.new, len(added.deck.cards), len(added.same)) == (1, 5, 4)
    assert added.deck.manifest.title == {"en": "Holiday"}
    assert added.deck.edition != deck.edition


def test_cover_and_back_can_be_brought(add: Adder, photos: Path) -> None:
    (photos / "Cover.png").write_bytes(file(picture(number=1), "PNG"))
    (photos / "back.png").write_bytes(file(picture(number=2), "PNG"))
    deck = add(photos).deck
    assert len(deck.cards) == 4
    pictures = {card.picture for card in deck.cards.values()}
    assert deck.manifest.cover not in pictures
    assert deck.manifest.back not in pictures | {finished_decks()["inkwell"].manifest.back}


def test_photos_on_the_shelf_become_a_deck_in_their_place(add: Adder, photos: Path, shelf: Path) -> None:
    shelf.mkdir()
    photos.rename(shelf / "holiday")
    told = strays(shelf)[shelf / "holiday"]
    assert told.startswith("no deck: 4 pictures without deck.json. Make it one: halfsaid decks add ")
    add(shelf / "holiday")
    assert strays(shelf) == {}
    deck = read_deck(shelf / "holiday")
    remove_deck(deck)
    assert sorted(path.suffix for path in (shelf / "holiday").iterdir()) == [".jpg"] * 4, "the photos are still theirs"


def test_words_come_with_pictures(add: Adder, photos: Path) -> None:
    (photos / "IMG_3.txt").write_text("A kite\nover a field.\n\nLet go\n- Hold on\n", encoding="utf-8")
    (photos / "IMG_37.fr.txt").write_text("Un bateau.", encoding="utf-8")
    (photos / "IMG_90.jpg").write_bytes(file(picture(number=90), exif=telling_exif(caption="Ein Hund")))
    (photos / "cards.csv").write_text(
        "file;description;description_ro;clues;credit\nimg_204.jpg;A tower;Un turn;Up|Too high;Ana\n", encoding="utf-8"
    )
    added = add(photos)
    words = {next(iter(card.description.values()), ""): card for card in added.deck.cards.values()}
    assert added.worded == 4
    assert words["A kite over a field."].clues == {"en": ("Let go", "Hold on")}
    assert words["Un bateau."].description == {"fr": "Un bateau."}
    assert words["Ein Hund"].description == {"en": "Ein Hund"}
    tower = words["A tower"]
    assert (tower.description["ro"], tower.clues, tower.credit) == ("Un turn", {"en": ("Up", "Too high")}, "Ana")


def test_a_table_without_files_is_named(add: Adder, photos: Path) -> None:
    (photos / "cards.csv").write_text("picture,words\na,b\n")
    assert add(photos).refused == [("cards.csv", "Its first line must name the columns, of which one is 'file'.")]


NAMES = ["ünïcode.jpg", "写真.jpg", "صورة.jpg", "a\nb\x1b[31m.jpg", "-rf.jpg", "..jpg", "x" * 200 + ".jpg"]


def test_names_may_be_anything(add: Adder, tmp_path: Path) -> None:
    folder = tmp_path / "any"
    folder.mkdir()
    for number, name in enumerate(NAMES):
        (folder / name).write_bytes(jpeg(number))
    (folder / os.fsdecode(b"\xff\xfe.jpg")).write_bytes(jpeg(77))
    assert add(folder).new == len(NAMES)  # of which one is hidden


@pytest.mark.parametrize("name", [*NAMES, "a\u202egpj.exe", "CON.jpg", "deep/" * 40 + "x.jpg", "'; DROP TABLE log"])
def test_names_in_a_zip_may_be_anything_and_become_none_of_ours(add: Adder, tmp_path: Path, name: str) -> None:
    path = zipped(tmp_path / "any.zip", {name: jpeg(1), "plain.jpg": jpeg(50)})
    added = add(path)
    assert added.new == (1 if name == "..jpg" else 2), "what begins with a point is hidden"
    files = {each.name for each in added.deck.folder.iterdir()}
    assert files == {"deck.json", *added.deck.files()}
    assert name not in (added.deck.folder / "deck.json").read_text()


def test_what_cannot_be_a_card_is_named_and_the_rest_is_made(add: Adder, photos: Path) -> None:
    (photos / "empty.jpg").touch()
    (photos / "half.jpg").write_bytes(jpeg(1)[:900])
    (photos / "drawing.svg").write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")
    (photos / "program.jpg").write_bytes(b"#!/bin/sh\necho")
    (photos / "huge.png").write_bytes(png_of_claimed_size(20_000, 10_000))
    (photos / "really_a_png.jpg").write_bytes(file(picture((200, 300), number=200), "PNG"))
    (photos / "link.jpg").symlink_to("/etc/passwd")
    os.mkfifo(photos / "pipe.jpg")
    (photos / ".hidden.jpg").write_bytes(jpeg(9))
    (photos / "Thumbs.db").write_bytes(b"what a program left")
    with (photos / "film.mov").open("wb") as film:
        film.truncate(41 * 1024**2)
    added = add(photos)
    assert added.new == 5
    assert dict(added.refused) == {
        "empty.jpg": "It is empty.",
        "half.jpg": "It is damaged, or breaks off halfway. Send it again from where it came.",
        "drawing.svg": "Drawings in SVG can hide programs. Save it as PNG.",
        "program.jpg": "This is no picture, whatever its name says.",
        "huge.png": "200 megapixels; one picture of this kind may have 50.",
        "link.jpg": "It is a link or a device, and no file.",
        "pipe.jpg": "It is a link or a device, and no file.",
        "film.mov": "41 MB; one picture may have 40.",
    }


def test_a_zip_is_not_believed(add: Adder, tmp_path: Path) -> None:
    path = zipped(
        tmp_path / "evil.zip",
        {
            "good.jpg": jpeg(1),
            "deep/down/good.jpg": jpeg(50),
            "../../up.jpg": jpeg(2),
            "/etc/cron.d/absolute.jpg": jpeg(3),
            "C:\\windows.jpg": jpeg(4),
            "bomb.png": bytes(60 * 1024**2),
            "__MACOSX/._good.jpg": b"left by a Mac",
        },
    )
    with zipfile.ZipFile(path, "a") as archive:
        link = zipfile.ZipInfo("link.jpg")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    added = add(path)
    assert added.new == 2
    assert dict(added.refused) == {
        "../../up.jpg": "Its name leads out of the zip.",
        "/etc/cron.d/absolute.jpg": "Its name leads out of the zip.",
        "C:/windows.jpg" if os.sep == "\\" else "C:\\windows.jpg": "Its name leads out of the zip.",
        "bomb.png": "60 MB; one picture may have 40.",
        "link.jpg": "It is a link, and no file.",
    }
    assert {each.name for each in tmp_path.iterdir()} == {"evil.zip", "decks"}


def test_a_zip_that_lies_about_a_size_is_read_no_further(add: Adder, tmp_path: Path) -> None:
    path = zipped(tmp_path / "liar.zip", {"good.jpg": jpeg(1), "bomb.png": bytes(60 * 1024**2)})
    content = path.read_bytes()
    real, claimed = (60 * 1024**2).to_bytes(4, "little"), (1000).to_bytes(4, "little")
    assert content.count(real) >= 1
    path.write_bytes(content.replace(real, claimed))
    added = add(path)
    assert added.new == 1
    assert [name for name, _ in added.refused] == ["bomb.png"]


def test_a_locked_or_damaged_zip(add: Adder, tmp_path: Path) -> None:
    path = zipped(tmp_path / "one.zip", {"a.jpg": jpeg(1), "b.jpg": jpeg(60)})
    content = bytearray(path.read_bytes())
    content[200:260] = bytes(60)
    path.write_bytes(content)
    added = add(path)
    assert (added.new, [name for name, _ in added.refused]) == (1, ["a.jpg"])
    path.write_bytes(content[:-30])
    with pytest.raises(BadSource, match="is no zip, or a damaged one"):
        Sources([path])


def test_too_many_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "many.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(100_000):
            archive.writestr(f"{number}.jpg", b"")
    with pytest.raises(BadSource, match="holds more than 20,000 files"):
        Sources([path])
    folder = tmp_path / "folder"
    folder.mkdir()
    for number in range(30):
        (folder / f"{number}.jpg").touch()
    monkeypatch.setattr(sources_module, "MOST_FILES", 25)
    with pytest.raises(BadSource, match="holds more than 25 files: choose the folder with the pictures"):
        Sources([folder])
    monkeypatch.setattr(sources_module, "MOST_FILES", 30)
    monkeypatch.setattr(sources_module, "MOST_PICTURES", 20)
    with pytest.raises(BadSource, match="30 pictures are too many; one deck may have 20"):
        Sources([folder])


def test_a_zip_that_unpacks_without_end_stops_everything(
    add: Adder, tmp_path: Path, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources_module, "MOST_UNPACKED", 50 * 1024**2)
    path = zipped(tmp_path / "bomb.zip", {f"{number}.png": bytes(20 * 1024**2) for number in range(4)})
    with pytest.raises(BadSource, match="unpacks to more than"):
        add(path)
    assert list(shelf.iterdir()) == []


def test_a_full_disk_leaves_nothing(add: Adder, photos: Path, shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Path] = []
    write = write_whole

    def fills_up(path: Path, content: bytes) -> None:
        if len(written) == 6:
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        written.append(path)
        write(path, content)

    monkeypatch.setattr(module, "write_whole", fills_up)
    with pytest.raises(BadDeck, match="The disk is full: nothing was added"):
        add(photos)
    assert list(shelf.iterdir()) == []


def test_what_was_interrupted_goes_on_where_it_stopped(
    photos: Path, shelf: Path, darkroom: Darkroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop_at_two(name: str) -> None:
        done.append(name)
        if len(done) == 2:
            raise KeyboardInterrupt

    done: list[str] = []
    with Sources([photos]) as sources, pytest.raises(KeyboardInterrupt):
        add_deck(sources, Wishes("Holiday"), shelf, {}, darkroom, stop_at_two)
    assert DeckShelf(shelf).keys() == finished_decks().keys(), "nothing of it is seen"
    developed: list[bytes] = []
    develop = darkroom.develop

    def counted(content: bytes, wish: Wish) -> Print:
        developed.append(content)
        return develop(content, wish)

    monkeypatch.setattr(darkroom, "develop", counted)
    with Sources([photos]) as sources:
        added = add_deck(sources, Wishes("Holiday"), shelf, {}, darkroom)
    assert added.new == 4
    assert len(developed) <= 2
    assert list(shelf.iterdir()) == [shelf / "holiday"]


def test_no_picture_no_deck(add: Adder, tmp_path: Path, shelf: Path) -> None:
    (tmp_path / "none").mkdir()
    with pytest.raises(BadDeck, match="There is no picture here"):
        add(tmp_path / "none")
    (tmp_path / "none" / "a.jpg").touch()
    with pytest.raises(BadDeck, match=r"None of 1 files became a card\. The first one, a\.jpg: It is empty\."):
        add(tmp_path / "none")
    assert list(shelf.iterdir()) == []


def test_no_deck_takes_anothers_name(photos: Path, shelf: Path, darkroom: Darkroom) -> None:
    with Sources([photos]) as sources, pytest.raises(BadDeck, match="There is a deck called 'Inkwe11' already, or one"):
        add_deck(sources, Wishes("Inkwe11"), shelf, finished_decks(), darkroom)


@pytest.mark.parametrize(
    ("title", "name"), [("Summer at the lake", "summer-at-the-lake"), ("Été", "ete"), ("夏", "deck-"), ("../up", "up")]
)
def test_a_title_makes_a_name(title: str, name: str) -> None:
    assert id_for(title).startswith(name)
    assert id_for(title) == id_for(title)


def exported(deck: Deck, tmp_path: Path) -> Path:
    export_deck(deck, tmp_path / "deck.zip")
    return tmp_path / "deck.zip"


def test_a_deck_goes_to_another_server_as_it_is(add: Adder, photos: Path, tmp_path: Path, darkroom: Darkroom) -> None:
    deck = add(photos, credit="Léa").deck
    with Sources([exported(deck, tmp_path)]) as sources:
        there = adopt_deck(sources, tmp_path / "there", {}, darkroom)
    assert there.manifest == deck.manifest
    for name in deck.files():
        assert (there.folder / name).read_bytes() == (deck.folder / name).read_bytes()
    again = tmp_path / "again.zip"
    export_deck(there, again)
    assert again.read_bytes() == (tmp_path / "deck.zip").read_bytes()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (
            lambda content: file(picture(), exif=telling_exif()),
            "no picture of a finished deck, or not as its name says",
        ),
        (lambda content: file(picture(), "AVIF", exif=telling_exif()), "carries metadata"),
        (lambda content: content[:-40], "breaks off halfway"),
        (lambda content: b"<svg/>", "Drawings in SVG"),
    ],
)
def test_a_deck_from_elsewhere_is_looked_at(
    add: Adder, photos: Path, tmp_path: Path, darkroom: Darkroom, change: Callable[[bytes], bytes], says: str
) -> None:
    deck = add(photos).deck
    path = deck.folder / deck.manifest.cards[0].picture.small
    path.write_bytes(change(path.read_bytes()))
    with Sources([exported(deck, tmp_path)]) as sources, pytest.raises(BadDeck, match=says):
        adopt_deck(sources, tmp_path / "there", {}, darkroom)
    assert list((tmp_path / "there").iterdir()) == []


def test_of_a_finished_deck_only_what_it_names_is_taken(
    add: Adder, photos: Path, tmp_path: Path, darkroom: Darkroom
) -> None:
    deck = add(photos).deck
    (deck.folder / "original.jpg").write_bytes(file(picture(), exif=telling_exif()))
    with Sources([deck.folder]) as sources:
        there = adopt_deck(sources, tmp_path / "there", {}, darkroom)
    assert {path.name for path in there.folder.iterdir()} == {*deck.files(), "deck.json"}
    with Sources([deck.folder, there.folder]) as sources, pytest.raises(BadDeck, match="There are 2 decks here"):
        adopt_deck(sources, tmp_path / "elsewhere", {}, darkroom)
    (deck.folder / deck.files()[0]).unlink()
    with Sources([deck.folder]) as sources, pytest.raises(BadDeck, match="lacks the picture"):
        adopt_deck(sources, tmp_path / "elsewhere", {}, darkroom)
    assert list((tmp_path / "elsewhere").iterdir()) == []


@pytest.mark.parametrize("name", ["../../up", "/etc", "", "."])
def test_a_deck_from_elsewhere_cannot_choose_its_place(
    add: Adder, photos: Path, tmp_path: Path, darkroom: Darkroom, name: str
) -> None:
    deck = add(photos).deck
    book = deck.folder / "deck.json"
    book.write_text(json.dumps(json.loads(book.read_text()) | {"id": name}))
    with Sources([deck.folder]) as sources, pytest.raises(BadDeck, match="is no name for a deck"):
        adopt_deck(sources, tmp_path / "there", {}, darkroom)
    assert not (tmp_path / "there").exists()


@pytest.mark.parametrize(("cards", "players"), [(84, 12), (500, 12), (83, 11), (21, 3), (20, 0), (0, 0)])
def test_for_how_many_a_deck_is_enough(cards: int, players: int) -> None:
    assert enough_for(cards) == players


def test_a_shelf_sees_what_is_added_changed_and_removed(tmp_path: Path) -> None:
    shelf = DeckShelf(tmp_path)
    assert shelf.look_again() == []
    plain_deck(tmp_path, "mine")
    assert shelf.look_again() == []
    assert list(shelf) == ["inkwell", "mine"]
    book = tmp_path / "mine" / "deck.json"
    book.write_text("{")
    (sentence,) = shelf.look_again()
    assert "is not a deck" in sentence
    assert len(shelf["mine"].cards) == 84, "what was read before stays"
    assert shelf.look_again() == [], "and is told once"
    book.unlink()
    assert shelf.look_again() == []
    assert list(shelf) == ["inkwell"]
