/** What this device remembers: the keys of its seats, and who plays on it. Nothing breaks where storage is forbidden. */

export interface Me {
  readonly name: string;
  readonly colour: string | null;
}

const key = (code: string) => `halfsaid.seat.${code}`;

export const keyFor = (code: string): string | null => read(key(code));
export const keepKey = (code: string, secret: string): void => write(key(code), secret);
export const dropKey = (code: string): void => write(key(code), null);

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
