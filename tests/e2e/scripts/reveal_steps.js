// Note in which order the parts of the reveal come.
() => {
  const signs = {
    hush: '.reveal.hushed',
    seals: '.reveal .board .seal',
    owners: '.reveal figcaption.out',
    truth: '.reveal .card.true',
    points: '.reveal .ledger li.out',
    onward: '.reveal.resting .act .leaf',
  };
  window.steps = [];
  const look = () => {
    for (const [step, sign] of Object.entries(signs))
      if (!window.steps.includes(step) && document.querySelector(sign)) window.steps.push(step);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}
