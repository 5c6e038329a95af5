import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { anyServing, figure } from './eaten.fixture.ts';
import { intolerances } from './intolerances.ts';
import { lowServings, maxLowServings } from './low-servings.ts';
import { verdictOf } from './verdicts.ts';

test('EXT-01 so many servings are Low together, and half a one more is not', () => {
  fc.assert(
    fc.property(anyServing, (eaten) => {
      const max = lowServings(eaten);
      for (const axis of intolerances) {
        if (max[axis] > 0) expect(verdictOf(axis, eaten, max[axis]).level).toBe(1);
        if (max[axis] < maxLowServings) expect(verdictOf(axis, eaten, max[axis] + 0.5).level).not.toBe(1);
      }
    }),
  );
});

test('EXT-01 the dose counts: 20 mg oxalate for 100 g are Low up to 50 g', () => {
  const carrot = foodOf({ id: 'carrot', oxalate: figure(20) });
  expect(lowServings([{ food: carrot, grams: 25 }]).oxalate).toBe(2);
  expect(lowServings([{ food: carrot, grams: 60 }]).oxalate).toBe(0.5);
  expect(lowServings([{ food: carrot, grams: 25 }]).histamine).toBe(0);
});
