import { localDay, weekOf } from '#domain/calendar/week.ts';
import { keepForOffline } from '#src/pwa/keep-for-offline.ts';
import { screens } from '../screens.ts';

const code = ['recipe', 'favourites', 'collections', 'collection', 'mealPlanGate'] as const;
const ofPlanner = ['planner', 'shoppingList'] as const;

const savesData = () => Object(Reflect.get(navigator, 'connection'))['saveData'] === true;

/** What opens without a network is at hand after the first visit, without every screen having been looked at. */
export async function prepareOfflineReading(mayPlan: boolean): Promise<void> {
  if (savesData()) return;
  const [start = ''] = weekOf(localDay(new Date()));
  const plan = [`/users/me/meal-plans?start=${start}`, `/users/me/shopping-list?start=${start}`];
  await keepForOffline([
    '/users/me/favorite-recipes?page=1',
    '/recipes/collections',
    ...(mayPlan ? plan : []),
  ]);
  for (const name of [...code, ...(mayPlan ? ofPlanner : [])]) await screens[name]().catch(() => null);
}
