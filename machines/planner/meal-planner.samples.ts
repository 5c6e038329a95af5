import { sampleDay, samplePlanItem, sampleWeek } from '#domain/meal-plan/week-plan.fixture.ts';
import { type DayPlan, type PlanItem, revisionOn } from '#domain/meal-plan/week-plan.ts';
import { ok } from '../shared/cases.ts';
import { friday, soupOnThursday, thursday } from './meal-planner.cases.ts';

export const input = { day: thursday };
export const loaded = { answer: 'loadWeek', with: ok(soupOnThursday) } as const;
export const answer = (...days: DayPlan[]) => ({ answer: 'changePlan', with: ok(days) }) as const;
/** Nothing of a day, as of a change that waits for a connection. */
export const done = answer();
/** A day as a change has left it, which found it as the week has it. */
export const after = (date: string, items: PlanItem[]): DayPlan => ({
  ...sampleDay(date, items),
  former_revision: revisionOn(soupOnThursday, date),
});
export const tooLate = { answer: 'changePlan', with: { kind: 'conflict', message: 'Changed.' } } as const;
export const broken = { kind: 'unavailable', status: 500, message: null } as const;
export const asks = <TChange>(change: TChange) => ({ type: 'change.requested', change }) as const;

export const removal = asks({ kind: 'remove', date: thursday, itemId: '51' } as const);
export const soup = {
  type: 'recipe',
  id: 'carrot-soup',
  slot: 'lunch',
  servings: 1,
  generated: false,
  leftover_of: null,
} as const;
/** Thursday as it was, unless it has changed again since it was left with these items. */
export const thursdayBack = (left: PlanItem[]) =>
  ({
    kind: 'restore',
    days: [{ date: thursday, revision: sampleDay(thursday, left).revision, items: [soup] }],
  }) as const;
export const soupBack = thursdayBack([]);
export const threeSoups = [samplePlanItem('51', { servings: 3 })];
export const snack = [samplePlanItem('51', { slot: 'snack' })];
export const emptied = sampleWeek(thursday, [sampleDay(thursday, []), sampleDay(friday, [])]);
export const changed = { type: 'plan.changed' } as const;
export const refresh = { type: 'refresh.requested' } as const;
export const otherWeek = { type: 'day.chosen', day: '2026-05-21' } as const;
