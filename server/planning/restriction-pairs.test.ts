import { expect, test } from 'vitest';
import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { emptyDay } from '#domain/meal-plan/plan.fixture.ts';
import { rng } from '#domain/random/random.ts';
import {
  allergenRule,
  axisRule,
  dietRule,
  problemFor,
  type Rule,
  solveByCalls,
} from './refusal-profiles.fixture.ts';

const restrictions: readonly Rule[] = [
  ...diets.map(dietRule),
  ...allergens.map(allergenRule),
  ...intolerances.map(axisRule),
];

/** The nightly run sets more. */
const runs = Number(process.env['RUNS'] ?? 100);

test('EXT-30 of 100 random single and double restrictions, nightly of 1,000, at most 2 % are refused a week', () => {
  const random = rng(`single and double restrictions ${process.env['SEED'] ?? ''}`.trim());
  const refused: string[] = [];
  for (let seed = 0; seed < runs; seed += 1) {
    const picks = [
      random.pick(restrictions),
      ...(random.pick([false, true]) ? [random.pick(restrictions)] : []),
    ];
    const rules = [...new Set(picks)];
    const target = random.int(150, 260) * 10;
    const problem = problemFor({
      rules,
      days: Array.from({ length: 7 }, () => ({ ...emptyDay, slots: mealSlots })),
      target,
      mayRepeat: false,
      recent: [],
      seed,
    });
    const outcome = solveByCalls(problem);
    if (outcome.kind !== 'plan')
      refused.push(`${rules.map(({ name }) => name).join(' + ')} at ${target} kcal: ${outcome.because.kind}`);
  }
  expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(runs / 50);
}, 900_000);
