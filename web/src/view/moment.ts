/** The present task of one seat, or what it waits for. Everything on the table screen follows from this. */
import type { Choice, MayGiveClue, MayHandIn, MayVote, Mine, Public } from '../wire';

export type Moment =
  | { readonly is: 'reveal' }
  | { readonly is: 'over' }
  /** `first`: nobody is storyteller yet; the first to give a clue becomes it. */
  | { readonly is: 'tell'; readonly may: MayGiveClue; readonly first: boolean }
  | { readonly is: 'await_clue' }
  | { readonly is: 'hand_in'; readonly may: MayHandIn }
  | { readonly is: 'handed_in'; readonly may_take_back: boolean }
  | { readonly is: 'vote'; readonly may: MayVote }
  | { readonly is: 'await_votes' };

/** `seen`: the number of the last turn whose reveal this person has looked at to the end. */
export function momentOf(game: Public, mine: Mine | null, seen: number): Moment {
  if (lastTurn(game) > seen) return { is: 'reveal' };
  if (game.phase === 'over') return { is: 'over' };
  if (game.phase === 'clue') return tellOrWait(game, mine);
  if (game.phase === 'hand_in') return handInOrWait(mine);
  const may = choice(mine, 'cast_votes');
  return may ? { is: 'vote', may } : { is: 'await_votes' };
}

/** The number of the finished turn that `game.last` shows; 0: none. The next turn begins at once, except after the last. */
export function lastTurn(game: Public): number {
  if (game.last === null) return 0;
  return game.phase === 'over' ? game.turn : game.turn - 1;
}

function tellOrWait(game: Public, mine: Mine | null): Moment {
  const may = choice(mine, 'give_clue');
  return may ? { is: 'tell', may, first: game.storyteller === null } : { is: 'await_clue' };
}

function handInOrWait(mine: Mine | null): Moment {
  const may = choice(mine, 'hand_in');
  if (may) return { is: 'hand_in', may };
  return { is: 'handed_in', may_take_back: mayTakeBack(mine) };
}

/** A slip in the clue can be mended: nobody has answered it yet. */
export const mayMend = (mine: Mine | null): boolean => choice(mine, 'mend_clue') !== undefined;

/** Whether this seat can take back its card or vote. */
export const mayTakeBack = (mine: Mine | null): boolean => choice(mine, 'take_back') !== undefined;

function choice<Kind extends Choice['may']>(mine: Mine | null, kind: Kind) {
  return mine?.may.find((one): one is Extract<Choice, { may: Kind }> => one.may === kind);
}
