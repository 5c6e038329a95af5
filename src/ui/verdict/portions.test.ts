import { describe, expect, test } from 'vitest';
import type { Reason, Verdict } from '#domain/intolerance/verdict.ts';
import { formatPortion, portionsOf, spreadSentences, sumSentence } from './portions.ts';

const reason = (
  foodId: string,
  grams: number,
  lowUpToG: number | null,
  more: Partial<Reason> = {},
): Reason => ({
  foodId,
  foodName: foodId,
  grams,
  level: 2,
  figure: 2,
  unit: 'level',
  lowUpToG,
  mediumUpToG: lowUpToG === null ? null : lowUpToG * 1.5,
  sugar: null,
  confidence: 'measured',
  source: 'A table',
  ...more,
});
const verdict = (reasons: readonly Reason[], deciding: readonly string[]): Verdict => ({
  level: 2,
  dose: null,
  largestSum: { sum: 'lactose', share: 1.55 },
  reasons,
  deciding,
  aboveLow: deciding,
  aboveMedium: [],
  unknown: [],
});

describe('EXT-16 portions', () => {
  test('name the food, its grams, its lights, the sugar with its limit, and the source', () => {
    const cream = reason('Cream', 50, 34.2, { sugar: { sum: 'lactose', grams: 1.46, limitG: 1 } });
    expect(portionsOf(verdict([reason('Salt', 2, null), cream], ['Cream']))).toEqual([
      {
        foodId: 'Cream',
        name: 'Cream',
        lights: '50 g here; low up to 34 g, medium up to 51 g, high above.',
        sugar: 'It brings 1.5 g of lactose; 1 g is low.',
        source: 'A table, measured',
      },
    ]);
  });

  test('the smallest cut-off is not rounded up, nor a limit', () => {
    const sugar = { sum: 'fructose', grams: 0.387, limitG: 0.15 } as const;
    expect(portionsOf(verdict([reason('Beans', 40, 37.5, { sugar })], ['Beans']))).toMatchObject([
      {
        lights: '40 g here; low up to 37 g, medium up to 56 g, high above.',
        sugar: 'It brings 0.39 g of excess fructose; 0.15 g is low.',
      },
    ]);
  });

  test('of a food that was tested as a small portion and is no limit, more is medium', () => {
    const turnip = reason('Turnip', 90, 75, { mediumUpToG: null });
    expect(portionsOf(verdict([turnip], ['Turnip']))).toMatchObject([
      { lights: '90 g here; low up to 75 g, medium above.' },
    ]);
  });

  test('for a low dish the portions closest to the limit', () => {
    const foods = [reason('A', 10, 100), reason('B', 90, 100), reason('C', 50, 100), reason('D', 60, 100)];
    expect(portionsOf(verdict(foods, [])).map(({ name }) => name)).toEqual(['B', 'D', 'C']);
  });

  test('the sum shows its distance from low, rounded to the strict side', () => {
    const of = (share: number) => sumSentence({ largestSum: { sum: 'oligos', share } });
    expect(of(1.51)).toBe('In one serving, fructans and GOS come to 1.6 times what’s low.');
    expect(of(0.6)).toBe('In one serving, fructans and GOS come to 60% of what’s low.');
    expect(sumSentence({ largestSum: null })).toBe('');
  });
});

test('EXT-01 if oxalate sources differ the spread is shown, and whether it is settled', () => {
  const spread = (lowest: number, highest: number, isSettled: boolean) => ({
    spread: { lowest, highest, isSettled },
  });
  const raspberry = reason('Raspberry', 30, 26, spread(4.1, 39, true));
  const parsley = reason('Parsley', 5, 0.6, spread(23.7, 1700, false));
  expect(spreadSentences(verdict([raspberry, reason('Oats', 40, null), parsley], ['Parsley']))).toEqual([
    'Parsley: sources differ, 24 to 1,700 mg in 100 g. No modern test has settled it, so we count the highest.',
    'Raspberry: sources differ, 4.1 to 39 mg in 100 g. We count the highest.',
  ]);
});

test('EXT-16 parts of a serving in words', () => {
  expect([3 / 4, 2 / 3, 1 / 2, 1 / 3, 1 / 4, 0.299].map(formatPortion)).toEqual([
    'three quarters',
    'two thirds',
    'half',
    'a third',
    'a quarter',
    '29%',
  ]);
});
