import { holdWritesUntil } from './offline-middleware.ts';

/** A change that comes before the keeping has begun waits for it. Returns the way to end that. */
export function loadQueueOnFirstWrite(userId: string): () => void {
  let arrival: Promise<unknown> | null = null;
  const arrive = async () => (await import('./member-changes.ts')).keepChangesOf(userId);
  return holdWritesUntil(
    () => (arrival ??= arrive().catch((error: unknown) => console.warn('Changes are not kept.', error))),
  );
}
