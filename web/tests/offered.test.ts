import { describe, expect, it } from 'vitest';
import { nextOffers, takenAs, wordless, type Offer } from '../src/view/offered';
import type { OwnPicture } from '../src/wire';

const waiting = (id: string): Offer => ({ id, words: null, is: 'waiting' });
const picture = (description: Record<string, string>): OwnPicture =>
  ({ id: 'a', description, clues: { fr: ['Adieu'] } }) as unknown as OwnPicture;

describe('words that are offered', () => {
  it('are asked for two at a time', () => {
    const all = ['a', 'b', 'c', 'd'].map(waiting);
    expect(nextOffers(all, new Set()).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(nextOffers(all, new Set(['a', 'b']))).toEqual([]);
    const one = all.map((each) => (each.id === 'a' ? { ...each, is: 'failed' as const } : each));
    expect(nextOffers(one, new Set(['a', 'b'])).map(({ id }) => id)).toEqual(['c']);
  });

  it('are for pictures of which nothing is said in any language', () => {
    expect(wordless([picture({}), picture({ ro: 'Un turn.' })])).toHaveLength(1);
  });

  it('leave what was said in other languages', () => {
    expect(takenAs(picture({ ro: 'Un turn.' }), { description: 'A tower.', clues: [] }, 'en')).toEqual({
      description: { ro: 'Un turn.', en: 'A tower.' },
    });
    expect(takenAs(picture({}), { description: 'A tower.', clues: ['Up'] }, 'en')).toEqual({
      description: { en: 'A tower.' },
      clues: { fr: ['Adieu'], en: ['Up'] },
    });
  });
});
