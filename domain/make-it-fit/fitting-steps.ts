import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { dishOfIngredients } from '#domain/dietary-profile/dish-of-ingredients.ts';
import { isServable, judge, type ReasonKind } from '#domain/dietary-profile/judge.ts';
import type { Food } from '#domain/food/food.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { limitsOf } from '#domain/intolerance/limits.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import {
  type DishState,
  isAbout,
  isLimited,
  isNoWorse,
  raisedAxes,
  reasonsAgainst,
  stateOf,
  withoutFood,
} from '#domain/swap/changed-dish.ts';
import type { Dish } from '#domain/swap/dish.ts';
import type { SwapRoles } from '#domain/swap/swap-roles.ts';
import { substitutesIn } from '#domain/swap/swaps-for.ts';
import { canOmit } from './can-omit.ts';

export type FittingChange =
  | {
      readonly kind: 'swap';
      readonly foodId: string;
      readonly food: Food;
      readonly factor: number;
      readonly hint: string | null;
    }
  | { readonly kind: 'omission'; readonly foodId: string };

/** One change, and the dish after it. */
export interface Step {
  readonly change: FittingChange;
  readonly state: DishState;
}

export interface StepContext {
  readonly profile: DietaryProfile;
  readonly roles: SwapRoles;
  /** Before any change. */
  readonly origin: DishState;
}

/** Some of the possible ones, and whether these are all. */
export interface Choices<T> {
  readonly of: readonly T[];
  readonly areAll: boolean;
}

/** Foods tried for a broken limit, largest share first. */
const maxFoods = 4;
/** Changes tried of a food that alone don't make the dish fit: the closest; those with the least dose come on top. */
const maxWays = 4;

/** Whether a change breaks no rule but limits, and keeps the diets of the dish before any change. */
function keepsTheRest(origin: DishState, { change, state }: Step): boolean {
  const hard = reasonsAgainst(state.judgement).filter(({ axis }) => axis === null);
  return (
    state.dish.ingredients.length > 0 &&
    !(change.kind === 'swap' && hard.some((reason) => isAbout(reason, change.food.id))) &&
    origin.diets.every((diet) => state.diets.includes(diet))
  );
}

/**
 * Every possible change of one food: swaps first, the closest before the others, then omitting it. A level may rise
 * meanwhile, as a further change may lower it. `origin`: the dish before any change.
 */
function everyStep(state: DishState, foodId: string, { profile, roles, origin }: StepContext): Step[] {
  const steps = substitutesIn(state, foodId, profile, roles, { origin }).map(
    ({ food, factor, hint, state: after }): Step => ({
      change: { kind: 'swap', foodId, food, factor, hint },
      state: after,
    }),
  );
  const omission = (): Step => ({
    change: { kind: 'omission', foodId },
    state: stateOf(withoutFood(state.dish, foodId), profile),
  });
  const all = canOmit(state.dish, foodId) ? [...steps, omission()] : steps;
  return all.filter((step) => keepsTheRest(origin, step));
}

/** Whether a change of one food makes nothing worse by itself. */
export const hasGoodStep = (foodId: string, context: StepContext): boolean =>
  everyStep(context.origin, foodId, context).some(({ state }) =>
    isNoWorse(context.origin, state, context.profile),
  );

/** Whether a food has a substitute or can be omitted, whatever follows for the dish. */
export const isChangeable = (dish: Dish, foodId: string, { roles }: Pick<StepContext, 'roles'>): boolean =>
  roles.substitutesFor(foodId, dish).length > 0 || canOmit(dish, foodId);

/** Share of the low limit that the replacement uses, per limited axis; 0 for an omission, infinite if unknown. */
function sharesOf({ change, state: { dish } }: Step, profile: DietaryProfile): number[] {
  if (change.kind === 'omission') return [0];
  const own = dish.ingredients.filter(({ food }) => food.id === change.food.id);
  const grams = own.reduce((sum, it) => sum + it.grams, 0) / dish.servings;
  return intolerances
    .filter((axis) => isLimited(profile, axis))
    .map((axis) => grams / (limitsOf(axis, change.food)?.lowUpToG ?? 0));
}

/** The step with the least dose of each limited axis, and the one with the least of all. */
function gentlest(steps: readonly Step[], profile: DietaryProfile): Step[] {
  const all = steps.map((step) => ({ step, shares: sharesOf(step, profile) }));
  const leastBy = (shareOf: (shares: readonly number[]) => number) =>
    all.toSorted((a, b) => shareOf(a.shares) - shareOf(b.shares))[0]?.step;
  const axes = all[0]?.shares.map((_, axis) => leastBy((shares) => shares[axis] ?? 0)) ?? [];
  return [...axes, leastBy((shares) => Math.max(0, ...shares))].filter((step) => step !== undefined);
}

/**
 * The changes of a food worth trying: every one after which the dish is servable; of the others, those without a
 * raised axis before those with one, the closest and those with the least dose.
 */
export function stepsFor(state: DishState, foodId: string, context: StepContext): Choices<Step> {
  const all = everyStep(state, foodId, context);
  const { origin, profile } = context;
  const isEnough = ({ state: after }: Step) =>
    isServable(after.judgement) && isNoWorse(origin, after, profile);
  const enough = all.filter(isEnough);
  const others = all.filter((step) => !enough.includes(step));
  const better = others.filter((step) => isNoWorse(state, step.state, profile));
  const clean = better.filter((step) => raisedAxes(state, step.state).length === 0);
  const closest = (clean.length > 0 ? clean : better).slice(0, maxWays);
  const omissions = others.filter(({ change }) => change.kind === 'omission');
  const of = [...new Set([...enough, ...closest, ...omissions, ...gentlest(others, profile)])];
  return { of, areAll: of.length === all.length };
}

/** Foods that must change: those that break a rule by themselves. */
export function mustChange({ dish, judgement }: DishState): string[] {
  const hard = reasonsAgainst(judgement).filter(({ axis, foodIds }) => axis === null && foodIds.length > 0);
  const ids = [...new Set(dish.ingredients.map(({ food }) => food.id))];
  return ids.filter((id) => hard.some((reason) => isAbout(reason, id)));
}

/** Foods of which one must change for the first broken limit, largest share first. */
export function mayChange({ dish, judgement }: DishState): Choices<string> {
  const [first] = reasonsAgainst(judgement).filter(({ axis }) => axis !== null);
  if (first === undefined || first.axis === null) return { of: [], areAll: true };
  const eaten = dish.ingredients.map(({ food, grams }) => ({ food, grams: grams / dish.servings }));
  const { reasons } = verdictOf(first.axis, eaten);
  const isNamed = (id: string) => isAbout(first, id);
  const contributing = reasons.filter(({ level, lowUpToG }) => level !== 1 || lowUpToG !== null);
  const ids = contributing
    .map(({ foodId }) => foodId)
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  return { of: ids.slice(0, maxFoods), areAll: ids.length <= maxFoods };
}

/** What other foods of a dish cause, whatever this one is replaced by. */
const fixedReasons: readonly ReasonKind[] = ['allergen', 'medicine', 'situation', 'ingredient', 'over'];

/** Whether one change of a food may make the dish servable: not if it is over a limit or breaks a rule without it, too. */
export const isLastToBlame = ({ dish }: DishState, foodId: string, { profile }: StepContext): boolean => {
  const { ingredients, servings } = withoutFood(dish, foodId);
  const { reasons } = judge(dishOfIngredients(ingredients, servings), profile);
  return !reasons.some(({ kind, rule }) => fixedReasons.includes(kind) && rule !== 'diet');
};
