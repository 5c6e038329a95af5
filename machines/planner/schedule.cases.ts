import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { scheduleMachine } from './schedule.machine.ts';

export const scheduleCases: CasesOf<typeof scheduleMachine> = {
  input: { recipeId: '17', today: '2026-05-17' },
  events: {
    'day.chosen': [{ type: 'day.chosen', day: '2026-05-12' }],
    'week.changed': [{ type: 'week.changed', by: 1 }],
    'choice.submitted': [{ type: 'choice.submitted' }],
  },
  answers: { scheduleRecipe: { ...failures, ok: [ok(null)] } },
};
