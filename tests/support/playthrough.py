"""A whole game as text that people read: every move, and what each seat sees after it."""

from random import Random

from halfsaid.rules import (
    CastVotes,
    Choice,
    Game,
    GiveClue,
    HandIn,
    MayGiveClue,
    MayHandIn,
    MayMendClue,
    MayTakeBack,
    MayVote,
    MendClue,
    Move,
    Public,
    Setup,
    TakeBack,
    deal,
    explain,
    play,
    view,
)
from halfsaid.simulation import RandomPlayers


def playthrough(setup: Setup, seed: int) -> str:
    """The text of one random game. A line that would repeat itself is left out."""
    players, game = RandomPlayers(Random(seed)), deal(setup)
    lines = [f"{game.edition.name}, {game.players} players, {len(setup.deck)} cards", *_options(game)]
    shown: dict[str, str] = {}
    _show(game, shown, lines)
    while game.winners is None:
        move = players.next_move(game)
        before, game = game, play(game, move)
        lines += ["", f"> {_move(move)}"]
        if game.last is not before.last:
            lines += _reveal(game)
        _show(game, shown, lines)
    return "\n".join(lines) + "\n"


def _options(game: Game) -> list[str]:
    options = game.options
    return [f"  {name} = {getattr(options, name)}" for name in options.__struct_fields__]


def _show(game: Game, shown: dict[str, str], lines: list[str]) -> None:
    sights = {"all": _public(view(game).public)}
    sights |= {f"seat {seat}": _mine(game, seat) for seat in range(game.players)}
    lines += [f"  {who:7} {sight}" for who, sight in sights.items() if shown.get(who) != sight]
    shown.update(sights)


def _public(public: Public) -> str:
    clue = f"clue {public.clue.text or public.clue.kind!r}" if public.clue else ""
    parts = [
        f"turn {public.turn} {public.phase}",
        "" if public.storyteller is None else f"storyteller {public.storyteller}",
        clue,
        f"waiting for {_numbers(public.waiting)}" if public.waiting else "",
        _flags("in", public.handed_in),
        _cards("board", public.board),
        _flags("voted", public.voted),
        f"hands {_numbers(public.hands)}",
        f"pile {public.pile} discard {public.discard}",
        f"scores {_numbers(public.scores)}",
        f"seed {public.seed!r} keeps promise {public.promise[:8]}…" if public.seed else "",
        f"winners {_numbers(public.winners)}" if public.winners is not None else "",
    ]
    return " | ".join(part for part in parts if part)


def _mine(game: Game, seat: int) -> str:
    mine = view(game, seat).mine
    assert mine is not None
    parts = [
        "hand face down" if mine.face_down else f"hand {' '.join(mine.hand)}",
        _cards("handed in", mine.handed_in),
        f"voted {_numbers(mine.votes)}" if mine.votes else "",
        f"veto {mine.veto}" if mine.veto else "",
        *(_may(choice) for choice in mine.may),
    ]
    return " | ".join(part for part in parts if part)


def _may(choice: Choice) -> str:
    match choice:
        case MayGiveClue():
            return f"may give a clue ({', '.join(choice.kinds)}){'' if choice.with_card else ' without a card'}"
        case MayHandIn():
            return f"may hand in {choice.cards}"
        case MayMendClue():
            return "may mend the clue"
        case MayTakeBack():
            return "may take back"
        case MayVote():
            return f"may vote for {choice.most} of {_numbers(choice.slots)}{' and veto' if choice.veto else ''}"


def _move(move: Move) -> str:
    match move:
        case GiveClue():
            told = f" on {move.card}" if move.card else ""
            return f"seat {move.seat} gives a clue{told}: {move.clue.text or move.clue.kind}"
        case MendClue():
            return f"seat {move.seat} mends the clue: {move.text}"
        case HandIn():
            return f"seat {move.seat} hands in {' '.join(move.cards)}"
        case TakeBack():
            return f"seat {move.seat} takes back"
        case CastVotes():
            veto = f", vetoes {move.veto}" if move.veto else ""
            return f"seat {move.seat} votes for {_numbers(move.slots)}{veto}"


def _reveal(game: Game) -> list[str]:
    last = view(game).public.last
    assert last is not None
    slots = [
        f"{slot}: {card} of seat {owner}"
        for slot, (card, owner) in enumerate(zip(last.board, last.owners, strict=True), 1)
    ]
    votes = [f"{seat} for {_numbers(slots)}" for seat, slots in enumerate(last.votes) if slots]
    side = "team" if game.edition.pairs else "seat"
    return [
        f"  reveal  {', '.join(slots)}",
        f"  votes   {', '.join(votes)}{f', veto {last.veto}' if last.veto else ''}",
        *(f"  points  {side} {scorer}: {'; '.join(map(explain, awards))}" for scorer, awards in enumerate(last.awards)),
        *(["  the pile is renewed"] if last.reshuffled else []),
    ]


def _cards(label: str, cards: tuple[str, ...]) -> str:
    return f"{label} {' '.join(cards)}" if cards else ""


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _flags(label: str, flags: tuple[bool, ...]) -> str:
    return f"{label} {''.join('x' if flag else '.' for flag in flags)}" if any(flags) else ""
