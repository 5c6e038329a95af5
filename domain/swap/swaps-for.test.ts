import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergens } from '#domain/allergen/allergens.ts';
import { allergensOf } from '#domain/allergen/allergens-of.ts';
import { diets } from '#domain/diet/diets.ts';
import { dietsOf } from '#domain/diet/diets-of.ts';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { intolerances, type Level } from '#domain/intolerance/intolerances.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import { nutrientsPerServing } from '#domain/nutrition/recipe-nutrients.ts';
import { anybody, type Eater } from './eater.ts';
import { readSwapRoles } from './swap-roles.ts';
import { breakersIn, type Dish, swapsFor, withSwap } from './swaps-for.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const foods = parseFoods(read('foods.csv'));
const roles = readSwapRoles(read('swap-roles.csv'), foods);
const food = (id: string) => foods.find((it) => it.id === id) ?? expect.fail(`no food ${id}`);
const dishOf = (...parts: (readonly [string, number])[]): Dish => ({
  servings: 1,
  ingredients: parts.map(([id, grams]) => ({ food: food(id), grams })),
});
const names = (dish: Dish, id: string, eater: Partial<Eater>) =>
  swapsFor(dish, id, { ...anybody, ...eater }, roles).map((it) => it.food.id);

describe('EXT-09 a swap', () => {
  const dish = dishOf(['frozen-cod', 150], ['tomato', 100], ['rapeseed-oil', 5], ['salt', 1]);

  test('is a food that does the same job and keeps to the limit', () => {
    const offered = names(dish, 'tomato', { limits: { histamine: 1 } });
    expect(offered.slice(0, 2)).toEqual(['cucumber', 'courgette']);
    expect(offered).toHaveLength(3);
  });

  test('is offered for nothing that keeps to the limits, and for nothing the dish does not hold', () => {
    expect(names(dish, 'rapeseed-oil', { limits: { histamine: 1 } })).toEqual([]);
    expect(names(dish, 'courgette', { limits: { histamine: 1 } })).toEqual([]);
    expect(names(dish, 'tomato', {})).toEqual([]);
    expect(names(dish, 'tomato', { limits: { histamine: 3 } })).toEqual([]);
  });

  test('makes no other enabled axis worse', () => {
    expect(names(dish, 'tomato', { limits: { histamine: 1, salicylate: 1 } })).not.toContain('courgette');
  });

  test('is nothing that the dish holds, or that the eater left out', () => {
    const limits = { histamine: 1 } as const;
    const more = { ...dish, ingredients: [...dish.ingredients, { food: food('cucumber'), grams: 50 }] };
    expect(names(more, 'tomato', { limits })).not.toContain('cucumber');
    expect(names(dish, 'tomato', { limits, withoutFoods: ['courgette'] })).not.toContain('courgette');
    const lists = { histamine: { included: [], excluded: ['courgette'] } };
    expect(names(dish, 'tomato', { limits, lists })).not.toContain('courgette');
  });

  test('counts no food against a limit that the eater has put back', () => {
    const lists = { histamine: { included: ['tomato'], excluded: [] } };
    expect(names(dish, 'tomato', { limits: { histamine: 1 }, lists })).toEqual([]);
  });

  test('comes in its own amount, as a kitchen measures it, wherever the food stands', () => {
    const tea = dishOf(['whole-milk', 250], ['honey', 10], ['honey', 10]);
    const [first] = swapsFor(tea, 'honey', { ...anybody, limits: { fodmap: 1 } }, roles);
    if (!first) expect.fail('nothing stands in for honey');
    const swapped = withSwap(tea, 'honey', first).ingredients;
    expect(swapped.map((it) => it.food.id)).toEqual(['whole-milk', first.food.id, first.food.id]);
    for (const { grams } of swapped.slice(1)) {
      expect(grams).toBeGreaterThan(8 * first.factor);
      expect(grams).toBeLessThan(12 * first.factor);
    }
  });

  test('names the foods that break a limit, in the order of the ingredients, an unknown one among them', () => {
    const cod = dishOf(['sumac', 0.5], ['spinach', 100], ['salt', 1]);
    expect([...breakersIn(cod, { ...anybody, limits: { oxalate: 2, histamine: 1 } })]).toEqual([
      ['sumac', ['oxalate', 'histamine']],
      ['spinach', ['oxalate', 'histamine']],
    ]);
  });
});

const severity = (level: Level | null) => level ?? 2.5;
const level = fc.constantFrom<Level>(1, 2, 3);
const someFoods = fc.subarray(
  foods.map(({ id }) => id),
  { maxLength: 40 },
);
const anyEater: fc.Arbitrary<Eater> = fc.record({
  limits: fc.record(Object.fromEntries(intolerances.map((axis) => [axis, level])), { requiredKeys: [] }),
  lists: fc.record(
    Object.fromEntries(
      intolerances.map((axis) => [axis, fc.record({ included: someFoods, excluded: someFoods })]),
    ),
    { requiredKeys: [] },
  ),
  diets: fc.subarray([...diets], { maxLength: 2 }),
  allergens: fc.subarray(
    allergens.map(({ id }) => id),
    { maxLength: 3 },
  ),
  withoutFoods: someFoods,
});
const anyDish: fc.Arbitrary<Dish> = fc.record({
  servings: fc.constantFrom(1, 2, 4),
  ingredients: fc.array(
    fc.record({
      food: fc.constantFrom(...foods),
      grams: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 10, max: 600 })),
    }),
    { minLength: 1, maxLength: 7 },
  ),
});

/** Checked with the verdicts themselves, not with what the engine thinks of them. */
function check(dish: Dish, eater: Eater): number {
  const eaten = (of: Dish) => of.ingredients.map((it) => ({ food: it.food, grams: it.grams / of.servings }));
  const suits = (of: Dish) =>
    dietsOf(of.ingredients, nutrientsPerServing(of.ingredients, of.servings), verdictOf('fodmap', eaten(of)))
      .suits;
  const hasNoLists = Object.keys(eater.lists).length === 0;
  let offered = 0;
  for (const [id] of breakersIn(dish, eater)) {
    const swaps = swapsFor(dish, id, eater, roles);
    expect(swaps.length).toBeLessThanOrEqual(3);
    offered += swaps.length;
    for (const swap of swaps) {
      const after = withSwap(dish, id, swap);
      expect(breakersIn(after, eater).get(swap.food.id)).toBeUndefined();
      const before = breakersIn(dish, eater);
      for (const [other, axes] of breakersIn(after, eater))
        expect(before.get(other)).toEqual(expect.arrayContaining(axes));
      if (hasNoLists)
        for (const axis of intolerances.filter((it) => (eater.limits[it] ?? 3) < 3)) {
          const [was, is] = [verdictOf(axis, eaten(dish)).level, verdictOf(axis, eaten(after)).level];
          expect(severity(is)).toBeLessThanOrEqual(severity(was));
        }
      const held = allergensOf(dish.ingredients).map((it) => it.id);
      const brought = allergensOf([{ food: swap.food, grams: 1 }]).map((it) => it.id);
      expect(held).toEqual(expect.arrayContaining(brought));
      expect(brought.filter((it) => eater.allergens.includes(it))).toEqual([]);
      const lost = suits(dish).filter((diet) => !suits(after).includes(diet));
      expect(lost.filter((diet) => eater.diets.includes(diet) || diet === 'Vegan')).toEqual([]);
      expect(eater.withoutFoods).not.toContain(swap.food.id);
      expect(swap.isEnough).toBe(breakersIn(after, eater).size === 0);
    }
  }
  return offered;
}

describe('EXT-09 of all foods', () => {
  test('none is swapped for one that breaks a limit, or makes another axis, an allergen or a diet worse', () => {
    let offered = 0;
    for (const each of foods)
      for (const axis of intolerances) {
        const dish = { servings: 1, ingredients: [{ food: each, grams: 40 }] };
        offered += check(dish, { ...anybody, limits: { [axis]: 1 } });
      }
    expect(offered).toBeGreaterThan(500);
    for (const each of foods) {
      const dish = { servings: 1, ingredients: [{ food: each, grams: 40 }] };
      check(dish, { ...anybody, limits: Object.fromEntries(intolerances.map((axis) => [axis, 1 as const])) });
    }
  });

  test('nor in any dish, for any eater', () => {
    fc.assert(
      fc.property(anyDish, anyEater, (dish, eater) => {
        check(dish, eater);
        check(dish, { ...eater, lists: {} });
      }),
      { numRuns: 150 },
    );
  });
});
