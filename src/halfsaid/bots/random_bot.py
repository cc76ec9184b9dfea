"""The simplest bot: any legal move, at random."""

from collections.abc import Mapping
from random import Random

from halfsaid.bots.memory import CardFacts
from halfsaid.rules import CastVotes, Clue, GiveClue, HandIn, MayGiveClue, MayHandIn, MayVote, Move, View

_CLUES = (
    "Almost", "Before it was late", "Nobody asked", "Seven times", "Under the river", "What the glass knew",
    "A letter home", "Winter again", "Borrowed light", "The thief's uncle", "Hush", "Salt and feathers",
)  # fmt: skip


class RandomBot:
    """Plays without looking at the pictures."""

    def choose(self, view: View, cards: Mapping[str, CardFacts], rng: Random) -> Move:
        mine = view.mine
        assert mine is not None, "a bot has a seat"
        for choice in mine.may:
            match choice:
                case MayGiveClue():
                    card = rng.choice(mine.hand) if choice.with_card else None
                    return GiveClue(mine.seat, Clue("text", rng.choice(_CLUES)), card)
                case MayHandIn():
                    return HandIn(mine.seat, tuple(rng.sample(mine.hand, choice.cards)))
                case MayVote():
                    veto = rng.randint(1, len(view.public.board)) if choice.veto else None
                    return CastVotes(mine.seat, (rng.choice(choice.slots),), veto)
        raise ValueError(f"seat {mine.seat} has nothing to do")
