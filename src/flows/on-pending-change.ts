import { onOutboxChange } from '#src/offline/member-outbox.ts';

/** Calls `onChange` when `isPending` has become another one. Returns a function that ends that. */
export function onPendingChange(
  isPending: () => boolean,
  onChange: (isPending: boolean) => void,
): () => void {
  let last = isPending();
  return onOutboxChange(() => {
    const now = isPending();
    if (now === last) return;
    last = now;
    onChange(now);
  });
}
