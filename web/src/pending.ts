/** Pictures that wait on this device until the table has them. They outlast a reload, except where the browser keeps
 *  nothing: there they wait in the page alone. */

export interface Kept {
  readonly id: number;
  readonly file: File;
}

interface Row extends Kept {
  readonly table: string;
  /** When it was chosen, in milliseconds since 1970. */
  readonly at: number;
}

const STORE = 'pictures';
const LONGEST = 2 * 24 * 3_600_000; // milliseconds: nobody comes back for them after that

let opening: Promise<IDBDatabase> | null = null;

/** Its number here; null: it is not kept. */
export async function keep(table: string, file: File): Promise<number | null> {
  const row: Omit<Row, 'id'> = { table, file, at: Date.now() };
  return (await done('readwrite', (rows) => rows.add(row))) as number | null;
}

/** Those that wait for this table. What was forgotten long ago is cleared away. */
export async function kept(table: string): Promise<readonly Kept[]> {
  const rows = ((await done('readonly', (all) => all.getAll())) ?? []) as readonly Row[];
  const isOld = ({ at }: Row) => at < Date.now() - LONGEST;
  await Promise.all(rows.filter(isOld).map(({ id }) => drop(id)));
  return rows.filter((row) => row.table === table && !isOld(row));
}

export async function drop(id: number): Promise<void> {
  await done('readwrite', (rows) => rows.delete(id));
}

/** The browser's answer; null: it keeps nothing, or has no room. */
async function done(mode: IDBTransactionMode, what: (rows: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    opening ??= open();
    const database = await opening;
    return await answered(what(database.transaction(STORE, mode).objectStore(STORE)));
  } catch {
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open('halfsaid', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true });
  return answered(asked);
}

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('not kept'));
  });
