import { onQueueChange } from '#src/offline/member-queue.ts';

/** Calls `onChange` when `isPending` has become another one. Returns a function that ends that. */
export function onPendingChange(
  isPending: () => boolean,
  onChange: (isPending: boolean) => void,
): () => void {
  let last = isPending();
  return onQueueChange(() => {
    const now = isPending();
    if (now === last) return;
    last = now;
    onChange(now);
  });
}
