import { cardNamed } from '../decks.svelte';
import { inOurLanguage, languageOf } from '../words/index.svelte';

/** The description of a card in our language, from its deck's own texts. */
export const described = (card: string): string => inOurLanguage(cardNamed(card)?.description);

/** The language that is in: for a voice that reads it aloud. */
export const describedIn = (card: string): string | undefined => languageOf(cardNamed(card)?.description);
