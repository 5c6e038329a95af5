import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { type OxalateConflict, withConflict } from './oxalate-conflicts.ts';
import type { Published } from './published.ts';

const own = (value: number): Published => ({ value, confidence: 'measured', source: 'own' });
const conflict = (judged: number, lowest: number, more: Partial<OxalateConflict> = {}): OxalateConflict => ({
  judged: { value: judged, confidence: 'estimated', source: 'other' },
  lowestShare: lowest / judged,
  isSettled: true,
  isPer100g: true,
  ...more,
});

test('EXT-01 if sources differ the higher figure counts, with the spread', () => {
  expect(withConflict(own(4.1), conflict(39, 4.1))).toEqual({
    value: 39,
    confidence: 'estimated',
    source: 'other',
    spread: { lowest: 4.1, isSettled: true },
  });
});

test('EXT-01 a stricter figure of ours is unchanged, and so is one that differs by rounding only', () => {
  expect(withConflict(own(33.1), conflict(26.1, 26.1))).toMatchObject({ value: 33.1, source: 'own' });
  expect(withConflict(own(7.66), conflict(7.7, 2.2))).toMatchObject({ value: 7.66, spread: { lowest: 2.2 } });
});

test('EXT-01 up to a factor of two no spread is shown', () => {
  expect(withConflict(own(254), conflict(430, 254))).toMatchObject({ value: 430, spread: null });
});

test('EXT-01 another form of the food carries both ends by dry matter', () => {
  expect(withConflict(own(100), conflict(1700, 23.7), 5)).toMatchObject({
    value: 8500,
    spread: { lowest: 119, isSettled: true },
  });
});

test('EXT-01 a food with a conflict alone gets a figure, one per slice or cup gets the spread alone', () => {
  expect(withConflict(null, conflict(49, 49))).toMatchObject({ value: 49, spread: null });
  expect(withConflict(own(42.5), conflict(13.6, 6, { isPer100g: false }))).toMatchObject({
    value: 42.5,
    source: 'own',
    spread: { lowest: 18.8 },
  });
  expect(withConflict(null, conflict(13.6, 6, { isPer100g: false }))).toBeNull();
  expect(withConflict(own(3), undefined)).toEqual({ ...own(3), spread: null });
});

const foods = parseFoods(readFileSync(join(import.meta.dirname, '../../content/foods.csv'), 'utf8'));
const oxalate = (id: string) => foods.find((food) => food.id === id)?.oxalate;

test.each([
  ['raspberry', 39, { lowest: 4.1, isSettled: true }],
  ['soybeans-dried', 112, { lowest: 9.94, isSettled: true }],
  ['tahini', 600, { lowest: 108, isSettled: true }],
  ['parsley', 1700, { lowest: 23.7, isSettled: false }],
  ['chives', 1480, { lowest: 50, isSettled: false }],
])('EXT-01 %s is judged by %d mg, and its spread is known', (id, value, spread) => {
  expect(oxalate(id)).toMatchObject({ value, spread });
});

test.each(['lettuce', 'garlic', 'carrot', 'tomato', 'onion'])(
  'EXT-01 what modern tables have refuted is not counted: %s',
  (name) => {
    for (const { oxalate: of } of foods.filter(({ id }) => id === name || id.endsWith(`-${name}`)))
      expect(of?.value ?? 0).toBeLessThan(50);
  },
);
