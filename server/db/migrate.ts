import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** The files of migrations/, each with `up`, by their name without extension. */
const provider: MigrationProvider = {
  async getMigrations() {
    const files = globSync(`${folder}/[0-9][0-9][0-9]-*.ts`).sort();
    const entries = files.map(async (file): Promise<[string, Migration]> => {
      const module: Migration = await import(pathToFileURL(file).href);
      return [basename(file, '.ts'), { up: module.up }];
    });
    return Object.fromEntries(await Promise.all(entries));
  },
};

/**
 * Numbers come in blocks, so a step may turn up below one that a database has done already. Steps of one block are
 * in order; those of different blocks must not lean on each other.
 */
const migratorOf = (db: Db) => new Migrator({ db, provider, allowUnorderedMigrations: true });

/** Runs pending migrations, all or none, under an advisory lock. Returns the names of those run. */
export async function migrate(db: Db): Promise<readonly string[]> {
  const { error, results } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Whether no migration is pending. */
export async function isUpToDate(db: Db): Promise<boolean> {
  const steps = await migratorOf(db).getMigrations();
  return steps.every(({ executedAt }) => executedAt !== undefined);
}
