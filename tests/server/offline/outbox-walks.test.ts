import 'fake-indexeddb/auto';
import fc from 'fast-check';
import createClient, { type Client } from 'openapi-fetch';
import { expect, test } from 'vitest';
import type { paths } from '#contract/api.ts';
import type { Device } from '#src/offline/device.ts';
import { createOutbox, type Outbox } from '#src/offline/outbox.ts';
import { outboxStore } from '#src/offline/outbox-store.ts';
import { sendOutbox } from '#src/offline/send-outbox.ts';

const origin = 'http://kindfare.test';
const userId = '7';
/** Milliseconds of the device's clock: more than a closed tab's lease lasts. */
const longPause = 60_000;

/** What becomes of one request. `portal`, `firewall` and `proxy` answer in the place of the server. */
const fates = [
  'answered',
  'refused',
  'noNetwork',
  'answerLost',
  'hang',
  'portal',
  'firewall',
  'proxy',
  'sessionEnded',
  'busy',
] as const;
type Fate = (typeof fates)[number];

/** A server that does each key once and counts what it has done. */
function createServer() {
  const applied = new Map<string, number>();
  const refusedKeys = new Set<string>();
  const reply = (key: string, status: number, body: object) =>
    Response.json(body, { status, headers: { 'Idempotency-Key': key, 'X-Member': userId } });
  async function apply(request: Request, isRefused: boolean): Promise<Response> {
    const key = request.headers.get('Idempotency-Key') ?? '';
    const { name } = await request.clone().json();
    if (!applied.has(key) && isRefused) {
      refusedKeys.add(name);
      return reply(key, 403, { message: 'Not allowed.' });
    }
    applied.set(key, (applied.get(key) ?? 0) || 1);
    names.set(key, name);
    return reply(key, 201, { data: { ...collection, id: key, name } });
  }
  const names = new Map<string, string>();
  return {
    apply,
    names,
    refusedKeys,
    countOf: (name: string) => [...names.values()].filter((each) => each === name).length,
  };
}
const collection = { recipes_count: 0, image_url: null, created_at: null, recipes: [] };
type Server = ReturnType<typeof createServer>;

const html = (status: number) => new Response('<html>Sign in to the Wi-Fi</html>', { status });

async function respond(server: Server, fate: Fate, request: Request): Promise<Response> {
  switch (fate) {
    case 'answered':
      return server.apply(request, false);
    case 'refused':
      return server.apply(request, true);
    case 'answerLost':
      await server.apply(request, false);
      throw new TypeError('the response is lost');
    case 'noNetwork':
      throw new TypeError('no network');
    case 'hang':
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    case 'portal':
      return html(200);
    case 'firewall':
      return html(403);
    case 'proxy':
      return html(502);
    case 'sessionEnded':
      return Response.json({ message: 'Sign in again.' }, { status: 401 });
    case 'busy':
      return Response.json({ message: 'Try again soon.' }, { status: 429 });
  }
}

interface Tab {
  readonly client: Client<paths>;
  readonly outbox: Outbox;
  readonly device: Device;
  readonly controller: AbortController;
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('create' as const),
      tab: fc.nat(1),
      fate: fc.constantFrom(...fates),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      tab: fc.nat(1),
      fates: fc.array(fc.constantFrom(...fates), { maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('kill' as const),
      tab: fc.nat(1),
      fate: fc.constantFrom('hang' as const, 'answerLost' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reopen' as const), tab: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 10, 30) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clearStorage' as const) }) },
);

async function refusedNames(): Promise<string[]> {
  const history = await outboxStore.history(userId);
  return history
    .filter(({ state }) => state === 'refused')
    .map(({ text }) => text.replace('New collection: ', ''));
}

test('EXT-21 random walks over two tabs, hanging, foreign and lost responses, closed tabs, ended sessions and cleared storage: nothing acknowledged is lost, nothing is done twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      await outboxStore.clear(userId);
      const server = createServer();
      let clock = Date.parse('2026-05-04T09:00:00.000Z');
      let queue: Fate[] = [];
      let count = 0;
      const openTab = async (): Promise<Tab> => {
        const controller = new AbortController();
        const device: Device = {
          store: outboxStore,
          cached: async () => [],
          fetch: (request) => respond(server, queue.shift() ?? 'answered', request),
          notify: () => {},
          now: () => new Date(clock),
          // real milliseconds: whatever hangs is given up soon
          deadline: 5,
          tab: crypto.randomUUID(),
          origin,
          headers: {},
        };
        const outbox = createOutbox(device);
        await outbox.start(userId);
        const client = createClient<paths>({ baseUrl: `${origin}/api`, fetch: device.fetch });
        client.use(outbox.middleware);
        return { client, outbox, device, controller };
      };
      const tabs = [await openTab(), await openTab()];
      const reopen = async (at: number) => {
        tabs[at]?.outbox.stop();
        tabs[at]?.controller.abort();
        tabs[at] = await openTab();
      };
      /** Names by what the member was shown: done, or refused. */
      const acknowledged = new Set<string>();
      const cleared = new Set<string>();
      const closing: Promise<void>[] = [];
      const create = async (tab: Tab) => {
        count += 1;
        const name = `Collection ${count}`;
        const { response } = await tab.client.POST('/recipes/collections', { body: { name } });
        if (response.ok) acknowledged.add(name);
      };
      const send = ({ device, controller }: Tab) => sendOutbox(device, userId, controller.signal);
      for (const each of steps) {
        const tab = tabs['tab' in each ? each.tab : 0];
        if (tab === undefined) continue;
        switch (each.kind) {
          case 'create':
            queue = [each.fate];
            await create(tab).catch(() => {});
            break;
          case 'send':
            queue = [...each.fates];
            await send(tab);
            await tab.outbox.refresh();
            break;
          case 'kill': {
            queue = [each.fate];
            // the tab is closed while its request is on its way; nothing of it runs afterwards
            const stored = outboxStore.list(userId);
            closing.push(create(tab).catch(() => {}));
            await stored;
            await reopen(each.tab);
            break;
          }
          case 'reopen':
            await reopen(each.tab);
            break;
          case 'wait':
            clock += each.seconds * 1000;
            for (const { outbox } of tabs) await outbox.refresh();
            break;
          case 'clearStorage':
            for (const { body } of (await outboxStore.list(userId)) as readonly { body: { name?: string } }[])
              cleared.add(body.name ?? '');
            for (const name of await refusedNames()) cleared.add(name);
            await outboxStore.clear(userId);
            for (const { outbox } of tabs) await outbox.refresh();
            break;
        }
      }
      queue = [];
      await Promise.all(closing);
      for (let tries = 0; tries < 10 && (await outboxStore.list(userId)).length > 0; tries += 1) {
        clock += longPause;
        for (const tab of tabs) await send(tab);
      }
      expect(await outboxStore.list(userId)).toEqual([]);
      const refused = new Set(await refusedNames());
      for (const name of acknowledged)
        if (!cleared.has(name) && !refused.has(name)) expect([name, server.countOf(name)]).toEqual([name, 1]);
      for (let n = 1; n <= count; n += 1) expect(server.countOf(`Collection ${n}`)).toBeLessThanOrEqual(1);
    }),
    // the same ones every time; RUNS and SEED look for others
    { numRuns: Number(process.env['RUNS'] ?? 30), seed: Number(process.env['SEED'] ?? 2028) },
  );
});
