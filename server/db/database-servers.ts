import { performance } from 'node:perf_hooks';
import type { Driver } from 'kysely';
import pg from 'pg';
import { lagOf, type Observation, placeOf, primaryOf, type ServerState } from './choose-server.ts';
import type { ConnectionTurns } from './connection-turns.ts';
import { databaseFailureOf, readOnlyTransaction } from './database-errors.ts';
import { type LogPosition, parsePosition } from './log-position.ts';

/** The connections to one server. */
export interface ServerConnections {
  readonly driver: Driver;
  readonly turns: ConnectionTurns;
}

export interface Replica extends ServerConnections {
  /** Whether the replica failed and not the query; then it gets no more reads until it has responded to a check. */
  readonly isOwnFailure: (error: unknown) => boolean;
}

/** The one place that decides which server a statement goes to. */
export interface DatabaseServers {
  readonly hasReplicas: boolean;
  /** The server that takes writes; while none does, the one that did last. */
  readonly primary: () => ServerConnections;
  readonly primaryUrl: () => string;
  readonly hasPrimary: () => boolean;
  /** A replica that has replayed the position and isn't far behind; null: there is none. */
  readonly replica: (atLeast: LogPosition, caller: string | null) => Replica | null;
  readonly init: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Between two checks of a server. */
const checkMs = 100;
/** A check that takes longer counts as no response. */
const responseMs = 2_000;
/** A replica that is further behind gets no reads. */
const maxLagMs = 2_000;

/** `x…::bit(32)`: the first eight digits of a file's name are its timeline. */
const stateQuery = `select in_recovery, read_only,
    case when in_recovery then coalesce(pg_last_wal_replay_lsn(), '0/0') else pg_current_wal_insert_lsn() end::text as position,
    case when in_recovery then 0
      else ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int end as timeline
  from (select pg_is_in_recovery() as in_recovery, current_setting('transaction_read_only') = 'on' as read_only) as mode`;

interface StateRow {
  readonly in_recovery: boolean;
  readonly read_only: boolean;
  readonly position: string;
  readonly timeline: number;
}

/** A replica cancels reads that hinder its replay, and refuses to write. */
const repeatable = ['40001', readOnlyTransaction];
/** The query's own timeout, which would pass again on the primary. */
const queryCanceled = '57014';

/** Asks a server for its state on a connection of its own, which is opened again after a failure. */
function createCheck(url: string) {
  let client: pg.Client | null = null;
  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: responseMs,
      query_timeout: responseMs,
      application_name: 'kindfare check',
    });
    next.on('error', () => undefined);
    await next.connect();
    return next;
  };
  const disconnect = async () => {
    const former = client;
    client = null;
    await former?.end().catch(() => undefined);
  };
  return {
    read: async (): Promise<ServerState | null> => {
      try {
        client ??= await connect();
        const [row] = (await client.query<StateRow>(stateQuery)).rows;
        if (row === undefined) return null;
        const role = row.in_recovery ? 'standby' : row.read_only ? 'closed' : 'primary';
        return { role, position: parsePosition(row.position) ?? 0n, timeline: row.timeline };
      } catch {
        void disconnect();
        return null;
      }
    },
    disconnect,
  };
}

/** One server: nothing is checked, and nothing decided. */
export function oneServer(url: string, connections: ServerConnections): DatabaseServers {
  return {
    hasReplicas: false,
    primary: () => connections,
    primaryUrl: () => url,
    hasPrimary: () => true,
    replica: () => null,
    init: () => connections.driver.init(),
    close: () => connections.driver.destroy(),
  };
}

interface Server extends Replica {
  readonly url: string;
  readonly check: ReturnType<typeof createCheck>;
  /** Null: it didn't respond to the last check, or has failed since. */
  state: ServerState | null;
}

/**
 * A primary and its streaming replicas, any of which may be promoted. Each is checked ten times a second; resolves when
 * all have been checked once. The first URL is that of the primary, as far as anybody knows.
 */
export async function watchServers(
  urls: readonly string[],
  connect: (url: string) => ServerConnections,
): Promise<DatabaseServers> {
  const servers = urls.map((url): Server => {
    const server: Server = {
      ...connect(url),
      url,
      check: createCheck(url),
      state: null,
      isOwnFailure: (error) => {
        const code = String(Object(error)['code']);
        if (repeatable.includes(code)) return true;
        if (code === queryCanceled || databaseFailureOf(error) === null) return false;
        server.state = null;
        return true;
      },
    };
    return server;
  });
  let isClosed = false;
  let primaryIndex = 0;
  let newestTimeline = 0;
  let observations: readonly Observation[] = [];

  const hasPrimary = () => servers[primaryIndex]?.state?.role === 'primary';
  const primary = () => servers[primaryIndex] as Server;

  function observePrimary(): void {
    const found = primaryOf(
      servers.map(({ state }) => state),
      newestTimeline,
    );
    if (found < 0) return;
    if (found !== primaryIndex) observations = [];
    primaryIndex = found;
    const { position = 0n, timeline = 0 } = primary().state ?? {};
    newestTimeline = Math.max(newestTimeline, timeline);
    const at = performance.now();
    observations = [...observations.filter((each) => each.at > at - 2 * maxLagMs), { at, position }];
  }

  async function look(server: Server): Promise<void> {
    const state = await server.check.read();
    server.state = state;
    if (state?.role === 'primary') observePrimary();
  }

  function lookAgain(server: Server): void {
    if (isClosed) return;
    setTimeout(() => void look(server).finally(() => lookAgain(server)), checkMs).unref();
  }

  await Promise.all(servers.map(look));
  for (const server of servers) lookAgain(server);

  const canRead = ({ state }: Server, atLeast: LogPosition) =>
    state?.role === 'standby' && state.position >= atLeast && lagOf(state.position, observations) <= maxLagMs;

  return {
    hasReplicas: true,
    primary,
    primaryUrl: () => primary().url,
    hasPrimary,
    replica: (atLeast, caller) => {
      const start = caller === null ? 0 : placeOf(caller, servers.length);
      const inTurn = [...servers.slice(start), ...servers.slice(0, start)];
      return inTurn.find((server) => canRead(server, atLeast)) ?? null;
    },
    init: async () => {
      await Promise.all(servers.map(({ driver }) => driver.init()));
    },
    close: async () => {
      isClosed = true;
      await Promise.all(
        servers.map(({ check, driver }) => Promise.all([check.disconnect(), driver.destroy()])),
      );
    },
  };
}
