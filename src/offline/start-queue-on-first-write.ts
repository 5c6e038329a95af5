import { holdWritesUntil } from './offline-middleware.ts';

/** A write before the offline queue has started waits for it. Returns a function that ends that. */
export function startQueueOnFirstWrite(userId: string): () => void {
  let started: Promise<unknown> | null = null;
  const start = async () => (await import('./member-queue.ts')).startQueue(userId);
  return holdWritesUntil(
    () =>
      (started ??= start().catch((error: unknown) =>
        console.warn('The offline queue did not start.', error),
      )),
  );
}
