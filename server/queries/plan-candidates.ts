import { type SqlBool, sql } from 'kysely';
import type { ProfileRule } from '#domain/dietary-profile/profile-rules.ts';
import { defaultWorkMinutes } from '#domain/meal-plan/cooking-days.ts';
import { type MealSlot, slotsFor } from '#domain/meal-plan/meal-slots.ts';
import type { CookedDish } from '#domain/meal-plan/missed-wishes.ts';
import type { PlanCandidate } from '#domain/meal-plan/plan-problem.ts';
import { limitedAxes } from '#domain/meal-plan/plan-rules.ts';
import type { PlanningFacts } from '#domain/meal-plan/planning-facts.ts';
import { proteinKinds } from '#domain/meal-plan/protein-kinds.ts';
import { type MealType, mealTypes } from '#domain/recipe/meal-types.ts';
import type { PriceClass } from '#domain/recipe/price-class.ts';
import { noCriteria, type SearchCriteria } from '#domain/recipe/search-criteria.ts';
import type { Connection, Db } from '#server/db/connect.ts';
import { noLists } from './member-lists.ts';
import { findLastId, fittingOf, samplePlanRecipes } from './plan-sample.ts';
import { conditionsOf, conditionsOfRules } from './recipe-conditions.ts';
import { findServingsWithin } from './servings-within.ts';
import { testOf } from './sql-conditions.ts';

/** Up to so many fitting recipes, all are candidates. */
export const mostCandidates = 5_000;
/** Of more, so many are: further ones do not improve a plan, and reading them takes longer than planning. */
export const sampledCandidates = 2_000;
/** Read first: a catalog without imports has fewer. */
const probed = 1_001;

const anyRecipe: SearchCriteria = { ...noCriteria, calories: { min: 1, max: null } };

interface Facts {
  readonly id: number;
  readonly meal_types: readonly MealType[];
  readonly calories: number;
  readonly price_class: PriceClass;
  readonly planning: PlanningFacts | null;
  readonly food_ids: readonly string[];
  readonly protein_sources: readonly string[];
}

type Places = Pick<Connection, 'db' | 'queryCache'>;

export interface CandidateSearch {
  readonly slots: readonly MealSlot[];
  readonly rules: readonly ProfileRule[];
  /** Rules of others, of which is only noted whether a recipe breaks them. */
  readonly guests?: readonly ProfileRule[];
  /** The member whose own recipes may be planned. */
  readonly owner: string | null;
  /** Includes recipes that break rules, with the broken rules. */
  readonly withBreaking: boolean;
  /** Ids of foods to use up. */
  readonly useUp?: readonly string[];
  /** Which of more than enough recipes are chosen. */
  readonly seed: number;
}

interface Fitting {
  readonly id: number;
  readonly breaks: readonly number[];
}

interface Plannable {
  /** In the order of their ids. */
  readonly recipes: readonly Fitting[];
  /** Whether more fit than these. */
  readonly isSampled: boolean;
}

/**
 * Recipes that may be planned, by the conditions of the recipe search, so that both apply the same rules. If more than
 * enough do, which the ids of the first ones show, a sample of them.
 */
export async function findPlannable(db: Db, search: CandidateSearch): Promise<Plannable> {
  const { slots, rules, guests = [], owner, withBreaking, seed } = search;
  const requested = mealTypes.filter((type) => slotsFor([type]).some((slot) => slots.includes(slot)));
  const tests = rules.map((rule) => testOf(conditionsOfRules([rule])));
  const noted = guests.map((rule) => testOf(conditionsOfRules([rule])));
  const broken = [...(withBreaking ? tests : tests.map(() => null)), ...noted].flatMap((test, place) =>
    // a test of an unknown figure is null, which counts as broken
    test === null ? [] : [sql`case when ${test} then null else ${place}::int end`],
  );
  const breaks =
    broken.length > 0 ? sql`array_remove(array[${sql.join(broken)}], null)` : sql`array[]::int[]`;
  const fit = testOf(conditionsOf({ ...anyRecipe, courses: [requested] }, noLists, owner));
  const all = sql<SqlBool>`${sql.join([fit, ...(withBreaking ? [] : tests)], sql` and `)}`;
  const first = async (most: number) => {
    const { rows } = await sql<Fitting>`
      select id::int, ${breaks} as breaks from recipes where ${all} order by recipes.id limit ${most}`.execute(
      db,
    );
    return rows;
  };
  let rows = await first(probed);
  if (rows.length < probed) return { recipes: rows, isSampled: false };
  const lastId = await findLastId(db);
  if (fittingOf(rows, lastId) <= mostCandidates) {
    rows = await first(mostCandidates + 1);
    if (rows.length <= mostCandidates) return { recipes: rows, isSampled: false };
  }
  const recipes = await samplePlanRecipes<Fitting>(
    db,
    { all, breaks, most: sampledCandidates, seed },
    rows,
    lastId,
  );
  return { recipes, isSampled: true };
}

/** Recipes read at once: parsing all in one response would block every other call meanwhile. */
const slice = 500;

async function factsOf(db: Db, ids: readonly number[]): Promise<Facts[]> {
  const found: Facts[] = [];
  for (let from = 0; from < ids.length; from += slice) {
    const { rows } = await sql<Facts>`
      select id::int, meal_types, calories, price_class, planning, food_ids, protein_sources
      from recipes join recipe_details on recipe_id = id
      where calories > 0 and id = any(${ids.slice(from, from + slice)}::bigint[])`.execute(db);
    found.push(...rows);
  }
  return found;
}

const factsById = (facts: readonly Facts[]): ReadonlyMap<number, Facts> =>
  new Map(facts.map((row) => [row.id, row]));

/** Facts that do not depend on the member; those of the first recipes are cached. */
async function readFacts(
  { db, queryCache }: Places,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Facts>> {
  const known = await queryCache.get(['recipes', 'recipe_details'], 'facts of plans', async () => {
    const { rows } = await sql<{ readonly id: number }>`
      select id::int from recipes order by recipes.id limit ${mostCandidates}`.execute(db);
    const first = await factsOf(
      db,
      rows.map(({ id }) => id),
    );
    return factsById(first);
  });
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const others = await factsOf(db, missing);
  return new Map([...known, ...others.map((row) => [row.id, row] as const)]);
}

/** Candidates for these meals, in the order of their ids. */
export async function findPlanCandidates(places: Places, search: CandidateSearch): Promise<PlanCandidate[]> {
  const { recipes, isSampled } = await findPlannable(places.db, search);
  const ids = recipes.map(({ id }) => id);
  const known = isSampled ? factsById(await factsOf(places.db, ids)) : await readFacts(places, ids);
  const axes = limitedAxes(search.rules);
  const within = await findServingsWithin(places.db, ids, search.rules);
  return recipes.flatMap(({ id, breaks }) => {
    const row = known.get(id);
    if (row === undefined) return [];
    const own = search.rules.length;
    const candidate = candidateOf(
      row,
      breaks.filter((place) => place < own),
      [...axes.map((axis) => row.planning?.lowServings[axis] ?? 1), within.get(id) ?? Infinity],
      search.useUp ?? [],
    );
    const unfit = breaks.filter((place) => place >= own).map((place) => place - own);
    return unfit.length === 0 ? candidate : { ...candidate, unfit };
  });
}

function candidateOf(
  { planning, ...row }: Facts,
  breaks: readonly number[],
  mostServings: readonly number[],
  useUp: readonly string[],
): PlanCandidate {
  return {
    id: row.id,
    slots: slotsFor(row.meal_types),
    kcal: Math.round(row.calories),
    protein: planning?.protein ?? null,
    fiber: planning?.fiber ?? null,
    sodium: planning?.sodium ?? null,
    priceClass: row.price_class,
    // One serving fits this member by the search, if only because of foods they include; several servings are judged
    // by the figures alone.
    maxServings: Math.min(...mostServings.map((most) => Math.max(1, most))),
    breaks,
    cooking: planning?.cooking ?? null,
    proteins: proteinKinds(row.protein_sources, row.food_ids),
    usesUp: useUp.filter((food) => row.food_ids.includes(food)).length,
  };
}

/** What a planned recipe asks of a cook, by its id. */
export async function findCookingFacts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Omit<CookedDish, 'isWeekend'>>> {
  const rows = ids.length === 0 ? [] : await factsOf(db, ids);
  return new Map(
    rows.map(({ id, planning, price_class: priceClass, food_ids: foodIds }) => [
      id,
      { minutes: planning?.cooking?.minutes ?? defaultWorkMinutes, priceClass, foodIds },
    ]),
  );
}
