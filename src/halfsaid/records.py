"""Game records, format 1: a whole game as one line of JSON, checkable without its random generator."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NoReturn

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from halfsaid.rules import BadSetup, Clue, ClueKind, Game, IllegalMove, Options, Refusal, Turn
from halfsaid.rules.chance import shuffled
from halfsaid.rules.editions import check_options, check_table, clue_kinds, edition_named, is_spoken_only
from halfsaid.rules.moves import check_clue
from halfsaid.rules.scoring import Awards, total
from halfsaid.rules.turns import HandedIn, PlayedTurn, Votes, judge
from halfsaid.rules.words import is_one_line, says_something

FORMAT = "halfsaid-record/1"


class RecordOptions(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The effective options that points and the end depend on. Only `finish_round` is left out where it is off."""

    target: int | None
    rounds: int | None
    bonus_cap: int | None
    lone_finder: bool
    mime_or_song: bool
    finish_round: bool = False


class RecordSeat(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    colour: str
    team: int | None


class RecordClue(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A clue without its recording. A recording stays at its table, where anyone who knew its name could fetch it."""

    kind: ClueKind
    text: str | None = None


class RecordTurn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished turn. Only `left_out` is left out where no card left."""

    storyteller: int
    clue: RecordClue
    handed_in: tuple[HandedIn, ...]
    board: tuple[str, ...]
    votes: tuple[Votes, ...]
    veto: int | None
    points: tuple[int, ...]
    scores: tuple[int, ...]
    reshuffled: bool
    pile: int
    drawn: tuple[tuple[str, ...], ...]
    left_out: tuple[str, ...] = ()  # cards that somebody did not want: they left the game at the end of this turn


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    format: str
    edition: str
    options: RecordOptions
    deck: tuple[str, ...]
    seats: tuple[RecordSeat, ...]
    deal: tuple[tuple[str, ...], ...]
    turns: tuple[RecordTurn, ...]
    winners: tuple[int, ...] | None
    seed: str | None = None


class Fault(Exception):
    """A fault of a record, with its turn (None: of no single turn) and its game in the file."""

    def __init__(self, sentence: str, turn: int | None = None, game: int | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.turn = turn
        self.game = game

    def __str__(self) -> str:
        places = (("game", self.game), ("turn", self.turn))
        where = ", ".join(f"{what} {number}" for what, number in places if number is not None)
        return f"{where}: {self.sentence}" if where else self.sentence


def record(games: Iterable[Game], seats: Sequence[RecordSeat]) -> Record:
    """Return the record of a game, given its states in the order they were played, the deal first."""
    states = iter(games)
    first = latest = next(states)
    turns: list[RecordTurn] = []
    for latest in states:
        if latest.last is not None and len(turns) < _finished_turns(latest):
            turns.append(_record_turn(latest.last, is_spoken_only(first.edition, first.options)))
    over = latest.winners is not None
    options = first.options
    return Record(
        format=FORMAT,
        edition=first.edition.name,
        options=RecordOptions(**{name: getattr(options, name) for name in RecordOptions.__struct_fields__}),
        deck=first.setup.deck,
        seats=tuple(seats),
        deal=first.hands,
        turns=tuple(turns),
        winners=latest.winners,
        seed=first.setup.seed if over else None,
    )


def write(game: Record) -> bytes:
    """Return a record as one line of JSON, without its line end."""
    return _ENCODER.encode(game)


def read(line: bytes) -> Record:
    """Return the record on this line, or raise a Fault that says where it is none."""
    try:
        head = _HEAD.decode(line)
        if head.format != FORMAT:
            raise Fault(f"its format is {head.format!r}, not {FORMAT!r}")
        record = _DECODER.decode(line)
        refuse_twins(line)
    except msgspec.ValidationError as error:
        raise _shape_fault(str(error)) from None
    except (ValueError, RecursionError) as error:
        raise Fault(f"it is not whole JSON: {error}") from None
    return record


def read_file(data: bytes) -> tuple[Record, ...]:
    """Return the verified games of a file: one on each line, or a single one in any layout. A Fault names the game."""
    lines = [data] if _is_one_value(data) else [line for line in data.splitlines() if line.strip()]
    if not lines:
        raise Fault("there is no game in it")
    games = []
    for number, line in enumerate(lines, 1):
        try:
            games.append(read(line))
            verify(games[-1])
        except Fault as fault:
            raise Fault(fault.sentence, fault.turn, number if len(lines) > 1 else None) from None
    return tuple(games)


def refuse_twins(line: bytes) -> None:
    """Raise ValueError if an object names a key twice: one reader would take the first, another the last."""

    def check(pairs: list[tuple[str, object]]) -> None:
        names = [name for name, _ in pairs]
        if len(set(names)) != len(names):
            raise ValueError("a key stands twice in one object")

    json.loads(line, object_pairs_hook=check)


def verify(game: Record) -> None:
    """Derive the whole game again. Raise a Fault at the first thing that is against the rules."""
    _Check(game).run()


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Record)


def _is_one_value(data: bytes) -> bool:
    try:
        msgspec.json.decode(data, type=msgspec.Raw)
    except (ValueError, RecursionError):
        return False
    return True


class _Head(Struct, frozen=True):
    format: str


_HEAD = msgspec.json.Decoder(_Head)


def _shape_fault(message: str) -> Fault:
    what, _, path = message.partition(" - at `$")
    where = re.match(r"\.turns\[(\d{1,9})\]\.?(.*)`$", path)
    if where:
        return Fault(f"{what[0].lower()}{what[1:]} (at {where[2] or 'the turn'})", int(where[1]) + 1)
    place = path.rstrip("`").lstrip(".")
    return Fault(f"{what[0].lower()}{what[1:]}" + (f" (at {place})" if place else ""))


def _finished_turns(game: Game) -> int:
    return game.turn if game.phase == "over" else game.turn - 1


def _record_turn(turn: Turn, spoken_only: bool) -> RecordTurn:
    players, revealed = len(turn.handed_in), turn.reveal
    clockwise = [(revealed.storyteller + step) % players for step in range(players)]
    return RecordTurn(
        storyteller=revealed.storyteller,
        clue=RecordClue(_recorded_kind(revealed.clue.kind, spoken_only), revealed.clue.text),
        handed_in=tuple(HandedIn(seat, turn.handed_in[seat]) for seat in clockwise if turn.handed_in[seat]),
        board=revealed.board,
        votes=tuple(Votes(seat, revealed.votes[seat]) for seat in clockwise if revealed.votes[seat]),
        veto=revealed.veto,
        points=revealed.points,
        scores=revealed.scores,
        reshuffled=revealed.reshuffled,
        pile=turn.pile,
        drawn=turn.drawn,
        left_out=turn.left_out,
    )


def _recorded_kind(kind: ClueKind, spoken_only: bool) -> ClueKind:
    """Return the kind of a clue in a record. Where clues are said or written, a recorded voice counts as `aloud`."""
    return "aloud" if spoken_only and kind == "audio" else kind


class _Check:
    """One pass over a record. It knows what each seat holds and where every card is."""

    def __init__(self, game: Record) -> None:
        self.game = game
        self.players = len(game.seats)
        self.number: int | None = None  # of the turn being checked

    def run(self) -> None:
        self._table()
        self._seats()
        self._deal()
        for index, turn in enumerate(self.game.turns):
            self.number = index + 1
            self._turn(turn, is_last=index == len(self.game.turns) - 1)
        self.number = None
        self._end()

    def _no(self, sentence: str) -> NoReturn:
        raise Fault(sentence, self.number)

    def _refused(self, refusal: Refusal) -> NoReturn:
        self._no(f"{refusal.sentence[0].lower()}{refusal.sentence[1:].rstrip('.')}")

    def _table(self) -> None:
        given = self.game.options
        try:
            self.edition = edition_named(self.game.edition)
            check_table(self.edition, self.players, self.game.deck)
            self.options = Options(**asdict(given))
            check_options(self.edition, self.players, self.options)
        except BadSetup as refusal:
            self._refused(refusal)
        spoken_only = is_spoken_only(self.edition, self.options)
        self.kinds = tuple(
            kind for kind in clue_kinds(self.edition, self.options) if kind == _recorded_kind(kind, spoken_only)
        )

    def _seats(self) -> None:
        for seat, line in enumerate(self.game.seats):
            team = self.edition.scorer(seat, self.players) if self.edition.pairs else None
            if line.team != team:
                self._no(
                    f"seat {seat} plays for team {team}, not {line.team}"
                    if team is not None
                    else f"seat {seat} names a team, but {self.edition.name} has none"
                )
            for what, words in (("name", line.name), ("colour", line.colour)):
                if not (says_something(words) and is_one_line(words) and words.strip() == words):
                    self._no(f"seat {seat} has no proper {what}")
        colours = [line.colour for line in self.game.seats]
        sides = self.edition.scorers(self.players)
        if self.edition.pairs and colours[:sides] != colours[sides:]:
            self._no("the two seats of a team do not share one colour")
        if len(set(colours[:sides])) != sides:
            self._no("two of them have the same colour")

    def _deal(self) -> None:
        size = self.edition.hand_size(self.players)
        deal = self.game.deal
        if len(deal) != self.players:
            self._no(f"the deal has {len(deal)} hands for {self.players} seats")
        for seat, hand in enumerate(deal):
            if len(hand) != size:
                self._no(f"seat {seat} was dealt {len(hand)} cards, not {size}")
        self.pile = set(self.game.deck)
        self.discard: set[str] = set()
        self.hands = [self._taken(hand, self.pile, f"seat {seat} was dealt") for seat, hand in enumerate(deal)]
        self.scores = (0,) * self.edition.scorers(self.players)
        self.storyteller: int | None = None
        self.over = False
        if self.game.seed is not None and self.game.winners is None:
            self._no("a running game must not show its seed")
        self._shuffle("deal", self.game.deck)
        for hand in deal:
            self._next_are(hand)

    def _taken(self, cards: Sequence[str], source: set[str], who: str) -> set[str]:
        """Remove these cards from where they lay, and return them. Or raise a Fault: one does not lie there."""
        for card in cards:
            if card not in source:
                known = "which lies elsewhere" if card in self.game.deck else "which is not in the deck"
                self._no(f"{who} the card {card!r}, {known}")
            source.remove(card)
        return set(cards)

    def _shuffle(self, label: str, cards: Iterable[str]) -> None:
        """Shuffle as the seed does, if it is known: from here on the order of the cards is checked too."""
        self.label = label
        self.order = iter(shuffled(cards, self.game.seed, label)) if self.game.seed is not None else None

    def _next_are(self, cards: Sequence[str]) -> None:
        if self.order is not None and any(card != next(self.order, None) for card in cards):
            self._no(f"the seed gives other cards here (shuffle {self.label!r})")

    def _turn(self, turn: RecordTurn, is_last: bool) -> None:
        if self.over:
            self._no("the game was over before this turn")
        self._storyteller(turn.storyteller)
        self._leave_hands(turn)
        awards = self._judged(turn)
        self._board(turn)
        self._points(turn, awards)
        self._draws(turn, is_last)

    def _storyteller(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            self._no(f"there is no seat {seat} to tell")
        expected = seat if self.storyteller is None else (self.storyteller + 1) % self.players
        if seat != expected:
            self._no(f"seat {seat} tells, but it is the turn of seat {expected}")
        self.storyteller = seat

    def _leave_hands(self, turn: RecordTurn) -> None:
        for entry in turn.handed_in:
            if 0 <= entry.seat < self.players:
                self._taken(entry.cards, self.hands[entry.seat], f"seat {entry.seat} hands in")

    def _judged(self, turn: RecordTurn) -> tuple[Awards, ...]:
        played = PlayedTurn(turn.storyteller, turn.handed_in, turn.board, turn.votes, turn.veto)
        try:
            check_clue(Clue(turn.clue.kind, turn.clue.text), self.kinds)
            awards = judge(self.edition, self.options, self.players, played)
        except IllegalMove as refusal:
            self._refused(refusal)
        if turn.handed_in[0].seat != turn.storyteller:
            self._no("the storyteller's card is not named first")
        return awards

    def _board(self, turn: RecordTurn) -> None:
        seed, label = self.game.seed, f"board {self.number}"
        if seed is not None and turn.board != shuffled(turn.board, seed, label):
            self._no(f"the seed lays the board otherwise (shuffle {label!r})")

    def _points(self, turn: RecordTurn, awards: tuple[Awards, ...]) -> None:
        points = tuple(total(each) for each in awards)
        scores = tuple(before + more for before, more in zip(self.scores, points, strict=True))
        for what, written, right in (("points", turn.points, points), ("scores", turn.scores, scores)):
            if written != right:
                self._no(f"the {what} are {list(right)}, not {list(written)}")
        self.scores = scores
        if self.options.rounds is not None:
            self.over = self.number == self.options.rounds * self.players
        else:
            reached = self.options.target is not None and max(scores) >= self.options.target
            self.over = reached and self._may_end()

    def _may_end(self) -> bool:
        """Whether the game may end here: with `finish_round`, every seat has told equally often."""
        told = Counter(turn.storyteller for turn in self.game.turns[: self.number])
        return not self.options.finish_round or len({told[seat] for seat in range(self.players)}) == 1

    def _draws(self, turn: RecordTurn, is_last: bool) -> None:
        self.discard |= set(turn.board)
        if len(turn.drawn) != self.players:
            self._no(f"the draws are {len(turn.drawn)} lists for {self.players} seats")
        nobody_drew = not any(turn.drawn)
        if self.over or (is_last and self.game.winners is None and nobody_drew):
            self._no_draws(turn, nobody_drew)
            return
        owed = {entry.seat: len(entry.cards) for entry in turn.handed_in}
        for seat in self._left_out(turn.left_out):
            owed[seat] = owed.get(seat, 0) + 1
        due = len(self.pile) < sum(owed.values())
        if turn.reshuffled != due:
            why = "enough for everyone" if not due else "too few for everyone"
            self._no(f"the pile was {'not ' if due else ''}renewed, but held {len(self.pile)} cards, {why}")
        if due:
            self.pile |= self.discard
            self.discard = set()
            self._shuffle(f"pile {self.number}", self.pile)
        for seat, cards in enumerate(turn.drawn):
            if len(cards) != owed.get(seat, 0):
                self._no(f"seat {seat} draws {len(cards)} cards, not {owed.get(seat, 0)}")
            self.hands[seat] |= self._taken(cards, self.pile, f"seat {seat} draws")
            self._next_are(cards)
        self._pile_is(turn.pile)
        if self.edition.clue_before_hand:
            self.hands.insert(0, self.hands.pop())

    def _left_out(self, cards: Sequence[str]) -> list[int]:
        """Take these cards out of the game. Return the seats that held them, each as often as it lost one."""
        if not cards:
            return []
        losers = []
        for card in cards:
            holder = next((seat for seat, hand in enumerate(self.hands) if card in hand), None)
            where = [*self.hands, self.pile, self.discard]
            source = next((each for each in where if card in each), set[str]())
            self._taken((card,), source, "there left")
            if holder is not None:
                losers.append(holder)
        in_play = sum(map(len, (*self.hands, self.pile, self.discard)))
        if in_play < self.edition.smallest_deck(self.players):
            self._no(f"so many cards left that only {in_play} are in play, too few for everyone")
        if self.order is not None:
            gone = set(cards)
            self.order = iter([card for card in self.order if card not in gone])
        return losers

    def _no_draws(self, turn: RecordTurn, nobody_drew: bool) -> None:
        if not nobody_drew:
            self._no("cards were drawn after the last turn")
        if turn.reshuffled:
            self._no("the pile was renewed although nobody drew")
        if turn.left_out:
            self._no("cards left the game after its last turn")
        self._pile_is(turn.pile)

    def _pile_is(self, written: int) -> None:
        if written != len(self.pile):
            self._no(f"the pile holds {len(self.pile)} cards, not {written}")

    def _end(self) -> None:
        best = max(self.scores)
        winners = tuple(scorer for scorer, points in enumerate(self.scores) if points == best)
        if self.game.winners is None:
            if self.over:
                self._no("the game is over, but names no winners")
        elif not self.over:
            self._no("the game names winners, but is not over")
        elif tuple(sorted(self.game.winners)) != winners:
            self._no(f"the winners are {list(winners)}, not {list(self.game.winners)}")
