import type { Handler } from '#server/context.ts';
import { memberRecipePage } from '#server/recipes/member-recipe-page.ts';

export const listRecipes: Handler<'listRecipes'> = (context, { query, member }) =>
  memberRecipePage(context, member.userId, query);
