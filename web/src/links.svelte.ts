/** Links for others, and for one's own other devices; undefined until it is known where they lead. */
import { houseAddress } from './http';
import { albumPath, screenPath, tablePath } from './route.svelte';
import { leadsToItself, mayHaveADoor, originForOthers, type Told } from './view/address';

let told = $state.raw<Told>();

/** Ask the house where others find it, if our own address would lead them astray. */
export async function learnAddress(): Promise<void> {
  if (!leadsToItself(location.href) && !mayHaveADoor(location.href)) return;
  // Without an answer what was told before still holds; if nothing was, the invitation says that no address is known.
  told = await houseAddress().then(
    ({ url }) => url,
    () => told ?? null,
  );
}

/** Null: the links below open on this device only. */
export const sharedOrigin = (): Told => originForOthers(location.href, told);

export const tableUrl = (code: string): string | undefined => linkTo(tablePath(code));
export const albumUrl = (code: string): string | undefined => linkTo(albumPath(code));
/** Where a phone opens a table that a waiting television then shows. */
export const screenUrl = (screen: string): string | undefined => linkTo(screenPath(screen));
export const offerUrl = (code: string, token: string): string | undefined =>
  linkTo(`${tablePath(code)}#seat=${encodeURIComponent(token)}`);

function linkTo(path: string): string | undefined {
  const origin = sharedOrigin();
  return origin === undefined ? undefined : new URL(path, origin ?? location.origin).href;
}
