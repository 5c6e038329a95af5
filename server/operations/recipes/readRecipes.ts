import type { Handler } from '#server/context.ts';
import { readAnswer, readGiven } from '#server/recipes/given-recipes.ts';

export const readRecipes: Handler<'readRecipes'> = async (context, { body, member }) =>
  readAnswer(await readGiven(context, member, body));
