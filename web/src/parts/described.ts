import { cardNamed } from '../decks.svelte';
import { inOurLanguage } from '../words/index.svelte';

/** What a card shows, in our language, from its deck's own texts. */
export const described = (card: string): string => inOurLanguage(cardNamed(card)?.description);
