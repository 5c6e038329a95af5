import type { Db } from '#server/db/connect.ts';
import type { QueryCache } from '#server/db/query-cache.ts';
import { findPlannedRecipes, type PlannedRecipe } from '#server/queries/planned-recipes.ts';

const tables = ['recipes', 'recipe_details'] as const;

/**
 * The recipes that plans have, in the order of the ids; unknown ones are omitted. Each is cached for all plans, as weeks
 * of the same dishes in other arrangements would be cached again and again; one query reads those that are not.
 */
export async function plannedRecipes(
  db: Db,
  queryCache: QueryCache,
  ids: readonly number[],
): Promise<readonly PlannedRecipe[]> {
  const missing: number[] = [];
  let rows: Promise<ReadonlyMap<number, PlannedRecipe>> | null = null;
  const readMissing = async () => {
    // all of them are known once every id was looked up
    await null;
    return new Map((await findPlannedRecipes(db, missing)).map((row) => [row.id, row]));
  };
  const found = await Promise.all(
    ids.map((id) =>
      queryCache.get(tables, { recipe: id, read: 'planned' }, async () => {
        missing.push(id);
        rows ??= readMissing();
        return (await rows).get(id);
      }),
    ),
  );
  return found.filter((row) => row !== undefined);
}
