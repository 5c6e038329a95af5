import type { MealType } from '#domain/recipe/meal-types.ts';
import type { Rule } from './linted-recipe.ts';

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** kcal of a serving. Drinks and sauces may be next to nothing, and neither is a meal. */
const energy: Bounds = { least: 30, most: 1500 };
const energyOf: Partial<Record<MealType, Bounds>> = {
  Beverage: { least: 5, most: 500 },
  Sauce: { least: 10, most: 500 },
};

/** Grams of a serving as its ingredients are weighed, before anything boils away. */
const mass: Bounds = { least: 100, most: 750 };
const massOf: Partial<Record<MealType, Bounds>> = {
  Beverage: { least: 120, most: 500 },
  Sauce: { least: 10, most: 200 },
  Snack: { least: 15, most: 400 },
  Bread: { least: 30, most: 250 },
  Dessert: { least: 40, most: 500 },
  Appetizer: { least: 40, most: 600 },
  'Side dish': { least: 60, most: 600 },
};

/** A recipe of several meal types has to keep within any one of them. */
function boundsOf(types: readonly MealType[], usual: Bounds, own: Partial<Record<MealType, Bounds>>): Bounds {
  const all = types.map((type) => own[type] ?? usual);
  return {
    least: Math.min(...all.map((it) => it.least)),
    most: Math.max(...all.map((it) => it.most)),
  };
}

const servings: Bounds = { least: 1, most: 24 };
const day = 24 * 60;

/** A serving that somebody could eat: its energy, its weight, how many there are and when they are ready. */
export const portionRule: Rule = ({ recipe, computed, lineOf }) => {
  const outside = (key: string, value: number, { least, most }: Bounds, unit: string, mend: string) =>
    value >= least && value <= most
      ? []
      : [
          {
            line: lineOf(key),
            text: `${Math.round(value)} ${unit}, where ${least} to ${most} are plausible; ${mend}`,
          },
        ];
  const kcal = computed.nutrients.find((it) => it.id === 'energy')?.amount ?? 0;
  const grams = recipe.ingredients.reduce((sum, it) => sum + it.grams, 0) / recipe.servings;
  const amounts = 'look at the amounts and the servings';
  return [
    ...outside('servings', kcal, boundsOf(recipe.mealTypes, energy, energyOf), 'kcal a serving', amounts),
    ...outside('servings', grams, boundsOf(recipe.mealTypes, mass, massOf), 'g a serving', amounts),
    ...outside('servings', recipe.servings, servings, 'servings', 'write the recipe for fewer'),
    ...outside('time', recipe.readyInMinutes, { least: 3, most: day }, 'minutes', 'mend the time'),
  ];
};
