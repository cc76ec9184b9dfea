import { describe, expect, it } from 'vitest';
import { laid, ledger } from '../src/view/ledger';
import { CHAPTERS, chapterNamed, EXAMPLES, exampleOf, type ExampleId } from '../src/view/rulebook';
import examples from '../src/view/examples.json';
import en from '../src/words/rules/en';

const ids = Object.keys(examples) as ExampleId[];

describe('the rulebook', () => {
  it('opens at a chapter, or at the first', () => {
    expect(chapterNamed('party')).toBe('party');
    expect(chapterNamed('')).toBe('game');
    expect(chapterNamed('constructor')).toBe('game');
  });

  it('has an example in every chapter, and uses them all', () => {
    expect(CHAPTERS.every((chapter) => EXAMPLES[chapter].length > 0)).toBe(true);
    expect(Object.values(EXAMPLES).flat().sort()).toEqual([...ids].sort());
  });

  it.each(ids)('tells the example "%s" as the reveal would', (id) => {
    const { table, game, turn } = exampleOf(id, 'a clue');
    expect(laid(table, game, turn)).toHaveLength(turn.board.length);
    expect(ledger(table, game, turn, null)).toHaveLength(turn.points.length);
  });

  it('counts as the published example does', () => {
    const { table, game, turn } = exampleOf('tide', '');
    expect(ledger(table, game, turn, null).map((line) => `${line.names.join()} ${line.points}`)).toEqual([
      'Lison 5',
      'Ileana 3',
      'Margaux 3',
      'Milo 1',
      'Andrei 0',
      'Pip 0',
    ]);
  });
});

const RULEBOOKS = import.meta.glob('../src/words/rules/??.ts', { eager: true, import: 'default' });

describe.each(Object.entries(RULEBOOKS))('the rulebook in %s', (file, rules) => {
  it('has something to say in every place', () => {
    const texts = leaves(rules).filter(([path]) => path !== 'columns.0');
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(leaves(rules).map(([path]) => path)).toEqual(leaves(en).map(([path]) => path));
  });

  if (file.endsWith('/fr.ts'))
    it('keeps its high punctuation on the line', () => {
      expect(leaves(rules).filter(([, text]) => / [;:!?»]|« /.test(text))).toEqual([]);
    });
});

/** Every text with where it stands. */
function leaves(value: unknown, above: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[above.join('.'), value]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, [...above, key]));
}
