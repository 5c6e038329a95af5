import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '#server/db/connect.ts';
import { createQueryCache } from '#server/db/query-cache.ts';
import { plannedRecipes } from '#server/meal-plan/planned-recipes.ts';
import { openTestDatabase } from '#tests/server/test-database.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

/** Counts its queries. */
function counted() {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: connection.db.withPlugin(plugin), queries: () => count };
}

test('recipes of plans are read once for all plans, those that are missing with one query', async () => {
  const { queryCache } = createQueryCache({ readVersion: null });
  const { db, queries } = counted();
  const rows = await connection.db.selectFrom('recipes').select('id').orderBy('id').limit(6).execute();
  const ids = rows.map(({ id }) => id);
  const idsOf = async (wanted: readonly number[]) =>
    (await plannedRecipes(db, queryCache, wanted)).map(({ id }) => id);

  expect(await idsOf(ids.slice(0, 4))).toEqual(ids.slice(0, 4));
  expect(queries()).toBe(1);
  const otherWeek = ids.slice(1, 4).reverse();
  expect(await idsOf(otherWeek)).toEqual(otherWeek);
  expect(queries()).toBe(1);
  expect(await idsOf(ids)).toEqual(ids);
  expect(queries()).toBe(2);
});

test('an unknown recipe is omitted, and looked for again', async () => {
  const { queryCache } = createQueryCache({ readVersion: null });
  const { db, queries } = counted();
  expect(await plannedRecipes(db, queryCache, [-1])).toEqual([]);
  expect(await plannedRecipes(db, queryCache, [-1])).toEqual([]);
  expect(queries()).toBe(2);
});
