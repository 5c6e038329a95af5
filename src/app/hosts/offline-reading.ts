import { localDay, weekOf } from '#domain/calendar/week.ts';
import { keepForOffline } from '#src/pwa/keep-for-offline.ts';

const screens = [
  () => import('#src/features/account/AccountScreen.tsx'),
  () => import('#src/features/recipes/recipe/RecipeScreen.tsx'),
  () => import('#src/features/recipes/FavouritesScreen.tsx'),
  () => import('#src/features/collections/CollectionsScreen.tsx'),
  () => import('#src/features/collections/CollectionScreen.tsx'),
  () => import('./FeatureGate.tsx'),
  () => import('#src/ui/sheet/ConfirmSheet.tsx'),
];
const ofPlanner = [
  () => import('#src/features/planner/PlannerScreen.tsx'),
  () => import('#src/features/planner/ShoppingListScreen.tsx'),
];

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
  for (const load of [...(mayPlan ? ofPlanner : []), ...screens]) await load().catch(() => null);
}
