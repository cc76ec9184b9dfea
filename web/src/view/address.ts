/** Which address leads others here. */

/** Names by which a machine means itself: under one of them a link leads every other device to that device. */
const ITSELF = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export const leadsToItself = (url: string): boolean => ITSELF.test(new URL(url).hostname);

/** A home's own https (`halfsaid serve --https`), where there is no name for which the world would vouch. Others'
 *  devices may not trust it yet: they are better led to its door. */
const HOMELY = /^(\d+(\.\d+){3}|\[.*\]|.+\.local)$/;

export function mayHaveADoor(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && HOMELY.test(hostname) && !leadsToItself(url);
}

/** An address; null: there is none; undefined: the house has not said yet. */
export type Told = string | null | undefined;

/** The origin for links to others. `told`: where the house says that it is found.
 *  A page that was opened under a real name keeps it: what stands before the house, the house need not know. */
export function originForOthers(page: string, told: Told): Told {
  const known = leadsToItself(page) ? told : mayHaveADoor(page) && told !== null ? told : page;
  if (known === null || known === undefined) return known;
  return leadsToItself(known) ? null : new URL(known).origin;
}
