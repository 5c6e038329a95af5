import { sql } from 'kysely';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { noCriteria } from '#domain/recipe/search-criteria.ts';
import type { Db } from '#server/db/connect.ts';
import { noLists } from './member-lists.ts';
import { bothOf, conditionsOf, conditionsOfRules, testOf } from './recipe-conditions.ts';
import { judgedColumns } from './recipes.ts';

/** Number of recipes scanned; recommendations show a few. */
const scanLimit = 300;

/** Recipes with any of the foods that fit the member, by id. */
export async function findRecipesOfFoods(db: Db, foodIds: readonly string[], profile: DietaryProfile) {
  if (foodIds.length === 0) return [];
  const everybodys = conditionsOf(noCriteria, noLists, null);
  return db
    .selectFrom('recipes')
    .select(['id', 'ref_id', 'title', 'art_hash', 'own_photo_url', ...judgedColumns])
    .where(sql<boolean>`food_ids && ${foodIds}::text[]`)
    .where(testOf(bothOf(everybodys, conditionsOfRules(rulesOf(profile)))))
    .orderBy('id')
    .limit(scanLimit)
    .execute();
}
