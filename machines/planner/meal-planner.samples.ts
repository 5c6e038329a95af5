import { sampleDay, samplePlanItem, sampleWeek } from '#domain/meal-plan/week-plan.fixture.ts';
import { type DayPlan, inputsOf, type PlanItem, revisionOn } from '#domain/meal-plan/week-plan.ts';
import { ok } from '../shared/cases.ts';
import { friday, soupOnThursday, thursday } from './meal-planner.cases.ts';

export const input = { day: thursday };
export const loaded = { resolves: 'loadWeek', with: ok(soupOnThursday) } as const;
export const planResponse = (...days: DayPlan[]) => ({ resolves: 'changePlan', with: ok(days) }) as const;
/** The result of a change that is queued offline: no days. */
export const done = planResponse();
/** A day after a change that was based on the loaded week. */
export const after = (date: string, items: PlanItem[]): DayPlan => ({
  ...sampleDay(date, items),
  former_revision: revisionOn(soupOnThursday, date),
});
export const tooLate = { resolves: 'changePlan', with: { kind: 'conflict', message: 'Changed.' } } as const;
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
/** Undo of a change of Thursday that left these items. */
export const thursdayBack = (remaining: PlanItem[]) =>
  ({
    kind: 'restore',
    days: [
      {
        date: thursday,
        revision: sampleDay(thursday, remaining).revision,
        items: [soup],
        after: inputsOf(remaining),
      },
    ],
  }) as const;
export const soupBack = thursdayBack([]);
export const threeSoups = [samplePlanItem('51', { servings: 3 })];
export const snack = [samplePlanItem('51', { slot: 'snack' })];
export const emptied = sampleWeek(thursday, [sampleDay(thursday, []), sampleDay(friday, [])]);
export const changed = { type: 'plan.changed' } as const;
export const refresh = { type: 'refresh.requested' } as const;
export const otherWeek = { type: 'day.chosen', day: '2026-05-21' } as const;
