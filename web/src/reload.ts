/** A file of this page did not come. After an upgrade of the server it never will: names carry a hash of what is inside,
 *  and the old ones are gone. The page itself, loaded anew, knows the new ones. */

const MARK = 'halfsaid.anew';
/** Whatever is wrong, nobody's page goes round in circles. */
const LEAST_APART = 60_000;

/** Load the page anew, unless that was tried a moment ago or nobody would answer: then what is here is better than nothing. */
export async function reloadOnce(now = Date.now(), load = () => location.reload()): Promise<void> {
  if (now - lastTime() < LEAST_APART || !(await isServerThere())) return;
  try {
    sessionStorage.setItem(MARK, String(now));
  } catch {
    return; // Without a memory it might never end.
  }
  load();
}

/** Before any word of any language is here: a name, and a sign that all understand. */
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
