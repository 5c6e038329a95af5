import type { Handler } from '#server/context.ts';
import { readAnswer, readSubmitted } from '#server/recipes/submitted-recipes.ts';

export const readRecipes: Handler<'readRecipes'> = async (context, { body, member }) =>
  readAnswer(await readSubmitted(context, member, body));
