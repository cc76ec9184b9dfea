import { describe, expect, it } from 'vitest';
import en from '../src/words/en';
import fr from '../src/words/fr';
import ro from '../src/words/ro';
import { LANGUAGES, preferred } from '../src/words/index.svelte';
import { files } from './source';

const LANGUAGES_HERE = { en, fr, ro } as const;

/** `section.key` of every word, however deep. */
function paths(words: object, above = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? paths(value as object, `${above}${key}.`)
      : [`${above}${key}`],
  );
}

describe('the words', () => {
  it.each(['fr', 'ro'] as const)('are all there in %s, and no others', (code) => {
    expect(paths(LANGUAGES_HERE[code]).sort()).toEqual(paths(en).sort());
  });

  it.each(['en', 'fr', 'ro'] as const)('are never empty in %s', (code) => {
    const empty = paths(LANGUAGES_HERE[code]).filter((path) => {
      const value: unknown = path
        .split('.')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], LANGUAGES_HERE[code]);
      return typeof value === 'string' && value.trim() === '';
    });
    expect(empty).toEqual([]);
  });

  it('do not break before a French sign, and have no typewriter apostrophes', () => {
    const said = paths(fr).map((path) =>
      path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], fr),
    );
    expect(said.filter((text) => typeof text === 'string' && / [;:!?]|'/.test(text))).toEqual([]);
  });

  it('are all used', () => {
    const code = files(/\.(ts|svelte)$/)
      .filter(({ path }) => !/^words\/..\.ts$/.test(path))
      .map(({ text }) => text)
      .join('\n');
    // A word is used by its whole path, or by its section: `w.reasons[why.reason]`, `w.turn[step].title`.
    const isUsed = (path: string): boolean => {
      const keys = path.split('.');
      return (
        keys.some((_, i) => {
          const rest = keys.slice(0, i + 1).join('.');
          return i === keys.length - 1
            ? new RegExp(`\\b${rest.replaceAll('.', '\\.')}\\b`).test(code)
            : new RegExp(`\\bw?\\.?${rest.replaceAll('.', '\\.')}\\[`).test(code);
        }) || new RegExp(`\\b(?:words\\(\\)|w)\\.${keys[0]}\\b(?!\\.)`).test(code)
      );
    };
    expect(paths(en).filter((path) => !isUsed(path))).toEqual([]);
  });

  it('speak one language per file', () => {
    expect(LANGUAGES).toEqual(Object.keys(LANGUAGES_HERE));
  });
});

describe('the language', () => {
  it('is the one chosen, else the first of the browser that we speak, else English', () => {
    expect(preferred('ro', ['fr-CA'])).toBe('ro');
    expect(preferred(null, ['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(preferred('xx', ['de'])).toBe('en');
  });
});

describe('plurals', () => {
  it('are right in English', () => {
    expect(en.reveal.line('Ana', 1, 'x')).toContain('one point');
    expect(en.reveal.line('Ana', 2, 'x')).toContain('2 points');
  });
  it('count nothing and one alike in French', () => {
    expect(fr.reveal.line('Ana', 0, 'x')).toContain('0 point,');
    expect(fr.reveal.line('Ana', 2, 'x')).toContain('2 points');
  });
  it('have three forms in Romanian', () => {
    expect(ro.reveal.line('Ana', 1, 'x')).toContain('un punct');
    expect(ro.reveal.line('Ana', 3, 'x')).toContain('3 puncte');
    expect(ro.reveal.line('Ana', 20, 'x')).toContain('20 de puncte');
  });
});
