import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { anyServing, figure } from './eaten.fixture.ts';
import { intolerances } from './intolerances.ts';
import { lowPortion, portions } from './low-portion.ts';
import { verdictOf } from './verdicts.ts';

const carrot = foodOf({ id: 'carrot', oxalate: figure(20) });
const of = (grams: number) => lowPortion('oxalate', verdictOf('oxalate', [{ food: carrot, grams }]));

test('EXT-16 three quarters of a serving are low where that is exactly what low allows', () => {
  expect(of(50)).toBeNull();
  expect(of(50 / 0.75)).toBe(3 / 4);
  expect(of(70)).toBe(2 / 3);
  expect(of(200)).toBe(1 / 4);
  expect(of(201)).toBeNull();
});

test('EXT-16 the part that is offered is Low, the next larger one is not, and the unknown has none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...intolerances), anyServing, (axis, eaten) => {
      const whole = verdictOf(axis, eaten);
      const portion = lowPortion(axis, whole);
      if (whole.unknown.length > 0 || whole.level === 1) expect(portion).toBeNull();
      else
        for (const each of portions)
          expect(verdictOf(axis, eaten, each).level === 1).toBe(portion !== null && each <= portion);
    }),
    { numRuns: 1_000 },
  );
});
