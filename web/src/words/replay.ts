/** What happens at a moment of a replay, in words. */
import { taleOf } from '../view/album';
import { tellsBlind } from '../view/editions';
import { laid, ledger } from '../view/ledger';
import { standing } from '../view/podium';
import { aroundIt, toldAt, type Replay, type ReplayMoment } from '../view/replay';
import { taleWords } from './album';
import type { Words } from './en';
import { clueWords, lineSentence } from './turn';

/** "All votes are in, sealed." */
export function momentWords(w: Words, replay: Replay, moment: ReplayMoment): string {
  const { what } = moment;
  if (what === 'told') return w.replay.told(toldAt(replay, moment)?.teller.name ?? '');
  if (what === 'revealed') return revealedWords(w, replay, moment);
  if (what === 'over') return w.end.wins(winners(replay, moment));
  if (what === 'drawn') return drawnWords(w, replay, moment);
  return w.replay.happens[what];
}

/** The same for those who listen: with the clue, and with everyone's points. */
export function momentSpoken(w: Words, replay: Replay, moment: ReplayMoment): string {
  const told = toldAt(replay, moment);
  const said = momentWords(w, replay, moment);
  if (moment.what === 'told' && told) {
    return w.table.says_that(w.table.says(told.teller.name), clueWords(w, told.clue));
  }
  if (moment.what !== 'revealed' || !moment.public.last) return said;
  const lines = ledger(aroundIt(replay), moment.public, moment.public.last, null);
  return [said, ...lines.map((line) => lineSentence(w, line))].join(' ');
}

/** Who found it; who followed whom is told with the points. */
function revealedWords(w: Words, replay: Replay, { public: game }: ReplayMoment): string {
  const around = aroundIt(replay);
  return game.last ? taleWords(w, { ...taleOf(around, laid(around, game, game.last)), followed: [] }) : '';
}

/** Hands are filled up or passed on, now and then from a pile shuffled anew; then the next one tells. */
function drawnWords(w: Words, replay: Replay, { public: game }: ReplayMoment): string {
  const next = game.storyteller === null ? '' : `${w.phases.tells(replay.seats[game.storyteller]?.name ?? '')}.`;
  const filled = tellsBlind(game) ? w.replay.passed : w.replay.happens.drawn;
  return [game.last?.reshuffled ? w.replay.renewed : '', filled, next].filter(Boolean).join(' ');
}

const winners = (replay: Replay, { public: game }: ReplayMoment): readonly string[] =>
  standing(aroundIt(replay), game)
    .filter((place) => place.first)
    .map((place) => place.names.join(' · '));
