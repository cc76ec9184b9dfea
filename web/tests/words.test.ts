import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Why } from '../src/view/ledger';
import de from '../src/words/de';
import en, { type Words } from '../src/words/en';
import fr from '../src/words/fr';
import { of } from '../src/words/french';
import { owned } from '../src/words/german';
import ro from '../src/words/ro';
import { LANGUAGES, preferred, sentenceFor, speak } from '../src/words/index.svelte';
import { whyWords } from '../src/words/turn';
import { BOTS_SPEAK } from '../src/view/bots';
import enRules from '../src/words/rules/en';
import enShelf from '../src/words/shelf/en';
import enTv from '../src/words/tv/en';
import frTv from '../src/words/tv/fr';
import manifest from '../public/manifest.webmanifest?raw';
import { isLike, sentencesOf } from '../sentences';
import { unbroken } from '../unbroken';
import { files } from './source';

const PAGES = byCode(import.meta.glob<Words>('../src/words/??.ts', { eager: true, import: 'default' }));
const RULEBOOKS = byCode(import.meta.glob('../src/words/rules/??.ts', { eager: true, import: 'default' }));
const TELEVISIONS = byCode(import.meta.glob('../src/words/tv/??.ts', { eager: true, import: 'default' }));
const SHELVES = byCode(import.meta.glob('../src/words/shelf/??.ts', { eager: true, import: 'default' }));
const SERVERS = byCode(
  import.meta.glob<{ readonly bots_speak_it: boolean; readonly invitation: { readonly motto: string } }>(
    '../../src/halfsaid/languages/??.json',
    { eager: true, import: 'default' },
  ),
);

/** `{ './words/de.ts': … }` as `{ de: … }` */
function byCode<T>(found: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(found).map(([path, value]) => [/(..)\.\w+$/.exec(path)?.[1] ?? path, value]),
  );
}

/** All that the page, the rulebook, the television and the shelf say in a language, with examples put in. */
const everySentence = (code: string): readonly string[] =>
  [
    sentencesOf(PAGES[code], en),
    sentencesOf(RULEBOOKS[code], enRules),
    sentencesOf(TELEVISIONS[code], enTv),
    sentencesOf(SHELVES[code], enShelf),
  ]
    .flat()
    .flatMap(({ said }) => said);

/** `section.key` of every word, however deep. */
function paths(words: object, above = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? paths(value as object, `${above}${key}.`)
      : [`${above}${key}`],
  );
}

describe('the words', () => {
  it.each(Object.entries(PAGES))('are all there in %s, and no others', (_, words) => {
    expect(paths(words).sort()).toEqual(paths(en).sort());
  });

  it.each(Object.entries(PAGES))('are never empty in %s', (_, words) => {
    const empty = sentencesOf(words, en).filter(({ said }) => said.some((text) => text.trim() === ''));
    expect(empty).toEqual([]);
  });

  it.each(LANGUAGES)('are printed in %s as books are: no typewriter’s signs', (code) => {
    expect(everySentence(code).filter((text) => /['"]|\.\.\.| - /.test(text))).toEqual([]);
  });

  it('do not break before a French sign', () => {
    const said = everySentence('fr');
    expect(said.filter((text) => / [;:!?»]|« /.test(text))).toEqual([]);
  });

  it('open their quotes below and close them above in German', () => {
    const said = everySentence('de');
    expect(said.filter((text) => /[”«»]/.test(text) || !/^[^„“]*(?:„[^„“]*“[^„“]*)*$/.test(text))).toEqual([]);
  });

  it.each(LANGUAGES.filter((code) => code !== 'en'))('are not left in English in %s', (code) => {
    const english = sentencesOf(en, en);
    const left = sentencesOf(PAGES[code], en).filter(({ said }, at) => isLike(said, english[at]?.said ?? []));
    expect(left).toEqual([]);
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
    expect(isUsed('door.nobody_asks_for_this'), 'the search can fail').toBe(false);
    expect(paths(en).filter((path) => !isUsed(path))).toEqual([]);
  });

  it('are in every place where a language has words, once they are in one', () => {
    for (const place of [PAGES, RULEBOOKS, TELEVISIONS, SHELVES, SERVERS])
      expect(Object.keys(place).sort()).toEqual(LANGUAGES);
    const told = (JSON.parse(manifest) as { description_localized: Record<string, string> }).description_localized;
    expect(Object.keys(told).sort()).toEqual(LANGUAGES.filter((code) => code !== 'en'));
  });

  it('have the same motto on the page, in an invitation and in the manifest', () => {
    const { description, description_localized: others } = JSON.parse(manifest) as {
      description: string;
      description_localized: Record<string, string>;
    };
    for (const [code, words] of Object.entries(PAGES)) {
      expect(SERVERS[code]?.invitation.motto).toBe(words.arrive.motto);
      expect(code === 'en' ? description : others[code]).toBe(words.arrive.motto);
    }
  });

  it('say so where bots do not speak the language', () => {
    expect([...BOTS_SPEAK].sort()).toEqual(LANGUAGES.filter((code) => SERVERS[code]?.bots_speak_it));
  });
});

describe('every sentence', () => {
  const parts = {
    '': [PAGES, en],
    'tv/': [TELEVISIONS, enTv],
    'rules/': [RULEBOOKS, enRules],
    'shelf/': [SHELVES, enShelf],
  } as const;

  it.each(
    Object.entries(parts).flatMap(([part, [spoken, english]]) =>
      Object.entries(spoken).map(([code, words]) => [`${part}${code}`, words, english] as const),
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
    for (const words of Object.values(PAGES)) expect(Object.keys(words.refusals).sort()).toEqual(forPeople);
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

describe('German', () => {
  it.each([
    ['Ileana', 'Ileanas Bild'],
    ['Tom', 'Toms Bild'],
    ['Max', 'Max’ Bild'],
    ['Moritz', 'Moritz’ Bild'],
    ['Andreas', 'Andreas’ Bild'],
    ['Voß', 'Voß’ Bild'],
    ['Alice', 'Alice’ Bild'],
    ['Zoé', 'Zoés Bild'],
    ['Pip 2', 'das Bild von Pip 2'],
    ['Mia ☾', 'das Bild von Mia ☾'],
  ])('says whose %s’s picture is', (name, said) => {
    expect(owned(name, 'das Bild')).toBe(said);
    expect(de.rule.which(name)).toBe(`Welches ist ${said}?`);
  });
  it('puts an article into the case that the sentence asks for', () => {
    expect(de.talk.handed.given('Pip 2', 'Léa')).toBe('Léa spielt jetzt auf dem Platz von Pip 2.');
    expect(de.home.back('Pip 2')).toBe('Zurück an den Tisch von Pip 2');
    expect(de.lobby.table_of('Pip 2')).toBe('Der Tisch von Pip 2');
  });
  it('counts people and pictures', () => {
    expect(de.table.are_in(1, 5)).toBe('Eine Person von fünf ist fertig');
    expect(de.table.are_in(2, 5)).toBe('Zwei von fünf sind fertig');
    expect(de.reveal.line('Ana', 1, 'x')).toContain('ein Punkt,');
    expect(de.reveal.line('Ana', 2, 'x')).toContain('2 Punkte,');
    expect(de.standing.rounds(3)).toBe('alle erzählen dreimal');
    expect(de.standing.rounds(13)).toBe('alle erzählen 13-mal');
    expect(de.lobby.ready(5, 'Klassisch')).toBe('Klassisch, zu fünft: Es kann losgehen.');
    expect(de.slot.choosing(true, ['Ana', 'Tom'])).toBe('Du, Ana und Tom wählt noch');
  });
});

describe('a pair', () => {
  it('takes a plural verb', () => {
    const line = { names: ['Ileana', 'Andrei'], you: false };
    const why = { reason: 'found', points: 3, names: [] } as unknown as Why;
    expect(whyWords(fr, why, line)).toBe('l’ont trouvée');
    expect(whyWords(ro, why, line)).toBe('au găsit-o');
    expect(whyWords(de, why, line)).toBe('haben es gefunden');
    expect(whyWords(ro, why, { ...line, names: ['Ileana'] })).toBe('a găsit-o');
  });
});

describe('Romanian', () => {
  it('counts people by the masculine and pictures by the feminine', () => {
    expect(ro.table.are_in(2, 12)).toBe('Doi din doisprezece sunt gata');
    expect(ro.reveal.look_through(12)).toContain('douăsprezece imagini');
  });
  it('puts no colon where a case belongs', () => {
    const said = [ro.lobby.table_of('Ana'), ro.reveal.vote_of('Ana'), ro.album.vetoed('Ana'), ro.quiet.awaited('Ana')];
    expect(said.filter((text) => text.includes(':'))).toEqual([]);
  });
});

describe('a line', () => {
  it.each([
    ['n-a găsit-o', 'n-\u2060a găsit-\u2060o'],
    ['Dites-le, servez-vous-en', 'Dites-\u2060le, servez-vous-\u2060en'],
    ['celle-ci', 'celle-\u2060ci'],
    ['peut-être', 'peut-être'],
    ['Plain-spoken', 'Plain-spoken'],
    ['3-mal, a - b', '3-mal, a - b'],
  ])('ends at a hyphen only where a word is left on either side: %s', (said, shown) => {
    expect(unbroken(said)).toBe(shown);
  });
});

describe('the language', () => {
  it('is the one chosen, else the first of the browser that we speak, else English', () => {
    expect(preferred('ro', ['fr-CA'])).toBe('ro');
    expect(preferred(null, ['de-AT', 'fr-CA', 'en'])).toBe('de');
    expect(preferred(null, ['sv-SE', 'fr-CA', 'en'])).toBe('fr');
    expect(preferred('xx', ['sv'])).toBe('en');
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
