import { expect, test } from 'vitest';
import { describeLevels, describeReasons, type Reason, reasonsByFood } from './reasons-text.ts';

const reason = (kind: Reason['kind'], word: string, ...foods: readonly string[]): Reason => ({
  kind,
  name: word,
  word,
  sentence: '',
  foods: foods.map((food_id) => ({ food_id, name: food_id, grams: 10 })),
  source: null,
});
const fit = {
  kind: 'not_for_you' as const,
  sentence: '',
  checked: [],
  reasons: [
    reason('allergen', 'milk', 'butter', 'cream'),
    reason('diet', 'vegan', 'butter'),
    reason('over', 'histamine', 'tomato'),
    reason('unknown', 'oxalate', 'sumac', 'tomato'),
    reason('at_limit', 'sulfur', 'onion'),
  ],
};

test('EXT-13 reasons are grouped by ingredient; "at the limit" is no reason', () => {
  const found = reasonsByFood(fit);
  expect([...found].map(([food, reasons]) => [food, reasons.map(({ word }) => word)])).toEqual([
    ['butter', ['milk', 'vegan']],
    ['cream', ['milk']],
    ['tomato', ['histamine', 'oxalate']],
    ['sumac', ['oxalate']],
  ]);
  expect(reasonsByFood(undefined).size).toBe(0);
});

test('EXT-13 EXT-09 they are joined into one line', () => {
  const found = reasonsByFood(fit);
  expect(describeReasons(found.get('butter') ?? [])).toBe('Contains milk, not vegan');
  expect(describeReasons(found.get('tomato') ?? [])).toBe('Over for histamine, not tested for oxalate');
  const axes = ['oxalate', 'sulfur', 'FODMAP'].map((word) => reason('over', word));
  expect(describeReasons(axes)).toBe('Over for oxalate, sulfur, and FODMAP');
});

test('EXT-09 only levels with a limit are described', () => {
  const levels = {
    oxalate: { level: 1 },
    histamine: { level: 2, limit: 1, standing: 'over' },
    sulfur: { level: 3, limit: 3, standing: 'unlimited' },
    salicylate: { level: 3 },
    fodmap: { level: null, limit: 1, standing: 'unknown' },
  } as const;
  expect(describeLevels(levels)).toBe('histamine medium, FODMAP unknown');
});
