/** How far the pictures are, in a sentence. */
import type { ShelfWords } from './en';

export interface Progress {
  /** How many became cards. */
  readonly made: number;
  /** How many are still on their way. */
  readonly coming: number;
  readonly refused: number;
}

/** Empty: there is nothing to tell. */
export function progressWords(t: ShelfWords, { made, coming, refused }: Progress): string {
  const cards = made === 0 ? '' : coming > 0 ? t.said.cards(made, made + coming + refused) : t.said.all(made);
  return [cards, refused > 0 ? t.said.refused(refused) : ''].filter(Boolean).join('. ');
}
