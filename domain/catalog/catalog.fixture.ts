import { foodOf } from '#domain/food/food.fixture.ts';
import type { Food } from '#domain/food/food.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { type CatalogDish, catalogDish } from './catalog-dish.ts';

const estimated = { confidence: 'estimated', source: 'test' } as const;
const neutralFood: Partial<Food> = {
  oxalate: { value: 0, ...estimated },
  histamine: { value: 0, ...estimated },
  salicylate: { value: 1, ...estimated },
  sulfur: { value: 1, ...estimated },
  fodmap: { value: 1, lowUpToG: null, mediumUpToG: null, groups: [], sugars: {}, ...estimated },
};

/** Foods with all figures. */
export const foods: ReadonlyMap<string, Food> = new Map(
  [
    foodOf({
      id: 'rice',
      ...neutralFood,
      aisle: 'grains-and-pasta',
      origins: ['grain'],
      per100g: { energy: 350, protein: 7, carbohydrate: 79, fat: 1, fiber: 1 },
    }),
    foodOf({
      id: 'beans',
      ...neutralFood,
      aisle: 'grains-and-pasta',
      origins: ['legume'],
      proteinSource: 'Plant-Based',
      per100g: { energy: 340, protein: 22, carbohydrate: 60, fat: 1, fiber: 16 },
    }),
    foodOf({
      id: 'chicken',
      ...neutralFood,
      aisle: 'meat',
      origins: ['poultry'],
      proteinSource: 'Poultry',
      per100g: { energy: 120, protein: 23, carbohydrate: 0, fat: 3, fiber: 0 },
    }),
    foodOf({
      id: 'turkey',
      ...neutralFood,
      aisle: 'meat',
      origins: ['poultry'],
      proteinSource: 'Poultry',
      per100g: { energy: 115, protein: 24, carbohydrate: 0, fat: 2, fiber: 0 },
    }),
    foodOf({
      id: 'butter',
      ...neutralFood,
      aisle: 'dairy-and-eggs',
      allergens: ['milk'],
      origins: ['dairy'],
      per100g: { energy: 720, protein: 1, carbohydrate: 0, fat: 81, fiber: 0 },
    }),
    foodOf({
      id: 'carrot',
      ...neutralFood,
      aisle: 'produce',
      per100g: { energy: 41, protein: 1, carbohydrate: 10, fat: 0, fiber: 3 },
    }),
    foodOf({
      id: 'garlic',
      ...neutralFood,
      aisle: 'produce',
      per100g: { energy: 149, protein: 6, carbohydrate: 33, fat: 0, fiber: 2 },
      fodmap: { value: 3, lowUpToG: 0.5, mediumUpToG: 0.75, groups: ['oligos'], sugars: {}, ...estimated },
    }),
    foodOf({
      id: 'sumac',
      ...neutralFood,
      aisle: 'spices-and-herbs',
      per100g: { energy: 300, protein: 5, carbohydrate: 60, fat: 10, fiber: 20 },
      salicylate: null,
    }),
    foodOf({
      id: 'cumin',
      ...neutralFood,
      aisle: 'spices-and-herbs',
      per100g: { energy: 375, protein: 18, carbohydrate: 44, fat: 22, fiber: 11 },
    }),
  ].map((food) => [food.id, food]),
);

export interface TestRecipe {
  readonly refId?: string;
  readonly mealTypes?: readonly MealType[];
  readonly servings?: number;
  readonly minutes?: number;
  readonly steps?: readonly string[];
  /** Grams in the whole recipe, by food. */
  readonly grams: Readonly<Record<string, number>>;
}

export const recipeOf = ({
  refId = 'a-dish',
  mealTypes = ['Main course'],
  servings = 1,
  minutes = 40,
  steps = ['Simmer for 20 minutes.'],
  grams,
}: TestRecipe): Recipe => ({
  refId,
  title: refId,
  summary: '',
  mealTypes,
  servings,
  readyInMinutes: minutes,
  author: null,
  steps,
  art: { vessel: null, base: null, mood: null, show: [], garnish: [] },
  ingredients: Object.entries(grams).map(([foodId, g]) => ({
    foodId,
    name: foodId,
    grams: g,
    us: { value: g, unit: 'g' },
    metric: { value: g, unit: 'g' },
  })),
});

export function dishOf(known: TestRecipe): CatalogDish {
  const recipe = recipeOf(known);
  return catalogDish(recipe, computeRecipe(recipe, foods), foods);
}
