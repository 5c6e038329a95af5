import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileName, type Storage, StorageError } from '#server/context/storage.ts';

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Maps a system error to StorageError with its code only, as its message contains a path. */
function failureOf(error: unknown): StorageError {
  const code = codeOf(error);
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return new StorageError(isFull ? 'full' : 'gone', `The folder of files failed with ${code}.`, error);
}

/** Fsyncs the folder, which makes renames and new files durable. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and does not need it.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function writeSafely(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder, which is created on first use. */
export function createFolderStorage(root: string): Storage {
  function placeOf(name: string): { readonly file: string; readonly part: string } {
    if (!fileName.test(name)) throw new Error('This is no name of a file in storage.');
    const file = join(root, name);
    return { file, part: `${file}.part` };
  }

  return {
    put: async (name, bytes) => {
      const { file, part } = placeOf(name);
      try {
        const firstMade = await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        if (firstMade !== undefined) await syncFolder(dirname(firstMade));
        if (firstMade !== undefined && firstMade !== dirname(file)) await syncFolder(root);
        await writeSafely(part, bytes);
        await rename(part, file);
        await syncFolder(dirname(file));
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw failureOf(error);
      }
    },
    get: async (name) => {
      const { file } = placeOf(name);
      try {
        return await readFile(file);
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw failureOf(error);
      }
    },
    remove: async (name) => {
      const { file, part } = placeOf(name);
      try {
        await Promise.all([rm(file, { force: true }), rm(part, { force: true })]);
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}
