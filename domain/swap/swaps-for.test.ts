import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergens } from '#domain/allergen/allergens.ts';
import { allergensOf } from '#domain/allergen/allergens-of.ts';
import { diets } from '#domain/diet/diets.ts';
import { dietsOf } from '#domain/diet/diets-of.ts';
import { type DietaryProfile, emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { intolerances, type Level } from '#domain/intolerance/intolerances.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import { nutrientsPerServing } from '#domain/nutrition/recipe-nutrients.ts';
import { stateOf, withSwap } from './changed-dish.ts';
import type { Dish } from './dish.ts';
import { readSwapRoles } from './swap-roles.ts';
import { breakersIn as breakersOf, swapsFor } from './swaps-for.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const foods = parseFoods(read('foods.csv'));
const roles = readSwapRoles(read('swap-roles.csv'), foods);
const food = (id: string) => foods.find((it) => it.id === id) ?? expect.fail(`no food ${id}`);
const dishOf = (...parts: (readonly [string, number])[]): Dish => ({
  title: '',
  servings: 1,
  ingredients: parts.map(([id, grams]) => ({ food: food(id), grams })),
});
const names = (dish: Dish, id: string, partial: Partial<DietaryProfile>) =>
  swapsFor(dish, id, { ...emptyProfile, ...partial }, roles).map((it) => it.food.id);
/** Ingredients by the name of the rule they break. */
const breakersIn = (dish: Dish, profile: DietaryProfile) =>
  new Map(
    [...breakersOf(stateOf(dish, profile))].map(([id, reasons]) => [
      id,
      [...new Set(reasons.map(({ name }) => name))],
    ]),
  );
const excluding = (...foodIds: readonly string[]) =>
  foodIds.length === 0 ? [] : [{ name: 'Excluded', foodIds }];

describe('EXT-09 a swap', () => {
  const dish = dishOf(['frozen-cod', 150], ['tomato', 100], ['canola-oil', 5], ['salt', 1]);

  test('is a food that does the same job and keeps to the limit', () => {
    const offered = names(dish, 'tomato', { limits: { histamine: 1 } });
    expect(offered[0]).toBe('cucumber');
    expect(offered).not.toContain('zucchini');
  });

  test('is another food where the dish is cooked', () => {
    const cooked: Dish = {
      ...dish,
      ingredients: dish.ingredients.map((it) => ({ ...it, cooking: 'heated' })),
    };
    const offered = names(cooked, 'tomato', { limits: { histamine: 1 } });
    expect(offered).toContain('zucchini');
    expect(offered).not.toContain('cucumber');
  });

  test('is offered for nothing that keeps to the limits, and for nothing the dish does not hold', () => {
    expect(names(dish, 'canola-oil', { limits: { histamine: 1 } })).toEqual([]);
    expect(names(dish, 'zucchini', { limits: { histamine: 1 } })).toEqual([]);
    expect(names(dish, 'tomato', {})).toEqual([]);
    expect(names(dish, 'tomato', { limits: { histamine: 3 } })).toEqual([]);
  });

  test.each([
    ['garlic', { fodmap: 1 }, 'oxalate'],
    ['celery', { oxalate: 1 }, 'salicylate'],
  ] as const)(
    'of %s for %j makes no other enabled axis worse, not even up to its limit: %s',
    (id, limits, other) => {
      const alone = dishOf([id, 40]);
      const offered = swapsFor(alone, id, { ...emptyProfile, limits }, roles);
      expect(offered.flatMap(({ raises }) => raises)).toContain(other);
      for (const level of [1, 2])
        expect(names(alone, id, { limits: { ...limits, [other]: level } })).toEqual([]);
    },
  );

  test('is nothing that the dish holds, or that the member left out', () => {
    const limits = { histamine: 1 } as const;
    const more = { ...dish, ingredients: [...dish.ingredients, { food: food('cucumber'), grams: 50 }] };
    expect(names(more, 'tomato', { limits })).not.toContain('cucumber');
    expect(names(dish, 'tomato', { limits, excludedFoods: excluding('zucchini') })).not.toContain('zucchini');
    const lists = { histamine: { included: [], excluded: ['zucchini'] } };
    expect(names(dish, 'tomato', { limits, lists })).not.toContain('zucchini');
  });

  test('counts no food against a limit that the member has put back', () => {
    const lists = { histamine: { included: ['tomato'], excluded: [] } };
    expect(names(dish, 'tomato', { limits: { histamine: 1 }, lists })).toEqual([]);
  });

  test('comes in its own amount, as a kitchen measures it, wherever the food stands', () => {
    const tea = dishOf(['whole-milk', 250], ['honey', 10], ['honey', 10]);
    const [first] = swapsFor(tea, 'honey', { ...emptyProfile, limits: { fodmap: 1 } }, roles);
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
    expect([...breakersIn(cod, { ...emptyProfile, limits: { oxalate: 2, histamine: 1 } })]).toEqual([
      ['sumac', ['Low Oxalate', 'Low Histamine']],
      ['spinach', ['Low Oxalate', 'Low Histamine']],
    ]);
  });
});

const severity = (level: Level | null) => level ?? 2.5;
const level = fc.constantFrom<Level>(1, 2, 3);
const someFoods = fc.subarray(
  foods.map(({ id }) => id),
  { maxLength: 40 },
);
const anyProfile: fc.Arbitrary<DietaryProfile> = fc.record({
  safety: fc.constant([]),
  proteinSources: fc.constant([]),
  unreadable: fc.constant([]),
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
  excludedFoods: someFoods.map((ids) => excluding(...ids)),
});
const anyDish: fc.Arbitrary<Dish> = fc.record({
  title: fc.constant(''),
  servings: fc.constantFrom(1, 2, 4),
  ingredients: fc.array(
    fc.record({
      food: fc.constantFrom(...foods),
      grams: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 10, max: 600 })),
    }),
    { minLength: 1, maxLength: 7 },
  ),
});

/** Checked by the verdicts, independent of the swap engine. */
function check(dish: Dish, profile: DietaryProfile): number {
  const eaten = (of: Dish) => of.ingredients.map((it) => ({ food: it.food, grams: it.grams / of.servings }));
  const suits = (of: Dish) =>
    dietsOf(of.ingredients, nutrientsPerServing(of.ingredients, of.servings), verdictOf('fodmap', eaten(of)))
      .suits;
  const hasNoLists = Object.keys(profile.lists).length === 0;
  let offered = 0;
  for (const [id] of breakersIn(dish, profile)) {
    const swaps = swapsFor(dish, id, profile, roles);
    expect(swaps.length).toBeLessThanOrEqual(3);
    offered += swaps.length;
    // one that raises an axis without a limit is only offered if there is no other
    expect(new Set(swaps.map(({ raises }) => raises.length > 0)).size).toBeLessThanOrEqual(1);
    for (const swap of swaps) {
      const after = withSwap(dish, id, swap);
      expect(breakersIn(after, profile).get(swap.food.id)).toBeUndefined();
      const before = breakersIn(dish, profile);
      for (const [other, axes] of breakersIn(after, profile))
        expect(before.get(other)).toEqual(expect.arrayContaining(axes));
      if (hasNoLists)
        for (const axis of intolerances.filter((it) => (profile.limits[it] ?? 3) < 3)) {
          const [was, is] = [verdictOf(axis, eaten(dish)).level, verdictOf(axis, eaten(after)).level];
          expect(severity(is)).toBeLessThanOrEqual(severity(was));
        }
      const allergenIds = allergensOf(dish.ingredients).map((it) => it.id);
      const introduced = allergensOf([{ food: swap.food, grams: 1 }]).map((it) => it.id);
      expect(allergenIds).toEqual(expect.arrayContaining(introduced));
      expect(introduced.filter((it) => profile.allergens.includes(it))).toEqual([]);
      const lost = suits(dish).filter((diet) => !suits(after).includes(diet));
      expect(lost.filter((diet) => profile.diets.includes(diet) || diet === 'Vegan')).toEqual([]);
      expect(profile.excludedFoods.flatMap(({ foodIds }) => foodIds)).not.toContain(swap.food.id);
      expect(swap.isEnough).toBe(
        breakersIn(after, profile).size === 0 && stateOf(after, profile).judgement.kind !== 'notForYou',
      );
    }
  }
  return offered;
}

describe('EXT-09 of all foods', () => {
  test('none is swapped for one that breaks a limit, or makes another axis, an allergen or a diet worse', () => {
    let offered = 0;
    for (const each of foods)
      for (const axis of intolerances) {
        const dish = { title: '', servings: 1, ingredients: [{ food: each, grams: 40 }] };
        offered += check(dish, { ...emptyProfile, limits: { [axis]: 1 } });
      }
    expect(offered).toBeGreaterThan(500);
    for (const each of foods) {
      const dish = { title: '', servings: 1, ingredients: [{ food: each, grams: 40 }] };
      check(dish, {
        ...emptyProfile,
        limits: Object.fromEntries(intolerances.map((axis) => [axis, 1 as const])),
      });
    }
  });

  test('nor in any dish, for anybody', () => {
    fc.assert(
      fc.property(anyDish, anyProfile, (dish, profile) => {
        check(dish, profile);
        check(dish, { ...profile, lists: {} });
      }),
      { numRuns: 150 },
    );
  });
});
