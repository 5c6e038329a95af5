import { holdWritesUntil } from './offline-middleware.ts';

/** A write before the outbox has started waits for it. Returns a function that ends that. */
export function startOutboxOnFirstWrite(userId: string): () => void {
  let started: Promise<unknown> | null = null;
  const start = async () => (await import('./member-outbox.ts')).startOutbox(userId);
  return holdWritesUntil(
    () =>
      (started ??= start().catch((error: unknown) =>
        console.warn('Changes are sent without being stored first.', error),
      )),
  );
}
