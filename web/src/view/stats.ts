/** Statistics of a finished game. Each is left out where there is nothing to tell. */
import type { AlbumGame } from '../wire';
import { pagesOf, type Page } from './album';
import type { Sitter } from './ledger';

/** The most people that a statistic may name: what more have in common is not worth telling. */
const MOST_SHARED = 3;
/** The fewest times that something must have happened: once is chance. */
const LEAST = 2;

export interface Statistics {
  /** The clue that exactly one found; of several, the one most were looking for. */
  readonly clue: Page | null;
  /** The one who was followed most often, and how often. */
  readonly deceivers: Most | null;
  /** The one who found the true picture most often. */
  readonly eyes: Most | null;
  /** The pairs who most often chose alike. */
  readonly minds: Minds | null;
}

export interface Most {
  readonly who: readonly Sitter[];
  readonly times: number;
}

export interface Minds {
  readonly pairs: readonly (readonly [Sitter, Sitter])[];
  readonly times: number;
}

export function statisticsOf(game: AlbumGame): Statistics {
  const pages = pagesOf('', game);
  const told = pages.filter((page) => page.plate.isTrue);
  const astray = ({ others }: Page, seat: Sitter) =>
    others.filter(({ owner }) => owner.id === seat.id).reduce((sum, { voters }) => sum + voters.length, 0);
  return {
    clue: bestClue(told),
    deceivers: most(game, (seat) => told.reduce((sum, page) => sum + astray(page, seat), 0)),
    eyes: most(game, (seat) => told.filter((page) => page.plate.voters.some(({ id }) => id === seat.id)).length),
    minds: mindReaders(game),
  };
}

function bestClue(pages: readonly Page[]): Page | null {
  const looking = ({ plate, others }: Page) =>
    new Set([plate, ...others].flatMap(({ voters }) => voters.map(({ id }) => id))).size;
  const half = pages.filter((page) => page.plate.voters.length === 1 && looking(page) > 1);
  return half.reduce<Page | null>((best, page) => (best && looking(best) >= looking(page) ? best : page), null);
}

function most(game: AlbumGame, count: (seat: Sitter) => number): Most | null {
  const times = Math.max(0, ...game.seats.map(count));
  const who = game.seats.filter((seat) => count(seat) === times);
  return times < LEAST || who.length > MOST_SHARED ? null : { times, who };
}

function mindReaders(game: AlbumGame): Minds | null {
  const pairs = game.seats.flatMap((one, i) =>
    game.seats.slice(i + 1).map((other, j) => ({ pair: [one, other] as const, times: alike(game, i, i + 1 + j) })),
  );
  const times = Math.max(0, ...pairs.map((each) => each.times));
  const closest = pairs.filter((each) => each.times === times).map(({ pair }) => pair);
  return times < LEAST || closest.length > MOST_SHARED ? null : { times, pairs: closest };
}

const alike = (game: AlbumGame, one: number, other: number): number =>
  game.turns.filter(({ reveal: { votes } }) => votes[one]?.some((slot) => votes[other]?.includes(slot))).length;
