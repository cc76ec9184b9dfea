// What a turn's screen does not show whole: parts that lie over each other, words that are cut, controls that are
// covered, out of sight or too small for a finger, and a page that scrolls although all of it should be seen at once.
() => {
  const NEAR = 2; // pixels
  const FINGER = 43.5;
  const found = new Set();
  const say = (what, thing) => found.add(`${what}: ${name(thing)}`);
  const name = (thing) =>
    (thing.ariaLabel || thing.innerText || thing.textContent || thing.getAttribute('class') || thing.tagName)
      .trim().replace(/\s+/g, ' ').slice(0, 60);
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document.querySelector('.play') ?? document.body;
  const seen = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hidden = (thing) => thing.closest('.hidden, .skip, [hidden]:not(dialog *)') !== null;
  const scrolls = (from) => {
    for (let at = from; at && root.contains(at) && at !== root.parentElement; at = at.parentElement) {
      const { overflowY } = getComputedStyle(at);
      if (overflowY === 'auto' || overflowY === 'scroll') return true;
    }
    return false;
  };
  const outside = (box) =>
    box.left < -NEAR || box.top < -NEAR || box.right > innerWidth + NEAR || box.bottom > innerHeight + NEAR;
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > NEAR &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > NEAR;

  // Within its letters, not at a hyphen.
  const brokenIn = (text) =>
    [...text.data.matchAll(/[^\s\u00ad-]+/g)].some(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map((line) => Math.round(line.top / 4))).size > 1;
    });
  const partOf = (thing) => [...root.children].find((part) => part.contains(thing));
  const coveredAt = (box, holder) => {
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && top !== root && root.contains(top) && partOf(top) !== partOf(holder);
  };

  const { scrollingElement: page } = document;
  if (page.scrollWidth > innerWidth + 1) found.add(`it is ${page.scrollWidth - innerWidth} px too wide`);
  if (!dialog && page.scrollHeight > innerHeight + 1) found.add(`it scrolls by ${page.scrollHeight - innerHeight} px`);

  const controls = [...root.querySelectorAll('button, a[href], input, select, textarea')];
  for (const control of controls) {
    const target = control.closest('label') ?? control;
    if (!seen(target) || hidden(target)) continue;
    const box = target.getBoundingClientRect();
    if (box.width < FINGER || box.height < FINGER) say(`${Math.round(box.width)}×${Math.round(box.height)} px`, target);
    if (scrolls(target.parentElement)) continue;
    if (outside(box)) say('out of sight', target);
    const spots = [0.15, 0.5, 0.85].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y]));
    const free = spots.filter(([x, y]) =>
      target.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)));
    if (free.length < spots.length - 2) say('covered', target);
  }

  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !seen(holder) || hidden(holder) || holder.closest('textarea, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!scrolls(holder) && outside(box)) say('words out of sight', holder);
    if (brokenIn(text)) say('a word is broken', holder);
    if (!scrolls(holder) && !dialog && coveredAt(box, holder)) say('words are covered', holder);
    const { overflow, textOverflow } = getComputedStyle(holder);
    const cut = holder.scrollWidth > holder.clientWidth + 1 && holder.clientWidth > 0;
    if (cut && overflow !== 'visible' && textOverflow !== 'ellipsis') say('words are cut', holder);
  }

  const pictures = [...root.querySelectorAll('.stage .fitted > *, .shelf > *')].filter(seen);
  for (const picture of pictures) if (outside(picture.getBoundingClientRect())) say('a picture out of sight', picture);
  const parts = dialog ? [] : [...root.children].filter((part) => seen(part) && !hidden(part));
  for (const group of [parts, pictures]) {
    group.forEach((one, i) => {
      const box = one.getBoundingClientRect();
      for (const other of group.slice(i + 1))
        if (box.width && box.height && over(box, other.getBoundingClientRect()))
          found.add(`${name(one)} lies over ${name(other)}`);
    });
  }
  return [...found];
}
