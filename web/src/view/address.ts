/** Which address leads others here. */

/** Names by which a machine means itself: under one of them a link leads every other device to that device. */
const ITSELF = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export const leadsToItself = (url: string): boolean => ITSELF.test(new URL(url).hostname);

/** The origin for links to others; null: none is known. `told`: where the house says that it is found.
 *  A page that was opened under a real name keeps it: what stands before the house, the house need not know. */
export function originForOthers(page: string, told: string | null): string | null {
  const known = leadsToItself(page) ? told : page;
  return known === null || leadsToItself(known) ? null : new URL(known).origin;
}
