/** The address by which others find this house. */

/** Names by which a machine means itself: under one of them a link leads every other device to that device. */
const ITSELF = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export const leadsToItself = (url: string): boolean => ITSELF.test(new URL(url).hostname);

/** A home's own https (`halfsaid serve --https`), without a public name that could have a public certificate. Others'
 *  devices may not trust it yet, so links lead to the page where they learn to. */
const HOMELY = /^(\d+(\.\d+){3}|\[.*\]|.+\.local)$/;

export function mayHaveADoor(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && HOMELY.test(hostname) && !leadsToItself(url);
}

/** An address; null: there is none; undefined: the house has not said yet. */
export type Told = string | null | undefined;

/** The origin for links to others. `told`: the address that the house gives.
 *  A page that was opened under a real name keeps it: the house may not know the proxy before it. */
export function originForOthers(page: string, told: Told): Told {
  const known = leadsToItself(page) ? told : mayHaveADoor(page) && told !== null ? told : page;
  if (known === null || known === undefined) return known;
  return leadsToItself(known) ? null : new URL(known).origin;
}
