const stops = 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary,[tabindex="0"]';

/** The controls of the page or sheet that the element is in, in their order. */
export const controlsAround = (element: Element | null): readonly HTMLElement[] => [
  ...(element?.closest('main, [role="dialog"]')?.querySelectorAll<HTMLElement>(stops) ?? []),
];

/** Focuses the control after one that is gone, else one before it, else the page. */
export function focusNearest(gone: HTMLElement | null, controls: readonly HTMLElement[]): void {
  const place = gone === null ? -1 : controls.indexOf(gone);
  const nearest = [...controls.slice(place + 1), ...controls.slice(0, Math.max(place, 0)).reverse()];
  for (const control of nearest) {
    control.focus();
    // a hidden one, such as a file input, doesn't take it
    if (document.activeElement === control) return;
  }
  document.getElementById('main')?.focus({ preventScroll: true });
}
