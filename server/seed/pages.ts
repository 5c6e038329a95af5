import type { Transaction } from 'kysely';
import { ContentError } from '#server/content/content-error.ts';
import type { Database } from '#server/db/schema.ts';
import { ownPageIds, readOwnPage } from '#server/pages/page-files.ts';

/** Loads content/pages, replacing earlier project pages. Pages that the operator wrote or removed are unchanged. */
export async function loadPages(tx: Transaction<Database>): Promise<void> {
  const ids = ownPageIds();
  for (const id of ids) {
    const { name, description, content, updatedAt } = readOwnPage(id);
    if (updatedAt === null) throw new ContentError(`content/pages/${id}.md: updated is missing.`);
    const page = { name, description, content, updated_at: updatedAt };
    await tx
      .insertInto('pages')
      .values({ id, ...page, origin: 'content', removed_at: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(page).where('pages.origin', '=', 'content'))
      .execute();
  }
  await tx
    .deleteFrom('pages')
    .where('origin', '=', 'content')
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
}
