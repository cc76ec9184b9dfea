/*
 * Keeps the shell: files under /assets/ carry a hash of their content, so what is kept is never stale. Pages are asked
 * of the server first, and come from here only when it cannot be reached. The API and the cards pass by untouched.
 */
const SHELL = 'shell';
const PAGE = '/';
const MOST_FILES = 80;

addEventListener('install', (event) => event.waitUntil(openAtOnce()));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && !/^\/(api|decks)\//.test(pathname)) event.respondWith(page(request));
});

addEventListener('push', (event) => event.waitUntil(call(event.data?.json() ?? {})));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification.data?.code));
});

async function openAtOnce() {
  await (await caches.open(SHELL)).add(PAGE);
  await skipWaiting();
}

async function asset(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await shell.put(request, answer.clone());
    await forgetOldest(shell);
  }
  return answer;
}

/** Every address a person may open is the same document. */
async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok && isDocument(answer)) await shell.put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shell.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Somebody may also look at what is meant for machines, such as /metrics. */
const isDocument = (answer) => answer.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Files of versions long gone, the document itself excepted. */
async function forgetOldest(shell) {
  const files = (await shell.keys()).filter(({ url }) => new URL(url).pathname !== PAGE);
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((file) => shell.delete(file)));
}

/** The game waits for this person, whose page is closed or asleep. Browsers want every push to be shown. */
async function call({ code = '', name = '' }) {
  const kept = await (await caches.open('words')).match('/push-words');
  const { title, body } = kept ? await kept.json() : { title: 'Your turn', body: 'NAME, table CODE waits for you.' };
  const said = body.replace(/NAME|CODE/g, (word) => (word === 'NAME' ? name : code));
  await registration.showNotification(title, {
    body: said,
    tag: 'halfsaid-turn',
    icon: '/icon-192.png',
    data: { code },
  });
}

/** To the table that called, in the page that shows it already where there is one. */
async function comeBack(code) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const here = pages.find(({ url }) => !code || new URL(url).pathname === `/${code}`);
  await (here ? here.focus() : clients.openWindow(code ? `/${code}` : '/'));
}
