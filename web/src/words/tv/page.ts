/** A finished turn in two or three sentences, as the television tells it afterwards. */
import { tellsBlind } from '../../view/editions';
import { finders, laid, type Laid } from '../../view/ledger';
import { meetingWorth } from '../../view/show';
import type { Public, Reveal, Room } from '../../wire';
import type { TvWords } from './en';

const MOST_NAMES = 4;

export interface TvPage {
  /** The true picture, or the one most chose. */
  readonly picture: Laid;
  readonly sentences: readonly string[];
}

export function tvPage(t: TvWords, room: Room, game: Public, turn: Reveal): TvPage | null {
  const board = laid(room, game, turn);
  const [most] = [...board].sort(byVotes);
  const picture = board.find(({ isTrue }) => isTrue) ?? most;
  if (!picture) return null;
  return { picture, sentences: tellsBlind(game) ? met(t, turn, board) : found(t, game, turn, board, picture) };
}

/** Most votes first; of equals the one that the show has last. */
const byVotes = (a: Laid, b: Laid): number => b.voters.length - a.voters.length || b.no - a.no;

const namesOf = ({ voters }: Laid): readonly string[] => voters.map(({ name }) => name);

function found(t: TvWords, game: Public, turn: Reveal, board: readonly Laid[], picture: Laid): readonly string[] {
  const count = finders(game, turn);
  const names = namesOf(picture);
  const all = count !== null && count.found === count.of;
  const [decoy] = board
    .filter(({ isTrue, voters }) => !isTrue && voters.length > 0)
    .sort((a, b) => b.voters.length - a.voters.length);
  return [
    names.length === 0 ? t.rest.none : all ? t.rest.all : t.rest.found(names),
    ...(decoy && decoy.voters.length <= MOST_NAMES ? [t.rest.fooled(decoy.owner.name, namesOf(decoy))] : []),
  ];
}

function met(t: TvWords, turn: Reveal, board: readonly Laid[]): readonly string[] {
  const vetoed = board.find((one) => one.vetoed && one.voters.length > 0);
  const crowds = board.filter((one) => !one.vetoed && one.voters.length > 1).sort(byVotes);
  return [
    ...(vetoed ? [t.rest.vetoed(vetoed.voters.length)] : []),
    ...crowds.slice(0, vetoed ? 1 : 2).map((one) => t.rest.met(namesOf(one), meetingWorth(turn, one.no))),
    ...(crowds.length === 0 && !vetoed ? [t.rest.nobody_met] : []),
  ];
}
