import type { Handler } from '#server/context.ts';
import { listOwnTexts } from '#server/queries/own-recipes.ts';
import { countOf } from '#server/recipes/submitted-recipes.ts';
import { limits } from '#server/security/limits.ts';

const types = { cooklang: 'application/zip', schema_org: 'application/json' } as const;

export const exportOwnRecipes: Handler<'exportOwnRecipes'> = async (context, { query, member }) => {
  const sentence = 'You’ve downloaded your recipes many times in the last hour. Please try again later.';
  await countOf(context, limits.recipeExports, member.userId, sentence);
  const recipes = await listOwnTexts(context.db, member.userId);
  const bytes = await context.recipeReader.write(query.format, recipes, member.userId);
  return new Blob([bytes], { type: types[query.format] });
};
