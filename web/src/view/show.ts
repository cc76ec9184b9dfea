/** The staged reveal: a finished turn as beats with their seconds. Decoys rise, and what everyone waits for comes last. */
import type { Award, Reveal } from '../wire';
import { tellsBlind, type Played } from './editions';
import { scorerOf } from './people';

/** No show is longer, in seconds. */
export const LONGEST = 20;

const SECONDS = {
  hush: 1.2,
  row: 2.4,
  sweep: 1.6,
  words: 1,
  truth: 3,
  crowd: 1.9,
  verdict: 3.3,
  field: 1,
  hops: 3,
} as const;
/** A picture that comes forward alone: first its voters, then its owner. */
const ALONE = { seconds: 3.2, most: 3, fallen: 0.48 } as const;

export type BeatKind =
  | 'hush'
  /** Small catches, side by side. */
  | 'row'
  /** One decoy with its voters, then its owner. */
  | 'fallen'
  | 'owner'
  /** The pictures that nobody chose. */
  | 'sweep'
  /** The clue alone, then its picture. */
  | 'words'
  | 'truth'
  /** In `party`: the picture with most votes, then whether it counts. */
  | 'crowd'
  | 'crown'
  /** The veto falls, on the crowd or before it on a smaller one. */
  | 'veto'
  /** The points: the field opens, then all hop. */
  | 'field'
  | 'hops';

export interface Beat {
  readonly kind: BeatKind;
  /** Seconds from the beginning of the show. */
  readonly at: number;
  readonly seconds: number;
  /** The pictures that come forward, by their numbers. */
  readonly slots: readonly number[];
  /** The pictures whose votes are known already. */
  readonly open: readonly number[];
}

interface Voted {
  readonly slot: number;
  readonly votes: number;
}

/** The whole show of a turn. It ends with the hops; nothing in it depends on who looks. */
export function beatsOf(game: Played, turn: Reveal): readonly Beat[] {
  const blind = tellsBlind(game);
  const truth = blind ? null : turn.owners.indexOf(turn.storyteller) + 1;
  const pictures = turn.board.map((_, i): Voted => ({ slot: i + 1, votes: votersOf(turn, i + 1).length }));
  const rising = pictures
    .filter(({ slot, votes }) => votes > 0 && slot !== truth)
    .sort((a, b) => a.votes - b.votes || a.slot - b.slot);
  const crowd = blind ? rising.pop() : undefined;
  const { row, alone } = parted(rising, blind);
  const sweep = pictures.filter(({ slot, votes }) => votes === 0 && slot !== truth).map(({ slot }) => slot);
  return timed(
    [
      { kind: 'hush' },
      ...(row.length > 0 ? [{ kind: 'row' as const, slots: row }] : []),
      ...alone.flatMap((slot) => [
        { kind: 'fallen' as const, slots: [slot] },
        { kind: slot === turn.veto ? ('veto' as const) : ('owner' as const), slots: [slot] },
      ]),
      ...(sweep.length > 0 ? [{ kind: 'sweep' as const, slots: sweep }] : []),
      ...climax(turn, truth, crowd),
      { kind: 'field' },
      { kind: 'hops' },
    ],
    alone,
  );
}

/** How long the show of a turn lasts, in seconds. */
export const showSeconds = (beats: readonly Beat[]): number => beats.reduce((sum, { seconds }) => sum + seconds, 0);

/** The beat at this second of the show; the last one stays. */
export const beatAt = (beats: readonly Beat[], elapsed: number): Beat | undefined =>
  beats.filter(({ at }) => at <= elapsed).at(-1) ?? beats[0];

/** The places of those who voted for a picture. */
export const votersOf = (turn: Reveal, slot: number): readonly number[] =>
  turn.votes.flatMap((slots, place) => (slots.includes(slot) ? [place] : []));

/** Up to three pictures come forward alone; of more, and where people meet instead of falling, single votes share one row. */
function parted(rising: readonly Voted[], blind: boolean): { row: readonly number[]; alone: readonly number[] } {
  const all = rising.map(({ slot }) => slot);
  if (rising.length <= ALONE.most && !blind) return { row: [], alone: all };
  const alone = rising
    .filter(({ votes }) => votes > 1)
    .slice(-ALONE.most)
    .map(({ slot }) => slot);
  return { row: all.filter((slot) => !alone.includes(slot)), alone };
}

type Untimed = Pick<Beat, 'kind'> & Partial<Pick<Beat, 'slots'>>;

function climax(turn: Reveal, truth: number | null, crowd: Voted | undefined): readonly Untimed[] {
  if (truth !== null) return [{ kind: 'words' }, { kind: 'truth', slots: [truth] }];
  if (!crowd) return [];
  const slots = [crowd.slot];
  return [
    { kind: 'crowd', slots },
    { kind: crowd.slot === turn.veto ? 'veto' : 'crown', slots },
  ];
}

function timed(beats: readonly Untimed[], alone: readonly number[]): readonly Beat[] {
  const isAlone = ({ slots = [] }: Untimed) => slots.length === 1 && alone.includes(slots[0] ?? 0);
  const fixed = beats.filter((beat) => !isAlone(beat)).reduce((sum, { kind }) => sum + secondsOf(kind), 0);
  const each = Math.min(ALONE.seconds, (LONGEST - fixed) / Math.max(1, alone.length));
  let at = 0;
  let open: readonly number[] = [];
  return beats.map((beat): Beat => {
    const part = beat.kind === 'fallen' ? ALONE.fallen : 1 - ALONE.fallen;
    const seconds = isAlone(beat) && beat.kind !== 'sweep' && beat.kind !== 'row' ? each * part : secondsOf(beat.kind);
    const one = { slots: [], ...beat, at, seconds, open };
    at += seconds;
    if (beat.kind !== 'fallen' && beat.kind !== 'crowd') open = [...open, ...one.slots];
    return one;
  });
}

function secondsOf(kind: BeatKind): number {
  if (kind === 'crown' || kind === 'veto') return SECONDS.verdict;
  return kind === 'fallen' || kind === 'owner' ? 0 : SECONDS[kind];
}

/** The points of a decoy's votes for its owner, vote by vote. A limit cuts off the last ones. */
export function worthOf(game: Played, turn: Reveal, beats: readonly Beat[], slot: number): number {
  const scorer = ownerOf(game, turn, slot);
  const inAll = pointsFor(turn, scorer, ['votes']);
  const before = beats
    .filter(({ kind }) => kind === 'row' || kind === 'owner')
    .flatMap(({ slots }) => slots)
    .filter((other) => ownerOf(game, turn, other) === scorer);
  const earlier = before.slice(0, before.indexOf(slot)).reduce((sum, one) => sum + votersOf(turn, one).length, 0);
  return Math.max(0, Math.min(votersOf(turn, slot).length, inAll - earlier));
}

const ownerOf = (game: Played, turn: Reveal, slot: number): number => scorerOf(game, turn.owners[slot - 1] ?? 0);

const FINDING: readonly Award['reason'][] = ['found', 'found_alone', 'all_found', 'single_vote'];
const TELLING: readonly Award['reason'][] = ['told', 'told_to_one', 'told_to_all', 'told_to_none'];

/** The points of somebody for finding it. */
export const findingWorth = (game: Played, turn: Reveal, place: number): number =>
  pointsFor(turn, scorerOf(game, place), FINDING);

/** The points of the storyteller for the clue. */
export const tellingWorth = (game: Played, turn: Reveal): number =>
  pointsFor(turn, scorerOf(game, turn.storyteller), TELLING);

/** The points of each who chose this picture, for meeting there. */
export const meetingWorth = (turn: Reveal, slot: number): number =>
  pointsFor(turn, votersOf(turn, slot)[0] ?? 0, ['together']);

const pointsFor = (turn: Reveal, scorer: number, reasons: readonly Award['reason'][]): number =>
  (turn.awards[scorer] ?? [])
    .filter(({ reason }) => reasons.includes(reason))
    .reduce((sum, { points }) => sum + points, 0);
