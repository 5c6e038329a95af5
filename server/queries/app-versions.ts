import type { Db } from '#server/db/connect.ts';

export async function putAppVersion(db: Db, version: string, now: Date): Promise<void> {
  await db
    .insertInto('app_versions')
    .values({ version, first_started_at: now, last_started_at: now })
    .onConflict((conflict) => conflict.column('version').doUpdateSet({ last_started_at: now }))
    .execute();
}

/** The version that started last on this database. */
export const findLastVersion = (db: Db) =>
  db.selectFrom('app_versions').selectAll().orderBy('last_started_at', 'desc').limit(1).executeTakeFirst();
