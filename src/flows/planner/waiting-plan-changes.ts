import { applyChange, type PlanChange } from '#domain/meal-plan/plan-change.ts';
import { itemsOn, type WeekPlan } from '#domain/meal-plan/week-plan.ts';
import type { WaitingChange } from '#src/api/waiting-changes.ts';

const dayOf = (week: WeekPlan, itemId: string) =>
  Object.keys(week.days).find((date) => itemsOn(week, date).some(({ id }) => id === itemId));

/** What a change that waits does to the week; null where only the server knows. */
function planChangeOf({ method, url, body }: WaitingChange, week: WeekPlan): PlanChange | null {
  const { pathname, searchParams } = new URL(url);
  const date = searchParams.get('date') ?? '';
  const itemId = searchParams.get('recipe_id') ?? '';
  if (method === 'DELETE' && pathname === '/api/users/me/meal-plans') return { kind: 'remove', date, itemId };
  if (method === 'DELETE' && pathname === '/api/users/me/meal-plans/date') return { kind: 'clear', date };
  const found = /^\/api\/meal-plans\/([^/]+)\/recipes\/([^/]+)\/(servings|move)$/.exec(pathname);
  if (found === null) return null;
  const [, planId = '', item = '', what] = found;
  const wanted: { servings?: number; date?: string } = JSON.parse(body ?? '{}');
  const at = { planId, itemId: item, date: dayOf(week, item) ?? '' };
  return what === 'servings'
    ? { kind: 'servings', ...at, servings: wanted.servings ?? 1 }
    : { kind: 'move', ...at, to: wanted.date ?? '' };
}

/** The week as the server had it last, with what waits to be sent. */
export const withWaiting = (week: WeekPlan, waiting: readonly WaitingChange[]): WeekPlan =>
  waiting.reduce((known, each) => {
    const change = planChangeOf(each, known);
    return change === null ? known : applyChange(known, change);
  }, week);
