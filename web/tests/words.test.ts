import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Why } from '../src/view/ledger';
import en from '../src/words/en';
import fr from '../src/words/fr';
import { of } from '../src/words/french';
import ro from '../src/words/ro';
import { LANGUAGES, preferred, sentenceFor, speak } from '../src/words/index.svelte';
import { whyWords } from '../src/words/turn';
import enRules from '../src/words/rules/en';
import frRules from '../src/words/rules/fr';
import roRules from '../src/words/rules/ro';
import enTv from '../src/words/tv/en';
import frTv from '../src/words/tv/fr';
import roTv from '../src/words/tv/ro';
import { sentencesOf } from '../sentences';
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
    const asked = new Map<string, boolean>();
    const has = (pattern: string): boolean => {
      const known = asked.get(pattern) ?? new RegExp(pattern).test(code);
      asked.set(pattern, known);
      return known;
    };
    // A word is used by its whole path, or by its section: `w.reasons[why.reason]`, `w.turn[step].title`.
    const isUsed = (path: string): boolean => {
      const keys = path.split('.');
      const sections = keys.slice(0, -1).map((_, i) => keys.slice(0, i + 1).join('\\.'));
      return (
        has(`\\b${keys.join('\\.')}\\b`) ||
        sections.some((section) => has(`\\b${section}\\[`)) ||
        has(`(?:words\\(\\)|\\bw)\\.${keys[0]}\\b(?!\\.)`)
      );
    };
    expect(paths(en).filter((path) => !isUsed(path))).toEqual([]);
  });

  it('speak one language per file', () => {
    expect(LANGUAGES).toEqual(Object.keys(LANGUAGES_HERE));
  });
});

describe('every sentence', () => {
  const parts = {
    '': LANGUAGES_HERE,
    'tv/': { en: enTv, fr: frTv, ro: roTv },
    'rules/': { en: enRules, fr: frRules, ro: roRules },
  };

  it.each(
    Object.entries(parts).flatMap(([part, spoken]) =>
      Object.entries(spoken).map(([code, words]) => [`${part}${code}`, words, spoken.en] as const),
    ),
  )('of %s is whole with every kind of example', (_, words, english) => {
    const broken = sentencesOf(words, english).filter(
      ({ said }) => said.length === 0 || said.some((text) => /undefined|NaN|\[object/.test(text)),
    );
    expect(broken).toEqual([]);
  });
});

describe('refusals', () => {
  const page =
    readFileSync(`${import.meta.dirname}/../../docs/protocol.md`, 'utf8').split('\n## Every refusal\n')[1] ?? '';
  const codes = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code ?? '');
  const [, told = ''] = /only programs\nmeet: (.*?)\. It never asks/s.exec(page) ?? [];
  const forPrograms = [...told.matchAll(/`(\w+)`/g)].map(([, code]) => code ?? '');

  it('have words in every language, but for those that only programs meet', () => {
    const forPeople = codes.filter((code) => !forPrograms.includes(code));
    expect(forPeople.length).toBeGreaterThan(80);
    for (const words of Object.values(LANGUAGES_HERE)) expect(Object.keys(words.refusals).sort()).toEqual(forPeople);
  });

  it('that only programs meet are refusals', () => {
    expect(forPrograms.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('never reach a page in the server’s English', async () => {
    await speak('fr');
    expect(sentenceFor({ code: 'record' })).toBe(fr.refusals.record);
    expect(sentenceFor({ code: 'option_value' })).toBe(fr.refusals.unreadable);
    await speak('en');
  });
});

describe('French', () => {
  it.each([
    ['Ileana', 'd’Ileana'],
    ['Élodie', 'd’Élodie'],
    ['Hugo', 'd’Hugo'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Yasmine', 'de Yasmine'],
    ['Hans', 'de Hans'],
    ['Harry', 'de Harry'],
    ['Milo', 'de Milo'],
    ['avril', 'd’avril'],
  ])('elides before %s as one says it', (name, said) => {
    expect(of(name)).toBe(said);
    expect(fr.reveal.vote_of(name)).toBe(`Vote ${said}`);
    expect(fr.lobby.table_of(name)).toBe(`La table ${said}`);
    expect(frTv.show.was(name)).toBe(`c’était l’image ${said}`);
  });
});

describe('a pair', () => {
  it('takes a plural verb', () => {
    const line = { names: ['Ileana', 'Andrei'], you: false };
    const why = { reason: 'found', points: 3, names: [] } as unknown as Why;
    expect(whyWords(fr, why, line)).toBe('l’ont trouvée');
    expect(whyWords(ro, why, line)).toBe('au găsit-o');
    expect(whyWords(ro, why, { ...line, names: ['Ileana'] })).toBe('a găsit-o');
  });
});

describe('Romanian', () => {
  it('counts people by the masculine and pictures by the feminine', () => {
    expect(ro.table.are_in(2, 12)).toBe('Doi din doisprezece au pus');
    expect(ro.reveal.look_through(12)).toContain('douăsprezece imagini');
  });
  it('puts no colon where a case belongs', () => {
    const said = [ro.lobby.table_of('Ana'), ro.reveal.vote_of('Ana'), ro.album.vetoed('Ana'), ro.quiet.awaited('Ana')];
    expect(said.filter((text) => text.includes(':'))).toEqual([]);
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
