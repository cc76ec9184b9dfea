// What somebody on a sofa, four metres away, could not read of a television: letters that are too small, words that
// are cut, covered, out of sight or over each other, pictures over pictures, and a page that is larger than the screen.
// Words that end in … on purpose are not cut.
(least) => {
  const NEAR = 3; // pixels
  const found = new Set();
  const root = document.querySelector('main .stage') ?? document.querySelector('main');
  const name = (thing) => (thing.innerText || thing.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 50);
  const kind = (thing) => [thing.tagName.toLowerCase(), ...thing.classList].filter((one) => !/^svelte-/.test(one)).join('.');
  const say = (what, thing) => found.add(`${what}: ${kind(thing)} “${name(thing)}”`);
  const seen = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const dark = (thing) => thing.closest('.dim, .hush:not(h2)') !== null;
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) found.add(`it is ${page.scrollWidth - innerWidth} px too wide`);
  if (page.scrollHeight > innerHeight + 1) found.add(`it is ${page.scrollHeight - innerHeight} px too high`);

  const outside = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > NEAR &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > NEAR;
  const shortened = ({ textOverflow, webkitLineClamp }) => textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  const shortener = (from) => (shortened(getComputedStyle(from)) ? from : shortener(from.parentElement));
  const cutters = (from) => {
    const all = [];
    for (let at = from; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (shortened(style)) return null;
      if (style.overflow !== 'visible' && style.rotate === 'none') all.push(at.getBoundingClientRect());
    }
    return all;
  };
  const hides = (thing) => {
    if (/^(img|video)$/i.test(thing.tagName)) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(thing);
    return backgroundImage !== 'none' || !/^rgba\(.*, 0(\.[0-4]\d*)?\)$/.test(backgroundColor);
  };
  const coverOf = (holder, x, y) => {
    for (const thing of document.elementsFromPoint(x, y)) {
      if (thing.contains(holder) || holder.contains(thing)) return null;
      if (hides(thing)) return thing;
    }
    return null;
  };

  /** Every run of letters that is seen: its holder, and its box without the air above and below the letters. */
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !seen(holder) || dark(holder) || holder.closest('.hidden, [hidden]')) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < least - 0.1) say(`letters of ${size.toFixed(1)} px`, holder);
    const range = document.createRange();
    range.selectNodeContents(text);
    const edges = cutters(holder);
    for (const box of range.getClientRects()) {
      const air = Math.max(0, box.height - 0.7 * size) / 2;
      const ink = { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air };
      if (box.width < 1 || box.height < 1) continue;
      if (edges === null && outside(shortener(holder).getBoundingClientRect())) say('out of sight', holder);
      if (edges !== null) {
        texts.push({ holder, ink });
        if (outside(ink)) say('out of sight', holder);
        const cut = ({ left, right, bottom }) =>
          ink.left < left - NEAR || ink.right > right + NEAR || ink.bottom > bottom + NEAR;
        if (edges.some(cut)) say('cut', holder);
      }
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const cover = coverOf(holder, ink.left + share * box.width, (ink.top + ink.bottom) / 2);
        if (cover) say(`covered by ${kind(cover)}`, holder);
      }
    }
  }
  texts.forEach((one, i) => {
    for (const other of texts.slice(i + 1))
      if (one.holder !== other.holder && over(one.ink, other.ink)) say(`over “${name(other.holder)}”`, one.holder);
  });

  // A picture in the light is covered by nothing but its own number and seals; the clue lies on the true one on purpose.
  const lit = [...root.querySelectorAll('.card')].filter((card) => seen(card) && !dark(card));
  const frames = lit.map((card) => ({ card, box: card.getBoundingClientRect() }));
  frames.forEach(({ card, box }, i) => {
    if (outside(box)) say('a picture out of sight', card);
    if (frames.slice(i + 1).some((other) => over(box, other.box))) say('a picture on another', card);
    for (const { holder, ink } of texts)
      if (over(box, ink) && !card.contains(holder) && !holder.closest('section > .told')) say('words on a picture', holder);
  });
  return [...found];
};
