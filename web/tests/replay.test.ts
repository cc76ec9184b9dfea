import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from '../src/screens/replay/stepper.svelte';
import {
  beginningOf,
  boardAt,
  chapters,
  decksIn,
  handsAt,
  nextTurn,
  previousTurn,
  showsHands,
  stepped,
  toldAt,
  turnsIn,
  type Replay,
  type ReplayMoment,
} from '../src/view/replay';
import type { Happening, Mine, Public } from '../src/wire';
import en from '../src/words/en';
import { momentSpoken, momentWords } from '../src/words/replay';
import { aGame, aTurn } from './fixtures';

const CLUE = { kind: 'text', text: 'Almost home' } as const;
const NAMES = ['Ada', 'Ben', 'Cleo'];
const COLOURS = ['rose', 'lagoon', 'moss'];

const mine = (seat: number, more: Partial<Mine> = {}): Mine => ({
  seat,
  hand: [`d/${seat}a`, `d/${seat}b`],
  face_down: false,
  handed_in: [],
  votes: [],
  veto: null,
  may: [],
  ...more,
});

const moment = (
  what: Happening,
  turn: number,
  game: Partial<Public> = {},
  seats: readonly Mine[] = NAMES.map((_, seat) => mine(seat)),
): ReplayMoment => ({ what, turn, public: aGame({ players: 3, scores: [0, 0, 0], ...game }), seats });

const replayOf = (...moments: readonly ReplayMoment[]): Replay => ({
  seats: NAMES.map((name, place) => ({ name, colour: COLOURS[place] ?? '', team: null })),
  moments,
});

/** Ben tells; everyone hands in their second card; Ada finds it, Cleo follows Ada. */
const BOARD = ['d/2b', 'd/1b', 'd/0b'];
const told = { storyteller: 1, clue: CLUE };
const handedIn = NAMES.map((_, seat) => mine(seat, { hand: [`d/${seat}a`], handed_in: [`d/${seat}b`] }));
const voted = handedIn.map((one) => ({ ...one, votes: [[2], [], [3]][one.seat] ?? [] }));
const last = aTurn({
  ...told,
  board: BOARD,
  owners: [2, 1, 0],
  votes: [[2], [], [3]],
  awards: [[{ reason: 'found', points: 3 }], [{ reason: 'told', points: 3 }], [{ reason: 'missed', points: 0 }]],
  points: [3, 3, 0],
  scores: [3, 3, 0],
});
const next = { turn: 2, storyteller: 2, last, scores: [3, 3, 0] };
const ONE_TURN = [
  moment('dealt', 1),
  moment('told', 1, { ...told, phase: 'hand_in' }, [mine(0), handedIn[1] ?? mine(1), mine(2)]),
  moment('handed_in', 1, { ...told, phase: 'hand_in' }, handedIn),
  moment('laid', 1, { ...told, phase: 'vote', board: BOARD }, handedIn),
  moment('voted', 1, { ...told, phase: 'vote', board: BOARD }, voted),
  moment('revealed', 1, next),
  moment('drawn', 2, next),
];
const GAME = replayOf(...ONE_TURN);
const at = (what: Happening) => GAME.moments.findIndex((one) => one.what === what);
const momentAt = (what: Happening) => GAME.moments[at(what)] as ReplayMoment;

describe('steps', () => {
  it('tell what has changed, and what has not stays', () => {
    const [dealt, told] = [momentAt('dealt'), momentAt('told')];
    const all = Object.fromEntries(dealt.seats.map((seat) => [seat.seat, seat]));
    const replay = stepped({
      seats: GAME.seats,
      steps: [
        { what: 'dealt', turn: 1, public: dealt.public, seats: all },
        {
          what: 'told',
          turn: 1,
          public: { storyteller: 1, clue: CLUE, phase: 'hand_in' },
          seats: { 1: { hand: ['d/1a'], handed_in: ['d/1b'] } },
        },
      ],
    });
    expect(replay).toEqual({ seats: GAME.seats, moments: [dealt, told] });
  });
});

describe('hands', () => {
  it('are all seen by everyone, and one by one seat', () => {
    expect(handsAt(GAME, 0, null).map(({ sitter }) => sitter.name)).toEqual(NAMES);
    expect(handsAt(GAME, 0, 2).map(({ sitter }) => sitter.name)).toEqual(['Cleo']);
  });

  it('keep their order when a card is handed in', () => {
    const [ben] = handsAt(GAME, at('told'), 1);
    expect(ben).toMatchObject({ cards: ['d/1a', 'd/1b'], handedIn: ['d/1b'], faceDown: 0 });
  });

  it('lie face down where nobody saw them', () => {
    const seats = [mine(0, { hand: [], face_down: true }), mine(1), mine(2)];
    const [ada] = handsAt(replayOf(moment('dealt', 1, { hands: [5, 5, 5] }, seats)), 0, null);
    expect(ada).toMatchObject({ cards: [], faceDown: 5 });
  });

  it('are shown until the board lies', () => {
    expect(GAME.moments.filter(showsHands).map(({ what }) => what)).toEqual(['dealt', 'told', 'handed_in', 'drawn']);
  });
});

describe('the board', () => {
  const owners = (what: Happening, eyes: number | null) =>
    boardAt(GAME, momentAt(what), eyes).map(({ owner }) => owner?.name ?? null);
  const voters = (what: Happening, eyes: number | null) =>
    boardAt(GAME, momentAt(what), eyes).map(({ voters: all }) => all.map(({ name }) => name));

  it('shows one seat its own picture and its own vote only', () => {
    expect(owners('laid', 0)).toEqual([null, null, 'Ada']);
    expect(voters('voted', 0)).toEqual([[], ['Ada'], []]);
    expect(boardAt(GAME, momentAt('voted'), 0).some(({ isTrue }) => isTrue)).toBe(false);
  });

  it('shows everyone all of them', () => {
    expect(owners('laid', null)).toEqual(['Cleo', 'Ben', 'Ada']);
    expect(voters('voted', null)).toEqual([[], ['Ada'], ['Cleo']]);
  });

  it('is open to all when it is revealed', () => {
    expect(owners('revealed', 0)).toEqual(['Cleo', 'Ben', 'Ada']);
    expect(boardAt(GAME, momentAt('revealed'), 2).map(({ isTrue }) => isTrue)).toEqual([false, true, false]);
  });

  it('shows the veto to who placed it', () => {
    const seats = [mine(0, { veto: 2 }), mine(1), mine(2)];
    const veto = moment('voted', 1, { board: BOARD, edition: 'party' }, seats);
    expect(boardAt(GAME, veto, 0).map(({ vetoed }) => vetoed)).toEqual([false, true, false]);
    expect(boardAt(GAME, veto, 1).some(({ vetoed }) => vetoed)).toBe(false);
  });

  it('lets who votes in a pair know the partner’s picture', () => {
    const seats = NAMES.map((name) => ({ name, colour: 'rose', team: 0 }));
    const six: Replay = { seats: [...seats, ...seats], moments: [] };
    const may = [{ may: 'cast_votes', slots: [1, 2], most: 1, veto: false }] as const;
    const pairs = moment('laid', 1, { players: 6, edition: 'team', board: BOARD, phase: 'vote' }, [mine(0, { may })]);
    expect(boardAt(six, pairs, 0).map(({ owner }) => owner?.id ?? null)).toEqual([null, null, 3]);
  });
});

describe('the way through', () => {
  const twice = replayOf(...ONE_TURN, ...ONE_TURN.slice(1, 6).map((one) => ({ ...one, turn: 2 })));

  it('knows every clue and where its turn begins', () => {
    expect(chapters(twice)).toMatchObject([
      { turn: 1, at: 0, clue: CLUE, teller: { name: 'Ben' } },
      { turn: 2, at: 6 },
    ]);
    expect(turnsIn(twice)).toBe(2);
    expect([beginningOf(twice, 2), beginningOf(twice, 99), beginningOf(twice, Number.NaN)]).toEqual([6, 0, 0]);
  });

  it('goes by turns: to the beginning of this one first, then of the one before', () => {
    expect([nextTurn(twice, 0), nextTurn(twice, 6)]).toEqual([6, 11]);
    expect([previousTurn(twice, 9), previousTurn(twice, 6), previousTurn(twice, 0)]).toEqual([6, 0, 0]);
  });

  it('knows the decks of its cards', () => {
    expect(decksIn(GAME)).toEqual(['d']);
  });
});

describe('words', () => {
  const said = (what: Happening) => momentWords(en, GAME, momentAt(what));

  it('say what happens', () => {
    expect(said('told')).toBe('Ben gives the clue.');
    expect(said('voted')).toBe('All have voted, in secret.');
    expect(said('revealed')).toBe('Ada found it.');
    expect(said('drawn')).toBe('Hands are filled up. Cleo gives the clue.');
    expect(toldAt(GAME, momentAt('drawn'))).toBeNull();
  });

  it('tell of a renewed pile, of passed hands and of the end', () => {
    const passed = moment('drawn', 2, { ...next, edition: 'party', last: { ...last, reshuffled: true } });
    expect(momentWords(en, GAME, passed)).toBe(
      'A new pile is shuffled. Hands are filled up and passed to the left. Cleo gives the clue.',
    );
    const over = moment('over', 1, { ...next, phase: 'over', winners: [0, 1] });
    expect(momentWords(en, GAME, over)).toBe('Ada and Ben share the moon');
  });

  it('tell those who listen the clue and the points', () => {
    expect(momentSpoken(en, GAME, momentAt('told'))).toBe('Ben says: Almost home');
    expect(momentSpoken(en, GAME, momentAt('revealed'))).toContain('Cleo: 0 points, led astray by Ada.');
  });
});

describe('stepping', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stays within the game', () => {
    const stepper = new Stepper(GAME, 99);
    expect(stepper.moment.what).toBe('drawn');
    stepper.step(1);
    expect(stepper.at).toBe(6);
    stepper.turn(-1);
    stepper.step(-1);
    expect(stepper.at).toBe(0);
  });

  it('runs by itself to the end, and from there anew', () => {
    const stepper = new Stepper(GAME, 0);
    stepper.toggle();
    vi.advanceTimersByTime(60_000);
    expect([stepper.at, stepper.runs]).toEqual([6, false]);
    stepper.toggle();
    expect([stepper.at, stepper.runs]).toEqual([0, true]);
  });

  it('runs slowly or quickly, from the moment that is looked at', () => {
    const stepper = new Stepper(GAME, 0);
    stepper.toggle();
    vi.advanceTimersByTime(2_900);
    stepper.changePace();
    expect(stepper.pace).toBe('quick');
    vi.advanceTimersByTime(1_400);
    expect(stepper.at).toBe(0);
    vi.advanceTimersByTime(100);
    expect(stepper.at).toBe(1);
    stepper.changePace();
    expect(stepper.pace).toBe('slow');
    vi.advanceTimersByTime(6_900);
    expect(stepper.at).toBe(1);
    vi.advanceTimersByTime(100);
    expect(stepper.at).toBe(2);
  });

  it('waits at any pace until it is let run', () => {
    const stepper = new Stepper(GAME, 0);
    stepper.changePace();
    vi.advanceTimersByTime(60_000);
    expect([stepper.at, stepper.runs]).toEqual([0, false]);
  });

  it('stops where somebody steps by hand', () => {
    const stepper = new Stepper(GAME, 0);
    stepper.toggle();
    vi.advanceTimersByTime(3_000);
    expect(stepper.at).toBe(1);
    stepper.step(1);
    vi.advanceTimersByTime(60_000);
    expect([stepper.at, stepper.runs]).toEqual([2, false]);
  });
});
