/** What the lobby must know of the five ways to play. The server has the last word on all of it. */
import type { EditionId, Options, OptionValue, Room } from '../wire';

export interface Edition {
  /** How many may play it. */
  readonly players: readonly number[];
  readonly hand: number;
  readonly endsBy: 'points' | 'rounds';
  /** Most points a turn from votes on one's card, as published; null: no limit. */
  readonly bonusCap: number | null;
  readonly paysBonus: boolean;
  /** Seats i and i + half are one team. */
  readonly pairs: boolean;
  /** Takes the options lone finder and mime or song. */
  readonly variants: boolean;
}

const PLAIN = { hand: 6, endsBy: 'points', bonusCap: null, paysBonus: true, pairs: false, variants: false } as const;

export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  classic: { ...PLAIN, players: upTo(3, 8) },
  original: { ...PLAIN, players: upTo(3, 6), variants: true },
  odyssey: { ...PLAIN, players: upTo(3, 12), bonusCap: 3 },
  party: { ...PLAIN, players: upTo(6, 12), hand: 5, endsBy: 'rounds', paysBonus: false },
  team: { ...PLAIN, players: [6, 8, 10, 12], hand: 4, endsBy: 'rounds', bonusCap: 3, pairs: true },
};

export const EDITION_IDS = Object.keys(EDITIONS) as readonly EditionId[];

function upTo(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

export const fewest = ({ players }: Edition): number => players[0] ?? 0;
export const most = ({ players }: Edition): number => players.at(-1) ?? 0;

/** "3–8", or "6, 8, 10, 12" where only some numbers will do. */
export function countsOf(edition: Edition): string {
  const whole = most(edition) - fewest(edition) + 1 === edition.players.length;
  return whole ? `${fewest(edition)}–${most(edition)}` : edition.players.join(', ');
}

/** Every hand can be dealt, and one full turn refilled. */
export function smallestDeck(edition: Edition, players: number): number {
  const hand = players === 3 ? 7 : edition.hand;
  return players * hand + boardSize(edition, players);
}

function boardSize(edition: Edition, players: number): number {
  if (edition.pairs) return players / 2 + 1;
  return players === 3 ? 5 : players;
}

/** The values this game would be played with: what was chosen, else what is published. */
export function optionsOf(room: Room): Options {
  return { ...published(EDITIONS[room.edition], room.seats.length), ...room.options };
}

function published(edition: Edition, players: number): Options {
  const byPoints = edition.endsBy === 'points';
  return {
    target: byPoints ? 30 : null,
    rounds: byPoints ? null : 1,
    bonus_cap: edition.bonusCap,
    lone_finder: edition.variants && players === 3,
    mime_or_song: false,
    begins: 'announce',
  };
}

/** What to send after one option was chosen: only what differs from the published values. */
export function withOption(room: Room, name: keyof Options, value: OptionValue): Record<string, OptionValue> {
  const usual = published(EDITIONS[room.edition], room.seats.length);
  const chosen = Object.entries({ ...room.options, [name]: value });
  return Object.fromEntries(chosen.filter(([key, one]) => usual[key as keyof Options] !== one));
}
