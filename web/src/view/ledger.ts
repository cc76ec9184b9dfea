/** A finished turn as people read it: whose picture was whose, who fooled whom, and the reason for every point. */
import type { Award, Remark, Reveal, Seat } from '../wire';
import { playsInPairs, tellsBlind, type Played } from './editions';
import { scorerOf } from './people';

/** All that a finished turn needs to know of its table: the rulebook tells of tables that never were. */
export type Sitter = Pick<Seat, 'id' | 'name' | 'colour'>;
export interface Seats {
  readonly seats: readonly Sitter[];
  /** What bots said of this turn. */
  readonly remarks?: readonly Remark[];
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
  /** Who it speaks of: those fooled, or those who led astray. */
  readonly names: readonly string[];
}

export interface Line {
  readonly scorer: number;
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
  /** What a bot says of its own choice. */
  readonly remark: Remark | null;
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
      remark: remarkOf(room, members),
    };
  });
  return lines.sort((a, b) => Number(b.yours) - Number(a.yours) || b.points - a.points || a.scorer - b.scorer);
}

/** As they are counted where all lines are in sight: what comes last is remembered longest. */
export const lowestFirst = (lines: readonly Line[]): readonly Line[] => [...lines].sort((a, b) => a.points - b.points);

/** Who plays for a score. Newcomers, when the game is over, sit beyond its places. */
export const membersOf = (room: Seats, game: Played, scorer: number): readonly Sitter[] =>
  room.seats.filter((_, place) => place < game.players && scorerOf(game, place) === scorer);

/** Of the bots in these seats: on its clue, else on its vote, else on what it handed in. */
function remarkOf({ remarks = [] }: Seats, members: readonly Sitter[]): Remark | null {
  const theirs = remarks.filter((remark) => members.some((seat) => seat.id === remark.seat));
  const moves = ['give_clue', 'cast_votes', 'hand_in'] as const;
  return moves.map((move) => theirs.find((remark) => remark.move === move)).find(Boolean) ?? null;
}

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
