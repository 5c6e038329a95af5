import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPath } from '#src/offline/path-template.ts';
import { queueStore } from '#src/offline/queue-store.ts';
import type { QueuedOperationId } from '#src/offline/queued-mutation.ts';
import { queuedOperationIds } from '#src/offline/queued-operations.ts';
import { exampleOf } from '#tests/contract/contract-document.ts';
import { downgradeStore } from './earlier-store.ts';
import {
  callOf,
  createFaultyServer,
  type DeliveryOutcome,
  deliveryOutcomes,
  type Sent,
} from './faulty-server.ts';
import { type Death, type KillableTab, openTab, origin } from './killable-tab.ts';

const userId = '7';
/** Milliseconds of the device's clock: longer than a closed tab's lease. */
const longPause = 60_000;

/** The n-th change of the member: a call of the operation by the examples of the contract. */
function changeOf(operationId: QueuedOperationId, index: number) {
  const { method, path, parameters, requestBody } = callOf(operationId);
  const of = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && (place === 'path' || each.required))
        .map(({ name }) => [name, name === 'date' ? '2026-05-05' : `${name}-${index}`]),
    );
  const params = { path: of('path'), query: of('query') };
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const example = (media && exampleOf(media)) as Record<string, unknown> | undefined;
  // names are unique
  const body = example && 'name' in example ? { ...example, name: `Soups ${index}` } : example;
  const isForm = type === 'multipart/form-data';
  const url = new URL(fillPath(path, params.path), origin);
  for (const [name, value] of Object.entries(params.query)) url.searchParams.set(name, value);
  const asTexts = () => Object.entries(body ?? {}).map(([name, value]) => [name, String(value)] as const);
  const sent: Sent = {
    operationId,
    address: url.pathname + url.search,
    body: isForm ? Object.fromEntries(asTexts()) : (body ?? {}),
  };
  const formOf = () => {
    const form = new FormData();
    for (const [name, value] of asTexts()) form.set(name, value);
    return form;
  };
  const call = async ({ client }: KillableTab): Promise<boolean> => {
    const init = { params, body, ...(isForm && { bodySerializer: formOf }) };
    // any operation of the contract: its types are one union too many
    const { response } = await client.request(method, path as never, init as never);
    return (response as Response).ok;
  };
  return { sent, call };
}

/** A device of two tabs, and the member's changes on it. */
async function createWalk() {
  await queueStore.clear(userId);
  const server = createFaultyServer(userId);
  let clock = Date.parse('2026-05-04T09:00:00.000Z');
  let queue: DeliveryOutcome[] = [];
  const changes: Sent[] = [];
  /** Changes by the time they were made at, and by their keys. */
  const byTime = new Map<string, number>();
  const byKey = new Map<string, number>();
  const acknowledged = new Set<number>();
  /** What the member has deleted with the storage of the browser. */
  const cleared = new Set<number>();
  const open = () =>
    openTab({
      userId,
      now: () => new Date(clock),
      fetch: (request) => server.respond(queue.shift() ?? 'answered', request),
      onStored: ({ key, createdAt }) => byKey.set(key, byTime.get(createdAt) ?? -1),
    });
  const tabs = [await open(), await open()] as const satisfies readonly KillableTab[];
  const all: KillableTab[] = [...tabs];
  const tabAt = (at: number) => all[at] ?? tabs[0];
  const numbersOf = (keys: readonly string[]) => keys.map((key) => byKey.get(key) ?? -1);
  const refusedKeys = async () =>
    (await queueStore.history(userId)).filter(({ state }) => state === 'refused').map(({ id }) => id);

  const change = async (at: number, operationId: QueuedOperationId, outcomes: readonly DeliveryOutcome[]) => {
    clock += 1;
    queue = [...outcomes];
    const index = changes.length;
    const { sent, call } = changeOf(operationId, index);
    changes.push(sent);
    byTime.set(new Date(clock).toISOString(), index);
    if (await call(tabAt(at))) acknowledged.add(index);
  };
  const send = async (at: number, outcomes: readonly DeliveryOutcome[]) => {
    queue = [...outcomes];
    await tabAt(at).send();
    await tabAt(at).queue.refresh();
  };
  const reopen = async (at: number) => {
    await tabAt(at).kill();
    all[at] = await open();
  };
  return {
    change,
    send,
    reopen,
    acknowledged: () => acknowledged.size,
    /** Kills the tab in the middle of the work. */
    killDuring: async (at: number, work: () => Promise<unknown>, death: Death) => {
      await tabAt(at).untilKilled(work, death);
      all[at] = await open();
    },
    wait: async (seconds: number) => {
      clock += seconds * 1000;
      for (const { queue } of all) await queue.refresh();
    },
    clearStorage: async () => {
      const waiting = (await queueStore.list(userId)).map(({ key }) => key);
      for (const index of numbersOf([...waiting, ...(await refusedKeys())])) cleared.add(index);
      await queueStore.clear(userId);
      for (const { queue } of all) await queue.refresh();
    },
    /** The app of today starts on what an earlier version has left on the device. */
    update: async () => {
      for (const tab of all) await tab.kill();
      await downgradeStore(userId);
      for (const at of all.keys()) all[at] = await open();
    },
    /** The network is back for good: nothing is lost, changed on its way, or done twice. */
    verify: async () => {
      queue = [];
      for (let tries = 0; tries < 10 && (await queueStore.list(userId)).length > 0; tries += 1) {
        clock += longPause;
        for (const tab of all) await tab.send();
      }
      for (const tab of all) await tab.kill();
      expect(await queueStore.list(userId)).toEqual([]);
      const { applied } = server;
      expect([...applied.keys()].filter((key) => !byKey.has(key))).toEqual([]);
      for (const [key, sent] of applied) expect(sent).toEqual(changes[byKey.get(key) ?? -1]);
      const times = new Map<number, number>();
      for (const index of numbersOf([...applied.keys()])) times.set(index, (times.get(index) ?? 0) + 1);
      expect([...times].filter(([, count]) => count > 1)).toEqual([]);
      const refused = await refusedKeys();
      expect(refused.filter((key) => applied.has(key))).toEqual([]);
      const accounted = new Set([...times.keys(), ...cleared, ...numbersOf(refused)]);
      expect([...acknowledged].filter((index) => !accounted.has(index))).toEqual([]);
      const reported = (await queueStore.history(userId)).filter(({ state }) => state === 'sent');
      expect(reported.filter(({ id }) => !applied.has(id))).toEqual([]);
    },
  };
}

const operation = fc.constantFrom(...queuedOperationIds);
const tab = fc.nat(1);
const someOutcomes = fc.array(fc.constantFrom(...deliveryOutcomes), { maxLength: 3 });
const death = fc.record<Death>({ after: fc.nat(9), isLastIssued: fc.boolean() });
const kind = <Kind extends string>(name: Kind) => fc.constant(name);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: kind('change'), tab, operation, fates: someOutcomes }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('send'), tab, fates: someOutcomes }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('together'), tab, operation, fates: someOutcomes }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('killedChange'), tab, operation, fates: someOutcomes, death }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('killedSend'), tab, fates: someOutcomes, death }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('reopen'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('wait'), seconds: fc.constantFrom(1, 10, 30) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('update') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('clearStorage') }) },
);

const walks = Number(process.env['RUNS'] ?? 30);

test('EXT-21 random walks of every operation over two tabs, hanging, foreign and lost responses, killed tabs, ended sessions, updates of the app and cleared storage: nothing acknowledged is lost, nothing is done twice', {
  timeout: Math.max(60_000, walks * 2_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const walk = await createWalk();
      for (const each of steps)
        switch (each.kind) {
          case 'change':
            await walk.change(each.tab, each.operation, each.fates).catch(() => {});
            break;
          case 'send':
            await walk.send(each.tab, each.fates);
            break;
          case 'together': {
            const change = walk.change(each.tab, each.operation, each.fates).catch(() => {});
            await Promise.all([change, walk.send(0, each.fates), walk.send(1, each.fates)]);
            break;
          }
          case 'killedChange':
            await walk.killDuring(
              each.tab,
              () => walk.change(each.tab, each.operation, each.fates),
              each.death,
            );
            break;
          case 'killedSend':
            await walk.killDuring(each.tab, () => walk.send(each.tab, each.fates), each.death);
            break;
          case 'reopen':
            await walk.reopen(each.tab);
            break;
          case 'wait':
            await walk.wait(each.seconds);
            break;
          case 'update':
            await walk.update();
            break;
          case 'clearStorage':
            await walk.clearStorage();
            break;
        }
      await walk.verify();
    }),
    { numRuns: walks },
  );
});

test.each(queuedOperationIds)(
  'EXT-21 %s survives a hanging network, a killed tab, and an update of the app unchanged',
  async (operationId) => {
    const walk = await createWalk();
    await walk.change(0, operationId, ['hang']);
    await walk.killDuring(0, () => walk.send(0, ['responseLost']), { after: 4, isLastIssued: true });
    await walk.update();
    await walk.change(1, operationId, ['portal']);
    expect(walk.acknowledged()).toBe(2);
    await walk.verify();
  },
);
