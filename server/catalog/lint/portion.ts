import { servingGrams } from '#domain/nutrition/cooking.ts';
import type { NutrientId } from '#domain/nutrition/nutrients.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import type { LineProblem } from '../bind-ingredients.ts';
import type { LintedRecipe, Rule } from './linted-recipe.ts';

interface Bounds {
  readonly least: number;
  readonly most: number;
}
interface Portion {
  /** Per serving. */
  readonly kcal: Bounds;
  /** Per serving, as served. */
  readonly grams: Bounds;
}

const portion = (kcal: readonly [number, number], grams: readonly [number, number]): Portion => ({
  kcal: { least: kcal[0], most: kcal[1] },
  grams: { least: grams[0], most: grams[1] },
});

/** Usual size of a serving: our own figures, wide enough for a light and a hearty one. */
const usualPortions: Readonly<Record<MealType, Portion>> = {
  'Main course': portion([230, 900], [140, 720]),
  Breakfast: portion([180, 700], [110, 600]),
  Soup: portion([80, 650], [280, 650]),
  Salad: portion([120, 700], [110, 550]),
  'Side dish': portion([60, 480], [80, 420]),
  Dessert: portion([60, 600], [50, 450]),
  Appetizer: portion([60, 480], [60, 350]),
  Bread: portion([80, 420], [40, 180]),
  Beverage: portion([5, 420], [180, 450]),
  Sauce: portion([10, 320], [15, 160]),
  Snack: portion([40, 420], [20, 280]),
};

/** For a recipe of several meal types the bounds of any of them. */
function boundsOf(types: readonly MealType[], of: keyof Portion): Bounds {
  const all = types.map((type) => usualPortions[type][of]);
  return { least: Math.min(...all.map((it) => it.least)), most: Math.max(...all.map((it) => it.most)) };
}

/** Sodium in mg per serving: two thirds of the 2,300 of a day (FDA). */
const sodium: Bounds = { least: 0, most: 1500 };
const servings: Bounds = { least: 1, most: 24 };
const day = 24 * 60;
const amounts = 'look at the amounts and the servings';

/** A serving of a plausible size: its energy, its weight, its sodium, the number of servings and the total time. */
export const portionRule: Rule = ({ recipe, computed, table, lineOf }) => {
  const outside = (
    key: string,
    value: number,
    { least, most }: Bounds,
    unit: string,
    suggestion: string,
  ): LineProblem[] =>
    value >= least && value <= most
      ? []
      : [
          {
            line: lineOf(key),
            text: `${Math.round(value)} ${unit}, where ${least} to ${most} are plausible${suggestion}`,
          },
        ];
  const amountOf = (id: NutrientId) => computed.nutrients.find((it) => it.id === id)?.amount ?? 0;
  const kcal = amountOf('energy');
  const ingredients = recipe.ingredients.flatMap((it) => {
    const food = table.get(it.foodId);
    return food === undefined ? [] : [{ ...it, food }];
  });
  const grams = servingGrams(ingredients, recipe.servings);
  const of = ` for a ${recipe.mealTypes.join(' or ').toLowerCase()}; ${amounts}`;
  return [
    ...outside('servings', kcal, boundsOf(recipe.mealTypes, 'kcal'), 'kcal a serving', of),
    ...outside('servings', grams, boundsOf(recipe.mealTypes, 'grams'), 'g a serving', of),
    ...outside('servings', amountOf('sodium'), sodium, 'mg of sodium a serving', '; salt it less'),
    ...outside('servings', recipe.servings, servings, 'servings', '; write the recipe for fewer'),
    ...outside('time', recipe.readyInMinutes, { least: 3, most: day }, 'minutes', '; mend the time'),
  ];
};

/** Maximum of a kind of food per serving, in grams as bought. */
const maxG: readonly (readonly [what: string, is: (it: Ingredient) => boolean, grams: number])[] = [
  [
    'rice, grain or pasta',
    ({ food }) => food.aisle === 'grains-and-pasta' && !/-dried$|lentils|peas/.test(food.id),
    130,
  ],
  [
    'dry pulses',
    ({ food }) => food.aisle === 'grains-and-pasta' && /-dried$|lentils|peas/.test(food.id),
    120,
  ],
  ['meat, poultry or fish', ({ food }) => food.aisle === 'meat' || food.aisle === 'fish', 300],
  ['fat', ({ food }) => (food.per100g.fat ?? 0) >= 75 && food.aisle !== 'nuts-and-seeds', 45],
  ['eggs', ({ food }) => food.id === 'egg', 200],
  ['nuts and seeds', ({ food }) => food.aisle === 'nuts-and-seeds', 70],
  ['sugar and syrup', ({ food }) => (food.per100g.sugar ?? 0) >= 60 && food.aisle === 'baking', 45],
  ['salt', ({ food }) => food.id === 'salt', 3],
  [
    'dried spices',
    ({ food }) =>
      food.aisle === 'spices-and-herbs' &&
      /^(?:ground|dried)|powder$|paprika|cumin|cinnamon|turmeric|pepper$/.test(food.id),
    6,
  ],
];

interface Ingredient {
  readonly food: LintedRecipe['foods'][number];
  readonly grams: number;
}

/** No serving contains more of one kind of food than a person would eat. */
export const amountsRule: Rule = ({ recipe, foods, mentions }) => {
  const eaten = recipe.ingredients.flatMap(({ foodId, grams, eaten: share = 1 }) => {
    const food = foods.find(({ id }) => id === foodId);
    return food === undefined ? [] : [{ food, grams: (grams * share) / recipe.servings }];
  });
  return maxG.flatMap(([dishKind, is, max]) => {
    const of = eaten.filter(is);
    const grams = of.reduce((sum, it) => sum + it.grams, 0);
    const line = mentions.find((it) => it.food === of[0]?.food)?.line ?? 1;
    const sentence = `${Math.round(grams)} g of ${dishKind} a serving, where ${max} are plausible; ${amounts}`;
    return grams <= max ? [] : [{ line, text: sentence }];
  });
};
