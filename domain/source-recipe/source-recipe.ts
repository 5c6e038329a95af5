import type { MealType } from '#domain/recipe/meal-types.ts';
import type { Measure } from '#domain/recipe/recipe.ts';

/** An ingredient as an outside source names it, not yet bound to a food. */
export interface SourceIngredient {
  /** What it may be called, the cleanest first. */
  readonly names: readonly string[];
  /** Number in the USDA's tables, where the source knows it. */
  readonly ndbNo: number | null;
  /** As the list shows it: "Avocado, ripe, sliced". */
  readonly shownAs: string;
  /** The same amount in several measures, the author's own first; empty: none was given. */
  readonly amounts: readonly Measure[];
  readonly us: Measure;
  readonly metric: Measure;
}

/** A recipe as an outside source tells it. */
export interface SourceRecipe {
  /** At the source; a whole number above 0. */
  readonly id: number;
  readonly title: string;
  /** Who published it first. */
  readonly author: string | null;
  readonly readyInMinutes: number;
  readonly servings: number;
  readonly mealTypes: readonly MealType[];
  readonly ingredients: readonly SourceIngredient[];
  readonly steps: readonly string[];
}
