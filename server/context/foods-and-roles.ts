import type { FoodTable } from '#domain/food/food-table.ts';
import type { SwapRoles } from '#domain/swap/swap-roles.ts';

/** The foods with their stand-ins. */
export interface FoodsAndRoles extends FoodTable {
  readonly swapRoles: SwapRoles;
}
