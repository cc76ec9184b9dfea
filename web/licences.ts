/** `licences.txt`: whose work is in the page, and in what serves it. Fonts and licences ask to be named wherever they go. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');

export const licences = (): Plugin => ({
  name: 'licences',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((name) => resolve(import.meta.dirname, name)),
    );
    const packages = new Set(files.map(packageOf).filter((folder) => folder !== undefined));
    const source = [
      read(join(ROOT, 'LICENSES', 'README.md')),
      ...[...packages].sort().map(told),
      read(join(ROOT, 'LICENSES', 'python.txt')),
    ].join(`\n${'-'.repeat(78)}\n\n`);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
  },
});

const read = (file: string): string => readFileSync(file, 'utf8').trimEnd() + '\n';

/** The folder of the package that a file belongs to, if it is somebody else's. */
function packageOf(file: string): string | undefined {
  if (!file.includes('node_modules')) return undefined;
  let folder = dirname(file.replace(/^\0/, ''));
  while (!existsSync(join(folder, 'package.json')) || !('version' in described(folder))) folder = dirname(folder);
  return relative(import.meta.dirname, folder);
}

const described = (folder: string): Record<string, string> =>
  JSON.parse(read(join(folder, 'package.json'))) as Record<string, string>;

function told(folder: string): string {
  const { name, version, license } = described(join(import.meta.dirname, folder));
  const file = readdirSync(join(import.meta.dirname, folder)).find((each) => /^licen[cs]e/i.test(each));
  if (!name || !version || !license || !file) throw new Error(`${folder} does not say under which licence it is.`);
  return `${name} ${version} (${license})\n\n${read(join(import.meta.dirname, folder, file))}`;
}
