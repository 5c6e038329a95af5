import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholePortions } from './whole-portions.ts';

const servingsOf = (portions: Parameters<typeof wholePortions>[0]) => [...wholePortions(portions).values()];

test('EXT-32 portions become whole servings, and a day keeps its calories', () => {
  const half = (id: number) => ({ id, kcal: 400, servings: 1.5 });
  expect(servingsOf([half(1), half(2), half(3)])).toEqual([2, 1, 2]);
  expect(servingsOf([{ id: 1, kcal: 500, servings: 2 }])).toEqual([2]);
  expect(servingsOf([{ id: 1, kcal: 0, servings: 0.3 }])).toEqual([1]);
  const portion = fc.record({
    id: fc.nat(),
    kcal: fc.integer({ min: 100, max: 900 }),
    servings: fc.integer({ min: 100, max: 400 }).map((hundredths) => hundredths / 100),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(portion, { minLength: 1, maxLength: 6, selector: ({ id }) => id }),
      (portions) => {
        const whole = wholePortions(portions);
        const missed = portions.reduce(
          (sum, { id, kcal, servings }) => sum + (servings - (whole.get(id) ?? 0)) * kcal,
          0,
        );
        const largest = Math.max(...portions.map(({ kcal }) => kcal));
        expect([...whole.values()].every((servings) => servings >= 1)).toBe(true);
        // half a serving of the last dish, or one that can't be less than one serving
        expect(Math.abs(missed)).toBeLessThanOrEqual(largest);
      },
    ),
  );
});
