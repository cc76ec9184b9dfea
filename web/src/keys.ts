/** The memory of this device: the keys of its seats, and who plays on it. Nothing breaks where storage is forbidden. */

export interface Me {
  readonly name: string;
  readonly colour: string | null;
}

/** A game that this device saw end. */
export interface Evening {
  readonly code: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** A picture to know it by. */
  readonly card: string | null;
  /** Empty: it was stopped. */
  readonly winners: readonly string[];
  /** The person on this device is one of them. */
  readonly won: boolean;
}

const SEAT = 'halfsaid.seat.';
const EVENINGS = 'halfsaid.evenings';
const MOST_EVENINGS = 60;

const key = (code: string) => SEAT + code;

export const keyFor = (code: string): string | null => read(key(code));
export const keepKey = (code: string, secret: string): void => write(key(code), secret);
export const dropKey = (code: string): void => write(key(code), null);

/** Every table at which this device holds a seat, with the seat's key. */
export function keptSeats(): readonly { readonly code: string; readonly key: string }[] {
  try {
    return Object.entries(localStorage).flatMap(([name, secret]) =>
      name.startsWith(SEAT) ? [{ code: name.slice(SEAT.length), key: String(secret) }] : [],
    );
  } catch {
    return [];
  }
}

/** A table that is no more: nothing of it is kept. */
export function forgetTable(code: string): void {
  dropKey(code);
  write(`halfsaid.looked.${code}`, null);
  write(EVENINGS, JSON.stringify(evenings().filter((one) => one.code !== code)));
}

/** The newest first, one for each table. */
export function evenings(): readonly Evening[] {
  try {
    const kept: unknown = JSON.parse(read(EVENINGS) ?? '[]');
    return Array.isArray(kept) ? (kept as readonly Evening[]) : [];
  } catch {
    return [];
  }
}

export function rememberEvening(evening: Evening): void {
  const others = evenings().filter(({ code }) => code !== evening.code);
  write(EVENINGS, JSON.stringify([evening, ...others].slice(0, MOST_EVENINGS)));
}

export const lastMe = (): Me => ({ name: read('halfsaid.name') ?? '', colour: read('halfsaid.colour') });

export function rememberMe({ name, colour }: Me): void {
  write('halfsaid.name', name);
  write('halfsaid.colour', colour);
}

export const preference = (name: string): string | null => read(`halfsaid.${name}`);
export const setPreference = (name: string, value: string): void => write(`halfsaid.${name}`, value);

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A private window without storage: the seat lasts as long as the page.
  }
}
