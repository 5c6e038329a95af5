import { expect, test } from 'vitest';
import type { PlanCandidate } from './plan-problem.ts';
import { sameness, sameOnDay } from './week-cost.ts';

const dish = (slot: 'breakfast' | 'lunch', staples: readonly string[]) => ({
  places: [{ day: 0, slot, at: 0 }],
  mayBeLeftovers: false,
  candidate: { cooking: { staples } } as unknown as PlanCandidate,
});
const quinoa = dish('lunch', ['Quinoa']);
const rice = dish('lunch', ['Rice']);

test('EXT-29: quinoa three times on a day costs, on three days it does not', () => {
  expect(sameOnDay([[quinoa, rice, quinoa, quinoa]])).toBeGreaterThan(sameOnDay([[quinoa, rice, quinoa]]));
  expect(sameOnDay([[quinoa, rice], [quinoa, null], [quinoa]])).toBe(0);
});

test('EXT-29: more than two main dishes of a week on the same staple cost; breakfasts do not count', () => {
  expect(sameness([quinoa, quinoa, rice, dish('breakfast', ['Quinoa'])])).toBe(0);
  expect(sameness([quinoa, quinoa, quinoa])).toBeGreaterThan(0);
});
