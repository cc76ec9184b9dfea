import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, type File } from './source';

const document = readFileSync(join(__dirname, '../../docs/architecture.md'), 'utf8');
const page = document.slice(document.indexOf('## The page'), document.indexOf('## Choices worth knowing'));

/** Each folder or module of the page, and those it may import, as the document has it. */
const ARROWS = new Map(
  [...page.matchAll(/^\| (`[^|]*`) \|[^|]*\| ([^|]*) \|$/gm)].flatMap(([, rooms = '', others = '']) =>
    [...rooms.matchAll(/`([^`]+)`/g)].map(([, room = '']) => [
      roomOf(room),
      others === 'nothing of ours' ? [] : others.split(', '),
    ]),
  ) as [string, string[]][],
);

/** `parts` of `parts/Card.svelte`, `table` of `table.svelte.ts`. */
function roomOf(path: string): string {
  const [first = '', rest] = path.split('/');
  return rest === undefined ? first.replace(/(\.svelte)?(\.ts)?$/, '') : first;
}

const importsOf = ({ path, text }: File): readonly string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map(([, to = '']) => join(dirname(path), to));

const modules = files(/\.(ts|svelte)$/);

describe('the arrows of the page', () => {
  it('are known for every folder and module', () => {
    expect([...new Set(modules.map(({ path }) => roomOf(path)))].filter((room) => !ARROWS.has(room))).toEqual([]);
  });

  it.each([...ARROWS.keys()])('are kept by %s', (room) => {
    const allowed = [room, ...(ARROWS.get(room) ?? [])];
    const wrong = modules
      .filter(({ path }) => roomOf(path) === room)
      .flatMap((file) => importsOf(file).map((to) => ({ from: file.path, to })));
    expect(wrong.filter(({ to }) => !allowed.includes(roomOf(to)))).toEqual([]);
  });

  it('go one way', () => {
    const order = [...ARROWS.keys()];
    const back = order.flatMap((room) =>
      (ARROWS.get(room) ?? []).filter((to) => order.indexOf(to) >= order.indexOf(room)),
    );
    expect(back).toEqual([]);
  });
});
