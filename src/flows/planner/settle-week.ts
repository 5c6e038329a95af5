import { localDay } from '#domain/calendar/week.ts';
import { planDay } from '#domain/meal-plan/plan-day.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { settleFirst } from '#src/flows/first-snapshot.ts';
import { mealPlannerFlow } from './meal-planner-flow.ts';

/** Reads the week of an address of the planner before the app replaces the page that the server has rendered. */
export async function settleWeek(flows: AppFlows, url: URL, signal: AbortSignal): Promise<void> {
  const day = planDay(url.searchParams.get('date'), localDay(new Date()));
  await settleFirst(flows, mealPlannerFlow.id, mealPlannerFlow, { day }, 'ready', signal);
}
