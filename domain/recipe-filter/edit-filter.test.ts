import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCalories, chooseLevel, toggleFlag, toggleLevel, toggleName } from './edit-filter.ts';
import { anyFilter } from './recipe-filter.fixture.ts';
import { emptyFilter, filterLevels, isSameFilter, levelFields, listFields } from './recipe-filter.ts';

const anyLevelField = fc.constantFrom(...levelFields);

describe('names', () => {
  test('FILT-03 FILT-07 several can be ticked', () => {
    const both = toggleName(toggleName(emptyFilter, 'allergens', 'Milk'), 'allergens', 'Peanuts');
    expect(both).toEqual({ ...emptyFilter, allergens: ['Milk', 'Peanuts'] });
  });

  test('ticking twice leaves the filter as it was', () => {
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
  test('FILT-21 each of the three positions can be chosen', () => {
    const on = toggleLevel(emptyFilter, 'isLowOxalate');
    for (const level of filterLevels) expect(chooseLevel(on, 'isLowOxalate', level).isLowOxalate).toBe(level);
  });

  test('FILT-22 a slider switched on begins with the strictest level, switched off it is empty', () => {
    fc.assert(
      fc.property(anyFilter, anyLevelField, (filter, field) => {
        expect(toggleLevel(filter, field)[field]).toBe(filter[field] === '' ? '1' : '');
      }),
    );
  });

  test('FILT-22 a slider that is off cannot be moved', () => {
    expect(chooseLevel(emptyFilter, 'isLowSulfur', '2')).toEqual(emptyFilter);
  });

  test('one slider leaves the others alone', () => {
    fc.assert(
      fc.property(anyFilter, anyLevelField, (filter, field) => {
        expect({ ...toggleLevel(filter, field), [field]: filter[field] }).toEqual(filter);
      }),
    );
  });
});

test('FILT-06 the two flags are on or off', () => {
  const on = toggleFlag(emptyFilter, 'isLowFodmap');
  expect(on).toEqual({ ...emptyFilter, isLowFodmap: true });
  expect(toggleFlag(on, 'isLowFodmap')).toEqual(emptyFilter);
});

describe('calories', () => {
  test('FILT-08 both ends can be chosen', () => {
    expect(chooseCalories(emptyFilter, 200, 600)).toEqual({
      ...emptyFilter,
      minCalories: 200,
      maxCalories: 600,
    });
  });

  test('CONST-33 the ends stay whole, in order and within 0 to 1000, whatever comes', () => {
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
