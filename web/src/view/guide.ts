/** The first game on a device: what to do now, in one line, until it has been done once. */
import type { Public, Room } from '../wire';
import { playsInPairs, tellsBlind } from './editions';
import type { Moment } from './moment';

export type Hint =
  | 'begin'
  | 'tell'
  | 'hand_in'
  | 'hand_in_two'
  | 'hand_in_all'
  | 'hand_in_pair'
  | 'keep_still'
  | 'vote'
  | 'vote_two'
  | 'vote_all'
  | 'reveal'
  | 'reveal_all';

/** What somebody should be told at this moment; null: there is nothing to do, or the screen says it all. */
export function hintFor(game: Public, moment: Moment, me: number | null): Hint | null {
  if (me === null) return null;
  const blind = tellsBlind(game);
  switch (moment.is) {
    case 'tell':
      return blind ? null : moment.first ? 'begin' : 'tell';
    case 'hand_in':
      if (blind) return 'hand_in_all';
      if (playsInPairs(game)) return 'hand_in_pair';
      return moment.may.cards > 1 ? 'hand_in_two' : 'hand_in';
    case 'vote':
      return blind ? 'vote_all' : moment.may.most > 1 ? 'vote_two' : 'vote';
    case 'await_votes':
      return game.storyteller === me ? 'keep_still' : null;
    case 'reveal':
      return blind ? 'reveal_all' : 'reveal';
    default:
      return null;
  }
}

/** What has been told, and in which turn: in that turn it stays, afterwards it is known. */
export type Told = Readonly<Partial<Record<Hint, string>>>;

/** A name no other turn of any game has. */
export const turnName = ({ code, games }: Room, turn: number): string => `${code} ${games} ${turn}`;

/** `turn`: its name. */
export const isNew = (told: Told, hint: Hint, turn: string): boolean => (told[hint] ?? turn) === turn;

export function readTold(kept: string | null): Told {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Told) : {};
  } catch {
    return {};
  }
}

/** A name for what the game wants of this place now, so that one call is made once; null: nothing. */
export const callOf = (game: Public, place: number | null): string | null =>
  place !== null && game.phase !== 'over' && game.waiting.includes(place) ? `${game.turn} ${game.phase}` : null;
