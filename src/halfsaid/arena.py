"""Bots play whole games against each other, and their results are counted with their statistical doubt."""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import click
from msgspec import Struct, field

from halfsaid.bots import (
    CHARACTERS,
    Bot,
    BotSeat,
    CardFacts,
    RandomBot,
    ReadingBot,
    Thought,
    Understanding,
    best_understanding,
    facts_of,
    in_sight,
)
from halfsaid.decks import BadDeck, Deck, finished_decks, read_deck
from halfsaid.languages import BOT_LANGUAGES
from halfsaid.rules import (
    EDITIONS,
    Game,
    Move,
    Reveal,
    Setup,
    awaited,
    check_table,
    deal,
    edition_named,
    effective_options,
    play,
    view,
)

SURE = 1.96  # standard errors either side that hold the truth nineteen times in twenty

MakeBot = Callable[[str, Sequence[str]], Bot]  # a seat's seed and the clues said so far


class BadArena(Exception):
    """This contest cannot be held; the message is one sentence that says why."""


class Share(Struct):
    """A count out of a total."""

    hits: int = 0
    of: int = 0

    def count(self, hit: bool) -> None:
        self.hits += hit
        self.of += 1

    def interval(self) -> tuple[float, float, float]:
        """(share, lowest, highest), after Wilson: honest for few games and for shares near none or all."""
        if not self.of:
            return 0.0, 0.0, 1.0
        share, n = self.hits / self.of, self.of
        middle = (share + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
        reach = SURE * sqrt(share * (1 - share) / n + SURE**2 / (4 * n**2)) / (1 + SURE**2 / n)
        return share, middle - reach, middle + reach


class Mean(Struct):
    values: list[float] = field(default_factory=list)

    def interval(self) -> tuple[float, float, float]:
        if not self.values:
            return 0.0, 0.0, 0.0
        reach = SURE * stdev(self.values) / sqrt(len(self.values)) if len(self.values) > 1 else 0.0
        mean = fmean(self.values)
        return mean, mean - reach, mean + reach


class Tally(Struct):
    """The results of one bot."""

    found: Share = field(default_factory=Share)  # of its turns as a voter: those on the storyteller's card
    wasted: Share = field(default_factory=Share)  # of its turns as storyteller: found by all or by none
    understood: Share = field(default_factory=Share)  # of the others' votes on its tellings: those on its card
    drawn: Mean = field(default_factory=Mean)  # votes that its decoys drew, a turn
    points: Mean = field(default_factory=Mean)  # a game
    won: Mean = field(default_factory=Mean)  # a game; a shared victory counts in parts


_COLUMNS = ("found", "wasted", "understood", "drawn", "points", "won")


def report(tallies: Mapping[str, Tally]) -> list[str]:
    """Return the lines of a table with a row for each bot."""
    return [
        _row("bot", *_COLUMNS),
        *(
            _row(
                name,
                _percent(*tally.found.interval()) if tally.found.of else "–",
                _percent(*tally.wasted.interval()) if tally.wasted.of else "–",
                _percent(*tally.understood.interval()) if tally.understood.of else "–",
                _number(*tally.drawn.interval()) if tally.drawn.values else "–",
                _number(*tally.points.interval()),
                _percent(*tally.won.interval()),
            )
            for name, tally in tallies.items()
        ),
    ]


def _row(name: str, *cells: str) -> str:
    return " ".join((f"{name:10}", *(f"{cell:>18}" for cell in cells)))


def _percent(middle: float, lowest: float, highest: float) -> str:
    return f"{middle:.0%} [{max(0.0, lowest):.0%} {min(1.0, highest):.0%}]"


def _number(middle: float, lowest: float, highest: float) -> str:
    return f"{middle:.2f} [{lowest:.2f} {highest:.2f}]"


class Arena:
    """Plays games between bots. The same bots, deck and seed play the same games."""

    def __init__(
        self, bots: Mapping[str, MakeBot], edition: str, players: int, deck: Mapping[str, CardFacts], seed: int = 0
    ) -> None:
        self._bots, self._deck, self._seed = bots, deck, seed
        self._edition, self._players = edition_named(edition), players
        check_table(self._edition, players, tuple(deck))
        self.tallies = {name: Tally() for name in bots}
        self.turns: list[Reveal] = []  # every turn of every game

    def play(self, games: int) -> Iterable[int]:
        """Play this many games, with the bots in other seats each time. Yields each game's number as it ends."""
        for number in range(games):
            self._game(f"{self._seed}/{number}", number)
            yield number

    def _game(self, seed: str, turned: int) -> None:
        names = list(self._bots)
        seats = [names[(seat + turned) % len(names)] for seat in range(self._players)]
        options = effective_options(self._edition, self._players, {"begins": "random"})
        game = deal(Setup(self._edition.name, self._players, tuple(self._deck), seed, "arena", options))
        rng, said = Random(seed), list[str]()
        while game.winners is None:
            after = play(game, self._move(game, seats, seed, said, rng))
            if after.clue is not None and game.clue is None:
                said.append(after.clue.text or "")
            if after.last is not None and after.last is not game.last:
                self.turns.append(after.last.reveal)
                self._count_turn(after.last.reveal, seats)
            game = after
        self._count_game(game, seats)

    def _move(self, game: Game, seats: Sequence[str], seed: str, said: Sequence[str], rng: Random) -> Move:
        waited = awaited(game)
        seat = waited[int(rng.random() * len(waited))]
        thought = self._thought(game, seat, seats, seed, said, rng)
        partner = self._edition.partner(seat, self._players)
        if game.phase == "hand_in" and partner in waited:
            # The pair agree aloud who has the better card.
            other = self._thought(game, partner, seats, seed, said, rng)
            thought = max(thought, other, key=lambda each: each.sureness)
        return thought.move

    def _thought(
        self, game: Game, seat: int, seats: Sequence[str], seed: str, said: Sequence[str], rng: Random
    ) -> Thought:
        bot = self._bots[seats[seat]](f"{seed} {seat}", said)
        seen = view(game, seat)
        cards = {card: self._deck[card] for card in in_sight(seen)}
        return bot.think(seen, cards, rng) if isinstance(bot, ReadingBot) else Thought(bot.choose(seen, cards, rng), "")

    def _count_turn(self, turn: Reveal, seats: Sequence[str]) -> None:
        if not self._edition.pays_bonus:
            return  # `party` has neither finders nor decoys
        target = turn.owners.index(turn.storyteller) + 1
        finds = {seat: target in slots for seat, slots in enumerate(turn.votes) if slots}
        for seat, found in finds.items():
            self.tallies[seats[seat]].found.count(found)
            self.tallies[seats[turn.storyteller]].understood.count(found)
        self.tallies[seats[turn.storyteller]].wasted.count(len(set(finds.values())) == 1)
        for seat in set(turn.owners) - {turn.storyteller}:
            votes = sum(turn.owners[slot - 1] == seat for slots in turn.votes for slot in slots)
            self.tallies[seats[seat]].drawn.values.append(votes)

    def _count_game(self, game: Game, seats: Sequence[str]) -> None:
        winners = game.winners or ()
        for seat, name in enumerate(seats):
            scorer = self._edition.scorer(seat, self._players)
            self.tallies[name].points.values.append(game.scores[scorer])
            self.tallies[name].won.values.append((scorer in winners) / len(winners))


def named_bots(names: Sequence[str], understanding: Understanding, language: str) -> dict[str, MakeBot]:
    """Return makers of the built-in bots by name. All share one understanding."""
    unknown = [name for name in names if name not in (*CHARACTERS, "random")]
    if unknown:
        raise BadArena(f"There is no bot {unknown[0]!r}: choose among {', '.join((*CHARACTERS, 'random'))}.")
    return {name: _maker(name, understanding, language) for name in names}


def _maker(name: str, understanding: Understanding, language: str) -> MakeBot:
    if name == "random":
        return lambda seed, said: RandomBot()
    character = CHARACTERS[name]
    return lambda seed, said: ReadingBot(BotSeat(character, seed, language, tuple(said)), understanding)


@click.command
@click.option("--bots", "names", default=",".join(CHARACTERS), show_default=True, help="Who plays, with commas.")
@click.option("--games", type=click.IntRange(min=1), default=20, show_default=True, help="How many games.")
@click.option("--edition", type=click.Choice(list(EDITIONS)), default="classic", show_default=True)
@click.option("--players", type=int, help="How many seats; the bots take them in turn. Default: one each.")
@click.option("--deck", default="inkwell", show_default=True, help="A deck that comes with the game, or a folder.")
@click.option("--language", type=click.Choice(BOT_LANGUAGES), default="en", show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
def arena(names: str, games: int, edition: str, players: int | None, deck: str, language: str, seed: int) -> None:
    """Let bots play each other, and count: for each bot the share of its votes that found the storyteller's card, of
    its own tellings wasted (found by all or by none), of its listeners' votes that found its card, the votes its decoys
    drew a turn, its points a game and its share of the victories. In brackets what nineteen of twenty such runs would
    stay within.

    \b
    Example:
      halfsaid arena --bots bram,pip,random --games 50 --edition odyssey --players 7
    """
    understanding = best_understanding()
    try:
        bots = named_bots(names.split(","), understanding, language)
        book = _deck(deck)
        cards = {name: facts_of(card, book.file(card.picture.fallback)) for name, card in book.cards.items()}
    except (BadArena, BadDeck) as problem:
        raise click.ClickException(str(problem)) from None
    seats = players or max(len(bots), edition_named(edition).players[0])
    contest = Arena(bots, edition, seats, cards, seed)
    with click.progressbar(
        contest.play(games), length=games, label="Playing", file=sys.stderr, hidden=not sys.stderr.isatty()
    ) as bar:
        for _ in bar:
            pass
    click.echo(f"{games} games of {edition} with {seats} players; understanding by {understanding.name}")
    click.echo("\n".join(report(contest.tallies)))


def _deck(name: str) -> Deck:
    decks = finished_decks()
    return decks[name] if name in decks else read_deck(Path(name))
