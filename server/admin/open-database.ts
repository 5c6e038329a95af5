import { accessSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabasePlace } from '#server/config.ts';
import { type Connection, connectDatabase, connectRunning } from '#server/db/connect.ts';
import { isUpToDate } from '#server/db/migrate.ts';
import { DataFolderError } from '#server/db/pglite/folder-lock.ts';
import { refuseWritesIfMoved } from '#server/queries/write-stop.ts';
import { AdminError } from './admin-error.ts';

function mustBeThere(folder: string, dataDir: string): void {
  try {
    accessSync(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new AdminError(
      code === 'ENOENT'
        ? `There’s no database in ${dataDir} yet. Start the server once, or set DATA_DIR to the folder it uses.`
        : `The data folder ${dataDir} can’t be read (${String(code)}). Run the command as the account that the server runs as, with its DATA_DIR.`,
    );
  }
}

async function openFolder(folder: string): Promise<Connection> {
  const dataDir = dirname(folder);
  const running = await connectRunning(dataDir);
  if (running !== null) return running;
  mustBeThere(folder, dataDir);
  try {
    const connection = await connectDatabase({ kind: 'embedded', folder });
    await refuseWritesIfMoved(connection.db);
    return connection;
  } catch (error) {
    if (!(error instanceof DataFolderError)) throw error;
    throw new AdminError(
      error.isHeld
        ? `A server uses the data folder ${dataDir} and can’t be reached from here. Stop it, or run the command as the same account on the same machine.`
        : error.message,
    );
  }
}

/**
 * Opens the configured database: PostgreSQL, the embedded one through the running server, or the embedded one
 * itself. Throws AdminError when it does not exist, is unavailable, or has another schema version.
 */
export async function openDatabase(place: DatabasePlace): Promise<Connection> {
  const connection = await (place.kind === 'postgres' ? connectDatabase(place) : openFolder(place.folder));
  try {
    if (await isUpToDate(connection.db)) return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
  await connection.close();
  throw new AdminError('The database is from another version. Start the server once to update it.');
}
