/** The worker that keeps the shell of the app, so that it opens at once and can be installed. Needs https, or localhost. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After everything else: the first visit needs its bandwidth for the game. Without the worker all works the same.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
