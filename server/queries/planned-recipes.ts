import { currentRef } from '#domain/recipe/former-refs.ts';
import type { Db } from '#server/db/connect.ts';
import { judgedColumns, seenBy } from './recipes.ts';

/** The recipe columns that a plan shows. */
export async function findPlannedRecipes(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('recipes')
    .innerJoin('recipe_details', 'recipe_details.recipe_id', 'recipes.id')
    .select([
      'id',
      'ref_id',
      'spoonacular_id',
      'title',
      'art_hash',
      'own_photo_url',
      'ready_in_minutes',
      'servings',
    ])
    .select(judgedColumns)
    .select(['nutrients', 'ingredients'])
    .where('id', 'in', ids)
    .execute();
}

export type PlannedRecipe = Awaited<ReturnType<typeof findPlannedRecipes>>[number];

/** The recipe columns that a shopping list or a calendar shows. */
export async function findCookedRecipes(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('recipes')
    .innerJoin('recipe_details', 'recipe_details.recipe_id', 'recipes.id')
    .select(['id', 'title', 'servings', 'ready_in_minutes', 'ingredients'])
    .where('id', 'in', ids)
    .execute();
}

/** The recipes of these refs, by `id`, `ref_id` or external id; unknown refs are omitted. */
export async function findMealTypes(db: Db, refs: readonly string[], userId: string) {
  if (refs.length === 0) return new Map<string, never>();
  const numbers = refs.filter((ref) => /^[1-9]\d{0,14}$/.test(ref)).map(Number);
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'ref_id', 'spoonacular_id', 'meal_types'])
    .where((eb) =>
      eb.or([
        eb('ref_id', 'in', refs.map(currentRef)),
        ...(numbers.length === 0 ? [] : [eb('id', 'in', numbers), eb('spoonacular_id', 'in', numbers)]),
      ]),
    )
    .where(seenBy(userId))
    .execute();
  return new Map(
    refs.flatMap((ref) => {
      const row = rows.find(
        (it) => it.ref_id === currentRef(ref) || [String(it.id), String(it.spoonacular_id)].includes(ref),
      );
      return row === undefined ? [] : [[ref, row] as const];
    }),
  );
}
