// What makes the page scroll sideways, and what can be used but not be touched.
() => {
  const found = [];
  const dialog = document.querySelector('dialog[open]');
  for (const room of [document.scrollingElement, dialog])
    if (room && room.scrollWidth > room.clientWidth + 1)
      found.push(`${room.tagName} is ${room.scrollWidth - room.clientWidth} px too wide`);

  const SPOTS = [0.5, 0.02, 0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9, 0.98];
  const at = (box, x, y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
  const touchable = (thing) => {
    thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = thing.getBoundingClientRect();
    return SPOTS.some((y) => SPOTS.some((x) => thing.contains(at(box, x, y))));
  };
  const things = (dialog ?? document).querySelectorAll('button:not(.skip), a[href], input, select, textarea, summary');
  for (const thing of things) {
    const target = thing.closest('label') ?? thing;
    if (target.checkVisibility({ visibilityProperty: true }) && !touchable(target))
      found.push(`cannot touch ${thing.ariaLabel ?? target.innerText ?? thing.outerHTML}`);
  }
  document.scrollingElement.scrollTo(0, 0);
  return found;
}
