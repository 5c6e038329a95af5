import type { Db } from '#server/db/connect.ts';

/**
 * Sets the favorite to `wanted`, toggles it when `wanted` is undefined, and returns the new state.
 * Concurrent calls never fail.
 */
export async function toggleFavorite(
  db: Db,
  userId: string,
  recipeId: number,
  { wanted, now }: { readonly wanted?: boolean | undefined; readonly now: Date },
): Promise<boolean> {
  if (wanted !== true) {
    const { numDeletedRows } = await db
      .deleteFrom('favorites')
      .where('user_id', '=', userId)
      .where('recipe_id', '=', recipeId)
      .executeTakeFirstOrThrow();
    if (wanted === false || numDeletedRows > 0n) return false;
  }
  await db
    .insertInto('favorites')
    .values({ user_id: userId, recipe_id: recipeId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Ids of one page of favorites, latest first, with the total. */
export async function findFavorites(
  db: Db,
  userId: string,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const rows = await db
    .selectFrom('favorites')
    .select('recipe_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('recipe_id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('favorites')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ids: rows.map(({ recipe_id }) => recipe_id), total: Number(total) };
}

/** Which of these recipes are favorites of the member. */
export async function findFavoritesAmong(
  db: Db,
  userId: string,
  recipeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (recipeIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('favorites')
    .select('recipe_id')
    .where('user_id', '=', userId)
    .where('recipe_id', 'in', recipeIds)
    .execute();
  return new Set(rows.map(({ recipe_id }) => recipe_id));
}
