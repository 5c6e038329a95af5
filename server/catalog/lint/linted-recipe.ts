import type { Food } from '#domain/food/food.ts';
import type { SynonymGroup } from '#domain/food/synonyms.ts';
import type { ComputedRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import type { LineProblem } from '../bind-ingredients.ts';
import type { Mention } from '../parse-cooklang.ts';

/** An ingredient at its mention in a step, with its food. */
export interface FoodMention extends Mention {
  readonly food: Food;
}

/** A step as members read it, and the line its paragraph begins at. */
export interface Step {
  readonly line: number;
  readonly text: string;
}

/** Everything a rule may read. */
export interface LintedRecipe {
  readonly recipe: Recipe;
  readonly computed: ComputedRecipe;
  /** The text of the file. */
  readonly source: string;
  /** The front matter as parsed from YAML. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly mentions: readonly FoodMention[];
  readonly steps: readonly Step[];
  /** Each food of the recipe once. */
  readonly foods: readonly Food[];
  /** The whole food table, by id. */
  readonly table: ReadonlyMap<string, Food>;
  /** content/synonyms.csv. */
  readonly synonyms: readonly SynonymGroup[];
  /** Line of a front matter key; the first line where it is missing. */
  readonly lineOf: (key: string) => number;
}

/** A rule returns the problems of a recipe with their fixes, each a sentence without its full stop. */
export type Rule = (recipe: LintedRecipe) => readonly LineProblem[];

/** Steps with the line their paragraph begins at. Paragraphs are separated by blank lines after the front matter. */
export function stepsWithLines(source: string, steps: readonly string[]): Step[] {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  const starts = lines.flatMap((text, n) =>
    n > end && text.trim() !== '' && (lines[n - 1] ?? '').trim().replace('---', '') === '' ? [n + 1] : [],
  );
  return steps.map((text, n) => ({ text, line: starts[n] ?? 1 }));
}
