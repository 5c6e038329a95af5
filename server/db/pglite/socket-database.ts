import { createConnection, type Socket } from 'node:net';
import { DatabaseQueryError, DatabaseUnavailableError } from '#server/db/database-errors.ts';
import type { Rows, Turn, Turns } from './embedded-database.ts';
import { readFrames, sendFrame } from './frames.ts';
import type { SocketReply } from './serve-socket.ts';
import { socketPath } from './socket-path.ts';

function connect(path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path, () => resolve(socket));
    socket.once('error', reject);
  });
}

function rowsOf(reply: IteratorResult<SocketReply, void>): Rows {
  if (reply.done) throw new DatabaseUnavailableError('The server ended the connection.');
  if (reply.value.kind === 'rows') return reply.value;
  const { message, code, constraint } = reply.value;
  throw code === null
    ? new DatabaseUnavailableError(message)
    : new DatabaseQueryError(message, code, constraint);
}

async function takeTurn(path: string): Promise<Turn> {
  const socket = await connect(path).catch((error: unknown) => {
    throw new DatabaseUnavailableError(error instanceof Error ? error.message : String(error));
  });
  // A failure shows as the end of the frames.
  socket.on('error', () => undefined);
  const replies = readFrames(socket) as AsyncGenerator<SocketReply, void>;
  return {
    query: async (sql, parameters) => {
      sendFrame(socket, { sql, parameters });
      const reply = await replies.next().catch(() => ({ done: true, value: undefined }) as const);
      return rowsOf(reply);
    },
    release: () => socket.end(),
    discard: async () => {
      socket.destroy();
    },
  };
}

/** The database of a folder through its running server; null when no server answers. */
export async function findRunningDatabase(dataDir: string): Promise<Turns | null> {
  const path = socketPath(dataDir);
  if (path === null) return null;
  const probe = await connect(path).catch(() => null);
  if (probe === null) return null;
  probe.destroy();
  return { acquireTurn: () => takeTurn(path), close: async () => {} };
}
