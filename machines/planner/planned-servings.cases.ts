import type { CasesOf } from '../shared/cases.ts';
import type { plannedServingsMachine } from './planned-servings.machine.ts';

export const plannedServingsCases: CasesOf<typeof plannedServingsMachine> = {
  input: { servings: 2 },
  events: {
    'servings.chosen': [
      { type: 'servings.chosen', servings: 3 },
      { type: 'servings.chosen', servings: 2 },
      { type: 'servings.chosen', servings: 0 },
    ],
    'servings.saved': [{ type: 'servings.saved' }],
    'editing.canceled': [{ type: 'editing.canceled' }],
    'plan.changed': [{ type: 'plan.changed', servings: 2 }],
  },
  outputs: {},
  distinguish: ({ saved, draft }) => [Math.min(saved, 3), Math.min(draft, 3)],
};
