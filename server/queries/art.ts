import type { DishSpec } from '#art/dish-spec.ts';
import { currentRef } from '#domain/recipe/former-refs.ts';
import type { Db } from '#server/db/connect.ts';

/** Art spec of a recipe and the hash in its address; undefined when there is no such recipe. */
export async function findArt(
  db: Db,
  refId: string,
): Promise<{ readonly spec: DishSpec; readonly hash: string } | undefined> {
  return db
    .selectFrom('recipes')
    .innerJoin('recipe_details', 'recipe_details.recipe_id', 'recipes.id')
    .select(['recipe_details.art as spec', 'recipes.art_hash as hash'])
    .where('recipes.ref_id', '=', currentRef(refId))
    .executeTakeFirst();
}
