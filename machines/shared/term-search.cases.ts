import { type CasesOf, failures, ok } from './cases.ts';
import { createTermSearchMachine } from './term-search.machine.ts';

/** An instance of the machine, for its tests and its diagram. */
export const sampleTermSearch = createTermSearchMachine<string>('termSearch');

export const termSearchCases: CasesOf<typeof sampleTermSearch> = {
  events: {
    'term.typed': [
      { type: 'term.typed', term: 'carrot' },
      { type: 'term.typed', term: '  ' },
    ],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: { search: { ...failures, ok: [ok(['Carrot', 'Carrot juice']), ok([])] } },
};
