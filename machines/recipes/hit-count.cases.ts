import { emptyFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { hitCountMachine } from './hit-count.machine.ts';

export const hitCountCases: CasesOf<typeof hitCountMachine> = {
  events: {
    'filter.changed': [{ type: 'filter.changed', filter: { ...emptyFilter, diet: ['Vegan'] } }],
    'filter.closed': [{ type: 'filter.closed' }],
  },
  outputs: {
    countHits: { ...failures, ok: [ok({ count: 23, isExact: true })] },
  },
};
