import type { Cooking } from '#domain/nutrition/cooking.ts';
import type { MealType } from './meal-types.ts';

/** One measured amount; `value` in `unit`, '' for a bare count. */
export interface Measure {
  readonly value: number;
  readonly unit: string;
}

/** An ingredient bound to a food of the table, for the whole recipe. */
export interface RecipeIngredient {
  readonly foodId: string;
  /** Name in the recipe, with preparation: "Carrots, grated". */
  readonly name: string;
  readonly grams: number;
  readonly us: Measure;
  readonly metric: Measure;
  /** Treatment by the cook; raw by default. */
  readonly cooking?: Cooking;
  /** Share that is eaten, 1 by default: less for frying oil or strained ingredients. */
  readonly eaten?: number;
  /** Share of the weight that evaporates, if the author says so. */
  readonly evaporates?: number;
}

/** The author's hints for the picture; the rest is derived from the ingredients. */
export interface ArtHint {
  readonly vessel: string | null;
  readonly base: string | null;
  readonly mood: string | null;
  /** Food ids to show, most prominent first; empty: chosen by weight. */
  readonly show: readonly string[];
  readonly garnish: readonly string[];
}

/** A recipe with its ingredients bound to foods; all other facts are computed. */
export interface Recipe {
  /** Slug, the file's name. */
  readonly refId: string;
  readonly title: string;
  readonly summary: string;
  readonly mealTypes: readonly MealType[];
  readonly servings: number;
  readonly readyInMinutes: number;
  readonly author: string | null;
  readonly ingredients: readonly RecipeIngredient[];
  readonly steps: readonly string[];
  readonly art: ArtHint;
}
