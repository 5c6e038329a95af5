import type { FoodTable } from '#domain/food/food-table.ts';
import type { SynonymGroup } from '#domain/food/synonyms.ts';
import type { Packs } from '#domain/shopping/packs.ts';
import type { SwapRoles } from '#domain/swap/swap-roles.ts';

/** The foods with their substitutes. */
export interface FoodsAndRoles extends FoodTable {
  readonly swapRoles: SwapRoles;
  /** Other words for the same foods. */
  readonly synonyms: readonly SynonymGroup[];
  /** How foods are sold. */
  readonly packs: Packs;
}
