import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { DatabaseQueryError } from '#server/db/database-errors.ts';
import type { Turns } from './embedded-database.ts';
import { readFrames, sendFrame } from './frames.ts';
import { socketPath } from './socket-path.ts';

export interface SocketQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
export type SocketReply =
  | { readonly kind: 'rows'; readonly rows: readonly unknown[]; readonly affectedRows: number | null }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** SQLSTATE; null: the database itself has failed. */
      readonly code: string | null;
      readonly constraint: string | null;
    };

/** An idle timeout: while one client has the turn, no other is served. */
const silenceMs = 5_000;

const failureOf = (error: unknown): SocketReply => ({
  kind: 'failed',
  message: error instanceof Error ? error.message : String(error),
  code: error instanceof DatabaseQueryError ? error.code : null,
  constraint: error instanceof DatabaseQueryError ? (error.constraint ?? null) : null,
});

/** One connection is one turn, from its first query to its end. */
async function serveConnection(socket: Socket, database: Turns): Promise<void> {
  const frames = readFrames(socket) as AsyncGenerator<SocketQuery, void>;
  const nextQuery = async () => {
    socket.setTimeout(silenceMs);
    const { done, value } = await frames.next();
    socket.setTimeout(0);
    return done ? null : value;
  };
  let query = await nextQuery();
  if (query === null) return;
  const turn = await database.acquireTurn();
  try {
    while (query !== null) {
      const { sql, parameters }: SocketQuery = query;
      const reply = await turn
        .query(sql, parameters)
        .then((result): SocketReply => ({ kind: 'rows', ...result }), failureOf);
      sendFrame(socket, reply);
      query = await nextQuery();
    }
  } finally {
    // Rolls back the transaction of a client that disconnected; outside of one this does nothing.
    await turn.query('rollback', []).catch(() => turn.discard());
    turn.release();
  }
}

/** Creates the folder of the socket with mode 0700, and removes a stale socket. False when that fails. */
function prepareSocketFolder(path: string): boolean {
  if (process.platform === 'win32') return true;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // A killed process leaves a stale socket; the lock proves that nobody listens on it.
    rmSync(path, { force: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * Lets other processes of the same account ask the database of the folder, one turn at a time: the embedded database
 * belongs to one process, and the operator's commands are another. Only for the process that holds the folder's lock. Returns
 * the close function. Where no socket can be created there is none, and the commands report it.
 */
export function serveSocket(database: Turns, dataDir: string): () => Promise<void> {
  const path = socketPath(dataDir);
  if (path === null || !prepareSocketFolder(path)) return async () => {};
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('timeout', () => socket.destroy());
    socket.on('error', () => undefined);
    serveConnection(socket, database)
      .catch(() => undefined)
      .finally(() => {
        sockets.delete(socket);
        socket.destroy();
      });
  });
  server.on('error', () => undefined);
  server.listen(path);
  server.unref();
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
}
