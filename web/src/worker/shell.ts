/** The shell of the app, kept by the service worker.
 *
 *  Files under /assets/ carry a hash of their content, so a kept one is never stale. Pages are asked of the server first,
 *  and come from here only when it cannot be reached. The API and the cards pass by untouched. */

const SHELL = 'shell';
const PAGE = '/';
const MOST_FILES = 80;

export type Fetch = (request: Request) => Promise<Response>;

export class Shell {
  constructor(
    private readonly caches: CacheStorage,
    private readonly fetch: Fetch,
    private readonly origin: string,
  ) {}

  /** Keeps the document, so that the app opens even where there is no line. */
  async install(): Promise<void> {
    await (await this.#kept()).add(PAGE);
  }

  /** The answer to a request; null: the browser is to ask by itself. */
  answer(request: Request): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== this.origin) return null;
    if (pathname.startsWith('/assets/')) return this.#asset(request);
    return request.mode === 'navigate' && !/^\/(api|decks)\//.test(pathname) ? this.#page(request) : null;
  }

  async #asset(request: Request): Promise<Response> {
    const kept = await this.#kept();
    const known = await kept.match(request);
    if (known) return known;
    const answer = await this.fetch(request);
    if (answer.ok) {
      await kept.put(request, answer.clone());
      await forgetOldest(kept);
    }
    return answer;
  }

  /** Every address a person may open is the same document. */
  async #page(request: Request): Promise<Response> {
    const kept = await this.#kept();
    try {
      const answer = await this.fetch(request);
      if (answer.ok && isDocument(answer)) await kept.put(PAGE, answer.clone());
      return answer;
    } catch (error) {
      const known = await kept.match(PAGE);
      if (known) return known;
      throw error;
    }
  }

  #kept(): Promise<Cache> {
    return this.caches.open(SHELL);
  }
}

/** Somebody may also look at what is meant for machines, such as /metrics. */
const isDocument = (answer: Response): boolean => answer.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Forgets the files of versions long gone; the document stays. */
async function forgetOldest(kept: Cache): Promise<void> {
  const files = (await kept.keys()).filter(({ url }) => new URL(url).pathname !== PAGE);
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((file) => kept.delete(file)));
}
