import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import { whyNotByIngredients } from '#domain/diet/diets-of.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable, type Judgement, type JudgementReason } from '#domain/dietary-profile/judge.ts';
import type { Food } from '#domain/food/food.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { type NutrientId, nutrients } from '#domain/nutrition/nutrients.ts';
import {
  type DishState,
  isAbout,
  isNoWorse,
  raisedAxes,
  reasonsAgainst,
  stateOf,
  withSwap,
} from './changed-dish.ts';
import type { Dish } from './dish.ts';
import type { Substitute, SwapRoles } from './swap-roles.ts';

export interface Swap {
  readonly food: Food;
  /** Grams of it that replace one gram. */
  readonly factor: number;
  /** Hint for the cook; null without one. */
  readonly hint: string | null;
  /** Reasons that the swap resolves. */
  readonly helps: readonly JudgementReason[];
  /** The judgement of the whole dish afterwards. */
  readonly after: Judgement;
  /** Whether the whole dish is then servable. */
  readonly isEnough: boolean;
  /** Axes without a limit whose level has risen. */
  readonly raises: readonly Intolerance[];
}

const offered = 3;

const compared: readonly NutrientId[] = ['energy', 'protein', 'carbohydrate', 'fat', 'sodium'];

/** Distance of two amounts of food in a serving, by energy, macronutrients, and salt, as shares of a day. */
function distance(food: Food, grams: number, other: Food, otherGrams: number): number {
  return compared.reduce((sum, id) => {
    const day = nutrients.find((it) => it.id === id)?.dailyValue ?? 1;
    const [one, two] = [food.per100g[id] ?? 0, other.per100g[id] ?? 0];
    return sum + Math.abs(one * grams - two * otherGrams) / 100 / day;
  }, 0);
}

/** The foods of a dish with reasons against them, in the order of the ingredients. */
export function breakersIn({ dish, judgement }: DishState): Map<string, JudgementReason[]> {
  const reasons = reasonsAgainst(judgement);
  const inOrder = [...new Set(dish.ingredients.map(({ food }) => food.id))];
  return new Map(
    inOrder.flatMap((id) => {
      const of = reasons.filter((reason) => isAbout(reason, id));
      return of.length === 0 ? [] : [[id, of] as const];
    }),
  );
}

/** Whether a food by itself adds no new allergen and ends no diet: a quick check before the whole dish is judged. */
const addsNoRestriction = (food: Food, { allergens, diets }: DishState): boolean =>
  [...allergensOfFood(food)].every((id) => allergens.has(id)) &&
  diets.every((diet) => whyNotByIngredients(diet, [{ food, grams: 1 }]).length === 0);

interface Ranked extends Swap {
  /** Similarity in cooking and nutrition; higher is closer. */
  readonly rank: number;
  readonly state: DishState;
}

interface SubstituteOptions {
  readonly origin?: DishState;
  readonly isWanted?: (after: DishState) => boolean;
}

/**
 * All substitutes of a food in a dish that bring no allergen that `origin` lacks and end no diet that it has, the most
 * similar first, whatever they do to levels. `origin`: the dish before any change; `isWanted`: whether a changed dish is
 * considered at all.
 */
export function substitutesIn(
  before: DishState,
  foodId: string,
  profile: DietaryProfile,
  roles: SwapRoles,
  { origin = before, isWanted = () => true }: SubstituteOptions = {},
): Ranked[] {
  const { dish } = before;
  const replaced = dish.ingredients.filter(({ food }) => food.id === foodId);
  const [first] = replaced;
  if (first === undefined) return [];
  const grams = replaced.reduce((sum, it) => sum + it.grams, 0) / dish.servings;
  const helps = breakersIn(before).get(foodId) ?? [];
  return roles
    .substitutesFor(foodId, dish)
    .filter(({ food }: Substitute) => addsNoRestriction(food, origin))
    .map((substitute) => ({ substitute, state: stateOf(withSwap(dish, foodId, substitute), profile) }))
    .filter(({ state }) => isWanted(state))
    .map(({ substitute, state }) => {
      const rank =
        substitute.similarity - distance(first.food, grams, substitute.food, grams * substitute.factor);
      return {
        food: substitute.food,
        factor: substitute.factor,
        hint: substitute.hint,
        helps,
        get after() {
          return state.judgement;
        },
        get isEnough() {
          return isServable(state.judgement);
        },
        raises: raisedAxes(before, state),
        rank,
        state,
      };
    })
    .toSorted((a, b) => a.raises.length - b.raises.length || b.rank - a.rank);
}

/**
 * All substitutes of a food in a dish that make nothing worse, the most similar first. The replaced food may
 * be one without reasons against it.
 */
export const replacementsFor = (
  before: DishState,
  foodId: string,
  profile: DietaryProfile,
  roles: SwapRoles,
  options: SubstituteOptions = {},
): Ranked[] =>
  substitutesIn(before, foodId, profile, roles, options).filter(({ food, state }) => {
    const isNamed = reasonsAgainst(state.judgement).some((reason) => isAbout(reason, food.id));
    return !isNamed && isNoWorse(before, state, profile);
  });

/**
 * Up to three substitutes for an unsuitable food: first those after which the whole dish fits, then those
 * that raise no level, then the most similar.
 */
export function swapsFor(dish: Dish, foodId: string, profile: DietaryProfile, roles: SwapRoles): Swap[] {
  const before = stateOf(dish, profile);
  if (!breakersIn(before).has(foodId)) return [];
  const found = replacementsFor(before, foodId, profile, roles);
  // one that raises an axis without a limit is offered only if there is no other
  const clean = found.filter(({ raises }) => raises.length === 0);
  return (clean.length > 0 ? clean : found)
    .toSorted((a, b) => Number(b.isEnough) - Number(a.isEnough))
    .slice(0, offered)
    .map(({ rank: _, state: __, ...swap }) => swap);
}
