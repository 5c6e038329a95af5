/** A primary and two streaming replicas, each a real server, whose data is copied while the first one is stopped. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import {
  createPostgresFolder,
  initialize,
  type PostgresProcess,
  serve,
} from '#tests/server/start-postgres.ts';

export interface Cluster {
  readonly primaryUrl: string;
  readonly replicaUrls: readonly string[];
  /** The rows of one statement on a server. */
  readonly ask: <Row extends pg.QueryResultRow>(url: string, sql: string) => Promise<readonly Row[]>;
  /** `kill -9` of the primary and all of its processes. */
  readonly killPrimary: () => Promise<void>;
  /** `kill -9` of the replicas; resolves to a function that starts them again. */
  readonly killReplicas: () => Promise<() => Promise<void>>;
  /** Promotes the replica that has received most, lets the other follow it, and resolves to its URL. */
  readonly promote: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

const names = ['one', 'two'] as const;
/** A commit waits until one of the replicas has written it. */
const synchronous = `synchronous_standby_names=ANY 1 (${names.join(', ')})`;
const sourceOf = (port: number, name: string) =>
  `host=127.0.0.1 port=${port} user=postgres application_name=${name}`;

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A copy of a stopped server's data, which will follow the server of the port. */
function copyAsReplica(data: string, copy: string, port: number, name: string): void {
  // with their owner and their rights, which PostgreSQL checks
  const { status, stderr } = spawnSync('cp', ['-a', data, copy], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  writeFileSync(join(copy, 'standby.signal'), '');
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${sourceOf(port, name)}'\n`);
}

/** The server's own processes, each of a session of its own, which would outlive it for a moment. */
function withChildren(pid: number): readonly number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean) : [];
  return [pid, ...children.map(Number)];
}

async function killAll({ child }: PostgresProcess): Promise<void> {
  const end = new Promise((resolve) => child.once('exit', resolve));
  for (const pid of withChildren(child.pid ?? 0)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  await end;
}

/** `prepare` fills the primary's database before it is copied. */
export async function startCluster(prepare: (url: string) => Promise<unknown>): Promise<Cluster> {
  const folder = createPostgresFolder();
  const data = join(folder.path, 'data');
  await initialize(folder, data);
  const alone = await serve(folder, data);
  await prepare(alone.url);
  await alone.stop();
  for (const name of names) copyAsReplica(data, join(folder.path, name), alone.port, name);
  const start = (name: string, port?: number) => serve(folder, join(folder.path, name), [synchronous], port);
  const [primary, ...started] = await Promise.all([
    serve(folder, data, [synchronous], alone.port),
    ...names.map((name) => start(name)),
  ]);
  let replicas = started;

  async function promote(): Promise<string> {
    const received = await Promise.all(
      replicas.map(async ({ url }) => {
        const [row] = await ask<{ lsn: string }>(url, "select pg_last_wal_receive_lsn() - '0/0' as lsn");
        return Number(row?.lsn);
      }),
    );
    const first = (received[0] ?? 0) >= (received[1] ?? 0) ? 0 : 1;
    const [promoted, other] = first === 0 ? replicas : [...replicas].reverse();
    if (promoted === undefined || other === undefined) throw new Error('There are no replicas.');
    const source = sourceOf(promoted.port, names[1 - first] ?? '');
    await ask(other.url, `alter system set primary_conninfo = '${source}'`);
    await ask(other.url, 'select pg_reload_conf()');
    await ask(promoted.url, 'select pg_promote(true, 60)');
    return promoted.url;
  }

  return {
    primaryUrl: primary.url,
    replicaUrls: replicas.map(({ url }) => url),
    ask,
    killPrimary: () => killAll(primary),
    killReplicas: async () => {
      await Promise.all(replicas.map(killAll));
      return async () => {
        replicas = await Promise.all(replicas.map(({ port }, at) => start(names[at] ?? '', port)));
      };
    },
    promote,
    stop: async () => {
      await Promise.all(
        [primary, ...replicas].map(async ({ child, stop }) => child.exitCode ?? child.signalCode ?? stop()),
      );
      folder.remove();
    },
  };
}
