import type { Config } from '#server/config.ts';
import type { Storage } from '#server/context/storage.ts';
import type { Db } from '#server/db/connect.ts';
import { fileNameOf } from '#server/providers/storage/stored-files.ts';
import { listUsedFiles } from '#server/queries/files.ts';
import { allowWrites, findMove, finishMove, stopWrites } from '#server/queries/write-stop.ts';
import { BackupError, databaseEntries, type OnProgress } from './entries.ts';
import type { Loaded } from './load-entries.ts';
import { loadInto } from './restore.ts';

/** Of a place, without its password. */
export function placeText(place: Config['database']): string {
  if (place.kind === 'embedded') return place.folder;
  const { host, pathname } = new URL(place.url);
  return `postgres://${host}${pathname}`;
}

interface MoveParts {
  readonly config: Config;
  /** The database of the site. */
  readonly db: Db;
  readonly to: Config['database'];
  readonly version: string;
  readonly now: Date;
  readonly onProgress: OnProgress;
}

/**
 * Copies the database to another place and compares every table. Writes are refused before the first row is read,
 * and stay refused when all is there: what is written afterward goes to the new place. On a failure they go on.
 */
export async function moveDatabase(parts: MoveParts): Promise<Loaded> {
  const { config, db, to, version, now, onProgress } = parts;
  const before = await findMove(db);
  // a failure lets the old place take writes again, which would be lost
  if (before?.isWhole)
    throw new BackupError(
      `The database was moved to ${before.place} already: use that one, or let this one take writes again with "npm run admin -- move --reopen".`,
    );
  await stopWrites(db, placeText(to));
  onProgress('Writes are stopped; members can read.');
  try {
    const loaded = await loadInto(config, to, databaseEntries(db, { version, now }, onProgress), false);
    await finishMove(db, placeText(to));
    return loaded;
  } catch (error) {
    await allowWrites(db);
    onProgress('Nothing was moved; members can write again.');
    throw error;
  }
}

export interface PicturesMoved {
  readonly pictures: number;
  readonly missing: readonly string[];
}

const isSame = (one: Uint8Array, other: Uint8Array | null) =>
  other !== null && Buffer.compare(one, other) === 0;

/** Copies every picture that is shown, and reads each again. Run it a second time for those that came meanwhile. */
export async function movePictures(
  db: Db,
  from: Storage,
  to: Storage,
  onProgress: OnProgress,
): Promise<PicturesMoved> {
  const missing: string[] = [];
  let pictures = 0;
  for (const url of await listUsedFiles(db)) {
    const name = fileNameOf(url);
    const bytes = await from.get(name);
    if (bytes === null) {
      if ((await to.get(name)) === null) missing.push(name);
      continue;
    }
    if (!isSame(bytes, await to.get(name))) await to.put(name, bytes);
    if (!isSame(bytes, await to.get(name))) throw new BackupError(`The picture ${name} was copied wrongly.`);
    pictures += 1;
    if (pictures % 100 === 0) onProgress(`pictures: ${pictures}`);
  }
  return { pictures, missing };
}

/** Names the pictures that a row shows and the storage doesn't have. */
export async function checkPictures(db: Db, storage: Storage): Promise<PicturesMoved> {
  const urls = await listUsedFiles(db);
  const missing: string[] = [];
  for (const url of urls) if ((await storage.get(fileNameOf(url))) === null) missing.push(fileNameOf(url));
  return { pictures: urls.length - missing.length, missing };
}
