import { catalogDish } from '#domain/catalog/catalog-dish.ts';
import { comparedDish, mostSimilar } from '#domain/catalog/similarity.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { indexFoods } from '#server/catalog/food-index.ts';
import { lintTexts } from '#server/catalog/lint-recipes.ts';
import { sentenceOf } from '#server/catalog/problem.ts';
import { readRecipe } from '#server/catalog/read-recipe.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';
import { comparedRecipes } from './compared-recipes.ts';
import { recipeText } from './recipe-text.ts';

const shownNearest = 5;

/**
 * A report on one recipe for its author, compared with those of a directory (`cache`: file for the compared
 * recipes); only its problems if it does not load.
 */
export function inspectedRecipe(
  file: string,
  source: string,
  directory: string,
  cache: string,
  tables: Pick<FoodsAndRoles, 'foods' | 'byId' | 'synonyms'>,
): { readonly text: string; readonly isLoaded: boolean } {
  const { foods, byId } = tables;
  const index = indexFoods(foods);
  const refId = file.replace(/\.cook$/, '');
  const findings = lintTexts([{ file, source }], tables).map(sentenceOf);
  const read = readRecipe(refId, source, index);
  if ('problems' in read) return { text: findings.join('\n'), isLoaded: false };
  const others = comparedRecipes(directory, tables, cache);
  const nearest = mostSimilar(comparedDish(read.recipe, byId), others, shownNearest);
  const dish = catalogDish(read.recipe, computeRecipe(read.recipe, byId), byId);
  return { text: recipeText(dish, byId, findings, nearest), isLoaded: true };
}
