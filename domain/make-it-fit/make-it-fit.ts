import { isServable, type Judgement } from '#domain/dietary-profile/judge.ts';
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
import {
  type FittingChange,
  hasGoodStep,
  isChangeable,
  isLastToBlame,
  mayChange,
  mustChange,
  type Step,
  type StepContext,
  stepsFor,
} from './fitting-steps.ts';

export type FittingResult =
  | { readonly kind: 'fits' }
  | {
      readonly kind: 'changed';
      readonly changes: readonly FittingChange[];
      readonly dish: Dish;
      readonly judgement: Judgement;
    }
  /** `foodIds`: foods without an acceptable change. `isProved`: no combination of up to five changes was left out. */
  | { readonly kind: 'impossible'; readonly foodIds: readonly string[]; readonly isProved: boolean };

/** More changes would make it another dish. */
const mostChanges = 5;
/** Limit of expanded foods in the search: a bound on the work that does not depend on the machine's load. */
const maxExpansions = 80;

interface FittingOptions extends Omit<StepContext, 'origin'> {
  /** Awaited between steps of a few milliseconds, so that a long search yields to other requests. */
  readonly pause: () => Promise<void>;
}

type SearchContext = FittingOptions & StepContext;

/** A set of changes in some order, and the dish after them. */
interface Node {
  readonly state: DishState;
  readonly steps: readonly Step[];
}

/** State of a search: each food is expanded once after each set of changes. */
interface SearchMemo {
  expansions: number;
  /** Whether nothing was left out. */
  isComplete: boolean;
  readonly steps: Map<string, readonly Step[]>;
}

const keyOf = ({ change }: Step) =>
  change.kind === 'swap' ? `${change.foodId}>${change.food.id}` : change.foodId;
/** The same for the same changes in any order. */
const setKey = (steps: readonly Step[]) => steps.map(keyOf).toSorted().join(' ');

/** The changes of one food; none when the budget is used up. */
async function expand(
  { state, steps }: Node,
  foodId: string,
  context: SearchContext,
  seen: SearchMemo,
): Promise<readonly Step[]> {
  const key = `${foodId} after ${setKey(steps)}`;
  const known = seen.steps.get(key);
  if (known !== undefined) return known;
  if (seen.expansions <= 0) {
    seen.isComplete = false;
    return [];
  }
  seen.expansions -= 1;
  await context.pause();
  const { of, areAll } = stepsFor(state, foodId, context);
  if (!areAll) seen.isComplete = false;
  seen.steps.set(key, of);
  return of;
}

/** The steps to a servable dish in at most `left` more changes; null if none is found. */
async function search(
  node: Node,
  remaining: number,
  context: SearchContext,
  seen: SearchMemo,
  visited: Set<string>,
): Promise<readonly Step[] | null> {
  const { state, steps } = node;
  if (isServable(state.judgement)) return isNoWorse(context.origin, state, context.profile) ? steps : null;
  const must = mustChange(state);
  if (remaining === 0 || must.length > remaining) return null;
  const [next] = must;
  const may = mayChange(state);
  if (!may.areAll) seen.isComplete = false;
  // what must change comes first; it may have no replacement before a limit has room for one
  const foods = [...new Set([...(next === undefined ? [] : [next]), ...may.of])];
  // an added food is not changed again, and a removed one is not added again: no carrot for the celery after
  // daikon for the carrot
  const removed = steps.map(({ change }) => change.foodId);
  const come = steps.map(({ change }) => (change.kind === 'swap' ? change.food.id : null));
  const changeable = foods.filter((id) => !come.includes(id));
  const promising =
    remaining > 1 || steps.length > 0
      ? changeable
      : changeable.filter((id) => isLastToBlame(state, id, context));
  for (const foodId of promising)
    for (const step of await expand(node, foodId, context, seen)) {
      if (step.change.kind === 'swap' && removed.includes(step.change.food.id)) continue;
      const changed = [...steps, step];
      const key = setKey(changed);
      if (visited.has(key)) continue;
      visited.add(key);
      const found = await search(
        { state: step.state, steps: changed },
        remaining - 1,
        context,
        seen,
        visited,
      );
      if (found !== null) return found;
    }
  return null;
}

/** The foods without an acceptable change; all that do not suit if each has one but they conflict. */
function inTheWay(context: SearchContext): string[] {
  const { dish, judgement } = context.origin;
  const against = reasonsAgainst(judgement);
  const named = [...new Set(dish.ingredients.map(({ food }) => food.id))].filter((id) =>
    against.some((reason) => isAbout(reason, id)),
  );
  const stuck = named.filter((id) => !hasGoodStep(id, context));
  return stuck.length > 0 ? stuck : named;
}

/** The dish with all of the changes, in their order. */
export const withChanges = (dish: Dish, changes: readonly FittingChange[]): Dish =>
  changes.reduce(
    (now, change) =>
      change.kind === 'swap' ? withSwap(now, change.foodId, change) : withoutFood(now, change.foodId),
    dish,
  );

/** Removes changes that later ones have made superfluous. */
function withoutSuperfluous(
  before: DishState,
  changes: readonly FittingChange[],
  { profile }: StepContext,
): readonly FittingChange[] {
  return changes.reduce<readonly FittingChange[]>((remaining, change) => {
    const others = remaining.filter((it) => it !== change);
    const after = stateOf(withChanges(before.dish, others), profile);
    return isServable(after.judgement) && isNoWorse(before, after, profile) ? others : remaining;
  }, changes);
}

/** The fewest changes after which a dish fits in all respects, if there are few enough; null if none were found. */
async function fewestChanges(
  context: SearchContext,
  maxChanges: number,
  seen: SearchMemo,
): Promise<readonly FittingChange[] | null> {
  const { origin } = context;
  for (let max = Math.max(1, mustChange(origin).length); max <= maxChanges && seen.expansions > 0; max += 1) {
    const steps = await search({ state: origin, steps: [] }, max, context, seen, new Set());
    if (steps === null) continue;
    return withoutSuperfluous(
      origin,
      steps.map(({ change }) => change),
      context,
    );
  }
  return null;
}

const newSearch = (): SearchMemo => ({ expansions: maxExpansions, isComplete: true, steps: new Map() });

const unchangeableIn = ({ origin, roles }: SearchContext) =>
  mustChange(origin).filter((id) => !isChangeable(origin.dish, id, { roles }));

/** As `makeItFit`, without the reasons of a failure; empty for a dish that fits, null if there are too many or none. */
export async function findChanges(
  dish: Dish,
  { maxChanges = mostChanges, ...options }: FittingOptions & { readonly maxChanges?: number | undefined },
): Promise<readonly FittingChange[] | null> {
  const context: SearchContext = { ...options, origin: stateOf(dish, options.profile) };
  if (isServable(context.origin.judgement)) return [];
  if (unchangeableIn(context).length > 0) return null;
  return fewestChanges(context, maxChanges, newSearch());
}

/**
 * The fewest swaps and omissions after which a dish fits a person in all respects. Nothing else gets worse:
 * no listed allergen is added, no limited axis rises, no diet of the dish is lost.
 */
export async function makeItFit(dish: Dish, options: FittingOptions): Promise<FittingResult> {
  const before = stateOf(dish, options.profile);
  const context: SearchContext = { ...options, origin: before };
  if (isServable(before.judgement)) return { kind: 'fits' };
  const unchangeable = unchangeableIn(context);
  if (unchangeable.length > 0) return { kind: 'impossible', foodIds: unchangeable, isProved: true };
  const seen = newSearch();
  const changes = await fewestChanges(context, mostChanges, seen);
  if (changes === null) return { kind: 'impossible', foodIds: inTheWay(context), isProved: seen.isComplete };
  const { dish: changed, judgement } = stateOf(withChanges(dish, changes), context.profile);
  return { kind: 'changed', changes, dish: changed, judgement };
}
