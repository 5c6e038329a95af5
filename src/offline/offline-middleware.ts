import type { Middleware } from 'openapi-fetch';
import { client } from '#src/api/client.ts';

const ready = async () => {};
let keeping: Middleware | null = null;
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

export function setOfflineMiddleware(middleware: Middleware): void {
  keeping = middleware;
}

/** From now on a change waits until the keeping has begun. Returns the way to end that. */
export function holdWritesUntil(work: () => Promise<unknown>): () => void {
  begin = work;
  return () => {
    begin = ready;
  };
}
