import { localDay, weekOf } from '#domain/calendar/week.ts';
import { cacheScreens, warmOfflineCache } from '#src/pwa/warm-offline-cache.ts';

const savesData = () => Object(Reflect.get(navigator, 'connection'))['saveData'] === true;

/** What opens without a network is at hand after the first visit, without every screen having been looked at. */
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
