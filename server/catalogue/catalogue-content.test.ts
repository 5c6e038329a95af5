import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { diets } from '#domain/diet/diets.ts';
import type { Food } from '#domain/food/food.ts';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { proteinSources } from '#domain/food/protein-sources.ts';
import { intolerances, type Level } from '#domain/intolerance/intolerances.ts';
import { passes, verdictOf } from '#domain/intolerance/verdicts.ts';
import { type MealType, mealTypes } from '#domain/recipe/meal-types.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { type ComputedRecipe, computeRecipe } from './compute-recipe.ts';
import { loadCatalogue } from './load-catalogue.ts';

const content = join(import.meta.dirname, '../../content');
const foods = parseFoods(readFileSync(join(content, 'foods.csv'), 'utf8'));
const foodsById = new Map<string, Food>(foods.map((it) => [it.id, it]));

let recipes: readonly Recipe[] = [];
let computed = new Map<string, ComputedRecipe>();
beforeAll(async () => {
  recipes = await loadCatalogue(join(content, 'recipes'), foods);
  computed = new Map(recipes.map((it) => [it.refId, computeRecipe(it, foodsById)]));
});

const computedOf = (refId: string): ComputedRecipe => {
  const found = computed.get(refId);
  if (!found) throw new Error(`no recipe ${refId}`);
  return found;
};
const titlesWhere = (holds: (recipe: ComputedRecipe) => boolean): string[] =>
  recipes.filter((it) => holds(computedOf(it.refId))).map((it) => it.title);
const isLow = (recipe: ComputedRecipe, ...axes: (keyof ComputedRecipe['verdicts'])[]) =>
  axes.every((axis) => recipe.verdicts[axis].level === 1);

test('every file loads, with every food bound and every amount weighed', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(48);
  expect(foods.length).toBeGreaterThanOrEqual(250);
  expect(new Set(recipes.map((it) => it.title.toLowerCase())).size).toBe(recipes.length);
});

test('every meal type has enough to choose from', () => {
  const least: Record<MealType, number> = {
    'Main course': 14,
    Breakfast: 5,
    Soup: 5,
    Salad: 4,
    'Side dish': 4,
    Dessert: 4,
    Appetizer: 3,
    Bread: 3,
    Beverage: 3,
    Sauce: 3,
    Snack: 3,
  };
  for (const mealType of mealTypes) {
    const some = recipes.filter((it) => it.mealTypes.includes(mealType));
    expect(some.length, mealType).toBeGreaterThanOrEqual(least[mealType]);
  }
});

test('every diet and every protein source has at least three recipes', () => {
  for (const diet of diets) {
    expect(titlesWhere((it) => it.diets.includes(diet)).length, diet).toBeGreaterThanOrEqual(3);
  }
  for (const source of proteinSources) {
    const some = titlesWhere((it) => it.proteinSources.includes(source));
    expect(some.length, source).toBeGreaterThanOrEqual(3);
  }
});

describe('who reacts to food finds food', () => {
  test('twelve recipes are Low in oxalate and histamine, mains, breakfasts, soups and desserts among them', () => {
    const both = recipes.filter((it) => isLow(computedOf(it.refId), 'oxalate', 'histamine'));
    expect(both.length).toBeGreaterThanOrEqual(12);
    for (const mealType of ['Main course', 'Breakfast', 'Soup', 'Salad', 'Side dish', 'Dessert'] as const) {
      expect(both.filter((it) => it.mealTypes.includes(mealType)).length, mealType).toBeGreaterThanOrEqual(1);
    }
  });

  test.each(intolerances)('%s: some recipes are Low, some High', (axis) => {
    const at = (level: Level) => titlesWhere((it) => it.verdicts[axis].level === level).length;
    expect(at(1)).toBeGreaterThanOrEqual(4);
    expect(at(3)).toBeGreaterThanOrEqual(4);
  });

  test('EXT-01 a verdict above Low names foods whose removal makes it Low, with figure, source and confidence', () => {
    for (const recipe of recipes) {
      const eaten = recipe.ingredients.map(({ foodId, grams }) => {
        const food = foodsById.get(foodId);
        if (!food) throw new Error(foodId);
        return { food, grams: grams / recipe.servings };
      });
      for (const axis of intolerances) {
        const { level, aboveLow, reasons, unknown } = computedOf(recipe.refId).verdicts[axis];
        const where = `${recipe.refId} ${axis}`;
        expect(aboveLow.length > 0, where).toBe(level !== 1);
        const rest = eaten.filter(({ food }) => !aboveLow.includes(food.id));
        expect(verdictOf(axis, rest).level, where).toBe(1);
        for (const reason of reasons.filter((it) => !unknown.includes(it.foodId))) {
          expect(reason, where).toMatchObject({
            figure: expect.any(Number),
            source: expect.stringMatching(/./),
            confidence: expect.stringMatching(/^(measured|calculated|estimated)$/),
          });
        }
      }
    }
  });

  test('EXT-02 a food without a figure keeps its recipe out of Low and is named', () => {
    for (const recipe of computed.values()) {
      for (const axis of intolerances) {
        const verdict = recipe.verdicts[axis];
        const lacking = recipe.foodIds.filter((id) => foodsById.get(id)?.[axis] === null);
        expect(verdict.unknown.toSorted(), `${recipe.refId} ${axis}`).toEqual(lacking.toSorted());
        if (lacking.length > 0) {
          expect(verdict.level === null || verdict.level === 3).toBe(true);
          expect(passes(verdict, 1)).toBe(false);
          expect(passes(verdict, 2)).toBe(false);
        }
      }
    }
    const cod = computedOf('cod-with-green-beans-and-capers');
    expect(intolerances.flatMap((axis) => cod.verdicts[axis].unknown)).toContain('sumac');
  });
});

test('diets and allergens do not contradict each other', () => {
  const never = {
    'Gluten Free': ['gluten', 'wheat'],
    Vegan: ['milk', 'egg', 'fish', 'crustacean', 'mollusc'],
    Vegetarian: ['fish', 'crustacean', 'mollusc'],
    'Lacto-Vegetarian': ['egg', 'fish', 'crustacean', 'mollusc'],
    'Ovo-Vegetarian': ['milk', 'fish', 'crustacean', 'mollusc'],
    Paleo: ['gluten', 'wheat', 'milk', 'peanut', 'soy'],
    Whole30: ['gluten', 'wheat', 'milk', 'peanut', 'soy'],
  } as const;
  for (const [diet, allergens] of Object.entries(never)) {
    for (const recipe of [...computed.values()].filter((it) => it.diets.some((one) => one === diet))) {
      const found = recipe.allergens.map((it) => it.id);
      expect(
        found.filter((id) => allergens.some((it) => it === id)),
        `${recipe.refId} ${diet}`,
      ).toEqual([]);
    }
  }
});

test('ENT-18 nutrients of a serving are plausible', () => {
  for (const recipe of recipes) {
    const grams = recipe.ingredients.reduce((sum, it) => sum + it.grams, 0) / recipe.servings;
    const of = (id: string) =>
      computedOf(recipe.refId).nutrients.find((it) => it.id === id)?.amount ?? Number.NaN;
    const macros = of('protein') * 4 + of('carbohydrate') * 4 + of('fat') * 9;
    expect(grams, recipe.refId).toBeGreaterThan(15);
    expect(grams, recipe.refId).toBeLessThan(750);
    expect(of('energy'), recipe.refId).toBeGreaterThan(5);
    expect(of('energy'), recipe.refId).toBeLessThan(1200);
    expect(of('sodium'), `${recipe.refId} sodium`).toBeLessThan(1700);
    expect(Math.abs(of('energy') - macros), `${recipe.refId} energy against macros`).toBeLessThan(
      20 + of('energy') * 0.2,
    );
  }
});

test('steps are few, whole sentences, and tell when flesh is safe to eat', () => {
  const safeAt = [
    { origins: ['poultry'], sign: /74 °C \(165 °F\)/ },
    { origins: ['fish'], sign: /63 °C \(145 °F\)/ },
    { origins: ['shellfish'], sign: /opaque|have opened/ },
    { origins: ['meat'], sign: /63 °C \(145 °F\)|71 °C \(160 °F\)|falls apart|in two batches/ },
  ];
  for (const recipe of recipes) {
    expect(recipe.steps.length, recipe.refId).toBeGreaterThanOrEqual(3);
    expect(recipe.steps.length, recipe.refId).toBeLessThanOrEqual(8);
    for (const step of recipe.steps) expect(step, recipe.refId).toMatch(/^[A-Z].{10,}\.$/);
    const raw = recipe.ingredients.flatMap(({ foodId }) => {
      const food = foodsById.get(foodId);
      return food && ['meat', 'fish', 'frozen'].includes(food.aisle) ? food.origins : [];
    });
    for (const { origins, sign } of safeAt) {
      if (origins.some((it) => raw.some((origin) => origin === it))) {
        expect(recipe.steps.join(' '), recipe.refId).toMatch(sign);
      }
    }
  }
});

test('the dishes that the product is drawn with are there', () => {
  const drawn = [
    'Lemon chicken tray bake',
    'Roast pumpkin soup',
    'Salmon with asparagus and new potatoes',
    'Chicken stir-fry with rice',
    'Mushroom risotto',
    'Cod with green beans and capers',
    'Berry porridge',
    'Tofu rainbow bowl',
    'Shakshuka',
    'Banana blueberry pancakes',
  ];
  expect(recipes.map((it) => it.title)).toEqual(expect.arrayContaining(drawn));
});
