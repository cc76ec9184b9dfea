// Everything a person reads or hears of this page, in pieces.
() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode.parentElement.checkVisibility()) texts.push(walker.currentNode.textContent);
  for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
    for (const node of document.querySelectorAll(`[${name}]`)) texts.push(node.getAttribute(name));
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => /\p{L}{3}/u.test(text));
}
