import type { OperationQuery } from '#contract/operations.ts';
import { type AllergenId, allergens } from '#domain/allergen/allergens.ts';
import { type Diet, diets } from '#domain/diet/diets.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { type ProteinSource, proteinSources } from '#domain/food/protein-sources.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { calorieRange } from '#domain/recipe-filter/recipe-filter.ts';
import { type MealType, mealTypes } from './meal-types.ts';
import { searchWords } from './title-key.ts';

/** Criteria of a search; all must hold. */
export interface SearchCriteria {
  /** All of them in the title; null when only signs were typed, which no title has. */
  readonly words: readonly string[] | null;
  /** All of them. */
  readonly diets: readonly Diet[];
  /** Any of them; empty: whichever. */
  readonly mealTypes: readonly MealType[];
  /** Any of them; empty: whichever. */
  readonly proteinSources: readonly ProteinSource[];
  /** None of them. */
  readonly allergens: readonly AllergenId[];
  /** None of these, by food id. */
  readonly withoutFoods: readonly string[];
  /** Kilocalories of a serving, both ends inclusive, `max` null for no upper end; null: any, also when unknown. */
  readonly calories: { readonly min: number; readonly max: number | null } | null;
  /** Highest level that may be; an axis that is not there does not matter. */
  readonly levels: Readonly<Partial<Record<Intolerance, Level>>>;
}

export type Query = OperationQuery<'listRecipes'>;

/** Words that match nothing, by parameter. */
export type UnknownWords = Readonly<Record<string, readonly string[]>>;

const key = (word: string) => word.trim().toLowerCase();
const levelOf = (text: '1' | '2' | '3') => Number(text) as Level;

/** The upper end of the slider means no upper limit (SRV-46), and the whole range asks for nothing, so that it hides no recipe without a figure. */
function readCalories({ minCalories, maxCalories }: Query): SearchCriteria['calories'] {
  const min = minCalories ?? calorieRange.min;
  const max = (maxCalories ?? calorieRange.max) >= calorieRange.max ? null : (maxCalories ?? null);
  return min <= calorieRange.min && max === null ? null : { min, max };
}

function readLevels(query: Query): SearchCriteria['levels'] {
  const { isLowOxalate, isLowHistamine, isLowSulfur, isLowFodmap, isLowSalicylate } = query;
  return {
    ...(isLowOxalate ? { oxalate: levelOf(isLowOxalate) } : {}),
    ...(isLowHistamine ? { histamine: levelOf(isLowHistamine) } : {}),
    ...(isLowSulfur ? { sulfur: levelOf(isLowSulfur) } : {}),
    ...(isLowFodmap ? { fodmap: 1 } : {}),
    ...(isLowSalicylate ? { salicylate: 1 } : {}),
  };
}

/** The criteria of a search, or the words that match nothing: a misspelled allergen must not be ignored. */
export function readCriteria(
  query: Query,
  foods: FoodTable,
): SearchCriteria | { readonly unknown: UnknownWords } {
  const unknown: Record<string, readonly string[]> = {};
  function read<T>(
    field: 'diet' | 'mealTypes' | 'proteinSources' | 'allergens' | 'ingredients',
    find: (word: string) => readonly T[],
  ): T[] {
    const found = (query[field] ?? []).map((word) => ({ word, means: find(word) }));
    const strange = found.filter(({ means }) => means.length === 0).map(({ word }) => word);
    if (strange.length > 0) unknown[field] = strange;
    return [...new Set(found.flatMap(({ means }) => means))];
  }
  const among =
    <T extends string>(options: readonly T[]) =>
    (word: string) =>
      options.filter((option) => key(option) === key(word));
  const words = searchWords(query.query ?? '');
  const criteria: SearchCriteria = {
    words: words.length === 0 && (query.query ?? '').trim() !== '' ? null : words,
    diets: read('diet', among(diets)),
    mealTypes: read('mealTypes', among(mealTypes)),
    proteinSources: read('proteinSources', among(proteinSources)),
    allergens: read('allergens', (word) =>
      allergens.filter(({ name }) => key(name) === key(word)).map(({ id }) => id),
    ),
    withoutFoods: read('ingredients', (word) => foods.named(word).map(({ id }) => id)),
    calories: readCalories(query),
    levels: readLevels(query),
  };
  return Object.keys(unknown).length > 0 ? { unknown } : criteria;
}
