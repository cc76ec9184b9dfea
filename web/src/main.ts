import { mount } from 'svelte';
import { reloadOnce, offerReload } from './reload';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/book.css';
import { keyFor } from './keys';
import { learnAddress } from './links.svelte';
import { here } from './route.svelte';
import { keepShell } from './shell';
import { callAhead } from './table.svelte';
import { speakPreferred } from './words/index.svelte';

const FONTS = ['1em Alegreya', 'italic 1em Alegreya', "1em 'Alegreya Sans'"];

/** Fetches what is most likely to be needed beside the words, not after them. */
function fetchAhead(): void {
  const route = here();
  if (route.at === 'door') void import('./screens/Arrive.svelte');
  if (route.at !== 'table') return;
  const key = keyFor(route.code);
  if (key === null) return;
  void import('./screens/Playing.svelte');
  if (route.offer === null) callAhead(route.code, key);
}

/** While the table answers, the line has nothing else to do. */
function show(target: HTMLElement): void {
  mount(App, { target });
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
