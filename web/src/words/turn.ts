/** Sentences about a turn that need more than one word of a language. */
import type { Line, Why } from '../view/ledger';
import type { Clue } from '../wire';
import type { Words } from './en';

/** The clue as it is shown; one that was said aloud may have no text. */
export const clueWords = (w: Words, clue: Clue): string => clue.text || w.reveal[`clue_${clue.kind}`];

/** Why these points: "fooled Tom and Pip", of one, of a pair, or said to the one who got them. */
export function whyWords(w: Words, why: Why, line: Pick<Line, 'names' | 'you'>): string {
  const did = line.you ? w.reasons_you : line.names.length > 1 ? w.reasons_pair : w.reasons;
  if (why.reason === 'votes') {
    const fooled = did.votes(why.names);
    return why.points < (why.votes ?? 0) ? `${fooled} (${w.reasons.at_most(why.points)})` : fooled;
  }
  if (why.reason === 'missed') return did.missed(why.names);
  if (why.reason === 'found') return did.found;
  if (why.reason === 'together') return w.reasons.together(why.votes ?? 0);
  return w.reasons[why.reason];
}

/** One player's turn in one sentence, for those who listen. */
export const lineSentence = (w: Words, line: Line): string =>
  w.reveal.line(
    line.you ? w.reveal.you : w.album.names(line.names),
    line.points,
    line.whys.map((why) => whyWords(w, why, line)).join(', '),
  );
