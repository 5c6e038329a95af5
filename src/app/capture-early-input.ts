const controls = 'input[name]:not([type=radio]), button, a[href]';
const inputs = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[name]')];
const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/** The same in the static page and in the app. */
const nameOf = (control: Element | null) =>
  control && (control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent);

/**
 * Remembers what is typed into the static page, where the focus is and what is being pressed, until the app takes its
 * place. The answer, called then, puts it into the app's own fields, in a way that they notice, with the focus where it
 * was, and sends it if it was sent (`src/capture-early-submit.ts` notes that, from before this is here).
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
  // a control that is taken out of the page while it is being used was not left, nor the one that a script went on to
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
    // not before the form knows what was typed
    const wasSent = typed.some(({ form }) => form?.dataset['sent'] !== undefined);
    const form = fields.find(({ name }) => typed.some((each) => each.name === name))?.form;
    if (wasSent) queueMicrotask(() => form?.requestSubmit());
    if (pressed) clickWhenReleased(pressed);
  };
}

/** A browser sees no click in a press of a button and the release of the one that has taken its place. */
function clickWhenReleased(pressed: HTMLElement): void {
  const press = new AbortController();
  const release = ({ target }: MouseEvent) => {
    press.abort();
    const control = controlAt(target);
    if (control && nameOf(control) === nameOf(pressed)) control.click();
  };
  document.addEventListener('mouseup', release, { signal: press.signal });
  // released where the page does not hear of it
  document.addEventListener('mousedown', () => press.abort(), { signal: press.signal });
}
