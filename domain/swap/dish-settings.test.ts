import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseFoods } from '#domain/food/parse-foods.ts';
import type { Cooking } from '#domain/nutrition/cooking.ts';
import { settingsOf } from './dish-settings.ts';

const foods = parseFoods(readFileSync(join(import.meta.dirname, '../../content/foods.csv'), 'utf8'));
/** `"rice-flour 60 roasted"`, per serving. */
const dishOf = (...lines: string[]) => ({
  title: '',
  servings: 1,
  ingredients: lines.map((line) => {
    const [id = '', grams = '', cooking] = line.split(' ');
    const food = foods.find((it) => it.id === id) ?? expect.fail(`no food ${id}`);
    return { food, grams: Number(grams), cooking: cooking as Cooking | undefined };
  }),
});
const pancakes = dishOf(
  'all-purpose-flour 45 heated',
  'buttermilk 57 heated',
  'egg 25 heated',
  'maple-syrup 20',
  'salt 0.4',
);
const porridge = dishOf('rice-flour 45 heated', 'water 350 heated', 'maple-syrup 15');
const bread = dishOf(
  'bread-flour 29 roasted',
  'active-dry-yeast 0.6 roasted',
  'water 28 roasted',
  'salt 0.8',
);
const salad = dishOf('tomato 125', 'olive-oil 14', 'red-wine-vinegar 4', 'salt 0.4');
const glazed = dishOf('carrot 175 roasted', 'honey 8 roasted', 'salt 0.8');
const mash = dishOf('potato 200 boiled', 'butter 7');

test.each(['Gluten-free birthday sponge', 'Lemon soufflé', 'Flourless chocolate cake', 'Apple Dutch baby'])(
  '%s rises by beaten eggs',
  (title) => {
    expect(settingsOf({ ...pancakes, title }, 'egg')).toContain('beaten');
    expect(settingsOf({ ...pancakes, title: 'Pancakes' }, 'egg')).not.toContain('beaten');
  },
);

describe('the settings of a food in a dish', () => {
  test.each([
    ['flour of pancakes', pancakes, 'all-purpose-flour', ['dough', 'egg', 'sweet']],
    ['syrup on pancakes', pancakes, 'maple-syrup', ['egg', 'raw', 'sweet']],
    ['flour of porridge', porridge, 'rice-flour', ['sweet']],
    ['flour of bread', bread, 'bread-flour', ['dough', 'roasted', 'yeast']],
    ['tomato of a salad', salad, 'tomato', ['raw']],
    ['honey on vegetables', glazed, 'honey', ['roasted']],
    ['potato of a mash', mash, 'potato', ['boiled']],
  ])('%s', (_, dish, foodId, expected) => {
    expect([...settingsOf(dish, foodId)].toSorted()).toEqual(expected);
  });

  test.each([
    ['Turkey patties with mint', 'turkey-thigh 150 roasted', ['roasted', 'shaped']],
    ['Tofu and pepper skewers', 'firm-tofu 150 roasted', ['pieces', 'roasted']],
    ['Stuffed peppers with beef', 'red-bell-pepper 160 roasted', ['roasted', 'whole']],
    ['Stuffed peppers with beef', 'zucchini 75 heated', []],
    ['Zucchini noodles', 'zucchini 200 heated', ['ribbons']],
    ['Portobello steaks', 'portobello-mushroom 175 roasted', ['pieces', 'roasted', 'whole']],
  ])('the title “%s” tells the shape of %s', (title, line, expected) => {
    const [id = ''] = line.split(' ');
    expect([...settingsOf({ ...dishOf(line), title }, id)].toSorted()).toEqual(expected);
  });
});
