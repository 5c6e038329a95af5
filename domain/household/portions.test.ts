import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portionsOf } from './portions.ts';

const person = (energy: number | null, limits = {}) => ({ energy, profile: { limits } });

test('EXT-32 one pot feeds 2,400, 1,700, and 900 kcal', () => {
  expect(portionsOf([person(2400), person(1700), person(900)])).toEqual({
    each: [1.2, 0.9, 0.5],
    servings: 3,
  });
  expect(portionsOf([person(2400), person(null)])).toEqual({ each: [1.2, 1], servings: 3 });
  // nobody gets less than a quarter of a serving
  expect(portionsOf([person(2000), person(200)]).each).toEqual([1, 0.3]);
});

test('EXT-32 a person with a limit never gets more than the judged serving', () => {
  expect(portionsOf([person(3000, { fodmap: 1 }), person(3000, { fodmap: 3 })]).each).toEqual([1, 1.5]);
});

test('EXT-31 a person with a limit from a food test never gets more than the judged serving', () => {
  const since = '2026-03-14';
  const doses = [{ substance: 'oxalate' as const, load: 0.8, since }];
  const foodLimits = [{ foodId: 'onion', name: 'Onion', grams: 40, since }];
  const of = (own: object) => ({ energy: 3000, profile: { limits: {}, ...own } });
  expect(portionsOf([of({ doses }), of({ foodLimits }), of({})]).each).toEqual([1, 1, 1.5]);
});

test('EXT-32 the pot is enough for all, and never a whole serving too much', () => {
  const energy = fc.option(fc.integer({ min: 500, max: 10_000 }));
  fc.assert(
    fc.property(fc.array(energy, { minLength: 1, maxLength: 14 }), (energies) => {
      const { each, servings } = portionsOf(energies.map((kcal) => person(kcal)));
      const eaten = each.reduce((sum, portion) => sum + portion, 0);
      expect(servings).toBeGreaterThan(eaten - 0.001);
      expect(servings - eaten).toBeLessThan(1);
    }),
  );
});
