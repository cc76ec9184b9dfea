"""The five ways to play, as one table, and the options each of them takes."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict

from halfsaid.rules.moves import ClueKind
from halfsaid.rules.refusals import BadSetup

EditionId = Literal["classic", "original", "odyssey", "party", "team"]
Begins = Literal["announce", "random"]

COLOURS = (
    "rose", "lagoon", "marigold", "moss", "plum", "ivory",
    "madder", "mint", "chestnut", "corn", "soot", "quince",
)  # fmt: skip

_SAID: tuple[ClueKind, ...] = ("text", "aloud", "audio")
_SAID_OR_SHOWN: tuple[ClueKind, ...] = (*_SAID, "video")


class Edition(Struct, frozen=True):
    """One edition: a column of the table in docs/rules.md."""

    name: EditionId
    players: tuple[int, ...]
    hand: int
    ends_by: Literal["points", "rounds"] = "points"
    bonus_cap: int | None = None
    pays_bonus: bool = True
    clue_before_hand: bool = False  # the storyteller gives the clue before seeing the hand, then hands in and votes too
    pairs: bool = False  # seats i and i + n/2 are one team
    second_vote_from: int | None = None  # the number of players from which on a voter may vote for two cards
    has_variants: bool = False  # lone finder; mime or song

    def hand_size(self, players: int) -> int:
        return 7 if players == 3 else self.hand

    def hand_in_count(self, players: int) -> int:
        """Return how many cards one seat hands in. The storyteller always hands in one."""
        return 2 if players == 3 else 1

    def board_size(self, players: int) -> int:
        if self.pairs:
            return players // 2 + 1
        return 5 if players == 3 else players

    def most_votes(self, players: int) -> int:
        return 2 if self.second_vote_from is not None and players >= self.second_vote_from else 1

    def smallest_deck(self, players: int) -> int:
        """Return how many cards a deck needs: enough to deal every hand, and to refill after one turn (R9)."""
        return players * self.hand_size(players) + self.board_size(players)

    def scorers(self, players: int) -> int:
        """Return the number of scores: one for each seat, or for each team."""
        return players // 2 if self.pairs else players

    def scorer(self, seat: int, players: int) -> int:
        """Return which score this seat plays for: its own, or its team's."""
        return seat % (players // 2) if self.pairs else seat

    def partner(self, seat: int, players: int) -> int | None:
        return (seat + players // 2) % players if self.pairs else None


EDITIONS: Mapping[EditionId, Edition] = {
    edition.name: edition
    for edition in (
        Edition("classic", tuple(range(3, 9)), hand=6),
        Edition("original", tuple(range(3, 7)), hand=6, has_variants=True),
        Edition("odyssey", tuple(range(3, 13)), hand=6, bonus_cap=3, second_vote_from=7),
        Edition("party", tuple(range(6, 13)), hand=5, ends_by="rounds", pays_bonus=False, clue_before_hand=True),
        Edition("team", (6, 8, 10, 12), hand=4, ends_by="rounds", bonus_cap=3, pairs=True),
    )
}


class Options(Struct, frozen=True):
    """The options of one game, each with its effective value."""

    target: int | None  # points that end the game; None where rounds end it
    rounds: int | None  # how often everyone is storyteller; None where points end it
    bonus_cap: int | None  # the most points in a turn from votes for one's own card; None: no limit
    lone_finder: bool  # `original`: a single finder and the storyteller get 4
    mime_or_song: bool  # `original`: the clue may be mimed, hummed or sung
    begins: Begins = "announce"  # the first storyteller: the first to announce a clue, or a random seat
    finish_round: bool = False  # where points end the game: only once everyone was storyteller equally often


def edition_named(name: str) -> Edition:
    """Return the edition of this name, or refuse and list them."""
    for edition in EDITIONS.values():
        if edition.name == name:
            return edition
    raise BadSetup("edition", f"There is no edition {name!r}: choose one of {', '.join(EDITIONS)}.")


def check_players(edition: Edition, players: int) -> None:
    if players not in edition.players:
        raise BadSetup("players", f"{edition.name} is for {_counts(edition.players)} players, not {players}.")


def check_table(edition: Edition, players: int, deck: Sequence[str]) -> None:
    """Refuse a number of players, or a deck, that this edition cannot be played with."""
    check_players(edition, players)
    _check_cards(deck)
    smallest = edition.smallest_deck(players)
    if len(deck) < smallest:
        raise BadSetup(
            "deck_small",
            f"{edition.name} with {players} players needs at least {smallest} cards; this deck has {len(deck)}.",
        )


def _check_cards(deck: Sequence[str]) -> None:
    if len(set(deck)) != len(deck):
        raise BadSetup("deck_twice", "The deck names a card more than once.")
    if not all(card.isprintable() and card.strip() == card != "" for card in deck):
        raise BadSetup("deck_names", "A card of the deck has no proper name.")


def effective_options(edition: Edition, players: int, given: Mapping[str, object] | None = None) -> Options:
    """Return the published values, some replaced by the given ones. Refuse options that this edition does not have."""
    published = _published(edition, players)
    chosen = dict(given or {})
    for name, value in chosen.items():
        _check_option(edition, name, value)
    return Options(**{**asdict(published), **chosen})


def check_options(edition: Edition, players: int, options: Options) -> None:
    """Refuse a whole set of options that no game of this edition could have."""
    published = _published(edition, players)
    for name, value in asdict(options).items():
        if name in _taken(edition) or value != getattr(published, name):
            _check_option(edition, name, value)


def _published(edition: Edition, players: int) -> Options:
    by_points = edition.ends_by == "points"
    return Options(
        target=30 if by_points else None,
        rounds=None if by_points else 1,
        bonus_cap=edition.bonus_cap,
        lone_finder=edition.has_variants and players == 3,
        mime_or_song=False,
    )


def clue_kinds(edition: Edition, options: Options) -> tuple[ClueKind, ...]:
    """Return the kinds of clue that this game takes (R12). Where clues are said or written, a recorded voice counts."""
    return _SAID if is_spoken_only(edition, options) else _SAID_OR_SHOWN


def is_spoken_only(edition: Edition, options: Options) -> bool:
    """Whether clues are said or written only, neither mimed nor sung."""
    return edition.has_variants and not options.mime_or_song


def _taken(edition: Edition) -> set[str]:
    ending = {"target", "finish_round"} if edition.ends_by == "points" else {"rounds"}
    bonus = {"bonus_cap"} if edition.pays_bonus else set()
    variants = {"lone_finder", "mime_or_song"} if edition.has_variants else set()
    return {"begins"} | ending | bonus | variants


def _check_option(edition: Edition, name: str, value: object) -> None:
    if name not in Options.__struct_fields__:
        names = ", ".join(Options.__struct_fields__)
        raise BadSetup("option_unknown", f"There is no option {name!r}: there are {names}.")
    if name not in _taken(edition):
        raise BadSetup("option_not_here", f"{edition.name} takes no option {name!r}.")
    sentence = _option_fault(name, value)
    if sentence:
        raise BadSetup("option_value", sentence)


def _option_fault(name: str, value: object) -> str | None:
    match name:
        case "target" | "rounds":
            if type(value) is not int or not 1 <= value <= 1000:
                return f"The option {name!r} is a whole number from 1 to 1000, not {value!r}."
        case "bonus_cap":
            if value is not None and (type(value) is not int or not 0 <= value <= 1000):
                return f"The option 'bonus_cap' is a whole number from 0 to 1000, or none for no limit, not {value!r}."
        case "begins":
            if value not in ("announce", "random"):
                return f"The option 'begins' is announce or random, not {value!r}."
        case _:
            if type(value) is not bool:
                return f"The option {name!r} is true or false, not {value!r}."
    return None


def _counts(players: tuple[int, ...]) -> str:
    if players == tuple(range(players[0], players[-1] + 1)):
        return f"{players[0]} to {players[-1]}"
    return f"{', '.join(map(str, players[:-1]))} or {players[-1]}"
