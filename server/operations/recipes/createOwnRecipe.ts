import type { Handler } from '#server/context.ts';
import { readAddress, readOwnRecipe, storeOwnRecipe } from '#server/recipes/own-recipe.ts';

export const createOwnRecipe: Handler<'createOwnRecipe'> = async (context, { body, member, runOnce }) =>
  storeOwnRecipe(
    context,
    member,
    readOwnRecipe(body, null, context.foods),
    readAddress(body.source_address ?? null),
    runOnce,
  );
