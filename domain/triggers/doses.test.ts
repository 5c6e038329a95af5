import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { foodOf } from '#domain/food/food.fixture.ts';
import { readFoodTable } from '#domain/food/food-table.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import { fodmapFigure } from '#domain/intolerance/eaten.fixture.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { everybodysLimits } from '#domain/safety/portion-limits.ts';
import { canTestFood, challengeFoods, gramsFor, isClean } from './challenge-foods.ts';
import { amountOf, axisTests, countedSubstances, loadOf, loadPerGram, singleFood } from './doses.ts';
import { largestPortionG } from './portion.ts';
import { protocol } from './protocol.ts';

const read = (name: string) => readFileSync(new URL(`../../content/${name}`, import.meta.url), 'utf8');
const { foods, byId } = readFoodTable(read('foods.csv'), read('sources.csv'), read('largest-servings.csv'));
const anybody = { profile: emptyProfile, limits: everybodysLimits };
const food = (id: string) => {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
};

describe('doses', () => {
  test('EXT-31 doses of one substance add up over the foods of a dish', () => {
    const milk = food('whole-milk');
    const once = loadOf('lactose', [{ food: milk, grams: 100 }]);
    expect(once).toBeCloseTo((milk.fodmap?.sugars.lactose?.gPer100g ?? 0) / 1, 9);
    expect(
      loadOf(
        'lactose',
        [100, 50].map((grams) => ({ food: milk, grams })),
      ),
    ).toBeCloseTo((once ?? 0) * 1.5, 9);
  });

  test('EXT-31 a food without a figure makes the dose unknown, never zero', () => {
    const unknown = foodOf({ id: 'mystery' });
    for (const substance of countedSubstances) expect(loadPerGram(substance, unknown)).toBeNull();
    expect(
      loadOf('oxalate', [
        { food: food('spinach'), grams: 10 },
        { food: unknown, grams: 1 },
      ]),
    ).toBeNull();
    expect(loadOf('oxalate', [{ food: unknown, grams: 0 }])).toBe(0);
  });

  test('EXT-31 a sugar of a group that was only published as a serving is unknown, others are zero', () => {
    const measured = foodOf({ id: 'pear', fodmap: fodmapFigure(20, ['oligos'], { sorbitol: 2 }) });
    expect(loadPerGram('fructans', measured)).toBeNull();
    expect(loadPerGram('gos', measured)).toBeNull();
    expect(loadPerGram('lactose', measured)).toBe(0);
    expect(loadPerGram('sorbitol', measured)).toBeGreaterThan(0);
  });

  test('EXT-31 a portion is at most twice a usual one, and what people eat at once', () => {
    const milk = food('whole-milk');
    const usual = usualPortionG(milk);
    expect(largestPortionG({ ...milk, largestServingG: 10 * usual })).toBe(2 * usual);
    expect(largestPortionG({ ...milk, largestServingG: usual })).toBe(usual);
    const { largestServingG: _, ...eatenByNobody } = milk;
    expect(largestPortionG(eatenByNobody)).toBe(0);
  });

  test('a food that stands for one of several has no dose', () => {
    const either = foodOf({ id: 'onion-or-shallot', oneOf: [food('onion'), food('shallot')] });
    expect(loadPerGram('food:onion', either)).toBeNull();
    expect(canTestFood(either, anybody)).toBe(false);
  });

  test('EXT-31 amounts are stated in the unit of the substance', () => {
    expect(amountOf('oxalate', 2, null)).toEqual({ value: 20, unit: 'mg' });
    expect(amountOf('lactose', 5, null)).toEqual({ value: 5, unit: 'g' });
    const onion = food('onion');
    expect(amountOf(singleFood(onion), 12, largestPortionG(onion))).toEqual({
      value: largestPortionG(onion),
      unit: 'g',
    });
  });

  test('EXT-31 an axis without amounts is closed and says why', () => {
    for (const axis of intolerances) {
      const it = axisTests[axis];
      if (it.isOpen)
        expect(foods.some((each) => it.substances.some((s) => (loadPerGram(s, each) ?? 0) > 0))).toBe(true);
      else expect(it.why).toMatch(/no dose to test.*single food/);
    }
    expect(intolerances.filter((axis) => axisTests[axis].isOpen)).toEqual(['oxalate', 'fodmap']);
  });
});

describe('challenge foods', () => {
  test('EXT-31 a portion is never above twice a usual one, whatever the load', () => {
    for (const each of foods)
      for (const substance of [...countedSubstances, singleFood(each)])
        for (const load of [...protocol.rungs, 1000]) {
          const grams = gramsFor(substance, each, load);
          if (grams !== null) expect(grams).toBeLessThanOrEqual(largestPortionG(each));
        }
  });

  test('EXT-31 the largest portion holds under half a load of anything else that has doses', () => {
    for (const substance of countedSubstances)
      for (const { food: each, highestLoad } of challengeFoods(substance, foods, anybody)) {
        const grams = gramsFor(substance, each, Math.max(...protocol.rungs)) ?? Number.NaN;
        expect(highestLoad).toBeGreaterThanOrEqual(protocol.smallestTopLoad);
        for (const other of countedSubstances) {
          const isSameGroup = [substance, other].every((it) => it === 'fructans' || it === 'gos');
          if (other === substance || isSameGroup) continue;
          expect(loadOf(other, [{ food: each, grams }]) ?? 1, `${other} of ${each.id}`).toBeLessThan(0.5);
        }
      }
  });

  test('what is not known is not clean', () => {
    const unmeasured = foodOf({ id: 'x', oxalate: { value: 100, confidence: 'measured', source: 's' } });
    expect(isClean('oxalate', unmeasured, 10)).toBe(false);
  });

  test('a sugar without a clean food has none: sorbitol comes with fructose', () => {
    expect(challengeFoods('sorbitol', foods, anybody)).toEqual([]);
    expect(challengeFoods('lactose', foods, anybody)).not.toEqual([]);
  });

  test('EXT-31 no food of a member’s allergens, constraints, or exclusions is in a challenge', () => {
    const milkFree = { ...emptyProfile, allergens: ['milk' as const] };
    expect(
      challengeFoods('lactose', foods, { ...anybody, profile: milkFree }).filter((it) =>
        it.food.allergens.includes('milk'),
      ),
    ).toEqual([]);
    const [first] = challengeFoods('oxalate', foods, anybody);
    if (first === undefined) throw new Error('Oxalate has no food.');
    const { id } = first.food;
    const excluding = { ...emptyProfile, excludedFoods: [{ name: id, foodIds: [id] }] };
    const constrained = {
      ...emptyProfile,
      safety: [
        {
          kind: 'situation' as const,
          name: 'Pregnancy',
          allergens: [],
          foodIds: [id],
          why: null,
          source: null,
        },
      ],
    };
    for (const profile of [excluding, constrained]) {
      expect(challengeFoods('oxalate', foods, { ...anybody, profile }).map((it) => it.food.id)).not.toContain(
        id,
      );
      expect(canTestFood(first.food, { ...anybody, profile })).toBe(false);
    }
  });

  test('a dose may be over the limit on its own axis, and on no other', () => {
    const avoids = (axis: 'oxalate' | 'salicylate') => ({ ...emptyProfile, limits: { [axis]: 1 as const } });
    const ids = (profile: typeof emptyProfile) =>
      challengeFoods('oxalate', foods, { ...anybody, profile }).map((it) => it.food.id);
    expect(ids(avoids('oxalate'))).toEqual(ids(emptyProfile));
    expect(ids(avoids('salicylate')).length).toBeLessThan(ids(emptyProfile).length);
  });

  test('foods that harm in doses are never served', () => {
    const served = countedSubstances
      .flatMap((it) => challengeFoods(it, foods, anybody))
      .map((it) => it.food.id);
    for (const id of ['star-fruit', 'kombu', 'swordfish']) {
      expect(served).not.toContain(id);
      expect(canTestFood(food(id), anybody)).toBe(false);
    }
    expect(foods.filter((it) => it.origins.includes('alcohol') && canTestFood(it, anybody))).toEqual([]);
  });
});
