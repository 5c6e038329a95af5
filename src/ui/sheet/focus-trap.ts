import type { KeyboardEvent } from 'react';

const stops = 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,[tabindex="0"]';

/** Moves the focus into a dialog that has just opened: to `data-autofocus`, else to the dialog itself. */
export function focusInside(dialog: HTMLElement | null): void {
  const requested = dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog;
  requested?.focus({ preventScroll: true });
}

/** Makes Tab cycle inside a dialog. */
export function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
  const active = document.activeElement;
  if (active !== last && !(event.shiftKey && active === event.currentTarget)) return;
  event.preventDefault();
  first?.focus();
}
