/** Every sentence of a language with examples put in, for translators and for tests. */

/** Examples for parameters, by name: the first example of each, then the second, and so on. */
const EXAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  across: [29, 50],
  address: ['halfsaid.example'],
  bot: ['Wren'],
  by: ['Yann'],
  cap: [null, 3],
  cards: [1, 2, 84],
  clue: ['Nobody told the tide'],
  code: ['XBRFFQ'],
  counts: ['3–8'],
  down: [50],
  edition: ['Classic'],
  finder: ['Noor'],
  followers: [['Ileana'], ['Ileana', 'Milo']],
  found: [0, 1, 2, 5],
  from: ['Ileana'],
  host: ['Ileana', 'Milo'],
  leader: ['Yann'],
  left: [null, '2'],
  missing: [0, 1, 2, 5],
  month: ['April', 'May'],
  most: [8, 12],
  n: [1, 2, 5, 21],
  name: ['Ileana', 'Milo'],
  names: [['Ileana'], ['Ileana', 'Milo'], ['Ileana', 'Milo', 'Yann', 'Hugo', 'Noor']],
  near: [1, 1.5],
  ns: [[3], [3, 5]],
  of: [5],
  one: ['Ileana'],
  other: ['Milo'],
  others: [[], ['Ileana'], ['Ileana', 'Milo']],
  over: [true, false],
  owner: ['Ileana', 'Milo'],
  pairs: [['Ileana · Milo'], ['Ileana · Milo', 'Yann · Hugo']],
  partner: ['Noor'],
  place: [2],
  players: [5],
  points: [1, 2, 5, 21],
  rabbit: ['Plum'],
  rounds: [1, 2, 5],
  shared: [false, true],
  shows: ['A house with legs', ''],
  spoken: ['blue-otter-7'],
  target: [30],
  teller: ['Ileana', 'Milo'],
  times: ['2×'],
  title: ['Inkwell'],
  to: ['Milo'],
  turns: [1, 2, 5, 21],
  veto: [5],
  vote: [3],
  voted: [false, true],
  was: ['Yann', 'Hugo'],
  who: ['Ileana'],
  why: ['…'],
  you: [false, true],
};
/** Where a parameter of that name is another thing. */
const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'album.thought_alike': { pairs: ['Ileana, Milo'] },
  'reveal.line': { names: ['Ileana', 'Ileana, Milo'] },
  'table.says_that': { clue: ['…'] },
  'vote.first_at': { n: [null, 3] },
  'vote.second_at': { n: [null, 3] },
  'vote.veto_at': { n: [null, 3] },
  'vote.vote_at': { n: [null, 3] },
};
const ROUNDS = 4;

export interface Sentence {
  /** `section.key` */
  readonly path: string;
  /** As it is said, once for every kind of example. */
  readonly said: readonly string[];
}

/** All that `words` can say. Parameters are called as in `english`: another language may call them what it likes. */
export function sentencesOf(words: unknown, english: unknown, path = ''): readonly Sentence[] {
  if (typeof english === 'string') return [{ path, said: typeof words === 'string' ? [words] : [] }];
  if (typeof english === 'function') return [{ path, said: examples(path, words, parametersOf(english)) }];
  return Object.entries(english as object).flatMap(([key, inner]) =>
    sentencesOf((words as Record<string, unknown> | undefined)?.[key], inner, path ? `${path}.${key}` : key),
  );
}

/** Whether a sentence is still the English one. Names and single words are often the same. */
export const isLike = (said: readonly string[], english: readonly string[]): boolean =>
  said.length > 0 && said.every((text, at) => text === english[at] && (text.match(/\p{Ll}{2,}/gu) ?? []).length > 2);

function examples(path: string, say: unknown, parameters: readonly string[]): readonly string[] {
  if (typeof say !== 'function') return [];
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const said: unknown = say(...parameters.map((parameter) => exampleOf(path, parameter, round)));
    return Array.isArray(said) ? said.join(' ') : String(said);
  });
  return [...new Set(rounds)];
}

/** `name` has an example, and so has every name in `{ found, of }`. */
function exampleOf(path: string, parameter: string, round: number): unknown {
  if (parameter.startsWith('{')) {
    const names = parameter.match(/\w+/g) ?? [];
    return Object.fromEntries(names.map((name) => [name, exampleOf(path, name, round)]));
  }
  const all = ELSEWHERE[path]?.[parameter] ?? EXAMPLES[parameter];
  if (!all) throw new Error(`${path}: web/sentences.ts has no example of "${parameter}"`);
  return all[round % all.length];
}

/** The names of what a function is called with, as its source has them. */
function parametersOf(say: unknown): readonly string[] {
  const [head = ''] = String(say).split('=>');
  const inside = head.trim().replace(/^\(|\)$/g, '');
  return (inside.match(/\{[^}]*\}|\w+/g) ?? []).map((name) => name.trim());
}
