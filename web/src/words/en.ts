import { listIn, pluralIn } from './grammar';

const plural = pluralIn('en');
const list = listIn('en');
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Numbers as words, while they are small. */
const count = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const en = {
  arrive: {
    motto: 'Say half of it. Let them find the rest.',
    name: 'Your name',
    rabbit: 'Your rabbit',
    invited: 'Invited? The code on the screen',
    join: 'Join',
    open: 'Open a new table',
    language: 'Language',
  },
  rabbits: {
    madder: 'Red rabbit with a heart',
    marigold: 'Orange rabbit with a sun',
    moss: 'Green rabbit with a leaf',
    lagoon: 'Teal rabbit with a drop',
    corn: 'Blue rabbit with a star',
    plum: 'Purple rabbit with a moon',
    rose: 'Pink rabbit with a flower',
    ivory: 'White rabbit with a ring',
    soot: 'Grey rabbit with a diamond',
    chestnut: 'Brown rabbit with a hill',
    mint: 'Mint rabbit with a cross',
    quince: 'Yellow rabbit with an hourglass',
  },
  book: {
    open: 'The book: rules, people, settings',
    close: 'Close the book',
    titles: {
      points: 'How points are won',
      turn: 'A turn',
      clues: 'Good clues',
      people: 'Around the table',
      talk: 'Said aside',
    },
    tabs: { points: 'Points', turn: 'A turn', clues: 'Good clues', people: 'People', talk: 'Talk' },
  },
  card: {
    back: 'A card, face down',
  },
  people: {
    you: 'you',
    host: 'host',
    away: 'away',
    muted: 'muted',
    powers: (name: string) => `What the host can do about ${name}`,
    let_bot: 'Let a bot play',
    give_away: 'Give the seat away',
    mute: 'Mute',
    unmute: 'Unmute',
    make_host: 'Make host',
    send_away: 'Send away',
    watching: (n: number) => plural(n, { one: 'One person watches', other: '# people watch' }),
    offer_qr: 'QR code that hands the seat over',
    offer_own: 'Open this on the other device: your seat moves there.',
    offer_other: (name: string) => `Whoever opens this takes the seat of ${name}.`,
    copy: 'Copy the link',
    copied: 'Copied',
    other_device: 'Continue on another device',
    bot_for_me: 'Let a bot play for me',
    am_back: 'I am back',
    stop: (n: number, of: number) => (n === 0 ? 'Stop the game here, if all agree' : `Stop here: ${n} of ${of} agree`),
    leave: 'Leave the table',
    label: 'Who is in',
    bot: 'bot',
    thinking: 'is still thinking',
    done: 'is done',
  },
  table: {
    seconds_left: (n: number) => plural(n, { one: 'One second left', other: '# seconds left' }),
    says: (name: string) => `${name} says`,
    are_in: (n: number, of: number) => `${capital(count(n))} of ${count(of)} are in`,
    waiting_for: (names: readonly string[]) => `Waiting for ${list(names)}`,
  },
  reveal: {
    title: 'Reveal',
    skip: 'Skip the counting',
    said: (name: string) => `${name} said`,
    found_it: (n: number, of: number) =>
      n === 0 ? 'nobody found it' : n === of ? 'everyone found it' : `${count(n)} of ${count(of)} found it`,
    clue_text: '…',
    clue_aloud: 'Said aloud',
    clue_audio: 'A sound',
    clue_video: 'A mime',
    vote_of: (name: string) => `Vote of ${name}`,
    veto: 'The veto',
    points: 'Points of this turn',
    you: 'You',
    next: (name: string) => `Next: ${name} tells`,
    next_you: 'Next: you tell',
    to_the_end: 'And so it ended',
    line: (names: string, points: number, why: string) =>
      `${names}: ${plural(points, { one: 'one point', other: '# points' })}, ${why}.`,
  },
  reasons: {
    told: 'some found it, not all',
    told_to_one: 'just one found it',
    told_to_all: 'everyone found it: too clear',
    told_to_none: 'nobody found it: too dark',
    found: 'found it',
    found_alone: 'found it alone',
    missed: (names: readonly string[]) => (names.length ? `led astray by ${list(names)}` : 'did not find it'),
    all_found: 'everyone found it',
    none_found: 'nobody found it',
    votes: (names: readonly string[]) => `fooled ${list(names)}`,
    single_vote: 'with a single vote',
    together: (n: number) => plural(n, { one: 'alone on it', other: '# chose the same' }),
    alone: 'alone on a picture',
    vetoed: 'on the vetoed picture',
  },
  end: {
    book: 'The book',
    wins: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} has the moon` : `${list(names)} share the moon`,
    after: (points: number, turns: number, shared: boolean) =>
      `${plural(points, { one: 'one point', other: '# points' })}${shared ? ' each' : ''}, after ${turns === 1 ? 'one clue' : `${count(turns)} clues`}`,
    standing: 'The standing',
    stopped: 'You stopped here, together.',
    again: 'Once more',
    host_again: (name: string) => `${name} can deal once more`,
    record: 'Save the game',
  },
  aid: {
    title: {
      some: 'Some found it, some did not',
      one: 'Just one found it',
      all: 'All found it: too clear',
      none: 'Nobody found it: too dark',
      votes: 'They fell for yours',
      single_vote: 'One vote or two',
      together: 'Where the others are',
      alone: 'Alone on a picture',
      veto: 'The red veto',
      pairs: 'Pairs',
    },
    text: {
      some: 'The storyteller 3, everyone who found it 3.',
      one: 'The storyteller 4, the finder 4.',
      all: 'The storyteller nothing, everybody else 2.',
      none: 'The storyteller nothing, everybody else 2.',
      single_vote: 'You may vote for two pictures. Only one, and right: 1 point more.',
      together: 'As many points as people chose the same picture as you, 5 at most. Your own picture counts.',
      alone: 'Nobody else chose it: nothing.',
      veto: 'The storyteller secretly puts it on one picture: whoever chose that one gets nothing.',
      pairs: 'Points belong to the pair. One of you hands in, the other one votes.',
    },
    text_pairs: {
      some: 'The storyteller’s pair 3, every pair that found it 3.',
      all: 'The storyteller’s pair nothing, every other pair 2.',
      none: 'The storyteller’s pair nothing, every other pair 2.',
    },
    votes: (cap: number | null) =>
      cap === null
        ? '1 for each vote on your picture, always.'
        : `1 for each vote on your picture, ${cap} at most in a turn.`,
    moral: 'So say enough for one friend, and too little for all.',
    moral_party: 'So ask yourself what the others will ask themselves.',
    ends: 'The end',
    ends_points: (target: number) =>
      `The turn in which somebody reaches ${target} is the last. Most points wins; equals share.`,
    ends_rounds: (rounds: number) =>
      `${plural(rounds, { one: 'When everyone has told once', other: 'When everyone has told # times' })}, most points wins; equals share.`,
  },
  turn: {
    tell: {
      title: 'Tell',
      text: 'The storyteller picks a picture and says something about it: a word, a line, a song.',
    },
    tell_blind: { title: 'Tell, unseeing', text: 'The storyteller speaks first, before looking at any picture.' },
    slip: { title: 'Hand in', text: 'Everyone else secretly slips in a picture of their own that could be meant.' },
    slip_two: { title: 'Hand in', text: 'With three players, each of the others secretly slips in two pictures.' },
    slip_pairs: {
      title: 'Hand in',
      text: 'The storyteller’s partner slips in a picture; in every other pair you agree aloud who does.',
    },
    slip_all: { title: 'Hand in', text: 'Everyone, the storyteller too, hands in the picture that fits best.' },
    vote: {
      title: 'Vote',
      text: 'All lie open and shuffled. Everyone but the storyteller looks for the storyteller’s.',
    },
    vote_two: {
      title: 'Vote',
      text: 'Everyone but the storyteller looks for the storyteller’s, with one vote or with two.',
    },
    vote_all: {
      title: 'Vote',
      text: 'Everyone votes for the picture most will choose. The storyteller also places the veto.',
    },
    vote_pairs: {
      title: 'Vote',
      text: 'In every other pair, the one who did not hand in looks for the storyteller’s.',
    },
    count: { title: 'Points', text: 'Whose was whose, who found it, who was fooled.' },
    draw: { title: 'And on', text: 'Hands are filled up. The next one to the left tells.' },
    pass: {
      title: 'And on',
      text: 'Hands are filled up, then passed whole to the left. The next one to the left tells.',
    },
  },
  talk: {
    nothing: 'Nobody has said anything yet.',
    say: 'Say something; everyone at the table reads it',
    send: 'Say',
    reactions: { laugh: 'Laugh', wonder: 'Wonder', applause: 'Applause', heart: 'Heart', sleepy: 'Sleepy', aha: 'Aha' },
  },
  refusals: {
    away: 'The server does not answer just now. Try again in a moment.',
    no_table: 'No table has that code.',
  },
};

export default en;

/** Every language has exactly these words. */
export type Words = Widened<typeof en>;

type Widened<T> = T extends string
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : { [K in keyof T]: Widened<T[K]> };
