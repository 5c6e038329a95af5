import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import type { Eater } from './eater.ts';
import type { SwapRoles } from './swap-roles.ts';
import { breakersIn, type Dish, type Swap, swapsFor } from './swaps-for.ts';

export interface BestSwap {
  /** The food that is replaced. */
  readonly foodId: string;
  readonly swap: Swap;
  /** Of the dish on the axis, afterwards. */
  readonly level: Level;
}

/**
 * The one swap that lowers a dish most on an axis, whether or not the eater has enabled it; null when no single one
 * lowers it. What the eater asks for otherwise holds.
 */
export function bestSwap(
  axis: Intolerance,
  level: Level | null,
  dish: Dish,
  eater: Eater,
  roles: SwapRoles,
): BestSwap | null {
  const low: Eater = { ...eater, limits: { ...eater.limits, [axis]: 1 } };
  let best: BestSwap | null = null;
  for (const [foodId] of breakersIn(dish, low, axis)) {
    for (const swap of swapsFor(dish, foodId, low, roles)) {
      const after = swap.standings.find((it) => it.axis === axis)?.level ?? null;
      if (after === null || after >= (best?.level ?? level ?? 4)) continue;
      best = { foodId, swap, level: after };
    }
    if (best?.level === 1) return best;
  }
  return best;
}
