// Keep every sentence that a screen reader would say by itself.
() => {
  window.heard = [];
  const listen = () => {
    for (const voice of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const said = voice.textContent.trim();
      if (said && window.heard.at(-1) !== said) window.heard.push(said);
    }
  };
  new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
}
