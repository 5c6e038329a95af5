import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFoodTable } from '#domain/food/food-table.ts';
import { canOmit } from './can-omit.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const { byId } = readFoodTable(read('foods.csv'), read('sources.csv'));
const dishOf = (grams: Readonly<Record<string, number>>) => ({
  servings: 2,
  ingredients: Object.entries(grams).flatMap(([id, each]) => {
    const food = byId.get(id);
    return food === undefined ? [] : [{ food, grams: each }];
  }),
});
const stew = dishOf({
  'beef-stew-meat': 400,
  potato: 300,
  paprika: 8,
  egg: 10,
  'baking-powder': 2,
  onion: 30,
  tahini: 30,
});

test.each([
  ['Beef stew', 'paprika', true],
  ['Goulash', 'paprika', false],
  ['Sesame beef', 'tahini', false],
  ['Beef stew', 'tahini', true],
  ['Paprika beef', 'paprika', false],
  ['Beef stew', 'egg', false],
  ['Beef stew', 'baking-powder', false],
  ['Beef stew', 'onion', true],
  ['Beef stew', 'potato', false],
  ['Beef stew', 'celery', false],
])('EXT-15 in %s %s can be left out: %s', (title, foodId, isOmitted) => {
  expect(canOmit({ ...stew, title }, foodId)).toBe(isOmitted);
});
