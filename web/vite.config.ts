import { readFileSync } from 'node:fs';
import globalData from '@csstools/postcss-global-data';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vitest/config';
import { brotli } from './brotli.ts';
import { licences } from './licences.ts';
import { unbrokenWords } from './unbroken.ts';

const MEDIA = 'src/styles/media.css';

/** Modules that only the reveal, the end, the album, the replay and the television share. The door needs none. */
const ENDINGS =
  /\/src\/(view\/(podium|album|stats|ledger)|words\/album|revealShow|parts\/(Podium|StandingRows|saving|Ledger|Revealed|flight))\./;
/** The album, alone or over a table, with the letters it keeps: were these in a file of their own, the two would wait for
 *  each other. What draws pictures to share comes when one is asked for. */
const ALBUM = /\/src\/(screens\/(Album|album\/(?!picture))|view\/albumFile)|\.woff2\?url/;
/** Modules that screens before and beside the game share. */
const ROOMS =
  /\/src\/(view\/(ready|shelf|spans|remaining)|door|parts\/(Rabbits|Choice|ConfirmButton|Toggle|Field|CopyLink|copying|Languages|Qr|Avatar|Bar|within|DeckBook|Enough))\./;
const LATER = new RegExp(
  `${ENDINGS.source}|${ALBUM.source}|${ROOMS.source}|screens/album/picture|screens/book/GoodClues`,
);

/** The breakpoints whose names are one word, as constants for media.ts. */
const breakpoints = Object.fromEntries(
  [...readFileSync(new URL(MEDIA, import.meta.url), 'utf8').matchAll(/@custom-media --(\w+) (.+?);/g)].map(
    ([, name, query]) => [`BREAKPOINTS.${name}`, JSON.stringify(query)],
  ),
);

// Built into the Python package, from where the server hands it out. Assets have a hash of their content in the name.
export default defineConfig({
  plugins: [svelte(), licences(), unbrokenWords(), brotli()],
  // Breakpoints are defined once, and known in every component.
  css: { postcss: { plugins: [globalData({ files: [MEDIA] }), customMedia()] } },
  define: breakpoints,
  build: {
    outDir: '../src/halfsaid/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // what is a file stays a file: the page's policy wants no inline anything
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The worker is a file without a hash beside the document: browsers ask for it under one name for ever.
      input: { index: 'index.html', sw: 'src/sw.ts' },
      checks: { pluginTimings: false, bundlerTimings: false },
      // Modules that several screens share come in one file: on a phone's line twenty small ones take a second longer.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shared', test: (id) => /\/src\//.test(id) && !LATER.test(id), minShareCount: 2, priority: 1 },
            { name: 'endings', test: ENDINGS, minShareCount: 2 },
            { name: 'rooms', test: ROOMS, minShareCount: 2 },
            { name: 'album', test: ALBUM, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true }, '/decks': 'http://localhost:8000' } },
  // Components are mounted in a made-up browser; without this, Svelte would resolve to its server half.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', pool: 'vmThreads', include: ['tests/**/*.test.ts'] },
});
