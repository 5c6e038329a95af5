import { emptyGenerator } from '#domain/meal-plan/generator-form.ts';
import { sampleDay, samplePlanItem } from '#domain/meal-plan/week-plan.fixture.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { GeneratedPlan, GenerateInput, generatePlanMachine } from './generate-plan.machine.ts';

/** A day as it is planned. */
export const days = [sampleDay('2026-05-14', [samplePlanItem('51')])];

/** A plan that meets every goal. */
export const plan: GeneratedPlan = {
  days,
  explanation: '1,976 of 2,000 kcal.',
  isSaved: true,
  seed: 7,
  misses: [],
  advice: null,
};
/** A week that misses a goal. */
export const lacking: GeneratedPlan = {
  ...plan,
  isSaved: false,
  misses: ['This week has 38 g protein a day; aim for 55 g.'],
};
export const input: GenerateInput = {
  date: '2026-05-14',
  target: 2000,
  least: 1200,
  cooking: emptyGenerator.cooking,
};

export const generatePlanCases: CasesOf<typeof generatePlanMachine> = {
  input,
  events: {
    'form.changed': [
      { type: 'form.changed', changes: { diet: 'Vegan' } },
      { type: 'form.changed', changes: { targetCalories: '' } },
    ],
    'plan.requested': [{ type: 'plan.requested' }],
    'plan.accepted': [{ type: 'plan.accepted' }],
  },
  outputs: {
    generatePlan: { ...failures, ok: [ok(plan), ok(lacking)] },
    savePlan: { ...failures, ok: [ok(plan)] },
  },
  distinguish: ({ form }) => form.targetCalories === '',
};
