/** The album of an evening: every finished turn as a page. */
import type { AlbumGame, AlbumTurn, Clue } from '../wire';
import type { Played } from './editions';
import { laid, seatAt, type Laid, type Seats, type Sitter } from './ledger';
import { recordingOf, type Recorded } from './recording';

export interface Page {
  readonly turn: number;
  readonly teller: Sitter;
  readonly clue: Clue;
  readonly recorded: Recorded | null;
  /** The large picture: the true one, or in `party` the one most chose. */
  readonly plate: Laid;
  readonly others: readonly Laid[];
  readonly tale: Tale;
  readonly why: string | null;
}

/** The outcome of a turn, by names. `found` is null in `party`, where nothing is hidden. */
export interface Tale {
  readonly found: readonly string[] | null;
  /** Whether all who looked found it. */
  readonly all: boolean;
  readonly followed: readonly Following[];
  /** The name of the one whose picture had the veto. */
  readonly vetoed: string | null;
}

export interface Following {
  readonly followers: readonly string[];
  readonly leader: string;
}

export const played = (game: AlbumGame): Played => ({ edition: game.edition, players: game.seats.length });

export const pagesOf = (code: string, game: AlbumGame): readonly Page[] =>
  game.turns.map((turn) => pageOf(code, game, turn));

function pageOf(code: string, game: AlbumGame, { turn, reveal, why }: AlbumTurn): Page {
  const board = laid(game, played(game), reveal);
  const plate = board.find((one) => one.isTrue) ?? favourite(board);
  return {
    turn,
    teller: seatAt(game, reveal.storyteller),
    clue: reveal.clue,
    recorded: recordingOf(code, reveal.clue),
    plate,
    others: board.filter((one) => one !== plate),
    tale: taleOf(game, board),
    why,
  };
}

const favourite = (board: readonly Laid[]): Laid =>
  board.reduce((best, one) => (one.voters.length > best.voters.length ? one : best));

/** The names of those who found it, and of the others whom they followed. One right vote of two counts as found. */
export function taleOf({ seats }: Seats, board: readonly Laid[]): Tale {
  const truth = board.find((one) => one.isTrue) ?? null;
  const found = truth?.voters ?? [];
  const looked = seats.filter((seat) => board.some((one) => has(one.voters, seat)));
  const byLeader = new Map<string, string[]>();
  for (const { owner, voters, isTrue } of board) {
    const followers = isTrue ? [] : voters.filter((voter) => !has(found, voter)).map((voter) => voter.name);
    if (followers.length > 0)
      byLeader.set(owner.name, [...new Set([...(byLeader.get(owner.name) ?? []), ...followers])]);
  }
  return {
    found: truth && found.map((seat) => seat.name),
    all: found.length > 0 && found.length === looked.length,
    followed: [...byLeader].map(([leader, followers]) => ({ leader, followers })).sort(mostFollowed),
    vetoed: board.find((one) => one.vetoed)?.owner.name ?? null,
  };
}

const mostFollowed = (a: Following, b: Following) => b.followers.length - a.followers.length;

const has = (seats: readonly Sitter[], one: Sitter): boolean => seats.some((seat) => seat.id === one.id);

/** The decks that a game's pictures come from. */
export const decksOf = (games: readonly AlbumGame[]): readonly string[] => [
  ...new Set(games.flatMap((game) => cardsOf(game).map((card) => card.slice(0, card.indexOf('/'))))),
];

export const cardsOf = (game: AlbumGame): readonly string[] => game.turns.flatMap((turn) => turn.reveal.board);
