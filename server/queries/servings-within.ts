import { sql } from 'kysely';
import type { ProfileRule } from '#domain/dietary-profile/profile-rules.ts';
import { maybeFoodId } from '#domain/source-recipe/either-food.ts';
import { servingsWithin } from '#domain/triggers/dose-limit.ts';
import { countedSubstances } from '#domain/triggers/doses.ts';
import type { Db } from '#server/db/connect.ts';

interface Amounts {
  readonly id: number;
  /** By limit, of one serving; null where it isn't known. */
  readonly amounts: readonly (number | null)[];
}

/** Servings of each recipe at one sitting that stay within the limits from food tests; empty without such limits. */
export async function findServingsWithin(
  db: Db,
  ids: readonly number[],
  rules: readonly ProfileRule[],
): Promise<ReadonlyMap<number, number>> {
  const limits = rules.flatMap(({ tests }) =>
    tests.flatMap((test) => (test.test === 'isOverDose' || test.test === 'isOverGrams' ? [test.limit] : [])),
  );
  if (limits.length === 0 || ids.length === 0) return new Map();
  // arrays begin with 1; a food that a recipe does not hold has no grams
  const columns = limits.map((limit) =>
    'grams' in limit
      ? sql`case when food_ids && ${[limit.foodId, maybeFoodId(limit.foodId)]}::text[] then (food_grams->>${limit.foodId}::text)::float8 else 0 end`
      : sql`doses[${sql.lit(countedSubstances.indexOf(limit.substance) + 1)}]::float8`,
  );
  const { rows } = await sql<Amounts>`
    select id::int, array[${sql.join(columns)}] as amounts from recipes where id = any(${ids}::bigint[])`.execute(
    db,
  );
  return new Map(
    rows.map(({ id, amounts }) => [
      id,
      Math.min(
        ...limits.map((limit, at) => {
          const amount = amounts[at] ?? null;
          return amount === null ? 1 : servingsWithin(amount, limit);
        }),
      ),
    ]),
  );
}
