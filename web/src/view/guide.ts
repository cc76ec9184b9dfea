/** The first game on a device: what to do now, in one line, until it has been done once. */
import type { Public, Room } from '../wire';
import { mostVotes, playsInPairs, tellsBlind } from './editions';
import type { Moment } from './moment';
import { across } from './seating';

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
  | 'vote_pair'
  | 'vote_all'
  | 'vote_veto'
  | 'reveal'
  | 'reveal_two'
  | 'reveal_pair'
  | 'reveal_all';

/** The hint for this moment; null: there is nothing to do, or the screen says it all. What is peculiar to an edition
 *  has a hint of its own, also for people who know another edition. */
export function hintFor(game: Public, moment: Moment, me: number | null): Hint | null {
  if (me === null) return null;
  const blind = tellsBlind(game);
  const pairs = playsInPairs(game);
  switch (moment.is) {
    case 'tell':
      return blind ? null : moment.first ? 'begin' : 'tell';
    case 'hand_in':
      if (blind) return 'hand_in_all';
      // Of the storyteller's pair nobody votes: there is nothing to agree.
      if (pairs) return game.storyteller === across(me, game.players) ? null : 'hand_in_pair';
      return moment.may.cards > 1 ? 'hand_in_two' : 'hand_in';
    case 'vote':
      if (blind) return moment.may.veto ? 'vote_veto' : 'vote_all';
      return pairs ? 'vote_pair' : moment.may.most > 1 ? 'vote_two' : 'vote';
    case 'await_votes':
      return game.storyteller === me ? 'keep_still' : null;
    case 'reveal':
      return blind ? 'reveal_all' : pairs ? 'reveal_pair' : mostVotes(game) > 1 ? 'reveal_two' : 'reveal';
    default:
      return null;
  }
}

/** The hints that were given, and in which turn: a hint stays for that turn, afterwards it is known. */
export type Told = Readonly<Partial<Record<Hint, string>>>;

/** A name that is unique to this turn of this game. */
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
