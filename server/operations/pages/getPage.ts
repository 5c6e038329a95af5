import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findPage } from '#server/queries/pages.ts';

export const getPage: Handler<'getPage'> = async ({ db }, { params }) => {
  const page = await findPage(db, params.id);
  if (page === undefined) throw notFound('We can’t find that page.');
  // Sanitized when written, and again by the current rules. The sanitizer is loaded on first use.
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
