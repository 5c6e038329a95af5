import { localDay, weekOf } from '#domain/calendar/week.ts';
import { planDay } from '#domain/meal-plan/plan-day.ts';
import type { Feature } from '#domain/membership/features.ts';
import { recipeInPath } from '#domain/recipe/recipe-path.ts';

/** Pages of members whose code and data are requested before the app is loaded. */
export type PreloadedScreen = 'dashboard' | 'recipe' | 'planner' | 'questionnaire' | 'plans';

interface Preloaded {
  readonly screen: PreloadedScreen;
  /** The call of the page, as the app makes it. */
  readonly call: string;
  /** Without it the page is locked and requests nothing; null: it's open to all members. */
  readonly feature: Feature | null;
}

function weekOfPlan(search: string): string {
  const [start = ''] = weekOf(planDay(new URLSearchParams(search).get('date'), localDay(new Date())));
  return `/api/users/me/meal-plans?start=${start}`;
}

/** What to request for an address; null for all other pages. */
export function preloadedIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Preloaded | null {
  const recipeId = recipeInPath(pathname);
  if (recipeId !== null) return { screen: 'recipe', call: `/api/recipes/${recipeId}`, feature: null };
  switch (pathname.replace(/\/$/, '')) {
    case '/meal-planner':
      return { screen: 'planner', call: weekOfPlan(search), feature: 'meal_plan' };
    case '/health-questionnaire':
      return {
        screen: 'questionnaire',
        call: '/api/health-questions',
        feature: 'questionnaire_health_score',
      };
    case '/account/choose-plan':
    case '/account/get-started-membership':
      return { screen: 'plans', call: '/api/packages', feature: null };
    default:
      return null;
  }
}
