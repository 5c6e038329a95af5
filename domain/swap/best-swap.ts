import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { type DishState, isAbout, reasonsAgainst, stateOf } from './changed-dish.ts';
import type { Dish } from './dish.ts';
import type { SwapRoles } from './swap-roles.ts';
import { replacementsFor, type Swap } from './swaps-for.ts';

export interface BestSwap {
  /** The food that is replaced. */
  readonly foodId: string;
  readonly swap: Pick<Swap, 'food' | 'factor'>;
  /** Level of the dish on the axis afterwards. */
  readonly level: Level;
}

/**
 * The swap that lowers a dish most on an axis, whether or not the member limits it; null when none lowers it.
 * The member's other rules still hold.
 */
export function bestSwap(
  axis: Intolerance,
  level: Level | null,
  dish: Dish,
  profile: DietaryProfile,
  roles: SwapRoles,
): BestSwap | null {
  const low: DietaryProfile = { ...profile, limits: { ...profile.limits, [axis]: 1 } };
  const before = stateOf(dish, low);
  const reasons = reasonsAgainst(before.judgement).filter((reason) => reason.axis === axis);
  const named = [...new Set(dish.ingredients.map(({ food }) => food.id))].filter((id) =>
    reasons.some((reason) => isAbout(reason, id)),
  );
  let best: BestSwap | null = null;
  for (const foodId of named) {
    const isWanted = (after: DishState) => (after.level(axis) ?? 4) < (best?.level ?? level ?? 4);
    for (const { food, factor, state } of replacementsFor(before, foodId, low, roles, { isWanted })) {
      const after = state.level(axis);
      if (after !== null && isWanted(state)) best = { foodId, swap: { food, factor }, level: after };
    }
    if (best?.level === 1) return best;
  }
  return best;
}
