import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { fishPieWarning } from './planner-sheets.cases.ts';
import type { scheduleMachine } from './schedule.machine.ts';

export const scheduleCases: CasesOf<typeof scheduleMachine> = {
  input: { recipeId: '17', today: '2026-05-17' },
  events: {
    'day.chosen': [{ type: 'day.chosen', day: '2026-05-12' }],
    'week.changed': [{ type: 'week.changed', by: 1 }],
    'choice.submitted': [
      { type: 'choice.submitted', warning: null },
      { type: 'choice.submitted', warning: fishPieWarning },
    ],
    'choice.confirmed': [{ type: 'choice.confirmed' }],
    'choice.declined': [{ type: 'choice.declined' }],
    'scheduling.begun': [{ type: 'scheduling.begun', today: '2026-05-18' }],
  },
  outputs: { scheduleRecipe: { ...failures, ok: [ok(null)] } },
  distinguish: ({ isAccepted }) => isAccepted,
};
