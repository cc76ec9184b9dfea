/** Tables before the game, for tests. */
import type { DeckSummary, Room } from '../src/wire';
import { aRoom } from './fixtures';

const NAMES = 'Ada Ben Cleo Dan Eva Fay Gil Hal Ida Jon Kim Lou'.split(' ');

export const aLobby = (players: number, more: Partial<Room> = {}): Room =>
  aRoom(NAMES.slice(0, players), { stage: 'lobby', games: 0, decks: ['inkwell'], ...more });

export function aDeck(id: string, cards: number): DeckSummary {
  const picture = { small: 's.avif', large: 'l.avif', fallback: 'f.webp' };
  return { id, title: { en: id }, about: {}, licence: 'CC BY 4.0', cards, cover: picture, back: picture };
}
