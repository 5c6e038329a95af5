import type { Middleware } from 'openapi-fetch';
import { client } from '#src/api/client.ts';

let keeping: Middleware | null = null;
const ready = async () => {};
let begin: () => Promise<unknown> = ready;

/** The place of the keeping among what every call passes. */
client.use({
  async onRequest(call) {
    if (call.request.method !== 'GET') await begin();
    return keeping?.onRequest?.(call);
  },
  onResponse: (call) => keeping?.onResponse?.(call),
  onError: (call) => keeping?.onError?.(call),
});

export function installKeeping(middleware: Middleware): void {
  keeping = middleware;
}

/** A change that comes before the keeping has begun waits for it. Returns the way to end that. */
export function keepFirstChanges(userId: string): () => void {
  let arrival: Promise<unknown> | null = null;
  const arrive = async () => (await import('./member-changes.ts')).keepChangesOf(userId);
  begin = () =>
    (arrival ??= arrive().catch((error: unknown) => console.warn('Changes are not kept.', error)));
  return () => {
    begin = ready;
  };
}
