import type { Handler } from '#server/context.ts';
import { reviewPage } from './review-page.ts';

export const listRecipeReviews: Handler<'listRecipeReviews'> = (context, { params, query }) =>
  reviewPage(context, params.id, query ?? {});
