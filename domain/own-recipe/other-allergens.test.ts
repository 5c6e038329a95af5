import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allergensOf } from '#domain/allergen/allergens-of.ts';
import { readFoodTable } from '#domain/food/food-table.ts';
import { boundOwnRecipe } from './bound-own-recipe.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const table = readFoodTable(read('foods.csv'), read('sources.csv'));
const bound = (line: string) =>
  boundOwnRecipe(
    {
      title: 'x',
      summary: '',
      servings: 1,
      readyInMinutes: 0,
      mealTypes: [],
      lines: [line],
      steps: [],
      author: null,
    },
    'x',
    table,
  );

describe('a line that names another food with another allergen', () => {
  test.each([
    'flour, almond',
    '1 cup flour (almond)',
    '1 cup milk (I used almond milk)',
    '150 g yogurt (soy)',
    '100 g pasta (egg)',
    '2 tbsp butter or peanut butter',
    '1 tbsp olive oil, or sesame oil',
    '200 g sugar (may contain nuts)',
  ])('%s stays open, with every allergen until a person decides', (line) => {
    const { unmatched, recipe, foods } = bound(line);
    expect(unmatched).toHaveLength(1);
    const eaten = recipe.ingredients.flatMap(({ foodId, grams }) => {
      const food = foods.get(foodId) ?? table.byId.get(foodId);
      return food === undefined ? [] : [{ food, grams }];
    });
    const named = allergensOf(eaten).map(({ id }) => id);
    expect(named).toEqual(expect.arrayContaining(['tree_nut', 'peanut', 'soy', 'egg']));
  });

  test.each([
    ['1 cup almond milk', 'almond-milk'],
    ['2 tbsp peanut butter, smooth', 'peanut-butter'],
    ['200 g flour (sifted)', 'plain-flour'],
    ['2 eggs, beaten', 'egg'],
    ['30 g butter, plus more for the pan', 'butter'],
    ['1 cup rice flour (gluten-free)', 'rice-flour'],
    ['2 carrots, cut in strips', 'carrot'],
  ])('%s is still bound', (line, foodId) => {
    const { unmatched, recipe } = bound(line);
    expect(unmatched).toEqual([]);
    expect(recipe.ingredients.map((it) => it.foodId)).toEqual([foodId]);
  });
});
