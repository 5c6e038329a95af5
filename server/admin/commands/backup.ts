import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { makeBackup, verifyArchive } from '#server/backup/make-backup.ts';
import { keyFitOf, restoreBackup, tryRestore } from '#server/backup/restore.ts';
import type { Config } from '#server/config.ts';
import { createStorage } from '#server/providers/storage/create-storage.ts';
import { findServerKey, keyFileOf } from '#server/security/server-key.ts';
import { appVersion } from '#server/version.ts';
import { type Admin, type Area, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { printFacts, printJson, printLine } from '../print.ts';

interface BackupFlags {
  readonly key?: string;
  readonly trial: boolean;
  readonly json?: boolean;
}
interface RestoreFlags {
  readonly verify?: boolean;
  readonly key?: string;
  readonly withoutKey?: boolean;
  readonly json?: boolean;
}

/** `kindfare-2026-05-04T0900.backup.gz`, in UTC. */
const fileNameAt = (now: Date) => `kindfare-${now.toISOString().slice(0, 16).replace(':', '')}.backup.gz`;

/** Names the pictures of which the storage has no file. */
const missingText = (missing: readonly string[]) =>
  missing.length === 0 ? 'none' : `${missing.length}: ${missing.slice(0, 3).join(', ')}`;

/** The key to write, checked before the backup begins. */
function keyToWrite(config: Config, keyFile: string | undefined, backupFile: string): string | null {
  if (keyFile === undefined) return null;
  if (dirname(resolve(keyFile)) === dirname(backupFile))
    throw new AdminError('Keep the key separate from the backup: name a file in another folder.', 'wrong');
  const key = findServerKey(config);
  if (key === null)
    throw new AdminError('There’s no key yet: the server creates it when you first start it.');
  if (existsSync(keyFile)) throw new AdminError(`${keyFile} already exists. Nothing was backed up.`);
  try {
    accessSync(dirname(resolve(keyFile)), constants.W_OK);
  } catch {
    throw new AdminError(`We can’t write ${keyFile}. Nothing was backed up.`);
  }
  return key;
}

function writeKey(file: string, key: string): void {
  try {
    writeFileSync(file, key, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new AdminError(isThere ? `${file} already exists.` : `We can’t write ${file}.`);
  }
}

async function backUp(admin: Admin, config: Config, name: string | undefined, flags: BackupFlags) {
  const { io, now, withDatabase } = admin;
  const file = resolve(name ?? fileNameAt(now()));
  const key = keyToWrite(config, flags.key, file);
  const onProgress = (line: string) => printLine({ ...io, out: io.err }, line);
  const parts = { storage: createStorage(config), version: appVersion, now: now(), onProgress };
  const { keyMark, ...made } = await withDatabase((db) => makeBackup({ db, ...parts }, file));
  if (flags.trial) {
    onProgress('Restoring it in memory, as a trial …');
    await tryRestore(file);
  }
  if (key !== null && flags.key !== undefined) writeKey(flags.key, key);
  if (flags.json) return printJson(io, { ...made, tried: flags.trial, key: flags.key ?? null });
  printFacts(io, [
    ['file', made.file],
    ['size', `${(made.bytes / 1e6).toFixed(1)} MB`],
    ['tables', String(made.tables)],
    ['rows', String(made.rows)],
    ['pictures', String(made.pictures)],
    ['missing pictures', missingText(made.missing)],
    ['verified', flags.trial ? 'read again, and restored in memory' : 'read again'],
  ]);
  printLine(io, '');
  if (keyMark !== null && key === null)
    printLine(
      io,
      `The key isn't in it. Keep a copy elsewhere: ${config.secretKey === null ? keyFileOf(config.dataDir) : 'SECRET_KEY'}.`,
    );
}

async function verify({ io }: Admin, config: Config, file: string, flags: RestoreFlags): Promise<void> {
  const key = flags.key === undefined ? findServerKey(config) : io.readText(flags.key).trim();
  // first, as a database doesn’t say of damaged lines that they are
  await verifyArchive(file);
  const { head, end, tables } = await tryRestore(file);
  const fit = keyFitOf(head, key);
  const facts = { made: head.made, version: head.version, schema: head.migrations.at(-1) ?? '' };
  if (flags.json)
    return printJson(io, { ...facts, key: fit, pictures: end.pictures, missing: end.missing, tables });
  const keyTexts = {
    fits: 'fits',
    other: 'another one is needed',
    missing: 'is not here',
    none: 'not needed',
  } as const;
  printFacts(io, [
    ['made', facts.made],
    ['by version', `${facts.version} (${facts.schema})`],
    ['tables', String(tables.length)],
    ['rows', String(end.rows)],
    ['members', String(tables.find(({ table }) => table === 'users')?.rows ?? 0)],
    ['pictures', String(end.pictures)],
    ['missing pictures', missingText(end.missing)],
    ['key', keyTexts[fit]],
    ['verified', 'restored in memory, counted and compared'],
  ]);
}

async function restore({ io }: Admin, config: Config, file: string, flags: RestoreFlags): Promise<void> {
  const key = flags.key === undefined ? null : io.readText(flags.key).trim();
  const { head, end, tables, keyFit, endedSessions } = await restoreBackup(config, file, {
    key,
    withoutKey: flags.withoutKey === true,
  });
  if (flags.json)
    return printJson(io, {
      made: head.made,
      key: keyFit,
      pictures: end.pictures,
      ended_sessions: endedSessions,
      tables,
    });
  printFacts(io, [
    ['restored from', head.made],
    ['tables', String(tables.length)],
    ['rows', String(end.rows)],
    ['pictures', String(end.pictures)],
    ['sessions ended', String(endedSessions)],
  ]);
  printLine(io, '');
  printLine(
    io,
    'Everybody is signed out, and links and codes that were sent before are invalid. Passwords and two-step sign-in are those of the backup: who changed one since then signs in with the former one, or sets a new one by email.',
  );
  printLine(io, 'Start the server now. Accounts deleted after the backup are in it: delete them again.');
}

/** `backup` and `restore`. */
export const backupArea =
  (configOf: () => Config): Area =>
  (program, admin) => {
    program
      .command('backup')
      .description('writes all data and pictures into one file while the server runs, and verifies it')
      .argument('[file]', 'a new file; without it, one in this folder with the time in its name')
      .option('--key <file>', 'also writes the key, which is never in the backup, into this file')
      .option('--no-trial', 'does not restore it in memory')
      .option(...options.json)
      .action((file: string | undefined, flags: BackupFlags) => backUp(admin, configOf(), file, flags));
    program
      .command('restore')
      .description('restores a backup into an empty database, embedded or PostgreSQL')
      .argument('<file>', 'a file written by `backup`')
      .option('--verify', 'only restores it in memory, counts, and compares')
      .option('--key <file>', 'the key of the backup')
      .option('--without-key', 'restores anyway, without the encrypted values')
      .option(...options.json)
      .action((file: string, flags: RestoreFlags) =>
        (flags.verify ? verify : restore)(admin, configOf(), file, flags),
      );
  };
