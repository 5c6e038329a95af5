import type { Handler } from '#server/context.ts';
import { countOf, readAnswer, readOrRefuse } from '#server/recipes/submitted-recipes.ts';
import { limits } from '#server/security/limits.ts';

export const readRecipeArchive: Handler<'readRecipeArchive'> = async (context, { body, member }) => {
  const sentence = 'You’ve imported many files in the last hour. Please try again later.';
  await countOf(context, limits.recipeArchives, member.userId, sentence);
  const outcome = await context.recipeReader.readArchive(body.archive, member.userId);
  return readAnswer(readOrRefuse(outcome, 'archive'));
};
