/** What the lobby must know of the five ways to play. The server has the last word on all of it. */
import { EDITIONS as PUBLISHED, type EditionId, type Options, type OptionValue, type Room } from '../wire';

interface Edition {
  /** How many may play it. */
  readonly players: readonly number[];
  readonly ends_by: 'points' | 'rounds';
  readonly pays_bonus: boolean;
  /** Seats i and i + half are one team. */
  readonly pairs: boolean;
  /** Takes the options lone finder and mime or song. */
  readonly has_variants: boolean;
  /** By the number of players. */
  readonly tables: Readonly<Record<string, { readonly smallest_deck: number; readonly options: Options }>>;
}

export const EDITIONS: Readonly<Record<EditionId, Edition>> = PUBLISHED;

export const EDITION_IDS = Object.keys(EDITIONS) as readonly EditionId[];

export const fewest = ({ players }: Edition): number => players[0] ?? 0;
export const most = ({ players }: Edition): number => players.at(-1) ?? 0;

/** "3–8", or "6, 8, 10, 12" where only some numbers will do. */
export function countsOf(edition: Edition): string {
  const whole = most(edition) - fewest(edition) + 1 === edition.players.length;
  return whole ? `${fewest(edition)}–${most(edition)}` : edition.players.join(', ');
}

/** How many cards so many players need at least. */
export const smallestDeck = (edition: Edition, players: number): number => tableOf(edition, players).smallest_deck;

/** What is published for so many; for too few or too many, what is for the nearest number that will do. */
function tableOf({ players: allowed, tables }: Edition, players: number) {
  const nearest = allowed.reduce((a, b) => (Math.abs(b - players) < Math.abs(a - players) ? b : a));
  const table = tables[nearest];
  if (!table) throw new RangeError(`nothing is published for ${nearest} players`);
  return table;
}

/** The values this game would be played with: what was chosen, else what is published. */
export function optionsOf(room: Room): Options {
  return { ...published(EDITIONS[room.edition], room.seats.length), ...room.options };
}

const published = (edition: Edition, players: number): Options => tableOf(edition, players).options;

/** What to send after one option was chosen: only what differs from the published values. */
export function withOption(room: Room, name: keyof Options, value: OptionValue): Record<string, OptionValue> {
  const usual = published(EDITIONS[room.edition], room.seats.length);
  const chosen = Object.entries({ ...room.options, [name]: value });
  return Object.fromEntries(chosen.filter(([key, one]) => usual[key as keyof Options] !== one));
}
