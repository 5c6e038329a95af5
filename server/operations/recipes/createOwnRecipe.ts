import type { Handler } from '#server/context.ts';
import { keepOwnRecipe, readAddress, readOwnRecipe } from '#server/recipes/own-recipe.ts';

export const createOwnRecipe: Handler<'createOwnRecipe'> = async (context, { body, member }) =>
  keepOwnRecipe(
    context,
    member,
    readOwnRecipe(body, null, context.foods),
    readAddress(body.source_address ?? null),
  );
