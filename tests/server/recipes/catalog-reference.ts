/**
 * The catalog as computed by the rules, and a reference implementation of the search: the database is
 * compared with them.
 */

import { readFileSync } from 'node:fs';
import type { RecipeAllergen } from '#domain/allergen/allergens-of.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { readSynonyms, searchKey } from '#domain/food/synonyms.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { suits, unchanged } from '#domain/intolerance/member-lists.ts';
import type { Verdict } from '#domain/intolerance/verdict.ts';
import type { ComputedRecipe } from '#domain/recipe/compute-recipe.ts';
import { type Cuisine, cuisinesOf } from '#domain/recipe/cuisines.ts';
import { type Effort, effortsOf } from '#domain/recipe/effort.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import type { SearchCriteria } from '#domain/recipe/search-criteria.ts';
import { indexWords } from '#domain/recipe/search-index.ts';
import { traitsOf as nutritionTraitsOf, type SearchTrait } from '#domain/recipe/search-traits.ts';
import { type Season, seasonsOf } from '#domain/recipe/seasons.ts';
import { hasWords, matchRank } from '#domain/recipe/title-key.ts';
import { type DoseLimit, doseTolerance } from '#domain/triggers/dose-limit.ts';
import { countedSubstances } from '#domain/triggers/doses.ts';
import { loadDishes } from '#server/catalog/content.fixture.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { coveringSample } from '#server/catalog/sample.fixture.ts';
import type { Db } from '#server/db/connect.ts';
import type { MemberLists } from '#server/queries/member-lists.ts';

const synonyms = readSynonyms(readFileSync('content/synonyms.csv', 'utf8'));

const titleKeys = new Map<string, string>();
/** Computed once for each title: the searches of a test read thousands of them again and again. */
function keyOf(title: string): string {
  const key = titleKeys.get(title) ?? searchKey(title, synonyms);
  titleKeys.set(title, key);
  return key;
}

/** The searchable properties of a recipe. */
export interface Searched {
  readonly recipe: Pick<Recipe, 'title' | 'mealTypes' | 'readyInMinutes'>;
  readonly cuisines: readonly Cuisine[];
  readonly seasons: readonly Season[];
  readonly efforts: readonly Effort[];
  readonly traits: readonly SearchTrait[];
  /** indexWords() */
  readonly words: string;
  readonly diets: ComputedRecipe['diets'];
  readonly proteinSources: ComputedRecipe['proteinSources'];
  readonly allergens: readonly Pick<RecipeAllergen, 'id'>[];
  readonly foodIds: readonly string[];
  readonly verdicts: Readonly<Record<Intolerance, Pick<Verdict, 'level' | 'aboveLow' | 'aboveMedium'>>>;
  /** Kilocalories per serving, as shown. */
  readonly calories: number | null;
}

export interface Known extends ComputedRecipe {
  readonly recipe: Recipe;
  readonly cuisines: readonly Cuisine[];
  readonly seasons: readonly Season[];
  readonly efforts: readonly Effort[];
  readonly traits: readonly SearchTrait[];
  readonly words: string;
  readonly calories: number | null;
}

export interface Reference {
  readonly foods: FoodTable;
  readonly recipes: readonly Known[];
}

async function computedReference(): Promise<Reference> {
  const foods = await loadFoods();
  const recipes = (await loadDishes()).map(({ recipe, computed }) => {
    const energy = computed.nutrients.find(({ id }) => id === 'energy');
    const calories = energy !== undefined && energy.known >= 0.95 ? Math.round(energy.amount) : null;
    return {
      ...computed,
      recipe,
      calories,
      words: indexWords(recipe, synonyms, computed.proteinSources),
      cuisines: cuisinesOf(recipe.title),
      seasons: seasonsOf(computed.foodIds),
      efforts: effortsOf(recipe),
      traits: nutritionTraitsOf(computed),
    };
  });
  return { foods, recipes };
}

let reference: Promise<Reference> | null = null;

/** Computed once for all test files of a worker. */
export const loadReference = (): Promise<Reference> => {
  reference ??= computedReference();
  return reference;
};

/** All traits that a search can filter by. */
const traitsOf = ({ foodIds, diets, allergens, proteinSources, verdicts, recipe }: Known): string[] => [
  ...foodIds,
  ...diets,
  ...allergens.map(({ id }) => id),
  ...proteinSources,
  ...recipe.mealTypes,
  ...intolerances.map((axis) => `${axis} ${verdicts[axis].level}`),
];
const timesEach = 2;

/**
 * Reduces a database, and the reference, to a sample of the catalog with each food, diet, level and meal, so
 * that searches do not slow down as the catalog grows.
 */
export async function sampledReference(db: Db): Promise<Reference> {
  const { foods, recipes } = await loadReference();
  const sample = coveringSample(recipes, traitsOf, timesEach);
  const refs = sample.map(({ refId }) => refId);
  await db.deleteFrom('recipes').where('ref_id', 'not in', refs).execute();
  return { foods, recipes: sample };
}

/** Whether a recipe meets the criteria, for a member with these lists. */
export function meets(it: Searched, criteria: SearchCriteria, lists: MemberLists): boolean {
  const { words, diets, proteinSources, allergens, withoutFoods, calories, levels, maxMinutes } = criteria;
  const isAny = <T>(wanted: readonly T[], has: readonly T[]) =>
    wanted.length === 0 || wanted.some((each) => has.includes(each));
  return (
    words !== null &&
    hasWords(keyOf(it.recipe.title), words, it.words) &&
    it.recipe.readyInMinutes <= (maxMinutes ?? Infinity) &&
    diets.every((diet) => it.diets.includes(diet)) &&
    criteria.courses.every((types) => isAny(types, it.recipe.mealTypes)) &&
    criteria.cuisines.every((names) => isAny(names, it.cuisines)) &&
    criteria.seasons.every((names) => isAny(names, it.seasons)) &&
    criteria.efforts.every((effort) => it.efforts.includes(effort)) &&
    criteria.traits.every((trait) => it.traits.includes(trait)) &&
    criteria.withFoods.every((ids) => isAny(ids, it.foodIds)) &&
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

/** How well a recipe matches the words, best first. */
export const rankOf = (title: string, words: readonly string[], further: string): number =>
  matchRank(keyOf(title), words, further);

/** The title has it, or one of the further words begins with it. */
export const hasWord = (it: Known, word: string): boolean =>
  hasWords(keyOf(it.recipe.title), [word]) || ` ${it.words}`.includes(` ${word}`);

/** Loads of a serving within all of the limits; what nobody knows is within none. */
export const isWithinDoses = (
  doses: readonly (number | null)[] | null,
  limits: readonly DoseLimit[] = [],
): boolean =>
  limits.every(
    ({ substance, load }) =>
      (doses?.[countedSubstances.indexOf(substance)] ?? Number.POSITIVE_INFINITY) <= load * doseTolerance,
  );
