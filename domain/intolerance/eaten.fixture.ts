import fc from 'fast-check';
import {
  type FodmapGroup,
  type FodmapSugar,
  fodmapGroups,
  fodmapSugars,
} from '#domain/food/fodmap-figure.ts';
import { foodOf } from '#domain/food/food.fixture.ts';
import type { Confidence, Figure, FodmapFigure } from '#domain/food/food.ts';
import type { EatenFood } from './contributions.ts';

export const figure = (value: number, confidence: Confidence = 'estimated'): Figure => ({
  value,
  confidence,
  source: 'a-source',
});

/** A food that is Low up to this many grams for a group of sugars; null for any amount. */
export const fodmapFigure = (
  lowUpToG: number | null,
  groups: readonly FodmapGroup[] = [],
  sugars: Partial<Record<FodmapSugar, number>> = {},
  mediumUpToG: number | null = lowUpToG === null ? null : lowUpToG * 1.5,
): FodmapFigure => ({
  ...figure(1),
  value: 1,
  lowUpToG,
  mediumUpToG,
  groups,
  sugars: Object.fromEntries(
    Object.entries(sugars).map(([sugar, gPer100g]) => [
      sugar,
      { gPer100g, confidence: 'measured' as const, source: 'a-laboratory' },
    ]),
  ),
});

const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: null, freq: 6 });
const tier = (max: number, min = 0) => maybe(fc.integer({ min, max }).map((it) => figure(it)));

/** Any food with figures for intolerances; `id` repeats among foods. */
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
      fc
        .tuple(
          fc.option(fc.double({ min: 0.5, max: 200, noNaN: true }), { nil: null }),
          fc.uniqueArray(fc.constantFrom(...fodmapGroups), { maxLength: 2 }),
          fc.dictionary(fc.constantFrom(...fodmapSugars), fc.double({ min: 0, max: 20, noNaN: true }), {
            maxKeys: 3,
          }),
        )
        .chain((parts) =>
          fc
            .option(fc.double({ min: 1, max: 6, noNaN: true }), { nil: null })
            .map((factor) =>
              fodmapFigure(...parts, parts[0] === null || factor === null ? null : parts[0] * factor),
            ),
        ),
    ),
  })
  .map(foodOf);

const grams = fc.oneof(
  fc.double({ min: 0.01, max: 2, noNaN: true }),
  fc.double({ min: 1, max: 400, noNaN: true }),
);

/** One serving of any dish: up to eight different foods, any of which may lack any figure. */
export const anyServing: fc.Arbitrary<EatenFood[]> = fc.uniqueArray(fc.record({ food, grams }), {
  selector: (it) => it.food.id,
  minLength: 1,
  maxLength: 8,
});
