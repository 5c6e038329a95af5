const inputs = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[name]')];

/**
 * Remembers what is typed into the static page, and that it was sent, until the app takes its place. The answer, called
 * then, puts it into the app's own fields, in a way that they notice, with the focus where it was, and sends it.
 */
export function earlyInput(root: HTMLElement): () => void {
  const typed = inputs(root);
  let focused = typed.find((field) => field === document.activeElement)?.name;
  let wasSent = false;
  const noteSent = () => {
    wasSent = true;
  };
  root.addEventListener('submit', noteSent);
  for (const field of typed) {
    field.addEventListener('focus', () => {
      focused = field.name;
    });
    // a field that is taken out of the page while it is being used was not left
    field.addEventListener('blur', () =>
      queueMicrotask(() => {
        if (field.isConnected && document.activeElement !== field) focused = undefined;
      }),
    );
  }
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return () => {
    root.removeEventListener('submit', noteSent);
    const fields = inputs(root);
    for (const field of fields) {
      const early = typed.find(({ name }) => name === field.name);
      if (early && early.value !== '' && field.value === '') {
        setValue?.call(field, early.value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (field.name === focused) field.focus({ preventScroll: true });
    }
    // not before the form knows what was typed
    const form = fields.find(({ name }) => typed.some((early) => early.name === name))?.form;
    if (wasSent) queueMicrotask(() => form?.requestSubmit());
  };
}
