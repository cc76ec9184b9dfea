"""Is a deck fit to print? Every card is measured; a fault is one sentence about one card.

What is measured is in `measures` and `lettering`; here are the limits, and where they come from: 53 early pictures in
three hands, and two cards painted a second time.
"""

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from halfsaid.decks import read_decks

from studio.cards import deck
from studio.darkroom import over_cores
from studio.geometry import Outline
from studio.hands import Picture
from studio.lettering import longest_row
from studio.measures import (
    Fingerprint,
    apart,
    chroma,
    covered_share,
    emptiest_third,
    fingerprint,
    lightness,
    region_contrast,
    share_of_two_hues,
    subject_contrast,
)
from studio.proofs import KEPT, SIZE, kept_at, proof, read_picture
from studio.quotas import Quota, quota_fault, read_quotas, scene_words, text_words
from studio.scene import HEIGHT, WIDTH, Glow, Scene, focal_outline, walk
from studio.texts import DeckTexts, read_all_texts, read_texts, repeated_clues, text_faults

# Twelve subjects, all but one outlined by hand, measured 0.081 (a man of bees on a pale sky) to 0.288; with the subject
# painted out of the picture the same outlines measured 0.016 to 0.039.
SUBJECT_CONTRAST = 0.06
# A place named instead of a subject is a weaker promise: of boxes laid over those pictures without looking, three in
# four measured more than 0.128; the lowest were open sky and bare wall, one in twenty below 0.076.
REGION_CONTRAST = 0.12
# A subject lost in its picture, or one that is all of it, with no ground to stand on.
SUBJECT_SHARE = (0.02, 0.85)
# Two paintings of one idea lay 0.14 and 0.19 apart, a picture and its copy cropped or moved by 3 or 4 % up to 0.29;
# no two different ideas came closer than 0.37, and half of all pairs are farther than 0.88.
APART = 0.3
# Set below all but one of those pictures: that one, with a void above, has detail on 8 % of its barest third, the next
# on 13 %.
THIRD = 0.12
# What a brief says of its key is measured. The first printing had eight cards as light as that on average and five as
# colourful; of cards that an eye called two-coloured the least pure had 95 % of its colour in two sixths of the circle.
HIGH_KEY = 0.68
SATURATED = 0.075
TWO_COLOURS = 0.95
# Darker than this, with a glow in it, a card is one more lamp in the murk; this is no brief's to say.
MURK = 0.45
# Names that only writing would have: there is no item for text, so letters can only come as shapes or lines.
WRITING = frozenset({"text", "letters", "lettering", "writing", "numerals", "digits", "inscription"})


@dataclass(frozen=True)
class Measures:
    """One card in numbers."""

    size: tuple[int, int]  # pixels
    units: tuple[float, float]  # of the scene
    region: bool  # the focus is a place, not a subject
    share: float  # of the card that the focus covers
    contrast: float
    third: float  # detail in the barest third
    third_name: str
    letters: int  # in the longest row of writing
    light: float  # mean lightness
    chroma: float  # mean
    two_hues: float  # share of all colour that lies in the two strongest


@dataclass(frozen=True, eq=False)
class Examined:
    """A card looked at: what it measures, what it looks like at a glance, what its scene says."""

    slug: str
    seconds: float
    measures: Measures
    fingerprint: Fingerprint
    words: frozenset[str]


@dataclass(frozen=True)
class Broken:
    """A card that cannot even be painted."""

    slug: str
    why: str


@dataclass(frozen=True, eq=False)
class Report:
    """What was found: the cards examined, everything they were compared with, and the faults. Cards go by deck/slug."""

    cards: Mapping[str, Examined]
    others: Mapping[str, Fingerprint]
    faults: tuple[str, ...]

    def nearest(self, name: str) -> tuple[str, float]:
        """The picture most like a card, and how far it lies."""
        prints = {**self.others, **{other: card.fingerprint for other, card in self.cards.items()}}
        mine = prints.pop(name)
        gaps = {other: apart(mine, print_) for other, print_ in prints.items()}
        return min(gaps.items(), key=lambda found: found[1], default=("", 1.0))


def check_cards(
    deck_name: str,
    slugs: Sequence[str],
    whole: bool,
    decks: Path,
    folder: Path = KEPT,
    workers: int | None = None,
    done: Callable[[Examined | Broken], object] = lambda _: None,
) -> Report:
    """Examine cards, telling `done` of each, and compare them with all cards of all decks.

    Cards of this deck that are not asked for count as they were last painted, other decks as they were published.
    What only the `whole` deck can be blamed for is left out unless it is whole.
    """
    books = read_all_texts()
    texts = books[deck_name] if deck_name in books else read_texts(deck_name)
    examined: dict[str, Examined] = {}
    broken: dict[str, Broken] = {}
    for card in over_cores(partial(examine, deck_name=deck_name, folder=folder), slugs, workers):
        if isinstance(card, Broken):
            broken[card.slug] = card
        else:
            examined[card.slug] = card
        done(card)
    cards = {f"{deck_name}/{slug}": examined[slug] for slug in slugs if slug in examined}
    rest = [slug for slug in deck(deck_name) if slug not in examined]
    others = kept_fingerprints(deck_name, rest, folder) | published_fingerprints(decks, deck_name)
    faults = [
        *(f"{deck_name}/{slug} cannot be painted: {broken[slug].why}" for slug in sorted(broken)),
        *(f"{name} {fault}" for name, card in cards.items() for fault in picture_faults(card.measures, card.words)),
        *likeness_faults({name: card.fingerprint for name, card in cards.items()}, others),
        *words_faults(deck_name, slugs, books),
        *(
            f"{deck_name}/{slug} {fault}"
            for slug, card in examined.items()
            if slug in texts.cards
            for fault in key_faults(card.measures, texts.cards[slug].brief.key)
        ),
        *(deck_faults(deck_name, list(examined.values()), texts, read_quotas(deck_name)) if whole else ()),
    ]
    return Report(cards, others, tuple(faults))


def examine(slug: str, deck_name: str, folder: Path = KEPT) -> Examined | Broken:
    """Paint a card, or take its proof, and measure it. Whatever goes wrong in a card's own code is its fault."""
    try:
        proofed = proof(deck_name, slug, folder)
    except Exception as problem:
        return Broken(slug, f"{type(problem).__name__}: {problem}")
    scene, picture = proofed.scene, proofed.picture()
    numbers, words = measured(scene, picture), scene_words(scene)
    if numbers.light < MURK and any(isinstance(item, Glow) for item in walk(scene.layers)):
        words |= {"lamp in murk"}
    return Examined(slug, proofed.seconds, numbers, fingerprint(picture), words)


def measured(scene: Scene, picture: Picture) -> Measures:
    outline, region = _focus(scene), not isinstance(scene.focal, str)
    contrast = region_contrast(picture, outline) if region else subject_contrast(picture, outline)
    third, name = emptiest_third(picture)
    return Measures(
        size=(picture.shape[1], picture.shape[0]),
        units=(scene.width, scene.height),
        region=region,
        share=covered_share(outline),
        contrast=contrast,
        third=third,
        third_name=name,
        letters=longest_row(picture),
        light=float(lightness(picture).mean()),
        chroma=chroma(picture),
        two_hues=share_of_two_hues(picture),
    )


def _focus(scene: Scene) -> Outline:
    """The focal outline; nothing when the scene lacks the group it names."""
    try:
        return focal_outline(scene)
    except LookupError:
        return ()


def picture_faults(measures: Measures, words: Iterable[str] = ()) -> list[str]:
    """What is wrong with one picture by itself."""
    return [
        *_size_faults(measures),
        *_focus_faults(measures),
        *_lettering_faults(measures, frozenset(words)),
        *(
            [f"has an empty {measures.third_name} third: detail on {measures.third:.0%} of it, {THIRD:.0%} is needed"]
            if measures.third < THIRD
            else []
        ),
    ]


def _size_faults(measures: Measures) -> list[str]:
    faults = []
    if measures.size != SIZE:
        faults.append("is {} x {} pixels, not {} x {}".format(*measures.size, *SIZE))
    if measures.units != (WIDTH, HEIGHT):
        faults.append("is composed on {:g} x {:g} units, not {:g} x {:g}".format(*measures.units, WIDTH, HEIGHT))
    return faults


def _focus_faults(measures: Measures) -> list[str]:
    least, most = SUBJECT_SHARE
    if measures.share == 0:
        return ["has nothing solid for its focus: no group of that name, or only light in it"]
    if not least <= measures.share <= most:
        return [f"has a subject on {measures.share:.1%} of the card; {least:.0%} to {most:.0%} is wanted"]
    needed = REGION_CONTRAST if measures.region else SUBJECT_CONTRAST
    if measures.contrast < needed:
        what = "lights and darks of its focal region lie" if measures.region else "subject and ground lie"
        return [f"does not read in the hand: {what} {measures.contrast:.3f} apart, {needed} is needed"]
    return []


def _lettering_faults(measures: Measures, words: frozenset[str]) -> list[str]:
    faults = [f"has something called {word!r} in its scene" for word in sorted(words & WRITING)]
    if measures.letters:
        faults.append(f"seems to have writing in it: a row of {measures.letters} letters")
    return faults


def key_faults(measures: Measures, key: Iterable[str]) -> list[str]:
    """What a brief says of the card's key and the picture does not."""
    claims = {
        "high-key": (measures.light, HIGH_KEY),
        "saturated": (measures.chroma, SATURATED),
        "two colours": (measures.two_hues, TWO_COLOURS),
    }
    said = [(word, *claims[word]) for word in key if word in claims]
    return [
        f"is called {word}, but measures {found:.3f}; {least} is needed" for word, found, least in said if found < least
    ]


def likeness_faults(new: Mapping[str, Fingerprint], others: Mapping[str, Fingerprint]) -> list[str]:
    """Pairs that players would confuse, among the new pictures and between these and the others; the worst first."""
    pairs = itertools.chain(itertools.combinations(new, 2), itertools.product(new, others))
    everything = {**others, **new}
    found = [(apart(everything[first], everything[second]), first, second) for first, second in pairs]
    return [
        f"{first} and {second} are too alike: {gap:.2f} apart, {APART} is needed"
        for gap, first, second in sorted(found)
        if gap < APART
    ]


def kept_fingerprints(deck_name: str, slugs: Iterable[str], folder: Path = KEPT) -> dict[str, Fingerprint]:
    """Of cards as they were last painted, where they were."""
    paths = {f"{deck_name}/{slug}": kept_at(deck_name, slug, folder) for slug in slugs}
    return {name: fingerprint(read_picture(path)) for name, path in paths.items() if path.exists()}


def published_fingerprints(decks: Path, apart_from: str) -> dict[str, Fingerprint]:
    """Of the cards of all other decks that are in the game."""
    found = {}
    for name, published in read_decks(decks).items():
        if name != apart_from:
            for card in published.cards.values():
                picture = read_picture(published.folder / card.picture.small)
                found[f"{name}/{card.id}"] = fingerprint(picture)
    return found


def words_faults(deck_name: str, slugs: Sequence[str], books: Mapping[str, DeckTexts]) -> list[str]:
    """What the texts of these cards lack, and clues that another card of any deck gives too."""
    faults = []
    texts = books[deck_name].cards
    for slug in slugs:
        missing = text_faults(texts[slug]) if slug in texts else ["has no texts"]
        faults += [f"{deck_name}/{slug} {fault}" for fault in missing]
    mine = {f"{deck_name}/{slug}" for slug in slugs}
    for first, second, clue in repeated_clues(books):
        if {first, second} & mine:
            faults.append(f"{second} gives the clue “{clue}”, as {first} does")
    return faults


def deck_faults(deck_name: str, examined: Sequence[Examined], texts: DeckTexts, quotas: Sequence[Quota]) -> list[str]:
    """What is wrong with the deck as a whole: quotas broken, cards not painted."""
    faults = []
    said = {
        card.slug: card.words | (text_words(texts.cards[card.slug]) if card.slug in texts.cards else frozenset())
        for card in examined
    }
    faults += [f"{deck_name} {fault}" for quota in quotas if (fault := quota_fault(quota, said)) is not None]
    unpainted = [slug for slug in texts.cards if slug not in said]
    if unpainted:
        faults.append(f"{deck_name} has texts but no picture for {len(unpainted)} cards: {', '.join(unpainted)}")
    return faults
