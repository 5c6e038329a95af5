import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food } from '#domain/food/food.ts';
import { readFoodTable } from '#domain/food/food-table.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import { eitherFood, eitherFoodIds } from './either-food.ts';
import { foodOrPlaceholder, isUnknownFood } from './unknown-food.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const { foods, byId } = readFoodTable(read('foods.csv'), read('sources.csv'));
const food = (id: string): Food => {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no food is ${id}`);
  return found;
};
const oneOf = (ids: string, isWeighed = true) => {
  const names = ids.split(' ');
  return eitherFood(names.join(' or '), names.map(food), isWeighed);
};

describe('EXT-20 one of several foods', () => {
  test('has what one of them has, and the figures in which they agree', () => {
    const sugar = oneOf('honey maple-syrup');
    expect(sugar.origins).toEqual(expect.arrayContaining(['honey', 'added-sugar']));
    expect(sugar.fodmap).toBeNull();
    expect(sugar.per100g.energy).toBeUndefined();
    const oil = oneOf('sunflower-oil canola-oil');
    expect(oil.allergens).toEqual([]);
    expect(oil.per100g.energy).toBe(884);
    expect(oil.per100g.saturated_fat).toBeUndefined();
    expect([oil.fodmap, oil.oxalate, oil.sulfur].map((figure) => figure?.value)).toEqual([1, 0, 1]);
    expect(oil.histamine).toBeNull();
    expect(oneOf('butter peanut-butter').allergens.toSorted()).toEqual(['milk', 'peanut']);
  });

  test('keeps without an amount only what no amount changes', () => {
    const herb = oneOf('basil parsley', false);
    expect(herb.per100g).toEqual({});
    expect(herb.oxalate).toBeNull();
    expect(herb.id).not.toBe(oneOf('basil parsley').id);
  });

  test('is found again by its id, and is unknown once one of them has left the table', () => {
    for (const isWeighed of [true, false]) {
      const known = oneOf('honey maple-syrup', isWeighed);
      expect(isUnknownFood(known)).toBe(true);
      expect(eitherFoodIds(known.id)).toEqual(['honey', 'maple-syrup']);
      expect(foodOrPlaceholder({ foodId: known.id, name: known.name }, byId)).toEqual(known);
      const withoutHoney = new Map([...byId].filter(([id]) => id !== 'honey'));
      expect(foodOrPlaceholder({ foodId: known.id, name: known.name }, withoutHoney)?.oneOf).toBeUndefined();
    }
    expect(eitherFoodIds('unknown-either-salmon-or-tuna')).toEqual([]);
  });

  test('is never judged as less than the worst of them, for any foods and amount', () => {
    const cases = fc.tuple(
      fc.uniqueArray(fc.constantFrom(...foods), { minLength: 2, maxLength: 4, selector: ({ id }) => id }),
      fc.double({ min: 0.1, max: 300, noNaN: true }),
    );
    fc.assert(
      fc.property(cases, ([choices, grams]) => {
        const either = eitherFood('One of them', choices, true);
        for (const axis of intolerances) {
          const { level } = verdictOf(axis, [{ food: either, grams }]);
          if (level === null) continue;
          const levels = choices.map((each) => verdictOf(axis, [{ food: each, grams }]).level);
          expect(levels).not.toContain(null);
          expect(level).toBeGreaterThanOrEqual(Math.max(...levels.map(Number)));
        }
        for (const each of choices)
          for (const id of allergensOfFood(each)) expect(allergensOfFood(either).has(id)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
