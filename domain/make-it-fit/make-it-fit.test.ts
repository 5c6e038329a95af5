import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DietaryProfile, emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable } from '#domain/dietary-profile/judge.ts';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { isNoWorse, stateOf } from '#domain/swap/changed-dish.ts';
import type { Dish } from '#domain/swap/dish.ts';
import { readSwapRoles } from '#domain/swap/swap-roles.ts';
import { canOmit } from './can-omit.ts';
import type { FittingChange } from './fitting-steps.ts';
import { makeItFit, withChanges } from './make-it-fit.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const foods = parseFoods(read('foods.csv'));
const roles = readSwapRoles(read('swap-roles.csv'), foods);
const title = 'A dish';
const pause = async () => {};

const low = (...axes: readonly (typeof intolerances)[number][]) =>
  Object.fromEntries(axes.map((axis) => [axis, 1 as const]));
const profiles: readonly Partial<DietaryProfile>[] = [
  { allergens: ['milk'] },
  { allergens: ['gluten'] },
  { allergens: ['milk', 'egg', 'wheat', 'tree_nut', 'soy'] },
  { diets: ['Vegan'] },
  { limits: low('fodmap') },
  { limits: low('histamine') },
  { limits: low('oxalate') },
  { limits: low(...intolerances) },
  { allergens: ['milk'], diets: ['Vegan'], limits: low('histamine') },
  { diets: ['Vegetarian'], limits: low('fodmap', 'salicylate') },
];

/** All single changes of each food of a dish, of which a set has at most one per food. */
function offeredOf(dish: Dish): FittingChange[][] {
  const foodIds = new Set(dish.ingredients.map(({ food }) => food.id));
  return [...foodIds].map((foodId) => [
    ...roles
      .substitutesFor(foodId, dish)
      .filter(({ food }) => !foodIds.has(food.id))
      .map(({ food, factor, hint }): FittingChange => ({ kind: 'swap', foodId, food, factor, hint })),
    ...(canOmit(dish, foodId) ? [{ kind: 'omission', foodId } as const] : []),
  ]);
}

const broughtBy = (change: FittingChange) => (change.kind === 'swap' ? change.food.id : null);

/** All sets with this number of changes, in which no two bring the same food. */
function setsOf(size: number, [first, ...rest]: readonly (readonly FittingChange[])[]): FittingChange[][] {
  if (size === 0) return [[]];
  if (first === undefined) return [];
  const withFirst = first.flatMap((change) =>
    setsOf(size - 1, rest)
      .filter((others) => !others.some((it) => broughtBy(it) !== null && broughtBy(it) === broughtBy(change)))
      .map((others) => [change, ...others]),
  );
  return [...withFirst, ...setsOf(size, rest)];
}

/** Foods that have substitutes in some amount. */
const swappable = foods.filter((food) =>
  [3, 15, 60, 150].some(
    (grams) =>
      roles.substitutesFor(food.id, { title, servings: 1, ingredients: [{ food, grams }] }).length > 0,
  ),
);
const grams = fc.oneof(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 30, max: 250 }));
const anyDish = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...swappable), grams), {
    minLength: 2,
    maxLength: 3,
    selector: ([{ id }]) => id,
  })
  .map(
    (parts): Dish => ({
      title,
      servings: 1,
      ingredients: parts.map(([food, each]) => ({ food, grams: each })),
    }),
  );

/** The first set of at most so many changes after which the dish fits and nothing is worse; null without one. */
function fittingSet(dish: Dish, profile: DietaryProfile, max: number): string | null {
  const before = stateOf(dish, profile);
  const offered = offeredOf(dish);
  for (let size = 0; size <= max; size += 1)
    for (const set of setsOf(size, offered)) {
      const after = stateOf(withChanges(dish, set), profile);
      if (isServable(after.judgement) && isNoWorse(before, after, profile))
        return set.map((change) => `${change.foodId} > ${broughtBy(change)}`).join(', ');
    }
  return null;
}

test('EXT-15 no smaller set of offered changes makes a dish fit, and none does if there is said to be none', async () => {
  const found = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(anyDish, fc.constantFrom(...profiles), async (dish, requested) => {
      const profile = { ...emptyProfile, ...requested };
      const result = await makeItFit(dish, { profile, roles, pause });
      const size = result.kind === 'changed' ? result.changes.length : 0;
      const kind = `${result.kind} ${size}`;
      found.set(kind, (found.get(kind) ?? 0) + 1);
      if (result.kind === 'fits') return;
      const max = result.kind === 'changed' ? size - 1 : dish.ingredients.length;
      expect(fittingSet(dish, profile, max)).toBeNull();
    }),
    { seed: 21, numRuns: 120 },
  );
  for (const kind of ['changed 1', 'changed 2', 'changed 3', 'impossible 0'])
    expect(found.get(kind), kind).toBeGreaterThan(0);
});

test.each([
  [
    'a pair of which one alone loses what the other needs',
    { allergens: ['milk'] },
    'naan-bread 20, low-fat-yogurt 20',
  ],
  [
    'gentle swaps that are not the closest',
    { limits: { histamine: 1 } },
    'plain-yogurt 19, gelatin 59, curry-powder 96',
  ],
  [
    'four changes, among them an omission',
    { limits: { histamine: 1 } },
    'gouda 5, gluten-free-baking-powder 142, wakame 3, red-chili 8',
  ],
] as const)('EXT-15 finds %s', async (_, needs, text) => {
  const dish: Dish = {
    title,
    servings: 1,
    ingredients: text.split(', ').flatMap((part) => {
      const [id, amount] = part.split(' ');
      return foods.filter((food) => food.id === id).map((food) => ({ food, grams: Number(amount) }));
    }),
  };
  const result = await makeItFit(dish, { profile: { ...emptyProfile, ...needs }, roles, pause });
  expect(result).toMatchObject({ kind: 'changed', changes: { length: dish.ingredients.length } });
});
