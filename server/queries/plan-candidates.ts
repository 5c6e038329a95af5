import { type RawBuilder, sql } from 'kysely';
import type { ProfileRule } from '#domain/dietary-profile/profile-rules.ts';
import { type MealSlot, slotsFor } from '#domain/meal-plan/meal-slots.ts';
import type { PlanCandidate } from '#domain/meal-plan/plan-problem.ts';
import { limitedAxes } from '#domain/meal-plan/plan-rules.ts';
import type { PlanningFacts } from '#domain/meal-plan/planning-facts.ts';
import { type MealType, mealTypes } from '#domain/recipe/meal-types.ts';
import type { PriceClass } from '#domain/recipe/price-class.ts';
import type { SearchCriteria } from '#domain/recipe/search-criteria.ts';
import type { Connection, Db } from '#server/db/connect.ts';
import { noLists } from './member-lists.ts';
import { conditionsOf, conditionsOfRules, testOf } from './recipe-conditions.ts';

/** More candidates do not improve a plan, and loading them takes longer than planning. */
const most = 5_000;

const anything: Omit<SearchCriteria, 'mealTypes'> = {
  words: [],
  diets: [],
  proteinSources: [],
  allergens: [],
  withoutFoods: [],
  calories: { min: 1, max: null },
  levels: {},
};

interface Facts {
  readonly id: number;
  readonly meal_types: readonly MealType[];
  readonly calories: number;
  readonly price_class: PriceClass;
  readonly planning: PlanningFacts | null;
}

type Places = Pick<Connection, 'db' | 'queryCache'>;

export interface CandidateSearch {
  readonly slots: readonly MealSlot[];
  readonly rules: readonly ProfileRule[];
  /** Whose own recipes may be planned. */
  readonly owner: string | null;
  /** Includes recipes that break rules, with the broken rules. */
  readonly withBreaking: boolean;
}

/** Recipes that may be planned, by the conditions of the recipe search: one rule serves both. */
async function findFitting(db: Db, { slots, rules, owner, withBreaking }: CandidateSearch) {
  const wanted = mealTypes.filter((type) => slotsFor([type]).some((slot) => slots.includes(slot)));
  const tests = rules.map((rule) => testOf(conditionsOfRules([rule])));
  const broken = tests.map((test, place) => sql`case when not ${test} then ${place}::int end`);
  const breaks =
    withBreaking && broken.length > 0
      ? sql`array_remove(array[${sql.join(broken)}], null)`
      : sql`array[]::int[]`;
  const fit = testOf(conditionsOf({ ...anything, mealTypes: wanted }, noLists, owner));
  const all = sql.join([fit, ...(withBreaking ? [] : tests)], sql` and `);
  const { rows } = await sql<{ readonly id: number; readonly breaks: readonly number[] }>`
    select id::int, ${breaks} as breaks from recipes where ${all} order by id limit ${most}`.execute(db);
  return rows;
}

const facts = (db: Db, which: RawBuilder<unknown>) =>
  sql<Facts>`
    select id::int, meal_types, calories, price_class, planning
    from recipes join recipe_details on recipe_id = id where calories > 0 and ${which}`.execute(db);

/** Facts that do not depend on the member; those of the first recipes are cached. */
async function readFacts(
  { db, queryCache }: Places,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Facts>> {
  const known = await queryCache.get(['recipes', 'recipe_details'], 'facts of plans', async () => {
    const first = sql`id in (select id from recipes order by id limit ${most})`;
    return new Map((await facts(db, first)).rows.map((row) => [row.id, row]));
  });
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const { rows } = await facts(db, sql`id = any(${missing}::bigint[])`);
  return new Map([...known, ...rows.map((row) => [row.id, row] as const)]);
}

/** Candidates for these meals, in the order of their ids. */
export async function findPlanCandidates(places: Places, search: CandidateSearch): Promise<PlanCandidate[]> {
  const fitting = await findFitting(places.db, search);
  const ids = fitting.map(({ id }) => id);
  const known = await readFacts(places, ids);
  const axes = limitedAxes(search.rules);
  return fitting.flatMap(({ id, breaks }) => {
    const row = known.get(id);
    return row === undefined ? [] : candidateOf(row, breaks, axes);
  });
}

function candidateOf(
  { planning, ...row }: Facts,
  breaks: readonly number[],
  axes: ReturnType<typeof limitedAxes>,
): PlanCandidate {
  // One serving is Low for this member by the search, if only by foods they put back; more are by the figures alone.
  const low = axes.map((axis) => Math.max(1, planning?.lowServings[axis] ?? 1));
  return {
    id: row.id,
    slots: slotsFor(row.meal_types),
    kcal: Math.round(row.calories),
    protein: planning?.protein ?? null,
    fiber: planning?.fiber ?? null,
    sodium: planning?.sodium ?? null,
    priceClass: row.price_class,
    mostServings: Math.min(Infinity, ...low),
    breaks,
  };
}
