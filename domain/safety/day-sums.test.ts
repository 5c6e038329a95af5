import { describe, expect, test } from 'vitest';
import { dayLimits, limitRefusal, sumSentence } from './day-limits.ts';
import { daySums, type SummedItem } from './day-sums.ts';
import { unknownPerson } from './person-facts.ts';
import type { SafetyNote } from './safety-of.ts';
import type { NutrientBound } from './safety-rule.ts';

const note = (bound: NutrientBound, isEnabled = true) =>
  ({ rule: { bound, effect: 'limit' }, isEnabled }) as unknown as SafetyNote;
const salt = (max: number) => note({ nutrient: 'sodium', most: max, unit: 'mg' });
const item = (title: string, sodium: number | null, servings = 1): SummedItem => ({
  title,
  servings,
  nutrients: sodium === null ? [] : [{ name: 'Sodium', amount: sodium }],
  eaten: null,
});

describe('EXT-17 sums of a day', () => {
  test('uses the strictest enabled note', () => {
    const limits = dayLimits(
      [salt(2300), salt(2000), { ...salt(1500), isEnabled: false }],
      [],
      unknownPerson,
    );
    expect(limits).toEqual([{ nutrient: 'sodium', name: 'Sodium', unit: 'mg', most: 2000 }]);
  });

  test('counts servings and names items without a figure', () => {
    const limits = dayLimits([salt(2000)], [], unknownPerson);
    const [sum] = daySums([item('Soup', 900, 2), item('Bread', 300), item('My shake', null)], limits);
    if (sum === undefined) throw new Error('nothing was added up');
    expect(sum).toMatchObject({ amount: 2100, isOver: true, unknown: ['My shake'] });
    expect(sumSentence(sum)).toBe(
      'Sodium: 2,100 mg, more than the 2,000 mg a day that are safe for you. Not counted: My shake.',
    );
    expect(limitRefusal([sum])).toContain('at most 2,000 mg of sodium a day');
  });

  test('limits caffeine of under-18s by their weight and sums it from the grams of coffee', () => {
    const limits = dayLimits([note({ nutrient: 'caffeine', most: null, unit: null })], [], {
      ...unknownPerson,
      weightKg: 50,
    });
    expect(limits).toMatchObject([{ nutrient: 'caffeine', most: 150 }]);
    const coffee = { id: 'coffee' } as never;
    const [sum] = daySums(
      [{ title: 'Coffee', servings: 2, nutrients: [], eaten: [{ food: coffee, grams: 250 }] }],
      limits,
    );
    expect(sum).toMatchObject({ amount: 200, isOver: true });
  });

  test.each([
    [{ from: 8, to: 8 }, 72],
    [{ from: 17, to: 17 }, 126],
    [{ from: 0, to: 17 }, 102],
  ])('an unknown weight of an under-18 counts as a light one for the age: %j', (age, most) => {
    const caffeine = note({ nutrient: 'caffeine', most: null, unit: null });
    expect(dayLimits([caffeine], [], { ...unknownPerson, age })).toMatchObject([{ most }]);
  });

  test('reports a steady nutrient and never marks it as over', () => {
    const limits = dayLimits([], [{ bound: { kind: 'keepSteady', nutrient: 'vitamin_k' } }], unknownPerson);
    const [sum] = daySums([], limits);
    if (sum === undefined) throw new Error('nothing was added up');
    expect(sum.isOver).toBe(false);
    expect(sumSentence(sum)).toBe('Vitamin K: 0 µg. Keep it about the same every day.');
  });
});
