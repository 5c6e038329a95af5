import type { Generated } from 'kysely';
import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';

/** Figures are of one serving; null where the member left them open. */
export interface CustomFoodsTable {
  id: Generated<number>;
  user_id: string;
  title: string;
  price: number | null;
  calories: number | null;
  protein: number | null;
  fat: number | null;
  carbs: number | null;
  diets: readonly Diet[];
  /** Null where the member did not say. */
  allergens: readonly AllergenId[] | null;
  created_at: Date;
  /** Removed foods stay where they are planned. */
  removed_at: Date | null;
  /** A record of what was eaten instead of a dish, which is neither offered nor bought. */
  eaten_only: Generated<boolean>;
}
