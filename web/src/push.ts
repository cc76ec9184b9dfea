/** Calling somebody whose page is closed: this browser subscribes, the table keeps the address, the worker shows the call. */
import { pushKey } from './http';
import { setPreference, preference } from './keys';
import type { Table } from './table.svelte';

/** Where the page leaves words for the worker, which knows neither its language nor its storage. */
const WORDS = '/push-words';

export interface CallWords {
  readonly title: string;
  /** With NAME and CODE where they belong. */
  readonly body: string;
}

export const canBeCalled = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'caches' in globalThis;

const wished = (code: string) => `push.${code}`;

/** Whether this browser is to be called for its seat at this table. */
export const isCalled = (code: string): boolean =>
  Boolean(preference(wished(code))) && Notification.permission === 'granted';

/** Whether it is on now. Rejects with a `Refusal` where the table says no. */
export async function turnCalling(table: Table, on: boolean, words: CallWords): Promise<boolean> {
  if (!on) return stopped(table);
  const subscription = await subscribed();
  if (subscription === null) return false;
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return false;
  await keepCallWords(words);
  await table.ask({ act: 'subscribe', endpoint, p256dh: keys['p256dh'], auth: keys['auth'] });
  setPreference(wished(table.code), endpoint);
  return true;
}

/** The browser itself stays subscribed: other tables may call it. */
async function stopped(table: Table): Promise<boolean> {
  const endpoint = preference(wished(table.code));
  if (endpoint) await table.ask({ act: 'unsubscribe', endpoint });
  setPreference(wished(table.code), '');
  return false;
}

/** Null: the person or the browser said no. */
async function subscribed(): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker?.active) return null;
  const { key } = await pushKey();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscribe = () => worker.pushManager.subscribe(options);
  try {
    return await subscribe();
  } catch {
    // The old subscription has the key of another server: drop it and subscribe once more.
    const old = await worker.pushManager.getSubscription();
    if (!(await old?.unsubscribe())) return null;
    return subscribe().catch(() => null);
  }
}

export async function keepCallWords(words: CallWords): Promise<void> {
  await (await caches.open('words')).put(WORDS, new Response(JSON.stringify(words)));
}
