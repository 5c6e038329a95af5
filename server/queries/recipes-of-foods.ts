import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { noCriteria } from '#domain/recipe/search-criteria.ts';
import type { Db } from '#server/db/connect.ts';
import { noLists } from './member-lists.ts';
import { searchRecipes } from './recipe-search.ts';
import { judgedColumns } from './recipes.ts';

/** Number of recipes read; recommendations show a few. */
const most = 300;

/** Recipes with any of the foods that fit the member, by id. A search finds them, as it looks up what is rare by index. */
export async function findRecipesOfFoods(db: Db, foodIds: readonly string[], profile: DietaryProfile) {
  if (foodIds.length === 0) return [];
  const { ids } = await searchRecipes(db, {
    criteria: { ...noCriteria, withFoods: [foodIds] },
    lists: noLists,
    rules: rulesOf(profile),
    owner: null,
    sort: 'default',
    page: 1,
    perPage: most,
  });
  if (ids.length === 0) return [];
  return db
    .selectFrom('recipes')
    .select(['id', 'ref_id', 'title', 'art_hash', 'own_photo_url', ...judgedColumns])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}
