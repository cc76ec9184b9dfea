/** Reloads the page when one of its files did not come. File names carry a hash of their content, so after an upgrade of
 *  the server the old names are gone for good. A page loaded again knows the new ones. */

const MARK = 'halfsaid.anew';
/** Two reloads are at least this far apart, in milliseconds, so that no page reloads endlessly. */
const LEAST_APART = 60_000;

/** Reloads the page, unless that was tried a moment ago or the server does not answer. */
export async function reloadOnce(now = Date.now(), load = () => location.reload()): Promise<void> {
  if (now - lastTime() < LEAST_APART || !(await isServerThere())) return;
  try {
    sessionStorage.setItem(MARK, String(now));
  } catch {
    return; // Without a memory it might never end.
  }
  load();
}

/** Offers a reload without words: no language has been loaded yet. */
export function offerReload(page: HTMLElement): void {
  const again = document.createElement('button');
  again.className = 'btn leaf';
  again.textContent = 'Halfsaid ↻';
  again.addEventListener('click', () => location.reload());
  page.replaceChildren(again);
}

function lastTime(): number {
  try {
    return Number(sessionStorage.getItem(MARK) ?? 0);
  } catch {
    return 0;
  }
}

const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
