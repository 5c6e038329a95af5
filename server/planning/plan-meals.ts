import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { type Bands, defaultBands } from '#domain/meal-plan/bands.ts';
import type { CookingTask } from '#domain/meal-plan/cooking-wishes.ts';
import { goalReach } from '#domain/meal-plan/goal-reach.ts';
import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanDayProblem, PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { planProfile, type Wishes } from '#domain/meal-plan/plan-rules.ts';
import type { UnknownWords } from '#domain/recipe/search-criteria.ts';
import { type DayLimit, dayLimits } from '#domain/safety/day-limits.ts';
import { withSafety } from '#domain/safety/safety-of.ts';
import type { Context } from '#server/context.ts';
import { findOwnLimits, findSafety, type ProfileReads } from '#server/health/dietary-profiles.ts';
import type { TableGuests } from '#server/household/table-guests.ts';
import { findMemberLists } from '#server/queries/member-lists.ts';
import { planTogether, type TablePlan } from './plan-together.ts';
import { tableCandidates } from './table-candidates.ts';

/** A planning request of a member. */
export interface PlanRequest {
  readonly userId: string;
  /** What the member must not be served, as in the preferences. */
  readonly wishes: Wishes;
  readonly days: readonly PlanDayProblem[];
  /** Of each day, YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** Who eats along; null for a plan for one. */
  readonly table: TableGuests | null;
  readonly target: number;
  /** Range of alternative targets. */
  readonly targets: PlanProblem['targets'];
  readonly servings: readonly number[];
  /** Recipes that must not repeat. */
  readonly recent: readonly number[];
  readonly mayRepeat: boolean;
  /** Recipes to exclude, to get another plan. */
  readonly without: readonly number[];
  readonly seed: number;
  /** How a week is cooked; null for days that are planned one by one. */
  readonly cooking: CookingTask | null;
}

const timeLimitMs = { day: 1_000, week: 3_000 } as const;

/** The bands, capped by the member's safety limits. */
function bandsWithin(bands: Bands, limits: readonly DayLimit[]): Bands {
  const max = limits.find(({ nutrient }) => nutrient === 'sodium')?.most ?? null;
  if (max === null) return bands;
  return { ...bands, sodium: { ...bands.sodium, max: Math.min(max, bands.sodium.max ?? max) } };
}

/** A plan for a member, or why there is none; `unknown`: preferences that match nothing. */
export async function planMeals(
  parts: ProfileReads & Pick<Context, 'planner'>,
  { userId, wishes, without, dates, table, ...request }: PlanRequest,
): Promise<
  | (PlanOutcome & { readonly reach: ReturnType<typeof goalReach>; readonly table: TablePlan })
  | { readonly kind: 'unknown'; readonly unknown: UnknownWords }
> {
  const { db, queryCache, foods, planner } = parts;
  const saved = planProfile(wishes, await findMemberLists(db, userId, foods), foods);
  if ('unknown' in saved) return { kind: 'unknown', unknown: saved.unknown };
  const safety = await findSafety(parts, userId);
  const profile = {
    ...withSafety(saved, safety, safety.medicines),
    ...(await findOwnLimits(parts, userId)),
  };
  const rules = rulesOf(profile);
  const days = request.days.map((day, at) => ({
    ...day,
    ...(table !== null && { guests: day.slots.map((slot) => table.guestsAt(dates[at] ?? '', slot)) }),
  }));
  const slots = request.days.flatMap((day) => day.slots);
  const search = {
    slots,
    rules,
    owner: userId,
    seed: request.seed,
    useUp: request.cooking?.wishes.useUp ?? [],
  };
  const candidates = async (withBreaking: boolean) => {
    const found = await tableCandidates(
      { db, queryCache },
      { ...search, withBreaking },
      table?.guests ?? [],
      days,
    );
    return found.filter(({ id }) => !without.includes(id));
  };
  const problem: PlanProblem = {
    ...request,
    days,
    candidates: await candidates(false),
    rules: rules.map(({ kind, name }) => ({ kind, name })),
    bands: bandsWithin(
      defaultBands(request.target),
      dayLimits(safety.notes, safety.planBounds, safety.facts),
    ),
    timeLimitMs: request.days.length > 1 ? timeLimitMs.week : timeLimitMs.day,
  };
  const { outcome, table: shared } = await planTogether(parts, userId, problem, table?.guests ?? []);
  const reach = request.cooking === null ? {} : goalReach(problem);
  if (outcome.kind === 'plan' || rules.length === 0) return { ...outcome, reach, table: shared };
  // Only a refusal needs the candidates that break a rule.
  if (outcome.because.kind === 'notFound' && outcome.relax.length > 0)
    return { ...outcome, reach, table: shared };
  // with nobody along, as no dish for the member alone was found either
  const alone = request.days;
  const explained = await planner.plan(
    { ...problem, days: alone, candidates: await candidates(true) },
    userId,
  );
  return { ...explained, reach, table: shared };
}
