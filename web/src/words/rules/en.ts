/** The rulebook in English. Its shape is that of every language. */
const en = {
  title: 'How to play',
  chapters: 'Chapters',
  game: 'The game',
  previous: 'Turn back',
  next: 'Turn the page',
  example: 'For example',
  opening:
    'One of you, the storyteller, looks at a picture and says something about it: half of something. The others each slip in a picture of their own that could be the one. Then all are shuffled and laid open, and everyone looks for the storyteller’s.',
  art: 'Say enough for one, too little for all. If everybody finds your picture, or nobody does, you get nothing for it.',
  a_turn: 'A turn',
  steps: [
    [
      'The clue',
      'In the first turn, whoever has an idea first is the storyteller; after that the turn passes to the left. The storyteller chooses a picture and gives a clue: a word, a line, a quotation, a sound, with as many words as you like. A slip of the pen can be corrected until somebody has slipped in a picture.',
    ],
    [
      'The decoys',
      'Everyone else slips in, face down, the picture of theirs that fits the clue best. You may take yours back until the last one is in.',
    ],
    [
      'The votes',
      'All pictures are shuffled and laid open, each with a number. Everyone but the storyteller votes for the one they think is the storyteller’s, never for their own. You may change your vote, or take it back, until the last one is in.',
    ],
    ['The reveal', 'All votes are shown at once, and with them whose picture was whose. Then the points are counted.'],
    [
      'New pictures',
      'The pictures on the table are put aside and every hand is filled up. When the pile runs short, what is left of it and all that was put aside are shuffled into a new one.',
    ],
  ],
  points: 'Points',
  columns: ['', 'the storyteller', 'those who found it', 'the others'],
  rows: [
    ['some found it, some did not', '3', '3', '0'],
    ['everyone found it', '0', '2', '–'],
    ['nobody found it', '0', '–', '2'],
  ],
  always:
    'And always: one point more for every vote that somebody else gave your picture. The storyteller gets none of these.',
  ending:
    'The turn in which somebody reaches 30 points is the last one. Whoever then has the most points has won; a tie is shared.',
  facts: {
    players: 'Players',
    hand: 'Pictures in hand',
    votes: 'Votes',
    bonus: 'For votes on your picture',
    ends: 'The end',
  },
  editions: {
    classic: {
      lead: 'The one to begin with: everything as the first chapter tells it.',
      facts: ['3–8', '6; 7 with three players', 'one', '1 per vote, no limit', 'somebody has 30'],
      text: [
        'The clue may be said or written, and it may be sung or mimed as well.',
        'With three players, each of the other two slips in two pictures, so that five lie on the table. Everyone then holds seven, and a vote on either of your two pays.',
      ],
    },
    original: {
      lead: 'The first printing, with two variants that you may turn on.',
      facts: ['3–6', '6; 7 with three players', 'one', '1 per vote, no limit', 'somebody has 30'],
      text: [
        'Lone finder: if exactly one player finds the picture, that player and the storyteller get 4 points instead of 3. With three players this is on unless you turn it off.',
        'Mime or song: the clue may be mimed, hummed or sung. Without this variant it is said, at the table or in a recording, or written.',
        'With three players, each of the other two slips in two pictures.',
      ],
    },
    odyssey: {
      lead: 'For a crowd. From seven players on you may vote once, boldly, or twice, to be safe.',
      facts: [
        '3–12',
        '6; 7 with three players',
        'one; from seven players on, one or two',
        '1 per vote, 3 a turn at most',
        'somebody has 30',
      ],
      text: [
        'From seven players on, you may put two votes on two different pictures. If one of them is right, you have found it.',
        'Whoever finds it with a single vote gets one point more, even when everyone found it.',
        'Votes on your picture pay 3 points a turn at most. The extra point for a single vote comes on top.',
        'With fewer than seven players everyone has one vote. With three players, each of the other two slips in two pictures.',
      ],
    },
    party: {
      lead: 'The clue comes before the pictures, and you look for what the others will like.',
      facts: ['6–12', '5', 'one, and the storyteller’s veto', 'nothing', 'everyone has been the storyteller once'],
      text: [
        'The storyteller speaks first, before looking at any of their own pictures, so the clue belongs to none. In the first turn nobody looks until somebody has spoken.',
        'Then everyone, the storyteller too, slips in the picture that fits best, and everyone votes for the one they think most people will choose. You may vote for your own.',
        'The storyteller also puts a secret red veto on one picture. It is not a vote, and it may lie on any picture.',
        'You get one point for everyone who chose the same picture, yourself included, 5 at most. Alone on a picture: nothing. On the vetoed picture: nothing.',
        'At the end of the turn every hand is filled up to five and then passed, whole, to the left. When everyone has been the storyteller, the most points win; a tie is shared.',
      ],
    },
    team: {
      lead: 'Pairs who sit opposite each other, talk openly and share their points.',
      facts: [
        '6, 8, 10 or 12',
        '4',
        'one for each pair',
        '1 per vote, 3 a turn at most',
        'everyone has been the storyteller once',
      ],
      text: [
        'The storyteller gives a clue on a picture, and the storyteller’s partner slips one in as well.',
        'In every other pair the two agree, aloud and in front of everybody but without showing a picture, which of them slips in a picture. The other votes, and not for their own pair’s picture.',
        'The storyteller’s pair does not vote. There are as many pictures on the table as there are pairs, and one more.',
        'Points are those of the first chapter, counted once for each pair. The storyteller’s own picture earns nothing from votes; the partner’s does. When everyone has been the storyteller, the most points win; a tie is shared.',
      ],
    },
  },
  house:
    'You may agree on another end (how many points, how many clues everyone gives, or that the round is finished so that everyone has given equally many), on another limit for votes on your picture (not in Party), and on whether the first storyteller is the first to speak or is drawn by lot. Any pictures will do, as long as there are enough to deal every hand and fill it up once.',
  examples: {
    tide: {
      clue: 'Nobody told the tide',
      text: 'Six are playing. Ileana thinks of the ferry that waits on a dry river. Two see it; the others follow the conductor and the painting that leaks.',
    },
    clear: {
      clue: 'A seat at the very top',
      text: 'Too clear: everyone climbed up to the throne, and Ileana goes home with nothing.',
    },
    dark: { clue: 'Tuesday', text: 'Too hard: only Ileana knows what ostriches have to do with Tuesdays.' },
    three: {
      clue: 'Are we there yet?',
      text: 'Three players, so Milo and Lison slipped in two pictures each. Only Milo finds the walking house: with lone finder, 4 instead of 3.',
    },
    lone: {
      clue: 'Mind the gap',
      text: 'With lone finder: only Lison finds the lamps over nothing. Milo and Andrei believed in Lison’s bridge.',
    },
    long: {
      clue: 'Who left the light on?',
      text: 'Seven are playing. Milo staked everything on one vote, and was right. Five votes lie on Milo’s match, but they pay 3 at most. Lison used two votes: no extra point.',
    },
    sunday: {
      clue: 'Sunday morning',
      text: 'Nine are playing. Six meet in the pool and get 5 each. Two meet at the flowerpot, but there lies Ileana’s veto. And Noor is alone with the ants.',
    },
    overdue: {
      clue: 'Long overdue',
      text: 'Three pairs. Margaux finds the baby with the beard; Lison falls for the clockwork street of Andrei, who plays with Ileana: that pair gets 3, and 1 more.',
    },
  },
};

export default en;

type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> };

/** Every language has exactly these words. */
export type RuleWords = Widened<typeof en>;
