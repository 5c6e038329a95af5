import { itemsOn, readWeek, recipeIdOf } from '#domain/meal-plan/week-plan.ts';

/** The calls that the pages of the planned recipes need, below /api, each once. */
export function plannedRecipes(weeks: readonly Parameters<typeof readWeek>[0][]): string[] {
  const items = weeks.flatMap((body) => {
    const week = readWeek(body);
    return Object.keys(week.days).flatMap((date) => itemsOn(week, date));
  });
  const ids = items.flatMap((item) => recipeIdOf(item) ?? []);
  return [...new Set(ids)].map((id) => `/recipes/${encodeURIComponent(id)}`);
}
