import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import type { EatenFood } from './contributions.ts';
import { anyServing, figure, fodmapFigure } from './eaten.fixture.ts';
import { intolerances, type Level } from './intolerances.ts';
import { levelFor, passes, verdictOf, verdictsOf } from './verdicts.ts';

const spinach = foodOf({ id: 'spinach', oxalate: figure(970, 'measured') });
const carrot = foodOf({ id: 'carrot', oxalate: figure(20, 'measured') });
const potato = foodOf({ id: 'potato', oxalate: figure(10) });
const salt = foodOf({
  id: 'salt',
  oxalate: figure(0),
  histamine: figure(0),
  sulfur: figure(1),
  salicylate: figure(1),
  fodmap: fodmapFigure(null),
});
const mystery = foodOf({ id: 'mystery' });
const eat = (...eaten: [EatenFood['food'], number][]) => eaten.map(([food, grams]) => ({ food, grams }));

/** Levels by severity; unknown ranks below High and above all levels that may be shown as less. */
const severity = (level: Level | null) => ({ 1: 1, 2: 2, 3: 3, unknown: 2.5 })[level ?? 'unknown'];
const axis = fc.constantFrom(...intolerances);
const without = (eaten: readonly EatenFood[], ids: Iterable<string>) => {
  const removed = new Set(ids);
  return eaten.filter((it) => !removed.has(it.food.id));
};

describe('oxalate', () => {
  test('EXT-01 counts the dose of a serving, not mere presence', () => {
    expect(verdictOf('oxalate', eat([spinach, 1])).level).toBe(1);
    expect(verdictOf('oxalate', eat([spinach, 2])).level).toBe(2);
    expect(verdictOf('oxalate', eat([spinach, 30])).level).toBe(3);
  });

  test.each([
    [50, 1],
    [50.01, 2],
    [125, 2],
    [125.01, 3],
  ])('%d g of carrot at 20 mg per 100 g are level %d: 10 and 25 mg are inclusive', (grams, level) => {
    expect(verdictOf('oxalate', eat([carrot, grams])).level).toBe(level);
  });

  test('EXT-01 explains itself: deciding ingredients first, with amount, figure, source and confidence', () => {
    const verdict = verdictOf('oxalate', eat([potato, 50], [salt, 2], [spinach, 30]));
    expect(verdict).toMatchObject({ level: 3, deciding: ['spinach'], unknown: [] });
    expect(verdict.dose).toBeCloseTo(296, 9);
    expect(verdict.reasons.map((it) => it.foodId)).toEqual(['spinach', 'potato', 'salt']);
    expect(verdict.reasons[0]).toEqual({
      foodId: 'spinach',
      foodName: 'spinach',
      grams: 30,
      level: 3,
      figure: 291,
      unit: 'mg',
      lowUpToG: expect.closeTo(1.03, 2),
      mediumUpToG: expect.closeTo(2.58, 2),
      sugar: null,
      confidence: 'measured',
      source: 'a-source',
    });
  });

  test('EXT-01 foods that only their sum lifts above Low are named, the heaviest first and no more than needed', () => {
    const verdict = verdictOf('oxalate', eat([potato, 60], [carrot, 40]));
    expect(verdict).toMatchObject({ level: 2, deciding: ['carrot'], aboveLow: ['carrot'], aboveMedium: [] });
    expect(verdict.reasons.every((it) => it.level === 1)).toBe(true);
  });

  test('a food that a recipe uses twice counts once, with the sum', () => {
    const verdict = verdictOf('oxalate', eat([carrot, 30], [carrot, 30]));
    expect(verdict).toMatchObject({ level: 2, deciding: ['carrot'] });
    expect(verdict.reasons).toHaveLength(1);
  });
});

describe('tiers', () => {
  const garlic = foodOf({
    id: 'garlic',
    sulfur: figure(3),
  });
  const tomato = foodOf({ id: 'tomato', histamine: figure(2) });
  const pepper = foodOf({ id: 'pepper', salicylate: figure(5) });

  test.each([
    ['histamine', tomato, 1, 1],
    ['histamine', tomato, 4, 2],
    ['histamine', tomato, 100, 3],
    ['sulfur', garlic, 0.75, 2],
    ['sulfur', garlic, 12, 3],
    ['salicylate', pepper, 0.1, 1],
    ['salicylate', pepper, 1, 2],
  ] as const)('%s of %o: %d g are level %d', (name, food, grams, level) => {
    expect(verdictOf(name, eat([food, grams])).level).toBe(level);
  });

  test('amounts of one tier add up', () => {
    const vinegar = foodOf({ id: 'vinegar', histamine: figure(2) });
    expect(verdictOf('histamine', eat([tomato, 0.6], [vinegar, 0.6])).level).toBe(2);
  });
});

describe('unknown', () => {
  test('EXT-02 a food without a figure makes the verdict unknown and is named, however little it is', () => {
    for (const name of intolerances) {
      const verdict = verdictOf(name, eat([salt, 5], [mystery, 0.001]));
      expect(verdict).toMatchObject({
        level: null,
        unknown: ['mystery'],
        deciding: ['mystery'],
        aboveLow: ['mystery'],
        aboveMedium: ['mystery'],
      });
      expect(verdict.reasons[0]).toMatchObject({
        foodId: 'mystery',
        level: null,
        figure: null,
        source: null,
      });
      expect([passes(verdict, 1), passes(verdict, 2), passes(verdict, 3)]).toEqual([false, false, true]);
    }
  });

  test('EXT-02 a known High stays High beside an unknown food', () => {
    const verdict = verdictOf('oxalate', eat([mystery, 5], [spinach, 50]));
    expect(verdict).toMatchObject({ level: 3, deciding: ['spinach'], unknown: ['mystery'] });
  });

  test('EXT-02 unknown is never Low nor Medium, whatever the dish', () => {
    fc.assert(
      fc.property(axis, anyServing, (name, eaten) => {
        const verdict = verdictOf(name, [...eaten, { food: mystery, grams: 1 }]);
        expect(verdict.level === null || verdict.level === 3).toBe(true);
        expect(passes(verdict, 1) || passes(verdict, 2)).toBe(false);
      }),
    );
  });

  test('FILT-24 OR-43 what passes Low passes Medium, and High lets everything pass', () => {
    fc.assert(
      fc.property(axis, anyServing, fc.subarray(['a', 'b', 'c', 'd', 'e']), (name, eaten, included) => {
        const verdict = verdictOf(name, eaten);
        if (passes(verdict, 1, included)) expect(passes(verdict, 2, included)).toBe(true);
        expect(passes(verdict, 3, included)).toBe(true);
      }),
    );
  });
});

describe('properties of every axis', () => {
  test('EXT-01 levels never fall as the servings eaten rise', () => {
    const servings = fc.double({ min: 0.1, max: 10, noNaN: true });
    fc.assert(
      fc.property(axis, anyServing, servings, servings, (name, eaten, one, other) => {
        const less = verdictOf(name, eaten, Math.min(one, other)).level;
        const more = verdictOf(name, eaten, Math.max(one, other)).level;
        expect(severity(more)).toBeGreaterThanOrEqual(severity(less));
      }),
    );
  });

  test('levels never fall as a food is added', () => {
    fc.assert(
      fc.property(axis, anyServing, (name, eaten) => {
        const before = verdictOf(name, eaten.slice(1)).level;
        expect(severity(verdictOf(name, eaten).level)).toBeGreaterThanOrEqual(severity(before));
      }),
    );
  });

  test('EXT-01 removing the deciding ingredients changes the verdict, and none of them is idle', () => {
    fc.assert(
      fc.property(axis, anyServing, (name, eaten) => {
        const { level, deciding } = verdictOf(name, eaten);
        expect(deciding.length > 0).toBe(level !== 1);
        if (deciding.length === 0) return;
        expect(verdictOf(name, without(eaten, deciding)).level).not.toBe(level);
        for (const food of deciding) {
          const others = deciding.filter((id) => id !== food);
          expect(verdictOf(name, without(eaten, others)).level).toBe(level);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('EXT-01 one deciding ingredient is enough where one is named', () => {
    const verdict = verdictOf('oxalate', eat([spinach, 50], [carrot, 20]));
    expect(verdict.deciding).toEqual(['spinach']);
    expect(verdictOf('oxalate', eat([carrot, 20])).level).toBe(1);
  });

  test('without the foods above a level the recipe is at most at it, and no smaller set does', () => {
    fc.assert(
      fc.property(axis, anyServing, (name, eaten) => {
        const { aboveLow, aboveMedium } = verdictOf(name, eaten);
        const sets = [
          { level: 1, ids: aboveLow },
          { level: 2, ids: aboveMedium },
        ] as const;
        for (const { level, ids } of sets) {
          expect(severity(verdictOf(name, without(eaten, ids)).level)).toBeLessThanOrEqual(level);
          for (const smaller of subsets(eaten.map((it) => it.food.id)).filter(
            (it) => it.length < ids.length,
          )) {
            expect(severity(verdictOf(name, without(eaten, smaller)).level)).toBeGreaterThan(level);
          }
        }
      }),
    );
  });

  test('SRV-45 what passes with included foods is at most at the level when computed again without them', () => {
    fc.assert(
      fc.property(
        axis,
        anyServing,
        fc.subarray(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']),
        fc.constantFrom(1 as const, 2 as const),
        (name, eaten, included, level) => {
          const verdict = verdictOf(name, eaten);
          const again = severity(verdictOf(name, without(eaten, included)).level);
          if (passes(verdict, level, included)) expect(again).toBeLessThanOrEqual(level);
          if (name === 'fodmap') expect(passes(verdict, level, included)).toBe(again <= level);
          expect(severity(levelFor(verdict, included))).toBeGreaterThanOrEqual(again);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a member sees the level of the page by the test that the search makes', () => {
    const verdict = verdictOf('oxalate', eat([spinach, 50], [carrot, 60], [mystery, 1]));
    expect(levelFor(verdict)).toBe(3);
    expect(levelFor(verdict, ['spinach'])).toBe(3);
    expect(levelFor(verdict, ['spinach', 'mystery'])).toBe(2);
    expect(levelFor(verdict, ['spinach', 'mystery', 'carrot'])).toBe(1);
  });

  test('EXT-01 the same dish in another order gets the same verdict', () => {
    const shuffled = anyServing.chain((eaten) =>
      fc.tuple(
        fc.constant(eaten),
        fc.shuffledSubarray(eaten, { minLength: eaten.length, maxLength: eaten.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([eaten, other]) => {
        const [one, two] = [verdictsOf(eaten), verdictsOf(other)];
        for (const name of intolerances) {
          expect({ ...two[name], dose: null }).toEqual({ ...one[name], dose: null });
          // Floating-point sums differ in their last digit by the order of their parts.
          expect(two[name].dose ?? 0).toBeCloseTo(one[name].dose ?? 0, 6);
        }
      }),
    );
  });

  test('EXT-01 a food split over several rows of the list gets the same verdict', () => {
    fc.assert(
      fc.property(
        axis,
        anyServing,
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (name, eaten, share) => {
          const split = eaten.flatMap(({ food, grams }) => [
            { food, grams: grams * share },
            { food, grams: grams - grams * share },
          ]);
          const [one, two] = [verdictOf(name, eaten), verdictOf(name, split)];
          expect({ level: two.level, unknown: two.unknown }).toEqual({
            level: one.level,
            unknown: one.unknown,
          });
        },
      ),
    );
  });

  test('nothing eaten is Low, and grams that are no number are a defect', () => {
    expect(verdictOf('oxalate', []).level).toBe(1);
    expect(() => verdictOf('oxalate', eat([carrot, Number.NaN]))).toThrow(RangeError);
  });
});

function subsets(ids: readonly string[]): string[][] {
  return ids.reduce<string[][]>((all, id) => all.concat(all.map((it) => [...it, id])), [[]]);
}
