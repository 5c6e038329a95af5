import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Diet } from '#domain/diet/diets.ts';
import { computedOnce } from '#domain/dietary-profile/computed-once.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { dishOfIngredients } from '#domain/dietary-profile/dish-of-ingredients.ts';
import { type Judgement, type JudgementReason, judge } from '#domain/dietary-profile/judge.ts';
import { type Intolerance, intolerances, type Level } from '#domain/intolerance/intolerances.ts';
import { unchanged } from '#domain/intolerance/member-lists.ts';
import { levelForMember } from '#domain/intolerance/member-verdict.ts';
import { severity } from '#domain/intolerance/severity.ts';
import { baseFoodId } from '#domain/source-recipe/unknown-food.ts';
import type { Dish } from './dish.ts';
import { swappedAmount } from './swap-recipe.ts';
import type { Substitute } from './swap-roles.ts';

/** The dish with every occurrence of a food replaced by another, in grams that a kitchen can measure. */
export function withSwap(
  { ingredients, ...dish }: Dish,
  foodId: string,
  { food, factor }: Pick<Substitute, 'food' | 'factor'>,
): Dish {
  return {
    ...dish,
    ingredients: ingredients.map((it) =>
      it.food.id === foodId ? { ...it, food, grams: swappedAmount(it.grams, { food, factor }).grams } : it,
    ),
  };
}

/** The dish without any occurrence of a food. */
export const withoutFood = ({ ingredients, ...dish }: Dish, foodId: string): Dish => ({
  ...dish,
  ingredients: ingredients.filter(({ food }) => food.id !== foodId),
});

/** Diets preserved for all members: religious and ethical ones, and gluten free. */
const neverRemoved: readonly Diet[] = [
  'Gluten Free',
  'Vegetarian',
  'Lacto-Vegetarian',
  'Ovo-Vegetarian',
  'Vegan',
  'Pescetarian',
];

/** State of a dish before a change, for comparison. */
export interface DishState {
  readonly dish: Dish;
  readonly judgement: Judgement;
  /** Level with the member's own list. */
  readonly level: (axis: Intolerance) => Level | null;
  readonly allergens: ReadonlySet<AllergenId>;
  /** The always preserved and the chosen diets that it suits. */
  readonly diets: readonly Diet[];
}

/** Each fact is computed when it is first asked for: most changes are dropped by the first that got worse. */
export function stateOf(dish: Dish, profile: DietaryProfile): DishState {
  const judged = dishOfIngredients(dish.ingredients, dish.servings);
  const judgement = computedOnce(() => judge(judged, profile));
  const found = computedOnce(
    () => new Set(dish.ingredients.flatMap(({ food }) => [...allergensOfFood(food)])),
  );
  const diets = computedOnce(() =>
    [...new Set([...neverRemoved, ...profile.diets])].filter((diet) => judged.diet(diet) === null),
  );
  return {
    dish,
    level: (axis) =>
      levelForMember(judged.level(axis), profile.lists[axis] ?? unchanged, judged.foodIds ?? []),
    get judgement() {
      return judgement();
    },
    get allergens() {
      return found();
    },
    get diets() {
      return diets();
    },
  };
}

const isRaised = (before: DishState, after: DishState, axis: Intolerance): boolean =>
  severity(after.level(axis)) > severity(before.level(axis));

/** The axes on which the level has risen. */
export const raisedAxes = (before: DishState, after: DishState): Intolerance[] =>
  intolerances.filter((axis) => isRaised(before, after, axis));

export const isLimited = ({ limits }: DietaryProfile, axis: Intolerance): boolean => (limits[axis] ?? 3) < 3;

/** Reasons against a dish; being at the limit is not one. */
export const reasonsAgainst = ({ reasons }: Judgement): JudgementReason[] =>
  reasons.filter(({ kind }) => kind !== 'atLimit');

/** Whether a reason names this food. */
export const isAbout = ({ foodIds }: JudgementReason, foodId: string): boolean =>
  foodIds.includes(foodId) || foodIds.includes(baseFoodId(foodId));

const isSame = (one: JudgementReason, other: JudgementReason) =>
  one.kind === other.kind && one.rule === other.rule && one.name === other.name;

/**
 * Whether nothing got worse: no allergen was added, no limited axis rose, no preserved diet was lost, and no
 * new reason against the dish appeared.
 */
export function isNoWorse(before: DishState, after: DishState, profile: DietaryProfile): boolean {
  const was = reasonsAgainst(before.judgement);
  return (
    [...after.allergens].every((id) => before.allergens.has(id)) &&
    before.diets.every((diet) => after.diets.includes(diet)) &&
    !intolerances.some((axis) => isLimited(profile, axis) && isRaised(before, after, axis)) &&
    reasonsAgainst(after.judgement).every((reason) => {
      const former = was.find((it) => isSame(it, reason));
      return former !== undefined && reason.foodIds.every((id) => former.foodIds.includes(id));
    })
  );
}
