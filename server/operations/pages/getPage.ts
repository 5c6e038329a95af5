import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findPage } from '#server/queries/pages.ts';

export const getPage: Handler<'getPage'> = async ({ db }, { params }) => {
  const page = await findPage(db, params.id);
  if (page === undefined) throw notFound('There is no such page.');
  // Cleaned when it was written; once more by the rules of today. Fetched when the first page is.
  const { cleanHtml } = await import('#server/security/clean-html.ts');
  return {
    data: {
      id: page.id,
      name: page.name,
      content: cleanHtml(page.content),
      updated_at: page.updatedAt.toISOString(),
    },
  };
};
