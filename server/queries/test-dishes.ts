import { sql } from 'kysely';
import type { ProfileRule } from '#domain/dietary-profile/profile-rules.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import { noCriteria } from '#domain/recipe/search-criteria.ts';
import { type CountedSubstance, countedSubstances } from '#domain/triggers/doses.ts';
import type { Db } from '#server/db/connect.ts';
import { noLists } from './member-lists.ts';
import { conditionsOf, conditionsOfRules } from './recipe-conditions.ts';
import { testOf } from './sql-conditions.ts';

export interface TestDish {
  readonly id: number;
  readonly title: string;
  readonly meal_types: readonly MealType[];
}

/** Dishes into which a portion can be mixed. */
const mixed: readonly MealType[] = ['Soup', 'Main course', 'Breakfast'];

/** Dishes by these rules, and with less than these loads in a serving; soups first. */
export async function findCleanDishes(
  db: Db,
  {
    rules,
    owner,
    loads,
    most,
  }: {
    readonly rules: readonly ProfileRule[];
    readonly owner: string;
    readonly loads: readonly { readonly substance: CountedSubstance; readonly below: number }[];
    readonly most: number;
  },
): Promise<readonly TestDish[]> {
  const criteria = { ...noCriteria, courses: [[...mixed]] };
  const clean = loads.map(
    ({ substance, below }) => sql`doses[${sql.lit(countedSubstances.indexOf(substance) + 1)}] < ${below}`,
  );
  const tests = [testOf(conditionsOf(criteria, noLists, owner)), testOf(conditionsOfRules(rules)), ...clean];
  const { rows } = await sql<TestDish>`
    select id::int, title, meal_types from recipes where ${sql.join(tests, sql` and `)}
    order by 'Soup' = any(meal_types) desc, id limit ${most}`.execute(db);
  return rows;
}

/** Loads of one serving by `countedSubstances`. */
export async function findLoads(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly (number | null)[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('recipes').select(['id', 'doses']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, doses }) => [id, doses ?? []]));
}
