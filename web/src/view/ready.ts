/** Whether the game can begin, and if not, why. */
import type { DeckSummary, EditionId, Room, Why } from '../wire';
import { EDITION_IDS, EDITIONS, fewest, most, smallestDeck } from './editions';

export type Hindrance =
  | { readonly why: 'few'; readonly missing: number }
  | { readonly why: 'many'; readonly most: number }
  | { readonly why: 'no_deck' }
  | { readonly why: 'deck_small'; readonly missing: number }
  /** A reason that only the server knows. */
  | { readonly why: 'other'; readonly reason: Why };

export interface Cards {
  readonly chosen: number;
  readonly needed: number;
}

/** `decks`: those of this server; none yet while they are being fetched, and then nothing is said about cards. */
export function hindrance(room: Room, decks: readonly DeckSummary[]): Hindrance | null {
  const { players } = EDITIONS[room.edition];
  const here = room.seats.length;
  if (!players.includes(here)) {
    const next = players.find((count) => count > here);
    return next === undefined ? { why: 'many', most: players.at(-1) ?? 0 } : { why: 'few', missing: next - here };
  }
  if (room.unready) return { why: 'other', reason: room.unready };
  if (room.decks.length === 0) return { why: 'no_deck' };
  const { chosen, needed } = cardsOf(room, decks);
  return decks.length > 0 && chosen < needed ? { why: 'deck_small', missing: needed - chosen } : null;
}

/** Another way to play that is for as many as are here, told and paid like this one; null: there is none. */
export function roomier({ edition, seats }: Room): EditionId | null {
  const { clue_before_hand, pairs } = EDITIONS[edition];
  const alike = (id: EditionId) => EDITIONS[id].clue_before_hand === clue_before_hand && EDITIONS[id].pairs === pairs;
  return EDITION_IDS.find((id) => EDITIONS[id].players.includes(seats.length) && alike(id)) ?? null;
}

/** The number of chosen cards, and the number that the players need: those here, or the fewest that must come. */
export function cardsOf(room: Room, decks: readonly DeckSummary[]): Cards {
  const chosen = decks.filter((deck) => room.decks.includes(deck.id)).reduce((sum, deck) => sum + deck.cards, 0);
  return { chosen, needed: smallestDeck(EDITIONS[room.edition], playersOf(room)) };
}

/** The number of players: those here, or the fewest that must come. */
export function playersOf(room: Room): number {
  const edition = EDITIONS[room.edition];
  return Math.min(Math.max(room.seats.length, fewest(edition)), most(edition));
}
