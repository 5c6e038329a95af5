/**
 * Resolves after the next paint, and at once in a page that isn't seen. What a tap needs from the server begins then:
 * starting a request takes a slow phone up to 4 ms, in which it doesn't show what was tapped.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
