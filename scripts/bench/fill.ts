import type { DatabasePlace } from '#server/config.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/seed/seed.ts';
import { insertGenerated, type WithDetails } from './generated-recipes.ts';

/** Migrates, seeds the catalog and inserts `count` generated recipes. */
export async function fill(place: DatabasePlace, count: number, withDetails: WithDetails): Promise<void> {
  const { setUp, close } = await connectDatabase(place);
  const work = setUp(async (db) => {
    await migrate(db);
    await seed(db);
    if (count > 0) await insertGenerated(db, count, { withDetails });
  });
  await work.finally(close);
}
