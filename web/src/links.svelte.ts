/** Links for others, and for one's own other devices. */
import { houseAddress } from './http';
import { albumPath, tablePath } from './route.svelte';
import { leadsToItself, originForOthers } from './view/address';

let told = $state.raw<string | null>(null);

/** Ask the house where others find it, if our own address would lead them astray. */
export async function learnAddress(): Promise<void> {
  if (!leadsToItself(location.href)) return;
  // Without an answer no address is known, and the invitation says so.
  told = await houseAddress().then(
    ({ url }) => url,
    () => null,
  );
}

/** Null: the links below open on this device only. */
export const sharedOrigin = (): string | null => originForOthers(location.href, told);

export const tableUrl = (code: string): string => linkTo(tablePath(code));
export const albumUrl = (code: string): string => linkTo(albumPath(code));
export const offerUrl = (code: string, token: string): string => `${tableUrl(code)}#seat=${encodeURIComponent(token)}`;

const linkTo = (path: string): string => new URL(path, sharedOrigin() ?? location.origin).href;
