import type { Insertable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { PagesTable } from '#server/db/tables/pages.ts';

/** The published page; undefined for an unknown or removed one. */
export async function findPage(db: Db, id: string) {
  return db
    .selectFrom('pages')
    .select(['id', 'name', 'description', 'content', 'updated_at as updatedAt'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Every page by id, without its text; removed ones included. */
export async function listPages(db: Db) {
  return db
    .selectFrom('pages')
    .select(['id', 'name', 'origin', 'updated_at as updatedAt', 'removed_at as removedAt'])
    .orderBy('id')
    .execute();
}

/** Upserts the page. */
export async function putPage(db: Db, page: Insertable<PagesTable>): Promise<void> {
  await db
    .insertInto('pages')
    .values(page)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(page))
    .execute();
}

/** Deletes the page, or hides a project page so that a reload does not restore it. */
export async function removePage(
  db: Db,
  id: string,
  removal: 'delete' | { readonly hideFrom: Date },
): Promise<void> {
  if (removal === 'delete') await db.deleteFrom('pages').where('id', '=', id).execute();
  else await db.updateTable('pages').set({ removed_at: removal.hideFrom }).where('id', '=', id).execute();
}
