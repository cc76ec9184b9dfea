/** Calls to somebody whose page is out of sight. */
import { setPreference, preference } from './keys';

const SHORT = 80;
const TAG = 'halfsaid-turn';

export const canNotify = (): boolean => isSecureContext && 'Notification' in globalThis;

export const notifies = (): boolean =>
  canNotify() && preference('notify') === 'on' && Notification.permission === 'granted';

/** Asks the browser only here, because the person has just asked for it. Whether it is on now. */
export async function turnNotifying(on: boolean): Promise<boolean> {
  const granted = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  setPreference('notify', granted ? 'on' : 'off');
  return granted;
}

/** One short buzz, where the device can. */
export function buzz(): void {
  // Browsers refuse, and say so in the console, before the page was ever touched.
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(SHORT);
}

/** It is this person's turn, and they look elsewhere. */
export async function callBack(title: string, body: string, code: string): Promise<void> {
  buzz();
  if (!notifies()) return;
  const shown = { body, tag: TAG, icon: '/icon-192.png', data: { code } };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones only let the worker show one, and plain http has no worker.
  if (worker) await worker.showNotification(title, shown);
  else new Notification(title, shown).onclick = () => focus();
}

/** Ends the call: they are back, or have played. */
export async function stopCalling(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const shown = (await worker?.getNotifications?.({ tag: TAG })) ?? [];
  shown.forEach((one) => one.close());
}
