import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabasePlace } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { EmbeddedDialect } from '#server/db/pglite/dialect.ts';
import { EmbeddedDatabase } from '#server/db/pglite/embedded-database.ts';
import type { Database } from '#server/db/schema.ts';
import { seed } from '#server/seed/seed.ts';
import { insertGenerated } from './generated-recipes.ts';

const anHour = 3_600_000;

/** A connection without statement timeouts, as building an index over a million rows takes longer. */
const dialectOf = (place: DatabasePlace) =>
  place.kind === 'postgres'
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: place.url, max: 1 }) })
    : new EmbeddedDialect(
        new EmbeddedDatabase({ folder: place.folder, template: null }, { queryMs: anHour, turnMs: anHour }),
      );

/** Migrates, seeds the catalog and inserts `count` generated recipes. */
export async function fill(place: DatabasePlace, count: number, withDetails: boolean): Promise<void> {
  const db = new Kysely<Database>({ dialect: dialectOf(place) });
  try {
    await migrate(db);
    await seed(db);
    if (count > 0) await insertGenerated(db, count, { withDetails });
  } finally {
    await db.destroy();
  }
}
