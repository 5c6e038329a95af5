import type { Generated } from 'kysely';
import type { DishSpec } from '#art/dish-spec.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import type { Verdict } from '#domain/intolerance/verdict.ts';
import type { PlanningFacts } from '#domain/meal-plan/planning-facts.ts';
import type { NutrientAmount } from '#domain/nutrition/recipe-nutrients.ts';
import type { LineChoice } from '#domain/own-recipe/lines/line-choice.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';

/** The detail data of a recipe. All but the HTML are jsonb. */
export interface RecipeDetailsTable {
  recipe_id: number;
  ingredients: readonly RecipeIngredient[];
  steps: readonly string[];
  instructions_html: string;
  /** Of one serving. */
  nutrients: readonly NutrientAmount[];
  /** Of one serving. */
  verdicts: Readonly<Record<Intolerance, Verdict>>;
  art: DishSpec;
  /** Null: never planned. */
  planning: PlanningFacts | null;
  /** Ingredients of an own recipe as its owner wrote them. */
  own_lines: Generated<readonly string[] | null>;
  /** The owner's choices for single lines. */
  own_choices: Generated<readonly LineChoice[] | null>;
}
