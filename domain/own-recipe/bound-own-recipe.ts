import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { findUnit } from '#domain/quantity/units.ts';
import { measured, usAndMetric } from '#domain/quantity/views.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import type { Measure, Recipe, RecipeIngredient } from '#domain/recipe/recipe.ts';
import { noHint } from '#domain/source-recipe/bound-recipe.ts';
import { foodOfUnknownWeight, standInGrams, unknownFood } from '#domain/source-recipe/unknown-food.ts';
import { bindLine, type LineBinding } from './bind-line.ts';
import type { BoundPart } from './bound-part.ts';

/** A recipe as its owner wrote it or brought it along. */
export interface OwnRecipe {
  readonly title: string;
  readonly summary: string;
  readonly servings: number;
  readonly readyInMinutes: number;
  readonly mealTypes: readonly MealType[];
  /** Ingredients, one a line, as text. */
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  readonly author: string | null;
}

/** What stands in the place of an amount that nobody wrote. */
const noAmount = { value: 0, unit: '' } as const;

interface Bound {
  readonly food: Food;
  readonly ingredient: RecipeIngredient;
}

const isMetricWeight = ({ unit }: Measure) => {
  const found = findUnit(unit);
  return found?.kind === 'weight' && found.system === 'metric';
};

/** The author's own measure, and in the other system the author's other one, before one of ours. */
function viewsOf({ amounts, grams }: BoundPart, food: Food): Pick<RecipeIngredient, 'us' | 'metric'> {
  const [first] = amounts;
  if (first === undefined) return { us: noAmount, metric: noAmount };
  const weight = amounts.find(isMetricWeight);
  const views = usAndMetric(first, food);
  const isFruit = grams !== null && first.unit === '' && /-(juice|zest)$/.test(food.id);
  if (isFruit) return usAndMetric(measured(grams, food), food);
  return weight === undefined || first === weight
    ? views
    : { ...views, metric: usAndMetric(weight, food).metric };
}

function boundPart(part: BoundPart, servings: number): Bound {
  const named = part.food ?? unknownFood(part.shownAs);
  const isUnweighed = part.food !== null && part.grams === null;
  const food = isUnweighed ? foodOfUnknownWeight(named) : named;
  const grams = part.grams ?? standInGrams(food, servings);
  return { food, ingredient: { foodId: food.id, name: part.shownAs, grams, ...viewsOf(part, named) } };
}

/** A recipe of headings alone holds nobody knows what. */
function boundLines(lines: readonly LineBinding[], servings: number): readonly Bound[] {
  const bound = lines.flatMap(({ parts }) => parts.map((part) => boundPart(part, servings)));
  if (bound.length > 0) return bound;
  return lines.map(({ text }) => {
    const food = unknownFood(text);
    const grams = standInGrams(food, servings);
    return { food, ingredient: { foodId: food.id, name: text, grams, us: noAmount, metric: noAmount } };
  });
}

/** Bound to our foods, so that everything about it is computed as for a recipe of the catalogue. */
export function boundOwnRecipe(
  own: OwnRecipe,
  refId: string,
  table: FoodTable,
  remembered?: ReadonlyMap<string, string | null>,
): {
  readonly recipe: Recipe;
  readonly foods: ReadonlyMap<string, Food>;
  /** Lines for which there is no food. */
  readonly unmatched: readonly string[];
} {
  const { lines, title, summary, servings, readyInMinutes, mealTypes, steps, author } = own;
  const bindings = lines.map((line) => bindLine(line, table, remembered));
  const bound = boundLines(bindings, servings);
  return {
    recipe: {
      refId,
      title,
      summary,
      servings,
      readyInMinutes,
      // without one no plan and no filter would find it
      mealTypes: mealTypes.length === 0 ? ['Main course'] : mealTypes,
      steps,
      author,
      ingredients: bound.map(({ ingredient }) => ingredient),
      art: noHint,
    },
    foods: new Map(bound.map(({ food }) => [food.id, food])),
    unmatched: lines.filter((_, at) => bindings[at]?.kind === 'open'),
  };
}
