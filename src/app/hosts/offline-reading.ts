import { addDays, localDay, weekOf } from '#domain/calendar/week.ts';
import { plannedRecipes } from '#src/pwa/planned-recipes.ts';
import { cacheScreens, readAhead, warmOfflineCache } from '#src/pwa/warm-offline-cache.ts';

/** Fills the offline cache after the first visit, also for screens that were not opened yet. */
export async function prepareOfflineReading(mayPlan: boolean): Promise<void> {
  const [start = ''] = weekOf(localDay(new Date()));
  const next = addDays(start, 7);
  const weeks = [start, next].map((monday) => `/users/me/meal-plans?start=${monday}`);
  const calls = [
    '/users/me/favorite-recipes?page=1',
    '/recipes/collections',
    '/users/me/recipes?page=1',
    ...(mayPlan ? [`/users/me/shopping-list?start=${start}`] : []),
  ];
  // recipes of planned meals can be read offline
  await warmOfflineCache(calls, async () => (mayPlan ? plannedRecipes(await readAhead(weeks)) : []));
  cacheScreens();
}
