/** A finished turn as people read it: the owners of the pictures, who fooled whom, and the reason for every point. */
import type { Award, Remark, Reveal, Seat } from '../wire';
import { playsInPairs, tellsBlind, type Played } from './editions';
import { scorerOf } from './people';

/** The part of a table that a finished turn needs. The rulebook makes up its own. */
export type Sitter = Pick<Seat, 'id' | 'name' | 'colour'> & Partial<Pick<Seat, 'is_bot' | 'mind'>>;
export interface Seats {
  readonly seats: readonly Sitter[];
}

export interface Laid {
  readonly card: string;
  readonly no: number;
  readonly owner: Sitter;
  readonly isTrue: boolean;
  readonly vetoed: boolean;
  readonly voters: readonly Sitter[];
}

export interface Why extends Award {
  /** The people it is about: those fooled, or those who fooled others. */
  readonly names: readonly string[];
}

export interface Line {
  readonly scorer: number;
  /** The seat whose line it is; of a pair, the first. */
  readonly seat: Sitter | undefined;
  readonly colour: string;
  readonly names: readonly string[];
  readonly points: number;
  readonly before: number;
  readonly after: number;
  readonly whys: readonly Why[];
  /** The slot of their (first) picture, from 0: where the line stands under the board. */
  readonly slot: number;
  readonly yours: boolean;
  /** Yours alone, so that it can say "you": a pair is called by its names. */
  readonly you: boolean;
}

/** The board with its secrets out. Where the storyteller tells blind, no picture is truer than another. */
export function laid(room: Seats, game: Played, turn: Reveal): readonly Laid[] {
  return turn.board.map((card, i) => ({
    card,
    no: i + 1,
    owner: seatAt(room, turn.owners[i] ?? 0),
    isTrue: !tellsBlind(game) && i === trueSlot(turn),
    vetoed: turn.veto === i + 1,
    voters: room.seats.filter((_, place) => turn.votes[place]?.includes(i + 1)),
  }));
}

/** The picture that stays in sight while points are counted: the true one, else the one that most chose. */
export const pinned = (board: readonly Laid[]): Laid | undefined =>
  board.find(({ isTrue }) => isTrue) ??
  board.reduce<Laid | undefined>(
    (most, one) => (most && most.voters.length >= one.voters.length ? most : one),
    undefined,
  );

/** The storyteller's picture: in a game for three and in `team` others lie beside it, but one is theirs. */
const trueSlot = (turn: Reveal): number => turn.owners.indexOf(turn.storyteller);

/** How many found it, of how many who looked; null where the storyteller tells blind: there is nothing to find. */
export function finders(game: Played, turn: Reveal): { readonly found: number; readonly of: number } | null {
  if (tellsBlind(game)) return null;
  const voted = turn.votes.filter((slots) => slots.length > 0);
  return { found: voted.filter((slots) => slots.includes(trueSlot(turn) + 1)).length, of: voted.length };
}

/** One line for everyone who scores: yours first, then the most points. */
export function ledger(room: Seats, game: Played, turn: Reveal, myPlace: number | null): readonly Line[] {
  const mine = myPlace === null ? null : scorerOf(game, myPlace);
  const lines = turn.points.map((points, scorer): Line => {
    const members = membersOf(room, game, scorer);
    const after = turn.scores[scorer] ?? 0;
    return {
      scorer,
      seat: members[0],
      colour: members[0]?.colour ?? 'ivory',
      names: members.map((seat) => seat.name),
      points,
      before: after - points,
      after,
      whys: (turn.awards[scorer] ?? []).map((award) => ({
        ...award,
        names: namesFor(award, room, game, turn, scorer),
      })),
      slot: turn.owners.findIndex((place) => scorerOf(game, place) === scorer),
      yours: scorer === mine,
      you: scorer === mine && !playsInPairs(game),
    };
  });
  return lines.sort((a, b) => Number(b.yours) - Number(a.yours) || b.points - a.points || a.scorer - b.scorer);
}

/** The order of counting where all lines are in sight: the last line is remembered longest. */
export const lowestFirst = (lines: readonly Line[]): readonly Line[] => [...lines].sort((a, b) => a.points - b.points);

/** The seats that play for a score. People who came after the game sit beyond its places. */
export const membersOf = (room: Seats, game: Played, scorer: number): readonly Sitter[] =>
  room.seats.filter((_, place) => place < game.players && scorerOf(game, place) === scorer);

/** The remark of one bot on this turn: of the storyteller, else of one who voted, else of one who handed in. A bot
 *  that stands in for somebody does not speak for them. */
export function remarkOfTurn({
  seats,
  remarks,
}: {
  readonly seats: readonly Seat[];
  readonly remarks: readonly Remark[];
}): { readonly seat: Seat; readonly text: string } | null {
  const spoken = MOVES.flatMap((move) => remarks.filter((remark) => remark.move === move)).flatMap(
    ({ seat: id, text }) => seats.filter((seat) => seat.id === id && seat.is_bot).map((seat) => ({ seat, text })),
  );
  return spoken[0] ?? null;
}

const MOVES = ['give_clue', 'cast_votes', 'hand_in'] as const;

function namesFor(award: Award, room: Seats, game: Played, turn: Reveal, scorer: number): readonly string[] {
  const isTheirs = (place: number | undefined) => place !== undefined && scorerOf(game, place) === scorer;
  const votesOf = (place: number) => turn.votes[place] ?? [];
  if (award.reason === 'votes')
    return room.seats
      .filter((_, place) =>
        votesOf(place).some((slot) => isTheirs(turn.owners[slot - 1]) && slot - 1 !== trueSlot(turn)),
      )
      .map((seat) => seat.name);
  if (award.reason === 'missed') {
    const followed = room.seats.flatMap((_, place) => (isTheirs(place) ? votesOf(place) : []));
    return [...new Set(followed.map((slot) => seatAt(room, turn.owners[slot - 1] ?? 0).name))];
  }
  return [];
}

export function seatAt(room: Seats, place: number): Sitter {
  const seat = room.seats[place];
  if (!seat) throw new RangeError(`there is no place ${place} at this table`);
  return seat;
}
