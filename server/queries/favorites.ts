import type { Db } from '#server/db/connect.ts';

/**
 * Switches the favorite to what is wanted, without a wish to the other one than now, and tells what it is then.
 * Two at the same time end on one or the other, never on an error.
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

/** Ids of one page of favorites, the latest first, with how many there are in all. */
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
