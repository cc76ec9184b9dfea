/** The address of the page: `/` the door, `/CODE` a table, `/CODE#seat=TOKEN` a seat handed to this device, `/CODE#pictures` its own pictures,
 *  `/CODE/album` its album, `/CODE/replay?game=2#turn=3` a game of it stepped through, `/replay` one from a file,
 *  `/tv` a television that waits for a table, `/tv/CODE` the table on it, `/?screen=ID` the door for that television, `/rules` and `/rules#party` the rulebook. */

export type Route =
  /** `screen`: a television waits for the table that is opened there. */
  | { readonly at: 'door'; readonly screen: string | null }
  | { readonly at: 'table'; readonly code: string; readonly offer: string | null; readonly pictures: boolean }
  | { readonly at: 'album'; readonly code: string }
  /** Without a code, of a file; without a game, the newest. */
  | { readonly at: 'replay'; readonly code: string | null; readonly game: number | null; readonly turn: number }
  /** Without a code, one that waits for its table. */
  | { readonly at: 'tv'; readonly code: string | null }
  | { readonly at: 'rules'; readonly chapter: string }
  | { readonly at: 'nowhere' };

/** Codes are read aloud and typed by hand, as letters or as words: case, accents, spaces and dashes do not matter. */
export const tidyCode = (typed: string): string =>
  typed
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The code in what somebody typed or pasted, which may be the whole link. */
export const codeIn = (typed: string): string =>
  tidyCode(
    typed
      .trim()
      .replace(/[?#].*$|\/+$/g, '')
      .replace(/\/(album|replay)$/i, '')
      .split('/')
      .at(-1) ?? '',
  );

/** An address may hold bytes that are no text: such a one leads nowhere. */
export function routeOf(url: URL): Route {
  try {
    return readable(url);
  } catch (error) {
    if (error instanceof URIError) return { at: 'nowhere' };
    throw error;
  }
}

function readable(url: URL): Route {
  if (/^\/rules\/?$/i.test(url.pathname)) return { at: 'rules', chapter: url.hash.slice(1) };
  if (/^\/tv\/?$/i.test(url.pathname)) return { at: 'tv', code: null };
  const onTv = /^\/tv\/(.+)$/i.exec(url.pathname);
  const replay = /^(?:\/([^/]+))?\/replay\/?$/i.exec(url.pathname);
  if (replay) return replayOf(url, replay[1]);
  const album = /^\/([^/]+)\/album\/?$/i.exec(url.pathname);
  const code = tidyCode(decodeURIComponent(onTv?.[1] ?? album?.[1] ?? url.pathname));
  if (!code) return { at: 'door', screen: url.searchParams.get('screen') };
  if (onTv) return { at: 'tv', code };
  if (album) return { at: 'album', code };
  // In the fragment, so that no server, proxy or log ever sees a token.
  const told = new URLSearchParams(url.hash.slice(1));
  return { at: 'table', code, offer: told.get('seat'), pictures: told.has('pictures') };
}

function replayOf(url: URL, code: string | undefined): Route {
  const game = /^\d{1,5}$/.exec(url.searchParams.get('game') ?? '');
  return {
    at: 'replay',
    code: code === undefined ? null : tidyCode(decodeURIComponent(code)),
    game: game && Number(game[0]),
    turn: Number(new URLSearchParams(url.hash.slice(1)).get('turn') ?? 1),
  };
}

export const tablePath = (code: string): string => `/${code}`;
/** The table's own pictures. */
export const picturesPath = (code: string): string => `/${code}#pictures`;
export const albumPath = (code: string): string => `/${code}/album`;
export const replayPath = (code?: string, game?: number): string =>
  code === undefined ? '/replay' : `/${code}/replay${game === undefined ? '' : `?game=${game}`}`;
export const tvPath = (code: string): string => `/tv/${code}`;
export const screenPath = (screen: string): string => `/?screen=${encodeURIComponent(screen)}`;
export const rulesPath = (chapter?: string): string => (chapter ? `/rules#${chapter}` : '/rules');

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
