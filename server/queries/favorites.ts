import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared-queries.ts';
import { maxRecipes } from './collections.ts';

/** How many favorites the member has. */
async function countFavorites(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('favorites')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Adds a favorite. Returns false, and adds nothing, if there are as many as there can be. */
export async function addFavorite(db: Db, userId: string, recipeId: number, now: Date): Promise<boolean> {
  const row = db
    .selectNoFrom([
      sql<string>`${userId}::uuid`.as('user_id'),
      sql<number>`${recipeId}::bigint`.as('recipe_id'),
      sql<Date>`${now}::timestamptz`.as('created_at'),
    ])
    .where(
      db
        .selectFrom('favorites')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('user_id', '=', userId),
      '<',
      maxRecipes,
    );
  const { numInsertedOrUpdatedRows: added = 0n } = await db
    .insertInto('favorites')
    .columns(['user_id', 'recipe_id', 'created_at'])
    .expression(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (added > 0n || (await findFavoritesAmong(db, userId, [recipeId])).has(recipeId)) return true;
  // a concurrent call may have removed it again, which leaves room
  return (await countFavorites(db, userId)) < maxRecipes;
}

/**
 * Sets the favorite to `wanted`, toggles it when `wanted` is undefined, and returns the new state.
 * `full`: there are as many as there can be. Concurrent calls never fail.
 */
export async function toggleFavorite(
  db: Db,
  userId: string,
  recipeId: number,
  { wanted, now }: { readonly wanted?: boolean | undefined; readonly now: Date },
): Promise<boolean | 'full'> {
  if (wanted !== true) {
    const { numDeletedRows } = await db
      .deleteFrom('favorites')
      .where('user_id', '=', userId)
      .where('recipe_id', '=', recipeId)
      .executeTakeFirstOrThrow();
    if (wanted === false || numDeletedRows > 0n) return false;
  }
  return (await addFavorite(db, userId, recipeId, now)) || 'full';
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
  return { ids: rows.map(({ recipe_id }) => recipe_id), total: await countFavorites(db, userId) };
}

const amongFavorites = prepared(
  (db, { userId, recipeIds }: { readonly userId: string; readonly recipeIds: readonly number[] }) =>
    db
      .selectFrom('favorites')
      .select('recipe_id')
      .where('user_id', '=', userId)
      .where(sql<boolean>`recipe_id = any(${recipeIds}::bigint[])`)
      .compile(),
);

/** Which of these recipes are favorites of the member. */
export async function findFavoritesAmong(
  db: Db,
  userId: string,
  recipeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (recipeIds.length === 0) return new Set();
  const rows = await amongFavorites(db, { userId, recipeIds });
  return new Set(rows.map(({ recipe_id }) => recipe_id));
}
