import { Worker } from 'node:worker_threads';

/** Calls of the same kind; addresses and tokens take turns. */
export interface Calls {
  readonly addresses: readonly string[];
  readonly tokens: readonly string[];
}

/** Sends calls from a thread of its own, as browsers do: the server has its core for itself. */
export class RequestClient {
  readonly #thread = new Worker(new URL('./request-thread.ts', import.meta.url));

  /** Sends `count` calls over several connections, each one sequentially; an error if one isn't a compressed 200. */
  ask(count: number, calls: Calls): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (failure: string | null) => {
        this.#thread.off('error', reject);
        if (failure === null) resolve();
        else reject(new Error(failure));
      };
      this.#thread.once('message', settle).once('error', reject);
      this.#thread.postMessage({ count, ...calls });
    });
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }
}
