import type { Handler } from '#server/context.ts';
import { reviewPage } from '#server/recipes/review-page.ts';

export const listRecipeReviews: Handler<'listRecipeReviews'> = (context, { params, query, member }) =>
  reviewPage(context, params.id, member, query ?? {});
