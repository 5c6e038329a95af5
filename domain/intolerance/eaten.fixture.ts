import fc from 'fast-check';
import { foodOf } from '#domain/food/food.fixture.ts';
import type { Confidence, Figure } from '#domain/food/food.ts';
import type { EatenFood } from './contributions.ts';

export const figure = (value: number, confidence: Confidence = 'estimated'): Figure => ({
  value,
  confidence,
  source: 'a-source',
});

const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: null, freq: 6 });
const tier = (max: number, min = 0) => maybe(fc.integer({ min, max }).map((it) => figure(it)));

/** Any food as far as intolerances go; `id` is chosen so that foods can repeat. */
const food = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    oxalate: maybe(
      fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1000, noNaN: true })).map((it) => figure(it)),
    ),
    histamine: tier(3),
    salicylate: tier(5, 1),
    sulfur: tier(3, 1),
    fodmap: maybe(
      fc.record({
        value: fc.constantFrom(1 as const, 2 as const, 3 as const),
        lowUpToG: fc.option(fc.integer({ min: 0, max: 200 }), { nil: null }),
        confidence: fc.constant('estimated' as const),
        source: fc.constant('a-source'),
      }),
    ),
  })
  .map(foodOf);

const grams = fc.oneof(
  fc.double({ min: 0.01, max: 2, noNaN: true }),
  fc.double({ min: 1, max: 400, noNaN: true }),
);

/** One serving of any dish: up to eight different foods, of which any may lack any figure. */
export const anyServing: fc.Arbitrary<EatenFood[]> = fc.uniqueArray(fc.record({ food, grams }), {
  selector: (it) => it.food.id,
  minLength: 1,
  maxLength: 8,
});
