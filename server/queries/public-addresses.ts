import type { Db } from '#server/db/connect.ts';

/** Slugs of public recipes, oldest first, up to a limit. */
export async function findPublicRecipes(db: Db, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('ref_id')
    .where('owner_id', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ ref_id }) => ref_id);
}

/** The content pages that were not removed. */
export async function findPublicPages(db: Db) {
  return db
    .selectFrom('pages')
    .select(['id', 'updated_at as updatedAt'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}
