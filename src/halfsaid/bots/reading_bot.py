"""The bot that reads the texts of pictures: one character in one seat, with its own memory of the cards."""

from collections.abc import Mapping, Sequence
from random import Random

from halfsaid.bots.bot import BotSeat, Thought
from halfsaid.bots.listening import (
    ImaginedBoard,
    believed,
    blurred,
    found_by_some,
    imagine,
    one_or_two,
    popular,
    shares,
    votes_drawn,
)
from halfsaid.bots.meaning import HeardClue, Understanding
from halfsaid.bots.memory import CardFacts, Memory, remember
from halfsaid.bots.reasons import guessed, linked, may_be_named, names, unseeing
from halfsaid.bots.telling import Idea, ideas, unseen
from halfsaid.bots.words import language_of
from halfsaid.languages import bot_language
from halfsaid.rules import (
    EDITIONS,
    CastVotes,
    Clue,
    GiveClue,
    HandIn,
    MayGiveClue,
    MayHandIn,
    MayVote,
    Mine,
    Move,
    Public,
    View,
)

# Bots see in a bot's clue what no person sees, since all share one model. A storyteller therefore takes its table to be
# quicker than the fits say, by these amounts. They were measured with `bench/bots`, so that bots find a bot's clue no
# more often than one of the benchmark. A clue that came with its card makes sense to people even where the model sees
# little in it, and may be harder; of its own stock a bot must choose what the model sees well.
_ALIKE = {"en": 0.1, "fr": 0.45, "ro": -0.1}
_ALIKE_LISTED = {"en": 0.65, "fr": 1.0, "ro": 0.6}
# A clue that beats every decoy of a large table would have to be so plain that the other bots would find it too often.
_DECOYS_FEARED = 4
_TASTE = 0.3  # weight of taste, against the chance that some but not all find the card
_LATER = 6  # how far from its first sentence a bot without an idea takes its second of a turn
_NAMED = 3  # how many things of a picture are near enough to a clue to be named as the reason
_LENGTH = 0.2  # distaste for each word that a clue has too many or too few
_WHIM = 0.15  # spread of the random part in the choice of a clue


class ReadingBot:
    """A character in one seat, who judges cards by their texts."""

    def __init__(self, seat: BotSeat, understanding: Understanding) -> None:
        self.character = seat.character
        self.language = bot_language(seat.language)
        self._understanding = understanding
        self._seed = seat.seed
        self._said = frozenset(text.casefold() for text in seat.said)

    def choose(self, view: View, cards: Mapping[str, CardFacts], rng: Random) -> Move:
        return self.think(view, cards, rng).move

    def think(self, view: View, cards: Mapping[str, CardFacts], rng: Random) -> Thought:
        """Return a legal move for the view's seat, which must have one to make, and the reason for it."""
        public, mine = view.public, view.mine
        assert mine is not None, "a bot has a seat"
        for choice in mine.may:
            match choice:
                case MayGiveClue(with_card=True):
                    return self._tell(public, mine, cards, rng)
                case MayGiveClue():
                    text = unseen(self.language, self.character.taste, self._said, rng)
                    why = unseeing(self.language, public.turn + mine.seat)
                    return Thought(GiveClue(mine.seat, Clue("text", text)), why)
                case MayHandIn():
                    return self._hand_in(public, mine, choice.cards, cards, rng)
                case MayVote():
                    return self._vote(public, mine, choice, cards, rng)
        raise ValueError(f"seat {mine.seat} has nothing to do")

    def _tell(self, public: Public, mine: Mine, cards: Mapping[str, CardFacts], rng: Random) -> Thought:
        hand = self._memories(mine.hand, cards)
        seen = [] if public.last is None else self._memories(public.last.board, cards)
        found = list(ideas(hand, self.language, self._understanding, self._said, rng))
        if not found:
            text = unseen(self.language, self.character.taste, self._said, rng)
            move = GiveClue(mine.seat, Clue("text", text), rng.choice(mine.hand))
            return Thought(move, self._guessed(public, mine), 0.0)
        fits = self._understanding.fits([HeardClue(idea.text, self.language) for idea in found], [*hand, *seen])
        board = _imagined_listeners(public, rng)
        places = {memory.card: at for at, memory in enumerate(hand)}
        scored = [
            (self._worth(idea, row, places[str(idea.card)], board, rng), at)
            for at, (idea, row) in enumerate(zip(found, fits, strict=True))
        ]
        worth, best = max(scored)
        idea = found[best]
        move = GiveClue(mine.seat, Clue("text", idea.text), idea.card)
        why = self._why(idea.text, hand[places[str(idea.card)]], public, mine)
        return Thought(move, why, min(1.0, max(0.0, worth)))

    def _worth(self, idea: Idea, row: Sequence[float], place: int, board: ImaginedBoard, rng: Random) -> float:
        others = [fit for at, fit in enumerate(row) if at != place]
        alike = (_ALIKE_LISTED if idea.source == "idea" else _ALIKE)[self.language]
        some, share = found_by_some(row[place] + alike, board.scaled(*believed(others, self._understanding.usual)))
        character = self.character
        length = abs(len(idea.text.split()) - character.words)
        taste = character.taste.get(idea.source, 0.0) - _LENGTH * length + rng.gauss(0.0, _WHIM)
        return character.craft * (some + character.ease * share) + _TASTE * taste

    def _hand_in(self, public: Public, mine: Mine, count: int, cards: Mapping[str, CardFacts], rng: Random) -> Thought:
        hand = self._memories(mine.hand, cards)
        heard = self._heard(public)
        if heard is None:
            return Thought(HandIn(mine.seat, tuple(rng.sample(mine.hand, count))), self._guessed(public, mine), 0.0)
        fits = self._fits(heard, hand, rng)
        seen = blurred(fits, self.character.decoy_haze, rng)
        order = sorted(range(len(hand)), key=lambda at: -seen[at])
        chosen = [hand[at] for at in order[:count]]
        board = imagine(EDITIONS[public.edition].board_size(public.players) - 2, rng)
        drawn = votes_drawn(fits[order[0]], board.scaled(*believed(fits, self._understanding.usual)))
        sureness = min(1.0, drawn * public.players / 2)
        move = HandIn(mine.seat, tuple(memory.card for memory in chosen))
        return Thought(move, self._why(heard.text, chosen[0], public, mine), sureness)

    def _vote(
        self, public: Public, mine: Mine, choice: MayVote, cards: Mapping[str, CardFacts], rng: Random
    ) -> Thought:
        heard = self._heard(public)
        if heard is None:
            veto = rng.randint(1, len(public.board)) if choice.veto else None
            move = CastVotes(mine.seat, (rng.choice(choice.slots),), veto)
            return Thought(move, self._guessed(public, mine), 0.0)
        board = self._memories(public.board, cards)
        fits = blurred(self._fits(heard, board, rng), self.character.vote_haze, rng)
        if EDITIONS[public.edition].clue_before_hand:
            return self._vote_with_the_herd(heard, public, mine, choice, board, fits)
        chances = shares([fits[slot - 1] for slot in choice.slots])
        ranked = sorted(zip(chances, choice.slots, strict=True), reverse=True)
        count = one_or_two([chance for chance, _ in ranked]) if choice.most == 2 else 1
        slots = tuple(slot for _, slot in ranked[:count])
        why = self._why(heard.text, board[slots[0] - 1], public, mine)
        return Thought(CastVotes(mine.seat, slots), why, ranked[0][0])

    def _vote_with_the_herd(
        self,
        heard: HeardClue,
        public: Public,
        mine: Mine,
        choice: MayVote,
        board: Sequence[Memory],
        fits: Sequence[float],
    ) -> Thought:
        worth = popular(fits, public.players)
        ranked = sorted(choice.slots, key=lambda slot: -worth[slot - 1])
        # The holder of the veto strikes the picture that would gather the most people beside its own.
        rivals = sorted((slot for slot in choice.slots if slot != ranked[0]), key=lambda slot: -fits[slot - 1])
        veto = rivals[0] if choice.veto else None
        move = CastVotes(mine.seat, (ranked[0],), veto)
        why = self._why(heard.text, board[ranked[0] - 1], public, mine)
        return Thought(move, why, min(1.0, worth[ranked[0] - 1] / 5))

    def _heard(self, public: Public) -> HeardClue | None:
        text = None if public.clue is None else public.clue.text
        return None if text is None else HeardClue(text, language_of(text, self.language))

    def _memories(self, cards: Sequence[str], known: Mapping[str, CardFacts]) -> list[Memory]:
        return [remember(card, known.get(card, CardFacts()), self._seed) for card in cards]

    def _fits(self, heard: HeardClue, memories: Sequence[Memory], rng: Random) -> list[float]:
        fits = self._understanding.fits([heard], memories)[0]
        return [
            fit if memory.motifs or memory.scenes or memory.clues else rng.gauss(*self._understanding.usual)
            for fit, memory in zip(fits, memories, strict=True)
        ]

    def _why(self, clue: str, memory: Memory, public: Public, mine: Mine) -> str:
        """Return a sentence that names something in the picture that goes well with the clue and is not in it."""
        heard = HeardClue(clue, language_of(clue, self.language))
        motifs = [motif for motif in memory.motifs if may_be_named(motif)]
        telling = [motif for motif in motifs if not names(clue, motif, self.language)] or motifs
        if not telling:
            return self._guessed(public, mine)
        # The storyteller names the first. Others, who may have chosen the same picture, do not all name the same thing.
        storyteller = mine.seat if public.storyteller is None else public.storyteller
        after = (mine.seat - storyteller) % public.players
        motif = self._understanding.ranked(heard, telling)[after % min(_NAMED, len(telling))]
        return linked(motif, clue, self.character.temper, self.language, f"{self._seed} {public.phase}")

    def _guessed(self, public: Public, mine: Mine) -> str:
        """Return what a bot says that had nothing to go by: not what its neighbours say, nor what it said before."""
        return guessed(self.language, public.turn + mine.seat + (_LATER if public.phase == "vote" else 0))


def _imagined_listeners(public: Public, rng: Random) -> ImaginedBoard:
    """Return the decoys that a storyteller expects from the others."""
    edition = EDITIONS[public.edition]
    decoys = min(edition.board_size(public.players) - 1, _DECOYS_FEARED)
    return imagine(decoys, rng, each=edition.hand_in_count(public.players))
