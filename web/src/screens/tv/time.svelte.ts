/** The time of day, ten times a second: everything here that follows the server's clock looks at it. */
const STEP = 100; // milliseconds

let now = $state(Date.now());

export const rightNow = (): number => now;

/** Gives a way to stop. */
export function keepTime(): () => void {
  now = Date.now();
  const ticking = setInterval(() => (now = Date.now()), STEP);
  return () => clearInterval(ticking);
}
