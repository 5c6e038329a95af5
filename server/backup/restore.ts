import { existsSync, rmSync } from 'node:fs';
import type { Config } from '#server/config.ts';
import { connectDatabase, connectMemory } from '#server/db/connect.ts';
import { createStorage } from '#server/providers/storage/create-storage.ts';
import { isKeyOf } from '#server/secrets/load-secrets.ts';
import { findServerKey, placeServerKey } from '#server/security/server-key.ts';
import { readArchive } from './archive.ts';
import { BackupError, type Entry, type Head } from './entries.ts';
import { type Loaded, loadEntries } from './load-entries.ts';

/** `none`: the backup encrypts nothing. `missing`, `other`: its encrypted values would stay closed. */
export type KeyFit = 'fits' | 'other' | 'missing' | 'none';

export function keyFitOf({ keyMark }: Head, key: string | null): KeyFit {
  if (keyMark === null) return 'none';
  if (key === null) return 'missing';
  return isKeyOf(keyMark, key) ? 'fits' : 'other';
}

/** Restores a backup into a database in memory, which shows that it can be restored. Nothing else is touched. */
export async function tryRestore(file: string): Promise<Loaded> {
  const { setUp, close } = connectMemory(null);
  try {
    let loaded: Loaded | null = null;
    await setUp(async (db) => {
      loaded = await loadEntries({ db, storage: null, isEarlier: true }, readArchive(file));
    });
    return loaded as unknown as Loaded;
  } finally {
    await close();
  }
}

/** Reads all of it first, so that a damaged file touches nothing. */
async function headIn(file: string): Promise<Head> {
  let head: Head | null = null;
  for await (const entry of readArchive(file)) if (entry.kind === 'head') head = entry;
  if (head === null) throw new BackupError(`${file} is not a backup of Kindfare.`);
  return head;
}

const keySentences: Readonly<Partial<Record<KeyFit, string>>> = {
  missing: 'The key of the backup is not here',
  other: 'The key here is not the one of the backup',
};

/** Loads the entries into the place. A folder that was made for them and stays empty is removed. */
export async function loadInto(
  config: Pick<Config, 's3' | 'dataDir'>,
  place: Config['database'],
  entries: AsyncGenerator<Entry, void>,
  isEarlier: boolean,
): Promise<Loaded> {
  const isNew = place.kind === 'embedded' && !existsSync(place.folder);
  const { setUp, close } = await connectDatabase(place);
  let loaded: Loaded | null = null;
  try {
    await setUp(async (db) => {
      loaded = await loadEntries({ db, storage: createStorage(config), isEarlier }, entries);
    });
  } catch (error) {
    await close();
    if (isNew && place.kind === 'embedded') rmSync(place.folder, { recursive: true, force: true });
    throw error;
  }
  await close();
  return loaded as unknown as Loaded;
}

export interface RestoreOptions {
  /** The text of a file with the key of the backup. */
  readonly key: string | null;
  /** Restores although encrypted values stay closed. */
  readonly withoutKey: boolean;
}

/** Restores a backup into the configured database and storage. */
export async function restoreBackup(
  config: Config,
  file: string,
  { key, withoutKey }: RestoreOptions,
): Promise<Loaded & { readonly keyFit: KeyFit }> {
  const head = await headIn(file);
  const keyFit = keyFitOf(head, key ?? findServerKey(config));
  const problem = keySentences[keyFit];
  if (problem !== undefined && !withoutKey)
    throw new BackupError(
      `${problem}: name its file with --key, or set SECRET_KEY to it. With --without-key everything is restored, but health answers, scores, diaries, and waiting mail stay closed.`,
    );
  const loaded = await loadInto(config, config.database, readArchive(file), true);
  if (key !== null && config.secretKey === null) placeServerKey(config.dataDir, key);
  return { ...loaded, keyFit };
}
