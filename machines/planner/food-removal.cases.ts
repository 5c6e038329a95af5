import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { proteinBar } from './custom-food.cases.ts';
import type { foodRemovalMachine } from './food-removal.machine.ts';

export const granola = { ...proteinBar, id: '9', title: 'Granola' };

export const foodRemovalCases: CasesOf<typeof foodRemovalMachine> = {
  events: {
    'removal.requested': [
      { type: 'removal.requested', food: proteinBar },
      { type: 'removal.requested', food: granola },
    ],
    'removal.undone': [
      { type: 'removal.undone', food: proteinBar },
      { type: 'removal.undone', food: granola },
    ],
  },
  outputs: {
    removeFood: { ...failures, ok: [ok(null)] },
    restoreFood: { ...failures, ok: [ok(null)] },
  },
  distinguish: ({ changes, waiting }) => [Math.min(changes, 1), waiting.map(({ type }) => type).join(' ')],
};
