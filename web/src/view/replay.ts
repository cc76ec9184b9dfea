/** A recorded game, stepped through: what is seen at a moment, through one seat's eyes or through everyone's. */
import type { Clue, Happening, Mine, MayVote, Public, RecordSeat, Replay as Steps } from '../wire';
import { slots } from './board';
import { laid, seatAt, type Laid, type Seats, type Sitter } from './ledger';
import { partnerOf } from './people';

/** A moment of a game: what everyone could see then, and what each seat alone could. */
export interface ReplayMoment {
  readonly what: Happening;
  readonly turn: number;
  readonly public: Public;
  readonly seats: readonly Mine[];
}

export interface Replay {
  readonly seats: readonly RecordSeat[];
  readonly moments: readonly ReplayMoment[];
}

/** The whole game of its steps, each of which tells only what has changed. */
export function stepped({ seats, steps }: Steps): Replay {
  const moments: ReplayMoment[] = [];
  for (const { what, turn, public: game, seats: news } of steps) {
    const before = moments.at(-1);
    moments.push({
      what,
      turn,
      public: { ...before?.public, ...game } as Public,
      seats: seats.map((_, place) => ({ ...before?.seats[place], ...news[place] }) as Mine),
    });
  }
  return { seats, moments };
}

/** A seat's place; null: all seats together, which see what anybody sees. */
export type Eyes = number | null;

export interface Hand {
  readonly sitter: Sitter;
  /** As they were held when the turn began, those that are handed in among them. */
  readonly cards: readonly string[];
  readonly handedIn: readonly string[];
  /** How many lie face down and are seen by nobody: `party`, before the clue. */
  readonly faceDown: number;
}

/** A picture on the board. Its owner may not be known yet. */
export type Slot = Omit<Laid, 'owner'> & { readonly owner: Sitter | null };

export interface Told {
  readonly teller: Sitter;
  readonly clue: Clue;
}

export interface Chapter extends Told {
  readonly turn: number;
  /** Where it begins. */
  readonly at: number;
}

export const aroundIt = (replay: Replay): Seats => ({
  seats: replay.seats.map(({ name, colour }, id) => ({ id, name, colour })),
});

const begins = ({ what }: ReplayMoment): boolean => what === 'dealt' || what === 'drawn';

/** The seats whose private parts are seen. */
const seen = ({ seats }: ReplayMoment, eyes: Eyes): readonly Mine[] =>
  seats.filter(({ seat }) => eyes === null || seat === eyes);

/** While there is no board, what people hold is what there is to see. */
export const showsHands = ({ what }: ReplayMoment): boolean =>
  what === 'dealt' || what === 'told' || what === 'handed_in' || what === 'drawn';

export function handsAt(replay: Replay, at: number, eyes: Eyes): readonly Hand[] {
  const moment = replay.moments[at];
  const begun = replay.moments.slice(0, at + 1).findLast(begins);
  if (!moment || !begun) return [];
  return seen(moment, eyes).map((mine) => ({
    sitter: seatAt(aroundIt(replay), mine.seat),
    cards: inOrder(held(begun.seats[mine.seat]), [...held(mine), ...mine.handed_in]),
    handedIn: mine.handed_in,
    faceDown: mine.face_down ? (moment.public.hands[mine.seat] ?? 0) : 0,
  }));
}

const held = (mine: Mine | undefined): readonly string[] => mine?.hand ?? [];

/** These cards, first those that were there before, as they lay. */
const inOrder = (before: readonly string[], cards: readonly string[]): readonly string[] => [
  ...before.filter((card) => cards.includes(card)),
  ...cards.filter((card) => !before.includes(card)),
];

export function boardAt(replay: Replay, moment: ReplayMoment, eyes: Eyes): readonly Slot[] {
  const around = aroundIt(replay);
  const { public: game, what } = moment;
  if (what === 'revealed' && game.last) return laid(around, game, game.last);
  const known = seen(moment, eyes);
  const sitterOf = (mine: Mine | undefined) => (mine ? seatAt(around, mine.seat) : null);
  return game.board.map((card, index) => ({
    card,
    no: index + 1,
    owner: sitterOf(known.find((mine) => mine.handed_in.includes(card))) ?? pairOf(moment, eyes, around, index),
    isTrue: false,
    vetoed: known.some((mine) => mine.veto === index + 1),
    voters: known.filter((mine) => mine.votes.includes(index + 1)).map((mine) => seatAt(around, mine.seat)),
  }));
}

/** In `team` voters recognise their partner's picture: it is the one that they may not vote for. */
function pairOf(moment: ReplayMoment, eyes: Eyes, around: Seats, index: number): Sitter | null {
  const mine = eyes === null ? undefined : moment.seats[eyes];
  const may = mine?.may.find((one): one is MayVote => one.may === 'cast_votes');
  const partner = mine ? partnerOf(moment.public, mine.seat) : null;
  if (!mine || !may || partner === null) return null;
  return slots(moment.public, mine, may)[index]?.owner === 'pair' ? seatAt(around, partner) : null;
}

/** The clue of this moment, and its storyteller. */
export function toldAt(replay: Replay, { what, public: game }: ReplayMoment): Told | null {
  const turn = what === 'revealed' ? game.last : game;
  if (!turn?.clue || turn.storyteller === null) return null;
  return { teller: seatAt(aroundIt(replay), turn.storyteller), clue: turn.clue };
}

/** Every clue of the game, and where its turn begins. */
export const chapters = (replay: Replay): readonly Chapter[] =>
  replay.moments.flatMap((moment) => {
    const told = moment.what === 'told' ? toldAt(replay, moment) : null;
    return told ? [{ ...told, turn: moment.turn, at: beginningOf(replay, moment.turn) }] : [];
  });

/** Where this turn begins; the game's own beginning if there is no such turn. */
export const beginningOf = (replay: Replay, turn: number): number =>
  Math.max(
    0,
    replay.moments.findIndex((moment) => begins(moment) && moment.turn === turn),
  );

export const turnsIn = (replay: Replay): number => replay.moments.at(-1)?.turn ?? 1;

/** The beginning of the next turn, else the end. */
export function nextTurn({ moments }: Replay, at: number): number {
  const next = moments.findIndex((moment, index) => index > at && begins(moment));
  return next === -1 ? moments.length - 1 : next;
}

/** The beginning of this turn; from there, the beginning of the turn before. */
export const previousTurn = ({ moments }: Replay, at: number): number =>
  Math.max(0, moments.slice(0, Math.max(0, at)).findLastIndex(begins));

/** The decks that the game's cards come from. */
export const decksIn = (replay: Replay): readonly string[] => [
  ...new Set(
    replay.moments.flatMap(({ seats }) => seats.flatMap(held)).map((card) => card.slice(0, card.indexOf('/'))),
  ),
];
