import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { figure } from '#domain/intolerance/eaten.fixture.ts';
import { countedSubstances } from './doses.ts';
import { cleanBelow, portionDays } from './test-dish.ts';
import { unsteadiness, usualLoads } from './unsteadiness.ts';

const day = (loads: Partial<Record<(typeof countedSubstances)[number], number | null>>) =>
  countedSubstances.map((substance) => loads[substance] ?? 0);
const dish = (recipeId: number, gos: number | null) => ({
  recipeId,
  loads: countedSubstances.map((substance) => (substance === 'gos' ? gos : 0)),
});

test('EXT-31 what isn’t tested is held at the member’s own mean, where it is known and worth it', () => {
  const days = Array.from({ length: 6 }, () => day({ oxalate: 4, gos: 2, lactose: 0.2 }));
  const usual = usualLoads(days, (it) => it === 'oxalate');
  expect([...usual]).toEqual([['gos', 2]]);
  expect(usualLoads(days.slice(0, 4), () => false).size).toBe(0);
});

test('EXT-31 a day outside a quarter of the mean names the dish to replace first', () => {
  const usual = new Map([['gos', 2] as const]);
  expect(unsteadiness([[dish(1, 1.5), dish(2, 1)]], usual)).toEqual({ miss: 0, recipeId: null });
  expect(unsteadiness([[dish(1, 3), dish(2, 1)]], usual)).toEqual({ miss: 0.75, recipeId: 1 });
  expect(unsteadiness([[dish(1, 0.5), dish(2, 0)]], usual).recipeId).toBe(2);
  expect(unsteadiness([[dish(1, 2), dish(2, null)]], usual).miss).toBe(0);
});

test('EXT-31 a dish is clean if it stays under half a load of everything else with the largest portion in it', () => {
  const milk = foodOf({ id: 'milk', oxalate: figure(0, 'measured') });
  const below = cleanBelow('oxalate', milk);
  expect(below.map(({ substance }) => substance)).not.toContain('oxalate');
  expect(Math.max(...below.map((it) => it.below))).toBeLessThanOrEqual(0.5);
  expect(cleanBelow('fructans', milk).map(({ substance }) => substance)).not.toContain('gos');
});

test('EXT-31 days on which a portion may be due are counted as if all went as fast as it can', () => {
  const days = Array.from({ length: 9 }, (_, n) => `2026-05-0${n + 1}`);
  const due = portionDays('2026-05-02', { left: 2, rest: 1 }, days);
  expect(due.map((date) => Number(date.slice(-1)))).toEqual([2, 3, 5, 6, 7, 9]);
  // a list of days that begins later has the same ones
  expect(portionDays('2026-05-02', { left: 2, rest: 1 }, days.slice(4))).toEqual(due.slice(2));
});
