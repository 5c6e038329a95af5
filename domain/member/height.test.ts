import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightChoices, pickedHeight, totalInches } from './height.ts';

test('PROF-12 CONST-15 offers feet and inches from 0 to 11', () => {
  expect(heightChoices).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('PROF-13 stores a height in inches, 12 per foot', () => {
  expect(totalInches({ feet: 5, inches: 7 })).toBe(67);
  expect(pickedHeight(67)).toEqual({ feet: 5, inches: 7 });
  expect(totalInches({ feet: 11, inches: 11 })).toBe(143);
  expect(pickedHeight(0)).toEqual({ feet: 0, inches: 0 });
});

test('PROF-13 one picked value is enough for a height, none gives null', () => {
  expect(totalInches({ feet: null, inches: null })).toBeNull();
  expect(pickedHeight(null)).toEqual({ feet: null, inches: null });
  expect(totalInches({ feet: 6, inches: null })).toBe(72);
  expect(totalInches({ feet: null, inches: 9 })).toBe(9);
});

test('PROF-13 every height round-trips to the same picks', () => {
  const choice = fc.constantFrom(...heightChoices);
  fc.assert(
    fc.property(choice, choice, (feet, inches) => {
      expect(pickedHeight(totalInches({ feet, inches }))).toEqual({ feet, inches });
    }),
  );
});
