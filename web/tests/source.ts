/** The page's own source, for tests that keep the house rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const SOURCE = join(__dirname, '../src');

export interface File {
  /** Below `src`, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Every file whose name ends so. */
export function files(ends: RegExp, folder = SOURCE): readonly File[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(ends, path);
    return ends.test(entry.name) ? [{ path: relative(SOURCE, path), text: readFileSync(path, 'utf8') }] : [];
  });
}

/** Where a pattern occurs: `path: what was found`. */
export const found = (all: readonly File[], what: RegExp): readonly string[] =>
  all.flatMap(({ path, text }) => [...text.matchAll(what)].map(([hit]) => `${path}: ${hit}`));
