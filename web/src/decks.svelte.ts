/** The decks of this server and their cards. A card's pictures are fetched before they are needed. */
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { allDecks, deckCards, deckCredits, Refusal } from './http';
import type { Credits, DeckCard, DeckSummary, Picture, Room } from './wire';

const cards = new SvelteMap<string, DeckCard>();
/** Decks that were deleted: their cards show their back. */
const gone = new SvelteSet<string>();
let leftOut = $state.raw<readonly string[]>([]);
const asked = new Map<string, Promise<void>>();
let decks = $state.raw<readonly DeckSummary[]>([]);
let asking: Promise<void> | null = null;

export const knownDecks = (): readonly DeckSummary[] => decks;

/** The decks a table can play with: those of this server, and its own if it has one, which is then not there twice. */
export function decksAt({ shelf }: Room): readonly DeckSummary[] {
  const { deck, cover, cards: count, title } = shelf;
  const others = decks.filter(({ id }) => id !== deck && id !== shelf.for_all);
  const back = decks[0]?.back;
  if (deck === null || cover === null || back === undefined || count === 0) return others;
  return [...others, { id: deck, title: { en: title }, about: {}, licence: 'private', cards: count, cover, back }];
}

export const cardNamed = (id: string): DeckCard | undefined => (leftOut.includes(id) ? undefined : cards.get(id));

/** Pictures that people do not want to see at this table: their back is shown. */
export const leaveOut = (ids: readonly string[]): void => void (leftOut = ids);
/** The cards that a deck deals, as far as they are known. */
export const deckIds = (deck: string): readonly string[] => dealt().filter((id) => deckOf(id) === deck);

const dealt = (): string[] => [...cards.values()].filter(({ retired }) => !retired).map(({ id }) => id);

export function loadDecks(): Promise<void> {
  asking ??= allDecks().then(
    (found) => void (decks = found),
    () => void (asking = null),
  );
  return asking;
}

/** Learn the cards of these decks; once is enough. */
export async function loadCards(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => asked.get(name) ?? ask(name, name)));
}

/** Learn the cards of a table's own deck, again after each change of it. */
export async function loadOwnCards({ deck, changes }: Room['shelf']): Promise<void> {
  if (deck === null) return;
  const version = `${deck} ${changes}`;
  await (asked.get(version) ?? ask(deck, version));
}

function ask(name: string, version: string): Promise<void> {
  const answer = deckCards(name).then(
    (found) => {
      gone.delete(name);
      found.forEach((card) => cards.set(card.id, card));
    },
    (error: unknown) => {
      asked.delete(version);
      if (error instanceof Refusal && error.code === 'no_deck') gone.add(name);
    },
  );
  asked.set(version, answer);
  return answer;
}

const credits = new SvelteMap<string, Credits>();
const creditsAsked = new Set<string>();

/** Whose a picture is. A title is a clue: this is asked for only when a reveal has shown the picture. */
export function creditOf(card: string): string {
  const known = credits.get(deckOf(card));
  return known?.cards[card] || known?.deck || '';
}

export async function loadCredit(card: string): Promise<void> {
  const deck = deckOf(card);
  // Other decks are tables' own: they have none.
  if (creditsAsked.has(deck) || !decks.some(({ id }) => id === deck)) return;
  creditsAsked.add(deck);
  try {
    credits.set(deck, await deckCredits(deck));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    creditsAsked.delete(deck);
  }
}

/** A few cards of those known, always the same: for drawings in the book. */
export const someCards = (n: number): readonly string[] => dealt().slice(0, n);

const deckOf = (card: string): string => card.slice(0, card.indexOf('/'));

/** Addresses of a picture's files. Their names carry a hash, so browsers may always keep them. */
export function addresses(deck: string, picture: Picture): Picture {
  const at = (file: string) => `/decks/${deck}/${file}`;
  return { small: at(picture.small), large: at(picture.large), fallback: at(picture.fallback) };
}

export function pictureOf(card: string): Picture | null {
  const known = cardNamed(card);
  if (!known && (leftOut.includes(card) || gone.has(deckOf(card)))) return backOf(undefined);
  return known ? addresses(deckOf(card), known.picture) : null;
}

export function backOf(card: string | undefined): Picture | null {
  const deck = decks.find((one) => card === undefined || one.id === deckOf(card));
  return deck ? addresses(deck.id, deck.back) : null;
}

/** Fetch pictures ahead, so that they are there when the card is turned. */
export function preload(ids: readonly string[], size: 'small' | 'large'): void {
  if (size === 'large' && savesData()) return;
  for (const id of ids) {
    const picture = pictureOf(id);
    if (picture) fetchPicture(picture[size], size === 'large' ? 'low' : 'auto');
  }
}

function fetchPicture(address: string, priority: 'low' | 'auto'): void {
  const image = new Image();
  image.fetchPriority = priority;
  image.src = address;
}

/** Only some browsers say so, and TypeScript knows none of them. */
const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData ?? false;
