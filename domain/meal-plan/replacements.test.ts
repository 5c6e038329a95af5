import { describe, expect, test } from 'vitest';
import { defaultBands } from './bands.ts';
import type { PlanCandidate } from './plan-problem.ts';
import { type ReplacementTask, rankReplacements } from './replacements.ts';

const dish = (id: number, kcal: number, changes: Partial<PlanCandidate> = {}): PlanCandidate => ({
  id,
  slots: ['lunch', 'dinner'],
  kcal,
  protein: kcal / 25,
  fiber: kcal / 60,
  sodium: kcal / 2,
  priceClass: 1,
  maxServings: Number.POSITIVE_INFINITY,
  breaks: [],
  ...changes,
});

const task: ReplacementTask = {
  slot: 'dinner',
  kcal: 600,
  others: { kcal: 1400, protein: 60, fiber: 20, sodium: 900 },
  target: 2000,
  bands: defaultBands(2000),
  planned: new Set([9]),
};

const idsOf = (candidates: readonly PlanCandidate[], changes: Partial<ReplacementTask> = {}) =>
  rankReplacements({ ...task, ...changes }, candidates).map(({ recipeId }) => recipeId);

describe('EXT-29: a dish in the place of another', () => {
  test('EXT-29: keeps the day within 3 % of the target, also by a second serving', () => {
    const ranked = rankReplacements(task, [dish(1, 300), dish(2, 610), dish(3, 700), dish(4, 500)]);
    expect(ranked).toEqual([
      { recipeId: 2, servings: 1, kcal: 610, isOnTarget: true },
      { recipeId: 1, servings: 2, kcal: 600, isOnTarget: true },
    ]);
  });

  test('is not in the week already, is for the meal, and is Low in as many servings', () => {
    const candidates = [
      dish(9, 600),
      dish(5, 600, { slots: ['breakfast'] }),
      dish(6, 300, { maxServings: 1 }),
    ];
    expect(idsOf(candidates)).toEqual([6]);
    expect(rankReplacements(task, candidates)[0]).toMatchObject({ servings: 1, isOnTarget: false });
  });

  test('on a day that is off its target, has about the calories of the item', () => {
    const others = { kcal: 0, protein: 0, fiber: 0, sodium: 0 };
    expect(idsOf([dish(1, 350), dish(2, 580), dish(3, 900)], { others }).slice(0, 1)).toEqual([2]);
  });

  test('comes in the same order for the same plan', () => {
    const candidates = [dish(3, 600), dish(1, 600), dish(2, 600)];
    expect(idsOf(candidates)).toEqual([1, 2, 3]);
    expect(idsOf(candidates.toReversed())).toEqual([1, 2, 3]);
  });
});
