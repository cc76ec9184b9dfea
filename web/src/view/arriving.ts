/** Pictures on their way to the table: what waits on this device, what is sent, and what became of each. */

/** waiting → sending → framing → card, or refused; `same`: the table had it already. */
export type Stage = 'waiting' | 'sending' | 'framing' | 'card' | 'same' | 'refused';

export interface Arriving {
  /** Counted on this device. */
  readonly no: number;
  /** Of the file: only this device knows it. */
  readonly name: string;
  readonly bytes: number;
  readonly stage: Stage;
  /** How much of it has been sent: 0 to 1. */
  readonly sent: number;
  /** Shown while it comes; null: this browser cannot draw it. */
  readonly preview: string | null;
  /** Why it became no card. */
  readonly refusal: string | null;
}

/** How many are sent at the same time: one is framed while the next ones come. */
export const AT_A_TIME = 3;
export const LARGEST = 40 * 1024 ** 2; // bytes
export const EACH_BRINGS = 10;

/** The reason why a file would surely be refused, found without sending it. */
export function refusedHere({ name, bytes }: Pick<Arriving, 'name' | 'bytes'>): string | null {
  if (bytes === 0) return 'picture_empty';
  if (bytes > LARGEST) return 'picture_large';
  return /\.svgz?$/i.test(name) ? 'picture_svg' : null;
}

/** Refusals that say nothing against the picture: it waits, and is sent again. */
export const isForNow = (code: string): boolean => ['away', 'too_many', 'busy', 'our_fault'].includes(code);
/** Refusals of the table: nothing more can be sent until something has changed. */
export const isForAll = (code: string): boolean =>
  ['shelf_full', 'house_full', 'disk_full', 'pictures_ten', 'pictures_host', 'playing', 'bad_key', 'no_table'].includes(
    code,
  ) || code.startsWith('uploads_');

export const underWay = (all: readonly Arriving[]): readonly Arriving[] =>
  all.filter(({ stage }) => stage === 'sending' || stage === 'framing');

export const onTheWay = (all: readonly Arriving[]): readonly Arriving[] =>
  all.filter(({ stage }) => stage === 'waiting' || stage === 'sending' || stage === 'framing');

/** Those to begin with now. */
export const next = (all: readonly Arriving[]): readonly Arriving[] =>
  all.filter(({ stage }) => stage === 'waiting').slice(0, Math.max(0, AT_A_TIME - underWay(all).length));

/** How much of a card has developed, in percent: sending is most of the way, framing the rest. */
export const developed = ({ stage, sent }: Pick<Arriving, 'stage' | 'sent'>): number =>
  stage === 'waiting' ? 0 : stage === 'sending' ? Math.round(sent * 80) : stage === 'framing' ? 88 : 100;

/** The pause in milliseconds before the nth try to send again: 1, 2, 4 … 15 s. */
export const pauseBefore = (tries: number): number => Math.min(1000 * 2 ** Math.max(0, tries - 1), 15_000);

/** The size of a file in MB, as people count it. */
export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1024 ** 2));
