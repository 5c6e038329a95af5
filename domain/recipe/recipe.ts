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
  /** As the recipe names it, with preparation: "Carrots, grated". */
  readonly name: string;
  readonly grams: number;
  readonly us: Measure;
  readonly metric: Measure;
  /** What a cook does to it; without it, it counts as raw. */
  readonly cooking?: Cooking;
  /** The share that is eaten, where it is not all: oil left in the pan, what is strained out. */
  readonly eaten?: number;
  /** The share that goes off as steam in a pot or a dough, where the author says so. */
  readonly evaporates?: number;
}

/** What a recipe says of its picture; the rest is derived from the ingredients. */
export interface ArtHint {
  readonly vessel: string | null;
  readonly base: string | null;
  readonly mood: string | null;
  /** Food ids to show, most prominent first; empty: chosen by weight. */
  readonly show: readonly string[];
  readonly garnish: readonly string[];
}

/** A recipe as its author wrote it, bound to foods; everything else about it is computed. */
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
