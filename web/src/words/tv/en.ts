/** What only the television says; it comes with the television's own file. */
import type { Clue } from '../../wire';
import { listWith, pluralIn } from '../grammar';

const plural = pluralIn('en');
const list = listWith('and');
const NUMBERS = 'nobody one two three four five six seven eight nine ten eleven twelve'.split(' ');
const count = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Names while they are few, else how many. */
const who = (names: readonly string[]): string => (names.length > 4 ? capital(count(names.length)) : list(names));
const is = (names: readonly string[]): string => (names.length === 1 ? 'is' : 'are');
const times = (n: number): string => (n === 2 ? 'twice' : `${count(n)} times`);

const en = {
  turn: (n: number) => `Turn ${n}`,
  audience: (n: number) => plural(n, { one: 'One person is guessing along', other: '# are guessing along' }),
  nudged: (by: string, name: string) => `${by} nudges ${name}`,
  last_call: 'Last call!',
  turned: 'This is the picture for the room. Turn the phone to see it larger, or join with it.',
  sound: {
    ask: 'Press OK or click once for sound',
    blocked: 'Press OK or click once to hear it again',
    levels: { off: 'Sound off', quiet: 'Quiet: only what matters', soft: 'Soft', medium: 'Medium', loud: 'Loud' },
    change: 'Up and down change it',
  },
  door: {
    motto: 'A game of pictures and clues: say enough for one to find yours, and too little for all.',
    scan: 'Scan it to open a table on this screen. The first phone is the host.',
    or: 'Or show a table that is already open:',
    code: 'The table’s code',
    show: 'Show it',
    unknown: (code: string) => `No table has the code ${code}. Look again, and retype it.`,
    away: 'The server does not answer. Trying again…',
    qr: 'QR code that opens a table on this screen',
  },
  lobby: {
    join: 'Join with your phone',
    here: (n: number) => (n === 1 ? 'One player is here' : `${capital(count(n))} are here`),
    how: [
      'One says half a sentence about a picture',
      'The others slip in a picture that fits it too',
      'Everyone looks for the storyteller’s',
      'All find it, or none: nothing for the storyteller',
    ],
    how_blind: [
      'One says something before anybody looks',
      'Everyone slips in a picture for it',
      'Vote for what most will choose: a point for each',
      'The storyteller hides a veto on one',
    ],
  },
  tell: {
    looks: (name: string) => `${name} is looking for words…`,
    urgent: (name: string) => `${name}, a\u00a0word, any\u00a0word!`,
    begins: 'Who begins?',
    pair: (name: string) => `${name} is on their side.`,
  },
  facts: {
    page: 'The last page',
    said: (name: string) => `${name} said it.`,
    duel: 'A rivalry',
    behind: (n: number) => `${n} behind`,
    level: 'level',
    followed: (one: string, other: string, n: number) =>
      `${one} has fallen for ${other}’s pictures ${times(n)} tonight.`,
    moon: 'Nearest to the moon',
    away: (names: readonly string[], n: number) =>
      `${list(names)}: ${plural(n, { one: 'one hop', other: '# hops' })} away`,
    turns: (n: number) => (n <= 1 ? 'This is the last turn.' : `${capital(count(n))} turns to go, this one included.`),
    deceiver: 'The great deceiver, so far',
    astray: (names: readonly string[], n: number) => `${list(names)}: fooled others ${times(n)}`,
  },
  hand_in: {
    still: (names: readonly string[]) => `${who(names)} ${is(names)} still looking`,
    /** Names while they fit on a line. */
    pairs: (pairs: readonly string[]) =>
      pairs.length > 2
        ? `${capital(count(pairs.length))} cards are still missing`
        : `${list(pairs)} still owe a picture`,
    urgent: (names: readonly string[]) => `${who(names)}: any picture will do!`,
    when: 'The pictures are turned when the last one is in.',
  },
  vote: {
    which: (name: string) => `Which one is ${name}’s?`,
    favourite: 'Which one will most of you choose?',
    veto: (name: string) => `${name} hides a veto. Alone: nothing.`,
    two: 'Vote once or twice. Once and right: a point more.',
    pairs: 'One of each pair votes.',
    urgent: (names: readonly string[]) => `${who(names)}: choose one!`,
    looking: 'is still looking',
  },
  told: {
    says: (name: string) => `${name} says`,
    pair: (name: string, partner: string) => `${name} says, for ${name} and ${partner}`,
    unseeing: (name: string) => `${name} said, before looking`,
    aloud: (name: string) => `${name} said it aloud`,
    audio: (name: string) => `${name} recorded it`,
    video: (name: string) => `${name} mimed it`,
  } satisfies Record<Exclude<Clue['kind'], 'text'>, (name: string) => string> & Record<string, unknown>,
  stage: {
    shows: (name: string) => `${name} mimes it`,
    listen: (name: string) => `Listen to ${name}…`,
    watch: 'No words. Watch closely.',
    twice: 'It plays twice.',
    again: 'Again? Press OK here.',
  },
  show: {
    hush: 'All votes are in…',
    one_each: (n: number) => `${capital(count(n))} caught one each`,
    in_passing: 'Caught in passing',
    caught: (names: readonly string[]) => `caught ${list(names)}`,
    alone: (n: number): string => (n === 1 ? 'Alone, so nothing' : 'Each alone, so nothing'),
    /** Put behind what is not the end of it. */
    suspense: '…',
    fell: (names: readonly string[]) => [
      names.length > 1 ? capital(count(names.length)) : list(names),
      'fell for this',
    ],
    fell_all: (names: readonly string[]) => `${who(names)} fell for this`,
    was: (name: string) => `it was ${name}’s`,
    worth: (names: readonly string[]) => `for ${list(names)}`,
    nobody_any: 'Nobody fell for these',
    nobody_these: 'Nobody chose these',
    nobody_this: 'Nobody chose this one',
    and_said: (name: string) => `And ${name} said…`,
    found: (n: number, of: number) => [`${capital(count(n))} of ${count(of)}`, 'found it'],
    found_all: (n: number) => [n === 2 ? 'Both' : `All ${count(n)}`, 'found it'],
    found_none: ['Nobody.', 'Not one.'],
    teller: (n: number, name: string) => `and ${n} for ${name}`,
    too_much: (name: string, n: number) => `Too clear: nothing for ${name}, ${n}\u00a0for all the others`,
    too_little: (name: string, n: number) => `Too hard: nothing for ${name}, ${n}\u00a0for all the others`,
    gallery: (n: number, of: number): string =>
      n === of ? 'The audience found it too' : `In the audience: ${n === 0 ? 'nobody' : `${count(n)} of ${count(of)}`}`,
    met: (names: readonly string[]) =>
      names.length > 1 ? [capital(count(names.length)), 'met here'] : [list(names), 'chose this one'],
    met_all: (names: readonly string[]) => `${who(names)} met here`,
    each: (n: number) => `${n} for each`,
    for_each: 'for each of them',
    unless: 'for each of them, unless…',
    alone_too: 'No two chose alike: nothing for anybody.',
    veto: 'Veto!',
    nothing: (n: number) => `Nothing for ${count(n)}`,
    no_veto: 'No veto on this one.',
    so: 'And so…',
    hops: (names: readonly string[], n: number) => `${who(names)} ${names.length === 1 ? 'hops' : 'hop'} ${n}`,
    no_hops: 'Nobody hops this time',
  },
  rest: {
    why: (name: string) => `${name}, why?`,
    tell: 'Tell everyone. One line of it goes into the album.',
    asked: (names: readonly string[]) => `${who(names)} ${names.length === 1 ? 'asks' : 'ask'}.`,
    next: 'Next,',
    tells: (name: string) => `${name} gives the clue`,
    anyone: 'whoever has an idea',
    met: (names: readonly string[], n: number) => `${who(names)} met: ${n} each.`,
    nobody_met: 'No two chose alike.',
    vetoed: (n: number) => `The veto fell on ${n === 1 ? 'one vote' : `${count(n)} votes`}.`,
    found: (names: readonly string[]) => `${list(names)} found it.`,
    all: 'Everyone found it: too clear.',
    none: 'Nobody found it: too hard.',
    fooled: (owner: string, names: readonly string[]) => `${owner} fooled ${list(names)}.`,
  },
  pause: {
    title: 'The moon holds its breath',
    by: (host: string) => `${host} has paused. Nothing is lost.`,
    next: (names: readonly string[]) => `Next: ${list(names)}.`,
  },
  end: { album: 'Tonight’s album: every picture, every half sentence. Take it home.', qr: 'QR code to the album' },
};

export default en;
export type TvWords = typeof en;
