import { mount } from 'svelte';
import { reloadOnce, offerReload } from './reload';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/book.css';
import { loadCards, preload } from './decks.svelte';
import { keyFor } from './keys';
import { learnAddress } from './links.svelte';
import { here } from './route.svelte';
import { keepShell } from './shell';
import { callAhead, type Table } from './table.svelte';
import { speakPreferred } from './words/index.svelte';

const PLAIN = "1em 'Alegreya Sans'";
const FONTS = ['1em Alegreya', 'italic 1em Alegreya', PLAIN];

/** The decks that this document has asked for, because its table plays with them. */
function decksAhead(): readonly string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]');
  return [...links].map(({ href }) => decodeURIComponent(href.slice(href.lastIndexOf('/') + 1)));
}

/** The picture that will be looked at is asked for before the screen is drawn, and most letters come after it: words can
 *  be read in any type, but without the picture there is nothing to see. */
function fetchPictures({ game, you }: Table): void {
  const hand = you?.game?.hand.slice(0, 1) ?? [];
  preload(game && game.board.length > 0 ? game.board : hand, 'small');
  void document.fonts.load(PLAIN);
}

/** Fetches what is most likely to be needed beside the words, not after them. */
function fetchAhead(): void {
  const route = here();
  if (route.at === 'door') void import('./screens/Arrive.svelte');
  if (route.at !== 'table') return;
  const key = keyFor(route.code);
  if (key === null) return;
  void import('./screens/Playing.svelte');
  if (route.offer !== null) return;
  void loadCards(decksAhead());
  callAhead(route.code, key, fetchPictures);
}

function show(target: HTMLElement): void {
  mount(App, { target });
  const route = here();
  if (route.at === 'table' && keyFor(route.code) !== null) return;
  for (const font of FONTS) void document.fonts.load(font);
}

fetchAhead();
void learnAddress();
const page = document.getElementById('page');
if (page)
  void speakPreferred().then(
    () => show(page),
    () => reloadOnce().then(() => offerReload(page)),
  );
keepShell();
