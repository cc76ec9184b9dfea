/** `*.br` beside every script, style and drawing: a tenth smaller than gzip, and packed too slowly to do it when asked. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

export const brotli = (): Plugin => ({
  name: 'brotli',
  writeBundle({ dir = '' }, bundle) {
    // Only what carries a hash in its name: the rest may be changed by hand, and its packed twin would stay behind.
    const texts = Object.keys(bundle).filter((name) => /^assets\/.+\.(css|js|svg)$/.test(name));
    for (const file of texts.map((name) => join(dir, name)))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  },
});
