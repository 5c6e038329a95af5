import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Diet } from '#domain/diet/diets.ts';
import { whyNotByIngredients } from '#domain/diet/diets-of.ts';
import type { Food } from '#domain/food/food.ts';
import { isMaybeFoodId } from './either-food.ts';
import { baseFoodId, foodOrPlaceholder, isUnknownFood } from './unknown-food.ts';

/** Whether a dish breaks a test: yes, maybe or no. `foodIds` are the foods to name. */
export interface Finding {
  readonly answer: 'broken' | 'unknown';
  readonly foodIds: readonly string[];
}

export const broken = (foodIds: readonly string[]): Finding => ({ answer: 'broken', foodIds });
export const unknown = (foodIds: readonly string[]): Finding => ({ answer: 'unknown', foodIds });

/** The known parts of a dish. */
export interface KnownParts {
  readonly foods: readonly Food[];
  /** Ingredients that are one of several foods. */
  readonly eithers: readonly Food[];
  readonly unidentified: readonly string[];
}

/** The parts of a dish by its foods and placeholders, each once. */
export function partsOf(all: readonly Food[]): KnownParts {
  const eithers = all.filter(({ oneOf }) => oneOf !== undefined);
  const unidentified = all.filter((food) => isUnknownFood(food) && food.oneOf === undefined);
  return {
    foods: all.filter((food) => !isUnknownFood(food)),
    eithers,
    unidentified: unidentified.map(({ id }) => id),
  };
}

/** The parts by the stored ids of a dish. An id that has been removed from the food table is unidentified. */
export function partsOfIds(foodIds: readonly string[], byId: ReadonlyMap<string, Food>): KnownParts {
  // foods that it may contain are those of an ingredient that is one of several
  const ids = new Set(foodIds.filter((id) => !isMaybeFoodId(id)).map(baseFoodId));
  return partsOf([...ids].map((id) => foodOrPlaceholder({ foodId: id, name: id }, byId)));
}

/** Placeholder ids for those of a dish that have been removed from the food table: its stored facts are outdated. */
export const removedIn = (foodIds: readonly string[], { unidentified }: KnownParts): string[] =>
  unidentified.filter((id) => !foodIds.includes(id));

/**
 * Whether a dish breaks a test: certain if a food does; possible if an unidentified ingredient or one of
 * several foods does. Without any, stored facts count on their own.
 */
export function findingOf(
  { foods, eithers, unidentified }: KnownParts,
  breaks: (food: Food) => boolean,
): Finding {
  const sure = [...foods.filter(breaks), ...eithers.filter(({ oneOf = [] }) => oneOf.every(breaks))];
  if (sure.length > 0) return broken([...new Set(sure.map(({ id }) => baseFoodId(id)))]);
  const open = [
    ...unidentified,
    ...eithers.filter(({ oneOf = [] }) => oneOf.some(breaks)).map(({ id }) => id),
  ];
  return open.length > 0 ? unknown(open) : broken([]);
}

const hasAllergen = (id: AllergenId) => (food: Food) => allergensOfFood(food).has(id);
const breaksDiet = (diet: Diet) => (food: Food) => whyNotByIngredients(diet, [{ food, grams: 0 }]).length > 0;

export const allergenFinding = (parts: KnownParts, id: AllergenId): Finding =>
  findingOf(parts, hasAllergen(id));
export const dietFinding = (parts: KnownParts, diet: Diet): Finding => findingOf(parts, breaksDiet(diet));
