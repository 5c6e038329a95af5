import { beginFirst } from './keeping-place.ts';

/** A change that comes before the keeping has begun waits for it. Returns the way to end that. */
export function keepFirstChanges(userId: string): () => void {
  let arrival: Promise<unknown> | null = null;
  const arrive = async () => (await import('./member-changes.ts')).keepChangesOf(userId);
  return beginFirst(
    () => (arrival ??= arrive().catch((error: unknown) => console.warn('Changes are not kept.', error))),
  );
}
