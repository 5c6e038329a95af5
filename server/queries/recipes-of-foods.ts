import { sql } from 'kysely';
import type { Eater } from '#domain/swap/eater.ts';
import type { Db } from '#server/db/connect.ts';
import { conditionsOf } from './recipe-conditions.ts';

/** So many are looked through for foods; recommendations show a few. */
const looked = 300;

/** Recipes with any of the foods that keep to all that the eater asks for, by id. */
export async function findRecipesOfFoods(db: Db, foodIds: readonly string[], eater: Eater) {
  if (foodIds.length === 0) return [];
  const { narrowing, excluding } = conditionsOf(
    {
      words: [],
      diets: eater.diets,
      mealTypes: [],
      proteinSources: [],
      allergens: eater.allergens,
      withoutFoods: eater.withoutFoods,
      calories: null,
      levels: eater.limits,
    },
    eater.lists,
    null,
  );
  return db
    .selectFrom('recipes')
    .select(['id', 'ref_id', 'title', 'art_hash', 'food_ids'])
    .where(sql<boolean>`food_ids && ${foodIds}::text[]`)
    .where(
      sql<boolean>`${sql.join([sql`true`, ...[...narrowing, ...excluding].map(({ test }) => test)], sql` and `)}`,
    )
    .orderBy('id')
    .limit(looked)
    .execute();
}
