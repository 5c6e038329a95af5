import type { RecipeSource } from '#server/context/recipe-source.ts';
import type { Context } from '#server/context.ts';
import { catalogSource } from './catalog-source.ts';
import { outsideSource } from './outside-source.ts';
import { createSpoonacular } from './spoonacular.ts';

/** The configured source: Spoonacular when its key is set, else the catalog. */
export function createRecipeSource(
  parts: Pick<Context, 'config' | 'db' | 'foods' | 'log' | 'now'>,
): RecipeSource {
  const { config, db, now } = parts;
  if (config.spoonacularApiKey === null) return catalogSource(db);
  return outsideSource(createSpoonacular({ apiKey: config.spoonacularApiKey, now }), parts);
}
