import type { Handler } from '#server/context.ts';
import { memberPage } from '#server/recipes/member-page.ts';

export const listRecipes: Handler<'listRecipes'> = (context, { query, member }) =>
  memberPage(context, member.userId, query);
