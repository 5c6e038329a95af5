/** The catalogue as the rules compute it, and the search as plain code: what the database is compared with. */
import { fileURLToPath } from 'node:url';
import type { RecipeAllergen } from '#domain/allergen/allergens-of.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { suits, unchanged } from '#domain/intolerance/member-lists.ts';
import type { Verdict } from '#domain/intolerance/verdict.ts';
import { type ComputedRecipe, computeRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import type { SearchCriteria } from '#domain/recipe/search-criteria.ts';
import { hasWords, titleKey } from '#domain/recipe/title-key.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { loadFoods } from '#server/catalogue/load-foods.ts';
import type { MemberLists } from '#server/queries/member-lists.ts';

/** What a search can ask of a recipe. */
export interface Searched {
  readonly recipe: Pick<Recipe, 'title' | 'mealTypes'>;
  readonly diets: ComputedRecipe['diets'];
  readonly proteinSources: ComputedRecipe['proteinSources'];
  readonly allergens: readonly Pick<RecipeAllergen, 'id'>[];
  readonly foodIds: readonly string[];
  readonly verdicts: Readonly<Record<Intolerance, Pick<Verdict, 'level' | 'aboveLow' | 'aboveMedium'>>>;
  /** Kilocalories of a serving, as shown. */
  readonly calories: number | null;
}

export interface Known extends ComputedRecipe {
  readonly recipe: Recipe;
  readonly calories: number | null;
}

export interface Reference {
  readonly foods: FoodTable;
  readonly recipes: readonly Known[];
}

export async function loadReference(): Promise<Reference> {
  const foods = await loadFoods();
  const folder = fileURLToPath(new URL('../../../content/recipes', import.meta.url));
  const recipes = (await loadCatalogue(folder, foods.foods)).map((recipe) => {
    const computed = computeRecipe(recipe, foods.byId);
    const energy = computed.nutrients.find(({ id }) => id === 'energy');
    const calories = energy !== undefined && energy.known >= 0.95 ? Math.round(energy.amount) : null;
    return { ...computed, recipe, calories };
  });
  return { foods, recipes };
}

/** Whether a recipe meets the criteria, for a member with these lists. */
export function meets(it: Searched, criteria: SearchCriteria, lists: MemberLists): boolean {
  const { words, diets, mealTypes, proteinSources, allergens, withoutFoods, calories, levels } = criteria;
  const isAny = <T>(wanted: readonly T[], has: readonly T[]) =>
    wanted.length === 0 || wanted.some((each) => has.includes(each));
  return (
    words !== null &&
    hasWords(titleKey(it.recipe.title), words) &&
    diets.every((diet) => it.diets.includes(diet)) &&
    isAny(mealTypes, it.recipe.mealTypes) &&
    isAny(proteinSources, it.proteinSources) &&
    !it.allergens.some(({ id }) => allergens.includes(id)) &&
    !it.foodIds.some((id) => withoutFoods.includes(id)) &&
    (calories === null ||
      (it.calories !== null && it.calories >= calories.min && it.calories <= (calories.max ?? Infinity))) &&
    intolerances.every((axis) => {
      const level = levels[axis];
      return level === undefined || suits(it.verdicts[axis], level, lists[axis] ?? unchanged, it.foodIds);
    })
  );
}
