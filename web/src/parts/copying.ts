/** Put this on the clipboard; whether it worked. Over plain http browsers have only the old way. */
export async function copied(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copiedTheOldWay(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedTheOldWay(text);
  }
}

function copiedTheOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  const before = document.activeElement;
  field.value = text;
  field.className = 'hidden';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
