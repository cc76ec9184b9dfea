/** Keeps the screen from going dark while people play. Browsers lend a lock for that, but not over plain http; there a
 *  tiny film that nobody sees does it: a screen stays bright while something plays. */

const FRAMES = 1; // a second
const SIDE = 16; // pixels

/** Gives a way to stop. */
export function keepAwake(): () => void {
  return 'wakeLock' in navigator ? lockedAwake() : filmedAwake();
}

function lockedAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    // Refused on a low battery: the screen then dims as it always does.
    const held = await navigator.wakeLock.request('screen').catch(() => null);
    if (over) void held?.release();
    else lock = held;
  }

  // A browser lets go of the lock whenever the page is hidden.
  document.addEventListener('visibilitychange', hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}

function filmedAwake(): () => void {
  const film = document.createElement('video');
  const canvas = document.createElement('canvas');
  if (!canvas.captureStream) return () => undefined;
  canvas.width = canvas.height = SIDE;
  const paper = canvas.getContext('2d');
  Object.assign(film, { muted: true, playsInline: true, srcObject: canvas.captureStream(FRAMES) });
  film.setAttribute('aria-hidden', 'true');
  film.className = 'hidden';
  document.body.append(film);
  // A film that shows nothing new is no film: one dot changes from second to second.
  const drawing = setInterval(() => paper?.fillRect(0, 0, Date.now() % SIDE, 1), 1000 / FRAMES);
  const play = () => void film.play().catch(() => undefined);
  // Some browsers let nothing play before the page was touched, and stop it while the page is hidden.
  addEventListener('pointerdown', play);
  document.addEventListener('visibilitychange', play);
  play();
  return () => {
    clearInterval(drawing);
    removeEventListener('pointerdown', play);
    document.removeEventListener('visibilitychange', play);
    film.remove();
  };
}
