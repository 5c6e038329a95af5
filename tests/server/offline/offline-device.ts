import 'fake-indexeddb/auto';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#contract/api.ts';
import type { CachedResponse, Device } from '#src/offline/device.ts';
import { browserLocks } from '#src/offline/lease-locks.fixture.ts';
import { createOfflineQueue, type OfflineQueue } from '#src/offline/offline-queue.ts';
import { queueStore } from '#src/offline/queue-store.ts';
import { type SendingReport, sendQueue } from '#src/offline/send-queue.ts';
import { freshAddress, type TestApp } from '#tests/server/app-under-test.ts';

/** Simulated outcome of a call. `closed`: the app is closed before the response arrives. */
export type DeliveryOutcome = 'answered' | 'requestLost' | 'responseLost' | 'down' | 'closed';

export interface OfflineDevice {
  readonly client: Client<paths>;
  readonly queue: OfflineQueue;
  readonly device: Device;
  readonly setOnline: (online: boolean) => void;
  /** Runs the work while every response to a change is lost on its way. */
  readonly losingResponses: (work: () => Promise<unknown>) => Promise<void>;
  /** Closes and reopens the app. */
  readonly reopen: () => Promise<OfflineDevice>;
  /** Sends the queue; null when the app was closed meanwhile. */
  readonly send: (deliveryOutcomes?: readonly DeliveryOutcome[]) => Promise<SendingReport | null>;
}

const origin = 'http://kindfare.test';
/** Longer than the lease of a mutation, which a closed tab leaves behind. */
const untilReopened = 30_000;
/** Milliseconds that devices' clocks are ahead of the server's, which is paused. */
let ahead = 0;

/** The server in process, as `fetch` sees it. */
export const fetchFrom =
  (app: TestApp, token: string) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const payload = Buffer.from(await request.arrayBuffer());
    const response = await app.fastify.inject({
      method: request.method as 'GET',
      url: pathname + search,
      remoteAddress: freshAddress(),
      headers: { ...Object.fromEntries(request.headers), authorization: `Bearer ${token}` },
      ...(payload.length > 0 && { payload }),
    });
    return new Response(response.body, {
      status: response.statusCode,
      headers: Object.fromEntries(
        ['content-type', 'idempotency-key', 'x-member'].flatMap((name) => {
          const value = response.headers[name];
          return value === undefined ? [] : [[name, String(value)]];
        }),
      ),
    });
  };

const browser = browserLocks();

/** A member's device: the real store and client, over the real server and a simulated network. */
export async function offlineDevice(
  app: TestApp,
  { userId, token }: { readonly userId: string; readonly token: string },
  cachedResponses = new Map<string, CachedResponse>(),
): Promise<OfflineDevice> {
  const reach = fetchFrom(app, token);
  let isOnline = true;
  let isLosing = false;
  let deliveryOutcomes: DeliveryOutcome[] = [];
  const { promise: closing, resolve: close } = Promise.withResolvers<null>();
  const locks = browser.openPage();
  void closing.then(locks.end);

  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice('/api'.length) + search;
    const last = request.method === 'GET' ? cachedResponses.get(path) : undefined;
    // as the service worker responds
    if (!isOnline && last !== undefined) return new Response(last.text);
    if (!isOnline) throw new TypeError('no network');
    const usual = isLosing ? 'responseLost' : 'answered';
    const deliveryOutcome = request.method === 'GET' ? 'answered' : (deliveryOutcomes.shift() ?? usual);
    if (deliveryOutcome === 'requestLost') throw new TypeError('no network');
    if (deliveryOutcome === 'down') return new Response(null, { status: 503 });
    const response = await reach(request);
    if (deliveryOutcome === 'responseLost') throw new TypeError('the response is lost');
    if (deliveryOutcome === 'closed') {
      close(null);
      return new Promise<Response>(() => {});
    }
    if (request.method === 'GET' && response.ok) {
      cachedResponses.delete(path);
      cachedResponses.set(path, { path, text: await response.clone().text() });
    }
    return response;
  };
  const device: Device = {
    store: queueStore,
    locks,
    cached: async () => [...cachedResponses.values()].reverse(),
    fetch,
    notify: () => {},
    now: () => new Date(app.clock.now().getTime() + ahead),
    deadline: 15_000,
    tab: crypto.randomUUID(),
    origin,
    headers: {},
  };
  const queue = createOfflineQueue(device);
  await queue.start(userId);
  const client = createClient<paths>({ baseUrl: `${origin}/api`, fetch });
  client.use(queue.middleware);
  return {
    client,
    queue,
    device,
    setOnline: (online) => {
      isOnline = online;
    },
    losingResponses: async (work) => {
      isLosing = true;
      await work();
      isLosing = false;
    },
    reopen: () => {
      locks.end();
      ahead += untilReopened;
      return offlineDevice(app, { userId, token }, cachedResponses);
    },
    send: async (outcomes = []) => {
      deliveryOutcomes = [...outcomes];
      const report = await Promise.race([sendQueue(device, userId, new AbortController().signal), closing]);
      deliveryOutcomes = [];
      await queue.refresh();
      return report;
    },
  };
}
