import type { ToastTone } from '#src/ui/feedback/Toast.tsx';

interface ToastRequest {
  readonly text: string;
  readonly tone: ToastTone;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface ShownToast extends ToastRequest {
  readonly id: number;
  /** Milliseconds until it disappears. */
  readonly lasts: number;
}

export interface Toasts {
  readonly show: (toast: ToastRequest) => void;
  readonly dismiss: (id: number) => void;
  readonly current: () => readonly ShownToast[];
  readonly subscribe: (listener: () => void) => () => void;
}

const SHORT_MS = 1000;
const DEFAULT_MS = 5000;
/** Characters that are read at a glance. */
const GLANCE = 30;
const MOST = 3;

/** Milliseconds: a short success message disappears after one second; longer ones and those with an action after five. */
function lasting({ text, tone, action }: ToastRequest): number {
  return tone === 'success' && text.length <= GLANCE && action === undefined ? SHORT_MS : DEFAULT_MS;
}

/** The visible toasts, the newest last; the same message is not shown twice at once. */
export function createToasts(): Toasts {
  let shown: readonly ShownToast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly ShownToast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (toast) => {
      lastId += 1;
      const others = shown.filter((other) => other.text !== toast.text);
      change([...others, { ...toast, id: lastId, lasts: lasting(toast) }].slice(-MOST));
    },
    dismiss: (id) => change(shown.filter((toast) => toast.id !== id)),
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
