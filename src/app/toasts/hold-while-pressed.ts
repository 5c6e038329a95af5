import type { createNotificationsStore } from '@mantine/notifications';
import { isPointerDown, onPressChange } from '#src/ui/frame/use-held-while-pressed.ts';

type Store = ReturnType<typeof createNotificationsStore>;

/**
 * Holds a store's changes back while a pointer is down: toasts lie over the page, and one that appeared or disappeared
 * between press and release would take the click.
 */
export function holdWhilePressed(store: Store): () => void {
  const { setState } = store;
  let isHeld = false;
  store.setState = (next) => {
    if (!isPointerDown()) return setState.call(store, next);
    store.updateState(next);
    isHeld = true;
  };
  const stop = onPressChange(() => {
    if (!isHeld || isPointerDown()) return;
    isHeld = false;
    setState.call(store, store.getState());
  });
  return () => {
    stop();
    store.setState = setState;
  };
}
