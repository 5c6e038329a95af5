import type { Middleware } from 'openapi-fetch';
import { client } from '#src/api/client.ts';

const ready = async () => {};
let queueMiddleware: Middleware | null = null;
let start: () => Promise<unknown> = ready;

/** Inserts the offline queue into the client's middleware. */
client.use({
  async onRequest(call) {
    if (call.request.method !== 'GET') await start();
    return queueMiddleware?.onRequest?.(call);
  },
  onResponse: (call) => queueMiddleware?.onResponse?.(call),
  onError: (call) => queueMiddleware?.onError?.(call),
});

export function setOfflineMiddleware(middleware: Middleware): void {
  queueMiddleware = middleware;
}

/** Holds writes until the offline queue has started. Returns a function that ends that. */
export function holdWritesUntil(work: () => Promise<unknown>): () => void {
  start = work;
  return () => {
    start = ready;
  };
}
