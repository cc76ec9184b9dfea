/** Where we are: `/` the door, `/CODE` a table, `/CODE#seat=TOKEN` a seat handed to this device. */

export interface Route {
  readonly code: string | null;
  readonly offer: string | null;
}

/** Codes are read aloud and typed by hand: case, spaces and dashes do not matter. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The code in what somebody typed or pasted, which may be the whole link. */
export const codeIn = (typed: string): string =>
  tidyCode(
    typed
      .trim()
      .replace(/[?#].*$|\/+$/g, '')
      .split('/')
      .at(-1) ?? '',
  );

export function routeOf(url: URL): Route {
  const code = tidyCode(decodeURIComponent(url.pathname));
  // In the fragment, so that no server, proxy or log ever sees a token.
  const offer = new URLSearchParams(url.hash.slice(1)).get('seat');
  return { code: code || null, offer: code ? offer : null };
}

export const tablePath = (code: string): string => `/${code}`;
export const tableUrl = (code: string): string => new URL(tablePath(code), location.origin).href;
export const offerUrl = (code: string, token: string): string => `${tableUrl(code)}#seat=${encodeURIComponent(token)}`;

let route = $state.raw(routeOf(new URL(location.href)));

export const here = (): Route => route;

export function go(path: string): void {
  history.pushState(null, '', path);
  route = routeOf(new URL(location.href));
  scrollTo(0, 0);
}

/** Go without a way back: from an address that leads nowhere, or holds a token that is used up. */
export function goInstead(path: string): void {
  history.replaceState(null, '', path);
  route = routeOf(new URL(location.href));
}

addEventListener('popstate', () => {
  route = routeOf(new URL(location.href));
});
