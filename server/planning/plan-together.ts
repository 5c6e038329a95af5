import type { PlannedDay, PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import {
  type LeftGuest,
  type SeparateDish,
  seatGuests,
  separateDishes,
  strictestGuest,
  withoutGuest,
} from '#domain/meal-plan/seat-guests.ts';
import { hash } from '#domain/random/random.ts';
import type { Context } from '#server/context.ts';
import type { Guest } from '#server/household/table-guests.ts';
import { findPlanCandidates } from '#server/queries/plan-candidates.ts';

/** What a plan for several has besides the dishes that all of a meal share. */
export interface TablePlan {
  readonly separate: readonly (Omit<SeparateDish, 'guests'> & {
    /** Ids of those it is for. */
    readonly people: readonly string[];
  })[];
  readonly remaining: readonly (Omit<LeftGuest, 'guest'> & {
    readonly name: string;
    /** `noneShared`: no dish suits all; `noPlan`: no plan of shared dishes was found; `nothing`: no dish suits them. */
    readonly why: 'noneShared' | 'noPlan' | 'nothing';
  })[];
}

/** Plans tried with fewer who eat along, before the member is planned for alone. */
const maxTries = 3;

const noTable: TablePlan = { separate: [], remaining: [] };

/** Dishes for those who were left, from all that suits each of them. */
async function dishesFor(
  places: Pick<Context, 'db' | 'queryCache'>,
  owner: string,
  { seed, days }: PlanProblem,
  remaining: readonly LeftGuest[],
  planned: readonly PlannedDay[],
  guests: readonly Guest[],
) {
  const fitting = new Map<number, Awaited<ReturnType<typeof findPlanCandidates>>>();
  for (const who of new Set(remaining.map(({ guest }) => guest))) {
    const slots = [...new Set(remaining.filter(({ guest }) => guest === who).map(({ slot }) => slot))];
    const rules = guests.slice(who, who + 1).map(({ rule }) => rule);
    const found = await findPlanCandidates(places, { slots, rules, owner, withBreaking: false, seed });
    fitting.set(
      who,
      found.toSorted((a, b) => hash(`own ${seed} ${a.id}`) - hash(`own ${seed} ${b.id}`)),
    );
  }
  return separateDishes(
    remaining,
    (guest) => fitting.get(guest) ?? [],
    (day, recipeId) =>
      planned[day]?.items.some((item) => item.recipeId === recipeId) === true ||
      days[day]?.fixed.some((item) => item.recipeId === recipeId) === true,
  );
}

/**
 * Plans dishes for the member and all who eat along. Somebody is left out of a meal only where no dish suits all of it,
 * or, the strictest first, where no plan was found otherwise; they get separate dishes.
 */
export async function planTogether(
  { db, queryCache, planner }: Pick<Context, 'db' | 'queryCache' | 'planner'>,
  userId: string,
  problem: PlanProblem,
  guests: readonly Guest[],
): Promise<{ readonly outcome: PlanOutcome; readonly table: TablePlan }> {
  if (guests.length === 0) return { outcome: await planner.plan(problem, userId), table: noTable };
  const { candidates } = problem;
  let { days, unserved: left } = seatGuests(problem.days, candidates);
  const byScarcity = left;
  let outcome = await planner.plan({ ...problem, days }, userId);
  if (outcome.kind === 'infeasible') {
    const alone = days.map((day) => ({ ...day, guests: [] }));
    const own = await planner.plan({ ...problem, days: alone }, userId);
    if (own.kind === 'infeasible') return { outcome: own, table: noTable };
    for (let tries = 0; outcome.kind === 'infeasible'; tries += 1) {
      const strictest = strictestGuest(days, candidates);
      if (strictest === null) break;
      const fewer = withoutGuest(days, strictest);
      days = fewer.days;
      left = [...left, ...fewer.unserved];
      const isEmpty = strictestGuest(days, candidates) === null;
      if (isEmpty) outcome = own;
      else if (tries < maxTries) outcome = await planner.plan({ ...problem, days }, userId);
    }
  }
  if (outcome.kind === 'infeasible' || left.length === 0) return { outcome, table: noTable };
  const { dishes, unfed } = await dishesFor({ db, queryCache }, userId, problem, left, outcome.days, guests);
  return {
    outcome,
    table: {
      separate: dishes.map(({ guests: who, ...dish }) => ({
        ...dish,
        people: who.flatMap((guest) => guests[guest]?.id ?? []),
      })),
      remaining: left.map(({ day, slot, guest }) => ({
        day,
        slot,
        name: guests[guest]?.name ?? '',
        why: unfed.some((it) => it.day === day && it.slot === slot && it.guest === guest)
          ? 'nothing'
          : byScarcity.some((it) => it.day === day && it.slot === slot && it.guest === guest)
            ? 'noneShared'
            : 'noPlan',
      })),
    },
  };
}
