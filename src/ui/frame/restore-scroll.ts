const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the content doesn't reach yet, as it grows, until somebody scrolls or presses something. Returns what
 * ends it.
 */
export function restoreScroll(area: HTMLElement, top: number): () => void {
  const sizes = new ResizeObserver(() => {
    area.scrollTop = top;
    if (area.scrollTop >= top - 1) end();
  });
  const observe = () => {
    for (const child of area.children) sizes.observe(child);
  };
  const children = new MutationObserver(observe);
  function end(): void {
    sizes.disconnect();
    children.disconnect();
    for (const input of inputs) window.removeEventListener(input, end);
  }
  observe();
  children.observe(area, { childList: true });
  for (const input of inputs) window.addEventListener(input, end, { passive: true });
  return end;
}
