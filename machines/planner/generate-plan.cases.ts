import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { generatePlanMachine } from './generate-plan.machine.ts';

export const generatePlanCases: CasesOf<typeof generatePlanMachine> = {
  input: { date: '2026-05-14', target: 2000 },
  events: {
    'form.changed': [
      { type: 'form.changed', changes: { diet: 'Vegan' } },
      { type: 'form.changed', changes: { targetCalories: '' } },
    ],
    'plan.requested': [{ type: 'plan.requested' }],
  },
  answers: { generatePlan: { ...failures, ok: [ok({ explanation: '1,976 of 2,000 kcal.' })] } },
  distinguish: ({ form }) => form.targetCalories === '',
};
