import { expect, test } from 'vitest';
import { sampleDay, samplePlanItem } from '#domain/meal-plan/week-plan.fixture.ts';
import { readRequestOf } from '#src/offline/cached-reads.ts';
import { plannedRecipes } from './planned-recipes.ts';

const week = (date: string, ...refs: readonly string[]) => ({
  data: [
    {
      [date]: [
        sampleDay(
          date,
          refs.map((ref_id, n) => samplePlanItem(String(n), { ref_id })),
        ),
      ],
    },
  ],
  meta: { start: date, end: date, target_calories: 2000 },
});

test('EXT-21 the recipes of all planned days are fetched ahead, each once, by the address of their page', () => {
  const calls = plannedRecipes([
    week('2026-05-14', 'rice-balls', 'carrot-soup'),
    week('2026-05-18', 'carrot-soup'),
  ]);
  expect(calls).toEqual(['/recipes/rice-balls', '/recipes/carrot-soup']);
  expect(calls.map((call) => readRequestOf(call)?.read)).toEqual(['getRecipe', 'getRecipe']);
});
