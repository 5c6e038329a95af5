import type { Middleware } from 'openapi-fetch';
import { client } from '#src/api/client.ts';

const ready = async () => {};
let outbox: Middleware | null = null;
let start: () => Promise<unknown> = ready;

/** The place of the outbox among what every call passes. */
client.use({
  async onRequest(call) {
    if (call.request.method !== 'GET') await start();
    return outbox?.onRequest?.(call);
  },
  onResponse: (call) => outbox?.onResponse?.(call),
  onError: (call) => outbox?.onError?.(call),
});

export function setOfflineMiddleware(middleware: Middleware): void {
  outbox = middleware;
}

/** From now on a write waits until the outbox has started. Returns the way to end that. */
export function holdWritesUntil(work: () => Promise<unknown>): () => void {
  start = work;
  return () => {
    start = ready;
  };
}
