import { beforeAll, describe, expect, test } from 'vitest';
import { diets } from '#domain/diet/diets.ts';
import { proteinSources } from '#domain/food/protein-sources.ts';
import { type Intolerance, intolerances, type Level } from '#domain/intolerance/intolerances.ts';
import { type MealType, mealTypes } from '#domain/recipe/meal-types.ts';
import { type Dish, foods, loadDishes } from './content.fixture.ts';

let dishes: readonly Dish[] = [];
beforeAll(async () => {
  dishes = await loadDishes();
});

const titles = (some: readonly Dish[]): string[] => some.map((it) => it.recipe.title);
const isLow = ({ computed }: Dish, ...axes: readonly Intolerance[]) =>
  axes.every((axis) => computed.verdicts[axis].level === 1);
const ofType = (some: readonly Dish[], ...types: MealType[]) =>
  some.filter(({ recipe }) => types.some((it) => recipe.mealTypes.includes(it)));

test('there are at least 160 recipes and 450 foods', () => {
  expect(dishes.length).toBeGreaterThanOrEqual(160);
  expect(foods.length).toBeGreaterThanOrEqual(450);
});

test('every meal type has enough to choose from', () => {
  const min: Record<MealType, number> = {
    'Main course': 60,
    Breakfast: 20,
    Soup: 15,
    Salad: 12,
    'Side dish': 15,
    Dessert: 15,
    Appetizer: 15,
    Bread: 6,
    Beverage: 8,
    Sauce: 8,
    Snack: 15,
  };
  for (const mealType of mealTypes) {
    expect(ofType(dishes, mealType).length, mealType).toBeGreaterThanOrEqual(min[mealType]);
  }
});

test.each(diets)('diet %s: at least twelve recipes, three of them main courses', (diet) => {
  const some = dishes.filter((it) => it.computed.diets.includes(diet));
  expect(some.length).toBeGreaterThanOrEqual(12);
  expect(ofType(some, 'Main course').length).toBeGreaterThanOrEqual(3);
});

test.each(proteinSources)('protein source %s: at least four recipes', (source) => {
  const some = dishes.filter((it) => it.computed.proteinSources.includes(source));
  expect(some.length).toBeGreaterThanOrEqual(4);
});

describe('each intolerance leaves enough recipes', () => {
  test.each(intolerances)('%s: at least 25 recipes are Low, and others are not', (axis) => {
    const at = (level: Level) => dishes.filter((it) => it.computed.verdicts[axis].level === level);
    expect(titles(at(1)).length).toBeGreaterThanOrEqual(25);
    expect(at(3).length).toBeGreaterThanOrEqual(25);
  });

  test('a week with all five: at least fourteen recipes, of every kind of meal', () => {
    const all = dishes.filter((it) => isLow(it, ...intolerances));
    expect(titles(all).length).toBeGreaterThanOrEqual(14);
    const min: readonly (readonly [number, ...MealType[]])[] = [
      [7, 'Main course'],
      [4, 'Breakfast'],
      [2, 'Soup'],
      [2, 'Side dish', 'Salad'],
      [2, 'Dessert'],
      [2, 'Snack'],
      [1, 'Beverage'],
      [1, 'Bread'],
      [1, 'Sauce'],
    ];
    for (const [count, ...types] of min) {
      expect(ofType(all, ...types).length, types.join(', ')).toBeGreaterThanOrEqual(count);
    }
  });

  test('within all five limits there are meals without meat, without milk, and without animal foods', () => {
    const all = dishes.filter((it) => isLow(it, ...intolerances));
    const meals = ofType(all, 'Main course', 'Breakfast');
    const free = (allergen: string) =>
      meals.filter(({ computed }) => computed.allergens.every((it) => it.id !== allergen));
    const suits = (diet: (typeof diets)[number]) =>
      meals.filter(({ computed }) => computed.diets.includes(diet));
    expect(suits('Vegetarian').length).toBeGreaterThanOrEqual(4);
    expect(suits('Vegan').length).toBeGreaterThanOrEqual(2);
    expect(free('milk').length).toBeGreaterThanOrEqual(3);
    expect(free('egg').length).toBeGreaterThanOrEqual(5);
  });

  test('any two intolerances together leave at least twenty recipes, any three fifteen', () => {
    for (const [n, one] of intolerances.entries()) {
      for (const [m, two] of intolerances.entries()) {
        if (m <= n) continue;
        const both = dishes.filter((it) => isLow(it, one, two));
        expect(both.length, `${one} and ${two}`).toBeGreaterThanOrEqual(20);
        for (const three of intolerances.slice(m + 1)) {
          const some = both.filter((it) => isLow(it, three));
          expect(some.length, `${one}, ${two} and ${three}`).toBeGreaterThanOrEqual(15);
        }
      }
    }
  });
});
