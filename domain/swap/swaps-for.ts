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
import type { StandIn, SwapRoles } from './swap-roles.ts';

export interface Swap {
  readonly food: Food;
  /** Grams of it for one gram of what it replaces. */
  readonly factor: number;
  /** Hint for the cook; null without one. */
  readonly hint: string | null;
  /** Reasons that the swap resolves. */
  readonly helps: readonly JudgementReason[];
  /** Of the whole dish afterwards. */
  readonly after: Judgement;
  /** Whether the whole dish may then be served. */
  readonly isEnough: boolean;
  /** Axes without a limit on which the dish is higher than it was. */
  readonly raises: readonly Intolerance[];
}

const offered = 3;

const compared: readonly NutrientId[] = ['energy', 'protein', 'carbohydrate', 'fat', 'sodium'];

/** How far apart two amounts of food are in a serving, by energy, what brings it, and salt, in shares of a day. */
function distance(food: Food, grams: number, other: Food, otherGrams: number): number {
  return compared.reduce((sum, id) => {
    const day = nutrients.find((it) => it.id === id)?.dailyValue ?? 1;
    const [one, two] = [food.per100g[id] ?? 0, other.per100g[id] ?? 0];
    return sum + Math.abs(one * grams - two * otherGrams) / 100 / day;
  }, 0);
}

/** The foods of a dish that do not suit, in the order of the ingredients, with the reasons. */
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

/** By itself a food brings no allergen that was not there and ends no diet: quickly told, before the whole dish is judged. */
const bringsNothing = (food: Food, { allergens, diets }: DishState): boolean =>
  [...allergensOfFood(food)].every((id) => allergens.has(id)) &&
  diets.every((diet) => whyNotByIngredients(diet, [{ food, grams: 1 }]).length === 0);

interface Ranked extends Swap {
  /** Similarity in cooking and nutrition; higher is closer. */
  readonly rank: number;
  readonly state: DishState;
}

/**
 * Every food of the same culinary role that can take the place of one in a dish and leaves nothing worse: the closest
 * first. The food that is replaced need not be one that does not suit.
 */
export function replacementsFor(
  before: DishState,
  foodId: string,
  profile: DietaryProfile,
  roles: SwapRoles,
): Ranked[] {
  const { dish } = before;
  const replaced = dish.ingredients.filter(({ food }) => food.id === foodId);
  const [first] = replaced;
  if (first === undefined) return [];
  const grams = replaced.reduce((sum, it) => sum + it.grams, 0) / dish.servings;
  const held = new Set(dish.ingredients.map(({ food }) => food.id));
  const helps = breakersIn(before).get(foodId) ?? [];
  return roles
    .standInsFor(foodId, dish)
    .filter(({ food }: StandIn) => !held.has(food.id) && bringsNothing(food, before))
    .flatMap((standIn) => {
      const state = stateOf(withSwap(dish, foodId, standIn), profile);
      const names = reasonsAgainst(state.judgement).some((reason) => isAbout(reason, standIn.food.id));
      if (names || !isNoWorse(before, state, profile)) return [];
      const rank = standIn.likeness - distance(first.food, grams, standIn.food, grams * standIn.factor);
      return [
        {
          food: standIn.food,
          factor: standIn.factor,
          hint: standIn.hint,
          helps,
          after: state.judgement,
          isEnough: isServable(state.judgement),
          raises: raisedAxes(before, state),
          rank,
          state,
        },
      ];
    })
    .toSorted((a, b) => a.raises.length - b.raises.length || b.rank - a.rank);
}

/**
 * Up to three foods that can replace one that does not suit. Those after which the whole dish fits come first,
 * then those that raise nothing at all, then what is most alike.
 */
export function swapsFor(dish: Dish, foodId: string, profile: DietaryProfile, roles: SwapRoles): Swap[] {
  const before = stateOf(dish, profile);
  if (!breakersIn(before).has(foodId)) return [];
  const found = replacementsFor(before, foodId, profile, roles);
  // one that raises an axis nobody asked about is offered only where no other is
  const clean = found.filter(({ raises }) => raises.length === 0);
  return (clean.length > 0 ? clean : found)
    .toSorted((a, b) => Number(b.isEnough) - Number(a.isEnough))
    .slice(0, offered)
    .map(({ rank: _, state: __, ...swap }) => swap);
}
