const controls = 'input[name]:not([type=radio]), button, a[href]';
const inputs = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[name]')];
const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/** Identifies a control in the static page and in the app alike. */
const nameOf = (control: Element | null) =>
  control && (control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent);

/**
 * Captures what is typed into the static page, the focused control and a pressed button until the app is mounted. The
 * returned function replays it in the app: it sets the fields with an input event, restores the focus, and submits
 * the form if it was submitted early (see `src/capture-early-submit.ts`).
 */
export function captureEarlyInput(root: HTMLElement): () => void {
  const typed = inputs(root);
  const early = new AbortController();
  const on = <Name extends 'focusin' | 'focusout' | 'mousedown' | 'mouseup'>(
    name: Name,
    note: (event: HTMLElementEventMap[Name]) => void,
  ) => root.addEventListener(name, note, { signal: early.signal });
  let focused = root.contains(document.activeElement) ? controlAt(document.activeElement) : null;
  on('focusin', ({ target }) => {
    focused = controlAt(target);
  });
  // a control that was removed while focused still counts, and so does one that a script focused next
  on('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== target) focused = null;
    }),
  );
  let pressed: HTMLElement | null = null;
  on('mousedown', ({ target }) => {
    pressed = controlAt(target);
  });
  on('mouseup', () => {
    pressed = null;
  });
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return () => {
    early.abort();
    const fields = inputs(root);
    for (const field of fields) {
      const before = typed.find(({ name }) => name === field.name);
      if (before && before.value !== '' && field.value === '') {
        setValue?.call(field, before.value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
    if (focused)
      [...root.querySelectorAll<HTMLElement>(controls)]
        .find((control) => nameOf(control) === nameOf(focused))
        ?.focus({ preventScroll: true });
    // only after React has processed the input events
    const wasSent = typed.some(({ form }) => form?.dataset['sent'] !== undefined);
    const form = fields.find(({ name }) => typed.some((each) => each.name === name))?.form;
    if (wasSent) queueMicrotask(() => form?.requestSubmit());
    if (pressed) clickWhenReleased(pressed);
  };
}

/** Browsers fire no click if the button was replaced between mousedown and mouseup. */
function clickWhenReleased(pressed: HTMLElement): void {
  const press = new AbortController();
  const release = ({ target }: MouseEvent) => {
    press.abort();
    const control = controlAt(target);
    if (control && nameOf(control) === nameOf(pressed)) control.click();
  };
  document.addEventListener('mouseup', release, { signal: press.signal });
  // released outside of the document
  document.addEventListener('mousedown', () => press.abort(), { signal: press.signal });
}
