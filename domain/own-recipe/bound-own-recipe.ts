import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import type { BoundPart } from '#domain/own-recipe/lines/bound-part.ts';
import type { LineChoice } from '#domain/own-recipe/lines/line-choice.ts';
import { type NameBindings, noBindings } from '#domain/own-recipe/lines/name-bindings.ts';
import { type OwnLine, readOwnLines } from '#domain/own-recipe/lines/read-own-lines.ts';
import { type UnlistedFood, unlistedFoods } from '#domain/own-recipe/unlisted/unlisted-foods.ts';
import { findUnit } from '#domain/quantity/units.ts';
import { measured, usAndMetric } from '#domain/quantity/views.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import type { Measure, Recipe, RecipeIngredient } from '#domain/recipe/recipe.ts';
import { noHint } from '#domain/source-recipe/bound-recipe.ts';
import { eitherFood } from '#domain/source-recipe/either-food.ts';
import { foodOfUnknownWeight, placeholderGrams, unknownFood } from '#domain/source-recipe/unknown-food.ts';
import type { CookedFoods } from './cooked-foods.ts';

/** A recipe that a member wrote or imported. */
export interface OwnRecipe {
  readonly title: string;
  readonly summary: string;
  readonly servings: number;
  readonly readyInMinutes: number;
  readonly mealTypes: readonly MealType[];
  /** Ingredients as text, one per line. */
  readonly lines: readonly string[];
  /** The owner's choices for single lines. */
  readonly choices?: readonly LineChoice[];
  /** What a version of a recipe knows from its original. */
  readonly cooked?: CookedFoods;
  readonly steps: readonly string[];
  readonly author: string | null;
}

/** Placeholder of a missing amount. */
const noAmount = { value: 0, unit: '' } as const;

interface BoundIngredient {
  readonly food: Food;
  readonly ingredient: RecipeIngredient;
}

const isMetricWeight = ({ unit }: Measure) => {
  const found = findUnit(unit);
  return found?.kind === 'weight' && found.system === 'metric';
};

/** The author's own measure, and in the other system the author's second measure, before a converted one. */
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

function boundPart(part: BoundPart, servings: number): BoundIngredient {
  const { food: known, grams, shownAs, candidates, openAllergens } = part;
  const isOneOf = known === null && openAllergens !== 'any' && candidates.length > 1;
  const named = known ?? (isOneOf ? eitherFood(shownAs, candidates, grams !== null) : unknownFood(shownAs));
  const hasAmount = part.amounts.length > 0;
  const food = grams === null && known !== null ? foodOfUnknownWeight(known, hasAmount) : named;
  return {
    food,
    ingredient: {
      foodId: food.id,
      name: shownAs,
      grams: grams ?? placeholderGrams(food, servings),
      ...viewsOf(part, named),
    },
  };
}

/** The contents of a recipe of headings only are unknown. */
function unreadLine(text: string, servings: number): BoundIngredient {
  const food = unknownFood(text);
  const grams = placeholderGrams(food, servings);
  return { food, ingredient: { foodId: food.id, name: text, grams, us: noAmount, metric: noAmount } };
}

/** In the dish perhaps, of an amount that nobody knows: water or the food, so that only members it concerns are warned. */
function unlistedIngredient(
  { name, food }: UnlistedFood,
  servings: number,
  table: FoodTable,
): BoundIngredient {
  const shownAs = `${name.charAt(0).toUpperCase()}${name.slice(1)}, from the steps`;
  const water = table.byId.get('water');
  const maybe =
    food === null || water === undefined ? unknownFood(shownAs) : eitherFood(shownAs, [food, water], false);
  const grams = placeholderGrams(maybe, servings);
  return {
    food: maybe,
    ingredient: { foodId: maybe.id, name: shownAs, grams, us: noAmount, metric: noAmount },
  };
}

/** A line with the ids of its ingredients in the recipe. */
export interface BoundLine extends OwnLine {
  readonly foodIds: readonly string[];
}

/** Bound to our foods, so that everything is computed as for a catalog recipe. */
export function boundOwnRecipe(
  own: OwnRecipe,
  refId: string,
  table: FoodTable,
  bindings: NameBindings = noBindings,
): {
  readonly recipe: Recipe;
  readonly foods: ReadonlyMap<string, Food>;
  readonly lines: readonly BoundLine[];
  /** Lines without a food. */
  readonly unmatched: readonly string[];
  /** Foods that only the title or a step names, among the ingredients as ones it may have. */
  readonly unlisted: readonly UnlistedFood[];
} {
  const { title, summary, servings, readyInMinutes, mealTypes, steps, author } = own;
  const read = readOwnLines(own.lines, own.choices ?? [], table, bindings);
  const isUnread = read.every(({ parts }) => parts.length === 0);
  const bound = read.map((line) => ({
    line,
    ingredients: isUnread
      ? [unreadLine(line.text, servings)]
      : line.parts.map((part) => boundPart(part, servings)),
  }));
  const unlisted = isUnread ? [] : unlistedFoods(own, read, table);
  const all = [
    ...bound.flatMap(({ ingredients }) => ingredients),
    ...unlisted.map((each) => unlistedIngredient(each, servings, table)),
  ];
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
      ingredients: all.map(({ ingredient }) => ({ ...ingredient, ...own.cooked?.[ingredient.foodId] })),
      art: noHint,
    },
    foods: new Map(all.map(({ food }) => [food.id, food])),
    lines: bound.map(({ line, ingredients }) => ({
      ...line,
      foodIds: ingredients.map(({ food }) => food.id),
    })),
    unmatched: read.filter(({ kind }) => kind === 'open').map(({ text }) => text),
    unlisted,
  };
}
