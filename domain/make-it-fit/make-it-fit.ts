import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable, type Judgement } from '#domain/dietary-profile/judge.ts';
import type { Food } from '#domain/food/food.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import {
  type DishState,
  isAbout,
  isNoWorse,
  reasonsAgainst,
  stateOf,
  withoutFood,
  withSwap,
} from '#domain/swap/changed-dish.ts';
import type { Dish } from '#domain/swap/dish.ts';
import type { SwapRoles } from '#domain/swap/swap-roles.ts';
import { replacementsFor } from '#domain/swap/swaps-for.ts';
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

export type FittingResult =
  | { readonly kind: 'fits' }
  | {
      readonly kind: 'changed';
      readonly changes: readonly FittingChange[];
      readonly dish: Dish;
      readonly judgement: Judgement;
    }
  /** `foodIds`: what no change was found for. `isProved`: every way of up to five changes was tried. */
  | { readonly kind: 'impossible'; readonly foodIds: readonly string[]; readonly isProved: boolean };

/** More changes make another dish of it. */
const mostChanges = 5;
/** Foods tried for a broken limit, the heaviest first. */
const mostFoods = 4;
/** Ways to change one food that are tried, the closest first. */
const mostWays = 4;
/** How many foods of changed dishes are looked at: a bound on the work that does not depend on how busy the machine is. */
const maxExpansions = 60;

interface Step {
  readonly change: FittingChange;
  readonly state: DishState;
}

/** Every acceptable change of one food: swaps first, the closest before the others, then leaving it out. */
function stepsFor(state: DishState, foodId: string, { profile, roles, title }: SearchContext): Step[] {
  const swaps = replacementsFor(state, foodId, profile, roles);
  const clean = swaps.filter(({ raises }) => raises.length === 0);
  const steps = (clean.length > 0 ? clean : swaps).slice(0, mostWays).map(
    ({ food, factor, hint, state: after }): Step => ({
      change: { kind: 'swap', foodId, food, factor, hint },
      state: after,
    }),
  );
  if (!canOmit(state.dish, foodId, title)) return steps;
  const after = stateOf(withoutFood(state.dish, foodId), profile);
  const isWhole = after.dish.ingredients.length > 0 && isNoWorse(state, after, profile);
  return isWhole ? [...steps, { change: { kind: 'omission', foodId }, state: after }] : steps;
}

/** Foods of which each has to change: those that bring what is not for the member at all. */
function mustChange({ dish, judgement }: DishState): string[] {
  const hard = reasonsAgainst(judgement).filter(({ axis, foodIds }) => axis === null && foodIds.length > 0);
  const ids = [...new Set(dish.ingredients.map(({ food }) => food.id))];
  return ids.filter((id) => hard.some((reason) => isAbout(reason, id)));
}

/** Foods of which one has to change for the first limit that is broken, the heaviest first. */
function mayChange({ dish, judgement }: DishState): string[] {
  const [first] = reasonsAgainst(judgement).filter(({ axis }) => axis !== null);
  if (first === undefined || first.axis === null) return [];
  const eaten = dish.ingredients.map(({ food, grams }) => ({ food, grams: grams / dish.servings }));
  const { reasons } = verdictOf(first.axis, eaten);
  const isNamed = (id: string) => isAbout(first, id);
  const contributing = reasons.filter(({ level, lowUpToG }) => level !== 1 || lowUpToG !== null);
  return contributing
    .map(({ foodId }) => foodId)
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .slice(0, mostFoods);
}

interface SearchContext {
  readonly profile: DietaryProfile;
  readonly roles: SwapRoles;
  /** The recipe's title: a food it names is not omitted. */
  readonly title: string;
  /** Awaited between steps of a few milliseconds, so that a long search yields to other requests. */
  readonly pause: () => Promise<void>;
}

/** Memo of a search: each food of each state is expanded once. */
interface SearchMemo {
  expansions: number;
  readonly steps: WeakMap<DishState, Map<string, readonly Step[]>>;
}

/** The changes of one food of a state, those after which the dish may be served first; null when the budget is used up. */
async function expand(
  state: DishState,
  foodId: string,
  asked: SearchContext,
  seen: SearchMemo,
): Promise<readonly Step[] | null> {
  const known = seen.steps.get(state) ?? new Map<string, readonly Step[]>();
  seen.steps.set(state, known);
  const before = known.get(foodId);
  if (before !== undefined) return before;
  if (seen.expansions <= 0) return null;
  seen.expansions -= 1;
  await asked.pause();
  const steps = stepsFor(state, foodId, asked).toSorted(
    (a, b) => Number(isServable(b.state.judgement)) - Number(isServable(a.state.judgement)),
  );
  known.set(foodId, steps);
  return steps;
}

/** Steps to a dish that may be served in at most `left` changes; null when there is none. */
async function search(
  state: DishState,
  left: number,
  asked: SearchContext,
  seen: SearchMemo,
): Promise<readonly Step[] | null> {
  if (isServable(state.judgement)) return [];
  if (left === 0) return null;
  const must = mustChange(state);
  if (must.length > left) return null;
  const [next] = must;
  const foods = next === undefined ? mayChange(state) : [next];
  for (const foodId of foods) {
    const steps = await expand(state, foodId, asked, seen);
    if (steps === null) return null;
    for (const step of steps) {
      const rest = await search(step.state, left - 1, asked, seen);
      if (rest !== null) return [step, ...rest];
    }
  }
  return null;
}

/** The foods that no change was found for by itself; all that do not suit where each has one and they do not go together. */
function inTheWay(state: DishState, asked: SearchContext): string[] {
  const against = reasonsAgainst(state.judgement);
  const named = [...new Set(state.dish.ingredients.map(({ food }) => food.id))].filter((id) =>
    against.some((reason) => isAbout(reason, id)),
  );
  const stuck = named.filter((id) => stepsFor(state, id, asked).length === 0);
  return stuck.length > 0 ? stuck : named;
}

/** The dish with all of the changes, in their order. */
export const withChanges = (dish: Dish, changes: readonly FittingChange[]): Dish =>
  changes.reduce(
    (now, change) =>
      change.kind === 'swap' ? withSwap(now, change.foodId, change) : withoutFood(now, change.foodId),
    dish,
  );

/** Drops changes that later ones have made superfluous. */
function withoutSuperfluous(
  before: DishState,
  changes: readonly FittingChange[],
  { profile }: SearchContext,
): readonly FittingChange[] {
  return changes.reduce<readonly FittingChange[]>((left, change) => {
    const others = left.filter((it) => it !== change);
    const after = stateOf(withChanges(before.dish, others), profile);
    return isServable(after.judgement) && isNoWorse(before, after, profile) ? others : left;
  }, changes);
}

/**
 * The fewest swaps and omissions after which a dish fits somebody on everything. Nothing else gets worse on the way: no
 * allergen of anybody's list comes, no limited axis rises, no diet that the dish kept ends.
 */
export async function makeItFit(dish: Dish, asked: SearchContext): Promise<FittingResult> {
  const before = stateOf(dish, asked.profile);
  if (isServable(before.judgement)) return { kind: 'fits' };
  const seen: SearchMemo = { expansions: maxExpansions, steps: new WeakMap() };
  for (
    let most = Math.max(1, mustChange(before).length);
    most <= mostChanges && seen.expansions > 0;
    most += 1
  ) {
    const steps = await search(before, most, asked, seen);
    if (steps === null) continue;
    const changes = withoutSuperfluous(
      before,
      steps.map(({ change }) => change),
      asked,
    );
    const { dish: changed, judgement } = stateOf(withChanges(dish, changes), asked.profile);
    return { kind: 'changed', changes, dish: changed, judgement };
  }
  return { kind: 'impossible', foodIds: inTheWay(before, asked), isProved: seen.expansions > 0 };
}
