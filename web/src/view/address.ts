/** Which address leads others here. */

/** Names by which a machine means itself: under one of them a link leads every other device to that device. */
const ITSELF = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export const leadsToItself = (url: string): boolean => ITSELF.test(new URL(url).hostname);

/** An address; null: there is none; undefined: the house has not said yet. */
export type Told = string | null | undefined;

/** The origin for links to others. `told`: where the house says that it is found.
 *  A page that was opened under a real name keeps it: what stands before the house, the house need not know. */
export function originForOthers(page: string, told: Told): Told {
  const known = leadsToItself(page) ? told : page;
  if (known === null || known === undefined) return known;
  return leadsToItself(known) ? null : new URL(known).origin;
}
