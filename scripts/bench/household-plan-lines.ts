import { defaultWishes } from '#domain/meal-plan/cooking-wishes.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { emptyDay, manyCandidates, problemOf } from '#domain/meal-plan/plan.fixture.ts';
import { seatGuests } from '#domain/meal-plan/seat-guests.ts';
import { rng } from '#domain/random/random.ts';
import { createPlanner } from '#server/planning/create-planner.ts';
import { figuresOf, processorMs } from './measure.ts';
import { info, type Line, ms, within } from './table.ts';

const recipes = 5_000;

/** Weeks for a member and three others, each of whom can eat most of the recipes, in the worker thread. */
export async function householdPlanLines(weeks: number): Promise<Line[]> {
  const planner = createPlanner();
  const times: number[] = [];
  let planned = 0;
  try {
    for (let n = -2; n < weeks; n += 1) {
      const chance = rng(`table ${n}`);
      const candidates = manyCandidates(recipes, `table ${n}`).map((candidate) => ({
        ...candidate,
        unfit: [0, 1, 2].filter(() => chance() > 0.8),
      }));
      const week = Array.from({ length: 7 }, () => ({ ...emptyDay, guests: mealSlots.map(() => [0, 1, 2]) }));
      const started = processorMs();
      const { days } = seatGuests(week, candidates);
      const outcome = await planner.plan(
        problemOf({
          candidates,
          days,
          mayRepeat: true,
          timeLimitMs: 7_000,
          cooking: {
            wishes: defaultWishes,
            weekends: week.map((_, day) => day > 4),
            mostDaysKept: 3,
            minerals: { iron: 18, calcium: 1_000 },
          },
        }),
      );
      if (n < 0) continue;
      times.push(processorMs() - started);
      planned += Number(outcome.kind === 'plan');
    }
  } finally {
    await planner.close();
  }
  const { p50, p95 } = figuresOf(times);
  return [
    within(
      `a week for four, ${recipes} fitting recipes, processor time`,
      `p50 ${ms(p50)} p95 ${ms(p95)} ms`,
      p95,
      3_000,
    ),
    info(`  weeks of ${weeks} households`, `${planned} planned`),
  ];
}
