import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { proteinBar } from './custom-food.cases.ts';
import type { foodRemovalMachine } from './food-removal.machine.ts';

export const foodRemovalCases: CasesOf<typeof foodRemovalMachine> = {
  events: {
    'removal.requested': [{ type: 'removal.requested', food: proteinBar }],
    'removal.undone': [{ type: 'removal.undone', food: proteinBar }],
  },
  outputs: {
    removeFood: { ...failures, ok: [ok(null)] },
    restoreFood: { ...failures, ok: [ok(null)] },
  },
  distinguish: ({ changes }) => Math.min(changes, 1),
};
