import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { metrics } from '#server/metrics.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';

let cluster: Cluster;
let app: TestApp;
const closings: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  cluster = await startCluster(async (url) => {
    const { setUp, close } = await connectDatabase({ kind: 'postgres', url });
    await setUp(async (db) => void (await migrate(db))).finally(close);
  });
  closings.push(cluster.stop);
  const { primaryUrl: url, replicaUrls: replicas } = cluster;
  const database = await connectDatabase({ kind: 'postgres', url, replicas });
  closings.push(database.close);
  app = await startTestApp({ database });
  closings.push(app.close);
});
afterAll(async () => {
  for (const close of closings.toReversed()) await close();
});

const generous = { timeout: 45_000, interval: 20 } as const;

/** Reads that may go to a replica, by what became of them. */
function readsOf(result: 'read' | 'behind' | 'failed'): number {
  const line = new RegExp(`^kindfare_replica_reads_total\\{result="${result}"\\} (\\d+)$`, 'm');
  return Number(line.exec(metrics.render())?.[1] ?? 0);
}

/** A member's app: it sends the position of its last write with each call. */
async function startClient() {
  const { token } = await app.member();
  let position = '';
  const names = { acknowledged: [] as string[], tried: [] as string[] };
  const statuses = new Set<number>();
  /** When to try again, as the refusals say. */
  const retries = new Set<unknown>();
  let longestMs = 0;
  const counts = { read: 0, written: 0, refused: 0 };
  const call = async (operation: string, body?: unknown) => {
    const headers = position === '' ? {} : { 'x-position': position };
    const start = performance.now();
    const response = await app.call(operation, { token, headers, ...(body === undefined ? {} : { body }) });
    position = String(response.headers['x-position'] ?? position);
    longestMs = Math.max(longestMs, performance.now() - start);
    statuses.add(response.status);
    if (response.status === 503) retries.add(response.headers['retry-after']);
    return response;
  };
  return {
    names,
    statuses,
    retries,
    longestMs: () => longestMs,
    counts,
    write: async () => {
      const name = `Collection ${names.tried.length}`;
      names.tried.push(name);
      const { status } = await call('createCollection', { name });
      if (status === 201) names.acknowledged.push(name);
      counts[status === 201 ? 'written' : 'refused'] += 1;
    },
    /** The names of the member's collections; null while they can't be read. */
    read: async (): Promise<readonly string[] | null> => {
      const { status, body } = await call('listCollections');
      if (status !== 200) return null;
      counts.read += 1;
      return (body as { data: { name: string }[] }).data.map(({ name }) => name);
    },
  };
}
type Client = Awaited<ReturnType<typeof startClient>>;

const missing = ({ names }: Client, found: readonly string[]) =>
  names.acknowledged.filter((name) => !found.includes(name));

/** A proxy that asks whether the site is ready, and the longest time in which it isn't. */
function watchReadiness() {
  const statuses = new Set<number>();
  let notReadySince: number | null = null;
  let longestMs = 0;
  const ask = async () => {
    const { status } = await app.request('GET', '/readyz');
    statuses.add(status);
    const now = performance.now();
    if (status !== 200) notReadySince ??= now;
    if (notReadySince !== null) longestMs = Math.max(longestMs, now - notReadySince);
    if (status === 200) notReadySince = null;
  };
  return { ask, statuses, longestMs: () => longestMs };
}

const startClients = (count: number) => Promise.all(Array.from({ length: count }, startClient));

async function isReadFromReplica(client: Client): Promise<boolean> {
  const before = readsOf('read');
  expect(missing(client, (await client.read()) ?? [])).toEqual([]);
  return readsOf('read') > before;
}

test('a member reads from the primary until a replica has replayed their last write', async () => {
  const client = await startClient();
  await client.write();
  await expect.poll(() => isReadFromReplica(client), generous).toBe(true);
  for (const url of cluster.replicaUrls) await cluster.ask(url, 'select pg_wal_replay_pause()');
  await client.write();
  const behind = readsOf('behind');
  expect(await isReadFromReplica(client)).toBe(false);
  expect(readsOf('behind')).toBeGreaterThan(behind);
  for (const url of cluster.replicaUrls) await cluster.ask(url, 'select pg_wal_replay_resume()');
  await expect.poll(() => isReadFromReplica(client), generous).toBe(true);
});

test('replicas that have stopped are passed over, and get reads again when they are back', async () => {
  const client = await startClient();
  await client.write();
  await expect.poll(() => isReadFromReplica(client), generous).toBe(true);
  const restart = await cluster.killReplicas();
  expect(await isReadFromReplica(client)).toBe(false);
  await restart();
  await expect.poll(() => isReadFromReplica(client), generous).toBe(true);
});

/**
 * How long the site may be unready after there is a primary again, and a call may take meanwhile. It checks its servers
 * ten times a second, so a busy machine has fifty times as long; a call that hung would take the pool's ten seconds.
 */
const secondsMs = 5_000;

test('kill -9 of the primary under writes: nothing acknowledged is lost, 503 for seconds only, and reads go on', async () => {
  const [writers, readers] = await Promise.all([startClients(3), startClients(2)]);
  for (const reader of readers) await reader.write();
  for (const reader of readers) await expect.poll(() => isReadFromReplica(reader), generous).toBe(true);
  let isDone = false;
  const lost: string[] = [];
  const read = async (client: Client) =>
    lost.push(...missing(client, (await client.read()) ?? client.names.acknowledged));
  const repeat = async (work: () => Promise<unknown>) => {
    while (!isDone) await work();
  };
  const readiness = watchReadiness();
  const load = [
    repeat(readiness.ask),
    ...writers.map((client) => repeat(() => client.write().then(() => read(client)))),
    ...readers.map((client) => repeat(() => read(client))),
  ];
  /** Waits until each client has done more than it had. */
  const progress = async (clients: readonly Client[], what: keyof Client['counts'], more: number) => {
    const before = clients.map(({ counts }) => counts[what]);
    const areDone = () => clients.every(({ counts }, at) => counts[what] >= (before[at] ?? 0) + more);
    await expect.poll(areDone, generous).toBe(true);
  };
  let withoutPrimaryMs = 0;
  try {
    await progress(writers, 'written', 5);
    const killed = performance.now();
    await cluster.killPrimary();
    await progress(writers, 'refused', 1);
    const written = writers.map(({ counts }) => counts.written);
    await progress(readers, 'read', 5);
    expect(writers.map(({ counts }) => counts.written)).toEqual(written);
    expect((await app.request('GET', '/readyz')).status).toBe(503);
    await cluster.promote();
    withoutPrimaryMs = performance.now() - killed;
    await progress(writers, 'written', 5);
    await progress(readers, 'read', 5);
  } finally {
    isDone = true;
    await Promise.all(load);
  }
  expect(lost).toEqual([]);
  expect((await app.request('GET', '/readyz')).status).toBe(200);
  expect([...readiness.statuses].sort()).toEqual([200, 503]);
  expect(readiness.longestMs() - withoutPrimaryMs).toBeLessThan(secondsMs);
  for (const client of [...writers, ...readers]) {
    const found = (await client.read()) ?? [];
    expect(missing(client, found)).toEqual([]);
    // a refused write may have been committed, but nothing twice
    const own = found.filter((name) => name.startsWith('Collection'));
    expect(own.filter((name) => !client.names.tried.includes(name))).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
    expect([...client.statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    expect([...client.retries].filter((seconds) => seconds !== '5')).toEqual([]);
    expect(client.longestMs()).toBeLessThan(secondsMs);
  }
  for (const reader of readers) await expect.poll(() => isReadFromReplica(reader), generous).toBe(true);
});
