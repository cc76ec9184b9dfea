/** Words that a vision model offers for pictures: nothing of them is used before somebody takes it. */
import type { OfferedWords, OwnPicture, PictureChanges } from '../wire';

export interface Offer {
  readonly id: string;
  /** Null: not there yet. */
  readonly words: OfferedWords | null;
  /** What became of it; `failed`: none came. */
  readonly is: 'waiting' | 'offered' | 'kept' | 'failed';
}

/** Those of which nothing is said in any language. */
export const wordless = (pictures: readonly OwnPicture[]): readonly OwnPicture[] =>
  pictures.filter(({ description }) => Object.keys(description).length === 0);

/** Which are to be asked for next: few at once, the model may be a small machine at home. */
export function nextOffers(offers: readonly Offer[], asked: ReadonlySet<string>, most = 2): readonly Offer[] {
  const waiting = offers.filter(({ is }) => is === 'waiting');
  const busy = waiting.filter(({ id }) => asked.has(id)).length;
  return waiting.filter(({ id }) => !asked.has(id)).slice(0, Math.max(0, most - busy));
}

/** What is to be changed of a picture when these words are taken, in this language. */
export function takenAs(picture: OwnPicture, { description, clues }: OfferedWords, language: string): PictureChanges {
  return {
    description: { ...picture.description, [language]: description },
    ...(clues.length > 0 ? { clues: { ...picture.clues, [language]: [...clues] } } : {}),
  };
}
