/** The service worker: hands each event of the browser to what answers it. Built as one classic script, /sw.js. */
import { noticeFor, pageOf, type Call } from './worker/calls';
import { Shell } from './worker/shell';

declare const self: ServiceWorkerGlobalScope & { comeBack: typeof comeBack };

const shell = new Shell(caches, (request) => fetch(request), location.origin);

self.addEventListener('install', (event) => event.waitUntil(shell.install().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request);
  if (answer) event.respondWith(answer);
});
self.addEventListener('push', (event) => event.waitUntil(call((event.data?.json() ?? {}) as Call)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack((event.notification.data as { code?: string } | null)?.code));
});

async function call(waiting: Call): Promise<void> {
  const { title, options } = await noticeFor(waiting, caches);
  await self.registration.showNotification(title, options);
}

/** To the table that called, in the page that shows it already where there is one. */
async function comeBack(code: string | undefined): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (pageOf(pages, code)?.focus() ?? self.clients.openWindow(code ? `/${code}` : '/'));
}

// No browser lets a test touch a notification: by this name it does what the touch would.
self.comeBack = comeBack;
