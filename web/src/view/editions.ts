/** The traits of the editions. They are generated from the server's rules; the server decides. */
import { EDITIONS as PUBLISHED, type EditionId, type Options, type OptionValue, type Room } from '../wire';

interface Edition {
  /** The numbers of players that may play it. */
  readonly players: readonly number[];
  readonly ends_by: 'points' | 'rounds';
  readonly pays_bonus: boolean;
  /** The storyteller speaks before looking, then hands in and votes like everyone; hands go round after each turn. */
  readonly clue_before_hand: boolean;
  /** Seats i and i + half are one team. */
  readonly pairs: boolean;
  /** Takes the options lone finder and mime or song. */
  readonly has_variants: boolean;
  /** The published values, where a number of players has no others. */
  readonly options: Options;
  /** By the number of players. */
  readonly tables: Readonly<Record<number, TableOf>>;
}

/** The traits that depend on the number of players. */
interface TableOf {
  readonly smallest_deck: number;
  /** How many cards everyone but the storyteller hands in. */
  readonly hand_in_count: number;
  /** How many pictures one seat may vote for. */
  readonly most_votes: number;
  readonly options?: Options;
}

/** The edition and number of players of a game, a table in the lobby, or an example. */
export interface Played {
  readonly edition: EditionId;
  readonly players: number;
}

export const EDITIONS: Readonly<Record<EditionId, Edition>> = PUBLISHED;

export const EDITION_IDS = Object.keys(EDITIONS) as readonly EditionId[];

export const fewest = ({ players }: Edition): number => players[0] ?? 0;
export const most = ({ players }: Edition): number => players.at(-1) ?? 0;

/** The storyteller speaks before looking: no picture is truer than another, and everyone votes. */
export const tellsBlind = ({ edition }: Pick<Played, 'edition'>): boolean => EDITIONS[edition].clue_before_hand;

/** Seats i and i + half are one team. */
export const playsInPairs = ({ edition }: Pick<Played, 'edition'>): boolean => EDITIONS[edition].pairs;

/** How many cards everyone but the storyteller hands in; one while the number of players will not do yet. */
export const cardsToHandIn = ({ edition, players }: Played): number =>
  EDITIONS[edition].tables[players]?.hand_in_count ?? 1;

/** How many pictures one seat may vote for; one while the number of players will not do yet. */
export const mostVotes = ({ edition, players }: Played): number => EDITIONS[edition].tables[players]?.most_votes ?? 1;

/** "3–8", or "6, 8, 10, 12" where only some numbers will do. */
export function countsOf(edition: Edition): string {
  const whole = most(edition) - fewest(edition) + 1 === edition.players.length;
  return whole ? `${fewest(edition)}–${most(edition)}` : edition.players.join(', ');
}

/** The fewest cards this number of players can play with. */
export const smallestDeck = (edition: Edition, players: number): number => tableOf(edition, players).smallest_deck;

/** The published values for this number of players, or for the nearest number that can play. */
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

const published = (edition: Edition, players: number): Options => tableOf(edition, players).options ?? edition.options;

/** The options to send after one was chosen: only those that differ from the published values. */
export function withOption(room: Room, name: keyof Options, value: OptionValue): Record<string, OptionValue> {
  const usual = published(EDITIONS[room.edition], room.seats.length);
  const chosen = Object.entries({ ...room.options, [name]: value });
  return Object.fromEntries(chosen.filter(([key, one]) => usual[key as keyof Options] !== one));
}
