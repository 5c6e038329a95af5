import type { OperationResponse } from '#contract/operations.ts';
import { timeAgo } from '#domain/calendar/time-ago.ts';
import { shortName } from '#domain/member/short-name.ts';
import { pageMetaOf } from '#domain/page/page.ts';
import type { Context, Member } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findReviewed } from '#server/queries/recipes.ts';
import { findReviews, type ReviewRow } from '#server/queries/reviews.ts';

/** The public review: no full name, no email. */
export const reviewOf = (row: ReviewRow, now: Date) => ({
  id: row.id,
  user: { name: shortName(row.name), profile_photo_url: row.profile_photo_url },
  rating: row.rating,
  comment: row.comment,
  attachments: row.attachments.map(({ image_url }) => ({ image_url })),
  created_at: row.created_at.toISOString(),
  created_at_text: timeAgo(row.created_at, now),
  ...(row.answer !== null &&
    row.answered_at !== null && {
      answer: {
        body: row.answer,
        answered_at: row.answered_at.toISOString(),
        answered_at_text: timeAgo(row.answered_at, now),
      },
    }),
});

/** The public reviews of a recipe, for members and guests. Throws 404 for an unknown recipe. */
export async function reviewPage(
  { db, now }: Context,
  ref: string,
  reader: Member | null,
  {
    page = 1,
    per_page: perPage = 10,
  }: { readonly page?: number | undefined; readonly per_page?: number | undefined },
): Promise<OperationResponse<'listRecipeReviews'>> {
  const recipe = await findReviewed(db, ref, reader?.userId ?? null);
  if (recipe === undefined) throw notFound('There is no such recipe.');
  const rows = await findReviews(db, recipe.id, { page, perPage });
  const total = recipe.reviews_count;
  return {
    data: rows.map((row) => reviewOf(row, now())),
    meta: pageMetaOf(page, perPage, total),
  };
}
