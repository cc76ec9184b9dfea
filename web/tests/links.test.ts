import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leadsToItself, originForOthers } from '../src/view/address';
import type { FromServer } from '../src/wire';

const AT_HOME = 'http://192.168.1.20:8000/';

describe('the address for others', () => {
  it.each(['localhost', 'halfsaid.localhost', '127.0.0.1', '127.0.1.1', '0.0.0.0', '[::1]', '[::]'])(
    'is what the house says, where %s would lead them to themselves',
    (host) => {
      const page = `http://${host}:8000/XBRFFQ`;
      expect(originForOthers(page, AT_HOME)).toBe('http://192.168.1.20:8000');
      expect(originForOthers(page, 'https://play.example.org')).toBe('https://play.example.org');
      expect(originForOthers(page, null)).toBeNull();
      expect(originForOthers(page, undefined)).toBeUndefined();
    },
  );

  it.each(['https://play.example.org', 'http://192.168.1.20:8000', 'http://kitchen.local:8000'])(
    'is %s where the page was opened there, whatever the house says',
    (origin) => {
      expect(originForOthers(`${origin}/XBRFFQ#seat=abc`, 'http://10.0.0.7:8000/')).toBe(origin);
      expect(originForOthers(`${origin}/`, null)).toBe(origin);
      expect(originForOthers(`${origin}/`, undefined)).toBe(origin);
    },
  );

  it.each(['https://192.168.1.20:8443', 'https://[fd00::7]:8443', 'https://kitchen.local:8443'])(
    'is the door of the house, where %s would have to be trusted first',
    (origin) => {
      expect(originForOthers(`${origin}/XBRFFQ`, AT_HOME)).toBe('http://192.168.1.20:8000');
      expect(originForOthers(`${origin}/XBRFFQ`, null)).toBe(origin);
      expect(originForOthers(`${origin}/XBRFFQ`, undefined)).toBeUndefined();
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

/** Milliseconds: what comes later comes late on a busy machine. */
const PATIENCE = 15_000;

describe('a page opened as localhost', () => {
  const told = (url: string | null) => () => Promise.resolve(Response.json({ url }));
  const silent = () => Promise.reject(new TypeError('Failed to fetch'));
  const houseSays = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
  const shown: (() => void)[] = [];

  /** A page that has only just been opened, with its ticket. */
  const opened = async () => {
    vi.resetModules();
    const [links, { Table }, { speak }, { default: Ticket }, { flushSync, mount, unmount }] = await Promise.all([
      import('../src/links.svelte'),
      import('../src/table.svelte'),
      import('../src/words/index.svelte'),
      import('../src/screens/lobby/Ticket.svelte'),
      import('svelte'),
    ]);
    await speak('en');
    const ticket = document.createElement('div');
    const mounted = mount(Ticket, { target: ticket, props: { code: 'XBRFFQ', spoken: { en: 'kite lantern 427' } } });
    shown.push(() => void unmount(mounted));
    const says = () => {
      flushSync();
      return ticket.textContent;
    };
    return { ...links, Table, ticket, says };
  };

  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
  });
  afterEach(() => {
    for (const leave of shown.splice(0)) leave();
    vi.unstubAllGlobals();
  });

  it(
    'invites with the address that the house tells',
    async () => {
      houseSays(told(AT_HOME));
      const page = await opened();
      await page.learnAddress();
      expect(page.says()).toContain('at 192.168.1.20:8000');
      expect(page.says()).not.toContain('this device only');
      const drawn = () => expect(page.ticket.querySelector('svg.qr[role=img] path')).not.toBeNull();
      await vi.waitFor(drawn, PATIENCE);
      expect(page.tableUrl('XBRFFQ')).toBe('http://192.168.1.20:8000/XBRFFQ');
      expect(page.albumUrl('XBRFFQ')).toBe('http://192.168.1.20:8000/XBRFFQ/album');
      expect(page.offerUrl('XBRFFQ', 'abc')).toBe('http://192.168.1.20:8000/XBRFFQ#seat=abc');
    },
    2 * PATIENCE,
  );

  it('neither warns nor shows or copies a link before the house has answered', async () => {
    houseSays(() => new Promise(() => undefined));
    const page = await opened();
    void page.learnAddress();
    expect(page.says()).not.toContain('this device only');
    expect(page.ticket.querySelector('svg.qr')?.children).toHaveLength(0);
    const copy = [...page.ticket.querySelectorAll('button')].find((one) => /Copy/.test(one.textContent));
    expect(copy?.disabled).toBe(true);
    for (const link of [page.tableUrl('XBRFFQ'), page.albumUrl('XBRFFQ'), page.offerUrl('XBRFFQ', 'abc')])
      expect(link).toBeUndefined();
  });

  it.each([
    ['knows none', told(null)],
    ['does not answer', silent],
  ])('says that its link leads nobody here, where the house %s', async (_, answer) => {
    houseSays(answer);
    const page = await opened();
    await page.learnAddress();
    expect(page.says()).toContain('This link works on this device only.');
    expect(page.tableUrl('XBRFFQ')).toBe(`${location.origin}/XBRFFQ`);
  });

  it('keeps the address it was told, though the house is silent later', async () => {
    const page = await opened();
    houseSays(told(AT_HOME));
    await page.learnAddress();
    houseSays(silent);
    await page.learnAddress();
    expect(page.says()).toContain('at 192.168.1.20:8000');
  });

  it('asks whenever the line to the table opens', async () => {
    class Line {
      onmessage?: (event: { data: string }) => void;
      onclose?: () => void;
      close = vi.fn();
      constructor() {
        lines.push(this);
      }
    }
    const lines: Line[] = [];
    const welcome: FromServer = { msg: 'welcome', now: 0, version: '1' };
    const opens = () => lines.at(-1)?.onmessage?.({ data: JSON.stringify(welcome) });
    vi.stubGlobal('WebSocket', Line);
    const page = await opened();
    const table = new page.Table('XBRFFQ', null);

    houseSays(silent);
    opens();
    await vi.waitFor(() => expect(page.says()).toContain('this device only'));
    houseSays(told(AT_HOME));
    lines[0]?.onclose?.();
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    opens();
    await vi.waitFor(() => expect(page.says()).toContain('at 192.168.1.20:8000'));
    table.close();
  });
});
