import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findPublishedPage } from '#server/pages/published-page.ts';

export const getPage: Handler<'getPage'> = async ({ db }, { params }) => {
  const page = await findPublishedPage(db, params.id);
  if (page === null) throw notFound('We can’t find that page.');
  const { description: _, ...data } = page;
  return { data };
};
