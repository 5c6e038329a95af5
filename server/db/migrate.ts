import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { appVersion } from '#server/version.ts';
import type { Db } from './connect.ts';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

const stepFiles = () => globSync(`${folder}/[0-9][0-9][0-9]-*.ts`).sort();
const stepOf = (file: string) => basename(file, '.ts');

/** The files of migrations/, each with `up`, named without extension. */
const provider: MigrationProvider = {
  async getMigrations() {
    const entries = stepFiles().map(async (file): Promise<[string, Migration]> => {
      const module: Migration = await import(pathToFileURL(file).href);
      return [stepOf(file), { up: module.up }];
    });
    return Object.fromEntries(await Promise.all(entries));
  },
};

/**
 * Numbers come in blocks, so a new migration may have a lower number than one that has already run.
 * Migrations of one block run in order; those of different blocks must not depend on each other.
 */
const migratorOf = (db: Db) => new Migrator({ db, provider, allowUnorderedMigrations: true });

/** A version that has used the database, and the day on which it last started. */
interface Writer {
  readonly version: string;
  readonly day: string | null;
}

/** Versions between releases have the number of the last one; then only the day tells them apart. */
function writerSentences(writer: Writer | null): { readonly by: string; readonly next: string } {
  if (writer === null) return { by: 'a newer version of Kindfare', next: 'the newer version' };
  const { version, day } = writer;
  if (version !== appVersion || day === null)
    return { by: `Kindfare ${version}`, next: `Kindfare ${version} or a newer one` };
  return {
    by: `a later state of Kindfare ${version}, last started on ${day}`,
    next: 'that state or a newer one',
  };
}

/** The database has migrations that this version doesn't know; the message is a sentence for the operator. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  /** `writer`: the version that used it last, if it is known. */
  constructor(step: string, writer: Writer | null) {
    const { by, next } = writerSentences(writer);
    super(
      `The database was written by ${by}: it has the step ${step}, which this version (${appVersion}) doesn’t know. Start ${next}, or restore a backup from before the update.`,
    );
  }
}

/** The version that used the database last. */
async function writerOf(db: Db): Promise<Writer | null> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('public.app_versions')::text as found`.execute(db);
  if (tables[0]?.found == null) return null;
  const last = await db
    .selectFrom('app_versions')
    .select(['version', 'last_started_at'])
    .orderBy('last_started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined
    ? null
    : { version: last.version, day: last.last_started_at.toISOString().slice(0, 10) };
}

/** The missing migration in Kysely's error: one that the database has run and this version lacks. */
const missingStep = (error: unknown): string | undefined =>
  /previously executed migration (\S+) is missing/.exec(error instanceof Error ? error.message : '')?.[1];

/** The migrations that the database has run, none before its first start, and those of this version: by their names. */
async function stepNames(db: Db): Promise<{ run: ReadonlySet<string>; known: readonly string[] }> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('public.kysely_migration')::text as found`.execute(db);
  const run = new Set(rows[0]?.found == null ? [] : await executedSteps(db));
  return { run, known: stepFiles().map(stepOf) };
}

/** Runs pending migrations, all or none, under an advisory lock. Returns the names of those run. Throws NewerDatabaseError. */
export async function migrate(db: Db): Promise<readonly string[]> {
  // most starts have none to run, and loading all takes a while
  const { run, known } = await stepNames(db);
  if (run.size === known.length && known.every((name) => run.has(name))) return [];
  const { error, results } = await migratorOf(db).migrateToLatest();
  const step = missingStep(error);
  if (step !== undefined) throw new NewerDatabaseError(step, await writerOf(db));
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** The migrations that the database has run, also those that this version doesn't know. */
export async function executedSteps(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Runs exactly these migrations of the named version, so that its rows fit. Throws NewerDatabaseError. */
export async function migrateTo(db: Db, requested: readonly string[], writer: string): Promise<void> {
  const known = await provider.getMigrations();
  const unknown = requested.find((step) => !(step in known));
  if (unknown !== undefined) throw new NewerDatabaseError(unknown, { version: writer, day: null });
  const some: MigrationProvider = {
    getMigrations: async () => Object.fromEntries(requested.map((step) => [step, known[step] as Migration])),
  };
  const { error } = await new Migrator({
    db,
    provider: some,
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  const step = missingStep(error);
  if (step !== undefined) throw new NewerDatabaseError(step, await writerOf(db));
  if (error !== undefined) throw error;
}

/** Whether no migration is pending. */
export async function isUpToDate(db: Db): Promise<boolean> {
  const { run, known } = await stepNames(db);
  return known.every((name) => run.has(name));
}
