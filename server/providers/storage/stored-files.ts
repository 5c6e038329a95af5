import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { deleteFile, findFreedFiles, findLostFiles, reserveFile } from '#server/queries/files.ts';

export type FileFolder = 'avatars' | 'reviews' | 'recipes';
type Parts = Pick<Context, 'db' | 'log' | 'now' | 'storage'>;

const prefix = '/files/';
/** The name in storage of the file with this address. */
export const fileNameOf = (url: string) => url.slice(prefix.length);
const newUrl = (folder: FileFolder) => `${prefix}${folder}/${randomBytes(16).toString('base64url')}.webp`;

/** Longer than any call; a reserved file older than this was abandoned. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Stores the file under an unguessable address. It must be referenced within the hour. */
export async function storeFile(
  { db, now, storage }: Parts,
  {
    bytes,
    folder,
    userId,
  }: { readonly bytes: Uint8Array; readonly folder: FileFolder; readonly userId: string },
): Promise<string> {
  const url = newUrl(folder);
  await reserveFile(db, { url, userId, now: now() });
  await storage.put(fileNameOf(url), bytes);
  return url;
}

/** Whether all were removed. Stops at the first failure, as the others would fail too, each with a timeout. */
async function removeFiles(
  { db, log, storage }: Parts,
  urls: Promise<readonly string[]>,
): Promise<{ readonly count: number; readonly isDone: boolean }> {
  let count = 0;
  try {
    for (const url of await urls) {
      await storage.remove(fileNameOf(url));
      await deleteFile(db, url);
      count += 1;
    }
    return { count, isDone: true };
  } catch (error) {
    log.warn({ err: error }, 'A file that nothing shows could not be removed; it is tried again.');
    return { count, isDone: false };
  }
}

/** Deletes files that the member's change has freed. Never fails, as that change is stored: the next clean-up deletes them. */
export async function removeFreedFiles(parts: Parts, userId: string): Promise<void> {
  await removeFiles(parts, findFreedFiles(parts.db, userId));
}

/** Deletes unreferenced files: of deleted accounts and recipes, and of aborted calls. In batches, until none is left. */
export async function removeLostFiles(parts: Parts, batchSize = 200): Promise<void> {
  const before = new Date(parts.now().getTime() - abandonedAfterMs);
  for (;;) {
    const { count, isDone } = await removeFiles(parts, findLostFiles(parts.db, before, batchSize));
    if (!isDone || count < batchSize) return;
  }
}
