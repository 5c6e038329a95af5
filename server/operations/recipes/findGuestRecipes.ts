import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import { readCriteria } from '#domain/recipe/search-criteria.ts';
import type { Context, Handler } from '#server/context.ts';
import { noLists } from '#server/queries/member-lists.ts';
import { searchRecipes } from '#server/queries/recipe-search.ts';
import { findCards } from '#server/queries/recipes.ts';
import { guestProfile } from '#server/recipes/guest-profile.ts';
import { recipeCard } from '#server/recipes/recipe-card.ts';
import { unknownFilterTerms } from '#server/recipes/unknown-filter-terms.ts';

const dozen = 12;
/** How many of each meal; what is missing is filled up with any. */
const menu = [
  { mealTypes: ['Main course'], count: 5 },
  { mealTypes: ['Breakfast'], count: 3 },
  { mealTypes: ['Soup'], count: 2 },
  { mealTypes: ['Dessert'], count: 2 },
  { mealTypes: [], count: dozen },
] as const satisfies readonly { readonly mealTypes: readonly MealType[]; readonly count: number }[];

type Rules = ReturnType<typeof rulesOf>;

/** Equal answers get equal dishes, so they are cached while no recipe changes. */
const readDozen = ({ db, foods, queryCache }: Context, rules: Rules) =>
  queryCache.get(['recipes', 'reviews'], `guest dozen ${JSON.stringify(rules)}`, async () => {
    const ids = new Set<number>();
    for (const { mealTypes, count } of menu) {
      const criteria = readCriteria({ mealTypes: [...mealTypes] }, foods);
      if ('unknown' in criteria) throw unknownFilterTerms(criteria.unknown);
      const search = { criteria, rules, lists: noLists, owner: null, sort: 'rating', page: 1 } as const;
      const found = await searchRecipes(db, { ...search, perPage: dozen });
      const fresh = found.ids.filter((id) => !ids.has(id));
      for (const id of fresh.slice(0, Math.min(count, dozen - ids.size))) ids.add(id);
    }
    return findCards(db, [...ids], null);
  });

export const findGuestRecipes: Handler<'findGuestRecipes'> = async (context, { body }) => {
  const profile = guestProfile(body, context.foods);
  const rows = await readDozen(context, rulesOf(profile));
  return { data: rows.map((row) => recipeCard(row, profile, context.foods)) };
};
