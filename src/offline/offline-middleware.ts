import type { Middleware } from 'openapi-fetch';
import { client } from '#src/api/client.ts';

const ready = async () => {};
let outbox: Middleware | null = null;
let start: () => Promise<unknown> = ready;

/** Inserts the outbox into the client's middleware. */
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

/** Holds writes until the outbox has started. Returns a function that ends that. */
export function holdWritesUntil(work: () => Promise<unknown>): () => void {
  start = work;
  return () => {
    start = ready;
  };
}
