import type { MealType } from '#domain/recipe/meal-types.ts';
import type { ArtHint, Recipe } from '#domain/recipe/recipe.ts';

const noHint: ArtHint = { vessel: null, base: null, mood: null, show: [], garnish: [] };

/** A recipe of which only title, meal type, grams by food and maybe its steps and hints are known. */
export function recipeOf(
  title: string,
  mealTypes: readonly MealType[],
  grams: Readonly<Record<string, number>>,
  { steps = [], art = {} }: { steps?: readonly string[]; art?: Partial<ArtHint> } = {},
): Recipe {
  return {
    refId: title.toLowerCase().replace(/[^a-z]+/g, '-'),
    title,
    summary: '',
    mealTypes,
    servings: 4,
    readyInMinutes: 30,
    author: null,
    steps,
    art: { ...noHint, ...art },
    ingredients: Object.entries(grams).map(([foodId, g]) => ({
      foodId,
      name: foodId,
      grams: g,
      us: { value: g, unit: 'g' },
      metric: { value: g, unit: 'g' },
    })),
  };
}
