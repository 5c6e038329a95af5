import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CookedFood, finishedGrams } from '#domain/nutrition/cooking.ts';
import { nutrientsPerServing } from '#domain/nutrition/recipe-nutrients.ts';
import { readTable } from '#domain/table/read-table.ts';
import { foods, foodsById } from './content.fixture.ts';
import { indexFoods } from './food-index.ts';
import { readRecipe } from './read-recipe.ts';

/**
 * Dishes whose cooked figures USDA publishes (SR28, by number, per 100 g), each with our own recipe in the
 * usual proportions of cookbooks.
 */
const figures = ['kcal', 'protein', 'fat', 'carbohydrate'] as const;
const columns = ['dish', 'ndb_no', ...figures, 'steps', 'cooking'];
const file = 'known-dishes.fixture.csv';
const dishes = readTable(readFileSync(join(import.meta.dirname, file), 'utf8'), {
  file,
  columns,
  title: 'dish',
}).map((row) => ({
  name: row.needed('dish'),
  ndbNo: row.needed('ndb_no'),
  published: figures.map((figure) => row.amount(figure) ?? row.complain(figure, 'a figure is needed')),
  steps: row.needed('steps'),
  cooking: row.text('cooking').split('; '),
}));

const index = indexFoods(foods);
const idOf = { kcal: 'energy', protein: 'protein', fat: 'fat', carbohydrate: 'carbohydrate' } as const;

/** Our figures, in the same order. */
function per100g({ name, steps, cooking }: (typeof dishes)[number]): readonly number[] {
  const head = ['---', `title: ${name}`, 'description: As known.', 'servings: 1', 'time: 1 h'];
  const kitchen = cooking[0] ? ['cooking:', ...cooking.map((line) => `  ${line}`)] : [];
  const text = [...head, 'meal types: [Main course]', ...kitchen, '---', '', steps, ''].join('\n');
  const read = readRecipe('known', text, index);
  if ('problems' in read) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
  const ingredients = read.recipe.ingredients.map((it): CookedFood => {
    const food = foodsById.get(it.foodId) ?? expect.fail(it.foodId);
    return { ...it, food };
  });
  const grams = ingredients.reduce((sum, it) => sum + finishedGrams(it), 0);
  const amounts = nutrientsPerServing(ingredients, 1);
  return figures.map(
    (figure) => ((amounts.find(({ id }) => id === idOf[figure])?.amount ?? Number.NaN) / grams) * 100,
  );
}

/**
 * Tolerance between two cooks of one dish: energy 10 %; protein, fat and carbohydrate 15 % or 1.5 g per 100
 * g, whichever is more.
 */
const mayDiffer = (published: number, figure: (typeof figures)[number]) =>
  figure === 'kcal' ? published * 0.1 : Math.max(published * 0.15, 1.5);

test.each(dishes)('$name is near what USDA publishes for it (SR28 $ndbNo)', (dish) => {
  const ours = per100g(dish);
  for (const [place, figure] of figures.entries()) {
    const [own = Number.NaN, published = Number.NaN] = [ours[place], dish.published[place]];
    const message = `${figure}: ${own.toFixed(1)} against ${published}`;
    expect(Math.abs(own - published), message).toBeLessThanOrEqual(mayDiffer(published, figure));
  }
});

test('half of at least thirty known dishes are within 5 % of the energy that is published', () => {
  expect(dishes.length).toBeGreaterThanOrEqual(30);
  const off = dishes
    .map((dish) => Math.abs((per100g(dish)[0] ?? Number.NaN) / (dish.published[0] ?? Number.NaN) - 1))
    .toSorted((a, b) => a - b);
  expect(off[Math.floor(off.length / 2)]).toBeLessThan(0.05);
});
