import { expect, test } from 'vitest';
import { defaultSlot } from './default-slot.ts';
import { canBeLeftover } from './leftovers.ts';
import { isPlannable } from './plan-limits.ts';

test.each([
  [['Breakfast'], [], 'breakfast'],
  [['Breakfast'], ['breakfast'], 'breakfast'],
  [['Main course'], [], 'lunch'],
  [['Main course'], ['lunch'], 'dinner'],
  [['Main course'], ['lunch', 'dinner'], 'dinner'],
  [['Dessert'], [], 'snack'],
  [['Sauce'], [], 'snack'],
  [[], ['snack'], 'snack'],
] as const)('a recipe for %o beside %o is at %s', (types, taken, slot) => {
  expect(defaultSlot(types, taken)).toBe(slot);
});

test.each([
  ['2026-02-27', '2026-02-27', false],
  ['2026-02-27', '2026-02-26', false],
  ['2026-02-27', '2026-02-28', true],
  ['2026-02-27', '2026-03-02', true],
  ['2026-02-27', '2026-03-03', false],
])('what is cooked on %s can be eaten on %s: %s', (cooked, eaten, can) => {
  expect(canBeLeftover(cooked, eaten)).toBe(can);
});

test.each([
  ['2026-02-29', false],
  ['1999-12-31', false],
  ['2000-01-03', true],
  ['2199-12-29', true],
  ['2199-12-30', false],
  ['0000-01-01', false],
])('SRV-65 %s can be planned: %s', (day, can) => {
  expect(isPlannable(day)).toBe(can);
});
