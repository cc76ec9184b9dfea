import { beforeEach, describe, expect, it } from 'vitest';
import { noticeFor, pageOf } from '../src/worker/calls';
import { Shell } from '../src/worker/shell';

const HERE = 'https://halfsaid.test';

/** A browser's cache as far as the worker uses it: it keeps answers in the order they came. */
class Kept {
  readonly all = new Map<string, Response>();
  match = async (what: Request | string) => this.all.get(urlOf(what))?.clone();
  put = async (what: Request | string, answer: Response) => void this.all.set(urlOf(what), answer);
  keys = async () => [...this.all.keys()].map((url) => new Request(url));
  delete = async (what: Request) => this.all.delete(what.url);
  add = async (path: string) => this.put(path, new Response('the document'));
}

const urlOf = (what: Request | string) => new URL(typeof what === 'string' ? what : what.url, HERE).href;

let kept: Kept;
let online: boolean;
let asked: string[];
let shell: Shell;
const caches = () => ({ open: async () => kept }) as unknown as CacheStorage;

beforeEach(() => {
  kept = new Kept();
  online = true;
  asked = [];
  shell = new Shell(caches(), fetched, HERE);
});

async function fetched({ url }: Request): Promise<Response> {
  asked.push(new URL(url).pathname);
  if (!online) throw new TypeError('no line');
  if (url.endsWith('/metrics')) return new Response('12', { headers: { 'content-type': 'text/plain' } });
  return url.endsWith('gone.js')
    ? new Response('', { status: 404 })
    : new Response(`fresh ${new URL(url).pathname}`, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** A request as the browser makes it when somebody opens an address. */
function opening(path: string): Request {
  const request = new Request(`${HERE}${path}`);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
}

const text = async (request: Request) => (await shell.answer(request))?.text();

describe('the shell', () => {
  it('asks for a file once, and has it from then on', async () => {
    const file = () => new Request(`${HERE}/assets/index-abc.js`);
    expect(await text(file())).toBe('fresh /assets/index-abc.js');
    online = false;
    expect(await text(file())).toBe('fresh /assets/index-abc.js');
    expect(asked).toEqual(['/assets/index-abc.js']);
  });

  it('keeps no file that did not come', async () => {
    expect((await shell.answer(new Request(`${HERE}/assets/gone.js`)))?.status).toBe(404);
    expect(kept.all.size).toBe(0);
  });

  it('forgets the oldest files, never the document', async () => {
    await shell.install();
    for (let n = 0; n < 85; n++) await shell.answer(new Request(`${HERE}/assets/${n}.js`));
    const paths = [...kept.all.keys()].map((url) => new URL(url).pathname);
    expect(paths).toHaveLength(81);
    expect(paths).toContain('/');
    expect(paths).not.toContain('/assets/4.js');
    expect(paths).toContain('/assets/5.js');
  });

  it('asks the server for a page first, and shows the kept one when nobody answers', async () => {
    await shell.install();
    expect(await text(opening('/XBRFFQ'))).toBe('fresh /XBRFFQ');
    online = false;
    expect(await text(opening('/album'))).toBe('fresh /XBRFFQ');
  });

  it('fails as the browser would where nothing is kept', async () => {
    online = false;
    await expect(shell.answer(opening('/'))).rejects.toThrow('no line');
  });

  it('does not take what is meant for machines for the document', async () => {
    await shell.install();
    await shell.answer(opening('/metrics'));
    online = false;
    expect(await text(opening('/'))).toBe('the document');
  });

  it('leaves the API, the cards, other hosts and everything sent to the browser', () => {
    expect(shell.answer(opening('/api/decks'))).toBeNull();
    expect(shell.answer(opening('/decks/inkwell/a.avif'))).toBeNull();
    expect(shell.answer(new Request('https://elsewhere.test/assets/a.js'))).toBeNull();
    expect(shell.answer(new Request(`${HERE}/assets/a.js`, { method: 'POST' }))).toBeNull();
    expect(shell.answer(new Request(`${HERE}/icon.svg`))).toBeNull();
  });
});

describe('a call', () => {
  it('is in English until the page has left words', async () => {
    const { title, options } = await noticeFor({ code: 'XBRFFQ', name: 'Ada' }, caches());
    expect([title, options.body, options.data]).toEqual([
      'Your turn',
      'Ada, table XBRFFQ is waiting for you.',
      { code: 'XBRFFQ' },
    ]);
  });

  it('is in the words the page left, and a name that says CODE stays a name', async () => {
    await kept.put('/push-words', new Response(JSON.stringify({ title: 'À vous', body: 'NAME : table CODE.' })));
    const { title, options } = await noticeFor({ code: 'XBRFFQ', name: 'CODE' }, caches());
    expect([title, options.body]).toEqual(['À vous', 'CODE : table XBRFFQ.']);
  });

  it('leads to the page that shows its table', () => {
    const pages = [{ url: `${HERE}/BCDFGH` }, { url: `${HERE}/XBRFFQ#turn=2` }];
    expect(pageOf(pages, 'XBRFFQ')).toBe(pages[1]);
    expect(pageOf(pages, undefined)).toBe(pages[0]);
    expect(pageOf(pages, 'KTRFLM')).toBeUndefined();
  });
});
