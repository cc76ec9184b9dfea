/** Notices above the present task: one at a time, the most urgent first. */
import type { IconName } from '../art/icons';

export interface Notice {
  /** A name of its own: what was put aside does not come again under it. */
  readonly key: string;
  readonly text: string;
  /** The person it is about; else an icon. */
  readonly colour?: string;
  readonly icon?: IconName;
  readonly act?: { readonly label: string; readonly do: () => void };
  /** It stays as long as it is true; else it leaves when it has been read. */
  readonly stays?: boolean;
  /** Nobody can put it aside. */
  readonly fast?: boolean;
  /** Somebody has put it aside. */
  readonly onaside?: () => void;
}

/** The first that was not put aside. */
export const firstNotice = (notices: readonly (Notice | null)[], aside: ReadonlySet<string>): Notice | null =>
  notices.find((one) => one !== null && !aside.has(one.key)) ?? null;

const SHORTEST = 6_000; // milliseconds
const A_LETTER = 90;

export const readIn = (text: string): number => Math.max(SHORTEST, text.length * A_LETTER);
