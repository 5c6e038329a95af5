import { sql } from 'kysely';
import { type MealSlot, mealSlots, slotsFor } from '#domain/meal-plan/meal-slots.ts';
import type { PlanCandidate } from '#domain/meal-plan/plan-problem.ts';
import { axesOf, type SearchedRule } from '#domain/meal-plan/plan-rules.ts';
import type { PlanningFacts } from '#domain/meal-plan/planning-facts.ts';
import { type MealType, mealTypes } from '#domain/recipe/meal-types.ts';
import type { PriceClass } from '#domain/recipe/price-class.ts';
import type { SearchCriteria } from '#domain/recipe/search-criteria.ts';
import type { Db } from '#server/db/connect.ts';
import type { MemberLists } from './member-lists.ts';
import { conditionsOf, testOf } from './recipe-conditions.ts';

/** More make no better plan, and loading them takes longer than planning. */
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

interface Row {
  readonly id: number;
  readonly meal_types: readonly MealType[];
  readonly calories: number;
  readonly price_class: PriceClass;
  readonly planning: PlanningFacts | null;
  readonly breaks: readonly number[];
}

export interface CandidateSearch {
  readonly slots: readonly MealSlot[];
  readonly rules: readonly SearchedRule[];
  readonly lists: MemberLists;
  /** With recipes that break rules, each with those it breaks. */
  readonly withBreaking: boolean;
}

/** Recipes that may be planned, by the conditions of the recipe search: one rule serves both. */
export async function findPlanCandidates(
  db: Db,
  { slots, rules, lists, withBreaking }: CandidateSearch,
): Promise<PlanCandidate[]> {
  const wanted = mealTypes.filter((type) => slotsFor([type]).some((slot) => slots.includes(slot)));
  const tests = rules.map(({ criteria }) => testOf(conditionsOf(criteria, lists)));
  const broken = tests.map((test, place) => sql`case when not ${test} then ${place}::int end`);
  const breaks =
    withBreaking && broken.length > 0
      ? sql`array_remove(array[${sql.join(broken)}], null)`
      : sql`array[]::int[]`;
  const fit = testOf(conditionsOf({ ...anything, mealTypes: wanted }, lists));
  const all = sql.join([fit, ...(withBreaking ? [] : tests)], sql` and `);
  const { rows } = await sql<Row>`
    select id::int, meal_types, calories, price_class, planning, ${breaks} as breaks
    from recipes join recipe_details on recipe_id = id
    where ${all} order by id limit ${most}`.execute(db);
  const axes = axesOf(rules);
  return rows.map((row) => candidateOf(row, axes));
}

function candidateOf(row: Row, axes: ReturnType<typeof axesOf>): PlanCandidate {
  const { planning } = row;
  // One serving is Low for this member by the search, if only by foods they put back; more are by the figures alone.
  const low = axes.map((axis) => Math.max(1, planning?.lowServings[axis] ?? 1));
  return {
    id: row.id,
    slots: mealSlots.filter((slot) => slotsFor(row.meal_types).includes(slot)),
    kcal: Math.round(row.calories),
    protein: planning?.protein ?? null,
    fiber: planning?.fiber ?? null,
    sodium: planning?.sodium ?? null,
    priceClass: row.price_class,
    mostServings: Math.min(Infinity, ...low),
    breaks: row.breaks,
  };
}
