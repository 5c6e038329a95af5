/** The calls without which a screen has nothing to show; of other screens they have the path of the screen. */
const reads: Readonly<Record<string, string>> = {
  '/meal-planner': '/users/me/meal-plans',
  '/meal-planner/shopping-list': '/users/me/shopping-list',
  '/health-and-wellness': '/swims/105/health-questions',
  '/health-questionnaire': '/health-questions',
  '/recipes/favorite': '/users/me/favorite-recipes',
  '/recipes/own': '/users/me/recipes',
  '/notifications': '/users/me/notifications',
};
const category = /^\/health-questionnaire\/(\d+)$/;

/** Whether the screen at this path lives from that call, a path with its `/api`. */
export function isReadOfScreen(screen: string, call: string): boolean {
  const path = screen.replace(/\/$/, '');
  return call === `/api${reads[path] ?? path.replace(category, '/swims/$1/health-questions')}`;
}
