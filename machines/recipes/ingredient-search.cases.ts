import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { ingredientSearchMachine } from './ingredient-search.machine.ts';

export const ingredientSearchCases: CasesOf<typeof ingredientSearchMachine> = {
  events: {
    'term.typed': [
      { type: 'term.typed', term: 'carrot' },
      { type: 'term.typed', term: '  ' },
    ],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: { searchIngredients: { ...failures, ok: [ok(['Carrot', 'Carrot juice']), ok([])] } },
};
