/** Calling somebody whose page is closed or asleep: what the notification says, and where a touch on it leads. */

/** The push that the server sends when the game waits for somebody. */
export interface Call {
  readonly code?: string;
  readonly name?: string;
}

/** The page leaves words in its own language here (push.ts); the worker knows neither language nor storage. */
const WORDS = { cache: 'words', at: '/push-words' } as const;
const IN_ENGLISH = { title: 'Your turn', body: 'NAME, table CODE is waiting for you.' };

export interface Notice {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly code: string } };
}

/** Browsers want every push to be shown. */
export async function noticeFor({ code = '', name = '' }: Call, caches: CacheStorage): Promise<Notice> {
  const kept = await (await caches.open(WORDS.cache)).match(WORDS.at);
  const { title, body } = kept ? ((await kept.json()) as typeof IN_ENGLISH) : IN_ENGLISH;
  const said = body.replace(/NAME|CODE/g, (word) => (word === 'NAME' ? name : code));
  return { title, options: { body: said, tag: 'halfsaid-turn', icon: '/icon-192.png', data: { code } } };
}

/** Among the pages that are open, the one that shows the table which called; any, if no table is named. */
export const pageOf = <Page extends { readonly url: string }>(pages: readonly Page[], code: string | undefined) =>
  pages.find(({ url }) => !code || new URL(url).pathname === `/${code}`);
