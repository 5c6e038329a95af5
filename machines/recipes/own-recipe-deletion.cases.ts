import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { ownRecipeDeletionMachine } from './own-recipe-deletion.machine.ts';

export const ownRecipeDeletionCases: CasesOf<typeof ownRecipeDeletionMachine> = {
  input: { id: '17' },
  events: {
    'deletion.requested': [{ type: 'deletion.requested' }],
    'deletion.confirmed': [{ type: 'deletion.confirmed' }],
    'deletion.declined': [{ type: 'deletion.declined' }],
  },
  outputs: { deleteRecipe: { ...failures, ok: [ok(null)] } },
};
