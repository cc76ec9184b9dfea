import { describe, expect, it } from 'vitest';
import { files, found } from './source';

const components = files(/\.svelte$/);
const sheets = files(/\.css$/);
const styled = [...components, ...sheets];
const tokens = sheets.filter(({ path }) => path === 'styles/tokens.css');

const GLOBAL = /:global\(/g;
const BREAKPOINT = /\((?:min|max)-(?:width|height):[^)]*\)/g;
const COLOUR = /(?<![&\w/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl)a?\(/gi;
const LONGEST = 200; // lines

const names = (what: RegExp, all = styled) =>
  new Set(all.flatMap(({ text }) => [...text.matchAll(what)].map(([, name]) => name)));

describe('styles', () => {
  it('reach into no child: a parent sets properties', () => {
    // The document itself, which belongs to nobody.
    expect(found(components, GLOBAL)).toEqual(['screens/Album.svelte: :global(', 'screens/Tv.svelte: :global(']);
  });

  it('name every breakpoint once', () => {
    const apart = ['styles/media.css', 'view/albumFile.ts']; // the album that is kept as a file stands alone
    const elsewhere = [...styled, ...files(/\.ts$/)].filter(({ path }) => !apart.includes(path));
    expect(found(elsewhere, BREAKPOINT)).toEqual([]);
  });

  it('take every colour from the tokens', () => {
    expect(
      found(
        [...styled].filter((file) => !tokens.includes(file)),
        COLOUR,
      ),
    ).toEqual([]);
  });

  it('have no other colours in the album that is kept as a file and stands alone', () => {
    const known = new Set(found(tokens, COLOUR).map((hit) => hit.split(': ')[1]));
    const album = found(files(/^albumFile\.ts$/), COLOUR).map((hit) => hit.split(': ')[1]);
    expect(album.length).toBeGreaterThan(0);
    expect(album.filter((colour) => !known.has(colour))).toEqual([]);
  });

  it('set no property that nothing uses, and use none that nothing sets', () => {
    const set = names(/(?:^|[\s{;]|style:)--([\w-]+)(?:\s*:|=)/gm);
    const used = names(/(?:var\(\s*|getPropertyValue\('|@media[^{]*\()--([\w-]+)/g, [...styled, ...files(/\.ts$/)]);
    const bare = names(/var\(\s*--([\w-]+)\s*\)/g);
    expect([...set].filter((name) => !used.has(name))).toEqual([]);
    expect([...bare].filter((name) => !set.has(name))).toEqual([]);
  });

  it('would be caught', () => {
    const wrong = {
      path: 'a.svelte',
      text: '.a :global(.b) { color: #FFF8; } @media (min-width: 900px) { color: rgb(0 0 0) }',
    };
    expect([GLOBAL, BREAKPOINT, COLOUR].map((what) => found([wrong], what).length)).toEqual([1, 1, 2]);
  });
});

describe('components', () => {
  it('are short enough to be read at once', () => {
    const long = components.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
    expect(long.filter(({ lines }) => lines > LONGEST)).toEqual([]);
  });

  it('that come later come through Lazy', () => {
    expect(found(components, /#await\s+import\(/g)).toEqual([]);
  });
});
