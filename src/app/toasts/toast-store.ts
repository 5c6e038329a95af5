import type { ToastProps } from '#src/ui/feedback/Toast.tsx';

export interface ShownToast extends ToastProps {
  /** Milliseconds until it disappears. */
  readonly lasts: number;
}

export interface Toasts {
  readonly show: (toast: ToastProps) => void;
  /** Whether there was a toast since the app started. */
  readonly hasAny: () => boolean;
  /** Calls the listener with the first toast. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the toasts that wait and all later ones. One at a time takes them. */
  readonly receive: (take: (toast: ShownToast) => void) => () => void;
}

/** Errors are announced at once, the rest in turn. */
export const toastRoles = ['alert', 'status'] as const;
export const roleOf = ({ tone }: ToastProps): (typeof toastRoles)[number] =>
  tone === 'error' ? 'alert' : 'status';

const shortMs = 1000;
const defaultMs = 5000;
/** Characters that are read at a glance. */
const maxShortLength = 30;

/** Milliseconds: a short success message disappears after one second; longer ones and those with an action after five. */
function durationOf({ text, tone, action }: ToastProps): number {
  return tone === 'success' && text.length <= maxShortLength && action === undefined ? shortMs : defaultMs;
}

/** Passes toasts on to the list that shows them. They wait until its code is loaded. */
export function createToasts(): Toasts {
  let hasAny = false;
  let waiting: readonly ShownToast[] = [];
  let take: ((toast: ShownToast) => void) | null = null;
  const listeners = new Set<() => void>();
  return {
    show: (toast) => {
      const shown = { ...toast, lasts: durationOf(toast) };
      if (take) return take(shown);
      waiting = [...waiting, shown];
      hasAny = true;
      for (const listener of listeners) listener();
    },
    hasAny: () => hasAny,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive: (next) => {
      take = next;
      for (const toast of waiting) next(toast);
      waiting = [];
      return () => {
        if (take === next) take = null;
      };
    },
  };
}
