import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '#server/context/storage.ts';
import type { Db } from '#server/db/connect.ts';
import { fileNameOf } from '#server/providers/storage/stored-files.ts';
import {
  beginSnapshot,
  type CopiedTable,
  listTables,
  markTable,
  readSequences,
  type SequenceValue,
} from '#server/queries/copied-tables.ts';
import { listUsedFiles } from '#server/queries/files.ts';
import { readArchive, writeEntries } from './archive.ts';
import {
  BackupError,
  type End,
  type Entry,
  headOf,
  type OnProgress,
  type PictureEntry,
  tableEntries,
} from './entries.ts';

export interface BackupParts {
  readonly db: Db;
  readonly storage: Storage;
  readonly version: string;
  readonly now: Date;
  readonly onProgress: OnProgress;
}
export interface BackupMade {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly pictures: number;
  readonly missing: readonly string[];
  readonly keyMark: string | null;
}

interface Section {
  readonly file: string;
  readonly rows: number;
  readonly mark: string;
}

async function writeTable(tx: Db, table: CopiedTable, file: string): Promise<Section> {
  const mark = await markTable(tx, table);
  let rows = 0;
  await writeEntries(
    file,
    (async function* () {
      for await (const entry of tableEntries(tx, table)) {
        if (entry.kind === 'table') rows = entry.rows;
        yield entry;
      }
    })(),
  );
  return { file, rows, mark };
}

/**
 * Reads each table in a transaction of its own, so that on the embedded database, which serves one caller at a time,
 * members wait for one table at most. The tables that were changed meanwhile are read again in one last transaction:
 * all sections show the same moment.
 */
async function writeTables({ db, onProgress }: BackupParts, folder: string) {
  const tables = await listTables(db);
  const sections = new Map<string, Section>();
  const fileOf = ({ name }: CopiedTable) => join(folder, `${name}.gz`);
  for (const table of tables)
    await db.transaction().execute(async (tx) => {
      await beginSnapshot(tx);
      sections.set(table.name, await writeTable(tx, table, fileOf(table)));
    });
  let sequences: readonly SequenceValue[] = [];
  let urls: readonly string[] = [];
  await db.transaction().execute(async (tx) => {
    await beginSnapshot(tx);
    for (const table of tables)
      if ((await markTable(tx, table)) !== sections.get(table.name)?.mark)
        sections.set(table.name, await writeTable(tx, table, fileOf(table)));
    sequences = await readSequences(tx);
    urls = await listUsedFiles(tx);
  });
  for (const [name, { rows }] of sections) onProgress(`${name}: ${rows}`);
  return { sections: [...sections.values()], sequences, urls };
}

async function* pictureEntries(
  { storage, onProgress }: BackupParts,
  urls: readonly string[],
  missing: string[],
): AsyncGenerator<PictureEntry, void> {
  for (const url of urls) {
    const name = fileNameOf(url);
    const bytes = await storage.get(name);
    if (bytes === null) missing.push(name);
    else yield { kind: 'picture', name, bytes };
  }
  onProgress(`pictures: ${urls.length - missing.length}`);
}

const one = async function* <T extends Entry>(entry: T): AsyncGenerator<T, void> {
  yield entry;
};

async function joinFiles(parts: readonly string[], file: string): Promise<void> {
  for (const part of parts)
    await pipeline(createReadStream(part), createWriteStream(file, { flags: 'a', mode: 0o600, flush: true }));
}

/** Reads the whole file and compares every checksum. */
export async function verifyArchive(file: string): Promise<End> {
  let end: End | null = null;
  for await (const entry of readArchive(file)) if (entry.kind === 'end') end = entry;
  if (end === null) throw new BackupError(`${file} is incomplete.`);
  return end;
}

async function refuseExisting(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupError(`${file} is there already; a backup never replaces a file.`);
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  ENAMETOOLONG: 'its name is too long',
  EFBIG: 'it is larger than a file may be there',
  EDQUOT: 'the quota of this account is used up',
};

/** What the system says of a file that can't be written, as a sentence. */
function writingError(file: string, error: unknown): unknown {
  const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
  return reason === undefined ? error : new BackupError(`${file} can’t be written: ${reason}.`);
}

/** A folder of its own, as another backup may be written at the same time. */
async function partsFolder(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  return mkdtemp(`${file}.parts-`);
}

/** Writes a backup while the server runs, without its key, and reads it again. The file is there when it's whole. */
export async function makeBackup(parts: BackupParts, file: string): Promise<BackupMade> {
  await refuseExisting(file);
  let folder: string | null = null;
  try {
    folder = await partsFolder(file);
    const { sections, sequences, urls } = await writeTables(parts, folder);
    const missing: string[] = [];
    let pictures = 0;
    const counted = async function* () {
      for await (const entry of pictureEntries(parts, urls, missing)) {
        pictures += 1;
        yield entry;
      }
    };
    const head = await headOf(parts.db, parts);
    const [first, last, whole] = [join(folder, '1'), join(folder, '2'), join(folder, 'whole')];
    const middle = join(folder, 'pictures');
    await writeEntries(first, one(head));
    await writeEntries(middle, counted());
    const rows = sections.reduce((sum, section) => sum + section.rows, 0);
    const counts = { tables: sections.length, rows, pictures, missing };
    await writeEntries(last, one({ kind: 'end', ...counts, sequences }));
    await joinFiles([first, ...sections.map((section) => section.file), middle, last], whole);
    await verifyArchive(whole);
    await refuseExisting(file);
    await rename(whole, file);
    return { file, bytes: (await stat(file)).size, ...counts, keyMark: head.keyMark };
  } catch (error) {
    throw writingError(file, error);
  } finally {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  }
}
