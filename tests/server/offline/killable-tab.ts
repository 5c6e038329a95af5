import 'fake-indexeddb/auto';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#contract/api.ts';
import type { Device } from '#src/offline/device.ts';
import { browserLocks } from '#src/offline/lease-locks.fixture.ts';
import { createOfflineQueue, type OfflineQueue } from '#src/offline/offline-queue.ts';
import { type QueueStore, queueStore } from '#src/offline/queue-store.ts';
import type { QueuedMutation } from '#src/offline/queued-mutation.ts';
import { sendQueue } from '#src/offline/send-queue.ts';

export const origin = 'http://kindfare.test';

/** When a page ends: at its n-th access to the store or the network, which still happens or does not. */
export interface Death {
  readonly after: number;
  readonly isLastIssued: boolean;
}

export interface KillableTab {
  readonly client: Client<paths>;
  readonly queue: OfflineQueue;
  readonly send: () => Promise<unknown>;
  /** Runs the work until it ends or the page does; null when the page has ended. */
  readonly untilKilled: <Result>(work: () => Promise<Result>, death: Death) => Promise<Result | null>;
  /** Ends the page now. */
  readonly kill: () => Promise<void>;
}

export interface TabParts {
  readonly userId: string;
  readonly now: () => Date;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly onStored: (mutation: QueuedMutation) => void;
}

/** After its end nothing of a page goes on: what it awaits never settles, and it starts nothing. */
function createLife() {
  const { promise: over, resolve: end } = Promise.withResolvers<null>();
  const never = new Promise<never>(() => {});
  const issued = new Set<Promise<unknown>>();
  let isOver = false;
  let remaining = Number.POSITIVE_INFINITY;
  let isLastIssued = false;
  const kill = async () => {
    isOver = true;
    end(null);
    await Promise.allSettled(issued);
  };
  const within = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isOver) return never;
    remaining -= 1;
    if (remaining < 0 && !isLastIssued) {
      void kill();
      return never;
    }
    const running = work();
    const tracked = running.catch(() => {}).finally(() => issued.delete(tracked));
    issued.add(tracked);
    if (remaining < 0) void kill();
    await tracked;
    return isOver ? never : running;
  };
  const limit = (death: Death) => {
    remaining = death.after;
    isLastIssued = death.isLastIssued;
  };
  return { over, kill, within, limit };
}

const browser = browserLocks();

/** A tab of the app over the real store and a simulated network. */
export async function openTab({ userId, now, fetch, onStored }: TabParts): Promise<KillableTab> {
  const life = createLife();
  const controller = new AbortController();
  const locks = browser.openPage();
  void life.over.then(locks.end);
  const store: QueueStore = new Proxy(queueStore, {
    get: (target, name, receiver) => {
      const method = Reflect.get(target, name, receiver);
      return (...args: readonly unknown[]) => {
        if (name === 'add') onStored(args[0] as QueuedMutation);
        return life.within(() => method(...args));
      };
    },
  });
  const device: Device = {
    store,
    locks,
    cached: async () => [],
    fetch: (request) => life.within(() => fetch(request)),
    notify: () => {},
    now,
    // real milliseconds: a hanging request times out soon
    deadline: 5,
    tab: crypto.randomUUID(),
    origin,
    headers: {},
  };
  const queue = createOfflineQueue(device);
  await queue.start(userId);
  const client = createClient<paths>({ baseUrl: `${origin}/api`, fetch: device.fetch });
  client.use(queue.middleware);
  const kill = async () => {
    const ended = life.kill();
    queue.stop();
    controller.abort();
    await ended;
  };
  return {
    client,
    queue,
    send: () => sendQueue(device, userId, controller.signal),
    untilKilled: async (work, death) => {
      life.limit(death);
      const result = await Promise.race([work().catch(() => null), life.over]);
      await kill();
      return result;
    },
    kill,
  };
}
