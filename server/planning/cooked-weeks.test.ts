import { describe, expect, test } from 'vitest';
import { hardProblems } from '#domain/meal-plan/brute-force.fixture.ts';
import {
  type CookingTask,
  type CookingWishes,
  defaultWishes,
  maxWorkOfWeek,
} from '#domain/meal-plan/cooking-wishes.ts';
import { emptyDay } from '#domain/meal-plan/plan.fixture.ts';
import type { PlannedDay } from '#domain/meal-plan/plan-outcome.ts';
import { type PlanProblem, tolerance } from '#domain/meal-plan/plan-problem.ts';
import { planningFactsOf } from '#domain/meal-plan/planning-facts.ts';
import { proteinKinds } from '#domain/meal-plan/protein-kinds.ts';
import { type Rng, rng } from '#domain/random/random.ts';
import type { PriceClass } from '#domain/recipe/price-class.ts';
import { falseIn } from './refusal-facts.fixture.ts';
import { dishes, type Profile, problemFor, profileFrom, solveByCalls } from './refusal-profiles.fixture.ts';

const taskOf = (wishes: CookingWishes, mostDaysKept: number): CookingTask => ({
  wishes,
  weekends: [false, false, false, false, false, true, true],
  mostDaysKept,
  minerals: { iron: 18, calcium: 1000 },
});

function cookedProblem(profile: Profile, task: CookingTask): PlanProblem {
  const problem = problemFor(profile);
  const candidates = problem.candidates.map((candidate) => {
    const dish = dishes[candidate.id];
    if (dish === undefined) return candidate;
    const { recipe, computed } = dish;
    return {
      ...candidate,
      cooking: planningFactsOf(recipe, computed).cooking ?? null,
      priceClass: computed.priceClass,
      proteins: proteinKinds(computed.proteinSources, computed.foodIds),
      usesUp: task.wishes.useUp.filter((id) => computed.foodIds.includes(id)).length,
    };
  });
  return { ...problem, candidates, servings: [1, 2], cooking: task };
}

const week = Array.from({ length: 7 }, () => emptyDay);
const wishesFrom = (random: Rng): CookingWishes => ({
  ...defaultWishes,
  dinners: random.int(1, 7),
  cookOnceEatTwice: random.pick([true, true, false]),
  repeatBreakfasts: random.pick([true, false]),
  weekdayMinutes: random.pick([15, 35, 60]),
});

/** What is wrong with the cooking of a week. */
function kitchenFaults({ candidates, cooking }: PlanProblem, days: readonly PlannedDay[]): string[] {
  return days.flatMap(({ items, deviation }, day) => [
    ...(Math.abs(deviation) > tolerance + 1e-9 ? [`day ${day} misses its target`] : []),
    ...items.flatMap(({ recipeId, servings, cookedOn = null }) => {
      if (servings > 2) return [`${recipeId}: ${servings} servings`];
      if (cookedOn === null) return [];
      const daysKept = candidates.find(({ id }) => id === recipeId)?.cooking?.daysKept ?? 0;
      const isCooked = days[cookedOn]?.items.some(
        (it) => it.recipeId === recipeId && (it.cookedOn ?? null) === null,
      );
      const isFresh = day > cookedOn && day - cookedOn <= Math.min(daysKept, cooking?.mostDaysKept ?? 0);
      return [
        ...(isCooked === true ? [] : [`${recipeId} is left over from a day on which it is not cooked`]),
        ...(isFresh ? [] : [`${recipeId} is too old on day ${day}`]),
      ];
    }),
  ]);
}

const runs = Number(process.env['RUNS'] ?? 12);
const walk = process.env['SEED'] ?? 'cooked weeks';

test('EXT-29: of random members each gets a week that can be cooked, or a true refusal', {
  timeout: 60_000 + runs * 5_000,
}, () => {
  const random = rng(walk);
  const wrong: unknown[] = [];
  let planned = 0;
  for (let seed = 0; seed < runs; seed += 1) {
    const profile: Profile = { ...profileFrom(random, seed), days: week, mayRepeat: true, recent: [] };
    const isHistamine = profile.rules.some(({ axis }) => axis === 'histamine');
    const problem = cookedProblem(profile, taskOf(wishesFrom(random), isHistamine ? 0 : 3));
    const outcome = solveByCalls(problem);
    if (outcome.kind === 'plan') planned += 1;
    const mistakes =
      outcome.kind === 'plan'
        ? [...hardProblems(problem, outcome.days), ...kitchenFaults(problem, outcome.days)]
        : falseIn(profile, problem, outcome.because);
    if (mistakes.length > 0) wrong.push({ seed, mistakes, outcome });
  }
  expect(wrong, `RUNS=${runs} SEED=${walk}`).toEqual([]);
  expect(planned).toBeGreaterThan(runs / 4);
});

test('EXT-29: the usual week has eight to ten dishes and at most four hours of work, for small and large targets', () => {
  for (const target of [1400, 2000, 3000]) {
    const profile: Profile = { rules: [], days: week, target, mayRepeat: true, recent: [], seed: target };
    const problem = cookedProblem(profile, taskOf(defaultWishes, 3));
    const outcome = solveByCalls(problem);
    if (outcome.kind === 'infeasible') throw new Error(outcome.sentence);
    const items = outcome.days.flatMap((day) => day.items);
    const count = new Set(items.map(({ recipeId }) => recipeId)).size;
    expect(count).toBeGreaterThanOrEqual(8);
    expect(count).toBeLessThanOrEqual(10);
    const minutesOf = (id: number) => problem.candidates.find((it) => it.id === id)?.cooking?.minutes ?? 0;
    const made = items.filter(({ cookedOn }) => (cookedOn ?? null) === null);
    expect(made.reduce((sum, { recipeId }) => sum + minutesOf(recipeId), 0)).toBeLessThanOrEqual(
      maxWorkOfWeek,
    );
  }
});

describe('EXT-29: the wishes for a week', () => {
  /** The dishes that are cooked in the weeks of two targets. */
  const cooked = (wishes: Partial<CookingWishes>) =>
    [1600, 2400].flatMap((target) => {
      const profile: Profile = { rules: [], days: week, target, mayRepeat: true, recent: [], seed: target };
      const problem = cookedProblem(profile, taskOf({ ...defaultWishes, ...wishes }, 3));
      const outcome = solveByCalls(problem);
      if (outcome.kind === 'infeasible') throw new Error(outcome.sentence);
      return outcome.days.flatMap(({ items }, day) =>
        items.flatMap(({ recipeId, cookedOn = null }) => {
          const dish = problem.candidates.find(({ id }) => id === recipeId);
          return dish === undefined || cookedOn !== null ? [] : [{ ...dish, day }];
        }),
      );
    });

  test('a budget keeps expensive dishes away while the days stay on target', () => {
    const expensive = (mostPriceClass: PriceClass) =>
      cooked({ mostPriceClass }).filter(({ priceClass }) => priceClass > 2).length;
    expect(expensive(4)).toBeGreaterThan(0);
    expect(expensive(2)).toBeLessThan(expensive(4) / 2);
  });

  test('fewer minutes on weekdays shorten the work there', () => {
    const over = (weekdayMinutes: number) =>
      cooked({ weekdayMinutes }).filter(({ day, cooking }) => day < 5 && (cooking?.minutes ?? 0) > 15).length;
    expect(over(60)).toBeGreaterThan(3);
    expect(over(15)).toBeLessThan(over(60) / 2);
  });

  test('what is in the fridge is cooked', () => {
    const withSpinach = (useUp: readonly string[]) =>
      cooked({ useUp }).filter(({ id }) => dishes[id]?.computed.foodIds.includes('spinach')).length;
    expect(withSpinach(['spinach'])).toBeGreaterThan(withSpinach([]));
  });
});
