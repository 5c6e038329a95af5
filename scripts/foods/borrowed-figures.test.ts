import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { borrowedFiguresPage, borrowedFiguresPath } from './borrowed-figures.ts';
import { readCsv } from './csv.ts';
import { borrowedBy } from './fodmap.ts';

const selection = readCsv(join(import.meta.dirname, 'selection.csv'));
const foods = parseFoods(readFileSync(join(import.meta.dirname, '../../content/foods.csv'), 'utf8'));

test('the page of borrowed figures is up to date; npm run foods writes it', () => {
  expect(readFileSync(borrowedFiguresPath, 'utf8')).toBe(borrowedFiguresPage(selection));
});

test('EXT-16 a FODMAP figure borrowed from another food is estimated', () => {
  const borrowing = new Set(
    selection
      .filter(({ id = '', fodmap_serving: cell = '' }) => borrowedBy(id, cell) !== null)
      .map(({ id }) => id),
  );
  expect(borrowing.size).toBeGreaterThan(20);
  const sure = foods.filter(({ id, fodmap }) => borrowing.has(id) && fodmap?.confidence !== 'estimated');
  expect(sure.map(({ id }) => id)).toEqual([]);
  const inOil = foods.find(({ id }) => id === 'sun-dried-tomatoes-in-oil');
  expect(inOil?.fodmap?.sugars.fructose).toMatchObject({ gPer100g: 7.5, confidence: 'estimated' });
});

test('EXT-16 a row of another food needs a reason', () => {
  expect(borrowedBy('chives', '~parsley: parsley; a fresh herb')).toEqual({
    from: 'parsley',
    row: 'parsley',
    reason: 'a fresh herb',
  });
  expect(borrowedBy('quick-oats', 'rolled-oats: quick oats; itself')).toBeNull();
  expect(() => borrowedBy('chives', '~parsley: parsley')).toThrow('without a reason');
});

test('EXT-16 a serving from memory, or one measured sugar without a serving, gives no figure', () => {
  for (const id of ['water-chestnuts', 'worcestershire-sauce', 'jackfruit', 'hemp-seeds'])
    expect(foods.find((food) => food.id === id)?.fodmap, id).toBeNull();
});
