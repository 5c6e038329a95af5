import { localDay, weekOf } from '#domain/calendar/week.ts';
import { cacheScreens, warmOfflineCache } from '#src/pwa/warm-offline-cache.ts';

const savesData = () => Object(Reflect.get(navigator, 'connection'))['saveData'] === true;

/** Fills the offline cache after the first visit, also for screens that were not opened yet. */
export async function prepareOfflineReading(mayPlan: boolean): Promise<void> {
  if (savesData()) return;
  const [start = ''] = weekOf(localDay(new Date()));
  const plan = [`/users/me/meal-plans?start=${start}`, `/users/me/shopping-list?start=${start}`];
  await warmOfflineCache([
    '/users/me/favorite-recipes?page=1',
    '/recipes/collections',
    ...(mayPlan ? plan : []),
  ]);
  cacheScreens();
}
