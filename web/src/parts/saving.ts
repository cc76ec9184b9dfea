const LONG_ENOUGH = 60_000;

/** Puts a file where this device keeps what was downloaded. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads it only after the click, and says nothing when it is gone by then.
  setTimeout(() => URL.revokeObjectURL(link.href), LONG_ENOUGH);
}

/** Shares a picture, or keeps it on this device where pictures cannot be shared; whether it was kept. */
export async function sharePicture(picture: Blob, name: string): Promise<boolean> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return false;
  }
  saveFile(file, name);
  return true;
}
