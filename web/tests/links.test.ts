import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { albumUrl, learnAddress, offerUrl, tableUrl } from '../src/links.svelte';
import Ticket from '../src/screens/lobby/Ticket.svelte';
import { leadsToItself, originForOthers } from '../src/view/address';
import { speak } from '../src/words/index.svelte';

const AT_HOME = 'http://192.168.1.20:8000/';

describe('the address for others', () => {
  it.each(['localhost', 'halfsaid.localhost', '127.0.0.1', '127.0.1.1', '0.0.0.0', '[::1]', '[::]'])(
    'is what the house says, where %s would lead them to themselves',
    (host) => {
      const page = `http://${host}:8000/XBRFFQ`;
      expect(originForOthers(page, AT_HOME)).toBe('http://192.168.1.20:8000');
      expect(originForOthers(page, 'https://play.example.org')).toBe('https://play.example.org');
      expect(originForOthers(page, null)).toBeNull();
    },
  );

  it.each(['https://play.example.org', 'http://192.168.1.20:8000', 'http://kitchen.local:8000'])(
    'is %s where the page was opened there, whatever the house says',
    (origin) => {
      expect(originForOthers(`${origin}/XBRFFQ#seat=abc`, 'http://10.0.0.7:8000/')).toBe(origin);
      expect(originForOthers(`${origin}/`, null)).toBe(origin);
    },
  );

  it('is none where even the house knows only its name for itself', () => {
    expect(originForOthers('http://127.0.0.1:8000/', 'http://localhost:8000')).toBeNull();
  });

  it('is not taken from names that only look alike', () => {
    for (const host of ['localhost.example.org', '127.example.org', '10.127.0.0', 'mylocalhost'])
      expect(leadsToItself(`http://${host}/`)).toBe(false);
  });
});

describe('a page opened as localhost', () => {
  const houseSays = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
  /** What the ticket says once the house has answered; it was there before. */
  const ticket = async () => {
    const target = document.createElement('div');
    const mounted = mount(Ticket, { target, props: { code: 'XBRFFQ' } });
    await learnAddress();
    flushSync();
    const says = target.textContent;
    void unmount(mounted);
    return says;
  };

  beforeEach(async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    await speak('en');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('invites with the address that the house tells', async () => {
    houseSays(() => Promise.resolve(Response.json({ url: AT_HOME })));
    const says = await ticket();
    expect(says).toContain('at 192.168.1.20:8000');
    expect(says).not.toContain('this device only');
    expect(tableUrl('XBRFFQ')).toBe('http://192.168.1.20:8000/XBRFFQ');
    expect(albumUrl('XBRFFQ')).toBe('http://192.168.1.20:8000/XBRFFQ/album');
    expect(offerUrl('XBRFFQ', 'abc')).toBe('http://192.168.1.20:8000/XBRFFQ#seat=abc');
  });

  it.each([
    ['knows none', () => Promise.resolve(Response.json({ url: null }))],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says that its link leads nobody here, where the house %s', async (_, answer) => {
    houseSays(answer);
    expect(await ticket()).toContain('This link works on this device only.');
    expect(tableUrl('XBRFFQ')).toBe(`${location.origin}/XBRFFQ`);
  });
});
