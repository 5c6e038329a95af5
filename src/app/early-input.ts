interface EarlyInput {
  readonly name: string;
  readonly value: string;
}

const inputs = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[name]')];

/**
 * Remembers what was typed into the static page before the app took its place. The answer puts it into the app's
 * own fields, in a way that they notice, with the focus where it was.
 */
export function earlyInput(root: HTMLElement): () => void {
  const typed: EarlyInput[] = inputs(root).map(({ name, value }) => ({ name, value }));
  const active = document.activeElement;
  const focused = active instanceof HTMLInputElement && root.contains(active) ? active.name : null;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return () => {
    for (const field of inputs(root)) {
      const early = typed.find(({ name }) => name === field.name);
      if (early && early.value !== '' && field.value === '') {
        setValue?.call(field, early.value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (field.name === focused) field.focus({ preventScroll: true });
    }
  };
}
