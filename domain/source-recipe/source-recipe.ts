import type { MealType } from '#domain/recipe/meal-types.ts';
import type { Measure } from '#domain/recipe/recipe.ts';

/** An ingredient of an outside source, not yet bound to a food. */
export interface SourceIngredient {
  /** Possible names, the cleanest first. */
  readonly names: readonly string[];
  /** USDA number, if the source has it. */
  readonly ndbNo: number | null;
  /** Displayed text: "Avocado, ripe, sliced". */
  readonly shownAs: string;
  /** The same amount in several measures, the author's first; empty without an amount. */
  readonly amounts: readonly Measure[];
  readonly us: Measure;
  readonly metric: Measure;
}

/** A recipe of an outside source. */
export interface SourceRecipe {
  /** Id at the source; a whole number above 0. */
  readonly id: number;
  readonly title: string;
  /** Original publisher. */
  readonly author: string | null;
  readonly readyInMinutes: number;
  readonly servings: number;
  readonly mealTypes: readonly MealType[];
  readonly ingredients: readonly SourceIngredient[];
  readonly steps: readonly string[];
}
