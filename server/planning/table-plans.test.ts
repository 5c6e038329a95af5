import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultWishes } from '#domain/meal-plan/cooking-wishes.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { emptyDay, manyCandidates, problemOf } from '#domain/meal-plan/plan.fixture.ts';
import { suits } from '#domain/meal-plan/plan-days.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { seatGuests, separateDishes } from '#domain/meal-plan/seat-guests.ts';
import { rng } from '#domain/random/random.ts';
import { solvePlan } from './solve-plan.ts';

const numRuns = Number(process.env['RUNS'] ?? 25);

/** A week as it is cooked, for a member and three others, who can each eat this share of the recipes. */
function tableProblem(count: number, days: number, share: number, seed: string): PlanProblem {
  const chance = rng(`table ${seed}`);
  const candidates = manyCandidates(count, seed).map((candidate) => ({
    ...candidate,
    unfit: [0, 1, 2].filter(() => chance() > share),
  }));
  const guestsAt = () => [0, 1, 2].filter(() => chance() > 0.25);
  return problemOf({
    candidates,
    days: Array.from({ length: days }, () => ({ ...emptyDay, guests: mealSlots.map(guestsAt) })),
    mayRepeat: true,
    timeLimitMs: 60_000,
    cooking: {
      wishes: defaultWishes,
      weekends: Array.from({ length: days }, (_, day) => day > 4),
      mostDaysKept: 3,
      minerals: { iron: 18, calcium: 1000 },
    },
  });
}

test('EXT-32 no dish of a random household is for a meal with somebody it is not for', () => {
  let planned = 0;
  const share = fc.constantFrom(0.3, 0.6, 0.9);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), share, fc.string(), (count, each, seed) => {
      const problem = tableProblem(120, count, each, seed);
      const { days, unserved: left } = seatGuests(problem.days, problem.candidates);
      const outcome = solvePlan({ ...problem, days }, null);
      if (outcome.kind !== 'plan') return;
      for (const [day, { items }] of outcome.days.entries())
        for (const { recipeId, slot } of items) {
          const candidate = problem.candidates.find(({ id }) => id === recipeId);
          const expected = problem.days[day]?.guests?.[mealSlots.indexOf(slot)] ?? [];
          const out = left.filter((it) => it.day === day && it.slot === slot).map(({ guest }) => guest);
          const seated = expected.filter((guest) => !out.includes(guest));
          expect(candidate && suits(candidate, seated)).toBe(true);
          planned += 1;
        }
    }),
    { numRuns },
  );
  expect(planned).toBeGreaterThan(0);
}, 900_000);

test('EXT-32 somebody is left out of a meal only where no dish suits all of it, and then as few as possible', () => {
  const dishes = manyCandidates(40, 'one each').map((it) => ({ ...it, slots: mealSlots }));
  const day = (...guests: readonly number[]) => ({ ...emptyDay, guests: mealSlots.map(() => guests) });
  // the guest 2 excludes whatever 0 and 1 can eat
  const apart = dishes.map((it, at) => ({ ...it, unfit: at % 4 === 0 ? [0, 1] : [2] }));
  const { days, unserved: left } = seatGuests([day(0, 1, 2), day(2)], apart);
  expect(days.map(({ guests }) => guests?.[0])).toEqual([[0, 1], [2]]);
  expect(left.map(({ day: at, guest }) => [at, guest])).toEqual(mealSlots.map(() => [0, 2]));
  expect(seatGuests([day(0, 1)], apart).unserved).toEqual([]);
});

test('EXT-32 those who are left share a dish where one suits them, which comes again on the next days', () => {
  const dishes = manyCandidates(60, 'shared').map((it) => ({ ...it, slots: mealSlots }));
  const remaining = [0, 1, 2].flatMap((day) =>
    [0, 1].map((guest) => ({ day, slot: 'dinner', guest }) as const),
  );
  const all = separateDishes(
    remaining,
    () => dishes,
    () => false,
  );
  expect(all.unfed).toEqual([]);
  expect(all.dishes).toHaveLength(3);
  expect(new Set(all.dishes.map(({ recipeId }) => recipeId)).size).toBe(1);
  const [first, second] = [dishes.slice(0, 30), dishes.slice(30)];
  const apart = separateDishes(
    remaining.slice(0, 2),
    (guest) => (guest === 0 ? first : second),
    () => false,
  );
  expect(apart.dishes.map(({ guests }) => guests)).toEqual([[0], [1]]);
  const none = separateDishes(
    remaining.slice(0, 1),
    () => [],
    () => false,
  );
  expect(none).toEqual({ dishes: [], unfed: remaining.slice(0, 1) });
});

test('EXT-32 a week for four from 5,000 recipes takes hardly more steps than a week for one', () => {
  const problem = tableProblem(5_000, 7, 0.6, 'four');
  const stepsOf = (of: PlanProblem) => {
    let steps = 0;
    const outcome = solvePlan(of, null, () => {
      steps += 1;
      return 0;
    });
    expect(outcome.kind).toBe('plan');
    return steps;
  };
  const alone = { ...problem, days: problem.days.map(() => emptyDay) };
  expect(stepsOf(problem)).toBeLessThanOrEqual(2 * stepsOf(alone));
});
