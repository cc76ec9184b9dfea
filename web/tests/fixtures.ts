/** Small, whole pieces of the wire for tests: say only what the test is about. */
import type { Public, Reveal, Room, Seat } from '../src/wire';

const COLOURS = [
  'rose',
  'lagoon',
  'moss',
  'madder',
  'plum',
  'quince',
  'ivory',
  'mint',
  'chestnut',
  'corn',
  'soot',
  'marigold',
];

export const aSeat = (id: number, name: string, more: Partial<Seat> = {}): Seat => ({
  id,
  name,
  colour: COLOURS[id % COLOURS.length] ?? 'ivory',
  is_bot: false,
  played_by_bot: null,
  present: true,
  muted: false,
  mind: null,
  ...more,
});

export const aRoom = (names: readonly string[], more: Partial<Room> = {}): Room => ({
  code: 'XBRFFQ',
  stage: 'playing',
  seats: names.map((name, id) => aSeat(id, name)),
  host: 0,
  edition: 'classic',
  options: {},
  decks: ['d'],
  timers: { clue: null, hand_in: null, vote: null, absent: null },
  descriptions: false,
  hurry: false,
  locked: false,
  has_password: false,
  games: 1,
  deadline: null,
  agreed: [],
  unready: null,
  spectators: 0,
  language: 'en',
  remarks: [],
  handovers: [],
  explained: 0,
  clear_at: null,
  reading: [],
  paused: false,
  last_call: false,
  nudges: [],
  asked_why: [],
  why: null,
  screens: 0,
  audience: [],
  audience_last: [],
  ...more,
});

export function aGame(more: Partial<Public> = {}): Public {
  const players = more.players ?? 6;
  const each = <T>(value: T): readonly T[] => Array.from({ length: players }, () => value);
  return {
    edition: 'classic',
    players,
    options: {
      target: 30,
      rounds: null,
      bonus_cap: null,
      lone_finder: false,
      mime_or_song: false,
      begins: 'announce',
      finish_round: false,
    },
    phase: 'clue',
    turn: 1,
    storyteller: null,
    waiting: [],
    clue: null,
    handed_in: each(false),
    board: [],
    voted: each(false),
    hands: each(6),
    pile: 40,
    discard: 0,
    scores: each(0),
    last: null,
    promise: '',
    seed: null,
    salt: null,
    winners: null,
    ...more,
  };
}

export const aTurn = (more: Partial<Reveal> = {}): Reveal => ({
  storyteller: 0,
  clue: { kind: 'text', text: 'Almost home' },
  board: [],
  owners: [],
  votes: [],
  veto: null,
  awards: [],
  points: [],
  scores: [],
  reshuffled: false,
  ...more,
});
