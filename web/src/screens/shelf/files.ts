/** Files that people drop, paste or choose. Of a folder those in it. */

const MOST = 2_000;

export async function filesIn(transfer: DataTransfer): Promise<readonly File[]> {
  // Entries must be asked for before anything is awaited: the browser forgets them after the event.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const plain = [...transfer.files];
  const found = await Promise.all(entries.flatMap((entry) => (entry?.isDirectory ? [inside(entry)] : [])));
  const folders = new Set(entries.flatMap((entry) => (entry?.isDirectory ? [entry.name] : [])));
  return [...plain.filter(({ name, size }) => !(folders.has(name) && size % 4096 === 0)), ...found.flat()].slice(
    0,
    MOST,
  );
}

async function inside(entry: FileSystemEntry): Promise<readonly File[]> {
  if (entry.name.startsWith('.')) return [];
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const all: FileSystemEntry[] = [];
  // A browser hands out a folder in pieces, and then an empty one.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0 || all.length > MOST) break;
    all.push(...some);
  }
  return (await Promise.all(all.map(inside))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

export const canPaste = (): boolean => 'clipboard' in navigator && 'read' in navigator.clipboard;

/** The pictures that were copied last; none where the person does not allow it. */
export async function pasted(): Promise<readonly File[]> {
  try {
    const items = await navigator.clipboard.read();
    const found = items.flatMap((item) => {
      const type = item.types.find((one) => one.startsWith('image/'));
      return type === undefined ? [] : [item.getType(type).then((blob) => new File([blob], type.replace('/', '.')))];
    });
    return await Promise.all(found);
  } catch {
    return [];
  }
}
