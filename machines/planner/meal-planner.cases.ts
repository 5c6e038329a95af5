import { sampleDay, samplePlanItem, sampleWeek } from '#domain/meal-plan/week-plan.fixture.ts';
import { type DayPlan, revisionOn } from '#domain/meal-plan/week-plan.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { mealPlannerMachine } from './meal-planner.machine.ts';

export const thursday = '2026-05-14';
export const friday = '2026-05-15';
export const soupOnThursday = sampleWeek(thursday, [
  sampleDay(thursday, [samplePlanItem('51')]),
  sampleDay(friday, []),
]);

/** Thursday after its soup was removed; the revision before the change is the known one. */
export const emptyThursday: DayPlan = {
  ...sampleDay(thursday, []),
  former_revision: revisionOn(soupOnThursday, thursday),
};

export const mealPlannerCases: CasesOf<typeof mealPlannerMachine> = {
  input: { day: thursday },
  events: {
    'day.chosen': [
      { type: 'day.chosen', day: friday },
      { type: 'day.chosen', day: '2026-05-21' },
    ],
    'change.requested': [
      { type: 'change.requested', change: { kind: 'remove', date: thursday, itemId: '51' } },
    ],
    'change.repeated': [{ type: 'change.repeated' }],
    'trouble.dismissed': [{ type: 'trouble.dismissed' }],
    'refresh.requested': [{ type: 'refresh.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadWeek: { ...failures, ok: [ok(soupOnThursday)] },
    refreshWeek: { ...failures, ok: [ok(soupOnThursday)] },
    changePlan: { ...failures, ok: [ok([emptyThursday]), ok([])] },
  },
  distinguish: ({ confirmed, pending, trouble }) => [
    confirmed === null,
    Math.min(pending.length, 2),
    trouble === null,
  ],
};
