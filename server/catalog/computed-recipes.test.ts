import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import type { Food } from '#domain/food/food.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { indexFoods } from './food-index.ts';
import { readRecipe } from './read-recipe.ts';

const figure = (value: number) => ({ value, confidence: 'estimated', source: 'test' }) as const;
const fodmap = (value: 1 | 2 | 3) => ({
  ...figure(value),
  value,
  lowUpToG: value === 1 ? null : 0.5,
  mediumUpToG: value === 1 ? null : 0.75,
  groups: value === 1 ? [] : (['lactose'] as const),
  sugars: {},
});

/** Figures per 100 g from USDA SR28 for the nutrients that are checked by hand below; axes made up. */
const foods: Food[] = [
  foodOf({
    id: 'rice-cakes',
    aisle: 'grains-and-pasta',
    per100g: { energy: 387, protein: 8.2, carbohydrate: 81.5, fat: 2.8, fiber: 4.2, sodium: 26 },
    measures: { piece: 9 },
    origins: ['grain'],
    oxalate: figure(10),
    histamine: figure(0),
    salicylate: figure(1),
    sulfur: figure(1),
    fodmap: fodmap(1),
  }),
  foodOf({
    id: 'ricotta',
    aisle: 'dairy-and-eggs',
    per100g: { energy: 174, protein: 11.26, carbohydrate: 3.04, fat: 12.98, fiber: 0, sodium: 84 },
    allergens: ['milk'],
    origins: ['dairy'],
    proteinSource: 'Dairy',
    price: 2,
    oxalate: figure(0),
    histamine: figure(0),
    salicylate: figure(1),
    sulfur: figure(2),
    fodmap: fodmap(3),
  }),
  foodOf({
    id: 'grapes',
    aisle: 'produce',
    per100g: { energy: 69, protein: 0.72, carbohydrate: 18.1, fat: 0.16, fiber: 0.9, sodium: 2 },
    oxalate: figure(2),
    histamine: figure(0),
    salicylate: figure(5),
    sulfur: figure(1),
    fodmap: fodmap(1),
  }),
  foodOf({
    id: 'honey',
    aisle: 'baking',
    per100g: { energy: 304, protein: 0.3, carbohydrate: 82.4, fat: 0, fiber: 0.2, sodium: 4 },
    measures: { tbsp: 21 },
    origins: ['honey'],
    oxalate: null,
    histamine: figure(0),
    salicylate: figure(5),
    sulfur: figure(1),
    fodmap: fodmap(3),
  }),
];
const foodsById = new Map(foods.map((it) => [it.id, it]));

const source = readFileSync(
  join(import.meta.dirname, '../../content/recipes/rice-cakes-with-ricotta-and-grapes.cook'),
  'utf8',
);

function computedFrom(text: string, table: readonly Food[] = foods) {
  const read = readRecipe('rice-cakes', text, indexFoods(table));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return computeRecipe(read.recipe, new Map(table.map((it) => [it.id, it])));
}

test('the nutrients of a recipe match a calculation by hand', () => {
  const computed = computedFrom(source);
  const amount = (id: string) => computed.nutrients.find((it) => it.id === id);
  // Two servings: 4 rice cakes of 9 g, 120 g ricotta, 120 g grapes, 2 tsp honey of 7 g.
  // Energy: 36 x 3.87 + 120 x 1.74 + 120 x 0.69 + 14 x 3.04 = 139.32 + 208.8 + 82.8 + 42.56 = 473.48
  expect(amount('energy')?.amount).toBeCloseTo(236.74, 2);
  expect(amount('energy')?.percentOfDailyNeeds).toBeCloseTo(11.837, 2);
  // Protein: 36 x 0.082 + 120 x 0.1126 + 120 x 0.0072 + 14 x 0.003 = 2.952 + 13.512 + 0.864 + 0.042 = 17.37
  expect(amount('protein')?.amount).toBeCloseTo(8.685, 3);
  // Sodium: 9.36 + 100.8 + 2.4 + 0.56 = 113.12
  expect(amount('sodium')?.amount).toBeCloseTo(56.56, 2);
  // No food here has a figure for vitamin C: the sum is 0 and marked as incomplete.
  expect(amount('vitamin_c')).toMatchObject({ amount: 0, complete: false });

  expect(computed.diets).toEqual(['Gluten Free', 'Vegetarian', 'Lacto-Vegetarian', 'Pescetarian']);
  expect(computed.allergens.map((it) => it.id)).toEqual(['milk']);
  expect(computed.proteinSources).toEqual(['Dairy']);
  expect(computed.foodIds).toEqual(['rice-cakes', 'ricotta', 'grapes', 'honey']);
  // Points a serving: (36/75 x 0.25 + 120/50 x 0.75 + 120/75 x 0.25 + 14/20 x 0.25) / 2 = 1.2475
  expect(computed.priceClass).toBe(1);
});

test('verdicts are per serving; the unknown food is named, and the level without it is known', () => {
  const { oxalate, histamine, fodmap: gut } = computedFrom(source).verdicts;
  // 18 g rice cakes of 10 mg and 60 g grapes of 2 mg per 100 g.
  expect(oxalate).toMatchObject({ level: null, unknown: ['honey'], aboveLow: ['honey'] });
  expect(oxalate.dose).toBeCloseTo(3, 6);
  expect(histamine.level).toBe(1);
  expect(gut).toMatchObject({ level: 3 });
  expect(gut.aboveLow.toSorted()).toEqual(['honey', 'ricotta']);

  const plain = computedFrom(source.replace(/^Drizzle .*$/m, 'Eat at once, while they are crisp.'));
  expect(plain.verdicts.oxalate).toMatchObject({ level: 1, unknown: [], aboveLow: [] });
});

test('a food that is missing from the table does not count as zero', () => {
  const read = readRecipe('rice-cakes', source, indexFoods(foods));
  if ('problems' in read) throw new Error('did not load');
  const { recipe } = read;
  expect(() => computeRecipe(recipe, new Map([...foodsById].slice(1)))).toThrow(
    'rice-cakes: the food rice-cakes is not in the table',
  );
});

const peach = foodOf({ id: 'peach', per100g: { energy: 39, sugar: 8.39 }, measures: { medium: 150 } });
const mint = foodOf({ id: 'mint', per100g: { energy: 44 }, measures: { tbsp: 5.7 } });
const water = foodOf({ id: 'water', per100g: { energy: 0, sugar: 0 }, densityGPerMl: 1 });
const sweet = foodOf({ id: 'honey', per100g: { energy: 304, sugar: 82.12 }, measures: { tbsp: 21 } });

test('the nutrients of a drink match a calculation by hand, and unknown ones are named', () => {
  const text = readFileSync(
    join(import.meta.dirname, '../../content/recipes/peach-and-mint-cooler.cook'),
    'utf8',
  );
  const computed = computedFrom(text, [peach, mint, water, sweet]);
  const amount = (id: string) => computed.nutrients.find((it) => it.id === id);
  // Four servings: 450 g peach, 21 g honey, 5.7 g mint: 175.5 + 63.84 + 2.508 = 241.848
  expect(amount('energy')?.amount).toBeCloseTo(60.462, 3);
  // Sugar: 37.755 + 17.2452 = 55.0002; mint has no figure, 5.7 g of 1,176.7 g.
  expect(amount('sugar')?.amount).toBeCloseTo(13.75, 2);
  expect(amount('sugar')).toMatchObject({ complete: false, percentOfDailyNeeds: null });
  expect(amount('sugar')?.known).toBeCloseTo(1171 / 1176.7, 4);
  expect(computed.diets).toEqual(expect.arrayContaining(['Gluten Free', 'Vegetarian', 'Pescetarian']));
});
