import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toggleName } from '#domain/preferences/preferences.ts';
import { chooseCalories, chooseLevel, loosen, toggleFlag, toggleLevel } from './edit-filter.ts';
import { anyFilter } from './recipe-filter.fixture.ts';
import { emptyFilter, filterLevels, isSameFilter, levelFields, listFields } from './recipe-filter.ts';

const anyLevelField = fc.constantFrom(...levelFields);

describe('names', () => {
  test('FILT-03 FILT-07 allows several ticks', () => {
    const both = toggleName(toggleName(emptyFilter, 'allergens', 'Milk'), 'allergens', 'Peanuts');
    expect(both).toEqual({ ...emptyFilter, allergens: ['Milk', 'Peanuts'] });
  });

  test('toggling twice restores the filter', () => {
    fc.assert(
      fc.property(
        anyFilter,
        fc.constantFrom(...listFields),
        fc.string({ minLength: 1 }),
        (filter, field, name) => {
          const once = toggleName(filter, field, name);
          expect(once[field].includes(name)).toBe(!filter[field].includes(name));
          expect(isSameFilter(toggleName(once, field, name), filter)).toBe(true);
        },
      ),
    );
  });
});

describe('levels', () => {
  test('FILT-21 allows each of the three positions', () => {
    const on = toggleLevel(emptyFilter, 'isLowOxalate');
    for (const level of filterLevels) expect(chooseLevel(on, 'isLowOxalate', level).isLowOxalate).toBe(level);
  });

  test('FILT-22 a slider starts at the strictest level when enabled and is empty when disabled', () => {
    fc.assert(
      fc.property(anyFilter, anyLevelField, (filter, field) => {
        expect(toggleLevel(filter, field)[field]).toBe(filter[field] === '' ? '1' : '');
      }),
    );
  });

  test('FILT-22 a disabled slider cannot be moved', () => {
    expect(chooseLevel(emptyFilter, 'isLowSulfur', '2')).toEqual(emptyFilter);
  });

  test('a slider doesn’t affect the others', () => {
    fc.assert(
      fc.property(anyFilter, anyLevelField, (filter, field) => {
        expect({ ...toggleLevel(filter, field), [field]: filter[field] }).toEqual(filter);
      }),
    );
  });
});

test('FILT-06 toggles the two flags', () => {
  const on = toggleFlag(emptyFilter, 'isLowFodmap');
  expect(on).toEqual({ ...emptyFilter, isLowFodmap: true });
  expect(toggleFlag(on, 'isLowFodmap')).toEqual(emptyFilter);
});

describe('calories', () => {
  test('FILT-08 allows choosing both ends', () => {
    expect(chooseCalories(emptyFilter, 200, 600)).toEqual({
      ...emptyFilter,
      minCalories: 200,
      maxCalories: 600,
    });
  });

  test('CONST-33 any input gives whole, ordered ends within 0 to 1000', () => {
    const anyNumber = fc.oneof(fc.integer(), fc.double());
    fc.assert(
      fc.property(anyFilter, anyNumber, anyNumber, (filter, one, other) => {
        const { minCalories, maxCalories } = chooseCalories(filter, one, other);
        expect(Number.isInteger(minCalories) && Number.isInteger(maxCalories)).toBe(true);
        expect(minCalories).toBeGreaterThanOrEqual(0);
        expect(maxCalories).toBeLessThanOrEqual(1000);
        expect(minCalories).toBeLessThanOrEqual(maxCalories);
      }),
    );
  });
});

test('EXT-26 a search is loosened by one word, one name or one filter', () => {
  const filter = {
    ...emptyFilter,
    query: 'leek soup',
    atHand: ['Leek', 'Rice'],
    maxMinutes: 30,
    maxCalories: 300,
  };
  expect(loosen(filter, { query: 'soup', without: null, name: null })).toEqual({ ...filter, query: 'soup' });
  const without = (field: 'atHand' | 'maxMinutes' | 'calories' | 'cuisines', name: string | null = null) =>
    loosen({ ...filter, cuisines: ['Thai', 'Greek'] }, { query: 'leek soup', without: field, name });
  expect(without('atHand', 'Rice').atHand).toEqual(['Leek']);
  expect(without('maxMinutes').maxMinutes).toBeNull();
  expect(without('calories').maxCalories).toBe(1000);
  expect(without('cuisines').cuisines).toEqual([]);
});
