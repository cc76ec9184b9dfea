/** The board as one seat sees it, and the ballot that is filled on it. */
import type { MayVote, Mine, Public } from '../wire';

export interface Slot {
  /** From 1, as people say it. */
  readonly no: number;
  readonly card: string;
  /** `pair`: in `team` my partner handed it in. */
  readonly owner: 'me' | 'pair' | null;
  readonly choosable: boolean;
}

export function slots(game: Public, mine: Mine | null, may: MayVote | null): readonly Slot[] {
  return game.board.map((card, index) => {
    const no = index + 1;
    const choosable = may?.slots.includes(no) ?? false;
    return { no, card, owner: ownerOf(card, mine, may !== null && !choosable), choosable };
  });
}

function ownerOf(card: string, mine: Mine | null, forbidden: boolean): Slot['owner'] {
  if (mine?.handed_in.includes(card)) return 'me';
  return forbidden ? 'pair' : null;
}

/** The number of pictures from which on the row is close. */
const CLOSE = 9;

/** Pixels between the pictures of a board. */
export const gapOf = (cards: number): number => (cards >= CLOSE ? 10 : 13);

/** How many pictures lie side by side, on a phone and on a wide screen. */
export const columns = (cards: number): { readonly phone: number; readonly wide: number } => ({
  phone: cards === 4 ? 2 : cards <= 9 ? 3 : 4,
  wide: cards <= 6 ? cards : Math.ceil(cards / 2),
});

/** How far a card lies to the right of its column, in columns, so that a last row which is not full lies in the middle. */
export function inMiddle(index: number, cards: number): { readonly phone: number; readonly wide: number } {
  const { phone, wide } = columns(cards);
  const shift = (across: number) => (index < cards - (cards % across) ? 0 : (across - (cards % across)) / 2);
  return { phone: shift(phone), wide: shift(wide) };
}

export interface Ballot {
  readonly slots: readonly number[];
  readonly veto: number | null;
}

export const EMPTY: Ballot = { slots: [], veto: null };

/** A vote on this slot; where there are two, a third one moves the oldest, and a second touch takes it off. */
export function withVote(ballot: Ballot, slot: number, most: number): Ballot {
  const others = ballot.slots.filter((one) => one !== slot);
  const off = most > 1 && others.length < ballot.slots.length;
  return { ...ballot, slots: off ? others : [...others, slot].slice(-most) };
}

export const withVeto = (ballot: Ballot, slot: number): Ballot => ({ ...ballot, veto: slot });

/** The votes that are cast already, as a ballot to go on from. */
export const cast = (mine: Mine | null): Ballot => (mine ? { slots: mine.votes, veto: mine.veto } : EMPTY);

export const isWhole = (ballot: Ballot, may: MayVote): boolean =>
  ballot.slots.length > 0 && (!may.veto || ballot.veto !== null);

export const sameBallot = (one: Ballot, other: Ballot): boolean =>
  one.veto === other.veto &&
  one.slots.length === other.slots.length &&
  one.slots.every((slot) => other.slots.includes(slot));

/** The slot that typed digits mean: "1" then "2" is twelve where there is a twelve, else two. */
export function typedSlot(before: string, digit: string, most: number): number | null {
  const both = Number(before + digit);
  const slot = before !== '' && both >= 1 && both <= most ? both : Number(digit);
  return slot >= 1 && slot <= most ? slot : null;
}

/** The place to which an arrow key leads in a grid; it stops at the edges. */
export function arrowed(key: string, at: number, count: number, across: number): number {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[key] ?? 0;
  const next = at + step;
  return next >= 0 && next < count ? next : at;
}

/** The two of the marked pictures that lie side by side: those that were put there, else the first ones. */
export function compared(marked: readonly Slot[], pair: readonly number[]): readonly Slot[] {
  const put = pair.flatMap((no) => marked.filter((slot) => slot.no === no));
  return [...put, ...marked.filter((slot) => !put.includes(slot))].slice(0, 2);
}

/** The pair after another one was put in: in the place of the one that is not chosen, else of the first. */
export function swappedIn(pair: readonly number[], no: number, chosen: number | null): readonly number[] {
  if (pair.includes(no)) return pair;
  const gives = pair.findIndex((one) => one !== chosen);
  return pair.map((one, i) => (i === Math.max(0, gives) ? no : one));
}
