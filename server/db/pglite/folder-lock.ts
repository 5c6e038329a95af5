import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder is unusable; the message is one sentence for the operator. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  /** Locked by another process. */
  readonly isHeld: boolean;

  constructor(message: string, { isHeld = false }: { readonly isHeld?: boolean } = {}) {
    super(message);
    this.isHeld = isHeld;
  }
}

/**
 * Locks the data folder for this process and returns the unlock function.
 * The lock is a SQLite file held open for writing: the system drops it with the process, however that ends,
 * on every platform and between containers that share the folder, so a killed server leaves nothing stale behind.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync;
  try {
    // members' data: a folder that is made here is closed to other accounts
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // a read-only file system lets the lock file be opened
    accessSync(folder, constants.W_OK);
    lock = new DatabaseSync(join(folder, 'lock'));
  } catch {
    throw new DataFolderError(`The data folder ${folder} cannot be written to.`);
  }
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const isHeld = error instanceof Error && /locked|busy/.test(error.message);
    throw new DataFolderError(
      isHeld
        ? `Another server is already using the data folder ${folder}; stop it or set DATA_DIR to another folder.`
        : `The data folder ${folder} cannot be locked.`,
      { isHeld },
    );
  }
  return () => lock.close();
}
