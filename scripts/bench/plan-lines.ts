import { performance } from 'node:perf_hooks';
import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { defaultBands } from '#domain/meal-plan/bands.ts';
import { hardProblems } from '#domain/meal-plan/brute-force.fixture.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { emptyDay } from '#domain/meal-plan/plan.fixture.ts';
import { type PlanProblem, tolerance, wholeServings } from '#domain/meal-plan/plan-problem.ts';
import { planProfile, type Wishes } from '#domain/meal-plan/plan-rules.ts';
import { isWithinReach } from '#domain/meal-plan/within-reach.fixture.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { type Rng, rng } from '#domain/random/random.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import type { Connection } from '#server/db/connect.ts';
import { createPlanner } from '#server/planning/create-planner.ts';
import { noLists } from '#server/queries/member-lists.ts';
import { findPlanCandidates } from '#server/queries/plan-candidates.ts';
import { figuresOf } from './measure.ts';
import { info, type Line, ms, within } from './table.ts';

interface Profile {
  readonly wishes: Wishes;
  readonly target: number;
}

const someOf = <T>(random: Rng, all: readonly T[], max: number): T[] => [
  ...new Set(Array.from({ length: random.int(0, max) }, () => random.pick(all))),
];

function profileFrom(random: Rng, foods: readonly string[]): Profile {
  const enabled = someOf(random, intolerances, 2);
  return {
    target: random.int(140, 280) * 10,
    wishes: {
      diets: someOf(random, diets, 1),
      allergens: someOf(
        random,
        allergens.map(({ name }) => name),
        2,
      ),
      excludedIngredients: someOf(random, foods, 2),
      intolerances: {
        ...noPreferences.intolerances,
        ...Object.fromEntries(enabled.map((axis) => [axis, true])),
      },
    },
  };
}

/** Days and weeks for random members, from the candidates in the database to the result of the worker thread. */
export async function planLines(
  { db, queryCache }: Connection,
  setting: string,
  members: { readonly days: number; readonly weeks: number },
): Promise<Line[]> {
  const foods = await loadFoods();
  const names = foods.foods.map(({ name }) => name);
  const planner = createPlanner();
  const measure = async (count: number, days: number) => {
    const random = rng(days);
    const times: number[] = [];
    const deviations: number[] = [];
    const seen = { planned: 0, hard: 0, missed: 0, outside: 0, solved: 0, unexplained: 0 };
    for (let n = -3; n < count; n += 1) {
      const { wishes, target } = profileFrom(random, names);
      const profile = planProfile(wishes, noLists, foods);
      if ('unknown' in profile) throw new Error(JSON.stringify(profile.unknown));
      const rules = rulesOf(profile);
      const started = performance.now();
      const search = {
        slots: mealSlots,
        rules,
        owner: null,
        withBreaking: false,
        seed: n + 3,
      };
      const problem: PlanProblem = {
        days: Array<typeof emptyDay>(days).fill(emptyDay),
        candidates: await findPlanCandidates({ db, queryCache }, search),
        rules: rules.map(({ kind, name }) => ({ kind, name })),
        target,
        bands: defaultBands(target),
        servings: wholeServings,
        recent: [],
        mayRepeat: false,
        seed: n + 3,
        targets: { min: 1_200, max: 10_000 },
        timeLimitMs: days * 1_000,
      };
      const outcome = await planner.plan(problem);
      if (n < 0) continue;
      times.push(performance.now() - started);
      if (outcome.kind === 'infeasible') {
        seen.unexplained += Number(outcome.sentence === '');
        seen.missed += Number(days === 1 && isWithinReach(problem));
        continue;
      }
      seen.planned += 1;
      seen.solved += Number(outcome.foundBy === 'solver');
      seen.hard += hardProblems(problem, outcome.days).length;
      deviations.push(...outcome.days.map(({ deviation }) => Math.abs(deviation)));
      seen.outside += outcome.days.filter((day) => day.outside.length > 0).length;
    }
    return { times: figuresOf(times), far: Math.max(0, ...deviations), off: figuresOf(deviations), ...seen };
  };
  try {
    const day = await measure(members.days, 1);
    const week = await measure(members.weeks, 7);
    const time = ({ times }: typeof day) => `p50 ${ms(times.p50)} p95 ${ms(times.p95)} ms`;
    const share = (it: number) => `${(it * 100).toFixed(1)} %`;
    const rest = (it: typeof day, count: number) =>
      `${count - it.planned} cannot be and say why; ${it.solved} by the solver; ${it.outside} days outside of a band`;
    return [
      within(`a day, ${setting}`, time(day), day.times.p95, 300),
      within(`a week, ${setting}`, time(week), week.times.p95, 2_000),
      within(
        `  hard rules broken, ${members.days} members`,
        String(day.hard + week.hard),
        day.hard + week.hard,
        0,
        '',
      ),
      within(
        '  farthest from the target',
        `${share(Math.max(day.far, week.far))}, half within ${share(day.off.p50)}`,
        Math.max(day.far, week.far) * 100,
        tolerance * 100,
        '%',
      ),
      within('  missed though within reach', String(day.missed), day.missed, 0, ''),
      info(`  days of ${members.days} members`, rest(day, members.days)),
      info(`  weeks of ${members.weeks} members`, rest(week, members.weeks)),
    ];
  } finally {
    await planner.close();
  }
}
