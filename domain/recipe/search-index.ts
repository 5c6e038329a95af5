import { foodGroupWords, groupWordsOf } from '#domain/food/food-groups.ts';
import type { ProteinSource } from '#domain/food/protein-sources.ts';
import { type SynonymGroup, searchKey } from '#domain/food/synonyms.ts';
import { unknownPrefix } from '#domain/source-recipe/unknown-prefix.ts';
import type { MealType } from './meal-types.ts';
import type { Recipe } from './recipe.ts';
import { titleKey } from './title-key.ts';

/** What a meal type is also called. */
const mealTypeWords: Readonly<Record<MealType, string>> = {
  'Main course': 'lunch dinner supper',
  Breakfast: 'brunch',
  Soup: 'lunch dinner supper',
  Salad: 'lunch dinner supper',
  'Side dish': '',
  Dessert: 'sweet',
  Appetizer: 'starter snack',
  Bread: '',
  Beverage: 'drink',
  Sauce: 'dip',
  Snack: '',
};

/** What the food of a source of protein is also called. */
const proteinWords: Readonly<Record<ProteinSource, string>> = {
  Dairy: '',
  Eggs: '',
  Fish: 'fish seafood',
  Lamb: 'meat',
  Pork: 'meat',
  Poultry: 'poultry meat',
  'Plant-Based': '',
  'Red Meat': 'meat',
  Shellfish: 'shellfish seafood',
};

/** All of them, as `titleKey` writes them. */
export const allGroupWords = [
  ...new Set([
    ...Object.entries(mealTypeWords).flatMap(([type, more]) => titleKey(`${type} ${more}`).split(' ')),
    ...Object.values(proteinWords).flatMap((words) => words.split(' ')),
    ...foodGroupWords.flatMap((words) => words.split(' ')),
  ]),
].filter((word) => word !== '');

/**
 * The words beside the title that a recipe is found by, each once: its ingredients, as the author and the food table
 * name them, their synonyms and groups, its meal types, and the groups of its proteins.
 */
export function indexWords(
  { ingredients, mealTypes }: Pick<Recipe, 'ingredients' | 'mealTypes'>,
  synonyms: readonly SynonymGroup[],
  proteinSources: readonly ProteinSource[] = [],
): string {
  const names = ingredients.flatMap(({ foodId, name }) => [
    ...(foodId.startsWith(unknownPrefix) ? [] : [foodId]),
    name.split(/[,(]/)[0] ?? '',
  ]);
  const keys = [...new Set(names.map(titleKey))].map((name) => searchKey(name, synonyms));
  const types = mealTypes.map((type) => titleKey(`${type} ${mealTypeWords[type]}`));
  const foods = groupWordsOf(ingredients.map(({ foodId }) => foodId));
  const proteins = proteinSources.map((source) => proteinWords[source]);
  const words = [...keys, ...types, ...proteins, ...foods].flatMap((key) => key.split(' '));
  return [...new Set(words)].filter((word) => word !== '').join(' ');
}
