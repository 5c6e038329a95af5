import { favoritesId } from '#domain/collection/collection.ts';
import type { Db } from '#server/db/connect.ts';
import { maxRecipes, storedId } from './collections.ts';
import { addFavorite } from './favorites.ts';
import { seenBy } from './recipes.ts';

/**
 * Replaces the recipes of the collection, all or nothing. Existing ones keep their position; new ones come
 * first, in the given order. Of two concurrent calls the later one wins as a whole.
 */
export async function syncRecipes(
  db: Db,
  userId: string,
  id: string,
  recipeIds: readonly number[],
  now: Date,
): Promise<'synced' | 'unknownCollection' | 'unknownRecipe'> {
  const stored = storedId(id);
  const requested = [...new Set(recipeIds)];
  return db.transaction().execute(async (tx) => {
    if (stored !== null) {
      const own = await tx
        .selectFrom('collections')
        .select('id')
        .where('id', '=', stored)
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (own === undefined) return 'unknownCollection';
    } else {
      if (id !== favoritesId) return 'unknownCollection';
      await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    }
    const known =
      requested.length === 0
        ? []
        : await tx
            .selectFrom('recipes')
            .select('id')
            .where('id', 'in', requested)
            .where(seenBy(userId))
            .execute();
    if (known.length < requested.length) return 'unknownRecipe';
    if (stored !== null) {
      await tx
        .deleteFrom('collection_recipes')
        .where('user_id', '=', userId)
        .where('collection_id', '=', stored)
        .$if(requested.length > 0, (query) => query.where('recipe_id', 'not in', requested))
        .execute();
      if (requested.length > 0)
        await tx
          .insertInto('collection_recipes')
          .values(
            requested.map((recipeId) => ({
              user_id: userId,
              collection_id: stored,
              recipe_id: recipeId,
              added_at: now,
            })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    } else {
      await tx
        .deleteFrom('favorites')
        .where('user_id', '=', userId)
        .$if(requested.length > 0, (query) => query.where('recipe_id', 'not in', requested))
        .execute();
      if (requested.length > 0)
        await tx
          .insertInto('favorites')
          .values(requested.map((recipeId) => ({ user_id: userId, recipe_id: recipeId, created_at: now })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    }
    return 'synced';
  });
}

/** Whether one of the collections has no room for a recipe that isn't in it. */
async function isOneFull(db: Db, userId: string, ids: readonly number[], recipeId: number): Promise<boolean> {
  if (ids.length === 0) return false;
  const full = await db
    .selectFrom('collection_recipes')
    .select('collection_id')
    .where('user_id', '=', userId)
    .where('collection_id', 'in', ids)
    .groupBy('collection_id')
    .having((eb) => eb(eb.fn.countAll(), '>=', maxRecipes))
    .having((eb) => eb.not(eb.fn<boolean>('bool_or', [eb('recipe_id', '=', recipeId)])))
    .limit(1)
    .execute();
  return full.length > 0;
}

/** Replaces the collections that contain the recipe, all or nothing; `default` is the favorites. */
export async function replaceCollectionsOfRecipe(
  db: Db,
  userId: string,
  recipeId: number,
  ids: readonly string[],
  now: Date,
): Promise<'replaced' | 'unknownCollection' | 'full'> {
  const requested = [...new Set(ids.filter((id) => id !== favoritesId))].map(storedId);
  return db.transaction().execute(async (tx) => {
    // always in one order, so that concurrent calls cannot deadlock
    const own = await tx
      .selectFrom('collections')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id')
      .forUpdate()
      .execute();
    const ownIds = new Set(own.map(({ id }) => id));
    if (!requested.every((id) => id !== null && ownIds.has(id))) return 'unknownCollection';
    const wantedIds = requested.flatMap((id) => id ?? []);
    if (await isOneFull(tx, userId, wantedIds, recipeId)) return 'full';
    if (ids.includes(favoritesId) && !(await addFavorite(tx, userId, recipeId, now))) return 'full';
    if (ownIds.size > 0)
      await tx
        .deleteFrom('collection_recipes')
        .where('user_id', '=', userId)
        .where('recipe_id', '=', recipeId)
        .where('collection_id', 'in', [...ownIds])
        .$if(wantedIds.length > 0, (query) => query.where('collection_id', 'not in', wantedIds))
        .execute();
    if (wantedIds.length > 0)
      await tx
        .insertInto('collection_recipes')
        .values(
          wantedIds.map((id) => ({ user_id: userId, collection_id: id, recipe_id: recipeId, added_at: now })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (!ids.includes(favoritesId))
      await tx
        .deleteFrom('favorites')
        .where('user_id', '=', userId)
        .where('recipe_id', '=', recipeId)
        .execute();
    return 'replaced';
  });
}
