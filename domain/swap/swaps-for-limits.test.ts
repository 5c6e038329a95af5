import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { isAboveDose } from '#domain/triggers/dose-limit.ts';
import { type CountedSubstance, loadOf } from '#domain/triggers/doses.ts';
import { withSwap } from './changed-dish.ts';
import type { Dish } from './dish.ts';
import { readSwapRoles } from './swap-roles.ts';
import { swapsFor } from './swaps-for.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const foods = parseFoods(read('foods.csv'));
const roles = readSwapRoles(read('swap-roles.csv'), foods);
const limitOf = (substance: CountedSubstance) => ({ substance, load: 0.5, since: '2026-03-14' });
const loadIn = (substance: CountedSubstance, { ingredients, servings }: Dish) => {
  const load = loadOf(substance, ingredients);
  return load === null ? null : load / servings;
};

test.each(['oxalate', 'fructans', 'sorbitol'] as const)(
  'EXT-31 EXT-09 swaps for an accepted limit of %s lead below it, of all foods',
  (substance) => {
    const limit = limitOf(substance);
    const profile = { ...emptyProfile, doses: [limit] };
    let enough = 0;
    for (const food of foods) {
      const dish: Dish = { title: '', servings: 1, ingredients: [{ food, grams: 100 }] };
      const before = loadIn(substance, dish);
      const isOver = before !== null && isAboveDose(before, limit);
      const swaps = swapsFor(dish, food.id, profile, roles);
      if (!isOver && before !== null) expect(swaps, food.id).toEqual([]);
      if (!isOver) continue;
      for (const swap of swaps) {
        const after = loadIn(substance, withSwap(dish, food.id, swap));
        // what nobody measured is never below a limit
        expect(swap.isEnough, `${food.id} ${swap.food.id}`).toBe(
          after !== null && !isAboveDose(after, limit),
        );
        if (after !== null) expect(after).toBeLessThanOrEqual(before);
        enough += Number(swap.isEnough);
      }
    }
    expect(enough).toBeGreaterThan(0);
  },
);
