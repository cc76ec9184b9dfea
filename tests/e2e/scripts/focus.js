// What has the focus, and whether that can be seen.
() => {
  const node = document.activeElement;
  const ringed = (one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || /0px 0px 0px 3px inset/.test(boxShadow);
  };
  const around = node.closest('label, .slip') ?? node;
  return {
    name: node.ariaLabel ?? (node.labels?.[0] ?? node).innerText.trim(),
    ring: node !== document.body && [node, around, ...around.querySelectorAll('*')].some(ringed),
  };
}
