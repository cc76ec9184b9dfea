/** The memory of a game that has just ended. */
import { loadCards } from '../../decks.svelte';
import { Refusal, tableAlbum } from '../../http';
import { decksOf, pagesOf } from '../../view/album';
import { statisticsOf, type Statistics } from '../../view/stats';

export interface LookedBack {
  readonly found: Statistics;
  /** When its last turn ended, in seconds since 1970. */
  readonly at: number;
  /** A picture to know it by: the best clue's, else the last one's. */
  readonly card: string | null;
}

/** The game of this number; null: it has no turn, or the server does not answer, and nobody misses it. */
export async function lookBack(code: string, number: number): Promise<LookedBack | null> {
  try {
    const game = (await tableAlbum(code)).games.find((one) => one.number === number);
    const last = game?.turns.at(-1);
    if (!game || !last) return null;
    await loadCards(decksOf([game]));
    const found = statisticsOf(game);
    const page = found.clue ?? pagesOf(code, game).at(-1);
    return { found, at: last.at, card: page?.plate.card ?? null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}
