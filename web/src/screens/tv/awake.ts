/** Keeps the screen from going dark, where the browser can. Gives a way to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Refused on a low battery, or without https: the screen then dims as it always does.
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
