import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Within every system's limit for a socket path, its terminating zero included. */
const maxPathLength = 103;

/**
 * The socket through which the process that holds a data folder shares its database; null where the folder
 * lies too deep for a socket.
 */
export function socketPath(dataDir: string): string | null {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\kindfare-${createHash('sha256').update(dataDir.toLowerCase()).digest('hex').slice(0, 32)}`;
  const path = join(dataDir, 'run', 'database.sock');
  return Buffer.byteLength(path) <= maxPathLength ? path : null;
}
