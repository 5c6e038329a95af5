import { sampleDay, samplePlanItem } from '#domain/meal-plan/week-plan.fixture.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { generatePlanMachine } from './generate-plan.machine.ts';

/** A day as it is planned. */
export const days = [sampleDay('2026-05-14', [samplePlanItem('51')])];

export const generatePlanCases: CasesOf<typeof generatePlanMachine> = {
  input: { date: '2026-05-14', target: 2000, least: 1200 },
  events: {
    'form.changed': [
      { type: 'form.changed', changes: { diet: 'Vegan' } },
      { type: 'form.changed', changes: { targetCalories: '' } },
    ],
    'plan.requested': [{ type: 'plan.requested' }],
  },
  outputs: { generatePlan: { ...failures, ok: [ok({ days, explanation: '1,976 of 2,000 kcal.' })] } },
  distinguish: ({ form }) => form.targetCalories === '',
};
