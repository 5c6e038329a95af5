import type { Db } from '#server/db/connect.ts';

const maxShown = 100;

/** The days on which the member cooked the recipe, latest first. */
export async function findCookedDates(db: Db, userId: string, recipeId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('cooked_recipes')
    .select('cooked_on')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .orderBy('cooked_on', 'desc')
    .limit(maxShown)
    .execute();
  return rows.map(({ cooked_on }) => cooked_on);
}

/** Inserts the day, or only replaces its servings. */
export async function putCooked(
  db: Db,
  userId: string,
  recipeId: number,
  { day, servings }: { readonly day: string; readonly servings: number | null },
): Promise<void> {
  await db
    .insertInto('cooked_recipes')
    .values({ user_id: userId, recipe_id: recipeId, cooked_on: day, servings })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'recipe_id', 'cooked_on']).doUpdateSet({ servings }),
    )
    .execute();
}

export async function deleteCooked(db: Db, userId: string, recipeId: number, day: string): Promise<void> {
  await db
    .deleteFrom('cooked_recipes')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .where('cooked_on', '=', day)
    .execute();
}

/** What the member cooked, latest first, with what a row of a list shows. */
export const findCooked = (db: Db, userId: string) =>
  db
    .selectFrom('cooked_recipes')
    .innerJoin('recipes', 'recipes.id', 'cooked_recipes.recipe_id')
    .select([
      'cooked_recipes.cooked_on',
      'cooked_recipes.servings',
      'recipes.id',
      'recipes.ref_id',
      'recipes.title',
      'recipes.art_hash',
      'recipes.own_photo_url',
    ])
    .where('user_id', '=', userId)
    .orderBy('cooked_on', 'desc')
    .orderBy('recipe_id')
    .limit(maxShown)
    .execute();

/** All of it, for the export. */
export const listOwnCooked = (db: Db, userId: string) =>
  db
    .selectFrom('cooked_recipes')
    .select(['recipe_id', 'cooked_on', 'servings'])
    .where('user_id', '=', userId)
    .orderBy('cooked_on')
    .orderBy('recipe_id')
    .execute();
