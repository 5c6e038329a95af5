import { beforeAll, describe, expect, test } from 'vitest';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { passes, verdictOf } from '#domain/intolerance/verdicts.ts';
import { type ComputedRecipe, computeRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { foodsById, loadDishes } from './content.fixture.ts';

let recipes: readonly Recipe[] = [];
let computed = new Map<string, ComputedRecipe>();
beforeAll(async () => {
  const dishes = await loadDishes();
  recipes = dishes.map((it) => it.recipe);
  computed = new Map(dishes.map((it) => [it.recipe.refId, it.computed]));
});

const computedOf = (refId: string): ComputedRecipe => {
  const found = computed.get(refId);
  if (!found) throw new Error(`no recipe ${refId}`);
  return found;
};

describe('verdicts', () => {
  test('EXT-01 a verdict above Low names foods whose removal makes it Low, with figure, source and confidence', () => {
    for (const recipe of recipes) {
      const eaten = recipe.ingredients.map(({ foodId, grams }) => {
        const food = foodsById.get(foodId);
        if (!food) throw new Error(foodId);
        return { food, grams: grams / recipe.servings };
      });
      for (const axis of intolerances) {
        const { level, aboveLow, reasons, unknown } = computedOf(recipe.refId).verdicts[axis];
        const source = `${recipe.refId} ${axis}`;
        expect(aboveLow.length > 0, source).toBe(level !== 1);
        const rest = eaten.filter(({ food }) => !aboveLow.includes(food.id));
        expect(verdictOf(axis, rest).level, source).toBe(1);
        for (const reason of reasons.filter((it) => !unknown.includes(it.foodId))) {
          expect(reason, source).toMatchObject({
            figure: expect.any(Number),
            source: expect.stringMatching(/./),
            confidence: expect.stringMatching(/^(measured|calculated|estimated)$/),
          });
        }
      }
    }
  });

  test('EXT-02 a recipe with a food without a figure is not Low, and names the food', () => {
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
    expect(computedOf('brazilian-cheese-buns').verdicts.oxalate.unknown).toContain('tapioca-starch');
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

test('nutrients of a serving are plausible', () => {
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

test('cooking adds nothing, and takes the more the more there is to lose', () => {
  let lost = 0;
  for (const recipe of recipes) {
    const raw = computeRecipe(
      { ...recipe, ingredients: recipe.ingredients.map(({ cooking, eaten, ...it }) => it) },
      foodsById,
    ).nutrients;
    for (const [place, { id, amount }] of computedOf(recipe.refId).nutrients.entries()) {
      expect(amount, `${recipe.refId} ${id}`).toBeLessThanOrEqual((raw[place]?.amount ?? 0) + 1e-9);
      if (id === 'vitamin_c' && amount < (raw[place]?.amount ?? 0)) lost += 1;
    }
  }
  expect(lost).toBeGreaterThan(recipes.length / 2);
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
