/** What a moment of the game is called, and how it is announced. */
import { cardsToHandIn, playsInPairs, tellsBlind } from '../view/editions';
import type { Moment } from '../view/moment';
import { nameAt } from '../view/people';
import type { Public, Room } from '../wire';
import type { Words } from './en';
import { clueWords } from './turn';

/** The moon of this phase: clue, hand in, vote, reveal. */
export const phaseOf = (game: Public): 1 | 2 | 3 | 4 =>
  (({ clue: 1, hand_in: 2, vote: 3, over: 4 }) as const)[game.phase];

export const clueOf = (w: Words, game: Public): string => (game.clue ? clueWords(w, game.clue) : '');

export function phaseLabel(w: Words, room: Room, game: Public, moment: Moment): string {
  if (game.phase === 'clue') return clueLabel(w, room, game, moment);
  if (game.phase === 'hand_in') return handInLabel(w, game, moment);
  return moment.is === 'vote' && moment.may.veto ? w.phases.veto : w.phases.vote;
}

/** Who has nothing to hand in reads what the others do. */
function handInLabel(w: Words, game: Public, moment: Moment): string {
  if (playsInPairs(game)) return w.phases.who_hands_in;
  if (moment.is !== 'hand_in') return w.phases.hand_in_others;
  if (tellsBlind(game)) return w.phases.hand_in_all;
  return cardsToHandIn(game) > 1 ? w.phases.hand_in_two : w.phases.hand_in;
}

function clueLabel(w: Words, room: Room, game: Public, moment: Moment): string {
  if (game.storyteller === null) return w.phases.begin;
  if (moment.is !== 'tell') return w.phases.tells(nameAt(room, game.storyteller));
  return moment.may.with_card ? w.phases.tell : w.phases.unseeing;
}

/** "Vote. Ileana says: Nobody told the tide." */
export function phaseSentence(w: Words, room: Room, game: Public, me: number | null, moment: Moment): string {
  const label = `${phaseLabel(w, room, game, moment)}.`;
  if (game.clue === null || game.storyteller === null) return label;
  const who = game.storyteller === me ? w.table.you_said : w.table.says(nameAt(room, game.storyteller));
  return `${label} ${w.table.says_that(who, clueOf(w, game))}`;
}
