// What somebody on a sofa, four metres away, could not read of a television: letters that are too small, words that
// are cut, covered, out of sight or over each other, pictures over pictures, and a page that is larger than the screen.
(least) => {
  const NEAR = 3; // pixels
  const found = new Set();
  const main = document.querySelector('main');
  const name = (thing) => (thing.innerText || thing.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 50);
  const where = (thing) => `${thing.tagName.toLowerCase()}.${[...thing.classList].filter((one) => !one.startsWith('svelte')).join('.')}`;
  const say = (what, thing) => found.add(`${what}: ${where(thing)} “${name(thing)}”`);
  const seen = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) found.add(`it is ${page.scrollWidth - innerWidth} px too wide`);
  if (page.scrollHeight > innerHeight + 1) found.add(`it is ${page.scrollHeight - innerHeight} px too high`);

  const over = (a, b, near = NEAR) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > near &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > near;
  const cutters = (from) => {
    const all = [];
    for (let at = from; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible') all.push(at);
    return all;
  };

  /** Every run of letters that is seen: its holder, and its box without the air above and below the letters. */
  const texts = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !seen(holder) || holder.closest('.hidden, [hidden], script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < least - 0.1) say(`letters of ${size.toFixed(1)} px`, holder);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const air = Math.max(0, box.height - 0.7 * size) / 2;
      const ink = { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air };
      texts.push({ holder, ink });
      if (ink.left < -1 || ink.top < -1 || ink.right > innerWidth + 1 || ink.bottom > innerHeight + 1)
        say('out of sight', holder);
      for (const cutter of cutters(holder)) {
        const edge = cutter.getBoundingClientRect();
        if (getComputedStyle(cutter).rotate !== 'none') continue;
        if (ink.left < edge.left - NEAR || ink.right > edge.right + NEAR || ink.bottom > edge.bottom + NEAR)
          say('cut', holder);
      }
      const x = (ink.left + ink.right) / 2;
      const top = document.elementsFromPoint(x, (ink.top + ink.bottom) / 2)[0];
      if (top && !top.contains(holder) && !holder.contains(top)) say(`covered by ${where(top)}`, holder);
    }
  }
  texts.forEach((one, i) => {
    for (const other of texts.slice(i + 1))
      if (one.holder !== other.holder && over(one.ink, other.ink))
        say(`over ${where(other.holder)} “${name(other.holder)}”`, one.holder);
  });

  // A picture in the light is covered by nothing but its own number and seals; the clue lies on the true one on purpose.
  const lit = [...main.querySelectorAll('.card')].filter((card) => seen(card) && !card.closest('.dim, .hush'));
  const frames = lit.map((card) => [card, card.getBoundingClientRect()]);
  frames.forEach(([card, box], i) => {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      say('a picture out of sight', card);
    for (const [other, its] of frames.slice(i + 1)) if (over(box, its)) say(`a picture over ${where(other)}`, card);
    for (const { holder, ink } of texts)
      if (over(box, ink) && !card.contains(holder) && !holder.closest('.told')) say('words on a picture', holder);
  });
  return [...found];
};
