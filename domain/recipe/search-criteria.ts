import type { OperationQuery } from '#contract/operations.ts';
import { type AllergenId, allergens } from '#domain/allergen/allergens.ts';
import { type Diet, diets } from '#domain/diet/diets.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { familyIds } from '#domain/food/left-out-foods.ts';
import { type ProteinSource, proteinSources } from '#domain/food/protein-sources.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { calorieRange } from '#domain/recipe-filter/recipe-filter.ts';
import { type Cuisine, cuisines } from './cuisines.ts';
import type { Effort } from './effort.ts';
import { type MealType, mealTypes } from './meal-types.ts';
import { type ReadSearch, readSearch } from './read-search.ts';
import type { Choice } from './search-choices.ts';
import type { SearchTrait } from './search-traits.ts';
import { type Season, seasons } from './seasons.ts';

/** Criteria of a search; all must be met. */
export interface SearchCriteria {
  /**
   * Words that the title, the ingredients and the meal types must all contain; null if only punctuation was typed,
   * which matches nothing.
   */
  readonly words: readonly string[] | null;
  /** And of each, the words of one phrase. */
  readonly choices: readonly Choice[];
  /** Of the whole recipe; null: any. */
  readonly maxMinutes: number | null;
  /** All of them. */
  readonly diets: readonly Diet[];
  /** Any of each. */
  readonly courses: readonly (readonly MealType[])[];
  readonly cuisines: readonly (readonly Cuisine[])[];
  readonly seasons: readonly (readonly Season[])[];
  readonly efforts: readonly Effort[];
  readonly traits: readonly SearchTrait[];
  /** Any of each, by food id: every ingredient at hand is used. */
  readonly withFoods: readonly (readonly string[])[];
  /** Any of them; empty for no restriction. */
  readonly proteinSources: readonly ProteinSource[];
  /** None of them. */
  readonly allergens: readonly AllergenId[];
  /** None of these, by food id. */
  readonly withoutFoods: readonly string[];
  /**
   * Kilocalories per serving, both ends inclusive; `max` is null without an upper end. Null: any, including unknown.
   */
  readonly calories: { readonly min: number; readonly max: number | null } | null;
  /** Highest accepted level; axes that are absent are ignored. */
  readonly levels: Readonly<Partial<Record<Intolerance, Level>>>;
}

/** Everything. */
export const noCriteria: SearchCriteria = {
  words: [],
  choices: [],
  maxMinutes: null,
  diets: [],
  courses: [],
  cuisines: [],
  seasons: [],
  efforts: [],
  traits: [],
  withFoods: [],
  proteinSources: [],
  allergens: [],
  withoutFoods: [],
  calories: null,
  levels: {},
};

export type Query = OperationQuery<'listRecipes'>;

/** Unknown values by parameter. */
export type UnknownWords = Readonly<Record<string, readonly string[]>>;

const key = (word: string) => word.trim().toLowerCase();
const levelOf = (text: '1' | '2' | '3') => Number(text) as Level;

/**
 * The upper end of the slider means no upper limit (SRV-46), and the whole range is no criterion, so that recipes
 * without a figure are found.
 */
function readCalories({ minCalories, maxCalories }: Query, typed: ReadSearch): SearchCriteria['calories'] {
  const min = Math.max(minCalories ?? calorieRange.min, typed.minCalories ?? calorieRange.min);
  const chosen = (maxCalories ?? calorieRange.max) >= calorieRange.max ? null : (maxCalories ?? null);
  const max = fewer(typed.maxCalories, chosen);
  return min <= calorieRange.min && max === null ? null : { min, max };
}

function readLevels(query: Query, low: ReadSearch['low']): SearchCriteria['levels'] {
  const { isLowOxalate, isLowHistamine, isLowSulfur, isLowFodmap, isLowSalicylate } = query;
  return {
    ...(isLowOxalate ? { oxalate: levelOf(isLowOxalate) } : {}),
    ...(isLowHistamine ? { histamine: levelOf(isLowHistamine) } : {}),
    ...(isLowSulfur ? { sulfur: levelOf(isLowSulfur) } : {}),
    ...(isLowFodmap ? { fodmap: 1 } : {}),
    ...(isLowSalicylate ? { salicylate: 1 } : {}),
    ...Object.fromEntries(low.map((axis) => [axis, 1])),
  };
}

const fewer = (one: number | null, other: number | null): number | null =>
  one === null ? other : Math.min(one, other ?? one);

/**
 * Parses the criteria, or returns the unknown values: a misspelled allergen must not be ignored. What the words of the
 * search ask for is added to what the filter asks for.
 */
export function readCriteria(
  query: Query,
  foods: FoodTable,
  typed: ReadSearch = readSearch(query.query ?? '', foods),
): SearchCriteria | { readonly unknown: UnknownWords } {
  const unknown: Record<string, readonly string[]> = {};
  function read<T>(
    field:
      | 'diet'
      | 'mealTypes'
      | 'cuisines'
      | 'seasons'
      | 'proteinSources'
      | 'allergens'
      | 'ingredients'
      | 'atHand',
    find: (word: string) => readonly T[],
  ): T[] {
    const found = (query[field] ?? []).map((word) => ({ word, means: find(word) }));
    const unexpected = found.filter(({ means }) => means.length === 0).map(({ word }) => word);
    if (unexpected.length > 0) unknown[field] = unexpected;
    return [...new Set(found.flatMap(({ means }) => means))];
  }
  const among =
    <T extends string>(options: readonly T[]) =>
    (word: string) =>
      options.filter((option) => key(option) === key(word));
  const union = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];
  const anyOf = <T>(chosen: readonly T[], typedOnes: readonly (readonly T[])[]) =>
    chosen.length > 0 ? [chosen, ...typedOnes] : typedOnes;
  const foodsOf = (word: string) => foods.named(word).map(({ id }) => id);
  const criteria: SearchCriteria = {
    words: typed.words,
    choices: typed.choices,
    maxMinutes: fewer(typed.maxMinutes, query.maxMinutes ?? null),
    diets: union(read('diet', among(diets)), typed.diets),
    courses: anyOf(read('mealTypes', among(mealTypes)), typed.courses),
    cuisines: anyOf(read('cuisines', among(cuisines)), typed.cuisines),
    seasons: anyOf(read('seasons', among(seasons)), typed.seasons),
    efforts: typed.efforts,
    traits: typed.traits,
    withFoods: read('atHand', (word) => [foodsOf(word)].filter((ids) => ids.length > 0)),
    proteinSources: read('proteinSources', among(proteinSources)),
    allergens: union(
      read('allergens', (word) =>
        allergens.filter(({ name }) => key(name) === key(word)).map(({ id }) => id),
      ),
      typed.allergens,
    ),
    withoutFoods: union(
      read('ingredients', (word) => familyIds(word, foods)),
      typed.withoutFoods,
    ),
    calories: readCalories(query, typed),
    levels: readLevels(query, typed.low),
  };
  return Object.keys(unknown).length > 0 ? { unknown } : criteria;
}
