import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { Database } from './schema.ts';

/** The tables whose writes are notified, by whichever instance, command, or person they are made. */
export const notifiedTables: ReadonlySet<keyof Database> = new Set([
  'pages',
  'recipe_details',
  'recipes',
  'reviews',
  'title_words',
]);

/** Notifications of what other instances write, for caches. They may be lost, so nothing may depend on them alone. */
export interface ChangeNotifications {
  /** Whether notifications arrive: the last heartbeat did. Starts listening. */
  readonly areReceived: () => boolean;
  readonly close: () => Promise<void>;
}

const channel = 'kindfare_changes';
/** Between two heartbeats, which are notifications to oneself. */
const heartbeatMs = 1_000;
/** Without one for so long, a connection counts as lost, though it may not have noticed. */
const heartbeatTimeoutMs = 3_000;

/**
 * Listens on a connection of its own to the server of `urlOf`, once asked. `onWritten` gets the table; null: any table
 * may have been written, as after a time without a connection.
 */
export function createChangeNotifications(
  urlOf: () => string,
  onWritten: (table: string | null) => void,
): ChangeNotifications {
  const own = `beat ${randomUUID()}`;
  let client: pg.Client | null = null;
  let url = '';
  let receivedAt = -Infinity;
  let isStarted = false;
  let isClosed = false;
  const areReceived = () => performance.now() - receivedAt < heartbeatTimeoutMs;

  function receive(payload: string): void {
    if (payload === own) receivedAt = performance.now();
    else if (!payload.startsWith('beat ')) onWritten(payload);
  }

  async function connect(): Promise<pg.Client> {
    url = urlOf();
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: heartbeatTimeoutMs,
      query_timeout: heartbeatTimeoutMs,
      keepAlive: true,
      application_name: 'kindfare notices',
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) receivedAt = -Infinity;
    });
    next.on('notification', ({ payload = '' }) => receive(payload));
    await next.connect();
    await next.query(`listen ${channel}`);
    onWritten(null);
    return next;
  }

  async function disconnect(): Promise<void> {
    const former = client;
    client = null;
    receivedAt = -Infinity;
    await former?.end().catch(() => undefined);
  }

  async function sendHeartbeat(): Promise<void> {
    try {
      if (client !== null && (url !== urlOf() || (receivedAt > 0 && !areReceived()))) void disconnect();
      client ??= await connect();
      await client.query('select pg_notify($1, $2)', [channel, own]);
    } catch {
      void disconnect();
    }
    if (isClosed) return disconnect();
    setTimeout(() => void sendHeartbeat(), heartbeatMs).unref();
  }

  return {
    areReceived: () => {
      if (!isStarted) void sendHeartbeat();
      isStarted = true;
      return areReceived();
    },
    close: async () => {
      isClosed = true;
      await disconnect();
    },
  };
}
